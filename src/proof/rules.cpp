#include "proof/rules.h"

#include <algorithm>
#include <functional>

#include "base/assert.h"
#include "constraints/distinct_sums.h"
#include "constraints/holds.h"

namespace clew {
namespace {

constexpr std::size_t few = 4096;  // ways to fill cells that are looked at one by one

}  // namespace

const constraints::ConstraintPiece* RuleClaims::piece(const Unit& unit) const {
  for (const constraints::ConstraintPiece& piece : pieces_)
    if (piece.constraint == unit.a && piece.part == unit.b) return &piece;
  return nullptr;
}

bool RuleClaims::touches(CellId c) const {
  CLEW_ASSERT(std::ranges::all_of(pieces_, [](const constraints::ConstraintPiece& piece) {
    return std::ranges::is_sorted(piece.cells);
  }));
  return std::ranges::any_of(pieces_, [c](const constraints::ConstraintPiece& piece) {
    return std::ranges::binary_search(piece.cells, c);
  });
}

void RuleClaims::add_holds(const constraints::ConstraintPiece& piece, sat::Lit condition,
                           const Place& place) const {
  fill_cells(piece.cells, condition, place);
  // A test that cannot be asked way by way is left out: less is then proven, and nothing wrong.
  if (!add_ways(piece, condition, place))
    constraints::Gadgets(layout_, place.candidates, place.variable, place.solver)
        .add_if(condition.var(), piece.parts);
}

// Each cell has a true candidate.
void RuleClaims::fill_cells(std::span<const CellId> cells, sat::Lit condition,
                            const Place& place) const {
  std::vector<sat::Lit> clause;
  for (const CellId c : cells) {
    clause.assign(1, ~condition);
    for (const Digit d : place.candidates[c]) clause.push_back(sat::Lit::yes(place.variable(c, d)));
    place.solver.clause(clause);
  }
}

// A variable for each way to fill the cells that keeps the constraint. False: there are too many
// to go through.
bool RuleClaims::add_ways(const constraints::ConstraintPiece& piece, sat::Lit condition,
                          const Place& place) const {
  std::size_t ways = 1;
  for (const CellId c : piece.cells) {
    ways *= static_cast<std::size_t>(place.candidates[c].size());
    if (ways > few) return false;
  }
  const Constraint& constraint = layout_.constraints()[piece.constraint];
  std::vector<Digit> digits(static_cast<std::size_t>(layout_.size()), 1);
  std::vector<sat::Lit> any{~condition};
  for (std::size_t way = 0; way < ways; ++way) {
    std::size_t rest = way;
    for (const CellId c : piece.cells) {
      const auto n = static_cast<std::size_t>(place.candidates[c].size());
      auto digit = place.candidates[c].begin();
      for (std::size_t skip = rest % n; skip > 0; --skip) ++digit;
      digits[c] = *digit;
      rest /= n;
    }
    CLEW_ASSERT(rest == 0);
    // Parts may also include the constraint's consequences in the layout's houses.
    const bool kept = constraints::satisfied(piece.parts, layout_, digits) &&
                      (piece.part || constraints::holds(layout_, constraint, digits));
    if (!kept) continue;
    const sat::Lit this_way = sat::Lit::yes(place.solver.add_variable());
    any.push_back(this_way);
    for (const CellId c : piece.cells)
      place.solver.clause({~this_way, sat::Lit::yes(place.variable(c, digits[c]))});
  }
  CLEW_ASSERT(any.size() <= ways + 1);
  place.solver.clause(any);
  return true;
}

bool RuleClaims::add_up(const Fact& fact, Added& added) const {
  const Unit& unit = fact.unit;
  if (unit.kind == Unit::Kind::house) {
    if (unit.a >= layout_.houses().size() || !layout_.houses()[unit.a].complete) return false;
    for (const CellId c : layout_.houses()[unit.a].cells) added.factors[c] += fact.times;
    added.total += fact.times * layout_.digits() * (layout_.digits() + 1) / 2;
    return true;
  }
  const constraints::ConstraintPiece* const of =
      unit.kind == Unit::Kind::constraint ? piece(unit) : nullptr;
  const auto sum = of ? constraints::sum_of(of->parts) : std::nullopt;
  if (!sum) return false;
  for (const constraints::Term& t : sum->terms) added.factors[t.cell] += fact.times * t.factor;
  added.total += fact.times * sum->total;
  return true;
}

constraints::Total RuleClaims::total_of(const Added& added) {
  constraints::Total total{{}, added.total};
  for (const auto& [cell, factor] : added.factors)
    if (factor) total.terms.push_back({cell, factor});
  return total;
}

void RuleClaims::add_total(const Added& added, sat::Lit condition, const Place& place) const {
  constraints::Total total = total_of(added);
  std::vector<CellId> cells;
  for (const constraints::Term& t : total.terms) cells.push_back(t.cell);
  if (cells.empty()) {
    if (added.total != 0) place.solver.fact(~condition);
    return;
  }
  fill_cells(cells, condition, place);
  CLEW_ASSERT(std::ranges::adjacent_find(cells, std::greater_equal<>()) == cells.end());
  constraints::Parts parts;
  parts.totals.push_back(std::move(total));
  constraints::Gadgets(layout_, place.candidates, place.variable, place.solver)
      .add_if(condition.var(), parts);
}

bool RuleClaims::add_distinct_sums(std::span<const constraints::Total> totals, const Apart& apart,
                                   sat::Lit condition, std::span<const sat::Lit> counts,
                                   const Place& place) const {
  const auto all = constraints::distinct_sums(
      layout_, totals, place.candidates, [&](CellId a, CellId b) { return apart.differ(a, b); });
  for (const constraints::DistinctSums& sums : all) {
    std::vector<std::size_t> by;
    for (const std::vector<CellId>& group : sums.groups)
      for (std::size_t i = 0; i < group.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) apart.add_reasons(group[k], group[i], by);
    std::ranges::sort(by);
    by.erase(std::ranges::unique(by).begin(), by.end());
    const sat::Lit on = sat::Lit::yes(place.solver.add_variable());
    std::vector<sat::Lit> clause{on, ~condition};
    for (const std::size_t fact : by)
      if (!counts.empty()) clause.push_back(~counts[fact]);
    place.solver.clause(clause);
    constraints::Gadgets(layout_, place.candidates, place.variable, place.solver)
        .add_if(on.var(), sums.parts);
  }
  return !all.empty();
}

}  // namespace clew
