// The search for layouts with constraints against brute force over the meanings of constraints:
// random layouts, random mixes of kinds, most of them true of one grid, so that there are
// solutions.
#include <gtest/gtest.h>

#include <set>

#include "clew/solve.h"
#include "search/constrained/search.h"
#include "support/constraints.h"
#include "support/seed.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;
using Grid = std::vector<Digit>;

// All grids that keep houses and links, cell by cell, and then every constraint.
class BruteForce {
 public:
  BruteForce(const Layout& layout, std::span<const DigitSet> start)
      : layout_(layout), start_(start), grid_(start.size()) {}

  std::set<Grid> all() {
    place(0);
    return std::move(found_);
  }

 private:
  void place(std::size_t c) {
    if (c == grid_.size()) {
      for (const Constraint& constraint : layout_.constraints())
        if (!constraints::holds(layout_, constraint, grid_)) return;
      found_.insert(grid_);
      return;
    }
    for (const Digit d : start_[c]) {
      bool seen = false;
      for (const CellId peer : layout_.peers(static_cast<CellId>(c)))
        seen |= peer < c && grid_[peer] == d;
      if (seen) continue;
      grid_[c] = d;
      place(c + 1);
    }
  }

  const Layout& layout_;
  std::span<const DigitSet> start_;
  Grid grid_;
  std::set<Grid> found_;
};

std::vector<LayoutSpec> boards() {
  return {{.digits = 4, .grids = {{.height = 4, .width = 4, .box_height = 2, .box_width = 2}}},
          {.digits = 3, .grids = {{.height = 3, .width = 3}}},
          {.digits = 5, .grids = {{.height = 3, .width = 4}}},
          {.digits = 4,
           .grids = {{.height = 4, .width = 4, .box_height = 2, .box_width = 2},
                     {.at = {2, 2}, .height = 4, .width = 4, .box_height = 2, .box_width = 2}}},
          {.digits = 6, .grids = {{.height = 6, .width = 6, .box_height = 2, .box_width = 3}}}};
}

Grid random_grid(const Layout& layout, std::mt19937_64& random) {
  std::vector<DigitSet> start(static_cast<std::size_t>(layout.size()), layout.all_digits());
  const constraints::Parts none;
  const search::Model model(layout, none);
  Grid grid;
  const Visit keep = [&](std::span<const Digit> solution) {
    grid.assign(solution.begin(), solution.end());
    return random() % 8 != 0;
  };
  std::vector<Digit> names(static_cast<std::size_t>(layout.digits()));
  std::iota(names.begin(), names.end(), Digit{1});
  std::ranges::shuffle(names, random);
  (void)search::search_constrained(model, {.start = start, .visit = &keep});
  for (Digit& d : grid) d = names[d - 1u];
  return grid;
}

Kind random_kind(std::mt19937_64& random) {
  for (;;) {
    const auto kind = static_cast<Kind>(random() % static_cast<unsigned>(Kind::custom));
    if (!told_by_houses.has(kind)) return kind;
  }
}

