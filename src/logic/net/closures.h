// What every assumption comes to, worked out for 256 of them at a time.
//
// A net (net.h) follows one assumption and notes why. What it comes to in the end does not depend
// on the order in which things follow, so where only that is asked, each candidate has a row of
// bits instead, one for each assumption under which it is true, and one for those under which it is
// false, and a rule is a few operations on rows:
//
//   excluded  false wherever something that excludes it is true
//   last      true wherever all others of a unit are false
//   locked    false wherever all of a unit is false but what it excludes
//   paired    false wherever two units have two left each, crosswise excluded, and both of a cross
//             exclude it
//
// The last two are only asked about units that an assumption narrowed, as a net does.
#pragma once

#include <array>
#include <vector>

#include "base/bit_set.h"
#include "clew/stop.h"
#include "logic/net/net.h"

namespace clew::logic {

class Closures {
 public:
  /// Forgets what followed. The web must stay as it is until the next call. All webs must be of one
  /// layout; where a web has lost some candidates since the last call, that saves time.
  void load(const Web&);
  /// Follows all assumptions as a net with these rules does, inner assumptions left aside. What was
  /// followed with narrower rules before is gone on with. When told to stop, less may follow.
  void follow(const NetRules&, const Stop& = {});

  /// Whether the assumption contradicts itself; then what it comes to means nothing.
  bool clash(Outcome o) const { return clashes_[o >> 8].has(o & 255); }
  /// The candidates that it makes true, then those that it makes false, as words of the web.
  std::span<const std::uint64_t> of(Outcome o) const {
    return {sets_.data() + o * 2 * words(), 2 * words()};
  }

 private:
  using Row = BitSet<4>;

  // All of a unit that is not in `rest` is excluded by each of `gone`.
  struct Lock {
    std::uint32_t unit;
    std::vector<Cand> rest, gone;
  };
  // a and b are of one unit, c and d of the other; a excludes c, b excludes d.
  using Cross = std::array<Cand, 4>;
  struct Crosses {
    std::array<std::uint32_t, 2> units;
    std::vector<Cross> all;
  };

  std::size_t words() const { return static_cast<std::size_t>(web_->words()); }
  template <class Do>
  void each_excluded(Cand, Cand, Do, Cand from = 0) const;
  bool take_over();
  void note_numbers();
  bool narrows(std::uint32_t unit, std::uint32_t other) const;
  void begin();
  void settle(const Stop&);
  void exclude();
  bool look_at_units();
  bool look_at_sets();
  void turn_on(Cand, const Row& where);
  bool turn_off(Cand, const Row& where);
  void collect(std::size_t part);
  void find_locks();
  void find_crosses();

  const Web* web_ = nullptr;
  bool begun_ = false, know_sets_ = false;
  NetRules rules_;
  std::vector<std::vector<Row>> all_on_, all_off_;  // by part of 256 assumptions, by candidate
  std::vector<Row> clashes_;                        // by part
  std::vector<std::uint64_t> sets_;                 // of each outcome, as of() says

  // The part that is worked at.
  Row *on_ = nullptr, *off_ = nullptr, *clash_ = nullptr;
  std::vector<Row> fresh_;     // by candidate: where it came on, not yet followed
  std::vector<Cand> came_on_;  // those that have any
  std::vector<Row> two_;       // by unit: where it has two left
  std::vector<std::uint32_t> narrowed_, to_see_;  // units to look at; for locks and crosses
  std::vector<std::uint8_t> is_narrowed_, is_to_see_;

  std::vector<Lock> locks_;
  std::vector<Crosses> crosses_;       // one of each two units
  std::vector<Candidate> candidates_;  // what their numbers stand for
  std::vector<Unit> units_;
};

}  // namespace clew::logic
