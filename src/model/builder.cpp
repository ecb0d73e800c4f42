#include "model/builder.h"

#include <algorithm>
#include <bit>

#include "base/assert.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

// These ask what stands beside a cell, above or below it.
constexpr Kinds of_neighbours{Kind::nonconsecutive, Kind::diagonal_nonconsecutive,
                              Kind::antitaxicab,    Kind::no_difference,
                              Kind::no_ratio,       Kind::no_sum,
                              Kind::no_move_sum,    Kind::global_entropy,
                              Kind::global_modular, Kind::flatmates,
                              Kind::minimum,        Kind::maximum,
                              Kind::full_rank,      Kind::row_indexer,
                              Kind::column_indexer, Kind::box_indexer};
std::string named(const SubGrid& g) {
  return "the grid at " + std::to_string(g.at.row + 1) + "," + std::to_string(g.at.col + 1);
}

// The line along which places lie, when they are a run of diagonal neighbours.
bool diagonal_run(const std::vector<Place>& places) {
  if (places.size() < 2) return false;
  const int step = places[1].col - places[0].col;
  if (step != 1 && step != -1) return false;
  for (std::size_t i = 1; i < places.size(); ++i)
    if (places[i].row != places[i - 1].row + 1 || places[i].col != places[i - 1].col + step)
      return false;
  return true;
}

// What Layout says of its lists.
[[maybe_unused]] bool in_order(const Layout& layout) {
  for (int h = 0; h < static_cast<int>(layout.houses().size()); ++h) {
    const House& house = layout.houses()[h];
    const int size = static_cast<int>(house.cells.size());
    if (house.implied != (h >= layout.declared_houses()) || size > layout.digits() ||
        house.complete != (size == layout.digits()) || !std::ranges::is_sorted(house.cells))
      return false;
  }
  for (CellId c = 0; c < layout.size(); ++c)
    if (!std::ranges::is_sorted(layout.houses_of(c)) || !std::ranges::is_sorted(layout.peers(c)))
      return false;
  return std::ranges::all_of(layout.links(), [](Layout::Link l) { return l.first < l.second; }) &&
         std::ranges::is_sorted(layout.constraints(), {}, &Constraint::kind);
}

}  // namespace

LayoutBuilder::LayoutBuilder(LayoutSpec spec) : spec_(std::move(spec)) {
  for (ConstraintSpec& c : std::exchange(spec_.constraints, {})) spec_.add(std::move(c));
}

Expected<void> LayoutBuilder::check(const SubGrid& g) const {
  if (g.height < 1 || g.width < 1 || g.height > 1024 || g.width > 1024 || g.at.row < 0 ||
      g.at.col < 0 || g.at.row > 4096 || g.at.col > 4096)
    return fail(named(g) + " has a size or place out of range");
  if (std::max(g.height, g.width) > spec_.digits)
    return fail(named(g) + " has lines longer than the number of digits, " +
                std::to_string(spec_.digits));
  if ((g.box_height == 0) != (g.box_width == 0) || g.box_height < 0 || g.box_width < 0)
    return fail(named(g) + " has boxes without height or width");
  if (g.box_height) {
    if (g.height % g.box_height || g.width % g.box_width)
      return fail("boxes of " + std::to_string(g.box_height) + "x" + std::to_string(g.box_width) +
                  " do not divide " + named(g));
    if (g.box_height * g.box_width > spec_.digits)
      return fail(named(g) + " has boxes with more cells than there are digits");
  }
  if (!g.regions.empty() && g.regions.size() != static_cast<std::size_t>(g.height) * g.width)
    return fail(named(g) + " needs one region symbol a cell");
  return {};
}

