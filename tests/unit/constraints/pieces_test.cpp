// Pieces of single constraints: which primitives they are told by.
#include "constraints/pieces.h"

#include <gtest/gtest.h>

#include "clew/text.h"

namespace clew {
namespace {

// The parts of the one piece of a constraint on a 6x6.
constraints::Parts parts_of(const std::string& constraint) {
  const auto puzzle = read_puzzle("sudoku 1\nlayout 6x6\n" + constraint + "\ngivens\n" +
                                  std::string(36, '.') + "\n");
  EXPECT_TRUE(puzzle) << constraint;
  const auto pieces = constraints::pieces_of(*puzzle->layout);
  EXPECT_TRUE(pieces) << constraint;
  EXPECT_EQ(pieces->size(), 1U) << constraint;
  return (*pieces)[0].parts;
}

// Two of the digits are even.
const std::string two_even = "automaton 0>0:1,3,5 0>1:2,4,6 1>1:1,3,5 1>2:2,4,6 2>2:1,3,5 2! ";

TEST(Pieces, AnAutomatonThatDoesNotAskForOrderIsSets) {
  const constraints::Parts parts = parts_of(two_even + "r1c1 r1c2 r1c3");
  EXPECT_TRUE(parts.chains.empty());
  ASSERT_EQ(parts.sets.size(), 1U);
  EXPECT_EQ(parts.sets[0].cells, (std::vector<CellId>{0, 1, 2}));
  EXPECT_EQ(parts.sets[0].family.size(), 9U);  // three pairs of even digits, three odd ones
  for (const DigitSet set : parts.sets[0].family)
    EXPECT_EQ(set.has(2) + set.has(4) + set.has(6), 2);
}

TEST(Pieces, AnAutomatonOfCellsThatMayRepeatIsAChain) {
  const constraints::Parts parts = parts_of(two_even + "r1c1 r1c2 r3c3");
  EXPECT_EQ(parts.chains.size(), 1U);
  EXPECT_TRUE(parts.sets.empty());
}

TEST(Pieces, AnAutomatonThatAsksForOrderIsAChain) {
  // An even digit first: the sets of an odd and an even digit fit in one order only.
  const constraints::Parts parts = parts_of("automaton 0>1:2,4,6 1>2:1,2,3,4,5,6 2! r1c1 r1c2");
  EXPECT_EQ(parts.chains.size(), 1U);
  EXPECT_TRUE(parts.sets.empty());
}

}  // namespace
}  // namespace clew
