// Choices and tests. Each choice has a board of its own, over its own cells: with the candidates as
// they are it either is contradicted, and dead, or leaves some of them. A candidate that no living
// choice leaves is removed.
#include <algorithm>

#include "constraints/may_hold.h"
#include "search/constrained/board.h"

namespace clew::search {

bool ConstrainedBoard::run_either(std::size_t index) {
  const Model::EitherItem& either = model_.eithers[index];
  std::vector<Mask> left(cells_.size(), 0);
  std::vector<std::uint16_t> tells(cells_.size(), 0);  // number of living choices that have the
                                                       // cell
  std::uint16_t living = 0;
  for (std::size_t k = 0; k < either.choices.size(); ++k) {
    Mask& word = words_[either.state + k / 64];
    const Mask bit = Mask{1} << k % 64;
    if (!(word & bit)) continue;
    const auto& choice = either.choices[k];
    ConstrainedBoard& board = inner_[index][k];
    const std::size_t mark = board.mark();
    bool possible = true;
    for (std::size_t c = 0; c < choice.cells.size() && possible; ++c)
      possible = board.narrow(static_cast<CellId>(c), cells_[choice.cells[c]]);
    if (possible)
      possible = board.propagate();
    else
      board.drop_pending();
    if (possible) {
      ++living;
      for (std::size_t c = 0; c < choice.cells.size(); ++c) {
        left[choice.cells[c]] |= board.cells_[c];
        ++tells[choice.cells[c]];
      }
    } else {
      set_word(word, word & ~bit);
    }
    board.undo(mark);
  }
  if (!living) return false;
  for (const auto& choice : either.choices)
    for (const CellId c : choice.cells)
      if (tells[c] == living && !narrow(c, left[c])) return false;
  return true;
}

// Narrows one open cell: the only one left or, of a rank, the first of its line.
bool ConstrainedBoard::run_test(const constraints::Test& test) {
  const bool rank = test.constraint.kind == Constraint::Kind::full_rank;
  std::vector<DigitSet> candidates(static_cast<std::size_t>(model_.layout->size()),
                                   DigitSet::of(1));
  int opens = 0;
  CellId open = 0;
  for (const CellId c : test.cells) {
    candidates[model_.origin[c]] = {cells_[c]};
    if (!(cells_[c] & (cells_[c] - 1))) continue;
    if (opens++ && !rank) return true;
    open = c;
  }
  const auto possible = [&] {
    return constraints::may_hold(*model_.layout, test.constraint, candidates);
  };
  if (!opens) return possible();
  if (rank) {
    const auto& line = test.constraint.cells;
    const auto first =
        std::ranges::find_if(line, [&](CellId c) { return candidates[c].size() > 1; });
    if (first == line.end()) return possible();
    open = *std::ranges::find(test.cells, *first, [&](CellId c) { return model_.origin[c]; });
  }
  Mask kept = 0;
  for (Mask rest = cells_[open]; rest; rest &= rest - 1) {
    candidates[model_.origin[open]] = {rest & -rest};
    if (possible()) kept |= rest & -rest;
  }
  return narrow(open, kept);
}

}  // namespace clew::search
