// The puzzle as groups and clauses for sat/, for puzzles on which the depth-first search does not
// succeed.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "clew/stop.h"
#include "sat/solver.h"
#include "search/constrained/model.h"

namespace clew::search {

class Learner {
 public:
  /// Encodes the given candidates, none of them empty. The model must outlive it.
  Learner(const Model&, std::vector<Mask> candidates);

  /// Returns true if it encodes all of the model. It omits tests that need a full grid, and
  /// primitives that would be too large.
  bool complete() const { return complete_; }

  /// Searches for a new solution, within a number of conflicts.
  sat::ClauseAnswer next(const Stop&, std::size_t memory, std::uint64_t conflicts);
  /// After yes: its digits, by cell. It is not found again.
  std::vector<Digit> take();
  /// Excludes a solution that was found elsewhere.
  void leave_out(const std::vector<Digit>&);

  std::uint64_t conflicts() const { return solver_.counters().conflicts; }
  std::size_t bytes() const { return solver_.bytes(); }

 private:
  sat::Var variable(CellId, Digit) const;
  void add_cells();
  void add_houses();
  void add_parts();

  const Model& model_;
  std::vector<DigitSet> candidates_;
  std::vector<sat::Var> first_;  // by cell: of its first candidate
  sat::ClauseSolver solver_;
  bool complete_ = true, settled_ = true;
};

}  // namespace clew::search
