#include "text/iss/killer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "text/pieces/piece.h"

namespace clew::text::iss {
namespace {

using Cage = std::pair<int, std::vector<int>>;  // its sum, its cells

constexpr std::string_view arrows = "<>^v`',.";
constexpr std::array<int, 8> ways = {-1, 1, -9, 9, -10, -8, 8, 10};
constexpr std::string_view sums = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

bool is_arrows(std::string_view line) {
  if (line.size() != 81 || line.find_first_of("<>^v`',") == line.npos) return false;
  for (char c : line)
    if (arrows.find(c) == arrows.npos && sums.find(c) == sums.npos) return false;
  return line.find_first_of("<>^") != line.npos;
}

std::string items_of(const std::map<int, Cage>& cages) {
  std::string items;
  for (const auto& [key, cage] : cages) {
    items += fmt::format(".Cage~{}", cage.first);
    for (int c : cage.second) items += fmt::format("~R{}C{}", c / 9 + 1, c % 9 + 1);
  }
  return items;
}

// An arrow leads to a neighbour, and so on to the cell that shows the sum.
Expected<std::string> items_of_arrows(std::string_view line) {
  std::map<int, Cage> cages;
  for (int cell = 0; cell < 81; ++cell) {
    int at = cell;
    for (int steps = 0;; ++steps) {
      const auto way = arrows.find(line[static_cast<std::size_t>(at)]);
      if (way == arrows.npos) break;
      const int next = at + ways[way];
      if (next < 0 || next >= 81 || std::abs(next % 9 - at % 9) > 1)
        return fail("an arrow of a cage leads off the grid");
      if (steps > 81) return fail("the arrows of a cage lead in a ring");
      at = next;
    }
    auto& [sum, cells] = cages[at];
    sum = static_cast<int>(sums.find(line[static_cast<std::size_t>(at)]));
    cells.push_back(cell);
  }
  return items_of(cages);
}

// 3x3: d for diagonals :k: and for each cell 256 times the sum of its cage and the cage's number.
Expected<std::string> items_of_numbers(std::string_view line) {
  std::vector<std::string_view> parts;
  while (!line.empty()) {
    const auto end = std::min(line.find(':'), line.size());
    parts.push_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  if (parts.size() < 84) return fail("a killer on one line has 81 numbers");
  if (parts.size() > 84) return fail("something stands behind the 81 numbers of the killer");
  std::map<int, Cage> cages;
  for (int cell = 0; cell < 81; ++cell) {
    const int n = number(parts[static_cast<std::size_t>(cell) + 3]);
    if (n < 0)
      return fail("a cage's number is none: " + quoted(parts[static_cast<std::size_t>(cell) + 3]));
    if (n < 256) continue;
    auto& [sum, cells] = cages[n % 256];
    if (sum && sum != n / 256) return fail("a cage has two sums");
    sum = n / 256;
    cells.push_back(cell);
  }
  return (parts[1] == "d" ? ".Diagonal~1.Diagonal~-1" : "") + items_of(cages);
}

// Returns true if all cells with the symbol of one are connected, and are as many as a side.
bool is_region(std::string_view map, std::size_t side, std::size_t first) {
  std::vector<std::size_t> cells = {first};
  const auto reach = [&](std::size_t cell) {
    if (map[cell] == map[first] && std::ranges::find(cells, cell) == cells.end())
      cells.push_back(cell);
  };
  for (std::size_t i = 0; i < cells.size() && cells.size() <= side; ++i) {
    const std::size_t at = cells[i];
    if (at % side > 0) reach(at - 1);
    if (at % side + 1 < side) reach(at + 1);
    if (at >= side) reach(at - side);
    if (at + side < map.size()) reach(at + side);
  }
  return cells.size() == side && std::ranges::count(map, map[first]) == std::ssize(cells);
}

}  // namespace

std::size_t regions_of_jigsaw(std::string_view line) {
  const std::size_t size = line.size() / 2;  // a blank may separate the halves
  const std::size_t begin = line.size() - size;
  const auto side = static_cast<std::size_t>(std::lround(std::sqrt(size)));
  if (side < 2 || side * side != size || (begin > size && line[size] != ' ')) return line.npos;
  const std::string_view map = line.substr(begin);
  for (std::size_t cell = 0; cell < size; ++cell)
    if (map.find(map[cell]) == cell && !is_region(map, side, cell)) return line.npos;
  return begin;
}

bool is_killer(std::string_view line) {
  return is_arrows(line) || line.starts_with("3x3::k:") || line.starts_with("3x3:d:k:");
}

Expected<std::string> items_of_killer(std::string_view line) {
  return is_arrows(line) ? items_of_arrows(line) : items_of_numbers(line);
}

std::string items_of_candidates(std::string_view line) {
  std::string items = ".";
  for (std::size_t cell = 0; cell < 81; ++cell) {
    items += fmt::format("~R{}C{}", cell / 9 + 1, cell % 9 + 1);
    for (char c : line.substr(9 * cell, 9))
      if (c != '.') items += fmt::format("_{}", c);
  }
  return items;
}

}  // namespace clew::text::iss