Expected<void> LayoutBuilder::check() const {
  const bool diagonals = spec_.has(Kind::main_diagonal) || spec_.has(Kind::anti_diagonal);
  const bool windows = spec_.has(Kind::windows), disjoint = spec_.has(Kind::disjoint);
  if (spec_.digits < 1 || spec_.digits > max_digits)
    return fail("a layout has 1 to 64 digits, not " + std::to_string(spec_.digits));
  if (spec_.triangle && spec_.triangle != 9) return fail("a triangle has 9 rows");
  if (spec_.triangle && spec_.digits != 9) return fail("a triangle of 9 rows has 9 digits");
  if (spec_.triangle && !spec_.grids.empty()) return fail("a triangle stands alone, without grids");
  if (spec_.triangle && (spec_.has(Kind::antiknight) || spec_.has(Kind::antiking)))
    return fail("chess moves are not defined on triangles");
  if (spec_.grids.size() > 1024) return fail("a layout has at most 1,024 grids");
  std::size_t places = 0;
  for (const SubGrid& g : spec_.grids) {
    if (auto ok = check(g); !ok) return ok;
    places += static_cast<std::size_t>(g.height) * g.width;
    if (windows) {
      if (!g.box_height || g.height != spec_.digits || g.width != spec_.digits ||
          g.box_height * g.box_width != spec_.digits || g.box_height < g.box_width - 1 ||
          g.box_width < g.box_height - 1)
        return fail("windows need a square grid with nearly square boxes: " + named(g) +
                    " has none");
    }
    if (disjoint && !g.box_height) return fail("disjoint needs boxes: " + named(g) + " has none");
    if (diagonals && g.height != g.width)
      return fail("diagonals need a square grid: " + named(g) + " is none");
  }
  if (places > 1'000'000) return fail("a layout has at most 65,535 cells");
  if ((diagonals || windows || disjoint) && spec_.grids.empty())
    return fail("diagonals, windows and disjoint groups need a grid");
  for (const ConstraintSpec& constraint : spec_.constraints) {
    if (auto ok = clew::check(constraint, spec_.digits); !ok) return ok;
    if (spec_.triangle && of_neighbours.has(constraint.kind))
      return fail(std::string(name(constraint.kind)) + " is not defined on triangles");
    for (Place p : constraint.cells)
      if (p.row < 0 || p.col < 0 || p.row > 4096 || p.col > 4096)
        return fail("a " + std::string(name(constraint.kind)) + " has a cell out of range");
  }
  return {};
}

void LayoutBuilder::add_house(HouseKind kind, int number, int grid, std::vector<Place> places,
                              bool implied) {
  std::sort(places.begin(), places.end());
  House house;
  house.kind = kind;
  house.number = static_cast<std::uint16_t>(number);
  house.grid = static_cast<std::uint16_t>(grid);
  house.complete = static_cast<int>(places.size()) == spec_.digits;
  house.implied = implied;
  drafts_.push_back({house, std::move(places)});
}

