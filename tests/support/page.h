// Pictures of puzzles, drawn for tests: lines, digits of strokes, regions by thick lines, and a camera that turns and
// bends the page.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "clew/photo.h"

namespace clew::test {

struct PagePlace {
  double x, y;
};

/// The strokes of a digit in a box one high and 0.6 wide, each a list of places.
inline std::vector<std::vector<PagePlace>> strokes(int digit) {
  const auto arc = [](double x, double y, double rx, double ry, double from, double to) {
    std::vector<PagePlace> line;
    for (int k = 0; k <= 16; ++k) {
      const double angle = (from + (to - from) * k / 16) * 3.14159265358979 / 180;
      line.push_back({x + rx * std::cos(angle), y + ry * std::sin(angle)});
    }
    return line;
  };
  switch (digit) {
    case 0:
      return {arc(0.3, 0.5, 0.28, 0.5, 0, 360)};
    case 1:
      return {{{0.1, 0.2}, {0.33, 0}, {0.33, 1}}};
    case 2: {
      auto line = arc(0.3, 0.28, 0.28, 0.28, -170, 35);
      line.push_back({0.02, 1});
      line.push_back({0.6, 1});
      return {line};
    }
    case 3:
      return {arc(0.28, 0.26, 0.26, 0.26, -150, 90), arc(0.28, 0.74, 0.3, 0.26, -90, 150)};
    case 4:
      return {{{0.45, 1}, {0.45, 0}, {0, 0.68}, {0.6, 0.68}}};
    case 5:
      return {{{0.54, 0}, {0.1, 0}, {0.06, 0.44}}, arc(0.28, 0.67, 0.3, 0.33, -140, 145)};
    case 6:
      return {arc(0.3, 0.68, 0.28, 0.32, 0, 360),
              {{0.02, 0.68}, {0.08, 0.35}, {0.25, 0.1}, {0.48, 0}}};
    case 7:
      return {{{0.02, 0}, {0.58, 0}, {0.2, 1}}};
    case 8:
      return {arc(0.3, 0.25, 0.24, 0.25, 0, 360), arc(0.3, 0.74, 0.29, 0.26, 0, 360)};
    default:
      return {arc(0.3, 0.32, 0.28, 0.32, 0, 360),
              {{0.58, 0.32}, {0.52, 0.65}, {0.35, 0.9}, {0.12, 1}}};
  }
}

/// A page of paper, black on white, in pixels.
class Page {
 public:
  Page(int width, int height) : width_(width), height_(height), dark_(index(width * height)) {}

  /// A line with round ends.
  void line(PagePlace a, PagePlace b, double thickness, double ink = 0.85) {
    const double r = thickness / 2, dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
    const int x0 = std::max(0, static_cast<int>(std::min(a.x, b.x) - r - 1));
    const int x1 = std::min(width_ - 1, static_cast<int>(std::max(a.x, b.x) + r + 1));
    const int y0 = std::max(0, static_cast<int>(std::min(a.y, b.y) - r - 1));
    const int y1 = std::min(height_ - 1, static_cast<int>(std::max(a.y, b.y) + r + 1));
    for (int y = y0; y <= y1; ++y)
      for (int x = x0; x <= x1; ++x) {
        const double t =
            length > 0 ? std::clamp(((x - a.x) * dx + (y - a.y) * dy) / length, 0.0, 1.0) : 0;
        const double away = std::hypot(x - a.x - t * dx, y - a.y - t * dy);
        double& dark = dark_[index(y * width_ + x)];
        dark = std::max(dark, ink * std::clamp(r + 0.5 - away, 0.0, 1.0));
      }
  }
  /// A digit of a given height around a middle.
  void digit(int value, PagePlace middle, double height) {
    for (const auto& stroke : strokes(value))
      for (std::size_t k = 1; k < stroke.size(); ++k) {
        const auto place = [&](PagePlace p) {
          return PagePlace{middle.x + (p.x - 0.3) * height, middle.y + (p.y - 0.5) * height};
        };
        line(place(stroke[k - 1]), place(stroke[k]), 0.12 * height);
      }
  }
  /// A grid with its upper left corner, with thick lines where the regions of neighbours differ, and its digits.
  void grid(PagePlace at, double cell, int size, const std::vector<int>& regions,
            std::string_view digits) {
    for (int i = 0; i <= size; ++i)
      for (int j = 0; j < size; ++j) {
        const auto thick = [&](int a, int b) {
          return a < 0 || b < 0 || regions[index(a)] != regions[index(b)];
        };
        const auto id = [&](int row, int column) {
          return row < 0 || column < 0 || row >= size || column >= size ? -1 : row * size + column;
        };
        line({at.x + j * cell, at.y + i * cell}, {at.x + (j + 1) * cell, at.y + i * cell},
             cell * (thick(id(i - 1, j), id(i, j)) ? 0.075 : 0.025));
        line({at.x + i * cell, at.y + j * cell}, {at.x + i * cell, at.y + (j + 1) * cell},
             cell * (thick(id(j, i - 1), id(j, i)) ? 0.075 : 0.025));
      }
    for (int k = 0; k < size * size && index(k) < digits.size(); ++k)
      if (digits[index(k)] != '.')
        digit(digits[index(k)] - '0',
              {at.x + (k % size + 0.5) * cell, at.y + (k / size + 0.5) * cell}, 0.6 * cell);
  }

