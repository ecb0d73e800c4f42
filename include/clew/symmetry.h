// Which puzzles are the same puzzle in disguise: canonical forms and random morphs.
//
// Two puzzles of a layout are equivalent when a symmetry of the layout (a way to move its cells
// that keeps all houses and links) together with a renaming of the digits takes one to the other.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "clew/error.h"
#include "clew/layout.h"
#include "clew/stop.h"

namespace clew {

namespace symmetry {
class Automorphisms;
}

/// Canonical forms: equal for two puzzles, or two grids, exactly when they are equivalent.
///
/// For squares with boxes from 4x4 to 9x9 it is the least equivalent puzzle, read row by row with
/// blanks before all digits: microseconds for 9x9. For other layouts, and for puzzles whose givens
/// repeat in a house, it is one of the equivalent
/// puzzles, found by canonical labelling: about a millisecond for Samurai or 16x16.
/// An object holds its scratch: use one a thread.
class Canonizer {
 public:
  static constexpr Kinds kinds = told_by_houses;

  /// Fails when there is no layout, when it has constraints of other kinds, and when told to stop
  /// before its symmetries are known.
  static Expected<Canonizer> make(LayoutPtr, const Stop& = {});
  ~Canonizer();
  Canonizer(Canonizer&&) noexcept;
  Canonizer& operator=(Canonizer&&) noexcept;

  /// Whether the form of a puzzle without repeats is the least of all equivalent puzzles.
  bool least() const;
  /// One digit a cell, 0 = blank, no digit above the layout's: otherwise it fails. It fails also when
  /// told to stop.
  Expected<std::vector<Digit>> form(std::span<const Digit> puzzle, const Stop& = {});
  /// The same into memory of that size; nothing is written when it fails.
  Expected<void> form(std::span<const Digit> puzzle, std::span<Digit> result, const Stop& = {});

  /// Givens, 0 = blank, and the candidates of each cell.
  struct Marked {
    std::vector<Digit> givens;
    std::vector<DigitSet> candidates;
  };
  /// The form of a puzzle that gives candidates, one set a cell; those of a given's cell do not count.
  Expected<Marked> form(const Marked&, const Stop& = {});

 private:
  struct Method;
  explicit Canonizer(std::unique_ptr<Method>);
  std::unique_ptr<Method> method_;
};

/// Random equivalent puzzles, drawn uniformly from all symmetries and renamings; may be shared by
/// threads.
class Morphs {
 public:
  static constexpr Kinds kinds = told_by_houses;

  /// Fails when there is no layout, when it has constraints of other kinds, and when told to stop
  /// before its symmetries are known.
  static Expected<Morphs> make(LayoutPtr, const Stop& = {});
  /// How many symmetries the layout has, in decimal digits; renamings of digits not counted.
  std::string symmetries() const;
  /// The same morph for the same seed and number. Fails when the puzzle has not one digit of the
  /// layout, or 0, for each cell.
  Expected<std::vector<Digit>> morph(std::span<const Digit> puzzle, std::uint64_t seed,
                                     std::uint64_t number) const;

 private:
  Morphs(LayoutPtr, std::shared_ptr<const symmetry::Automorphisms>);
  LayoutPtr layout_;
  std::shared_ptr<const symmetry::Automorphisms> group_;
};

}  // namespace clew
