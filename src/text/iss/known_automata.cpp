#include "text/iss/known_automata.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>

namespace clew::text::iss {
namespace {

using constraints::Automaton;
using constraints::Layer;
using constraints::State;
using constraints::States;
using Kind = Constraint::Kind;

// Larger ones are no kind's: those have few states.
constexpr std::size_t most_edges = 300'000;

bool same(const std::vector<Layer>& a, const std::vector<Layer>& b) {
  const auto same_edge = [](Layer::Edge x, Layer::Edge y) {
    return x.from == y.from && x.to == y.to;
  };
  return std::ranges::equal(a, b, [&](const Layer& x, const Layer& y) {
    return x.states == y.states &&
           std::ranges::equal(x.edges, y.edges, [&](const auto& of_x, const auto& of_y) {
             return std::ranges::equal(of_x, of_y, same_edge);
           });
  });
}

std::vector<Layer> layers_of(std::size_t length, int digits, const Automaton& automaton) {
  std::vector<CellId> cells(length);
  std::iota(cells.begin(), cells.end(), CellId{0});
  auto chain = constraints::chain_of(std::move(cells), digits, automaton);
  return chain ? std::move(chain->layers) : std::vector<Layer>{};
}

// States of two or three numbers below 2^20.
constexpr int field = 20;
State packed(State a, State b, State c = 0) { return (a << field | b) << field | c; }
State unpacked(State s, int i) { return s >> field * (2 - i) & ((State{1} << field) - 1); }

Automaton of_sum(State total) {
  return {{0},
          [=](std::size_t, State s, int d, States& to) {
            if (s + d <= total) to.push_back(s + d);
          },
          [=](State s) { return s == total; }};
}

// Sets of distinct digits; the final state decides.
Automaton of_set(const std::function<bool(State)>& good) {
  return {{0},
          [](std::size_t, State s, int d, States& to) {
            if (!(s >> d & 1)) to.push_back(s | State{1} << d);
          },
          good};
}

bool is_run(State set) {
  const auto bits =
      static_cast<std::uint64_t>(set) >> std::countr_zero(static_cast<std::uint64_t>(set));
  return (bits & (bits + 1)) == 0;
}

State sum_of(State set) {
  State sum = 0;
  for (int d = 1; d < 20; ++d) sum += (set >> d & 1) * d;
  return sum;
}

// No two digits equal, or none equal or consecutive.
Automaton apart(int least) {
  return {{0},
          [=](std::size_t, State s, int d, States& to) {
            for (int other = std::max(0, d - least + 1); other < d + least; ++other)
              if (s >> other & 1) return;
            to.push_back(s | State{1} << d);
          },
          [](State) { return true; }};
}

// The first, the least and the greatest between the ends (0: none), the last.
Automaton two_ends(std::size_t length,
                   const std::function<bool(State, State, State, State)>& good) {
  const auto pack = [](State first, State low, State high, State last) {
    return ((first << 8 | low) << 8 | high) << 8 | last;
  };
  return {
      {0},
      [=](std::size_t i, State s, int d, States& to) {
        if (i == 0) return to.push_back(pack(d, 0, 0, 0));
        const State first = s >> 24, low = s >> 16 & 255, high = s >> 8 & 255;
        if (i + 1 == length) return to.push_back(pack(first, low, high, d));
        to.push_back(pack(first, low ? std::min<State>(low, d) : d, std::max<State>(high, d), 0));
      },
      [=](State s) { return good(s >> 24, s >> 16 & 255, s >> 8 & 255, s & 255); }};
}

Automaton of_palindrome(std::size_t length, int digits) {
  const State base = digits + 1;
  return {{0},
          [=](std::size_t i, State s, int d, States& to) {
            if (2 * (i + 1) <= length)
              to.push_back(s * base + d);
            else if (2 * i + 1 == length)
              to.push_back(s);
            else if (s % base == d)
              to.push_back(s / base);
          },
          [](State) { return true; }};
}

// Any `modulus` cells in a row have different remainders; the state has the last ones.
Automaton of_remainders(int modulus) {
  return {{0},
          [=](std::size_t, State s, int d, States& to) {
            State last = 0;
            for (int k = 0; k < modulus - 1; ++k) {
              const State code = s >> 5 * k & 31;
              if (code == d % modulus + 1) return;
              if (k < modulus - 2) last |= code << 5 * (k + 1);
            }
            to.push_back(last | (d % modulus + 1));
          },
          [](State) { return true; }};
}

// Any three consecutive cells have one digit each of the classes low, middle and high.
Automaton of_thirds() {
  Automaton remainders = of_remainders(3);
  return {{0},
          [step = remainders.step](std::size_t i, State s, int d, States& to) {
            step(i, s, (d - 1) / 3, to);
          },
          [](State) { return true; }};
}

Automaton of_steps(int digits) {
  return {{0},
          [=](std::size_t i, State s, int d, States& to) {
            const State step = unpacked(s, 1), last = unpacked(s, 2), next = d - last + digits;
            if (i < 2 || next == step) to.push_back(packed(0, i ? next : 0, d));
          },
          [](State) { return true; }};
}

// The rest adds to the first, and with `both` to the first and the last.
Automaton of_arrow(std::size_t length, bool both) {
  return {{0},
          [=](std::size_t i, State s, int d, States& to) {
            const State first = i ? unpacked(s, 0) : d, sum = unpacked(s, 1);
            const bool last = i + 1 == length;
            if (i == 0)
              to.push_back(packed(first, 0));
            else if (both && last)
              to.push_back(packed(first, sum, d));
            else
              to.push_back(packed(first, sum + d));
          },
          [](State s) { return unpacked(s, 1) == unpacked(s, 0) + unpacked(s, 2); }};
}

Automaton of_towers(State seen) {
  return {{0},
          [](std::size_t, State s, int d, States& to) {
            to.push_back(d > unpacked(s, 2) ? packed(0, unpacked(s, 1) + 1, d) : s);
          },
          [=](State s) { return unpacked(s, 1) == seen; }};
}

Automaton of_neighbours(const std::function<bool(int, int)>& good) {
  return {{0},
          [=](std::size_t i, State s, int d, States& to) {
            if (!i || good(static_cast<int>(s), d)) to.push_back(d);
          },
          [](State) { return true; }};
}

std::optional<KnownRule> of_steps_along(const WordSet& words) {
  for (const bool back : {false, true}) {
    if (words.equals(of_neighbours([=](int a, int b) { return back ? a > b : a < b; })))
      return KnownRule{.kind = Kind::thermometer, .reversed = back};
    if (words.equals(of_neighbours([=](int a, int b) { return back ? a >= b : a <= b; })))
      return KnownRule{.kind = Kind::slow_thermometer, .reversed = back};
  }
  const int usual = (words.digits() + 1) / 2;
  for (int n = 2; n < words.digits(); ++n)
    if (words.equals(of_neighbours([=](int a, int b) { return std::abs(a - b) >= n; })))
      return KnownRule{.kind = Kind::whispers,
                       .values = n == usual ? std::vector<int>{} : std::vector{n}};
  if (words.equals(of_neighbours([](int a, int b) { return (a - b) % 2 != 0; })))
    return KnownRule{.kind = Kind::modular, .values = {2}};
  return {};
}

std::optional<KnownRule> of_digits_apart(const WordSet& words, State sum, bool counted) {
  if (words.equals(apart(1))) return KnownRule{Kind::group};
  if (words.equals(apart(2))) return KnownRule{Kind::nabner};
  if (words.equals(of_set(is_run))) return KnownRule{Kind::renban};
  if (counted && words.equals(of_set([=](State set) { return sum_of(set) == sum; })))
    return KnownRule{.kind = Kind::cage, .values = {static_cast<int>(sum)}};
  return {};
}

std::optional<KnownRule> of_ends(const WordSet& words) {
  const std::size_t n = words.length();
  if (n < 3) return {};
  if (words.equals(two_ends(n, [](State a, State low, State high, State b) {
        return std::min(a, b) < low && high < std::max(a, b);
      })))
    return KnownRule{Kind::between};
  for (int by = 1; by < words.digits(); ++by) {
    // No inner cell may equal an end or lie between them, so the automaton tracks digits.
    const auto step = [=](std::size_t i, State s, int d, States& to) {
      const State first = i ? unpacked(s, 0) : d;
      State below = unpacked(s, 1), above = unpacked(s, 2);  // nearest to the first
      if (i && i + 1 < n) {
        if (d == first) return;
        if (d < first) below = std::max<State>(below, d);
        if (d > first) above = above ? std::min<State>(above, d) : d;
      }
      const bool last = i + 1 == n;
      if (last && std::abs(d - first) < by) return;
      if (last && (d > first ? above && above <= d : below && below >= d)) return;
      to.push_back(last ? 0 : packed(first, below, above));
    };
    if (words.equals({{0}, step, [](State) { return true; }}))
      return KnownRule{.kind = Kind::lockout,
                       .values = by == 4 ? std::vector<int>{} : std::vector{by}};
  }
  return {};
}

}  // namespace

WordSet::WordSet(const std::vector<int>& values, std::size_t length, int digits)
    : length_(length), digits_(digits) {
  std::map<std::pair<State, int>, States> edges;
  std::set<State> ends;
  for (std::size_t k = 0; k + 2 < values.size(); k += 3)
    if (values[k + 1] < 0)
      ends.insert(values[k]);
    else
      edges[{values[k], values[k + 2]}].push_back(values[k + 1]);
  const Automaton automaton{{0},
                            [&](std::size_t, State s, int d, States& to) {
                              if (const auto at = edges.find({s, d}); at != edges.end())
                                to.insert(to.end(), at->second.begin(), at->second.end());
                            },
                            [&](State s) { return ends.contains(s); }};
  layers_ = layers_of(length, digits, automaton);
  std::size_t all = 0;
  for (const Layer& layer : layers_)
    for (const auto& of_digit : layer.edges) all += of_digit.size();
  if (all > most_edges) layers_.clear();
}

std::vector<int> WordSet::first_digits() const {
  std::vector<int> result;
  for (int d = 1; d <= digits_; ++d)
    if (!layers_[0].edges[static_cast<std::size_t>(d - 1)].empty()) result.push_back(d);
  return result;
}

std::vector<int> WordSet::word() const {
  std::vector<int> result;
  int state = 0;
  for (const Layer& layer : layers_)
    for (std::size_t d = 0; d < layer.edges.size(); ++d) {
      const auto edge = std::ranges::find(layer.edges[d], state, &Layer::Edge::from);
      if (edge == layer.edges[d].end()) continue;
      result.push_back(static_cast<int>(d) + 1);
      state = edge->to;
      break;
    }
  return result;
}

bool WordSet::equals(const Automaton& other) const {
  return same(layers_, layers_of(length_, digits_, other));
}

std::vector<int> WordSet::pairs() const {
  std::vector<int> result;
  for (std::size_t a = 0; a < layers_[0].edges.size(); ++a)
    for (const auto& first : layers_[0].edges[a])
      for (std::size_t b = 0; b < layers_[1].edges.size(); ++b)
        if (std::ranges::find(layers_[1].edges[b], first.to, &Layer::Edge::from) !=
            layers_[1].edges[b].end())
          result.insert(result.end(), {static_cast<int>(a) + 1, static_cast<int>(b) + 1});
  return result;
}

std::optional<KnownRule> known_words(const WordSet& words, bool counted) {
  if (auto known = of_steps_along(words)) return known;
  const std::size_t n = words.length();
  const auto word = words.word();
  const State sum = std::accumulate(word.begin(), word.end(), State{0});
  if (counted && words.equals(of_sum(sum)))
    return KnownRule{.kind = Kind::sum, .values = {static_cast<int>(sum)}};
  if (auto known = of_digits_apart(words, sum, counted)) return known;
  if (words.equals(of_palindrome(n, words.digits()))) return KnownRule{Kind::palindrome};
  if (counted && words.equals(of_remainders(3))) return KnownRule{Kind::modular};
  if (counted && n > 3 && words.equals(of_remainders(4)))
    return KnownRule{.kind = Kind::modular, .values = {4}};
  if (words.digits() == 9 && words.equals(of_thirds())) return KnownRule{Kind::entropic};
  if (n > 2 && words.equals(of_steps(words.digits()))) return KnownRule{Kind::sequence};
  if (counted && words.equals(of_arrow(n, false)))
    return KnownRule{.kind = Kind::arrow, .splits = {1}};
  if (counted && n > 2 && words.equals(of_arrow(n, true))) return KnownRule{Kind::double_arrow};
  if (auto known = of_ends(words)) return known;
  State towers = 0;
  for (int highest = 0; const int d : word) {
    towers += d > highest;
    highest = std::max(highest, d);
  }
  if (words.equals(of_towers(towers)))
    return KnownRule{.kind = Kind::skyscraper, .values = {static_cast<int>(towers)}};
  return {};
}

}  // namespace clew::text::iss
