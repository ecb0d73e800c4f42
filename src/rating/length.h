// The rating added for the length of a chain: a tenth for each threshold 4, 6, 8, 12, 16, 24 …
// below its complexity less two. Summed in binary floating point as in the original, because ties
// depend on it.
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
