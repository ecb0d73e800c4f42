// Search for a contradiction that learns a clause from every conflict, each of which follows from the
// rows and the clauses before it by propagation.
#pragma once

#include <functional>
#include <queue>
#include <span>
#include <utility>
#include <vector>

#include "clew/stop.h"
#include "proof/certificate/propagator.h"

namespace clew::certificate {

class ConflictLearner {
 public:
  /// Writes a clause; its opposite contradicts the rows of the ground. Returns the clause's row.
  using Write = std::function<RowId(std::span<const sat::Lit>, const Propagator::Ground&)>;

  /// The propagator holds the rows, and the literals that hold from the start, propagated. Decides the variables.
  ConflictLearner(Propagator& propagator, std::vector<sat::Var> variables, Write write)
      : p_(propagator), variables_(std::move(variables)), write_(std::move(write)) {}

  /// Returns a row that cannot reach its bound, or 0 if there is a solution, or it was stopped. With
  /// literals that are supposed, the last clause that is written has none but their opposites, and its
  /// row is returned.
  RowId contradiction(std::span<const sat::Lit> supposed, const Stop&);

 private:
  const sat::Lit* suppose(std::span<const sat::Lit>);
  RowId write_final(RowId broken, const sat::Lit* refuted);
  bool learn(RowId broken);
  void analyze(RowId broken);
  std::size_t level_of(sat::Var) const;
  bool decide();
  void undo_to_start();
  void bump(sat::Var);

  Propagator& p_;
  std::vector<sat::Var> variables_;
  Write write_;
  std::vector<std::size_t> levels_;  // trail before each decision
  std::vector<double> activity_;     // by variable
  std::vector<std::uint8_t> seen_;   // by variable
  std::priority_queue<std::pair<double, sat::Var>> order_;
  std::vector<sat::Lit> clause_, causes_;
  double step_ = 1;
  std::size_t rest_ = 0;  // next variable to decide once the order is empty
};

}  // namespace clew::certificate
