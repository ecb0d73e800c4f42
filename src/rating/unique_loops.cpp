// Unique rectangles and loops (pair_loops.h): were all cells of one left with its two digits, the
// puzzle would have a second solution.
//
// Type 1: one cell has more: it cannot be one of the two. Type 2: all further candidates are of one
// digit. Type 3: two cells have more, and form a naked or hidden set with others. Type 4: two cells
// have more, and one of the two digits has no other place in a house of both.
#include <algorithm>

#include "rating/combine.h"
#include "rating/pair_loops.h"
#include "rating/producers.h"

namespace clew::rating {
namespace {

using Loop = PairLoops::Loop;

bool linked_outside(const RatingBoard& board, const Loop& loop, int u, int v) {
  for (std::uint16_t c : loop)
    for (std::uint16_t other : board.shape().links(c))
      if (board.has(other, u) || board.has(other, v)) return true;
  return false;
}

class LoopJudge {
 public:
  LoopJudge(const RatingBoard& board, std::vector<Hint>& found, const Stop& stop)
      : board_(board), loops_(board), found_(found), stop_(stop) {}

  /// Returns false if no loop begins in this bivalue cell.
  bool find(int c, int u, int v) {
    u_ = u;
    v_ = v;
    pair_ = board_.at(c);
    const std::vector<Loop>& loops = loops_.from(c, u, v);
    for (const Loop& loop : loops)
      if (!linked_outside(board_, loop, u_, v_) && first_time(loop)) judge(loop);
    return !loops.empty();
  }

 private:
  // The clock is read at intervals.
  bool stopped() { return stopped_ |= (++looked_ & 4095) == 0 && stop_.requested(); }

  // The same loop is found from each of its bivalue cells, in both directions.
  bool first_time(const Loop& loop) {
    Loop cells = loop;
    std::sort(cells.begin(), cells.end());
    if (std::find(judged_.begin(), judged_.end(), cells) != judged_.end()) return false;
    judged_.push_back(std::move(cells));
    return true;
  }

  void judge(const Loop& loop) {
    loop_ = &loop;
    std::vector<int> more;
    Mask further = 0;
    for (std::uint16_t c : loop)
      if (board_.at(c) != pair_) {
        more.push_back(c);
        further |= board_.at(c) & ~pair_;
      }
    if (more.size() == 1) {
      Hint& hint = begin(1);
      hint.removed = {board_.cand(more[0], u_), board_.cand(more[0], v_)};
      keep();
    } else if (more.size() > 2 || (more.size() == 2 && one(further))) {
      same_digit(more);
    } else if (more.size() == 2) {
      with_sets(more[0], more[1], further);
    }
    if (more.size() == 2) locked(more[0], more[1]);
  }

  void same_digit(const std::vector<int>& more) {
    Hint& hint = begin(2);
    const int d = lowest(board_.at(more[0]) & ~pair_);
    hint.extra = Mask{1} << d;
    remove_seen(hint, more, d);
    keep();
  }

  void with_sets(int a, int b, Mask further) {
    const RatingLayout& shape = board_.shape();
    const int least = shape.corrected() ? 2 : count(further);
    for (int size = least; size <= shape.digits() - 2; ++size)
      for (const HousePlace& seat : shape.seats(a)) {
        if (!shape.bits(seat.house).has(b)) continue;
        int place_b = 0;
        while (shape.cell(seat.house, place_b) != b) ++place_b;
        if (size >= count(further) && 2 * size <= board_.open_in(seat.house))
          naked(seat, place_b, a, b, further, size);
        if (2 * size < board_.open_in(seat.house) && shape.complete(seat.house))
          hidden(seat, place_b, a, b, further, size);
      }
  }

