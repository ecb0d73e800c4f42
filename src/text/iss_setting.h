// The grid that an ISS string describes: what rules need to know of the string they stand in.
#pragma once

#include <vector>

#include "clew/error.h"
#include "text/iss_items.h"
#include "text/iss_shape.h"
#include "text/square_spec.h"

namespace clew::text::iss {

struct Setting {
  IssShape shape{};
  SubGrid grid{};
  std::vector<Cells> regions{};          // boxes, or the jigsaw's pieces where there are none
  std::vector<Cells> pieces{};           // the jigsaw's
  std::vector<Cells> groups{};           // those of its pieces that stand beside boxes
  int region_size = 9, window_size = 9;  // how many cells each has
  bool ties = false;                     // of full ranks
  bool strict_kropki = false, strict_xv = false;
};

/// Fails in words for people, at their place.
Expected<Setting> read_setting(const Items&, Beyond&);

}  // namespace clew::text::iss
