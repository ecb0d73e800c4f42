#include "logic/chain/graph.h"

#include <tuple>

#include "logic/widths.h"

namespace clew::logic {

template <int W>
void Graph<W>::load(const Board<W>& board, bool with_groups) {
  board_ = &board;
  size_ = static_cast<NodeId>(board.frame().size());
  first_group_ = static_cast<NodeId>(board.digits() + 1) * size_;
  groups_.clear();
  group_links_.clear();
  group_begin_.assign(board.digits() + 2, 0);
  find_linked();
  if (!with_groups) return;
  for (int d = 1; d <= board.digits(); ++d) {
    group_begin_[d] = static_cast<NodeId>(groups_.size());
    find_groups(static_cast<Digit>(d));
  }
  group_begin_.back() = static_cast<NodeId>(groups_.size());
  std::sort(group_links_.begin(), group_links_.end(), [](const auto& a, const auto& b) {
    return std::tuple(a.first, a.second.node, a.second.house) <
           std::tuple(b.first, b.second.node, b.second.house);
  });
}

template <int W>
void Graph<W>::find_linked() {
  const Frame<W>& frame = board_->frame();
  linked_.assign(board_->digits() + 1, Cells{});
  for (int c : board_->bivalue())
    for (Digit d : board_->candidates(static_cast<CellId>(c))) linked_[d].add(c);
  for (int i = 0; i < frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (!frame.complete(h)) continue;
    for (Digit d : board_->missing(h))
      if (const Positions at = board_->places(h, d); std::popcount(at) == 2)
        for (int p : Bits{at}) linked_[d].add(frame.cell(h, p));
  }
}

// A complete house whose places for a digit fall into two parts, each a single place or within one
// crossing, and not both single.
template <int W>
void Graph<W>::find_groups(Digit d) {
  const Frame<W>& frame = board_->frame();
  auto one_crossing = [&](HouseId h, Positions part) {
    if (!(part & (part - 1))) return true;
    for (const Crossing& x : frame.crossings(h))
      if (!(part & ~x.in_base)) return true;
    return false;
  };
  for (int i = 0; i < frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (!frame.complete(h) || !board_->missing(h).has(d)) continue;
    const Positions at = board_->places(h, d);
    if (std::popcount(at) < 3) continue;
    for (const Crossing& x : frame.crossings(h)) {
      const Positions part = at & x.in_base, rest = at & ~x.in_base;
      if (!rest || !(part & (part - 1)) || !one_crossing(h, rest)) continue;
      link(h, d, frame.cells(h, part), frame.cells(h, rest));
    }
  }
}

template <int W>
void Graph<W>::link(HouseId h, Digit d, const Cells& part, const Cells& rest) {
  const NodeId a = find_node(d, part), b = find_node(d, rest);
  for (const auto& [node, partner] : group_links_)
    if (node == a && partner.node == b && partner.house == h) return;  // from both of its sides
  group_links_.push_back({a, {b, h}});
  group_links_.push_back({b, {a, h}});
  for (NodeId n : {a, b})
    if (!is_group(n)) linked_[d].add(cell(n));
}

template <int W>
NodeId Graph<W>::find_node(Digit d, const Cells& cells) {
  if (cells.size() == 1) return node(static_cast<CellId>(cells.first()), d);
  for (std::size_t g = group_begin_[d]; g < groups_.size(); ++g)
    if (groups_[g].cells == cells) return first_group_ + static_cast<NodeId>(g);
  Group group{cells, board_->open(), d};
  for (int c : cells) group.seen &= board_->frame().peers(static_cast<CellId>(c));
  groups_.push_back(group);
  return first_group_ + static_cast<NodeId>(groups_.size() - 1);
}

#define CLEW_GRAPH(W) template class Graph<W>;
CLEW_FOR_WIDTHS(CLEW_GRAPH)

}  // namespace clew::logic
