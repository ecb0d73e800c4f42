// 256 puzzles at once: AVX2. CMake compiles only this file of the folder for AVX2.
#define CLEW_LANES 256
#define CLEW_KERNEL lanes256
#include "search/batch/kernel.h"
#if defined(__AVX2__)
#include "search/batch/steps.h"

namespace clew::search {

const Kernel* kernel_256(GridShape grid) {
  using namespace lanes256;
  static constexpr Kernel all[] = {table<Geometry<3, 3>>("AVX2", GridShape::nine),
                                   table<Geometry<2, 3>>("AVX2", GridShape::six),
                                   table<Geometry<3, 2>>("AVX2", GridShape::six_vertical)};
  return &all[static_cast<int>(grid)];
}

}  // namespace clew::search
#else
namespace clew::search {

const Kernel* kernel_256(GridShape) { return nullptr; }

}  // namespace clew::search
#endif
