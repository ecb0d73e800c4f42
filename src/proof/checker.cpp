#include "clew/check.h"
#include "clew/validate.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "base/assert.h"
#include "constraints/gadgets.h"
#include "proof/apart.h"
#include "proof/deadly.h"
#include "proof/rules.h"
#include "sat/solver.h"

namespace clew {

// Facts, granted rules and the opposite of a conclusion, as clauses over the candidates they name.
class Checker::Claim {
 public:
  Claim(LayoutPtr layout, std::vector<constraints::ConstraintPiece> pieces)
      : layout_(std::move(layout)),
        rules_(*layout_, std::move(pieces)),
        vars_(static_cast<std::size_t>(layout_->size()) * (layout_->digits() + 1), none) {}

  Verdict check(const Grid& before, std::span<const Digit> givens, const Step& step,
                const Stop& stop, std::span<const DigitSet> given_marks = {},
                std::uint64_t most_conflicts = sat::Limits{}.conflicts) {
    if (!validate(*layout_, before) || !(givens.empty() || validate(*layout_, givens)) ||
        !(given_marks.empty() || validate(*layout_, given_marks)))
      return Verdict::malformed;
    clear();
    grid_ = &before;
    for (const Fact& fact : step.facts) {
      if (speaks_of_rules(fact)) {
        if (!read_rule(fact, condition())) return Verdict::malformed;
        continue;
      }
      if (!read(fact)) return Verdict::malformed;
      CLEW_ASSERT(members_.size() <= named_.size());
      fact.says == Fact::Says::some ? solver_.at_least_one(members_)
                                    : solver_.at_most_one(members_);
    }
    add_sums();
    const bool one_by_one = add_distinct_sums(step, {}) && step.placements.empty() && !step.deadly;
    if (condition_) solver_.fact(*condition_);
    if (one_by_one ? !name_eliminations(step) : !add_opposite(step)) return Verdict::malformed;
    grant_cells();
    Verdict verdict =
        one_by_one ? ask_one_by_one(step, stop, most_conflicts) : ask({}, stop, most_conflicts);
    if (verdict != Verdict::refuted || !step.deadly) return verdict;
    if (!is_deadly(*layout_, before, givens, *step.deadly, given_marks)) return Verdict::malformed;
    // Constraints need not say the same of swapped digits.
    for (const CellId c : step.deadly->cells)
      if (rules_.touches(c)) return Verdict::malformed;
    for (std::size_t i = 0; i < step.deadly->cells.size(); ++i) {
      verdict = confined(step.deadly->cells[i], step.deadly->digits[i], stop);
      if (verdict != Verdict::proven) return verdict;
    }
    return Verdict::proven;
  }

  // Each fact counts when it is assumed; those that add up together count together. Where a proof is found,
  // those that it did not rest on can go without a question.
  std::vector<bool> needed(const Grid& before, const Step& step, std::uint64_t most_conflicts) {
    if (!validate(*layout_, before)) return {};
    clear();
    grid_ = &before;
    std::vector<sat::Lit> counts;
    for (const Fact& fact : step.facts) {
      const bool more = fact.says == Fact::Says::adds && sums_.contains(fact.part);
      counts.push_back(more ? sums_.at(fact.part).on : sat::Lit::yes(solver_.add_variable()));
      if (speaks_of_rules(fact) ? !read_rule(fact, counts.back()) : !read(fact)) return {};
      if (!speaks_of_rules(fact)) add_if(counts.back(), fact.says);
    }
    add_sums();
    add_distinct_sums(step, counts);
    if (!add_opposite(step)) return {};
    grant_cells();
    if (ask(counts, {}, most_conflicts) != Verdict::proven) return {};
    CLEW_ASSERT(counts.size() == step.facts.size());
    std::vector<sat::Lit> assumed = counts, proof = solver_.core();
    CLEW_ASSERT(std::ranges::all_of(
        proof, [&](sat::Lit l) { return std::ranges::find(counts, l) != counts.end(); }));
    // With a budget, what a proof does not rest on goes at once: of fewer facts the solver finds sooner
    // what they leave open.
    const bool bounded = most_conflicts != sat::Limits{}.conflicts;
    for (std::size_t before_it = assumed.size() + 1; bounded && proof.size() < before_it;) {
      before_it = proof.size();
      std::erase_if(assumed,
                    [&](sat::Lit l) { return std::ranges::find(proof, l) == proof.end(); });
      if (ask(assumed, {}, most_conflicts) != Verdict::proven) return {};
      proof = solver_.core();
    }
    std::vector<bool> result(counts.size(), true);
    std::map<std::uint8_t, bool> sums_needed;
    for (std::size_t i = counts.size(); i-- > 0;) {
      const bool sums = step.facts[i].says == Fact::Says::adds;
      const auto settled = sums ? sums_needed.find(step.facts[i].part) : sums_needed.end();
      if (settled != sums_needed.end()) {
        result[i] = settled->second;
        continue;
      }
      // Those before this one stay in front: the solver keeps what follows from them.
      std::erase(assumed, counts[i]);
      if (std::ranges::find(proof, counts[i]) == proof.end()) {
        result[i] = false;
      } else {
        const Verdict verdict = ask(assumed, {}, most_conflicts);
        if (verdict == Verdict::unknown) return {};
        result[i] = verdict == Verdict::refuted;
        if (result[i])
          assumed.push_back(counts[i]);
        else
          proof = solver_.core();
      }
      if (sums) sums_needed[step.facts[i].part] = result[i];
    }
    return result;
  }

