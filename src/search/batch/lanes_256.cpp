// 256 puzzles at once: AVX2. CMake compiles this file, and no other, for such processors.
#define CLEW_LANES 256
#define CLEW_KERNEL lanes256
#include "search/batch/kernel.h"
#if defined(__AVX2__)
#include "search/batch/steps.h"

namespace clew::search {

const Kernel* kernel_256() {
  static constexpr Kernel kernel = lanes256::table("AVX2");
  return &kernel;
}

}  // namespace clew::search
#else
namespace clew::search {

const Kernel* kernel_256() { return nullptr; }

}  // namespace clew::search
#endif
