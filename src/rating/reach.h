// All consequences of turning on each candidate, over static links: the candidates that turn on,
// and those that turn off.
//
// This is the transitive closure of the hops between "on"s, over a weak link and a strong one, in
// bit sets over the remaining candidates. Candidates on a common cycle have the same row, so
// strongly connected components are closed, successors first (Tarjan, "Depth-first search and
// linear graph algorithms", 1972). Growing one tree costs more than this closure for all sources;
// the closure shows which trees are worth growing.
#pragma once

#include <vector>

#include "rating/board.h"

namespace clew::rating {

class Reach {
 public:
  using Row = std::vector<std::uint64_t>;

  /// X: strong links in houses. Y: strong links in cells with two candidates, and weak ones in
  /// cells.
  void close(const RatingBoard&, bool x, bool y);
  /// One kind of link only, and of the candidates only those that may be refuted because they are
  /// over both kinds, or lie on the way: about others nothing may be asked.
  void close_x(const RatingBoard&, const Reach& both);
  void close_y(const RatingBoard&, const Reach& both);

  /// Returns false for boards with too many candidates for the table; no other function may be
  /// called then.
  bool known() const { return known_; }
  /// On leads to its own off.
  bool refuted(Cand a) const { return off_row(a)[word(a)] >> bit(a) & 1; }
  /// Some candidate is refuted.
  bool any_refuted() const { return refuted_digits_ != 0; }
  Mask refuted_digits() const { return refuted_digits_; }
  /// On leads back to on.
  bool returns(Cand a) const { return on_row(a)[word(a)] >> bit(a) & 1; }
  /// Off leads to its own on.
  bool proven(Cand a) const;
  /// On a common cycle with some "on" that a refuted candidate of its digit sees: without one, no
  /// cycle removes anything.
  bool fruitful(Cand a) const { return fruitful_[leader_[number_[a]]]; }

  /// Intersects `common` with a row; `first` copies the row. "On"s come before "off"s, each in
  /// half() words.
  void meet(Row& common, Cand a, bool first) const;
  int half() const { return words_; }

 private:
  std::size_t word(Cand a) const { return static_cast<std::size_t>(number_[a]) >> 6; }
  int bit(Cand a) const { return number_[a] & 63; }
  const std::uint64_t* on_row(Cand a) const { return row(number_[a]); }
  const std::uint64_t* off_row(Cand a) const { return row(number_[a]) + words_; }
  const std::uint64_t* row(int node) const {
    return &rows_[static_cast<std::size_t>(leader_[node]) * 2 * words_];
  }
  template <class Wanted>
  void enrol(const RatingBoard&, Wanted&&);
  void close_enrolled(const RatingBoard&, bool x, bool y);
  void see(const RatingBoard&, bool cells);
  void bind(const RatingBoard&, bool x, bool y);
  void hop(int node);
  void visit(int root);
  void finish(int leader);
  void note_refuted(const RatingBoard&);
  std::uint64_t* strong_row(int node) { return &strong_[static_cast<std::size_t>(node) * words_]; }

  bool known_ = false;
  Mask refuted_digits_ = 0;
  int words_ = 0;
  std::vector<Cand> cand_;   // remaining candidates by number
  std::vector<int> number_;  // by candidate
  std::vector<std::uint64_t> rows_;
  std::vector<std::uint64_t> strong_, hops_;  // rows: candidates that turn on when it is off; the
                                              // next "on"s
  std::vector<std::uint64_t> bound_;          // candidates with a strong link
  std::vector<std::uint8_t> fruitful_;        // by leader

  std::vector<int> leader_, order_, low_, component_;
  struct Frame {
    int node, word;
  };
  std::vector<Frame> path_;
  int visited_ = 0;
};

}  // namespace clew::rating
