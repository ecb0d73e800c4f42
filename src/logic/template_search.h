// The possible positions of one digit on the whole board. A template is a choice of its cells, one
// in each complete house that lacks the digit, without two that see each other.
//
// Templates are not enumerated. Whether one passes through a cell, or avoids it, is a small exact
// cover problem, solved by filling the house with the fewest places first. Most answers are yes, by
// a known template, which stays valid as long as its cells are candidates.
#pragma once

#include <optional>
#include <vector>

#include "clew/stop.h"
#include "logic/board.h"

namespace clew::logic {

template <int W>
class TemplateSearch {
 public:
  using Cells = BitSet<W>;

  enum class Answer { yes, no, unknown };  // unknown: given up, which can happen on large layouts

  /// Must be called after the board was loaded.
  void forget() { known_.clear(); }

  /// Searches for a template of the digit within these cells that contains the cells of `start`;
  /// the template's open cells are then in chosen().
  Answer fits(const Board<W>&, Digit, const Cells& within, const Cells& start = {});
  const Cells& chosen() const { return chosen_; }

 private:
  static constexpr std::size_t most_known = 32;  // templates of a digit

  bool knows(Digit d, const Cells& cells, const Cells& start);
  void keep(Digit d);
  Answer fill(const Cells& left);

  const Board<W>* board_ = nullptr;
  std::vector<HouseId> houses_;  // complete, and without the digit
  Cells chosen_;
  int nodes_ = 0;
  std::vector<std::vector<Cells>> known_;  // by digit, templates found before, the last used first
};

/// For each digit, the candidates without a template, and the time of their computation.
/// Conclusions about the digit alone can remove at most these.
template <int W>
class Hopeless {
 public:
  /// Returns the candidates of d without a template. Unknown candidates are left out if the search
  /// gave up or was stopped.
  const BitSet<W>& of(const Board<W>&, Digit d, TemplateSearch<W>&, const Stop&);
  void forget() { entries_.clear(); }

 private:
  struct Entry {
    std::uint32_t changed = 0;  // the board's digit_changed() then; 0: never
    BitSet<W> cells;
  };
  std::vector<Entry> entries_;
};

}  // namespace clew::logic
