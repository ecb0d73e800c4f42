// Puzzles whose values are not the digits from 1: solutions follow the rules about written values,
// and every format writes the puzzle as it was read, or refuses it.
#include "clew/values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

#include "clew/solve.h"
#include "clew/text.h"
#include "constraints/parts.h"
#include "support/constraints.h"
#include "support/seed.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;
using Random = std::mt19937_64;

int below(Random& random, int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); }

// A run from 0 or another number, or a set with gaps.
Values some_values(Random& random, int digits) {
  std::vector<int> listed;
  int value = below(random, 3) ? 0 : 2 + below(random, 12);
  const int gap = below(random, 3) ? 1 : 3;
  for (int d = 0; d < digits; ++d) {
    listed.push_back(value);
    value += 1 + below(random, gap);
  }
  return *Values::of(std::move(listed));
}

std::vector<LayoutSpec> boards() {
  return {{.digits = 3, .grids = {{.height = 3, .width = 3}}},
          {.digits = 4, .grids = {{.height = 4, .width = 4, .box_height = 2, .box_width = 2}}},
          {.digits = 5, .grids = {{.height = 4, .width = 4, .box_height = 2, .box_width = 2}}},
          {.digits = 6, .grids = {{.height = 6, .width = 6, .box_height = 2, .box_width = 3}}}};
}

std::vector<Digit> random_grid(const Layout& layout, Random& random) {
  std::vector<Digit> grid;
  for (int c = 0; c < layout.size(); ++c)
    grid.push_back(static_cast<Digit>(1 + below(random, layout.digits())));
  return grid;
}

// ---- every kind

class ValuesOfKind : public testing::TestWithParam<int> {};

// The primitives, which speak of digits, against the meaning, which speaks of values.
TEST_P(ValuesOfKind, PartsSayWhatItMeans) {
  const auto kind = static_cast<Kind>(GetParam());
  Random random(test::seed(37) + static_cast<unsigned>(GetParam()));
  int held = 0, compared = 0;
  for (int round = 0; round < 60; ++round) {
    LayoutSpec spec = boards()[static_cast<std::size_t>(below(random, 4))];
    spec.values = some_values(random, spec.digits);
    const auto layout = build(spec);
    ASSERT_TRUE(layout) << layout.error().reason;
    test::ConstraintMaker maker(**layout, random_grid(**layout, random), random);
    const Constraint c = maker.make(kind, 5);
    const auto fits = check(maker.spec_of(c), spec.digits, spec.values);
    ASSERT_TRUE(fits) << fits.error().reason;
    constraints::Parts parts;
    const auto added = constraints::add_parts(**layout, c, parts);
    if (!added) {
      EXPECT_NE(added.error().reason.find("too large"), std::string::npos) << added.error().reason;
      continue;
    }
    for (int i = 0; i < 150; ++i) {
      const auto grid = random_grid(**layout, random);
      const bool means = constraints::holds(**layout, c, grid);
      const bool told = constraints::satisfied(parts, **layout, grid);
      held += means;
      ++compared;
      // The parts of a rank count on rows and columns with every digit.
      ASSERT_TRUE(told == means || (kind == Kind::full_rank && means))
          << name(kind) << " in round " << round << ", values " << spec.values.text(spec.digits);
    }
  }
  EXPECT_GT(compared, 6000);
  EXPECT_GT(held, 0) << name(kind);
}

INSTANTIATE_TEST_SUITE_P(All, ValuesOfKind,
                         testing::Range(static_cast<int>(Kind::nonconsecutive),
                                        static_cast<int>(Kind::custom)));

// ---- solving

// A rule in this test's own words, about values.
struct Told {
  ConstraintSpec spec;
  std::function<bool(const std::vector<int>&)> holds;  // on the values of its cells
};

std::vector<Place> places(Random& random, std::size_t n) {
  std::vector<Place> all;
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) all.push_back({r, c});
  std::ranges::shuffle(all, random);
  all.resize(n);
  return all;
}

Told some_rule(Random& random, const Values& values) {
  const auto value = [&] { return values.of_digit(1 + below(random, 4)); };
  const auto sum = [](const std::vector<int>& x) {
    int total = 0;
    for (const int v : x) total += v;
    return total;
  };
  switch (below(random, 7)) {
    case 0: {
      const int total = value() + value();
      return {{Kind::sum, places(random, 2), {}, {total}},
              [=](const auto& x) { return sum(x) == total; }};
    }
    case 1:
      return {{Kind::arrow, places(random, 3), {1}},
              [](const auto& x) { return x[0] == x[1] + x[2]; }};
    case 2:
      return {{Kind::thermometer, places(random, 3)},
              [](const auto& x) { return x[0] < x[1] && x[1] < x[2]; }};
    case 3:
      return {{Kind::ratio, places(random, 2)},
              [](const auto& x) { return x[0] == 2 * x[1] || x[1] == 2 * x[0]; }};
    case 4:
      return {{Kind::odd, places(random, 1)}, [](const auto& x) { return x[0] % 2 == 1; }};
    case 5: {
      const int a = value();
      return {{Kind::contain, places(random, 4), {}, {a}},
              [=](const auto& x) { return std::ranges::count(x, a) > 0; }};
    }
    default:
      return {{Kind::counting_circles, places(random, 3)}, [](const auto& x) {
                return std::ranges::all_of(x, [&](int v) { return std::ranges::count(x, v) == v; });
              }};
  }
}

