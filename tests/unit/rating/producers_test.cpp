// Each producer on a hand-made board: all candidates minus those that the test removes.
#include "rating/producers.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "rating/names.h"

namespace clew::rating {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

RatingBoard blank(const char* layout = "9x9", Scale scale = {}) {
  Puzzle puzzle;
  puzzle.layout = *find_layout(layout);
  puzzle.givens.assign(puzzle.layout->size(), 0);
  RatingBoard board(RatingLayout::of(puzzle.layout, scale));
  board.start(puzzle);
  return board;
}

int cell(int row, int col) { return (row - 1) * 9 + col - 1; }

TEST(RatingShape, EveryGridHasItsRowsAndColumns) {
  EXPECT_EQ(RatingLayout::of(*find_layout("9x9"), {})->weaves().size(), 1u);
  EXPECT_EQ(RatingLayout::of(*find_layout("samurai"), {})->weaves().size(), 5u);
}

/// Leaves these digits in a cell.
void only(RatingBoard& board, int row, int col, std::vector<int> digits) {
  for (int d = 1; d <= 9; ++d)
    if (std::find(digits.begin(), digits.end(), d) == digits.end())
      board.remove(cell(row, col), d - 1);
}

/// Takes a digit from all cells of a row but those columns.
void row_only(RatingBoard& board, int row, int digit, std::vector<int> cols) {
  for (int c = 1; c <= 9; ++c)
    if (std::find(cols.begin(), cols.end(), c) == cols.end()) board.remove(cell(row, c), digit - 1);
}

std::string text(const RatingBoard& board, Cand a) {
  return board.shape().layout().cell_name(static_cast<CellId>(board.cell_of(a))) + "=" +
         std::to_string(board.digit_of(a) + 1);
}

/// Takes a digit from all cells of a column but those rows.
void col_only(RatingBoard& board, int col, int digit, std::vector<int> rows) {
  for (int r = 1; r <= 9; ++r)
    if (std::find(rows.begin(), rows.end(), r) == rows.end()) board.remove(cell(r, col), digit - 1);
}

struct Got {
  double rating = 0;
  std::string placed, name;
  std::vector<std::string> removed;
};

class Collect final : public HintSink {
 public:
  explicit Collect(const RatingBoard& board) : board_(board) {}
  bool take(Hint& hint) override {
    Got got{hint.rating,
            hint.placed < 0 ? "" : text(board_, hint.placed),
            name_of(hint, board_.shape()),
            {}};
    for (Cand a : hint.removed) got.removed.push_back(text(board_, a));
    all.push_back(got);
    return false;
  }
  std::vector<Got> all;

 private:
  const RatingBoard& board_;
};

std::vector<Got> ask(const RatingBoard& board,
                     const std::function<void(Hint&, HintSink&)>& producer) {
  Hint hint;
  Collect collect(board);
  producer(hint, collect);
  return collect.all;
}

TEST(Singles, RatedByWhereTheyAreSeen) {
  RatingBoard board = blank();
  row_only(board, 5, 7, {4});
  auto got = ask(board, [&](Hint& h, HintSink& s) { hidden_singles(board, h, s); });
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].placed, "r5c4=7");
  EXPECT_DOUBLE_EQ(got[0].rating, 1.5);

  board = blank();
  for (int r = 1; r <= 3; ++r)
    for (int c = 1; c <= 3; ++c)
      if (r != 2 || c != 2) board.remove(cell(r, c), 8);
  got = ask(board, [&](Hint& h, HintSink& s) { hidden_singles(board, h, s); });
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].placed, "r2c2=9");
  EXPECT_DOUBLE_EQ(got[0].rating, 1.2);
}

TEST(Singles, TheLastOpenCellOfAHouseComesFirst) {
  RatingBoard board = blank();
  row_only(board, 9, 1, {9});
  for (int c = 1; c <= 8; ++c) board.place(cell(1, c), c - 1);
  auto got = ask(board, [&](Hint& h, HintSink& s) { hidden_singles(board, h, s); });
  ASSERT_FALSE(got.empty());
  EXPECT_EQ(got[0].placed, "r1c9=9");
  EXPECT_DOUBLE_EQ(got[0].rating, 1.0);
}

