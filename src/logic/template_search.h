// Where one digit can stand on the whole board: a template is a choice of its cells, one in each
// complete house that lacks the digit, of which no two see each other.
//
// Nothing is enumerated: whether a template passes through a cell, or avoids it, is a small exact
// cover of its own, answered by filling the house with the fewest places first. Most answers are
// yes, by a template that was found before: it stands as long as its cells do.
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

  enum class Answer { yes, no, unknown };  // unknown: given up, as may happen on large layouts

  /// Must be called when the board was loaded anew.
  void forget() { known_.clear(); }

  /// Whether the digit has a template within these cells, given that it stands in those of `start`
  /// already; the template's open cells are then in chosen().
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

/// For each digit the candidates through which no template passes, and when that was worked out:
/// what can be said about the digit alone can take these at most.
template <int W>
class Hopeless {
 public:
  /// Those of d. Where the search gave up, nothing is said; nor, when told to stop, of the rest.
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
