// A candidate supposed, and what follows: singles and locked candidates, what constraints leave,
// sums of houses. Where that comes to a halt, others may be supposed within, one by one: those that
// fail go, and more follows. Within these, others may be supposed likewise, as deep as it takes.
//
// What is removed is remembered with the step that removed it; walking back from an error gathers
// what it rests on, and leaves out all steps that led elsewhere. What is left is a net of facts
// like any other. One that failed within is a step of the trial around it, with its facts.
#pragma once

#include <algorithm>
#include <array>

#include "logic/rows.h"
#include "logic/rules.h"
#include "logic/techniques/all.h"

namespace clew::logic {

template <int W>
class Attempt final : public StepSink {
 public:
  /// `pieces`: of constraints none but these are followed, and no sums; empty: all.
  explicit Attempt(Finder<W>& f, std::span<const std::uint32_t> pieces = {})
      : f_(f), trial_(f.scratch.trial), stride_(f.board.digits() + 1), terms_{.pieces = pieces} {
    if (!trial_.board) trial_.board.emplace(f.board);
    if (f.frame.rules()) trial_.part_of.resize(f.frame.rules()->balances.size());
  }

  /// Returns true if x leads to an error, with `within` supposed where it does not go on. If one of
  /// these does not fail either, up to `splits` others are supposed within it, cell by cell.
  /// Suppositions in vain, or without need, are left out.
  bool refutes(Candidate x, std::span<const Supposed> within = {}, int splits = 0) {
    *trial_.board = f_.board;
    trial_.board->suppose();
    trial_.steps.clear();
    trial_.facts.clear();
    trial_.used.clear();
    trial_.outside.clear();
    trial_.removed_by.assign(static_cast<std::size_t>(f_.frame.size()) * stride_, -1);
    suppose(x);
    splits_ = splits;
    const bool fails = follow() || fails_by(within, 1);
    if (fails) {
      walk_back(0);
      leave_out();
    }
    return fails;
  }
  /// Of how many steps that is.
  auto size() const {
    return std::ranges::count_if(trial_.steps, [](const TrialStep& s) { return s.needed; });
  }
  /// Returns the pieces of constraints that it uses, ascending.
  std::vector<std::uint32_t> pieces() const {
    std::vector<std::uint32_t> all;
    for (const TrialStep& step : trial_.steps)
      for (std::uint32_t i = step.first_fact; step.needed && i < step.last_fact; ++i)
        if (trial_.facts[i].says == Fact::Says::holds)
          all.push_back(static_cast<std::uint32_t>(&piece(trial_.facts[i].unit) -
                                                   f_.frame.rules()->pieces.data()));
    std::ranges::sort(all);
    const auto again = std::ranges::unique(all);
    all.erase(again.begin(), again.end());
    return all;
  }
  /// Returns the number of sums of houses that it uses.
  std::size_t sums() const {
    std::vector<std::int32_t> all;
    for (const TrialStep& step : trial_.steps)
      if (step.needed && step.balance >= 0) all.push_back(step.balance);
    std::ranges::sort(all);
    return all.size() - std::ranges::unique(all).size();
  }
  /// Whether something supposed within is one of them.
  bool is_nested() const {
    return std::ranges::any_of(
        trial_.steps, [](const TrialStep& s) { return s.needed && s.kind == TrialStep::refutes; });
  }
  /// Puts it into the finder's draft; false where it rests on more sums than facts can tell apart.
  bool tell(Candidate x);

  // A step of the trial, or at its end the error.
  bool take(const Step& step) override {
    if (step.shows_error()) {
      record(step.facts, TrialStep::removes, {});
      failed_ = true;
      return false;
    }
    for (const Candidate& y : step.placements) {
      record(step.facts, TrialStep::places, y);
      remove_for(y);
    }
    if (step.placements.empty()) {
      record(step.facts, TrialStep::removes, {});
      for (const Candidate& y : step.eliminations) remove(y);
    }
    board().apply(step.placements, step.eliminations);
    return false;
  }