TEST(Singles, Naked) {
  RatingBoard board = blank();
  only(board, 4, 4, {6});
  auto got = ask(board, [&](Hint& h, HintSink& s) { naked_singles(board, h, s); });
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].placed, "r4c4=6");
}

TEST(Locking, PointingAndClaiming) {
  RatingBoard board = blank();
  for (int r = 2; r <= 3; ++r)
    for (int c = 1; c <= 3; ++c) board.remove(cell(r, c), 0);
  auto got = ask(board, [&](Hint& h, HintSink& s) { locking(board, false, h, s); });
  ASSERT_EQ(got.size(), 1u);
  EXPECT_DOUBLE_EQ(got[0].rating, 2.6);
  EXPECT_THAT(got[0].removed,
              ElementsAre("r1c4=1", "r1c5=1", "r1c6=1", "r1c7=1", "r1c8=1", "r1c9=1"));

  board = blank();
  row_only(board, 8, 3, {4, 5});
  got = ask(board, [&](Hint& h, HintSink& s) { locking(board, false, h, s); });
  ASSERT_EQ(got.size(), 1u);
  EXPECT_DOUBLE_EQ(got[0].rating, 2.8);
  EXPECT_THAT(got[0].removed,
              ElementsAre("r7c4=3", "r7c5=3", "r7c6=3", "r9c4=3", "r9c5=3", "r9c6=3"));
}

TEST(Locking, DirectNeedsASingleAfterIt) {
  RatingBoard board = blank();
  for (int r = 2; r <= 3; ++r)
    for (int c = 1; c <= 3; ++c) board.remove(cell(r, c), 0);
  EXPECT_THAT(ask(board, [&](Hint& h, HintSink& s) { locking(board, true, h, s); }), IsEmpty());
  for (int r = 2; r <= 3; ++r)
    for (int c = 4; c <= 6; ++c)
      if (r != 3 || c != 6) board.remove(cell(r, c), 0);
  auto got = ask(board, [&](Hint& h, HintSink& s) { locking(board, true, h, s); });
  ASSERT_FALSE(got.empty());
  EXPECT_EQ(got[0].placed, "r3c6=1");
  EXPECT_DOUBLE_EQ(got[0].rating, 1.7);
}

TEST(Sets, HiddenPair) {
  RatingBoard board = blank();
  for (int d : {2, 5}) row_only(board, 3, d, {1, 7});
  auto got = ask(board, [&](Hint& h, HintSink& s) { hidden_sets(board, 2, false, h, s); });
  ASSERT_EQ(got.size(), 1u);
  EXPECT_DOUBLE_EQ(got[0].rating, 3.4);
  EXPECT_EQ(got[0].removed.size(), 14u);
}

TEST(Sets, DirectHiddenPairLeavesADigitOnePlace) {
  RatingBoard board = blank();
  for (int d : {2, 5}) row_only(board, 3, d, {1, 7});
  row_only(board, 3, 8, {1, 4});
  auto got = ask(board, [&](Hint& h, HintSink& s) { hidden_sets(board, 2, true, h, s); });
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].placed, "r3c4=8");
}

TEST(Sets, NakedTripletStaysInItsHouseOnTheClassicLayout) {
  RatingBoard board = blank();
  only(board, 1, 1, {1, 2});
  only(board, 2, 2, {2, 3});
  only(board, 3, 3, {1, 3});
  auto got = ask(board, [&](Hint& h, HintSink& s) { naked_sets(board, 3, h, s); });
  ASSERT_EQ(got.size(), 1u);
  EXPECT_DOUBLE_EQ(got[0].rating, 3.6);
  EXPECT_EQ(got[0].removed.size(), 18u);
}

TEST(Sets, OnVariantsWhateverSeesAllHoldersGoes) {
  RatingBoard board = blank("x-9x9");
  only(board, 1, 1, {1, 2});
  only(board, 2, 2, {1, 2});
  auto got = ask(board, [&](Hint& h, HintSink& s) { naked_sets(board, 2, h, s); });
  ASSERT_FALSE(got.empty());
  EXPECT_THAT(got[0].removed, testing::Contains("r9c9=1"));  // along the diagonal
  EXPECT_THAT(got[0].removed, testing::Contains("r3c1=2"));  // in the box
}

