#include "constraints/distinct_sums.h"

#include <algorithm>

#include "constraints/sums.h"

namespace clew::constraints {
namespace {

constexpr int most_digits = 12;  // more digits have too many sets

bool all_differ(const std::vector<CellId>& cells, const Differs& differ) {
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (!differ(cells[i], cells[k])) return false;
  return true;
}

// Adds the sets of one side with a sum; returns false if there are none.
bool add_side(const Layout& layout, const std::vector<CellId>& cells, std::int64_t sum, Parts& to) {
  if (cells.empty()) return sum == 0;
  if (sum < 1) return false;
  Set set{cells, sets_adding_to(layout.all_digits(), cells.size(), sum)};
  if (set.family.empty()) return false;
  to.sets.push_back(std::move(set));
  return true;
}

}  // namespace

Parts distinct_sums(const Layout& layout, const Total& total, const Differs& differ) {
  std::vector<CellId> sides[2];
  for (const Term& t : total.terms) {
    if (t.factor != 1 && t.factor != -1) return {};
    sides[t.factor < 0].push_back(t.cell);
  }
  const std::size_t larger = std::max(sides[0].size(), sides[1].size());
  if (layout.digits() > most_digits || larger < 2 ||
      larger > static_cast<std::size_t>(layout.digits()) || !all_differ(sides[0], differ) ||
      !all_differ(sides[1], differ))
    return {};
  Either by_sum;
  const std::int64_t most = std::int64_t{layout.digits()} * static_cast<std::int64_t>(larger);
  for (std::int64_t sum = 0; sum <= most; ++sum) {
    Parts choice;
    if (add_side(layout, sides[0], sum, choice) &&
        add_side(layout, sides[1], sum - total.total, choice))
      by_sum.choices.push_back(std::move(choice));
  }
  Parts parts;
  if (by_sum.choices.empty())
    parts.never = true;
  else
    parts.eithers.push_back(std::move(by_sum));
  return parts;
}

}  // namespace clew::constraints
