#include "model/builder.h"

#include <algorithm>

#include "base/assert.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

constexpr Kinds bringing_cells = kinds_with(kind_traits::makes_cells);

// Returns true if the places are a run of diagonal neighbours, from the top down.
bool diagonal_run(const std::vector<Place>& places) {
  if (places.size() < 2) return false;
  const int step = places[1].col - places[0].col;
  if (step != 1 && step != -1) return false;
  for (std::size_t i = 1; i < places.size(); ++i)
    if (places[i].row != places[i - 1].row + 1 || places[i].col != places[i - 1].col + step)
      return false;
  return true;
}

}  // namespace

LayoutBuilder::LayoutBuilder(LayoutSpec spec) : spec_(std::move(spec)) {
  for (ConstraintSpec& c : std::exchange(spec_.constraints, {})) spec_.add(std::move(c));
}

House& LayoutBuilder::add_house(HouseKind kind, int number, int grid, std::vector<Place> places,
                                bool implied) {
  if (!std::ranges::is_sorted(places)) std::ranges::sort(places);
  CLEW_ASSERT(std::ranges::adjacent_find(places) == places.end());
  House house;
  house.kind = kind;
  house.number = static_cast<std::uint16_t>(number);
  house.grid = static_cast<std::uint16_t>(grid);
  house.complete = static_cast<int>(places.size()) == spec_.digits;
  house.implied = implied;
  return drafts_.emplace_back(std::move(house), std::move(places)).house;
}

void LayoutBuilder::add_houses(HouseKind kind, int grid, std::vector<std::vector<Place>> houses) {
  int number = 0;
  for (auto& places : houses)
    if (!places.empty()) add_house(kind, ++number, grid, std::move(places));
}

void LayoutBuilder::add_grid(const SubGrid& g, int grid) {
  std::vector<std::vector<Place>> rows(g.height), columns(g.width), boxes, regions;
  if (g.box_height) boxes.resize((g.height / g.box_height) * (g.width / g.box_width));
  if (!g.regions.empty()) regions.resize(std::ranges::max(g.regions) + 1u);
  for (auto* houses : {&rows, &columns, &boxes, &regions})
    for (auto& places : *houses) places.reserve(spec_.digits);
  for (int r = 0; r < g.height; ++r)
    for (int c = 0; c < g.width; ++c) {
      const Place p{g.at.row + r, g.at.col + c};
      add_cell({p, Shape::square, double(p.col), double(p.row)});
      rows[r].push_back(p);
      columns[c].push_back(p);
      if (g.box_height)
        boxes[r / g.box_height * (g.width / g.box_width) + c / g.box_width].push_back(p);
      if (!g.regions.empty())
        regions[g.regions[static_cast<std::size_t>(r) * g.width + c]].push_back(p);
    }
  CLEW_ASSERT(std::ranges::all_of(boxes, [&](const auto& box) {
    return static_cast<int>(box.size()) == g.box_height * g.box_width;
  }));
  add_houses(HouseKind::row, grid, std::move(rows));
  add_houses(HouseKind::column, grid, std::move(columns));
  add_houses(HouseKind::box, grid, std::move(boxes));
  add_houses(HouseKind::region, grid, std::move(regions));
}

void LayoutBuilder::add_diagonals(const SubGrid& g, int grid) {
  std::vector<Place> main, anti;
  for (int i = 0; i < g.height; ++i) {
    main.push_back({g.at.row + i, g.at.col + i});
    anti.push_back({g.at.row + i, g.at.col + g.width - 1 - i});
  }
  if (spec_.has(Kind::main_diagonal)) add_house(HouseKind::diagonal, 1, grid, std::move(main));
  if (spec_.has(Kind::anti_diagonal)) add_house(HouseKind::diagonal, 2, grid, std::move(anti));
}

// Lines are cut into bands of box height with one line between two bands. The bands give the
// windows. Houses that mix in the lines between bands follow from rows and columns.
void LayoutBuilder::add_windows(const SubGrid& g, int grid) {
  auto slices = [](int box, int count, int first) {
    std::vector<std::vector<int>> result(count);
    for (int line = 0; line < box * count; ++line) {
      const int slice = line % (box + 1) == 0 ? count - 1 : line / (box + 1);
      result[slice].push_back(first + line);
    }
    CLEW_ASSERT(std::ranges::all_of(
        result, [&](const auto& slice) { return static_cast<int>(slice.size()) == box; }));
    return result;
  };
  const auto rows = slices(g.box_height, g.height / g.box_height, g.at.row);
  const auto cols = slices(g.box_width, g.width / g.box_width, g.at.col);
  int number = 0;
  for (bool implied : {false, true})
    for (std::size_t i = 0; i < rows.size(); ++i)
      for (std::size_t j = 0; j < cols.size(); ++j) {
        if (implied != (i + 1 == rows.size() || j + 1 == cols.size())) continue;
        std::vector<Place> places;
        for (int r : rows[i])
          for (int c : cols[j]) places.push_back({r, c});
        CLEW_ASSERT(static_cast<int>(places.size()) == spec_.digits);
        add_house(HouseKind::window, ++number, grid, std::move(places), implied);
      }
}

