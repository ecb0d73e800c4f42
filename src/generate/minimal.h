// Minimal puzzles of 9x9 layouts, many at once on the batch kernel.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "clew/stop.h"
#include "generate/grid_source.h"
#include "generate/unavoidable.h"
#include "search/batch/questions.h"

namespace clew::generation {

/// One for each thread.
class MinimalMaker {
 public:
  /// Returns nothing for layouts that the batch kernel does not support.
  static std::optional<MinimalMaker> make(const Layout&, const GridSource&);

  struct MinimalPuzzle {
    std::vector<Digit> givens, solution;  // empty when no grid was found
  };
  /// Attempts number first … first + count - 1 of a seed: each the givens left when all that could
  /// go, in random order, are gone. Nothing when stopped.
  std::optional<std::vector<MinimalPuzzle>> make(std::uint64_t seed, std::uint64_t first,
                                                 std::size_t count, const Stop&);

 private:
  /// An attempt in work. Each lane of the kernel has one.
  struct Attempt {
    std::size_t number;
    std::array<std::uint8_t, 96> candidates;  // candidates of the givens, as a search::SearchNode
                                              // begins
    std::array<std::uint8_t, 81> solution, order;
    TwoLineSets::Cells givens;
    TwoLineSets sets;
    // The test at hand takes away the givens from `next` up to `end` of the order. One from `next`
    // up to `needed_before` is needed, if that is not 0.
    int next, end, needed_before;

    bool tests_one() const { return end == next + 1; }
  };

  MinimalMaker(const GridSource& source, std::optional<search::Extras> extras)
      : source_(source),
        questions_(*search::kernels().front(), extras ? &*extras : nullptr),
        attempts_(questions_.askers()) {}

  bool begin(Attempt&, Random&, const Stop&);
  bool next_test(Attempt&) const;
  void settle(Attempt&, bool needed) const;
  bool ask_slowly(const Attempt&, const Stop&) const;
  /// Returns true if an unavoidable set shows that the given at a position of the order is needed.
  bool held(const Attempt&, int place) const;
  static void take_away(Attempt&, std::size_t cell);
  static void give_back(Attempt&, std::size_t cell);
  static MinimalPuzzle finish(const Attempt&);

  const GridSource& source_;
  search::Questions questions_;
  UnavoidableFinder finder_;
  std::vector<Attempt> attempts_;
};

}  // namespace clew::generation
