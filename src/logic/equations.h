// Equations that follow from several sums together.
//
//     box 2, and three arrows with their shafts in it     The six circles add to 45.
//     A is B and 1, B is C and 1, C is D and 1            A is D and 3.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "logic/rules.h"

namespace clew::logic {

/// Adds up houses and known sums to a balance.
class Addition {
 public:
  Addition(const Layout&, const std::vector<HouseId>&);
  /// Adds a sum `times` its value.
  void add(Unit, const constraints::Total&, std::int8_t times);

  /// Returns the cells that are left, each with its factor.
  const std::map<CellId, int>& factors() const { return factors_; }
  std::int64_t total() const { return total_; }
  /// Returns the balance, without the sets of digits of `apart`.
  Balance balance() const;

 private:
  std::map<CellId, int> factors_;  // none is 0
  std::int64_t total_ = 0;
  std::vector<Balance::Term> of_;
};

/// Returns the groups of complete houses whose sums are combined: up to four rows or columns side by
/// side, one or two boxes or regions, each house of another kind alone.
std::vector<std::vector<HouseId>> houses_together(const Layout&);

/// Returns equations in which some cells are subtracted, or which follow from sums that subtract cells.
/// Those of all-positive sums in houses are balances (logic/rules.cpp).
std::vector<Balance> equations_of(const Layout&, const std::vector<constraints::ConstraintPiece>&);

}  // namespace clew::logic
