// AVX-512 kernel. CMake compiles only this file for AVX-512.
#define CLEW_LANES 512
#define CLEW_KERNEL lanes512
#include "clues/nine/tables.h"
#if defined(__AVX512BW__)
#include "clues/nine/join.h"

namespace clew::clues {

const ClueKernel* kernel_512() {
  using namespace lanes512;
  static constexpr ClueKernel kernel{.name = "AVX-512",
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

const ClueKernel* kernel_512() { return nullptr; }

}  // namespace clew::clues
#endif
