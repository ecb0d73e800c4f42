// Wings of four to seven cells, called by as many of the last letters: an almost locked set, n - 1
// cells that see each other and hold n digits, and a cell with two of these digits which sees all
// places of one of them in the set. Either that cell or the set then holds the other digit; when it
// sees the places of both, the set's further digits are locked too. Of the successor's scale only.
//
// All are looked through for the one that the scale puts first: the lowest rating, then the most
// eliminations, then the greatest suffix as text, then the order of cells.
#include <algorithm>
#include <string>
#include <tuple>

#include "rating/combine.h"
#include "rating/producers.h"

namespace clew::rating {
namespace {

// Cells of middling size are rarest, so the scale holds them harder; large wings are all alike.
double rating_of(int size, int largest) {
  const int off_middle = largest < 3 ? 3 - largest : largest - 3;
  if (size == 4) return 5.5 + (1 - off_middle) * 0.1;
  if (size == 5) return 6.2 + (2 - off_middle) * 0.1;
  return size == 6 ? 6.6 : 7.5;
}

class Search {
 public:
  Search(const RatingBoard& board, int size, Hint& best, const Since& since)
      : board_(board), shape_(board.shape()), size_(size), best_(best), since_(since) {
    changed_ = since.cells(board);
    places_.resize(board.digits());
    for (int c = 0; c < board.cells(); ++c) {
      if (two(board.at(c))) {
        pairs_.push_back(static_cast<std::uint16_t>(c));
        pairs_changed_ |= changed_.has(c);
      }
      for (Mask m = board.at(c); m; m &= m - 1) places_[lowest(m)].add(c);
    }
  }

  bool run() {
    for (int h = 0; h < shape_.houses() && !pairs_.empty(); ++h) {
      if (!pairs_changed_ && !since_.house(h)) continue;
      open_.clear();
      for (int i = 0; i < shape_.size(h); ++i)
        if (const int c = shape_.cell(h, i); several(board_.at(c)) && at_most(board_.at(c), size_))
          open_.push_back(static_cast<std::uint16_t>(c));
      std::sort(open_.begin(), open_.end());
      set_.clear();
      choose(0, 0, false);
    }
    return found_;
  }

 private:
  void choose(std::size_t from, Mask digits, bool changed) {
    const int missing = size_ - 1 - static_cast<int>(set_.size());
    if (!missing) {
      if (counts(digits, size_)) with_pairs(digits, changed);
      return;
    }
    for (std::size_t i = from; i + missing <= open_.size(); ++i) {
      const std::uint16_t c = open_[i];
      const Mask all = digits | board_.at(c);
      if (!at_most(all, size_)) continue;
      set_.push_back(c);
      choose(i + 1, all, changed || changed_.has(c));
      set_.pop_back();
    }
  }

  void with_pairs(Mask digits, bool changed) {
    for (std::uint16_t c : pairs_) {
      const Mask pair = board_.at(c);
      if ((pair & ~digits) || (!changed && !changed_.has(c))) continue;
      if (std::find(set_.begin(), set_.end(), c) != set_.end()) continue;
      Mask linked = 0;
      for (Mask m = pair; m; m &= m - 1)
        if (const int d = lowest(m); sees_all(c, d)) linked |= Mask{1} << d;
      if (linked) weigh(c, digits, pair, linked);
    }
  }

  bool sees_all(int c, int d) const {
    return std::all_of(set_.begin(), set_.end(), [&](int other) {
      return !board_.has(other, d) || shape_.peers(c).has(other);
    });
  }

  void weigh(int c, Mask digits, Mask pair, Mask linked) {
    const bool both = linked == pair;
    removed_.clear();
    Mask lost = 0;
    for (Mask m = both ? digits : pair & ~linked; m; m &= m - 1) {
      const int d = lowest(m);
      if (remove(d, pair >> d & 1 ? c : -1)) lost |= Mask{1} << d;
    }
    if (removed_.empty()) return;
    // A wing whose removals do not need both links is named as a wing with one link.
    const bool twofold = both && ((lost & ~pair) || (lost & pair) == pair);
    int largest = 0, sum = 0;
    for (std::uint16_t s : set_) {
      const int n = count(board_.at(s));
      largest = std::max(largest, n);
      sum += n;
    }
    const double rating = rating_of(size_, largest);
    const int rank = -static_cast<int>(removed_.size());
    std::string suffix =
        std::to_string(twofold ? 2 : 1) + std::to_string(largest) + std::to_string(sum);
    std::vector<std::uint16_t> cells = set_;
    cells.push_back(static_cast<std::uint16_t>(c));
    if (found_ && std::tie(rating, rank, best_.suffix, cells) >=
                      std::tie(best_.rating, rank_, suffix, best_.cells))
      return;
    found_ = true;
    rank_ = rank;
    best_.clear();
    best_.rule = HintRule::large_wing;
    best_.size = static_cast<std::uint8_t>(size_);
    best_.rating = rating;
    best_.suffix = std::move(suffix);
    best_.cells = std::move(cells);
    best_.removed = removed_;
  }

  // Removes the digit from cells that see all its positions in the set, and the cell beside the set
  // if that holds the digit too.
  bool remove(int d, int beside) {
    const std::size_t before = removed_.size();
    for (int w = 0; w < shape_.words(); ++w) {
      std::uint64_t seen = places_[d].word[w];
      if (beside >= 0) seen &= shape_.peers(beside).word[w];
      for (std::uint16_t s : set_)
        if (board_.has(s, d)) seen &= shape_.peers(s).word[w];
      for (; seen; seen &= seen - 1) removed_.push_back(board_.cand(w * 64 + lowest(seen), d));
    }
    return removed_.size() > before;
  }

  const RatingBoard& board_;
  const RatingLayout& shape_;
  const int size_;
  Hint& best_;
  bool found_ = false;
  int rank_ = 0;
  const Since& since_;
  bool pairs_changed_ = false;
  CellBits changed_;
  std::vector<CellBits> places_;                   // by digit
  std::vector<std::uint16_t> pairs_, open_, set_;  // cells: with two candidates; of a house; chosen
  std::vector<Cand> removed_;
};

}  // namespace

bool large_wings(const RatingBoard& board, int size, Hint& hint, HintSink& sink,
                 const Since& since) {
  return Search(board, size, hint, since).run() && sink.take(hint);
}

}  // namespace clew::rating
