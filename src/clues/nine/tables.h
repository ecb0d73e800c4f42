// Data of the kernels of the search by bands; plain, and the same for every vector width.
//
// The bands play three roles. A and B, the first two, get their clues from lists; C gets the
// remaining clues. Unavoidable sets are *lanes*: bit i of a row of bits stands for the i-th set of
// its kind. A mask for each cell has the sets that contain it, so the sets missed by some clues are
// all sets minus the masks of the clues.
#pragma once

#include <cstddef>
#include <cstdint>

namespace clew::clues {

using Band = std::uint32_t;  // cells of a band as bits 0 … 26, row by row
inline constexpr Band all_cells = (1U << 27) - 1;

struct alignas(64) LaneRow {  // 512 lanes
  std::uint64_t words[8];
};

/// Lanes of the sets that lie in A and B with parts in both, and of those with a part in C that is
/// no socket.
inline constexpr int rows = 2, lanes = 512 * rows;

// A *socket* is a part in C of two or three cells of a minirow: three cells that a row and a box
// share. There are 27 pairs, numbered by the omitted cell and then by minirow, and 9 triples. Each
// pair has 32 lanes, 16 in each of two rows; each triple has 16 in a third. One comparison of
// 16-bit words with zero therefore finds the open sockets. They give a lower bound on the clues of
// C: one for each minirow with a socket, two for a minirow with all three pairs.
inline constexpr int pairs = 27, sockets = 36, socket_rows = 3;
constexpr int minirow_of(int socket) { return socket < pairs ? socket % 9 : socket - pairs; }
constexpr Band cells_of(int socket) {
  const Band whole = 7U << 3 * minirow_of(socket);
  return socket < pairs ? whole & ~(1U << (3 * minirow_of(socket) + socket / 9)) : whole;
}
/// -1 for no socket.
constexpr int socket_of(Band cells) {
  for (int s = 0; s < sockets; ++s)
    if (cells_of(s) == cells) return s;
  return -1;
}

struct Roles {
  int a, b, c;  // bands in the three roles

  // Sets of A and B, by the size of their part in B.
  LaneRow ab[rows], ab_in_a[27][rows], ab_in_b[27][rows];
  std::uint16_t part[lanes];  // the number of each one's part in B
  Band parts[lanes];          // different parts, smaller first
  int parts_size;
  // Minimal sets within B, smaller first.
  static constexpr int most_inner = 256;
  Band inner[most_inner];
  int inner_size;

  LaneRow socket[socket_rows], socket_in_a[27][socket_rows], socket_in_b[27][socket_rows];

  // Sets with other parts in C, by the size of this part.
  LaneRow rest[rows], rest_in_a[27][rows], rest_in_b[27][rows], rest_in_c[27][rows];
  LaneRow rest_meets[9][8][rows];  // sets with one of these cells of a minirow
  Band rest_part[lanes];
  LaneRow above_socket[sockets][rows];  // lanes whose part contains all of a socket
};

/// The clues of A, made ready.
struct First {
  Band cells;
  std::uint16_t needed_size;
  /// Parts in B that it leaves to be met, the smallest; a multiple of eight, filled up with one
  /// that all meet.
  static constexpr int most_needed = 56;
  std::uint16_t needed[most_needed];
  LaneRow missed[rows];  // sets of A and B
  LaneRow open[socket_rows];
};

/// Clues of B, 512 at a time.
struct Block {
  static constexpr int most = 512;
  int size;
  Band cells[most];
  LaneRow present;
  LaneRow misses[lanes + 1];  // for each part in B, the lanes that miss it
  LaneRow open[most][socket_rows];
};

/// Counters of a search. They depend on the grid and the job alone, and serve as a signature.
struct JoinCounters {
  std::uint64_t firsts = 0, blocks = 0, joined = 0, thirds = 0, searched = 0, candidates = 0;
};

/// Takes the three bands' clues, in the order of the roles.
struct Candidates {
  void (*take)(void* self, Band a, Band b, Band c);
  void* self;
};

struct Found {
  bool (*take)(void* self, Band cells);  // false: no more
  void* self;
};

struct ClueKernel {
  const char* name;
  /// Enumerates the choices of `clues` free cells that hit each of n sets, which are in order of
  /// size. Returns false if `found` ended it.
  bool (*list)(const Band* sets, int n, int clues, Band free, const Found&);
  void (*prepare)(const Roles&, Band cells, First&);
  void (*fill)(const Roles&, const Band* cells, int n, Block&);
  /// Every way to add `third` cells of C, all of them within `free`, to one of `firsts` and one of
  /// `block` so that each set known has a clue.
  void (*join)(const Roles&, const First* firsts, int n, const Block&, int third, Band free,
               const Candidates&, JoinCounters&);
  /// As `join`, but for every choice of `second` free cells of B instead of the choices of a block.
  void (*extend)(const Roles&, const First* firsts, int n, int second, Band free_in_b, int third,
                 Band free_in_c, const Candidates&, JoinCounters&);
};

// Returns null if this build has no kernel of this width.
const ClueKernel* kernel_512();
const ClueKernel* kernel_256();
const ClueKernel* kernel_128();

}  // namespace clew::clues
