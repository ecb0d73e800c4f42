// Bivalue forcing chains: a cell has two candidates, so one of them is true. Follow both.
//
//   contradiction  one of them leads to a candidate being true and false: it goes
//   same value     both lead to the same candidate being true: it is placed
//   common removal both lead to the same candidate being false: it goes
//
//     r1c1 = 3 → … → r5c5 = 7      so r5c5 is 7 either way
//     r1c1 = 8 → … → r5c5 = 7
//
// Sudoku Explainer's forcing chains (Nicolas Juillerat, 2006) start so.
#include "logic/chain/scratch.h"
#include "logic/chain/tell.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class Bivalue {
 public:
  explicit Bivalue(Finder<W>& f) : f_(f), graph_(f.scratch.graph) {}

  bool run() {
    graph_.load(f_.board, Nodes::single);
    for (int i : f_.board.bivalue()) {
      const auto c = static_cast<CellId>(i);
      const DigitSet two = f_.board.candidates(c);
      const NodeId start[2] = {graph_.node(c, two.first()),
                               graph_.node(c, (two - DigitSet::of(two.first())).first())};
      for (int side : {0, 1}) walk(side).run(graph_, {start[side], true}, {});
      for (int side : {0, 1})
        if (!contradiction(side, start[side])) return false;
      if (!same_value() || !common_removal(c)) return false;
      if (f_.terms.stop.requested()) break;
    }
    return true;
  }

 private:
  Walk<W>& walk(int side) { return f_.scratch.walks[side]; }

  bool wanted(NodeId n) const { return f_.wanted(graph_.digit(n)); }

  void tell_way(int side, Literal to, int part) {
    auto& way = f_.scratch.way;
    walk(side).way(to, way);
    tell(f_, graph_, std::span<const Hop>(way), part);
  }

  bool contradiction(int side, NodeId start) {
    if (!wanted(start)) return true;
    for (const Literal& x : walk(side).reached()) {
      if (!x.on || !walk(side).has({x.node, false})) continue;
      f_.begin().eliminate(graph_.cell(start), graph_.digit(start));
      tell_way(side, x, 0);
      tell_way(side, {x.node, false}, 1);
      return emit();  // the nearest is enough: the conclusion is always the same
    }
    return true;
  }

  bool emit() {
    f_.scratch.trim(f_.board, f_.draft);
    return f_.emit();
  }

  void tell_cell() {
    const NodeId start = walk(0).reached()[0].node;
    f_.draft.some_cell(graph_.cell(start), Role::pivot);
  }

  bool same_value() {
    for (const Literal& x : walk(0).reached()) {
      if (!x.on || !walk(1).has(x) || !wanted(x.node)) continue;
      f_.begin().place(graph_.cell(x.node), graph_.digit(x.node));
      tell_cell();
      for (int side : {0, 1}) tell_way(side, x, side);
      if (!emit()) return false;
    }
    return true;
  }

  bool common_removal(CellId start) {
    auto& out = f_.scratch.out;
    for (int side : {0, 1}) {
      out[side].assign(f_.board.digits() + 1, {});
      for (const Literal& x : walk(side).reached()) {
        if (!x.on) continue;
        out[side][graph_.digit(x.node)] |= graph_.seen(x.node);
        const CellId c = graph_.cell(x.node);
        for (Digit e : f_.board.candidates(c) - DigitSet::of(graph_.digit(x.node)))
          out[side][e].add(c);
      }
    }
    for (int i = 1; i <= f_.board.digits(); ++i) {
      const auto d = static_cast<Digit>(i);
      if (!f_.wanted(d)) continue;
      for (int c : f_.board.places(d) & out[0][d] & out[1][d]) {
        if (c == start) continue;
        f_.begin().eliminate(static_cast<CellId>(c), d);
        tell_cell();
        for (int side : {0, 1}) tell_removal(side, static_cast<CellId>(c), d);
        if (!emit()) return false;
      }
    }
    return true;
  }

  // The way to the nearest candidate that rules out d in c, and that it does.
  void tell_removal(int side, CellId c, Digit d) {
    const NodeId target = graph_.node(c, d);
    for (const Literal& x : walk(side).reached()) {
      if (!x.on || x.node == target || !graph_.weak(x.node, target)) continue;
      tell_way(side, x, side);
      BitSet<W> cells{};
      cells.add(c);
      tell_ruled_out(f_, graph_, x.node, cells, d, side);
      draw(f_, graph_, {target, false}, Link::weak);
      return;
    }
  }

  Finder<W>& f_;
  LinkGraph<W>& graph_;
};

}  // namespace

template <int W>
bool find_bivalue_forcing(Finder<W>& f, int) {
  return Bivalue<W>(f).run();
}

CLEW_TECHNIQUE(find_bivalue_forcing)

}  // namespace clew::logic
