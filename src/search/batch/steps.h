// The kernel's table of calls for one width.
#pragma once

#include "search/batch/branch.h"
#include "search/batch/kernel.h"
#include "search/batch/symbols.h"

namespace clew::search::CLEW_KERNEL {

inline Planes& as_planes(void* p) { return *static_cast<Planes*>(p); }

inline void load_nodes(void* planes, const std::uint8_t* const* rows) {
  Planes& p = as_planes(planes);
  rows_to_planes<96>(p.turned, rows, &p.candidate[0][0]);
}

template <bool extra>
void run_rounds(Planes& p, const Extras* extras, int rounds) {
  if (rounds == 1) return round<true, true, extra>(p, extras);
  round<true, false, extra>(p, extras);
  for (int i = 2; i < rounds; ++i) round<false, false, extra>(p, extras);
  round<false, true, extra>(p, extras);
}

inline void step(void* planes, const Extras* extras, int n, int rounds, LaneSets& sets) {
  Planes& p = as_planes(planes);
  p.valid = first_lanes(n);
  if (extras) {
    run_rounds<true>(p, extras, rounds);
  } else {
    run_rounds<false>(p, nullptr, rounds);
  }
  branch(p);
  std::memcpy(sets.alive, &p.alive, sizeof(Bits));
  std::memcpy(sets.solved, &p.solved, sizeof(Bits));
  std::memcpy(sets.changed, &p.changed, sizeof(Bits));
}

inline void store_nodes(void* planes, Node* nodes) {
  Planes& p = as_planes(planes);
  planes_to_rows<96>(p.turned, &p.candidate[0][0], nodes[0].candidates, sizeof(Node));
}

constexpr Kernel table(const char* name) {
  return {name,
          lanes,
          sizeof(Planes),
          [](void* planes, const std::uint8_t* const* puzzles, int n) {
            load_puzzles(as_planes(planes), puzzles, n);
          },
          load_nodes,
          step,
          store_nodes,
          [](void* planes, const SolutionPlace* places, int n, std::uint8_t base) {
            alignas(64) std::uint8_t packed[lanes][64];
            pack_solutions(as_planes(planes), packed);
            for (int i = 0; i < n; ++i) unpack(packed[places[i].lane], base, places[i].symbols);
          }};
}

}  // namespace clew::search::CLEW_KERNEL
