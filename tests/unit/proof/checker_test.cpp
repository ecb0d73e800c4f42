#include "clew/check.h"

#include "constraints/holds.h"
#include "proof/deadly.h"
#include "support/position.h"

namespace clew::test {
namespace {

struct Argued {  // a step put together by hand
  std::vector<Candidate> placements, eliminations;
  std::vector<Fact> facts;
  std::vector<CellId> cells;
  std::vector<DigitSet> digits;
  DeadlyPattern deadly;

  Step step() {
    deadly = {cells, digits};
    return {.placements = placements,
            .eliminations = eliminations,
            .facts = facts,
            .deadly = cells.empty() ? nullptr : &deadly};
  }
};

Fact some_cell(CellId c) { return {{Unit::Kind::cell, 0, c, 0}, Fact::Says::some}; }
Fact some_in(HouseId h, Digit d) { return {{Unit::Kind::house, d, h, 0}, Fact::Says::some}; }
Fact one_in(HouseId h, Digit d) { return {{Unit::Kind::house, d, h, 0}, Fact::Says::one}; }
Fact one_of(CellId a, CellId b, Digit d) { return {{Unit::Kind::pair, d, a, b}, Fact::Says::one}; }

TEST(Checker, ProvesANakedPairAndNothingMore) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c2", "12");
  Checker checker = *Checker::make(p.layout());
  Argued pair{.eliminations = {{p.id("r1c9"), 1}, {p.id("r1c9"), 2}},
              .facts = {some_cell(0), some_cell(1), one_in(0, 1), one_in(0, 2)}};
  EXPECT_EQ(checker.check(p.grid(), {}, pair.step()), Verdict::proven);

  Argued too_much = pair;
  too_much.eliminations.push_back({p.id("r1c9"), 3});
  EXPECT_EQ(checker.check(p.grid(), {}, too_much.step()), Verdict::refuted);

  for (std::size_t i = 0; i < pair.facts.size(); ++i) {
    Argued less = pair;
    less.facts.erase(less.facts.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_EQ(checker.check(p.grid(), {}, less.step()), Verdict::refuted) << i;
  }
}

TEST(Checker, APlacementAndAnErrorNeedTheirFacts) {
  Position p("9x9");
  p.cell("r1c1", "5").cell("r1c2", "5");
  Checker checker = *Checker::make(p.layout());
  Argued single{.placements = {{0, 5}}, .facts = {some_cell(0)}};
  EXPECT_EQ(checker.check(p.grid(), {}, single.step()), Verdict::proven);
  single.facts = {some_cell(2)};
  EXPECT_EQ(checker.check(p.grid(), {}, single.step()), Verdict::refuted);
  Argued error{.facts = {some_cell(0), some_cell(1), one_in(0, 5)}};
  EXPECT_EQ(checker.check(p.grid(), {}, error.step()), Verdict::proven);
  error.facts.pop_back();
  EXPECT_EQ(checker.check(p.grid(), {}, error.step()), Verdict::refuted);
}

// One by one from the last, as the header states.
std::vector<bool> needed_one_by_one(Checker& checker, const Grid& grid, const Argued& argued) {
  std::vector<bool> result(argued.facts.size(), true);
  for (std::size_t i = result.size(); i-- > 0;) {
    Argued less = argued;
    result[i] = false;
    std::size_t k = 0;
    std::erase_if(less.facts, [&](const Fact&) { return !result[k++]; });
    result[i] = checker.check(grid, {}, less.step()) != Verdict::proven;
  }
  return result;
}

TEST(Checker, SaysWhichFactsAreNeeded) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c2", "12").cell("r2c1", "12").cell("r2c2", "12");
  Checker checker = *Checker::make(p.layout());
  // The last of the facts that would do goes first; the first row's pair is enough.
  Argued pair{.eliminations = {{p.id("r1c3"), 1}},
              .facts = {some_cell(0), one_in(0, 1), some_cell(1), one_in(18, 1), some_cell(9),
                        one_in(0, 2), some_cell(10), one_in(18, 2)}};
  const std::vector<bool> expected{true, true, true, false, false, true, false, false};
  EXPECT_EQ(checker.needed(p.grid(), pair.step()), expected);
  EXPECT_EQ(needed_one_by_one(checker, p.grid(), pair), expected);

