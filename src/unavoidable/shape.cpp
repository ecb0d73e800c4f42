#include "unavoidable/shape.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::unavoidable {

std::optional<CellHouses> shape_of(const Layout& layout, bool pass_over_others) {
  if (layout.size() > 128 || layout.digits() > 16) return std::nullopt;
  if (!layout.links().empty() && !pass_over_others) return std::nullopt;
  CellHouses shape{.cells = layout.size(), .digits = layout.digits()};
  std::array<int, 3> houses{};
  std::array<int, 128> found{};
  for (const House& house : layout.houses()) {
    if (house.implied) continue;
    const int kind = house.kind == HouseKind::row                                      ? 0
                     : house.kind == HouseKind::column                                 ? 1
                     : house.kind == HouseKind::box || house.kind == HouseKind::region ? 2
                                                                                       : -1;
    if (kind < 0 && pass_over_others) continue;
    if (kind < 0 || !house.complete || houses[kind] == 16) return std::nullopt;
    for (const CellId c : house.cells) {
      shape.house[kind][c] = static_cast<std::uint8_t>(houses[kind]);
      found[c] |= found[c] & 1 << kind ? 8 : 1 << kind;
    }
    ++houses[kind];
  }
  for (int c = 0; c < layout.size(); ++c)
    if (found[c] != 7) return std::nullopt;
  CLEW_ASSERT(std::ranges::all_of(
      houses, [&](int count) { return count * layout.digits() == layout.size(); }));
  return shape;
}

}  // namespace clew::unavoidable
