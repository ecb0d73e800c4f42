// Cages and lines of generated clues: in one piece, cell beside cell.
#include "generate/shapes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "clew/generate.h"
#include "support/seed.h"

namespace clew::generation {
namespace {

bool beside(const Layout& layout, CellId a, CellId b, bool corners) {
  const auto [row, col] = layout.cells()[a].place;
  const auto [other_row, other_col] = layout.cells()[b].place;
  const int down = std::abs(row - other_row), right = std::abs(col - other_col);
  return corners ? std::max(down, right) == 1 : down + right == 1;
}

class Shapes : public testing::TestWithParam<const char*> {
 protected:
  /// Looks at what is drawn in some random grids.
  template <class Look>
  void for_each_canvas(Look look) {
    const LayoutPtr layout = *find_layout(GetParam());
    const std::uint64_t seed = test::seed();
    for (std::uint64_t i = 0; i < 4; ++i) {
      const auto grid = *random_grid(layout, seed, i, {});
      Random random(seed, i);
      Canvas canvas{*layout, grid, random, std::vector<bool>(grid.size()), {}};
      look(canvas);
    }
  }
};

TEST_P(Shapes, NeighboursTouchAlongAnEdgeOrAtACorner) {
  const LayoutPtr layout = *find_layout(GetParam());
  for (CellId c = 0; c < layout->size(); ++c)
    for (const bool corners : {false, true}) {
      Cells expected;
      for (CellId other = 0; other < layout->size(); ++other)
        if (other != c && beside(*layout, c, other, corners)) expected.push_back(other);
      Cells found = neighbours(*layout, c, corners);
      std::ranges::sort(found);
      EXPECT_EQ(found, expected) << c;
    }
}

TEST_P(Shapes, CagesHangTogether) {
  std::size_t looked_at = 0;
  for_each_canvas([&](Canvas& canvas) {
    std::set<CellId> taken;
    for (const Cells& cage : cages(canvas)) {
      ++looked_at;
      Cells reached{cage[0]};
      for (std::size_t i = 0; i < reached.size(); ++i)
        for (const CellId c : cage)
          if (beside(canvas.layout, reached[i], c, false) &&
              std::ranges::find(reached, c) == reached.end())
            reached.push_back(c);
      EXPECT_EQ(reached.size(), cage.size());
      DigitSet digits;
      for (const CellId c : cage) {
        EXPECT_TRUE(taken.insert(c).second);
        digits.add(canvas.digit(c));
      }
      EXPECT_EQ(static_cast<std::size_t>(digits.size()), cage.size());
    }
  });
  EXPECT_GT(looked_at, 20u);
}

TEST_P(Shapes, LinesGoFromNeighbourToNeighbour) {
  std::size_t looked_at = 0;
  for_each_canvas([&](Canvas& canvas) {
    const LineWish any{.least = 3,
                       .most = 5,
                       .goes_on = [](const Cells&, CellId) { return true; },
                       .may_end = [](const Cells&) { return true; }};
    const auto both_ways = [](const Cells&, CellId, CellId) { return true; };
    for (const Cells& line : {draw_line(canvas, any), draw_from_middle(canvas, 3, 5, both_ways)}) {
      if (line.empty()) continue;
      ++looked_at;
      EXPECT_GE(line.size(), 3u);
      EXPECT_LE(line.size(), 5u);
      for (std::size_t i = 1; i < line.size(); ++i)
        EXPECT_TRUE(beside(canvas.layout, line[i - 1], line[i], true));
      EXPECT_EQ(std::set<CellId>(line.begin(), line.end()).size(), line.size());
    }
  });
  EXPECT_GE(looked_at, 4u);
}

INSTANTIATE_TEST_SUITE_P(Layouts, Shapes, testing::Values("6x6", "9x9", "twodoku"));

}  // namespace
}  // namespace clew::generation
