// The reckoning of a sum: the least and the greatest number that each of its sides comes to, as a person
// would work it out. Cells that differ take the least digits between them.
#include <algorithm>

#include "constraints/distinct_sums.h"
#include "logic/words/rules.h"
#include "logic/words/slots.h"
#include "proof/apart.h"

namespace clew::words {
namespace {

constexpr int most_digits = 12;  // more would make too many sets

}  // namespace

// " r1c2 and r1c3 come to 3 at least and 17 at most."; empty if the cells of a group cannot differ.
std::string Slots::bounds_of_cells(const std::vector<Cells>& groups) const {
  Cells cells;
  std::vector<DigitSet> candidates(e_.layout.cells().size());
  std::int64_t least = 0, most = 0;
  for (const Cells& group : groups) {
    for (const CellId c : group) candidates[c] = e_.candidates(c);
    const auto range = constraints::range_of_sum(group, candidates);
    if (!range) return {};
    least += range->least;
    most += range->greatest;
    cells.insert(cells.end(), group.begin(), group.end());
  }
  const int more = (e_.layout.value(1) - 1) * static_cast<int>(cells.size());
  return say_.say(least < most ? say_.words.bounds : say_.words.bounds_alike,
                  {{"cells", say_.cells(cells)},
                   {"a", std::to_string(least + more)},
                   {"b", std::to_string(most + more)}});
}

// The bounds of each side of each sum; may be empty.
std::string Slots::bounds() const {
  constexpr std::size_t most_totals = 2, most_cells = 8;
  const auto units = rule_units();
  if (units.size() != 1 || e_.layout.digits() > most_digits ||
      !e_.layout.values().are_consecutive())
    return {};
  const auto piece = constraints::piece_of(e_.layout, units[0].a, units[0].b);
  if (!piece || piece->parts.totals.empty() || piece->parts.totals.size() > most_totals) return {};
  const bool differ = std::ranges::any_of(
      e_.step.facts, [](const Fact& fact) { return fact.says == Fact::Says::one; });
  std::string text;
  std::vector<Cells> told;
  for (const constraints::Total& total : piece->parts.totals)
    for (const int side : {1, -1}) {
      std::vector<Cells> groups;
      Cells cells;
      for (const constraints::Term& t : total.terms) {
        if (t.factor * side < 0) continue;
        if (t.factor != side || total.terms.size() > most_cells) return text;
        cells.push_back(t.cell);
        const auto fits = [&](const Cells& group) {
          return differ &&
                 std::ranges::all_of(group, [&](CellId c) { return e_.layout.sees(c, t.cell); });
        };
        auto group = std::ranges::find_if(groups, fits);
        if (group == groups.end()) group = groups.insert(groups.end(), Cells{});
        group->push_back(t.cell);
      }
      if (cells.size() < 2 || std::ranges::find(told, cells) != told.end()) continue;
      told.push_back(cells);
      text += bounds_of_cells(groups);
    }
  return text;
}

// The same for each group of cells that differ by the facts of the step.
std::string Slots::group_bounds() const {
  std::vector<constraints::Total> totals;
  const Balanced sum = balanced(e_, 0);
  for (const auto& [cell, factor] : sum.factors) {
    if (totals.empty()) totals.push_back({{}, sum.whole - sum.part});
    totals[0].terms.push_back({cell, factor});
  }
  if (const auto units = rule_units(); totals.empty() && units.size() == 1)
    if (const auto piece = constraints::piece_of(e_.layout, units[0].a, units[0].b))
      totals = piece->parts.totals;
  const Apart apart(e_.layout, e_.grid.candidates, e_.step.facts);
  std::string text;
  for (const auto& sums :
       constraints::distinct_sums(e_.layout, totals, e_.grid.candidates,
                                  [&](CellId a, CellId b) { return apart.differ(a, b); }))
    for (const Cells& group : sums.groups) text += bounds_of_cells({group});
  return text;
}

}  // namespace clew::words
