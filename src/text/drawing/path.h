// SVG paths as strokes.
#pragma once

#include <string_view>
#include <vector>

#include "text/drawing/drawing.h"

namespace clew::text::drawing {

/// Returns the corners, in cells, of a path of straight lines whose corners may be rounded (Q): such a
/// corner is its control point. Empty for any other path. A cell has 64 pixels.
std::vector<Point> path_points(std::string_view path);

}  // namespace clew::text::drawing
