#include "photo/find.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "photo/borders.h"
#include "photo/offsets.h"
#include "photo/quads.h"
#include "support/page.h"

namespace clew::photo {
namespace {

using test::Page;
using test::PagePlace;

constexpr const char* digits =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The largest distance of a crossing from its true place, in cells; places of the picture by place of the page.
template <class ToPage>
double worst_crossing(const PhotoFrame& frame, PagePlace corner, double cell,
                      const ToPage& to_page) {
  double worst = 0;
  for (int i = 0; i <= frame.mesh.size(); ++i)
    for (int j = 0; j <= frame.mesh.size(); ++j) {
      const PlanePoint p = frame.map(frame.mesh.at(i, j));
      const PagePlace on_page = to_page(PagePlace{p.x, p.y});
      worst = std::max(
          worst,
          std::hypot(on_page.x - corner.x - j * cell, on_page.y - corner.y - i * cell) / cell);
    }
  return worst;
}

TEST(PhotoFind, FindsAFlatGrid) {
  Page page(600, 640);
  page.grid({80, 90}, 48, 9, test::boxes(9, 3, 3), digits);
  const auto frames = find_frames(page.flat(), 0, Search::full, {});
  ASSERT_EQ(frames.size(), 1U);
  EXPECT_EQ(frames[0].mesh.size(), 9);
  EXPECT_GT(frames[0].score, 0.95);
  EXPECT_LT(worst_crossing(frames[0], {80, 90}, 48, [](PagePlace p) { return p; }), 0.04);
}

TEST(PhotoFind, FollowsCurvedPaperInShadow) {
  Page page(600, 640);
  page.grid({80, 90}, 48, 9, test::boxes(9, 3, 3), digits);
  const auto bend = [](PagePlace p) {
    return PagePlace{p.x + 0.06 * (p.y - 320) + 8 * std::sin(p.y / 150),
                     p.y + 14 * std::sin(p.x / 190)};
  };
  const auto shadow = [](PagePlace p) { return p.x + p.y < 600 ? 1.0 : 0.55; };
  const auto frames = find_frames(page.photograph(600, 640, bend, shadow), 0, Search::full, {});
  ASSERT_GE(frames.size(), 1U);
  EXPECT_EQ(frames[0].mesh.size(), 9);
  EXPECT_LT(worst_crossing(frames[0], {80, 90}, 48, bend), 0.08);
}

TEST(PhotoFind, TellsSizesApart) {
  for (const int size : {6, 9, 16}) {
    Page page(700, 700);
    const auto regions = size == 6   ? test::boxes(6, 2, 3)
                         : size == 9 ? test::boxes(9, 3, 3)
                                     : test::boxes(16, 4, 4);
    page.grid({60, 60}, 576.0 / size, size, regions, "");
    const auto frames = find_frames(page.flat(), 0, Search::full, {});
    ASSERT_EQ(frames.size(), 1U) << size;
    EXPECT_EQ(frames[0].mesh.size(), size);
  }
}

TEST(PhotoFind, GivesEveryGridOfAPage) {
  Page page(1000, 560);
  page.grid({40, 60}, 46, 9, test::boxes(9, 3, 3), digits);
  page.grid({540, 60}, 46, 9, test::boxes(9, 3, 3), digits);
  EXPECT_EQ(find_frames(page.flat(), 0, Search::full, {}).size(), 2U);
}

TEST(PhotoFind, FindsNothingOnAnEmptyPage) {
  EXPECT_TRUE(find_frames(Page(300, 200).flat(), 0, Search::full, {}).empty());
}

TEST(PhotoBorders, TellBoxesAndRegionsApart) {
  // Boxes of which some corners change hands.
  const std::vector<int> jigsaw{0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 3,
                                1, 1, 1, 2, 2, 5, 0, 3, 3, 4, 4, 4, 2, 5, 5, 3, 3, 3, 4, 4, 4,
                                5, 5, 5, 3, 3, 6, 4, 4, 4, 5, 5, 8, 3, 6, 6, 7, 7, 7, 5, 8, 8,
                                6, 6, 6, 7, 7, 7, 8, 8, 8, 6, 6, 6, 7, 7, 7, 8, 8, 8};
  for (const bool irregular : {false, true}) {
    Page page(600, 600);
    page.grid({70, 80}, 50, 9, irregular ? jigsaw : test::boxes(9, 3, 3), digits);
    const Picture picture = page.flat();
    const auto frames = find_frames(picture, 0, Search::full, {});
    ASSERT_EQ(frames.size(), 1U);
    const Borders borders = measure_borders(Sheet(picture, frames[0]), 9, 0.2);
    const Division division = divide(borders);
    EXPECT_EQ(division.kind, irregular ? Division::Kind::regions : Division::Kind::boxes);
    if (irregular) {
      ASSERT_EQ(division.regions.size(), 81U);
      for (std::size_t a = 0; a < 81; ++a)
        for (std::size_t b = 0; b < a; ++b)
          EXPECT_EQ(division.regions[a] == division.regions[b], jigsaw[a] == jigsaw[b]);
    }
    const Borders around = turned(turned(turned(turned(borders, 1), 1), 1), 1);
    EXPECT_EQ(around.right, borders.right);
    EXPECT_EQ(around.below, borders.below);
  }
}

TEST(PhotoBorders, TurnByQuarters) {
  Borders borders{.size = 3};
  for (int i = 0; i < 6; ++i) {
    borders.right.push_back(static_cast<float>(i));
    borders.below.push_back(static_cast<float>(10 + i));
  }
  Borders after = borders;
  for (const int quarters : {0, 1, 2, 3, 4, 5}) {
    EXPECT_EQ(turned(borders, quarters).right, after.right) << quarters;
    EXPECT_EQ(turned(borders, quarters).below, after.below) << quarters;
    after = turned(after, 1);
  }
  EXPECT_EQ(turned(borders, 1).right, (std::vector<float>{13, 10, 14, 11, 15, 12}));
  EXPECT_NE(turned(borders, 2).right, borders.right);
}

TEST(PhotoQuads, HaveTheAreaBetweenTheirCorners) {
  EXPECT_DOUBLE_EQ(area({{{1, 2}, {4, 2}, {4, 7}, {1, 7}}}), 15);
  EXPECT_DOUBLE_EQ(area({{{10, 0}, {20, 10}, {10, 20}, {0, 10}}}), 200);
}

/// The quadrilaterals of an outline drawn on white.
std::vector<Quad> quads_of(const Quad& corners) {
  Plane grey(200, 200), mean(200, 200);
  std::ranges::fill(grey.values, 1.0F);
  std::ranges::fill(mean.values, 1.0F);
  for (std::size_t k = 0; k < 4; ++k)
    for (int i = 0; i <= 1000; ++i) {
      const PlanePoint p = corners[k] + (corners[(k + 1) % 4] - corners[k]) * (i / 1000.0);
      for (const int dy : {0, 1})
        for (const int dx : {0, 1})
          grey.row(static_cast<int>(p.y) + dy)[static_cast<int>(p.x) + dx] = 0;
    }
  return quads(grey, mean, 0.1F);
}

TEST(PhotoQuads, AreNeitherThinNorSlanted) {
  const auto square = quads_of({{{40, 40}, {160, 40}, {160, 160}, {40, 160}}});
  ASSERT_FALSE(square.empty());
  EXPECT_NEAR(area(square[0]), 120 * 120, 500);
  EXPECT_TRUE(quads_of({{{10, 80}, {190, 80}, {190, 130}, {10, 130}}}).empty());
  EXPECT_TRUE(quads_of({{{2, 70}, {102, 70}, {182, 115}, {82, 115}}}).empty());
}

TEST(PhotoBorders, SeeDiagonals) {
  Page page(600, 600);
  page.grid({70, 80}, 50, 9, test::boxes(9, 3, 3), digits);
  const Picture without = page.flat();
  page.line({70, 80}, {520, 530}, 1.5);
  page.line({520, 80}, {70, 530}, 1.5);
  const Picture with = page.flat();
  const auto seen = [](const Picture& picture) {
    const auto frames = find_frames(picture, 0, Search::full, {});
    return has_diagonals(Sheet(picture, frames.at(0)), 9);
  };
  EXPECT_FALSE(seen(without));
  EXPECT_TRUE(seen(with));
}

// A tilt does not bend, along the lines or from line to line.
TEST(PhotoOffsets, ATiltIsKept) {
  constexpr int size = 9;
  std::vector<double> offsets;
  for (int line = 0; line <= size; ++line)
    for (int s = 0; s < size; ++s) offsets.push_back(0.02 * line - 0.03 * (s + 0.5));
  const std::vector<double> weights(offsets.size(), 1.0);
  const auto places = smooth_offsets(offsets, weights, size, 100);
  ASSERT_EQ(places.size(), 100U);
  for (int line = 0; line <= size; ++line)
    for (int s = 0; s <= size; ++s)
      EXPECT_NEAR(places[static_cast<std::size_t>(line * 10 + s)], 0.02 * line - 0.03 * s, 1e-3)
          << line << ' ' << s;
}

}  // namespace
}  // namespace clew::photo
