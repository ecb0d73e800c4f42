// Singles and locked candidates first, to the fixpoint. What is open then becomes an instance for
// the clause-learning solver: a variable for every candidate of an open cell, and groups
//
//   exactly one    the candidates of an open cell; the places of a digit in a complete house
//   at most one    the places of a digit in an incomplete house; or in cells that all see each
//   other
//                  through links
//
// and nothing else: no clause is written down. sat/ does the rest.
#include "search/large.h"

#include <bit>

#include "sat/solver.h"
#include "search/board.h"

namespace clew::search {
namespace {

class Instance {
 public:
  Instance(const Tables& tables, const Board& board) : tables_(tables), board_(board) {
    add_cells();
    add_houses();
    add_cliques();
  }

  /// The digits of every cell in the solver's model.
  void read(std::vector<Digit>& solution) const;

  sat::Solver solver;
  std::uint64_t groups = 0;

 private:
  void add_cells();
  void add_houses();
  void add_cliques();
  void exactly_one();
  void at_most_one();
  /// Of a candidate of an open cell.
  sat::Var variable(CellId c, Digit d) const {
    const DigitSet below = board_.candidates()[c] & DigitSet::up_to(d - 1);
    return first_[c] + static_cast<sat::Var>(below.size());
  }

  const Tables& tables_;
  const Board& board_;
  std::vector<sat::Var> first_;  // by cell: its first candidate
  std::vector<sat::Var> group_;
};

void Instance::exactly_one() {
  ++groups;
  solver.exactly_one(group_);
}

void Instance::at_most_one() {
  if (group_.size() < 2) return;
  ++groups;
  solver.at_most_one(group_);
}

void Instance::add_cells() {
  const auto cells = board_.candidates();
  std::size_t count = 0;
  for (const DigitSet cell : cells) {
    first_.push_back(static_cast<sat::Var>(count));
    if (cell.size() > 1) count += static_cast<std::size_t>(cell.size());
  }
  solver.add_variables(count);
  for (int c = 0; c < tables_.cells; ++c) {
    if (cells[c].size() < 2) continue;
    group_.clear();
    for (int i = 0; i < cells[c].size(); ++i)
      group_.push_back(first_[c] + static_cast<sat::Var>(i));
    exactly_one();
  }
}

void Instance::add_houses() {
  for (int h = 0; h < tables_.houses; ++h) {
    const auto cells = tables_.house_cells[h];
    for (const Digit d : tables_.all) {
      group_.clear();
      for (std::uint64_t rest = board_.places(h, d); rest; rest &= rest - 1) {
        const CellId c = cells[std::countr_zero(rest)];
        if (board_.candidates()[c].size() > 1) group_.push_back(variable(c, d));
      }
      if (group_.empty()) continue;
      if (tables_.complete[h])
        exactly_one();
      else
        at_most_one();
    }
  }
}

void Instance::add_cliques() {
  for (std::size_t i = 0; i < tables_.cliques.size(); ++i)
    for (const Digit d : tables_.all) {
      group_.clear();
      for (const CellId c : tables_.cliques[i])
        if (const DigitSet cell = board_.candidates()[c]; cell.size() > 1 && cell.has(d))
          group_.push_back(variable(c, d));
      at_most_one();
    }
}

void Instance::read(std::vector<Digit>& solution) const {
  for (int c = 0; c < tables_.cells; ++c) {
    const DigitSet cell = board_.candidates()[c];
    solution[c] = cell.first();
    if (cell.size() < 2) continue;
    sat::Var v = first_[c];
    for (const Digit d : cell)
      if (solver.value(v++)) solution[c] = d;
  }
}

}  // namespace

Outcome search_large(const Tables& tables, const Job& job, Effort* effort) {
  Outcome outcome;
  if (job.stop.requested()) {
    outcome.ended = true;
    return outcome;
  }
  Board board(tables);
  if (!board.reset(job.start)) {
    outcome.exact = true;
    return outcome;
  }
  Instance instance(tables, board);
  std::vector<Digit> solution(tables.cells);
  for (;;) {
    const sat::Answer answer = instance.solver.solve(job.stop, {.memory = job.memory});
    if (answer == sat::Answer::no) outcome.exact = true;
    if (answer == sat::Answer::unknown) outcome.ended = true;
    if (answer != sat::Answer::yes) break;
    ++outcome.solutions;
    if (job.visit) {
      instance.read(solution);
      if (!(*job.visit)(solution)) outcome.ended = true;
    }
    if (outcome.solutions == job.limit) outcome.ended = true;
    if (outcome.ended) break;
    instance.solver.forbid();
  }
  if (effort) {
    const sat::Counters& counters = instance.solver.counters();
    *effort = {instance.solver.variables(), instance.groups, counters.conflicts,
               counters.decisions};
  }
  return outcome;
}

}  // namespace clew::search
