#include "verbs/certify.h"

#include <numeric>

#include "clew/diagnose.h"

namespace clew::verbs {
namespace {

Expected<Certificate> certify_none(Certifier& certifier, const Puzzle& puzzle, const Stop& stop) {
  auto found = diagnose(puzzle, {.stop = stop});
  if (!found) return std::unexpected(std::move(found.error()));
  if (!found->core_is_minimal && found->core.empty() && found->core_constraints.empty()) {
    // Nothing is known of it: all of them.
    const Grid grid = start(puzzle);
    for (CellId c = 0; c < puzzle.layout->size(); ++c)
      if (grid.values[c]) found->core.push_back(c);
    found->core_constraints.resize(puzzle.layout->constraints().size());
    std::iota(found->core_constraints.begin(), found->core_constraints.end(), 0u);
  }
  return certifier.no_solution(puzzle, found->core, found->core_constraints, stop);
}

}  // namespace

Expected<Certificate> certify(Certifier& certifier, const Puzzle& puzzle, const Solved& solved,
                              const Stop& stop) {
  switch (solved.status) {
    case Status::unique:
      return certifier.only_solution(puzzle, solved.solution, stop);
    case Status::none:
      return certify_none(certifier, puzzle, stop);
    case Status::multiple:
      return fail("it has several solutions; a certificate shows that there is one or none");
    default:
      return fail(
          "it is not known how many solutions there are; a certificate shows that there is one "
          "or none");
  }
}

Json certificate_json(const Certificate& certificate) {
  return {{"formula", certificate.formula}, {"proof", certificate.proof}};
}

}  // namespace clew::verbs
