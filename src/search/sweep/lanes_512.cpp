// Sweeps on AVX-512. CMake compiles only this file of the folder for AVX-512.
#define CLEW_LANES 512
#define CLEW_KERNEL sweep512
#include "search/sweep/kernel.h"
#if defined(__AVX512BW__)
#include "search/sweep/table.h"

namespace clew::search {

const SweepKernel* sweep_kernel_512() {
  static constexpr SweepKernel kernel = sweep512::table("AVX-512");
  return &kernel;
}

}  // namespace clew::search
#else
namespace clew::search {

const SweepKernel* sweep_kernel_512() { return nullptr; }

}  // namespace clew::search
#endif
