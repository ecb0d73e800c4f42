// Greedy: start from the first link that is not covered, and add the cell that sees all so far and
// covers the most links with them, until no cell sees them all. Cells that cover nothing new are
// welcome: the larger a set, the more its members' candidates lock. Four cells of a king's 2x2 come
// together this way, where links alone would be two pairs.
#include "search/cliques.h"

#include <algorithm>
#include <set>

namespace clew::search {
std::vector<std::vector<CellId>> link_cliques(const Layout& layout) {
  constexpr std::size_t most = 64;
  std::set<Layout::Link> open;
  for (const auto& [a, b] : layout.lone_links())
    if (layout.common_house(a, b) < 0) open.insert({a, b});

  std::vector<std::vector<CellId>> cliques;
  while (!open.empty()) {
    std::vector<CellId> clique{open.begin()->first, open.begin()->second};
    while (clique.size() < most) {
      std::ptrdiff_t best_gain = -1;
      CellId best = 0;
      for (const CellId c : layout.peers(clique[0])) {
        std::ptrdiff_t gain = 0;
        for (const CellId member : clique) {
          if (c == member || !layout.sees(c, member)) {
            gain = -1;
            break;
          }
          gain += static_cast<std::ptrdiff_t>(open.count(std::minmax(c, member)));
        }
        if (gain > best_gain) {
          best_gain = gain;
          best = c;
        }
      }
      if (best_gain < 0) break;
      clique.push_back(best);
    }
    std::sort(clique.begin(), clique.end());
    for (std::size_t i = 0; i < clique.size(); ++i)
      for (std::size_t j = i + 1; j < clique.size(); ++j) open.erase({clique[i], clique[j]});
    cliques.push_back(std::move(clique));
  }
  return cliques;
}

}  // namespace clew::search