TEST(Fish, XWing) {
  RatingBoard board = blank();
  row_only(board, 2, 4, {1, 9});
  row_only(board, 6, 4, {1, 9});
  auto got = ask(board, [&](Hint& h, HintSink& s) { fish(board, 2, h, s); });
  ASSERT_EQ(got.size(), 1u);
  EXPECT_DOUBLE_EQ(got[0].rating, 3.2);
  EXPECT_EQ(got[0].removed.size(), 14u);
}

TEST(Wings, XYAndXYZ) {
  RatingBoard board = blank();
  only(board, 1, 1, {1, 2});
  only(board, 1, 9, {1, 3});
  only(board, 5, 1, {2, 3});
  auto got = ask(board, [&](Hint& h, HintSink& s) { wings(board, false, h, s); });
  ASSERT_FALSE(got.empty());
  EXPECT_THAT(got[0].removed, ElementsAre("r5c9=3"));

  board = blank();
  only(board, 1, 1, {1, 2, 3});
  only(board, 1, 9, {1, 3});
  only(board, 2, 2, {2, 3});
  got = ask(board, [&](Hint& h, HintSink& s) { wings(board, true, h, s); });
  ASSERT_FALSE(got.empty());
  EXPECT_THAT(got[0].removed, ElementsAre("r1c2=3", "r1c3=3"));
}

TEST(UniqueLoops, RectangleOfType1) {
  RatingBoard board = blank();
  only(board, 1, 1, {1, 2});
  only(board, 1, 2, {1, 2});
  only(board, 5, 1, {1, 2});
  only(board, 5, 2, {1, 2, 3});
  auto got =
      ask(board, [&](Hint& h, HintSink& s) { UniqueLoops(board.shape_ptr()).find(board, h, s); });
  ASSERT_FALSE(got.empty());
  EXPECT_DOUBLE_EQ(got[0].rating, 4.5);
  EXPECT_THAT(got[0].removed, UnorderedElementsAre("r5c2=1", "r5c2=2"));
}

TEST(UniqueLoops, FourBoxesAreNoRectangle) {
  RatingBoard board = blank();
  for (auto [r, c] : {std::pair{1, 1}, {1, 4}, {5, 1}}) only(board, r, c, {1, 2});
  only(board, 5, 4, {1, 2, 3});
  EXPECT_THAT(
      ask(board, [&](Hint& h, HintSink& s) { UniqueLoops(board.shape_ptr()).find(board, h, s); }),
      IsEmpty());
}

struct OpenCell {
  int row, col;
  std::vector<int> digits;
};

/// Only these cells are open; the others hold a digit that no open cell has.
RatingBoard board_with(const std::vector<OpenCell>& open, Scale scale = {},
                       const char* layout = "9x9") {
  RatingBoard board = blank(layout, scale);
  for (int c = 0; c < 81; ++c)
    if (std::ranges::none_of(open, [c](const OpenCell& o) { return cell(o.row, o.col) == c; }))
      board.place(c, 8);
  for (const OpenCell& o : open) only(board, o.row, o.col, o.digits);
  return board;
}

std::vector<Got> graves(const RatingBoard& board) {
  return ask(board, [&](Hint& h, HintSink& s) { bivalue_graves(board, h, s); });
}

TEST(BivalueGraves, OneCellWithMoreIsOneOfThese) {
  auto got =
      graves(board_with({{1, 1, {1, 2, 3, 4}}, {1, 4, {1, 2}}, {2, 1, {1, 2}}, {2, 4, {1, 2}}}));
  ASSERT_EQ(got.size(), 1u);
  EXPECT_DOUBLE_EQ(got[0].rating, 5.6);
  EXPECT_THAT(got[0].removed, ElementsAre("r1c1=1", "r1c1=2"));
  // A cell with one candidate, or a digit with one place, prevents the pattern.
  EXPECT_THAT(graves(board_with({{1, 1, {1, 2, 3}}, {1, 4, {1, 2}}, {2, 1, {1}}, {2, 4, {1, 2}}})),
              IsEmpty());
  EXPECT_THAT(graves(board_with({{1, 1, {1, 2, 3}}, {1, 4, {1, 2}}, {2, 1, {1, 2}}})), IsEmpty());
  // Nor is a position without anything to spare.
  EXPECT_THAT(graves(board_with({{1, 1, {1, 2}}, {1, 4, {1, 2}}, {2, 1, {1, 2}}, {2, 4, {1, 2}}})),
              testing::SizeIs(0));
}

