// Enumeration of all choices of n cells of a band that hit every set of a list.
//
// Depth first. If there are more disjoint sets than clues left, the branch ends. Otherwise one of
// the disjoint sets with few cells is hit by each of its cells in turn; later branches exclude
// cells already tried, so no choice is repeated. A word has a bit for each set, and a mask for each
// cell holds its sets. The last clue is found for all cells at once: it lies in every remaining
// set.
#pragma once

#include "base/assert.h"
#include "clues/nine/lanes.h"

namespace clew::clues::CLEW_KERNEL {

/// With fewer than `bound_from` clues left to choose, computing the lower bound costs more than it
/// saves.
template <class Word, int bound_from>
class Hitting {
 public:
  static constexpr int most = 8 * sizeof(Word);

  CLEW_INLINE void clear() {
    size_ = 0;
    for (Bands& some : sets_) some = ~Bands{};  // above no set and within none
  }
  CLEW_INLINE int size() const { return size_; }
  CLEW_INLINE void add(Band set) {
    CLEW_ASSERT(size_ < most);
    constexpr Bands place = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    // One loop without branches, because splitting it would make it harder to read.
    for (int i = 0; i < parts; ++i)
      sets_[i] = place == Bands{} + (Band)(size_ - 16 * i) ? Bands{} + set : sets_[i];
    ++size_;
  }
  /// Adds sets in order of size, and skips supersets of a set that is already there.
  CLEW_INLINE void add_minimal(Band set) {
    std::uint32_t within = 0;
    for (int i = 0; i < parts; ++i) within |= bands_empty(sets_[i] & ~(Bands{} + set));
    if (!within) add(set);
  }
  /// To be called when all sets are there.
  CLEW_INLINE void index() {
    for (int c = 0; c < 27; ++c) sets_of_[c] = bands_empty(~sets_[0] & 1U << c);
    for (int i = 1; 16 * i < size_; ++i)
      for (int c = 0; c < 27; ++c) sets_of_[c] |= (Word)bands_empty(~sets_[i] & 1U << c) << 16 * i;
  }

  /// Calls found(cells, state) for each choice among the free cells until it returns false. Returns
  /// true if it never did. `next` computes the state after each chosen clue from the state before
  /// it.
  template <class State, class Next, class F>
  CLEW_INLINE bool search(int clues, Band free, const State& state, Next&& next, F&& found) const {
    const Word all = size_ == most ? (Word) ~(Word)0 : (Word)(((Word)1 << size_) - 1);
    if (clues == 0) return all || found(Band{0}, state);
    if (clues >= 2) return search(clues, all, free, 0, state, next, found);
    for (Band ends = free & meeting(all); ends; ends &= ends - 1)
      if (!found(ends & -ends, next(state, first_bit(ends)))) return false;
    return true;
  }
  /// As above without a state: found(cells).
  template <class F>
  CLEW_INLINE bool search(int clues, Band free, F&& found) const {
    struct None {};
    return search(
        clues, free, None{}, [](None, int) CLEW_INLINE_LAMBDA { return None{}; },
        [&](Band cells, None) CLEW_INLINE_LAMBDA { return found(cells); });
  }

 private:
  CLEW_INLINE Band set(int i) const {
    Band cells;
    __builtin_memcpy(&cells, (const char*)sets_ + sizeof cells * (std::size_t)i, sizeof cells);
    return cells;
  }

  /// The cells that lie in all of these sets.
  CLEW_INLINE Band meeting(Word sets) const {
    Band cells = 0;
    constexpr int at_once = 64 / sizeof(Word);
    for (int i = 0; i < 32; i += at_once) {
      if constexpr (sizeof(Word) == 4) {
        Bands masks;
        __builtin_memcpy(&masks, sets_of_ + i, sizeof masks);
        cells |= bands_empty(~masks & sets) << i;
      } else {
        Lanes masks;
        __builtin_memcpy(&masks, sets_of_ + i, sizeof masks);
        cells |= lanes_empty(~masks & sets) << i;
      }
    }
    return cells;
  }

  /// Returns true if the sets need more than n clues. Otherwise sets `small` to one of them with
  /// few free cells.
  CLEW_INLINE bool needs_more(Word sets, Band free, int n, Band& small) const {
    int fewest = 99;
    while (sets) {
      const Band cells = set(first_bit(sets)) & free;
      const int size = count_bits(cells);
      if (size < fewest) {
        if (size == 0) return true;
        fewest = size;
        small = cells;
      }
      if (--n < 0) return true;
      for (Band rest = cells; rest; rest &= rest - 1) sets &= ~sets_of_[first_bit(rest)];
    }
    return false;
  }

  template <class State, class Next, class F>
  bool search(int clues, Word sets, Band free, Band chosen, const State& state, Next& next,
              F& found) const {
    Band branch = free;
    if (sets) {
      if (clues < bound_from)
        branch &= set(first_bit(sets));
      else if (needs_more(sets, free, clues, branch))
        return true;
    }
    for (; branch; branch &= branch - 1) {
      const int c = first_bit(branch);
      free &= ~(1U << c);
      const Word left = sets & ~sets_of_[c];
      Band ends = 0;
      if (clues == 2) {
        ends = free & meeting(left);
        if (!ends) continue;
      }
      const State with = next(state, c);
      if (clues > 2) {
        if (!search(clues - 1, left, free, chosen | 1U << c, with, next, found)) return false;
        continue;
      }
      for (; ends; ends &= ends - 1)
        if (!found(chosen | 1U << c | (ends & -ends), next(with, first_bit(ends)))) return false;
    }
    return true;
  }

  int size_ = 0;
  static constexpr int parts = most / 16;
  Bands sets_[parts];
  alignas(64) Word sets_of_[32] = {};  // sets of each cell; five entries are unused
};

}  // namespace clew::clues::CLEW_KERNEL
