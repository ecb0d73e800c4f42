// Positions to practise on, and answers to them: the next step is of the requested technique, and a
// claim is right exactly if the checker proves a step with that conclusion.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <span>

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

/// The technique itself and all of lower levels: others of its own level would always come before
/// it.
TechniqueSet up_to(TechniqueId id) {
  TechniqueSet set;
  for (const Technique& t : techniques())
    if (t.level < technique(id).level || t.id == id) set.add(t.id);
  return set;
}

/// The techniques that the page's practice allows: the technique, and later ones of its level.
TechniqueSet way_to(TechniqueId id) {
  TechniqueSet set = up_to(id);
  for (const Technique& t : techniques())
    if (t.level == technique(id).level && t.id > id) set.add(t.id);
  return set;
}

/// The forty that come first on paths, without those of constraints and the last, which hardly occurs.
std::vector<std::string_view> forty() {
  std::vector<std::string_view> names;
  for (const Technique& t : techniques())
    if (t.needs != Needs::rules && t.on_path && t.name != "partition" && names.size() < 40)
      names.push_back(t.name);
  return names;
}

struct Practice {
  LayoutPtr layout;
  TechniqueId technique;
  Generated made;
};

std::vector<Practice> positions(const LayoutPtr& layout, std::uint64_t seed,
                                std::span<const std::string_view> words = easy,
                                std::size_t count = 1) {
  std::vector<Practice> list;
  for (const std::string_view word : words) {
    Requirements requirements;
    requirements.require = *find_techniques(word);
    requirements.at = true;
    requirements.by = way_to(requirements.require[0]);
    const auto report = generate(
        layout, requirements, {.count = count, .seed = seed, .threads = 1, .stop = stop_after(60)},
        [&](const Generated& made) {
          list.push_back({layout, made.position->next, made});
          return true;
        });
    EXPECT_TRUE(report && report->found == count) << word << ", seed " << seed;
  }
  return list;
}

std::vector<Digit> entries_of(const Generated& made) {
  auto entries = made.position->grid.values;
  for (std::size_t c = 0; c < entries.size(); ++c)
    if (made.givens[c]) entries[c] = 0;
  return entries;
}

/// The technique comes next if only easier levels are used before it.
void expect_next(const std::vector<Practice>& list, std::uint64_t seed) {
  for (const Practice& one : list) {
    auto explainer = Explainer::make(one.layout);
    const Path hint = explainer->hint(
        one.made.position->grid,
        {.unique = true, .techniques = up_to(one.technique), .givens = one.made.givens});
    ASSERT_EQ(hint.steps().size(), 1u);
    EXPECT_EQ(hint.steps()[0].technique, one.technique)
        << technique(one.technique).name << " on " << one.layout->name() << ", seed " << seed;
  }
}

TEST(Practice, TheTechniqueIsTheNextStep) {
  const std::uint64_t seed = test::seed();
  std::mt19937_64 random(seed);
  for (const char* name : {"9x9", "x-9x9"}) {
    const LayoutPtr layout = *find_layout(name);
    expect_next(positions(layout, seed), seed);
    // Leaves out rare ones: a fish of seven lines takes minutes on X; and techniques that cannot
    // come first.
    std::vector<std::string_view> sample;
    std::ranges::sample(forty(), std::back_inserter(sample), 8, random);
    std::erase_if(sample, [](std::string_view word) {
      return word.ends_with("leviathan") || word.ends_with("whale") || word == "crossing" ||
             word == "law-of-leftovers";
    });
    expect_next(positions(layout, seed, sample), seed);
  }
}

// Neither is on 9x9: there each house that crosses others is a line or a box, and boxes are
// rectangles.
TEST(Practice, OtherLayoutsHaveWhatNineByNineHasNot) {
  const std::uint64_t seed = test::seed();
  const auto jigsaw = read_puzzle(
      "sudoku 1\ngrid 9x9 regions "
      "111123333112222233144422233155444436155547466555877776588887666889977766889999999\ngivens"
      "\n" +
      std::string(81, '.') + "\n");
  const auto small =
      read_puzzle("sudoku 1\ngrid 6x6 regions 111122122223144333444533455555666666\ngivens\n" +
                  std::string(36, '.') + "\n");
  ASSERT_TRUE(jigsaw && small);
  const std::string_view leftovers[] = {"law-of-leftovers"}, crossing[] = {"crossing"};
  expect_next(positions(jigsaw->layout, seed, leftovers, 10), seed);
  expect_next(positions(small->layout, seed, leftovers, 10), seed);
  expect_next(positions(*find_layout("hyper"), seed, crossing, 10), seed);
  expect_next(positions(*find_layout("x-9x9"), seed, crossing, 10), seed);
}

TEST(Practice, RightExactlyIfTheCheckerProvesIt) {
  const std::uint64_t seed = test::seed();
  for (const Practice& one : positions(*find_layout("9x9"), seed)) {
    const Layout& layout = *one.layout;
    const Grid& grid = one.made.position->grid;
    auto explainer = Explainer::make(one.layout);
    auto checker = Checker::make(one.layout);
    TechniqueSet asked;
    asked.add(one.technique);
    // The result of each step of the technique, computed another way than the verb does: applied to
    // the grid.
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
    for (const DigitSet set : grid.candidates) marks.push_back(verbs::digits_json(layout, set));
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
