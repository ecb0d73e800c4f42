// SudokuPad's object as a drawing. Positions are moved so that the grid proper, the bounding box of
// its regions, begins at (0, 0).
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "text/drawing/drawing.h"
#include "text/drawing/path.h"
#include "text/pieces/piece.h"

namespace clew::text::drawing {
namespace {

constexpr std::size_t largest = 36;  // cells of a row or column of the canvas

struct Key {
  std::string_view shortened, full;
};
constexpr Key keys[] = {
    {"a", "arrows"},           {"l", "lines"},     {"o", "overlays"},   {"u", "underlays"},
    {"ca", "cages"},           {"ce", "cells"},    {"re", "regions"},   {"cs", "cellSize"},
    {"vd", "videos"},          {"ct", "center"},   {"c", "color"},      {"c1", "borderColor"},
    {"c2", "backgroundColor"}, {"w", "width"},     {"h", "height"},     {"v", "value"},
    {"r", "rounded"},          {"fs", "fontSize"}, {"th", "thickness"}, {"hl", "headLength"},
    {"wp", "wayPoints"},       {"t", "title"},     {"te", "text"},      {"d2", "d"},
    {"md", "metadata"},
};

bool is_known(std::string_view key) {
  for (std::string_view known :
       {"id",       "cells",     "regions",  "cages",    "lines",    "arrows",
        "overlays", "underlays", "metadata", "metaData", "foglight", "triggereffect",
        "global",   "settings",  "videos",   "cellSize", "title",    "author",
        "rules",    "solution",  "d",        "source"})
    if (key == known) return true;
  return false;
}

double number_of(const Json& json, double otherwise) {
  if (json.is_number()) return json.get<double>();
  if (json.is_string()) {
    const auto& text = json.get_ref<const std::string&>();
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (end != text.c_str() && std::isfinite(value)) return value;
  }
  return otherwise;
}

std::string words_of(const Json& json) {
  if (json.is_string()) return json.get<std::string>();
  if (json.is_number_float() && json.get<double>() == std::floor(json.get<double>()))
    return fmt::format("{}", json.get<double>());
  if (json.is_number()) return json.dump();
  return {};
}

Colour colour_of(const Json& json) {
  return json.is_string() ? read_colour(json.get_ref<const std::string&>()) : Colour{};
}

std::optional<Point> point_of(const Json& json) {
  if (!json.is_array() || json.size() != 2) return std::nullopt;
  const double lost = 1e9;
  const Point point{number_of(json[0], lost), number_of(json[1], lost)};
  if (std::abs(point.row) > 1000 || std::abs(point.col) > 1000) return std::nullopt;
  return point;
}

class PadDecoder {
 public:
  explicit PadDecoder(const Json& json) : json_(json) {}

  Expected<Drawing> decode() {
    const Json& rows = member(json_, "cells");
    if (!rows.is_array() || rows.empty() || rows.size() > largest || !rows[0].is_array())
      return fail("the puzzle has no cells");
    width_ = rows[0].size();
    if (!width_ || width_ > largest)
      return fail(fmt::format("the grid does not have 1 to {} columns", largest));
    for (std::size_t r = 0; r < rows.size(); ++r)
      if (!rows[r].is_array() || rows[r].size() != width_)
        return fail(fmt::format("row {} does not have {} cells", r + 1, width_));
    drawing_.canvas_cols = static_cast<int>(width_);
    if (auto ok = read_regions(static_cast<int>(rows.size())); !ok)
      return std::unexpected(ok.error());
    if (auto ok = read_cells(rows); !ok) return std::unexpected(ok.error());
    if (auto ok = read_cages(); !ok) return std::unexpected(ok.error());
    read_metadata();
    constexpr std::size_t most_drawn = 4000;
    std::size_t drawn = 0;
    for (const char* list : {"lines", "arrows", "underlays", "overlays", "cages"})
      drawn += member(json_, list).size();
    if (drawn > most_drawn) return fail(fmt::format("more than {} objects are drawn", most_drawn));
    for (const char* list : {"lines", "arrows"})
      for (const Json& stroke : member(json_, list)) read_stroke(stroke, *list == 'a');
    for (const char* list : {"underlays", "overlays"})
      for (const Json& mark : member(json_, list)) read_mark(mark);
    for (const auto& [key, value] : json_.items())
      if (!is_known(key) && !says_nothing(value)) drawing_.unknown.push_back(key.substr(0, 40));
    return std::move(drawing_);
  }