void LayoutBuilder::add_grid(const SubGrid& g, int grid) {
  std::map<int, std::vector<Place>> rows, columns, boxes, regions;
  for (int r = 0; r < g.height; ++r)
    for (int c = 0; c < g.width; ++c) {
      const Place p{g.at.row + r, g.at.col + c};
      cells_.try_emplace(p, Cell{p, Shape::square, double(p.col), double(p.row)});
      rows[r].push_back(p);
      columns[c].push_back(p);
      if (g.box_height)
        boxes[r / g.box_height * (g.width / g.box_width) + c / g.box_width].push_back(p);
      if (!g.regions.empty())
        regions[g.regions[static_cast<std::size_t>(r) * g.width + c]].push_back(p);
    }
  int number = 0;
  for (auto& [_, places] : rows) add_house(HouseKind::row, ++number, grid, std::move(places));
  number = 0;
  for (auto& [_, places] : columns) add_house(HouseKind::column, ++number, grid, std::move(places));
  number = 0;
  for (auto& [_, places] : boxes) add_house(HouseKind::box, ++number, grid, std::move(places));
  number = 0;
  for (auto& [_, places] : regions) add_house(HouseKind::region, ++number, grid, std::move(places));
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

// Lines are cut into bands of box height, each one line past the last, and the lines left over.
// Band by band gives the windows; whatever mixes in the lines left over follows from rows and
// columns.
void LayoutBuilder::add_windows(const SubGrid& g, int grid) {
  auto slices = [](int box, int count, int first) {
    std::vector<std::vector<int>> result(count);
    for (int line = 0; line < box * count; ++line) {
      const int slice = line % (box + 1) == 0 ? count - 1 : line / (box + 1);
      result[slice].push_back(first + line);
    }
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
      add_house(HouseKind::group, ++number, grid, std::move(places));
    }
}

void LayoutBuilder::add_groups() {
  int groups = 0, diagonals = 0;
  for (const HouseDraft& draft : drafts_) {
    if (draft.house.kind == HouseKind::group) groups = std::max<int>(groups, draft.house.number);
    if (draft.house.kind == HouseKind::diagonal) diagonals = 2;
  }
  for (const ConstraintSpec& constraint : spec_.constraints) {
    if (constraint.kind == Kind::group || constraint.kind == Kind::candidates)
      for (Place p : constraint.cells)
        cells_.try_emplace(p, Cell{p, Shape::square, double(p.col), double(p.row)});
    if (!without_repeats.has(constraint.kind)) continue;
    std::vector<Place> places = constraint.cells;
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    if (places.size() == 2) {
      links_.insert({places[0], places[1]});
    } else if (places.size() > 2) {
      if (diagonal_run(places))
        add_house(HouseKind::diagonal, ++diagonals, 0, std::move(places));
      else
        add_house(HouseKind::group, ++groups, 0, std::move(places));
    }
  }
}

void LayoutBuilder::add_moves(std::initializer_list<Place> moves) {
  for (const auto& [place, _] : cells_)
    for (Place move : moves) {
      const Place other{place.row + move.row, place.col + move.col};
      if (cells_.contains(other)) links_.insert(std::minmax(place, other));
    }
}

void LayoutBuilder::number_cells(Layout& layout) const {
  for (const auto& [place, cell] : cells_) {
    layout.rows_ = std::max(layout.rows_, place.row + 1);
    layout.cols_ = std::max(layout.cols_, place.col + 1);
    layout.cells_.push_back(cell);
  }
  layout.at_.assign(static_cast<std::size_t>(layout.rows_) * layout.cols_, -1);
  int id = 0;
  for (const auto& [place, _] : cells_)
    layout.at_[static_cast<std::size_t>(place.row) * layout.cols_ + place.col] = id++;
}

Expected<void> LayoutBuilder::number_houses(Layout& layout) const {
  std::vector<House> houses;
  for (const HouseDraft& draft : drafts_) {
    House house = draft.house;
    for (Place p : draft.places) house.cells.push_back(static_cast<CellId>(layout.at(p)));
    if (static_cast<int>(house.cells.size()) > spec_.digits)
      return fail("a house of " + std::to_string(house.cells.size()) +
                  " cells cannot differ with " + std::to_string(spec_.digits) + " digits");
    if (house.cells.size() > 1) houses.push_back(std::move(house));
  }
  auto says_nothing_new = [&](std::size_t i) {
    const auto& cells = houses[i].cells;
    for (std::size_t j = 0; j < houses.size(); ++j) {
      const auto& other = houses[j].cells;
      if (j != i && (other.size() > cells.size() || (j < i && other.size() == cells.size())) &&
          std::includes(other.begin(), other.end(), cells.begin(), cells.end()))
        return true;
    }
    return false;
  };
  layout.houses_of_.resize(layout.cells_.size());
  for (bool implied : {false, true}) {
    for (std::size_t i = 0; i < houses.size(); ++i) {
      if (houses[i].implied != implied || says_nothing_new(i)) continue;
      for (CellId c : houses[i].cells)
        layout.houses_of_[c].push_back(static_cast<HouseId>(layout.houses_.size()));
      layout.houses_.push_back(houses[i]);
    }
    if (!implied) layout.declared_houses_ = static_cast<int>(layout.houses_.size());
  }
  layout.seat_begin_.push_back(0);
  for (std::size_t c = 0; c < layout.cells_.size(); ++c) {
    for (HouseId h : layout.houses_of_[c]) {
      const auto& cells = layout.houses_[h].cells;
      const auto at = std::ranges::lower_bound(cells, static_cast<CellId>(c));
      layout.seats_.push_back({h, static_cast<std::uint8_t>(at - cells.begin())});
    }
    layout.seat_begin_.push_back(static_cast<std::uint32_t>(layout.seats_.size()));
  }
  for (const auto& [a, b] : links_) {
    const Layout::Link link(layout.at(a), layout.at(b));
    layout.links_.push_back(link);
    const int house = layout.common_house(link.first, link.second);
    if (house < 0 || house >= layout.declared_houses_) layout.lone_links_.push_back(link);
  }
  return {};
}

// Its kinds count as kinds of the layout, those inside it too. What it says of cells that are not
// there is an error before anything is numbered by them.
Expected<Constraint> LayoutBuilder::on_cells(const ConstraintSpec& spec, Layout& layout) {
  layout.kinds_.add(spec.kind);
  Constraint constraint{spec.kind, 1, {}, spec.splits, spec.values, {}};
  for (Place p : spec.cells) {
    const int cell = layout.at(p);
    if (cell < 0)
      return fail("a " + std::string(name(spec.kind)) + " has a cell that is not in the layout");
    constraint.cells.push_back(static_cast<CellId>(cell));
  }
  for (const ConstraintSpec& inner : spec.inner) {
    auto made = on_cells(inner, layout);
    if (!made) return made;
    constraint.inner.push_back(std::move(*made));
  }
  return constraint;
}

Expected<void> LayoutBuilder::number_constraints(Layout& layout) const {
  for (const ConstraintSpec& spec : spec_.constraints) {
    auto made = on_cells(spec, layout);
    if (!made) return std::unexpected(made.error());
    auto& all = layout.constraints_;
    if (!all.empty() && all.back().kind == spec.kind)
      made->number = static_cast<std::uint16_t>(all.back().number + 1);
    all.push_back(std::move(*made));
  }
  return {};
}

// For each house the others are met cell by cell.
void LayoutBuilder::find_crossings(Layout& layout) {
  std::vector<Crossing> shared(layout.houses_.size());
  std::vector<HouseId> met;
  layout.crossing_begin_.push_back(0);
  for (std::size_t h = 0; h < layout.houses_.size(); ++h) {
    const auto& cells = layout.houses_[h].cells;
    met.clear();
    for (std::size_t i = 0; i < cells.size(); ++i)
      for (const Seat& seat : layout.seats(cells[i])) {
        if (seat.house == h) continue;
        Crossing& crossing = shared[seat.house];
        if (!crossing.here) met.push_back(seat.house);
        crossing.here |= std::uint64_t{1} << i;
        crossing.there |= std::uint64_t{1} << seat.position;
      }
    std::ranges::sort(met);
    for (HouseId other : met) {
      const auto [_, here, there] = std::exchange(shared[other], {});
      if (std::popcount(here) > 1) layout.crossings_.push_back({other, here, there});
    }
    layout.crossing_begin_.push_back(static_cast<std::uint32_t>(layout.crossings_.size()));
  }
}

void LayoutBuilder::find_peers(Layout& layout) {
  layout.peers_.resize(layout.cells_.size());
  for (const House& house : layout.houses_)
    if (!house.implied)
      for (CellId a : house.cells)
        for (CellId b : house.cells)
          if (a != b) layout.peers_[a].push_back(b);
  for (auto [a, b] : layout.links_) {
    layout.peers_[a].push_back(b);
    layout.peers_[b].push_back(a);
  }
  std::size_t ends = 0;
  for (auto& peers : layout.peers_) {
    std::sort(peers.begin(), peers.end());
    peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
    ends += peers.size();
  }
  layout.rules_ = static_cast<int>(ends / 2);
}

Expected<LayoutPtr> LayoutBuilder::build() {
  if (auto ok = check(); !ok) return std::unexpected(ok.error());
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
  if (spec_.has(Kind::antiknight)) add_moves({{1, 2}, {1, -2}, {2, 1}, {2, -1}});
  if (spec_.has(Kind::antiking)) add_moves({{0, 1}, {1, 0}, {1, 1}, {1, -1}});
  if (cells_.empty()) return fail("a layout needs cells: a grid, a shape or groups");
  if (cells_.size() > 65535) return fail("a layout has at most 65,535 cells");

  auto layout = std::make_shared<Layout>();
  layout->spec_ = spec_;
  number_cells(*layout);
  if (auto ok = number_constraints(*layout); !ok) return std::unexpected(ok.error());
  if (auto ok = number_houses(*layout); !ok) return std::unexpected(ok.error());
  find_peers(*layout);
  find_crossings(*layout);
  CLEW_ASSERT(in_order(*layout));
  return layout;
}

Expected<LayoutPtr> build(LayoutSpec spec) { return LayoutBuilder(std::move(spec)).build(); }

}  // namespace clew
