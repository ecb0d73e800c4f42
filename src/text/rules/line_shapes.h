// Shapes of lines.
#pragma once

#include <algorithm>
#include <vector>

#include "text/rules/shapes.h"

namespace clew::text::rules {

/// Returns true if the line ends where it begins.
inline bool is_loop(const Object& line) {
  return line.cells.size() > 2 && line.cells.front() == line.cells.back();
}

/// Returns true if the circle may be the bulb of a thermometer.
inline bool is_bulb(const Object& circle) {
  constexpr double least = 0.5;
  return circle.sort == Sort::circle && circle.size >= least && circle.text.empty() &&
         circle.cells.size() == 1;
}
/// Returns true if the circle may be a bulb of that line, which has its hue.
inline bool is_bulb_of(const Object& circle, const Object& line) {
  return is_bulb(circle) && hue_of(circle.colour) == hue_of(line.colour);
}

/// Returns true if a cell is listed twice.
inline bool repeats(std::vector<Place> cells) {
  std::ranges::sort(cells);
  return std::ranges::adjacent_find(cells) != cells.end();
}

}  // namespace clew::text::rules
