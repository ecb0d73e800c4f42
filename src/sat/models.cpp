// Going through models.
//
// The first few are forbidden by a clause each, over the decisions that led to them. The search is
// free to go back as far as it likes, which is best for the proof that there is no second model.
//
// Clauses would pile up over a million models. So later ones are left by a *flip*: the last
// decision is taken back and its opposite asserted, one level lower, for the reason that all
// decisions below lead only to models that are known. Flips are not stored; instead the search does
// not go back below the *floor*, the level of the last flip. Once all above the floor is searched,
// the decision of the floor is flipped in turn. (Enumeration without blocking clauses: Grumberg,
// Schuster and Yadgar 2004.) Above the floor clauses are learned as always; one that could have
// been asserted lower down is asserted at the floor.
//
// When the search has to leave the floor, because something is added or assumed, the flips on the
// trail become clauses. They stand for all models that were forbidden.
#include <algorithm>

#include "base/assert.h"
#include "sat/solver.h"

namespace clew::sat {

void ClauseSolver::forbid() {
  constexpr std::uint64_t by_clause = 64;
  if (!at_model_) return;
  at_model_ = false;
  if (level() == 0)
    consistent_ = false;
  else if (forbidden_++ < by_clause)
    forbid_by_clause();
  else
    forbid_by_flip();
}

void ClauseSolver::forbid_by_clause() {
  CLEW_ASSERT(floor_ == 0);  // clauses come before flips
  learned_.clear();
  for (std::uint32_t l = level(); l-- > 0;)
    learned_.push_back(false_literal(trail_[levels_[l].begin]));
  back_to(level() - 1);
  glue_ = 0;
  conflicting_ = !assert_learned();
}

void ClauseSolver::forbid_by_flip() {
  CLEW_ASSERT(level() >= floor_);
  const Lit flipped = false_literal(trail_[levels_.back().begin]);
  back_to(level() - 1);
  floor_ = level();
  conflicting_ = !make_true(flipped, Reason::of(Reason::flip, level()));
}

// A conflict at the floor: its decision leads to no further model.
bool ClauseSolver::flip_at_floor() {
  CLEW_ASSERT(level() > 0 && level() == floor_);
  if (levels_.back().assumption) {
    to_root();
    return prepare();
  }
  analyze();
  const Lit flipped = false_literal(trail_[levels_.back().begin]);
  back_to(level() - 1);
  floor_ = level();
  if (!make_true(flipped, Reason::of(Reason::flip, level()))) return false;
  return value_of(learned_[0]) || assert_learned();
}

// Returns true if `live` tells of each group the members that are not false.
bool ClauseSolver::live_is_whole() const {
  for (std::uint32_t g = 0; g < groups_.least_end; ++g)
    for (std::size_t i = 0, count = groups_.count(g); i < count; ++i)
      if ((groups_.live[g] >> i & 1) != (value_[2 * groups_.of(g)[i]] >= 0)) return false;
  return true;
}

// Returns true if all literals of the learned clause are false but the first, which is open.
bool ClauseSolver::learned_is_unit() const {
  return !learned_.empty() && !value_of(learned_[0]) &&
         std::ranges::all_of(learned_.begin() + 1, learned_.end(),
                             [&](Lit l) { return value_of(l) < 0; });
}

// Returns true if each group has as many true members as its kind asks for.
bool ClauseSolver::keeps_groups() const {
  for (std::uint32_t g = 0; g < groups_.size(); ++g) {
    if (g == groups_.idle()) continue;
    std::size_t yes = 0;
    for (std::size_t i = 0, count = groups_.count(g); i < count; ++i)
      yes += value_[2 * groups_.of(g)[i]] > 0;
    if ((groups_.at_least(g) && yes < 1) || (groups_.at_most(g) && yes > 1)) return false;
  }
  return true;
}

// Returns true if each clause has a true literal.
bool ClauseSolver::keeps_clauses() const {
  return std::ranges::all_of(clauses_.all(), [&](ClauseRef c) {
    for (std::uint32_t i = 0; i < clauses_.size(c); ++i)
      if (value_of(clauses_.literal(c, i)) > 0) return true;
    return false;
  });
}

void ClauseSolver::to_root() {
  if (floor_) end_flips();
  back_to(0);
  CLEW_ASSERT(floor_ == 0 && late_facts_.empty());
}

void ClauseSolver::end_flips() {
  std::vector<std::vector<Lit>> clauses;
  for (Var v : trail_) {
    const Reason reason = info_[v].reason;
    if (reason.tag() != Reason::flip || !info_[v].level) continue;
    CLEW_ASSERT(reason.index() == info_[v].level);
    clauses.push_back({~false_literal(v)});
    for (std::uint32_t l = 0; l < reason.index(); ++l)
      clauses.back().push_back(false_literal(trail_[levels_[l].begin]));
  }
  floor_ = 0;
  back_to(0);
  for (const auto& c : clauses) clause(c);
  CLEW_ASSERT(level() == 0);
  facts_.insert(facts_.end(), late_facts_.begin(), late_facts_.end());
  late_facts_.clear();
}

}  // namespace clew::sat
