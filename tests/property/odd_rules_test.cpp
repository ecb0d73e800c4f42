// Every kind of constraint, alone and in pairs, with odd parameters: the solutions are those that brute
// force finds by the meaning of tests/support/meaning.h. CLEW_CASES=100000 runs more cases than usual.
#include <gtest/gtest.h>

#include <map>

#include "clew/solve.h"
#include "clew/text.h"
#include "constraints/holds.h"
#include "constraints/parts.h"
#include "support/odd_rules.h"
#include "support/seed.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;
using Values = std::vector<Digit>;

constexpr int usual_cases = 3000;
constexpr std::size_t most_grids = 1200;  // grids of a board that brute force enumerates

int number_of_cases() {
  const char* const wish = std::getenv("CLEW_CASES");
  return wish ? std::atoi(wish) : usual_cases;
}

struct Board {
  std::string name;
  LayoutSpec spec;
  int open = 0;  // open cells, if all grids would be too many; 0: all cells
};

std::vector<Board> boards() {
  const SubGrid four{.height = 4, .width = 4, .box_height = 2, .box_width = 2};
  SubGrid jigsaw{.height = 4, .width = 4};
  jigsaw.regions = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
  SubGrid rows{.height = 4, .width = 4};
  rows.regions = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
  SubGrid right = four, aside = four, below = four;
  right.at = {2, 2};
  aside.at = {1, 2};
  below.at = {2, 0};
  const SubGrid six{.height = 6, .width = 6, .box_height = 2, .box_width = 3};
  return {{"4x4", {.digits = 4, .grids = {four}}},
          {"4x4 without boxes", {.digits = 4, .grids = {{.height = 4, .width = 4}}}},
          {"4x4 jigsaw", {.digits = 4, .grids = {jigsaw}}},
          {"4x4 whose regions are rows", {.digits = 4, .grids = {rows}}},
          {"3x3", {.digits = 3, .grids = {{.height = 3, .width = 3}}}},
          {"3x3 of 5 digits", {.digits = 5, .grids = {{.height = 3, .width = 3}}}, 5},
          {"2x2 of 6 digits", {.digits = 6, .grids = {{.height = 2, .width = 2}}}},
          {"2x4 of 4 digits", {.digits = 4, .grids = {{.height = 2, .width = 4}}}},
          {"6x6", {.digits = 6, .grids = {six}}, 12},
          {"two 4x4, a box in common", {.digits = 4, .grids = {four, right}}, 12},
          {"the same the other way round", {.digits = 4, .grids = {right, four}}, 12},
          {"two 4x4 across boxes", {.digits = 6, .grids = {four, aside}}, 7},
          {"two 4x4 one above the other", {.digits = 6, .grids = {below, four}}, 7},
          {"triangle", {.digits = 9, .triangle = 9}, 10}};
}

// All ways to fill the open cells so that cells that see each other differ.
std::vector<Values> grids_of(const Layout& layout, Values values, std::size_t most) {
  std::vector<Values> grids;
  const auto fill = [&](auto& self, std::size_t c) -> void {
    while (c < values.size() && values[c]) ++c;
    if (c == values.size()) {
      grids.push_back(values);
      return;
    }
    for (int d = 1; d <= layout.digits() && grids.size() <= most; ++d) {
      const auto peers = layout.peers(static_cast<CellId>(c));
      if (std::ranges::any_of(peers, [&](CellId peer) { return values[peer] == d; })) continue;
      values[c] = static_cast<Digit>(d);
      self(self, c + 1);
    }
    values[c] = 0;
  };
  fill(fill, 0);
  return grids;
}

// A board with its grids.
class Ground {
 public:
  Ground(const Board& board, std::mt19937_64& random) : spec(board.spec), layout(*build(spec)) {
    for (const Cell& cell : layout->cells()) places.push_back(cell.place);
    givens.assign(places.size(), 0);
    if (board.open) {
      givens = some_grid(random);
      std::vector<std::size_t> order(places.size());
      std::iota(order.begin(), order.end(), std::size_t{0});
      std::ranges::shuffle(order, random);
      for (int i = 0; i < board.open; ++i) givens[order[static_cast<std::size_t>(i)]] = 0;
    }
    grids = grids_of(*layout, givens, most_grids);
  }

