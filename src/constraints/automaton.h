// Chains from automata: step() gives the states to which a digit leads. The caller chooses the
// numbers of states; several next states make the automaton nondeterministic. Sets of states become
// one state (subset construction), and states with the same accepted words are merged, from the
// last layer to the first.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "constraints/parts.h"

namespace clew::constraints {

using State = std::int64_t;
using States = std::vector<State>;

struct Automaton {
  States start;
  /// Adds the states to which a digit in the i-th cell leads.
  std::function<void(std::size_t i, State, int digit, States& to)> step;
  std::function<bool(State)> accepts;
};

inline constexpr std::size_t most_edges = 1'000'000;

/// Returns the chain of an automaton over distinct cells; without layers if no word is accepted;
/// nothing if it would be too large.
std::optional<Chain> chain_of(std::vector<CellId> cells, int digits, const Automaton&);

}  // namespace clew::constraints
