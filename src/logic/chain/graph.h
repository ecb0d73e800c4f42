// The implication graph of a grid: nodes are candidates, or groups of candidates of one digit that
// lie where two houses cross; links give the consequences of a node being true or false.
//
//   strong: when the node is false its partner is true. Two candidates left in a cell; a digit with
//           two places (or two groups of places) left in a complete house.
//           With almost locked sets: two digits of a set, of which one must be in
//           it (the set's cells with the digit then act as one node).
//   weak:   when the node is true the other is false. Two candidates of a cell; a digit in two
//           cells, or groups, that see each other.
//
// A group is true when one of its candidates is. Nodes without a strong link lead nowhere and are
// not shown. Weak links are not stored: they are read off the peers.
#pragma once

#include <algorithm>
#include <vector>

#include "logic/chain/almost_locked.h"

namespace clew::logic {

/// A single candidate, or a group. Groups are numbered after all candidates.
using NodeId = std::uint32_t;

/// A strong link as seen from one of its ends.
struct Partner {
  NodeId node;
  std::int32_t via;  // the house; -1: the cell that holds both; less: an almost locked set
};

/// Links that a walk through the graph may use.
struct LinkRules {
  bool strong_in_cells = true;   // two candidates left in a cell
  bool strong_in_houses = true;  // two places left in a house
  bool weak_in_cells = true;     // candidates of one cell; without it a walk keeps to one digit
  bool groups = true;            // nodes of several cells, and almost locked sets
  int longest = 20;              // nodes of a way, its start counted
};

/// Node types of a graph beyond single candidates.
enum class Nodes { single, groups, groups_and_sets };

template <int W>
class LinkGraph {
 public:
  using Cells = BitSet<W>;

  /// Reads the board. The board must stay as it is while the graph is used.
  void load(const Board<W>&, Nodes);

  const Board<W>& board() const { return *board_; }
  std::size_t nodes() const { return first_group_ + groups_.size(); }
  NodeId node(CellId c, Digit d) const { return d * size_ + c; }
  bool is_group(NodeId n) const { return n >= first_group_; }
  Digit digit(NodeId n) const {
    return is_group(n) ? groups_[n - first_group_].digit : static_cast<Digit>(n / size_);
  }
  /// The cell of a single candidate.
  CellId cell(NodeId n) const { return static_cast<CellId>(n % size_); }
  Cells cells(NodeId n) const {
    if (is_group(n)) return groups_[n - first_group_].cells;
    Cells one{};
    one.add(cell(n));
    return one;
  }
  /// The cells that see every cell of the node.
  const Cells& seen(NodeId n) const {
    return is_group(n) ? groups_[n - first_group_].seen : board_->frame().peers(cell(n));
  }
  /// Cells in which candidate d has a strong link.
  const Cells& linked(Digit d) const { return linked_[d]; }
  /// The groups of a digit: nodes from first up to, but not including, second.
  std::pair<NodeId, NodeId> groups(Digit d) const {
    return {first_group_ + group_begin_[d], first_group_ + group_begin_[d + 1]};
  }
  /// The set of a link with via < -1.
  const AlmostLocked<W>& set(std::int32_t via) const { return sets_[-2 - via]; }
  /// Returns true if at most one of two nodes can be true.
  bool weak(NodeId a, NodeId b) const {
    if (digit(a) == digit(b)) return cells(b).within(seen(a));
    return !is_group(a) && !is_group(b) && cell(a) == cell(b);
  }

  /// Calls visit(Partner) for each strong link of the node: through its cell, through its houses.
  template <class Visit>
  void strong(NodeId n, const LinkRules&, Visit&& visit) const;
  /// Calls visit(NodeId) for each node with a strong link that is false when this one is true.
  template <class Visit>
  void weak_links(NodeId n, const LinkRules&, Visit&& visit) const;

 private:
  struct Group {
    Cells cells, seen;
    Digit digit;
  };

  void find_linked();
  void find_groups(Digit);
  void link(NodeId, NodeId, std::int32_t via);
  void link_set(int);
  NodeId find_node(Digit, const Cells&);

  const Board<W>* board_ = nullptr;
  NodeId size_ = 0, first_group_ = 0;
  std::vector<Cells> linked_;
  std::vector<Group> groups_;
  std::vector<NodeId> group_begin_;
  std::vector<AlmostLocked<W>> sets_;
  std::vector<std::pair<NodeId, Partner>> group_links_;  // links with a group at an end, by node
};

template <int W>
template <class Visit>
void LinkGraph<W>::strong(NodeId n, const LinkRules& rules, Visit&& visit) const {
  if (!is_group(n)) {
    const CellId c = cell(n);
    const Digit d = digit(n);
    if (rules.strong_in_cells && board_->bivalue().has(c))
      visit(Partner{node(c, (board_->candidates(c) - DigitSet::of(d)).first()), -1});
    if (rules.strong_in_houses)
      for (const Seat& seat : board_->frame().seats(c)) {
        if (!board_->closed(seat.house)) continue;
        const Positions other = board_->places(seat.house, d) & ~(Positions{1} << seat.position);
        if (other && !(other & (other - 1)))
          visit(Partner{node(board_->frame().cell(seat.house, std::countr_zero(other)), d),
                        seat.house});
      }
  }
  if (!rules.groups || group_links_.empty()) return;
  auto it = std::lower_bound(group_links_.begin(), group_links_.end(), n,
                             [](const auto& entry, NodeId key) { return entry.first < key; });
  for (; it != group_links_.end() && it->first == n; ++it) visit(it->second);
}

template <int W>
template <class Visit>
void LinkGraph<W>::weak_links(NodeId n, const LinkRules& rules, Visit&& visit) const {
  const Digit d = digit(n);
  for (int c : linked_[d] & seen(n)) visit(node(static_cast<CellId>(c), d));
  if (rules.groups) {
    const auto [first, last] = groups(d);
    for (NodeId g = first; g < last; ++g)
      if (groups_[g - first_group_].cells.within(seen(n))) visit(g);
  }
  if (rules.weak_in_cells && !is_group(n))
    for (Digit e : board_->candidates(cell(n)))
      if (e != d && linked_[e].has(cell(n))) visit(node(cell(n), e));
}

}  // namespace clew::logic