  /// A killer cage of a grid as above: a dashed outline, and its total in its first cell.
  void cage(PagePlace at, double cell, int size, const std::vector<int>& cells, int total) {
    const auto has = [&](int row, int column) {
      return row >= 0 && column >= 0 && row < size && column < size &&
             std::ranges::find(cells, row * size + column) != cells.end();
    };
    const double inset = 0.1, dash = 0.06;
    for (const int c : cells)
      for (const bool down : {false, true})
        for (const int step : {-1, 1}) {
          const int row = c / size, column = c % size;
          // In the cell's own directions: `way` along this side, `out` across it.
          const auto joined = [&](int way, int out) {
            return down ? has(row + way, column + out) : has(row + out, column + way);
          };
          if (joined(0, step)) continue;
          const double begin = joined(-1, 0) ? (joined(-1, step) ? -inset : 0) : inset;
          const double end = joined(1, 0) ? (joined(1, step) ? 1 + inset : 1) : 1 - inset;
          const double across = step < 0 ? inset : 1 - inset;
          for (double from = begin; from < end; from += 2 * dash) {
            const double to = std::min(from + dash, end);
            const auto place = [&](double way) {
              return down ? PagePlace{at.x + (column + across) * cell, at.y + (row + way) * cell}
                          : PagePlace{at.x + (column + way) * cell, at.y + (row + across) * cell};
            };
            line(place(from), place(to), 0.02 * cell);
          }
        }
    const int first = *std::ranges::min_element(cells);
    PagePlace corner{at.x + (first % size) * cell, at.y + (first / size) * cell};
    erase({corner.x + 0.05 * cell, corner.y + 0.06 * cell},
          {corner.x + (total > 9 ? 0.42 : 0.25) * cell, corner.y + 0.31 * cell});
    double middle = corner.x + 0.14 * cell;
    for (const char digit_of : std::to_string(total)) {
      digit(digit_of - '0', {middle, corner.y + 0.18 * cell}, 0.2 * cell);
      middle += 0.17 * cell;
    }
  }

  /// A photograph: each place of the picture shows the place of the page that `to_page` names, under that light (1 is
  /// full).
  Picture photograph(
      int width, int height, const std::function<PagePlace(PagePlace)>& to_page,
      const std::function<double(PagePlace)>& light = [](PagePlace) { return 1.0; }) const {
    Picture picture{width, height, {}};
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) {
        double dark = 0;  // the mean of four places, as a camera's pixel
        for (const double dy : {-0.25, 0.25})
          for (const double dx : {-0.25, 0.25}) dark += 0.25 * at(to_page({x + dx, y + dy}));
        const double grey =
            225 * (1 - dark) * light({static_cast<double>(x), static_cast<double>(y)});
        for (int c = 0; c < 3; ++c)
          picture.rgb.push_back(static_cast<std::uint8_t>(std::clamp(grey, 0.0, 255.0)));
      }
    return picture;
  }
  Picture flat() const {
    return photograph(width_, height_, [](PagePlace p) { return p; });
  }

 private:
  /// Makes a rectangle white.
  void erase(PagePlace first, PagePlace last) {
    for (int y = static_cast<int>(first.y); y <= static_cast<int>(last.y); ++y)
      for (int x = static_cast<int>(first.x); x <= static_cast<int>(last.x); ++x)
        dark_[index(y * width_ + x)] = 0;
  }
  static std::size_t index(int k) { return static_cast<std::size_t>(k); }
  double at(PagePlace p) const {
    if (p.x < 0 || p.y < 0 || p.x >= width_ - 1 || p.y >= height_ - 1) return 0;
    const int x = static_cast<int>(p.x), y = static_cast<int>(p.y);
    const double a = p.x - x, b = p.y - y;
    const auto dark = [&](int px, int py) { return dark_[index(py * width_ + px)]; };
    return (dark(x, y) * (1 - a) + dark(x + 1, y) * a) * (1 - b) +
           (dark(x, y + 1) * (1 - a) + dark(x + 1, y + 1) * a) * b;
  }
  int width_, height_;
  std::vector<double> dark_;
};

/// The boxes of a grid as regions.
inline std::vector<int> boxes(int size, int height, int width) {
  std::vector<int> regions;
  for (int k = 0; k < size * size; ++k)
    regions.push_back(k / size / height * (size / width) + k % size / width);
  return regions;
}

}  // namespace clew::test
