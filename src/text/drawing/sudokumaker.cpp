// SudokuMaker's object as a drawing. Its constraints have types by number (sudokumaker_types.h). A type
// that is not among them, a member that a type does not have, or code of the setter's own is an unknown
// member.
//
// In a puzzle of the type `sudoku`, the usual one, rows and columns hold every digit. In a `custom` one
// they hold no digit twice if a constraint says so.
#include <fmt/format.h>

#include <algorithm>

#include "text/drawing/drawing.h"
#include "text/drawing/sudokumaker_drawn.h"
#include "text/drawing/sudokumaker_grid.h"
#include "text/drawing/sudokumaker_kinds.h"
#include "text/drawing/sudokumaker_types.h"
#include "text/pieces/piece.h"

namespace clew::text::drawing {
namespace {

constexpr int longest_maker_side = 36;
constexpr std::size_t most_maker_items = 4000;

bool is_enabled(const Json& constraint) { return says_nothing(member(constraint, "disabled")); }

// Returns the first enabled constraint of a type, or null.
const Json* first_of(const Json& constraints, int type) {
  for (const Json& constraint : constraints)
    if (is_enabled(constraint) && whole_number(member(constraint, "type")) == type)
      return &constraint;
  return nullptr;
}

class SudokuMakerDecoder {
 public:
  explicit SudokuMakerDecoder(const Json& json) : puzzle_(member(json, "puzzle")) {}

  Expected<Drawing> decode() {
    const Json& constraints = member(puzzle_, "constraints");
    if (auto ok = read_size(); !ok) return std::unexpected(ok.error());
    if (auto ok = read_cells(); !ok) return std::unexpected(ok.error());
    read_grid(constraints);
    read_words();
    maker::KindReader kinds(grid_, drawing_);
    for (const Json& constraint : constraints) {
      if (!is_enabled(constraint)) continue;
      if (!kinds.read(constraint))
        return fail(fmt::format("a constraint of type {} is malformed",
                                whole_number(member(constraint, "type"))));
      if (drawing_.strokes.size() + drawing_.marks.size() + drawing_.cages.size() +
              drawing_.typed.size() >
          most_maker_items)
        return fail(fmt::format("more than {} objects are drawn", most_maker_items));
    }
    kinds.finish();
    if (!grid_.has_rows_and_columns) find_gaps();
    read_solution();
    drawing_.exact = true;
    return std::move(drawing_);
  }

 private:
  Expected<void> read_size() {
    custom_ = text_of(puzzle_, "type") == "custom";
    auto number = [&](const char* name, int otherwise) {
      const Json& own = member(puzzle_, name);
      return own.is_null() ? otherwise : whole_number(own);
    };
    const int size = number("size", 9);
    grid_.height = number("height", size);
    grid_.width = number("width", size);
    if (grid_.height < 2 || grid_.width < 2 || grid_.height > longest_maker_side ||
        grid_.width > longest_maker_side)
      return fail(
          fmt::format("the grid does not have 2 to {} rows and columns", longest_maker_side));
    grid_.least = number("minDigit", 1);
    grid_.most = number("maxDigit", custom_ ? 9 : std::max(grid_.height, grid_.width));
    auto values = Values::read(fmt::format("{}-{}", grid_.least, grid_.most));
    if (grid_.least < 0 || grid_.most <= grid_.least || !values)
      return fail("the digits do not go from 0 or more to a greater number");
    drawing_.values = *values;
    drawing_.rows = grid_.height;
    drawing_.cols = drawing_.canvas_cols = grid_.width;
    return {};
  }

