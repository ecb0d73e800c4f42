// Trial, or limited guessing: a candidate is taken as true, singles and locked candidates follow,
// what constraints leave, and sums of houses, and when they end in an error, the candidate is wrong.
//
//     If r1c1 is 5, then … r7c3 has no candidate left. So r1c1 is not 5.
//
// What the trial removes is remembered with the step that removed it; walking back from the error
// gathers the facts that it rests on, and leaves out all steps that led elsewhere. What is left is
// a net of facts like any other. A last resort, and yet weaker than forcing nets; as old as
// pencils.
#include <algorithm>
#include <array>

#include "logic/rows.h"
#include "logic/rules.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

constexpr TechniqueId basic[] = {TechniqueId::naked_single,       TechniqueId::hidden_single_box,
                                 TechniqueId::hidden_single_line, TechniqueId::pointing,
                                 TechniqueId::claiming,           TechniqueId::crossing};

template <int W>
class Attempt final : public StepSink {
 public:
  explicit Attempt(Finder<W>& f) : f_(f), trial_(f.scratch.trial), stride_(f.board.digits() + 1) {
    if (!trial_.board) trial_.board.emplace(f.board);
  }

  /// Whether x leads to an error; then the step is in the finder's draft.
  bool refutes(Candidate x) {
    *trial_.board = f_.board;
    trial_.steps.clear();
    trial_.facts.clear();
    trial_.removed_by.assign(static_cast<std::size_t>(f_.frame.size()) * stride_, -1);
    std::array<std::uint32_t, std::size(basic)> clean{};
    record({}, true, x);
    board().apply({&x, 1}, {});
    Finder<W> inner(board(), draft_, f_.scratch, *this, terms_);
    failed_ = false;
    sums_ = 0;
    while (!board().in_error() && !failed_) {
      bool found = false;
      for (std::size_t i = 0; i < std::size(basic) && !found && !board().solved(); ++i) {
        if (clean[i] == board().clock()) continue;
        inner.aim(basic[i], clean[i]);
        found = !row(basic[i]).find(inner);
        if (!found) clean[i] = board().clock();
      }
      found = found || !find_constraint(inner, of_any_name);
      found = found || (sums_ < most_sums && !find_sum(inner, 0));
      if (!found) return false;
    }
    if (failed_) return conclude(x), true;
    inner.aim(TechniqueId::partition, 0);
    if (row(TechniqueId::partition).find(inner)) return false;
    conclude(x);
    return true;
  }

  // A step of the trial, or at its end the error.
  bool take(const Step& step) override {
    sums_ += !step.facts.empty() && step.facts[0].says == Fact::Says::adds;
    if (step.shows_error()) {
      record(step.facts, false, {});
      failed_ = true;
      return false;
    }
    for (const Candidate& y : step.placements) record(step.facts, true, y);
    if (step.placements.empty()) {
      record(step.facts, false, {});
      for (const Candidate& y : step.eliminations) remove(y);
    }
    board().apply(step.placements, step.eliminations);
    return false;
  }

 private:
  Board<W>& board() { return *trial_.board; }
  std::int32_t& removed_by(Candidate x) {
    return trial_.removed_by[static_cast<std::size_t>(x.cell) * stride_ + x.digit];
  }
  void remove(Candidate x) { removed_by(x) = static_cast<std::int32_t>(trial_.steps.size()) - 1; }

  void record(std::span<const Fact> facts, bool placed, Candidate placement) {
    const auto first = static_cast<std::uint32_t>(trial_.facts.size());
    trial_.facts.insert(trial_.facts.end(), facts.begin(), facts.end());
    trial_.steps.push_back(
        {first, static_cast<std::uint32_t>(trial_.facts.size()), placed, placement, false});
    if (!placed) return;
    for (Digit d : board().candidates(placement.cell))
      if (d != placement.digit) remove({placement.cell, d});
    for (int c : board().places(placement.digit) & f_.frame.plain_peers(placement.cell))
      remove({static_cast<CellId>(c), placement.digit});
  }

