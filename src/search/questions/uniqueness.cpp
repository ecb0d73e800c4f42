// Small layouts: the plain search for a while, then batches if they support the layout. Otherwise
// clause learning on the cells left open by singles and locked candidates, of which one must differ
// from the known solution. Wrong digits are tried first, so that most learned clauses hold
// everywhere.
#include "search/questions/uniqueness.h"

#include "base/assert.h"
#include "search/board.h"
#include "search/clause_search.h"
#include "search/count_in_batches.h"
#include "search/depth_first.h"
#include "search/instance.h"

namespace clew::search {
namespace {

std::optional<bool> is_one(const Outcome& outcome) {
  if (outcome.solutions > 1) return false;
  return outcome.exact ? std::optional(outcome.solutions == 1) : std::nullopt;
}

std::optional<bool> no_other(const Tables& tables, const SearchBoard& board,
                             std::span<const Digit> known, const Job& job) {
  Instance instance(tables, board);
  std::vector<sat::Var> right;
  std::vector<sat::Lit> differs;
  for (CellId c = 0; c < known.size(); ++c)
    if (board.candidates()[c].size() > 1) {
      right.push_back(instance.variable(c, known[c]));
      differs.push_back(sat::Lit::no(right.back()));
    }
  instance.solver.clause(differs);
  instance.solver.try_last(right);
  switch (instance.solver.solve(job.stop, {.memory = job.memory, .conflicts = job.conflicts})) {
    case sat::ClauseAnswer::no:
      return true;
    case sat::ClauseAnswer::yes:
      return false;
    case sat::ClauseAnswer::unknown:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<bool> is_only_solution(const Tables& tables, std::span<const DigitSet> start,
                                     std::span<const Digit> known, const Stop& stop,
                                     std::uint64_t conflicts) {
  CLEW_ASSERT(known.size() == start.size());
  Job job{.start = start, .limit = 2, .stop = stop, .conflicts = conflicts};
  if (tables.model || tables.classic) return is_one(search_any(tables, job));
  if (!is_large(tables)) {
    // A given removes up to this number of candidates.
    const auto patience = std::uint64_t{3} * static_cast<unsigned>(tables.cells) *
                          static_cast<unsigned>(tables.digits) / 2;
    const auto give_up = [](const Job&) { return Outcome{.ended = true}; };
    if (const auto one = is_one(search_plain(tables, job, {patience, give_up}))) return one;
  }
  SearchBoard board(tables);
  if (!board.reset(start)) return false;
  if (board.solved()) return true;
  job.start = board.candidates();
  if (!tables.extras) return no_other(tables, board, known, job);
  return is_one(count_in_batches(*tables.extras, job,
                                 [&](const Job& part) { return search_large(tables, part); }));
}

}  // namespace clew::search
