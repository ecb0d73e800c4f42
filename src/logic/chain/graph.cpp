#include "logic/chain/graph.h"

#include <tuple>

#include "logic/widths.h"

namespace clew::logic {

template <int W>
void LinkGraph<W>::load(const Board<W>& board, Nodes wanted) {
  board_ = &board;
  size_ = static_cast<NodeId>(board.frame().size());
  first_group_ = static_cast<NodeId>(board.digits() + 1) * size_;
  groups_.clear();
  group_links_.clear();
  sets_.clear();
  group_begin_.assign(board.digits() + 2, 0);
  find_linked();
  if (wanted == Nodes::single) return;
  if (wanted == Nodes::groups_and_sets) find_almost_locked(board, 2, 5, sets_);
  for (int d = 1; d <= board.digits(); ++d) {
    group_begin_[d] = static_cast<NodeId>(groups_.size());
    find_groups(static_cast<Digit>(d));
    for (const AlmostLocked<W>& set : sets_)  // numbered digit by digit, linked afterwards
      if (set.digits.has(static_cast<Digit>(d)))
        find_node(static_cast<Digit>(d), set.cells & board.places(static_cast<Digit>(d)));
  }
  group_begin_.back() = static_cast<NodeId>(groups_.size());
  for (std::size_t i = 0; i < sets_.size(); ++i) link_set(static_cast<int>(i));
  std::sort(group_links_.begin(), group_links_.end(), [](const auto& a, const auto& b) {
    return std::tuple(a.first, a.second.node, -a.second.via) <
           std::tuple(b.first, b.second.node, -b.second.via);
  });
  const auto same = [](const auto& a, const auto& b) {
    return a.first == b.first && a.second.node == b.second.node &&
           (a.second.via == b.second.via || b.second.via >= 0);
  };
  group_links_.erase(std::unique(group_links_.begin(), group_links_.end(), same),
                     group_links_.end());
}

template <int W>
void LinkGraph<W>::find_linked() {
  const Frame<W>& frame = board_->frame();
  linked_.assign(board_->digits() + 1, Cells{});
  for (int c : board_->bivalue())
    for (Digit d : board_->candidates(static_cast<CellId>(c))) linked_[d].add(c);
  for (int i = 0; i < frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (!board_->closed(h)) continue;
    for (Digit d : board_->missing(h))
      if (const Positions at = board_->places(h, d); std::popcount(at) == 2)
        for (int p : Bits{at}) linked_[d].add(frame.cell(h, p));
  }
}

// A closed house whose places for a digit fall into two parts, each a single place or within one
// crossing, and not both single.
template <int W>
void LinkGraph<W>::find_groups(Digit d) {
  const Frame<W>& frame = board_->frame();
  auto one_crossing = [&](HouseId h, Positions part) {
    if (!(part & (part - 1))) return true;
    for (const Crossing& x : frame.layout().crossings(h))
      if (!(part & ~x.here)) return true;
    return false;
  };
  for (int i = 0; i < frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (!board_->closed(h) || !board_->missing(h).has(d)) continue;
    const Positions at = board_->places(h, d);
    if (std::popcount(at) < 3) continue;
    for (const Crossing& x : frame.layout().crossings(h)) {
      const Positions part = at & x.here, rest = at & ~x.here;
      if (!rest || !(part & (part - 1)) || !one_crossing(h, rest)) continue;
      link(find_node(d, frame.cells(h, part)), find_node(d, frame.cells(h, rest)), h);
    }
  }
}

// A link that is found twice, from both of its sides or in two houses, is kept once. Those of sets
// are all kept: in a loop each rules out something of its own.
template <int W>
void LinkGraph<W>::link(NodeId a, NodeId b, std::int32_t via) {
  group_links_.push_back({a, {b, via}});
  group_links_.push_back({b, {a, via}});
  for (NodeId n : {a, b})
    if (!is_group(n)) linked_[digit(n)].add(cell(n));
}

// Without one of its digits the set holds every other.
template <int W>
void LinkGraph<W>::link_set(int i) {
  const AlmostLocked<W>& set = sets_[i];
  for (Digit d : set.digits)
    for (Digit e : set.digits)
      if (d < e)
        link(find_node(d, set.cells & board_->places(d)),
             find_node(e, set.cells & board_->places(e)), -2 - i);
}

template <int W>
NodeId LinkGraph<W>::find_node(Digit d, const Cells& cells) {
  if (cells.size() == 1) return node(static_cast<CellId>(cells.first()), d);
  const std::size_t end =
      group_begin_[d + 1] > group_begin_[d] ? group_begin_[d + 1] : groups_.size();
  for (std::size_t g = group_begin_[d]; g < end; ++g)
    if (groups_[g].cells == cells) return first_group_ + static_cast<NodeId>(g);
  Group group{cells, board_->open(), d};
  for (int c : cells) group.seen &= board_->frame().peers(static_cast<CellId>(c));
  groups_.push_back(group);
  return first_group_ + static_cast<NodeId>(groups_.size() - 1);
}

#define CLEW_GRAPH(W) template class LinkGraph<W>;
CLEW_FOR_WIDTHS(CLEW_GRAPH)

}  // namespace clew::logic
