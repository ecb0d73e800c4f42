// One deduction of the rating procedure, and how producers hand them over.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rating/board.h"

namespace clew::rating {

enum class HintRule : std::uint8_t {
  hidden_single,
  direct_locking,
  direct_hidden_set,
  naked_single,
  locking,
  intersection,
  naked_set,
  hidden_set,
  fish,
  xy_wing,
  xyz_wing,
  unique_loop,
  bug,
  aligned_exclusion,
  strong_links,
  large_wing,
  x_cycle,
  y_cycle,
  xy_cycle,
  forcing_x_chain,
  forcing_chain,
  nishio,
  cell_chains,
  region_chains,
  double_chains,
  contradiction_chains,
};

/// Reused from one search to the next: its vectors keep their room.
struct Hint {
  HintRule rule{};
  std::uint8_t size = 0;   // size of a set, fish, exclusion or loop
  std::uint8_t type = 0;   // 1 … 4 of a loop or BUG; 1 of a ring of strong links
  std::uint8_t level = 0;  // nesting level of dynamic chains
  bool dynamic = false;
  double rating = 0;
  Cand placed = -1;
  std::vector<Cand> removed;

  // Evidence. Houses are the shape's; digits are bits from 0.
  std::vector<std::uint16_t> base, cover;  // houses
  std::vector<std::uint16_t> cells;
  std::vector<Mask> surplus;  // surplus candidates of a BUG's cells
  Mask digits = 0;
  Mask extra = 0;      // a set's digits beside a loop's two; a BUG's surplus ones
  std::string suffix;  // the shape of strong links or a large wing, as its users write it

  void clear() {
    size = type = level = 0;
    dynamic = false;
    placed = -1;
    digits = extra = 0;
    removed.clear();
    base.clear();
    cover.clear();
    cells.clear();
    surplus.clear();
    suffix.clear();
  }
};

class HintSink {
 public:
  virtual ~HintSink() = default;
  /// Returns true if no more hints are needed.
  virtual bool take(Hint&) = 0;
};

/// Wants the first hint and nothing else.
class FirstHint final : public HintSink {
 public:
  bool take(Hint&) override { return true; }
};

}  // namespace clew::rating
