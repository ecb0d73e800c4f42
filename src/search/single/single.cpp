// Between the room's engines and the kernel.
#include "search/single.h"

#include "search/processor.h"

namespace clew::search {

const std::vector<const SingleKernel*>& single_kernels() {
  static const std::vector<const SingleKernel*> all = [] {
    std::vector<const SingleKernel*> v;
    if (has_avx512() && single_kernel_512()) v.push_back(single_kernel_512());
    if (has_avx2() && single_kernel_256()) v.push_back(single_kernel_256());
    v.push_back(single_kernel_128());
    return v;
  }();
  return all;
}

Outcome search_single(const Job& job, const SingleKernel& kernel, std::uint64_t patience) {
  SingleGrid start = {};
  for (int c = 0; c < 81; ++c) {
    const std::uint32_t bit = 1u << (c / 9 % 3 * 10 + c % 9);
    for (const Digit d : job.start[c]) start[c / 27][d - 1] |= bit;
  }
  // A kernel knows no standard library, so calls go through plain functions.
  SingleTask task{.limit = job.limit, .context = const_cast<Job*>(&job)};
  if (job.visit) {
    task.visit = [](void* p, const std::uint8_t* digits) {
      return (*static_cast<const Job*>(p)->visit)(std::span<const Digit>(digits, 81));
    };
  }
  if (job.stop.flag || job.stop.deadline) {
    task.stop = [](void* p) { return static_cast<const Job*>(p)->stop.requested(); };
  }
  task.patience = patience;
  const SingleResult result = kernel.search(start, task);
  return {.solutions = result.solutions,
          .exact = result.exact,
          .ended = !result.exact && !result.gave_up};
}

}  // namespace clew::search
