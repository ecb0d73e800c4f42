// Connected ink of a thresholded picture.
#pragma once

#include <cstdint>
#include <vector>

#include "photo/plane.h"

namespace clew::photo {

/// Pixels of one row that are ink, from `begin` to before `end`.
struct Run {
  int y, begin, end;
  int component;
};

/// Ink whose pixels touch at a side or a corner.
struct Component {
  int left, right, top, bottom;  // inclusive
  std::int64_t ink;              // pixels
  int number;                    // as its runs name it
};

struct Components {
  std::vector<Run> runs;  // row by row
  std::vector<Component> components;
};

/// Labels the pixels where grey < mean * (1 - cut). Components with a bounding box whose shorter side is below `least`
/// pixels are left out.
Components connected_ink(const Plane& grey, const Plane& mean, float cut, int least);

}  // namespace clew::photo
