// What a technique works with: the board it reads, the draft it writes, the sink it hands steps to.
//
// A technique is a function `template <int W> bool find_x(Finder<W>&, int variant)`: true when it
// has looked everywhere, false as soon as emit() says false. `variant` comes from its row in the
// table: a size, a kind. See docs/logic.md.
#pragma once

#include <algorithm>

#include "clew/stop.h"
#include "logic/board.h"
#include "logic/draft.h"
#include "logic/scratch.h"
#include "logic/sink.h"

namespace clew::logic {

/// What the caller knows and allows.
struct Terms {
  bool unique = false;   // the puzzle has exactly one solution: uniqueness may be used
  bool wide = false;     // `find`: no bounds but those of the technique itself
  bool patient = false;  // nothing shorter than a net or a trial is left: wider bounds
  Digit digit = 0;       // look for this digit only, where the technique is about one; 0: all
  std::span<const Digit> givens;  // one per cell, 0 = none; for patterns that givens spoil
  std::span<const DigitSet>
      given_marks;  // one set per cell, or empty: other digits spoil a pattern
  Stop stop;
  std::span<const std::uint32_t> pieces{};  // the only pieces of constraints to use; empty: all

  /// Returns true if a piece of a constraint may be used.
  bool follows(std::size_t piece) const {
    return pieces.empty() || std::ranges::find(pieces, piece) != pieces.end();
  }
};

template <int W>
class Finder {
 public:
  using Cells = BitSet<W>;

  Finder(const Board<W>& b, Draft& d, Scratch<W>& s, StepSink& sink, const Terms& t)
      : board(b), frame(b.frame()), draft(d), scratch(s), terms(t), sink_(&sink) {}

  const Board<W>& board;
  const Frame<W>& frame;
  Draft& draft;
  Scratch<W>& scratch;
  const Terms& terms;

  /// The technique that is looked for, and since when the board has been known to hold none.
  void aim(TechniqueId technique, std::uint32_t clean) {
    technique_ = technique;
    clean_ = clean;
  }
  TechniqueId technique() const { return technique_; }
  /// Whether the house, the digit, changed since a full scan found nothing. Only for techniques
  /// whose finds depend on nothing else than that house, that digit.
  bool stale(HouseId h) const { return board.changed(h) > clean_; }
  bool stale(Digit d) const { return board.digit_changed(d) > clean_; }
  /// Returns true if the puzzle's own candidates allow a pattern of uniqueness these digits in a cell.
  bool may_swap(CellId c, DigitSet digits) const {
    return terms.given_marks.empty() || (digits - terms.given_marks[c]).empty();
  }
  bool wanted(Digit d) const { return !terms.digit || terms.digit == d; }

  /// Starts a step of the technique that is looked for.
  Draft& begin() { return draft.begin(technique_); }
  /// Hands the draft over. False: end the search.
  bool emit() {
    CLEW_ASSERT(makes_sense());
    return sink_->take(draft.step());
  }

  /// Adds the fact that not both a and b are d, by the first house that holds both or else by their
  /// link.
  void one(CellId a, CellId b, Digit d, Role role = Role::reason, int part = 0) {
    if (const int h = frame.common_house(a, b); h >= 0)
      draft.one_in(static_cast<HouseId>(h), d, role, part);
    else
      draft.one_of(a, b, d, role, part);
  }
  /// Adds the facts that d in cell c rules it out in every one of these cells, which all see c: by
  /// as few houses as it finds.
  void one(CellId c, Cells others, Digit d, Role role = Role::reason, int part = 0);
  /// Open cells that see every one of these.
  Cells common_peers(const Cells& cells) const {
    CLEW_ASSERT(!cells.empty());
    Cells result = board.open();
    for (int c : cells) result &= frame.peers(static_cast<CellId>(c));
    return result;
  }

 private:
  StepSink* sink_;
  TechniqueId technique_{};
  std::uint32_t clean_ = 0;

  // What the draft concludes, if anything, is about candidates of open cells; houses of which it
  // says that a digit is in them are closed, and pairs see each other.
  bool makes_sense() const;
};

template <int W>
bool Finder<W>::makes_sense() const {
  for (const auto* conclusions : {&draft.placements(), &draft.eliminations()})
    for (const Candidate& x : *conclusions)
      if (!board.can(x.cell, x.digit)) return false;
  for (const Fact& fact : draft.facts()) {
    const Unit& unit = fact.unit;
    if (unit.kind == Unit::Kind::house && fact.says == Fact::Says::some && !board.closed(unit.a))
      return false;
    if (unit.kind == Unit::Kind::pair && !frame.sees(unit.a, unit.b)) return false;
  }
  return true;
}

template <int W>
void Finder<W>::one(CellId c, Cells others, Digit d, Role role, int part) {
  while (!others.empty()) {
    int best = -1, most = 0;
    for (const Seat& seat : frame.seats(c)) {
      const int n = (others & frame.cells(seat.house)).size();
      if (n > most) best = seat.house, most = n;
    }
    if (best < 0) {
      for (int other : others) draft.one_of(c, static_cast<CellId>(other), d, role, part);
      return;
    }
    draft.one_in(static_cast<HouseId>(best), d, role, part);
    others -= frame.cells(static_cast<HouseId>(best));
  }
}

}  // namespace clew::logic
