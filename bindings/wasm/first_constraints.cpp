// Stands in the place of src/text/constraint_{reader,writer}.cpp, src/constraints,
// src/search/constrained and what logic and proof make of constraints in the module that is loaded first: puzzles with constraints that houses do
// not tell are left to the whole module, which a page asks when this one cannot read a text.
#include "constraints/narrow.h"
#include "constraints/parts.h"
#include "constraints/pieces.h"
#include "logic/rules.h"
#include "proof/rules.h"
#include "search/constrained/search.h"
#include "text/constraint_words.h"

namespace clew {
namespace {

std::unexpected<Error> elsewhere() { return fail("this constraint is for the whole module"); }

}  // namespace

Expected<ConstraintSpec> text::read_constraint(const Piece&, const LayoutSpec&, Constraint::Kind,
                                               std::string_view) {
  return elsewhere();
}
std::string text::words_of(const ConstraintSpec&, const LayoutSpec&) { return {}; }

Expected<constraints::Parts> constraints::parts_of(const Layout&) { return elsewhere(); }

Expected<std::vector<constraints::Piece>> constraints::pieces_of(const Layout& layout) {
  if (!(layout.kinds() - told_by_houses).empty()) return elsewhere();
  return {};
}
std::optional<constraints::Piece> constraints::piece_of(const Layout&, std::uint16_t,
                                                        std::uint16_t) {
  return {};
}
std::optional<constraints::Sum> constraints::sum_of(const Parts&) { return {}; }

bool constraints::Narrower::narrow(const Layout&, const Parts&, std::span<DigitSet>) {
  return false;
}

Expected<std::shared_ptr<const logic::Rules>> logic::rules_of(const Layout& layout) {
  if (auto pieces = constraints::pieces_of(layout); !pieces) return elsewhere();
  return nullptr;
}
bool logic::are_kept(const Rules&, const Layout&, std::span<DigitSet>) { return true; }

const constraints::Piece* RuleClaims::piece(const Unit&) const { return nullptr; }
void RuleClaims::add_holds(const constraints::Piece&, sat::Lit, const Place&) const {}
bool RuleClaims::add_up(const Fact&, Added&) const { return false; }
void RuleClaims::add_total(const Added&, sat::Lit, const Place&) const {}
bool RuleClaims::touches(CellId) const { return false; }

search::Model::Model(const Layout&, constraints::Parts) {}
search::Outcome search::search_in_turns(const Model&, const Job&, Turns*, std::uint64_t) {
  return {};
}

}  // namespace clew
