#include "text/drawing/path.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "text/pieces/piece.h"

namespace clew::text::drawing {

std::vector<Point> path_points(std::string_view path) {
  constexpr double pixels = 64, slack = 0.06;
  std::vector<Point> all;
  char command = 'M';
  std::vector<double> numbers;
  auto flush = [&] {
    const std::size_t needed = command == 'Q' ? 4 : 2;
    if (numbers.size() % needed) return false;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
      if (command != 'm') all.push_back({numbers[i + 1] / pixels, numbers[i] / pixels});
    // A relative move that goes nowhere begins no new line.
    const bool stays = std::ranges::all_of(numbers, [](double x) { return x == 0; });
    numbers.clear();
    return command != 'm' || stays;
  };
  while (!path.empty()) {
    const char c = path[0];
    if (c == 'M' || c == 'L' || c == 'Q' || c == 'm') {
      if (!flush() || (c == 'M' && !all.empty())) return {};
      command = c;
    } else if (c == '-' || c == '.' || (c >= '0' && c <= '9')) {
      const std::string word(path.substr(0, 24));
      char* end = nullptr;
      numbers.push_back(std::strtod(word.c_str(), &end));
      path.remove_prefix(static_cast<std::size_t>(end - word.c_str()));
      if (end == word.c_str() || std::abs(numbers.back()) > 1e5) return {};
      continue;
    } else if (!is_space(c) && c != ',') {
      return {};
    }
    path.remove_prefix(1);
  }
  if (!flush()) return {};
  // Points between their neighbours say nothing.
  std::vector<Point> points;
  for (const Point& p : all) {
    if (!points.empty() && points.back() == p) continue;
    while (points.size() > 1) {
      const Point a = points[points.size() - 2], b = points.back();
      const double along = std::hypot(p.row - a.row, p.col - a.col);
      const double across =
          std::abs((b.row - a.row) * (p.col - a.col) - (b.col - a.col) * (p.row - a.row));
      const double forward = (b.row - a.row) * (p.row - b.row) + (b.col - a.col) * (p.col - b.col);
      if (across > slack * along || forward < 0) break;
      points.pop_back();
    }
    points.push_back(p);
  }
  return points;
}

}  // namespace clew::text::drawing
