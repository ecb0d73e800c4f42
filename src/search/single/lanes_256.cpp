// One puzzle on AVX2. CMake compiles only this file of the folder for AVX2.
#define CLEW_LANES 256
#define CLEW_KERNEL single256
#include "search/single/kernel.h"
#if defined(__AVX2__)
#include "search/single/table.h"

namespace clew::search {

const SingleKernel* single_kernel_256() {
  static constexpr SingleKernel kernel = single256::table("AVX2");
  return &kernel;
}

}  // namespace clew::search
#else
namespace clew::search {

const SingleKernel* single_kernel_256() { return nullptr; }

}  // namespace clew::search
#endif
