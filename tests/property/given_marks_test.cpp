// Puzzles that give candidates: every verb takes these for part of the puzzle.
#include <gtest/gtest.h>

#include "clew/diagnose.h"
#include "clew/explain.h"
#include "clew/symmetry.h"
#include "clew/text.h"
#include "support/seed.h"
#include "support/sukaku.h"
#include "verbs/call.h"
#include "verbs/canon.h"
#include "verbs/json.h"

namespace clew {
namespace {

using test::random_sukaku;
using verbs::Json;

Json ask(std::string_view verb, const Json& request) {
  return Json::parse(verbs::call(verb, request.dump()));
}

LayoutPtr layout(const char* name) { return *find_layout(name); }

constexpr const char* layouts[] = {"4x4", "6x6", "9x9", "9x9+x"};
constexpr std::uint64_t puzzles_each = 4;

template <class Look>
void for_each_sukaku(Look look, std::uint64_t each = puzzles_each) {
  const std::uint64_t seed = test::seed();
  std::uint64_t looked_at = 0;
  for (const char* name : layouts)
    for (std::uint64_t i = 0; i < each; ++i, ++looked_at) {
      SCOPED_TRACE(std::string(name) + " " + std::to_string(i));
      look(random_sukaku(layout(name), seed, i));
    }
  EXPECT_EQ(looked_at, std::size(layouts) * each);
}

TEST(GivenMarks, PassThroughTextAndPencil) {
  for_each_sukaku([](const test::Sukaku& made) {
    const auto text = write(made.puzzle, Format::text);
    ASSERT_TRUE(text);
    const auto again = read_puzzle(*text);
    ASSERT_TRUE(again) << *text;
    EXPECT_EQ(again->givens, made.puzzle.givens);
    EXPECT_EQ(again->marks, made.puzzle.marks);
    EXPECT_EQ(again->given_marks, made.puzzle.given_marks);
    const auto pencil = read_puzzle(to_pencil(*made.puzzle.layout, start(made.puzzle)),
                                    {.from = Format::pencil, .layout = made.puzzle.layout});
    ASSERT_TRUE(pencil);
    EXPECT_EQ(start(*pencil).candidates, start(made.puzzle).candidates);
    EXPECT_EQ(pencil->given_marks, pencil->marks);
  });
}

TEST(GivenMarks, HaveOneSolutionForEveryVerb) {
  for_each_sukaku([](const test::Sukaku& made) {
    const Json request{{"puzzle", *write(made.puzzle, Format::text)}};
    const std::string solution = to_line(*made.puzzle.layout, made.solution);
    EXPECT_EQ(ask("solve", request)["solution"], solution);
    EXPECT_EQ(ask("check", request)["status"], "unique");
    EXPECT_EQ(ask("rate", request)["status"], "unique");
    EXPECT_EQ(ask("hint", request)["status"], "unique");
    Json fish = request;
    fish["technique"] = "x-wing";
    EXPECT_EQ(ask("find", fish)["status"], "unique");
    if (made.solution.size() == 16) EXPECT_EQ(ask("backdoors", request)["status"], "unique");
    Json claim = request;
    claim["claim"] = "r1c1=" + solution.substr(0, 1);
    EXPECT_NE(ask("prove", claim)["verdict"], "unknown");
    Json verified = request;
    verified["verify"] = true;
    const Json path = ask("explain", verified);
    EXPECT_EQ(path["status"], "solved") << path["text"];
    EXPECT_EQ(path["end"], solution);
    for (const Json& step : path["steps"]) EXPECT_EQ(step["verified"], true) << step["text"];
  });
}

// Patterns that rest on there being one solution hold only digits that the puzzle allows there.
TEST(GivenMarks, AreMindedByUniqueness) {
  std::size_t steps = 0;
  std::vector<TechniqueId> unique;
  for (const Technique& t : techniques())
    if (t.needs == Needs::unique && t.on_path) unique.push_back(t.id);
  for_each_sukaku(
      [&](const test::Sukaku& made) {
        auto explainer = *Explainer::make(made.puzzle.layout);
        const Path path =
            explainer.path(start(made.puzzle), {.unique = true,
                                                .order = unique,
                                                .givens = made.puzzle.givens,
                                                .given_marks = made.puzzle.given_marks});
        for (const Step& step : path.steps()) {
          steps += technique(step.technique).needs == Needs::unique;
          for (const Candidate& x : step.placements) EXPECT_EQ(made.solution[x.cell], x.digit);
          for (const Candidate& x : step.eliminations)
            EXPECT_NE(made.solution[x.cell], x.digit) << technique(step.technique).name;
        }
      },
      25);
  EXPECT_GT(steps, 5u);
}

// A morph of the digits one by one is one of the candidates.
Puzzle morphed(const Puzzle& puzzle, const Morphs& morphs, std::uint64_t seed) {
  Puzzle result = puzzle;
  for (DigitSet& set : result.marks) set = {};
  for (const Digit d : puzzle.layout->all_digits()) {
    std::vector<Digit> cells(puzzle.givens.size());
    for (std::size_t c = 0; c < cells.size(); ++c) cells[c] = puzzle.marks[c].has(d) ? d : 0;
    const auto moved = *morphs.morph(cells, seed, 0);
    for (std::size_t c = 0; c < cells.size(); ++c)
      if (moved[c]) result.marks[c].add(moved[c]);
  }
  result.given_marks = result.marks;
  return result;
}

TEST(GivenMarks, AreInTheCanonicalForm) {
  verbs::FormDesk desk;
  for_each_sukaku([&](const test::Sukaku& made) {
    const auto form = desk.line(made.puzzle, {});
    ASSERT_TRUE(form);
    const Morphs morphs = *Morphs::make(made.puzzle.layout);
    for (std::uint64_t i = 0; i < 3; ++i)
      EXPECT_EQ(*desk.line(morphed(made.puzzle, morphs, i), {}), *form);
    Puzzle other = made.puzzle;  // one candidate fewer
    std::size_t c = 0;
    while (other.marks[c].size() < 2) ++c;
    other.marks[c].remove(other.marks[c].first());
    other.given_marks = other.marks;
    EXPECT_NE(*desk.line(other, {}), *form);
    // The form is a puzzle that has the same form.
    std::string rows = *form;
    const auto again = read_puzzle(rows, {.from = Format::pencil, .layout = made.puzzle.layout});
    if (again) EXPECT_EQ(*desk.line(*again, {}), *form);
  });
}

// Candidates removed by values are attributed to the values, even if other givens lack them too:
// the same core and the same redundant givens, with and without written candidates.
TEST(GivenMarks, OfAPositionDoNotRepeatItsValues) {
  const std::uint64_t seed = test::seed();
  std::size_t compared = 0;
  for (std::uint64_t i = 0; i < 12; ++i) {
    Puzzle plain{.layout = layout("6x6")};
    plain.givens = *random_grid(plain.layout, seed, i, {});
    Random random(seed, i);
    for (Digit& d : plain.givens)
      if (random.below(100) < 55) d = 0;
    if (i % 2)
      for (Digit& d : plain.givens)
        if (d && random.below(6) == 0) d = static_cast<Digit>(1 + random.below(6));
    Puzzle marked = plain;
    marked.marks = start(plain).candidates;
    const auto bare = diagnose(plain, {.idle = true}), noted = diagnose(marked, {.idle = true});
    ASSERT_TRUE(bare && noted);
    EXPECT_EQ(bare->status, noted->status);
    EXPECT_EQ(bare->idle, noted->idle);
    EXPECT_EQ(bare->core.size(), noted->core.size());
    compared += !bare->core.empty() || !bare->idle.empty();
  }
  EXPECT_GT(compared, 3u);
}

}  // namespace
}  // namespace clew
