// Forcing chains and nets: a candidate is assumed, and its consequences are followed.
//
//     Were r1c1 5, … r3c4 would be 7, and … r9c4 too: r1c1 is not 5.            contradiction
//     Whether r1c1 is 2, 5 or 7, r6c8 is not 4; wherever 3 goes in row 2, …     verity
//
//   Nishio                 one digit, in houses alone
//   forcing chain          each link follows from the one before it: units of two
//   forcing net            units narrowed to one by several things that the assumption ruled out
//   dynamic forcing net    also locked candidates, pairs and X-wings of the remaining candidates
//   nested forcing chain   and assumptions within, that fail by chains
//   nested forcing net     and such that fail by nets
//
// A verity takes the candidates of a cell, the places of a digit in a house, or one candidate being
// true or not. Chains are told leanly; nets as they grew. Nishio is Tetsuya Nishio's; chains from
// cells and houses ("Trebor's tables", "multiple forcing chains") are from the forums of 2005, and
// dynamic and nested ones were sorted by Nicolas Juillerat's Sudoku Explainer in 2006.
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

ForcingTask task_of(int kind) {
  ForcingTask task;
  switch (kind) {
    case nishio:
      task.rules.one_digit = true;
      task.verities = false;
      break;
    case chain_contradiction:
    case chain_verity:
      task.rules.chains = true;
      task.contradictions = kind == chain_contradiction;
      task.verities = kind == chain_verity;
      task.lean = true;
      break;
    case net_contradiction:
    case net_verity:
      task.contradictions = kind == net_contradiction;
      task.verities = kind == net_verity;
      break;
    case nested_chain:
      task.rules.inner = NetRules::Inner::chains;
      task.rules.sets = true;
      break;
    case nested_net:
      task.rules.inner = NetRules::Inner::nets;
      [[fallthrough]];
    default:
      task.rules.sets = true;
  }
  return task;
}

// On a path a hint must not take long: larger grids wait until fewer candidates are left. 9x9 grids
// have 729 at most.
template <int W>
bool too_many(const Board<W>& board) {
  int candidates = 0;
  for (int d = 1; d <= board.digits(); ++d)
    candidates += board.places(static_cast<Digit>(d)).size();
  return candidates > 1024;
}

}  // namespace

template <int W>
bool find_forcing(Finder<W>& f, int kind) {
  if (!f.terms.wide && too_many(f.board)) return true;
  // Nets ignore constraints. A trial uses them, and finishes sooner than nets within nets.
  if (!f.terms.wide && f.frame.rules() && (kind == nested_chain || kind == nested_net)) return true;
  Forcing& forcing = f.scratch.forcing;
  if (f.scratch.forcing_clock != f.board.clock()) {
    f.scratch.forcing_clock = f.board.clock();
    forcing.web().load(f.board);
    forcing.forget();
  }
  if (forcing.web().size() == 0) return true;
  auto told = [&](int of) {
    ForcingTask task = task_of(of);
    task.all = f.terms.wide;
    task.digit = f.terms.digit;
    task.stop = f.terms.stop;
    return task;
  };
  // Chains can be read backwards. If each case of a cell leads to one end by chains, the opposite
  // of that end excludes every case: there is no verity without a contradiction.
  if (kind == chain_verity && !f.terms.wide &&
      forcing.run(told(chain_contradiction), f.draft, f.technique(), [] { return false; }))
    return true;
  const ForcingTask task = told(kind);
  return forcing.run(task, f.draft, f.technique(), [&] {
    if (task.lean) f.scratch.trim(f.board, f.draft);
    return f.emit();
  });
}

CLEW_TECHNIQUE(find_forcing)

}  // namespace clew::logic
