// The search: propagate; on a conflict learn a clause, backtrack and assert it; otherwise decide,
// on assumptions first. (Conflict-driven clause learning: GRASP, Chaff, MiniSat.)
//
// Restarts help to find a model if there are many, and slow down the proof that there is no other.
// So the search begins in a restarting mode: it restarts after 100 conflicts times Luby's sequence
// and prefers the values of its longest trail since the last restart (after CaDiCaL's best phases).
// Together they reduce the worst case of sparse grids by a factor of ten. After 25,000 conflicts,
// or once models are being forbidden, restarts stop. They do not stop if the caller named variables
// to try first.
//
// Learned clauses are reduced after 2,000 conflicts and then at intervals that grow by 300.
#include <algorithm>

#include "base/assert.h"
#include "sat/solver.h"

namespace clew::sat {
namespace {

constexpr float activity_decay = 0.999f;
constexpr std::uint64_t first_reduction = 2000, reduction_growth = 300;
constexpr double reduction_share = 0.75;
constexpr std::uint64_t restart_unit = 100, hasty_conflicts = 25'000;
constexpr std::uint64_t poll_interval = 64;
[[maybe_unused]] constexpr std::uint64_t checked_models = 16;  // against every clause

// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …, from i = 0.
std::uint64_t luby(std::uint64_t i) {
  std::uint64_t size = 1;
  while (size < i + 1) size = 2 * size + 1;
  while (size != i + 1) {
    size /= 2;
    if (i >= size) i -= size;
  }
  CLEW_ASSERT((size & (size + 1)) == 0);
  return (size + 1) / 2;
}

}  // namespace

ClauseAnswer ClauseSolver::solve(std::span<const Lit> assumptions, const Stop& stop,
                                 const Limits& limits) {
  CLEW_ASSERT(std::ranges::all_of(assumptions, [&](Lit l) { return l.var() < variables_; }));
  core_.clear();
  if (groups_changed_ || !facts_.empty()) to_root();
  if (!prepare()) return ClauseAnswer::no;
  keep_common_levels(assumptions);
  const ClauseAnswer answer = search(assumptions, stop, limits);
  CLEW_ASSERT(answer != ClauseAnswer::yes || keeps_groups());
  CLEW_ASSERT(answer != ClauseAnswer::yes || counters_.models > checked_models || keeps_clauses());
  CLEW_ASSERT(std::ranges::all_of(
      core_, [&](Lit l) { return std::ranges::find(assumptions, l) != assumptions.end(); }));
  assumptions_.assign(assumptions.begin(), assumptions.end());
  if (answer == ClauseAnswer::unknown) to_root();
  return answer;
}

// Keeps the levels of the last solve() that rest on the same assumptions.
void ClauseSolver::keep_common_levels(std::span<const Lit> assumptions) {
  const auto first_other = std::mismatch(assumptions_.begin(), assumptions_.end(),
                                         assumptions.begin(), assumptions.end())
                               .first;
  const auto common = static_cast<std::uint32_t>(first_other - assumptions_.begin());
  if (common == assumptions.size() && common == assumptions_.size()) return;
  std::uint32_t keep = 0;
  while (keep < level() && levels_[keep].assumption && levels_[keep].assumed <= common) ++keep;
  if (keep < floor_) to_root();
  back_to(keep);
}

ClauseAnswer ClauseSolver::search(std::span<const Lit> assumptions, const Stop& stop,
                                  const Limits& limits) {
  if (!reduction_interval_) next_reduction_ = reduction_interval_ = first_reduction;
  const std::uint64_t last_conflict = limits.conflicts > ~counters_.conflicts
                                          ? ~std::uint64_t{0}
                                          : counters_.conflicts + limits.conflicts;
  begin_hasty();
  bool ok = !conflicting_ && propagate();
  conflicting_ = false;
  for (;;) {
    if (!ok && level() == 0) {
      consistent_ = false;
      return ClauseAnswer::no;
    }
    if (++ticks_ % poll_interval == 0 && stop.requested()) return ClauseAnswer::unknown;
    if (!ok) {
      if (counters_.conflicts >= last_conflict) return ClauseAnswer::unknown;
      ++counters_.conflicts;
      if (hasty_) keep_best();
      if (level() > floor_) {
        analyze();
        back_to(std::max(back_level_, floor_));
        ok = assert_learned() && propagate();
        if (ok) note_impact(info_[learned_[0].var()].position);
      } else {
        ok = flip_at_floor() && propagate();
      }
      bump_ /= activity_decay;
      continue;
    }
    note_root();
    std::uint32_t assumed = levels_.empty() ? 0 : levels_.back().assumed;
    CLEW_ASSERT(assumed <= assumptions.size() && watches_done_ == trail_.size());
    while (assumed < assumptions.size() && value_of(assumptions[assumed]) > 0) ++assumed;
    if (assumed < assumptions.size() && value_of(assumptions[assumed]) < 0) {
      find_core(assumptions[assumed]);
      return ClauseAnswer::no;
    }
    const bool on_assumption = assumed < assumptions.size();
    if (!on_assumption && trail_.size() == variables_) {
      keep_model();
      return ClauseAnswer::yes;
    }
    if (hasty_ && !on_assumption && counters_.conflicts >= next_restart_) {
      restart();
      continue;
    }
    if (counters_.conflicts >= next_reduction_) reduce();
    if (out_of_memory(limits)) return ClauseAnswer::unknown;
    if (on_assumption) {
      ok = decide_on(assumptions[assumed], assumed + 1, true);
    } else {
      ++counters_.decisions;
      ok = decide_on(decide(), assumed, false);
    }
    ok = ok && propagate();
    if (ok) note_impact(levels_.back().begin);
  }
}

void ClauseSolver::begin_hasty() {
  hasty_ = !forbidden_;
  hasty_until_ = first_values_.empty() ? counters_.conflicts + hasty_conflicts : ~std::uint64_t{0};
  next_restart_ = counters_.conflicts + restart_unit;
  restarts_ = best_length_ = 0;
  best_ = first_values_;
}

// Assumptions stay. The next trails are measured afresh.
void ClauseSolver::restart() {
  next_restart_ = counters_.conflicts + restart_unit * luby(++restarts_);
  best_length_ = 0;
  if (counters_.conflicts >= hasty_until_) {
    hasty_ = false;
    best_.clear();
  }
  std::uint32_t keep = 0;
  CLEW_ASSERT(floor_ == 0);  // flips leave no restarts
  while (keep < level() && levels_[keep].assumption) ++keep;
  back_to(keep);
}

// On a conflict: were there ever as many values without one?
void ClauseSolver::keep_best() {
  CLEW_ASSERT(!levels_.empty());
  const std::size_t length = levels_.back().begin;
  if (length <= best_length_) return;
  best_length_ = length;
  best_.resize(variables_);
  for (std::size_t i = 0; i < length; ++i) best_[trail_[i]] = value_[2 * trail_[i]];
}

bool ClauseSolver::decide_on(Lit l, std::uint32_t assumed, bool assumption) {
  CLEW_ASSERT(single_count_ == 0 && watches_done_ == trail_.size());
  CLEW_ASSERT(levels_.empty() || levels_.back().assumed <= assumed);
  levels_.push_back({static_cast<std::uint32_t>(trail_.size()), assumed, pair_count_, assumption});
  return make_true(l, Reason{});
}

bool ClauseSolver::assert_learned() {
  CLEW_ASSERT(learned_is_unit());
  counters_.literals += learned_.size();
  if (learned_.size() == 1) {
    if (level()) late_facts_.push_back(learned_[0]);
    return make_true(learned_[0], Reason::of(Reason::fact, 0));
  }
  const ClauseRef c = clauses_.add(learned_, glue_);
  return make_true(learned_[0], Reason::of(Reason::clause, c));
}

bool ClauseSolver::out_of_memory(const Limits& limits) {
  auto over = [&] {
    return bytes() > limits.memory || clauses_.words() + variables_ > Reason::max_index;
  };
  if (!over()) return false;
  reduce();
  return over();
}

void ClauseSolver::reduce() {
  ++counters_.reductions;
  reduction_interval_ += reduction_growth;
  next_reduction_ = counters_.conflicts + reduction_interval_;
  // A clause can be a reason only for one of its two watched literals.
  auto forced_by = [&](ClauseRef c) {
    for (std::uint32_t i = 0; i < 2; ++i) {
      const Lit l = clauses_.literal(c, i);
      if (value_of(l) > 0 && info_[l.var()].reason == Reason::of(Reason::clause, c))
        return static_cast<int>(i);
    }
    return -1;
  };
  clauses_.reduce(
      reduction_share, [&](ClauseRef c) { return forced_by(c) >= 0; },
      [&](ClauseRef from, ClauseRef to) {
        if (const int i = forced_by(from); i >= 0)
          info_[clauses_.literal(from, static_cast<std::uint32_t>(i)).var()].reason =
              Reason::of(Reason::clause, to);
      });
}

// At the root: members that are false for good need not be named as causes any more.
void ClauseSolver::note_root() {
  if (level() || trail_.size() == root_done_) return;
  root_done_ = trail_.size();
  CLEW_ASSERT(live_is_whole());
  groups_.root = groups_.live;
}

void ClauseSolver::keep_model() {
  ++counters_.models;
  CLEW_ASSERT(!single_count_ && watches_done_ == trail_.size());
  at_model_ = true;
  for (Var v = 0; v < variables_; ++v) model_[v] = value_[2 * v] > 0;
}

}  // namespace clew::sat
