// The closure of static links against a plain walk over them.
#include "rating/reach.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "rating/ladder.h"
#include "rating/links.h"

namespace clew::rating {
namespace {

RatingBoard board_of(std::string_view givens, const char* layout) {
  Puzzle p;
  p.layout = *find_layout(layout);
  for (char ch : givens)
    p.givens.push_back(ch >= '1' && ch <= '9' ? static_cast<Digit>(ch - '0') : 0);
  RatingBoard board(RatingLayout::of(p.layout));
  board.start(p);
  return board;
}

struct Case {
  const char* givens;
  const char* layout;
};

// A board without easy steps: singles and sets are done until chains are needed.
RatingBoard hard_board(const Case& from) {
  RatingBoard board = board_of(from.givens, from.layout);
  Ladder ladder(board.shape_ptr());
  ladder.start(board);
  Hint hint;
  for (int step = 0; step < 40 && ladder.next(board, hint, {}) == Asked::found; ++step)
    ladder.apply(hint, board);
  return board;
}

class Closure : public testing::TestWithParam<Case> {};

TEST_P(Closure, IsWhatAWalkMeets) {
  const RatingBoard board = hard_board(GetParam());
  const RatingLayout& shape = board.shape();
  for (auto [x, y] : {std::pair{true, true}, {true, false}, {false, true}}) {
    Links links(board.shape_ptr());
    links.list(board, x, y);
    Reach reach;
    reach.close(board, x, y);
    ASSERT_TRUE(reach.known());
    for (int c = 0; c < board.cells(); ++c)
      for (Mask m = board.at(c); m; m &= m - 1) {
        const Cand source = board.cand(c, lowest(m));
        std::vector<Cand> met;
        std::vector<char> has(static_cast<std::size_t>(board.cells()) * board.digits());
        auto follow = [&](Cand a) {
          for (auto hop = links.hops(a); hop < links.hops(a + 1); ++hop)
            if (const Cand next = links.to(hop); next != a && !has[next]) {
              has[next] = 1;
              met.push_back(next);
            }
        };
        follow(source);
        for (std::size_t i = 0; i < met.size(); ++i) follow(met[i]);
        EXPECT_EQ(reach.returns(source), has[source] != 0);
        bool refuted = false;
        for (Cand a : met) {
          const int other = board.cell_of(a);
          refuted |= board.digit_of(a) == board.digit_of(source) && shape.peers(other).has(c);
          refuted |= y && other == c && a != source;
        }
        EXPECT_EQ(reach.refuted(source), refuted) << source;
      }
  }
}

TEST_P(Closure, OfOneKindAgreesWhereItIsTold) {
  const RatingBoard board = hard_board(GetParam());
  Reach both, whole, part;
  both.close(board, true, true);
  int asked = 0;
  for (bool x : {true, false}) {
    whole.close(board, x, !x);
    if (x)
      part.close_x(board, both);
    else
      part.close_y(board, both);
    EXPECT_EQ(whole.any_refuted(), part.any_refuted());
    EXPECT_EQ(whole.refuted_digits(), part.refuted_digits());
    for (int c = 0; c < board.cells(); ++c)
      for (Mask m = board.at(c); m; m &= m - 1) {
        const Cand a = board.cand(c, lowest(m));
        if (both.refuted(a))
          EXPECT_EQ(part.refuted(a), whole.refuted(a)) << a;
        else
          EXPECT_FALSE(whole.refuted(a)) << a;
        asked += both.refuted(a);
      }
  }
  EXPECT_EQ(asked > 0, both.any_refuted());
}

// The ladder's memory of earlier boards must not change its results.
TEST_P(Closure, AFreshLadderFindsTheSame) {
  RatingBoard board = board_of(GetParam().givens, GetParam().layout);
  Ladder ladder(board.shape_ptr());
  ladder.start(board);
  Hint hint, again;
  while (ladder.next(board, hint, {}) == Asked::found) {
    Ladder fresh(board.shape_ptr());
    fresh.start(board);
    ASSERT_EQ(fresh.next(board, again, {}), Asked::found);
    ASSERT_EQ(hint.rule, again.rule);
    ASSERT_EQ(hint.rating, again.rating);
    ASSERT_EQ(hint.placed, again.placed);
    ASSERT_EQ(hint.removed, again.removed);
    ladder.apply(hint, board);
  }
  EXPECT_TRUE(board.solved());
}

// Random minimal puzzles.
INSTANTIATE_TEST_SUITE_P(
    Boards, Closure,
    testing::Values(
        Case{"81.3.9......2.6....3..1.45..8........2...4..3..5.9.1..6...259..1.......2......6.5",
             "9x9"},
        Case{"3.......1.9.615...4..8.37.....9.6...7.3.5......63...8.64...8.3...5.....8.3......2",
             "9x9"},
        Case{"2.....6.7.6..7........4.95.1..49....92...5.6....1.....68......1..3...4.....9...23",
             "9x9"},
        Case{"..............6...............68...2........9.35.........92......1........2..43..",
             "antiknight"}));

}  // namespace
}  // namespace clew::rating
