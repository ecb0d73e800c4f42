// A puzzle as a setter draws it: strokes, marks, cages, cells and words, before anyone says what they
// mean. Every container (SudokuPad's forms, f-puzzles) is decoded into this model.
//
// Positions are in cells from the upper left corner of the grid: (0.5, 0.5) is the centre of r1c1,
// whole numbers are corners. What lies outside the grid has positions below 0 or beyond its size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clew/constraint.h"
#include "clew/values.h"
#include "text/json/json_text.h"

namespace clew::text::drawing {

/// Colours as people call them. `none`: invisible, or no colour at all.
enum class Hue : std::uint8_t {
  none,
  white,
  grey,
  black,
  red,
  orange,
  yellow,
  green,
  cyan,
  blue,
  purple,
  pink,
  peach,
  brown
};

struct Colour {
  std::uint8_t red = 0, green = 0, blue = 0, alpha = 0;

  bool visible() const { return alpha >= 16; }
  friend bool operator==(const Colour&, const Colour&) = default;
};

/// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, the commonest names and `rgb(...)`; invisible for
/// anything else.
Colour read_colour(std::string_view);
/// `#rrggbb`.
std::string to_text(Colour);
/// Whether a person may call the colour by that word. Neighbouring words overlap: #F067F0 is purple
/// and pink.
bool is_called(Colour, Hue);
/// The word that fits best.
Hue hue_of(Colour);
std::string_view name(Hue);

struct Point {
  double row = 0, col = 0;

  friend bool operator==(const Point&, const Point&) = default;
};

/// A line or an arrow.
struct Stroke {
  std::vector<Point> points;
  Colour colour;
  double thickness = 0;  // in 64ths of a cell
  bool head = false;     // an arrow's, at the last point
  bool curve = false;    // an SVG path, whose points are not known
};

/// A shape, a text, or both.
struct Mark {
  Point centre;
  double width = 0, height = 0;  // in cells
  double angle = 0;              // in degrees
  bool rounded = false;
  Colour fill, border;
  std::string text;
};

struct Cage {
  std::vector<Place> cells;
  std::string value;
  std::optional<bool> unique;
  bool hidden = false;
};

struct Drawing {
  int rows = 0, cols = 0;              // of the grid proper
  std::optional<Values::Read> values;  // of the digits; none: 1 to the longer side
  Place at;                            // its upper left cell on the canvas
  int canvas_cols = 0;                 // how many cells a row of `solution` has
  std::vector<int> givens;             // digits row by row, 0 = blank
  std::vector<DigitSet> candidates;    // given ones, row by row; empty: none are
  std::vector<std::vector<Place>> regions;
  std::vector<Stroke> strokes;
  std::vector<Mark> marks;
  std::vector<Cage> cages;
  std::vector<ConstraintSpec> typed;  // constraints that the container names by their kind
  /// The container names every rule by its kind, rows and columns too: words only repeat the rules.
  bool exact = false;
  /// Rows and columns may hold a digit twice. Only then the grid may have gaps: places without a cell.
  bool loose = false;
  std::vector<Place> gaps;
  std::string title, author, rules, message, solution, source;
  std::vector<int> stated;  // the solution in digits, row by row, where the container holds numbers
  bool fog = false;
  std::vector<std::string> unknown;  // members that are not understood, by name

  /// Index of a cell, row by row.
  std::size_t index(Place p) const {
    return static_cast<std::size_t>(p.row) * static_cast<std::size_t>(cols) +
           static_cast<std::size_t>(p.col);
  }
  std::size_t cells() const { return index({rows, 0}); }
};

/// Decodes a SudokuPad object. Fails with a sentence about what is malformed; cells are at most 36 by
/// 36 on the canvas.
Expected<Drawing> decode_pad(const Json&);

/// Decodes the object of a SudokuMaker link: constraints by their kind, and what is drawn besides.
/// Custom code is an unknown member.
Expected<Drawing> decode_sudokumaker(const Json&);

/// Decodes the inflated text of a Penpa+ link and of its answer, which may be empty.
Expected<Drawing> decode_penpa(std::string_view text, std::string_view answer);

/// Decodes an ipuz object of the sudoku kind.
Expected<Drawing> decode_ipuz(const Json&);

/// Writes SudokuPad's short keys out: `ca` becomes `cages`.
void lengthen_keys(Json&);

/// Decodes the compact form of bare givens (`scf`, `classic`). Nothing if the text is no such form.
std::optional<Drawing> decode_classic(std::string_view);

/// The solution of each cell of the grid, row by row, 0 = not stated; empty if none is stated or it
/// does not fit the canvas.
std::vector<int> stated_solution(const Drawing&);

}  // namespace clew::text::drawing
