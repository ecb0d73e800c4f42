// A puzzle as candidates, the input of every search.
#pragma once

#include <vector>

#include "clew/puzzle.h"

namespace clew::search {

/// The value of a cell, given or entered; 0 = none.
inline Digit value_of(const Puzzle& puzzle, std::size_t c) {
  if (puzzle.givens[c] || puzzle.entries.empty()) return puzzle.givens[c];
  return puzzle.entries[c];
}

/// Returns the candidates of a cell without its value: its marks, or every digit. A cell with a
/// value has no marks.
inline DigitSet open_candidates(const Puzzle& puzzle, std::size_t c) {
  if (puzzle.marks.empty() || value_of(puzzle, c)) return puzzle.layout->all_digits();
  return puzzle.marks[c];
}

/// Values and marks as candidates, before any reasoning.
inline std::vector<DigitSet> start_of(const Puzzle& puzzle) {
  std::vector<DigitSet> cells(puzzle.givens.size());
  for (std::size_t c = 0; c < cells.size(); ++c) {
    const Digit value = value_of(puzzle, c);
    cells[c] = value ? DigitSet::of(value) : open_candidates(puzzle, c);
  }
  return cells;
}

}  // namespace clew::search
