// AVX2 kernel. CMake compiles only this file for AVX2.
#define CLEW_LANES 256
#define CLEW_KERNEL lanes256
#include "clues/nine/tables.h"
#if defined(__AVX2__)
#include "clues/nine/join.h"

namespace clew::clues {

const ClueKernel* kernel_256() {
  using namespace lanes256;
  static constexpr ClueKernel kernel{.name = "AVX2",
                                     .list = list,
                                     .prepare = prepare,
                                     .fill = fill,
                                     .join = join,
                                     .extend = extend};
  return &kernel;
}

}  // namespace clew::clues
#else
namespace clew::clues {

const ClueKernel* kernel_256() { return nullptr; }

}  // namespace clew::clues
#endif