  pair.facts.pop_back();
  pair.facts.erase(pair.facts.begin() + 2);  // now neither pair is whole
  EXPECT_EQ(checker.needed(p.grid(), pair.step()), std::vector<bool>());
}

TEST(Checker, NeededIsWhatLeavingOutOneByOneKeeps) {
  Position p("9x9");  // Golden Nugget, by tarx0134, 2007
  p.line(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
  Checker checker = *Checker::make(p.layout());
  auto explainer = Explainer::make(p.layout());
  const Path path = explainer->path(p.grid(), {.unique = false});
  Grid grid = p.grid();
  std::size_t left_out = 0;
  for (const Step& step : path.steps()) {
    Argued argued{{step.placements.begin(), step.placements.end()},
                  {step.eliminations.begin(), step.eliminations.end()},
                  {step.facts.begin(), step.facts.end()}};
    for (HouseId h = 0; h < 27; h += 5)  // and more than is needed, before and after
      argued.facts.insert(h % 2 ? argued.facts.begin() : argued.facts.end(), one_in(h, 1 + h % 9));
    const std::vector<bool> needed = checker.needed(grid, argued.step());
    ASSERT_EQ(needed, needed_one_by_one(checker, grid, argued));
    left_out += static_cast<std::size_t>(std::ranges::count(needed, false));
    apply(*p.layout(), step, grid);
  }
  EXPECT_GT(left_out, path.steps().size());
}

TEST(Checker, RefusesWhatMakesNoSense) {
  Position p("argyle");
  HouseId incomplete = 0;
  while (p.layout()->houses()[incomplete].complete) ++incomplete;
  Checker checker = *Checker::make(p.layout());
  Argued bad{.eliminations = {{0, 1}}, .facts = {some_in(incomplete, 1)}};
  EXPECT_EQ(checker.check(p.grid(), {}, bad.step()), Verdict::malformed);
  bad.facts = {one_of(p.id("r1c1"), p.id("r9c8"), 1)};  // they do not see each other
  EXPECT_EQ(checker.check(p.grid(), {}, bad.step()), Verdict::malformed);
  bad.facts = {some_cell(81)};
  EXPECT_EQ(checker.check(p.grid(), {}, bad.step()), Verdict::malformed);
  bad.facts = {one_in(0, 10)};
  EXPECT_EQ(checker.check(p.grid(), {}, bad.step()), Verdict::malformed);
  p.remove("r1c1", "1");
  bad.facts = {};
  EXPECT_EQ(checker.check(p.grid(), {}, bad.step()), Verdict::malformed);  // it is gone already
}

LayoutPtr layout_with(const char* name, ConstraintSpec constraint) {
  LayoutSpec spec = layout_named(name)->spec();
  spec.name.clear();
  spec.add(std::move(constraint));
  return *build(spec);
}

Fact holds(std::uint16_t constraint) {
  return {{Unit::Kind::constraint, 0, constraint, 0}, Fact::Says::holds};
}
Fact adds(Unit::Kind kind, std::uint16_t of, std::int8_t times) {
  return {{kind, 0, of, 0}, Fact::Says::adds, Role::reason, 0, times};
}

// Row 1 adds to 10, the cage in it to 6: r1c4 is 4, and the house and the cage are both needed.
TEST(Checker, HousesAndCagesAddUp) {
  const Position p(layout_with("4x4", {Constraint::Kind::cage, {{0, 0}, {0, 1}, {0, 2}}, {}, {6}}));
  Checker checker = *Checker::make(p.layout());
  const Fact row = adds(Unit::Kind::house, p.house("row 1"), 1),
             cage = adds(Unit::Kind::constraint, 0, -1);
  Argued innie{.placements = {{p.id("r1c4"), 4}}, .facts = {row, cage}};
  EXPECT_EQ(checker.check(p.grid(), {}, innie.step()), Verdict::proven);
  for (const Digit wrong : {1, 2, 3}) {
    innie.placements = {{p.id("r1c4"), wrong}};
    EXPECT_EQ(checker.check(p.grid(), {}, innie.step()), Verdict::refuted) << int{wrong};
  }
  innie.placements = {{p.id("r1c4"), 4}};
  for (const Fact& alone : {row, cage}) {
    innie.facts = {alone};
    EXPECT_EQ(checker.check(p.grid(), {}, innie.step()), Verdict::refuted);
  }
  // Twice one sum and twice the other give the same conclusion.
  innie.facts = {adds(Unit::Kind::house, p.house("row 1"), 2), adds(Unit::Kind::constraint, 0, -2)};
  EXPECT_EQ(checker.check(p.grid(), {}, innie.step()), Verdict::proven);
  innie.facts = {row, adds(Unit::Kind::constraint, 1, -1)};
  EXPECT_EQ(checker.check(p.grid(), {}, innie.step()), Verdict::malformed);
  innie.facts = {adds(Unit::Kind::house, static_cast<HouseId>(p.layout()->houses().size()), 1)};
  EXPECT_EQ(checker.check(p.grid(), {}, innie.step()), Verdict::malformed);
}

// A rank has no primitives of its own: its ways to fill the open cells are tried one by one.
TEST(Checker, ProvesByTheWaysToFillCells) {
  const std::string solved = "1234341221434321";
  const std::vector<Place> row{{0, 0}, {0, 1}, {0, 2}, {0, 3}};
  int proven = 0;
  for (int rank = 1; rank <= 4; ++rank)
    for (const int equals : {0, 1}) {
      Position p(layout_with("4x4", {Constraint::Kind::full_rank, row, {}, {rank, equals}}));
      std::vector<Digit> first, second;
      for (CellId c = 0; c < 16; ++c) {
        first.push_back(static_cast<Digit>(solved[c] - '0'));
        p.cell(p.layout()->cell_name(c), solved.substr(c, 1));
      }
      second = first;
      std::swap(second[1], second[2]);
      p.cell("r1c2", "23").cell("r1c3", "23");
      const Constraint& c = p.layout()->constraints()[0];
      const bool keeps_first = constraints::holds(*p.layout(), c, first);
      const bool keeps_second = constraints::holds(*p.layout(), c, second);
      Argued argued{.eliminations = {{p.id("r1c2"), 3}},
                    .facts = {holds(0), one_in(p.house("row 1"), 2), one_in(p.house("row 1"), 3)}};
      EXPECT_EQ(Checker::make(p.layout())->check(p.grid(), {}, argued.step()),
                keeps_second ? Verdict::refuted : Verdict::proven)
          << rank << ' ' << equals;
      proven += keeps_first && !keeps_second;
    }
  EXPECT_GT(proven, 0);
}

// The facts of one claim are forgotten before the next.
TEST(Checker, ClaimsDoNotRestOnTheOnesBefore) {
  Position p(layout_with("4x4", {Constraint::Kind::cage, {{0, 0}, {0, 1}}, {}, {3}}));
  Checker checker = *Checker::make(p.layout());
  p.cell("r1c1", "123");
  Argued cage{.eliminations = {{p.id("r1c1"), 3}}, .facts = {holds(0)}};
  Argued none{.eliminations = {{p.id("r1c1"), 2}}, .facts = {some_cell(0), holds(0)}};
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(checker.check(p.grid(), {}, cage.step()), Verdict::proven);
    for (const Digit kept : {1, 2}) {
      none.eliminations = {{p.id("r1c1"), kept}};
      none.facts = {some_cell(0), holds(0)};
      EXPECT_EQ(checker.check(p.grid(), {}, none.step()), Verdict::refuted) << round;
      none.facts = {holds(0), some_cell(0)};
      EXPECT_EQ(checker.check(p.grid(), {}, none.step()), Verdict::refuted) << round;
      none.facts = {some_cell(0)};
      EXPECT_EQ(checker.check(p.grid(), {}, none.step()), Verdict::refuted) << round;
    }
  }
  cage.facts = {holds(1)};
  EXPECT_EQ(checker.check(p.grid(), {}, cage.step()), Verdict::malformed);
}

Argued rectangle(const Position& p) {  // r1c1 r1c4 r2c1 r2c4: 1 and 2, with a 3 in the last
  Argued step{.eliminations = {{p.id("r2c4"), 1}, {p.id("r2c4"), 2}}};
  for (const char* cell : {"r1c1", "r1c4", "r2c1", "r2c4"}) {
    step.facts.push_back(some_cell(p.id(cell)));
    step.cells.push_back(p.id(cell));
    step.digits.push_back({0b11});
  }
  step.facts.pop_back();
  return step;
}

TEST(Checker, ADeadlyRectangle) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "12").cell("r2c1", "12").cell("r2c4", "123");
  Checker checker = *Checker::make(p.layout());
  EXPECT_EQ(checker.check(p.grid(), {}, rectangle(p).step()), Verdict::proven);

  Argued loose = rectangle(p);
  loose.facts.pop_back();
  EXPECT_EQ(checker.check(p.grid(), {}, loose.step()), Verdict::refuted);

  std::vector<Digit> givens(81);
  givens[p.id("r1c1")] = 1;
  EXPECT_EQ(checker.check(p.grid(), givens, rectangle(p).step()), Verdict::malformed);
}

