// A constraint that is only added to the enumeration is refused everywhere. `custom` is such a
// kind: only text has a word for it.
#include "verbs/kinds.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "clew/census.h"
#include "clew/check.h"
#include "clew/clues.h"
#include "clew/diagnose.h"
#include "clew/explain.h"
#include "clew/generate.h"
#include "clew/rate.h"
#include "clew/solve.h"
#include "clew/symmetry.h"
#include "clew/text.h"
#include "clew/unavoidable.h"
#include "search/batch.h"
#include "search/engine.h"
#include "search/tables.h"
#include "verbs/json.h"

namespace clew::verbs {
namespace {

constexpr const char* refusal = "not supported: custom rule";

const std::string text =
    "sudoku 1\nlayout 9x9\nwindoku\ncustom r1c1 r5c5\ngivens\n"
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
    "....8..79\n";

Puzzle puzzle() {
  auto read = read_puzzle(text);
  EXPECT_TRUE(read) << read.error().reason;
  return *read;
}

TEST(Kinds, EveryVerbRefusesWhatNobodySupports) {
  const Json list = Json::parse(call("verbs", "{}"));
  ASSERT_GT(list["verbs"].size(), 10u);
  for (const std::string verb : list["verbs"]) {
    // Verbs without a puzzle, formats without custom rules, or formats that can express any
    // constraint.
    const bool no_matter =
        verb == "techniques" || verb == "verbs" || verb == "convert" || verb == "interpret";
    EXPECT_EQ(kinds_of(verb).has(Constraint::Kind::custom), no_matter && verb != "verbs") << verb;
    // These support layouts of the catalogue only.
    if (no_matter || verb == "grids" || verb == "layouts") continue;
    Json request{{"puzzle", text}};
    if (verb == "clues") request["clues"] = 17;
    const Json answer = Json::parse(call(verb, request.dump()));
    EXPECT_EQ(answer.value("error", ""), refusal) << verb << ": " << answer;
    EXPECT_EQ(answer.value("line", 0), 1) << verb;
  }
}

TEST(Kinds, AVerbWithoutALineSupportsNothing) {
  EXPECT_EQ(kinds_of("no such verb"), Kinds{});
  EXPECT_EQ(kinds_of("library"), told_by_houses);
}

TEST(Kinds, OnlyTextCanBeWritten) {
  const Puzzle custom = puzzle();
  const std::string written = *write(custom, Format::text);
  EXPECT_NE(written.find("\nwindoku\ncustom r1c1 r5c5\ngivens\n"), std::string::npos) << written;
  EXPECT_EQ(*write(*read_puzzle(written), Format::text), written);
  for (Format format : formats())
    if (format != Format::text) EXPECT_FALSE(write(custom, format)) << name(format);
  EXPECT_EQ(write(custom, Format::fpuzzles).error().reason,
            "f-puzzles has no room for this rule: custom rule");
  EXPECT_EQ(write(custom, Format::sudokupad).error().reason, refusal);
}

TEST(Kinds, NoEngineAnswers) {
  const Puzzle custom = puzzle();
  const LayoutPtr layout = custom.layout;

  EXPECT_EQ(Solver::make(layout).error().reason, refusal);
  EXPECT_EQ(solve(custom).error().reason, refusal);
  EXPECT_EQ(count(custom).error().reason, refusal);
  EXPECT_EQ(true_candidates(custom).error().reason, refusal);
  const auto any = [](std::span<const Digit>) { return true; };
  EXPECT_EQ(enumerate(custom, any).error().reason, refusal);
  EXPECT_EQ(diagnose(custom).error().reason, refusal);
  EXPECT_FALSE(search::extras_of(*layout));
  const search::Tables tables(*layout);
  const auto start = clew::start(custom).candidates;
  const search::Outcome outcome = search::search_any(tables, {start});
  EXPECT_FALSE(outcome.exact || outcome.solutions);

  const auto explainer = Explainer::make(layout);
  ASSERT_FALSE(explainer);
  EXPECT_EQ(explainer.error().reason, refusal);
  EXPECT_EQ(Checker::make(layout).error().reason, refusal);
  for (Scale scale : {Scale::sudoku_explainer, Scale::sukaku_explainer}) {
    const auto rating = rate(custom, {}, scale);
    ASSERT_FALSE(rating);
    EXPECT_EQ(rating.error().reason, refusal);
  }

  EXPECT_EQ(Canonizer::make(layout).error().reason, refusal);
  EXPECT_EQ(Morphs::make(layout).error().reason, refusal);

  const auto finder = ClueFinder::make(layout);
  ASSERT_FALSE(finder);
  EXPECT_EQ(finder.error().reason, refusal);
  const auto sets = unavoidable_sets(*layout, custom.givens);
  ASSERT_FALSE(sets);
  EXPECT_EQ(sets.error().reason, refusal);

  EXPECT_EQ(take_census(*layout).error().reason, refusal);
  const auto made = generate(layout, {}, {}, [](const Generated&) { return true; });
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().reason, refusal);
  EXPECT_EQ(random_grid(layout, 1, 1).error().reason, refusal);
}

}  // namespace
}  // namespace clew::verbs
