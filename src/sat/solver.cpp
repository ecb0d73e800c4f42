// Adding variables, groups and clauses to a solver, and building the search's arrays from them.
//
// Everything is added at the root. Groups are collected and built when the next solve() begins; the
// values known at the root shorten them.
#include "sat/solver.h"

#include <algorithm>
#include <bit>

#include "base/assert.h"

namespace clew::sat {

void ClauseSolver::clear() {
  variables_ = started_ = 0;
  consistent_ = true;
  groups_changed_ = true;  // the arrays still hold the groups of before
  at_model_ = conflicting_ = false;
  groups_.clear();
  clauses_.clear();
  facts_.clear();
  late_facts_.clear();
  value_.clear();
  info_.clear();
  trail_.clear();
  levels_.clear();
  assumptions_.clear();
  floor_ = 0;
  forbidden_ = 0;
  single_count_ = singles_done_ = 0;
  watches_done_ = locks_done_ = root_done_ = 0;
  activity_.clear();
  impact_.clear();
  bump_ = 1;
  best_.clear();
  last_.clear();
  first_values_.clear();
  next_reduction_ = reduction_interval_ = ticks_ = 0;
  model_.clear();
  core_.clear();
  counters_ = {};
}

Var ClauseSolver::add_variables(std::size_t count) {
  to_root();
  const auto first = static_cast<Var>(variables_);
  variables_ += count;
  value_.resize(2 * variables_, 0);
  info_.resize(variables_);
  mark_.resize(variables_, unseen);
  level_mark_.resize(variables_, 0);
  level_stamp_.resize(variables_ + 1, 0);
  added_stamp_.resize(variables_, 0);
  model_.resize(variables_, 0);
  clauses_.add_variables(variables_);
  groups_changed_ = true;
  at_model_ = false;
  return first;
}

void ClauseSolver::exactly_one(std::span<const Var> g) { add_group(GroupKind::exactly_one, g); }
void ClauseSolver::at_least_one(std::span<const Var> g) { add_group(GroupKind::at_least_one, g); }
void ClauseSolver::at_most_one(std::span<const Var> g) { add_group(GroupKind::at_most_one, g); }

void ClauseSolver::add_group(GroupKind kind, std::span<const Var> group) {
  CLEW_ASSERT(std::ranges::all_of(group, [&](Var v) { return v < variables_; }));
  to_root();
  at_model_ = false;
  // A variable named twice cannot be the one of "at most one".
  ++stamp_;
  added_group_.clear();
  for (Var v : group) {
    if (added_stamp_[v] != stamp_) {
      added_stamp_[v] = stamp_;
      added_group_.push_back(v);
    } else if (kind != GroupKind::at_least_one) {
      fact(Lit::no(v));
    }
  }
  const std::span<const Var> members = added_group_;
  const bool large = members.size() > Groups::max_members;
  if (kind != GroupKind::at_most_one && (members.size() < 2 || large)) {
    CLEW_ASSERT(kind == GroupKind::exactly_one || kind == GroupKind::at_least_one);
    std::vector<Lit> literals;
    for (Var v : members) literals.push_back(Lit::yes(v));
    clause(literals);
  }
  if (members.size() < 2) return;
  if (large) {
    if (kind != GroupKind::at_least_one) cover_at_most_one(members);
    return;
  }
  groups_.add(kind, members);
  groups_changed_ = true;
}

// Every two members are together in some group of 64.
void ClauseSolver::cover_at_most_one(std::span<const Var> members) {
  constexpr std::size_t half = Groups::max_members / 2;
  auto part = [&](std::size_t i) {
    return members.subspan(i * half, std::min(half, members.size() - i * half));
  };
  const std::size_t parts = (members.size() + half - 1) / half;
  std::vector<Var> both;
  for (std::size_t i = 0; i < parts; ++i)
    for (std::size_t j = i + 1; j < parts; ++j) {
      both.assign(part(i).begin(), part(i).end());
      both.insert(both.end(), part(j).begin(), part(j).end());
      groups_.add(GroupKind::at_most_one, both);
    }
  groups_changed_ = true;
}

void ClauseSolver::clause(std::span<const Lit> literals) {
  CLEW_ASSERT(std::ranges::all_of(literals, [&](Lit l) { return l.var() < variables_; }));
  to_root();
  at_model_ = false;
  added_.assign(literals.begin(), literals.end());
  std::sort(added_.begin(), added_.end());
  added_.erase(std::unique(added_.begin(), added_.end()), added_.end());
  for (std::size_t i = 0; i < added_.size(); ++i)
    if (value_of(added_[i]) > 0 || (i + 1 < added_.size() && added_[i + 1] == ~added_[i])) return;
  std::erase_if(added_, [&](Lit l) { return value_of(l) < 0; });
  if (added_.empty())
    consistent_ = false;
  else if (added_.size() == 1)
    facts_.push_back(added_[0]);
  else
    clauses_.add(added_, 0);
}

void ClauseSolver::try_first(std::span<const Var> variables) {
  first_values_.resize(variables_, 0);
  for (const Var v : variables) first_values_[v] = 1;
}

void ClauseSolver::try_last(std::span<const Var> variables) {
  last_.resize(variables_, 0);
  for (const Var v : variables) last_[v] = 1;
}

// Makes the root ready for a search; false when it contradicts itself.
bool ClauseSolver::prepare() {
  if (!consistent_) return false;
  if (groups_changed_) build_groups();
  if (!consistent_) return false;
  for (Lit l : facts_) {
    CLEW_ASSERT(level() == 0);
    if (value_of(l) > 0) continue;
    if (value_of(l) < 0 || !make_true(l, Reason{})) consistent_ = false;
    if (!consistent_) break;
  }
  facts_.clear();
  return consistent_;
}

void ClauseSolver::build_groups() {
  groups_changed_ = false;
  groups_.build(variables_, value_);
  CLEW_ASSERT(level() == 0);
  dirty_.assign(groups_.idle() / 64 + 1, ~std::uint64_t{0});
  closed_.resize(groups_.size());
  pairs_.resize(groups_.size() + 1);
  pair_count_ = 0;
  // A group joins the list of singles when one member is left, and when that one goes too, which
  // ends the path.
  singles_.resize(2 * groups_.size() + Groups::occurrence_block);
  singles_done_ = single_count_ = 0;
  for (std::uint32_t g = 0; g < groups_.least_end; ++g) {
    const std::uint64_t live = groups_.live[g];
    if (!live) consistent_ = false;
    if (std::popcount(live) == 2) pairs_[pair_count_++] = g;
    if (std::has_single_bit(live)) singles_[single_count_++] = g;
  }
  // Variables that are already true may have new groupmates.
  for (std::size_t i = 0, known = trail_.size(); i < known && consistent_; ++i)
    if (value_[2 * trail_[i]] > 0 && !expand(trail_[i])) consistent_ = false;
  CLEW_ASSERT(pair_count_ < pairs_.size() && (!consistent_ || live_is_whole()));
  start_activities();
}

int ClauseSolver::root_value(Var v) const {
  return value_[2 * v] && info_[v].level == 0 ? value_[2 * v] : 0;
}

std::size_t ClauseSolver::bytes() const {
  constexpr std::size_t per_variable = 68;
  return variables_ * per_variable + groups_.bytes() + clauses_.bytes();
}

}  // namespace clew::sat
