// Constraints one by one: what no way to keep one of them could use.
//
//     cage 4: 17 in two cells            8 and 9: all else goes from both cells.
//     thermometer 1: five cells          The bulb is 5 at most, and what follows rises by 1 at least.
//     sandwich 2: 0 in row 3             1 and 9 stand side by side.
//
// And the digits that one of them must have: what sees all their places loses them.
//
//     cage 4: 23 in three cells          6, 8 and 9. If the cage lies in row 3, the row loses these.
//
// One search for all kinds: the constraint is taken to primitives, and each of these is followed in
// full (constraints/narrow.h). Each technique has the name of what is drawn.
#include "logic/rules.h"
#include "logic/techniques/all.h"
#include "logic/techniques/rule_search.h"

namespace clew::logic {

template <int W>
bool find_constraint(Finder<W>& f, int which) {
  if (!f.frame.rules()) return true;
  const Layout& layout = f.frame.layout();
  const auto& pieces = f.frame.rules()->pieces;
  const bool any = which == of_any_name;
  RuleSearch search(f, any ? Barren::in_trial : Barren::alone);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const constraints::ConstraintPiece& piece = pieces[i];
    if (!f.terms.follows(i)) continue;
    if (!any && technique_of(layout.constraints()[piece.constraint].kind) != f.technique())
      continue;
    search.load(piece.cells);
    if (piece.tested && (any || !search.few_ways())) continue;  // nothing could be proven
    if (search.is_barren(i) || (any && search.is_barren(i, Barren::alone))) continue;
    const bool possible =
        f.scratch.rules.narrower.narrow(layout, piece.parts, f.scratch.rules.work);
    f.begin().holds(unit_of(piece));
    if (possible && !search.conclude()) {
      search.note_barren(i);
    } else if (!f.emit()) {
      return false;
    }
  }
  return true;
}

namespace {

// Digits without which a piece cannot be kept, removed from the cells that see all their places.
// Returns false to end the search.
template <int W>
bool find_required_by(Finder<W>& f, RuleSearch<W>& search,
                      const constraints::ConstraintPiece& piece) {
  BitSet<W> cells;
  for (const CellId c : piece.cells) cells.add(c);
  for (int i = 1; i <= f.board.digits(); ++i) {
    const auto d = static_cast<Digit>(i);
    const BitSet<W> places = cells & f.board.places(d);
    if (places.empty() || !f.wanted(d)) continue;
    const BitSet<W> gone = (f.common_peers(places) & f.board.places(d)) - cells;
    if (gone.empty()) continue;
    bool has_it = false;
    for (const CellId c : piece.cells) has_it |= f.board.value(c) == d;
    if (has_it) continue;
    search.load(piece.cells);
    auto& work = f.scratch.rules.work;
    bool emptied = false;
    for (int c : places) {
      work[c].remove(d);
      emptied |= work[c].empty();
    }
    if (!emptied && f.scratch.rules.narrower.narrow(f.frame.layout(), piece.parts, work)) continue;
    f.begin().holds(unit_of(piece), Role::base);
    for (int c : gone) f.draft.eliminate(static_cast<CellId>(c), d);
    for (int c : gone) f.one(static_cast<CellId>(c), places, d, Role::cover);
    if (!f.emit()) return false;
  }
  return true;
}

}  // namespace

template <int W>
bool find_required_digit(Finder<W>& f, int) {
  if (!f.frame.rules()) return true;
  const auto& pieces = f.frame.rules()->pieces;
  RuleSearch search(f, Barren::required);
  for (const constraints::ConstraintPiece& piece : pieces) {
    if (piece.tested) continue;
    if (piece.parts.sets.empty() && piece.parts.somes.empty() && piece.parts.totals.empty() &&
        piece.parts.chains.empty())
      continue;
    if (!find_required_by(f, search, piece)) return false;
  }
  return true;
}

// Within a trial: of cages, renbans and the like, and of sums that houses leave.
template <int W>
bool find_required_by_any(Finder<W>& f, int) {
  if (!f.frame.rules()) return true;
  const Layout& layout = f.frame.layout();
  const Rules& rules = *f.frame.rules();
  RuleSearch search(f, Barren::required_in_trial);
  auto& s = f.scratch.rules;
  // False: end the search.
  const auto look_at = [&](const constraints::Set& set, std::size_t index, auto tell) {
    BitSet<W> cells;
    for (const CellId c : set.cells) cells.add(c);
    const BitSet<W> open = cells & f.board.open();
    if (open.size() < 2) return true;
    search.load(set.cells);
    if (search.is_barren(index)) return true;
    const DigitSet required = s.narrower.required(layout, set, s.work);
    bool any = false;
    for (const Digit d : required) {
      const BitSet<W> places = open & f.board.places(d);
      if (places.empty()) continue;
      any = true;
      const BitSet<W> gone = (f.common_peers(places) & f.board.places(d)) - cells;
      if (gone.empty()) continue;
      tell();
      for (int c : gone) f.draft.eliminate(static_cast<CellId>(c), d);
      for (int c : gone) f.one(static_cast<CellId>(c), places, d, Role::cover);
      if (!f.emit()) return false;
    }
    if (!any) search.note_barren(index);
    return true;
  };
  for (std::size_t i = 0; i < rules.pieces.size(); ++i)
    for (const constraints::Set& set : rules.pieces[i].parts.sets)
      if (f.terms.follows(i) && rules.pieces[i].parts.sets.size() == 1 && !rules.pieces[i].tested &&
          !look_at(set, i, [&] { f.begin().holds(unit_of(rules.pieces[i])); }))
        return false;
  for (std::size_t i = 0; i < rules.pieces.size(); ++i)
    if (f.terms.follows(i) && !rules.pieces[i].parts.chains.empty() && !rules.pieces[i].tested &&
        !find_required_by(f, search, rules.pieces[i]))
      return false;
  for (std::size_t i = 0; f.terms.pieces.empty() && i < rules.balances.size(); ++i)
    for (const constraints::Set& set : rules.balances[i].apart.sets)
      if (!look_at(set, rules.pieces.size() + i, [&] {
            f.begin();
            f.draft.adds_all(rules.balances[i].of);
            search.tell_differ();
          }))
        return false;
  return true;
}

CLEW_TECHNIQUE(find_constraint)
CLEW_TECHNIQUE(find_required_by_any)
CLEW_TECHNIQUE(find_required_digit)

}  // namespace clew::logic