  Expected<void> read_cells() {
    const Json& cells = member(puzzle_, "cells");
    if (!cells.is_array() || cells.size() != grid_.cells())
      return fail(fmt::format("the grid does not have {} cells", grid_.cells()));
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Json& value = member(cells[i], "value");
      const bool given = !says_nothing(member(cells[i], "given")) && !value.is_null();
      const int number = value.is_null() ? -1 : whole_number(value);
      const bool fits = number >= grid_.least && number <= grid_.most;
      if (given && !fits)
        return fail(fmt::format("the value of {} is not one from {} to {}", grid_.name(i),
                                grid_.least, grid_.most));
      drawing_.givens.push_back(given ? number - grid_.least + 1 : 0);
      values_.push_back(fits ? number - grid_.least + 1 : 0);
      if (const Place p = grid_.place(static_cast<int>(i));
          !says_nothing(member(cells[i], "colors")))
        drawing_.marks.push_back({.centre = {p.row + 0.5, p.col + 0.5},
                                  .width = 1,
                                  .height = 1,
                                  .fill = {200, 200, 200, 255}});
    }
    return {};
  }

  void read_grid(const Json& constraints) {
    const Json* lines = first_of(constraints, maker::rows_and_columns_type);
    grid_.has_rows_and_columns = !custom_ || lines;
    drawing_.loose = !grid_.has_rows_and_columns;
    if (const Json* regions = first_of(constraints, maker::regions_type))
      for (const Json& region : member(*regions, "regions"))
        grid_.regions.push_back(whole_number(region));
    // A list of another length is malformed.
    if (grid_.regions.size() != grid_.cells()) grid_.regions.clear();
    const bool given = std::ranges::any_of(drawing_.givens, [](int digit) { return digit > 0; });
    if (given && !first_of(constraints, maker::givens_type))
      drawing_.unknown.emplace_back("given digits without their constraint");
  }

  void read_words() {
    drawing_.title = text_of(puzzle_, "name");
    drawing_.author = text_of(puzzle_, "author");
    drawing_.rules = text_of(puzzle_, "comment");
    drawing_.message = text_of(member(puzzle_, "messages"), "completion");
    for (const auto& [name, value] : puzzle_.items()) {
      const bool known = std::ranges::any_of(
          std::array{"name", "author", "comment", "messages", "type", "size", "width", "height",
                     "minDigit", "maxDigit", "cells", "constraints", "export"},
          [&](const char* word) { return name == word; });
      if (!known && !says_nothing(value)) drawing_.unknown.push_back(name.substr(0, 40));
    }
  }

  // A cell is none if a black square covers it, and neither a region nor a constraint has it.
  void find_gaps() {
    for (const Mark& mark : drawing_.marks) {
      const Place p{static_cast<int>(mark.centre.row), static_cast<int>(mark.centre.col)};
      const bool covers = !mark.rounded && mark.text.empty() && mark.width > 0.9 &&
                          mark.height > 0.9 && hue_of(mark.fill) == Hue::black &&
                          mark.fill.alpha > 250 && mark.centre == Point{p.row + 0.5, p.col + 0.5};
      if (!covers || !grid_.inside(p)) continue;
      const auto at = static_cast<std::size_t>(grid_.index(p));
      const bool used = (!grid_.regions.empty() && grid_.regions[at] >= 0) || values_[at] > 0 ||
                        std::ranges::any_of(drawing_.typed, [&](const ConstraintSpec& c) {
                          return std::ranges::find(c.cells, p) != c.cells.end();
                        });
      if (!used) drawing_.gaps.push_back(p);
    }
  }

  // Values of all cells, not givens alone, are the setter's solution. A text for SudokuPad may state it too.
  void read_solution() {
    const auto blanks = static_cast<std::size_t>(std::ranges::count(values_, 0));
    const bool more = values_ != drawing_.givens;
    if (blanks == drawing_.gaps.size() && more) {
      drawing_.stated = std::move(values_);
      return;
    }
    const Json& solution = member(member(member(puzzle_, "export"), "sudokuPad"), "solution");
    if (text_of(solution, "type") == "string" && drawing_.values->values.are_digits())
      drawing_.solution = text_of(solution, "value");
  }

  const Json& puzzle_;
  bool custom_ = false;
  maker::MakerGrid grid_;
  std::vector<int> values_;  // digits of all cells, 0 for none
  Drawing drawing_;
};

}  // namespace

Expected<Drawing> decode_sudokumaker(const Json& json) { return SudokuMakerDecoder(json).decode(); }

}  // namespace clew::text::drawing
