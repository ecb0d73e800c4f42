// Full ranks on grids whose rows and columns have every digit. Each of the four sides then begins
// one line with each digit. Among the four lines that begin with the ranked line's first digit, its
// rank is known: the number of smaller ones. A candidate first digit stays if the line can be less
// or greater as required.
#include <algorithm>
#include <bit>

#include "search/constrained/board.h"

namespace clew::search {
namespace {

int least(Mask m) { return std::countr_zero(m); }
int most(Mask m) { return 63 - std::countl_zero(m); }
Mask up_to_most(Mask m) { return 2 * std::bit_floor(m) - 1; }
Mask from_least(Mask m) { return ~((m & -m) - 1); }

}  // namespace

// For two lines with equal first digits, returns true if the first can be less than the second.
bool ConstrainedBoard::may_be_less(std::span<const CellId> a, std::span<const CellId> b) const {
  for (std::size_t i = 1; i < a.size(); ++i) {
    const int low = least(cells_[a[i]]), high = most(cells_[b[i]]);
    if (low != high) return low < high;
  }
  return false;
}

// Propagates at the first place where the lines differ: the first line has the smaller digit there.
bool ConstrainedBoard::keep_less(std::span<const CellId> a, std::span<const CellId> b, bool ties) {
  for (std::size_t i = 1; i < a.size(); ++i) {
    if (!narrow(a[i], up_to_most(cells_[b[i]])) || !narrow(b[i], from_least(cells_[a[i]])))
      return false;
    if (cells_[a[i]] != cells_[b[i]] || !single(cells_[a[i]])) return true;
  }
  return ties;
}

bool ConstrainedBoard::may_be(const Model::RankItem& rank, std::span<const CellId> line,
                              bool less) const {
  if (!(cells_[line[0]] & rank.digit)) return false;
  if (less) return may_be_less(line, rank.own);
  return may_be_less(rank.own, line) || (rank.ties && may_be_equal(rank.own, line));
}

bool ConstrainedBoard::run_rank(const Model::RankItem& rank) {
  int can_be_less = 0, must_be_less = 0;
  bool can[3][2] = {};  // by side: its line be greater, or less
  for (std::size_t s = 0; s < 3; ++s) {
    for (const auto& line : rank.others[s]) {
      const bool greater = may_be(rank, line, false), less = may_be(rank, line, true);
      if (!greater && !less && !narrow(line[0], ~rank.digit)) return false;
      can[s][0] = can[s][0] || greater;
      can[s][1] = can[s][1] || less;
    }
    if (!can[s][0] && !can[s][1]) return false;
    can_be_less += can[s][1];
    must_be_less += !can[s][0];
  }
  if (must_be_less > rank.less || can_be_less < rank.less) return false;
  for (std::size_t s = 0; s < 3; ++s) {
    const bool may_be_either = can[s][0] && can[s][1];
    if (may_be_either && must_be_less < rank.less && can_be_less > rank.less) continue;
    const bool less = may_be_either ? can_be_less == rank.less : can[s][1];
    if (!keep_side(rank, rank.others[s], less)) return false;
  }
  return true;
}

// The line of this side that begins with the digit is less, or greater.
bool ConstrainedBoard::keep_side(const Model::RankItem& rank,
                                 const std::vector<std::vector<CellId>>& lines, bool less) {
  const auto& own = rank.own;
  const std::vector<CellId>* only = nullptr;
  int begin = 0;
  Mask second = 0;
  for (const auto& line : lines) {
    if (!may_be(rank, line, less)) {
      if (!narrow(line[0], ~rank.digit)) return false;
      continue;
    }
    ++begin;
    only = &line;
    second |= cells_[line[1]];
  }
  if (begin == 0) return false;
  if (begin == 1) {
    if (!narrow((*only)[0], rank.digit)) return false;
    return less ? keep_less(*only, own, false) : keep_less(own, *only, rank.ties);
  }
  return narrow(own[1], less ? from_least(second) : up_to_most(second));
}

bool ConstrainedBoard::may_be_equal(std::span<const CellId> a, std::span<const CellId> b) const {
  for (std::size_t i = 1; i < a.size(); ++i)
    if (!(cells_[a[i]] & cells_[b[i]])) return false;
  return true;
}

}  // namespace clew::search
