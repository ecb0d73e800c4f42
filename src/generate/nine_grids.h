// Full 9x9 grids, each of the 6,670,903,752,021,072,936,960 with the same probability.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "symmetry/partitions.h"

namespace clew::generation {

class NineGrids {
 public:
  NineGrids();  // some 30 ms; then under a microsecond a grid. May be shared by threads.
  /// Digits 1 … 9, row by row.
  void draw(Random&, std::uint8_t* cells) const;

 private:
  using Partitions = symmetry::ColumnPartitions;
  /// One term of the census sum: an orbit, and how two boxes of the second band split.
  struct Choice {
    std::uint64_t below;  // sum of all terms up to this
    std::uint16_t orbit;
    std::uint8_t first, second;  // index of the complement in the first and second box
  };
  struct Drawn {
    const Choice& choice;
    std::size_t third;  // index of the complement in the third box
  };
  void list_choices();
  void list_arrangements();
  std::uint64_t weight(const Choice&, std::size_t third) const;
  Drawn draw_choice(Random&) const;

  Partitions partitions_;
  std::vector<Partitions::Complements> complements_;  // complements of each partition
  std::vector<Choice> choices_;
  std::vector<std::uint32_t> guide_;  // start of the search for a random number's choice
  int guide_shift_ = 0;
  // Fillings of a band with partitions (standard, a, b): row splits of its first two boxes, as
  // 216 * index + index. Those of (a, b) begin at arrangements_from_[280 a + b].
  std::vector<std::uint32_t> arrangements_from_;
  std::vector<std::uint16_t> arrangements_;
  std::vector<std::array<Partitions::Rows, 216>> rows_;  // rows of each partition
};

}  // namespace clew::generation
