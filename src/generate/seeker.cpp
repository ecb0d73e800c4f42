#include "generate/seeker.h"

#include <algorithm>

#include "search/constrained/search.h"

namespace clew::generation {

Seeker::Seeker(LayoutPtr layout)
    : layout_(std::move(layout)), tables_(std::make_shared<const search::Tables>(*layout_)) {}

Expected<Seeker> Seeker::about(LayoutPtr layout) {
  Seeker seeker(std::move(layout));
  if (seeker.tables_->too_large) return std::unexpected(*seeker.tables_->too_large);
  return seeker;
}

std::vector<DigitSet> Seeker::start_of(std::span<const Digit> givens) const {
  std::vector<DigitSet> start;
  for (const Digit d : givens) start.push_back(d ? DigitSet::of(d) : layout_->all_digits());
  return start;
}

auto Seeker::ask(std::span<const DigitSet> start, std::uint64_t limit, std::span<const Digit> but,
                 const Stop& stop) const -> Answer {
  Answer answer{Told::unknown};
  const Visit visit = [&](std::span<const Digit> solution) {
    if (std::ranges::equal(solution, but)) return true;
    answer = {Told::found, {solution.begin(), solution.end()}};
    return false;
  };
  const search::Job job{start, limit, stop, usual_memory, &visit, patience_};
  const search::Outcome outcome = tables_->model
                                      ? search_constrained(*tables_->model, job, patience_)
                                      : search_any(*tables_, job);
  if (answer.told != Told::found && outcome.exact) answer.told = Told::none;
  return answer;
}

auto Seeker::any(std::span<const Digit> givens, const Stop& stop) const -> Answer {
  return ask(start_of(givens), 1, {}, stop);
}

auto Seeker::other(std::span<const Digit> givens, std::span<const Digit> solution, const Stop& stop,
                   std::optional<CellId> at) const -> Answer {
  auto start = start_of(givens);
  if (at) start[*at].remove(solution[*at]);
  return ask(start, at ? 1 : 2, solution, stop);
}

}  // namespace clew::generation
