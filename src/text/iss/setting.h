// The grid that an ISS string describes: what rules need to know of the string they stand in.
#pragma once

#include <string_view>
#include <vector>

#include "clew/error.h"
#include "text/iss/items.h"
#include "text/iss/shape.h"
#include "text/puzzle_text/square_spec.h"

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

/// The names of the cells beside a Doppelganger's grid: what rows, columns and boxes lack.
inline constexpr std::string_view lacking[] = {"DGC", "DGR", "DGB"};

/// Fails in words for people, at their place.
Expected<Setting> read_setting(const Items&, Beyond&);

}  // namespace clew::text::iss
