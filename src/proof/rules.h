// Facts about constraints, as clauses: from the layout alone, knowing no technique.
#pragma once

#include <map>
#include <vector>

#include "clew/evidence.h"
#include "clew/puzzle.h"
#include "constraints/gadgets.h"
#include "constraints/pieces.h"
#include "proof/apart.h"

namespace clew {

class RuleClaims {
 public:
  RuleClaims(const Layout& layout, std::vector<constraints::ConstraintPiece> pieces)
      : layout_(layout), pieces_(std::move(pieces)) {}

  /// Destination of the clauses; valid until the grid or the solver changes.
  struct Place {
    std::span<const DigitSet> candidates;
    constraints::Gadgets::VariableOf variable;
    sat::ClauseSolver& solver;
  };

  /// Returns null if there is no such piece.
  const constraints::ConstraintPiece* piece(const Unit&) const;
  /// Adds the rule that the piece holds, if the condition is true.
  void add_holds(const constraints::ConstraintPiece&, sat::Lit condition, const Place&) const;

  /// The sums of some facts, added up.
  struct Added {
    std::map<CellId, int> factors;
    std::int64_t total = 0;
  };
  /// Returns false if the unit has no sum.
  bool add_up(const Fact&, Added&) const;
  /// Returns the sum with the cells that are left of it.
  static constraints::Total total_of(const Added&);
  /// Adds the rule that the cells add up to the total, if the condition is true.
  void add_total(const Added&, sat::Lit condition, const Place&) const;

  /// Adds the sets of digits of totals that hold if the condition is true, by the facts that set cells apart,
  /// and if all of these facts count (no list: they do). Returns false if there are no such sets.
  bool add_distinct_sums(std::span<const constraints::Total>, const Apart&, sat::Lit condition,
                         std::span<const sat::Lit> counts, const Place&) const;

  /// Returns true if some constraint involves the cell.
  bool touches(CellId) const;

 private:
  void fill_cells(std::span<const CellId>, sat::Lit condition, const Place&) const;
  bool add_ways(const constraints::ConstraintPiece&, sat::Lit condition, const Place&) const;

  const Layout& layout_;
  std::vector<constraints::ConstraintPiece> pieces_;
};

}  // namespace clew
