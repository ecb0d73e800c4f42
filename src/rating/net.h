// The consequences of one assumption: candidates that turn on and off, each with its causes.
//
// A node's number is its rank in time, so parents come before children. Sets of candidates are also
// kept as bits, to intersect the outcomes of several assumptions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "rating/board.h"

namespace clew::rating {

/// A candidate on or off.
using Lit = std::uint32_t;
inline Lit on(Cand a) { return static_cast<Lit>(a) * 2 + 1; }
inline Lit off(Cand a) { return static_cast<Lit>(a) * 2; }
inline bool is_on(Lit l) { return l & 1; }
inline Cand cand_of(Lit l) { return static_cast<Cand>(l >> 1); }
inline Lit opposite(Lit l) { return l ^ 1; }

/// Why a node holds, beside its parents: a house (its number), or one of these.
enum : std::int16_t { by_assumption = -1, by_cell = -2, by_rule = -3 };

struct AssumptionNode {
  Lit lit;
  std::uint32_t parents;  // index of its parents in the net's pool
  std::uint16_t parent_count;
  std::int16_t cause;
  std::uint16_t depth;  // the fewest steps from the assumption
  std::int32_t nested;  // the hint that a rule gave, as an index in the search's list; or -1
};

class AssumptionNet {
 public:
  explicit AssumptionNet(int cands) {
    const std::size_t words = (static_cast<std::size_t>(cands) + 63) / 64;
    set_[0].resize(words);
    set_[1].resize(words);
  }

  void clear() {
    nodes_.clear();
    pool_.clear();
    for (auto& set : set_) std::fill(set.begin(), set.end(), 0);
    notes.clear();
    clash_on = clash_off = -1;
  }

  bool has(Lit l) const { return set_[l & 1][cand_of(l) >> 6] >> (cand_of(l) & 63) & 1; }
  /// Returns the node of a literal that the net contains. Rarely called.
  int node(Lit l) const {
    int i = 0;
    while (nodes_[i].lit != l) ++i;
    return i;
  }
  const std::vector<AssumptionNode>& nodes() const { return nodes_; }
  const AssumptionNode& operator[](int i) const { return nodes_[i]; }
  const std::uint16_t* parents(const AssumptionNode& n) const { return pool_.data() + n.parents; }
  const std::vector<std::uint64_t>& ons() const { return set_[1]; }
  const std::vector<std::uint64_t>& offs() const { return set_[0]; }

  /// A node with one parent or, at the beginning, none; more may follow by `parent`.
  int add(Lit l, std::int16_t cause, int parent = -1, int nested = -1) {
    const int i = loose(l, cause, parent, nested);
    set_[l & 1][cand_of(l) >> 6] |= std::uint64_t{1} << (cand_of(l) & 63);
    return i;
  }
  /// A node that only a contradiction shows: the net does not have its literal.
  int loose(Lit l, std::int16_t cause, int parent = -1, int nested = -1) {
    const auto first = static_cast<std::uint32_t>(pool_.size());
    if (parent >= 0) pool_.push_back(static_cast<std::uint16_t>(parent));
    const auto depth = static_cast<std::uint16_t>(parent < 0 ? 0 : nodes_[parent].depth + 1);
    nodes_.push_back({l, first, parent >= 0, cause, depth, nested});
    return static_cast<int>(nodes_.size()) - 1;
  }
  /// One more parent of the last node.
  void parent(int p) {
    AssumptionNode& last = nodes_.back();
    pool_.push_back(static_cast<std::uint16_t>(p));
    ++last.parent_count;
    last.depth = std::max<std::uint16_t>(last.depth, nodes_[p].depth + 1);
  }

  /// Returns true if one of the candidates is on or off here.
  bool meets(const std::vector<std::uint64_t>& cands) const {
    for (std::size_t w = 0; w < cands.size(); ++w)
      if ((set_[0][w] | set_[1][w]) & cands[w]) return true;
    return false;
  }

  int clash_on = -1, clash_off = -1;  // nodes that contradict each other
  /// Nodes with the rank of their rule's facts in the search's list, when these are kept.
  std::vector<std::pair<int, int>> notes;

 private:
  std::vector<AssumptionNode> nodes_;
  std::vector<std::uint16_t> pool_;
  std::vector<std::uint64_t> set_[2];
};

}  // namespace clew::rating
