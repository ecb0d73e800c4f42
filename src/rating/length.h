// What the length of a chain adds to its rating: a tenth for each threshold 4, 6, 8, 12, 16, 24 …
// that its complexity, less two, exceeds. Summed in binary as the original does: ties depend on it.
#pragma once

namespace clew::rating {

inline double length_rating(int complexity) {
  double added = 0;
  int limit = 4;
  for (bool odd = false; complexity - 2 > limit; odd = !odd) {
    added += 0.1;
    limit = odd ? limit * 4 / 3 : limit * 3 / 2;
  }
  return added;
}

}  // namespace clew::rating
