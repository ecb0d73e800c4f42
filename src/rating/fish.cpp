// Fish of n: n parallel lines hold a digit in the same n places, so that the crossing lines lose it
// elsewhere. Columns are tried as base before rows; a fish needs room for itself and its mirror.
#include "rating/combine.h"
#include "rating/producers.h"

namespace clew::rating {
namespace {

constexpr double fish_rating[] = {0, 0, 3.2, 3.8, 5.2};

bool fish_in(const RatingBoard& board, const std::vector<std::uint16_t>& base,
             const std::vector<std::uint16_t>& cover, int size, Hint& hint, HintSink& sink,
             Mask digits) {
  const RatingLayout& shape = board.shape();
  const int lines = static_cast<int>(base.size());
  // Most digits have too few lines that fit: look for one that could before walking all subsets.
  Mask fits[64] = {}, able = 0;
  for (; digits; digits &= digits - 1) {
    const int d = lowest(digits);
    int placed = 0;
    for (int i = 0; i < lines; ++i) {
      const Mask places = board.in(base[i], d);
      placed += board.placed_in(base[i]) >> d & 1;
      if (several(places) && at_most(places, size)) fits[d] |= Mask{1} << i;
    }
    if (placed + 2 * size <= lines && !at_most(fits[d], size - 1)) able |= Mask{1} << d;
  }
  if (!able) return false;
  return for_subsets(lines, size, [&](const int* picked) {
    Mask chosen = 0;
    for (int i = 0; i < size; ++i) chosen |= Mask{1} << picked[i];
    for (Mask ds = able; ds; ds &= ds - 1) {
      const int d = lowest(ds);
      if (chosen & ~fits[d]) continue;
      Mask places = 0;
      for (int i = 0; i < size; ++i) places |= board.in(base[picked[i]], d);
      if (!counts(places, size)) continue;
      hint.clear();
      for (Mask m = places; m; m &= m - 1) {
        const int line = cover[lowest(m)];
        for (Mask rest = board.in(line, d) & ~chosen; rest; rest &= rest - 1)
          hint.removed.push_back(board.cand(shape.cell(line, lowest(rest)), d));
        hint.cover.push_back(static_cast<std::uint16_t>(line));
      }
      if (hint.removed.empty()) continue;
      for (int i = 0; i < size; ++i) hint.base.push_back(base[picked[i]]);
      hint.rule = HintRule::fish;
      hint.size = static_cast<std::uint8_t>(size);
      hint.rating = fish_rating[size];
      hint.digits = Mask{1} << d;
      if (sink.take(hint)) return true;
    }
    return false;
  });
}

}  // namespace

bool fish(const RatingBoard& board, int size, Hint& hint, HintSink& sink, const Since& since) {
  const Mask digits = since.digits(board);
  if (!digits) return false;
  for (const ParallelLines& weave : board.shape().weaves())
    if (fish_in(board, weave.cols, weave.rows, size, hint, sink, digits) ||
        fish_in(board, weave.rows, weave.cols, size, hint, sink, digits))
      return true;
  return false;
}

}  // namespace clew::rating
