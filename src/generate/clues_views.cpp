// Clues outside the grid: the value of a row, a column or a diagonal as seen from there.
#include <algorithm>
#include <numeric>
#include <optional>

#include "generate/families.h"

namespace clew::generation {
namespace {

using Kind = Constraint::Kind;

int sum(const std::vector<int>& digits, std::size_t from, std::size_t to) {
  return std::accumulate(digits.begin() + static_cast<std::ptrdiff_t>(from),
                         digits.begin() + static_cast<std::ptrdiff_t>(to), 0);
}

// The number of cells that see over all before them, or the first value that does not (-1 for none).
int skyline(const std::vector<int>& digits, bool hidden) {
  int highest = hidden ? -1 : 0, seen = 0;  // a 0 is no skyscraper
  for (const int d : digits) {
    if (d > highest)
      highest = d, ++seen;
    else if (hidden)
      return d;
  }
  return hidden ? -1 : seen;
}

/// Returns the value of the outside clue; nothing if the kind has none for this line.
std::optional<int> clue_of(Kind kind, const std::vector<int>& digits, const Layout& layout) {
  const auto first = static_cast<std::size_t>(digits[0]);
  switch (kind) {
    case Kind::sandwich: {
      const auto low = std::ranges::find(digits, layout.value(1));
      const auto high = std::ranges::find(digits, layout.value(layout.digits()));
      if (low == digits.end() || high == digits.end()) return {};
      const auto [a, b] = std::minmax({low - digits.begin(), high - digits.begin()});
      return sum(digits, static_cast<std::size_t>(a) + 1, static_cast<std::size_t>(b));
    }
    case Kind::x_sum:
      if (first > digits.size()) return {};
      return sum(digits, 0, first);
    case Kind::numbered_room:
      if (first < 1 || first > digits.size()) return {};
      return digits[first - 1];
    case Kind::little_killer:
      return sum(digits, 0, digits.size());
    case Kind::hidden_skyscraper:
      if (const int clue = skyline(digits, true); clue >= 0) return clue;
      return {};
    default:
      return skyline(digits, false);
  }
}

}  // namespace

void draw_views(Canvas& canvas, Kind kind, Clues& clues) {
  const Layout& layout = canvas.layout;
  auto lines =
      kind == Kind::little_killer ? diagonal_views(layout) : views(layout, kind == Kind::sandwich);
  if (kind == Kind::little_killer) {  // all of them together are hard to see through for anyone
    canvas.random.shuffle(lines);
    lines.resize((lines.size() + 1) / 2);
  }
  for (const Cells& line : lines) {
    std::vector<int> digits;
    for (const CellId c : line) digits.push_back(canvas.value(c));
    if (const auto clue = clue_of(kind, digits, layout))
      keep(canvas, on(layout, kind, line, {*clue}), clues);
  }
}

}  // namespace clew::generation