  // A rule that does not count fills its cells all the same: where the proof rests on that, rules
  // come back until the facts that are left prove the step. Empties the list if they never do.
  void bring_back(const Grid& before, const Step& step, std::vector<bool>& needed,
                  std::uint64_t most_conflicts) {
    std::vector<Fact> kept;
    Step shorter = step;
    const auto proven = [&] {
      kept.clear();
      for (std::size_t i = 0; i < needed.size(); ++i)
        if (needed[i]) kept.push_back(step.facts[i]);
      shorter.facts = kept;
      return check(before, {}, shorter, {}, {}, most_conflicts) == Verdict::proven;
    };
    if (needed.empty() || step.deadly || std::ranges::none_of(step.facts, speaks_of_rules)) return;
    CLEW_ASSERT(needed.size() == step.facts.size());
    if (proven()) return;
    for (std::size_t i = 0; i < needed.size(); ++i) {
      if (needed[i] || !speaks_of_rules(step.facts[i])) continue;
      needed[i] = true;
      if (proven()) return;
    }
    needed.clear();
  }

  std::uint64_t conflicts() const { return solver_.counters().conflicts; }

 private:
  static constexpr sat::Var none = ~sat::Var{0};

  void clear() {
    for (const Candidate& x : named_) vars_[slot(x)] = none;
    named_.clear();
    solver_.clear();
    condition_.reset();
    sums_.clear();
  }
  std::size_t slot(Candidate x) const {
    CLEW_ASSERT(x.cell < layout_->size() && x.digit <= layout_->digits());
    return static_cast<std::size_t>(x.cell) * (layout_->digits() + 1) + x.digit;
  }
  sat::Var var(Candidate x) {
    sat::Var& v = vars_[slot(x)];
    if (v == none) {
      v = solver_.add_variable();
      named_.push_back(x);
    }
    return v;
  }
  bool is_candidate(Candidate x) const {
    return x.cell < layout_->size() && x.digit >= 1 && x.digit <= layout_->digits() &&
           grid_->candidates[x.cell].has(x.digit);
  }
  void want(CellId c, Digit d) {
    if (grid_->candidates[c].has(d)) members_.push_back(var({c, d}));
  }

  static bool speaks_of_rules(const Fact& fact) {
    return fact.says == Fact::Says::holds || fact.says == Fact::Says::adds;
  }
  // What all rules count on where nothing is asked of them one by one.
  sat::Lit condition() {
    if (!condition_) condition_ = sat::Lit::yes(solver_.add_variable());
    return *condition_;
  }
  RuleClaims::Place place() {
    return {grid_->candidates, [this](CellId c, Digit d) { return var({c, d}); }, solver_};
  }
  bool read_rule(const Fact& fact, sat::Lit on) {
    if (fact.says == Fact::Says::adds) {
      return rules_.add_up(fact,
                           sums_.try_emplace(fact.part, SumOfFacts{on, {}}).first->second.sum);
    }
    const constraints::ConstraintPiece* const piece =
        fact.unit.kind == Unit::Kind::constraint ? rules_.piece(fact.unit) : nullptr;
    if (piece) rules_.add_holds(*piece, on, place());
    return piece;
  }
  void add_sums() {
    for (const auto& [_, added] : sums_) rules_.add_total(added.sum, added.on, place());
  }

