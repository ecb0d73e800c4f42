#include "logic/chain/walk.h"

#include "logic/widths.h"

namespace clew::logic {

template <int W>
void Walk<W>::reach(Literal x, Literal from, std::int32_t via, int length) {
  if (stamp_[index(x)] == now_) return;
  stamp_[index(x)] = now_;
  trail_[index(x)] = {from, via, length};
  queue_.push_back(x);
}

template <int W>
void Walk<W>::run(const LinkGraph<W>& graph, Literal start, const LinkRules& rules) {
  if (const std::size_t literals = 2 * graph.nodes(); stamp_.size() < literals) {
    stamp_.resize(literals, 0);
    trail_.resize(literals);
  }
  if (++now_ == 0) {
    std::fill(stamp_.begin(), stamp_.end(), 0);
    now_ = 1;
  }
  queue_.clear();
  reach(start, start, -1, 1);
  for (std::size_t i = 0; i < queue_.size(); ++i) {
    const Literal x = queue_[i];
    const int length = trail_[index(x)].length + 1;
    if (length > rules.longest) break;
    if (x.on)
      graph.weak_links(x.node, rules, [&](NodeId n) { reach({n, false}, x, -1, length); });
    else
      graph.strong(x.node, rules, [&](Partner p) { reach({p.node, true}, x, p.via, length); });
  }
}

template <int W>
void Walk<W>::way(Literal x, std::vector<Hop>& out) const {
  CLEW_ASSERT(has(x));
  out.clear();
  for (;; x = trail_[index(x)].from) {
    out.push_back({x, trail_[index(x)].via});
    if (trail_[index(x)].length == 1) break;
  }
  std::reverse(out.begin(), out.end());
}

#define CLEW_WALK(W) template class Walk<W>;
CLEW_FOR_WIDTHS(CLEW_WALK)

}  // namespace clew::logic
