// Kinds along a line.
#include <cstdlib>
#include <map>

#include "constraints/compiler.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"
#include "constraints/kinds/states.h"

namespace clew::constraints {
namespace {

constexpr auto any_state = [](State) { return true; };

bool is_listed(const std::vector<int>& pairs, int a, int b) {
  for (std::size_t i = 0; i < pairs.size(); i += 2)
    if (pairs[i] == a && pairs[i + 1] == b) return true;
  return false;
}

void compile_palindrome(Compiler& k) {
  for (std::size_t i = 0, j = k.cells().size() - 1; i < j; ++i, --j)
    k.pair(k.cells()[i], k.cells()[j], std::equal_to<int>());
}

// ---- lines between two ends

template <class Good>
bool inside_holds(const Claim& k, Good good) {
  const auto [low, high] = std::minmax(k.x.front(), k.x.back());
  return std::all_of(k.x.begin() + 1, k.x.end() - 1,
                     [&, least = low, most = high](int d) { return good(least, most, d); });
}

bool is_between(int low, int high, int d) { return low < d && d < high; }
bool is_outside(int low, int high, int d) { return d < low || d > high; }

// The ends are asked first, and then the line inside cell by cell.
void chain_two_ends(Compiler& k, const std::function<bool(int low, int high)>& ends,
                    bool (*inside)(int low, int high, int d)) {
  auto cells = k.cells();
  std::rotate(cells.begin() + 1, cells.end() - 1, cells.end());
  k.chain(cells, {{0},
                  [&](std::size_t i, State s, int d, States& to) {
                    if (i == 0) {
                      to.push_back(d);
                    } else if (i == 1) {
                      const State low = std::min<State>(s, d), high = std::max<State>(s, d);
                      if (ends(static_cast<int>(low), static_cast<int>(high)))
                        to.push_back(both(low, high));
                    } else if (inside(static_cast<int>(first(s)), static_cast<int>(second(s)), d)) {
                      to.push_back(s);
                    }
                  },
                  any_state});
}

// ---- lines of classes of digits

// Returns true if any `run` cells in a row have different classes.
bool classes_differ(const Digits& x, std::size_t run, const std::function<int(int)>& class_of) {
  for (std::size_t i = 0; i < x.size(); ++i)
    for (std::size_t j = i + 1; j < x.size() && j < i + run; ++j)
      if (class_of(x[i]) == class_of(x[j])) return false;
  return true;
}

// Each class `returns` after `run` cells if there are no more classes than that.
void compile_classes(Compiler& k, std::size_t run, bool returns,
                     const std::function<bool(int, int)>& alike) {
  const auto& cells = k.cells();
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t j = i + 1; j < cells.size() && j <= i + run; ++j)
      if (j < i + run)
        k.pair(cells[i], cells[j], [&](int a, int b) { return !alike(a, b); });
      else if (returns)
        k.pair(cells[i], cells[j], alike);
}

void compile_entropic(Compiler& k) {
  compile_classes(k, 3, true, [&k](int a, int b) {
    return third(k.digit_of(a), k.top()) == third(k.digit_of(b), k.top());
  });
}

bool modular_holds(const Claim& k) {
  const int m = k.number();
  return m > 0 && classes_differ(k.x, static_cast<std::size_t>(m), [m](int d) { return d % m; });
}

void compile_modular(Compiler& k) {
  const int m = k.number();
  if (m == 0) k.never();
  compile_classes(k, static_cast<std::size_t>(m), m <= k.top(),
                  [m](int a, int b) { return a % m == b % m; });
}

// ---- automata

bool sequence_holds(const Claim& k) {
  for (std::size_t i = 2; i < k.x.size(); ++i)
    if (k.x[i] - k.x[i - 1] != k.x[1] - k.x[0]) return false;
  return true;
}

void chain_sequence(Compiler& k) {
  k.chain(k.cells(), {{0},
                      [&](std::size_t i, State s, int d, States& to) {
                        if (i == 0)
                          to.push_back(both(0, d));
                        else if (i == 1)
                          to.push_back(both(d - second(s) + k.greatest(), d));
                        else if (d - second(s) + k.greatest() == first(s))
                          to.push_back(both(first(s), d));
                      },
                      any_state});
}

bool index_line_holds(const Claim& k) {
  const auto& x = k.x;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const auto place = static_cast<std::size_t>(x[i]);
    if (place == 0 || place > x.size() || x[place - 1] != static_cast<int>(i) + 1) return false;
  }
  return true;
}

void compile_index_line(Compiler& k) {
  const auto& cells = k.cells();
  const int size = static_cast<int>(cells.size());
  k.each([size](int d) { return d >= 1 && d <= size; });
  for (int i = 1; i <= size; ++i)
    for (int j = i + 1; j <= size; ++j)
      k.pair(cells[static_cast<std::size_t>(i) - 1], cells[static_cast<std::size_t>(j) - 1],
             [i, j](int a, int b) { return (a == j) == (b == i); });
}

bool value_indexing_holds(const Claim& k) {
  const auto place = static_cast<std::size_t>(k.x[1]);
  return place > 0 && place + 2 <= k.x.size() && k.x[place + 1] == k.x[0];
}

