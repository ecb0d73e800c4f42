// Propagation, in order of cost.
//
//   1. A variable that becomes false leaves its groups at once: it clears its bit in each. A group
//      without a member is a conflict; a group with a single member is queued. A group costs one
//      AND per member, and no clause has to be visited.
//   2. The remaining member becomes true and makes its groupmates false.
//   3. Learned and given clauses use two watched literals.
//   4. At the fixpoint, locks: if all live members of one group lie in another, the rest of the
//      other is false. Only groups that lost a member are checked.
//
// About a third of the time is lost to branch mispredictions. Unpredictable results are therefore
// always written to the end of the list, and the end moves on or stays.
//
// Groups come before clauses because they are cheap and their implications need no storage: a
// reason is a tagged word (reason.h).
#include <algorithm>
#include <bit>

#include "base/assert.h"
#include "sat/solver.h"

namespace clew::sat {

inline void ClauseSolver::put(Var v, int value, Reason reason) {
  CLEW_ASSERT(!value_[2 * v] && trail_.size() < variables_);
  value_[2 * v] = static_cast<signed char>(value);
  value_[2 * v + 1] = static_cast<signed char>(-value);
  info_[v] = {reason, level(), static_cast<std::uint32_t>(trail_.size())};
  trail_.push_back(v);
}

// Updates all groups of v even if one becomes empty, so that back_to() can undo unconditionally.
bool ClauseSolver::set_false(Var v, Reason reason) {
  put(v, -1, reason);
  std::uint64_t* const live = groups_.live.data();
  std::uint32_t* pair = pairs_.data() + pair_count_;
  std::uint32_t* single = singles_.data() + single_count_;
  const Occurrence* const begin = groups_.occurrences.data() + groups_.first_occurrence[v];
  const Occurrence* const end = groups_.occurrences.data() + groups_.first_most[v];
  bool empty = false;
  for (const Occurrence* occurrence = begin; occurrence != end;
       occurrence += Groups::occurrence_block)
    for (std::size_t i = 0; i < Groups::occurrence_block; ++i) {
      const std::uint32_t g = occurrence[i].group();
      const std::uint64_t left = live[g] & ~occurrence[i].bit();
      live[g] = left;
      const std::uint64_t rest = left & (left - 1);
      *pair = g;
      pair += (rest ^ (rest - 1)) > rest - 1;  // a single bit
      *single = g;
      single += !rest;
      empty |= !left;
    }
  pair_count_ = static_cast<std::uint32_t>(pair - pairs_.data());
  single_count_ = static_cast<std::uint32_t>(single - singles_.data());
  CLEW_ASSERT(pair_count_ <= pairs_.size() && single_count_ <= singles_.size());
  if (!empty) return true;
  for (const Occurrence* occurrence = begin; occurrence != end; ++occurrence)
    if (!live[occurrence->group()]) conflict_ = {Conflict::Kind::empty_group, occurrence->group()};
  return false;
}

bool ClauseSolver::make_true(Lit l, Reason reason) {
  if (l.negated()) return set_false(l.var(), reason);
  return set_true(l.var(), reason);
}

bool ClauseSolver::set_true(Var v, Reason reason) {
  put(v, 1, reason);
  return expand(v);
}

// A groupmate that is true already would have made v false, unless the group is new: then this is
// the root, and the conflict needs no name.
bool ClauseSolver::expand(Var v) {
  const Reason reason = Reason::of(Reason::mate, v);
  for (std::uint32_t s = groups_.first_occurrence[v]; s < groups_.first_occurrence[v + 1]; ++s) {
    const Occurrence occurrence = groups_.occurrences[s];
    const std::uint32_t g = occurrence.group();
    if (!groups_.at_most(g)) continue;
    const Var* const members = groups_.of(g);
    for (std::uint64_t rest = groups_.live[g] & ~occurrence.bit(); rest; rest &= rest - 1) {
      const Var u = members[std::countr_zero(rest)];
      if (value_[2 * u] < 0) continue;
      if (value_[2 * u] > 0 || !set_false(u, reason)) return false;
    }
  }
  return true;
}

// Groups with one member left make it true. (None has been emptied since: that is a conflict.)
bool ClauseSolver::settle_singles() {
  while (singles_done_ < single_count_) {
    const std::uint32_t g = singles_[singles_done_++];
    CLEW_ASSERT(std::has_single_bit(groups_.live[g]));
    const Var u = groups_.of(g)[std::countr_zero(groups_.live[g])];
    if (!value_[2 * u] && !set_true(u, Reason::of(Reason::last, g))) return false;
  }
  singles_done_ = single_count_ = 0;
  return true;
}

bool ClauseSolver::visit_watches(Lit falsified) {
  std::vector<Watch>& list = clauses_.watches(falsified);
  Watch* const begin = list.data();
  Watch* const end = begin + list.size();
  Watch* kept = begin;
  bool ok = true;
  Watch* w = begin;
  while (w != end) {
    const Watch watch = *w++;
    if (value_of(watch.other) > 0) {
      *kept++ = watch;
      continue;
    }
    std::uint32_t* const literals = clauses_.literals(watch.clause);
    CLEW_ASSERT(literals[0] == falsified.code || literals[1] == falsified.code);
    const Lit first{literals[0] ^ literals[1] ^ falsified.code};
    if (first != watch.other && value_of(first) > 0) {
      *kept++ = {watch.clause, first};
      continue;
    }
    const std::uint32_t size = clauses_.size(watch.clause);
    std::uint32_t k = 2;
    while (k < size && value_[literals[k]] < 0) ++k;
    if (k < size) {
      const Lit next{literals[k]};
      literals[0] = first.code;
      literals[1] = next.code;
      literals[k] = falsified.code;
      clauses_.watches(next).push_back({watch.clause, first});
      continue;
    }
    literals[0] = first.code;
    literals[1] = falsified.code;
    *kept++ = {watch.clause, first};
    if (value_of(first) < 0) {
      conflict_ = {Conflict::Kind::clause, watch.clause};
      ok = false;
      break;
    }
    if (!make_true(first, Reason::of(Reason::clause, watch.clause))) {
      ok = false;
      break;
    }
  }
  while (w != end) *kept++ = *w++;
  list.erase(list.begin() + (kept - begin), list.end());
  return ok;
}

// Groups that lost a member and have two or more left.
void ClauseSolver::find_dirty() {
  if (!groups_.locks_built()) groups_.build_locks();
  const std::uint64_t* const live = groups_.live.data();
  for (; locks_done_ < trail_.size(); ++locks_done_) {
    const Var v = trail_[locks_done_];
    if (value_[2 * v] > 0) continue;
    for (std::uint32_t s = groups_.first_occurrence[v]; s < groups_.first_most[v]; ++s) {
      const std::uint32_t g = groups_.occurrences[s].group();
      dirty_[g >> 6] |= std::uint64_t{(live[g] & (live[g] - 1)) != 0} << (g & 63);
    }
  }
  for (std::size_t word = 0; word < dirty_.size(); ++word) dirty_[word] &= groups_.has_locks[word];
}

bool ClauseSolver::visit_locks(bool& found) {
  find_dirty();
  for (std::size_t word = 0; word < dirty_.size(); ++word)
    while (dirty_[word]) {
      const auto g = static_cast<std::uint32_t>(word * 64 + std::countr_zero(dirty_[word]));
      dirty_[word] &= dirty_[word] - 1;
      const std::uint64_t live = groups_.live[g];
      if (!(live & (live - 1))) continue;
      std::uint32_t* closed = closed_.data();
      for (std::uint32_t i = groups_.first_lock[g]; i < groups_.first_lock[g + 1]; ++i) {
        const Lock& lock = groups_.locks[i];
        *closed = i;
        closed += !(live & ~lock.shared_in_from) & !!(groups_.live[lock.to] & ~lock.shared_in_to);
      }
      for (const std::uint32_t* i = closed_.data(); i != closed; ++i) {
        CLEW_ASSERT(groups_.locks[*i].from == g && groups_.at_most(groups_.locks[*i].to));
        const Lock& lock = groups_.locks[*i];
        const Var* const members = groups_.of(lock.to);
        for (std::uint64_t rest = groups_.live[lock.to] & ~lock.shared_in_to; rest;
             rest &= rest - 1) {
          const Var u = members[std::countr_zero(rest)];
          if (value_[2 * u]) continue;
          found = true;
          if (!set_false(u, Reason::of(Reason::locked, *i))) return false;
        }
      }
      if (found) return true;
    }
  return true;
}

bool ClauseSolver::propagate() {
  for (;;) {
    if (!settle_singles()) return false;
    while (!single_count_ && watches_done_ < trail_.size()) {
      const Lit falsified = false_literal(trail_[watches_done_++]);
      if (!clauses_.watches(falsified).empty() && !visit_watches(falsified)) return false;
    }
    if (single_count_) continue;
    bool found = false;
    if (!visit_locks(found)) return false;
    CLEW_ASSERT(found || watches_done_ == trail_.size());
    if (!found) return true;
  }
}

void ClauseSolver::back_to(std::uint32_t target) {
  if (level() <= target) return;
  CLEW_ASSERT(levels_[target].begin < trail_.size());
  const std::size_t begin = levels_[target].begin;
  pair_count_ = levels_[target].pairs;
  for (std::size_t i = trail_.size(); i-- > begin;) {
    const Var v = trail_[i];
    if (value_[2 * v] < 0)
      for (std::uint32_t s = groups_.first_occurrence[v]; s < groups_.first_most[v]; ++s)
        groups_.live[groups_.occurrences[s].group()] |= groups_.occurrences[s].bit();
    value_[2 * v] = value_[2 * v + 1] = 0;
  }
  CLEW_ASSERT(pair_count_ <= pairs_.size());
  trail_.resize(begin);
  levels_.resize(target);
  singles_done_ = single_count_ = 0;
  watches_done_ = locks_done_ = begin;
  std::fill(dirty_.begin(), dirty_.end(), 0);
  at_model_ = conflicting_ = false;
}

}  // namespace clew::sat
