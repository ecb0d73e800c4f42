#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "clew/photo.h"
#include "clew/text.h"
#include "support/page.h"

namespace clew {
namespace {

using test::Page;
using test::PagePlace;

constexpr std::string_view clues =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Page classic(std::string_view digits = clues) {
  Page page(600, 640);
  page.grid({80, 90}, 48, 9, test::boxes(9, 3, 3), digits);
  return page;
}

std::string line_of(const PhotoReading& reading) {
  return to_line(*reading.puzzle.layout, reading.puzzle.givens);
}

TEST(PhotoRead, ReadsAPage) {
  const auto readings = read_photo(classic().flat());
  ASSERT_TRUE(readings) << readings.error().reason;
  ASSERT_EQ(readings->size(), 1U);
  const PhotoReading& reading = readings->front();
  EXPECT_EQ(reading.puzzle.layout->name(), "9x9");
  EXPECT_EQ(line_of(reading), clues);
  EXPECT_EQ(reading.decision, PhotoDecision::read);
  EXPECT_FALSE(reading.doubtful);
  EXPECT_EQ(reading.turn, 0);
  EXPECT_TRUE(reading.puzzle.entries.empty());
  EXPECT_NEAR(reading.corners[0].x, 80, 2);
  EXPECT_NEAR(reading.corners[0].y, 90, 2);
  EXPECT_NEAR(reading.corners[2].x, 512, 2);
  EXPECT_NEAR(reading.corners[2].y, 522, 2);
  ASSERT_EQ(reading.cells.size(), 81U);
  for (const PhotoCell& cell : reading.cells) {
    float sum = 0;
    for (const CellReading& other : cell.alternatives) sum += other.probability;
    EXPECT_NEAR(sum, 1, 0.02);
  }
}

TEST(PhotoRead, AnySideMayBeUp) {
  const Page page = classic();
  for (int turn = 0; turn < 4; ++turn) {
    const bool lying = turn % 2;
    const auto to_page = [&](PagePlace p) {
      switch (turn) {
        case 1:
          return PagePlace{p.y, 640 - p.x};
        case 2:
          return PagePlace{600 - p.x, 640 - p.y};
        case 3:
          return PagePlace{600 - p.y, p.x};
        default:
          return p;
      }
    };
    const auto readings =
        read_photo(page.photograph(lying ? 640 : 600, lying ? 600 : 640, to_page));
    ASSERT_TRUE(readings) << turn;
    EXPECT_EQ(line_of(readings->front()), clues) << turn;
    // The first corner is that of the page, wherever it lies in the picture.
    const PicturePoint corner = readings->front().corners[0];
    const PagePlace on_page = to_page({corner.x, corner.y});
    EXPECT_NEAR(on_page.x, 80, 3) << turn;
    EXPECT_NEAR(on_page.y, 90, 3) << turn;
  }
}

// Cages with their totals that leave one solution, whose first cells are in order.
struct PrintedCage {
  int total;
  std::vector<int> cells;
};
const std::vector<PrintedCage>& killer() {
  static const std::vector<PrintedCage> cages = {
      {14, {0, 9}},           {5, {1, 2}},         {13, {3, 4, 13}},
      {19, {5, 14, 23, 32}},  {26, {6, 7, 8, 17}}, {17, {10, 11, 20}},
      {11, {12, 21}},         {7, {15, 16, 25}},   {9, {18, 19}},
      {16, {22, 30, 31}},     {4, {24, 33}},       {21, {26, 34, 35}},
      {9, {27, 28}},          {16, {29, 37, 38}},  {13, {36, 45, 46}},
      {11, {39, 47, 48}},     {16, {40, 41}},      {26, {42, 43, 44, 52}},
      {22, {49, 57, 58, 67}}, {10, {50, 51}},      {9, {53, 62, 71}},
      {9, {54, 63, 72}},      {13, {55, 56}},      {13, {59, 60, 68}},
      {9, {61, 70}},          {19, {64, 65, 66}},  {11, {69, 78}},
      {17, {73, 74, 75}},     {11, {76, 77}},      {9, {79, 80}}};
  return cages;
}

TEST(PhotoRead, ReadsKillerCagesOnAnySide) {
  Page page(800, 840);
  page.grid({80, 90}, 70, 9, test::boxes(9, 3, 3), "");
  for (const PrintedCage& cage : killer()) page.cage({80, 90}, 70, 9, cage.cells, cage.total);
  for (const bool lying : {false, true}) {
    const auto to_page = [&](PagePlace p) {
      return lying ? PagePlace{p.y, 840 - p.x + 3 * std::sin(p.y / 120)} : p;
    };
    const auto readings =
        read_photo(page.photograph(lying ? 840 : 800, lying ? 800 : 840, to_page));
    ASSERT_TRUE(readings) << lying;
    const PhotoReading& reading = readings->front();
    EXPECT_EQ(reading.decision, PhotoDecision::read) << lying;
    EXPECT_FALSE(reading.doubtful) << lying;
    EXPECT_EQ(line_of(reading), std::string(81, '.')) << lying;
    ASSERT_EQ(reading.cages.size(), killer().size()) << lying;
    for (std::size_t k = 0; k < killer().size(); ++k) {
      const PhotoCage& cage = reading.cages[k];
      EXPECT_EQ(cage.total, killer()[k].total) << lying << ' ' << k;
      EXPECT_EQ(std::vector<int>(cage.cells.begin(), cage.cells.end()), killer()[k].cells);
      EXPECT_FALSE(cage.doubt) << lying << ' ' << k;
    }
  }
}

TEST(PhotoRead, LightDigitsOnADarkGround) {
  Picture negative = classic().flat();
  for (std::uint8_t& value : negative.rgb) value = static_cast<std::uint8_t>(255 - value);
  const auto readings = read_photo(negative);
  ASSERT_TRUE(readings);
  EXPECT_EQ(readings->front().decision, PhotoDecision::read);
  EXPECT_EQ(line_of(readings->front()), clues);
}

TEST(PhotoRead, DigitsOfAnotherColourAreAPlayers) {
  constexpr std::string_view solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  std::string entered(81, '.');
  for (std::size_t k = 0; k < 81; k += 3)
    if (clues[k] == '.') entered[k] = solution[k];
  Page pen(600, 640);
  for (int k = 0; k < 81; ++k)
    if (const char digit = entered[static_cast<std::size_t>(k)]; digit != '.')
      pen.digit(digit - '0', {80 + 48 * (k % 9 + 0.5), 90 + 48 * (k / 9 + 0.5)}, 30);
  const Picture blue = pen.flat();
  Picture both = classic().flat();
  for (std::size_t k = 0; k < both.rgb.size(); k += 3) {
    const int lost = 225 - blue.rgb[k];
    both.rgb[k] = static_cast<std::uint8_t>(std::max(0, both.rgb[k] - lost));
    both.rgb[k + 1] = static_cast<std::uint8_t>(std::max(0, both.rgb[k + 1] - lost));
    both.rgb[k + 2] = static_cast<std::uint8_t>(std::max(0, both.rgb[k + 2] - lost / 2));
  }
  const auto readings = read_photo(both);
  ASSERT_TRUE(readings);
  const Puzzle& puzzle = readings->front().puzzle;
  EXPECT_EQ(line_of(readings->front()), clues);
  EXPECT_EQ(to_line(*puzzle.layout, puzzle.entries), entered);
}

TEST(PhotoRead, CurvedPaperInShadow) {
  const auto bend = [](PagePlace p) {
    return PagePlace{p.x + 0.06 * (p.y - 320) + 8 * std::sin(p.y / 150),
                     p.y + 14 * std::sin(p.x / 190)};
  };
  const auto shadow = [](PagePlace p) {  // with a soft edge, about two cells wide
    return 0.5 + 0.5 / (1 + std::exp((p.x + p.y - 600) / 40));
  };
  const auto readings = read_photo(classic().photograph(600, 640, bend, shadow));
  ASSERT_TRUE(readings);
  EXPECT_EQ(line_of(readings->front()), clues);
}

TEST(PhotoRead, TheSolutionOfAnotherPuzzleIsNotTakenForThePuzzle) {
  constexpr std::string_view solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  Page page(1000, 560);
  page.grid({40, 60}, 46, 9, test::boxes(9, 3, 3), solution);
  page.grid({540, 60}, 46, 9, test::boxes(9, 3, 3), clues);
  const auto readings = read_photo(page.flat());
  ASSERT_TRUE(readings);
  EXPECT_EQ(line_of(readings->front()), clues);
}

TEST(PhotoRead, ARepeatIsNamedWhenNothingElseIsLikely) {
  std::string clash(clues);
  clash[1] = '5';
  const auto readings = read_photo(classic(clash).flat(), {.most_readings = 5});
  ASSERT_TRUE(readings);
  EXPECT_TRUE(readings->front().doubtful);
  if (readings->front().decision == PhotoDecision::open) {
    EXPECT_EQ(readings->front().conflicts.size(), 2U);
  }
}

TEST(PhotoRead, APictureWithoutAPuzzleIsAnError) {
  const auto readings = read_photo(Page(300, 200).flat());
  ASSERT_FALSE(readings);
  EXPECT_EQ(readings.error().reason,
            "no puzzle is seen in the picture: take it from above, with the whole grid in it and "
            "in even light");
}

TEST(PhotoRead, AWrongSizeIsAnError) {
  EXPECT_FALSE(read_photo({10, 10, std::vector<std::uint8_t>(299)}));
  EXPECT_FALSE(read_photo(Page(10, 10).flat(), {.size = 7}));
}

TEST(PhotoRead, StraightensTheGrid) {
  const Picture picture = classic().flat();
  const auto readings = read_photo(picture);
  ASSERT_TRUE(readings);
  const Picture flat = straighten(picture, readings->front(), 20);
  EXPECT_EQ(flat.width, 180);
  EXPECT_EQ(flat.height, 180);
  EXPECT_EQ(flat.rgb.size(), 3U * 180 * 180);
  // A blank cell is white in its middle, a line dark.
  const auto grey = [&](int x, int y) {
    return flat.rgb[3 * static_cast<std::size_t>(y * 180 + x)];
  };
  EXPECT_GT(grey(50, 10), 200);
  EXPECT_LT(grey(60, 10), 120);
}

}  // namespace
}  // namespace clew
