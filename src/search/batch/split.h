// From a node that branches to its two children.
#pragma once

#include "search/batch/planes.h"

namespace clew::search::CLEW_KERNEL {

template <class G>
CLEW_INLINE void remove_candidate(Node& node, unsigned digit, unsigned cell) {
  const unsigned bit = G::cells * digit + cell;
  std::uint8_t& byte = node.candidates[bit / 8];
  byte = static_cast<std::uint8_t>(byte & ~(1U << bit % 8));
}

/// Nodes lie scattered, most of them outside the nearest cache.
template <class G>
CLEW_INLINE void prefetch_node(const Node& node) {
  __builtin_prefetch(&node);
  if (G::row_bytes > 64) __builtin_prefetch(node.candidates + 64);
}

template <class G>
void split_nodes(const Split* splits, int n) {
  constexpr int ahead = 8;
  for (int i = 0; i < n; ++i) {
    if (i + ahead < n) {
      prefetch_node<G>(*splits[i + ahead].node);
      prefetch_node<G>(*splits[i + ahead].second);
    }
    Node &node = *splits[i].node, &second = *splits[i].second;
    std::memcpy(&second, &node, G::row_bytes);
    const unsigned cell = node.cell, digit = node.first & 15;
    remove_candidate<G>(second, digit, cell);
    if (!(node.first & Node::more_than_two)) {
      remove_candidate<G>(node, node.second, cell);
      continue;
    }
    for (unsigned d = 0; d < G::size; ++d) {
      if (d != digit) remove_candidate<G>(node, d, cell);
    }
  }
}

}  // namespace clew::search::CLEW_KERNEL