 private:
  // [row, column] from 0 on the canvas; nothing if it is no cell of it.
  static std::optional<Place> place(const Json& json) {
    if (!json.is_array() || json.size() != 2) return std::nullopt;
    const double row = number_of(json[0], -1), col = number_of(json[1], -1);
    if (row < 0 || col < 0 || row >= largest || col >= largest || row != std::floor(row) ||
        col != std::floor(col))
      return std::nullopt;
    return Place{static_cast<int>(row), static_cast<int>(col)};
  }

  Expected<std::vector<Place>> places(const Json& cells, const char* what) const {
    std::vector<Place> result;
    for (const Json& cell : cells) {
      const auto at = place(cell);
      if (!at) return fail(fmt::format("a {} has a cell that is not in the grid", what));
      result.push_back({at->row - drawing_.at.row, at->col - drawing_.at.col});
    }
    return result;
  }

  Expected<void> read_regions(int height) {
    Place least{height, static_cast<int>(width_)}, most{-1, -1};
    for (const Json& region : member(json_, "regions")) {
      auto cells = places(region, "region");
      if (!cells) return std::unexpected(cells.error());
      for (const Place p : *cells) {
        least = {std::min(least.row, p.row), std::min(least.col, p.col)};
        most = {std::max(most.row, p.row), std::max(most.col, p.col)};
      }
      if (!cells->empty()) drawing_.regions.push_back(std::move(*cells));
    }
    if (drawing_.regions.empty()) {
      least = {0, 0};
      most = {height - 1, static_cast<int>(width_) - 1};
    }
    if (most.row >= height || most.col >= static_cast<int>(width_))
      return fail("a region has a cell that is not in the grid");
    drawing_.at = least;
    drawing_.rows = most.row - least.row + 1;
    drawing_.cols = most.col - least.col + 1;
    for (auto& region : drawing_.regions)
      for (Place& p : region) p = {p.row - least.row, p.col - least.col};
    return {};
  }

  Expected<void> read_cells(const Json& rows) {
    for (std::size_t r = 0; r < rows.size(); ++r)
      for (std::size_t c = 0; c < width_; ++c) {
        const Json& cell = rows[r][c];
        const Json& value = member(cell, "value");
        const int row = static_cast<int>(r) - drawing_.at.row,
                  col = static_cast<int>(c) - drawing_.at.col;
        const bool inside = row >= 0 && col >= 0 && row < drawing_.rows && col < drawing_.cols;
        if (!inside) {
          // A value beside the grid is a clue.
          if (!says_nothing(value))
            drawing_.marks.push_back({.centre = {row + 0.5, col + 0.5},
                                      .width = 1,
                                      .height = 1,
                                      .text = words_of(value)});
          continue;
        }
        const int digit = says_nothing(value) ? 0 : whole_number(value);
        const int top = std::max(drawing_.rows, drawing_.cols);
        if (digit < 0 || digit > top || (digit == 0 && !says_nothing(value)))
          return fail(
              fmt::format("the value of r{}c{} is not one from 1 to {}", row + 1, col + 1, top));
        drawing_.givens.push_back(digit);
      }
    return {};
  }

