#include "text/iss/shape.h"

#include <cmath>
#include <numeric>

#include "text/pieces/piece.h"

namespace clew::text::iss {
namespace {

constexpr std::string_view coordinates = "123456789abcdefg";
// Rows and columns between variables, so that neither edges nor chess moves join them.
constexpr int apart = 3;

int coordinate(char c) {
  if (c >= 'A' && c <= 'G') c = static_cast<char>(c | 0x20);
  const auto i = coordinates.find(c);
  return i == coordinates.npos ? -1 : static_cast<int>(i);
}

}  // namespace

std::vector<int> IssShape::all_values() const {
  std::vector<int> all(static_cast<std::size_t>(digits));
  std::iota(all.begin(), all.end(), first);
  return all;
}

Place IssShape::variable(int i) const {
  const int in_row = (width + apart - 1) / apart;
  return {height - 1 + apart * (1 + i / in_row), apart * (i % in_row)};
}

Cells IssShape::variables_of(std::string_view prefix) const {
  Cells cells;
  for (const Variables& v : variables)
    for (int i = 0; v.prefix == prefix && i < v.count; ++i) cells.push_back(variable(v.begin + i));
  return cells;
}

std::optional<Place> IssShape::place(std::string_view name) const {
  if (name.size() == 4 && (name[0] | 0x20) == 'r' && (name[2] | 0x20) == 'c') {
    const Place p{coordinate(name[1]), coordinate(name[3])};
    return in_grid(p) ? std::optional(p) : std::nullopt;
  }
  for (const Variables& v : variables) {
    if (!name.starts_with(v.prefix)) continue;
    const std::string_view rest = name.substr(v.prefix.size());
    if (v.count == 1 && rest.empty()) return variable(v.begin);
    if (v.count == 1 || !is_number(rest)) continue;
    const int n = number(rest);
    if (n >= 1 && n <= v.count) return variable(v.begin + n - 1);
  }
  return {};
}

std::string IssShape::name_of(Place p) const {
  if (in_grid(p))
    return {'R', coordinates[static_cast<std::size_t>(p.row)], 'C',
            coordinates[static_cast<std::size_t>(p.col)]};
  const InList at = in_list(p);
  if (at.list < 0) return {};
  const Variables& v = variables[static_cast<std::size_t>(at.list)];
  return v.prefix + (v.count == 1 ? "" : std::to_string(at.index + 1));
}

InList IssShape::in_list(Place p) const {
  if (in_grid(p)) return {-1, p.row * width + p.col, height * width, width};
  for (int list = 0; list < static_cast<int>(variables.size()); ++list) {
    const Variables& v = variables[static_cast<std::size_t>(list)];
    for (int i = 0; i < v.count; ++i)
      if (variable(v.begin + i) == p) return {list, i, v.count, v.columns};
  }
  return {};
}

std::optional<Place> IssShape::next_to(Place p, int rows, int cols) const {
  const InList from = in_list(p);
  const int col = from.count ? from.col() + cols : -1;
  const int there = from.index + rows * from.columns + cols;
  if (col < 0 || col >= from.columns || there < 0 || there >= from.count) return {};
  if (from.list < 0) return Place{there / width, there % width};
  return variable(variables[static_cast<std::size_t>(from.list)].begin + there);
}

bool IssShape::adjacent(Place a, Place b) const {
  return next_to(a, 0, 1) == b || next_to(a, 0, -1) == b || next_to(a, 1, 0) == b ||
         next_to(a, -1, 0) == b;
}

Cells IssShape::grid() const {
  Cells cells;
  for (int i = 0; i < height * width; ++i) cells.push_back({i / width, i % width});
  return cells;
}

Cells IssShape::row(int r) const {
  Cells cells;
  for (int c = 0; c < width; ++c) cells.push_back({r, c});
  return cells;
}

Cells IssShape::column(int c) const {
  Cells cells;
  for (int r = 0; r < height; ++r) cells.push_back({r, c});
  return cells;
}

BoxSize box_size(int height, int width, int cells) {
  for (int small = static_cast<int>(std::sqrt(cells)); small >= 2; --small) {
    if (cells % small) continue;
    const int large = cells / small;
    if (height % small == 0 && width % large == 0) return {small, large};
    if (height % large == 0 && width % small == 0) return {large, small};
  }
  return {};
}

std::vector<Cells> boxes_of(const IssShape& shape, BoxSize box) {
  std::vector<Cells> boxes;
  for (int r = 0; r < shape.height; r += box.height)
    for (int c = 0; c < shape.width; c += box.width) {
      Cells& cells = boxes.emplace_back();
      for (int i = 0; i < box.height * box.width; ++i)
        cells.push_back({r + i / box.width, c + i % box.width});
    }
  return boxes;
}

std::vector<Cells> disjoint_groups_of(const IssShape& shape, BoxSize box) {
  std::vector<Cells> groups(static_cast<std::size_t>(box.height * box.width));
  for (const Cells& cells : boxes_of(shape, box))
    for (std::size_t i = 0; i < groups.size(); ++i) groups[i].push_back(cells[i]);
  return groups;
}

Cells diagonal_from(const IssShape& shape, Place at) {
  const int bottom = shape.height - 1, right = shape.width - 1;
  Place step;
  if (at.col == 0 && at.row < bottom)
    step = {1, 1};
  else if (at.row == 0)
    step = {1, -1};
  else if (at.col == right && at.row < bottom)
    step = {-1, -1};
  else if (at.row == bottom && at.col > 0 && at.col < right)
    step = {-1, 1};
  else
    return {};
  Cells cells;
  for (; shape.in_grid(at); at = {at.row + step.row, at.col + step.col}) cells.push_back(at);
  return cells.size() < 2 ? Cells{} : cells;
}

bool is_diagonal(const IssShape& shape, const Cells& cells) {
  for (const Place step : {Place{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}) {
    Place at = cells[0];
    std::size_t n = 0;
    while (n < cells.size() && shape.in_grid(at) && cells[n] == at)
      ++n, at = {at.row + step.row, at.col + step.col};
    const Place before{cells[0].row - step.row, cells[0].col - step.col};
    if (n == cells.size() && !shape.in_grid(at) && !shape.in_grid(before)) return true;
  }
  return false;
}

}  // namespace clew::text::iss
