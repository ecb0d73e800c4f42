// Replaces src/text/puzzle_text/constraint_reader.cpp, src/constraints and src/search/constrained
// in the module that is loaded first. Puzzles with constraints beyond houses are left to the whole
// module, which the page asks if this one cannot read a text.
#include "constraints/holds.h"
#include "constraints/parts.h"
#include "constraints/pieces.h"
#include "search/constrained/search.h"
#include "text/puzzle_text/constraint_words.h"

namespace clew {
namespace {

std::unexpected<Error> elsewhere() { return fail("this constraint is for the whole module"); }

}  // namespace

Expected<ConstraintSpec> text::read_constraint(const Piece&, const LayoutSpec&, Constraint::Kind,
                                               std::string_view) {
  return elsewhere();
}

bool constraints::holds(const Layout&, const Constraint&, std::span<const Digit>) { return true; }

Expected<constraints::Parts> constraints::parts_of(const Layout&, Outsides) { return elsewhere(); }

Expected<std::vector<constraints::ConstraintPiece>> constraints::pieces_of(const Layout& layout) {
  if (!(layout.kinds() - told_by_houses).empty()) return elsewhere();
  return {};
}
search::Model::Model(const Layout&, const constraints::Parts&, const SweepKernel*) {}
search::Outcome search::search_in_turns(const Model&, const Job&, Turns*, std::uint64_t) {
  return {};
}

}  // namespace clew
