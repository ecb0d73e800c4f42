// Minimal core: try to drop each assumption in turn, along with any that the resulting conflict did
// not need. Assumptions known to be needed come first, so the solver keeps their part of the trail.
//
// Smallest core: implicit hitting sets (Reiter 1987; Ignatiev, Previti, Liffiton and Marques-Silva
// 2015). A *correction set* is a set of assumptions whose removal makes the rest consistent. Every
// core hits every correction set. So take a smallest set that hits the known correction sets. If it
// is contradictory, it is a smallest core. Otherwise extend it to a maximal consistent set; its
// complement is a new correction set.
#include "sat/core.h"

#include <algorithm>

#include "base/assert.h"
#include "sat/hitting_set.h"

namespace clew::sat {
namespace {

std::vector<Lit> in_order(std::span<const Lit> assumptions, const std::vector<Lit>& some) {
  std::vector<Lit> sorted = some, result;
  std::sort(sorted.begin(), sorted.end());
  for (Lit l : assumptions)
    if (std::binary_search(sorted.begin(), sorted.end(), l) &&
        std::find(result.begin(), result.end(), l) == result.end())
      result.push_back(l);
  return result;
}

bool holds(const ClauseSolver& solver, Lit l) { return solver.value(l.var()) != l.negated(); }

// The assumptions outside a maximal set that holds together and includes the solver's model;
// nothing when stopped.
std::optional<std::vector<std::size_t>> correction_set(ClauseSolver& solver,
                                                       std::span<const Lit> assumptions,
                                                       const Stop& stop) {
  std::vector<Lit> holding;
  std::vector<std::size_t> open, out;
  auto take_model = [&](std::span<const std::size_t> candidates) {
    std::vector<std::size_t> rest;
    for (std::size_t i : candidates)
      if (holds(solver, assumptions[i]))
        holding.push_back(assumptions[i]);
      else
        rest.push_back(i);
    return rest;
  };
  for (std::size_t i = 0; i < assumptions.size(); ++i) open.push_back(i);
  open = take_model(open);
  while (!open.empty()) {
    const std::size_t candidate = open.front();
    holding.push_back(assumptions[candidate]);
    const ClauseAnswer answer = solver.solve(holding, stop);
    holding.pop_back();
    if (answer == ClauseAnswer::unknown) return std::nullopt;
    if (answer == ClauseAnswer::yes) {
      open = take_model(open);
    } else {
      out.push_back(candidate);
      open.erase(open.begin());
    }
  }
  CLEW_ASSERT(out.size() + holding.size() == assumptions.size());
  return out;
}

// Leaves out the first open assumption if the others still contradict each other, and with it those
// that were not used. Returns the solver's answer about the others.
ClauseAnswer leave_out(ClauseSolver& solver, std::vector<Lit>& needed, std::vector<Lit>& open,
                       const Stop& stop, std::uint64_t conflicts) {
  std::vector<Lit> attempt = needed;
  attempt.insert(attempt.end(), open.begin() + 1, open.end());
  const ClauseAnswer answer = solver.solve(attempt, stop, {.conflicts = conflicts});
  if (answer == ClauseAnswer::no) {
    std::vector<Lit> rest = in_order(open, solver.core());
    std::erase(rest, open.front());
    open = std::move(rest);
  } else {
    needed.push_back(open.front());
    open.erase(open.begin());
  }
  return answer;
}

}  // namespace

std::optional<Core> minimal_core(ClauseSolver& solver, std::span<const Lit> assumptions,
                                 const Stop& stop, std::uint64_t conflicts_each) {
  if (solver.solve(assumptions, stop) != ClauseAnswer::no) return std::nullopt;
  std::vector<Lit> open = in_order(assumptions, solver.core());
  std::vector<Lit> needed;
  bool minimal = true;
  while (!open.empty() && !stop.requested())
    if (leave_out(solver, needed, open, stop, conflicts_each) == ClauseAnswer::unknown)
      minimal = false;
  minimal = minimal && open.empty();
  needed.insert(needed.end(), open.begin(), open.end());
  CLEW_ASSERT(in_order(assumptions, needed).size() == needed.size());
  const bool alone = needed.size() <= 1 && minimal;
  return Core{in_order(assumptions, needed), minimal, alone};
}

std::optional<std::vector<Lit>> short_core(ClauseSolver& solver, Lit stays,
                                           std::span<const Lit> assumptions, std::size_t most,
                                           std::uint64_t conflicts_each) {
  std::vector<Lit> needed{stays}, open(assumptions.begin(), assumptions.end());
  while (!open.empty()) {
    if (leave_out(solver, needed, open, {}, conflicts_each) == ClauseAnswer::unknown ||
        needed.size() > most + 1)
      return std::nullopt;
  }
  return in_order(assumptions, needed);
}

std::optional<Core> smallest_core(ClauseSolver& solver, std::span<const Lit> assumptions,
                                  const Stop& stop) {
  std::optional<Core> best = minimal_core(solver, assumptions, stop);
  if (!best || !best->minimal) return best;
  HittingSets sets(assumptions.size());
  while (!best->smallest) {
    const auto chosen = sets.smallest(best->literals.size(), stop);
    if (!chosen) {
      best->smallest = !sets.stopped();
      return best;
    }
    std::vector<Lit> attempt;
    CLEW_ASSERT(chosen->size() < best->literals.size());
    for (std::size_t i : *chosen) attempt.push_back(assumptions[i]);
    switch (solver.solve(attempt, stop)) {
      case ClauseAnswer::no:
        best = Core{in_order(assumptions, attempt), true, true};
        break;
      case ClauseAnswer::unknown:
        return best;
      case ClauseAnswer::yes: {
        const auto out = correction_set(solver, assumptions, stop);
        if (!out) return best;
        CLEW_ASSERT(std::ranges::none_of(
            *out, [&](std::size_t i) { return std::ranges::binary_search(*chosen, i); }));
        sets.add(*out);
        break;
      }
    }
  }
  return best;
}

}  // namespace clew::sat
