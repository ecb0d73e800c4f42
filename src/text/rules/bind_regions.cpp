// Shaded regions, cages and boxes as a whole: extra regions, clones, magic squares, fortresses.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "text/rules/binder.h"

namespace clew::text::rules {
namespace {

constexpr Place steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

Place moved(Place p, Place step) { return {p.row + step.row, p.col + step.col}; }

}  // namespace

// Claims the shaded cells of the statement's colour. Cells of one colour that touch are one region,
// in reading order.
std::vector<std::vector<Place>> Binder::shaded_regions(const Statement& s) {
  std::map<std::pair<int, Place>, bool> left;  // by colour, as a number
  for (Object& o : reading_.objects) {
    const bool shade = (o.sort == Sort::shade || o.sort == Sort::square) && o.text.empty();
    if (!shade || o.sentence >= 0 || !fits(s, o) || hue_of(o.colour) == Hue::white) continue;
    claim(o);
    const int colour = o.colour.red << 16 | o.colour.green << 8 | o.colour.blue;
    for (const Place p : o.cells) left[{colour, p}] = true;
  }
  std::vector<std::vector<Place>> regions;
  while (!left.empty()) {
    std::vector<Place>& region = regions.emplace_back();
    const int colour = left.begin()->first.first;
    std::vector<Place> open{left.begin()->first.second};
    left.erase(left.begin());
    while (!open.empty()) {
      const Place p = open.back();
      open.pop_back();
      region.push_back(p);
      for (const Place step : steps)
        if (left.erase({colour, moved(p, step)})) open.push_back(moved(p, step));
    }
    std::ranges::sort(region);
  }
  return regions;
}

// Regions in which digits differ; complete ones have as many cells as there are digits.
Binder::Problem Binder::bind_regions(const Statement& s) {
  bool typed = false;
  const auto regions = shaded_regions(s);
  for (Made& m : reading_.made)
    if (m.constraint.kind == Drawn::group && m.sentence < 0) {
      m.sentence = sentence_;
      typed = true;
    }
  if (regions.empty()) return typed ? Problem() : absent("no shaded region is drawn");
  const auto digits = static_cast<std::size_t>(digits_);
  for (const auto& region : regions) {
    const bool twice = s.meaning == Meaning::extra_twice;
    const bool wrong = twice                                ? region.size() != 2 * digits
                       : s.meaning == Meaning::extra_region ? region.size() != digits
                                                            : region.size() > digits;
    if (wrong) return fmt::format("a shaded region has {} cells", region.size());
    if (twice) {
      ConstraintSpec spec{.kind = Drawn::contain, .cells = region};
      for (int d = 1; d <= digits_; ++d) spec.values.insert(spec.values.end(), {d, d});
      add(std::move(spec));
      continue;
    }
    add({.kind = s.meaning == Meaning::region_renban ? Drawn::renban : Drawn::group,
         .cells = region});
  }
  return {};
}

Binder::Problem Binder::bind_region_total(const Statement& s) {
  ConstraintSpec spec{.kind = Drawn::sum, .values = s.numbers};
  for (const auto& region : shaded_regions(s))
    spec.cells.insert(spec.cells.end(), region.begin(), region.end());
  if (spec.cells.empty()) return absent("no such cell is shaded");
  if (spec.values.size() != 1) return "the sum is not clear";
  add(std::move(spec));
  return {};
}

// Shaded regions of one shape hold the same digits at the same places.
Binder::Problem Binder::bind_clones(const Statement& s) {
  auto from_corner = [](std::vector<Place> cells) {
    Place corner = cells.front();
    for (const Place p : cells) corner = {std::min(corner.row, p.row), std::min(corner.col, p.col)};
    for (Place& p : cells) p = {p.row - corner.row, p.col - corner.col};
    return cells;
  };
  using Regions = std::vector<std::vector<Place>>;
  std::vector<Regions> alike;  // "Grey and yellow areas": several of each colour, or one of each
  for (const Hue hue : s.hues) {
    Statement of_colour = s;
    of_colour.hues = {hue};
    alike.push_back(shaded_regions(of_colour));
  }
  if (std::ranges::any_of(alike, [](const Regions& r) { return r.size() < 2; })) {
    for (std::size_t i = 1; i < alike.size(); ++i)
      alike[0].insert(alike[0].end(), alike[i].begin(), alike[i].end());
    alike.resize(1);
  }
  if (alike.empty()) alike.push_back(shaded_regions(s));
  for (const Regions& regions : alike) {
    if (regions.size() < 2) return "there are not two shaded regions";
    const auto shape = from_corner(regions[0]);
    for (std::size_t i = 1; i < regions.size(); ++i) {
      if (from_corner(regions[i]) != shape) return "the shaded regions have several shapes";
      ConstraintSpec spec{.kind = Drawn::clone, .cells = regions[0]};
      spec.splits = {static_cast<std::uint16_t>(shape.size())};
      spec.cells.insert(spec.cells.end(), regions[i].begin(), regions[i].end());
      add(std::move(spec));
    }
  }
  return {};
}

// Rows, columns and both diagonals of a box have one sum: of the central one unless a box is named.
Binder::Problem Binder::bind_magic_square(const Statement& s) {
  constexpr int side = 3;
  if (drawing_.rows != 9 || drawing_.cols != 9) return "the grid is not 9x9";
  const int box = s.numbers.size() == 1 ? s.numbers[0] : 5;
  if (box < 1 || box > 9) return "there is no such box";
  const int top = (box - 1) / side * side, left = (box - 1) % side * side;
  ConstraintSpec spec{.kind = Drawn::equal_sums};
  auto line = [&](Place from, Place step) {
    if (!spec.cells.empty()) spec.splits.push_back(static_cast<std::uint16_t>(spec.cells.size()));
    for (int i = 0; i < side; ++i, from = moved(from, step)) spec.cells.push_back(from);
  };
  for (int i = 0; i < side; ++i) {
    line({top + i, left}, {0, 1});
    line({top, left + i}, {1, 0});
  }
  line({top, left}, {1, 1});
  line({top, left + side - 1}, {1, -1});
  add(std::move(spec));
  return {};
}

// Cages with the same letter have one sum.
Binder::Problem Binder::bind_cages_by_letter() {
  std::map<std::string, ConstraintSpec> by_letter;
  for (Object& o : reading_.objects) {
    if (!o.caged || o.sentence >= 0) continue;
    if (o.value >= 0 || o.text.size() != 1) return "a cage has no letter";
    claim(o);
    ConstraintSpec& spec = by_letter[o.text];
    spec.kind = Drawn::equal_sums;
    if (!spec.cells.empty()) spec.splits.push_back(static_cast<std::uint16_t>(spec.cells.size()));
    spec.cells.insert(spec.cells.end(), o.cells.begin(), o.cells.end());
    if (has(Meaning::cage_distinct) && o.cells.size() > 1)
      add({.kind = Drawn::group, .cells = o.cells});
  }
  if (by_letter.empty()) return absent("no cage is drawn");
  for (auto& [letter, spec] : by_letter)
    if (!spec.splits.empty()) add(std::move(spec));
  return {};
}

// Cages whose cells are greater than their neighbours outside, or consecutive with them; cages with
// consecutive digits. Another sentence may be about their sums.
Binder::Problem Binder::bind_cage_cells(const Statement& s) {
  const bool others = has(Meaning::cage_sum) || has(Meaning::cage_distinct) ||
                      has(Meaning::cage_sum_distinct) || has(Meaning::cage_total) ||
                      has(Meaning::cage_equal) || has(Meaning::cage_continued);
  bool any = false;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::cage) continue;
    any = true;
    if (!others) {
      if (o.value >= 0) return "the numbers of the cages are not spoken of";
      claim(o);
    }
    if (s.meaning == Meaning::cage_renban) {
      add({.kind = Drawn::renban, .cells = o.cells});
      continue;
    }
    for (const Place p : o.cells)
      for (const Place step : steps) {
        const Place q = moved(p, step);
        if (!inside(q) || std::ranges::find(o.cells, q) != o.cells.end()) continue;
        if (s.meaning == Meaning::cage_fortress)
          add({.kind = Drawn::greater, .cells = {p, q}});
        else
          add({.kind = Drawn::difference, .cells = {p, q}, .values = {1}});
      }
  }
  return any ? Problem() : absent("no cage is drawn");
}

// Returns true for a cage with the cells of a region.
bool Binder::is_region(const Object& o) const {
  if (o.sort != Sort::cage) return false;
  const int region = region_of(o.cells[0]);
  return region >= 0 &&
         o.cells.size() == drawing_.regions[static_cast<std::size_t>(region)].size() &&
         std::ranges::all_of(o.cells, [&](Place p) { return region_of(p) == region; });
}

int Binder::region_of(Place p) const {
  for (std::size_t i = 0; i < drawing_.regions.size(); ++i)
    if (std::ranges::find(drawing_.regions[i], p) != drawing_.regions[i].end())
      return static_cast<int>(i);
  return -1;
}

}  // namespace clew::text::rules