 private:
  static constexpr TechniqueId basic[] = {
      TechniqueId::naked_single, TechniqueId::hidden_single_box, TechniqueId::hidden_single_line,
      TechniqueId::pointing,     TechniqueId::claiming,          TechniqueId::crossing};
  // Under constraints, where nothing simpler is left: a pair shortens the rest.
  static constexpr TechniqueId pairs[] = {TechniqueId::naked_pair, TechniqueId::hidden_pair};

  Board<W>& board() { return *trial_.board; }
  std::int32_t& removed_by(Candidate x) {
    return trial_.removed_by[static_cast<std::size_t>(x.cell) * stride_ + x.digit];
  }
  void remove(Candidate x) { removed_by(x) = static_cast<std::int32_t>(trial_.steps.size()) - 1; }

  void suppose(Candidate x) {
    record({}, TrialStep::places, x);
    remove_for(x);
    board().apply({&x, 1}, {});
  }
  void record(std::span<const Fact> facts, TrialStep::Kind kind, Candidate what) {
    const auto first = static_cast<std::uint32_t>(trial_.facts.size());
    trial_.facts.insert(trial_.facts.end(), facts.begin(), facts.end());
    trial_.steps.push_back({first, static_cast<std::uint32_t>(trial_.facts.size()), kind, what});
    if (!facts.empty() && facts[0].says == Fact::Says::adds)
      trial_.steps.back().balance = balance_of(facts);
  }
  void remove_for(Candidate placed) {
    for (Digit d : board().candidates(placed.cell))
      if (d != placed.digit) remove({placed.cell, d});
    for (int c : board().places(placed.digit) & f_.frame.plain_peers(placed.cell))
      remove({static_cast<CellId>(c), placed.digit});
  }
  std::int32_t balance_of(std::span<const Fact> facts) const {
    const auto same = [](const Balance::Term& t, const Fact& fact) {
      return t.unit == fact.unit && t.times == fact.times;
    };
    const auto& balances = f_.frame.rules()->balances;
    const auto of = std::ranges::find_if(balances, [&](const Balance& b) {
      return b.of.size() <= facts.size() &&
             (b.of.size() == facts.size() || facts[b.of.size()].says != Fact::Says::adds) &&
             std::ranges::equal(b.of, facts.first(b.of.size()), same);
    });
    return static_cast<std::int32_t>(of - balances.begin());
  }

  bool follow();
  bool fails_by(std::span<const Supposed> within, int depth);
  bool fails_by_cells(int depth);
  bool fails_within(Candidate, std::span<const Supposed> within, int depth);
  void leave_out();
  void walk_back(std::size_t from);
  void need(std::size_t step);
  void tell(const TrialStep&);
  void tell(const Fact&);
  void draw();
  const constraints::ConstraintPiece& piece(const Unit& unit) const {
    return *std::ranges::find(f_.frame.rules()->pieces, unit, unit_of);
  }
  void explain(CellId c, std::int32_t before) {
    for (Digit d : f_.board.candidates(c)) explain(Candidate{c, d}, before);
  }
  void explain(Candidate x, std::int32_t before) {
    if (removed_by(x) >= 0 && removed_by(x) < before) trial_.todo.push_back(x);
  }

