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
  learned_.clear();
  for (std::uint32_t l = level(); l-- > 0;)
    learned_.push_back(false_literal(trail_[levels_[l].begin]));
  back_to(level() - 1);
  glue_ = 0;
  conflicting_ = !assert_learned();
}

void ClauseSolver::forbid_by_flip() {
  const Lit flipped = false_literal(trail_[levels_.back().begin]);
  back_to(level() - 1);
  floor_ = level();
  conflicting_ = !make_true(flipped, Reason::of(Reason::flip, level()));
}

// A conflict at the floor: its decision leads to no further model.
bool ClauseSolver::flip_at_floor() {
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

void ClauseSolver::to_root() {
  if (floor_) end_flips();
  back_to(0);
}

void ClauseSolver::end_flips() {
  std::vector<std::vector<Lit>> clauses;
  for (Var v : trail_) {
    const Reason reason = info_[v].reason;
    if (reason.tag() != Reason::flip || !info_[v].level) continue;
    clauses.push_back({~false_literal(v)});
    for (std::uint32_t l = 0; l < reason.index(); ++l)
      clauses.back().push_back(false_literal(trail_[levels_[l].begin]));
  }
  floor_ = 0;
  back_to(0);
  for (const auto& c : clauses) clause(c);
  facts_.insert(facts_.end(), late_facts_.begin(), late_facts_.end());
  late_facts_.clear();
}

}  // namespace clew::sat