// Every 4x4 grid in boxes, as digits.
const std::vector<std::vector<Digit>>& all_grids() {
  static const auto all = [] {
    std::vector<std::vector<Digit>> found;
    std::vector<Digit> grid(16);
    const auto fill = [&](auto& self, int cell) -> void {
      if (cell == 16) return found.push_back(grid);
      for (Digit d = 1; d <= 4; ++d) {
        bool free = true;
        for (int other = 0; other < cell; ++other)
          free &= grid[static_cast<std::size_t>(other)] != d ||
                  (other / 4 != cell / 4 && other % 4 != cell % 4 &&
                   (other / 8 != cell / 8 || other % 4 / 2 != cell % 4 / 2));
        grid[static_cast<std::size_t>(cell)] = d;
        if (free) self(self, cell + 1);
      }
      grid[static_cast<std::size_t>(cell)] = 0;
    };
    fill(fill, 0);
    return found;
  }();
  return all;
}

TEST(ValuesProperty, SolutionsAreThoseOfTheWrittenValues) {
  Random random(test::seed(38));
  ASSERT_EQ(all_grids().size(), 288u);
  int unique = 0, none = 0;
  for (int round = 0; round < 4000; ++round) {
    LayoutSpec spec = boards()[1];
    spec.values = some_values(random, 4);
    std::vector<Told> rules;
    for (int i = 1 + below(random, 4); i > 0; --i) {
      rules.push_back(some_rule(random, spec.values));
      spec.add(rules.back().spec);
    }
    const auto layout = build(spec);
    ASSERT_TRUE(layout) << layout.error().reason;
    std::vector<std::string> wanted;
    for (const auto& grid : all_grids()) {
      const bool good = std::ranges::all_of(rules, [&](const Told& rule) {
        std::vector<int> x;
        for (const Place p : rule.spec.cells)
          x.push_back(spec.values.of_digit(grid[static_cast<std::size_t>(4 * p.row + p.col)]));
        return rule.holds(x);
      });
      if (good) wanted.push_back(to_line(**layout, grid));
    }
    Puzzle puzzle{.layout = *layout, .givens = std::vector<Digit>(16)};
    const auto counted = count(puzzle);
    ASSERT_TRUE(counted) << counted.error().reason;
    ASSERT_EQ(counted->solutions, wanted.size()) << *write(puzzle, Format::text);
    const auto solved = solve(puzzle);
    ASSERT_TRUE(solved) << solved.error().reason;
    if (wanted.empty()) {
      EXPECT_EQ(solved->status, Status::none);
      ++none;
    } else {
      EXPECT_NE(std::ranges::find(wanted, to_line(**layout, solved->solution)), wanted.end());
      unique += wanted.size() == 1;
    }
  }
  EXPECT_GT(unique, 3);
  EXPECT_GT(none, 3);
}

// ---- forms

TEST(ValuesProperty, EveryFormReadsWhatItWrites) {
  Random random(test::seed(39));
  std::map<Format, int> carried, refused;
  for (int round = 0; round < 300; ++round) {
    LayoutSpec spec = boards()[1 + static_cast<std::size_t>(below(random, 3))];
    spec.values = some_values(random, spec.digits);
    if (below(random, 2)) {
      const LayoutPtr plain = *build(spec);
      test::ConstraintMaker maker(*plain, random_grid(*plain, random), random);
      const auto kind = static_cast<Kind>(below(random, static_cast<int>(Kind::custom)));
      spec.add(maker.spec_of(maker.make(kind, 4)));
    }
    spec.name = catalogue_name(spec);
    // Dutch flatmates of an even number of digits have no name that is read.
    if (!spec.name.empty() && !find_layout(spec.name)) continue;
    const auto layout = build(spec);
    if (!layout) continue;  // diagonals on a layout that is not square
    Puzzle puzzle{.layout = *layout};
    for (int c = 0; c < (*layout)->size(); ++c)
      puzzle.givens.push_back(
          static_cast<Digit>(below(random, 2) ? 0 : 1 + below(random, spec.digits)));
    for (const Format format : formats()) {
      const auto written = write(puzzle, format);
      if (!written) {
        ++refused[format];
        continue;
      }
      const auto again = read_puzzle(*written, {.from = format, .layout = *layout});
      ASSERT_TRUE(again) << name(format) << ": " << again.error().reason << "\n" << *written;
      EXPECT_EQ(again->layout->values(), spec.values) << name(format) << "\n" << *written;
      // Candidates do not distinguish a given from a cell with one candidate.
      if (format == Format::pencil)
        EXPECT_EQ(start(*again).candidates, start(puzzle).candidates) << *written;
      else
        EXPECT_EQ(again->givens, puzzle.givens) << name(format) << "\n" << *written;
      if (format == Format::text) EXPECT_EQ(again->layout->spec(), (*layout)->spec()) << *written;
      const auto twice = write(*again, format);
      ASSERT_TRUE(twice) << name(format) << ": " << twice.error().reason;
      EXPECT_EQ(*twice, *written);
      ++carried[format];
    }
  }
  EXPECT_EQ(refused[Format::text], 0);
  EXPECT_GT(carried[Format::text], 200);
  EXPECT_GT(carried[Format::iss], 20);
  EXPECT_GT(carried[Format::line], 20);
  EXPECT_GT(carried[Format::grid], 20);
  EXPECT_GT(carried[Format::pencil], 20);
  for (const Format format : {Format::fpuzzles, Format::sudokupad, Format::hodoku, Format::sdk,
                              Format::sdm, Format::sdx, Format::ss, Format::opensudoku})
    EXPECT_GT(refused[format], 200) << name(format);
}

}  // namespace
}  // namespace clew
