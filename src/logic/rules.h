// The constraints of a layout that its houses do not tell, as techniques want them: piece by piece,
// and the sums that follow from houses and from pieces together.
#pragma once

#include <memory>
#include <vector>

#include "clew/evidence.h"
#include "clew/technique.h"
#include "constraints/pieces.h"

namespace clew::logic {

/// What follows from adding houses and taking sums away: cells that come to a number.
struct Balance {
  struct Term {
    Unit unit;
    std::int8_t times;
  };
  std::vector<Term> of;       // houses, then constraints
  constraints::Parts parts;   // one total
  constraints::Parts apart;   // where all its cells see each other: the sets of digits that add up
  std::vector<CellId> cells;  // ascending
};

/// A balance whose cells are a part of one piece's, all with the same sign: the piece is split.
struct SplitCage {
  std::size_t balance, piece;  // their places in the rules
};

struct Rules {
  std::vector<constraints::ConstraintPiece> pieces;
  std::vector<Balance> balances;  // fewest cells first
  std::vector<SplitCage> splits;
};

/// Null where houses and links tell everything. Fails where a constraint is too large.
Expected<std::shared_ptr<const Rules>> rules_of(const Layout&);

/// Whether a full grid keeps them.
bool are_kept(const Rules&, const Layout&, std::span<DigitSet> digits);

/// The technique that is named after what a constraint says.
TechniqueId technique_of(Constraint::Kind);

inline Unit unit_of(const constraints::ConstraintPiece& piece) {
  return {Unit::Kind::constraint, 0, piece.constraint, piece.part};
}

}  // namespace clew::logic
