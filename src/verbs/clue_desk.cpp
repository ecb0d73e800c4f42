#include "verbs/clue_desk.h"

#include "base/assert.h"

namespace clew::verbs {

struct ClueDesk::Kept {
  LayoutPtr layout;
  std::unique_ptr<Solver> solver;
  std::vector<std::unique_ptr<ClueFinder>> finders;

  Expected<void> turn_to(const LayoutPtr& to) {
    if (layout == to || (layout && layout->spec() == to->spec())) return {};
    auto made = Solver::make(to);
    if (!made) return std::unexpected(std::move(made.error()));
    layout = to;
    solver = std::make_unique<Solver>(std::move(*made));
    finders.clear();
    return {};
  }
};

ClueDesk::ClueDesk() : kept_(std::make_unique<Kept>()) {}
ClueDesk::~ClueDesk() = default;

Expected<std::vector<Digit>> ClueDesk::grid_of(const Puzzle& puzzle, const Stop& stop) {
  if (auto ok = kept_->turn_to(puzzle.layout); !ok) return std::unexpected(std::move(ok.error()));
  auto solved = kept_->solver->solve(puzzle, {.stop = stop});
  if (!solved) return std::unexpected(std::move(solved.error()));
  switch (solved->status) {
    case Status::unique:
      return std::move(solved->solution);
    case Status::none:
      return fail("this has no solution, so it names no grid");
    case Status::multiple:
      return fail("this has several solutions, so it names no grid");
    default:
      return fail("stopped before the grid was known");
  }
}

Expected<ClueFinder*> ClueDesk::finder(const LayoutPtr& layout, std::size_t thread) {
  if (auto ok = kept_->turn_to(layout); !ok) return std::unexpected(std::move(ok.error()));
  while (kept_->finders.size() <= thread) {
    auto made = ClueFinder::make(layout);
    if (!made) return std::unexpected(made.error());
    kept_->finders.push_back(std::make_unique<ClueFinder>(std::move(*made)));
  }
  CLEW_ASSERT(kept_->layout && kept_->layout->spec() == layout->spec());
  return kept_->finders[thread].get();
}

}  // namespace clew::verbs
