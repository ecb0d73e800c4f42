#include "model/builder.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

constexpr Kinds of_neighbours = kinds_with(kind_traits::neighbours);

std::string named(const SubGrid& g) {
  return "the grid at " + std::to_string(g.at.row + 1) + "," + std::to_string(g.at.col + 1);
}

}  // namespace

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
  if (!spec_.values.fit(spec_.digits)) return fail("a layout has as many values as digits");
  if (spec_.triangle && spec_.triangle != 9) return fail("a triangle has 9 rows");
  if (spec_.triangle && spec_.digits != 9) return fail("a triangle of 9 rows has 9 digits");
  if (spec_.triangle && !spec_.grids.empty())
    return fail("a triangle cannot be combined with grids");
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
      return fail("diagonals need a square grid: " + named(g) + " is not square");
  }
  if (places > 1'000'000) return fail("a layout has at most 65,535 cells");
  if ((diagonals || windows || disjoint) && spec_.grids.empty())
    return fail("diagonals, windows and disjoint groups need a grid");
  for (const ConstraintSpec& constraint : spec_.constraints) {
    if (auto ok = clew::check(constraint, spec_.digits, spec_.values); !ok) return ok;
    if (spec_.triangle && of_neighbours.has(constraint.kind))
      return fail(std::string(name(constraint.kind)) + " is not defined on triangles");
    for (Place p : constraint.cells)
      if (p.row < 0 || p.col < 0 || p.row > 4096 || p.col > 4096)
        return fail("a " + std::string(name(constraint.kind)) + " has a cell out of range");
  }
  return {};
}

}  // namespace clew
