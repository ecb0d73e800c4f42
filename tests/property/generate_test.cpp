// Every generated puzzle has one solution and meets the requirements, on every layout.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "base/random.h"
#include "clew/explain.h"
#include "clew/generate.h"
#include "clew/solve.h"
#include "clew/symmetry.h"
#include "generate/grid_source.h"
#include "generate/orbits.h"
#include "generate/unavoidable.h"
#include "support/seed.h"

namespace clew {
namespace {

LayoutPtr layout(std::string_view name) { return *find_layout(name); }

std::vector<Generated> some(const LayoutPtr& l, const Requirements& requirements,
                            std::uint64_t count, int threads = 2) {
  std::vector<Generated> made;
  GenerateOptions options{
      .count = count, .seed = test::seed(), .threads = threads, .stop = stop_after(120)};
  const auto report = generate(l, requirements, options, [&](const Generated& g) {
    made.push_back(g);
    return true;
  });
  EXPECT_TRUE(report) << report.error().reason;
  EXPECT_EQ(made.size(), count);
  return made;
}

int clues(const Generated& g) {
  return static_cast<int>(
      g.givens.size() - static_cast<std::size_t>(std::count(g.givens.begin(), g.givens.end(), 0)));
}

void expect_unique(const LayoutPtr& l, const Generated& g) {
  const Solved solved = *solve({.layout = l, .givens = g.givens});
  EXPECT_EQ(solved.status, Status::unique);
  EXPECT_EQ(solved.solution, g.solution);
}

void expect_minimal(const LayoutPtr& l, const Generated& g) {
  Puzzle puzzle{.layout = l, .givens = g.givens};
  for (std::size_t c = 0; c < g.givens.size(); ++c) {
    if (!g.givens[c]) continue;
    puzzle.givens[c] = 0;
    EXPECT_EQ(solve(puzzle)->status, Status::multiple) << "cell " << c << " is idle";
    puzzle.givens[c] = g.givens[c];
  }
}

class OnLayout : public testing::TestWithParam<const char*> {};

TEST_P(OnLayout, MinimalPuzzles) {
  const LayoutPtr l = layout(GetParam());
  for (const Generated& g : some(l, {.minimal = true}, 2)) {
    expect_unique(l, g);
    expect_minimal(l, g);
  }
}
INSTANTIATE_TEST_SUITE_P(Small, OnLayout,
                         testing::Values("9x9", "4x4", "6x6", "6x6-vertical", "8x8", "10x10",
                                         "latin-6", "x-9x9", "x-6x6", "hyper", "hyper-x",
                                         "disjoint", "antiknight", "antiking", "asterisk",
                                         "girandola", "centerdot", "tridoku", "roxdoku",
                                         "samurai-2x2", "twodoku", "twin-vertical"));

class WithSymmetry : public testing::TestWithParam<GivensSymmetry> {};

TEST_P(WithSymmetry, GivensLieSo) {
  const LayoutPtr l = layout("9x9");
  const auto orbits = generation::orbits_of(*l, GetParam());
  ASSERT_TRUE(orbits);
  for (const Generated& g : some(l, {.symmetry = GetParam()}, 3)) {
    expect_unique(l, g);
    for (const auto& orbit : *orbits)
      for (CellId c : orbit) EXPECT_EQ(g.givens[c] == 0, g.givens[orbit.front()] == 0);
  }
}
INSTANTIATE_TEST_SUITE_P(All, WithSymmetry,
                         testing::Values(GivensSymmetry::none, GivensSymmetry::point,
                                         GivensSymmetry::horizontal, GivensSymmetry::vertical,
                                         GivensSymmetry::mirrors, GivensSymmetry::diagonal,
                                         GivensSymmetry::antidiagonal, GivensSymmetry::rotational,
                                         GivensSymmetry::full));

TEST(Generate, SizesOfOrbits) {
  EXPECT_EQ(generation::orbits_of(*layout("9x9"), GivensSymmetry::point)->size(), 41u);
  EXPECT_EQ(generation::orbits_of(*layout("9x9"), GivensSymmetry::rotational)->size(), 21u);
  EXPECT_EQ(generation::orbits_of(*layout("9x9"), GivensSymmetry::full)->size(), 15u);
  EXPECT_EQ(generation::orbits_of(*layout("tridoku"), GivensSymmetry::horizontal)->size(), 45u);
  EXPECT_EQ(generation::orbits_of(*layout("tridoku"), GivensSymmetry::rotational)->size(), 27u);
  EXPECT_FALSE(generation::orbits_of(*layout("twin-vertical"), GivensSymmetry::rotational));
}

TEST(Generate, WishedNumberOfGivens) {
  const LayoutPtr l = layout("9x9");
  for (int wanted : {30, 40, 81})
    for (const Generated& g : some(l, {.clues = wanted}, 2)) {
      EXPECT_EQ(clues(g), wanted);
      expect_unique(l, g);
    }
  for (const Generated& g : some(l, {.minimal = true, .clues = 23}, 3)) {
    EXPECT_EQ(clues(g), 23);
    expect_minimal(l, g);
  }
}

TEST(Generate, SymmetricAndMinimal) {
  const LayoutPtr l = layout("9x9");
  for (const Generated& g : some(l, {.symmetry = GivensSymmetry::point, .minimal = true}, 2))
    expect_minimal(l, g);
}

TEST(Generate, PatternIsMet) {
  const LayoutPtr l = layout("9x9");
  std::vector<bool> mask(81);
  for (std::size_t c = 0; c < 81; ++c) mask[c] = (c / 9 + 2 * (c % 9)) % 5 < 2;
  for (const Generated& g : some(l, {.pattern = mask}, 1)) {
    expect_unique(l, g);
    for (std::size_t c = 0; c < 81; ++c) EXPECT_EQ(g.givens[c] != 0, mask[c]);
  }
}

TEST(Generate, LevelsByOwnMeasure) {
  const LayoutPtr l = layout("9x9");
  auto explainer = *Explainer::make(l);
  for (Level level : {Level::easy, Level::intermediate, Level::hard, Level::very_hard})
    for (const Generated& g : some(l, {.level = level}, 2)) {
      const Puzzle puzzle{.layout = l, .givens = g.givens};
      EXPECT_EQ(explainer.path(start(puzzle), {.unique = true, .givens = puzzle.givens}).level(),
                level);
    }
}

TEST(Generate, RatingsInRange) {
  const LayoutPtr l = layout("9x9");
  for (const Generated& g : some(l, {.er = {{25, 45}}}, 3)) {
    ASSERT_TRUE(g.rating);
    const auto again = rate({.layout = l, .givens = g.givens});
    EXPECT_EQ(again->er, g.rating->er);
    EXPECT_GE(again->er, 25);
    EXPECT_LE(again->er, 45);
  }
}

TEST(Generate, RequiredTechniqueIsNeeded) {
  const LayoutPtr l = layout("9x9");
  auto explainer = *Explainer::make(l);
  for (const Generated& g : some(l, {.require = {TechniqueId::pointing}}, 1)) {
    const Puzzle puzzle{.layout = l, .givens = g.givens};
    const Path path = explainer.path(start(puzzle), {.unique = true, .givens = puzzle.givens});
    TechniqueSet without = TechniqueSet::all();
    without.remove(TechniqueId::pointing);
    const Path other = explainer.path(
        start(puzzle), {.unique = true, .techniques = without, .givens = puzzle.givens});
    EXPECT_TRUE(other.level() > path.level());
  }
}

// An X-wing can always be replaced by something of its own level, but not by something easier.
TEST(Generate, RequiredTechniqueHasNoEasierSubstitute) {
  const LayoutPtr l = layout("9x9");
  auto explainer = *Explainer::make(l);
  const auto hardest = [](const Path& path) {
    TechniqueId id{};
    for (const Step& step : path.steps()) id = std::max(id, step.technique);
    return id;
  };
  for (const Generated& g : some(l, {.require = {TechniqueId::x_wing}}, 1)) {
    const Puzzle puzzle{.layout = l, .givens = g.givens};
    const Path path = explainer.path(start(puzzle), {.unique = true, .givens = puzzle.givens});
    EXPECT_TRUE(std::any_of(path.steps().begin(), path.steps().end(), [](const Step& step) {
      return step.technique == TechniqueId::x_wing;
    }));
    TechniqueSet without = TechniqueSet::all();
    without.remove(TechniqueId::x_wing);
    const Path other = explainer.path(
        start(puzzle), {.unique = true, .techniques = without, .givens = puzzle.givens});
    EXPECT_TRUE(other.status() != Path::Status::solved || hardest(other) > hardest(path));
  }
}

TEST(Generate, ThreadsDoNotMatter) {
  for (const char* name : {"9x9", "x-6x6", "latin-6"}) {
    const LayoutPtr l = layout(name);
    const auto one = some(l, {}, 40, 1), three = some(l, {}, 40, 3);
    for (std::size_t i = 0; i < one.size(); ++i)
      EXPECT_EQ(one[i].givens, three[i].givens) << name << " " << i;
  }
}

std::vector<bool> pattern(std::string_view marks) {
  std::vector<bool> result;
  for (char c : marks) result.push_back(c != '.');
  return result;
}

std::string refusal(const LayoutPtr& l, const Requirements& requirements) {
  const auto report =
      generate(l, requirements, {.stop = stop_after(0)}, [](const Generated&) { return true; });
  return report ? "tried" : report.error().reason;
}

TEST(Generate, WishesThatNoPuzzleMeets) {
  const LayoutPtr nine = layout("9x9"), four = layout("4x4"), x = layout("x-9x9");
  const std::string blank(81, '.');
  std::string two_rows(81, 'x'), two_columns = two_rows;
  for (std::size_t i = 0; i < 9; ++i) {
    two_rows[27 + i] = two_rows[45 + i] = '.';
    two_columns[9 * i] = two_columns[9 * i + 1] = '.';
  }
  const auto one = [](std::string_view name) { return *find_techniques(name); };
  const std::vector<std::tuple<LayoutPtr, Requirements, std::string>> refused = {
      {nine, {.clues = 82}, "this layout has 81 cells: 82 givens cannot be had"},
      {nine, {.clues = 0}, "no 9x9 puzzle with fewer than 17 givens has one solution"},
      {nine, {.clues = 16}, "no 9x9 puzzle with fewer than 17 givens has one solution"},
      {four, {.clues = 3}, "no 4x4 puzzle with fewer than 4 givens has one solution"},
      {four, {.minimal = true, .clues = 7}, "no minimal 4x4 puzzle has more than 6 givens"},
      {x,
       {.clues = 7},
       "with 7 givens two digits are not shown, and could be exchanged: at least 8 givens make one "
       "solution"},
      {nine,
       {.symmetry = GivensSymmetry::full, .clues = 30},
       "no set of givens with the symmetry 'full' has exactly 30 cells"},
      {nine, {.pattern = std::vector<bool>(80)}, "the pattern has 80 cells, the layout 81"},
      {nine,
       {.pattern = pattern(blank)},
       "no 9x9 puzzle with fewer than 17 givens has one solution"},
      {nine,
       {.pattern = pattern(two_rows)},
       "rows 4 and 6 have no givens in the pattern and could change places: there would always be "
       "two solutions"},
      {nine,
       {.pattern = pattern(two_columns)},
       "columns 1 and 2 have no givens in the pattern and could change places: there would always "
       "be two solutions"},
      {four, {.level = Level::diabolical}, "no 4x4 puzzle is harder than easy"},
      {four, {.require = one("x-wing")}, "no 4x4 puzzle needs 'x-wing': none is harder than easy"},
      {nine,
       {.level = Level::easy, .require = one("x-wing")},
       "'x-wing' is very hard: a puzzle that needs it is not easy"},
      {nine,
       {.require = one("template-set")},
       "no path uses 'template-set': only `find` looks for it"},
      {nine, {.er = std::pair{0, 9}}, "no puzzle is rated below ER 1.0"},
      {nine,
       {.level = Level::easy, .er = std::pair{70, 80}},
       "easy puzzles need no more than naked singles, which are ER 2.3"}};
  for (const auto& [l, requirements, reason] : refused) EXPECT_EQ(refusal(l, requirements), reason);
  // Rows and columns that the diagonals distinguish.
  EXPECT_EQ(refusal(x, {.pattern = pattern(two_rows)}), "tried");
  EXPECT_EQ(refusal(nine, {.clues = 17}), "tried");
  EXPECT_EQ(refusal(nine, {.level = Level::very_hard, .require = one("x-wing")}), "tried");
}

TEST(Generate, AStopIsKeptAndWhatWasFoundStays) {
  for (const char* name : {"9x9", "4x4", "x-9x9", "16x16", "samurai", "25x25", "36x36"})
    for (const Requirements& requirements : {Requirements{.level = Level::diabolical},
                                             {.er = std::pair{80, 90}},
                                             {.minimal = true, .clues = 17}}) {
      std::uint64_t handed = 0;
      const auto report =
          generate(layout(name), requirements, {.count = 1000, .stop = stop_after(0.3)},
                   [&](const Generated&) { return ++handed > 0; });
      if (report) {
        EXPECT_EQ(report->found, handed) << name;
      }
    }
}

// Unavoidable sets: taking all of one away always leaves another solution.
TEST(Generate, UnavoidableSetsAre) {
  const LayoutPtr l = layout("9x9");
  Random random(test::seed());
  for (std::uint64_t round = 0; round < 10; ++round) {
    const auto grid = *random_grid(l, round, 0);
    std::array<std::uint8_t, 81> order;
    for (std::uint8_t i = 0; i < 81; ++i) order[i] = i;
    random.shuffle(order);
    generation::TwoLineSets sets;
    generation::UnavoidableFinder finder;
    finder.find(grid.data(), order, sets);
    Puzzle puzzle{.layout = l, .givens = grid};
    generation::TwoLineSets::Cells givens = (generation::TwoLineSets::Cells{1} << 81) - 1;
    int held = 0;
    for (int place = 0; place < 81; ++place) {
      const std::uint8_t c = order[static_cast<std::size_t>(place)];
      puzzle.givens[c] = 0;
      const bool needed = solve(puzzle)->status == Status::multiple;
      if (sets.holds(place, givens)) {
        ++held;
        EXPECT_TRUE(needed);
      }
      if (needed)
        puzzle.givens[c] = grid[c];
      else
        givens &= ~(generation::TwoLineSets::Cells{1} << c);
    }
    EXPECT_GT(held, 0);
  }
}

// Rows must not differ from columns in distribution, nor digits, nor places.
TEST(Generate, NineGridsLeanNoWay) {
  const auto made = generation::GridSource::make(layout("9x9"));
  ASSERT_TRUE(made);
  const generation::GridSource& source = *made;
  Random random(test::seed());
  constexpr int draws = 2000;
  int at_corner[10] = {}, above_below = 0, left_right = 0;
  for (int i = 0; i < draws; ++i) {
    const auto grid = source.draw(random, {});
    ++at_corner[grid[0]];
    above_below += grid[0] < grid[72];
    left_right += grid[0] < grid[8];
  }
  for (int d = 1; d <= 9; ++d) EXPECT_NEAR(at_corner[d], draws / 9.0, 75);
  EXPECT_NEAR(above_below, draws / 2.0, 120);
  EXPECT_NEAR(left_right, draws / 2.0, 120);
}

// 4x4 has 288 grids, which the populations should draw alike: chi-squared with 287 degrees.
TEST(Generate, SmallGridsAreDrawnEvenly) {
  const auto made = generation::GridSource::make(layout("4x4"));
  ASSERT_TRUE(made);
  const generation::GridSource& source = *made;
  Random random(test::seed());
  std::map<std::vector<Digit>, int> seen;
  constexpr int draws = 288 * 20;
  for (int i = 0; i < draws; ++i) ++seen[source.draw(random, {})];
  EXPECT_EQ(seen.size(), 288u);
  double chi = 0;
  for (const auto& [_, n] : seen) chi += (n - 20.0) * (n - 20.0) / 20;
  EXPECT_LT(chi, 287 + 6 * 24);
}

}  // namespace
}  // namespace clew
