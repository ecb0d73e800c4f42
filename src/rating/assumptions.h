// Chains that branch: what must hold whichever candidate of a cell, whichever place of a digit,
// whichever state of one candidate is true; and assumptions that contradict themselves.
//
// Static nets follow the board as it is. Dynamic ones work on a copy from which all that turned off
// is gone, so that new links appear. When such a net comes to rest, levels from 1 ask further rules
// what they see on that copy: 1 simple ones, 2 also forcing chains, 3 also branching ones, from 4
// instead of these dynamic ones, which nest themselves.
#pragma once

#include <memory>
#include <vector>

#include "clew/stop.h"
#include "rating/hint.h"
#include "rating/loops.h"
#include "rating/nested.h"
#include "rating/one_digit.h"

namespace clew::rating {

struct Nesting {
  int level = 0;           // what it asks, and with that its rating
  std::vector<int> inner;  // from level 4: the levels of the dynamic chains inside, in order
};

class Assumptions {
 public:
  enum class Kind : std::uint8_t { nishio, fixed, dynamic };
  Assumptions(const RatingLayoutPtr&, Kind, const Nesting& = {});
  ~Assumptions();

  /// The easiest hint; false also when told to stop. Static nets may be told what is reached over
  /// both kinds of link on this board.
  bool best(const RatingBoard&, Hint&, const Stop&, const Reach* = nullptr);
  /// All of them, easiest first, those dropped that remove the same as an easier one.
  void all(const RatingBoard&, const RatingBoard& before, std::vector<Nested>&, const Stop&,
           bool with_facts = false);
  /// The reasons of the last best hint: its nets are grown once more, rules noting their facts.
  void explain(const RatingBoard&, Facts&);

 private:
  struct End {  // one branch: a net and its node
    const AssumptionNet* net;
    int node;
  };
  struct Choice {
    HintRule rule{};
    int complexity = 0, key = 0, order = 0;
    Lit target = 0;
    int cell = -1, house = -1;  // where the branches begin
    std::vector<End> ends;
  };

  void search(const RatingBoard&);
  void keep_valid_nets(const RatingBoard&);
  bool untouched(const AssumptionNet&) const;
  void close_links(const RatingBoard&);
  void from_cell(const RatingBoard&, int c);
  void regions(const RatingBoard&, int c, int d);
  void branches(HintRule, int cell, int house);
  void outcomes(HintRule, Lit polarity, const std::vector<const AssumptionNet*>&, int cell,
                int house);
  void contradiction(const AssumptionNet&, Lit target);
  void consider(HintRule, int key, Lit target, int cell, int house);
  int complexity(const std::vector<End>&);
  int ancestors(const End&);
  const AssumptionNet& net(Lit start);

  void grow(AssumptionNet&, Lit start);
  template <Kind kind>
  void grow_as(AssumptionNet&, Lit start);
  template <Kind kind>
  bool turn_on(AssumptionNet&, int p);
  template <Kind kind>
  bool turn_off(AssumptionNet&, int p);
  bool ask_rules(AssumptionNet&);
  class Asker;

  std::vector<Cand> removed_by(Lit target) const;
  void describe(const Choice&, const RatingBoard& before, Nested&);
  void collect(const Choice&, Facts&);
  void collect(const AssumptionNet&, int end, Facts&);

  RatingLayoutPtr shape_;
  Kind kind_;
  int level_;
  double base_;
  const RatingBoard* board_ = nullptr;
  RatingBoard work_;
  Stop stop_;
  bool stopped_ = false;

  std::vector<std::unique_ptr<AssumptionNet>> nets_;  // by starting literal, made when first needed
  std::vector<std::uint8_t> grown_;                   // those that hold on this board
  std::vector<Lit> alive_;                            // the same as a list
  RatingBoard last_;                                  // the board of the last search
  std::vector<std::uint64_t> gone_;                   // candidates removed since
  std::vector<std::vector<Cand>> loosened_;           // what is left of the units that lost them
  std::vector<int> rank_;                             // by literal: its node in the net that grows
  std::vector<int> on_queue_, off_queue_;
  std::vector<std::uint64_t> mask_, marks_;
  std::vector<Cand> starts_;
  std::vector<const AssumptionNet*> branch_;
  std::vector<End> ends_;
  std::vector<std::uint64_t> prints_;

  const Reach* reach_ = nullptr;  // of static nets
  std::unique_ptr<Reach> own_reach_;
  bool closed_ = false;
  Reach::Row common_;
  std::unique_ptr<OneDigit> one_digit_;  // of Nishio

  bool with_facts_ = false;
  std::vector<std::vector<Fact>> notes_;  // facts of simple rules inside nets
  bool everything_ = false;
  int order_ = 0;
  Choice best_;
  std::vector<int> slot_;  // by literal: its choice among all_
  std::vector<Choice> all_;

  std::vector<Nested> nested_;  // hints found inside this round's nets
  std::unique_ptr<Loops> loops_;
  std::vector<std::unique_ptr<Assumptions>> inner_;
  Hint rule_hint_;
};

}  // namespace clew::rating
