// Singles. A digit with one place left in a house is rated by how easily it is seen: the last open
// cell of its house, in a box, in a line.
#include "rating/producers.h"

namespace clew::rating {

bool hidden_singles(const RatingBoard& board, Hint& hint, HintSink& sink) {
  const RatingLayout& shape = board.shape();
  for (bool last : {true, false})
    for (std::uint16_t h : shape.set_order()) {
      if (!shape.complete(h) || board.open_in(h) == 0 || (board.open_in(h) == 1) != last) continue;
      for (int d = 0; d < shape.digits(); ++d) {
        const Mask places = board.in(h, d);
        if (!one(places)) continue;
        hint.clear();
        hint.rule = HintRule::hidden_single;
        hint.rating = last ? 1.0 : shape.type(h) == RatingLayout::box ? 1.2 : 1.5;
        hint.placed = board.cand(shape.cell(h, lowest(places)), d);
        hint.base.push_back(h);
        if (sink.take(hint)) return true;
      }
    }
  return false;
}

bool naked_singles(const RatingBoard& board, Hint& hint, HintSink& sink) {
  for (int c = 0; c < board.cells(); ++c) {
    if (!one(board.at(c))) continue;
    hint.clear();
    hint.rule = HintRule::naked_single;
    hint.rating = 2.3;
    hint.placed = board.cand(c, lowest(board.at(c)));
    if (sink.take(hint)) return true;
  }
  return false;
}

}  // namespace clew::rating
