#include "photo/find.h"

#include <gtest/gtest.h>

#include <cmath>

#include "photo/borders.h"
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

}  // namespace
}  // namespace clew::photo
