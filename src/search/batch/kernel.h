// Interface of the batch kernels, for every width.
#pragma once

#include <cstddef>
#include <cstdint>

namespace clew::search {

inline constexpr int max_lanes = 512;

// Functions here are always inlined: kernels call them, and a copy compiled for one processor must
// not run on another.

/// Returns the lanes below n in a word of a set of lanes.
[[gnu::always_inline]] constexpr std::uint64_t lanes_below(int n, int word) {
  const int rest = n - 64 * word;
  return rest >= 64 ? ~std::uint64_t{0} : rest <= 0 ? 0 : (std::uint64_t{1} << rest) - 1;
}

/// The grids that there are kernels for.
enum class GridShape : std::uint8_t {
  nine,          // 9x9, boxes of 3x3
  six,           // 6x6, boxes of two rows and three columns
  six_vertical,  // 6x6, boxes of three rows and two columns
};
constexpr int size_of(GridShape grid) { return grid == GridShape::nine ? 9 : 6; }
constexpr int box_rows_of(GridShape grid) { return grid == GridShape::six ? 2 : 3; }

/// Rules beyond rows, columns and boxes.
struct Extras {
  static constexpr int max_houses = 32, max_links = 640;
  struct Link {
    std::uint8_t a, b;
  };
  int houses = 0, links = 0;
  std::uint8_t house[max_houses][9];  // for 6x6 the first six
  Link link[max_links];
};

/// A puzzle, or a part of its search, between batches. A transpose makes its 96 bytes (32 for 6x6)
/// from the planes: four bytes for the branching cell, valid if the kernel says "branch", followed
/// by the candidates. Bit cells·digit + cell is set while the digit is possible. Reading whole
/// words may include the remaining bytes, which are undefined.
struct alignas(64) SearchNode {
  static constexpr std::size_t bytes = 96;
  std::uint8_t row[128];

  [[gnu::always_inline]] int cell() const { return row[0]; }
  /// The cell's lowest digit, from 0, and its next.
  [[gnu::always_inline]] int first() const { return row[1] & 15; }
  [[gnu::always_inline]] int second() const { return row[2]; }
  [[gnu::always_inline]] bool more_than_two() const { return row[1] & 0x80; }
};
static_assert(sizeof(SearchNode) == 128);

constexpr std::size_t first_candidate = 32;  // its bit in a node
/// Adds a candidate to the beginning of a node; digits from 0, `cells` in the grid.
[[gnu::always_inline]] constexpr void add_candidate(std::uint8_t* node, std::size_t digit,
                                                    std::size_t cell, std::size_t cells = 81) {
  const std::size_t bit = first_candidate + cells * digit + cell;
  node[bit >> 3] = static_cast<std::uint8_t>(node[bit >> 3] | 1 << (bit & 7));
}
[[gnu::always_inline]] constexpr void remove_candidate(std::uint8_t* node, std::size_t digit,
                                                       std::size_t cell, std::size_t cells = 81) {
  const std::size_t bit = first_candidate + cells * digit + cell;
  node[bit >> 3] = static_cast<std::uint8_t>(node[bit >> 3] & ~(1 << (bit & 7)));
}

[[gnu::always_inline]] constexpr bool has_candidate(const std::uint8_t* node, std::size_t digit,
                                                    std::size_t cell, std::size_t cells = 81) {
  const std::size_t bit = first_candidate + cells * digit + cell;
  return node[bit >> 3] >> (bit & 7) & 1;
}

/// Nodes lie scattered, most of them outside the nearest cache.
[[gnu::always_inline]] inline void prefetch_node(const SearchNode& node) {
  __builtin_prefetch(node.row);
  __builtin_prefetch(node.row + 64);
}

/// Sets of lanes after a step.
struct LaneSets {
  std::uint64_t alive[max_lanes / 64];    // not refuted
  std::uint64_t solved[max_lanes / 64];   // lanes that are solved
  std::uint64_t changed[max_lanes / 64];  // the last round still removed something
};

struct SolutionPlace {
  std::uint8_t* symbols;
  int lane;
};

/// Nodes that branch: the first child takes the node's place, the second is written elsewhere.
struct Split {
  SearchNode *node, *second;
};

struct Kernel {
  const char* name;
  GridShape grid;
  int lanes;
  std::size_t planes_size;  // bytes of a batch's state, aligned to 4096, all zero at first
  int many_solutions;       // number of solutions from which store_solutions is faster than
                            // expanding nodes

  /// Loads puzzles as symbols. Lanes of `keep` keep their contents; lanes from n on are idle.
  void (*load_puzzles)(void* planes, const std::uint8_t* const* puzzles, int n,
                       const std::uint64_t* keep);
  /// Loads the beginnings of nodes, one row for every lane.
  void (*load_nodes)(void* planes, const std::uint8_t* const* rows);
  /// Runs rounds on the first n lanes and then sorts the lanes. If fewer than `least_branching`
  /// lanes would branch, no cell is chosen and they count as changed.
  void (*step)(void* planes, const Extras* extras, int n, int rounds, int least_branching,
               LaneSets&);
  /// Stores the beginning of a node for every wanted lane, and perhaps for its neighbours.
  void (*store_nodes)(void* planes, const std::uint64_t* wanted, SearchNode* nodes);
  /// In the first child the chosen cell has its lowest digit; in the second it does not.
  void (*split_nodes)(const Split* splits, int n);
  /// The symbols of each of the n solved lanes named, `base` added to each digit.
  void (*store_solutions)(void* planes, const SolutionPlace* places, int n, std::uint8_t base);
  /// As above, from stored nodes of these lanes.
  void (*expand_solutions)(const SearchNode* nodes, const SolutionPlace* places, int n,
                           std::uint8_t base);
};

// Returns null if this build has no kernel of this width.
const Kernel* kernel_512(GridShape);
const Kernel* kernel_256(GridShape);
const Kernel* kernel_128(GridShape);

}  // namespace clew::search