  test::Picture picture(const Values& grid) const {
    test::Picture result;
    for (std::size_t c = 0; c < places.size(); ++c) result.put(places[c], grid[c]);
    return result;
  }

  /// Returns true if all its grids are known: of more than most_grids, only the first ones are.
  bool is_whole() const { return !grids.empty() && grids.size() <= most_grids; }

  LayoutSpec spec;
  LayoutPtr layout;
  std::vector<Place> places;
  Values givens;
  std::vector<Values> grids;

 private:
  Values some_grid(std::mt19937_64& random) const {
    Puzzle empty{.layout = layout, .givens = Values(places.size())};
    Values grid = solve(empty, {.limit = 1})->solution;
    std::vector<Digit> digits(static_cast<std::size_t>(layout->digits()));
    std::iota(digits.begin(), digits.end(), Digit{1});
    std::ranges::shuffle(digits, random);
    for (Digit& d : grid) d = digits[d - 1u];
    return grid;
  }
};

// A ground with all its grids; of more than most_grids, only the first.
Ground whole_ground(const Board& board, std::mt19937_64& random) {
  for (;;) {
    Ground ground(board, random);
    if (!ground.grids.empty() && ground.grids.size() <= most_grids) return ground;
  }
}

std::string text_of(const Ground& ground, const LayoutPtr& layout) {
  return write({.layout = layout, .givens = ground.givens}, Format::text)
      .value_or("(cannot be written)");
}

class OddRules : public testing::Test {
 protected:
  std::mt19937_64 random{test::seed()};
  std::map<Kind, int> kept;  // solutions of puzzles with that kind
  int compared = 0, refused = 0;

  std::vector<ConstraintSpec> some_rules(const Ground& ground, test::OddRules& maker) {
    const auto hidden = ground.picture(ground.grids[random() % ground.grids.size()]);
    std::vector<ConstraintSpec> rules;
    const int n = maker.between(1, 2);
    for (int i = 0; i < n; ++i) {
      const Kind kind = i && maker.chance(3) ? rules[0].kind : maker.any_kind();
      // Mostly one that the hidden grid keeps, if chance brings one.
      ConstraintSpec rule;
      const int tries = maker.chance(4) ? 1 : 12;
      for (int t = 0; t < tries; ++t) {
        rule = maker.make(kind, hidden);
        std::vector<ConstraintSpec> both = rules;
        both.push_back(rule);
        if (std::ranges::all_of(
                both, [&](const auto& c) { return check(c, ground.spec.digits).has_value(); }) &&
            test::Meaning(ground.spec, ground.places, both).keeps_all(hidden))
          break;
      }
      rules.push_back(rule);
    }
    return rules;
  }

  void compare(const Ground& ground, const std::vector<ConstraintSpec>& rules);
  void compare_meanings(const Ground&, const LayoutPtr&, const std::vector<ConstraintSpec>&);
};

// Each rule alone, on grids that may violate houses: compares holds() with its parts.
void OddRules::compare_meanings(const Ground& ground, const LayoutPtr& layout,
                                const std::vector<ConstraintSpec>& rules) {
  test::Meaning meaning(ground.spec, ground.places, rules);
  for (const Constraint& c : layout->constraints()) {
    if (told_by_houses.has(c.kind)) continue;
    const auto& spec =
        layout->spec().constraints[static_cast<std::size_t>(&c - layout->constraints().data())];
    constraints::Parts parts;
    ASSERT_TRUE(constraints::add_parts(*layout, c, parts));
    for (int i = 0; i < 12; ++i) {
      Values grid = ground.grids[random() % ground.grids.size()];
      for (int changes = i % 4; changes > 0; --changes)
        grid[random() % grid.size()] =
            static_cast<Digit>(1 + random() % static_cast<unsigned>(layout->digits()));
      const auto picture = ground.picture(grid);
      const bool want = meaning.keeps(picture, spec);
      ASSERT_EQ(constraints::holds(*layout, c, grid), want)
          << "holds: " << name(c.kind) << " of " << text_of(ground, layout);
      // The parts of a rank count on complete rows and columns.
      if (i % 4 == 0 || (c.kind != Kind::full_rank && c.kind != Kind::either))
        ASSERT_EQ(constraints::satisfied(parts, *layout, grid), want)
            << "parts: " << name(c.kind) << " of " << text_of(ground, layout);
    }
  }
}

