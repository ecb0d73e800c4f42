// The meaning of a constraint and its primitives agree on every full grid.
#include <gtest/gtest.h>

#include "clew/solve.h"
#include "constraints/holds.h"
#include "constraints/parts.h"
#include "constraints/shape.h"
#include "support/constraints.h"
#include "support/seed.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

std::vector<LayoutSpec> small_boards() {
  return {{.digits = 3, .grids = {{.height = 3, .width = 3}}},
          {.digits = 4, .grids = {{.height = 4, .width = 4, .box_height = 2, .box_width = 2}}},
          {.digits = 6, .grids = {{.height = 6, .width = 6, .box_height = 2, .box_width = 3}}},
          {.digits = 5,
           .grids = {{.height = 4, .width = 4, .box_height = 2, .box_width = 2},
                     {.at = {2, 2}, .height = 4, .width = 4, .box_height = 2, .box_width = 2}}}};
}

// Every way to fill the cells, or many random ones if there are too many.
template <class See>
void fill(const std::vector<CellId>& cells, int digits, std::vector<Digit>& grid,
          std::mt19937_64& random, See see) {
  double ways = 1;
  for (std::size_t i = 0; i < cells.size(); ++i) ways *= digits;
  if (ways > 3000) {
    for (int i = 0; i < 600; ++i) {
      for (CellId c : cells)
        grid[c] = static_cast<Digit>(1 + random() % static_cast<unsigned>(digits));
      see();
    }
    return;
  }
  for (CellId c : cells) grid[c] = 1;
  for (;;) {
    see();
    std::size_t i = 0;
    for (; i < cells.size(); ++i) {
      if (++grid[cells[i]] <= digits) break;
      grid[cells[i]] = 1;
    }
    if (i == cells.size()) return;
  }
}

class PartsOfKind : public testing::TestWithParam<int> {};

TEST_P(PartsOfKind, SayWhatItMeans) {
  const auto kind = static_cast<Kind>(GetParam());
  std::mt19937_64 random(test::seed() + static_cast<unsigned>(GetParam()));
  int held = 0;
  for (int round = 0; round < 120; ++round) {
    auto specs = small_boards();
    LayoutSpec spec = specs[random() % specs.size()];
    // Marks that exempt pairs of cells from rules that hold elsewhere.
    spec.add({Kind::difference, {{0, 0}, {0, 1}}});
    spec.add({Kind::pair_sum, {{1, 1}, {1, 0}}, {}, {3}});
    // Values that differ from digits.
    if (round % 3 == 0)
      spec.add({Kind::modifier,
                {{0, 0}, {0, 1}, {1, 1}, {2, 0}, {2, 1}, {2, 2}},
                {3},
                {2, 1, 0, 1, 2, -1}});
    const auto layout = build(spec);
    ASSERT_TRUE(layout) << layout.error().reason;
    const auto cells = static_cast<std::size_t>((*layout)->size());
    const int digits = (*layout)->digits();
    std::vector<Digit> grid(cells);
    for (Digit& d : grid) d = static_cast<Digit>(1 + random() % static_cast<unsigned>(digits));
    test::ConstraintMaker maker(**layout, grid, random);
    const Constraint c = maker.make(kind, 5);
    ASSERT_TRUE(check(maker.spec_of(c), digits)) << check(maker.spec_of(c), digits).error().reason;
    constraints::Parts parts;
    const auto added = constraints::add_parts(**layout, c, parts);
    ASSERT_TRUE(added) << added.error().reason;
    std::vector<CellId> over = c.cells;
    for (const Constraint& inner : c.inner)
      over.insert(over.end(), inner.cells.begin(), inner.cells.end());
    for (std::size_t i = 0; i < cells && over.size() < 7; ++i)
      over.push_back(static_cast<CellId>(i));
    std::ranges::sort(over);
    over.erase(std::unique(over.begin(), over.end()), over.end());
    if (of_whole_layout.has(kind) || random() % 8 == 0)
      for (std::size_t i = over.size(); i < cells; ++i) over.push_back(static_cast<CellId>(i));
    bool same = true;
    fill(over, digits, grid, random, [&] {
      const bool want = constraints::holds(**layout, c, grid);
      held += want;
      const bool told = constraints::satisfied(parts, **layout, grid);
      // The parts of a rank count on rows and columns with every digit.
      same = same && (told == want || (kind == Kind::full_rank && want));
    });
    ASSERT_TRUE(same) << name(kind) << " in round " << round;
  }
  EXPECT_GT(held, 0) << name(kind);
}