// A rule need not say the same of swapped digits; one elsewhere does no harm.
TEST(Checker, ARectangleThatARuleTouchesIsNotDeadly) {
  const ConstraintSpec elsewhere{Constraint::Kind::cage, {{8, 7}, {8, 8}}, {}, {17}};
  LayoutSpec spec = layout_named("9x9")->spec();
  spec.name.clear();
  spec.add(elsewhere);
  for (const bool touched : {false, true}) {
    if (touched) spec.add({Constraint::Kind::cage, {{0, 0}, {0, 1}}, {}, {5}});
    Position p(*build(spec));
    p.cell("r1c1", "12").cell("r1c4", "12").cell("r2c1", "12").cell("r2c4", "123");
    EXPECT_EQ(Checker::make(p.layout())->check(p.grid(), {}, rectangle(p).step()),
              touched ? Verdict::malformed : Verdict::proven);
  }
}

TEST(Checker, ARectangleInFourBoxesIsNotDeadly) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "12").cell("r4c1", "12").cell("r4c4", "123");
  Argued step{.eliminations = {{p.id("r4c4"), 1}, {p.id("r4c4"), 2}}};
  for (const char* cell : {"r1c1", "r1c4", "r4c1", "r4c4"}) {
    step.facts.push_back(some_cell(p.id(cell)));
    step.cells.push_back(p.id(cell));
    step.digits.push_back({0b11});
  }
  EXPECT_EQ(Checker::make(p.layout())->check(p.grid(), {}, step.step()), Verdict::malformed);
}

TEST(Deadly, ADiagonalOrAKnightSpoilsARectangle) {
  for (const char* layout : {"9x9", "x-9x9", "antiknight", "latin-9"}) {
    Position p(layout);
    p.cell("r1c1", "12").cell("r1c4", "12").cell("r2c1", "12").cell("r2c4", "12");
    const std::vector<CellId> cells = p.ids("r1c1 r1c4 r2c1 r2c4");
    const std::vector<DigitSet> digits(4, DigitSet{0b11});
    const bool deadly = is_deadly(*p.layout(), p.grid(), {}, {cells, digits});
    EXPECT_EQ(deadly, layout == std::string("9x9") || layout == std::string("latin-9")) << layout;
  }
}

}  // namespace
}  // namespace clew::test
