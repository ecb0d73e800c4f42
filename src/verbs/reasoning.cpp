#include "verbs/reasoning.h"

namespace clew::verbs {

Expected<TechniqueSet> techniques_of(Request& request) {
  const std::vector<std::string> only = request.list("only"), without = request.list("without");
  TechniqueSet set = only.empty() ? TechniqueSet::all() : TechniqueSet{};
  for (const std::string& word : only) {
    const auto found = find_techniques(word);
    if (!found) return std::unexpected(found.error());
    for (const TechniqueId id : *found) set.add(id);
  }
  for (const std::string& word : without) {
    const auto found = find_techniques(word);
    if (!found) return std::unexpected(found.error());
    for (const TechniqueId id : *found) set.remove(id);
  }
  return set;
}

Expected<Reasoning> reasoning(Request& request) {
  const auto techniques = techniques_of(request);
  if (!techniques) return std::unexpected(techniques.error());
  const Stop stop = request.stop();
  auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  auto explainer = Explainer::make(puzzle->layout);
  if (!explainer) return std::unexpected(explainer.error());
  const Puzzle bare{.layout = puzzle->layout, .givens = puzzle->givens};
  Solved solved = clew::solve(bare, {.limit = 2, .stop = stop});
  ExplainOptions options{
      .unique = solved.status == Status::unique, .techniques = *techniques, .stop = stop};
  Grid grid = start(*puzzle);
  return Reasoning{std::move(*puzzle), std::move(grid), std::move(*explainer), options,
                   std::move(solved)};
}

}  // namespace clew::verbs
