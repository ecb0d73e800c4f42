// Kraken fish: a fish whose eliminations do not see the fins, but reach them by chains.
//
// Take candidate y as true and follow the chains of strong and weak links from it. If they take so
// many of a digit's candidates away that n bases have only candidates of n - 1 covers, y is wrong.
//
//   type 1   y is of that digit and lies in a cover of the fish: each fin leads to y being false
//   type 2   y is of another digit: whichever base candidate outside the covers is true, y is false
//
//     rows 1 and 5 as bases, columns 2 and 6 as covers, a fin in r5c8: y in column 6 does not see
//     the fin, but: if y is 7, then r4c9 is not 7, so r4c8 is 7, so r5c8 is not.
//
// First played on the Sudoku Players' forum in 2007; the two types are HoDoKu's.
#include "logic/chain/tell.h"
#include "logic/techniques/all.h"
#include "logic/techniques/fish_shapes.h"

namespace clew::logic {
namespace {

template <int W>
class Kraken {
 public:
  Kraken(Finder<W>& f, int type)
      : f_(f), type_(type), graph_(f.scratch.graph), walk_(f.scratch.walks[0]) {}

  bool run() {
    if (!f_.terms.wide && f_.frame.size() > 128) return true;  // too many chains for a path
    graph_.load(f_.board, Nodes::single);
    houses_of_side(f_.frame, Side::all, houses_);
    for (int i : f_.board.open()) {
      const auto c = static_cast<CellId>(i);
      for (Digit e : f_.board.candidates(c)) {
        if (f_.terms.stop.requested()) return true;
        if (f_.wanted(e) && !suppose({c, e})) return false;
      }
    }
    return true;
  }

 private:
  static constexpr int most_steps = 40;  // bound for one candidate and digit

  int largest() const { return f_.terms.wide ? most_fish : 4; }

  bool suppose(Candidate y) {
    const NodeId start = graph_.node(y.cell, y.digit);
    walk_.run(graph_, {start, true}, {});
    auto& out = f_.scratch.out[0];
    out.assign(f_.board.digits() + 1, {});
    for (const Literal& x : walk_.reached()) {
      if (!x.on) continue;
      if (walk_.has({x.node, false})) return true;  // a chain by itself refutes y
      const CellId c = graph_.cell(x.node);
      out[graph_.digit(x.node)] |= graph_.seen(x.node);
      for (Digit e : f_.board.candidates(c) - DigitSet::of(graph_.digit(x.node))) out[e].add(c);
    }
    for (Digit d = 1; d <= f_.board.digits(); ++d)
      if ((type_ == 1) == (d == y.digit) && !fish(y, d, f_.board.places(d) - out[d])) return false;
    return true;
  }

  bool fish(Candidate y, Digit d, BitSet<W> left) {
    BitSet<W> start{};
    if (d == y.digit) start.add(y.cell), left.remove(y.cell);
    BitSet<W> near = f_.board.places(d) - left - start;
    if (d == y.digit) near -= f_.frame.peers(y.cell);
    if (near.empty()) return true;  // no chain takes part
    using Answer = typename TemplateSearch<W>::Answer;
    if (f_.scratch.templates.fits(f_.board, d, left, start) != Answer::no) return true;
    bool on = true, found = false;
    int told = 0;
    for (int size = 2; on && !found && size <= largest(); ++size) {
      FishSearch<W> search(f_.board, f_.scratch.fish_marks, d, size, houses_, houses_);
      search.limit(f_.terms.wide ? 50'000 : 2'000, f_.terms.stop);
      search.hearts(left, d == y.digit ? y.cell : -1, [&](const Fish& heart) {
        if (!tell_heart(y, heart)) return true;
        found = true;
        on = f_.emit();
        return on && ++told < most_steps;
      });
    }
    return on;
  }

  // Returns true if both a chain and a fish take part.
  bool tell_heart(Candidate y, const Fish& heart) {
    const Digit d = heart.digit;
    HouseCount<W> in_bases, in_covers;
    for (int i = 0; i < heart.size; ++i) {
      in_bases.add(f_.board.places(d) & f_.frame.cells(heart.bases[i]));
      if (i + 1 < heart.size) in_covers.add(f_.board.places(d) & f_.frame.cells(heart.covers[i]));
    }
    BitSet<W> out = in_bases.beyond(in_covers);
    f_.begin().eliminate(y.cell, y.digit);
    for (int i = 0; i < heart.size; ++i) f_.draft.some_in(heart.bases[i], d, Role::base, i);
    for (int i = 0; i + 1 < heart.size; ++i) f_.draft.one_in(heart.covers[i], d, Role::cover, i);
    if (d == y.digit) {
      f_.one(y.cell, out & f_.frame.peers(y.cell), d, Role::cover, heart.size - 1);
      out -= f_.frame.peers(y.cell);
    } else {
      out.remove(y.cell);
    }
    if (out.empty()) return false;
    int part = 0;
    for (int c : out) tell_fin({static_cast<CellId>(c), d}, part++);
    f_.scratch.trim.by_checker(f_.board, f_.draft);
    int bases = 0;
    for (const Fact& fact : f_.draft.facts()) bases += fact.role == Role::base;
    return bases > 1;
  }

  // The shortest path from y to a node that excludes the fin.
  void tell_fin(Candidate fin, int part) {
    const NodeId target = graph_.node(fin.cell, fin.digit);
    for (const Literal& x : walk_.reached()) {
      if (!x.on || x.node == target || !graph_.weak(x.node, target)) continue;
      auto& way = f_.scratch.way;
      walk_.way(x, way);
      tell(f_, graph_, std::span<const Hop>(way), part);
      BitSet<W> cells{};
      cells.add(fin.cell);
      tell_ruled_out(f_, graph_, x.node, cells, fin.digit, part);
      draw(f_, graph_, {target, false}, Link::weak);
      return;
    }
  }

  Finder<W>& f_;
  int type_;
  LinkGraph<W>& graph_;
  Walk<W>& walk_;
  std::vector<HouseId> houses_;
};

}  // namespace

template <int W>
bool find_kraken_fish(Finder<W>& f, int type) {
  return Kraken<W>(f, type).run();
}

CLEW_TECHNIQUE(find_kraken_fish)

}  // namespace clew::logic
