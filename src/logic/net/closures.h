// The outcomes of every assumption, computed for 256 assumptions at a time.
//
// A net (net.h) follows one assumption and records reasons. Its final outcomes do not depend on the
// order of its steps. If only the outcomes are needed, each candidate has two rows of bits, one bit
// for each assumption: for assumptions under which it is true, and for those under which it is
// false. A rule is then a few operations on rows:
//
//   excluded  false under assumptions that make an excluding candidate true
//   last      true under assumptions that make all others of a unit false
//   locked    false under assumptions that leave a unit only candidates that exclude it
//   paired    false under assumptions that leave two units two candidates each, crosswise
//             excluded, if both of a cross exclude it
//
// The last two apply only to units that an assumption narrowed, as in a net.
#pragma once

#include <array>
#include <vector>

#include "base/bit_set.h"
#include "clew/stop.h"
#include "logic/net/net.h"

namespace clew::logic {

class Closures {
 public:
  /// Clears all consequences. The web must not change until the next call. All webs must be of one
  /// layout. If a web only lost candidates since the last call, this saves time.
  void load(const Web&);
  /// Follows all assumptions as a net with these rules does, without inner assumptions. Continues
  /// from earlier calls with narrower rules. If stopped, consequences may be missing.
  void follow(const NetRules&, const Stop& = {});

  /// Returns true if the assumption contradicts itself; its outcomes are then meaningless.
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
  std::vector<std::uint64_t> sets_;                 // outcomes of each outcome, in the form of of()

  // The part that is worked at.
  Row *on_ = nullptr, *off_ = nullptr, *clash_ = nullptr;
  std::vector<Row> fresh_;     // by candidate: assumptions that turned it on and are not yet
                               // followed
  std::vector<Cand> came_on_;  // candidates with any of them
  std::vector<Row> two_;       // by unit: assumptions that leave it two candidates
  std::vector<std::uint32_t> narrowed_, to_see_;  // units to examine; for locks and crosses
  std::vector<std::uint8_t> is_narrowed_, is_to_see_;

  std::vector<Lock> locks_;
  std::vector<Crosses> crosses_;       // one of each two units
  std::vector<Candidate> candidates_;  // candidates by number
  std::vector<Unit> units_;
};

}  // namespace clew::logic