void LayoutBuilder::add_disjoint(const SubGrid& g, int grid) {
  int number = 0;
  for (int r = 0; r < g.box_height; ++r)
    for (int c = 0; c < g.box_width; ++c) {
      std::vector<Place> places;
      for (int i = r; i < g.height; i += g.box_height)
        for (int j = c; j < g.width; j += g.box_width)
          places.push_back({g.at.row + i, g.at.col + j});
      CLEW_ASSERT(static_cast<int>(places.size()) * g.box_height * g.box_width ==
                  g.height * g.width);
      add_house(HouseKind::group, ++number, grid, std::move(places));
    }
}

void LayoutBuilder::add_groups() {
  int groups = 0, diagonals = 0;
  const bool modified = std::ranges::any_of(
      spec_.constraints, [](const ConstraintSpec& c) { return c.kind == Kind::modifier; });
  for (const HouseDraft& draft : drafts_) {
    if (draft.house.kind == HouseKind::group) groups = std::max<int>(groups, draft.house.number);
    if (draft.house.kind == HouseKind::diagonal) diagonals = 2;
  }
  for (int i = 0; const ConstraintSpec& constraint : spec_.constraints) {
    const int index = i++;
    if (bringing_cells.has(constraint.kind))
      for (Place p : constraint.cells) add_cell({p, Shape::square, double(p.col), double(p.row)});
    if (!without_repeats.has(constraint.kind)) continue;
    // The values of a renban differ; the digits of modified cells need not.
    if (modified && constraint.kind == Kind::renban) continue;
    std::vector<Place> places = constraint.cells;
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    if (places.size() == 2) {
      add_link(places[0], places[1]);
    } else if (places.size() > 2) {
      House& house = diagonal_run(places)
                         ? add_house(HouseKind::diagonal, ++diagonals, 0, std::move(places))
                         : add_house(HouseKind::group, ++groups, 0, std::move(places));
      if (constraint.kind != Kind::group) house.constraint = index;
    }
  }
}

void LayoutBuilder::order_cells() {
  const auto before = [](const Cell& a, const Cell& b) { return a.place < b.place; };
  if (!std::ranges::is_sorted(cells_, before)) std::ranges::stable_sort(cells_, before);
  const auto [first, last] = std::ranges::unique(cells_, {}, &Cell::place);
  cells_.erase(first, last);
}

bool LayoutBuilder::has_cell(Place place) const {
  return std::ranges::binary_search(cells_, place, {}, &Cell::place);
}

void LayoutBuilder::add_link(Place a, Place b) { links_.push_back(std::minmax(a, b)); }

void LayoutBuilder::add_moves(std::initializer_list<Place> moves) {
  for (const Cell& cell : cells_)
    for (Place move : moves) {
      const Place other{cell.place.row + move.row, cell.place.col + move.col};
      if (has_cell(other)) add_link(cell.place, other);
    }
}

Expected<LayoutPtr> LayoutBuilder::build() {
  if (auto ok = check(); !ok) return std::unexpected(ok.error());
  constexpr std::size_t usual = 27;  // houses of a grid
  drafts_.reserve(usual * spec_.grids.size() + spec_.constraints.size());
  for (std::size_t i = 0; i < spec_.grids.size(); ++i) {
    const SubGrid& g = spec_.grids[i];
    const int number = spec_.grids.size() > 1 ? static_cast<int>(i) + 1 : 0;
    add_grid(g, number);
    if (spec_.has(Kind::main_diagonal) || spec_.has(Kind::anti_diagonal)) add_diagonals(g, number);
    if (spec_.has(Kind::windows)) add_windows(g, number);
    if (spec_.has(Kind::disjoint)) add_disjoint(g, number);
  }
  if (spec_.triangle) add_triangle();
  add_groups();
  order_cells();
  if (spec_.has(Kind::antiknight)) add_moves({{1, 2}, {1, -2}, {2, 1}, {2, -1}});
  if (spec_.has(Kind::antiking)) add_moves({{0, 1}, {1, 0}, {1, 1}, {1, -1}});
  if (cells_.empty()) return fail("a layout needs cells: a grid, a shape or groups");
  if (cells_.size() > 65535) return fail("a layout has at most 65,535 cells");

  auto layout = std::make_shared<Layout>();
  layout->spec_ = std::move(spec_);
  number_cells(*layout);
  if (auto ok = number_constraints(*layout); !ok) return std::unexpected(ok.error());
  if (auto ok = number_houses(*layout); !ok) return std::unexpected(ok.error());
  find_seats(*layout);
  number_links(*layout);
  find_peers(*layout);
  find_crossings(*layout);
  CLEW_ASSERT(seats_are_whole(*layout));
  CLEW_ASSERT(peers_are_whole(*layout));
  CLEW_ASSERT(crossings_are_whole(*layout));
  CLEW_ASSERT(in_order(*layout));
  return layout;
}

Expected<LayoutPtr> build(LayoutSpec spec) { return LayoutBuilder(std::move(spec)).build(); }

}  // namespace clew
