// Sweeps on NEON of 64-bit ARM. Other processors without AVX2 examine only the changed items, which is
// faster there.
#define CLEW_LANES 128
#define CLEW_KERNEL sweep128
#include "search/sweep/kernel.h"
#if defined(__aarch64__) && defined(__ARM_NEON)
#include "search/sweep/table.h"

namespace clew::search {

const SweepKernel* sweep_kernel_128() {
  static constexpr SweepKernel kernel = sweep128::table("NEON");
  return &kernel;
}

}  // namespace clew::search
#else
namespace clew::search {

const SweepKernel* sweep_kernel_128() { return nullptr; }

}  // namespace clew::search
#endif
