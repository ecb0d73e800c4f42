// A greedy clique cover. Starts from the first uncovered link and adds the cell that sees all cells
// so far and covers the most links with them, until no cell sees them all. Cells that cover no new
// link are welcome: the larger a clique, the more its members' candidates lock. Four cells of an
// anti-king 2x2 become one clique, where links alone would be two pairs.
#include "search/cliques.h"

#include <algorithm>

namespace clew::search {

std::vector<std::vector<CellId>> link_cliques(const Layout& layout) {
  constexpr std::size_t most = 64;
  std::vector<Layout::Link> links;
  for (const auto& [a, b] : layout.lone_links())
    if (layout.common_house(a, b) < 0) links.push_back(std::minmax(a, b));
  if (links.empty()) return {};
  std::ranges::sort(links);
  const auto cells = static_cast<std::size_t>(layout.size());
  std::vector<std::vector<CellId>> open(cells);  // the links that are not covered, by cell
  for (const auto& [a, b] : links) {
    open[a].push_back(b);
    open[b].push_back(a);
  }
  std::vector<std::vector<CellId>> cliques;
  struct Count {
    int sees, gain;  // number of cells of the clique that it sees, and that an open link joins to
                     // it
  };
  std::vector<Count> counts(cells);
  for (const auto& [first, second] : links) {
    if (std::ranges::find(open[first], second) == open[first].end()) continue;
    std::vector<CellId> clique;
    const auto join = [&](CellId c) {
      clique.push_back(c);
      for (const CellId peer : layout.peers(c)) ++counts[peer].sees;
      for (const CellId other : open[c]) ++counts[other].gain;
    };
    join(first);
    join(second);
    while (clique.size() < most) {
      int best_gain = -1;
      CellId best = 0;
      for (const CellId c : layout.peers(first)) {
        const auto [sees, gain] = counts[c];
        if (sees != static_cast<int>(clique.size()) || gain <= best_gain) continue;
        best_gain = gain;
        best = c;
      }
      if (best_gain < 0) break;
      join(best);
    }
    std::ranges::sort(clique);
    for (const CellId c : clique) {
      for (const CellId peer : layout.peers(c)) counts[peer] = {};
      std::erase_if(open[c], [&](CellId o) { return std::ranges::binary_search(clique, o); });
    }
    cliques.push_back(std::move(clique));
  }
  return cliques;
}

}  // namespace clew::search
