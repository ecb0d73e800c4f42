// Paths over puzzles of every layout: no step against the solution, none that the checker does not
// prove from its evidence.
#include "clew/check.h"
#include "clew/explain.h"
#include "clew/solve.h"
#include "support/peer_data.h"
#include "support/peer_lines.h"
#include "support/position.h"

namespace clew::test {
namespace {

struct Tally {
  int puzzles = 0, solved = 0, steps = 0;
};

void walk(Explainer& explainer, Checker& checker, const PeerRecord& peer, Tally& tally) {
  const Layout& layout = *explainer.layout();
  Grid grid = start(peer.puzzle);
  const Path path = explainer.path(grid, {.unique = true, .givens = peer.puzzle.givens});
  ++tally.puzzles;
  tally.solved += path.status() == Path::Status::solved;
  EXPECT_NE(path.status(), Path::Status::error);
  for (const Step& step : path.steps()) {
    ++tally.steps;
    const std::string what =
        std::string(technique(step.technique).name) + ": " + conclusion(layout, step);
    ASSERT_EQ(checker.check(grid, peer.puzzle.givens, step), Verdict::proven) << what;
    for (const Candidate& x : step.placements) ASSERT_EQ(peer.solution[x.cell], x.digit) << what;
    for (const Candidate& x : step.eliminations) ASSERT_NE(peer.solution[x.cell], x.digit) << what;
    apply(layout, step, grid);
  }
}

// Every so-manieth puzzle of each file is a part; parts can run side by side.
constexpr int parts = 4;
class PathsOnLayouts : public testing::TestWithParam<int> {};

TEST_P(PathsOnLayouts, EveryStepIsProven) {
  CLEW_NEEDS_PEER_DATA();
  PeerReader reader;
  for (const auto& file : peer_files(*peer_data())) {
    const std::string kind = file.stem();
    if (kind == "std_30x30" || kind == "std_36x36") continue;
    if (const char* only = std::getenv("CLEW_KIND"); only && kind != only) continue;
    Tally tally;
    LayoutPtr layout;
    std::optional<Explainer> explainer;
    std::optional<Checker> checker;
    int number = 0;
    for (const PeerRecord& peer : reader.read(file)) {
      if (number++ % parts != GetParam() || peer.solution.empty()) continue;
      if (layout != peer.puzzle.layout) {
        layout = peer.puzzle.layout;
        explainer.emplace(std::move(*Explainer::make(layout)));
        checker = *Checker::make(layout);
      }
      walk(*explainer, *checker, peer, tally);
      ASSERT_FALSE(HasFatalFailure()) << kind << " puzzle " << tally.puzzles;
    }
    if (tally.puzzles)
      std::printf("%s: %d of %d solved, %d steps\n", kind.c_str(), tally.solved, tally.puzzles,
                  tally.steps);
  }
}

INSTANTIATE_TEST_SUITE_P(Parts, PathsOnLayouts, testing::Range(0, parts));

// Every puzzle that Sudoku Explainer rated gives way without trial.
TEST(Paths, RatedAreSolvedWithoutTrial) {
  CLEW_NEEDS_PEER_DATA();
  const LayoutPtr layout = layout_named("9x9");
  auto explainer = Explainer::make(layout);
  ExplainOptions options{.unique = true};
  options.techniques.remove(TechniqueId::trial);
  int puzzles = 0;
  Path path;
  for (const std::string& line : peer_lines("se/ratings.tsv")) {
    if (line.starts_with("puzzle")) continue;  // the head of the table
    Puzzle puzzle{.layout = layout, .givens = std::vector<Digit>(81)};
    for (int i = 0; i < 81; ++i) puzzle.givens[i] = symbol_value(line[i]);
    options.givens = puzzle.givens;
    explainer->path(start(puzzle), options, path);
    EXPECT_EQ(path.status(), Path::Status::solved) << line.substr(0, 85);
    ++puzzles;
  }
  EXPECT_EQ(puzzles, 1700);
}

TEST(Paths, EveryStepOnTenThousandIsProven) {
  CLEW_NEEDS_PEER_DATA();
  const LayoutPtr layout = layout_named("9x9");
  auto explainer = Explainer::make(layout);
  Checker checker = *Checker::make(layout);
  Tally tally;
  for (auto [file, most] :
       {std::pair("minimal_50k.gz", 6500), std::pair("clue17.gz", 2500),
        std::pair("magictour_1465.gz", 940), std::pair("hardest_1905_11plus.gz", 40),
        std::pair("hardest_1106.gz", 20)})
    for (const std::string& line :
         peer_lines(std::string("bench/") + file, static_cast<std::size_t>(most))) {
      PeerRecord peer;
      peer.puzzle.layout = layout;
      for (int i = 0; i < 81; ++i) peer.puzzle.givens.push_back(symbol_value(line[i]));
      const Solved solved = *solve(peer.puzzle);
      ASSERT_EQ(solved.status, Status::unique);
      peer.solution = solved.solution;
      walk(*explainer, checker, peer, tally);
      ASSERT_FALSE(HasFatalFailure()) << line;
    }
  EXPECT_EQ(tally.puzzles, 10'000);
  EXPECT_GT(tally.steps, 100'000);
  std::printf("%d of %d solved, %d steps\n", tally.solved, tally.puzzles, tally.steps);
}

}  // namespace
}  // namespace clew::test
