// The kernel's table of calls for one width.
#pragma once

#include "search/batch/branch.h"
#include "search/batch/kernel.h"
#include "search/batch/symbols.h"

namespace clew::search::CLEW_KERNEL {

inline Planes& as_planes(void* p) { return *static_cast<Planes*>(p); }

inline void load_nodes(void* planes, const std::uint8_t* const* rows) {
  Planes& p = as_planes(planes);
  rows_to_planes<96>(p.turned, ByteRows{rows}, &p.candidate[0][0]);
}

template <bool extra>
void run_rounds(Planes& p, const Extras* extras, int rounds) {
  if (rounds == 1) return round<true, true, extra>(p, extras);
  round<true, false, extra>(p, extras);
  for (int i = 2; i < rounds; ++i) round<false, false, extra>(p, extras);
  round<false, true, extra>(p, extras);
}

inline void step(void* planes, const Extras* extras, int n, int rounds, int least_branching,
                 LaneSets& sets) {
  Planes& p = as_planes(planes);
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

inline void store_nodes(void* planes, const std::uint64_t* wanted, Node* nodes) {
  Planes& p = as_planes(planes);
  std::uint8_t* rows[lanes];
  for (int i = 0; i < lanes; ++i) rows[i] = nodes[i].candidates;
  std::uint8_t groups[lanes / 8];
  std::memcpy(groups, wanted, sizeof groups);
  planes_to_rows<96>(p.turned, &p.candidate[0][0], ByteTargets{rows, groups});
}

constexpr Kernel table(const char* name) {
  return {
      .name = name,
      .lanes = lanes,
      .planes_size = sizeof(Planes),
      .many_solutions = lanes == 512 ? 200 : 12,
      .load_puzzles = [](void* planes, const std::uint8_t* const* puzzles,
                         int n) { load_puzzles(as_planes(planes), puzzles, n); },
      .load_nodes = load_nodes,
      .step = step,
      .store_nodes = store_nodes,
      .store_solutions =
          [](void* planes, const SolutionPlace* places, int n, std::uint8_t base) {
            store_solutions(as_planes(planes), places, n, base);
          },
      .expand_solutions = expand_solutions,
  };
}

}  // namespace clew::search::CLEW_KERNEL