TEST(BivalueGraves, SurplusOfOneDigitGoesFromAllThatSeesIt) {
  const auto got = graves(board_with({{1, 1, {1, 2, 3}},
                                      {1, 4, {1, 2}},
                                      {2, 1, {1, 2}},
                                      {2, 4, {1, 2, 3}},
                                      {2, 2, {3, 4}},
                                      {2, 7, {3, 4}},
                                      {3, 2, {3, 4}},
                                      {3, 7, {3, 4}}}));
  ASSERT_EQ(got.size(), 1u);
  EXPECT_DOUBLE_EQ(got[0].rating, 5.7);
  EXPECT_THAT(got[0].removed, ElementsAre("r2c2=3"));
}

// On one scale the cells of a box come first, on the other all by number.
TEST(BivalueGraves, SurplusAndANakedSet) {
  const std::vector<OpenCell> open{{1, 4, {1, 2, 5}}, {1, 7, {1, 2, 6}}, {2, 4, {1, 2}},
                                   {2, 7, {1, 2}},    {1, 2, {5, 6}},    {1, 5, {5, 6}},
                                   {2, 2, {5, 6}},    {2, 5, {5, 6}}};
  auto got = graves(board_with(open));
  ASSERT_EQ(got.size(), 2u);
  EXPECT_DOUBLE_EQ(got[0].rating, 5.8);
  EXPECT_THAT(got[0].removed, ElementsAre("r1c2=5", "r1c2=6"));
  EXPECT_THAT(got[1].removed, ElementsAre("r1c5=5", "r1c5=6"));
  got = graves(board_with(open, Scale::sukaku_explainer));
  ASSERT_EQ(got.size(), 2u);
  EXPECT_DOUBLE_EQ(got[0].rating, 5.8);
  EXPECT_THAT(got[0].removed, ElementsAre("r1c5=5", "r1c5=6"));
  EXPECT_THAT(got[1].removed, ElementsAre("r1c2=5", "r1c2=6"));
}

// r4c4 meets r5c5 in its box before it meets r1c1 on the diagonal; the rule goes by number.
TEST(BivalueGraves, ANakedSetOfADiagonalGoesByNumber) {
  std::vector<OpenCell> open{{4, 4, {1, 2, 5}}, {6, 6, {1, 2, 6}}};
  for (const auto& [row, col] : {std::pair{4, 7}, {6, 7}, {8, 4}, {8, 6}})
    open.push_back({row, col, {1, 2}});
  for (const auto& [row, col] :
       {std::pair{1, 1}, {1, 6}, {2, 3}, {2, 6}, {5, 4}, {5, 5}, {8, 3}, {8, 5}, {9, 1}, {9, 4}})
    open.push_back({row, col, {5, 6}});
  const auto got = graves(board_with(open, {}, "x-9x9"));
  ASSERT_EQ(got.size(), 4u);  // two in the box, two on the diagonal
  EXPECT_THAT(got[0].removed, UnorderedElementsAre("r5c5=5", "r9c4=5", "r5c5=6"));
  EXPECT_THAT(got[1].removed, UnorderedElementsAre("r1c1=5", "r5c4=5", "r1c1=6", "r5c4=6"));
  EXPECT_THAT(got[2].removed, UnorderedElementsAre("r5c5=5", "r5c5=6", "r1c6=6"));
  EXPECT_THAT(got[3].removed, UnorderedElementsAre("r1c1=5", "r5c4=5", "r1c1=6", "r5c4=6"));
}

TEST(BivalueGraves, TwoCellsKeepTheDigitTheyShare) {
  const auto got = graves(board_with({{1, 1, {1, 2, 3}},
                                      {1, 4, {1, 5, 4}},
                                      {1, 7, {2, 5}},
                                      {2, 1, {1, 2}},
                                      {2, 4, {1, 5}},
                                      {2, 7, {2, 5}}}));
  ASSERT_EQ(got.size(), 1u);
  EXPECT_DOUBLE_EQ(got[0].rating, 5.7);
  EXPECT_THAT(got[0].removed, ElementsAre("r1c1=2", "r1c4=5"));
}

