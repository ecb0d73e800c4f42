// Which kernels this processor runs.
#include "search/batch.h"

namespace clew::search {
namespace {

// The same sets of instructions that CMake compiles the kernels for.
bool has_avx2() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma") &&
         __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}
bool has_avx512() {
#if defined(__x86_64__)
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl");
#else
  return false;
#endif
}

}  // namespace

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
