// Minimal puzzles of 9x9 layouts, many at once on the batch kernel.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "clew/stop.h"
#include "generate/grid_source.h"
#include "generate/unavoidable.h"
#include "search/batch.h"

namespace clew::generation {

/// One for each thread.
class Lockstep {
 public:
  /// Nothing for layouts that the batch kernel does not know.
  static std::optional<Lockstep> make(const Layout&, const GridSource&);

  struct Draft {
    std::vector<Digit> givens, solution;  // empty when no grid was found
  };
  /// Attempts number first … first + count - 1 of a seed: each the givens left when all that could
  /// go, in random order, are gone. Nothing when stopped.
  std::optional<std::vector<Draft>> make_minimal(std::uint64_t seed, std::uint64_t first,
                                                 std::size_t count, const Stop&);

 private:
  struct Lane {
    std::array<std::uint8_t, 96> candidates;  // of the test at hand, as a search::Node has them
    std::array<std::uint8_t, 81> solution, order;
    UnavoidableSets::Cells givens;
    UnavoidableSets sets;
    // The test at hand takes away the givens from `next` up to `end` of the order. One from `next`
    // up to `needed_before` is needed, if that is not 0.
    int next, end, needed_before;
    bool running;

    bool tests_one() const { return end == next + 1; }
  };

  /// Tests that go through the kernel together.
  struct Tests {
    std::vector<const std::uint8_t*> puzzles;
    std::vector<std::uint64_t> counts;
    std::array<int, 82> rounds;  // that the kernel begins with, by how many tests were before
  };

  Lockstep(const GridSource& source, std::optional<search::Extras> extras)
      : source_(source), batch_(*search::kernels().front(), extras ? &*extras : nullptr) {
    ones_.rounds.fill(3);
    several_.rounds.fill(3);
  }

  void begin(Lane&, Random&, const Stop&);
  bool advance(Lane&);
  void settle(Lane&, bool needed);
  /// Whether an unavoidable set says that the given at that place of the order is needed.
  bool held(const Lane&, int place) const;
  static void take_away(Lane&, std::size_t cell);
  static void give_back(Lane&, std::size_t cell);
  bool run(Tests&, std::uint64_t limit, std::size_t times, const Stop&);

  const GridSource& source_;
  search::Batch batch_;
  UnavoidableFinder finder_;
  std::vector<Lane> lanes_;
  Tests ones_, several_;  // of one given, which one solution decides; of several
};

}  // namespace clew::generation
