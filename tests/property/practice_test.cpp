// Positions to practise on, and answers to them: the next step is of the technique that was asked
// for, and a claim is right exactly if the checker proves a step that it follows from.
#include <gtest/gtest.h>

#include <algorithm>

#include "clew/check.h"
#include "clew/explain.h"
#include "clew/generate.h"
#include "clew/text.h"
#include "support/seed.h"
#include "verbs/json.h"

namespace clew {
namespace {

using verbs::Json;

constexpr std::string_view easy[] = {"hidden-single-box", "pointing", "naked-pair",
                                     "hidden-triple",     "x-wing",   "xy-wing"};

/// Itself and what is of a lower level: others of its own would come before it for ever.
TechniqueSet up_to(TechniqueId id) {
  TechniqueSet set;
  for (const Technique& t : techniques())
    if (t.level < technique(id).level || t.id == id) set.add(t.id);
  return set;
}

struct Practice {
  LayoutPtr layout;
  TechniqueId technique;
  Generated made;
};

std::vector<Practice> positions(const char* name, std::uint64_t seed) {
  std::vector<Practice> list;
  const LayoutPtr layout = *find_layout(name);
  for (const std::string_view word : easy) {
    Requirements requirements;
    requirements.require = *find_techniques(word);
    requirements.at = true;
    requirements.by = up_to(requirements.require[0]);
    const auto report =
        generate(layout, requirements, {.seed = seed, .threads = 1, .stop = stop_after(60)},
                 [&](const Generated& made) {
                   list.push_back({layout, made.position->next, made});
                   return false;
                 });
    EXPECT_TRUE(report && report->found == 1) << word;
  }
  return list;
}

std::vector<Digit> entries_of(const Generated& made) {
  auto entries = made.position->grid.values;
  for (std::size_t c = 0; c < entries.size(); ++c)
    if (made.givens[c]) entries[c] = 0;
  return entries;
}

TEST(Practice, TheTechniqueIsTheNextStep) {
  const std::uint64_t seed = test::seed();
  for (const char* name : {"9x9", "x-9x9"})
    for (const Practice& one : positions(name, seed)) {
      auto explainer = Explainer::make(one.layout);
      const Path hint = explainer->hint(
          one.made.position->grid,
          {.unique = true, .techniques = up_to(one.technique), .givens = one.made.givens});
      ASSERT_EQ(hint.steps().size(), 1u);
      EXPECT_EQ(hint.steps()[0].technique, one.technique) << name << ", seed " << seed;
    }
}

TEST(Practice, RightExactlyIfTheCheckerProvesIt) {
  const std::uint64_t seed = test::seed();
  for (const Practice& one : positions("9x9", seed)) {
    const Layout& layout = *one.layout;
    const Grid& grid = one.made.position->grid;
    auto explainer = Explainer::make(one.layout);
    auto checker = Checker::make(one.layout);
    TechniqueSet asked;
    asked.add(one.technique);
    // What each step of the technique comes to, by another way than the verb's: applied to the grid.
    std::vector<DigitSet> proven(grid.candidates.size());
    const Path found =
        explainer->find(grid, {.unique = true, .techniques = asked, .givens = one.made.givens});
    for (const Step& step : found.steps()) {
      if (checker->check(grid, one.made.givens, step) != Verdict::proven) continue;
      Grid after = grid;
      apply(layout, step, after);
      for (std::size_t c = 0; c < proven.size(); ++c)
        for (const Digit d : grid.candidates[c] - after.candidates[c]) proven[c].add(d);
    }
    Puzzle played{.layout = one.layout, .givens = one.made.givens, .entries = entries_of(one.made)};
    Json marks = Json::array();
    for (const DigitSet set : grid.candidates) marks.push_back(verbs::digits_json(set));
    const std::string_view name = technique(one.technique).name;
    for (int c = 0; c < layout.size(); ++c)
      for (const Digit d : grid.values[c] ? DigitSet{} : grid.candidates[c]) {
        const Json answer = Json::parse(verbs::call(
            "prove",
            Json{{"puzzle", to_line(layout, played.givens)},
                 {"entries", to_line(layout, played.entries)},
                 {"marks", marks},
                 {"claim", layout.cell_name(static_cast<CellId>(c)) + "<>" + std::to_string(d)},
                 {"technique", name},
                 {"only", "full-house"}}
                .dump()));
        const bool wrong = one.made.solution[static_cast<std::size_t>(c)] == d;
        const std::string told = answer["verdict"].get<std::string>();
        EXPECT_EQ(told == "wrong", wrong) << answer.dump();
        EXPECT_EQ(told == "right", proven[static_cast<std::size_t>(c)].has(d))
            << name << ", seed " << seed << ": " << answer.dump();
      }
  }
}

}  // namespace
}  // namespace clew
