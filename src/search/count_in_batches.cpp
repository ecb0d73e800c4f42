#include "search/count_in_batches.h"

#include "search/batch.h"

namespace clew::search {
namespace {

std::vector<DigitSet> candidates_at(const SearchNode& node, std::size_t cells) {
  std::vector<DigitSet> start(cells);
  for (std::size_t c = 0; c < cells; ++c)
    for (std::size_t d = 0; d < 9; ++d)
      if (has_candidate(node.row, d, c)) start[c].add(static_cast<Digit>(d + 1));
  return start;
}

}  // namespace

Outcome count_in_batches(const Extras& extras, const Job& job,
                         const std::function<Outcome(const Job&)>& harder, std::uint64_t patience) {
  SearchNode node{};
  for (std::size_t c = 0; c < job.start.size(); ++c)
    for (const Digit d : job.start[c]) add_candidate(node.row, d - std::size_t{1}, c);
  Outcome outcome;
  BatchSolver batch(*kernels().front(), &extras);
  std::vector<SearchNode> open;
  bool finished = batch.count(node, job.limit, outcome.solutions, patience, open, job.stop);
  for (std::size_t i = 0; i < open.size() && finished; ++i) {
    const auto start = candidates_at(open[i], job.start.size());
    Job part = job;
    part.start = start;
    if (job.limit) part.limit = job.limit - outcome.solutions;
    const Outcome found = harder(part);
    outcome.solutions += found.solutions;
    finished = found.exact;
  }
  outcome.exact = finished && (job.limit == 0 || outcome.solutions < job.limit);
  outcome.ended = !outcome.exact;
  return outcome;
}

}  // namespace clew::search
