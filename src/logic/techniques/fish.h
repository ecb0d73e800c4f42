// Fish of every kind: n base houses, n cover houses, and the base candidates outside the covers.
//
// Count how often a candidate of the digit lies in bases and how often in covers. Each base holds
// the digit at least once, each cover at most once. A base candidate with fewer covers than bases
// is a fin. If no fin is true, any other candidate with more covers than bases would tip the
// balance: so it goes if it sees all fins. One count says it for disjoint lines and for boxes that
// overlap them.
//
// Turned round: once a candidate x is taken as true, its peers are removed, and n bases are left
// with candidates that n - 1 covers hold: the heart of a fish. Any cover through x makes it whole.
// The houses allowed as bases and covers determine the kind: basic, Franken, mutant. With removals
// by chains from x it is kraken.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "logic/finder.h"

namespace clew::logic {

enum class Fins { none, finned, sashimi };

inline constexpr int most_fish = 7;

/// The multiplicity of each candidate in some houses: level k has those in more than k of them. A
/// cell lies in few relevant houses at once; more than four are not distinguished.
template <int W>
struct HouseCount {
  std::array<BitSet<W>, 4> levels{};

  void add(const BitSet<W>& cells) {
    for (int k = 3; k > 0; --k) levels[k] |= levels[k - 1] & cells;
    levels[0] |= cells;
  }
  /// Returns the candidates counted more often here than there.
  BitSet<W> beyond(const HouseCount& other) const {
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
    HouseCount<W> in_bases, in_covers;
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

/// Returns true if some base would have fewer than two candidates without the fins.
template <int W>
bool is_sashimi(const Board<W>& board, const Fish& fish, const Spread<W>& spread) {
  for (int i = 0; i < fish.size; ++i)
    if ((spread.body & board.frame().cells(fish.bases[i])).size() < 2) return true;
  return false;
}

/// Finds hearts of one size and digit with these houses as bases and covers. A heart grows from a
/// base by covering the cells outside, and by further bases that meet covered cells. Houses tried
/// at a fork are left out of its other branches, so each heart is found once.
template <int W>
class FishSearch {
 public:
  using Cells = BitSet<W>;

  FishSearch(const Board<W>& board, FishMarks& marks, Digit digit, int size,
             std::span<const HouseId> bases, std::span<const HouseId> covers)
      : board_(board), frame_(board.frame()), m_(marks), size_(size), bases_(bases) {
    fish_ = {digit, size, {}, {}};
    m_.use.assign(frame_.houses(), 0);
    m_.balance.assign(frame_.size(), 0);
    for (HouseId h : bases)
      if (board.missing(h).has(digit) && board.closed(h)) m_.use[h] |= FishMarks::base;
    for (HouseId h : covers)
      if (board.missing(h).has(digit)) m_.use[h] |= FishMarks::cover;
  }

  /// Limits the number of forks from here on; the search also gives up if stopped.
  void limit(std::int64_t forks, const Stop& stop) {
    forks_ = forks;
    stop_ = &stop;
  }
  /// Returns the number of forks left; negative: it gave up.
  std::int64_t left() const { return forks_; }

  /// Calls with(fish), whose last cover is not set, for each heart among these cells, until it
  /// returns false; returns false in that case. Houses of x are left out, because x serves them.
  template <class With>
  bool hearts(const Cells& left, int x, With with) {
    left_ = left;
    x_ = x;
    out_ = spare_ = {};
    return each_base(0, 0, with);
  }

  /// Calls with(fish) for each fish that removes the digit from x, given the removals once x is
  /// true, until it returns false; returns false in that case.
  template <class With>
  bool each(CellId x, const Cells& gone, With with) {
    Cells left = board_.places(fish_.digit) - gone;
    left.remove(x);
    return hearts(left, x, [&](const Fish& heart) {
      for (const Seat& seat : frame_.seats(x))
        if (!with_cover(heart, seat.house, with)) return false;
      return true;
    });
  }

  /// The whole fish with h as its last cover, if h may be one.
  template <class With>
  bool with_cover(const Fish& heart, HouseId h, With with) const {
    if (!(m_.use[h] & FishMarks::cover)) return true;
    Fish fish = heart;
    for (int i = 0; i < size_; ++i)
      if (fish.bases[i] == h || (i + 1 < size_ && fish.covers[i] == h)) return true;
    fish.covers[size_ - 1] = h;
    std::sort(fish.bases.begin(), fish.bases.begin() + size_);
    std::sort(fish.covers.begin(), fish.covers.begin() + size_);
    return with(fish);
  }

 private:
  bool usable(HouseId h, std::uint8_t as) const {
    const auto no = static_cast<std::uint8_t>(as << 2 | FishMarks::taken);
    return (m_.use[h] & (as | no)) == as && (x_ < 0 || !frame_.cells(h).has(x_));
  }

  // One more house: bases weigh 1, covers -1.
  void weigh(HouseId h, int weight) {
    for (int p : Bits{board_.places(h, fish_.digit)}) {
      const CellId c = frame_.cell(h, p);
      if (!left_.has(c)) continue;
      const std::int8_t before = m_.balance[c];
      const int after = before + weight;
      m_.balance[c] = static_cast<std::int8_t>(after);
      if (after > 0) out_.add(c);
      if (before > 0 && after <= 0) out_.remove(c);
      if (after < 0) spare_.add(c);
      if (before < 0 && after >= 0) spare_.remove(c);
    }
    m_.use[h] ^= FishMarks::taken;
  }

  // The first base may be any; further bases meet covered cells.
  template <class With>
  bool each_base(int bases, int covers, With& with) {
    const std::size_t tried = m_.tried.size();
    bool on = true;
    for (HouseId h : bases_) {
      if (!usable(h, FishMarks::base) || (bases && !frame_.cells(h).meets(spare_))) continue;
      on = add_base(h, bases, covers, with);
      if (!on) break;
      leave_out(h, FishMarks::no_base);
    }
    take_in_again(tried, FishMarks::no_base);
    return on;
  }
  void leave_out(HouseId h, std::uint8_t as) {
    m_.use[h] |= as;
    m_.tried.push_back(h);
  }
  void take_in_again(std::size_t tried, std::uint8_t as) {
    for (; m_.tried.size() > tried; m_.tried.pop_back())
      m_.use[m_.tried.back()] &= static_cast<std::uint8_t>(~as);
  }

  template <class With>
  bool add_base(HouseId h, int bases, int covers, With& with) {
    fish_.bases[bases] = h;
    weigh(h, 1);
    const bool on =
        covers + covers_wanted(size_ - 1 - covers) > size_ - 1 || grow(bases + 1, covers, with);
    weigh(h, -1);
    return on;
  }

  // Returns a lower bound on the covers for the cells outside: cells that no house can cover
  // together.
  int covers_wanted(int most) const {
    Cells out = out_;
    int n = 0;
    while (!out.empty() && n <= most) {
      const auto c = static_cast<CellId>(out.first());
      const int before = out.size();
      for (const Seat& seat : frame_.seats(c))
        if (usable(seat.house, FishMarks::cover)) out -= frame_.cells(seat.house);
      if (out.size() == before) return most + 1;
      ++n;
    }
    return n;
  }

  template <class With>
  bool grow(int bases, int covers, With& with) {
    if (--forks_ < 0) return true;
    if ((++grown_ & 1023) == 0 && stop_ && stop_->requested()) {
      forks_ = -1;
      return true;
    }
    if (!out_.empty()) return covers == size_ - 1 || cover(bases, covers, with);
    if (bases > covers) {
      forks_ -= 1 << size_;  // cost of the check, in forks
      return bases != size_ || holds_smaller() || with(fish_);
    }
    return bases == size_ || each_base(bases, covers, with);
  }

  template <class With>
  bool cover(int bases, int covers, With& with) {
    const auto c = static_cast<CellId>(out_.first());
    const std::size_t tried = m_.tried.size();
    bool on = true;
    for (const Seat& seat : frame_.seats(c)) {
      const HouseId h = seat.house;
      if (!usable(h, FishMarks::cover)) continue;
      fish_.covers[covers] = h;
      weigh(h, -1);
      on = grow(bases, covers + 1, with);
      weigh(h, 1);
      if (!on) break;
      leave_out(h, FishMarks::no_cover);
    }
    take_in_again(tried, FishMarks::no_cover);
    return on;
  }

  // Returns true if some of the bases need fewer of the covers; then the smaller fish is the one to
  // explain.
  bool holds_smaller() const {
    struct Sides {
      unsigned bases = 0, covers = 0;
    };
    std::array<Sides, 64> cells;
    std::size_t n = 0;
    for (int i = 0; i < size_; ++i)
      for (int c : left_& frame_.cells(fish_.bases[i])) {
        Sides sides;
        for (int j = 0; j < size_; ++j) {
          if (frame_.cells(fish_.bases[j]).has(c)) sides.bases |= 1u << j;
          if (j + 1 < size_ && frame_.cells(fish_.covers[j]).has(c)) sides.covers |= 1u << j;
        }
        bool known = false;
        for (std::size_t k = 0; k < n && !known; ++k)
          known = cells[k].bases == sides.bases && cells[k].covers == sides.covers;
        if (!known && n < cells.size()) cells[n++] = sides;
      }
    for (unsigned bases = 1; bases + 1 < 1u << size_; ++bases)
      for (unsigned covers = 0; covers < 1u << (size_ - 1); ++covers) {
        if (std::popcount(covers) >= std::popcount(bases)) continue;
        bool holds = true;
        for (std::size_t k = 0; k < n && holds; ++k)
          holds = std::popcount(cells[k].bases & bases) <= std::popcount(cells[k].covers & covers);
        if (holds) return true;
      }
    return false;
  }

  const Board<W>& board_;
  const Frame<W>& frame_;
  FishMarks& m_;
  int size_;
  std::span<const HouseId> bases_;
  Cells left_;  // cells in which the digit is still possible
  int x_ = -1;
  Cells out_, spare_;  // cells with more bases than covers, with more covers than bases
  std::int64_t forks_ = std::int64_t{1} << 40;
  unsigned grown_ = 0;
  const Stop* stop_ = nullptr;
  Fish fish_{};
};

/// Returns true if every cover contains some of the body.
template <int W>
bool covers_serve(const Frame<W>& frame, const Fish& fish, const Spread<W>& spread) {
  for (int i = 0; i < fish.size; ++i)
    if (!spread.body.meets(frame.cells(fish.covers[i]))) return false;
  return true;
}

/// Adds the facts that the eliminations see each fin: by houses, except those that also contain
/// some of the body. With such a house the fish would need one cover fewer, and would have another
/// name.
template <int W>
void tell_fins(Finder<W>& f, const Fish& fish, const Spread<W>& spread) {
  for (int i : spread.fins) {
    const auto fin = static_cast<CellId>(i);
    BitSet<W> rest = spread.gone;
    for (int k = 0; k < fish.size; ++k)  // already stated
      if (f.frame.cells(fish.covers[k]).has(fin)) rest -= f.frame.cells(fish.covers[k]);
    for (int j : BitSet<W>(rest)) {
      const auto x = static_cast<CellId>(j);
      const int h = f.frame.common_house(fin, x);
      if (h < 0 || !spread.body.meets(f.frame.cells(static_cast<HouseId>(h)))) continue;
      f.draft.one_of(fin, x, fish.digit, Role::fin);
      rest.remove(x);
    }
    f.one(fin, rest, fish.digit, Role::fin);
  }
}

/// Emits the fish as a step, if it takes anything and every cover serves.
template <int W>
bool emit_fish(Finder<W>& f, const Fish& fish, const Spread<W>& spread) {
  if (spread.gone.empty() || !covers_serve(f.frame, fish, spread)) return true;
  f.begin();
  for (int c : spread.gone) f.draft.eliminate(static_cast<CellId>(c), fish.digit);
  for (int i = 0; i < fish.size; ++i) f.draft.some_in(fish.bases[i], fish.digit, Role::base, i);
  for (int i = 0; i < fish.size; ++i) f.draft.one_in(fish.covers[i], fish.digit, Role::cover, i);
  tell_fins(f, fish, spread);
  return f.emit();
}

}  // namespace clew::logic
