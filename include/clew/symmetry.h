// Equivalence of puzzles: canonical forms and random morphs.
//
// Two puzzles of a layout are equivalent if a symmetry of the layout (a permutation of its cells
// that keeps all houses and links) together with a renaming of the digits maps one to the other.
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

/// Computes canonical forms. Two puzzles, or two grids, have equal forms if and only if they are
/// equivalent.
///
/// For squares with boxes from 4x4 to 9x9 the form is the least equivalent puzzle, read row by row
/// with blanks before all digits; it takes microseconds for 9x9. For other layouts, and for puzzles
/// whose givens repeat in a house, the form is one of the equivalent puzzles, found by canonical
/// labelling; it takes about a millisecond for Samurai or 16x16. Use one object per thread.
class Canonizer {
 public:
  static constexpr Kinds kinds = told_by_houses;

  /// Fails if the layout is null or has constraints of kinds outside `kinds`, or if stopped before
  /// its symmetries are known.
  static Expected<Canonizer> make(LayoutPtr, const Stop& = {});
  ~Canonizer();
  Canonizer(Canonizer&&) noexcept;
  Canonizer& operator=(Canonizer&&) noexcept;

  /// Returns true if the form of a puzzle without repeats is the least of all equivalent puzzles.
  bool least() const;
  /// Returns the form of a puzzle: one digit a cell, 0 = blank. Fails if a digit is greater than
  /// the layout's digits, and if stopped.
  Expected<std::vector<Digit>> form(std::span<const Digit> puzzle, const Stop& = {});
  /// Writes the form into memory of that size; writes nothing on failure.
  Expected<void> form(std::span<const Digit> puzzle, std::span<Digit> result, const Stop& = {});

  /// Givens, 0 = blank, and the candidates of each cell.
  struct Marked {
    std::vector<Digit> givens;
    std::vector<DigitSet> candidates;
  };
  /// Returns the form of a puzzle that gives candidates, one set a cell. The set of a given's cell
  /// is ignored.
  Expected<Marked> form(const Marked&, const Stop& = {});

 private:
  struct Method;
  explicit Canonizer(std::unique_ptr<Method>);
  std::unique_ptr<Method> method_;
};

/// Draws random equivalent puzzles, uniformly from all symmetries and renamings. May be shared by
/// threads.
class Morphs {
 public:
  static constexpr Kinds kinds = told_by_houses;

  /// Fails if the layout is null or has constraints of kinds outside `kinds`, or if stopped before
  /// its symmetries are known.
  static Expected<Morphs> make(LayoutPtr, const Stop& = {});
  /// Returns the number of symmetries of the layout in decimal digits; renamings of digits do not
  /// count.
  std::string symmetries() const;
  /// Returns a morph: the same one for the same seed and number. Fails unless the puzzle has a
  /// digit of the layout, or 0, for each cell.
  Expected<std::vector<Digit>> morph(std::span<const Digit> puzzle, std::uint64_t seed,
                                     std::uint64_t number) const;

 private:
  Morphs(LayoutPtr, std::shared_ptr<const symmetry::Automorphisms>);
  LayoutPtr layout_;
  std::shared_ptr<const symmetry::Automorphisms> group_;
};

}  // namespace clew
