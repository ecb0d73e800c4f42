// Evidence of a deduction as plain data: facts about the grid that a reader can look up and the
// checker can prove, with roles for explanation and drawing.
//
// Sudoku is an exact cover problem. Two kinds of fact about its units suffice: at least one
// candidate of a unit is true, and at most one is true. That a cell holds at most one digit is
// always granted. Constraints beyond houses add two kinds: a constraint holds, and cells add up to
// a number. A step follows if its facts and the opposite of its conclusion cannot all hold.
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

/// A set of candidates of which at most one is true, or a constraint.
struct Unit {
  enum class Kind : std::uint8_t {
    cell,        // the candidates of cell a
    house,       // the candidates for one digit in house a
    pair,        // the candidates for one digit in cells a and b, which see each other
    constraint,  // the layout's constraint number a. b: the part of a constraint on the whole
                 // layout, from 1 (constraints/pieces.h); otherwise 0
  };
  Kind kind;
  Digit digit = 0;  // digit of a house or a pair
  std::uint16_t a = 0, b = 0;
  friend constexpr auto operator<=>(const Unit&, const Unit&) = default;
};

/// The part that a fact plays in the picture, for readers. The checker ignores it.
enum class Role : std::uint8_t {
  reason,   // default: no particular part
  base,     // a house of a fish, the house of a locked digit
  cover,    // a house that contains the candidates of the bases
  fin,      // connects a fin to the eliminations
  subset,   // a cell, or a digit, of a naked or hidden subset
  strong,   // at least one end of a link of the chain is true
  weak,     // at most one end of a link of the chain is true
  colour,   // links two candidates of a colouring; `part` is the cluster
  pivot,    // the cell or house whose cases are examined one by one
  pincer,   // a cell that one of the cases forces
  pattern,  // restricts a cell of a deadly pattern to the pattern's digits
  guard,    // a candidate whose removal would make the pattern deadly
  clash,    // a unit that the assumption leaves without a candidate, or with two true candidates
};

/// A reason of a step.
struct Fact {
  enum class Says : std::uint8_t {
    some,   // one of the unit's candidates is true. Units: a cell; a digit in a complete or closed
            // house
    one,    // at most one of the unit's candidates is true. Units: a digit in a house; a digit in
            // two cells that see each other
    holds,  // the constraint holds for the current candidates of its cells
    adds,   // a complete house (digit 0) or a constraint, `times` its sum. Facts of one part are
            // added: the sum of their cells is the sum of their totals
  };
  Unit unit;
  Says says;
  Role role = Role::reason;
  std::uint8_t part = 0;  // index of the branch, colour or set, from 0
  std::int8_t times = 1;  // factor of `adds`
};

/// How a chain's node is reached from the node before it.
enum class Link : std::uint8_t { none, weak, strong };

/// One node of a drawn chain: a digit in one cell, or in several cells that act as one. The order
/// is for drawing only; the proof of the chain is the step's facts.
struct Node {
  std::uint16_t first, count;  // range of its cells in Step::chain_cells
  Digit digit;
  bool on;
  Link link;
};

/// Cells with two digits each that could all be swapped at once. A puzzle with one solution cannot
/// contain such a pattern. The cells may have more candidates in the grid; the facts and the
/// opposite of the conclusion exclude these.
struct DeadlyPattern {
  std::span<const CellId> cells;
  std::span<const DigitSet> digits;  // two for each cell
};

}  // namespace clew
