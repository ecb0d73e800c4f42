// Hidden and naked sets: n digits with n places in a house, n cells with n digits.
#include "rating/combine.h"
#include "rating/producers.h"

namespace clew::rating {
namespace {

constexpr double hidden_rating[] = {0, 0, 3.4, 4.0, 5.4}, direct_rating[] = {0, 0, 2.0, 2.5},
                 naked_rating[] = {0, 0, 3.0, 3.6, 5.0};

// The first digit outside the set that the set leaves one place in the house; it had more before.
Cand single_after(const RatingBoard& board, int h, Mask digits, Mask places) {
  for (int d = 0; d < board.digits(); ++d) {
    if (digits >> d & 1) continue;
    const Mask before = board.in(h, d), left = before & ~places;
    if (several(before) && one(left)) return board.cand(board.shape().cell(h, lowest(left)), d);
  }
  return -1;
}

void remove_in_house(const RatingBoard& board, int h, Mask set_cells, Mask digits, Hint& hint) {
  for (int i = 0; i < board.shape().size(h); ++i) {
    if (set_cells >> i & 1) continue;
    const int c = board.shape().cell(h, i);
    for (Mask m = board.at(c) & digits; m; m &= m - 1)
      hint.removed.push_back(board.cand(c, lowest(m)));
  }
}

// Removes a digit from cells that see all cells of the set with the digit.
void remove_seen(const RatingBoard& board, Mask digits, Hint& hint) {
  const RatingLayout& shape = board.shape();
  for (; digits; digits &= digits - 1) {
    const int d = lowest(digits);
    CellBits common;
    bool any = false;
    for (std::uint16_t c : hint.cells) {
      if (!board.has(c, d)) continue;
      const CellBits& peers = shape.peers(c);
      for (int w = 0; w < shape.words(); ++w)
        common.word[w] = any ? common.word[w] & peers.word[w] : peers.word[w];
      any = true;
    }
    for (int w = 0; w < shape.words(); ++w)
      for (std::uint64_t m = common.word[w]; m; m &= m - 1)
        if (const int c = w * 64 + lowest(m); board.has(c, d))
          hint.removed.push_back(board.cand(c, d));
  }
}

}  // namespace

bool hidden_sets(const RatingBoard& board, int size, bool direct, Hint& hint, HintSink& sink,
                 const Since& since) {
  const RatingLayout& shape = board.shape();
  for (std::uint16_t h : shape.set_order()) {
    if (!shape.complete(h) || board.open_in(h) <= (direct ? size : 2 * size) || !since.house(h))
      continue;
    int digit[64], n = 0;
    for (int d = 0; d < shape.digits(); ++d)
      if (const Mask places = board.in(h, d); several(places) && at_most(places, size))
        digit[n++] = d;
    const bool stopped = for_subsets(n, size, [&](const int* picked) {
      Mask places = 0, digits = 0;
      for (int i = 0; i < size; ++i) {
        places |= board.in(h, digit[picked[i]]);
        digits |= Mask{1} << digit[picked[i]];
      }
      if (!counts(places, size)) return false;
      hint.clear();
      if (direct) {
        hint.placed = single_after(board, h, digits, places);
        if (hint.placed < 0) return false;
      } else {
        for (Mask m = places; m; m &= m - 1) {
          const int c = shape.cell(h, lowest(m));
          for (Mask rest = board.at(c) & ~digits; rest; rest &= rest - 1)
            hint.removed.push_back(board.cand(c, lowest(rest)));
        }
        if (hint.removed.empty()) return false;
      }
      hint.rule = direct ? HintRule::direct_hidden_set : HintRule::hidden_set;
      hint.size = static_cast<std::uint8_t>(size);
      hint.rating = direct ? direct_rating[size] : hidden_rating[size];
      hint.base.push_back(h);
      hint.digits = digits;
      for (Mask m = places; m; m &= m - 1)
        hint.cells.push_back(static_cast<std::uint16_t>(shape.cell(h, lowest(m))));
      return sink.take(hint);
    });
    if (stopped) return true;
  }
  return false;
}

bool naked_sets(const RatingBoard& board, int size, Hint& hint, HintSink& sink,
                const Since& since) {
  const RatingLayout& shape = board.shape();
  for (std::uint16_t h : shape.set_order()) {
    if (board.open_in(h) < 2 * size || !since.house(h)) continue;
    int place[64], n = 0;
    for (int i = 0; i < shape.size(h); ++i)
      if (const Mask at = board.at(shape.cell(h, i)); several(at) && at_most(at, size))
        place[n++] = i;
    const bool stopped = for_subsets(n, size, [&](const int* picked) {
      Mask digits = 0, places = 0;
      for (int i = 0; i < size; ++i) {
        digits |= board.at(shape.cell(h, place[picked[i]]));
        places |= Mask{1} << place[picked[i]];
      }
      if (!counts(digits, size)) return false;
      hint.clear();
      for (Mask m = places; m; m &= m - 1)
        hint.cells.push_back(static_cast<std::uint16_t>(shape.cell(h, lowest(m))));
      if (shape.classic())
        remove_in_house(board, h, places, digits, hint);
      else
        remove_seen(board, digits, hint);
      if (hint.removed.empty()) return false;
      hint.rule = HintRule::naked_set;
      hint.size = static_cast<std::uint8_t>(size);
      hint.rating = naked_rating[size];
      hint.base.push_back(h);
      hint.digits = digits;
      return sink.take(hint);
    });
    if (stopped) return true;
  }
  return false;
}

}  // namespace clew::rating
