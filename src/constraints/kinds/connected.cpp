// Kinds about connected cells, and about regions that are to be found.
#include <map>

#include "constraints/compiler.h"
#include "constraints/connected.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"

namespace clew::constraints {
namespace {

// By place in a list of cells: the places of cells that share an edge with it.
std::vector<std::vector<std::uint16_t>> neighbours(const Layout& layout,
                                                   std::span<const CellId> cells) {
  std::map<Place, std::uint16_t> place_of;
  for (std::size_t i = 0; i < cells.size(); ++i)
    place_of[layout.cells()[cells[i]].place] = static_cast<std::uint16_t>(i);
  std::vector<std::vector<std::uint16_t>> near(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto [row, col] = layout.cells()[cells[i]].place;
    for (const Place next : {Place{row - 1, col}, {row, col - 1}, {row, col + 1}, {row + 1, col}})
      if (const auto it = place_of.find(next); it != place_of.end()) near[i].push_back(it->second);
  }
  return near;
}

// ---- connected

Connected connected_of(const Layout& layout, const Constraint& c, DigitSet digits) {
  const auto both = lists(c);
  return {{both[0].begin(), both[0].end()}, neighbours(layout, both.back()), digits, c.values[0]};
}

bool any_repeats(const Constraint& c) {
  const auto all = lists(c);
  return std::ranges::any_of(
      all, [](auto list) { return Compiler::repeat({list.begin(), list.end()}); });
}

void compile_connected(Compiler& k) {
  if (any_repeats(k.constraint())) return k.never();
  DigitSet digits;
  for (std::size_t i = 1; i < k.values().size(); ++i)
    digits = digits | k.set_of_value(k.values()[i]);
  Connected part = connected_of(k.layout(), k.constraint(), digits);
  if (const int size = k.values()[0]) k.count(part.cells, digits, [&](int n) { return n == size; });
  if (part.cells.size() > 1) k.parts().connected.push_back(std::move(part));
}

// Counts the cells that are reached from the first one.
bool connected_holds(const Claim& k) {
  if (any_repeats(k.c)) return false;
  const auto both = lists(k.c);
  std::set<Place> open;
  for (std::size_t i = 0; i < both[0].size(); ++i)
    if (std::find(k.c.values.begin() + 1, k.c.values.end(), k.at(both[0][i])) != k.c.values.end())
      open.insert(k.layout.cells()[both.back()[i]].place);
  if (k.c.values[0] && static_cast<int>(open.size()) != k.c.values[0]) return false;
  std::vector<Place> found;
  const auto take = [&](Place p) {
    if (open.erase(p)) found.push_back(p);
  };
  if (!open.empty()) take(*open.begin());
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto [row, col] = found[i];
    for (const Place next : {Place{row - 1, col}, {row + 1, col}, {row, col - 1}, {row, col + 1}})
      take(next);
  }
  return open.empty();
}

// ---- unknown regions

// For each region a count, the connection and its digits, in this order; then the order of labels.
void compile_chaos(Compiler& k) {
  const auto both = lists(k.constraint());
  const int size = k.number(), regions = static_cast<int>(both[0].size()) / size;
  if (static_cast<int>(both[0].size()) % size || regions > k.top() || k.repeat(k.cells()))
    return k.never();
  const std::vector<CellId> cells(both[0].begin(), both[0].end()),
      labels(both[1].begin(), both[1].end());
  const auto near = neighbours(k.layout(), cells);
  for (int n = 1; n <= regions; ++n) {
    const auto label = static_cast<Digit>(n);
    k.count(labels, DigitSet::of(label), [&](int of) { return of == size; });
    k.parts().connected.push_back({labels, near, DigitSet::of(label), size});
    k.parts().regions.push_back({cells, labels, label, size == k.top()});
  }
  for (const CellId c : labels) k.unary(c, DigitSet::up_to(regions));
  // The number of labels so far.
  k.chain(labels, {{0},
                   [&k](std::size_t, State seen, int value, States& to) {
                     const int label = k.digit_of(value);
                     if (label <= seen + 1) to.push_back(std::max<State>(seen, label));
                   },
                   [](State) { return true; }});
}

bool chaos_holds(const Claim& k) {
  const auto both = lists(k.c);
  if (Compiler::repeat(k.c.cells)) return false;
  const int size = k.number();
  std::map<int, std::vector<CellId>> regions;
  for (std::size_t i = 0; i < both[0].size(); ++i) {
    const int label = k.digit(k.at(both[1][i]));
    if (label > static_cast<int>(regions.size()) + 1) return false;
    regions[label].push_back(both[0][i]);
  }
  return std::ranges::all_of(regions, [&](const auto& region) {
    const std::vector<CellId>& cells = region.second;
    const Digits x = k.at(cells);
    if (static_cast<int>(cells.size()) != size ||
        std::set<int>(x.begin(), x.end()).size() != x.size())
      return false;
    std::vector<DigitSet> all(cells.size(), DigitSet::of(1));
    return narrow({cells, neighbours(k.layout, cells), DigitSet::of(1), size}, all);
  });
}

// ---- counts of equal digits: of labels, usually

// Counts cells while they hold what the first of them holds. `starts`: places at which a line begins,
// for whose end cells no longer count; none: all cells count.
void chain_alike(Compiler& k, const std::vector<std::size_t>& starts) {
  const auto all = lists(k.constraint());
  std::vector<CellId> cells;
  for (std::size_t i = 1; i < all.size(); ++i)
    cells.insert(cells.end(), all[i].begin(), all[i].end());
  cells.insert(cells.end(), all[0].begin(), all[0].end());
  const auto n = static_cast<State>(cells.size()) - 1;
  const int less = k.number();
  // State: the first value, whether the line still runs, and the number of cells.
  constexpr State in_value = 1 << 20;
  k.chain(cells, {{0},
                  [n, less, &starts, least = k.least()](std::size_t i, State s, int v, States& to) {
                    if (i == 0) return to.push_back((v - least) * in_value + 2 + 1);
                    const State first = s / in_value + least, counted = s % in_value / 2;
                    if (static_cast<State>(i) == n) {
                      if (counted - less == v) to.push_back(0);
                      return;
                    }
                    const bool begins =
                        starts.empty() || std::ranges::find(starts, i) != starts.end();
                    const bool runs = (begins || s % 2) && v == first;
                    to.push_back((first - least) * in_value + 2 * (counted + runs) + runs);
                  },
                  [](State) { return true; }});
}

int counted_alike(const Digits& x) { return times(x[0], x); }

bool count_alike_holds(const Claim& k) {
  const auto both = lists(k.c);
  return counted_alike(k.at(both[1])) - k.number() == k.at(both[0][0]);
}

bool run_length_holds(const Claim& k) {
  const auto all = lists(k.c);
  int length = -k.number();
  const int start = k.at(all[1][0]);
  for (std::size_t i = 1; i < all.size(); ++i)
    for (const CellId c : all[i]) {
      if (k.at(c) != start) break;
      ++length;
    }
  return all[0].size() == 1 && all[1].size() == 1 && length == k.at(all[0][0]);
}

void chain_run_length(Compiler& k) {
  const auto all = lists(k.constraint());
  if (all[0].size() != 1 || all[1].size() != 1) return k.never();
  std::vector<std::size_t> starts;
  std::size_t at = 1;
  for (std::size_t i = 2; i < all.size(); at += all[i++].size()) starts.push_back(at);
  chain_alike(k, starts);
}

}  // namespace

const KindMeaning meanings::connected{connected_holds, compile_connected};
const KindMeaning meanings::chaos{chaos_holds, compile_chaos};
const KindMeaning meanings::count_alike{count_alike_holds, nullptr,
                                        [](Compiler& k) { chain_alike(k, {}); }};
const KindMeaning meanings::run_length{run_length_holds, nullptr, chain_run_length};

}  // namespace clew::constraints
