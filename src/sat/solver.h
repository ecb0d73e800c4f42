// A small clause-learning solver over groups (at least, at most, or exactly one of some variables
// is true) and plain clauses. It takes assumptions and returns the ones it needed if there is no
// model. It honours stop requests, stays within a memory bound, and keeps learned clauses from one
// solve to the next. The same calls take the same path on every platform.
//
//   ClauseSolver solver;
//   const Var first = solver.add_variables(9);
//   solver.exactly_one({first, first + 1, first + 2});
//   solver.clause({Lit::no(first), Lit::yes(first + 5)});
//   while (solver.solve() == ClauseAnswer::yes) { … solver.value(v) …; solver.forbid(); }
//
// docs/sat.md explains the methods. Use one solver per thread.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "clew/stop.h"
#include "sat/clauses.h"
#include "sat/groups.h"
#include "sat/literal.h"
#include "sat/reason.h"

namespace clew::sat {

enum class ClauseAnswer : std::uint8_t {
  yes,      // there is a model
  no,       // there is no model under these assumptions
  unknown,  // stopped, or out of the memory or conflicts allowed
};

/// Bounds of a single solve() call.
struct Limits {
  std::size_t memory = std::size_t{1} << 30;  // bytes, about
  std::uint64_t conflicts = ~std::uint64_t{0};
};

/// Since the solver was made or cleared. They depend on nothing but the calls, and so sign a
/// search.
struct Counters {
  std::uint64_t conflicts = 0, decisions = 0, literals = 0, reductions = 0, models = 0;
  friend bool operator==(const Counters&, const Counters&) = default;
};

class ClauseSolver {
 public:
  ClauseSolver() = default;
  explicit ClauseSolver(std::size_t variables) { add_variables(variables); }

  /// Forgets everything but keeps its memory, so that many small instances cost no allocation.
  void clear();

  Var add_variable() { return add_variables(1); }
  /// The first of `count` new variables, which follow each other.
  Var add_variables(std::size_t count);
  std::size_t variables() const { return variables_; }

  // Groups of any size; a variable named twice counts twice. Every variable must exist.
  void exactly_one(std::span<const Var>);
  void at_least_one(std::span<const Var>);
  void at_most_one(std::span<const Var>);
  void clause(std::span<const Lit>);
  /// Sets if groups added from now on take part in locks. If many groups share many members, locks
  /// cost more than they save.
  void lock(bool yes) { groups_.lock(yes); }
  void exactly_one(std::initializer_list<Var> g) { exactly_one(std::span(g.begin(), g.size())); }
  void at_least_one(std::initializer_list<Var> g) { at_least_one(std::span(g.begin(), g.size())); }
  void at_most_one(std::initializer_list<Var> g) { at_most_one(std::span(g.begin(), g.size())); }
  void clause(std::initializer_list<Lit> c) { clause(std::span(c.begin(), c.size())); }
  /// A clause of one literal.
  void fact(Lit l) { clause({l}); }

  /// Members to prefer within a group while there have been few conflicts: the values of a grid
  /// that is nearly a model.
  void try_first(std::span<const Var>);
  /// And these come last: for those of a model that is known, when the question is whether there is
  /// another.
  void try_last(std::span<const Var>);

  /// Searches for a model in which all assumptions hold.
  ClauseAnswer solve(std::span<const Lit> assumptions, const Stop& = {}, const Limits& = {});
  ClauseAnswer solve(const Stop& stop = {}, const Limits& limits = {}) {
    return solve(std::span<const Lit>{}, stop, limits);
  }

  /// After yes: the model's value of a variable.
  bool value(Var v) const { return model_[v]; }
  /// After yes, until anything is added: forbids this model, so that the next solve() finds
  /// another. The clause names the decisions that led to the model, assumptions among them.
  void forbid();
  /// After no: assumptions that cannot hold together; empty when there is no model at all. Seldom
  /// minimal: see core.h.
  const std::vector<Lit>& core() const { return core_; }

  /// Returns the value that a variable has under every assumption: 1 true, -1 false, 0 open. Useful
  /// after solve().
  int root_value(Var v) const;

  const Counters& counters() const { return counters_; }
  std::size_t bytes() const;

 private:
  struct VarInfo {
    Reason reason;
    std::uint32_t level = 0, position = 0;  // position on the trail
  };
  struct Conflict {
    enum class Kind : std::uint8_t { none, empty_group, clause } kind = Kind::none;
    std::uint32_t index = 0;  // the group; the clause
  };

  struct Level {
    std::uint32_t begin;    // index on the trail at which it begins, with its decision
    std::uint32_t assumed;  // number of assumptions that were true once its decision was made
    std::uint32_t pairs;    // pair_count_ before it
    bool assumption;        // its decision is one
  };

  // solver.cpp
  void add_group(GroupKind, std::span<const Var>);
  void cover_at_most_one(std::span<const Var>);
  bool prepare();
  void build_groups();

