// Sweeps on AVX2. CMake compiles only this file of the folder for AVX2.
#define CLEW_LANES 256
#define CLEW_KERNEL sweep256
#include "search/sweep/kernel.h"
#if defined(__AVX2__)
#include "search/sweep/table.h"

namespace clew::search {

const SweepKernel* sweep_kernel_256() {
  static constexpr SweepKernel kernel = sweep256::table("AVX2");
  return &kernel;
}

}  // namespace clew::search
#else
namespace clew::search {

const SweepKernel* sweep_kernel_256() { return nullptr; }

}  // namespace clew::search
#endif
