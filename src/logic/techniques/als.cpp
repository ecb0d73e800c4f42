// Almost locked sets in a chain. Such a set is n cells of a house with n + 1 candidates: take a
// digit away, and it holds all the others. Two sets are joined by a digit whose cells in the one
// see all its cells in the other: one of the two sets at most has it, so the other, or both, hold
// the rest.
//
//     set A: 1 2 | 2 3 | 1 3 z     set B: 3 w | w z     A and B joined by 3: A without 3 holds z,
//                                                       or else B does; others lose z
//
//   ALS-XZ        two sets; joined by two digits, each set has just one of them, and holds all of
//                 its others, which then go from all cells that see them
//   ALS-XY-wing   three sets, joined by different digits
//   ALS chain     four and more
// The eliminated digits are those that both end sets hold besides the joining digits.
//
// From the Sudoku forums in 2005 and 2006 (bennys, Bob Hanson), sorted as HoDoKu does.
#include "logic/chain/tell.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class AlsChain {
 public:
  AlsChain(Finder<W>& f, int length) : f_(f), length_(length), sets_(f.scratch.sets) {}

  bool run() {
    if (!f_.terms.wide && f_.frame.size() > 128) return true;  // too many sets for a path
    find_almost_locked(f_.board, 1, most_cells(), sets_);
    read_sets();
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      if (!(length_ == 2 ? pairs(i) : chains(i))) return false;
      if (f_.terms.stop.requested()) break;
    }
    return true;
  }

 private:
  static constexpr int longest = 8;  // sets in a chain
  struct Joint {
    std::uint32_t set;
    Digit digit;           // by which the chain enters it
    std::uint32_t before;  // index in trail_
    int length;
  };

  int most_cells() const { return f_.board.digits() > 9 ? 3 : f_.terms.wide ? 6 : 3; }

  void read_sets() {
    stride_ = static_cast<std::size_t>(f_.board.digits()) + 1;
    at_.assign(sets_.size() * stride_, {});
    seen_.assign(sets_.size() * stride_, {});
    for (std::size_t i = 0; i < sets_.size(); ++i)
      for (Digit d : sets_[i].digits) {
        at_[i * stride_ + d] = sets_[i].cells & f_.board.places(d);
        seen_[i * stride_ + d] = f_.common_peers(at(i, d));
      }
  }
  const BitSet<W>& at(std::size_t set, Digit d) const { return at_[set * stride_ + d]; }
  const BitSet<W>& seen(std::size_t set, Digit d) const { return seen_[set * stride_ + d]; }
  bool joined(std::size_t i, std::size_t j, Digit d) const { return at(j, d).within(seen(i, d)); }

  // Returns the digits that both sets hold when one of them lost x and the other y.
  BitSet<W> targets(std::size_t i, std::size_t j, Digit z) const {
    return f_.board.places(z) & seen(i, z) & seen(j, z);
  }
  DigitSet ends(std::size_t i, std::size_t j, Digit x, Digit y) const {
    DigitSet out;
    for (Digit z : (sets_[i].digits & sets_[j].digits) - DigitSet::of(x) - DigitSet::of(y))
      if (f_.wanted(z) && !targets(i, j, z).empty()) out.add(z);
    return out;
  }

  bool pairs(std::size_t i) {
    for (std::size_t j = i + 1; j < sets_.size(); ++j) {
      DigitSet by;
      for (Digit d : sets_[i].digits& sets_[j].digits)
        if (joined(i, j, d)) by.add(d);
      for (Digit x : by) {
        if (const DigitSet z = ends(i, j, x, x); !z.empty()) {
          const Joint way[] = {{static_cast<std::uint32_t>(i), x, 0, 1},
                               {static_cast<std::uint32_t>(j), x, 0, 2}};
          if (!emit(way, z)) return false;
        }
        for (Digit y : by)
          if (x < y && !twice_joined(i, j, x, y)) return false;
      }
    }
    return true;
  }

  bool twice_joined(std::size_t i, std::size_t j, Digit x, Digit y) {
    f_.begin();
    for (std::size_t set : {i, j}) {
      tell_set(f_, sets_[set], {}, set == i ? 0 : 1);
      for (Digit e : sets_[set].digits - DigitSet::of(x) - DigitSet::of(y))
        drop(f_.board.places(e) & seen(set, e), e, set, set);
    }
    for (Digit d : {x, y}) {
      tell_weak(f_, at(i, d), at(j, d), d);
      drop(targets(i, j, d), d, i, j);
    }
    if (!f_.draft.has_conclusion()) return true;
    draw(i, x, false, Link::none);
    draw(i, y, true, Link::strong);
    draw(j, y, false, Link::weak);
    draw(j, x, true, Link::strong);
    draw(i, x, false, Link::weak);
    f_.scratch.trim(f_.board, f_.draft);
    return f_.emit();
  }

  // The set's cells with d as a node: one of them is d, or none.
  void draw(std::size_t set, Digit d, bool on, Link link) {
    f_.draft.node(d, on, link);
    for (int c : at(set, d)) f_.draft.node_cell(static_cast<CellId>(c));
  }

  void drop(const BitSet<W>& cells, Digit d, std::size_t i, std::size_t j) {
    if (!f_.wanted(d)) return;
    for (int t : cells) {
      f_.draft.eliminate(static_cast<CellId>(t), d);
      f_.one(static_cast<CellId>(t), at(i, d), d, Role::weak);
      if (j != i) f_.one(static_cast<CellId>(t), at(j, d), d, Role::weak);
    }
  }

  // Breadth first over sets and the digits by which they are entered, from each digit of set i.
  bool chains(std::size_t i) {
    for (Digit first : sets_[i].digits) {
      trail_.assign(1, {static_cast<std::uint32_t>(i), first, 0, 1});
      been_.assign(sets_.size() * stride_, false);
      for (std::size_t k = 0; k < trail_.size(); ++k) {
        const Joint at = trail_[k];
        if (at.length == (length_ ? length_ : f_.terms.wide ? longest : 6)) break;
        // The first set is left by the digit it was given; others by any but that of entry.
        const DigitSet exits =
            k == 0 ? DigitSet::of(first) : sets_[at.set].digits - DigitSet::of(at.digit);
        for (Digit x : exits)
          for (std::size_t j = 0; j < sets_.size(); ++j) {
            if (!sets_[j].digits.has(x) || been_[j * stride_ + x] || j == at.set) continue;
            if (!joined(at.set, j, x)) continue;
            been_[j * stride_ + x] = true;
            trail_.push_back(
                {static_cast<std::uint32_t>(j), x, static_cast<std::uint32_t>(k), at.length + 1});
            if (!end(static_cast<std::uint32_t>(trail_.size() - 1))) return false;
          }
      }
    }
    return true;
  }

  // Each chain is found from both of its ends; it is kept once.
  bool end(std::uint32_t k) {
    const Joint& last = trail_[k];
    const Joint& first = trail_[0];
    if (last.length < (length_ ? length_ : 4) || last.set < first.set) return true;
    const DigitSet z = ends(first.set, last.set, first.digit, last.digit);
    if (z.empty()) return true;
    Joint way[longest];
    for (int n = last.length; n-- > 0; k = trail_[k].before) way[n] = trail_[k];
    return emit({way, static_cast<std::size_t>(last.length)}, z);
  }

  bool emit(std::span<const Joint> way, DigitSet z) {
    f_.begin();
    for (std::size_t n = 0; n < way.size(); ++n) {
      const bool is_end = n == 0 || n + 1 == way.size();
      DigitSet links = DigitSet::of(way[n].digit);
      if (is_end && z.size() == 1) links = links | z;
      if (!is_end) links.add(way[n + 1].digit);
      if (n > 0)
        tell_weak(f_, at(way[n - 1].set, way[n].digit), at(way[n].set, way[n].digit), way[n].digit,
                  static_cast<int>(n));
      tell_set(f_, sets_[way[n].set], links, static_cast<int>(n));
    }
    for (Digit d : z) {
      drop(targets(way[0].set, way.back().set, d), d, way[0].set, way.back().set);
      draw(way, d);
    }
    f_.scratch.trim(f_.board, f_.draft);
    return f_.emit();
  }

  // From the first set without z to the last one with it: each set that loses a digit has the next.
  void draw(std::span<const Joint> way, Digit z) {
    draw(way[0].set, z, false, Link::none);
    for (std::size_t n = 1; n < way.size(); ++n) {
      draw(way[n - 1].set, way[n].digit, true, Link::strong);
      draw(way[n].set, way[n].digit, false, Link::weak);
    }
    draw(way.back().set, z, true, Link::strong);
  }

  Finder<W>& f_;
  int length_;
  std::vector<AlmostLocked<W>>& sets_;
  std::size_t stride_ = 0;
  std::vector<BitSet<W>> at_, seen_;  // by set and digit
  std::vector<Joint> trail_;
  std::vector<bool> been_;
};

}  // namespace

template <int W>
bool find_als_chain(Finder<W>& f, int sets) {
  return AlsChain<W>(f, sets).run();
}

CLEW_TECHNIQUE(find_als_chain)

}  // namespace clew::logic
