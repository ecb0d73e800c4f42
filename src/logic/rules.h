// The constraints of a layout beyond its houses, for techniques: piece by piece, and the sums
// derived from houses and pieces together.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "clew/evidence.h"
#include "clew/technique.h"
#include "constraints/pieces.h"

namespace clew::logic {

/// A result of adding houses and subtracting sums: cells with a known total.
struct Balance {
  struct Term {
    Unit unit;
    std::int8_t times;
  };
  std::vector<Term> of;       // houses, then constraints
  constraints::Parts parts;   // one total
  constraints::Parts apart;   // if all its cells see each other: the sets of digits with that total
  std::vector<CellId> cells;  // ascending
};

/// A balance whose cells are a part of one piece's, all with the same sign: the piece is split.
struct SplitCage {
  std::size_t balance, piece;  // their places in the rules
};

struct Rules {
  std::vector<constraints::ConstraintPiece> pieces;
  std::vector<Balance> balances;   // fewest cells first
  std::vector<Balance> equations;  // of sums that subtract cells (logic/equations.h)
  std::vector<SplitCage> splits;
};

/// Returns null if houses and links express everything. Fails if a constraint is too large.
Expected<std::shared_ptr<const Rules>> rules_of(const Layout&);

/// Two pieces, by their places in the rules.
using PiecePair = std::pair<std::uint32_t, std::uint32_t>;

/// Returns pairs of the pieces that `take` lets through, with two cells that are the same or see each
/// other: at most `most`, those with more of these cells first.
std::vector<PiecePair> pairs_near(const Layout&, const Rules&, std::size_t most,
                                  const std::function<bool(std::uint32_t piece)>& take);

/// Returns true if a full grid satisfies them.
bool are_kept(const Rules&, const Layout&, std::span<DigitSet> digits);

/// Returns the technique named after a constraint's kind.
TechniqueId technique_of(Constraint::Kind);

inline Unit unit_of(const constraints::ConstraintPiece& piece) {
  return {Unit::Kind::constraint, 0, piece.constraint, piece.part};
}

}  // namespace clew::logic
