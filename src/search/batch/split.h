// Splitting a node into its two children.
#pragma once

#include "search/batch/planes.h"

namespace clew::search::CLEW_KERNEL {

template <class G>
void split_nodes(const Split* splits, int n) {
  constexpr int ahead = 8;
  for (int i = 0; i < n; ++i) {
    if (i + ahead < n) {
      prefetch_node(*splits[i + ahead].node);
      prefetch_node(*splits[i + ahead].second);
    }
    SearchNode &node = *splits[i].node, &second = *splits[i].second;
    std::memcpy(second.row, node.row, G::row_bytes);
    const int cell = node.cell(), first = node.first();
    remove_candidate(second.row, first, cell, G::cells);
    if (!(node.more_than_two())) {
      remove_candidate(node.row, node.second(), cell, G::cells);
      continue;
    }
    for (int d = 0; d < G::size; ++d) {
      if (d != first) remove_candidate(node.row, d, cell, G::cells);
    }
  }
}

}  // namespace clew::search::CLEW_KERNEL
