// Counting with memoisation: cells are filled one after the other, and partial fillings that are
// equivalent for the open cells are stored once, with their number.
//
// For the open cells, a digit is described by the half-filled houses that contain it: a bit string,
// the digit's signature. Digits with equal signatures are interchangeable, so a state is the
// multiset of all signatures.
//
// The same walk counts the grids fixed by a symmetry (for Burnside's lemma). A cell map g and a
// renaming s of the digits fix a grid if the value of g(c) is s(value of c) for every cell c. One
// value then decides a whole orbit of cells, and houses in one orbit carry the same information.
// The interchangeable items are cycles of s with equal strings of signatures, read from any of
// their positions.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/natural.h"
#include "clew/layout.h"
#include "clew/stop.h"

namespace clew::census {

/// The image of each cell; empty for the identity.
using CellMap = std::vector<CellId>;
/// The lengths of the cycles of a renaming of the digits, ascending, in all as many as digits.
using CycleType = std::vector<int>;

/// The order in which orbits of cells are filled, and the houses that matter for each.
class FrontierPlan {
 public:
  FrontierPlan(const Layout&, const CellMap&);

  /// About how many states the widest moment has, as a power of two: a guess, known at once.
  double log2_states() const { return log2_states_; }

  struct Limits {
    std::size_t states = std::size_t{1} << 22;  // at one moment
    Stop stop;
  };
  /// The number of grids fixed by the cell map with one renaming of that type; for the identity
  /// with cycles 1, 1, … it is the number of all grids. Nothing when a limit strikes.
  std::optional<Natural> count(const CycleType&, const Limits&) const;

 private:
  template <int>
  friend class FrontierWalk;

  struct Touch {
    std::uint8_t slot;   // the house's place in a signature
    std::uint16_t turn;  // the digit is s^turn of the orbit's value
  };
  struct Step {
    std::uint64_t lengths = 0;  // bit n: digits in cycles of length n are possible here
    std::vector<Touch> reads, writes;
    std::uint64_t closes = 0;  // slots of houses that are full after this step
  };

  int digits_ = 0, slots_ = 0;
  double log2_states_ = 0;
  std::vector<Step> steps_;
};

}  // namespace clew::census
