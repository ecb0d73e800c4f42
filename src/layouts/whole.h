// Constraints of a whole layout as its name carries them: 9x9+x+antiknight, 6x6+nosum:5:10.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clew/layout.h"

namespace clew {

/// Kinds without cells, which any layout can have besides its own.
constexpr bool of_whole(Constraint::Kind kind) { return of_whole_layout.has(kind); }

/// Adds the constraints that words divided by + name. Fails when a word names none, and for what
/// makes no sense on this layout; build() finds the rest.
Expected<void> add_named(LayoutSpec&, std::string_view words);
/// Those words for constraints of whole layouts, sorted by kind; each begins with +.
std::string named(const std::vector<ConstraintSpec>&);

}  // namespace clew