  // Walks back from the last step, the error, and makes the step of what it needs.
  void conclude(Candidate x) {
    f_.begin().eliminate(x.cell, x.digit);
    trial_.gone.clear();
    sums_ = 0;
    need(trial_.steps.size() - 1);
    while (!trial_.todo.empty()) {
      const Candidate y = trial_.todo.back();
      trial_.todo.pop_back();
      const auto by = static_cast<std::size_t>(removed_by(y));
      const TrialStep& step = trial_.steps[by];
      if (step.placed && step.placement.cell != y.cell)
        f_.one(step.placement.cell, y.cell, y.digit, Role::weak);
      if (!step.placed) trial_.gone.emplace_back(by, y);
      need(by);
    }
    draw();
  }
  // Nothing is linked: each step rests on all before it.
  void draw() {
    std::ranges::sort(trial_.gone);
    auto next = trial_.gone.begin();
    for (std::size_t s = 0; s < trial_.steps.size(); ++s) {
      const TrialStep& step = trial_.steps[s];
      if (s == 0 || (step.needed && step.placed)) node(step.placement, true);
      for (; next != trial_.gone.end() && next->first == s; ++next) node(next->second, false);
    }
  }
  void node(Candidate x, bool on) {
    f_.draft.node(x.digit, on, Link::none);
    f_.draft.node_cell(x.cell);
  }
  // The step's facts, and why what they do not count any more is gone.
  void need(std::size_t s) {
    TrialStep& step = trial_.steps[s];
    if (step.needed) return;
    step.needed = true;
    if (step.first_fact < step.last_fact && trial_.facts[step.first_fact].says == Fact::Says::adds)
      return need_sum(step, static_cast<std::int32_t>(s));
    for (std::uint32_t i = step.first_fact; i < step.last_fact; ++i) {
      const Fact& fact = trial_.facts[i];
      const Unit& unit = fact.unit;
      const auto before = static_cast<std::int32_t>(s);
      if (fact.says == Fact::Says::holds) {
        f_.draft.holds(unit, Role::strong);
        for (const CellId c : piece(unit).cells)
          for (Digit d : f_.board.candidates(c)) explain({c, d}, before);
      } else if (fact.says == Fact::Says::one) {
        tell_one(fact);
      } else if (unit.kind == Unit::Kind::cell) {
        f_.draft.some_cell(unit.a, Role::strong);
        for (Digit d : f_.board.candidates(unit.a)) explain({unit.a, d}, before);
      } else {
        f_.draft.some_in(unit.a, unit.digit, Role::strong);
        for (int p : Bits{f_.board.places(unit.a, unit.digit)})
          explain({f_.frame.cell(unit.a, p), unit.digit}, before);
      }
    }
  }
  void tell_one(const Fact& fact) {
    const Unit& unit = fact.unit;
    unit.kind == Unit::Kind::house ? f_.draft.one_in(unit.a, unit.digit, Role::weak)
                                   : f_.draft.one_of(unit.a, unit.b, unit.digit, Role::weak);
  }
  // Each sum is a part of its own.
  void need_sum(const TrialStep& step, std::int32_t before) {
    const auto facts =
        std::span(trial_.facts).subspan(step.first_fact, step.last_fact - step.first_fact);
    for (const Fact& fact : facts)
      if (fact.says == Fact::Says::adds)
        f_.draft.adds(fact.unit, fact.times, Role::strong, sums_);
      else
        tell_one(fact);
    ++sums_;
    const auto same = [](const Balance::Term& t, const Fact& fact) {
      return t.unit == fact.unit && t.times == fact.times;
    };
    const auto& balances = f_.frame.rules()->balances;
    const auto of = std::ranges::find_if(balances, [&](const Balance& b) {
      return b.of.size() <= facts.size() &&
             (b.of.size() == facts.size() || facts[b.of.size()].says != Fact::Says::adds) &&
             std::ranges::equal(b.of, facts.first(b.of.size()), same);
    });
    for (const CellId c : of->cells)
      for (Digit d : f_.board.candidates(c)) explain({c, d}, before);
  }
  const constraints::Piece& piece(const Unit& unit) const {
    return *std::ranges::find(f_.frame.rules()->pieces, unit, unit_of);
  }
  void explain(Candidate x, std::int32_t before) {
    if (removed_by(x) >= 0 && removed_by(x) < before) trial_.todo.push_back(x);
  }

  Finder<W>& f_;
  Trial<W>& trial_;
  int stride_;
  Draft draft_;
  Terms terms_;
  static constexpr int most_sums = 255;  // as many parts as facts can tell apart
  int sums_ = 0;                         // followed so far, then needed
  bool failed_ = false;                  // a step shows an error
};

}  // namespace

template <int W>
bool find_trial(Finder<W>& f, int) {
  Attempt<W> attempt(f);
  for (bool two : {true, false})  // cells of two candidates first: what fails there places a digit
    for (int i : f.board.open()) {
      const auto c = static_cast<CellId>(i);
      if (f.board.bivalue().has(c) != two) continue;
      if (f.terms.stop.requested()) return true;
      for (Digit d : f.board.candidates(c)) {
        if (!f.wanted(d) || !attempt.refutes({c, d})) continue;
        if (!f.emit()) return false;
      }
    }
  return true;
}

CLEW_TECHNIQUE(find_trial)

}  // namespace clew::logic
