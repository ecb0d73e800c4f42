// 128 puzzles at once: SSE2, NEON, WebAssembly SIMD, or the compiler's generic code.
#define CLEW_LANES 128
#define CLEW_KERNEL lanes128
#include "search/batch/steps.h"

namespace clew::search {

const Kernel* kernel_128(GridShape grid) {
  using namespace lanes128;
  static constexpr Kernel all[] = {table<Geometry<3, 3>>("128 bits", GridShape::nine),
                                   table<Geometry<2, 3>>("128 bits", GridShape::six),
                                   table<Geometry<3, 2>>("128 bits", GridShape::six_vertical)};
  return &all[static_cast<int>(grid)];
}

}  // namespace clew::search
