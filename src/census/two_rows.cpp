// Idea: the grid has C bands of two rows and two stacks. A band is split by the C digits in the
// upper row of its left box; these determine the digit sets of its lower row and of the right box.
// Given the split of every band, the left stack is a proper colouring, with C colours (the
// columns), of the edges of the graph that joins each row to its C digits. The right stack is a
// colouring of the same graph with the rows of each band exchanged. Hence
//
//   grids = sum over all splits of L(split)^2,   L = proper edge colourings of the graph.
//
// L does not change if bands are permuted, the rows of a band exchanged, or digits renamed. A split
// is therefore stored as a multiset: each digit has a bit for each band (set if it is in the upper
// row). Only the least image under permuting and flipping bits is counted, with the number of
// equivalent splits.
#include "census/two_rows.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <map>
#include <numeric>
#include <vector>

#include "base/assert.h"
#include "base/parallel.h"

namespace clew::census {
namespace {

constexpr int max_rows = 12;
/// The digits in each row, one bit each: a regular bipartite graph of rows and digits.
using RowDigits = std::array<std::uint16_t, max_rows>;

class EdgeColourings {
 public:
  EdgeColourings(int rows, const Stop& stop) : rows_(rows), stop_(stop) {}

  /// Returns the number of edge colourings of a graph with this degree; colours are distinguished.
  std::uint64_t count(const RowDigits& graph, int degree) {
    CLEW_ASSERT(std::all_of(graph.begin(), graph.begin() + rows_,
                            [&](std::uint16_t row) { return std::popcount(row) == degree; }));
    if (degree == 1) return 1;
    if (degree == 2) return std::uint64_t{1} << cycles(graph);
    if (stop_.requested()) return 0;
    const auto colours = static_cast<std::uint64_t>(degree);
    RowDigits rest = graph;
    const auto edge = static_cast<std::uint16_t>(rest[0] & -rest[0]);
    rest[0] ^= edge;
    if (degree == 3) return colours * without_matching(rest, 1, edge);
    // Two edges of one row have two colours, which together make a graph of cycles: of its
    // colourings, half give the first edge the first of the two.
    const auto other = static_cast<std::uint16_t>(rest[0] & -rest[0]);
    rest[0] ^= other;
    RowDigits pair{static_cast<std::uint16_t>(edge | other)};
    list_later_rows(graph);
    const Later later = later_;  // counting the rest uses the table too
    return colours * (colours - 1) * without_cycles(rest, pair, 1, 0, pair[0], degree, later);
  }

 private:
  /// The digits in at least one, and in at least two, of the rows from r on.
  struct Later {
    std::array<std::uint16_t, max_rows + 1> once{}, twice{};
  };
  Later later_;

  void list_later_rows(const RowDigits& graph) {
    later_.once[rows_] = later_.twice[rows_] = 0;
    for (int r = rows_; r-- > 0;) {
      later_.twice[r] =
          static_cast<std::uint16_t>(later_.twice[r + 1] | (later_.once[r + 1] & graph[r]));
      later_.once[r] = static_cast<std::uint16_t>(later_.once[r + 1] | graph[r]);
    }
  }

  // All ways to give two edges of each row, from that row on, to a pair of colours; `one` and
  // `full` are the digits that have one or both of their edges of the pair already.
  std::uint64_t without_cycles(RowDigits& rest, RowDigits& pair, int row, unsigned full,
                               unsigned one, int degree, const Later& later) {
    if (row == rows_) return (std::uint64_t{1} << (cycles(pair) - 1)) * count(rest, degree - 2);
    std::uint64_t sum = 0;
    const auto all = rest[row];
    for (unsigned first = all & ~full; first; first &= first - 1) {
      const unsigned a = first & -first;
      for (unsigned second = first & (first - 1); second; second &= second - 1) {
        const unsigned both = a | (second & -second);
        const unsigned now_full = full | (one & both), now_one = (one | both) & ~now_full;
        const unsigned none = ((1U << rows_) - 1) & ~now_full & ~now_one;
        if (now_one & ~later.once[row + 1] || none & ~later.twice[row + 1]) continue;
        rest[row] = static_cast<std::uint16_t>(all & ~both);
        pair[row] = static_cast<std::uint16_t>(both);
        sum += without_cycles(rest, pair, row + 1, now_full, now_one, degree, later);
      }
    }
    rest[row] = all;
    return sum;
  }

  // Enumerates the ways to complete a matching of a graph of degree three from this row on;
  // removing the matching leaves a graph of degree two.
  std::uint64_t without_matching(RowDigits& graph, int row, unsigned used) {
    if (row == rows_) return std::uint64_t{1} << cycles(graph);
    std::uint64_t sum = 0;
    const auto all = graph[row];
    for (unsigned open = all & ~used; open; open &= open - 1) {
      const unsigned digit = open & -open;
      graph[row] = static_cast<std::uint16_t>(all & ~digit);
      sum += without_matching(graph, row + 1, used | digit);
    }
    graph[row] = all;
    return sum;
  }

