// Houses with as many open cells as candidates, in a layout with more digits: they give the
// conclusions of complete houses, and the checker proves them.
#include <gtest/gtest.h>

#include "clew/check.h"
#include "clew/explain.h"
#include "clew/text.h"

namespace clew {
namespace {

struct Walk {
  std::vector<TechniqueId> techniques;
  Path::Status status{};
};

LayoutPtr layout_of(int digits) {
  return *build(
      {.digits = digits, .grids = {{.height = 9, .width = 9, .box_height = 3, .box_width = 3}}});
}

// A puzzle of nine digits: every open cell has those that it does not see.
Walk walk(const LayoutPtr& layout, std::string_view line) {
  Grid grid;
  std::vector<Digit> givens;
  for (const char c : line) givens.push_back(static_cast<Digit>(c == '.' ? 0 : c - '0'));
  grid.values = givens;
  for (CellId c = 0; c < givens.size(); ++c) {
    DigitSet left = givens[c] ? DigitSet::of(givens[c]) : DigitSet::up_to(9);
    if (!givens[c])
      for (const CellId peer : layout->peers(c))
        if (givens[peer]) left.remove(givens[peer]);
    grid.candidates.push_back(left);
  }
  auto explainer = Explainer::make(layout);
  const Path path = explainer->path(grid, {.unique = false, .givens = givens});
  Checker checker = *Checker::make(layout);
  Walk result{.status = path.status()};
  for (const Step& step : path.steps()) {
    EXPECT_EQ(checker.check(grid, givens, step), Verdict::proven) << technique(step.technique).name;
    apply(*layout, step, grid);
    result.techniques.push_back(step.technique);
  }
  return result;
}

TEST(ClosedHouses, TellWhatCompleteOnesTell) {
  for (const std::string_view line :
       {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        // AI Escargot, by Arto Inkala, 2006.
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."}) {
    const Walk usual = walk(layout_of(9), line), spare = walk(layout_of(15), line);
    EXPECT_EQ(usual.status, Path::Status::solved);
    EXPECT_EQ(spare.status, Path::Status::solved);
    ASSERT_GT(usual.techniques.size(), 20u);
    // Singles, locked candidates and subsets come first. Harder techniques may come in another order.
    const auto first = [](const Walk& w) {
      const auto hard = [](TechniqueId id) { return technique(id).level > Level::intermediate; };
      return std::vector<TechniqueId>(w.techniques.begin(),
                                      std::ranges::find_if(w.techniques, hard));
    };
    EXPECT_FALSE(first(usual).empty());
    EXPECT_EQ(first(spare), first(usual));
  }
}

// An incomplete house that is not closed has no digit for certain.
TEST(ClosedHouses, AreNeededForAHiddenSingle) {
  const LayoutPtr layout = layout_of(15);
  Grid grid{.values = std::vector<Digit>(81), .candidates = {}};
  grid.candidates.assign(81, DigitSet::up_to(15));
  for (std::size_t c = 0; c < 9; ++c) {
    grid.candidates[c] = DigitSet::up_to(9);
    if (c) grid.candidates[c].remove(4);
  }
  Checker checker = *Checker::make(layout);
  const Candidate four{0, 4}, three{0, 3};
  const Fact fours{{Unit::Kind::house, 4, 0, 0}, Fact::Says::some};
  Step step{.technique = TechniqueId::hidden_single_line};
  step.placements = {&four, 1};
  step.facts = {&fours, 1};
  ASSERT_EQ(layout->houses()[0].kind, HouseKind::row);
  EXPECT_EQ(checker.check(grid, {}, step), Verdict::proven);
  grid.candidates[5].add(12);
  EXPECT_NE(checker.check(grid, {}, step), Verdict::proven);
  grid.candidates[5].remove(12);
  step.placements = {&three, 1};
  EXPECT_NE(checker.check(grid, {}, step), Verdict::proven);
}

// A cage of three cells comes down to three digits within a trial: the checker knows it as it is without.
TEST(ClosedHouses, AreNotClosedWithinATrial) {
  const auto puzzle = read_puzzle(R"(sudoku 1
digits 1-6
at 1,1 grid 6x6 box 2x3
cage r5c6 r5c1 r4c6
cage 13 r6c2 r5c1 r6c1
contain 6 5 r4c2 r1c2 r2c2 r4c6
contain 4 5 r1c1 r1c2 r2c2 r3c3
contain 1 r2c1 r4c3 r1c5 r5c4
contain 3 2 r2c3 r2c2 r3c2
givens
4....3
....5.
.....4
...2..
.....2
...3..
)");
  ASSERT_TRUE(puzzle);
  const Grid grid = start(*puzzle);
  TechniqueSet of_rules;
  for (const Technique& t : techniques())
    if (t.needs == Needs::rules) of_rules.add(t.id);
  auto explainer = Explainer::make(puzzle->layout);
  const Path found = explainer->find(grid, {.techniques = of_rules, .givens = puzzle->givens});
  Checker checker = *Checker::make(puzzle->layout);
  EXPECT_GT(found.steps().size(), 0u);
  for (const Step& step : found.steps())
    EXPECT_EQ(checker.check(grid, puzzle->givens, step), Verdict::proven);
}

}  // namespace
}  // namespace clew
