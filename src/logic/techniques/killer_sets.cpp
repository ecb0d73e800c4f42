// Killer pairs, triples and quads: naked and hidden subsets of a house, of which a cage takes a part.
//
//     12   [5 in two cells]  |   The cage holds 1 and 4 or 2 and 3, so 1 or 2; the cell 12 holds the
//                                other one. No other cell of the row has either.
//     Naked: cages and cells that hold, each at least so often, as many of some digits as there are.
//     Hidden: cages and cells that hold, each at most so often, no more of them than there are. Then
//     each holds as many as it can.
//
// What a cage holds of some digits is counted over its combinations. Told on the forums of killer
// players since 2006.
#include "logic/techniques/caged.h"

namespace clew::logic {
namespace {

// All sets of so many of some digits, until one is enough.
template <class Act>
bool each_subset(DigitSet of, int size, const Act& act, DigitSet chosen = {}) {
  if (size == 0) return act(chosen);
  while (of.size() >= size) {
    const DigitSet first = DigitSet::of(of.first());
    of = of - first;
    if (!each_subset(of, size - 1, act, chosen | first)) return false;
  }
  return true;
}

template <int W>
class KillerSets {
 public:
  KillerSets(Finder<W>& f, bool hidden, int size)
      : f_(f),
        hidden_(hidden),
        size_(size),
        search_(f, hidden ? Barren::hidden_killer : Barren::killer),
        house_(f) {}

  bool run() {
    constexpr std::size_t most_sizes = 8;
    for (int i = 0; i < f_.frame.houses() && !f_.terms.stop.requested(); ++i) {
      h_ = static_cast<HouseId>(i);
      if (hidden_ && !f_.board.closed(h_)) continue;
      if (!house_.look_at(h_, search_)) continue;
      const std::size_t index = h_ * most_sizes + static_cast<std::size_t>(size_);
      if (search_.is_barren(index)) continue;
      any_ = false;
      if (!each_subset(f_.board.missing(h_), size_,
                       [this](DigitSet digits) { return choose(digits) ? emit(digits) : true; }))
        return false;
      if (!any_) search_.note_barren(index);
    }
    return true;
  }

 private:
  // Cages that count for more than their cells do, no two with a cell in common, then cells: as
  // many as there are digits.
  bool choose(DigitSet digits) {
    chosen_.clear();
    cells_ = f_.frame.cells(h_) & f_.board.open();
    int count = 0;
    for (const Caged<W>& cage : house_.cages()) {
      if (!cage.inside.within(cells_)) continue;
      const int alone = hidden_ ? Caged<W>::meeting(f_.board, cage.inside, digits)
                                : Caged<W>::within(f_.board, cage.inside, digits);
      const int n = hidden_ ? cage.most(f_.board, digits) : cage.fewest(f_.board, digits);
      if (hidden_ ? n >= alone : n <= alone) continue;
      cells_ -= cage.inside;
      chosen_.push_back({&cage, n});
      count += n;
    }
    if (chosen_.empty()) return false;
    const BitSet<W> rest = cells_;
    for (int c : rest) {
      const DigitSet can = f_.board.candidates(static_cast<CellId>(c));
      if (hidden_ ? (can & digits).empty() : !(can - digits).empty()) cells_.remove(c);
    }
    return count + cells_.size() == size_ && chosen_.size() + cells_.size() >= 2;
  }

  bool emit(DigitSet digits) {
    f_.begin();
    for (const auto& [cage, n] : chosen_) f_.draft.holds(unit_of(*cage->piece), Role::base);
    hidden_ ? conclude_hidden(digits) : conclude_naked(digits);
    for (const auto& [cage, n] : chosen_) {
      some_.clear();
      const int outside = hidden_ ? 0 : Caged<W>::meeting(f_.board, cage->outside, digits);
      for (const DigitSet set : cage->sets) {
        const int holds = (set & digits).size();
        if (hidden_ ? holds >= n : holds - outside <= n) some_.push_back(set);
      }
      if (some_.size() < cage->sets.size()) house_.leave(*cage, some_);
    }
    if (!f_.draft.has_conclusion()) return true;
    const std::size_t facts = f_.draft.facts().size();
    if (!f_.scratch.trim.by_checker(f_.board, f_.draft) || f_.draft.facts().size() < facts)
      return true;  // less is enough
    any_ = true;
    return f_.emit();
  }

  // The digits are used up: what sees all their places here has none of them.
  void conclude_naked(DigitSet digits) {
    BitSet<W> all = cells_;
    for (const auto& [cage, n] : chosen_) all |= cage->inside;
    for (int c : cells_) f_.draft.some_cell(static_cast<CellId>(c), Role::subset);
    for (const Digit d : digits) f_.draft.one_in(h_, d, Role::cover);
    for (const Digit d : digits) {
      if (!f_.wanted(d)) continue;
      for (int c : (f_.frame.cells(h_) & f_.board.places(d)) - all)
        f_.draft.eliminate(static_cast<CellId>(c), d);
    }
  }

  // Each holds as many as it can: cells nothing else.
  void conclude_hidden(DigitSet digits) {
    for (const Digit d : digits) f_.draft.some_in(h_, d, Role::subset);
    for (int c : cells_)
      for (const Digit d : f_.board.candidates(static_cast<CellId>(c)) - digits)
        if (f_.wanted(d)) f_.draft.eliminate(static_cast<CellId>(c), d);
  }

  struct Share {
    const Caged<W>* cage;
    int n;
  };

  Finder<W>& f_;
  bool hidden_, any_ = false;
  int size_;
  RuleSearch<W> search_;
  CagedHouse<W> house_;
  HouseId h_ = 0;
  std::vector<Share> chosen_;
  BitSet<W> cells_;  // chosen besides
  std::vector<DigitSet> some_;
};

}  // namespace

template <int W>
bool find_killer_set(Finder<W>& f, int size) {
  return !f.frame.rules() || KillerSets<W>(f, false, size).run();
}

template <int W>
bool find_hidden_killer_set(Finder<W>& f, int size) {
  return !f.frame.rules() || KillerSets<W>(f, true, size).run();
}

CLEW_TECHNIQUE(find_killer_set)
CLEW_TECHNIQUE(find_hidden_killer_set)

}  // namespace clew::logic
