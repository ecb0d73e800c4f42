#include "clew/text.h"
#include "support/telling.h"

namespace clew::test {
namespace {

TEST(Trial, AChainOfSinglesToAnEmptyCell) {
  Position p("9x9");  // were r1c1 1: r1c5 2, r5c5 3, and r5c1 has nothing left
  p.cell("r1c1", "14").cell("r1c5", "12").cell("r5c5", "23").cell("r5c1", "13");
  EXPECT_TRUE(found(p, "trial").contains("r1c1<>1"));
}

TEST(Trial, OnATriangle) {
  Position p("tridoku");  // the cells of the left edge all differ
  p.cell("r1c1", "14").cell("r2c1", "12").cell("r3c1", "23").cell("r4c1", "13");
  const Found all = found(p, "trial");
  EXPECT_TRUE(all.contains("r1c1<>1"));
  EXPECT_FALSE(all.contains("r1c1<>4"));
}

TEST(Trial, SilentOnAnEmptyGrid) {
  Position p("6x6");
  EXPECT_EQ(found(p, "trial"), Found());
}

// Returns the greatest number of further assumptions that are open at once.
int depth_of(const std::string& reason) {
  int open = 0, most = 0;
  std::istringstream lines(reason);
  for (std::string line; std::getline(lines, line);) {
    if (line.ends_with(", too.")) most = std::max(most, ++open);
    if (line.find(". Then ") != std::string::npos) --open;
  }
  return most;
}

// "Loki" by mith needs assumptions three deep. Its constraint says no more than a given.
TEST(NestedTrial, GoesAsDeepAsItTakes) {
  const auto puzzle = read_puzzle(
      "sudoku 1\nlayout 9x9\nodd r1c2\ngivens\n"
      "57....9..\n........8\n.1.......\n..168..4.\n.....28.9\n..2.9416.\n"
      "....2....\n.6.9.82.4\n...41.6..\n");
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  auto explainer = Explainer::make(puzzle->layout);
  auto checker = Checker::make(puzzle->layout);
  ASSERT_TRUE(explainer && checker);
  ExplainOptions options{.unique = true, .techniques = {}, .givens = puzzle->givens};
  for (const char* name : {"naked_single", "hidden_single", "trial", "nested_trial"}) {
    const auto ids = find_techniques(name);
    ASSERT_TRUE(ids) << name;
    for (const TechniqueId id : *ids) options.techniques.add(id);
  }
  Grid grid = start(*puzzle);
  const Path path = explainer->path(grid, options);
  EXPECT_EQ(path.status(), Path::Status::solved);
  Telling telling(puzzle->layout);
  int deepest = 0;
  for (const Step& step : path.steps()) {
    EXPECT_EQ(checker->check(grid, puzzle->givens, step), Verdict::proven);
    telling.read(grid, step);
    deepest = std::max(deepest, depth_of(tell(*puzzle->layout, grid, step, Detail::reason)));
    apply(*puzzle->layout, step, grid);
  }
  EXPECT_EQ(deepest, 2);
}

}  // namespace
}  // namespace clew::test
