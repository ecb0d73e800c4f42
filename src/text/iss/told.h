// Rules about neighbours all over the grid for which ISS has no word. There they are a relation of the
// neighbours, called by the rule's name.
#pragma once

#include <utility>
#include <vector>

#include "text/iss/rules.h"

namespace clew::text::iss {

inline constexpr Kinds negative_kinds{Constraint::Kind::no_difference, Constraint::Kind::no_ratio,
                                      Constraint::Kind::no_sum};
inline constexpr Kinds told_kinds =
    negative_kinds | Kinds{Constraint::Kind::minimum, Constraint::Kind::maximum};

/// Returns true if StrictKropki, or StrictXV, expresses all negative rules about dots, or about
/// sums.
bool is_strict(const LayoutSpec&, bool dots);

/// Returns the rule that `lines` of one kind, named relations of neighbours, express.
ConstraintSpec whole_of(const std::vector<ConstraintSpec>& lines);

/// Returns true if they are exactly the neighbours that the rule relates on this layout.
bool tells_all(const Layout&, const std::vector<ConstraintSpec>& lines);

/// Returns the neighbours that a rule relates, as lines of consecutive neighbours.
std::vector<std::vector<Place>> related_lines(const Layout&, const ConstraintSpec&);

}  // namespace clew::text::iss
