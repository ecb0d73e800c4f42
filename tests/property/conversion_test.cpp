// Constraints of every kind, with odd parameters too, through every format that can express
// constraints: a written puzzle is read back with the same solutions, or refused by name.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "clew/text.h"
#include "support/constraints.h"
#include "support/seed.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;
using Random = std::mt19937_64;

constexpr Format forms[] = {Format::text, Format::iss, Format::fpuzzles, Format::sudokupad,
                            Format::sudokumaker};

int below(Random& random, int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); }

std::vector<Digit> random_digits(const Layout& layout, Random& random) {
  std::vector<Digit> digits;
  for (int c = 0; c < layout.size(); ++c)
    digits.push_back(static_cast<Digit>(1 + below(random, layout.digits())));
  return digits;
}

bool accepts(const Layout& layout, const std::vector<Digit>& digits) {
  return std::ranges::all_of(layout.constraints(), [&](const Constraint& c) {
    return constraints::holds(layout, c, digits);
  });
}

/// Returns true if digits differ where two cells see each other in the layout, but not in `other`: a relation of
/// every pair is also written as a house.
bool keeps_own_links(const Layout& layout, const Layout& other, const std::vector<Digit>& digits) {
  for (CellId c = 0; c < digits.size(); ++c)
    for (const CellId peer : layout.peers(c))
      if (digits[c] == digits[peer] && !other.sees(c, peer)) return false;
  return true;
}

void cells_of(const ConstraintSpec& c, std::set<Place>& cells) {
  cells.insert(c.cells.begin(), c.cells.end());
  for (const ConstraintSpec& inner : c.inner) cells_of(inner, cells);
}

/// Grids that distinguish layouts: all fillings of a few cells of accepted grids, and random grids.
std::vector<std::vector<Digit>> trials(const Layout& layout, Random& random) {
  std::set<Place> places;
  for (const ConstraintSpec& c : layout.spec().constraints) cells_of(c, places);
  std::vector<std::vector<Digit>> grids;
  std::vector<Digit> base = random_digits(layout, random);
  for (int i = 0; i < 60; ++i) {
    grids.push_back(random_digits(layout, random));
    if (accepts(layout, grids.back())) base = grids.back();
  }
  std::vector<std::size_t> open;
  for (const Place p : places) open.push_back(static_cast<std::size_t>(layout.at(p)));
  std::ranges::shuffle(open, random);
  std::size_t count = 1;
  for (std::size_t i = 0; i < open.size() && count < 128; ++i)
    count *= static_cast<std::size_t>(layout.digits());
  for (std::size_t n = 0; n < count && !open.empty(); ++n) {
    auto grid = base;
    std::size_t rest = n;
    for (const std::size_t cell : open) {
      grid[cell] = static_cast<Digit>(1 + rest % static_cast<std::size_t>(layout.digits()));
      if (!(rest /= static_cast<std::size_t>(layout.digits()))) break;
    }
    grids.push_back(std::move(grid));
  }
  return grids;
}

/// A constraint with odd parameters: numbers of 0 or too large, repeated cells, reversed lines.
void make_odd(ConstraintSpec& c, int digits, Random& random) {
  const auto any = [&](auto& list) -> auto& {
    return list[static_cast<std::size_t>(below(random, static_cast<int>(list.size())))];
  };
  constexpr Kinds of_triples{Kind::automaton, Kind::pair, Kind::every_pair, Kind::look_and_say};
  switch (below(random, 5)) {
    case 0:
      if (!c.values.empty() && !of_triples.has(c.kind)) any(c.values) = 0;
      break;
    case 1:
      if (!c.values.empty() && !of_triples.has(c.kind)) any(c.values) = below(random, 3 * digits);
      break;
    case 2:
      if (c.cells.size() > 1) any(c.cells) = any(c.cells);
      break;
    case 3:
      std::ranges::reverse(c.cells);
      break;
    default:
      if (c.kind == Kind::no_ratio || c.kind == Kind::no_sum || c.kind == Kind::no_difference)
        c.values.push_back(below(random, 2 * digits));
  }
}

class Conversion {
 public:
  explicit Conversion(Random& random) : random_(random) {}

  void convert(const LayoutPtr& layout) {
    Puzzle puzzle{.layout = layout};
    puzzle.givens.resize(static_cast<std::size_t>(layout->size()));
    for (const Format format : forms) {
      const auto written = write(puzzle, format);
      if (!written) {
        EXPECT_NE(format, Format::text) << written.error().reason;
        EXPECT_FALSE(written.error().reason.empty());
        continue;
      }
      SCOPED_TRACE(std::string(name(format)) + ": " + *write(puzzle, Format::text) + "\n" +
                   *written);
      for (const bool told : {true, false}) {
        ReadOptions options;
        if (told) options.from = format;
        const auto again = read_puzzle(*written, options);
        ASSERT_TRUE(again) << again.error().reason;
        ASSERT_NO_FATAL_FAILURE(compare(*layout, *again->layout));
      }
      for (const ConstraintSpec& c : layout->spec().constraints) carried[format].insert(c.kind);
    }
  }

