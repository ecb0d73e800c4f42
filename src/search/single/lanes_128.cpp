// One puzzle, three registers a band: SSE2, NEON, WebAssembly SIMD, or the compiler's generic code.
#define CLEW_LANES 128
#define CLEW_KERNEL single128
#include "search/single/table.h"

namespace clew::search {

const SingleKernel* single_kernel_128() {
  static constexpr SingleKernel kernel = single128::table("128 bits");
  return &kernel;
}

}  // namespace clew::search
