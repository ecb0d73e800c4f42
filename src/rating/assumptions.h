// Branching chains: conclusions that hold for every candidate of a cell, every position of a digit,
// or both states of one candidate; and assumptions that contradict themselves.
#pragma once

#include <memory>
#include <vector>

#include "clew/stop.h"
#include "rating/facts.h"
#include "rating/hint.h"
#include "rating/nested.h"
#include "rating/nets.h"
#include "rating/one_digit.h"
#include "rating/ranking.h"
#include "rating/reach.h"

namespace clew::rating {

class Assumptions {
 public:
  Assumptions(const RatingLayoutPtr&, NetKind, const Nesting& = {});

  /// Finds the easiest hint. Also returns false if stopped. For static nets, the caller may pass
  /// the reachability over both kinds of link on this board.
  bool best(const RatingBoard&, Hint&, const Stop&, const Reach* = nullptr);
  /// All of them, easiest first, those dropped that remove the same as an easier one.
  void all(const RatingBoard&, const RatingBoard& before, std::vector<Nested>&, const Stop&,
           bool with_facts = false);
  /// The reasons of the last best hint: its nets are grown once more, rules noting their facts.
  void explain(const RatingBoard&, Facts&);

 private:
  void search(const RatingBoard&, const Stop&, bool all, bool with_facts);
  void close_links(const RatingBoard&);
  void from_cell(const RatingBoard&, int c);
  void regions(const RatingBoard&, int c, int d);
  void branches(HintRule, int cell, int house);
  void outcomes(HintRule, Lit polarity, int cell, int house);
  void contradiction(const AssumptionNet&, Lit target);

  void describe(const Finding&, const RatingBoard& board, const RatingBoard& before, Nested&) const;
  void collect(const RatingBoard&, const AssumptionNet&, int end, Facts&) const;

  RatingLayoutPtr shape_;
  NetKind kind_;
  int level_;
  AssumptionNets nets_;
  Ranking ranking_;

  const Reach* reach_ = nullptr;  // reachability for static nets
  std::unique_ptr<Reach> own_reach_;
  bool closed_ = false;
  std::unique_ptr<OneDigit> one_digit_;  // assumptions on one digit, for Nishio

  // The current branches: their starts, their nets, and the outcomes and end nodes common to them.
  std::vector<Cand> starts_;
  std::vector<const AssumptionNet*> branch_;
  Reach::Row common_;
  std::vector<std::uint64_t> mask_;
  std::vector<NetEnd> ends_;
};

}  // namespace clew::rating
