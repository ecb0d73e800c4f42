#include "rating/pair_loops.h"

#include <algorithm>

namespace clew::rating {

PairLoops::PairLoops(const RatingBoard& board) : board_(board) {
  for (auto& met : met_) met.resize(board.shape().houses());
}

const std::vector<PairLoops::Loop>& PairLoops::from(int cell, int u, int v) {
  u_ = u;
  v_ = v;
  pair_ = Mask{1} << u | Mask{1} << v;
  found_.clear();
  peel();
  if (may_loop_.has(cell)) walk(cell, 2, 0, -1);
  return found_;
}

// A loop continues in each house of its cells: a cell that is alone in a house is in no loop, and
// its neighbours lose a partner.
void PairLoops::peel() {
  const RatingLayout& shape = board_.shape();
  may_loop_ = {};
  both_.resize(shape.houses());
  for (int h = 0; h < shape.houses(); ++h) {
    both_[h] = board_.in(h, u_) & board_.in(h, v_);
    for (Mask m = both_[h]; m; m &= m - 1) may_loop_.add(shape.cell(h, lowest(m)));
  }
  for (bool fewer = true; fewer;) {
    fewer = false;
    for (int w = 0; w < shape.words(); ++w)
      for (std::uint64_t m = may_loop_.word[w]; m; m &= m - 1) {
        const int c = w * 64 + lowest(m);
        const auto seats = shape.seats(c);
        if (std::all_of(seats.begin(), seats.end(),
                        [&](const HousePlace& seat) { return both_[seat.house] & ~seat.bit; }))
          continue;
        for (const HousePlace& seat : seats) both_[seat.house] &= ~seat.bit;
        may_loop_.remove(c);
        fewer = true;
      }
  }
}

// `spare`: number of further cells that may have other candidates; `more`: those candidates met on
// the path. As the original, also counts candidates seen beside the path.
void PairLoops::walk(int cell, int spare, Mask more, int last_type) {
  const RatingLayout& shape = board_.shape();
  auto& met_here = met_[loop_.size() & 1];
  for (const HousePlace& seat : shape.seats(cell))
    if (met_here[seat.house]) return;
  for (const HousePlace& seat : shape.seats(cell)) met_here[seat.house] = 1;
  loop_.push_back(static_cast<std::uint16_t>(cell));
  for (const HousePlace& seat : shape.seats(cell)) {
    if (seat.type == last_type) continue;
    for (Mask m = board_.in (seat.house, u_) & board_.in(seat.house, v_); m; m &= m - 1) {
      const int next = shape.cell(seat.house, lowest(m));
      if (next == loop_.front() && loop_.size() >= 4) {
        if (met_[0] == met_[1]) found_.push_back(loop_);
        continue;
      }
      if (std::find(loop_.begin(), loop_.end(), next) != loop_.end()) continue;
      const Mask met = more | (board_.at(next) & ~pair_);
      if (!shape.corrected()) more = met;
      const bool plain = board_.at(next) == pair_;
      if (may_loop_.has(next) && (plain || one(met) || spare > 0))
        walk(next, spare - !plain, met, seat.type);
    }
  }
  loop_.pop_back();
  for (const HousePlace& seat : shape.seats(cell)) met_here[seat.house] = 0;
}

}  // namespace clew::rating
