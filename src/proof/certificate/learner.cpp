#include "proof/certificate/learner.h"

#include <algorithm>

namespace clew::certificate {

RowId ConflictLearner::contradiction(std::span<const sat::Lit> supposed, const Stop& stop) {
  activity_.assign(p_.variables(), 0);
  seen_.assign(p_.variables(), 0);
  levels_.assign(1, p_.trail().size());
  for (;;) {
    if (const RowId broken = p_.propagate()) {
      if (levels_.size() == 1) return broken;
      if (levels_.size() == 2 && !supposed.empty()) return write_final(broken, nullptr);
      if (stop.requested() || !learn(broken)) return 0;
    } else if (levels_.size() == 1 && !supposed.empty()) {
      const sat::Lit* const refuted = suppose(supposed);
      if (refuted) return write_final(p_.reason(refuted->var()), refuted);
    } else if (!decide()) {
      return 0;
    }
  }
}

// All at once, as the first decision. Returns one that is false already.
const sat::Lit* ConflictLearner::suppose(std::span<const sat::Lit> literals) {
  levels_.push_back(p_.trail().size());
  for (const sat::Lit& l : literals)
    if (!p_.assign(l)) return &l;
  return nullptr;
}

RowId ConflictLearner::write_final(RowId broken, const sat::Lit* refuted) {
  const Propagator::Ground ground = p_.ground(broken);
  clause_.clear();
  if (refuted) clause_.push_back(~*refuted);
  for (const sat::Lit l : ground.assumed)
    if (!refuted && p_.position(l.var()) >= levels_[1]) clause_.push_back(~l);
  return write_(clause_, ground);
}

std::size_t ConflictLearner::level_of(sat::Var v) const {
  const auto above = std::upper_bound(levels_.begin() + 1, levels_.end(),
                                      static_cast<std::size_t>(p_.position(v)));
  return static_cast<std::size_t>(above - levels_.begin()) - 1;
}

void ConflictLearner::bump(sat::Var v) {
  activity_[v] += step_;
  if (activity_[v] > 1e100) {
    for (double& a : activity_) a *= 1e-100;
    step_ *= 1e-100;
  }
  order_.emplace(activity_[v], v);
}

// The clause of the first literal of this level through which all of the conflict goes.
void ConflictLearner::analyze(RowId broken) {
  const std::size_t level = levels_.size() - 1;
  std::size_t open = 0;
  clause_.assign(1, {});
  std::vector<sat::Var> marked;
  const auto take = [&](RowId row, const sat::Lit* forced) {
    causes_.clear();
    p_.causes(row, forced, causes_);
    for (const sat::Lit l : causes_) {
      const std::size_t at = level_of(l.var());
      if (seen_[l.var()] || at == 0) continue;
      seen_[l.var()] = 1;
      marked.push_back(l.var());
      bump(l.var());
      if (at == level)
        ++open;
      else
        clause_.push_back(l);
    }
  };
  take(broken, nullptr);
  for (std::size_t i = p_.trail().size(); i-- > 0;) {
    const sat::Lit l = p_.trail()[i];
    if (!seen_[l.var()]) continue;
    if (--open == 0) {
      clause_[0] = ~l;
      break;
    }
    take(p_.reason(l.var()), &l);
  }
  for (const sat::Var v : marked) seen_[v] = 0;
}

bool ConflictLearner::learn(RowId broken) {
  analyze(broken);
  step_ /= 0.95;
  // The reasons of the clause show up when its opposite alone is supposed.
  undo_to_start();
  const std::size_t root = p_.trail().size();
  for (const sat::Lit l : clause_) p_.assign(~l);
  const RowId refuted = p_.propagate();
  if (!refuted) return false;
  const Propagator::Ground ground = p_.ground(refuted);
  p_.undo(root);
  const RowId row = write_(clause_, ground);
  if (!row) return false;
  p_.add(row);
  return true;
}

bool ConflictLearner::decide() {
  while (!order_.empty()) {
    const auto [_, v] = order_.top();
    order_.pop();
    if (!p_.is_open(sat::Lit::yes(v))) continue;
    levels_.push_back(p_.trail().size());
    return p_.assign(sat::Lit::yes(v));
  }
  for (; rest_ < variables_.size(); ++rest_) {
    if (!p_.is_open(sat::Lit::yes(variables_[rest_]))) continue;
    levels_.push_back(p_.trail().size());
    return p_.assign(sat::Lit::yes(variables_[rest_]));
  }
  return false;
}

void ConflictLearner::undo_to_start() {
  for (std::size_t i = levels_[1]; i < p_.trail().size(); ++i) {
    const sat::Var v = p_.trail()[i].var();
    if (activity_[v] > 0) order_.emplace(activity_[v], v);
  }
  rest_ = 0;
  p_.undo(levels_[1]);
  levels_.resize(1);
}

}  // namespace clew::certificate
