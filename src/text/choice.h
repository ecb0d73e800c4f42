// A choice between single constraints.
#pragma once

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

}  // namespace clew::text
