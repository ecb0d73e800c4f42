// All that is known of assumptions on a board: the net of each, grown when it is first asked for and
// kept while the boards that follow do not touch it.
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
#include "rating/nested.h"

namespace clew::rating {

class Assumptions;
class Loops;

enum class NetKind : std::uint8_t { nishio, fixed, dynamic };

struct Nesting {
  int level = 0;           // what it asks, and with that its rating
  std::vector<int> inner;  // from level 4: the levels of the dynamic chains inside, in order
};

class AssumptionNets {
 public:
  AssumptionNets(const RatingLayoutPtr&, NetKind, const Nesting&);
  ~AssumptionNets();

  /// The board must stay until the next. With facts, rules inside nets note theirs.
  void begin(const RatingBoard&, const Stop&, bool with_facts);
  /// Nothing more is asked on this board.
  void end();
  /// Told to stop: the net asked for last may be cut short.
  bool stopped() const { return stopped_; }

  const AssumptionNet& net(Lit start) {
    if (!grown_[start]) make(start);
    return *nets_[start];
  }
  /// The same net on this board once more, which must be the last one begun.
  AssumptionNet grown_again(Lit start);
  /// The hint of a node that came by a rule.
  const Nested& nested(const AssumptionNode& node) const { return nested_[node.nested]; }
  const std::vector<Fact>& note(int number) const { return notes_[number]; }

 private:
  void keep_valid_nets();
  bool untouched(const AssumptionNet&) const;
  void make(Lit start);
  void grow(AssumptionNet&, Lit start);
  template <NetKind kind>
  void grow_as(AssumptionNet&, Lit start);
  template <NetKind kind>
  bool turn_on(AssumptionNet&, int p);
  template <NetKind kind>
  bool turn_off(AssumptionNet&, int p);
  bool ask_rules(AssumptionNet&);
  class Asker;

  RatingLayoutPtr shape_;
  NetKind kind_;
  int level_;
  const RatingBoard* board_ = nullptr;
  Stop stop_;
  bool stopped_ = false;

  std::vector<std::unique_ptr<AssumptionNet>> nets_;  // by starting literal, made when first needed
  std::vector<std::uint8_t> grown_;                   // those that hold on this board
  std::vector<Lit> alive_;                            // the same as a list
  RatingBoard last_;                                  // the board before
  std::vector<std::uint64_t> gone_;                   // candidates removed since
  std::vector<std::vector<Cand>> loosened_;           // what is left of the units that lost them

  RatingBoard work_;       // what is left while a net grows
  std::vector<int> rank_;  // by literal: its node in that net
  std::vector<int> on_queue_, off_queue_;

  bool with_facts_ = false;
  std::vector<std::vector<Fact>> notes_;  // facts of simple rules inside nets
  std::vector<Nested> nested_;            // hints found inside this board's nets
  std::unique_ptr<Loops> loops_;
  std::vector<std::unique_ptr<Assumptions>> inner_;
  Hint rule_hint_;
};

}  // namespace clew::rating
