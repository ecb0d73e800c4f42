// The grid of an ISS string, as needed by its rules.
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
  bool raw = false;  // cells without rows, columns and boxes
  SubGrid grid{};
  std::vector<Cells> regions{};          // boxes, or the jigsaw's pieces if there are no boxes
  std::vector<Cells> pieces{};           // the jigsaw's
  std::vector<Cells> groups{};           // pieces that exist beside boxes
  int region_size = 9, window_size = 9;  // number of cells of each
  bool ties = false;                     // ties of full ranks
  bool strict_kropki = false, strict_xv = false;
};

/// The names of the cells beside a Doppelganger's grid, for the missing digits of rows, columns and
/// boxes.
inline constexpr std::string_view lacking[] = {"DGC", "DGR", "DGB"};

/// The name of the cells that hold the labels of unknown regions.
inline constexpr std::string_view region_labels = "CC";

/// Fails in words for people, at their place.
Expected<Setting> read_setting(const Items&, Beyond&);

}  // namespace clew::text::iss
