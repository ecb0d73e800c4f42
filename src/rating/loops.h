// Cycles and forcing chains without branches: X (one digit), Y (through bivalue cells), both.
//
// From every candidate the breadth-first tree of alternating weak and strong links is grown, once
// from "on" (which shows cycles and chains that prove it off) and once from "off" (chains that
// prove it on).
#pragma once

#include <compare>
#include <vector>

#include "clew/stop.h"
#include "rating/facts.h"
#include "rating/hint.h"
#include "rating/links.h"
#include "rating/nested.h"
#include "rating/reach.h"

namespace clew::rating {

class Loops {
 public:
  explicit Loops(RatingLayoutPtr);

  /// The easiest hint.
  bool best(const RatingBoard&, Hint&, const Stop&);
  /// Finds all hints, easiest first, without those that remove the same as an easier hint, and
  /// their relation to the chain that led from `before` to this board.
  void all(const RatingBoard&, const RatingBoard& before, std::vector<Nested>&, const Stop&,
           bool with_facts = false);
  /// Reachability over both kinds of link on the last board.
  const Reach& reach() const { return reach_; }
  /// The reasons of the last best hint.
  void explain(const RatingBoard& board, Facts& facts) const {
    explain(board, found_.front(), facts);
  }

 private:
  /// An "on" in a tree: reached from `up` over `via` turned off.
  struct Twig {
    Cand cand;
    Cand via;                   // -1 at a root that is on
    std::int32_t up;            // -1 when the root is `via`, off
    std::int16_t weak, strong;  // causes of `via` and of `cand`
    std::uint16_t depth;        // "on"s before it
  };
  /// The least is the easiest; of two as easy, the one that the original meets first.
  struct Rank {
    double rating;
    int complexity, key, order;
    friend auto operator<=>(const Rank&, const Rank&) = default;
  };
  /// Goal of a search from a source (a cycle, or a chain that proves it off or on) and its kinds of
  /// link.
  struct Sort {
    Cand source;
    bool cycle, to_on, x, y;

    Rank rank(int complexity) const;
  };
  struct Found {
    Sort sort;
    Rank rank;
    // the path as literals with causes, from the end back to the source
    std::vector<std::pair<Lit, std::int16_t>> path{};
    std::vector<Cand> removed{};
  };

  bool search(const RatingBoard&);
  void pass(const RatingBoard&, const Reach&, bool x, bool y, Mask digits = ~Mask{0});
  void refute(const RatingBoard&, const Sort&);
  void prove(const RatingBoard&, const Sort&);
  void cycles(const RatingBoard&, const Sort&);
  void plant(const Twig& root);
  template <class Again>
  void branch(int twig, Again&&);
  bool on_the_way(int twig, Cand) const;
  bool too_long(const Sort&, int complexity) const;
  void cycle(const RatingBoard&, const Sort&, int end, const Links::Hop&);
  void chain(const RatingBoard&, const Sort&, int end, const Links::Hop&);
  void trace_back(int twig, std::vector<std::pair<Lit, std::int16_t>>& path, Cand source) const;
  void keep(Found&&);
  static void explain(const RatingBoard&, const Found&, Facts&);
  std::int16_t weak_cause(const RatingBoard&, int cell, int other) const;

  RatingLayoutPtr shape_;
  Reach reach_, one_kind_;  // over both kinds of link; over the one of a pass
  Links links_;             // links of the current pass
  std::vector<Twig> tree_;
  std::vector<std::uint32_t> met_;
  std::uint32_t round_ = 0;
  Stop stop_;
  bool everything_ = false;
  std::vector<Found> found_;  // only the best one unless everything is wanted
};

}  // namespace clew::rating
