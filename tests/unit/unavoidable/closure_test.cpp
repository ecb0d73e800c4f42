// Unavoidable sets by closure, against their plain definition and against all grids.
#include "unavoidable/closure.h"

#include <gtest/gtest.h>

#include <set>

#include "clew/generate.h"
#include "clew/solve.h"
#include "clew/unavoidable.h"
#include "support/seed.h"
#include "unavoidable/minimal.h"
#include "unavoidable/nine.h"

namespace clew {
namespace {

using unavoidable::Cells;

LayoutPtr layout_of(const char* name) { return *find_layout(name); }

/// Returns true if the grid has another solution when these cells are open.
bool is_unavoidable(const Solver& solver, const std::vector<Digit>& grid,
                    const std::vector<CellId>& cells) {
  Puzzle puzzle{.layout = solver.layout(), .givens = grid};
  for (const CellId c : cells) puzzle.givens[c] = 0;
  return solver.solve(puzzle)->status == Status::multiple;
}

void expect_minimal(const Solver& solver, const std::vector<Digit>& grid,
                    const std::vector<CellId>& set) {
  EXPECT_TRUE(is_unavoidable(solver, grid, set));
  for (const CellId left_out : set) {
    auto smaller = set;
    std::erase(smaller, left_out);
    EXPECT_FALSE(is_unavoidable(solver, grid, smaller));
  }
}

TEST(Unavoidable, SetsAreUnavoidableAndMinimal) {
  const std::uint64_t seed = test::seed();
  for (const char* name : {"4x4", "6x6", "8x8", "9x9"}) {
    const LayoutPtr layout = layout_of(name);
    const Solver solver = *Solver::make(layout);
    for (std::uint64_t i = 0; i < 3; ++i) {
      const auto grid = *random_grid(layout, seed, i);
      const auto found = unavoidable_sets(*layout, grid, {.most = 11});
      ASSERT_TRUE(found && found->exact) << name;
      ASSERT_FALSE(found->sets.empty()) << name;
      for (const auto& set : found->sets) expect_minimal(solver, grid, set);
    }
  }
}

/// Returns the minimal sets, up to a number of cells, in which other grids differ from this one.
std::vector<Cells> by_all_grids(const Solver& solver, const std::vector<Digit>& grid,
                                const Puzzle& open, int most) {
  std::vector<Cells> sets;
  solver.enumerate(open, [&](std::span<const Digit> other) {
    Cells set = 0;
    for (std::size_t c = 0; c < grid.size(); ++c)
      if (other[c] != grid[c]) set |= unavoidable::cell_bit<Cells>(static_cast<int>(c));
    if (set && unavoidable::size_of(set) <= most) sets.push_back(set);
    return true;
  });
  unavoidable::keep_minimal(sets);
  return sets;
}

std::vector<Cells> by_closure(const Layout& layout, const std::vector<Digit>& grid, Cells within,
                              int most) {
  const auto found = unavoidable_sets(layout, grid, {.most = most});
  std::vector<Cells> sets;
  for (const auto& set : found->sets) {
    Cells cells = 0;
    for (const CellId c : set) cells |= unavoidable::cell_bit<Cells>(c);
    if (!(cells & ~within)) sets.push_back(cells);
  }
  return sets;
}

TEST(Unavoidable, AllOf4x4AsAllGridsShow) {
  const LayoutPtr layout = layout_of("4x4");
  const Solver solver = *Solver::make(layout);
  const Puzzle empty{.layout = layout, .givens = std::vector<Digit>(16)};
  solver.enumerate(empty, [&](std::span<const Digit> solution) {
    const std::vector<Digit> grid(solution.begin(), solution.end());
    EXPECT_EQ(by_closure(*layout, grid, 0xFFFF, 16), by_all_grids(solver, grid, empty, 16));
    return true;
  });
}

// Sets of 6x6 within some cells: there are few enough grids with the others given.
TEST(Unavoidable, SetsOf6x6AsAllGridsShow) {
  const std::uint64_t seed = test::seed();
  const LayoutPtr layout = layout_of("6x6");
  const Solver solver = *Solver::make(layout);
  constexpr int most = 20;
  for (std::uint64_t i = 0; i < 4; ++i) {
    const auto grid = *random_grid(layout, seed, i);
    Puzzle open{.layout = layout, .givens = grid};
    Cells within = 0;
    for (std::size_t c = 0; c < 36; ++c)
      if (c / 6 != i) {
        open.givens[c] = 0;
        within |= unavoidable::cell_bit<Cells>(static_cast<int>(c));
      }
    EXPECT_EQ(by_closure(*layout, grid, within, most), by_all_grids(solver, grid, open, most));
  }
}

// With one band unchanged except for its sockets, the search finds only sets of the whole grid's
// list, and all of those.
TEST(Unavoidable, TwoBandsAsTheWholeGrid) {
  const std::uint64_t seed = test::seed();
  const LayoutPtr layout = layout_of("9x9");
  constexpr int most = 11;
  for (std::uint64_t i = 0; i < 4; ++i) {
    const auto grid = *random_grid(layout, seed, i);
    std::vector<Cells> all;
    unavoidable::Closure<Cells>(unavoidable::nine(), grid.data(), 0).find(most, all);
    unavoidable::keep_minimal(all);
    for (int other = 0; other < 3; ++other) {
      std::vector<Cells> found;
      unavoidable::add_of_two_bands(grid.data(), other, most, most, found);
      unavoidable::keep_minimal(found);
      std::set<Cells> there(found.begin(), found.end());
      for (const Cells set : all) {
        const Cells part = set & unavoidable::band(other);
        bool in_a_minirow = false;
        for (int first = 27 * other; first < 27 * other + 27; first += 3)
          in_a_minirow |= !(part & ~(Cells{7} << first));
        EXPECT_EQ(there.contains(set), !part || in_a_minirow);
      }
    }
  }
}

TEST(Unavoidable, StopsWhenTold) {
  const LayoutPtr layout = layout_of("9x9");
  const std::atomic<bool> flag = true;
  const auto found =
      unavoidable_sets(*layout, *random_grid(layout, 1, 0), {.most = 30, .stop = {.flag = &flag}});
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->exact);
}

TEST(Unavoidable, SaysWhatItCannotDo) {
  EXPECT_FALSE(unavoidable_sets(*layout_of("x-9x9"), *random_grid(layout_of("x-9x9"), 1, 0)));
  EXPECT_FALSE(unavoidable_sets(*layout_of("9x9"), std::vector<Digit>(81, 1)));
  EXPECT_FALSE(unavoidable_sets(*layout_of("9x9"), std::vector<Digit>(80, 1)));
}

}  // namespace
}  // namespace clew
