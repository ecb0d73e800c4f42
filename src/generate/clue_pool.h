// Clues and givens that could be added to a puzzle, all true of one of its solutions.
#pragma once

#include <span>
#include <vector>

#include "base/random.h"
#include "clew/puzzle.h"
#include "generate/hitting_set.h"

namespace clew::generation {

class CluePool {
 public:
  /// Draws the families' clues where the puzzle has no clue of their kind.
  CluePool(const Puzzle&, std::span<const Digit> solution, std::span<const int> families, Random&);

  /// Clues come first, then givens.
  std::size_t size() const { return clues_.size() + cells_.size(); }
  bool is_clue(std::uint32_t item) const { return item < clues_.size(); }
  const ConstraintSpec& clue(std::uint32_t item) const { return clues_[item]; }
  CellId cell(std::uint32_t item) const { return cells_[item - clues_.size()]; }
  /// Returns the items that rule a full grid out. Givens are left out if the pool has families and a
  /// clue of theirs does.
  HittingSet::Items against(std::span<const Digit> grid) const;

 private:
  const Layout& layout_;
  std::span<const Digit> solution_;
  std::vector<ConstraintSpec> clues_;
  std::vector<Constraint> meant_;  // by clue
  std::vector<CellId> cells_;      // cells that are not given
};

}  // namespace clew::generation
