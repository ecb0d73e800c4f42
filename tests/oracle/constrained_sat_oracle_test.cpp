// The search for layouts with constraints against CaDiCaL, on boards too large for brute force. The
// encoding does not use primitives: it forbids tuples that `holds` refuses, in advance if a
// constraint has few fillings, otherwise when a model has one.
#include <gtest/gtest.h>

#include <cadical.hpp>
#include <cstdlib>
#include <set>

#include "constraints/cell_values.h"
#include "constraints/parts.h"
#include "search/constrained/search.h"
#include "support/constraints.h"
#include "support/seed.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;
using Grid = std::vector<Digit>;

class Oracle {
 public:
  Oracle(const Layout& layout, const std::vector<DigitSet>& start)
      : layout_(layout), start_(start), grid_(start.size(), 1) {
    solver_.set("quiet", 1);
    for (CellId c = 0; c < start.size(); ++c) {
      for (const Digit d : start[c]) solver_.add(number(c, d));
      solver_.add(0);
      for (const Digit d : start[c]) {
        for (const Digit e : start[c])
          if (d < e) forbid({{c, d}, {c, e}});
        for (const CellId peer : layout.peers(c))
          if (c < peer && start[peer].has(d)) forbid({{c, d}, {peer, d}});
      }
    }
    for (const Constraint& constraint : layout.constraints()) {
      asked_.push_back(cells_of(constraint));
      double ways = 1;
      for (const CellId c : asked_.back()) ways *= start[c].size();
      if (ways <= 7000) forbid_each(constraint, asked_.back(), 0);
    }
  }

  // Returns the next solution; nothing if there is none.
  std::optional<Grid> next() {
    while (solver_.solve() == 10) {
      for (CellId c = 0; c < grid_.size(); ++c)
        for (const Digit d : start_[c])
          if (solver_.val(number(c, d)) > 0) grid_[c] = d;
      bool good = true;
      for (std::size_t i = 0; i < asked_.size(); ++i)
        if (!constraints::holds(layout_, layout_.constraints()[i], grid_)) {
          forbid_now(asked_[i]);
          good = false;
        }
      if (!good) continue;
      std::vector<CellId> all(grid_.size());
      std::iota(all.begin(), all.end(), CellId{0});
      forbid_now(all);
      return grid_;
    }
    return {};
  }

 private:
  struct Value {
    CellId cell;
    Digit digit;
  };
  int number(CellId c, Digit d) const { return c * (layout_.digits() + 1) + d; }
  void forbid(std::initializer_list<Value> values) {
    for (const Value& v : values) solver_.add(-number(v.cell, v.digit));
    solver_.add(0);
  }
  void forbid_now(const std::vector<CellId>& cells) {
    for (const CellId c : cells) solver_.add(-number(c, grid_[c]));
    solver_.add(0);
  }
  void forbid_each(const Constraint& constraint, const std::vector<CellId>& cells, std::size_t i) {
    if (i == cells.size()) {
      if (!constraints::holds(layout_, constraint, grid_)) forbid_now(cells);
      return;
    }
    for (const Digit d : start_[cells[i]]) {
      grid_[cells[i]] = d;
      forbid_each(constraint, cells, i + 1);
    }
  }
  // The cells of a constraint and the flags that change their values.
  std::vector<CellId> cells_of(const Constraint& c) const {
    std::vector<CellId> asked = c.cells;
    constraints::CellValues(layout_, c.kind).add_flags(asked);
    const std::set<CellId> cells(asked.begin(), asked.end());
    return {cells.begin(), cells.end()};
  }

  const Layout& layout_;
  const std::vector<DigitSet>& start_;
  Grid grid_;
  CaDiCaL::Solver solver_;
  std::vector<std::vector<CellId>> asked_;  // by constraint
};

// Returns true if the meaning depends on the constraint's own cells alone.
bool asks_its_own_cells(Kind kind) {
  constexpr Kinds others =
      of_whole_layout | kinds_with(kind_traits::neighbours) | Kinds{Kind::either};
  return (told_by_primitives - others).has(kind);
}

