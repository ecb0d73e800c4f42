// 128 bits: SSE2, NEON, WebAssembly.
#define CLEW_LANES 128
#define CLEW_KERNEL lanes128
#include "clues/nine/tables.h"

#include "clues/nine/join.h"

namespace clew::clues {

const ClueKernel* kernel_128() {
  using namespace lanes128;
  static constexpr ClueKernel kernel{.name = "128 bits",
                                     .list = list,
                                     .prepare = prepare,
                                     .fill = fill,
                                     .join = join,
                                     .extend = extend};
  return &kernel;
}

}  // namespace clew::clues
