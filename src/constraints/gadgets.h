// Primitives as groups and clauses for sat/. With a variable for every candidate, the models are
// exactly the ways to fill the cells that satisfy the primitive.
//
//   pair     a digit of one cell excludes digits of the other, or requires one of some
//   set      a variable for each remaining set: exactly one set is true; for each digit exactly
//            one place, or a set without the digit
//   total    distinct cells equal to another cell: for each sum exactly one of its sets, or
//            another digit in that cell; in other cases a chain of partial sums
//   chain    a variable for each state and each edge: for each digit exactly one edge, or another
//            digit; into and out of each state exactly one edge, or another state
//   some     one of its candidates, or a chain of counts
//   connected  a variable for each cell and number of steps: it is reached from the first cell that
//            holds one of the digits
//   region   a variable for each cell and digit: the cell has its label and the digit
//   either   a variable for each choice, at least one of them true; the primitives of a choice
//            apply only if its variable is true
//
// The clauses are valid for the current candidates and are few if the candidates are few.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "constraints/parts.h"
#include "sat/solver.h"

namespace clew::constraints {

struct WalkEdge;

class Gadgets {
 public:
  /// Returns the variable of a candidate; never called for other digits.
  using VariableOf = std::function<sat::Var(CellId, Digit)>;

  /// The caller adds the rule that each cell holds exactly one of its candidates. `cells_differ`:
  /// the caller also adds that cells which see each other differ. All arguments must outlive the
  /// object.
  Gadgets(const Layout& layout, std::span<const DigitSet> candidates, VariableOf variable,
          sat::ClauseSolver& solver, bool cells_differ = false)
      : layout_(layout),
        candidates_(candidates),
        variable_(std::move(variable)),
        solver_(solver),
        cells_differ_(cells_differ) {}

  /// Returns false if the parts have a test, which has no gadget, or would become too large; the
  /// solver then knows only some of the parts.
  bool add(const Parts&);
  /// Adds parts that apply only if the variable is true.
  bool add_if(sat::Var, const Parts&);

  /// Returns true if the candidates determine every other variable, so that the number of models
  /// equals the number of solutions. It is false if several choices of an `either` can hold at
  /// once.
  bool settled() const { return settled_; }

 private:
  using State = std::int64_t;
  using Label = std::vector<sat::Var>;  // some candidates of a cell: true when one of them is
  struct Walk;
  class Regional;

  bool write(const Parts&);
  void unary(const Unary&);
  void differ(const std::vector<CellId>&);
  void pair(const Relation&, CellId a, CellId b);
  void supports(const Relation&, CellId a, CellId b);
  std::vector<DigitSet> possible(const std::vector<DigitSet>& family,
                                 const std::vector<CellId>&) const;
  void set(const Set&);
  std::vector<sat::Var> choose(const std::vector<DigitSet>& family, const std::vector<CellId>&,
                               bool as_groups);
  void either(const Either&);
  bool total_in_cell(const Total&);
  // gadget_walks.cpp
  void total(const Total&);
  void chain(const Chain&);
  void some(const Some&);
  void walk(const Walk&);
  void write_step(const std::vector<Label>&, std::span<const WalkEdge>,
                  std::span<const sat::Var> before, std::span<const sat::Var> after);

  void clause(std::vector<sat::Lit>);  // under the condition
  Label label(CellId, DigitSet) const;
  bool grows_by(std::size_t members) {
    size_ += members;
    too_large_ |= size_ > most_members;
    return !too_large_;
  }
  static constexpr std::size_t most_members = 4'000'000;

  const Layout& layout_;
  std::span<const DigitSet> candidates_;
  VariableOf variable_;
  sat::ClauseSolver& solver_;
  bool cells_differ_;
  std::optional<sat::Var> condition_;
  std::size_t size_ = 0;  // members written
  bool too_large_ = false, tests_ = false, settled_ = true;
};

}  // namespace clew::constraints
