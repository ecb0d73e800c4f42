// Selection of the easiest outcome of assumptions, or of the easiest for each set of removals.
#pragma once

#include <vector>

#include "rating/nets.h"

namespace clew::rating {

/// One branch: a net and its node.
struct NetEnd {
  const AssumptionNet* net;
  int node;
};

/// An outcome common to several branches, or two nodes that contradict each other.
struct Finding {
  HintRule rule{};
  int complexity = 0, key = 0, order = 0;  // the least comes first
  Lit target = 0;
  int cell = -1, house = -1;  // cell or house of the branches
  std::vector<NetEnd> ends;
};

/// The candidates that go when this holds.
std::vector<Cand> removed_by(Lit target, const RatingBoard&);

class Ranking {
 public:
  explicit Ranking(const AssumptionNets& nets, std::size_t literals)
      : nets_(nets), slot_(literals, -1) {}

  /// Keeps the easiest finding alone, or with `all` one of each that removes the same.
  void begin(const RatingBoard&, bool all);
  void consider(HintRule, int key, Lit target, int cell, int house, const std::vector<NetEnd>&);

  /// Returns the kept findings: at most one unless all are kept.
  bool any() const { return !kept_.empty(); }
  const Finding& best() const { return kept_.front(); }
  /// All, easiest first.
  const std::vector<Finding>& sorted();

 private:
  int complexity(const std::vector<NetEnd>&);
  int ancestors(const NetEnd&);

  const AssumptionNets& nets_;
  const RatingBoard* board_ = nullptr;
  bool all_ = false;
  int order_ = 0;
  std::vector<int> slot_;  // by literal: its finding among those kept, when all are
  std::vector<Finding> kept_;
  std::vector<std::uint64_t> marks_, prints_;  // marks of the nodes, prints of the nested hints
                                               // counted
};

}  // namespace clew::rating