  // One of the two cells takes a further digit, and with size − 1 cells that makes a naked set.
  void naked(const HousePlace& seat, int place_b, int a, int b, Mask further, int size) {
    const RatingLayout& shape = board_.shape();
    const int h = seat.house;
    const Mask shared = further & board_.at(a) & board_.at(b);
    struct Set {
      bool with_a = false;
      Mask others = 0, digits = 0;
    };
    auto grow = [&](Set& set, int place) {
      if (place == seat.place) return set.with_a = true;
      const Mask at = board_.at(shape.cell(h, place));
      if (place == place_b || !several(at) || (!set.with_a && place < seat.place)) return false;
      set.others |= Mask{1} << place;
      set.digits |= at;
      return at_most(set.digits | further, size) && !stopped();
    };
    for_subsets(shape.size(h), size, Set{}, grow, [&](const int*, const Set& set) {
      auto [with_a, others, digits] = set;
      if (!with_a || !counts(digits | shared, size) || !counts(digits | further, size))
        return false;
      digits |= further;
      Hint& hint = begin(3);
      for (Mask m = others; m; m &= m - 1)
        hint.cells.push_back(static_cast<std::uint16_t>(shape.cell(h, lowest(m))));
      hint.base.push_back(static_cast<std::uint16_t>(h));
      hint.extra = digits;
      hint.rating += (count(digits) - 1) * 0.1;
      if (shape.classic()) {
        for (int i = 0; i < shape.size(h); ++i) {
          const int c = shape.cell(h, i);
          if (others >> i & 1 || c == a || c == b) continue;
          for (Mask m = board_.at(c) & digits; m; m &= m - 1)
            hint.removed.push_back(board_.cand(c, lowest(m)));
        }
      } else {
        for (Mask left = digits; left; left &= left - 1) {
          const int d = lowest(left);
          std::vector<int> with{a, b};
          for (Mask m = others; m; m &= m - 1) with.push_back(shape.cell(h, lowest(m)));
          std::erase_if(with, [&](int c) { return !board_.has(c, d); });
          remove_seen(hint, with, d);
        }
      }
      keep();
      return false;
    });
  }

  // Removes a digit from cells that see all of `cells`.
  void remove_seen(Hint& hint, const std::vector<int>& cells, int d) {
    for (int w = 0; w < board_.shape().words(); ++w) {
      std::uint64_t seen = ~std::uint64_t{0};
      for (int c : cells) seen &= board_.shape().peers(c).word[w];
      for (; seen; seen &= seen - 1)
        if (const int c = w * 64 + lowest(seen); board_.has(c, d))
          hint.removed.push_back(board_.cand(c, d));
    }
  }

  // One of the two cells takes one of the loop's digits; with size − 2 other digits that makes a
  // hidden set in size − 1 cells beside them.
  void hidden(const HousePlace& seat, int place_b, int a, int b, Mask further, int size) {
    const RatingLayout& shape = board_.shape();
    const int h = seat.house;
    int rest[64], n = 0;
    for (int d = 0; d < shape.digits(); ++d)
      if (!((pair_ | further) >> d & 1)) rest[n++] = d;
    if (size - 2 > n || n == 0) return;
    struct Set {
      Mask digits = 0, places = 0;
    };
    auto add = [&](Set& set, int d) {
      const Mask in = board_.in(h, d) & ~(Mask{1} << place_b);
      set.digits |= Mask{1} << d;
      set.places |= in;
      return in && at_most(set.places, size) && !stopped();
    };
    Set pair;
    if (!add(pair, u_) || !add(pair, v_)) return;
    auto grow = [&](Set& set, int i) { return add(set, rest[i]); };
    for_subsets(n, size - 2, pair, grow, [&](const int*, const Set& set) {
      auto [digits, places] = set;
      if (!counts(places, size)) return false;
      places &= ~(Mask{1} << seat.place);
      Hint& hint = begin(3);
      for (Mask m = places; m; m &= m - 1) {
        const int c = shape.cell(h, lowest(m));
        hint.cells.push_back(static_cast<std::uint16_t>(c));
        if (c == a || c == b) continue;
        for (Mask out = board_.at(c) & ~digits; out; out &= out - 1)
          hint.removed.push_back(board_.cand(c, lowest(out)));
      }
      hint.cover.push_back(static_cast<std::uint16_t>(h));
      hint.extra = digits;
      hint.rating += (count(places) - 1) * 0.1;
      keep();
      return false;
    });
  }

