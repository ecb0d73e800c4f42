// 512 puzzles at once: AVX-512. CMake compiles this file, and no other, for such processors.
#define CLEW_LANES 512
#define CLEW_KERNEL lanes512
#include "search/batch/kernel.h"
#if defined(__AVX512BW__)
#include "search/batch/steps.h"

namespace clew::search {

const Kernel* kernel_512() {
  static constexpr Kernel kernel = lanes512::table("AVX-512");
  return &kernel;
}

}  // namespace clew::search
#else
namespace clew::search {

const Kernel* kernel_512() { return nullptr; }

}  // namespace clew::search
#endif
