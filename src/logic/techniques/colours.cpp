// Colours: along strong links of one digit, true and false take turns, so the candidates of a
// cluster get two colours, one of which is the true one.
//
//   trap           a candidate that sees both colours of a cluster can go
//   wrap           two candidates of one colour see each other, so that colour is false
//   multi-colours  two clusters: where a colour of the one sees a colour of the other, one of
//     type 1       the two opposite colours is true: candidates that see both can go
//     type 2       a colour that sees both colours of the other cluster is false
//
// Colouring of single digits was worked out on the Sudoku forums in 2005.
#include "logic/chain/clusters.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class Colours {
 public:
  Colours(Finder<W>& f, Digit d) : f_(f), d_(d), clusters_(f.scratch.clusters) {
    clusters_.load(f.board, d);
  }

  bool trap() {
    for (const Cluster<W>& cluster : clusters_.all()) {
      f_.begin();
      for (int t : f_.board.places(d_) - cluster.cells()) {
        const auto a = seen_by(t, cluster.colour[0]), b = seen_by(t, cluster.colour[1]);
        if (a.empty() || b.empty()) continue;
        const auto [x, y] = clusters_.nearest(a, b);
        tell_path(x, y, false, 0);
        drop(t, x, y);
      }
      if (!emit({&cluster})) return false;
    }
    return true;
  }

  bool wrap() {
    for (const Cluster<W>& cluster : clusters_.all())
      for (const BitSet<W>& colour : cluster.colour)
        if (!wrap(cluster, colour)) return false;
    return true;
  }

  bool multi(bool second_type) {
    for (const Cluster<W>& x : clusters_.all())
      for (const Cluster<W>& y : clusters_.all()) {
        if (&x == &y) continue;
        if (!second_type) {
          if (&x < &y && !joined(x, y)) return false;
          continue;
        }
        for (int i : {0, 1})
          if (!sees_both(x, i, y)) return false;
      }
    return true;
  }

 private:
  BitSet<W> seen_by(int t, const BitSet<W>& cells) const {
    return cells & f_.frame.peers(static_cast<CellId>(t));
  }

  // Explains: if a is true (or false), so is b, or the opposite. Strong and weak links alternate on
  // the path.
  void tell_path(CellId a, CellId b, bool true_at_a, int part) {
    bool on = true_at_a;
    clusters_.path(a, b, [&](CellId from, CellId to, HouseId h) {
      if (on)
        f_.one(from, to, d_, Role::colour, part);
      else
        f_.draft.some_in(h, d_, Role::colour, part);
      on = !on;
    });
  }

  void drop(int t, CellId x, CellId y) {
    const auto c = static_cast<CellId>(t);
    f_.draft.eliminate(c, d_);
    f_.one(c, x, d_, Role::weak);
    f_.one(c, y, d_, Role::weak);
  }

  // Draws the clusters, one colour on and one off, and hands the step over if there is one.
  bool emit(std::initializer_list<const Cluster<W>*> clusters) {
    if (!f_.draft.has_conclusion()) return true;
    for (const Cluster<W>* cluster : clusters)
      for (int i : {0, 1})
        for (int c : cluster->colour[i]) {
          f_.draft.node(d_, i == 0, Link::none);
          f_.draft.node_cell(static_cast<CellId>(c));
        }
    f_.scratch.trim(f_.board, f_.draft);
    return f_.emit();
  }

  bool wrap(const Cluster<W>& cluster, const BitSet<W>& colour) {
    for (int a : colour) {
      const BitSet<W> others = seen_by(a, colour);
      if (others.empty()) continue;
      const auto one = static_cast<CellId>(a), two = static_cast<CellId>(others.first());
      f_.begin();
      for (int c : colour) {
        f_.draft.eliminate(static_cast<CellId>(c), d_);
        tell_path(static_cast<CellId>(c), one, true, 0);
        tell_path(static_cast<CellId>(c), two, true, 0);
      }
      f_.one(one, two, d_, Role::weak);
      return emit({&cluster});
    }
    return true;
  }

  // Finds the conclusions from colours of x that see colours of y.
  bool joined(const Cluster<W>& x, const Cluster<W>& y) {
    f_.begin();
    for (int i : {0, 1})
      for (int j : {0, 1}) {
        const auto joint = first_joint(x.colour[i], y.colour[j]);
        if (!joint) continue;
        const BitSet<W> out = f_.board.places(d_) - x.cells() - y.cells();
        for (int t : out) {
          const BitSet<W> a = seen_by(t, x.colour[1 - i]), b = seen_by(t, y.colour[1 - j]);
          if (a.empty() || b.empty()) continue;
          const CellId p = clusters_.nearest(a, joint->first);
          const CellId q = clusters_.nearest(b, joint->second);
          f_.one(joint->first, joint->second, d_, Role::weak);
          tell_path(p, joint->first, false, 0);
          tell_path(q, joint->second, false, 1);
          drop(t, p, q);
        }
      }
    return emit({&x, &y});
  }

  // Colour i of x sees both colours of y.
  bool sees_both(const Cluster<W>& x, int i, const Cluster<W>& y) {
    const auto one = first_joint(x.colour[i], y.colour[0]);
    const auto two = first_joint(x.colour[i], y.colour[1]);
    if (!one || !two) return true;
    f_.begin();
    f_.one(one->first, one->second, d_, Role::weak);
    f_.one(two->first, two->second, d_, Role::weak);
    tell_path(one->second, two->second, false, 1);
    for (int c : x.colour[i]) {
      f_.draft.eliminate(static_cast<CellId>(c), d_);
      tell_path(static_cast<CellId>(c), one->first, true, 0);
      tell_path(static_cast<CellId>(c), two->first, true, 0);
    }
    return emit({&x, &y});
  }

  std::optional<std::pair<CellId, CellId>> first_joint(const BitSet<W>& a,
                                                       const BitSet<W>& b) const {
    for (int p : a)
      if (const BitSet<W> seen = seen_by(p, b); !seen.empty())
        return std::pair(static_cast<CellId>(p), static_cast<CellId>(seen.first()));
    return std::nullopt;
  }

  Finder<W>& f_;
  Digit d_;
  Clusters<W>& clusters_;
};

}  // namespace

template <int W>
bool find_colours(Finder<W>& f, int kind) {
  for (int i = 1; i <= f.board.digits(); ++i) {
    const auto d = static_cast<Digit>(i);
    if (!f.wanted(d) || !f.stale(d)) continue;
    Colours<W> colours(f, d);
    const bool go_on = kind == colour_trap   ? colours.trap()
                       : kind == colour_wrap ? colours.wrap()
                                             : colours.multi(kind == multi_colours_2);
    if (!go_on) return false;
  }
  return true;
}

CLEW_TECHNIQUE(find_colours)

}  // namespace clew::logic