void OddRules::compare(const Ground& ground, const std::vector<ConstraintSpec>& rules) {
  LayoutSpec spec = ground.spec;
  for (const ConstraintSpec& rule : rules) spec.add(rule);
  const auto layout = build(spec);
  if (!layout) {
    ++refused;
    EXPECT_FALSE(layout.error().reason.empty());
    return;
  }
  const auto solver = Solver::make(*layout);
  ASSERT_TRUE(solver) << solver.error().reason << text_of(ground, *layout);
  std::vector<Values> want, got;
  test::Meaning meaning(ground.spec, ground.places, (*layout)->spec().constraints);
  for (const Values& grid : ground.grids)
    if (meaning.keeps_all(ground.picture(grid))) want.push_back(grid);
  const auto count =
      solver->enumerate({.layout = *layout, .givens = ground.givens}, [&](auto grid) {
        got.emplace_back(grid.begin(), grid.end());
        return true;
      });
  ASSERT_TRUE(count && count->exact);
  std::ranges::sort(want);
  std::ranges::sort(got);
  ASSERT_EQ(got.size(), want.size()) << text_of(ground, *layout);
  ASSERT_TRUE(got == want) << text_of(ground, *layout);
  for (const ConstraintSpec& rule : rules) kept[rule.kind] += static_cast<int>(want.size());
  ++compared;
  ASSERT_NO_FATAL_FAILURE(compare_meanings(ground, *layout, (*layout)->spec().constraints));
}

TEST_F(OddRules, HaveTheSolutionsOfBruteForce) {
  const int cases = number_of_cases(), cases_a_ground = 20;
  const auto all = boards();
  for (int done = 0; done < cases;) {
    const Ground ground(all[random() % all.size()], random);
    if (!ground.is_whole()) continue;
    test::OddRules maker(ground.spec, ground.places, random);
    for (int i = 0; i < cases_a_ground && done < cases; ++i, ++done)
      ASSERT_NO_FATAL_FAILURE(compare(ground, some_rules(ground, maker))) << "case " << done;
  }
  std::printf("%d cases compared, %d refused\n", compared, refused);
  EXPECT_GT(compared, cases * 3 / 5);
  // Few small grids keep a rule about all neighbours.
  int never = 0;
  for (int k = 0; k < static_cast<int>(Kind::custom); ++k) {
    const auto kind = static_cast<Kind>(k);
    if (kind < Kind::group)
      never += kept[kind] == 0;
    else
      EXPECT_GT(kept[kind], 0) << name(kind) << " is never kept";
  }
  EXPECT_LT(never, 4) << "rules of the whole grid";
}

