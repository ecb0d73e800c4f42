// An f-puzzles object as a drawing. Its rules are constraints already; what is drawn beside them becomes
// strokes, marks and cages, except what a tool draws for a rule (`fromConstraint`).
#include <fmt/format.h>

#include <cmath>

#include "text/fpuzzles/rules.h"
#include "text/sudokupad/links.h"

namespace clew::text {
namespace {

using drawing::Drawing;
using drawing::Point;

constexpr int longest_drawn_side = 36;
constexpr std::size_t most_fpuzzles_items = 4000;

bool draws_nothing(std::string_view key) {
  for (std::string_view known :
       {"size", "grid", "title", "author", "ruleset", "solution", "successMessage",
        "highlightConflicts", "disabledlogic", "truecandidatesoptions", "id", "version", "foglight",
        "triggereffect"})
    if (key == known) return true;
  return false;
}

// "R1C2" as the centre of that cell, which may lie beside the grid.
std::optional<Point> centre_of(const Json& name) {
  if (!name.is_string()) return std::nullopt;
  std::string_view text = name.get_ref<const std::string&>();
  double parts[2];
  for (const char letter : {'r', 'c'}) {
    if (text.empty() || (text[0] | 0x20) != letter) return std::nullopt;
    text.remove_prefix(1);
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const std::size_t n = std::min(text.find_first_not_of("0123456789"), text.size());
    const int value = number(text.substr(0, n));
    if (value < 0 || value > 1000) return std::nullopt;
    text.remove_prefix(n);
    parts[letter == 'c'] = (negative ? -value : value) - 0.5;
  }
  return text.empty() ? std::optional(Point{parts[0], parts[1]}) : std::nullopt;
}

double size_of(const Json& json, const char* name, double otherwise) {
  const Json& value = member(json, name);
  return value.is_number() && std::isfinite(value.get<double>()) ? value.get<double>() : otherwise;
}

class FpuzzlesDecoder {
 public:
  explicit FpuzzlesDecoder(const Json& json) : json_(json) {}

  Expected<Drawing> decode() {
    const int size = whole_number(member(json_, "size"));
    const Json& rows = member(json_, "grid");
    if (size < 2 || size > longest_drawn_side)
      return fail(fmt::format("the size is not one from 2 to {}", longest_drawn_side));
    if (!rows.is_array() || rows.size() != static_cast<std::size_t>(size))
      return fail(fmt::format("the grid does not have {} rows", size));
    drawing_.rows = drawing_.cols = drawing_.canvas_cols = size;
    if (auto ok = read_cells(rows, size); !ok) return std::unexpected(ok.error());
    drawing_.title = text_of(json_, "title");
    drawing_.author = text_of(json_, "author");
    drawing_.rules = text_of(json_, "ruleset");
    drawing_.message = text_of(json_, "successMessage");
    if (const Json& solution = member(json_, "solution"); solution.is_array()) {
      for (const Json& digit : solution) {
        const int value = whole_number(digit);
        drawing_.solution += value >= 1 && value <= 9 ? static_cast<char>('0' + value) : '.';
      }
    } else {
      drawing_.solution = text_of(json_, "solution");
    }
    drawing_.fog = !says_nothing(member(json_, "foglight"));
    const SubGrid grid{.height = size, .width = size};
    for (const auto& [key, value] : json_.items()) {
      if (draws_nothing(key) || says_nothing(value)) continue;
      if (read_drawn(key, value)) continue;
      if (!is_rule(key)) {
        drawing_.unknown.push_back(key.substr(0, 40));
        continue;
      }
      auto constraints = constraints_of(key, value, json_, grid);
      if (!constraints) return std::unexpected(constraints.error());
      for (ConstraintSpec& c : *constraints) drawing_.typed.push_back(std::move(c));
    }
    if (drawing_.strokes.size() + drawing_.marks.size() + drawing_.cages.size() >
        most_fpuzzles_items)
      return fail(fmt::format("more than {} objects are drawn", most_fpuzzles_items));
    return std::move(drawing_);
  }

 private:
  Expected<void> read_cells(const Json& rows, int size) {
    int box_height = static_cast<int>(std::sqrt(size));
    while (size % box_height) --box_height;
    const int box_width = size / box_height;
    std::vector<std::vector<Place>> regions(static_cast<std::size_t>(size) * 4);
    for (int r = 0; r < size; ++r) {
      const Json& row = rows[static_cast<std::size_t>(r)];
      if (!row.is_array() || row.size() != static_cast<std::size_t>(size))
        return fail(fmt::format("row {} does not have {} cells", r + 1, size));
      for (int c = 0; c < size; ++c) {
        const Json& cell = row[static_cast<std::size_t>(c)];
        read_rules_of(cell, {r, c}, size);
        const Json& value = member(cell, "value");
        const bool given = !says_nothing(value) && !says_nothing(member(cell, "given"));
        const int digit = given ? whole_number(value) : 0;
        if (given && (digit < 1 || digit > size))
          return fail(
              fmt::format("the value of R{}C{} is not one from 1 to {}", r + 1, c + 1, size));
        drawing_.givens.push_back(digit);
        const bool own = cell.is_object() && cell.contains("region");
        const int region = own ? whole_number(cell["region"])
                               : r / box_height * (size / box_width) + c / box_width;
        if (region >= 0 && region < static_cast<int>(regions.size()))
          regions[static_cast<std::size_t>(region)].push_back({r, c});
        for (const char* name : {"c", "highlight"})
          if (const std::string colour = text_of(cell, name); !colour.empty())
            drawing_.marks.push_back({.centre = {r + 0.5, c + 0.5},
                                      .width = 1,
                                      .height = 1,
                                      .fill = drawing::read_colour(colour)});
      }
    }
    for (auto& region : regions)
      if (!region.empty()) drawing_.regions.push_back(std::move(region));
    return {};
  }

