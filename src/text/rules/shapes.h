// Drawn objects by their geometry alone: lines along cells, marks on edges, corners and centres,
// clues beside the grid, cages. Without meaning yet.
#pragma once

#include <string>
#include <vector>

#include "text/drawing/drawing.h"

namespace clew::text::rules {

using drawing::Colour;
using drawing::Drawing;
using drawing::Hue;
using drawing::Mark;
using drawing::Point;
using drawing::Stroke;

enum class Sort : std::uint8_t {
  line,      // along the centres of cells
  arrow,     // a line from a circle, with a head
  diagonal,  // a line from a corner of the grid to the opposite one
  dot,       // round, on an edge
  letter,    // text on an edge
  sign,      // an inequality on an edge; the first cell is the greater
  corner,    // a shape with a text at a corner of four cells
  circle,    // round, in the middle of a cell, or a pill over several
  square,    // square, in the middle of a cell
  shade,     // whole cells
  cage,
  beside,  // a number beside the grid
  decoration,
  other
};

struct Object {
  Sort sort = Sort::other;
  std::vector<Place> cells{};    // cells of a line in order; of an arrow its circle, then its shaft
  std::size_t circle_cells = 0;  // for an arrow
  Colour colour{};               // colour of the stroke or the fill; of the border if there is no
                                 // fill
  bool filled = false;           // a shape that its border does not only outline
  double size = 0;               // the longer side in cells
  std::string text{};
  int value = -1;                                        // the text or the cage's value as a number
  Place step{0, 0};                                      // direction of a clue beside the grid with
                                                         // an arrow
  Point at{};                                            // the centre of a mark
  bool unique = false, repeats = false, hidden = false;  // for a cage
  bool caged = false;                                    // drawn as a cage, whatever its text
  std::vector<Place> joints{};  // cells of a line at which strokes of it were joined
  int attached = -1;            // for an arrow: its circle; for a small circle: its line
  bool native = false;          // the container itself states the meaning
  int sentence = -1;            // index of the sentence that claims it
};

/// Every visible object once.
std::vector<Object> classify(const Drawing&);

/// "green line from r1c1 to r3c3".
std::string describe(const Object&);
/// Its word: "line", "diagonal line", "corner mark" …
std::string_view name(Sort);
/// Its colour as a word; empty for what has none, and for cages, letters and numbers.
std::string_view colour_name(const Object&);

}  // namespace clew::text::rules