  // Adds the sets of digits for sums, if facts say that the cells differ. They follow from the sums and
  // these facts, but the solver would find them only case by case. With `counts`, they apply if all of these
  // facts count. Returns false if there are none.
  bool add_distinct_sums(const Step& step, std::span<const sat::Lit> counts) {
    if (std::ranges::none_of(step.facts, speaks_of_rules)) return false;
    const Apart apart(*layout_, grid_->candidates, step.facts);
    bool any = false;
    for (std::size_t i = 0; i < step.facts.size(); ++i) {
      if (step.facts[i].says != Fact::Says::holds) continue;
      const constraints::ConstraintPiece* const piece = rules_.piece(step.facts[i].unit);
      if (piece && !piece->parts.totals.empty())
        any |= rules_.add_distinct_sums(piece->parts.totals, apart,
                                        counts.empty() ? condition() : counts[i], counts, place());
    }
    for (const auto& [_, added] : sums_) {
      const constraints::Total total = RuleClaims::total_of(added.sum);
      any |= rules_.add_distinct_sums({&total, 1}, apart, added.on, counts, place());
    }
    return any;
  }
  // The candidates that a fact is about; false: it makes no sense.
  bool read(const Fact& fact) {
    const Unit& unit = fact.unit;
    members_.clear();
    if (unit.kind == Unit::Kind::constraint) return false;
    if (unit.kind == Unit::Kind::cell) {
      if (unit.a >= layout_->size()) return false;
      for (Digit d : grid_->candidates[unit.a]) want(unit.a, d);
    } else if (unit.digit < 1 || unit.digit > layout_->digits()) {
      return false;
    } else if (unit.kind == Unit::Kind::house) {
      if (unit.a >= layout_->houses().size()) return false;
      const House& house = layout_->houses()[unit.a];
      if (fact.says == Fact::Says::some && !must_hold(house, unit.digit)) return false;
      for (CellId c : house.cells) want(c, unit.digit);
    } else {
      if (fact.says == Fact::Says::some || unit.a >= layout_->size() || unit.b >= layout_->size() ||
          !see_each_other(unit.a, unit.b))
        return false;
      want(unit.a, unit.digit);
      want(unit.b, unit.digit);
    }
    return true;
  }

  // Returns true if a digit must appear in a house. Each digit must in a complete house. In another
  // house the candidates of its cells must, if there are as many of them as cells.
  bool must_hold(const House& house, Digit d) const {
    if (house.complete) return true;
    DigitSet held;
    for (const CellId c : house.cells) held = held | grid_->candidates[c];
    return held.has(d) && held.size() == static_cast<int>(house.cells.size());
  }

