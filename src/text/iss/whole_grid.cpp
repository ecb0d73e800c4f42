#include <algorithm>
#include <map>

#include "text/choice.h"
#include "text/iss/rules.h"

namespace clew::text::iss {
namespace {

using Kind = Constraint::Kind;

Specs groups(std::vector<Cells> groups) {
  Specs specs;
  for (Cells& cells : groups) specs.push_back({.kind = Kind::group, .cells = std::move(cells)});
  return specs;
}

ConstraintSpec not_zero(Place place, const IssShape& shape) {
  ConstraintSpec c{.kind = Kind::candidates, .cells = {place}};
  for (const int value : shape.all_values())
    if (value) c.values.push_back(value);
  return c;
}

// A line away from the rim and from each other.
Specs windows(const Setting& setting) {
  const IssShape& shape = setting.shape;
  const BoxSize box = box_size(shape.height, shape.width, setting.window_size);
  std::vector<Cells> windows;
  for (int r = 1; box.height && r + box.height < shape.height; r += box.height + 1)
    for (int c = 1; c + box.width < shape.width; c += box.width + 1) {
      Cells& window = windows.emplace_back();
      for (int i = 0; i < box.height * box.width; ++i)
        window.push_back({r + i / box.width, c + i % box.width});
    }
  return groups(std::move(windows));
}

Specs disjoint(const Setting& setting) {
  const IssShape& shape = setting.shape;
  if (setting.grid.box_height) return {{.kind = Kind::disjoint}};
  const BoxSize box = box_size(shape.height, shape.width, setting.region_size);
  return box.height ? groups(disjoint_groups_of(shape, box)) : Specs{};
}

// The longest of all rows, columns, boxes and pieces hold the same.
Specs same_values(const Setting& setting) {
  const IssShape& shape = setting.shape;
  auto regions = setting.pieces;
  for (int r = 0; r < shape.height; ++r) regions.push_back(shape.row(r));
  for (int c = 0; c < shape.width; ++c) regions.push_back(shape.column(c));
  if (setting.grid.box_height)
    for (Cells& box : boxes_of(shape, {setting.grid.box_height, setting.grid.box_width}))
      regions.push_back(std::move(box));
  const auto longest = std::ranges::max(regions, {}, &Cells::size).size();
  std::erase_if(regions, [&](const Cells& r) { return r.size() != longest; });
  if (static_cast<int>(longest) == shape.digits || regions.size() < 2) return {};
  ConstraintSpec all{.kind = Kind::same_values};
  for (const Cells& region : regions) {
    if (!all.cells.empty()) all.splits.push_back(static_cast<std::uint16_t>(all.cells.size()));
    all.cells.insert(all.cells.end(), region.begin(), region.end());
  }
  return {all};
}

// Cells that differ in any grid: two of one row or column.
bool always_differ(Place a, Place b) { return a != b && (a.row == b.row || a.col == b.col); }

// No two rows or columns are the same number, read from any end: they differ somewhere.
Specs different_ranks(const Setting& setting) {
  const IssShape& shape = setting.shape;
  if (shape.height != shape.width) return {};
  std::vector<Cells> lines;
  for (int i = 0; i < shape.width; ++i) {
    lines.push_back(shape.row(i));
    lines.push_back(shape.column(i));
  }
  Specs specs;
  const auto differ = [&](const Cells& a, const Cells& b) {
    Specs choices;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (always_differ(a[i], b[i])) return;
      if (a[i] != b[i]) choices.push_back({.kind = Kind::group, .cells = {a[i], b[i]}});
    }
    if (!choices.empty()) specs.push_back(choice_of(std::move(choices)));
  };
  for (std::size_t i = 0; i < lines.size(); ++i)
    for (std::size_t k = i + 1; k < lines.size(); ++k) {
      differ(lines[i], lines[k]);
      differ(lines[i], Cells(lines[k].rbegin(), lines[k].rend()));
    }
  return specs;
}

// Each row, column and box has 0 and lacks one other value, which a cell beside the grid holds. No
// two of a kind lack the same, nor do the three that meet at a 0.
Specs doppelgangers(const Setting& setting) {
  const IssShape& shape = setting.shape;
  std::vector<std::vector<Cells>> kinds(2);
  for (int i = 0; i < shape.width; ++i) {
    kinds[0].push_back(shape.row(i));
    kinds[1].push_back(shape.column(i));
  }
  if (setting.grid.box_height) kinds.push_back(setting.regions);
  Specs specs;
  std::map<Place, Cells> lacked_at;
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    const auto beside = std::ranges::find(shape.variables, lacking[kind], &Variables::prefix);
    Cells all;
    for (Cells& house : kinds[kind]) {
      const Place lacks = shape.variable(beside->begin + static_cast<int>(all.size()));
      for (const Place p : house) lacked_at[p].push_back(lacks);
      house.push_back(lacks);
      all.push_back(lacks);
      specs.push_back({.kind = Kind::group, .cells = std::move(house)});
      specs.push_back(not_zero(lacks, shape));
    }
    specs.push_back({.kind = Kind::group, .cells = std::move(all)});
  }
  for (auto& [place, lacked] : lacked_at)
    specs.push_back(
        {.kind = Kind::either,
         .splits = {1},
         .inner = {not_zero(place, shape), {.kind = Kind::group, .cells = std::move(lacked)}}});
  return specs;
}

// A variable for each cell has the label of its region.
Specs chaos(const Setting& setting) {
  const IssShape& shape = setting.shape;
  ConstraintSpec c{.kind = Kind::chaos, .cells = shape.grid()};
  c.splits = {static_cast<std::uint16_t>(c.cells.size())};
  for (const Place p : shape.variables_of(region_labels)) c.cells.push_back(p);
  if (setting.region_size != shape.digits) c.values = {setting.region_size};
  return {c};
}

}  // namespace

Expected<Specs> constraints_of_grid(const IssItem& item, const Setting& setting) {
  if (item.type == "Diagonal") {
    if (item.arg(0) == "1") return Specs{{.kind = Kind::anti_diagonal}};
    if (item.arg(0) == "-1") return Specs{{.kind = Kind::main_diagonal}};
    return fail("the rule 'Diagonal' is neither 1 nor -1");
  }
  if (item.type == "Windoku") return windows(setting);
  if (item.type == "DisjointSets") return disjoint(setting);
  if (item.type == "Doppelganger") return doppelgangers(setting);
  if (item.type == "FullRankTies" && item.arg(0) == "none") return different_ranks(setting);
  if (item.type == "RegionSameValues") return same_values(setting);
  if (item.type == "ChaosConstruction") return chaos(setting);
  return {};
}

}  // namespace clew::text::iss