Grid random_grid(const Layout& layout, std::mt19937_64& random) {
  std::vector<DigitSet> start(static_cast<std::size_t>(layout.size()), layout.all_digits());
  for (int tries = 0; tries < 3; ++tries) {
    DigitSet& cell = start[random() % start.size()];
    cell = DigitSet::of(static_cast<Digit>(1 + random() % static_cast<unsigned>(layout.digits())));
  }
  Grid grid;
  const Visit keep = [&](std::span<const Digit> solution) {
    grid.assign(solution.begin(), solution.end());
    return random() % 50 != 0;
  };
  (void)search::search_constrained(search::Model(layout, {}),
                                   {.start = start, .limit = 200, .visit = &keep});
  return grid;
}

std::string line(const Grid& grid) {
  std::string text;
  for (const Digit d : grid) text += static_cast<char>('0' + d);
  return text;
}

TEST(ConstrainedSearch, FindsWhatAnotherEncodingFinds) {
  const char* const wish = std::getenv("CLEW_ROUNDS");
  const int rounds = wish ? std::atoi(wish) : 150;
  constexpr std::uint64_t most = 30;
  const std::vector<LayoutSpec> boards{
      {.digits = 6, .grids = {{.height = 6, .width = 6, .box_height = 2, .box_width = 3}}},
      {.digits = 8, .grids = {{.height = 8, .width = 8, .box_height = 2, .box_width = 4}}},
      {.digits = 9, .grids = {{.height = 9, .width = 9, .box_height = 3, .box_width = 3}}}};
  std::mt19937_64 random(test::seed() + 5);
  int unique = 0, none = 0;
  for (int round = 0; round < rounds && !HasFailure(); ++round) {
    SCOPED_TRACE(round);
    LayoutSpec spec = boards[random() % boards.size()];
    const auto bare = build(spec);
    const Grid grid = random_grid(**bare, random);
    if (grid.empty()) continue;
    test::ConstraintMaker maker(**bare, grid, random);
    std::string said;
    for (int i = 2 + static_cast<int>(random() % 9); i > 0; --i) {
      Kind kind = Kind::custom;
      while (!asks_its_own_cells(kind))
        kind = static_cast<Kind>(random() % static_cast<unsigned>(Kind::custom));
      const int cells = random() % 4 ? 4 : 7;
      auto c = maker.make_true(kind, cells);
      if (random() % 30 == 0) c = maker.make(kind, cells);
      if (!c) continue;
      LayoutSpec with = spec;
      with.add(maker.spec_of(*c));
      if (!build(with)) continue;
      spec = with;
      said += std::string(name(kind)) + ", ";
    }
    const auto layout = build(spec);
    ASSERT_TRUE(layout) << layout.error().reason;
    std::vector<DigitSet> start(grid.size(), (*layout)->all_digits());
    for (std::size_t c = 0; c < start.size(); ++c)
      if (random() % 10 < 4) start[c] = DigitSet::of(grid[c]);
    const auto parts = constraints::parts_of(**layout, constraints::Outsides::said);
    ASSERT_TRUE(parts) << parts.error().reason;
    // With each sweep kernel, and without sweeps.
    auto kernels = search::sweep_kernels();
    kernels.push_back(nullptr);
    const search::SweepKernel* const kernel = kernels[random() % kernels.size()];
    SCOPED_TRACE(kernel ? kernel->name : "no sweeps");
    const search::Model model(**layout, *parts, kernel);
    std::set<std::string> found, want;
    const Visit visit = [&](std::span<const Digit> solution) {
      EXPECT_TRUE(found.insert(line(Grid(solution.begin(), solution.end()))).second);
      return true;
    };
    const search::Outcome outcome = search::search_in_turns(
        model, {.start = start, .limit = most, .visit = &visit}, nullptr, random() % 8);
    Oracle oracle(**layout, start);
    while (want.size() < most) {
      const auto solution = oracle.next();
      if (!solution) break;
      want.insert(line(*solution));
    }
    EXPECT_EQ(outcome.exact || outcome.solutions == most, true);
    EXPECT_EQ(found.size(), want.size()) << said;
    if (want.size() < most) EXPECT_EQ(found, want) << said;
    unique += want.size() == 1;
    none += want.empty();
  }
  EXPECT_GT(unique, rounds / 20);
  EXPECT_GT(none, 0);
}

}  // namespace
}  // namespace clew
