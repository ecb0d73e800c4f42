// Idea: the number of continuations of a first band depends only on its three column partitions,
// not on its rows. For given partitions the second band takes, in each box, one of 56 ways to split
// the digits over the columns, and the third band takes the rest. The number of fillings of each
// band depends on its partitions. So
//
//   grids = 1680 * 36 * sum over 44 orbits of  size * fillings * sum over 56^3 of T(second)
//   T(third)
//
// where 1680 counts the first box's columns, 36 the column orders of the other two, and T is the
// table of band fillings. Exchanging the second and third bands halves the work.
#include "census/nine.h"

#include <memory>

#include "base/assert.h"
#include "symmetry/partitions.h"

namespace clew::census {
namespace {

using symmetry::ColumnPartitions;

// Number of ways in which two bands complete a grid whose first band has the partitions (standard,
// a, b).
std::uint64_t completions(const ColumnPartitions& p, const ColumnPartitions::Complements& first,
                          ColumnPartitions::Id a, ColumnPartitions::Id b) {
  const auto of_a = p.complements_of(a), of_b = p.complements_of(b);
  std::uint64_t sum = 0;
  CLEW_ASSERT(of_a.size() == ColumnPartitions::complements);
  for (const auto& x : first) {
    if (x.second > x.third) continue;
    std::array<ColumnPartitions::Id, ColumnPartitions::complements> second, third;
    for (std::size_t k = 0; k < of_b.size(); ++k) {
      second[k] = p.seen_from(x.second_id, of_b[k].second_id);
      third[k] = p.seen_from(x.third_id, of_b[k].third_id);
    }
    for (const auto& y : of_a) {
      const auto& fill_second = p.fillings(p.seen_from(x.second_id, y.second_id));
      const auto& fill_third = p.fillings(p.seen_from(x.third_id, y.third_id));
      for (std::size_t k = 0; k < second.size(); ++k)
        sum += std::uint64_t{fill_second[second[k]]} * fill_third[third[k]];
    }
  }
  return 2 * sum;
}

Natural sum_over_first_bands(int others) {
  const auto partitions = std::make_unique<ColumnPartitions>();
  const auto first = partitions->complements_of(partitions->standard());
  Natural sum;
  for (const auto& orbit : partitions->orbits()) {
    Natural term(Wide{orbit.size} * orbit.fillings);
    const Natural ways(Wide{completions(*partitions, first, orbit.a, orbit.b)});
    for (int i = 0; i < others; ++i) term *= ways;
    sum += term;
  }
  return sum * Natural(Wide{1680 * 36});
}

}  // namespace

Natural count_nine() { return sum_over_first_bands(1); }
Natural count_nine_twins() { return sum_over_first_bands(2); }

}  // namespace clew::census
