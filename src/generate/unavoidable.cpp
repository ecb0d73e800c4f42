#include "generate/unavoidable.h"

#include <bit>

namespace clew::generation {
namespace {

constexpr int most_cells = 14;  // larger sets hardly ever decide

}  // namespace

void UnavoidableFinder::add(Found& set, int cell) const {
  set.cells |= bit_of[cell];
  set.last = std::max(set.last, place_[cell]);
}

// Two rows of a band can be exchanged in any set of columns that holds the same digits in both.
void UnavoidableFinder::pairs_of_lines(const std::uint8_t* grid, int along, int across) {
  for (int a = 0; a < 9; ++a)
    for (int b = a + 1; b < a / 3 * 3 + 3; ++b) {
      std::uint8_t place[10];
      for (int k = 0; k < 9; ++k)
        place[grid[a * across + k * along]] = static_cast<std::uint8_t>(k);
      for (unsigned todo = 511; todo;) {
        const int start = std::countr_zero(todo);
        Found set{0, 0};
        int size = 0, k = start;
        do {
          todo &= ~(1U << k);
          add(set, a * across + k * along);
          add(set, b * across + k * along);
          size += 2;
          k = place[grid[b * across + k * along]];
        } while (k != start);
        if (size <= most_cells) found_.push_back(set);
      }
    }
}

void UnavoidableFinder::find(const std::uint8_t* grid, const std::array<std::uint8_t, 81>& order,
                             UnavoidableSets& sets) {
  for (std::uint8_t i = 0; i < 81; ++i) place_[order[i]] = i;
  found_.clear();
  pairs_of_lines(grid, 1, 9);
  pairs_of_lines(grid, 9, 1);
  auto& from = sets.from_;
  from.fill(0);
  for (const Found& set : found_) ++from[set.last + 1];
  for (std::size_t i = 1; i < from.size(); ++i)
    from[i] = static_cast<std::uint16_t>(from[i] + from[i - 1]);
  sets.others_.resize(found_.size());
  auto next = from;
  for (const Found& set : found_)
    sets.others_[next[set.last]++] = set.cells & ~bit_of[order[set.last]];
}

}  // namespace clew::generation
