#include "text/drawing/sudokumaker_drawn.h"

#include <algorithm>
#include <cmath>

#include "text/pieces/piece.h"

namespace clew::text::drawing {
namespace {

double coordinate(const Json& json) { return json.is_number() ? json.get<double>() : 1e9; }

}  // namespace

bool read_maker_stroke(const Json& line, const Json& style, Drawing& drawing) {
  constexpr double width_of_cell = 64;
  Stroke stroke{.colour = read_colour(text_of(style, "color")),
                .thickness = coordinate(member(style, "thickness")) * width_of_cell};
  for (const Json& point : line) {
    const Point p{coordinate(member(point, "y")), coordinate(member(point, "x"))};
    if (std::abs(p.row) > 1000 || std::abs(p.col) > 1000) return false;
    stroke.points.push_back(p);
  }
  if (stroke.colour.visible()) drawing.strokes.push_back(std::move(stroke));
  return true;
}

// A symbol is its x, its y, the number of its parameters, 0 if left out, and perhaps its layer.
bool read_maker_symbols(const Json& json, Drawing& drawing) {
  const Json& params = member(json, "params");
  for (const Json& symbol : member(json, "symbols")) {
    if (!symbol.is_array() || symbol.size() < 2 || symbol.size() > 4) return false;
    const Point at{coordinate(symbol[1]), coordinate(symbol[0])};
    const int index = symbol.size() > 2 && !symbol[2].is_null() ? whole_number(symbol[2]) : 0;
    if (std::abs(at.row) > 1000 || std::abs(at.col) > 1000) return false;
    if (index < 0 || !params.is_array() || static_cast<std::size_t>(index) >= params.size())
      return false;
    const Json& param = params[static_cast<std::size_t>(index)];
    auto size = [&](const char* name) {
      const Json& value = member(param, name);
      return value.is_number() && std::isfinite(value.get<double>()) ? value.get<double>() : 0;
    };
    const std::string type = text_of(param, "type");
    const bool ellipse = type == "ellipse";
    Mark mark{.centre = at,
              .width = ellipse ? 2 * size("rx") : size("width"),
              .height = ellipse ? 2 * size("ry") : size("height"),
              .angle = size("angle"),
              .rounded = ellipse,
              .fill = read_colour(text_of(param, "fill")),
              .border = read_colour(text_of(param, "stroke")),
              .text = std::string(trimmed(text_of(param, "text")))};
    if (type == "arrow") mark.text = "->";
    if (type == "text") mark.fill = mark.border = {};
    drawing.marks.push_back(std::move(mark));
  }
  return true;
}

}  // namespace clew::text::drawing
