// Constraints of a drawing on a 4x4 against a definition of its rule, over all grids.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "constraints/holds.h"
#include "support/house_grids.h"
#include "support/pad_rules.h"

namespace clew::text::pad_rules {

using Filled = std::vector<Digit>;  // a grid, row by row

/// Compares the constraints of a drawing with a definition over all 288 grids.
inline void expect_grids(const Json& json, const std::function<bool(const Filled&)>& means) {
  const auto reading = read(json);
  ASSERT_TRUE(reading.in_full()) << told(reading);
  const Layout& layout = *reading.puzzle.layout;
  int held = 0;
  for (const Filled& grid : test::grids_of_houses(layout)) {
    bool holds = true;
    for (const Constraint& c : layout.constraints())
      holds = holds && constraints::holds(layout, c, grid);
    EXPECT_EQ(holds, means(grid));
    held += holds;
  }
  EXPECT_GT(held, 0);
  EXPECT_LT(held, 288);
}

}  // namespace clew::text::pad_rules
