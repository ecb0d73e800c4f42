// The kernel's tables of calls for one width.
#pragma once

#include "search/batch/branch.h"
#include "search/batch/kernel.h"
#include "search/batch/split.h"
#include "search/batch/symbols.h"

namespace clew::search::CLEW_KERNEL {

template <class G>
Planes<G>& as_planes(void* p) {
  return *static_cast<Planes<G>*>(p);
}

template <class G>
void load_puzzles(void* planes, const std::uint8_t* const* puzzles, int n,
                  const std::uint64_t* keep) {
  auto& p = as_planes<G>(planes);
  Bits kept;
  std::memcpy(&kept, keep, sizeof kept);
  if (any(kept)) {
    load_puzzles<true>(p, puzzles, n, kept);
  } else {
    load_puzzles<false>(p, puzzles, n, kept);
  }
}

template <class G>
void load_nodes(void* planes, const std::uint8_t* const* rows) {
  auto& p = as_planes<G>(planes);
  rows_to_planes<G::row_bytes>(p.turned, ByteRows{rows}, p.node);
}

template <bool extra, class G>
void run_rounds(Planes<G>& p, const Extras* extras, int rounds) {
  if (rounds == 1) return round<true, true, extra>(p, extras);
  round<true, false, extra>(p, extras);
  for (int i = 2; i < rounds; ++i) round<false, false, extra>(p, extras);
  round<false, true, extra>(p, extras);
}

template <class G>
void step(void* planes, const Extras* extras, int n, int rounds, int least_branching,
          LaneSets& sets) {
  auto& p = as_planes<G>(planes);
  p.valid = first_lanes(n);
  if (extras) {
    run_rounds<true>(p, extras, rounds);
  } else {
    run_rounds<false>(p, nullptr, rounds);
  }
  branch(p, least_branching);
  std::memcpy(sets.alive, &p.alive, sizeof(Bits));
  std::memcpy(sets.solved, &p.solved, sizeof(Bits));
  std::memcpy(sets.changed, &p.changed, sizeof(Bits));
}

template <class G>
void store_nodes(void* planes, const std::uint64_t* wanted, SearchNode* nodes) {
  auto& p = as_planes<G>(planes);
  std::uint8_t* rows[lanes];
  for (int i = 0; i < lanes; ++i) rows[i] = nodes[i].row;
  std::uint8_t groups[lanes / 8];
  std::memcpy(groups, wanted, sizeof groups);
  planes_to_rows<G::row_bytes>(p.turned, p.node, ByteTargets{rows, groups});
}

template <class G>
constexpr Kernel table(const char* name, GridShape grid) {
  return {
      .name = name,
      .grid = grid,
      .lanes = lanes,
      .planes_size = sizeof(Planes<G>),
      .many_solutions = lanes == 512 ? 320 : 12,
      .load_puzzles = load_puzzles<G>,
      .load_nodes = load_nodes<G>,
      .step = step<G>,
      .store_nodes = store_nodes<G>,
      .split_nodes = split_nodes<G>,
      .store_solutions =
          [](void* planes, const SolutionPlace* places, int n, std::uint8_t base) {
            store_solutions(as_planes<G>(planes), places, n, base);
          },
      .expand_solutions = expand_solutions<G>,
  };
}

}  // namespace clew::search::CLEW_KERNEL
