#include "generate/clue_pool.h"

#include <algorithm>

#include "constraints/holds.h"
#include "generate/families.h"

namespace clew::generation {
namespace {

using Kind = Constraint::Kind;

// Relations and marks share cells with others of their kind; cages and lines do not.
bool may_share_cells(std::size_t cells) { return cells <= 2; }

/// Returns true if the layout has the clue, or one of its kind in the clue's way.
bool is_taken(const Layout& layout, const ConstraintSpec& clue) {
  return std::ranges::any_of(layout.spec().constraints, [&](const ConstraintSpec& old) {
    if (old.kind != clue.kind) return false;
    if (may_share_cells(clue.cells.size()))
      return std::ranges::is_permutation(old.cells, clue.cells);
    return std::ranges::any_of(
        clue.cells, [&](Place p) { return std::ranges::find(old.cells, p) != old.cells.end(); });
  });
}

}  // namespace

CluePool::CluePool(const Puzzle& puzzle, std::span<const Digit> solution,
                   std::span<const int> families, Random& random)
    : layout_(*puzzle.layout), solution_(solution) {
  Canvas canvas{layout_, solution, random, std::vector<bool>(solution.size())};
  for (const Constraint& old : layout_.constraints())
    if (old.cells.size() > 2)
      for (const CellId c : old.cells) canvas.drawn[c] = true;
  for (const int family : families)
    for (ConstraintSpec& clue : clues_of(family, canvas).drawn)
      if (!is_taken(layout_, clue)) clues_.push_back(std::move(clue));
  for (const ConstraintSpec& clue : clues_) {
    Constraint& constraint = meant_.emplace_back(clue.kind, 1, Cells{}, clue.splits, clue.values);
    for (const Place p : clue.cells) constraint.cells.push_back(static_cast<CellId>(layout_.at(p)));
  }
  for (CellId c = 0; c < puzzle.givens.size(); ++c)
    if (!puzzle.givens[c]) cells_.push_back(c);
}

HittingSet::Items CluePool::against(std::span<const Digit> grid) const {
  HittingSet::Items items;
  for (std::uint32_t i = 0; i < clues_.size(); ++i)
    if (!constraints::holds(layout_, meant_[i], grid)) items.push_back(i);
  if (!items.empty()) return items;
  for (std::uint32_t i = 0; i < cells_.size(); ++i)
    if (grid[cells_[i]] != solution_[cells_[i]])
      items.push_back(i + static_cast<std::uint32_t>(clues_.size()));
  return items;
}

}  // namespace clew::generation
