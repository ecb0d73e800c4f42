// Whether what a caller put together fits its layout.
#include <string>

#include "clew/validate.h"

namespace clew {
namespace {

std::string one_each(const char* what, std::size_t size, const Layout& layout) {
  return "there are " + std::to_string(size) + ' ' + what + " for " +
         std::to_string(layout.size()) + " cells";
}

bool fits(std::size_t size, const Layout& layout) {
  return size == static_cast<std::size_t>(layout.size());
}

}  // namespace

Expected<void> validate(const Layout& layout, std::span<const Digit> values) {
  if (!fits(values.size(), layout)) return fail(one_each("values", values.size(), layout));
  for (std::size_t c = 0; c < values.size(); ++c)
    if (values[c] > layout.digits())
      return fail(layout.cell_name(static_cast<CellId>(c)) + " holds " + std::to_string(values[c]) +
                  ", but the digits end with " + std::to_string(layout.digits()));
  return {};
}

Expected<void> validate(const Layout& layout, std::span<const DigitSet> candidates) {
  if (!fits(candidates.size(), layout))
    return fail(one_each("sets of candidates", candidates.size(), layout));
  for (std::size_t c = 0; c < candidates.size(); ++c)
    if (!(candidates[c] - layout.all_digits()).empty())
      return fail(layout.cell_name(static_cast<CellId>(c)) +
                  " has candidates that are no digits of the layout");
  return {};
}

Expected<void> validate(const Puzzle& puzzle) {
  if (!puzzle.layout) return fail("the puzzle has no layout");
  const Layout& layout = *puzzle.layout;
  if (auto good = validate(layout, puzzle.givens); !good) return good;
  if (!puzzle.entries.empty())
    if (auto good = validate(layout, puzzle.entries); !good) return good;
  if (!puzzle.marks.empty()) return validate(layout, puzzle.marks);
  return {};
}

Expected<void> validate(const Layout& layout, const Grid& grid) {
  if (auto good = validate(layout, grid.values); !good) return good;
  if (auto good = validate(layout, grid.candidates); !good) return good;
  for (std::size_t c = 0; c < grid.values.size(); ++c)
    if (grid.values[c] && grid.candidates[c] != DigitSet::of(grid.values[c]))
      return fail(layout.cell_name(static_cast<CellId>(c)) +
                  " has a value that is not its only candidate");
  return {};
}

}  // namespace clew