TEST(Aligned, PairWhoseCombinationsEmptyAThirdCell) {
  RatingBoard board = blank();
  only(board, 1, 1, {1, 2, 3});
  only(board, 1, 2, {1, 2, 4});
  only(board, 1, 7, {1, 2});
  only(board, 2, 3, {1, 4});
  only(board, 3, 3, {2, 4});
  auto got = ask(board, [&](Hint& h, HintSink& s) { aligned_pairs(board, h, s); });
  ASSERT_FALSE(got.empty());
  EXPECT_DOUBLE_EQ(got[0].rating, 6.2);
}

std::vector<Got> links(const RatingBoard& board, int size) {
  return ask(board,
             [&](Hint& h, HintSink& s) { StrongLinks(board.shape_ptr()).find(board, size, h, s); });
}

TEST(StrongLinks, Skyscraper) {
  RatingBoard board = blank();
  row_only(board, 2, 4, {1, 5});
  row_only(board, 7, 4, {1, 6});
  const auto got = links(board, 2);
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].name, "Skyscraper 011");
  EXPECT_DOUBLE_EQ(got[0].rating, 4.0);
  EXPECT_THAT(got[0].removed, UnorderedElementsAre("r1c6=4", "r3c6=4", "r8c5=4", "r9c5=4"));
}

TEST(StrongLinks, AKiteIsRatedHigher) {
  RatingBoard board = blank();
  row_only(board, 1, 4, {2, 9});
  col_only(board, 1, 4, {3, 8});
  const auto got = links(board, 2);
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].name, "2-String Kite 012");
  EXPECT_DOUBLE_EQ(got[0].rating, 4.1);
  EXPECT_THAT(got[0].removed, UnorderedElementsAre("r8c9=4"));
}

TEST(StrongLinks, PlacesOfABoxInOneRowAndColumnAreAGroupedLink) {
  RatingBoard board = blank();
  for (auto [r, c] : {std::pair{4, 4}, {4, 5}, {6, 4}, {6, 5}}) board.remove(cell(r, c), 6);
  col_only(board, 8, 7, {5, 9});
  const auto got = links(board, 2);
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].name, "Grouped 2 Strong links 101");
  EXPECT_DOUBLE_EQ(got[0].rating, 4.3);
  EXPECT_THAT(got[0].removed, UnorderedElementsAre("r9c6=7"));
}

TEST(StrongLinks, ARingTakesFromAllItsJoints) {
  RatingBoard board = blank();
  row_only(board, 1, 4, {1, 5});
  row_only(board, 4, 4, {5, 9});
  row_only(board, 7, 4, {1, 9});
  const auto got = links(board, 3);
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].name, "(3 Strong Links) X-Loop 0111");
  EXPECT_DOUBLE_EQ(got[0].rating, 5.4);
  EXPECT_EQ(got[0].removed.size(), 18u);
  EXPECT_THAT(got[0].removed,
              Each(testing::AnyOf(testing::HasSubstr("c1="), testing::HasSubstr("c5="),
                                  testing::HasSubstr("c9="))));
}

TEST(LargeWings, OneLinkAndTwo) {
  RatingBoard board = blank();
  only(board, 1, 1, {1, 2});
  only(board, 1, 2, {2, 3});
  only(board, 1, 3, {3, 4});
  only(board, 5, 1, {1, 4});
  auto wings = [&] {
    return ask(board, [&](Hint& h, HintSink& s) { large_wings(board, 4, h, s); });
  };
  auto got = wings();
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].name, "WXYZ-Wing 126");
  EXPECT_DOUBLE_EQ(got[0].rating, 5.5);
  EXPECT_THAT(got[0].removed,
              UnorderedElementsAre("r2c1=4", "r3c1=4", "r4c3=4", "r5c3=4", "r6c3=4"));

  board = blank();
  only(board, 1, 1, {1, 2, 3});
  only(board, 1, 2, {2, 3});
  only(board, 1, 3, {2, 3, 4});
  only(board, 1, 9, {1, 4});
  got = wings();
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].name, "WXYZ-Wing 238");
  EXPECT_DOUBLE_EQ(got[0].rating, 5.6);
  EXPECT_EQ(got[0].removed.size(), 5u * 4 + 6 * 2);
}

}  // namespace
}  // namespace clew::rating
