// Selection of the kernels that this processor can run.
#include "search/batch.h"
#include "search/processor.h"

namespace clew::search {
const std::vector<const Kernel*>& kernels(GridShape grid) {
  static const auto list = [](GridShape g) {
    std::vector<const Kernel*> v;
    if (has_avx512() && kernel_512(g)) v.push_back(kernel_512(g));
    if (has_avx2() && kernel_256(g)) v.push_back(kernel_256(g));
    v.push_back(kernel_128(g));
    return v;
  };
  static const std::vector<const Kernel*> all[] = {list(GridShape::nine), list(GridShape::six),
                                                   list(GridShape::six_vertical)};
  return all[static_cast<int>(grid)];
}

}  // namespace clew::search
