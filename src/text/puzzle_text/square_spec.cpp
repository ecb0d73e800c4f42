#include "text/puzzle_text/square_spec.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <map>

#include "text/place.h"

namespace clew::text {
namespace {

constexpr std::size_t most_words = 160;  // code points of a puzzle's rules that are quoted

int box_of(int cell, int width, int box_height, int box_width) {
  return cell / width / box_height * (width / box_width) + cell % width / box_width;
}

// Numbered by first appearance; cells without a region get one of their own.
std::vector<std::uint16_t> numbered(const std::vector<int>& regions) {
  std::map<int, std::uint16_t> numbers;
  std::vector<std::uint16_t> result;
  std::uint16_t next = 1;
  for (int region : regions) {
    if (region < 0) {
      result.push_back(next++);
      continue;
    }
    const auto [it, is_new] = numbers.try_emplace(region, next);
    next = static_cast<std::uint16_t>(next + is_new);
    result.push_back(it->second);
  }
  return result;
}

std::vector<std::vector<Place>> windows_of_9x9() {
  std::vector<std::vector<Place>> windows;
  for (int top : {1, 5})
    for (int left : {1, 5}) {
      auto& window = windows.emplace_back();
      for (int i = 0; i < 9; ++i) window.push_back({top + i / 3, left + i % 3});
    }
  return windows;
}

}  // namespace

std::string Beyond::reason() const {
  // Names come from the file, and may be anything.
  std::vector<std::string> names;
  for (const std::string& name : refused_) {
    const bool plain = std::ranges::all_of(name, [](char c) { return c >= ' ' && c < 0x7F; });
    names.push_back(plain ? name : text::quoted(name));
  }
  std::string text = fmt::format("rules that are not understood yet: {}", fmt::join(names, ", "));
  if (drawn_ && !words_.empty()) text += "; the puzzle says: " + quoted(words_, most_words);
  return text;
}

std::string Beyond::remark() const {
  std::string text;
  if (!passed_over_.empty()) text = fmt::format("left out: {}", fmt::join(passed_over_, ", "));
  std::string letters;
  for (char c : lower(words_))
    if (c >= 'a' && c <= 'z') letters += c;
  if (letters.empty() || letters == "normalsudokurulesapply") return text;
  if (!text.empty()) text += "; ";
  return text + "rules in words are not read: " + quoted(words_, most_words);
}

bool is_shading(const Json& width, const Json& height) {
  constexpr double whole = 0.95;
  return width.is_number() && height.is_number() && width.get<double>() >= whole &&
         height.get<double>() >= whole;
}

int usual_box_height(int size) {
  int height = static_cast<int>(std::sqrt(size));
  while (size % height) --height;
  return height;
}

void set_regions(SubGrid& grid, const std::vector<int>& regions) {
  if (std::all_of(regions.begin(), regions.end(), [](int r) { return r < 0; })) return;
  const auto numbers = numbered(regions);
  for (int height = 1; height <= grid.height; ++height) {
    const int width = grid.height % height ? 0 : std::max(grid.height, grid.width) / height;
    if (!width || grid.width % width || height * width != std::max(grid.height, grid.width) ||
        height == 1 || width == 1)
      continue;
    std::vector<int> boxes;
    for (int c = 0; c < grid.height * grid.width; ++c)
      boxes.push_back(box_of(c, grid.width, height, width));
    if (numbered(boxes) != numbers) continue;
    grid.box_height = height;
    grid.box_width = width;
    return;
  }
  grid.regions = numbers;
}

std::vector<int> regions_of(const SubGrid& grid) {
  std::vector<int> result;
  for (int c = 0; c < grid.height * grid.width; ++c)
    result.push_back(!grid.regions.empty() ? grid.regions[static_cast<std::size_t>(c)]
                     : grid.box_height     ? box_of(c, grid.width, grid.box_height, grid.box_width)
                                           : -1);
  // Numbered from 0 in order of appearance.
  if (!grid.regions.empty()) {
    const auto numbers = numbered(result);
    for (std::size_t c = 0; c < result.size(); ++c) result[c] = numbers[c] - 1;
  }
  return result;
}

void recognise_windows(LayoutSpec& spec) {
  if (spec.grids.size() != 1 || spec.grids[0].box_height != 3 || spec.grids[0].box_width != 3 ||
      spec.digits != 9)
    return;
  auto rest = spec.constraints;
  for (const auto& window : windows_of_9x9()) {
    const auto it = std::ranges::find_if(rest, [&](ConstraintSpec c) {
      std::ranges::sort(c.cells);
      return c.kind == Constraint::Kind::group && c.cells == window;
    });
    if (it == rest.end()) return;
    rest.erase(it);
  }
  spec.constraints = std::move(rest);
  spec.add({Constraint::Kind::windows});
}

std::vector<std::vector<Place>> groups_of(const LayoutSpec& spec) {
  std::vector<std::vector<Place>> groups;
  for (const ConstraintSpec& c : spec.constraints)
    if (c.kind == Constraint::Kind::group) groups.push_back(c.cells);
  if (spec.has(Constraint::Kind::windows))
    for (auto& window : windows_of_9x9()) groups.push_back(std::move(window));
  return groups;
}

const SubGrid* only_grid(const Layout& layout) {
  const LayoutSpec& spec = layout.spec();
  if (spec.triangle || spec.grids.size() != 1) return nullptr;
  const SubGrid& grid = spec.grids[0];
  const bool here = grid.at == Place{0, 0} && layout.size() == grid.height * grid.width;
  const bool both = grid.box_height && !grid.regions.empty();
  return here && !both && spec.digits == std::max(grid.height, grid.width) ? &grid : nullptr;
}

std::optional<Place> cell_in(const SubGrid& grid, const Json& name) {
  if (!name.is_string()) return std::nullopt;
  std::string_view rest = name.get_ref<const std::string&>();
  const auto place = take_place(rest);
  if (!place || !rest.empty() || place->row >= grid.height || place->col >= grid.width)
    return std::nullopt;
  return place;
}

}  // namespace clew::text
