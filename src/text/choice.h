// Choices between constraints.
#pragma once

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "clew/layout.h"

namespace clew::text {

/// Returns a constraint that asks for one of these at least.
inline ConstraintSpec choice_of(std::vector<ConstraintSpec> choices) {
  ConstraintSpec spec{.kind = Constraint::Kind::either, .inner = std::move(choices)};
  for (std::size_t i = 1; i < spec.inner.size(); ++i)
    spec.splits.push_back(static_cast<std::uint16_t>(i));
  return spec;
}

/// The same between lists of constraints, each of which asks for all of its list.
inline ConstraintSpec choice_between(std::vector<std::vector<ConstraintSpec>> choices) {
  ConstraintSpec spec{.kind = Constraint::Kind::either};
  for (auto& choice : choices) {
    if (!spec.inner.empty()) spec.splits.push_back(static_cast<std::uint16_t>(spec.inner.size()));
    std::ranges::move(choice, std::back_inserter(spec.inner));
  }
  return spec;
}

/// Returns the constraint along its cells, or along them from the other end.
inline ConstraintSpec from_either_end(ConstraintSpec way) {
  ConstraintSpec back = way;
  std::ranges::reverse(back.cells);
  return choice_of({std::move(way), std::move(back)});
}

/// Returns the constraint that the cells, whose values are at most `most`, have a sum above 0 that
/// `holds` accepts. Its choices are empty if there is none.
template <class Holds>
ConstraintSpec sum_that(const std::vector<Place>& cells, int most, Holds holds) {
  std::vector<ConstraintSpec> sums;
  for (int sum = 1; sum <= most * static_cast<int>(cells.size()); ++sum)
    if (holds(sum))
      sums.push_back({.kind = Constraint::Kind::sum, .cells = cells, .values = {sum}});
  return choice_of(std::move(sums));
}

inline ConstraintSpec sum_is_multiple(const std::vector<Place>& cells, int divisor, int most) {
  return sum_that(cells, most, [&](int sum) { return sum % divisor == 0; });
}

}  // namespace clew::text