  // What a fact says of the candidates read, on this condition.
  void add_if(sat::Lit condition, Fact::Says says) {
    clause_.assign(1, ~condition);
    for (const sat::Var v : members_) clause_.push_back(sat::Lit::yes(v));
    if (says == Fact::Says::some) return solver_.clause(clause_);
    for (std::size_t i = 0; i < members_.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        solver_.clause({~condition, sat::Lit::no(members_[i]), sat::Lit::no(members_[k])});
  }

  bool see_each_other(CellId a, CellId b) const {
    return a != b && (layout_->sees(a, b) || layout_->common_house(a, b) >= 0);
  }

  // Some placement is false or some elimination true. Nothing concluded: the facts alone must fail.
  bool add_opposite(const Step& step) {
    clause_.clear();
    for (const Candidate& x : step.placements) {
      if (!is_candidate(x)) return false;
      clause_.push_back(sat::Lit::no(var(x)));
    }
    for (const Candidate& x : step.eliminations) {
      if (!is_candidate(x)) return false;
      clause_.push_back(sat::Lit::yes(var(x)));
    }
    if (!clause_.empty()) solver_.clause(clause_);
    return true;
  }

  // Returns false if an elimination is of no candidate.
  bool name_eliminations(const Step& step) {
    for (const Candidate& x : step.eliminations) {
      if (!is_candidate(x)) return false;
      var(x);
    }
    return true;
  }
  // Asks for each elimination whether its candidate can be true: sums then leave little to decide.
  Verdict ask_one_by_one(const Step& step, const Stop& stop, std::uint64_t most_conflicts) {
    if (step.eliminations.empty()) return ask({}, stop, most_conflicts);
    for (const Candidate& x : step.eliminations) {
      const sat::Lit supposed = sat::Lit::yes(var(x));
      const Verdict verdict = ask({&supposed, 1}, stop, most_conflicts);
      if (verdict != Verdict::proven) return verdict;
    }
    return Verdict::proven;
  }

  // A cell holds at most one digit: always granted.
  void grant_cells() {
    std::sort(named_.begin(), named_.end());
    CLEW_ASSERT(std::ranges::adjacent_find(named_) == named_.end());
    for (std::size_t i = 0; i < named_.size();) {
      members_.clear();
      const CellId cell = named_[i].cell;
      for (; i < named_.size() && named_[i].cell == cell; ++i)
        members_.push_back(vars_[slot(named_[i])]);
      if (members_.size() > 1) solver_.at_most_one(members_);
    }
  }

  // The conflicts are those since the facts were read.
  Verdict ask(std::span<const sat::Lit> assumptions, const Stop& stop,
              std::uint64_t most_conflicts = sat::Limits{}.conflicts) {
    const std::uint64_t left = most_conflicts - std::min(most_conflicts, conflicts());
    switch (solver_.solve(assumptions, stop, {.conflicts = left})) {
      case sat::ClauseAnswer::no:
        return Verdict::proven;
      case sat::ClauseAnswer::yes:
        return Verdict::refuted;
      default:
        return Verdict::unknown;
    }
  }

  // Do the facts and the opposite leave the cell no digits but these?
  Verdict confined(CellId c, DigitSet digits, const Stop& stop) {
    clause_.clear();
    for (Digit d : digits)
      if (const sat::Var v = vars_[slot({c, d})]; v != none) clause_.push_back(sat::Lit::no(v));
    return clause_.empty() ? Verdict::refuted : ask(clause_, stop);
  }

  LayoutPtr layout_;
  const Grid* grid_ = nullptr;
  RuleClaims rules_;
  std::optional<sat::Lit> condition_;
  struct SumOfFacts {
    sat::Lit on;  // it counts where this is true
    RuleClaims::Added sum;
  };
  std::map<std::uint8_t, SumOfFacts> sums_;  // by part
  sat::ClauseSolver solver_;
  std::vector<sat::Var> vars_;     // by cell and digit
  std::vector<Candidate> named_;   // those that have a variable
  std::vector<sat::Var> members_;  // scratch
  std::vector<sat::Lit> clause_;
};

// NOLINTNEXTLINE(performance-unnecessary-value-param): moved into the claim
Expected<Checker> Checker::make(LayoutPtr layout) {
  if (auto ok = supported(layout, kinds); !ok) return std::unexpected(std::move(ok.error()));
  auto pieces = constraints::pieces_of(*layout);
  if (!pieces) return std::unexpected(std::move(pieces.error()));
  CLEW_ASSERT(std::ranges::all_of(*pieces, [&](const constraints::ConstraintPiece& piece) {
    return piece.constraint < layout->constraints().size();
  }));
  return Checker(std::make_unique<Claim>(std::move(layout), std::move(*pieces)));
}
Checker::Checker(std::unique_ptr<Claim> claim) : claim_(std::move(claim)) {}
Checker::~Checker() = default;
Checker::Checker(Checker&&) noexcept = default;
Checker& Checker::operator=(Checker&&) noexcept = default;

Verdict Checker::check(const Grid& before, std::span<const Digit> givens, const Step& step,
                       const Stop& stop, std::span<const DigitSet> given_marks) {
  return claim_ ? claim_->check(before, givens, step, stop, given_marks) : Verdict::malformed;
}

bool Checker::proves(const Grid& before, const Step& step, std::uint64_t conflicts) {
  return claim_ && claim_->check(before, {}, step, {}, {}, conflicts) == Verdict::proven;
}

std::vector<bool> Checker::needed(const Grid& before, const Step& step, std::uint64_t* conflicts) {
  if (!claim_) return {};  // moved from
  std::vector<bool> needed =
      claim_->needed(before, step, conflicts ? *conflicts : sat::Limits{}.conflicts);
  if (conflicts) *conflicts -= std::min(*conflicts, claim_->conflicts());
  constexpr std::uint64_t patience = 50'000;
  claim_->bring_back(before, step, needed,
                     conflicts ? std::max<std::uint64_t>(*conflicts, 200) : patience);
  return needed;
}

}  // namespace clew