  Expected<void> read_cages() {
    for (const Json& cage : member(json_, "cages")) {
      const Json& cells = member(cage, "cells");
      const std::string value = words_of(member(cage, "value"));
      if (says_nothing(cells)) {
        read_note(value);
        continue;
      }
      if (text_of(cage, "type") == "rowcol") continue;
      if (const std::string name = lower(value); name == "foglight" || name == "fow") {
        drawing_.fog = true;
        continue;
      }
      if (is_note(value)) {
        read_note(value);
        continue;
      }
      auto group = places(cells, "cage");
      if (!group) return std::unexpected(group.error());
      const Json& unique = member(cage, "unique");
      const Json& sum = member(cage, "sum");
      Cage& read = drawing_.cages.emplace_back();
      read.cells = std::move(*group);
      read.value = !value.empty() ? value : says_nothing(sum) ? "" : words_of(sum);
      if (unique.is_boolean()) read.unique = unique.get<bool>();
      read.hidden = !says_nothing(member(cage, "hidden")) || text_of(cage, "style") == "hidden";
    }
    return {};
  }

  // Some tools give such a cage a cell.
  static bool is_note(std::string_view value) {
    return std::ranges::any_of(
        std::initializer_list<std::string_view>{
            "msgcorrect:", "rules:", "title:", "author:", "solution:"},
        [&](std::string_view name) { return lower(value).starts_with(name); });
  }

  // Cages without cells carry words: "title: …".
  void read_note(const std::string& note) {
    const std::size_t colon = note.find(':');
    if (colon == note.npos) return;
    set(lower(trimmed(std::string_view(note).substr(0, colon))),
        std::string(trimmed(std::string_view(note).substr(colon + 1))), true);
  }

  void set(const std::string& name, std::string value, bool joined) {
    if (value.empty()) return;
    if (name == "title")
      drawing_.title = std::move(value);
    else if (name == "author")
      drawing_.author = std::move(value);
    else if (name == "msgcorrect")
      drawing_.message = std::move(value);
    else if (name == "solution")
      drawing_.solution = std::move(value);
    else if (name == "source")
      drawing_.source = std::move(value);
    else if (name == "foglight" || name == "fogofwar")
      drawing_.fog = true;
    else if (name == "rules") {
      if (joined && !drawing_.rules.empty())
        drawing_.rules += '\n' + value;
      else
        drawing_.rules = std::move(value);
    }
  }

  void read_metadata() {
    for (const char* name : {"title", "author", "rules", "solution"})
      set(name, words_of(member(json_, name)), false);
    for (const char* list : {"metaData", "metadata"}) {
      const Json& metadata = member(json_, list);
      if (!metadata.is_object()) continue;
      for (const auto& [name, value] : metadata.items()) {
        if (name == "rules" && value.is_array()) {
          std::string all;
          for (const Json& line : value) all += words_of(line) + '\n';
          set(name, all, false);
        } else {
          set(name, words_of(value), false);
        }
      }
      if (!says_nothing(member(metadata, "norowcol"))) drawing_.unknown.emplace_back("norowcol");
      if (!says_nothing(member(metadata, "antiknight")))
        drawing_.typed.push_back({Constraint::Kind::antiknight});
      if (!says_nothing(member(metadata, "antiking")))
        drawing_.typed.push_back({Constraint::Kind::antiking});
    }
    for (const Json& rule : member(json_, "global")) {
      const std::string name = words_of(rule);
      if (name == "antiknight")
        drawing_.typed.push_back({Constraint::Kind::antiknight});
      else if (name == "antiking")
        drawing_.typed.push_back({Constraint::Kind::antiking});
      else if (name == "nonconsecutive")
        drawing_.typed.push_back({Constraint::Kind::nonconsecutive});
      else
        drawing_.unknown.push_back(name.substr(0, 40));
    }
    drawing_.fog |=
        !says_nothing(member(json_, "foglight")) || !says_nothing(member(json_, "triggereffect"));
  }

