// On small layouts each value is a separate question to the engines. On large layouts some tens of
// values are removed together and become assumptions: all except the tested one, which must differ.
// So the questions share the board and the learned clauses. If a value is needed, another solution
// is usually close to the known one, which is therefore tried first.
#include "search/questions/redundant_values.h"

#include <algorithm>

#include "search/board.h"
#include "search/clause_search.h"
#include "search/engine.h"
#include "search/instance.h"
#include "search/puzzle_candidates.h"

namespace clew::search {
namespace {

constexpr std::size_t together = 32;

class Questions {
 public:
  Questions(const Tables& tables, const Puzzle& puzzle, std::span<const Digit> known,
            const DiagnoseOptions& options)
      : tables_(tables), known_(known), options_(options), start_(start_of(puzzle)) {
    for (std::size_t c = 0; c < start_.size(); ++c)
      if (value_of(puzzle, c)) values_.push_back(static_cast<CellId>(c));
  }

  Idle answer() {
    const std::size_t most = is_large(tables_) ? together : 1;
    for (std::size_t i = 0; i < values_.size(); i += most) {
      const auto some = std::span(values_).subspan(i, std::min(most, values_.size() - i));
      if (is_large(tables_) ? !ask_together(some) : !ask(some[0])) break;
    }
    return std::move(idle_);
  }

 private:
  // Returns false if stopped.
  bool begin() {
    if (options_.stop.requested()) return idle_.complete = false;
    if (options_.progress)
      options_.progress(static_cast<double>(asked_) / static_cast<double>(values_.size()));
    ++asked_;
    return true;
  }

  bool ask(CellId c) {
    if (!begin()) return false;
    start_[c] = tables_.all - DigitSet::of(known_[c]);
    const Outcome outcome = search_any(tables_, {start_, 1, options_.stop, options_.memory});
    start_[c] = DigitSet::of(known_[c]);
    if (outcome.exact && outcome.solutions == 0)
      idle_.cells.push_back(c);
    else if (outcome.solutions == 0)
      idle_.complete = false;
    return true;
  }

  bool ask_together(std::span<const CellId> cells) {
    for (const CellId c : cells) start_[c] = tables_.all;
    SearchBoard board(tables_);
    board.reset(start_);  // consistent: there is a solution
    for (const CellId c : cells) start_[c] = DigitSet::of(known_[c]);
    Instance instance(tables_, board);
    const auto is_open = [&](CellId c) { return board.candidates()[c].size() > 1; };
    std::vector<sat::Var> solution;
    for (CellId c = 0; c < known_.size(); ++c)
      if (is_open(c)) solution.push_back(instance.variable(c, known_[c]));
    instance.solver.try_first(solution);
    std::vector<sat::Lit> assumed;
    for (const CellId c : cells) {
      if (!begin()) return false;
      auto answer = sat::ClauseAnswer::no;  // if the others determine it
      if (is_open(c)) {
        assumed.clear();
        for (const CellId other : cells)
          if (other != c && is_open(other))
            assumed.push_back(sat::Lit::yes(instance.variable(other, known_[other])));
        assumed.push_back(sat::Lit::no(instance.variable(c, known_[c])));
        answer = instance.solver.solve(assumed, options_.stop, {.memory = options_.memory});
      }
      if (answer == sat::ClauseAnswer::no) idle_.cells.push_back(c);
      if (answer == sat::ClauseAnswer::unknown) idle_.complete = false;
    }
    idle_.conflicts += instance.solver.counters().conflicts;
    return true;
  }

  const Tables& tables_;
  std::span<const Digit> known_;
  const DiagnoseOptions& options_;
  std::vector<DigitSet> start_;
  std::vector<CellId> values_;
  std::size_t asked_ = 0;
  Idle idle_;
};

}  // namespace

Idle idle_values(const Tables& tables, const Puzzle& puzzle, std::span<const Digit> known,
                 const DiagnoseOptions& options) {
  return Questions(tables, puzzle, known, options).answer();
}

}  // namespace clew::search
