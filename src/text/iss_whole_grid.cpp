#include <algorithm>

#include "text/iss_rules.h"

namespace clew::text::iss {
namespace {

using Kind = Constraint::Kind;

Specs groups(std::vector<Cells> groups) {
  Specs specs;
  for (Cells& cells : groups) specs.push_back({.kind = Kind::group, .cells = std::move(cells)});
  return specs;
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

}  // namespace

Expected<Specs> constraints_of_grid(const IssItem& item, const Setting& setting) {
  if (item.type == "Diagonal") {
    if (item.arg(0) == "1") return Specs{{.kind = Kind::anti_diagonal}};
    if (item.arg(0) == "-1") return Specs{{.kind = Kind::main_diagonal}};
    return fail("the rule 'Diagonal' is neither 1 nor -1");
  }
  if (item.type == "Windoku") return windows(setting);
  if (item.type == "DisjointSets") return disjoint(setting);
  if (item.type == "RegionSameValues") return same_values(setting);
  return {};
}

}  // namespace clew::text::iss