  Finder<W>& f_;
  Trial<W>& trial_;
  int stride_;
  Draft draft_;
  Terms terms_;
  bool failed_ = false;  // a step shows an error
  int splits_ = 0;       // candidates that it may still suppose by itself
};

// To a halt, or an error: then it is the last step.
template <int W>
bool Attempt<W>::follow() {
  Finder<W> inner(board(), draft_, f_.scratch, *this, terms_);
  std::array<std::uint32_t, std::size(basic)> clean{};
  failed_ = false;
  while (!board().in_error() && !failed_) {
    bool found = false;
    for (std::size_t i = 0; i < std::size(basic) && !found && !board().solved(); ++i) {
      if (clean[i] == board().clock()) continue;
      inner.aim(basic[i], clean[i]);
      found = !row(basic[i]).find(inner);
      if (!found) clean[i] = board().clock();
    }
    found = found || !find_constraint(inner, of_any_name) ||
            (terms_.pieces.empty() && !find_sum(inner, 0)) || !find_required_by_any(inner, 0);
    found = found || !find_constraint_and_house(inner, within_trial);
    if (!found && f_.frame.rules())
      found = std::ranges::any_of(pairs, [&](TechniqueId id) {
        inner.aim(id, 0);
        return !row(id).find(inner);
      });
    if (!found) return false;
  }
  if (failed_) return true;
  inner.aim(TechniqueId::partition, 0);
  return !row(TechniqueId::partition).find(inner);
}

// Supposes those of this depth one by one, each with the deeper ones that come after it, until one
// failure leads to an error here.
template <int W>
bool Attempt<W>::fails_by(std::span<const Supposed> within, int depth) {
  while (!within.empty()) {
    const Candidate y = within[0].x;
    const auto next = std::ranges::find_if(
        within.subspan(1), [depth](const Supposed& other) { return other.depth <= depth; });
    const auto inner = static_cast<std::size_t>(next - within.begin()) - 1;
    if (board().can(y.cell, y.digit) && fails_within(y, within.subspan(1, inner), depth) &&
        follow())
      return true;
    within = within.subspan(1 + inner);
  }
  return false;
}

// Supposes the candidates of the cell with the fewest, until one of them stands.
template <int W>
bool Attempt<W>::fails_by_cells(int depth) {
  while (splits_ > 0 && !board().solved()) {
    CellId fewest = static_cast<CellId>(*board().open().begin());
    for (const int c : board().open())
      if (board().candidates(static_cast<CellId>(c)).size() < board().candidates(fewest).size())
        fewest = static_cast<CellId>(c);
    --splits_;
    if (!fails_within({fewest, *board().candidates(fewest).begin()}, {}, depth)) return false;
    if (follow()) return true;
  }
  return false;
}

// Where y fails, it goes.
template <int W>
bool Attempt<W>::fails_within(Candidate y, std::span<const Supposed> within, int depth) {
  const std::size_t first = trial_.steps.size(), facts = trial_.facts.size();
  const std::size_t used = trial_.used.size(), outside = trial_.outside.size();
  const auto halt = static_cast<std::size_t>(depth - 1);
  if (trial_.halts.size() == halt) trial_.halts.push_back({board(), {}});
  trial_.halts[halt].board = board();
  trial_.halts[halt].removed_by = trial_.removed_by;
  suppose(y);
  const bool fails = follow() || fails_by(within, depth + 1) || fails_by_cells(depth + 1);
  if (fails) walk_back(first);
  board() = trial_.halts[halt].board;
  trial_.removed_by.swap(trial_.halts[halt].removed_by);
  if (!fails) {
    trial_.steps.resize(first);
    trial_.facts.resize(facts);
    trial_.used.resize(used);
    trial_.outside.resize(outside);
    return false;
  }
  record({}, TrialStep::refutes, y);
  trial_.steps.back().first_within = static_cast<std::uint32_t>(first);
  remove(y);
  board().apply({}, {&y, 1});
  return true;
}

// Marks assumptions as needed if their failure is, and leaves out all steps within the others.
template <int W>
void Attempt<W>::leave_out() {
  auto& steps = trial_.steps;
  for (std::size_t s = steps.size(); s-- > 0;) {
    const TrialStep& step = steps[s];
    if (step.kind != TrialStep::refutes) continue;
    steps[step.first_within].needed = step.needed;
    if (step.needed) continue;
    for (const std::size_t first = step.first_within; s > first;) steps[--s].needed = false;
  }
}

// Marks what the last step needs of those from a first one on, and notes what it needs of earlier
// ones for the step that comes next.
template <int W>
void Attempt<W>::walk_back(std::size_t from) {
  const std::size_t next = trial_.steps.size();
  need(next - 1);
  while (!trial_.todo.empty()) {
    const Candidate y = trial_.todo.back();
    trial_.todo.pop_back();
    const auto by = static_cast<std::size_t>(removed_by(y));
    if (by < from) {
      trial_.outside.emplace_back(next, y);
    } else {
      trial_.used.emplace_back(by, y);
      need(by);
    }
  }
}

// What its facts do not count any more must be gone.
template <int W>
void Attempt<W>::need(std::size_t s) {
  TrialStep& step = trial_.steps[s];
  if (step.needed) return;
  step.needed = true;
  const auto before = static_cast<std::int32_t>(s);
  if (step.kind == TrialStep::refutes) {
    for (const auto& [by, y] : trial_.outside)
      if (by == s) explain(y, before);
    return;
  }
  if (step.balance >= 0)
    for (const CellId c : f_.frame.rules()->balances[step.balance].cells) explain(c, before);
  for (std::uint32_t i = step.first_fact; i < step.last_fact; ++i) {
    const Fact& fact = trial_.facts[i];
    const Unit& unit = fact.unit;
    if (fact.says == Fact::Says::holds) {
      for (const CellId c : piece(unit).cells) explain(c, before);
    } else if (fact.says == Fact::Says::some && unit.kind == Unit::Kind::cell) {
      explain(unit.a, before);
    } else if (fact.says == Fact::Says::some) {
      for (int p : Bits{f_.board.places(unit.a, unit.digit)})
        explain({f_.frame.cell(unit.a, p), unit.digit}, before);
    }
  }
}

// Last things first, so that a reader meets the error before what led to it.
template <int W>
bool Attempt<W>::tell(Candidate x) {
  auto& steps = trial_.steps;
  f_.begin().eliminate(x.cell, x.digit);
  std::ranges::fill(trial_.part_of, -1);
  trial_.sums = 0;
  std::ranges::sort(trial_.used);
  const auto again = std::ranges::unique(trial_.used);
  trial_.used.erase(again.begin(), again.end());
  for (std::size_t s = steps.size(); s-- > 0;) {
    const TrialStep& step = steps[s];
    if (step.needed) tell(step);
    if (step.needed && step.kind == TrialStep::places)
      for (const auto& [by, y] : trial_.used)
        if (by == s && y.cell != step.what.cell)
          f_.one(step.what.cell, y.cell, y.digit, Role::weak);
  }
  draw();
  constexpr int most_sums = 256;  // that parts can tell apart
  return trial_.sums <= most_sums;
}

// Each sum is a part of its own.
template <int W>
void Attempt<W>::tell(const TrialStep& step) {
  const auto facts =
      std::span(trial_.facts).subspan(step.first_fact, step.last_fact - step.first_fact);
  for (const Fact& fact : facts) {
    if (fact.says != Fact::Says::adds)
      tell(fact);
    else if (trial_.part_of[step.balance] < 0 || trial_.part_of[step.balance] == trial_.sums)
      f_.draft.adds(fact.unit, fact.times, Role::strong,
                    trial_.part_of[step.balance] = trial_.sums);
  }
  if (step.balance >= 0 && trial_.part_of[step.balance] == trial_.sums) ++trial_.sums;
}

template <int W>
void Attempt<W>::tell(const Fact& fact) {
  const Unit& unit = fact.unit;
  if (fact.says == Fact::Says::holds)
    f_.draft.holds(unit, Role::strong);
  else if (fact.says == Fact::Says::some)
    unit.kind == Unit::Kind::cell ? f_.draft.some_cell(unit.a, Role::strong)
                                  : f_.draft.some_in(unit.a, unit.digit, Role::strong);
  else
    unit.kind == Unit::Kind::house ? f_.draft.one_in(unit.a, unit.digit, Role::weak)
                                   : f_.draft.one_of(unit.a, unit.b, unit.digit, Role::weak);
}

// Nothing is linked: each step rests on all before it. What a true digit rules out goes without
// saying.
template <int W>
void Attempt<W>::draw() {
  auto next = trial_.used.begin();
  const auto node = [this](Candidate x, bool on) {
    f_.draft.node(x.digit, on, Link::none);
    f_.draft.node_cell(x.cell);
  };
  for (std::size_t s = 0; s < trial_.steps.size(); ++s) {
    const TrialStep& step = trial_.steps[s];
    const bool on = step.kind == TrialStep::places;
    if (on && (s == 0 || step.needed)) node(step.what, true);
    for (; next != trial_.used.end() && next->first == s; ++next)
      if (step.needed && !on) node(next->second, false);
  }
}

}  // namespace clew::logic
