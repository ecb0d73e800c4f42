// BUG: if all open cells but a few had two candidates, and every digit two places or none in each
// house, there would be two solutions or none. So one of the surplus candidates must be true.
//
// Type 1: one cell with surplus candidates: it is one of them. Type 2: all surplus candidates are
// of one digit. Type 3: they make a naked set with other cells of a house. Type 4: two cells share
// a house and a digit that is no surplus.
#include <algorithm>

#include "rating/combine.h"
#include "rating/producers.h"

namespace clew::rating {
namespace {

class Grave {
 public:
  explicit Grave(const RatingBoard& board)
      : board_(board), shape_(board.shape()), surplus_(board.cells()) {}

  bool hints(Hint& hint, HintSink& sink) {
    if (!collect() || !holds()) return false;
    if (cells_.size() == 1) return type1(hint, sink);
    if (one(all_)) return type2(hint, sink) || (cells_.size() == 2 && type4(hint, sink));
    if (common_.empty()) return false;
    return (cells_.size() == 2 && type4(hint, sink)) || type3(hint, sink);
  }

 private:
  // A digit's candidate is surplus if its house does not have zero or two positions for the digit
  // and the candidate's cell is the only one of them with three or more candidates. With several
  // such cells another house decides.
  bool collect() {
    bool first = true, one_digit = true;
    int only = 0;
    std::vector<std::uint16_t> doubtful;
    for (int h = 0; h < shape_.houses(); ++h)
      for (int d = 0; d < shape_.digits(); ++d) {
        const Mask places = board_.in(h, d);
        if (!places || two(places)) continue;
        Mask large = 0;
        for (Mask m = places; m; m &= m - 1) {
          const Mask at = board_.at(shape_.cell(h, lowest(m)));
          if (several(at & (at - 1))) large |= m & -m;
        }
        if (shape_.corrected()) {
          if (first)
            only = d;
          else if (only != d)
            one_digit = false;
          for (Mask m = one_digit ? large : 0; m; m &= m - 1)
            doubtful.push_back(static_cast<std::uint16_t>(shape_.cell(h, lowest(m))));
          first = false;
        }
        if (!large) return false;
        if (one(large) && !add(shape_.cell(h, lowest(large)), d)) return false;
      }
    if (!shape_.corrected() || first || !one_digit) return true;
    // If each house of a cell has several such cells, no house decides; but all surplus candidates
    // have one digit.
    std::sort(doubtful.begin(), doubtful.end());
    doubtful.erase(std::unique(doubtful.begin(), doubtful.end()), doubtful.end());
    for (std::uint16_t c : doubtful)
      if (!is_cell(c) && !add(c, only, false)) return false;
    return true;
  }

  bool is_cell(int c) const { return std::find(cells_.begin(), cells_.end(), c) != cells_.end(); }

  bool add(int c, int d, bool count_digit = true) {
    if (!is_cell(c)) cells_.push_back(static_cast<std::uint16_t>(c));
    surplus_[c] |= Mask{1} << d;
    if (count_digit) all_ |= Mask{1} << d;
    if (!seen_any_)
      common_ = shape_.sees(c);
    else
      std::erase_if(common_, [&](int p) { return !shape_.peers(c).has(p); });
    seen_any_ = true;
    std::erase_if(common_, [&](int p) { return is_cell(p); });
    if (shape_.corrected()) std::sort(common_.begin(), common_.end());
    return !(cells_.size() > 1 && several(all_) && common_.empty());
  }

  bool holds() const {
    for (int c = 0; c < board_.cells(); ++c) {
      if (!board_.open(c)) continue;
      const Mask left = board_.at(c) & ~surplus_[c];
      if (!two(left)) return false;
      for (std::uint16_t p : shape_.links(c))
        if (board_.at(p) & left) return false;
    }
    for (int h = 0; h < shape_.houses(); ++h)
      for (int d = 0; d < shape_.digits(); ++d) {
        int places = count(board_.in(h, d));
        for (std::uint16_t c : cells_)
          places -= shape_.bits(h).has(c) && surplus_[c] >> d & 1 && board_.has(c, d);
        if (places != 0 && places != 2) return false;
      }
    return true;
  }

  void begin(Hint& hint, int type) const {
    hint.clear();
    hint.rule = HintRule::bug;
    hint.type = static_cast<std::uint8_t>(type);
    hint.rating = type == 1 ? 5.6 : 5.7;
    hint.size = static_cast<std::uint8_t>(cells_.size());
    hint.cells = cells_;
    for (std::uint16_t c : cells_) hint.surplus.push_back(surplus_[c]);
    hint.extra = all_;
  }

