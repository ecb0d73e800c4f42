// State of the verbs about a grid's clues between puzzles.
#pragma once

#include <memory>
#include <vector>

#include "clew/clues.h"
#include "clew/solve.h"

namespace clew::verbs {

/// Use by one caller at a time.
class ClueDesk {
 public:
  ClueDesk();
  ~ClueDesk();
  /// The one solution of a puzzle.
  Expected<std::vector<Digit>> grid_of(const Puzzle&, const Stop&);
  /// A finder for each thread.
  Expected<ClueFinder*> finder(const LayoutPtr&, std::size_t thread);

 private:
  struct Kept;
  std::unique_ptr<Kept> kept_;
};

}  // namespace clew::verbs