  // search.cpp
  ClauseAnswer search(std::span<const Lit>, const Stop&, const Limits&);
  void keep_common_levels(std::span<const Lit>);
  bool decide_on(Lit, std::uint32_t assumed, bool assumption);
  void begin_hasty();
  void restart();
  void keep_best();
  bool assert_learned();
  bool out_of_memory(const Limits&);
  void reduce();
  void note_root();
  void keep_model();

  // models.cpp
  void forbid_by_clause();
  void forbid_by_flip();
  bool flip_at_floor();
  void end_flips();
  bool live_is_whole() const;
  bool learned_is_unit() const;
  bool keeps_groups() const;
  bool keeps_clauses() const;
  void to_root();

  // decide.cpp
  void start_activities();
  Lit decide();
  std::uint32_t open_group();
  Var open_variable() const;
  void bump(Var);
  void note_impact(std::size_t begin);

  // propagate.cpp
  bool propagate();
  bool make_true(Lit, Reason);
  bool set_true(Var, Reason);
  bool set_false(Var, Reason);
  bool settle_singles();
  void put(Var, int value, Reason);
  bool expand(Var);
  bool visit_watches(Lit falsified);
  void find_dirty();
  bool visit_locks(bool& found);
  void back_to(std::uint32_t level);

  // analyze.cpp
  template <class F>
  bool each_cause(Var, Reason, F);
  template <class F>
  void each_cause_of_conflict(F);
  void analyze();
  bool implied(Var, int depth);
  bool causes_implied(Var, int depth);
  void shrink();
  bool shrink_level(std::size_t first, std::size_t last, Var& uip);
  std::uint32_t count_levels();
  void find_core(Lit failed);
  Lit false_literal(Var v) const {
    return value_[std::size_t{2} * v] > 0 ? Lit::no(v) : Lit::yes(v);
  }

  std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }
  int value_of(Lit l) const { return value_[l.code]; }

  std::size_t variables_ = 0;
  bool consistent_ = true;  // false: there is no model under any assumption

  Groups groups_;
  Clauses clauses_;
  bool groups_changed_ = false;
  std::vector<Lit> facts_;  // waiting to be put at the root
  std::vector<Lit> added_;  // scratch of clause()
  std::vector<Var> added_group_;
  std::vector<std::uint64_t> added_stamp_;

  // Assignment. The trail is a queue too: watches are visited up to watches_done_, and its
  // variables have made groups dirty up to locks_done_.
  std::vector<signed char> value_;  // per literal: 1 true, -1 false, 0 open
  std::vector<VarInfo> info_;
  std::vector<Var> trail_;
  std::vector<Level> levels_;
  std::vector<Lit> assumptions_;  // assumptions of the last solve()
  bool at_model_ = false;         // the trail is a model
  bool conflicting_ = false;      // conflict_ is yet to be resolved
  std::uint32_t floor_ = 0;       // the search does not go back below this level: see models.cpp
  std::vector<Lit> late_facts_;   // learned above the floor
  std::uint64_t forbidden_ = 0;
  std::vector<std::uint32_t> singles_;  // a queue: groups that came down to one member
  std::uint32_t singles_done_ = 0, single_count_ = 0;
  std::vector<std::uint32_t> pairs_;  // a stack: groups that came down to two members
  std::uint32_t pair_count_ = 0;
  std::size_t watches_done_ = 0, locks_done_ = 0, root_done_ = 0;
  std::vector<std::uint64_t> dirty_;   // groups whose locks must be checked
  std::vector<std::uint32_t> closed_;  // scratch: locks with implications
  Conflict conflict_;

  // Branching.
  std::vector<float> activity_;
  float bump_ = 1;
  static constexpr int impact_unit = 16;
  std::vector<int> impact_;  // values found when the variable was made true, times impact_unit
  std::size_t started_ = 0;  // variables that have a first activity
  std::vector<std::uint32_t> candidates_;
  std::vector<signed char> best_;          // values of the longest trail since the last restart
  std::vector<signed char> first_values_;  // values of best_ at the start
  std::size_t best_length_ = 0;
  std::vector<char> last_;  // by variable: see try_last()

  // Analysis.
  enum Mark : std::uint8_t { unseen, in_clause, is_redundant, is_needed };
  std::vector<Lit> learned_;
  std::vector<std::uint8_t> mark_, level_mark_;
  std::vector<Var> marked_, level_marked_;
  std::vector<std::uint64_t> level_stamp_;
  std::uint64_t stamp_ = 0;
  std::uint32_t back_level_ = 0, glue_ = 0;

  bool hasty_ = false;  // restarts are made and best_ is followed: see search.cpp
  std::uint64_t hasty_until_ = 0, next_restart_ = 0, restarts_ = 0;
  std::uint64_t next_reduction_ = 0, reduction_interval_ = 0, ticks_ = 0;
  std::vector<char> model_;
  std::vector<Lit> core_;
  Counters counters_;
};

}  // namespace clew::sat
