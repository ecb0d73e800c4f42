// The batch kernel for 6x6 against the plain solver, at every width that this processor runs.
#include <gtest/gtest.h>

#include "search/batch.h"
#include "support/puzzles.h"
#include "support/seed.h"

namespace clew::search {
namespace {

constexpr std::size_t cells = 36;
using Six = std::array<Digit, cells>;

struct Results {
  std::vector<std::uint64_t> counts;
  std::vector<Digit> solutions;
  const Digit* solution(std::size_t i) const { return solutions.data() + cells * i; }
};

Results run(BatchSolver& batch, const std::vector<Six>& puzzles, std::uint64_t limit) {
  std::vector<const std::uint8_t*> rows;
  for (const Six& p : puzzles) rows.push_back(p.data());
  Results r{std::vector<std::uint64_t>(puzzles.size()), std::vector<Digit>(cells * puzzles.size())};
  EXPECT_TRUE(batch.run({.puzzles = rows.data(),
                         .size = puzzles.size(),
                         .limit = limit,
                         .counts = r.counts.data(),
                         .solutions = r.solutions.data(),
                         .pitch = cells}));
  return r;
}

std::uint64_t plain_count(const Tables& tables, const Six& puzzle, std::uint64_t limit) {
  std::vector<DigitSet> start(cells, DigitSet::up_to(6));
  for (std::size_t c = 0; c < cells; ++c) {
    if (puzzle[c]) start[c] = DigitSet::of(puzzle[c]);
  }
  return test::search_without_kernels(tables, {.start = start, .limit = limit}).solutions;
}

/// The plain solver's first grid after a few random digits.
Six random_grid(const LayoutPtr& layout, test::Random& random) {
  const Solver solver = *Solver::make(layout);
  for (;;) {
    Puzzle puzzle{.layout = layout, .givens = std::vector<Digit>(cells)};
    for (int i = 0; i < 5; ++i) {
      puzzle.givens[test::below(random, cells)] = static_cast<Digit>(1 + test::below(random, 6));
    }
    const Solved solved = *solver.solve(puzzle, {.limit = 1});
    if (solved.solution.empty()) continue;
    Six grid;
    std::copy(solved.solution.begin(), solved.solution.end(), grid.begin());
    return grid;
  }
}

/// An empty one, then from five clues, with many solutions, to thirty; every fourth with a digit
/// changed at random.
std::vector<Six> random_puzzles(const LayoutPtr& layout, int number, test::Random& random) {
  std::vector<Six> all;
  Six grid{};
  for (int i = 0; i < number; ++i) {
    if (i % 16 == 0) grid = random_grid(layout, random);
    Six puzzle = grid;
    std::array<int, cells> order;
    std::iota(order.begin(), order.end(), 0);
    std::ranges::shuffle(order, random);
    for (int k = i ? 5 + test::below(random, 26) : 0; k < static_cast<int>(cells); ++k)
      puzzle[order[k]] = 0;
    if (i % 4 == 3) {
      puzzle[test::below(random, cells)] = static_cast<Digit>(1 + test::below(random, 6));
    }
    all.push_back(puzzle);
  }
  return all;
}

bool is_solution(const Layout& layout, const Six& puzzle, const Digit* solution) {
  for (std::size_t c = 0; c < cells; ++c) {
    if (solution[c] < 1 || solution[c] > 6) return false;
    if (puzzle[c] && puzzle[c] != solution[c]) return false;
    for (const CellId peer : layout.peers(static_cast<CellId>(c))) {
      if (solution[c] == solution[peer]) return false;
    }
  }
  return true;
}

class BatchOf6x6 : public testing::TestWithParam<std::pair<const char*, GridShape>> {};

TEST_P(BatchOf6x6, CountsAsThePlainSolverDoes) {
  const auto [name, grid] = GetParam();
  const LayoutPtr rules = find_layout(name).value();
  const auto extras = extras_of(*rules, grid);
  ASSERT_TRUE(extras.has_value());
  test::Random random(test::seed());
  const auto puzzles = random_puzzles(rules, 3000, random);
  const Tables tables(*rules);
  std::vector<std::uint64_t> expected;
  for (const Six& p : puzzles) expected.push_back(plain_count(tables, p, 50));
  for (const std::uint64_t sought : {0, 1, 2, 50}) {
    EXPECT_NE(std::count(expected.begin(), expected.end(), sought), 0) << sought;
  }
  std::optional<Results> widest;
  for (const Kernel* kernel : kernels(grid)) {
    SCOPED_TRACE(kernel->name);
    BatchSolver batch(*kernel, &*extras);
    const Results results = run(batch, puzzles, 50);
    EXPECT_EQ(results.counts, expected);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      if (!expected[i]) continue;
      ASSERT_TRUE(is_solution(*rules, puzzles[i], results.solution(i))) << i;
    }
    if (!widest) widest = results;
    EXPECT_EQ(results.solutions, widest->solutions);
    EXPECT_EQ(run(batch, puzzles, 1).solutions, widest->solutions);
  }
}

INSTANTIATE_TEST_SUITE_P(Layouts, BatchOf6x6,
                         testing::Values(std::pair("6x6", GridShape::six),
                                         std::pair("x-6x6", GridShape::six),
                                         std::pair("6x6-vertical", GridShape::six_vertical)),
                         [](const auto& test) {
                           std::string name = test.param.first;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Batch6x6, KnowsItsLayouts) {
  for (const char* name : {"9x9", "6x6-vertical", "latin-6", "4x4"}) {
    EXPECT_FALSE(extras_of(*find_layout(name).value(), GridShape::six).has_value()) << name;
  }
  EXPECT_FALSE(extras_of(*find_layout("6x6").value(), GridShape::six_vertical).has_value());
}

// 6x6 has 28,200,960 grids, in each of which the first row may be renamed 720 ways.
TEST(Batch6x6, AllGridsWithAGivenRow) {
  const Six puzzle = {1, 2, 3, 4, 5, 6};
  for (const Kernel* kernel : kernels(GridShape::six_vertical)) {
    BatchSolver batch(*kernel);
    EXPECT_EQ(run(batch, {puzzle}, 0).counts.at(0), 28'200'960u / 720) << kernel->name;
  }
}

// Two equal givens and nothing else, below each other, and in a box.
TEST(Batch6x6, RepeatsAreRefuted) {
  std::vector<Six> puzzles(3, Six{});
  puzzles[0][0] = puzzles[0][30] = 5;
  puzzles[1][3] = puzzles[1][11] = 5;
  puzzles[2][3] = puzzles[2][14] = 5;  // neither
  for (const Kernel* kernel : kernels(GridShape::six)) {
    BatchSolver batch(*kernel);
    EXPECT_EQ(run(batch, puzzles, 2).counts, (std::vector<std::uint64_t>{0, 0, 2})) << kernel->name;
  }
}

TEST(Batch6x6, ReadsAndWritesText) {
  const std::string puzzle = "..1.3...6.5.65........42.4.6...3.1..";
  const auto* const row = reinterpret_cast<const std::uint8_t*>(puzzle.data());
  for (const std::size_t many : {std::size_t{1}, std::size_t{600}}) {
    const std::vector<const std::uint8_t*> rows(many, row);
    for (const Kernel* kernel : kernels(GridShape::six_vertical)) {
      BatchSolver batch(*kernel);
      std::vector<std::uint64_t> counts(many);
      std::string out(38 * many, '#');
      EXPECT_TRUE(batch.run({.puzzles = rows.data(),
                             .size = many,
                             .counts = counts.data(),
                             .solutions = reinterpret_cast<std::uint8_t*>(out.data()) + 1,
                             .pitch = 38,
                             .base = '0'}));
      for (std::size_t i = 0; i < many; ++i) {
        ASSERT_EQ(counts[i], 1u);
        ASSERT_EQ(out.substr(38 * i, 38), "#421536316254653421165342542613234165#");
      }
    }
  }
}

}  // namespace
}  // namespace clew::search