// On every grid every rank of every line, with and without equals.
TEST(PartsOfFullRank, SayWhatItMeansOnEveryGrid) {
  const LayoutPtr layout = *build(small_boards()[1]);
  std::vector<std::vector<Digit>> grids;
  const auto keep = [&](std::span<const Digit> grid) {
    grids.emplace_back(grid.begin(), grid.end());
    return true;
  };
  ASSERT_TRUE(enumerate({.layout = layout, .givens = std::vector<Digit>(16)}, keep));
  ASSERT_EQ(grids.size(), 288u);
  for (const auto& line : constraints::lines_both_ways(*layout, std::vector<CellId>{0, 1, 2, 3}))
    for (int rank = 1; rank <= 16; ++rank)
      for (int equals = 0; equals < 2; ++equals) {
        const Constraint c{.kind = Kind::full_rank, .cells = line, .values = {rank, equals}};
        constraints::Parts parts;
        ASSERT_TRUE(constraints::add_parts(*layout, c, parts));
        for (const auto& grid : grids)
          ASSERT_EQ(constraints::satisfied(parts, *layout, grid),
                    constraints::holds(*layout, c, grid))
              << "rank " << rank << " from r" << line[0] / 4 + 1 << 'c' << line[0] % 4 + 1;
      }
}

// A region sum line against a cut of its own, since its meaning and its parts cut it alike.
TEST(PartsOfRegionSum, AddUpFromBorderToBorder) {
  std::mt19937_64 random(test::seed());
  auto specs = small_boards();
  LayoutSpec jigsaw{.digits = 4, .grids = {{.height = 4, .width = 4}}};
  jigsaw.grids[0].regions = {1, 1, 1, 2, 1, 2, 2, 2, 3, 3, 3, 4, 3, 4, 4, 4};
  int held = 0, failed = 0;
  for (const LayoutSpec& spec : {specs[1], specs[2], jigsaw}) {
    const LayoutPtr layout = *build(spec);
    const SubGrid& square = spec.grids[0];
    const auto region_of = [&](CellId c) {
      const auto [row, col] = layout->cells()[c].place;
      return square.regions.empty()
                 ? row / square.box_height * 100 + col / square.box_width
                 : square.regions[static_cast<std::size_t>(row * square.width + col)];
    };
    for (int round = 0; round < 4000; ++round) {
      std::vector<Digit> grid(static_cast<std::size_t>(layout->size()));
      for (Digit& d : grid)
        d = static_cast<Digit>(1 + random() % static_cast<unsigned>(layout->digits()));
      Constraint line{.kind = Kind::region_sum};  // a random path of neighbouring cells
      line.cells = {static_cast<CellId>(random() % grid.size())};
      for (std::size_t length = 2 + random() % 4; line.cells.size() < length;) {
        const Place at = layout->cells()[line.cells.back()].place;
        const int next = layout->at({at.row + static_cast<int>(random() % 3) - 1,
                                     at.col + static_cast<int>(random() % 3) - 1});
        if (next >= 0 && !std::ranges::count(line.cells, next))
          line.cells.push_back(static_cast<CellId>(next));
        else if (random() % 16 == 0)
          break;
      }
      std::vector<int> sums;
      for (std::size_t i = 0; i < line.cells.size(); ++i) {
        if (i == 0 || region_of(line.cells[i]) != region_of(line.cells[i - 1])) sums.push_back(0);
        sums.back() += grid[line.cells[i]];
      }
      const bool want = std::ranges::count(sums, sums[0]) == std::ssize(sums);
      constraints::Parts parts;
      ASSERT_TRUE(constraints::add_parts(*layout, line, parts));
      ASSERT_EQ(constraints::holds(*layout, line, grid), want);
      ASSERT_EQ(constraints::satisfied(parts, *layout, grid), want);
      if (sums.size() > 1) ++(want ? held : failed);
    }
  }
  EXPECT_GT(held, 500);
  EXPECT_GT(failed, 500);
}

std::vector<int> kinds() {
  std::vector<int> result;
  for (int k = 0; k < static_cast<int>(Kind::custom); ++k)
    if (const auto kind = static_cast<Kind>(k); !told_by_houses.has(kind) || kind == Kind::group)
      result.push_back(k);
  return result;
}

INSTANTIATE_TEST_SUITE_P(Every, PartsOfKind, testing::ValuesIn(kinds()), [](const auto& info) {
  return std::string(word(static_cast<Kind>(info.param)));
});

}  // namespace
}  // namespace clew
