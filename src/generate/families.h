// The clues of each family that hold in a grid.
#pragma once

#include <vector>

#include "generate/shapes.h"

namespace clew::generation {

struct Clues {
  std::vector<ConstraintSpec> drawn;  // each can go without making another wrong
  std::vector<ConstraintSpec> kept;   // constraints about all drawn ones; they stay, and so do the
                                      // drawn ones
};

/// Numbers are those of clue_families(). All of these clues hold.
Clues clues_of(int family, Canvas&);
/// Returns true if a family states that all of its clues are shown.
bool shows_all(int family);
/// The constraints that a family draws.
Kinds kinds_of_family(int family);
/// Fails if the layout has no room for a family: sandwiches on a triangle.
Expected<void> has_room(const Layout&, int family);

// Functions that draw families, one file each.

using Draw = void (*)(Canvas&, Constraint::Kind, Clues&);
void draw_cages(Canvas&, Constraint::Kind, Clues&);
void draw_lines(Canvas&, Constraint::Kind, Clues&);
void draw_relations(Canvas&, Constraint::Kind, Clues&);
void draw_marks(Canvas&, Constraint::Kind, Clues&);
void draw_views(Canvas&, Constraint::Kind, Clues&);

/// A constraint on these cells.
ConstraintSpec on(const Layout&, Constraint::Kind, const Cells&, std::vector<int> values = {});
/// Keeps it if it holds.
void keep(const Canvas&, ConstraintSpec, Clues&);

}  // namespace clew::generation
