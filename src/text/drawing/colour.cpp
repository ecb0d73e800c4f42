// Colours and the words that people have for them, by hue, saturation and lightness.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

#include "text/drawing/drawing.h"

namespace clew::text::drawing {
namespace {

struct Hsl {
  double hue, saturation, lightness;  // 0 to 360, 0 to 1, 0 to 1
};

Hsl hsl_of(Colour c) {
  // Colours lie over white.
  const double a = c.alpha / 255.0;
  auto over_white = [&](int x) { return a * x / 255.0 + 1 - a; };
  const double r = over_white(c.red), g = over_white(c.green), b = over_white(c.blue);
  const double most = std::max({r, g, b}), least = std::min({r, g, b}), range = most - least;
  const double lightness = (most + least) / 2;
  if (range < 1e-9) return {0, 0, lightness};
  const double saturation = range / (1 - std::abs(2 * lightness - 1) + 1e-9);
  double hue = most == r ? (g - b) / range : most == g ? 2 + (b - r) / range : 4 + (r - g) / range;
  hue *= 60;
  return {hue < 0 ? hue + 360 : hue, std::min(saturation, 1.0), lightness};
}

// A word for a range of colours. Ranges overlap where people disagree.
struct Range {
  Hue hue;
  double from, to;  // of the hue, in degrees; from > to goes through 0
  double least_light, most_light;
  double least_saturation;
};
constexpr Range ranges[] = {
    {Hue::red, 340, 16, 0.2, 0.85, 0.3},       {Hue::orange, 12, 46, 0.3, 0.8, 0.5},
    {Hue::yellow, 38, 70, 0.3, 0.95, 0.3},     {Hue::green, 65, 170, 0.15, 0.93, 0.15},
    {Hue::cyan, 160, 196, 0.2, 0.93, 0.25},    {Hue::blue, 185, 258, 0.15, 0.95, 0.25},
    {Hue::purple, 250, 325, 0.15, 0.93, 0.15}, {Hue::pink, 285, 360, 0.4, 0.95, 0.25},
    {Hue::peach, 10, 42, 0.72, 0.95, 0.4},     {Hue::brown, 8, 45, 0.1, 0.5, 0.15},
};

// Colours that people also call so, though another word fits better.
constexpr Range seldom[] = {{Hue::orange, 46, 49, 0.3, 0.8, 0.5}};

constexpr double near_white = 0.965, near_black = 0.14, greyish = 0.13;

int nibble(char c) {
  return c >= '0' && c <= '9'                     ? c - '0'
         : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10
                                                  : -1;
}

struct Named {
  std::string_view name;
  Colour colour;
};
constexpr Named named[] = {
    {"white", {255, 255, 255, 255}}, {"black", {0, 0, 0, 255}},      {"red", {255, 0, 0, 255}},
    {"green", {0, 128, 0, 255}},     {"blue", {0, 0, 255, 255}},     {"grey", {128, 128, 128, 255}},
    {"gray", {128, 128, 128, 255}},  {"orange", {255, 165, 0, 255}}, {"yellow", {255, 255, 0, 255}},
    {"purple", {128, 0, 128, 255}},  {"pink", {255, 192, 203, 255}},
};

Colour read_function(std::string_view text) {
  double parts[4] = {0, 0, 0, 1};
  std::size_t n = 0;
  std::string number;
  for (const char c : std::string(text) + ')') {
    if ((c >= '0' && c <= '9') || c == '.') {
      number += c;
    } else if (!number.empty()) {
      if (n < 4) parts[n++] = std::strtod(number.c_str(), nullptr);
      number.clear();
    }
  }
  if (n < 3) return {};
  auto byte = [](double x) { return static_cast<std::uint8_t>(std::clamp(x, 0.0, 255.0)); };
  return {byte(parts[0]), byte(parts[1]), byte(parts[2]), byte(parts[3] * 255)};
}

}  // namespace

Colour read_colour(std::string_view text) {
  for (const Named& row : named)
    if (row.name == text) return row.colour;
  if (text.starts_with("rgb")) return read_function(text);
  if (!text.starts_with('#')) return {};
  text.remove_prefix(1);
  int digits[8];
  if (text.size() < 3 || text.size() > 8) return {};
  for (std::size_t i = 0; i < text.size(); ++i)
    if ((digits[i] = nibble(text[i])) < 0) return {};
  auto twice = [&](int i) { return static_cast<std::uint8_t>(digits[i] * 17); };
  auto pair = [&](int i) { return static_cast<std::uint8_t>(digits[i] * 16 + digits[i + 1]); };
  switch (text.size()) {
    case 3:
      return {twice(0), twice(1), twice(2), 255};
    case 4:
      return {twice(0), twice(1), twice(2), twice(3)};
    case 6:
      return {pair(0), pair(2), pair(4), 255};
    case 8:
      return {pair(0), pair(2), pair(4), pair(6)};
    default:
      return {};
  }
}

std::string to_text(Colour c) { return fmt::format("#{:02x}{:02x}{:02x}", c.red, c.green, c.blue); }

namespace {

// Returns true if the word fits the colour, by its rows of a table. Words without a hue need no rows.
bool is_called(Colour colour, Hue hue, std::span<const Range> rows) {
  if (!colour.visible()) return hue == Hue::none;
  const Hsl c = hsl_of(colour);
  const bool grey = c.saturation < greyish || c.lightness > near_white || c.lightness < 0.08;
  switch (hue) {
    case Hue::none:
      return false;
    case Hue::white:
      return grey && c.lightness > near_white;
    case Hue::black:
      return grey && c.lightness < near_black * 2;
    case Hue::grey:
      return grey && c.lightness <= near_white && c.lightness >= near_black;
    default:
      break;
  }
  if (grey) return false;
  return std::ranges::any_of(rows, [&](const Range& r) {
    const bool inside =
        r.from <= r.to ? c.hue >= r.from && c.hue <= r.to : c.hue >= r.from || c.hue <= r.to;
    return r.hue == hue && inside && c.lightness >= r.least_light && c.lightness <= r.most_light &&
           c.saturation >= r.least_saturation;
  });
}

}  // namespace

bool is_called(Colour colour, Hue hue) {
  return is_called(colour, hue, ranges) || is_called(colour, hue, seldom);
}

Hue hue_of(Colour colour) {
  for (const Hue hue :
       {Hue::none, Hue::white, Hue::black, Hue::grey, Hue::peach, Hue::red, Hue::orange,
        Hue::yellow, Hue::green, Hue::cyan, Hue::blue, Hue::purple, Hue::pink, Hue::brown})
    if (is_called(colour, hue, ranges)) return hue;
  return Hue::grey;
}

std::string_view name(Hue hue) {
  constexpr std::string_view names[] = {"no colour", "white",  "grey",  "black", "red",
                                        "orange",    "yellow", "green", "cyan",  "blue",
                                        "purple",    "pink",   "peach", "brown"};
  return names[static_cast<std::size_t>(hue)];
}

}  // namespace clew::text::drawing
