// An invalid puzzle of a layout is an error in every call, and nothing worse.
#include <gtest/gtest.h>

#include "clew/check.h"
#include "clew/clues.h"
#include "clew/diagnose.h"
#include "clew/explain.h"
#include "clew/generate.h"
#include "clew/rate.h"
#include "clew/solve.h"
#include "clew/symmetry.h"
#include "clew/text.h"
#include "clew/validate.h"
#include "clew/words.h"

namespace clew {
namespace {

LayoutPtr nine() { return find_layout("9x9").value(); }
Puzzle good() { return {.layout = nine(), .givens = std::vector<Digit>(81)}; }

std::vector<Puzzle> wrong_puzzles() {
  std::vector<Puzzle> all(6, good());
  all[0].layout = nullptr;
  all[1].givens.clear();
  all[2].givens.pop_back();
  all[3].givens[80] = 10;
  all[4].entries = std::vector<Digit>(80);
  all[5].marks = std::vector<DigitSet>(5);
  all.push_back(good());
  all.back().entries = std::vector<Digit>(81, 64);
  all.push_back(good());
  all.back().marks = std::vector<DigitSet>(81, DigitSet::up_to(10));
  all.push_back({});
  all.push_back({.layout = find_layout("25x25").value(), .givens = std::vector<Digit>(81)});
  return all;
}

std::vector<Grid> wrong_grids() {
  std::vector<Grid> all(6, start(good()));
  all[0] = {};
  all[1].values.pop_back();
  all[2].candidates.pop_back();
  all[3].values[0] = 12;
  all[4].candidates[7] = DigitSet::of(10);
  all[5].values[0] = 1;  // all digits are candidates there
  return all;
}

TEST(Validate, SaysWhatIsWrong) {
  EXPECT_TRUE(validate(good()));
  for (const Puzzle& puzzle : wrong_puzzles()) {
    const auto valid = validate(puzzle);
    ASSERT_FALSE(valid);
    EXPECT_NE(valid.error().reason, "");
  }
  Puzzle puzzle = good();
  puzzle.givens.pop_back();
  EXPECT_EQ(validate(puzzle).error().reason, "there are 80 values for 81 cells");
  puzzle = good();
  puzzle.givens[80] = 10;
  EXPECT_EQ(validate(puzzle).error().reason, "r9c9 holds 10, but the digits end with 9");
  // Marks are looked at by themselves, and beside the candidates that the puzzle gives.
  puzzle = good();
  puzzle.marks = std::vector<DigitSet>(81, DigitSet::up_to(9));
  EXPECT_TRUE(validate(puzzle));
  puzzle.given_marks = std::vector<DigitSet>(81, DigitSet::up_to(5));
  EXPECT_EQ(validate(puzzle).error().reason,
            "r1c1 has marks that are not among its given candidates");
  puzzle.given_marks = puzzle.marks;
  EXPECT_TRUE(validate(puzzle));
  EXPECT_TRUE(validate(*nine(), start(good())));
  for (const Grid& grid : wrong_grids()) EXPECT_FALSE(validate(*nine(), grid));
}

TEST(Validate, EveryDoorForPuzzles) {
  const Solver solver = *Solver::make(nine());
  Rater rater = *Rater::make(nine());
  const Visit visit = [](std::span<const Digit>) { return true; };
  for (const Puzzle& puzzle : wrong_puzzles()) {
    EXPECT_FALSE(solve(puzzle));
    EXPECT_FALSE(count(puzzle));
    EXPECT_FALSE(enumerate(puzzle, visit));
    EXPECT_FALSE(true_candidates(puzzle));
    EXPECT_FALSE(solver.solve(puzzle));
    EXPECT_FALSE(solver.count(puzzle));
    EXPECT_FALSE(solver.enumerate(puzzle, visit));
    EXPECT_FALSE(solver.candidates(puzzle));
    EXPECT_FALSE(diagnose(puzzle));
    EXPECT_FALSE(rate(puzzle));
    EXPECT_FALSE(rater.rate(puzzle));
    EXPECT_TRUE(start(puzzle).values.empty());
    for (const Format format : formats()) EXPECT_FALSE(write(puzzle, format));
  }
  const LayoutPtr six = find_layout("6x6").value();
  const Puzzle other{.layout = six, .givens = std::vector<Digit>(36)};
  EXPECT_FALSE(solver.solve(other));
  EXPECT_FALSE(rater.rate(other));
  EXPECT_TRUE(solver.solve(good()));
}

TEST(Validate, EveryDoorForGrids) {
  Explainer explainer = Explainer::make(nine()).value();
  Checker checker = *Checker::make(nine());
  const ExplainOptions options{.techniques = {}};
  Path path = explainer.path(start(good()), options);
  for (const Grid& grid : wrong_grids()) {
    explainer.path(grid, options, path);
    EXPECT_EQ(path.status(), Path::Status::invalid);
    EXPECT_TRUE(path.steps().empty());
    EXPECT_EQ(explainer.hint(grid, options).status(), Path::Status::invalid);
    EXPECT_EQ(explainer.find(grid, options).status(), Path::Status::invalid);
    EXPECT_EQ(checker.check(grid, {}, Step{}), Verdict::malformed);
    EXPECT_TRUE(checker.needed(grid, Step{}).empty());
    EXPECT_EQ(tell(*nine(), grid, Step{}, Detail::reason), "");
  }
  const std::vector<Digit> short_givens(3), high_givens(81, 30);
  for (const auto& givens : {short_givens, high_givens}) {
    EXPECT_EQ(explainer.path(start(good()), {.givens = givens}).status(), Path::Status::invalid);
    EXPECT_EQ(checker.check(start(good()), givens, Step{}), Verdict::malformed);
  }
  EXPECT_EQ(explainer.find(start(good()), {.digit = 10}).status(), Path::Status::invalid);
}

TEST(Validate, EveryDoorForValues) {
  for (const char* name : {"9x9", "samurai"}) {
    const LayoutPtr layout = find_layout(name).value();
    const auto cells = static_cast<std::size_t>(layout->size());
    Canonizer canonizer = *Canonizer::make(layout);
    const Morphs morphs = *Morphs::make(layout);
    for (const auto& values : {std::vector<Digit>(), std::vector<Digit>(cells - 1),
                               std::vector<Digit>(cells + 1), std::vector<Digit>(cells, 10)}) {
      EXPECT_FALSE(canonizer.form(values));
      EXPECT_FALSE(morphs.morph(values, 1, 1));
      EXPECT_EQ(to_line(*layout, values), "");
      EXPECT_EQ(to_grid(*layout, values), "");
      EXPECT_EQ(to_pencil(*layout, {.values = values, .candidates = {}}), "");
    }
    std::vector<Digit> values(cells), small(3);
    EXPECT_FALSE(canonizer.form(values, small));
    EXPECT_TRUE(canonizer.form(values, values));
  }
}

TEST(Validate, EveryDoorForLayouts) {
  const LayoutPtr none;
  EXPECT_FALSE(Solver::make(none));
  EXPECT_FALSE(Explainer::make(none));
  EXPECT_FALSE(Checker::make(none));
  EXPECT_FALSE(Rater::make(none));
  EXPECT_FALSE(Canonizer::make(none));
  EXPECT_FALSE(Morphs::make(none));
  EXPECT_FALSE(ClueFinder::make(none));
  EXPECT_FALSE(generate(none, {}, {}, [](const Generated&) { return true; }));
  EXPECT_FALSE(random_grid(none, 1, 1));
}

TEST(Build, RefusesLinesLongerThanTheNumberOfDigits) {
  EXPECT_TRUE(build({.digits = 9, .grids = {{.height = 9, .width = 2}}}));
  for (const SubGrid& grid :
       {SubGrid{.height = 10, .width = 2}, SubGrid{.height = 2, .width = 10}}) {
    const auto layout = build({.digits = 9, .grids = {grid}});
    ASSERT_FALSE(layout);
    EXPECT_NE(layout.error().reason.find("lines longer than"), std::string::npos)
        << layout.error().reason;
  }
}

TEST(Validate, HasRoomFor1024Grids) {
  LayoutSpec spec{.digits = 1};
  for (int i = 0; i < 1024; ++i)
    spec.grids.push_back({.at = {i / 32, i % 32}, .height = 1, .width = 1});
  const auto all = build(spec);
  EXPECT_TRUE(all) << all.error().reason;
  spec.grids.push_back({.at = {32, 0}, .height = 1, .width = 1});
  EXPECT_EQ(build(spec).error().reason, "a layout has at most 1,024 grids");
}

}  // namespace
}  // namespace clew