  void locked(int a, int b) {
    const RatingLayout& shape = board_.shape();
    int house_u = -1, house_v = -1;
    for (const HousePlace& seat : shape.seats(a)) {
      if (!shape.bits(seat.house).has(b) || !shape.complete(seat.house)) continue;
      if (two(board_.in(seat.house, u_))) house_u = seat.house;
      if (two(board_.in(seat.house, v_))) house_v = seat.house;
    }
    if (house_u < 0 && house_v < 0) return;
    Hint& hint = begin(4);
    const int lost = house_u >= 0 ? v_ : u_;
    hint.base.push_back(static_cast<std::uint16_t>(house_u >= 0 ? house_u : house_v));
    hint.extra = pair_ & ~(Mask{1} << lost);
    hint.removed = {board_.cand(a, lost), board_.cand(b, lost)};
    keep();
  }

  Hint& begin(int type) {
    hint_.clear();
    hint_.rule = HintRule::unique_loop;
    hint_.type = static_cast<std::uint8_t>(type);
    hint_.size = static_cast<std::uint8_t>(loop_->size());
    hint_.rating = 4.5;
    if (hint_.size >= 10) hint_.rating += 0.3;
    if (hint_.size >= 8)
      hint_.rating += 0.2;
    else if (hint_.size >= 6)
      hint_.rating += 0.1;
    hint_.cells = *loop_;
    hint_.digits = pair_;
    return hint_;
  }

  // Different paths through the same cells may give the same result.
  void keep() {
    if (hint_.removed.empty()) return;
    for (const Hint& old : found_) {
      if (old.type != hint_.type || old.size != hint_.size ||
          old.base.empty() != hint_.base.empty())
        continue;
      if (!std::is_permutation(old.cells.begin(), old.cells.begin() + old.size,
                               hint_.cells.begin()))
        continue;
      if (hint_.type != 3 ||
          (old.base == hint_.base && old.cover == hint_.cover && old.extra == hint_.extra &&
           std::equal(old.cells.begin() + old.size, old.cells.end(),
                      hint_.cells.begin() + hint_.size, hint_.cells.end())))
        return;
    }
    found_.push_back(hint_);
  }

  const RatingBoard& board_;
  PairLoops loops_;
  std::vector<Hint>& found_;
  const Stop& stop_;
  unsigned looked_ = 0;
  bool stopped_ = false;
  std::vector<Loop> judged_;
  Hint hint_;
  const Loop* loop_ = nullptr;
  int u_ = 0, v_ = 0;
  Mask pair_ = 0;
};

}  // namespace

UniqueLoops::UniqueLoops(const RatingLayoutPtr& shape)
    : loopless_(static_cast<std::size_t>(shape->digits()) * shape->digits()) {}

// The loops on two digits depend only on the cells that contain both.
bool UniqueLoops::find(const RatingBoard& board, Hint& hint, HintSink& sink, const History* history,
                       const Stop& stop) {
  std::vector<Hint> found;
  std::vector<std::uint8_t> looped(loopless_.size());
  LoopJudge judge(board, found, stop);
  for (int c = 0; c < board.cells() && !stop.requested(); ++c) {
    if (!two(board.at(c))) continue;
    const int u = lowest(board.at(c)), v = lowest(board.at(c) & (board.at(c) - 1));
    const std::size_t pair = static_cast<std::size_t>(u) * board.digits() + v;
    if (history && loopless_[pair] >= history->pair(u, v)) continue;
    looped[pair] |= judge.find(c, u, v) ? 2 : 1;
  }
  for (std::size_t pair = 0; pair < looped.size() && history; ++pair)
    if (looped[pair]) loopless_[pair] = looped[pair] == 1 ? history->now() : 0;
  std::stable_sort(found.begin(), found.end(), [](const Hint& a, const Hint& b) {
    return a.rating != b.rating ? a.rating < b.rating : a.type < b.type;
  });
  for (const Hint& each : found) {
    hint = each;
    if (sink.take(hint)) return true;
  }
  return false;
}

}  // namespace clew::rating
