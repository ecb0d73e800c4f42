// Alternating inference chains, all by one search. A chain starts with a candidate that is taken to
// be false and goes on link by link: strong (then this one is true), weak (then that one is false).
// Where it reaches a candidate that must be true, one of the two ends is true, whichever it is, and
// candidates that both ends see can be removed.
//
//     4 -strong- 4 -weak- 4 -strong- 4       an X-chain: one digit
//     r1c1: 4 or 7, 7 -weak- 7, r1c9: 7 or 4 an XY-chain: cells of two candidates
//
// All kinds of links together make an AIC. Its conclusions, by its ends:
//   the same candidate: it is true;  in one house or cell: the chain closes to a continuous loop,
//   in which every weak link is strong too, and removes candidates that see both its ends;  otherwise
//   candidates that see both ends go: one makes a discontinuous nice loop, several an AIC.
// Grouped chains have nodes of several cells that act as one.
// A strong link may also be an almost locked set's, when `find` looks: in a loop such a set holds
// all of its digits that do not link it.
//
// X-cycles and AIC come from the work of Bob Hanson and of the Sudoku forums in 2005 to 2007 (the
// name is Nick Brown's); the names of the conclusions follow HoDoKu.
#include <unordered_map>

#include "logic/chain/ends.h"
#include "logic/chain/scratch.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class Search {
 public:
  Search(Finder<W>& f, int variant)
      : f_(f),
        variant_(variant & ~grouped),
        grouped_(variant & grouped),
        scratch_(f.scratch),
        graph_(scratch_.graph),
        walk_(scratch_.walks[0]),
        plain_(scratch_.walks[1]) {
    if (variant_ == x_chain) rules_ = {.strong_in_cells = false, .weak_in_cells = false};
    if (variant_ == xy_chain) rules_ = {.strong_in_houses = false, .weak_in_cells = false};
  }

  bool run() {
    graph_.load(f_.board, nodes());
    auto& hits = scratch_.hits;
    if (variant_ == x_chain || variant_ == xy_chain) {
      hits.clear();
      for_each_start([&](NodeId x) { collect(x, hits); });
    } else {
      ChainHits<W>& all = scratch_.aic[grouped_];
      if (!all.are_of(f_.board, f_.terms.digit, f_.terms.wide)) {
        for_each_start([&](NodeId x) { collect(x, all); });
        if (!f_.terms.stop.requested()) all.complete();
      }
      hits = variant_ == continuous_loop      ? all.loops
             : variant_ == discontinuous_loop ? all.discontinuous
                                              : all.open_ended;
    }
    std::sort(hits.begin(), hits.end());
    NodeId walked = ~NodeId{0}, told = ~NodeId{0};
    for (const ChainHit& hit : hits) {
      if (f_.terms.stop.requested()) return true;
      if (grouped_ && !hit.loop) {
        if (hit.from != told) plain_.run(graph_, {told = hit.from, false}, single());
        if (told_plainly(hit)) continue;
      }
      if (hit.from != walked) walk_.run(graph_, {walked = hit.from, false}, rules_);
      if (!emit(hit)) return false;
    }
    return true;
  }

 private:
  Nodes nodes() const {
    if (!grouped_) return Nodes::single;
    return f_.terms.wide ? Nodes::groups_and_sets : Nodes::groups;
  }

  template <class Visit>
  void for_each_start(Visit&& visit) {
    const Stop& stop = f_.terms.stop;
    for (int d = 1; d <= f_.board.digits(); ++d) {
      const auto digit = static_cast<Digit>(d);
      if (!f_.wanted(digit)) continue;
      for (int c : graph_.linked(digit))
        if (!stop.requested()) visit(graph_.node(static_cast<CellId>(c), digit));
      const auto [first, last] = graph_.groups(digit);
      for (NodeId g = first; g < last && !stop.requested(); ++g) visit(g);
    }
  }

  // Each chain is found from both of its ends; it is kept once.
  template <class Visit>
  void for_each_end(NodeId x, Visit&& visit) {
    walk_.run(graph_, {x, false}, rules_);
    for (const Literal& y : walk_.reached())
      if (y.on && y.node >= x) visit(y.node, walk_.length(y));
  }

  // Chains of one digit, or through cells of two candidates.
  void collect(NodeId x, std::vector<ChainHit>& hits) {
    for_each_end(x, [&](NodeId y, int length) {
      if (x != y && graph_.digit(x) == graph_.digit(y) && !ruled_out(graph_, x, y).empty())
        hits.push_back({length, x, y, false});
    });
  }

  // All kinds at once.
  void collect(NodeId x, ChainHits<W>& all) {
    for_each_end(x, [&](NodeId y, int length) {
      if (x != y && length > 2 && graph_.weak(x, y)) all.loops.push_back({length, x, y, true});
      const auto out = ruled_out(graph_, x, y);
      if (!out.empty())
        (x == y || out.size() == 1 ? all.discontinuous : all.open_ended)
            .push_back({length, x, y, false});
    });
  }

  LinkRules single() const {
    LinkRules rules = rules_;
    rules.groups = false;
    return rules;
  }
  // A chain that is as short without groups is not a grouped chain.
  bool told_plainly(const ChainHit& hit) const {
    if (graph_.is_group(hit.from) || graph_.is_group(hit.to)) return false;
    const Literal end{hit.to, true};
    return plain_.has(end) && plain_.length(end) == hit.length;
  }

  bool emit(const ChainHit& hit) {
    if (!hit.loop) {
      walk_.way({hit.to, true}, scratch_.way);
      return emit(hit, scratch_.way);
    }
    // The conclusion of a loop depends on its path; `find` also tries detours.
    const int detour = f_.terms.wide && !grouped_ ? 2 : 0, most = f_.terms.wide ? 10000 : 1;
    for (int extra = 0; extra <= detour; extra += 2)
      if (!walk_.ways(graph_, rules_, {hit.to, true}, hit.length + extra, most, scratch_.way,
                      [&](const std::vector<Hop>& way) { return emit(hit, way); }))
        return false;
    return true;
  }

  bool emit(const ChainHit& hit, const std::vector<Hop>& way) {
    if (grouped_ && std::none_of(way.begin(), way.end(), [&](const Hop& hop) {
          return hop.via < -1 || graph_.is_group(hop.at.node);
        }))
      return true;
    f_.begin();
    tell(f_, graph_, std::span(way));
    if (hit.loop)
      close(way);
    else
      conclude(f_, graph_, hit.from, hit.to, ruled_out(graph_, hit.from, hit.to));
    if (!f_.draft.has_conclusion() || (hit.loop && told_shorter(hit))) return true;
    scratch_.trim(f_.board, f_.draft);
    return f_.emit();
  }

  // Many loops conclude the same; the shortest come first and are enough.
  bool told_shorter(const ChainHit& hit) {
    const Step step = f_.draft.step();
    std::uint64_t hash = 1469598103934665603u;
    for (const Candidate& x : step.eliminations)
      hash = (hash ^ (x.cell * 64u + x.digit)) * 1099511628211u;
    const auto [known, is_new] = loops_.try_emplace(hash, hit.length);
    return !is_new && known->second < hit.length;
  }

  // A continuous loop: of every weak link one end is true, the closing one too.
  void close(const std::vector<Hop>& way) {
    const NodeId first = way.front().at.node, last = way.back().at.node;
    if (graph_.digit(first) == graph_.digit(last))
      tell_weak(f_, graph_.cells(last), graph_.cells(first), graph_.digit(first));
    draw(f_, graph_, way.front().at, Link::weak);
    for (std::size_t i = 1; i < way.size(); i += 2) {
      const NodeId a = way[i].at.node, b = way[(i + 1) % way.size()].at.node;
      conclude(f_, graph_, a, b, ruled_out(graph_, a, b));
      if (way[i].via < -1)
        lock(graph_.set(way[i].via), graph_.digit(way[i - 1].at.node), graph_.digit(a));
    }
  }

  // In a loop a set has just one of its two linking digits, and so every other digit.
  void lock(const AlmostLocked<W>& set, Digit one, Digit two) {
    bool any = false;
    for (Digit e : set.digits) {
      if (e == one || e == two) continue;
      const BitSet<W> in = set.cells & f_.board.places(e);
      for (int t : (f_.board.places(e) & f_.common_peers(in)) - set.cells) {
        f_.draft.eliminate(static_cast<CellId>(t), e);
        f_.one(static_cast<CellId>(t), in, e, Role::weak);
        any = true;
      }
    }
    for (Digit d : {one, two})
      if (any && (set.cells & f_.board.places(d)).size() > 1)
        f_.draft.one_in(set.house, d, Role::subset);
  }

  Finder<W>& f_;
  int variant_;
  bool grouped_;
  ChainScratch<W>& scratch_;
  LinkGraph<W>& graph_;
  Walk<W>&walk_, &plain_;
  LinkRules rules_;
  std::unordered_map<std::uint64_t, int> loops_;  // by eliminations: the shortest length
};

}  // namespace

template <int W>
bool find_chain(Finder<W>& f, int variant) {
  return Search<W>(f, variant).run();
}

CLEW_TECHNIQUE(find_chain)

}  // namespace clew::logic
