#include <algorithm>

#include "model/kinds.h"
#include "model/modification.h"
#include "text/place.h"
#include "text/puzzle_text/constraint_words.h"
#include "text/puzzle_text/quotes.h"

namespace clew::text {
namespace {

using Kind = Constraint::Kind;
using Are = KindRow::Numbers::Are;

constexpr Kinds of_lines = kinds_of(KindShape::outside);

// Returns "right 3" if the cells are a whole line of the only grid.
std::string line_of(const std::vector<Place>& cells, const LayoutSpec& spec, bool either_way) {
  if (spec.grids.size() != 1 || cells.size() < 2) return {};
  const SubGrid& grid = spec.grids[0];
  auto sorted = cells;
  const bool back = cells.back() < cells.front();
  if (back) std::ranges::reverse(sorted);
  const Place first = sorted.front();
  const bool across = sorted[1].row == first.row;
  const int length = across ? grid.width : grid.height;
  if (static_cast<int>(cells.size()) != length) return {};
  for (int i = 0; i < length; ++i) {
    const Place want =
        across ? Place{first.row, grid.at.col + i} : Place{grid.at.row + i, first.col};
    if (sorted[static_cast<std::size_t>(i)] != want) return {};
  }
  const int n = across ? first.row - grid.at.row : first.col - grid.at.col;
  if (n < 0 || n >= (across ? grid.height : grid.width)) return {};
  const char* name = across       ? back         ? "right"
                                    : either_way ? "row"
                                                 : "left"
                     : back       ? "bottom"
                     : either_way ? "column"
                                  : "top";
  return std::string(name) + " " + std::to_string(n + 1);
}

std::string numbers_of(const ConstraintSpec& c) {
  std::string out;
  const auto& v = c.values;
  const auto add = [&](int n) { out += std::to_string(n); };
  const auto are = row_of(c.kind).values.are;
  switch (are) {
    case Are::relation:
    case Are::counts:
      for (std::size_t i = 0; i + 1 < v.size(); i += 2)
        add(v[i]), out += are == Are::counts ? 'x' : ',', add(v[i + 1]), out += ' ';
      break;
    case Are::automaton:
      for (std::size_t i = 0; i + 2 < v.size(); i += 3) {
        if (i && v[i + 1] >= 0 && v[i] == v[i - 3] && v[i + 1] == v[i - 2]) {
          out.back() = ',';
        } else {
          add(v[i]);
          if (v[i + 1] < 0) {
            out += "! ";
            continue;
          }
          out += '>', add(v[i + 1]), out += ':';
        }
        add(v[i + 2]), out += ' ';
      }
      break;
    case Are::numbers:
      add(v[0]), out += ' ';
      break;
    case Are::modifications:
      for (std::size_t i = 0; i + 2 < v.size(); i += 3)
        out += modification(v[i], v[i + 1], v[i + 2]) + " ";
      break;
    default:
      for (int n : v) add(n), out += ' ';
  }
  return out;
}

std::string choices_of(const ConstraintSpec& either, const LayoutSpec& spec) {
  std::string out;
  std::size_t list = 0;
  for (std::size_t i = 0; i < either.inner.size(); ++i) {
    const bool begins = list < either.splits.size() && either.splits[list] == i;
    if (begins) ++list;
    if (i) out += begins ? "or " : "and ";
    const bool braces = either.inner[i].kind == Kind::either;
    out += (braces ? "{ " : "") + words_of(either.inner[i], spec) + (braces ? " } " : " ");
  }
  return out;
}

}  // namespace

std::string words_of(const ConstraintSpec& c, const LayoutSpec& spec) {
  const bool factors = row_of(c.kind).values.are == Are::numbers;
  std::string out = std::string(word(c.kind)) + " ";
  const std::string line =
      of_lines.has(c.kind) ? line_of(c.cells, spec, c.kind == Kind::sandwich) : std::string();
  if (!line.empty()) {
    out += line + " " + numbers_of(c);
  } else {
    out += numbers_of(c);
    for (std::size_t i = 0, list = 0; i < c.cells.size(); ++i) {
      if (list < c.splits.size() && c.splits[list] == i) ++list, out += "| ";
      if (factors && c.values.size() > 1) out += std::to_string(c.values[i + 1]) + "*";
      out += name_of(c.cells[i]) + " ";
    }
  }
  if (c.kind == Kind::either) out += choices_of(c, spec);
  if (!c.label.empty()) out += in_quotes(c.label) + " ";
  out.pop_back();
  return out;
}

}  // namespace clew::text
