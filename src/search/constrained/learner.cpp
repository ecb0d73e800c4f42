#include "search/constrained/learner.h"

#include "constraints/gadgets.h"
#include "search/cliques.h"

namespace clew::search {

Learner::Learner(const Model& model, std::vector<Mask> candidates) : model_(model) {
  for (const Mask m : candidates) candidates_.push_back(DigitSet{m});
  add_cells();
  add_houses();
  add_parts();
}

// Settled cells have a variable too, so that they need no case of their own.
sat::Var Learner::variable(CellId c, Digit d) const {
  return first_[c] + static_cast<sat::Var>((candidates_[c] & DigitSet::up_to(d - 1)).size());
}

void Learner::add_cells() {
  std::vector<sat::Var> cell;
  for (const DigitSet candidates : candidates_) {
    first_.push_back(solver_.add_variables(static_cast<std::size_t>(candidates.size())));
    cell.clear();
    for (int i = 0; i < candidates.size(); ++i)
      cell.push_back(first_.back() + static_cast<sat::Var>(i));
    solver_.exactly_one(cell);
  }
}

void Learner::add_houses() {
  const Layout& layout = *model_.layout;
  std::vector<sat::Var> places;
  const auto each_digit = [&](const std::vector<CellId>& cells, DigitSet needed) {
    for (const Digit d : layout.all_digits()) {
      places.clear();
      for (const CellId c : cells)
        if (candidates_[c].has(d)) places.push_back(variable(c, d));
      if (needed.has(d))
        solver_.exactly_one(places);
      else
        solver_.at_most_one(places);
    }
  };
  // A house with no more candidates than cells must hold each of them.
  for (const House& house : layout.houses()) {
    DigitSet held;
    for (const CellId c : house.cells) held = held | candidates_[c];
    const bool closed = held.size() <= static_cast<int>(house.cells.size());
    each_digit(house.cells, house.complete ? layout.all_digits() : closed ? held : DigitSet{});
  }
  for (const auto& clique : link_cliques(layout)) each_digit(clique, {});
}

void Learner::add_parts() {
  constraints::Gadgets gadgets(
      *model_.layout, candidates_, [&](CellId c, Digit d) { return variable(c, d); }, solver_,
      true);
  const auto parts = constraints::parts_of(*model_.layout);
  complete_ = parts && gadgets.add(*parts) && gadgets.add(model_.derived);
  settled_ = gadgets.settled();
}

sat::ClauseAnswer Learner::next(const Stop& stop, std::size_t memory, std::uint64_t conflicts) {
  return solver_.solve(stop, {.memory = memory, .conflicts = conflicts});
}

std::vector<Digit> Learner::take() {
  std::vector<Digit> digits;
  for (CellId c = 0; c < candidates_.size(); ++c)
    for (const Digit d : candidates_[c])
      if (solver_.value(variable(c, d))) digits.push_back(d);
  if (settled_)
    solver_.forbid();
  else
    leave_out(digits);
  return digits;
}

void Learner::leave_out(const std::vector<Digit>& digits) {
  std::vector<sat::Lit> other;
  for (CellId c = 0; c < candidates_.size(); ++c)
    if (candidates_[c].size() > 1) other.push_back(sat::Lit::no(variable(c, digits[c])));
  solver_.clause(other);
}

}  // namespace clew::search
