// The producers below chains, in the order in which the rating loop asks them. Each searches for
// its hints in the scale's own order, passes them to the sink in the given Hint, and returns true
// if the sink stopped it. Long searches end early when stopped. A producer skips everything
// unchanged since it last found nothing. docs/ratings.md describes the producers.
#pragma once

#include "clew/stop.h"
#include "rating/digit_links.h"
#include "rating/hint.h"
#include "rating/history.h"

namespace clew::rating {

bool hidden_singles(const RatingBoard&, Hint&, HintSink&);
bool naked_singles(const RatingBoard&, Hint&, HintSink&);

/// Locking in pairs of houses that cross. `direct`: only if a hidden single follows.
bool locking(const RatingBoard&, bool direct, Hint&, HintSink&, const Since& = {});
/// For variants: all positions of a digit in a house see a candidate.
bool intersections(const RatingBoard&, Hint&, HintSink&, const Since& = {});

/// `direct`: only if a hidden single follows in the same house.
bool hidden_sets(const RatingBoard&, int size, bool direct, Hint&, HintSink&, const Since& = {});
/// On variants, also removes digits outside the house from cells that see all their positions.
bool naked_sets(const RatingBoard&, int size, Hint&, HintSink&, const Since& = {});

bool fish(const RatingBoard&, int size, Hint&, HintSink&, const Since& = {});
bool wings(const RatingBoard&, bool three, Hint&, HintSink&, const Since& = {});
bool bivalue_graves(const RatingBoard&, Hint&, HintSink&);
bool aligned_pairs(const RatingBoard&, Hint&, HintSink&, const Since& = {});
bool aligned_triplets(const RatingBoard&, Hint&, HintSink&, const Since& = {}, const Stop& = {});

/// The successor's techniques; only the first hint of each, in its order.
/// Wings of four to seven cells: one with two candidates, the others an almost locked set.
bool large_wings(const RatingBoard&, int size, Hint&, HintSink&, const Since& = {});

/// Chains of two to four strong links on one digit. Remembers the links of each digit.
class StrongLinks {
 public:
  explicit StrongLinks(const RatingLayoutPtr&);
  bool find(const RatingBoard&, int links, Hint&, HintSink&, const Since& = {});

 private:
  std::vector<DigitLinks> known_;
};

/// Remembers which pairs of digits had no loop.
class UniqueLoops {
 public:
  explicit UniqueLoops(const RatingLayoutPtr&);
  bool find(const RatingBoard&, Hint&, HintSink&, const History* = nullptr, const Stop& = {});

 private:
  std::vector<History::Time> loopless_;  // by pair: when it was last without a loop, or 0
};

}  // namespace clew::rating
