// Random puzzles of every layout, counted to three by the library and by CaDiCaL over its own
// encoding.
#include <gmock/gmock.h>

#include <algorithm>
#include <cadical.hpp>
#include <random>

#include "clew/solve.h"
#include "support/seed.h"

namespace clew {
namespace {

using Random = std::mt19937_64;

/// Counts solutions one by one: a variable for each candidate that no given rules out at sight.
class Oracle {
 public:
  explicit Oracle(const Puzzle& puzzle) : layout_(*puzzle.layout), candidates_(layout_.size()) {
    solver_.set("quiet", 1);
    for (int c = 0; c < layout_.size(); ++c) {
      candidates_[c] = layout_.all_digits();
      for (const CellId peer : layout_.peers(static_cast<CellId>(c)))
        if (puzzle.givens[peer]) candidates_[c].remove(puzzle.givens[peer]);
      if (const Digit given = puzzle.givens[c])
        candidates_[c] = candidates_[c] & DigitSet::of(given);
    }
    for (int c = 0; c < layout_.size(); ++c) {
      for (const Digit d : candidates_[c]) solver_.add(variable(c, d));
      solver_.add(0);
      for (const Digit d : candidates_[c])
        for (const Digit e : candidates_[c])
          if (d < e) exclude(variable(c, d), variable(c, e));
      for (const CellId peer : layout_.peers(static_cast<CellId>(c)))
        if (peer > c)
          for (const Digit d : candidates_[c] & candidates_[peer])
            exclude(variable(c, d), variable(peer, d));
    }
  }

  int count(int limit) {
    int solutions = 0;
    while (solutions < limit && solver_.solve() == 10) {
      ++solutions;
      std::vector<int> model;
      for (int c = 0; c < layout_.size(); ++c)
        for (const Digit d : candidates_[c])
          if (solver_.val(variable(c, d)) > 0) model.push_back(-variable(c, d));
      for (const int literal : model) solver_.add(literal);
      solver_.add(0);
    }
    return solutions;
  }

 private:
  int variable(int c, Digit d) const { return c * layout_.digits() + d; }
  void exclude(int a, int b) {
    solver_.add(-a);
    solver_.add(-b);
    solver_.add(0);
  }

  const Layout& layout_;
  std::vector<DigitSet> candidates_;
  CaDiCaL::Solver solver_;
};

int below(Random& random, std::size_t n) { return static_cast<int>(random() % n); }

/// A solution with its digits renamed: of the first that the search finds round a few random
/// digits.
std::vector<Digit> random_grid(const Solver& solver, Random& random) {
  const Layout& layout = *solver.layout();
  for (int tries = 0;; ++tries) {
    Puzzle puzzle{.layout = solver.layout(), .givens = std::vector<Digit>(layout.size())};
    for (int i = 0; i < 4 - tries; ++i)
      puzzle.givens[below(random, puzzle.givens.size())] =
          static_cast<Digit>(1 + below(random, static_cast<std::size_t>(layout.digits())));
    std::vector<Digit> grid = solver.solve(puzzle, {.limit = 1})->solution;
    if (grid.empty()) continue;
    std::vector<Digit> names;
    for (const Digit d : layout.all_digits()) names.push_back(d);
    std::shuffle(names.begin(), names.end(), random);
    for (Digit& d : grid) d = names[d - 1];
    return grid;
  }
}

class EveryLayout : public testing::TestWithParam<std::string> {};

TEST_P(EveryLayout, AgreesWithTheOracle) {
  Random random(test::seed());
  const Solver solver = *Solver::make(*find_layout(GetParam()));
  const Layout& layout = *solver.layout();
  const bool large = layout.digits() >= 16 || layout.size() > 250;
  const std::vector<Digit> grid = random_grid(solver, random);
  for (int round = 0; round < (large ? 4 : 16); ++round) {
    Puzzle puzzle{.layout = solver.layout(), .givens = grid};
    const int most = large ? 40 : 75;  // blank cells of a hundred
    const int blank = most / 2 + below(random, static_cast<std::size_t>(most / 2));
    for (Digit& d : puzzle.givens)
      if (below(random, 100) < blank) d = 0;
    if (round % 4 == 3)
      puzzle.givens[below(random, puzzle.givens.size())] =
          static_cast<Digit>(1 + below(random, static_cast<std::size_t>(layout.digits())));
    const Count got = *solver.count(puzzle, {.limit = 3});
    EXPECT_EQ(got.solutions, static_cast<std::uint64_t>(Oracle(puzzle).count(3))) << round;
    EXPECT_EQ(solver.solve(puzzle, {.limit = 3})->solutions, got.solutions) << round;
    const TrueCandidates candidates = *solver.candidates(puzzle);
    EXPECT_EQ(candidates.status == Status::none, got.solutions == 0) << round;
    EXPECT_EQ(candidates.status == Status::unique, got.solutions == 1) << round;
  }
}

std::vector<std::string> names() {
  std::vector<std::string> all{"latin-9"};
  for (const CatalogueEntry& entry : catalogue())
    if (entry.name != "latin-N") all.emplace_back(entry.name);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryLayout, testing::ValuesIn(names()), [](const auto& of) {
  std::string name = of.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(Oracle, EveryGridOfFour) {
  // Each pair of a full grid and a set of its cells, against counting by hand over all 288 grids.
  std::vector<std::vector<Digit>> grids;
  const Puzzle empty{.layout = *find_layout("4x4"), .givens = std::vector<Digit>(16)};
  const Solver solver = *Solver::make(empty.layout);
  solver.enumerate(empty, [&](std::span<const Digit> grid) {
    grids.emplace_back(grid.begin(), grid.end());
    return true;
  });
  ASSERT_EQ(grids.size(), 288u);
  Random random(test::seed());
  for (const auto& grid : grids)
    for (int round = 0; round < 8; ++round) {
      Puzzle puzzle = empty;
      for (std::size_t c = 0; c < 16; ++c)
        if (random() % 3 == 0) puzzle.givens[c] = grid[c];
      const auto matches = std::count_if(grids.begin(), grids.end(), [&](const auto& other) {
        for (std::size_t c = 0; c < 16; ++c)
          if (puzzle.givens[c] && puzzle.givens[c] != other[c]) return false;
        return true;
      });
      EXPECT_EQ(solver.count(puzzle)->solutions, static_cast<std::uint64_t>(matches));
    }
}

}  // namespace
}  // namespace clew