  void remove(Hint& hint, int c, Mask digits) const {
    for (Mask m = board_.at(c) & digits; m; m &= m - 1)
      hint.removed.push_back(board_.cand(c, lowest(m)));
  }

  bool type1(Hint& hint, HintSink& sink) const {
    begin(hint, 1);
    remove(hint, cells_[0], ~all_);
    return sink.take(hint);
  }

  bool type2(Hint& hint, HintSink& sink) const {
    begin(hint, 2);
    for (std::uint16_t c : common_) remove(hint, c, all_);
    return !hint.removed.empty() && sink.take(hint);
  }

  bool type4(Hint& hint, HintSink& sink) const {
    const int a = cells_[0], b = cells_[1];
    const Mask shared = board_.at(a) & board_.at(b) & ~all_;
    if (!one(shared)) return false;
    for (const HousePlace& seat : shape_.seats(a)) {
      if (!shape_.bits(seat.house).has(b)) continue;
      begin(hint, 4);
      remove(hint, a, ~(surplus_[a] | shared));
      remove(hint, b, ~(surplus_[b] | shared));
      hint.base.push_back(seat.house);
      hint.digits = shared;
      if (sink.take(hint)) return true;
    }
    return false;
  }

  bool type3(Hint& hint, HintSink& sink) const {
    std::vector<int> houses;
    for (const HousePlace& seat : shape_.seats(cells_[0]))
      if (std::all_of(cells_.begin(), cells_.end(),
                      [&](int c) { return shape_.bits(seat.house).has(c); }))
        houses.push_back(seat.house);
    // The original ends with one house before it turns to the next, the corrected rule with a size.
    if (!shape_.corrected()) {
      for (int h : houses)
        for (int size = 2; size <= 6; ++size)
          if (naked(h, size, hint, sink)) return true;
    } else {
      for (int size = 2; size <= 6; ++size)
        for (int h : houses)
          if (naked(h, size, hint, sink)) return true;
    }
    return false;
  }

  bool naked(int h, int size, Hint& hint, HintSink& sink) const {
    std::vector<std::uint16_t> around;
    for (std::uint16_t c : common_)
      if (shape_.bits(h).has(c)) around.push_back(c);
    const int n = static_cast<int>(around.size());
    if (n < size || !several(all_)) return false;
    return for_subsets(n, size - 1, [&](const int* picked) {
      Mask digits = 0;
      std::vector<std::uint16_t> chosen;
      for (int i = 0; i < size - 1; ++i) {
        const std::uint16_t c = around[picked[i]];
        if (!several(board_.at(c))) return false;
        digits |= board_.at(c);
        chosen.push_back(c);
      }
      if (!counts(digits, size) || all_ & ~digits) return false;
      begin(hint, 3);
      hint.rating += (size - 1) * 0.1;
      hint.base.push_back(static_cast<std::uint16_t>(h));
      hint.cells.insert(hint.cells.end(), chosen.begin(), chosen.end());
      hint.digits = digits;
      if (shape_.classic()) {
        for (std::uint16_t c : around)
          if (std::find(chosen.begin(), chosen.end(), c) == chosen.end()) remove(hint, c, digits);
      } else {
        remove_seen(hint, digits);
      }
      return !hint.removed.empty() && sink.take(hint);
    });
  }

  void remove_seen(Hint& hint, Mask digits) const {
    for (; digits; digits &= digits - 1) {
      const int d = lowest(digits);
      for (int c = 0; c < board_.cells(); ++c)
        if (board_.has(c, d) && std::all_of(hint.cells.begin(), hint.cells.end(), [&](int other) {
              return !board_.has(other, d) || shape_.peers(other).has(c);
            }))
          hint.removed.push_back(board_.cand(c, d));
    }
  }

  const RatingBoard& board_;
  const RatingLayout& shape_;
  std::vector<std::uint16_t> cells_, common_;
  std::vector<Mask> surplus_;
  Mask all_ = 0;
  bool seen_any_ = false;
};

}  // namespace

bool bivalue_graves(const RatingBoard& board, Hint& hint, HintSink& sink) {
  // Few boards come near: a handful of cells with more than two candidates at most.
  return Grave(board).hints(hint, sink);
}

}  // namespace clew::rating
