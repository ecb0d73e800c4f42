#include "symmetry/partitions.h"

#include <algorithm>
#include <bit>

#include "base/assert.h"

namespace clew::symmetry {
namespace {

constexpr std::uint16_t all = 511;
constexpr std::uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                       {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

std::vector<Triple> triples() {
  std::vector<Triple> result;
  for (Triple t = 0; t <= all; ++t)
    if (std::popcount(t) == 3) result.push_back(t);
  CLEW_ASSERT(result.size() == 84);
  return result;
}

template <class Map>
std::uint16_t renamed(const Map& names, std::uint16_t digits) {
  std::uint16_t result = 0;
  for (unsigned rest = digits; rest; rest &= rest - 1)
    result = static_cast<std::uint16_t>(result | 1U << names[std::countr_zero(rest)]);
  return result;
}

}  // namespace

ColumnPartitions::ColumnPartitions() {
  list_partitions();
  list_renamings();
  list_orbits();
  count_fillings();
}

void ColumnPartitions::list_partitions() {
  Id next = 0;
  for (Triple a : triples())
    for (Triple b : triples()) {
      const Triple c = all & ~a & ~b;
      if (!(a & 1) || a & b || b > c) continue;
      // Ordered by least digit: the one with digit 0 is a, the order of b and c does not matter.
      columns_[next] = {a, b, c};
      for (Triple x : columns_[next])
        for (Triple y : columns_[next]) id_[x][y] = next;
      ++next;
    }
  CLEW_ASSERT(next == count);
  standard_ = id({0b001001001, 0b010010010, 0b100100100});
}

void ColumnPartitions::list_renamings() {
  for (Id p = 0; p < count; ++p) {
    for (int k = 0; k < 3; ++k) {
      unsigned from = columns_[p][k], to = columns_[standard_][k];
      for (; from; from &= from - 1, to &= to - 1)
        renaming_[p][std::countr_zero(from)] = static_cast<std::uint8_t>(std::countr_zero(to));
    }
    CLEW_ASSERT(rename(p, all) == all);
    std::array<std::uint16_t, 512> image;
    for (unsigned s = 0; s < 512; ++s)
      image[s] = s ? static_cast<std::uint16_t>(image[s & (s - 1)] |
                                                1U << renaming_[p][std::countr_zero(s)])
                   : 0;
    for (Id e = 0; e < count; ++e)
      seen_from_[p][e] = id_[image[columns_[e][0]]][image[columns_[e][1]]];
  }
}

std::uint16_t ColumnPartitions::rename(Id p, std::uint16_t digits) const {
  return renamed(renaming_[p], digits);
}

void ColumnPartitions::list_orbits() {
  // Renamings that keep the standard partition: within its columns, and of whole columns.
  static constexpr std::uint8_t generators[4][9] = {{3, 1, 2, 0, 4, 5, 6, 7, 8},
                                                    {3, 1, 2, 6, 4, 5, 0, 7, 8},
                                                    {1, 0, 2, 4, 3, 5, 7, 6, 8},
                                                    {1, 2, 0, 4, 5, 3, 7, 8, 6}};
  std::array<std::array<Id, count>, 4> image;
  for (int g = 0; g < 4; ++g)
    for (Id e = 0; e < count; ++e)
      image[g][e] =
          id({renamed(generators[g], columns_[e][0]), renamed(generators[g], columns_[e][1]), 0});

  constexpr std::uint8_t unknown = 255;
  orbit_of_.assign(std::size_t{count} * count, unknown);
  std::vector<std::uint32_t> todo;
  for (std::uint32_t first = 0; first < orbit_of_.size(); ++first) {
    if (orbit_of_[first] != unknown) continue;
    const auto orbit = static_cast<std::uint8_t>(orbits_.size());
    orbits_.push_back({static_cast<Id>(first / count), static_cast<Id>(first % count), 0, 0});
    auto meet = [&](Id a, Id b) {
      const std::uint32_t pair = std::uint32_t{a} * count + b;
      if (orbit_of_[pair] != unknown) return;
      orbit_of_[pair] = orbit;
      CLEW_ASSERT(a < count && b < count);
      todo.push_back(pair);
    };
    meet(orbits_.back().a, orbits_.back().b);
    while (!todo.empty()) {
      const Id a = static_cast<Id>(todo.back() / count), b = static_cast<Id>(todo.back() % count);
      todo.pop_back();
      ++orbits_.back().size;
      meet(b, a);
      meet(seen_from_[a][standard_], seen_from_[a][b]);  // first and second box exchanged
      for (const auto& g : image) meet(g[a], g[b]);
    }
  }
}

std::array<ColumnPartitions::Rows, 216> ColumnPartitions::rows_of(Id p) const {
  std::array<std::array<Triple, 3>, 3> digit;  // digits of each column
  for (int k = 0; k < 3; ++k) {
    unsigned rest = columns_[p][k];
    for (int i = 0; i < 3; ++i, rest &= rest - 1) digit[k][i] = static_cast<Triple>(rest & -rest);
  }
  std::array<Rows, 216> result;
  auto* next = result.data();
  for (const auto& x : orders)
    for (const auto& y : orders)
      for (const auto& z : orders)
        *next++ = {static_cast<Triple>(digit[0][x[0]] | digit[1][y[0]] | digit[2][z[0]]),
                   static_cast<Triple>(digit[0][x[1]] | digit[1][y[1]] | digit[2][z[1]])};
  return result;
}

// Three boxes fill a band when in each row their triples make up all nine digits. Only one pair of
// each orbit is counted.
void ColumnPartitions::count_fillings() {
  const auto standard_rows = rows_of(standard_);
  std::vector<std::uint8_t> third(1U << 18);  // row splits of the third box
  auto key = [](unsigned first, unsigned second) { return first | second << 9; };
  for (Orbit& orbit : orbits_) {
    const auto a_rows = rows_of(orbit.a), b_rows = rows_of(orbit.b);
    for (Rows r : b_rows) third[key(r.first, r.second)] = 1;
    std::uint32_t ways = 0;
    for (int i = 0; i < 36; ++i)  // the first column's order does not matter: six times as many
      for (Rows r : a_rows)
        if (!(r.first & standard_rows[i].first) && !(r.second & standard_rows[i].second))
          ways += third[key(all & ~r.first & ~standard_rows[i].first,
                            all & ~r.second & ~standard_rows[i].second)];
    CLEW_ASSERT(ways > 0);
    orbit.fillings = 6 * ways;
    for (Rows r : b_rows) third[key(r.first, r.second)] = 0;
  }
  for (int a = 0; a < count; ++a)
    for (int b = 0; b < count; ++b)
      fillings_[a][b] = orbits_[orbit_of_[std::size_t{count} * a + b]].fillings;
}

ColumnPartitions::Complements ColumnPartitions::complements_of(Id p) const {
  static const std::vector<Triple> choices = triples();
  const auto [a, b, c] = columns_[p];
  Complements result;
  std::size_t next = 0;
  for (Triple x : choices) {
    if (x & a) continue;
    for (Triple y : choices) {
      const Triple z = all & ~x & ~y;
      if (y & (b | x) || z & c) continue;
      const Columns second{x, y, z};
      const Columns third{static_cast<Triple>(all & ~a & ~x), static_cast<Triple>(all & ~b & ~y),
                          static_cast<Triple>(all & ~c & ~z)};
      result[next++] = {second, third, id(second), id(third)};
    }
  }
  CLEW_ASSERT(next == complements);
  return result;
}

}  // namespace clew::symmetry
