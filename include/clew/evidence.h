// What a deduction rests on, as plain data: facts about the grid that a reader can look up and a
// checker can prove, with roles laid over them for those who explain and draw.
//
// Sudoku is exact cover, and two kinds of fact about its units say everything: that a unit has at
// least one true candidate, and that it has at most one. That a cell holds at most one digit is
// always granted. Of the constraints that houses do not tell there are two more: that one holds,
// and that cells add to a number. A step follows if its facts and the opposite of its conclusion
// cannot all hold.
#pragma once

#include <cstdint>
#include <span>

#include "clew/layout.h"

namespace clew {

struct Candidate {
  CellId cell;
  Digit digit;
  friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

/// A set of candidates of which at most one is true; or a constraint.
struct Unit {
  enum class Kind : std::uint8_t {
    cell,        // the candidates of cell a
    house,       // the candidates for one digit in house a
    pair,        // the candidates for one digit in cells a and b, which see each other
    constraint,  // number a of the layout's constraints; of one that holds on the whole layout its
                 // part b, from 1 (constraints/pieces.h); otherwise b is 0
  };
  Kind kind;
  Digit digit = 0;  // of a house or a pair
  std::uint16_t a = 0, b = 0;
  friend constexpr auto operator<=>(const Unit&, const Unit&) = default;
};

/// The part a fact plays in the picture. Readers use it; the checker never looks at it.
enum class Role : std::uint8_t {
  reason,   // nothing more particular
  base,     // a house of a fish, the house of a locked digit
  cover,    // a house that holds what the bases hold
  fin,      // what a fin needs to see the eliminations
  subset,   // a cell, or a digit, of a naked or hidden subset
  strong,   // at least one end of a chain's link is true
  weak,     // at most one end of a chain's link is true
  colour,   // links two candidates of a colouring; part tells the cluster
  pivot,    // the cell or house whose cases are taken one by one
  pincer,   // a cell that one of the cases leads to
  pattern,  // keeps the cells of a deadly pattern to their digits
  guard,    // a candidate that would make the pattern deadly without it
  clash,    // what an assumption leaves without any candidate, or with two true ones
};

/// One of the reasons of a step.
struct Fact {
  enum class Says : std::uint8_t {
    some,   // one of the unit's candidates is true: a cell; a digit in a complete or closed house
    one,    // at most one is: a digit in a house, a digit in two cells that see each other
    holds,  // a constraint: its cells hold some of their candidates, and keep it
    adds,   // a complete house (digit 0), or a constraint: so many `times` its sum. Those of one
            // part count together: their cells, added up, come to their sums, added up
  };
  Unit unit;
  Says says;
  Role role = Role::reason;
  std::uint8_t part = 0;  // which of several: branch, colour, set; from 0
  std::int8_t times = 1;  // of `adds`
};

/// How a chain's node is reached from the node before it.
enum class Link : std::uint8_t { none, weak, strong };

/// One node of a drawn chain: a digit in one cell, or in several that act as one. Order is for the
/// eye only; what the chain rests on are the step's facts.
struct Node {
  std::uint16_t first, count;  // its cells: a range of Step::chain_cells
  Digit digit;
  bool on;
  Link link;
};

/// Cells with two digits each that could be swapped all at once: a puzzle with one solution cannot
/// contain them. They need not have these two candidates in the grid: the facts and the opposite of
/// the conclusion leave them no others.
struct DeadlyPattern {
  std::span<const CellId> cells;
  std::span<const DigitSet> digits;  // two for each cell
};

}  // namespace clew
