// Nodes that wait, last in, first out: so a search stays deep rather than wide, and memory small.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>

#include "search/batch/kernel.h"

namespace clew::search {

/// Of two copies of a node that branches, in a grid of that size, the first becomes the first
/// child, where the chosen cell holds its lowest digit, the other the second.
inline void split(Node& node, Node& other, int size = 9) {
  const int cells = size * size, cell = node.cell, first = node.first & 15, second = node.second;
  const bool more = node.first & Node::more_than_two;
  remove_candidate(&other.cell, first, cell, cells);
  if (!more) {
    remove_candidate(&node.cell, second, cell, cells);
    return;
  }
  for (int d = 0; d < size; ++d) {
    if (d != first) remove_candidate(&node.cell, d, cell, cells);
  }
}

class Pool {
 public:
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  void clear() { size_ = 0; }
  const Node& operator[](std::size_t i) const { return nodes_[i]; }

  /// Room for that many more; every pointer into the pool goes stale.
  void reserve(std::size_t more) {
    if (size_ + more <= room_) return;
    const std::size_t room = 2 * room_ + more;
    std::unique_ptr<Node[]> nodes(new Node[room]);
    std::copy_n(nodes_.get(), size_, nodes.get());
    nodes_ = std::move(nodes);
    room_ = room;
  }
  /// The next node, to be filled in. Room must have been reserved.
  Node& push() { return nodes_[size_++]; }
  /// Stays valid until the next push.
  const Node& pop() { return nodes_[--size_]; }

 private:
  std::unique_ptr<Node[]> nodes_;
  std::size_t size_ = 0, room_ = 0;
};

}  // namespace clew::search
