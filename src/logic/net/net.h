// The consequences of an assumption: candidates that become true or false, in order, each with its
// reason.
//
// From true to false: the candidate's exclusions. From false to true: the last remaining candidate
// of a unit. When these are exhausted, further rules may examine the remaining candidates, as far
// as the net's rules allow. A net stops at a contradiction: its assumption is wrong.
#pragma once

#include <vector>

#include "base/assert.h"
#include "clew/stop.h"
#include "logic/net/web.h"

namespace clew::logic {

/// A candidate being true or false, as a number: 2 x + 1 or 2 x.
using Outcome = std::uint32_t;
inline Outcome outcome(Cand x, bool on) { return 2u * x + on; }
inline Cand cand_of(Outcome o) { return static_cast<Cand>(o >> 1); }
inline bool is_on(Outcome o) { return o & 1; }

/// Rules that a net may use.
struct NetRules {
  bool one_digit = false;  // houses alone, no cells: Nishio
  bool chains = false;     // only units of two, so that all follows from one thing before it
  bool sets = false;       // locked candidates, and pairs of units with two candidates each
  /// Assumptions within the net: none; by chains; by nets.
  enum class Inner : std::uint8_t { none, chains, nets } inner = Inner::none;
  friend bool operator==(const NetRules&, const NetRules&) = default;
};

/// Why a node of the net holds.
enum class Why : std::uint8_t {
  assumed,
  excluded,  // by the true candidate a
  last,      // last candidate of unit a
  locked,    // all remaining candidates of unit a exclude it
  paired,    // units a and b have two left each, which exclude each other crosswise
  refuted,   // it led to a contradiction: note a
};
struct NetNode {
  Outcome what;
  Why why;
  std::uint32_t a = 0, b = 0;
};

/// The contradiction of a net.
struct Clash {
  enum Kind : std::uint8_t {
    none,
    both,   // candidates a and b are both true and exclude each other
    empty,  // unit a has nothing left
  } kind = none;
  std::uint32_t a = 0, b = 0;
};

class Net {
 public:
  /// The web must stay as it is while the net is used.
  void load(const Web&, const NetRules&);
  const Web& web() const { return *web_; }
  const NetRules& rules() const { return rules_; }

  /// Clears the net and grows it from an assumption. Returns false if it contradicts itself, or if
  /// stopped. With `noted`, inner assumptions leave notes for the explanation.
  bool grow(Outcome, const Stop& stop = {}, bool noted = false);

  const std::vector<NetNode>& nodes() const { return nodes_; }
  const Clash& clash() const { return clash_; }
  bool has(Outcome o) const {
    return is_on(o) ? holds(ons_, cand_of(o)) : !holds(live_, cand_of(o));
  }
  /// The number of the node that has this outcome, which the net must have.
  std::uint32_t rank(Outcome o) const {
    CLEW_ASSERT(has(o));
    return rank_[cand_of(o)];
  }
  /// Sets of candidates that are on, that are off.
  const CandBits& ons() const { return ons_; }

  /// An inner assumption that failed: its nodes and its contradiction. Their ranks continue from
  /// `base`.
  struct Note {
    std::uint32_t base;
    std::vector<NetNode> nodes;
    Clash clash;
  };
  const std::vector<Note>& notes() const { return notes_; }

 private:
  static bool holds(const CandBits& set, Cand x) { return set[x >> 6] >> (x & 63) & 1; }

  std::uint64_t* of(CandBits& sets, Cand x) const {
    return sets.data() + static_cast<std::size_t>(x) * static_cast<std::size_t>(web_->words());
  }

  void reset();
  void turn_on(Cand, NetNode);
  bool turn_off(Cand, NetNode);
  bool narrow(std::span<const std::uint32_t> units);
  bool follow();
  bool settle();
  // Returns true if the rules added a node; there may then be a contradiction too.
  bool look_at_sets();
  bool locked(std::uint32_t unit);
  bool paired(std::uint32_t unit);
  bool probe();
  bool probe_chains();
  void chain_links();
  bool chain_fails(Cand);
  void empty_units(CandBits& failures);
  void list_remaining();
  void turn_over(std::size_t from);
  void retract(std::size_t nodes);
  bool set_aside(std::span<const std::uint64_t> first, std::span<const std::uint64_t> second,
                 NetNode why);
  template <class Do>
  void each_left(std::uint32_t unit, Do act) const;

  const Web* web_ = nullptr;
  NetRules rules_;
  Stop stop_;
  bool noted_ = false, inner_ = false;
  std::vector<NetNode> nodes_;
  std::size_t next_ = 0;  // the node to follow
  int probed_ = 0;        // the candidate to assume within
  std::vector<std::uint32_t> rank_;
  CandBits all_, live_, open_, ons_;  // live: open or on
  CandBits held_;                     // on in an inner net that holds: they hold, too
  std::vector<std::uint8_t> left_, total_, left_before_;  // of each unit
  std::vector<std::uint32_t> narrowed_;                   // units to examine for sets
  std::vector<std::uint8_t> is_narrowed_;
  CandBits common_;  // common exclusions of all remaining candidates of a unit
  Clash clash_;
  std::vector<Note> notes_;

  // Inner chains, each a set by candidate.
  CandBits next_ons_;  // candidates turned on by units of two, at once
  CandBits chain_on_, chain_off_, excluded_by_, failures_;  // final state
  enum Fate : std::uint8_t { unknown, followed, failed };
  std::vector<Fate> fates_;
  std::vector<Cand> ahead_;
  std::vector<Cand> followed_;   // assumptions without a failure so far
  std::vector<Cand> remaining_;  // candidates of units, one unit after another
  std::vector<std::uint32_t> remaining_end_;
};

}  // namespace clew::logic
