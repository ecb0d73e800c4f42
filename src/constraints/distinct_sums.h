// Sums of cells that differ, as sets of digits. Totals that share a side come to one sum: for each
// value that it can have, the sets of each side with that sum. Totals alone let a digit repeat, and
// a solver finds the bounds of cells that differ only case by case.
//
//     region sum, 2 cells | 4 cells | 5 cells of a box     5 digits are 15 at least, and 2 are 17 at
//                                                          most: each side is 15, 16 or 17.
//     region sum, 3 cells | 3 other cells of the box       6 digits are 21 at least, so 3 are 11.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <utility>

#include "constraints/parts.h"

namespace clew::constraints {

/// Returns true if two cells cannot hold the same digit.
using Differs = std::function<bool(CellId, CellId)>;

/// The least and the greatest sum of cells with these candidates, all of which differ; nothing if
/// there are not enough digits.
struct SumRange {
  std::int64_t least, greatest;
};
std::optional<SumRange> range_of_sum(std::span<const CellId>, std::span<const DigitSet> candidates);

/// Parts that follow from the totals if the cells of each group differ.
struct DistinctSums {
  Parts parts;
  std::vector<std::vector<CellId>> groups;  // of two cells or more, each ascending and once
  std::optional<SumRange> of_each{};  // of each side, if there are several that come to the same
};

/// Returns the sets of digits of the totals in which each cell has a factor of 1 or -1; of totals
/// with a side in common together. A side whose cells do not all differ is cut into groups of cells
/// that do. Leaves out totals without such a group, and those with too many sets. `never` is set if
/// no sets have the total. `candidates`: by cell, with the digits that it may hold.
std::vector<DistinctSums> distinct_sums(const Layout&, std::span<const Total>,
                                        std::span<const DigitSet> candidates, const Differs&);

}  // namespace clew::constraints
