// Cage splitting: a cage of which a house, or several, hold a part. The rule of 45 gives the part a
// sum of its own, and the rest of the cage another.
//
//     Box 1 adds to 45, all cages in it but one to 38: the two cells of cage 4 in box 1 add to 7,
//     and with 15 in all the third one is 8.
//
// Both sums at once leave less than each by itself. SudokuWiki has it by this name.
#include <algorithm>

#include "logic/techniques/rule_search.h"

namespace clew::logic {

template <int W>
bool find_cage_splitting(Finder<W>& f, int) {
  if (!f.frame.rules()) return true;
  constexpr std::size_t patience = 200;
  const Layout& layout = f.frame.layout();
  auto& s = f.scratch.rules;
  RuleSearch search(f, Barren::split);
  const auto& splits = f.frame.rules()->splits;
  for (std::size_t i = 0; i < splits.size(); ++i) {
    const Balance& balance = f.frame.rules()->balances[splits[i].balance];
    const constraints::ConstraintPiece& piece = f.frame.rules()->pieces[splits[i].piece];
    const auto open = [&](const std::vector<CellId>& cells) {
      return std::ranges::count_if(cells, [&](CellId c) { return f.board.value(c) == 0; });
    };
    if (open(balance.cells) < 2 || open(balance.cells) == open(piece.cells)) continue;
    search.load(piece.cells);
    if (search.is_barren(i)) continue;
    const Ways::Part parts[] = {{&piece.parts, piece.cells}, {&balance.parts, balance.cells}};
    const auto found = s.ways.look(layout, piece.cells, parts, search.sees(), s.work, patience);
    f.begin().holds(unit_of(piece), Role::pivot);
    f.draft.adds_all(balance.of);
    if (found != Ways::Found::none && !search.conclude()) {
      search.note_barren(i);
      continue;
    }
    search.tell_differ();
    if (!f.scratch.trim.by_checker(f.board, f.draft)) continue;
    const auto& facts = f.draft.facts();
    const bool both =
        std::ranges::any_of(facts,
                            [](const Fact& fact) { return fact.says == Fact::Says::holds; }) &&
        std::ranges::any_of(facts, [](const Fact& fact) { return fact.says == Fact::Says::adds; });
    if (both && !f.emit()) return false;
  }
  return true;
}

CLEW_TECHNIQUE(find_cage_splitting)

}  // namespace clew::logic
