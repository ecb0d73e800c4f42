#include "rating/nested.h"

#include <algorithm>

namespace clew::rating {

void table_order(std::vector<Cand>& removed, const RatingBoard& board) {
  std::vector<int> cells;
  for (Cand a : removed)
    if (std::find(cells.begin(), cells.end(), board.cell_of(a)) == cells.end())
      cells.push_back(board.cell_of(a));
  std::size_t room = 16;
  while (cells.size() > room * 3 / 4) room *= 2;
  std::vector<std::size_t> first(removed.size());
  auto rank = [&](Cand a) {
    const int c = board.cell_of(a);
    const auto at = std::find(cells.begin(), cells.end(), c) - cells.begin();
    return std::tuple(static_cast<std::size_t>(c) % room, at, board.digit_of(a));
  };
  std::stable_sort(removed.begin(), removed.end(),
                   [&](Cand a, Cand b) { return rank(a) < rank(b); });
}

void Parents::one(int c, int d) {
  const Lit l = off(before_.cand(c, d));
  if (std::find(into_.begin(), into_.end(), l) == into_.end()) into_.push_back(l);
}

void Parents::cell(int c) {
  for (Mask m = before_.at(c) & ~now_.at(c); m; m &= m - 1) one(c, lowest(m));
}

void Parents::house(int h, int d) {
  for (Mask m = before_.in (h, d) & ~now_.in(h, d); m; m &= m - 1)
    one(before_.shape().cell(h, lowest(m)), d);
}

}  // namespace clew::rating
