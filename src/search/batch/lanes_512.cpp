// 512 puzzles at once: AVX-512. CMake compiles only this file of the folder for AVX-512.
#define CLEW_LANES 512
#define CLEW_KERNEL lanes512
#include "search/batch/kernel.h"
#if defined(__AVX512BW__)
#include "search/batch/steps.h"

namespace clew::search {

const Kernel* kernel_512(GridShape grid) {
  using namespace lanes512;
  static constexpr Kernel all[] = {table<Geometry<3, 3>>("AVX-512", GridShape::nine),
                                   table<Geometry<2, 3>>("AVX-512", GridShape::six),
                                   table<Geometry<3, 2>>("AVX-512", GridShape::six_vertical)};
  return &all[static_cast<int>(grid)];
}

}  // namespace clew::search
#else
namespace clew::search {

const Kernel* kernel_512(GridShape) { return nullptr; }

}  // namespace clew::search
#endif