  std::map<Format, std::set<Kind>> carried;
  std::size_t grids = 0, accepted = 0;

 private:
  void compare(const Layout& a, const Layout& b) {
    ASSERT_TRUE(a.size() == b.size() && a.digits() == b.digits());
    for (const auto& digits : trials(a, random_)) {
      const bool good = accepts(a, digits) && keeps_own_links(a, b, digits);
      std::string line;
      for (const Digit d : digits) line += std::to_string(int{d});
      ASSERT_EQ(good, accepts(b, digits) && keeps_own_links(b, a, digits)) << line;
      ++grids;
      accepted += good;
    }
  }

  Random& random_;
};

std::vector<LayoutSpec> small_specs() {
  std::vector<LayoutSpec> specs;
  for (const char* name : {"4x4", "latin-3", "latin-5", "6x6"}) {
    specs.push_back((*find_layout(name))->spec());
    specs.back().name.clear();
  }
  LayoutSpec jigsaw{.digits = 4, .grids = {{.height = 4, .width = 4}}};
  jigsaw.grids[0].regions = {1, 1, 1, 2, 1, 2, 2, 2, 3, 3, 3, 4, 3, 4, 4, 4};
  specs.push_back(std::move(jigsaw));
  const SubGrid boxed{.height = 4, .width = 4, .box_height = 2, .box_width = 2};
  SubGrid second = boxed;
  second.at = {2, 2};
  specs.push_back({.digits = 6, .grids = {boxed}});
  specs.push_back(
      {.digits = 4, .grids = {{.height = 4, .width = 4, .box_height = 1, .box_width = 4}}});
  specs.push_back({.digits = 4, .grids = {{.height = 3, .width = 4}}});
  specs.push_back({.digits = 4, .grids = {boxed, second}});
  LayoutSpec beside{.digits = 4, .grids = {boxed}};  // a cell beside the grid
  beside.add({.kind = Kind::candidates, .cells = {{6, 0}}, .values = {1, 2, 3, 4}});
  specs.push_back(std::move(beside));
  return specs;
}

TEST(Conversion, KeepsTheSolutionsOfEveryKind) {
  Random random(test::seed(20261127));
  Conversion conversion(random);
  std::size_t puzzles = 0;
  for (const LayoutSpec& plain : small_specs()) {
    const LayoutPtr bare = *build(plain);
    for (int round = 0; round < 4; ++round)
      for (int k = 0; k < static_cast<int>(Kind::count); ++k) {
        const auto kind = static_cast<Kind>(k);
        if (kind == Kind::custom) continue;
        // These kinds need a middle digit in every format.
        if (kind == Kind::flatmates && plain.digits % 2 == 0) continue;
        test::ConstraintMaker maker(*bare, random_digits(*bare, random), random);
        LayoutSpec spec = plain;
        ConstraintSpec c = maker.spec_of(maker.make(kind, 4));
        if (below(random, 2)) make_odd(c, plain.digits, random);
        if (!check(c, plain.digits)) continue;
        spec.add(std::move(c));
        // Adds the rules that other rules look at.
        for (const Kind other : {Kind::ratio, Kind::difference, Kind::pair_sum, Kind::minimum})
          if (!below(random, 6)) spec.add(maker.spec_of(maker.make(other, 2)));
        const auto layout = build(std::move(spec));
        if (!layout) continue;
        ++puzzles;
        ASSERT_NO_FATAL_FAILURE(conversion.convert(*layout));
      }
  }
  EXPECT_GT(puzzles, 2000u);
  EXPECT_GT(conversion.accepted, conversion.grids / 50);
  // All but `custom` go through text, most through ISS, those that f-puzzles has through it.
  EXPECT_EQ(conversion.carried[Format::text].size(), static_cast<std::size_t>(Kind::count) - 1);
  EXPECT_GT(conversion.carried[Format::iss].size(), 50u);
  EXPECT_GT(conversion.carried[Format::fpuzzles].size(), 30u);
  EXPECT_GT(conversion.carried[Format::sudokupad].size(), 6u);
  EXPECT_GT(conversion.carried[Format::sudokumaker].size(), 30u);
}

}  // namespace
}  // namespace clew
