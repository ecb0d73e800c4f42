// The time at which each cell, house and digit last lost candidates. Most searches of producers
// below chains find nothing. A search that found nothing still finds nothing while its cells do not
// change, because its possible removals only become fewer.
#pragma once

#include <cstdint>
#include <vector>

#include "rating/board.h"

namespace clew::rating {

class History {
 public:
  using Time = std::uint32_t;  // counted in steps; never 0

  explicit History(RatingLayoutPtr);
  /// Another board: all of it is new.
  void restart(const RatingBoard&);
  /// Records the changes of the same board one step later.
  void note(const RatingBoard&);

  Time now() const { return now_; }
  Time cell(int c) const { return cell_[c]; }
  Time house(int h) const { return house_[h]; }
  Time digit(int d) const { return digit_[d]; }
  /// When a cell that held both digits last lost a candidate.
  Time pair(int u, int v) const { return pair_[u * shape_->digits() + v]; }

 private:
  RatingLayoutPtr shape_;
  Time now_ = 1;
  std::vector<Mask> last_;
  std::vector<Time> cell_, house_, digit_, pair_;
};

/// Changes since a producer last found nothing; by default everything.
class Since {
 public:
  Since() = default;
  Since(const History& history, History::Time time) : history_(&history), time_(time) {}

  bool house(int h) const { return !history_ || history_->house(h) > time_; }
  bool cell(int c) const { return !history_ || history_->cell(c) > time_; }
  bool digit(int d) const { return !history_ || history_->digit(d) > time_; }
  Mask digits(const RatingBoard&) const;
  /// Open cells only: a value takes no part in anything.
  CellBits cells(const RatingBoard&) const;

 private:
  const History* history_ = nullptr;
  History::Time time_ = 0;
};

}  // namespace clew::rating