  Point moved(Point p) const { return {p.row - drawing_.at.row, p.col - drawing_.at.col}; }

  void read_stroke(const Json& json, bool arrow) {
    Stroke stroke;
    for (const Json& at : member(json, "wayPoints"))
      if (const auto point = point_of(at)) stroke.points.push_back(moved(*point));
    stroke.colour = colour_of(member(json, "color"));
    stroke.thickness = number_of(member(json, "thickness"), 1);
    stroke.head = arrow && number_of(member(json, "headLength"), 0.3) > 0;
    if (stroke.points.empty()) {
      if (says_nothing(member(json, "d"))) return;
      stroke.points = path_points(text_of(json, "d"));
      for (Point& p : stroke.points) p = moved(p);
      stroke.curve = stroke.points.empty();
      if (!stroke.colour.visible()) stroke.colour = colour_of(member(json, "fill"));
    }
    if (!stroke.colour.visible() || stroke.thickness <= 0) return;
    drawing_.strokes.push_back(std::move(stroke));
  }

  void read_mark(const Json& json) {
    const auto centre = point_of(member(json, "center"));
    if (!centre) return;
    Mark mark;
    mark.centre = moved(*centre);
    mark.width = number_of(member(json, "width"), 0);
    mark.height = number_of(member(json, "height"), 0);
    mark.angle = number_of(member(json, "angle"), 0);
    const Json& rounded = member(json, "rounded");
    mark.rounded = rounded.is_boolean() ? rounded.get<bool>() : number_of(rounded, 0) > 0;
    mark.fill = colour_of(member(json, "backgroundColor"));
    mark.border = colour_of(member(json, "borderColor"));
    mark.text = std::string(trimmed(words_of(member(json, "text"))));
    if (!mark.text.empty() || mark.fill.visible() || mark.border.visible())
      drawing_.marks.push_back(std::move(mark));
  }

  const Json& json_;
  std::size_t width_ = 0;
  Drawing drawing_;
};

}  // namespace

void lengthen_keys(Json& json) {
  if (json.is_array()) {
    for (Json& item : json) lengthen_keys(item);
    return;
  }
  if (!json.is_object()) return;
  Json::object_t renamed;
  for (auto& [key, value] : json.get_ref<Json::object_t&>()) {
    lengthen_keys(value);
    const auto row = std::ranges::find(keys, key, &Key::shortened);
    // A name in its long form has priority.
    const std::string full(row == std::end(keys) ? std::string_view(key) : row->full);
    if (row == std::end(keys))
      renamed[full] = std::move(value);
    else
      renamed.try_emplace(full, std::move(value));
  }
  json = std::move(renamed);
}

Expected<Drawing> decode_pad(const Json& json) {
  if (!json.is_object()) return fail("the puzzle has no cells");
  return PadDecoder(json).decode();
}

std::vector<int> stated_solution(const Drawing& drawing) {
  const auto size = static_cast<std::size_t>(drawing.rows * drawing.cols);
  if (drawing.stated.size() == size) return drawing.stated;
  const std::string& text = drawing.solution;
  const auto canvas = static_cast<std::size_t>(drawing.canvas_cols);
  std::vector<int> result;
  auto digit = [](char c) { return c >= '1' && c <= '9' ? c - '0' : 0; };
  if (text.size() == size) {
    for (const char c : text) result.push_back(digit(c));
  } else if (canvas && text.size() % canvas == 0) {
    for (int r = 0; r < drawing.rows; ++r)
      for (int c = 0; c < drawing.cols; ++c) {
        const std::size_t at = static_cast<std::size_t>(r + drawing.at.row) * canvas +
                               static_cast<std::size_t>(c + drawing.at.col);
        if (at >= text.size()) return {};
        result.push_back(digit(text[at]));
      }
  }
  if (std::ranges::all_of(result, [](int d) { return d == 0; })) return {};
  return result;
}

}  // namespace clew::text::drawing
