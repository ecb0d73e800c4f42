// Random descents: fill a layout cell by cell, always where there are fewest options, and note how
// many there were. What estimates and random grids are made of.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "clew/layout.h"

namespace clew::search {

// What all descents in one layout share. The layout must outlive it.
struct DescentShape {
  explicit DescentShape(const Layout&);
  const Layout& layout;
  int digits;
  std::vector<std::vector<CellId>> houses;  // the complete ones
  std::vector<std::vector<std::uint16_t>> houses_of;
};

class Descent {
 public:
  explicit Descent(const DescentShape&);

  /// A cell has no option left, or a digit no place in a complete house.
  bool dead() const { return dead_; }
  /// Fills one cell, chosen as what has fewest options, a cell or a digit in a complete house, with
  /// a random one of these; returns how many there were. Not when dead or all is filled.
  int step(const DescentShape&, Random&);
  /// What a cell may hold: one digit where it is filled.
  DigitSet options(CellId c) const { return options_[c]; }
  bool filled(CellId c) const { return filled_[c]; }

 private:
  void put(const DescentShape&, CellId, Digit);
  void remove(const DescentShape&, CellId, Digit);

  std::vector<DigitSet> options_;
  std::vector<std::uint8_t> places_;  // of a digit in a complete house; 0 once it is filled in
  std::vector<bool> filled_;
  bool dead_ = false;
};

/// Many descents side by side: after each step those that hit a dead end are replaced by copies of
/// the living, drawn by weight (sequential Monte Carlo).
struct Population {
  double log_mean =
      0;  // of the product of options: an unbiased estimate's logarithm; -inf: all died
  std::vector<Descent> members;
  std::vector<double> weights;  // 0 = dead; mean 1
};
/// `asked` is called before each step and ends the descent when it returns true.
template <class Asked>
Population descend(const DescentShape& shape, std::size_t size, Random& random, Asked&& asked);

}  // namespace clew::search

#include "search/descent_population.h"
