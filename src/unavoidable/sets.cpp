// The public call.
#include "clew/unavoidable.h"

#include <algorithm>

#include "base/assert.h"
#include "model/solves.h"
#include "unavoidable/closure.h"
#include "unavoidable/minimal.h"
#include "unavoidable/shape.h"

namespace clew {

// Returns true if each digit of the cells is there twice or more: alone it could not move.
[[maybe_unused]] static bool keeps_digits(std::span<const CellId> cells,
                                          std::span<const Digit> grid) {
  return std::ranges::all_of(cells, [&](CellId c) {
    return std::ranges::count(cells, grid[c], [&](CellId other) { return grid[other]; }) > 1;
  });
}

Expected<UnavoidableSets> unavoidable_sets(const Layout& layout, std::span<const Digit> grid,
                                           const UnavoidableOptions& options) {
  if (auto ok = supported(layout, unavoidable_kinds); !ok) return std::unexpected(ok.error());
  const auto shape = unavoidable::shape_of(layout);
  if (!shape)
    return fail(
        "unavoidable sets are found for layouts of rows, columns and boxes or regions with every "
        "digit in each, up to 128 cells");
  if (!solves(layout, grid)) return fail("the grid is not a solution of the layout");
  std::vector<unavoidable::Cells> found;
  UnavoidableSets result;
  result.exact = unavoidable::Closure<unavoidable::Cells>(*shape, grid.data(), 0)
                     .find(options.most, found, options.stop);
  unavoidable::keep_minimal(found);
  for (const unavoidable::Cells set : found) {
    auto& cells = result.sets.emplace_back();
    for (unavoidable::Cells rest = set; rest; rest &= rest - 1)
      cells.push_back(static_cast<CellId>(unavoidable::lowest(rest)));
    CLEW_ASSERT(keeps_digits(cells, grid));
  }
  return result;
}

}  // namespace clew
