// A board as an instance for the clause-learning solver: a variable for every candidate of an open
// cell, and groups
//
//   exactly one    the candidates of an open cell; the places of a digit in a closed house
//   at most one    the places of a digit in another house; or in cells that all see each other
//                  through links
//
// and nothing else: no clause is written down.
#pragma once

#include <cstdint>
#include <vector>

#include "base/assert.h"
#include "sat/solver.h"
#include "search/board.h"

namespace clew::search {

class Instance {
 public:
  Instance(const Tables& tables, const SearchBoard& board) : tables_(tables), board_(board) {
    add_cells();
    add_houses();
    add_cliques();
  }

  /// Returns the variable of a candidate of an open cell.
  sat::Var variable(CellId c, Digit d) const {
    CLEW_ASSERT(board_.candidates()[c].size() > 1 && board_.candidates()[c].has(d));
    const DigitSet below = board_.candidates()[c] & DigitSet::up_to(d - 1);
    return first_[c] + static_cast<sat::Var>(below.size());
  }

  /// The digits of every cell in the solver's model.
  void read(std::vector<Digit>& solution) const;

  sat::ClauseSolver solver;
  std::uint64_t groups = 0;

 private:
  void add_cells();
  void add_houses();
  void add_cliques();
  void exactly_one();
  void at_most_one();

  const Tables& tables_;
  const SearchBoard& board_;
  std::vector<sat::Var> first_;  // by cell: its first candidate
  std::vector<sat::Var> group_;
};

}  // namespace clew::search