// Least cases of faults that were there once: the board, its rules, and whether some grid keeps them.
TEST_F(OddRules, OnceTakenForOthers) {
  const SubGrid four{.height = 4, .width = 4, .box_height = 2, .box_width = 2};
  const auto all = boards();
  const Board& usual = all[0];
  const Board& row_regions = all[3];
  const Board& corner = all[9];
  const Board more_digits{"4x4 of 6 digits", {.digits = 6, .grids = {four}}, 8};
  const SubGrid long_boxes{.height = 4, .width = 4, .box_height = 1, .box_width = 4};
  const Board row_boxes{"4x4 whose boxes are rows", {.digits = 4, .grids = {long_boxes}}};
  const std::vector<Place> box{{0, 0}, {0, 1}, {1, 0}, {1, 1}};
  auto box_and_more = box;
  box_and_more.push_back({2, 2});
  const std::vector<Place> row{{0, 0}, {0, 1}, {0, 2}, {0, 3}};
  const std::vector<Place> shared_row{{2, 2}, {2, 3}, {2, 4}, {2, 5}};
  const ConstraintSpec two_maxima{Kind::maximum, {{0, 0}, {0, 1}}};
  const ConstraintSpec no_difference{Kind::no_difference, {}, {}, {1}};
  const ConstraintSpec dot{Kind::difference, {{0, 0}, {0, 1}}};
  const auto either = [](std::vector<ConstraintSpec> inner,
                         std::vector<std::uint16_t> splits = {}) {
    return ConstraintSpec{Kind::either, {}, std::move(splits), {}, std::move(inner)};
  };
  struct Case {
    const Board& board;
    std::vector<ConstraintSpec> rules;
    bool kept = true;
  };
  const std::vector<Case> cases{
      // The box of a cell is its grid's, regardless of the houses that contain it.
      {row_regions, {{Kind::box_indexer, {{0, 0}}}}},
      {more_digits, {{Kind::cage, box_and_more}, {Kind::box_indexer, {{0, 0}}}}, false},
      {more_digits, {{Kind::cage, box_and_more}, {Kind::region_sum, row}}, false},
      {usual, {{Kind::region_sum, row}}, true},
      {row_boxes, {{Kind::region_sum, {{0, 0}, {1, 0}}}}, false},
      {row_boxes, {{Kind::region_sum, {{0, 0}, {1, 1}}}}},
      // The grid of a line is the one that has it.
      {corner, {{Kind::full_rank, shared_row, {}, {3, 1}}}, false},
      {corner, {{Kind::row_indexer, {{2, 2}}}}, false},
      // Rules inside a choice together with rules outside.
      {usual, {either({two_maxima})}},
      {usual, {either({{Kind::maximum, {{0, 0}}}, {Kind::maximum, {{0, 1}}}}, {1})}},
      {usual, {either({no_difference, dot})}, false},
      {usual, {no_difference, either({dot})}, false},
      // Cells that come twice.
      {usual, {{Kind::sum_line, {{0, 0}, {0, 0}}, {}, {6}}}, false},
      {usual, {{Kind::sum_line, {{0, 0}, {0, 0}}, {}, {3}}}},
      {usual,  // the second must not take the automaton of the first
       {{Kind::sum_line, {{0, 0}, {0, 1}, {1, 1}, {1, 0}, {2, 1}}, {}, {4}},
        {Kind::sum_line, {{1, 1}, {1, 2}, {2, 2}, {2, 1}, {1, 1}}, {}, {4}}}},
      {usual, {{Kind::every_pair, row, {}, {1, 2, 1, 3, 1, 4, 2, 3, 2, 4, 3, 4}}}},
      {all[1], {{Kind::every_pair, {{0, 0}, {0, 1}}, {}, {2, 3, 3, 2, 4, 1}}}},
  };
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const auto& [board, rules, kept_by_some] = cases[i];
    std::size_t found = 0;
    for (int tries = 0; tries < (kept_by_some ? 20 : 1) && (tries == 0 || !found); ++tries) {
      const Ground ground = whole_ground(board, random);
      kept.clear();
      ASSERT_NO_FATAL_FAILURE(compare(ground, rules)) << "case " << i;
      found = static_cast<std::size_t>(kept[rules[0].kind]);
    }
    if (kept_by_some) EXPECT_GT(found, 0u) << "case " << i;
  }
  EXPECT_EQ(refused, 0);
}

TEST_F(OddRules, OfCellsThatMustDifferAreRefusedIfOneComesTwice) {
  for (const Kind kind :
       {Kind::group, Kind::cage, Kind::rellik, Kind::renban, Kind::equality_cage, Kind::lunchbox}) {
    ConstraintSpec rule{kind, {{0, 0}, {0, 1}, {0, 0}}};
    if (kind == Kind::rellik || kind == Kind::lunchbox) rule.values = {5};
    const auto good = check(rule, 4);
    ASSERT_FALSE(good) << name(kind);
    EXPECT_NE(good.error().reason.find("a cell twice"), std::string::npos);
  }
}

}  // namespace
}  // namespace clew
