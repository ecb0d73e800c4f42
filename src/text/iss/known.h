// Relations and automata that say the same as another kind.
#pragma once

#include <optional>
#include <vector>

#include "clew/layout.h"

namespace clew::text::iss {

/// The same rule by another kind, for a line of as many cells.
struct KnownRule {
  Constraint::Kind kind;
  std::vector<int> values{};
  std::vector<std::uint16_t> splits{};
  bool reversed = false;  // the cells stand in the other order
};

/// Finds the kind that a constraint of the kinds pair, every_pair and automaton says.
/// `counted`: digits count as they are written, so that sums and ratios of them mean something.
std::optional<KnownRule> known_rule(const ConstraintSpec&, int digits, bool counted);

/// The constraint as that kind.
ConstraintSpec as_known(const ConstraintSpec&, const KnownRule&);

}  // namespace clew::text::iss
