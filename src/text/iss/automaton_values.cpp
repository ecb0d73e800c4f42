// An automaton of ISS as the values of a constraint. One that begins in state 0 and reads a line
// without parts stays as it is. Any other becomes the least deterministic automaton of the line's
// length, with states of its own for each place on the line.
#include <algorithm>
#include <map>
#include <numeric>

#include "constraints/automaton.h"
#include "text/iss/codes.h"

namespace clew::text::iss {
namespace {

using constraints::State;
using constraints::States;

constexpr int most_states = 1'000'000;  // as the values of a constraint may number

class Steps {
 public:
  explicit Steps(const IssAutomaton& automaton) {
    for (const auto& [from, to, symbol] : automaton.steps) steps_[{from, symbol}].push_back(to);
  }
  void add(State from, int symbol, States& to) const {
    const auto at = steps_.find({static_cast<int>(from), symbol});
    if (at != steps_.end()) to.insert(to.end(), at->second.begin(), at->second.end());
  }
  /// Returns the states reached by a number of separators.
  States past(States from, std::size_t separators, int digits) const {
    for (; separators; --separators) {
      States next;
      for (const State state : from) add(state, digits, next);
      std::ranges::sort(next);
      next.erase(std::unique(next.begin(), next.end()), next.end());
      from = std::move(next);
    }
    return from;
  }

 private:
  std::map<std::pair<int, int>, States> steps_;
};

// Returns the number of separators before the first cell and after each.
std::vector<std::size_t> separators_of(const std::vector<std::size_t>& parts) {
  std::vector<std::size_t> behind(1);
  for (std::size_t part = 0; part < parts.size(); ++part) {
    if (part) ++behind.back();
    behind.resize(behind.size() + parts[part]);
  }
  return behind;
}

std::optional<std::vector<int>> values_of_chain(const constraints::Chain& chain) {
  std::vector<int> values;
  int base = 0;
  for (const constraints::Layer& layer : chain.layers) {
    const int after = base + static_cast<int>(layer.states);
    if (after >= most_states) return {};
    for (std::size_t d = 0; d < layer.edges.size(); ++d)
      for (const auto& edge : layer.edges[d])
        values.insert(values.end(), {base + edge.from, after + edge.to, static_cast<int>(d) + 1});
    base = after;
  }
  if (!chain.layers.empty()) values.insert(values.end(), {base, -1, 0});
  return values;
}

}  // namespace

std::optional<std::vector<int>> values_of(const IssAutomaton& automaton, int digits,
                                          const std::vector<std::size_t>& parts) {
  if (parts.size() == 1 && automaton.starts == std::vector{0}) {
    std::vector<int> values;
    for (const auto& [from, to, symbol] : automaton.steps)
      if (symbol < digits) values.insert(values.end(), {from, to, symbol + 1});
    for (int end : automaton.ends) values.insert(values.end(), {end, -1, 0});
    return values;
  }
  const Steps steps(automaton);
  const auto behind = separators_of(parts);
  const constraints::Automaton layered{
      steps.past(States(automaton.starts.begin(), automaton.starts.end()), behind[0], digits),
      [&](std::size_t i, State s, int d, States& to) {
        States next;
        steps.add(s, d - 1, next);
        next = steps.past(std::move(next), behind[i + 1], digits);
        to.insert(to.end(), next.begin(), next.end());
      },
      [&](State s) { return std::ranges::find(automaton.ends, s) != automaton.ends.end(); }};
  std::vector<CellId> cells(behind.size() - 1);
  std::iota(cells.begin(), cells.end(), CellId{0});
  const auto chain = constraints::chain_of(std::move(cells), digits, layered);
  if (!chain) return {};
  return values_of_chain(*chain);
}

}  // namespace clew::text::iss