  // A graph of degree two is made of cycles, and each can be coloured in two ways.
  int cycles(const RowDigits& graph) const {
    std::array<std::uint16_t, 16> rows_of_digit{};
    for (int r = 0; r < rows_; ++r) {
      const unsigned low = static_cast<unsigned>(std::countr_zero(graph[r]));
      const unsigned high = static_cast<unsigned>(std::countr_zero(graph[r] & (graph[r] - 1U)));
      rows_of_digit[low] ^= static_cast<std::uint16_t>(1U << r);
      rows_of_digit[high] ^= static_cast<std::uint16_t>(1U << r);
    }
    CLEW_ASSERT(std::ranges::all_of(
        rows_of_digit, [](std::uint16_t rows) { return rows == 0 || std::popcount(rows) == 2; }));
    int found = 0;
    for (unsigned todo = (1U << rows_) - 1; todo; ++found) {
      const int first = std::countr_zero(todo);
      int row = first;
      unsigned digit = graph[row] & -graph[row];
      do {
        todo &= ~(1U << row);
        row = std::countr_zero(rows_of_digit[std::countr_zero(digit)] & ~(1U << row));
        digit = graph[row] & ~digit;
      } while (row != first);
    }
    return found;
  }

  int rows_;
  const Stop& stop_;
};

/// Number of digits with each string of bits.
using Split = std::vector<std::uint8_t>;

// All permutations and flips of k bits, as maps of the 2^k strings.
std::vector<std::vector<std::uint8_t>> relabellings(int bits) {
  std::vector<std::vector<std::uint8_t>> result;
  std::vector<int> order(bits);
  std::iota(order.begin(), order.end(), 0);
  do {
    for (int flips = 0; flips < 1 << bits; ++flips) {
      auto& map = result.emplace_back(std::size_t{1} << bits);
      for (int string = 0; string < 1 << bits; ++string)
        for (int i = 0; i < bits; ++i)
          if ((string ^ flips) >> i & 1) map[string] |= static_cast<std::uint8_t>(1 << order[i]);
    }
  } while (std::next_permutation(order.begin(), order.end()));
  return result;
}

Split least_image(const Split& split, const std::vector<std::vector<std::uint8_t>>& maps) {
  Split best = split;
  for (const auto& map : maps) {
    for (std::size_t i = 0; i < split.size(); ++i) {
      const auto value = split[map[i]];
      if (value == best[i]) continue;
      if (value < best[i])
        for (std::size_t j = 0; j < split.size(); ++j) best[j] = split[map[j]];
      break;
    }
  }
  CLEW_ASSERT(best <= split && std::accumulate(best.begin(), best.end(), 0) ==
                                   std::accumulate(split.begin(), split.end(), 0));
  return best;
}

std::uint64_t choose(int n, int k) {
  std::uint64_t result = 1;
  for (int i = 1; i <= k; ++i) result = result * static_cast<std::uint64_t>(n - k + i) / i;
  return result;
}

// All classes of splits of C bands, with how many splits each has, band by band.
[[maybe_unused]] Wide power(Wide base, int exponent) {
  Wide result = 1;
  for (int i = 0; i < exponent; ++i) result *= base;
  return result;
}

std::vector<std::pair<Split, Wide>> classes_of_splits(int bands) {
  std::map<Split, Wide> now{{Split{static_cast<std::uint8_t>(2 * bands)}, 1}};
  for (int band = 0; band < bands; ++band) {
    std::map<Split, Wide> raw;
    const std::size_t strings = std::size_t{1} << band;
    for (const auto& [split, number] : now) {
      Split next(2 * strings);
      auto choose_upper = [&](auto& self, std::size_t string, int left, Wide ways) -> void {
        if (string == strings) {
          if (left == 0) raw[next] += ways;
          return;
        }
        for (int up = 0; up <= split[string] && up <= left; ++up) {
          next[string] = static_cast<std::uint8_t>(split[string] - up);
          next[string + strings] = static_cast<std::uint8_t>(up);
          self(self, string + 1, left - up, ways * choose(split[string], up));
        }
      };
      choose_upper(choose_upper, 0, bands, number);
    }
    const auto maps = relabellings(band + 1);
    now.clear();
    for (const auto& [split, number] : raw) now[least_image(split, maps)] += number;
  }
  CLEW_ASSERT(std::accumulate(now.begin(), now.end(), Wide{0}, [](Wide sum, const auto& c) {
                return sum + c.second;
              }) == power(choose(2 * bands, bands), bands));
  return {now.begin(), now.end()};
}

RowDigits graph_of(const Split& split, int bands) {
  RowDigits graph{};
  int digit = 0;
  for (std::size_t string = 0; string < split.size(); ++string)
    for (int n = 0; n < split[string]; ++n, ++digit)
      for (int band = 0; band < bands; ++band)
        graph[2 * band + (string >> band & 1 ? 0 : 1)] |= static_cast<std::uint16_t>(1U << digit);
  CLEW_ASSERT(digit == 2 * bands);
  return graph;
}

}  // namespace

std::optional<Natural> count_two_rows(int box_width, Share share, int threads, const Stop& stop,
                                      const std::function<void(double)>& progress) {
  const auto classes = classes_of_splits(box_width);
  std::vector<std::uint64_t> colourings(share.size(classes.size()));
  std::atomic<std::size_t> done{0};
  parallel_for(colourings.size(), threads, [&](std::size_t i) {
    EdgeColourings counter(2 * box_width, stop);
    colourings[i] = counter.count(graph_of(classes[share.piece(i)].first, box_width), box_width);
    if (progress) progress(static_cast<double>(++done) / static_cast<double>(colourings.size()));
  });
  if (stop.requested()) return std::nullopt;
  Natural sum;
  for (std::size_t i = 0; i < colourings.size(); ++i)
    sum += Natural(classes[share.piece(i)].second) * Natural(Wide{colourings[i]} * colourings[i]);
  return sum;
}

}  // namespace clew::census
