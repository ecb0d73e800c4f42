// Cages by the lines that run inside their border.
#pragma once

#include <optional>
#include <vector>

#include "photo/sheet.h"

namespace clew::photo {

/// The cages of a grid as their outlines show them.
struct Outlines {
  double inset = 0;  // cells between a line of the grid and the outlines
  std::vector<std::vector<int>>
      cages;           // the cells of each, ascending; cells without an outline are in none
  bool closed = true;  // every outline closes
};

/// Looks for outlines in the grid of a sheet; nothing if it has none. The mesh is the frame's: where it lies on an
/// outline in place of a line, it is corrected.
std::optional<Outlines> find_outlines(const Sheet&, Mesh&);

}  // namespace clew::photo
