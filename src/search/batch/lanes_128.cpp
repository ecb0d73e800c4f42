// 128 puzzles at once: SSE2, NEON, WebAssembly SIMD, or whatever the compiler makes of it.
#define CLEW_LANES 128
#define CLEW_KERNEL lanes128
#include "search/batch/steps.h"

namespace clew::search {

const Kernel* kernel_128() {
  static constexpr Kernel kernel = lanes128::table("128 bits");
  return &kernel;
}

}  // namespace clew::search
