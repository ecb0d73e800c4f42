// Cache of the nets of assumptions on a board: each net is grown when first requested and kept
// while later boards do not affect it.
//
// Static nets use the board as it is. Dynamic nets work on a copy without the candidates that
// turned off, so new links appear. When a dynamic net stops growing, levels from 1 apply further
// rules to the copy: level 1 simple rules, level 2 also forcing chains, level 3 also branching
// chains, and levels from 4 dynamic chains in their place, which nest other chains themselves.
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
  int level = 0;           // rules that it applies, which determine its rating
  std::vector<int> inner;  // from level 4: the levels of the nested dynamic chains, in order
};

class AssumptionNets {
 public:
  AssumptionNets(const RatingLayoutPtr&, NetKind, const Nesting&);
  ~AssumptionNets();

  /// The board must stay until the next. With facts, rules inside nets note theirs.
  void begin(const RatingBoard&, const Stop&, bool with_facts);
  /// Ends the questions about this board.
  void end();
  /// Returns true if stopped; the last requested net may then be incomplete.
  bool stopped() const { return stopped_; }

  const AssumptionNet& net(Lit start) {
    if (!grown_[start]) make(start);
    return *nets_[start];
  }
  /// Grows the same net once more on this board, which must be the last one begun.
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
  std::vector<std::uint8_t> grown_;                   // nets that are valid on this board
  std::vector<Lit> alive_;                            // the same nets as a list
  RatingBoard last_;                                  // the board before
  std::vector<std::uint64_t> gone_;                   // candidates removed since
  std::vector<std::vector<Cand>> loosened_;           // candidates left in the units that lost some

  RatingBoard work_;       // board with the candidates that remain while a net grows
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