  // The rules that are members of the cell itself.
  void read_rules_of(const Json& cell, Place place, int size) {
    if (!cell.is_object()) return;
    for (const auto& [name, says] : cell.items())
      if (!says_nothing(says) && !is_of_cell(name)) drawing_.unknown.push_back(name.substr(0, 40));
    const std::string parity = lower(trimmed(text_of(cell, "parity")));
    if (parity == "odd" || parity == "even")
      drawing_.typed.push_back(
          {.kind = parity == "odd" ? Constraint::Kind::odd : Constraint::Kind::even,
           .cells = {place}});
    else if (!says_nothing(member(cell, "parity")))
      drawing_.unknown.emplace_back("parity");
    const Json& marks = member(cell, "givenPencilMarks");
    if (!marks.is_array() || marks.empty()) return;
    drawing_.candidates.resize(static_cast<std::size_t>(size) * static_cast<std::size_t>(size),
                               DigitSet::up_to(size));
    DigitSet& of_cell = drawing_.candidates[drawing_.index(place)];
    of_cell = {};
    for (const Json& mark : marks)
      if (const int digit = whole_number(mark); digit >= 1 && digit <= size)
        of_cell.add(static_cast<Digit>(digit));
      else
        drawing_.unknown.emplace_back("givenPencilMarks");
  }

  // False for a key that names no drawing.
  bool read_drawn(const std::string& key, const Json& items) {
    const bool round = key == "circle", shape = round || key == "rectangle" || key == "text";
    if (!shape && key != "line" && key != "cage") return false;
    for (const Json& item : items) {
      const std::string rule = text_of(item, "fromConstraint");
      if (!rule.empty() && has_rule(json_, rule)) continue;
      if (key == "line") read_lines(item);
      if (key == "cage") read_cage(item);
      if (shape) read_mark(item, round);
    }
    return true;
  }

  // Names that are no cells make the drawing an unknown one.
  std::vector<Point> centres_of(const Json& names) {
    std::vector<Point> points;
    if (!names.is_array() && !says_nothing(names)) drawing_.unknown.emplace_back("drawing");
    for (const Json& name : names.is_array() ? names : Json::array())
      if (const auto point = centre_of(name))
        points.push_back(*point);
      else
        drawing_.unknown.emplace_back("drawing");
    return points;
  }

  void read_lines(const Json& item) {
    for (const Json& line : member(item, "lines")) {
      constexpr double width_of_cell = 64, usual = 0.3;
      drawing::Stroke stroke{.points = centres_of(line),
                             .colour = drawing::read_colour(text_of(item, "outlineC")),
                             .thickness = size_of(item, "width", usual) * width_of_cell};
      if (stroke.points.size() > 1) drawing_.strokes.push_back(std::move(stroke));
    }
  }

  void read_cage(const Json& item) {
    drawing::Cage cage{.value = text_of(item, "value")};
    const std::string name = lower(cage.value.substr(0, cage.value.find(':')));
    if (name == "msgcorrect") return;
    if (name == "foglight" || name == "fow") {
      drawing_.fog = true;
      return;
    }
    for (const Point p : centres_of(member(item, "cells")))
      cage.cells.push_back(
          {static_cast<int>(std::floor(p.row)), static_cast<int>(std::floor(p.col))});
    if (!cage.cells.empty()) drawing_.cages.push_back(std::move(cage));
  }

  void read_mark(const Json& item, bool round) {
    const auto points = centres_of(member(item, "cells"));
    if (points.empty()) return;
    drawing::Mark mark{.width = size_of(item, "width", 0),
                       .height = size_of(item, "height", 0),
                       .angle = size_of(item, "angle", 0),
                       .rounded = round,
                       .fill = drawing::read_colour(text_of(item, "baseC")),
                       .border = drawing::read_colour(text_of(item, "outlineC")),
                       .text = std::string(trimmed(text_of(item, "value")))};
    for (const Point p : points) {
      mark.centre.row += p.row / static_cast<double>(points.size());
      mark.centre.col += p.col / static_cast<double>(points.size());
    }
    drawing_.marks.push_back(std::move(mark));
  }

  const Json& json_;
  Drawing drawing_;
};

}  // namespace

Expected<Drawing> decode_fpuzzles(const Json& json) {
  if (!json.is_object())
    return fail(fmt::format("the size is not one from 2 to {}", longest_drawn_side));
  return FpuzzlesDecoder(json).decode();
}

}  // namespace clew::text
