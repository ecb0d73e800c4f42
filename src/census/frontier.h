// Counting with a memory of equal sub-problems: cells are filled one after the other, and all
// partial fillings that look alike from the cells still open are kept as one, with their number.
//
// What the open cells can see of a digit is in which of the half-filled houses it stands. That is a
// bit string, the digit's signature; digits with equal signatures are interchangeable, so that a
// state is the multiset of the signatures of all digits.
//
// The same walk counts the grids that a symmetry leaves as they are (for Burnside's lemma): a cell
// map g and a renaming s of the digits fix a grid when the value of g(c) is s(value of c). Then one
// value decides a whole orbit of cells, houses in one orbit say the same, and what is
// interchangeable is not digits but cycles of s that have equal strings of signatures, read from
// any of their places.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/natural.h"
#include "clew/layout.h"
#include "clew/stop.h"

namespace clew::census {

/// Where each cell goes; empty stands for the identity.
using CellMap = std::vector<CellId>;
/// The lengths of the cycles of a renaming of the digits, ascending, in all as many as digits.
using CycleType = std::vector<int>;

/// In which order orbits of cells are filled, and what each has to look at.
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
    std::uint64_t lengths = 0;  // bit n: digits in cycles of length n may stand here
    std::vector<Touch> reads, writes;
    std::uint64_t closes = 0;  // slots of houses that are full after this step
  };

  int digits_ = 0, slots_ = 0;
  double log2_states_ = 0;
  std::vector<Step> steps_;
};

}  // namespace clew::census
