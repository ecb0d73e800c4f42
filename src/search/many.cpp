#include "search/many.h"

#include "search/batch.h"

namespace clew::search {

Outcome count_in_batches(const Extras& extras, const Job& job) {
  Node node{};
  for (std::size_t c = 0; c < job.start.size(); ++c)
    for (const Digit d : job.start[c]) add_candidate(&node.cell, d - std::size_t{1}, c);
  Outcome outcome;
  Batch batch(*kernels().front(), &extras);
  const bool finished = batch.count(node, job.limit, outcome.solutions, job.stop);
  outcome.exact = finished && (job.limit == 0 || outcome.solutions < job.limit);
  outcome.ended = !outcome.exact;
  return outcome;
}

}  // namespace clew::search