// The digit, and how far its place is ahead; 0 once it was met.
void chain_value_indexing(Compiler& k) {
  k.chain(k.cells(), {{0},
                      [](std::size_t i, State s, int d, States& to) {
                        if (i == 0)
                          to.push_back(both(d, 0));
                        else if (i == 1 && d > 0)
                          to.push_back(both(first(s), d));
                        else if (i == 1)
                          return;
                        else if (second(s) == 0)
                          to.push_back(s);
                        else if (second(s) > 1)
                          to.push_back(both(first(s), second(s) - 1));
                        else if (first(s) == d)
                          to.push_back(both(0, 0));
                      },
                      [](State s) { return second(s) == 0; }});
}

bool automaton_holds(const Claim& k) {
  const auto& values = k.c.values;
  std::set<int> states{0};
  for (const int d : k.x) {
    std::set<int> next;
    for (std::size_t i = 0; i < values.size(); i += 3)
      if (values[i + 1] >= 0 && values[i + 2] == d && states.contains(values[i]))
        next.insert(values[i + 1]);
    states = std::move(next);
  }
  for (std::size_t i = 0; i < values.size(); i += 3)
    if (values[i + 1] < 0 && states.contains(values[i])) return true;
  return false;
}

void chain_automaton(Compiler& k) {
  std::map<std::pair<State, int>, States> edges;  // by state and digit
  std::set<State> ends;
  const auto& v = k.values();
  for (std::size_t i = 0; i < v.size(); i += 3)
    if (v[i + 1] < 0)
      ends.insert(v[i]);
    else
      edges[{v[i], v[i + 2]}].push_back(v[i + 1]);
  k.chain(k.cells(), {{0},
                      [&](std::size_t, State s, int d, States& to) {
                        if (const auto at = edges.find({s, d}); at != edges.end())
                          to.insert(to.end(), at->second.begin(), at->second.end());
                      },
                      [&](State s) { return ends.contains(s); }});
}

}  // namespace

const KindMeaning meanings::thermometer{
    [](const Claim& k) { return k.each_step(std::less<int>()); },
    [](Compiler& k) { k.steps(std::less<int>()); }};

const KindMeaning meanings::slow_thermometer{
    [](const Claim& k) { return k.each_step(std::less_equal<int>()); },
    [](Compiler& k) { k.steps(std::less_equal<int>()); }};

const KindMeaning meanings::whispers{
    [](const Claim& k) {
      return k.each_step([&](int a, int b) { return std::abs(a - b) >= k.amount(); });
    },
    [](Compiler& k) { k.steps([n = k.amount()](int a, int b) { return std::abs(a - b) >= n; }); }};

const KindMeaning meanings::palindrome{
    [](const Claim& k) { return std::equal(k.x.begin(), k.x.end(), k.x.rbegin()); },
    compile_palindrome};

const KindMeaning meanings::nabner{[](const Claim& k) {
                                     return k.every_pair([&](int a, int b) {
                                       return a != b && !differ_by(a, b, k.values.unit());
                                     });
                                   },
                                   [](Compiler& k) {
                                     k.every_pair([unit = k.cell_values().unit()](int a, int b) {
                                       return a != b && !differ_by(a, b, unit);
                                     });
                                   }};

const KindMeaning meanings::between{
    [](const Claim& k) { return inside_holds(k, is_between); }, nullptr,
    [](Compiler& k) { chain_two_ends(k, [](int, int) { return true; }, is_between); },
    [](Compiler& k) {
      k.outside(0);
      return true;
    }};

const KindMeaning meanings::lockout{
    [](const Claim& k) {
      return std::abs(k.x.front() - k.x.back()) >= k.amount() && inside_holds(k, is_outside);
    },
    nullptr,
    [](Compiler& k) {
      chain_two_ends(
          k, [n = k.amount()](int low, int high) { return high - low >= n; }, is_outside);
    },
    [](Compiler& k) {
      k.outside(k.number());
      return true;
    }};

const KindMeaning meanings::entropic{
    [](const Claim& k) {
      return classes_differ(k.x, 3, [&k](int v) { return third(k.digit(v), k.top); });
    },
    compile_entropic};
const KindMeaning meanings::modular{modular_holds, compile_modular};
const KindMeaning meanings::sequence{sequence_holds, nullptr, chain_sequence};
const KindMeaning meanings::index_line{index_line_holds, compile_index_line};
const KindMeaning meanings::value_indexing{value_indexing_holds, nullptr, chain_value_indexing};
const KindMeaning meanings::automaton{automaton_holds, nullptr, chain_automaton};

const KindMeaning meanings::pair{
    [](const Claim& k) {
      return k.each_step([&](int a, int b) { return is_listed(k.c.values, a, b); });
    },
    [](Compiler& k) { k.steps([&](int a, int b) { return is_listed(k.values(), a, b); }); }};

const KindMeaning meanings::every_pair{
    [](const Claim& k) {
      return k.every_pair([&](int a, int b) { return is_listed(k.c.values, a, b); });
    },
    [](Compiler& k) { k.every_pair([&](int a, int b) { return is_listed(k.values(), a, b); }); }};

}  // namespace clew::constraints
