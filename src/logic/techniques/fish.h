// Fish of every kind: n base houses, n cover houses, and what of the bases sticks out of the
// covers.
//
// Count how often a candidate of the digit lies in bases and how often in covers. Each base holds
// the digit at least once, each cover at most once. A base candidate with fewer covers than bases
// is a fin. If no fin is true, any other candidate with more covers than bases would tip the
// balance: so it goes if it sees all fins. One count says it for disjoint lines and for boxes that
// overlap them.
//
// Turned round: once a candidate x is taken as true, what it sees is gone, and n bases are left
// with candidates that n - 1 covers hold. So the search goes target by target: take x, find n bases
// whose rest fits into n - 1 covers, and add the cover of x. Which houses may be bases and covers
// makes the kind: basic, Franken, mutant; what x takes away, seen or reached by chains, makes it
// kraken.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "logic/finder.h"

namespace clew::logic {

enum class Fins { none, finned, sashimi };

inline constexpr int most_fish = 7;

/// The count of each candidate in some houses: level k holds those in more than k of them. A cell
/// lies in few houses of use at once; more than four are not told apart.
template <int W>
struct Tally {
  std::array<BitSet<W>, 4> levels{};

  void add(const BitSet<W>& cells) {
    for (int k = 3; k > 0; --k) levels[k] |= levels[k - 1] & cells;
    levels[0] |= cells;
  }
  /// Those counted more often here than there.
  BitSet<W> beyond(const Tally& other) const {
    BitSet<W> result;
    for (int k = 0; k < 4; ++k) result |= levels[k] - other.levels[k];
    return result;
  }
};

struct Fish {
  Digit digit;
  int size;
  std::array<HouseId, most_fish> bases, covers;
};

/// A fish laid over the board.
template <int W>
struct Spread {
  BitSet<W> body, fins, gone;

  Spread(const Board<W>& board, const Fish& fish) {
    const auto& frame = board.frame();
    const BitSet<W>& places = board.places(fish.digit);
    Tally<W> in_bases, in_covers;
    for (int i = 0; i < fish.size; ++i) {
      in_bases.add(places & frame.cells(fish.bases[i]));
      in_covers.add(places & frame.cells(fish.covers[i]));
    }
    fins = in_bases.beyond(in_covers);
    body = in_bases.levels[0] - fins;
    gone = in_covers.beyond(in_bases) - fins;
    for (int c : fins) gone &= frame.peers(static_cast<CellId>(c));
  }
};

/// Whether fewer than two candidates of some base would stay without the fins.
template <int W>
bool is_sashimi(const Board<W>& board, const Fish& fish, const Spread<W>& spread) {
  for (int i = 0; i < fish.size; ++i)
    if ((spread.body & board.frame().cells(fish.bases[i])).size() < 2) return true;
  return false;
}

/// Finds fish of one size and digit with these houses as bases and covers.
template <int W>
class FishSearch {
 public:
  using Cells = BitSet<W>;

  FishSearch(const Board<W>& board, Digit digit, int size, std::span<const HouseId> bases,
             std::span<const HouseId> covers)
      : board_(board),
        frame_(board.frame()),
        digit_(digit),
        size_(size),
        bases_(bases),
        covers_(covers) {}

  /// Calls with(fish) for each fish that takes the digit from x, given what is gone once x is true,
  /// until it says false; returns false when it did. Bases that hold x are of no use: x serves
  /// them.
  template <class With>
  bool each(CellId x, const Cells& gone, With with) {
    x_ = x;
    left_ = board_.places(digit_) - gone;
    left_.remove(x);
    fish_ = {digit_, size_, {}, {}};
    return add_base(0, 0, 0, {}, {}, with);
  }

