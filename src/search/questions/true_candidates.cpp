#include "search/questions/true_candidates.h"

#include "search/board.h"
#include "search/constrained/board.h"
#include "search/instance.h"

namespace clew::search {
namespace {

constexpr std::uint64_t patience = 50'000;  // nodes under constraints, about half a second

class Gatherer {
 public:
  Gatherer(const Tables& tables, const Job& job, const std::function<Outcome(const Job&)>& solve)
      : tables_(tables), job_(job), solve_(solve) {}

  TrueCandidates run();

 private:
  void gather();
  bool look_for(CellId, Digit, std::vector<DigitSet>& start);
  void look_one_by_one(std::vector<DigitSet> start);
  std::vector<DigitSet> narrowed() const;
  void ask_one_instance(const SearchBoard&);
  void add(std::span<const Digit> solution);

  const Tables& tables_;
  const Job& job_;
  const std::function<Outcome(const Job&)>& solve_;
  TrueCandidates found_;
};

void Gatherer::add(std::span<const Digit> solution) {
  for (std::size_t c = 0; c < solution.size(); ++c) found_.digits[c].add(solution[c]);
}

void Gatherer::gather() {
  found_.shares.assign(static_cast<std::size_t>(tables_.cells) * tables_.digits, 0);
  const Visit visit = [&](std::span<const Digit> solution) {
    add(solution);
    for (std::size_t c = 0; c < solution.size(); ++c)
      ++found_.shares[c * tables_.digits + solution[c] - 1];
    return true;
  };
  Job job = job_;
  job.limit = TrueCandidates::shares_limit + 1;
  job.visit = &visit;
  job.idle = patience;
  const Outcome outcome = solve_(job);
  if (outcome.solutions > 1) found_.status = Status::multiple;
  if (!outcome.exact) {
    found_.shares.clear();
    return;
  }
  found_.exact = true;
  found_.solutions = outcome.solutions;
  if (outcome.solutions < 2) found_.status = outcome.solutions ? Status::unique : Status::none;
}

// Returns false if the search ended before an answer.
bool Gatherer::look_for(CellId c, Digit d, std::vector<DigitSet>& start) {
  const DigitSet before = start[c];
  start[c] = DigitSet::of(d);
  const Visit visit = [&](std::span<const Digit> solution) {
    add(solution);
    return true;
  };
  Job job = job_;
  job.start = start;
  job.limit = 1;
  job.visit = &visit;
  const Outcome outcome = solve_(job);
  start[c] = before;
  if (outcome.exact && outcome.solutions == 0) start[c].remove(d);
  return outcome.exact || outcome.solutions > 0;
}

// Candidates after propagation of the constraints.
std::vector<DigitSet> Gatherer::narrowed() const {
  ConstrainedBoard board(*tables_.model);
  std::vector<Mask> start;
  for (const DigitSet cell : job_.start) start.push_back(cell.bits);
  board.reset(start);  // consistent: there is a solution
  std::vector<DigitSet> result;
  for (const Mask cell : board.candidates()) result.push_back({cell});
  return result;
}

void Gatherer::look_one_by_one(std::vector<DigitSet> start) {
  found_.exact = true;
  for (int c = 0; c < tables_.cells && found_.exact; ++c)
    for (const Digit d : start[c]) {
      if (found_.digits[c].has(d)) continue;
      if (!look_for(static_cast<CellId>(c), d, start)) {
        found_.exact = false;
        break;
      }
    }
}

// On large grids one instance answers for all candidates and keeps its learned clauses.
void Gatherer::ask_one_instance(const SearchBoard& board) {
  Instance instance(tables_, board);
  std::vector<Digit> solution(tables_.cells);
  for (int c = 0; c < tables_.cells; ++c)
    for (const Digit d : board.candidates()[c]) {
      if (board.candidates()[c].size() < 2 || found_.digits[c].has(d)) continue;
      const sat::Lit here = sat::Lit::yes(instance.variable(static_cast<CellId>(c), d));
      const sat::ClauseAnswer answer =
          instance.solver.solve(std::span(&here, 1), job_.stop, {.memory = job_.memory});
      if (answer == sat::ClauseAnswer::unknown) return;
      if (answer == sat::ClauseAnswer::no) continue;
      instance.read(solution);
      add(solution);
    }
  found_.exact = true;
}

TrueCandidates Gatherer::run() {
  found_.digits.resize(tables_.cells);
  gather();
  if (found_.exact || found_.status == Status::unknown) return found_;
  if (tables_.model) {
    look_one_by_one(narrowed());
    return found_;
  }
  SearchBoard board(tables_);
  board.reset(job_.start);
  if (tables_.digits >= large_from_digits)
    ask_one_instance(board);
  else
    look_one_by_one({board.candidates().begin(), board.candidates().end()});
  return found_;
}

}  // namespace

TrueCandidates find_true_candidates(const Tables& tables, const Job& job,
                                    const std::function<Outcome(const Job&)>& solve) {
  return Gatherer(tables, job, solve).run();
}

}  // namespace clew::search
