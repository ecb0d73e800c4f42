// Connected digits and regions as clauses, for a solver or for a proof. Their variables follow from
// the candidates by propagation.
#pragma once

#include <vector>

#include "constraints/parts.h"
#include "sat/literal.h"

namespace clew::constraints {

class RegionClauses {
 public:
  virtual ~RegionClauses() = default;

  /// Each of the connected cells is reached from the first one in at most as many steps as there are
  /// others: a variable for each cell and number of steps.
  void add(const Connected&);
  /// A variable for each cell and digit.
  void add(const Region&, DigitSet all);

 protected:
  using Literals = std::vector<sat::Lit>;

  /// The candidates of a cell among some digits.
  virtual Literals literals(CellId, DigitSet) const = 0;
  virtual sat::Lit variable() = 0;
  /// Adds a clause that defines variables.
  virtual void define(Literals) = 0;
  /// Adds a clause that the constraint requires.
  virtual void require(Literals) = 0;
  virtual bool too_large() const = 0;

 private:
  Literals first_of(const Literals& in);
  sat::Lit any_of(const Literals&);
  sat::Lit both(sat::Lit, sat::Lit);
};

}  // namespace clew::constraints
