// Locking: if all positions of a digit in one house lie in a second house, the digit is removed
// from the rest of the second.
#include "rating/producers.h"

namespace clew::rating {
namespace {

void fill(const RatingBoard& board, const RatingLayout::HousePair& pair, int d, Hint& hint) {
  const RatingLayout& shape = board.shape();
  hint.clear();
  hint.digits = Mask{1} << d;
  hint.base.push_back(pair.from);
  hint.cover.push_back(pair.to);
  for (Mask m = board.in(pair.to, d); m; m &= m - 1) {
    const int c = shape.cell(pair.to, lowest(m));
    if (!shape.bits(pair.from).has(c)) hint.removed.push_back(board.cand(c, d));
  }
}

// After locking from `pair.from`, another house of its type that crosses `pair.to` may be left with
// one place.
bool singles_after(const RatingBoard& board, const RatingLayout::HousePair& pair, int d, Hint& hint,
                   HintSink& sink) {
  const RatingLayout& shape = board.shape();
  for (int h = 0; h < shape.houses(); ++h) {
    if (h == pair.from || shape.type(h) != shape.type(pair.from) || !shape.complete(h)) continue;
    const Mask places = board.in(h, d);
    if (!several(places)) continue;
    Mask left = 0;
    bool crosses = false;
    for (int i = 0; i < shape.size(h); ++i) {
      const int c = shape.cell(h, i);
      if (shape.bits(pair.to).has(c) && !shape.bits(pair.from).has(c))  // Tridoku's lines overlap
        crosses = true;
      else
        left |= places & Mask{1} << i;
    }
    if (!crosses || !one(left)) continue;
    fill(board, pair, d, hint);
    hint.removed.clear();  // the original places the digit and leaves the rest to its peers
    hint.rule = HintRule::direct_locking;
    hint.rating = shape.type(pair.from) == RatingLayout::box ? 1.7 : 1.9;
    hint.placed = board.cand(shape.cell(h, lowest(left)), d);
    hint.base.push_back(static_cast<std::uint16_t>(h));
    if (sink.take(hint)) return true;
  }
  return false;
}

}  // namespace

bool locking(const RatingBoard& board, bool direct, Hint& hint, HintSink& sink,
             const Since& since) {
  const RatingLayout& shape = board.shape();
  const Mask digits = since.digits(board);
  if (!digits) return false;
  auto look = [&](const RatingLayout::HousePair& pair, int d) {
    const Mask places = board.in(pair.from, d);
    if ((places & ~pair.common) || !several(places)) return false;
    if (direct) return singles_after(board, pair, d, hint, sink);
    if (!(board.in(pair.to, d) & ~pair.back)) return false;  // nothing to remove
    fill(board, pair, d, hint);
    hint.rule = HintRule::locking;
    const RatingLayout::Type to = shape.type(pair.to);
    hint.rating = to == RatingLayout::row || to == RatingLayout::col ? 2.6 : 2.8;
    return sink.take(hint);
  };
  // The original iterates over pairs first, its successor over digits.
  for (const auto& pairs : shape.crossings()) {
    if (!shape.corrected()) {
      for (const RatingLayout::HousePair& pair : pairs)
        for (Mask m = digits; m; m &= m - 1)
          if (!(board.in(pair.from, lowest(m)) & ~pair.common) && look(pair, lowest(m)))
            return true;
    } else {
      for (Mask m = digits; m; m &= m - 1)
        for (const RatingLayout::HousePair& pair : pairs)
          if (look(pair, lowest(m))) return true;
    }
  }
  return false;
}

bool intersections(const RatingBoard& board, Hint& hint, HintSink& sink, const Since& since) {
  const RatingLayout& shape = board.shape();
  for (int first = 0, end = 0; first < shape.houses(); first = end) {
    while (end < shape.houses() && shape.type(end) == shape.type(first)) ++end;
    for (int d = 0; d < shape.digits(); ++d)
      for (int h = first; since.digit(d) && h < end; ++h) {
        const Mask places = board.in(h, d);
        if (!shape.complete(h) || !several(places) || count(places) > 6) continue;
        CellBits common = shape.peers(shape.cell(h, lowest(places)));
        for (Mask m = places & (places - 1); m; m &= m - 1) {
          const CellBits& other = shape.peers(shape.cell(h, lowest(m)));
          for (int w = 0; w < shape.words(); ++w) common.word[w] &= other.word[w];
        }
        hint.clear();
        for (int w = 0; w < shape.words(); ++w)
          for (std::uint64_t m = common.word[w]; m; m &= m - 1)
            if (const int c = w * 64 + lowest(m); board.has(c, d))
              hint.removed.push_back(board.cand(c, d));
        if (hint.removed.empty()) continue;
        hint.rule = HintRule::intersection;
        hint.rating = 2.9;
        hint.digits = Mask{1} << d;
        hint.base.push_back(static_cast<std::uint16_t>(h));
        if (sink.take(hint)) return true;
      }
  }
  return false;
}

}  // namespace clew::rating
