// Constraints of a whole layout as its name carries them: 9x9+x+antiknight, 6x6+nosum:5:10.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clew/layout.h"

namespace clew {

/// Returns true for kinds without cells, which any layout can have in addition.
constexpr bool of_whole(Constraint::Kind kind) { return of_whole_layout.has(kind); }

/// Adds the constraints named by words that are separated by +. Fails if a word names none, or its
/// constraint is impossible on this layout; build() finds other faults.
Expected<void> add_named(LayoutSpec&, std::string_view words);
/// Returns the words of constraints on the whole layout, sorted by kind, each with a leading +.
std::string named(const std::vector<ConstraintSpec>&);

}  // namespace clew
