// Constraints together with houses: fillings of a few cells that satisfy both.
//
//     arrow 2, its shaft in one box      The shaft does not repeat, so 1 and 1 cannot add to 2.
//     cage 4 and a cell of row 3         8 in 1 2 or 4 5 of the cage: with 12 in the cell, 4 5 dies.
//
// First a constraint whose cells see each other, then the cells of a house with all constraints
// that have two cells or more in it: killer pairs, conflicting combinations, cages of a house that
// cannot both have a digit. The facts are all those that could matter; the checker leaves the rest
// out.
#include "logic/techniques/rule_search.h"

namespace clew::logic {

template <int W>
bool find_constraint_and_house(Finder<W>& f, int place) {
  if (!f.frame.rules()) return true;
  constexpr std::size_t patience = 500;
  const Layout& layout = f.frame.layout();
  const auto& pieces = f.frame.rules()->pieces;
  auto& s = f.scratch.rules;
  RuleSearch search(f, place == within_trial ? Barren::with_house_in_trial : Barren::with_house);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const constraints::ConstraintPiece& piece = pieces[i];
    int open = 0;
    for (const CellId c : piece.cells) open += f.board.value(c) == 0;
    if (open < 2 || open > 12 || piece.tested || !f.terms.follows(i)) continue;
    search.load(piece.cells);
    if (search.is_barren(i)) continue;
    const Ways::Part parts[] = {{&piece.parts, piece.cells}};
    const auto found = s.ways.look(layout, piece.cells, parts, search.sees(), s.work, patience);
    f.begin().holds(unit_of(piece), Role::base);
    const bool possible = found != Ways::Found::none;
    if (possible && !search.conclude()) {
      search.note_barren(i);
      continue;
    }
    search.tell_differ();
    if ((place == within_trial || search.is_left_with_rule()) && !f.emit()) return false;
  }
  return true;
}

template <int W>
bool find_constraints_in_house(Finder<W>& f, int) {
  if (!f.frame.rules()) return true;
  constexpr std::size_t patience = 1000;
  std::uint64_t conflicts = 2000;  // bound of all proofs together; longer ones are too hard to
                                   // follow
  const Layout& layout = f.frame.layout();
  auto& s = f.scratch.rules;
  RuleSearch search(f, Barren::in_house);
  for (int i = 0; i < f.frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    const auto& cells = f.frame.cells(h);
    if (!f.frame.complete(h)) continue;
    BitSet<W> all = cells & f.board.open();
    s.parts.clear();
    std::vector<Unit> units;
    for (const constraints::ConstraintPiece& piece : f.frame.rules()->pieces) {
      int inside = 0, open = 0;
      for (const CellId c : piece.cells) {
        open += f.board.value(c) == 0;
        inside += f.board.value(c) == 0 && cells.has(c);
      }
      if (inside < 1 || open < 2 || open > inside + 3 || piece.tested) continue;
      s.parts.push_back({&piece.parts, piece.cells});
      units.push_back(unit_of(piece));
      for (const CellId c : piece.cells) all.add(c);
    }
    if (s.parts.empty()) continue;
    std::vector<CellId> list;
    for (int c : all) list.push_back(static_cast<CellId>(c));
    search.load(list);
    if (search.is_barren(static_cast<std::size_t>(i))) continue;
    const auto found = s.ways.look(layout, list, s.parts, search.sees(), s.work, patience);
    f.begin();
    const bool possible = found != Ways::Found::none;
    if (possible && !search.conclude()) {
      search.note_barren(static_cast<std::size_t>(i));
      continue;
    }
    for (const Unit& unit : units) f.draft.holds(unit, Role::base);
    for (const CellId c : list)
      if (!f.board.value(c)) f.draft.some_cell(c, Role::subset);
    search.tell_differ();
    if (search.is_left_with_rule(f.terms.wide ? nullptr : &conflicts) && !f.emit()) return false;
    if (conflicts == 0) return true;
  }
  return true;
}

CLEW_TECHNIQUE(find_constraint_and_house)
CLEW_TECHNIQUE(find_constraints_in_house)

}  // namespace clew::logic
