#include "rating/ladder.h"

#include "rating/chains.h"
#include "rating/producers.h"

namespace clew::rating {
namespace {

bool simple(const Board& board, Hint& hint, Sink& sink) {
  const bool classic = board.shape().classic();
  return hidden_singles(board, hint, sink) || locking(board, true, hint, sink) ||
         hidden_sets(board, 2, true, hint, sink) || naked_singles(board, hint, sink) ||
         hidden_sets(board, 3, true, hint, sink) ||
         (classic ? locking(board, false, hint, sink) : intersections(board, hint, sink)) ||
         naked_sets(board, 2, hint, sink) || fish(board, 2, hint, sink) ||
         hidden_sets(board, 2, false, hint, sink) || naked_sets(board, 3, hint, sink) ||
         fish(board, 3, hint, sink) || hidden_sets(board, 3, false, hint, sink) ||
         wings(board, false, hint, sink) || wings(board, true, hint, sink) ||
         unique_loops(board, hint, sink) || naked_sets(board, 4, hint, sink) ||
         fish(board, 4, hint, sink) || hidden_sets(board, 4, false, hint, sink) ||
         bivalue_graves(board, hint, sink) || aligned_pairs(board, hint, sink);
}

}  // namespace

Asked next_hint(const Board& board, Chains& chains, Hint& hint, const Stop& stop) {
  First first;
  if (simple(board, hint, first)) return Asked::found;
  if (stop.requested()) return Asked::stopped;
  if (chains.forcing(board, hint, stop)) return Asked::found;
  if (chains.triplets().find(board, hint, first)) return Asked::found;
  if (chains.nishio(board, hint, stop) || chains.multiple(board, hint, stop)) return Asked::found;
  for (int level = 0; level <= Chains::deepest; ++level) {
    if (stop.requested()) return Asked::stopped;
    if (chains.dynamic(board, level, hint, stop)) return Asked::found;
  }
  return stop.requested() ? Asked::stopped : Asked::nothing;
}

void apply(const Hint& hint, Board& board) {
  for (Cand a : hint.removed) board.remove(a);
  if (hint.placed >= 0) board.place(board.cell_of(hint.placed), board.digit_of(hint.placed));
}

}  // namespace clew::rating
