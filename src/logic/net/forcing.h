// Forcing: conclusions from an assumption that contradicts itself, or common to all cases of a
// cell, of a house, or of one candidate. One search for chains and nets of all kinds.
#pragma once

#include <functional>

#include "clew/technique.h"
#include "logic/net/closures.h"
#include "logic/net/reason.h"
#include "logic/sink.h"

namespace clew::logic {

/// The goal of a search, and its bounds.
struct ForcingTask {
  NetRules rules;
  bool contradictions = true;
  bool verities = true;
  bool all = false;   // every conclusion; otherwise one, the one that takes the fewest nodes
  bool lean = false;  // facts that are not needed are to be left out
  Digit digit = 0;    // conclusions about this digit alone; 0: all
  Stop stop;
};

/// The search, with buffers kept from call to call.
class Forcing {
 public:
  /// Hands the draft of a step over; false ends the search.
  using Emit = std::function<bool()>;

  /// Returns the web, to be loaded with a board; `key` distinguishes boards.
  Web& web() { return web_; }
  /// Must be called after the web was loaded.
  void forget() { closures_.load(web_); }
  /// Returns false if emit() did.
  bool run(const ForcingTask&, Draft&, TechniqueId, const Emit&);

 private:
  // A conclusion and how it is come by.
  struct Hit {
    int size;
    Outcome what;  // the conclusion; for a contradiction, the opposite of the assumption
    int pivot;     // a unit; -1: a candidate is true or not; -2: a contradiction
    Cand split;    // if pivot is -1
    friend auto operator<=>(const Hit&, const Hit&) = default;
  };
  static constexpr int by_split = -1, by_clash = -2;

  void find_contradictions();
  void find_verities();
  void find_nested();
  void agree(int pivot, Cand split);
  void keep(Hit);
  void start_of(const Hit&, std::vector<Outcome>&) const;
  bool trace(const Hit&, Outcome start, bool noted);
  int measure(const Hit&);
  bool wanted(Outcome) const;
  bool settles(Outcome) const;
  bool tell(const Hit&, const Emit&);
  Outcome outcomes() const { return 2 * static_cast<Outcome>(web_.size()); }

  Web web_;
  Net net_;
  NetReason reason_;
  const ForcingTask* task_ = nullptr;
  Draft* draft_ = nullptr;
  TechniqueId technique_{};
  Closures closures_;
  std::vector<std::uint64_t> common_;
  std::vector<Outcome> starts_;
  std::vector<Hit> hits_;
  std::vector<int> best_;  // by outcome: its hit, -1: none
};

}  // namespace clew::logic
