#include "constraints/gadgets.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"
#include "constraints/region_clauses.h"

namespace clew::constraints {
namespace {

constexpr std::size_t most_sets = 50;  // sets that are written as groups
constexpr int few = 2;                 // digits that are excluded one by one

}  // namespace

class Gadgets::Regional final : public RegionClauses {
 public:
  explicit Regional(Gadgets& gadgets) : gadgets_(gadgets) {}

 private:
  std::vector<sat::Lit> literals(CellId c, DigitSet digits) const override {
    std::vector<sat::Lit> result;
    for (const sat::Var v : gadgets_.label(c, digits)) result.push_back(sat::Lit::yes(v));
    return result;
  }
  sat::Lit variable() override { return sat::Lit::yes(gadgets_.solver_.add_variable()); }
  void define(std::vector<sat::Lit> literals) override {
    if (gadgets_.grows_by(literals.size())) gadgets_.solver_.clause(literals);
  }
  void require(std::vector<sat::Lit> literals) override { gadgets_.clause(std::move(literals)); }
  bool too_large() const override { return gadgets_.too_large_; }

  Gadgets& gadgets_;
};

bool Gadgets::add(const Parts& parts) {
  condition_.reset();
  return write(parts);
}

bool Gadgets::add_if(sat::Var condition, const Parts& parts) {
  condition_ = condition;
  return write(parts);
}

bool Gadgets::write(const Parts& parts) {
  solver_.lock(false);
  if (parts.never) clause({});
  for (const Unary& p : parts.unaries) unary(p);
  for (const Differ& p : parts.differ) differ(p.cells);
  for (const Pair& p : parts.pairs) pair(parts.relations[p.relation], p.a, p.b);
  for (const Set& p : parts.sets) set(p);
  for (const Total& p : parts.totals) total(p);
  for (const Chain& p : parts.chains) chain(p);
  for (const Some& p : parts.somes) some(p);
  Regional regional(*this);
  for (const Connected& p : parts.connected) regional.add(p);
  for (const Region& p : parts.regions) regional.add(p, layout_.all_digits());
  for (const Either& p : parts.eithers) either(p);
  solver_.lock(true);
  tests_ |= !parts.tests.empty();
  return !tests_ && !too_large_;
}

void Gadgets::clause(std::vector<sat::Lit> literals) {
  if (condition_) literals.push_back(sat::Lit::no(*condition_));
  if (grows_by(literals.size())) solver_.clause(literals);
}

Gadgets::Label Gadgets::label(CellId c, DigitSet digits) const {
  Label result;
  for (const Digit d : candidates_[c] & digits) result.push_back(variable_(c, d));
  return result;
}

void Gadgets::unary(const Unary& u) {
  for (const sat::Var v : label(u.cell, candidates_[u.cell] - u.digits)) clause({sat::Lit::no(v)});
}

void Gadgets::differ(const std::vector<CellId>& cells) {
  for (const Digit d : layout_.all_digits()) {
    std::vector<sat::Var> places;
    for (const CellId c : cells)
      if (candidates_[c].has(d)) places.push_back(variable_(c, d));
    if (!condition_) {
      if (places.size() > 1 && grows_by(places.size())) solver_.at_most_one(places);
      continue;
    }
    for (std::size_t i = 0; i < places.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        clause({sat::Lit::no(places[i]), sat::Lit::no(places[k])});
  }
}

void Gadgets::pair(const Relation& relation, CellId a, CellId b) {
  Relation back(relation.size());
  for (std::size_t d = 0; d < relation.size(); ++d)
    for (const Digit e : relation[d]) back[e - 1u].add(static_cast<Digit>(d + 1));
  CLEW_ASSERT(a != b && relation.size() == static_cast<std::size_t>(layout_.digits()));
  supports(relation, a, b);
  supports(back, b, a);
}

void Gadgets::supports(const Relation& relation, CellId a, CellId b) {
  for (const Digit d : candidates_[a]) {
    const sat::Var here = variable_(a, d);
    const DigitSet excluded = candidates_[b] - relation[d - 1u];
    if (excluded.size() <= few) {
      for (const sat::Var there : label(b, excluded))
        clause({sat::Lit::no(here), sat::Lit::no(there)});
      continue;
    }
    std::vector<sat::Lit> literals{sat::Lit::no(here)};
    for (const sat::Var there : label(b, relation[d - 1u]))
      literals.push_back(sat::Lit::yes(there));
    clause(std::move(literals));
  }
}

// Returns the sets of the family that the cells together can hold.
std::vector<DigitSet> Gadgets::possible(const std::vector<DigitSet>& family,
                                        const std::vector<CellId>& cells) const {
  DigitSet together;
  for (const CellId c : cells) together = together | candidates_[c];
  std::vector<DigitSet> result;
  for (const DigitSet s : family)
    if ((s - together).empty() &&
        std::ranges::none_of(cells, [&](CellId c) { return (candidates_[c] & s).empty(); }))
      result.push_back(s);
  return result;
}

void Gadgets::set(const Set& set) {
  CLEW_ASSERT(std::ranges::all_of(
      set.family, [&](DigitSet s) { return s.size() == static_cast<int>(set.cells.size()); }));
  const auto family = possible(set.family, set.cells);
  if (family.empty()) return clause({});
  const bool small = !condition_ && family.size() <= most_sets;
  const auto differ_anyway = [&](CellId a) {
    return std::ranges::all_of(set.cells, [&](CellId b) { return a == b || layout_.sees(a, b); });
  };
  if (!small && !(cells_differ_ && std::ranges::all_of(set.cells, differ_anyway)))
    differ(set.cells);
  choose(family, set.cells, small);
}

// Makes a variable for each set of the family, and the clauses that tie it to the cells. The
// clauses assume that the cells differ.
std::vector<sat::Var> Gadgets::choose(const std::vector<DigitSet>& family,
                                      const std::vector<CellId>& cells, bool as_groups) {
  const sat::Var first = solver_.add_variables(family.size());
  std::vector<sat::Var> chosen;
  for (std::size_t i = 0; i < family.size(); ++i)
    chosen.push_back(first + static_cast<sat::Var>(i));
  if (!as_groups) {
    std::vector<sat::Lit> any;
    for (std::size_t i = 0; i < family.size(); ++i) {
      any.push_back(sat::Lit::yes(chosen[i]));
      if (condition_) solver_.clause({sat::Lit::no(chosen[i]), sat::Lit::yes(*condition_)});
      for (const CellId c : cells)
        for (const sat::Var v : label(c, candidates_[c] - family[i]))
          if (grows_by(2)) solver_.clause({sat::Lit::no(chosen[i]), sat::Lit::no(v)});
    }
    clause(std::move(any));
    return chosen;
  }
  solver_.exactly_one(chosen);
  for (const Digit d : layout_.all_digits()) {
    std::vector<sat::Var> group;
    for (const CellId c : cells)
      if (candidates_[c].has(d)) group.push_back(variable_(c, d));
    if (group.empty()) continue;
    for (std::size_t i = 0; i < family.size(); ++i)
      if (!family[i].has(d)) group.push_back(chosen[i]);
    if (grows_by(group.size())) solver_.exactly_one(group);
  }
  return chosen;
}

// Matches the cells of an arrow without repeats, and its circle. Returns false if the total has
// another form.
bool Gadgets::total_in_cell(const Total& total) {
  if (!cells_differ_ || condition_ || total.total != 0) return false;
  std::vector<CellId> cells;
  int circle = -1;
  for (const Term& t : total.terms) {
    if (t.factor == 1)
      cells.push_back(t.cell);
    else if (t.factor == -1 && circle < 0)
      circle = t.cell;
    else
      return false;
  }
  for (const CellId a : cells)
    for (const CellId b : cells)
      if (a != b && !layout_.sees(a, b)) return false;
  if (circle < 0) return false;
  const auto in_circle = static_cast<CellId>(circle);
  std::vector<DigitSet> family;
  const std::function<void(DigitSet, int, int, std::size_t)> gather =
      [&](DigitSet set, int from, int sum, std::size_t left) {
        if (left == 0 && candidates_[in_circle].has(static_cast<Digit>(sum))) family.push_back(set);
        if (left == 0) return;
        for (int d = from; d <= layout_.digits() && sum + d <= layout_.digits(); ++d)
          gather(set | DigitSet::of(static_cast<Digit>(d)), d + 1, sum + d, left - 1);
      };
  gather({}, 1, 0, cells.size());
  family = possible(family, cells);
  if (family.size() > most_sets) return false;
  if (family.empty()) return clause({}), true;
  const auto chosen = choose(family, cells, true);
  for (const Digit v : candidates_[in_circle]) {
    Label group = label(in_circle, candidates_[in_circle] - DigitSet::of(v));
    for (std::size_t i = 0; i < family.size(); ++i) {
      int sum = 0;
      for (const Digit d : family[i]) sum += d;
      if (sum == v) group.push_back(chosen[i]);
    }
    solver_.exactly_one(group);
  }
  return true;
}

// Several choices can hold at once, and then either variable may be true.
void Gadgets::either(const Either& either) {
  settled_ = false;
  const sat::Var first = solver_.add_variables(either.choices.size());
  std::vector<sat::Lit> any;
  const auto outer = condition_;
  for (std::size_t i = 0; i < either.choices.size(); ++i) {
    condition_ = first + static_cast<sat::Var>(i);
    any.push_back(sat::Lit::yes(*condition_));
    write(either.choices[i]);
  }
  condition_ = outer;
  clause(std::move(any));
}

}  // namespace clew::constraints
