// One puzzle on AVX-512. CMake compiles only this file of the folder for AVX-512.
#define CLEW_LANES 512
#define CLEW_KERNEL single512
#include "search/single/kernel.h"
#if defined(__AVX512BW__)
#include "search/single/table.h"

namespace clew::search {

const SingleKernel* single_kernel_512() {
  static constexpr SingleKernel kernel = single512::table("AVX-512");
  return &kernel;
}

}  // namespace clew::search
#else
namespace clew::search {

const SingleKernel* single_kernel_512() { return nullptr; }

}  // namespace clew::search
#endif
