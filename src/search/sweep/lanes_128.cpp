// Sweeps by four registers a vector: SSE2, NEON, WebAssembly SIMD, or what the compiler makes of it.
#define CLEW_LANES 128
#define CLEW_KERNEL sweep128
#include "search/sweep/table.h"

namespace clew::search {

const SweepKernel* sweep_kernel_128() {
  static constexpr SweepKernel kernel = sweep128::table("128 bits");
  return &kernel;
}

}  // namespace clew::search
