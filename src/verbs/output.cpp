#include "verbs/output.h"

#include <fmt/format.h>

#include <cmath>

#include "verbs/json.h"

namespace clew::verbs {

std::string shown(const Layout& layout, Digit digit) { return layout.symbol(digit); }

std::string scientific(double log10) {
  const double exponent = std::floor(log10);
  return fmt::format("{:.3f}e{:.0f}", std::pow(10, log10 - exponent), exponent);
}

std::string written(const Puzzle& puzzle, std::span<const Digit> values, Format format) {
  Puzzle shown;
  shown.layout = puzzle.layout;
  shown.givens.assign(values.begin(), values.end());
  std::string text;
  switch (format) {
    case Format::grid:
      text = to_grid(*puzzle.layout, values);
      break;
    case Format::pencil:
      text = to_pencil(*puzzle.layout, start(shown));
      break;
    case Format::text: {
      shown.title = puzzle.title;
      auto result = write(shown, Format::text);
      text = result ? *result : to_line(*puzzle.layout, values);
      break;
    }
    default:
      text = to_line(*puzzle.layout, values);
  }
  if (!text.ends_with('\n')) text += '\n';
  return text;
}

std::string error_line(const Error& error, std::string_view file) {
  const Json json{
      {"error", error.reason}, {"file", file}, {"line", error.line}, {"column", error.column}};
  return to_string(json) + '\n';
}

}  // namespace clew::verbs
