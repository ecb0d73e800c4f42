// A house with no more candidates than cells contains each of them, even if the layout has more
// digits. The same puzzle with spare digits has the same solutions.
#include <gtest/gtest.h>

#include "clew/solve.h"
#include "search/board.h"
#include "search/constrained/board.h"
#include "search/constrained/learner.h"
#include "search/constrained/search.h"
#include "search/instance.h"
#include "search/tables.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;
using Starts = std::vector<DigitSet>;

constexpr int spare_digits = 15;

LayoutPtr layout_of(int digits, std::vector<ConstraintSpec> rules = {}) {
  LayoutSpec spec{.digits = digits,
                  .grids = {{.height = 9, .width = 9, .box_height = 3, .box_width = 3}}};
  for (ConstraintSpec& rule : rules) spec.add(std::move(rule));
  return *build(spec);
}

// Row 1 has the digits 3 to 11, of which 7 can only come last; the other cells can hold all digits.
Starts row_of_nine(const Layout& layout) {
  Starts start(static_cast<std::size_t>(layout.size()), layout.all_digits());
  DigitSet nine;
  for (Digit d = 3; d <= 11; ++d) nine.add(d);
  for (std::size_t c = 0; c < 9; ++c) start[c] = nine - DigitSet::of(7);
  start[8] = nine;
  return start;
}

TEST(ClosedHouses, LeaveADigitItsLastPlaceInThePlainSearch) {
  const LayoutPtr layout = layout_of(spare_digits);
  const search::Tables tables(*layout);
  search::SearchBoard board(tables);
  Starts start = row_of_nine(*layout);
  ASSERT_TRUE(board.reset(start));
  EXPECT_EQ(board.candidates()[8], DigitSet::of(7));
  // One digit less than cells.
  start[8] = start[0];
  EXPECT_FALSE(board.reset(start));
  // One more.
  start[0].add(12);
  ASSERT_TRUE(board.reset(start));
  EXPECT_EQ(board.candidates()[8], start[8]);
}

// Closed only once others have their values.
TEST(ClosedHouses, CloseAfterTheFirstConclusions) {
  const LayoutPtr layout = layout_of(spare_digits);
  const search::Tables tables(*layout);
  search::SearchBoard board(tables);
  Starts start = row_of_nine(*layout);
  for (std::size_t c = 0; c < 8; ++c) start[c].add(12);
  for (std::size_t c = 1; c < 8; ++c) start[c].remove(3);
  start[0] = DigitSet::of(12);
  start[8].remove(3);
  ASSERT_TRUE(board.reset(start));
  EXPECT_EQ(board.candidates()[8], DigitSet::of(7));
}

TEST(ClosedHouses, HoldEachDigitInClauses) {
  const LayoutPtr layout = layout_of(20);
  const search::Tables tables(*layout);
  search::SearchBoard board(tables);
  Starts start = row_of_nine(*layout);
  for (std::size_t c = 6; c < 9; ++c) start[c] = start[8];
  ASSERT_TRUE(board.reset(start));
  search::Instance closed(tables, board);
  start[0].add(12);
  ASSERT_TRUE(board.reset(start));
  const search::Instance open(tables, board);
  EXPECT_GT(closed.groups, 0u);
  // 7 in none of its three places.
  const Stop stop;
  ASSERT_EQ(closed.solver.solve(stop, {}), sat::ClauseAnswer::yes);
  for (CellId c = 6; c < 9; ++c) closed.solver.clause({sat::Lit::no(closed.variable(c, 7))});
  EXPECT_EQ(closed.solver.solve(stop, {}), sat::ClauseAnswer::no);
}

TEST(ClosedHouses, LeaveADigitItsLastPlaceUnderConstraints) {
  const LayoutPtr layout = layout_of(spare_digits, {{Kind::whispers, {{4, 0}, {4, 1}}}});
  const search::Tables tables(*layout);
  ASSERT_TRUE(tables.model);
  search::ConstrainedBoard board(*tables.model);
  std::vector<search::Mask> start;
  for (const DigitSet set : row_of_nine(*layout)) start.push_back(set.bits);
  ASSERT_TRUE(board.reset(start));
  EXPECT_EQ(board.candidates()[8], DigitSet::of(7).bits);
  start[8] = start[0];
  EXPECT_FALSE(board.reset(start));
}

// A box of nine digits that has one of them in one row only.
TEST(ClosedHouses, LockDigitsUnderConstraints) {
  const LayoutPtr layout = layout_of(spare_digits, {{Kind::whispers, {{7, 0}, {7, 1}}}});
  const search::Tables tables(*layout);
  search::ConstrainedBoard board(*tables.model);
  Starts start(81, layout->all_digits());
  for (const std::size_t c : {0, 1, 2, 9, 10, 11, 18, 19, 20}) {
    start[c] = DigitSet::up_to(9);
    if (c > 8) start[c].remove(7);
  }
  std::vector<search::Mask> masks;
  for (const DigitSet set : start) masks.push_back(set.bits);
  ASSERT_TRUE(board.reset(masks));
  EXPECT_FALSE(DigitSet{board.candidates()[5]}.has(7));
  EXPECT_TRUE(DigitSet{board.candidates()[14]}.has(7));
}

// Each cell of a puzzle of nine digits, in a layout with fifteen, as a rule and as marks.
TEST(ClosedHouses, TakeNoMoreNodesWithDigitsToSpare) {
  constexpr std::string_view line =  // AI Escargot, by Arto Inkala, 2006
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
  const ConstraintSpec thermo{Kind::slow_thermometer, {{0, 0}, {0, 1}}};
  ConstraintSpec nine{Kind::candidates, {}, {}, {1, 2, 3, 4, 5, 6, 7, 8, 9}};
  for (int c = 0; c < 81; ++c) nine.cells.push_back({c / 9, c % 9});
  const auto nodes_of = [&](const LayoutPtr& layout, DigitSet open) {
    const search::Tables tables(*layout);
    Starts start;
    for (const char c : line)
      start.push_back(c == '.' ? open : DigitSet::of(static_cast<Digit>(c - '0')));
    std::uint64_t nodes = 0;
    const auto outcome =
        search::search_constrained(*tables.model, {.start = start}, 10'000, &nodes);
    EXPECT_TRUE(outcome.exact);
    EXPECT_EQ(outcome.solutions, 1u);
    return nodes;
  };
  const auto usual = nodes_of(layout_of(9, {thermo}), DigitSet::up_to(9));
  const auto spare = layout_of(spare_digits, {thermo, nine});
  EXPECT_LT(nodes_of(spare, spare->all_digits()), 2 * usual);
  EXPECT_LT(nodes_of(layout_of(spare_digits, {thermo}), DigitSet::up_to(9)), 2 * usual);
}

TEST(ClosedHouses, LockDigitsInThePlainSearch) {
  const LayoutPtr layout = layout_of(9);
  const search::Tables tables(*layout);
  search::SearchBoard board(tables);
  Starts start(81, layout->all_digits());
  for (const std::size_t c : {9, 10, 11, 18, 19, 20}) start[c].remove(7);
  ASSERT_TRUE(board.reset(start));
  for (std::size_t c = 0; c < 9; ++c) EXPECT_EQ(board.candidates()[c].has(7), c < 3) << c;
  EXPECT_TRUE(board.candidates()[14].has(7));
}

}  // namespace
}  // namespace clew