// Compares on a layout with constraints of these kinds.
void compare(LayoutSpec spec, std::mt19937_64& random, const std::vector<Kind>& kinds) {
  const auto bare = build(spec);
  ASSERT_TRUE(bare) << bare.error().reason;
  const Grid grid = random_grid(**bare, random);
  ASSERT_FALSE(grid.empty());
  test::ConstraintMaker maker(**bare, grid, random);
  std::string said;
  for (const Kind kind : kinds) {
    // Marks exempt pairs from other rules: a rule that held before may not hold with them.
    std::optional<Constraint> c = maker.make_true(kind, 6);
    if (!c || random() % 10 == 0) c = maker.make(kind, 6);
    LayoutSpec with = spec;
    with.add(maker.spec_of(*c));
    if (!build(with)) continue;  // as a house with too many cells
    spec = with;
    said += std::string(name(kind)) + ", ";
  }
  const auto layout = build(spec);
  ASSERT_TRUE(layout) << layout.error().reason;
  std::vector<DigitSet> start(grid.size(), (*layout)->all_digits());
  const bool large = grid.size() > 16;
  for (std::size_t c = 0; c < start.size(); ++c) {
    const auto dice = random() % 10;
    if (large ? dice < 6 : dice < 2)
      start[c] = DigitSet::of(grid[c]);
    else if (dice == 9)
      start[c].remove(
          static_cast<Digit>(1 + random() % static_cast<unsigned>((*layout)->digits())));
  }
  const auto parts = constraints::parts_of(**layout, constraints::Outsides::said);
  ASSERT_TRUE(parts) << parts.error().reason;
  // With each sweep kernel, and without sweeps.
  auto kernels = search::sweep_kernels();
  kernels.push_back(nullptr);
  const search::SweepKernel* const kernel = kernels[random() % kernels.size()];
  SCOPED_TRACE(kernel ? kernel->name : "no sweeps");
  const search::Model model(**layout, *parts, kernel);
  const std::set<Grid> want = BruteForce(**layout, start).all();
  // The plain search alone, and clause learning in turn with it from early on.
  for (const bool in_turns : {false, true}) {
    SCOPED_TRACE(in_turns);
    std::set<Grid> found;
    std::uint64_t visits = 0;
    const Visit visit = [&](std::span<const Digit> solution) {
      found.insert(Grid(solution.begin(), solution.end()));
      ++visits;
      return true;
    };
    const search::Job job{.start = start, .visit = &visit};
    const search::Outcome outcome = in_turns
                                        ? search::search_in_turns(model, job, nullptr, random() % 4)
                                        : search::search_constrained(model, job);
    EXPECT_TRUE(outcome.exact);
    EXPECT_EQ(visits, found.size()) << said;
    ASSERT_EQ(found.size(), want.size()) << said;
    EXPECT_TRUE(found == want) << said;
  }
}

int rounds() {
  const char* const wish = std::getenv("CLEW_ROUNDS");
  return wish ? std::atoi(wish) : 600;
}

class SearchOfKind : public testing::TestWithParam<int> {};
TEST_P(SearchOfKind, FindsWhatBruteForceFinds) {
  std::mt19937_64 random(test::seed() * 1000 + static_cast<unsigned>(GetParam()));
  for (int i = 0; i < std::max(rounds() / 15, 1) && !HasFatalFailure(); ++i)
    compare(boards()[random() % boards().size()], random,
            std::vector<Kind>(1 + random() % 2, static_cast<Kind>(GetParam())));
}

std::vector<int> kinds() {
  std::vector<int> result;
  for (int k = 0; k < static_cast<int>(Kind::custom); ++k)
    if (!told_by_houses.has(static_cast<Kind>(k))) result.push_back(k);
  return result;
}
INSTANTIATE_TEST_SUITE_P(Every, SearchOfKind, testing::ValuesIn(kinds()), [](const auto& info) {
  return std::string(word(static_cast<Kind>(info.param)));
});

TEST(ConstrainedSearch, FindsWhatBruteForceFinds) {
  std::mt19937_64 random(test::seed());
  for (int i = 0; i < rounds() && !HasFatalFailure(); ++i) {
    SCOPED_TRACE(i);
    std::vector<Kind> kinds(1 + random() % 5);
    for (Kind& kind : kinds) kind = random_kind(random);
    compare(boards()[random() % boards().size()], random, kinds);
  }
}

// Flags are any cells: cells that a constraint reads too, or flags of a second modifier.
TEST(ConstrainedSearch, FindsModifiedCells) {
  std::mt19937_64 random(test::seed());
  for (int i = 0; i < rounds() / 3 && !HasFatalFailure(); ++i) {
    SCOPED_TRACE(i);
    std::vector<Kind> kinds(1 + random() % 2, Kind::modifier);
    while (kinds.size() < 4) {
      const Kind kind = random_kind(random);
      if (of_values.has(kind)) kinds.push_back(kind);
    }
    compare(boards()[random() % boards().size()], random, kinds);
  }
}

}  // namespace
}  // namespace clew
