#include "logic/net/web.h"

#include <algorithm>

#include "logic/widths.h"

namespace clew::logic {

template <int W>
bool Web::load(const Board<W>& board) {
  const Frame<W>& frame = board.frame();
  layout_ = &frame.layout();
  candidates_.clear();
  units_.clear();
  members_.clear();
  member_begin_.assign(1, 0);
  std::vector<std::uint32_t> number(static_cast<std::size_t>(frame.size()) * (board.digits() + 1));
  auto at = [&](CellId c, Digit d) -> std::uint32_t& {
    return number[static_cast<std::size_t>(c) * (board.digits() + 1) + d];
  };
  for (int i : board.open()) {
    const auto c = static_cast<CellId>(i);
    for (Digit d : board.candidates(c)) {
      at(c, d) = static_cast<std::uint32_t>(candidates_.size());
      candidates_.push_back({c, d});
    }
  }
  if (candidates_.size() > most) candidates_.clear();
  words_ = (size() + 63) / 64;
  excluded_.assign(static_cast<std::size_t>(size()) * words_, 0);
  of_digit_.assign(static_cast<std::size_t>(board.digits() + 1) * words_, 0);
  if (candidates_.empty()) {
    index_units();
    return false;
  }
  for (int i = 0; i < size(); ++i) {
    const auto [c, d] = candidates_[i];
    std::uint64_t* row = excluded_.data() + static_cast<std::size_t>(i) * words_;
    auto exclude = [&](std::uint32_t y) { row[y >> 6] |= std::uint64_t{1} << (y & 63); };
    for (Digit e : board.candidates(c))
      if (e != d) exclude(at(c, e));
    for (int p : board.places(d) & frame.peers(c)) exclude(at(static_cast<CellId>(p), d));
    of_digit_[static_cast<std::size_t>(d) * words_ + (i >> 6)] |= std::uint64_t{1} << (i & 63);
  }
  auto end_unit = [&](Unit unit) {
    units_.push_back(unit);
    member_begin_.push_back(static_cast<std::uint32_t>(members_.size()));
  };
  for (int i : board.open()) {
    const auto c = static_cast<CellId>(i);
    if (board.candidates(c).empty()) continue;
    for (Digit d : board.candidates(c)) members_.push_back(static_cast<Cand>(at(c, d)));
    end_unit({Unit::Kind::cell, 0, c, 0});
  }
  for (int i = 0; i < frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (!board.closed(h)) continue;
    for (Digit d : board.missing(h)) {
      if (!board.places(h, d)) continue;
      for (int p : Bits{board.places(h, d)})
        members_.push_back(static_cast<Cand>(at(frame.cell(h, p), d)));
      end_unit({Unit::Kind::house, d, h, 0});
    }
  }
  index_units();
  return true;
}

void Web::index_units() {
  units_begin_.assign(candidates_.size() + 1, 0);
  for (Cand x : members_) ++units_begin_[x + 1];
  for (std::size_t x = 0; x < candidates_.size(); ++x) units_begin_[x + 1] += units_begin_[x];
  units_of_.resize(members_.size());
  std::vector<std::uint32_t> next(units_begin_.begin(), units_begin_.end());
  for (int u = 0; u < units(); ++u)
    for (Cand x : members(u)) units_of_[next[x]++] = static_cast<std::uint32_t>(u);
}

#define CLEW_WEB(W) template bool Web::load(const Board<W>&);
CLEW_FOR_WIDTHS(CLEW_WEB)

}  // namespace clew::logic