 private:
  template <class With>
  bool add_base(std::size_t next, int bases, int covers, const Tally<W>& in_bases,
                const Tally<W>& in_covers, With& with) {
    if (bases == size_) return covers != size_ - 1 || holds_smaller() || add_last_cover(with);
    if (bases > covers) return true;  // these alone are a smaller fish
    for (std::size_t i = next; i < bases_.size(); ++i) {
      const HouseId h = bases_[i];
      if (frame_.cells(h).has(x_) || !board_.missing(h).has(digit_)) continue;
      fish_.bases[bases] = h;
      Tally<W> more = in_bases;
      more.add(left_ & frame_.cells(h));
      if (!cover(i + 1, bases + 1, covers, more, in_covers, with)) return false;
    }
    return true;
  }

  // Covers what sticks out of the covers so far, then goes on to the next base.
  template <class With>
  bool cover(std::size_t next, int bases, int covers, const Tally<W>& in_bases,
             const Tally<W>& in_covers, With& with) {
    const Cells out = in_bases.beyond(in_covers);
    if (out.empty()) return add_base(next, bases, covers, in_bases, in_covers, with);
    if (covers == size_ - 1) return true;
    const int c = out.first();
    for (HouseId h : covers_) {
      if (!frame_.cells(h).has(c) || frame_.cells(h).has(x_) || used(h, bases, covers)) continue;
      fish_.covers[covers] = h;
      Tally<W> more = in_covers;
      more.add(left_ & frame_.cells(h));
      if (!cover(next, bases, covers + 1, in_bases, more, with)) return false;
    }
    return true;
  }

  template <class With>
  bool add_last_cover(With& with) {
    for (HouseId h : covers_) {
      if (!frame_.cells(h).has(x_) || used(h, size_, size_ - 1)) continue;
      Fish fish = fish_;
      fish.covers[size_ - 1] = h;
      std::sort(fish.covers.begin(), fish.covers.begin() + size_);
      if (!with(fish)) return false;
    }
    return true;
  }

  // Whether some of the bases would do with fewer of the covers: then theirs is the fish to tell.
  bool holds_smaller() const {
    std::array<unsigned, most_fish> touched{};  // covers that what is left of a base lies in
    for (int i = 0; i < size_; ++i)
      for (int j = 0; j < size_ - 1; ++j)
        if ((left_ & frame_.cells(fish_.bases[i])).meets(frame_.cells(fish_.covers[j])))
          touched[i] |= 1u << j;
    for (unsigned some = 1; some + 1 < 1u << size_; ++some) {
      unsigned covers = 0;
      for (int i = 0; i < size_; ++i)
        if (some >> i & 1) covers |= touched[i];
      if (std::popcount(covers) < std::popcount(some)) return true;
    }
    return false;
  }

  bool used(HouseId h, int bases, int covers) const {
    for (int i = 0; i < bases; ++i)
      if (fish_.bases[i] == h) return true;
    for (int i = 0; i < covers; ++i)
      if (fish_.covers[i] == h) return true;
    return false;
  }

  const Board<W>& board_;
  const Frame<W>& frame_;
  Digit digit_;
  int size_;
  std::span<const HouseId> bases_, covers_;
  CellId x_ = 0;
  Cells left_;  // where the digit can still go, x being true
  Fish fish_{};
};

/// Emits the fish as a step, if it takes anything. Every cover must hold some of the body.
template <int W>
bool emit_fish(Finder<W>& f, const Fish& fish, const Spread<W>& spread) {
  if (spread.gone.empty()) return true;
  for (int i = 0; i < fish.size; ++i)
    if (!spread.body.meets(f.frame.cells(fish.covers[i]))) return true;
  f.begin();
  for (int c : spread.gone) f.draft.eliminate(static_cast<CellId>(c), fish.digit);
  for (int i = 0; i < fish.size; ++i) f.draft.some_in(fish.bases[i], fish.digit, Role::base, i);
  for (int i = 0; i < fish.size; ++i) f.draft.one_in(fish.covers[i], fish.digit, Role::cover, i);
  for (int c : spread.fins) f.one(static_cast<CellId>(c), spread.gone, fish.digit, Role::fin);
  return f.emit();
}

}  // namespace clew::logic
