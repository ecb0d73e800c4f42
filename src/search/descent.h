// Random descents: fill a layout cell by cell, always at a point with the fewest options, and
// record the numbers of options. Used by estimates and random grids.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/random.h"
#include "clew/layout.h"

namespace clew::search {

// Data shared by all descents in one layout. The layout must outlive it.
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
  /// Begins with these candidates, by cell; a single one is filled in.
  Descent(const DescentShape&, std::span<const DigitSet> start);

  /// A cell has no option left, or a digit no place in a complete house.
  bool dead() const { return dead_; }
  /// Fills a cell with a random one of its options. Chooses a cell, or a digit in a complete house,
  /// with the fewest options and returns their number. Must not be called when dead or when all
  /// cells are filled.
  int step(const DescentShape&, Random&);
  /// Returns the candidates of a cell: one digit if it is filled.
  DigitSet options(CellId c) const { return options_[c]; }
  bool filled(CellId c) const { return filled_[c]; }
  int number_filled() const { return static_cast<int>(std::ranges::count(filled_, true)); }

 private:
  void put(const DescentShape&, CellId, Digit);
  void remove(const DescentShape&, CellId, Digit);

  std::vector<DigitSet> options_;
  std::vector<std::uint8_t> places_;  // options of a digit in a complete house; 0 once it is filled
                                      // in
  std::vector<bool> filled_;
  bool dead_ = false;
};

/// Many descents side by side: after each step those that hit a dead end are replaced by copies of
/// the living, drawn by weight (sequential Monte Carlo).
struct Population {
  double log_mean = 0;  // log of the product of options, an unbiased estimate; -inf: all died
  std::vector<Descent> members;
  std::vector<double> weights;  // 0 = dead; mean 1
};
/// `asked` is called before each step and ends the descent when it returns true.
template <class Asked>
Population descend(const DescentShape& shape, const Descent& first, std::size_t size,
                   Random& random, Asked&& asked);

/// The size of a population for descents in about the same time on every layout.
std::size_t usual_size(const DescentShape&);

struct LogMean {
  double log10 = 0;
  double relative_error = 0;  // one standard error
};
/// The mean of numbers of which the natural logarithms are given, two or more. Nothing if all are 0.
std::optional<LogMean> mean_of(std::span<const double> logs);

}  // namespace clew::search

#include "search/descent_population.h"
