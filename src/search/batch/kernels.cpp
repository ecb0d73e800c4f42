// Which kernels this processor runs.
#include "search/batch.h"
#include "search/processor.h"

namespace clew::search {
const std::vector<const Kernel*>& kernels() {
  static const std::vector<const Kernel*> all = [] {
    std::vector<const Kernel*> v;
    if (has_avx512() && kernel_512()) v.push_back(kernel_512());
    if (has_avx2() && kernel_256()) v.push_back(kernel_256());
    v.push_back(kernel_128());
    return v;
  }();
  return all;
}

}  // namespace clew::search
