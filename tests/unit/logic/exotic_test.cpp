// Tridagon, SK-loop, exocet, multi-sector locked sets: found in published puzzles in which nothing
// earlier on the path finds anything; found on other layouts; not found without their conditions.
#include <array>
#include <random>

#include "support/position.h"
#include "support/seed.h"

namespace clew::test {
namespace {

// These have too many facts for the slow prover of found(): the checker alone judges each step, and
// that no fact is superfluous.
Found found_exotic(const Position& position, TechniqueId id) {
  auto explainer = Explainer::make(position.layout());
  ExplainOptions options{.unique = true, .techniques = {}, .givens = position.givens()};
  options.techniques.add(id);
  const Path path = explainer->find(position.grid(), options);
  Found result;
  for (const Step& step : path.steps()) {
    result.insert(conclusion(*position.layout(), step));
    expect_checked(position, step);
  }
  return result;
}

struct Published {
  const char* source;
  TechniqueId technique;
  const char *givens, *conclusion;  // some of its conclusions
};

const Published published[] = {
    {"Yogi, forum.enjoysudoku.com t41955, 2023", TechniqueId::tridagon,
     "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6..", "r8c8=1"},
    {"mith, forum.enjoysudoku.com t39859, 2022", TechniqueId::tridagon,
     "..34.6....5....1.27.92..........851........28......4.65.86....46.28.4.51..1..5...", "r7c6=1"},
    {"Easter Monster, jpf, 2007", TechniqueId::sk_loop,
     "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
     "r2c5<>3 r2c5<>8 r2c6<>8"},
    {"tarek-ultra-0203, with the loop's eliminations by logel, forum.enjoysudoku.com, 2016",
     TechniqueId::sk_loop,
     "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2",
     "r2c6<>3 r2c6<>7 r4c8<>8 r5c2<>1 r5c2<>3 r5c8<>7 r6c2<>1 r8c6<>3 r8c6<>7"},
    {"Golden Nugget, tarek, 2007; its exocet by Allan Barker", TechniqueId::exocet,
     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
     "r7c9<>3"},
    {"Fata Morgana, 2008; its exocet by Allan Barker", TechniqueId::exocet,
     "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
     "r4c2<>2 r4c2<>4"},
    {"Arto Inkala, 2012", TechniqueId::multi_sector_locked_sets,
     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", ""},
    {"Leren, forum.enjoysudoku.com, Using Multi-Sector Locked Sets, 2013",
     TechniqueId::multi_sector_locked_sets,
     "9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2",
     "r3c5<>1 r3c5<>2 r3c5<>4"},
};

// All techniques of the path up to the last of the patterns, except one.
TechniqueSet all_but(TechniqueId id) {
  TechniqueSet set;
  for (const Technique& t : techniques())
    if (t.on_path && t.id < id) set.add(t.id);
  return set;
}

TEST(Exotic, OpensPublishedPuzzlesWhereNothingBeforeItDoes) {
  const LayoutPtr layout = layout_named("9x9");
  auto explainer = Explainer::make(layout);
  Checker checker = *Checker::make(layout);
  for (const Published& p : published) {
    Position position(layout);
    position.line(p.givens);
    ExplainOptions options{
        .unique = true, .techniques = all_but(p.technique), .givens = position.givens()};
    const Path before = explainer->path(position.grid(), options);
    ASSERT_EQ(before.status(), Path::Status::stuck) << p.source;
    options.techniques.add(p.technique);
    const Path next = explainer->hint(before.end(), options);
    ASSERT_EQ(next.steps().size(), 1u) << p.source;
    const Step& step = next.steps()[0];
    EXPECT_EQ(step.technique, p.technique) << p.source;
    EXPECT_NE(conclusion(*layout, step).find(p.conclusion), std::string::npos)
        << p.source << ": " << conclusion(*layout, step);
    EXPECT_EQ(checker.check(before.end(), position.givens(), step), Verdict::proven) << p.source;
  }
}

Position& twelve(Position& p, const char* last_box) {
  for (CellId c : p.ids("r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3"))
    p.cell(p.layout()->cell_name(c), "123");
  for (CellId c : p.ids(last_box)) p.cell(p.layout()->cell_name(c), "123");
  return p;
}

TEST(Tridagon, OneGuardIsPlaced) {
  for (const char* layout : {"9x9", "samurai", "hyper"}) {
    Position p(layout);
    twelve(p, "r4c6 r5c5 r6c4").cell("r5c5", "1237");
    EXPECT_TRUE(found_exotic(p, TechniqueId::tridagon).contains("r5c5=7")) << layout;
  }
}

TEST(Tridagon, WhatAllGuardsRuleOutGoes) {
  Position p("9x9");
  twelve(p, "r4c6 r5c5 r6c4").cell("r4c6", "1237").cell("r5c5", "1237");
  const Found all = found_exotic(p, TechniqueId::tridagon);
  ASSERT_EQ(all.size(), 1u);
  EXPECT_NE(all.begin()->find("r6c5<>7"), std::string::npos) << *all.begin();
  EXPECT_EQ(all.begin()->find("r5c5<>"), std::string::npos) << *all.begin();
}

TEST(Tridagon, GuardsInOneCellRuleOutTheThree) {
  Position p("9x9");
  twelve(p, "r4c6 r5c5 r6c4").cell("r5c5", "12378");
  EXPECT_EQ(found_exotic(p, TechniqueId::tridagon), Found({"r5c5<>1 r5c5<>2 r5c5<>3"}));
}

TEST(Tridagon, SilentWhereTheRingTurnsEven) {
  Position p("9x9");
  twelve(p, "r4c4 r5c5 r6c6").cell("r5c5", "1237");
  EXPECT_EQ(found_exotic(p, TechniqueId::tridagon), Found());
}

// Triples at random in four boxes: the pattern is there if and only if their orders are odd
// together.
TEST(Tridagon, SpeaksOnOddRingsAlone) {
  std::mt19937_64 random(seed());
  for (int round = 0; round < 60; ++round) {
    Position p("9x9");
    bool odd = false;
    const int top[] = {0, 0, 3, 3}, left[] = {0, 3, 0, 3};
    std::string guard;
    for (int box = 0; box < 4; ++box) {
      std::array<int, 3> order{0, 1, 2};
      std::shuffle(order.begin(), order.end(), random);
      for (int i = 0; i < 3; ++i)
        for (int j = 0; j < i; ++j) odd = odd != (order[j] > order[i]);
      for (int i = 0; i < 3; ++i) {
        guard =
            p.layout()->cell_name(static_cast<CellId>((top[box] + i) * 9 + left[box] + order[i]));
        p.cell(guard, "456");
      }
    }
    p.cell(guard, "4569");
    EXPECT_EQ(found_exotic(p, TechniqueId::tridagon), odd ? Found({guard + "=9"}) : Found());
  }
}

// The puzzle without its given there, or any of these: more digits fit than the pattern has room
// for.
void expect_silent_without(const Published& p, std::string_view cells) {
  for (CellId c : Position("9x9").ids(cells)) {
    std::string givens = p.givens;
    ASSERT_NE(givens[c], '.');
    givens[c] = '.';
    Position position("9x9");
    position.line(givens);
    EXPECT_EQ(found_exotic(position, p.technique), Found()) << c;
  }
}

TEST(SkLoop, SilentWithoutAGivenAtOneOfItsCrossings) {
  expect_silent_without(published[2], "r2c2 r2c8 r8c2 r8c8 r1c1 r9c9 r2c4 r6c8");
}

TEST(Exocet, SilentWithoutAnyOneGiven) {
  expect_silent_without(published[4], "r1c8 r2c6 r3c3 r4c5 r5c2 r6c4 r7c8 r8c7 r9c1");
}

TEST(SkLoop, InTheFirstGridOfASamurai) {
  Position p("samurai");
  const std::string givens = published[2].givens;
  for (std::size_t i = 0; i < givens.size(); ++i)
    if (givens[i] != '.')
      p.value("r" + std::to_string(i / 9 + 1) + "c" + std::to_string(i % 9 + 1),
              static_cast<Digit>(givens[i] - '0'));
  const Found all = found_exotic(p, TechniqueId::sk_loop);
  ASSERT_FALSE(all.empty());
  EXPECT_NE(all.begin()->find("r2c5<>3 r2c5<>8 r2c6<>8"), std::string::npos) << *all.begin();
}

TEST(LockedSets, ThreeRowsAndThreeColumns) {
  // Nine cells: 1 2 3 in row 1, 4 5 6 in row 4, and 7, 8, 9 each keep to a column of rows 7 to 9 …
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "23").cell("r1c7", "137");
  p.cell("r4c1", "45").cell("r4c4", "568").cell("r4c7", "46");
  p.cell("r7c1", "99").cell("r7c4", "89").cell("r7c7", "79");
  for (const std::string& s : found_exotic(p, TechniqueId::multi_sector_locked_sets))
    EXPECT_NE(s.find("<>"), std::string::npos);
  EXPECT_FALSE(found_exotic(p, TechniqueId::multi_sector_locked_sets).empty());
}

// Cells of full grids get their value back and a few more random candidates: every step found must
// keep the values.
TEST(Exotic, NeverAgainstTheSolution) {
  const std::string solved =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  std::mt19937_64 random(seed());
  for (int round = 0; round < 40; ++round) {
    Position p("9x9");
    Grid grid = p.grid();
    for (std::size_t c = 0; c < 81; ++c) {
      grid.candidates[c] = DigitSet::of(static_cast<Digit>(solved[c] - '0'));
      for (Digit d = 1; d <= 9; ++d)
        if (random() % 10 < 3) grid.candidates[c].add(d);
    }
    p.set(grid, {});
    for (TechniqueId id : {TechniqueId::tridagon, TechniqueId::sk_loop, TechniqueId::exocet,
                           TechniqueId::multi_sector_locked_sets}) {
      ExplainOptions options{.techniques = {}};
      options.techniques.add(id);
      const Path path = Explainer::make(p.layout())->find(p.grid(), options);
      for (const Step& step : path.steps()) {
        for (const Candidate& x : step.eliminations) EXPECT_NE(solved[x.cell] - '0', x.digit);
        for (const Candidate& x : step.placements) EXPECT_EQ(solved[x.cell] - '0', x.digit);
      }
    }
  }
}

TEST(Exotic, SilentOnEmptyGridsAndWhereThereAreNoBoxes) {
  for (const char* layout : {"9x9", "6x6", "latin-5", "tridoku"})
    for (TechniqueId id : {TechniqueId::tridagon, TechniqueId::sk_loop, TechniqueId::exocet,
                           TechniqueId::multi_sector_locked_sets})
      EXPECT_EQ(found_exotic(Position(layout), id), Found()) << layout;
}

}  // namespace
}  // namespace clew::test
