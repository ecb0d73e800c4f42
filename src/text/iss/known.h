// Relations and automata that are equivalent to another kind.
#pragma once

#include <optional>
#include <vector>

#include "clew/layout.h"

namespace clew::text::iss {

/// The same rule by another kind, for a line of equal length.
struct KnownRule {
  Constraint::Kind kind;
  std::vector<int> values{};
  std::vector<std::uint16_t> splits{};
  bool reversed = false;  // the cells are in reverse order
};

/// Finds the kind equivalent to a constraint of the kinds pair, every_pair and automaton.
/// `counted`: digits are written as themselves, so that their sums and ratios are meaningful.
std::optional<KnownRule> known_rule(const ConstraintSpec&, int digits, bool counted);

/// The constraint as that kind.
ConstraintSpec as_known(const ConstraintSpec&, const KnownRule&);

}  // namespace clew::text::iss
