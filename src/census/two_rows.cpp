// Idea: such a grid has C bands of two rows and two stacks. A band is split by the C digits in the
// upper row of its left box; the lower row there, and the rows of the right box, follow. Given the
// split of every band, the left stack is a way to colour, with C colours (the columns), the edges of
// the graph that joins each row to its C digits, and the right stack is another, of the same graph
// with the rows of each band exchanged. Hence
//
//   grids = sum over all splits of L(split)^2,   L = proper edge colourings of the graph.
//
// L does not change when bands are permuted, or a band's rows exchanged, or digits renamed. A split
// is therefore kept as a multiset: each digit has a bit for each band (is it in the upper row?), and
// only its least image under permuting and flipping bits counts, with the number of splits like it.
#include "census/two_rows.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <map>
#include <numeric>
#include <vector>

#include "base/parallel.h"

namespace clew::census {
namespace {

constexpr int max_rows = 12;
/// The digits in each row, one bit each: a regular bipartite graph of rows and digits.
using RowDigits = std::array<std::uint16_t, max_rows>;

class EdgeColourings {
 public:
  EdgeColourings(int rows, const Stop& stop) : rows_(rows), stop_(stop) {}

  /// Ways to colour a graph of that degree, colours told apart.
  std::uint64_t count(const RowDigits& graph, int degree) {
    if (degree == 1) return 1;
    if (degree == 2) return std::uint64_t{1} << cycles(graph);
    if (degree == 3 && stop_.requested()) return 0;
    // One edge may take any colour; the others of its colour make a perfect matching with it.
    RowDigits rest = graph;
    const auto edge = static_cast<std::uint16_t>(rest[0] & -rest[0]);
    rest[0] ^= edge;
    return static_cast<std::uint64_t>(degree) * without_matching(rest, 1, edge, degree);
  }

 private:
  // All ways to complete the matching from that row on, and to colour what is left.
  std::uint64_t without_matching(RowDigits& graph, int row, std::uint16_t used, int degree) {
    if (row == rows_) return count(graph, degree - 1);
    std::uint64_t sum = 0;
    for (unsigned open = graph[row] & ~used; open; open &= open - 1) {
      const auto digit = static_cast<std::uint16_t>(open & -open);
      graph[row] ^= digit;
      sum += without_matching(graph, row + 1, used | digit, degree);
      graph[row] ^= digit;
    }
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

/// How many digits have each string of bits.
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
  return best;
}

std::uint64_t choose(int n, int k) {
  std::uint64_t result = 1;
  for (int i = 1; i <= k; ++i) result = result * static_cast<std::uint64_t>(n - k + i) / i;
  return result;
}

// All classes of splits of C bands, with how many splits each has, band by band.
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
  return {now.begin(), now.end()};
}

RowDigits graph_of(const Split& split, int bands) {
  RowDigits graph{};
  int digit = 0;
  for (std::size_t string = 0; string < split.size(); ++string)
    for (int n = 0; n < split[string]; ++n, ++digit)
      for (int band = 0; band < bands; ++band)
        graph[2 * band + (string >> band & 1 ? 0 : 1)] |= static_cast<std::uint16_t>(1U << digit);
  return graph;
}

}  // namespace

std::optional<Natural> count_two_rows(int box_width, int threads, const Stop& stop) {
  const auto classes = classes_of_splits(box_width);
  std::vector<std::uint64_t> colourings(classes.size());
  parallel_for(classes.size(), threads, [&](std::size_t i) {
    EdgeColourings counter(2 * box_width, stop);
    colourings[i] = counter.count(graph_of(classes[i].first, box_width), box_width);
  });
  if (stop.requested()) return std::nullopt;
  Natural sum;
  for (std::size_t i = 0; i < classes.size(); ++i)
    sum += Natural(classes[i].second) * Natural(Wide{colourings[i]} * colourings[i]);
  return sum;
}

}  // namespace clew::census
