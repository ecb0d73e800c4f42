// Branching. Among the open groups with two live members, the group with the highest score is
// chosen. If there is none, the group with the most active members is chosen among the smallest.
// Within the group, the member that was true on the longest trail so far becomes true, or else the
// most active one; members marked as last come last.
//
// Small groups first is a classical Sudoku heuristic; activity (the number and recency of conflicts
// with a variable) guides clause learning. Together they are faster than either alone. The score of
// a pair is the sum of its activities times the geometric mean of its impacts: the number of
// propagations when each member was last made true (impact-based search: Refalo 2004). The proof is
// nearly a tree, and impacts keep it small on both sides of a decision, like lookahead but without
// its cost.
//
// There is no heap: propagation keeps a stack of the groups that shrank to two, and scanning it is
// cheap compared with propagation. Ties go to the lower number, so every platform takes the same
// path.
#include <bit>
#include <cmath>

#include "base/assert.h"
#include "sat/solver.h"

namespace clew::sat {

void ClauseSolver::bump(Var v) {
  constexpr float ceiling = 1e30f;
  if ((activity_[v] += bump_) <= ceiling) return;
  for (float& a : activity_) a /= ceiling;
  bump_ /= ceiling;
}

// Credits the trail from `begin` on to its first variable, the decision or asserted literal that
// caused it. Not called after a conflict, which cuts propagation short. Uses integers, so no
// platform rounds differently.
void ClauseSolver::note_impact(std::size_t begin) {
  constexpr int newest_share = 4;
  const std::size_t end = trail_.size();
  CLEW_ASSERT(begin <= end);
  for (std::size_t i = begin; i < end; ++i) {
    if (value_[2 * trail_[i]] < 0) continue;
    int& impact = impact_[trail_[i]];
    impact += (static_cast<int>(end - begin) * impact_unit - impact) / newest_share;
    return;
  }
}

// Before the first conflict: small groups make their members interesting.
void ClauseSolver::start_activities() {
  constexpr int first_impact = 64 * impact_unit;
  activity_.resize(variables_);
  impact_.resize(variables_, first_impact);
  for (std::size_t v = started_; v < variables_; ++v) {
    float sum = 0;
    for (std::uint32_t s = groups_.first_occurrence[v]; s < groups_.first_occurrence[v + 1]; ++s) {
      const int live = std::popcount(groups_.live[groups_.occurrences[s].group()]);
      sum += 1.0f / static_cast<float>(std::uint64_t{1} << (live < 60 ? live : 60));
    }
    activity_[v] = sum;
  }
  started_ = variables_;
}

// The number of the group to branch on; groups_.size() when none is open.
std::uint32_t ClauseSolver::open_group() {
  const std::uint64_t* const live = groups_.live.data();
  std::uint32_t best = groups_.size();
  float best_score = -1;
  auto consider = [&](std::uint32_t g, float score) {
    if (score > best_score || (score == best_score && g < best)) {
      best_score = score;
      best = g;
    }
  };
  candidates_.resize(pair_count_ + 1);
  std::uint32_t* candidate = candidates_.data();
  for (std::uint32_t i = 0; i < pair_count_; ++i) {
    CLEW_ASSERT(pairs_[i] < groups_.size());
    const std::uint32_t g = pairs_[i];
    *candidate = g;
    candidate += (g < groups_.exact_end) & ((live[g] & (live[g] - 1)) != 0);
  }
  for (const std::uint32_t* c = candidates_.data(); c != candidate; ++c) {
    const std::uint64_t pair = live[*c];
    const Var a = groups_.of(*c)[std::countr_zero(pair)];
    const Var b = groups_.of(*c)[std::countr_zero(pair & (pair - 1))];
    const float impacts = static_cast<float>(impact_[a]) * static_cast<float>(impact_[b]);
    consider(*c, (activity_[a] + activity_[b]) * std::sqrt(impacts));
  }
  CLEW_ASSERT(best == groups_.size() || std::popcount(live[best]) == 2);
  if (best != groups_.size()) return best;

  // If no exactly-one group is a pair, the smallest size is used. At-least-one groups with a true
  // member are closed.
  int least = 65;
  for (std::uint32_t g = 0; g < groups_.least_end; ++g) {
    const int size = std::popcount(live[g]);
    if (size < 2 || size > least) continue;
    if (g >= groups_.exact_end) {
      bool closed = false;
      for (std::uint64_t rest = live[g]; rest && !closed; rest &= rest - 1)
        closed = value_[2 * groups_.of(g)[std::countr_zero(rest)]] > 0;
      if (closed) continue;
    }
    if (size < least) best_score = -1;
    least = size;
    float sum = 0;
    for (std::uint64_t rest = live[g]; rest; rest &= rest - 1)
      sum += activity_[groups_.of(g)[std::countr_zero(rest)]];
    consider(g, sum);
  }
  CLEW_ASSERT(best == groups_.size() || std::popcount(live[best]) == least);
  return best;
}

// The most active open variable; the caller knows that there is one.
Var ClauseSolver::open_variable() const {
  Var best = 0;
  float most = -1;
  for (Var v = 0; v < variables_; ++v)
    if (!value_[2 * v] && activity_[v] > most) {
      most = activity_[v];
      best = v;
    }
  CLEW_ASSERT(variables_ && !value_[2 * best]);
  return best;
}

Lit ClauseSolver::decide() {
  const std::uint32_t g = open_group();
  // Only clauses and at-most-one groups are left: false disturbs the latter least.
  if (g == groups_.size()) return Lit::no(open_variable());
  const Var* const members = groups_.of(g);
  Var best = 0;
  float most = -1;
  for (std::uint64_t rest = groups_.live[g]; rest; rest &= rest - 1) {
    const Var v = members[std::countr_zero(rest)];
    if (v < last_.size() && last_[v]) {
      if (most < 0) best = v;
      continue;
    }
    if (v < best_.size() && best_[v] > 0) return Lit::yes(v);
    if (activity_[v] > most) {
      most = activity_[v];
      best = v;
    }
  }
  CLEW_ASSERT(groups_.live[g] && !value_[2 * best]);
  return Lit::yes(best);
}

}  // namespace clew::sat
