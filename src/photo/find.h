// Finds the grids of a picture.
#pragma once

#include <vector>

#include "clew/photo.h"
#include "photo/cells.h"

namespace clew::photo {

/// How far the search for grids goes.
enum class Search {
  quick,  // until a threshold shows a grid beyond doubt
  full    // through all thresholds
};

/// Returns the grids of a picture that may hold a puzzle: the best first, then those that do not overlap it, from the
/// largest. `size` is the number of rows, or 0.
std::vector<PhotoFrame> find_frames(const Picture&, int size, Search, const Stop&);

}  // namespace clew::photo
