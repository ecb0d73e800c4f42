// The census sum (see census/nine.cpp) is a sum over all grids, term by term. Drawing a term in
// proportion to its size and then a grid within it uniformly draws a grid uniformly. One random
// number picks the orbit of the first band's partitions and the splits of two boxes of the second
// band; its remainder picks the third box's split. Then each band gets one of its fillings, and
// digits and the orders of stacks and columns are shuffled. The 9! * 6^4 grids that shuffling
// reaches from one filling are the factor of the census, and every grid is reached in equally many
// ways.
#include "generate/nine_grids.h"

#include <algorithm>
#include <bit>

#include "base/assert.h"

namespace clew::generation {
namespace {

constexpr std::uint16_t all = 511;
constexpr std::uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                       {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
constexpr std::size_t splits = symmetry::ColumnPartitions::complements;

}  // namespace

NineGrids::NineGrids() {
  for (Partitions::Id p = 0; p < Partitions::count; ++p) {
    complements_.push_back(partitions_.complements_of(p));
    rows_.push_back(partitions_.rows_of(p));
  }
  list_choices();
  list_arrangements();
}

std::uint64_t NineGrids::weight(const Choice& c, std::size_t third) const {
  const auto& orbit = partitions_.orbits()[c.orbit];
  const auto& x = complements_[partitions_.standard()][c.first];
  const auto& y = complements_[orbit.a][c.second];
  const auto& z = complements_[orbit.b][third];
  return std::uint64_t{partitions_.fillings(partitions_.seen_from(
             x.second_id, y.second_id))[partitions_.seen_from(x.second_id, z.second_id)]} *
         partitions_.fillings(partitions_.seen_from(
             x.third_id, y.third_id))[partitions_.seen_from(x.third_id, z.third_id)];
}

void NineGrids::list_choices() {
  std::uint64_t total = 0;
  for (std::uint16_t o = 0; o < partitions_.orbits().size(); ++o) {
    const auto& orbit = partitions_.orbits()[o];
    for (std::uint8_t i = 0; i < splits; ++i)
      for (std::uint8_t j = 0; j < splits; ++j) {
        Choice choice{0, o, i, j};
        std::uint64_t sum = 0;
        for (std::size_t k = 0; k < splits; ++k) sum += weight(choice, k);
        if (!sum) continue;
        total += sum * orbit.size * orbit.fillings;
        choice.below = total;
        choices_.push_back(choice);
      }
  }
  CLEW_ASSERT(!choices_.empty() && std::ranges::is_sorted(choices_, {}, &Choice::below));
  guide_shift_ = static_cast<int>(std::bit_width(total)) - 17;
  std::uint32_t next = 0;
  for (std::uint64_t bucket = 0; bucket <= total >> guide_shift_; ++bucket) {
    while (choices_[next].below <= bucket << guide_shift_ && next + 1 < choices_.size()) ++next;
    guide_.push_back(next);
  }
}

void NineGrids::list_arrangements() {
  // Partitions that are compatible with given first and second rows.
  std::vector<std::vector<Partitions::Id>> having(1U << 18);
  for (Partitions::Id p = 0; p < Partitions::count; ++p)
    for (const auto& r : rows_[p]) having[r.first | std::uint32_t{r.second} << 9].push_back(p);
  const auto& standard = rows_[partitions_.standard()];
  auto each = [&](auto&& visit) {
    for (Partitions::Id a = 0; a < Partitions::count; ++a)
      // The order of the first column is left to the rows' order.
      for (std::uint32_t i = 0; i < 36; ++i)
        for (std::uint32_t k = 0; k < 216; ++k) {
          const auto x = standard[i], y = rows_[a][k];
          if (x.first & y.first || x.second & y.second) continue;
          if ((all & ~x.first & ~x.second) & (all & ~y.first & ~y.second)) continue;
          const std::uint32_t rest =
              (all & ~x.first & ~y.first) | std::uint32_t(all & ~x.second & ~y.second) << 9;
          for (Partitions::Id b : having[rest])
            visit(std::size_t{a} * Partitions::count + b, static_cast<std::uint16_t>(216 * i + k));
        }
  };
  arrangements_from_.assign(std::size_t{Partitions::count} * Partitions::count + 1, 0);
  each([&](std::size_t pair, std::uint16_t) { ++arrangements_from_[pair + 1]; });
  for (std::size_t i = 1; i < arrangements_from_.size(); ++i)
    arrangements_from_[i] += arrangements_from_[i - 1];
  arrangements_.resize(arrangements_from_.back());
  std::vector<std::uint32_t> next(arrangements_from_.begin(), arrangements_from_.end() - 1);
  each([&](std::size_t pair, std::uint16_t arrangement) {
    arrangements_[next[pair]++] = arrangement;
  });
}

NineGrids::Drawn NineGrids::draw_choice(Random& random) const {
  const std::uint64_t point = random.below(choices_.back().below);
  std::size_t at = guide_[point >> guide_shift_];
  while (choices_[at].below <= point) ++at;
  const Choice& choice = choices_[at];
  const auto& orbit = partitions_.orbits()[choice.orbit];
  const std::uint64_t before = at ? choices_[at - 1].below : 0;
  std::uint64_t rest = (point - before) / (std::uint64_t{orbit.size} * orbit.fillings);
  std::size_t third = 0;
  for (std::uint64_t w; rest >= (w = weight(choice, third)); ++third) rest -= w;
  return {choice, third};
}

void NineGrids::draw(Random& random, std::uint8_t* cells) const {
  const auto [choice, third] = draw_choice(random);
  const auto& orbit = partitions_.orbits()[choice.orbit];
  const Partitions::Id first_band[3] = {partitions_.standard(), orbit.a, orbit.b};
  const Partitions::Complement* below[3] = {&complements_[first_band[0]][choice.first],
                                            &complements_[orbit.a][choice.second],
                                            &complements_[orbit.b][third]};
  std::array<std::uint8_t, 9> names{1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(names);
  const auto& stack_order = orders[random.below(6)];
  const std::uint8_t* column_order[3] = {orders[random.below(6)], orders[random.below(6)],
                                         orders[random.below(6)]};

  // One look-up for all bands, then the next: the tables are larger than the nearer caches.
  struct Band {
    symmetry::Columns columns[3];  // columns of each box
    Partitions::Id view, second;   // partition of its first box, and the second seen from there
    const std::uint32_t* from;     // range of its arrangements
    const std::uint16_t* arrangement;
    const std::uint8_t* row_order;
  } bands[3];
  for (int i = 0; i < 3; ++i) {
    Band& band = bands[i];
    for (int box = 0; box < 3; ++box)
      band.columns[box] = i == 0   ? partitions_.columns(first_band[box])
                          : i == 1 ? below[box]->second
                                   : below[box]->third;
    // Fillings are listed as seen from the first box' partition.
    band.view = partitions_.id(band.columns[0]);
    band.second = partitions_.seen_from(band.view, partitions_.id(band.columns[1]));
    const Partitions::Id last = partitions_.seen_from(band.view, partitions_.id(band.columns[2]));
    band.from = &arrangements_from_[std::size_t{band.second} * Partitions::count + last];
    __builtin_prefetch(band.from);
  }
  for (Band& band : bands) {
    band.arrangement = &arrangements_[band.from[0] + random.below(band.from[1] - band.from[0])];
    band.row_order = orders[random.below(6)];
    __builtin_prefetch(band.arrangement);
  }
  for (int i = 0; i < 3; ++i) {
    const Band& band = bands[i];
    const auto first = rows_[partitions_.standard()][*band.arrangement / 216],
               second = rows_[band.second][*band.arrangement % 216];
    const std::uint16_t upper[3] = {first.first, second.first,
                                    static_cast<std::uint16_t>(all & ~first.first & ~second.first)};
    const std::uint16_t middle[3] = {
        first.second, second.second,
        static_cast<std::uint16_t>(all & ~first.second & ~second.second)};
    const auto& renaming = partitions_.renaming(band.view);
    for (int box = 0; box < 3; ++box)
      for (int column = 0; column < 3; ++column) {
        const int col = 3 * stack_order[box] + column_order[box][column];
        for (unsigned digits = band.columns[box][column]; digits; digits &= digits - 1) {
          const int digit = std::countr_zero(digits);
          const unsigned bit = 1U << renaming[digit];
          const int row = upper[box] & bit ? 0 : middle[box] & bit ? 1 : 2;
          cells[9 * (3 * i + band.row_order[row]) + col] = names[digit];
        }
      }
  }
}

}  // namespace clew::generation
