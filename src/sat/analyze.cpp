// Conflict analysis: from a conflict to a learned clause.
//
//   1. First unique implication point (Marques-Silva and Sakallah, GRASP; Moskewicz et al.,
//      Chaff): replace the latest literals of the conflict by their causes until one literal of
//      the conflict's level is left. The negation of the result is a clause that would have
//      prevented the conflict.
//   2. Minimisation (Sörensson and Biere 2009): leave out literals that the others imply.
//   3. Shrinking (Fleury and Biere 2021): on each lower level replace the literals by the single
//      literal that implies them all, if their causes on still lower levels are in the clause
//      already. This is effective for groups, because the members of a group become false
//      together.
//
// Every visited variable is bumped. A core is computed from the same causes. Causes come from
// each_cause(), the only function that turns a tagged reason into literals.
#include <algorithm>
#include <bit>

#include "base/assert.h"
#include "sat/solver.h"

namespace clew::sat {

// Calls f(u) for every other variable u whose value helped to force v. Stops and returns false when
// f does.
template <class F>
bool ClauseSolver::each_cause(Var v, Reason reason, F f) {
  auto members = [&](std::uint32_t g, std::uint64_t set, Var except) {
    const Var* const group = groups_.of(g);
    for (; set; set &= set - 1)
      if (const Var u = group[std::countr_zero(set)]; u != except && !f(u)) return false;
    return true;
  };
  switch (reason.tag()) {
    case Reason::none:
    case Reason::fact:
      return true;
    case Reason::mate:
      return f(reason.index());
    case Reason::last:
      return members(reason.index(), groups_.root[reason.index()], v);
    case Reason::locked: {
      const Lock& lock = groups_.locks[reason.index()];
      return members(lock.from, groups_.root[lock.from] & ~lock.shared_in_from, v);
    }
    case Reason::clause: {
      const std::uint32_t size = clauses_.size(reason.index());
      for (std::uint32_t i = 0; i < size; ++i)
        if (const Var u = clauses_.literal(reason.index(), i).var(); u != v && !f(u)) return false;
      return true;
    }
    case Reason::flip:
      for (std::uint32_t l = 0; l < reason.index(); ++l)
        if (!f(trail_[levels_[l].begin])) return false;
      return true;
  }
  return true;
}

template <class F>
void ClauseSolver::each_cause_of_conflict(F f) {
  const Var nobody = static_cast<Var>(variables_);
  switch (conflict_.kind) {
    case Conflict::Kind::empty_group:
      each_cause(nobody, Reason::of(Reason::last, conflict_.index), f);
      break;
    case Conflict::Kind::clause:
      clauses_.used(conflict_.index);
      each_cause(nobody, Reason::of(Reason::clause, conflict_.index), f);
      break;
    case Conflict::Kind::none:
      break;
  }
}

// Do the clause's literals imply the value of u? The answer is kept in mark_.
bool ClauseSolver::implied(Var u, int depth) {
  constexpr int deepest = 50;
  if (!info_[u].level || mark_[u] == in_clause || mark_[u] == is_redundant) return true;
  if (mark_[u] == is_needed || depth > deepest || info_[u].reason == Reason{} ||
      level_stamp_[info_[u].level] != stamp_)
    return false;
  const bool yes = causes_implied(u, depth);
  mark_[u] = yes ? is_redundant : is_needed;
  marked_.push_back(u);
  return yes;
}

bool ClauseSolver::causes_implied(Var v, int depth) {
  const Reason reason = info_[v].reason;
  return reason != Reason{} && each_cause(v, reason, [&](Var u) { return implied(u, depth + 1); });
}

// learned_[first … last) are literals of one level, the latest first. Finds the one literal that
// implies them all, if the other causes are in the clause already.
bool ClauseSolver::shrink_level(std::size_t first, std::size_t last, Var& uip) {
  const std::uint32_t of_level = info_[learned_[first].var()].level;
  CLEW_ASSERT(first < last && last <= learned_.size());
  level_marked_.clear();
  for (std::size_t i = first; i < last; ++i) {
    level_mark_[learned_[i].var()] = 1;
    level_marked_.push_back(learned_[i].var());
  }
  std::size_t open = last - first;
  std::uint32_t position = info_[learned_[first].var()].position;
  bool ok = true;
  while (ok) {
    while (!level_mark_[trail_[position]]) --position;
    CLEW_ASSERT(open > 0 && info_[trail_[position]].level == of_level);
    const Var v = trail_[position--];
    if (open == 1) {
      uip = v;
      break;
    }
    const Reason reason = info_[v].reason;
    ok = reason != Reason{} && each_cause(v, reason, [&](Var u) {
           if (info_[u].level != of_level) return implied(u, 0);
           if (!level_mark_[u]) {
             level_mark_[u] = 1;
             level_marked_.push_back(u);
             ++open;
           }
           return true;
         });
    --open;
  }
  for (Var v : level_marked_) level_mark_[v] = 0;
  return ok;
}

void ClauseSolver::shrink() {
  std::sort(learned_.begin() + 1, learned_.end(),
            [&](Lit a, Lit b) { return info_[a.var()].position > info_[b.var()].position; });
  std::size_t kept = 1;
  for (std::size_t first = 1, last; first < learned_.size(); first = last) {
    const std::uint32_t of_level = info_[learned_[first].var()].level;
    last = first + 1;
    while (last < learned_.size() && info_[learned_[last].var()].level == of_level) ++last;
    Var uip;
    if (last - first > 1 && shrink_level(first, last, uip)) {
      learned_[kept++] = false_literal(uip);
      if (mark_[uip] != in_clause) {
        mark_[uip] = in_clause;
        marked_.push_back(uip);
      }
      bump(uip);
    } else {
      for (std::size_t i = first; i < last; ++i) learned_[kept++] = learned_[i];
    }
  }
  CLEW_ASSERT(kept <= learned_.size());
  learned_.resize(kept);
}

std::uint32_t ClauseSolver::count_levels() {
  ++stamp_;
  std::uint32_t count = 0;
  for (Lit l : learned_) {
    std::uint64_t& stamp = level_stamp_[info_[l.var()].level];
    count += stamp != stamp_;
    stamp = stamp_;
  }
  return count;
}

// Leaves the clause in learned_: first the literal to assert, then one of the level to go back to.
void ClauseSolver::analyze() {
  learned_.assign(1, Lit{});
  CLEW_ASSERT(level() > 0 && conflict_.kind != Conflict::Kind::none && marked_.empty());
  std::size_t open = 0;
  std::size_t position = trail_.size();
  auto visit = [&](Var u) {
    if (mark_[u] || !info_[u].level) return true;
    mark_[u] = in_clause;
    marked_.push_back(u);
    bump(u);
    if (info_[u].level >= level())
      ++open;
    else
      learned_.push_back(false_literal(u));
    return true;
  };
  each_cause_of_conflict(visit);
  CLEW_ASSERT(open > 0);
  Var v;
  for (;;) {
    CLEW_ASSERT(open > 0 && position > 0);
    do v = trail_[--position];
    while (mark_[v] != in_clause);
    if (--open == 0) break;
    const Reason reason = info_[v].reason;
    if (reason.tag() == Reason::clause) clauses_.used(reason.index());
    each_cause(v, reason, visit);
  }
  learned_[0] = false_literal(v);

  ++stamp_;
  for (std::size_t i = 1; i < learned_.size(); ++i)
    level_stamp_[info_[learned_[i].var()].level] = stamp_;
  std::erase_if(learned_, [&](Lit l) { return l != learned_[0] && causes_implied(l.var(), 0); });
  if (learned_.size() > 2) shrink();

  back_level_ = 0;
  for (std::size_t i = 1; i < learned_.size(); ++i)
    if (const std::uint32_t l = info_[learned_[i].var()].level; l > back_level_) {
      back_level_ = l;
      std::swap(learned_[1], learned_[i]);
    }
  glue_ = count_levels();
  CLEW_ASSERT(glue_ >= 1 && glue_ <= learned_.size());
  CLEW_ASSERT(back_level_ < level() && info_[learned_[0].var()].level == level());
  CLEW_ASSERT(learned_.size() == 1 || info_[learned_[1].var()].level == back_level_);
  for (Var u : marked_) mark_[u] = unseen;
  marked_.clear();
}

// The assumption `failed` is false: which ones made it so?
void ClauseSolver::find_core(Lit failed) {
  CLEW_ASSERT(value_of(failed) < 0);
  core_.assign(1, failed);
  if (info_[failed.var()].level == 0) return;
  mark_[failed.var()] = in_clause;
  for (std::size_t i = trail_.size(); i-- > levels_[0].begin;) {
    const Var v = trail_[i];
    if (!mark_[v]) continue;
    mark_[v] = unseen;
    CLEW_ASSERT(info_[v].reason != Reason{} || levels_[info_[v].level - 1].assumption);
    if (info_[v].reason == Reason{})
      core_.push_back(~false_literal(v));
    else
      each_cause(v, info_[v].reason, [&](Var u) {
        if (info_[u].level) mark_[u] = in_clause;
        return true;
      });
  }
}

}  // namespace clew::sat
