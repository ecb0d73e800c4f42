// Each constraint is a search in the layout without it: for a solution that the whole layout
// refuses. Only a few solutions are looked at, so a puzzle with very many may leave a constraint
// undecided.
#include "search/questions/redundant_constraints.h"

#include <algorithm>

#include "constraints/holds.h"
#include "model/solves.h"
#include "search/engine.h"
#include "search/puzzle_candidates.h"
#include "search/tables.h"

namespace clew::search {
namespace {

constexpr std::uint64_t most_solutions = 20'000;
constexpr std::uint64_t patience = 200'000;  // conflicts of clause learning

bool satisfies(const Layout& layout, std::span<const Digit> grid) {
  return solves(layout, grid) &&
         std::ranges::all_of(layout.constraints(), [&](const Constraint& c) {
           return told_by_houses.has(c.kind) || constraints::holds(layout, c, grid);
         });
}

enum class Need : std::uint8_t { needed, idle, unknown };

Need need_of(const Puzzle& puzzle, std::size_t i, std::span<const Digit> known,
             const DiagnoseOptions& options) {
  const Layout& whole = *puzzle.layout;
  LayoutSpec spec = whole.spec();
  spec.name.clear();
  spec.constraints.erase(spec.constraints.begin() + static_cast<std::ptrdiff_t>(i));
  const auto rest = build(std::move(spec));
  if (!rest || (*rest)->size() != whole.size()) return Need::needed;
  // A rule about all dots says more when one of the dots is missing.
  if (!satisfies(**rest, known)) return Need::needed;
  const Tables tables(**rest);
  if (tables.too_large) return Need::unknown;
  bool other = false;
  const Visit visit = [&](std::span<const Digit> solution) {
    other = !satisfies(whole, solution);
    return !other;
  };
  const Outcome outcome = search_any(tables, {.start = start_of(puzzle),
                                              .limit = most_solutions,
                                              .stop = options.stop,
                                              .memory = options.memory,
                                              .visit = &visit,
                                              .conflicts = patience});
  return other ? Need::needed : outcome.exact ? Need::idle : Need::unknown;
}

}  // namespace

IdleConstraints idle_constraints(const Puzzle& puzzle, std::span<const Digit> known,
                                 const DiagnoseOptions& options) {
  IdleConstraints idle;
  const std::size_t all = puzzle.layout->constraints().size();
  for (std::size_t i = 0; i < all; ++i) {
    if (options.stop.requested()) {
      idle.complete = false;
      break;
    }
    if (options.progress) options.progress(static_cast<double>(i) / static_cast<double>(all));
    const Need need = need_of(puzzle, i, known, options);
    if (need == Need::idle) idle.constraints.push_back(static_cast<std::uint32_t>(i));
    if (need == Need::unknown) idle.complete = false;
  }
  return idle;
}

}  // namespace clew::search
