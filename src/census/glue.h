// Layouts of several grids that touch in single houses fall into their grids.
#pragma once

#include <optional>
#include <vector>

#include "clew/layout.h"

namespace clew::census {

/// The parts, and for each part but the first how many cells it shares with those before it.
struct Glued {
  std::vector<LayoutSpec> parts;
  std::vector<int> shared;
};

/// Returns nothing if the layout has rules besides its grids, or cannot be decomposed.
///
/// If a part shares only cells of one house with the rest, every filling of these has equally many
/// continuations on either side, by renaming digits. So with k shared cells and D digits
///   grids = grids(part) * grids(rest) / (D (D-1) … (D-k+1)).
std::optional<Glued> take_apart(const LayoutSpec&);

}  // namespace clew::census
