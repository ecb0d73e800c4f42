#include "constraints/automaton.h"

#include <algorithm>
#include <map>

namespace clew::constraints {
namespace {

constexpr int none = -1;

using Row = std::vector<int>;  // by digit - 1: the state after it, or none

// What can be reached from the start, layer by layer.
struct Forward {
  std::vector<std::vector<Row>> layers;
  std::vector<States> last;
};

std::optional<Forward> explore(std::size_t length, int digits, const Automaton& a) {
  Forward result;
  std::vector<States> here{a.start}, next;
  std::size_t edges = 0;
  States to;
  for (std::size_t i = 0; i < length; ++i) {
    std::map<States, int> number;
    std::vector<Row> rows;
    next.clear();
    for (const States& states : here) {
      Row row;
      for (int d = 1; d <= digits; ++d) {
        to.clear();
        for (const State s : states) a.step(i, s, d, to);
        if (to.size() > 1) {
          std::ranges::sort(to);
          to.erase(std::unique(to.begin(), to.end()), to.end());
        }
        if (to.empty()) {
          row.push_back(none);
          continue;
        }
        const auto [it, fresh] = number.try_emplace(to, static_cast<int>(next.size()));
        if (fresh) next.push_back(to);
        row.push_back(it->second);
        edges += to.size();
      }
      rows.push_back(std::move(row));
      if (edges > most_edges || next.size() > 65535) return {};
    }
    result.layers.push_back(std::move(rows));
    std::swap(here, next);
  }
  result.last = std::move(here);
  return result;
}

}  // namespace

std::optional<Chain> chain_of(std::vector<CellId> cells, int digits, const Automaton& a) {
  auto forward = explore(cells.size(), digits, a);
  if (!forward) return {};
  Chain chain{std::move(cells), {}};
  // By state of the layer after: the one that stands for it, or none.
  std::vector<int> name;
  bool any = false;
  for (const States& states : forward->last) {
    const bool good = std::ranges::any_of(states, a.accepts);
    name.push_back(good ? 0 : none);
    any |= good;
  }
  if (!any) return chain;
  chain.layers.resize(chain.cells.size());
  for (std::size_t i = chain.cells.size(); i-- > 0;) {
    Layer& layer = chain.layers[i];
    layer.edges.resize(static_cast<std::size_t>(digits));
    std::map<Row, int> seen;
    std::vector<int> names;
    for (Row& row : forward->layers[i]) {
      bool alive = false;
      for (int& to : row) {
        if (to != none) to = name[static_cast<std::size_t>(to)];
        alive |= to != none;
      }
      if (!alive) {
        names.push_back(none);
        continue;
      }
      const auto [it, fresh] = seen.try_emplace(row, static_cast<int>(layer.states));
      names.push_back(it->second);
      if (!fresh) continue;
      for (std::size_t d = 0; d < row.size(); ++d)
        if (row[d] != none)
          layer.edges[d].push_back(
              {static_cast<std::uint16_t>(layer.states), static_cast<std::uint16_t>(row[d])});
      ++layer.states;
    }
    name = std::move(names);
  }
  if (name.empty() || name[0] == none) chain.layers.clear();
  return chain;
}

}  // namespace clew::constraints
