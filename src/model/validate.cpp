// Validation of a caller's data against its layout.
#include <algorithm>
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

// The loop over all cells has no early exit, because grids are validated at every step of a path.
// Only if one is wrong is it searched for again, to name it.
Expected<void> validate(const Layout& layout, std::span<const Digit> values) {
  if (!fits(values.size(), layout)) return fail(one_each("values", values.size(), layout));
  const auto bad = [&](Digit d) { return d > layout.digits(); };
  bool any = false;
  for (const Digit d : values) any |= bad(d);
  if (!any) return {};
  const auto at = std::ranges::find_if(values, bad);
  return fail(layout.cell_name(static_cast<CellId>(at - values.begin())) + " holds " +
              std::to_string(*at) + ", but the digits end with " + std::to_string(layout.digits()));
}

Expected<void> validate(const Layout& layout, std::span<const DigitSet> candidates) {
  if (!fits(candidates.size(), layout))
    return fail(one_each("sets of candidates", candidates.size(), layout));
  DigitSet all;
  for (const DigitSet set : candidates) all = all | set;
  if ((all - layout.all_digits()).empty()) return {};
  const auto at = std::ranges::find_if(
      candidates, [&](DigitSet set) { return !(set - layout.all_digits()).empty(); });
  return fail(layout.cell_name(static_cast<CellId>(at - candidates.begin())) +
              " has candidates that are no digits of the layout");
}

Expected<void> validate(const Puzzle& puzzle) {
  if (!puzzle.layout) return fail("the puzzle has no layout");
  const Layout& layout = *puzzle.layout;
  if (auto good = validate(layout, puzzle.givens); !good) return good;
  if (!puzzle.entries.empty())
    if (auto good = validate(layout, puzzle.entries); !good) return good;
  if (!puzzle.marks.empty())
    if (auto good = validate(layout, puzzle.marks); !good) return good;
  if (puzzle.given_marks.empty()) return {};
  if (auto good = validate(layout, puzzle.given_marks); !good) return good;
  for (std::size_t c = 0; c < puzzle.given_marks.size(); ++c)
    if (puzzle.marks.empty() || !(puzzle.marks[c] - puzzle.given_marks[c]).empty())
      return fail(layout.cell_name(static_cast<CellId>(c)) +
                  " has marks that are not among its given candidates");
  return {};
}

Expected<void> validate(const Layout& layout, const Grid& grid) {
  if (auto good = validate(layout, grid.values); !good) return good;
  if (auto good = validate(layout, grid.candidates); !good) return good;
  const auto bad = [&](std::size_t c) {
    return grid.values[c] && grid.candidates[c] != DigitSet::of(grid.values[c]);
  };
  bool any = false;
  for (std::size_t c = 0; c < grid.values.size(); ++c) any |= bad(c);
  if (!any) return {};
  std::size_t c = 0;
  while (!bad(c)) ++c;
  return fail(layout.cell_name(static_cast<CellId>(c)) +
              " has a value that is not its only candidate");
}

}  // namespace clew
