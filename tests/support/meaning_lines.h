// The part of Meaning about cells in order: cages, lines, clues from outside, lists. Included by meaning.h.
#pragma once

#include "support/meaning.h"

namespace clew::test {

inline bool Meaning::without_repeats(const Rule& rule, const Digits& x) const {
  if (!differ(x)) return false;
  switch (rule.kind) {
    case Kind::cage:
      return rule.values.empty() || listed(rule, total(x));
    case Kind::product_cage: {
      long long product = 1;
      for (const int d : x) product *= d;
      return std::ranges::any_of(rule.values, [&](int n) { return n == product; });
    }
    case Kind::rellik:
      for (unsigned some = 1; some < 1u << x.size(); ++some) {
        int sum = 0;
        for (std::size_t i = 0; i < x.size(); ++i) sum += some >> i & 1 ? x[i] : 0;
        if (sum == rule.values[0]) return false;
      }
      return true;
    case Kind::equality_cage: {
      const auto n = [&](auto good) { return std::ranges::count_if(x, good); };
      return n([](int d) { return d % 2 == 1; }) == n([](int d) { return d % 2 == 0; }) &&
             n([&](int d) { return d <= top_ / 2; }) == n([&](int d) { return d > top_ / 2; }) &&
             !times(x, middle());
    }
    case Kind::renban: {
      Digits sorted = x;
      std::ranges::sort(sorted);
      for (std::size_t i = 1; i < sorted.size(); ++i)
        if (sorted[i] != sorted[i - 1] + halves_) return false;
      return true;
    }
    case Kind::lunchbox: {
      auto from = std::ranges::min_element(x), to = std::ranges::max_element(x);
      if (to < from) std::swap(from, to);
      return std::accumulate(from + 1, to, 0) == rule.values[0];
    }
    default:
      return true;
  }
}

// Indices at which the pieces can end.
inline bool Meaning::can_be_cut(const Digits& x, int piece) {
  std::set<std::size_t> ends{0};
  for (std::size_t to = 1; to <= x.size(); ++to)
    for (std::size_t from = 0; from < to; ++from)
      if (ends.contains(from) && total({x.begin() + static_cast<std::ptrdiff_t>(from),
                                        x.begin() + static_cast<std::ptrdiff_t>(to)}) == piece)
        ends.insert(to);
  return ends.contains(x.size());
}

// By trying every run, digit for digit.
inline bool Meaning::spells(const Rule& rule, const Digits& x) {
  const auto run = [&](auto& self, int state, std::size_t i) -> bool {
    for (std::size_t k = 0; k + 2 < rule.values.size(); k += 3) {
      if (rule.values[k] != state) continue;
      if (rule.values[k + 1] < 0) {
        if (i == x.size()) return true;
      } else if (i < x.size() && rule.values[k + 2] == x[i]) {
        if (self(self, rule.values[k + 1], i + 1)) return true;
      }
    }
    return false;
  };
  return run(run, 0, 0);
}

inline bool Meaning::along(const Rule& rule, const Digits& x) const {
  const std::size_t n = x.size();
  const auto steps = [&](auto good) {
    for (std::size_t i = 1; i < n; ++i)
      if (!good(x[i - 1], x[i])) return false;
    return true;
  };
  const auto within = [&](std::size_t far, auto good) {  // cells at most so far apart on the line
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t k = i + 1; k < n && k - i <= far; ++k)
        if (!good(x[i], x[k])) return false;
    return true;
  };
  const auto related = [&](int a, int b) {
    for (std::size_t i = 0; i + 1 < rule.values.size(); i += 2)
      if (rule.values[i] == a && rule.values[i + 1] == b) return true;
    return false;
  };
  const int low = std::min(x[0], x[n - 1]), high = std::max(x[0], x[n - 1]);
  const auto inside = [&](auto good) {
    for (std::size_t i = 1; i + 1 < n; ++i)
      if (!good(x[i])) return false;
    return true;
  };
  switch (rule.kind) {
    case Kind::thermometer:
      return steps([](int a, int b) { return b > a; });
    case Kind::slow_thermometer:
      return steps([](int a, int b) { return b >= a; });
    case Kind::whispers:
      return steps(
          [&](int a, int b) { return std::abs(a - b) >= number(rule, top_ / 2 + top_ % 2); });
    case Kind::palindrome:
      return x == Digits(x.rbegin(), x.rend());
    case Kind::nabner:
      return within(n, [&](int a, int b) { return a != b && std::abs(a - b) != halves_; });
    case Kind::between:
      return inside([&](int d) { return d > low && d < high; });
    case Kind::lockout:
      return high - low >= number(rule, 4) && inside([&](int d) { return d < low || d > high; });
    case Kind::sum_line: {
      if (n < 2 || rule.cells.front() != rule.cells.back()) return can_be_cut(x, rule.values[0]);
      Digits loop(x.begin(), x.end() - 1);
      for (std::size_t i = 0; i < loop.size(); ++i) {
        if (can_be_cut(loop, rule.values[0])) return true;
        std::ranges::rotate(loop, loop.begin() + 1);
      }
      return false;
    }
    case Kind::zipper: {
      std::set<int> sums;
      if (n % 2) sums.insert(x[n / 2]);
      for (std::size_t i = 0; i < n - 1 - i; ++i) sums.insert(x[i] + x[n - 1 - i]);
      return sums.size() == 1;
    }
    case Kind::entropic:
      return within(2, [&](int a, int b) { return class_of(a) != class_of(b); });
    case Kind::modular: {
      const int m = number(rule, 3);
      return within(static_cast<std::size_t>(m) - 1,
                    [&](int a, int b) { return (a - b) % m != 0; });
    }
    case Kind::sequence:
      return steps([&](int a, int b) { return b - a == x[1] - x[0]; });
    case Kind::double_arrow:
      return total(x) - x[0] - x[n - 1] == x[0] + x[n - 1];
    case Kind::pair:
      return steps(related);
    case Kind::every_pair:
      return within(n, related);
    case Kind::index_line:
      for (std::size_t i = 0; i < n; ++i) {
        const auto place = static_cast<std::size_t>(x[i]);
        if (place > n || static_cast<std::size_t>(x[place - 1]) != i + 1) return false;
      }
      return true;
    case Kind::value_indexing: {
      const auto place = static_cast<std::size_t>(x[1]);
      return place <= n - 2 && x[place + 1] == x[0];
    }
    default:
      return spells(rule, x);
  }
}

inline bool Meaning::seen_from_outside(const Rule& rule, const Digits& x) const {
  const auto first = static_cast<std::size_t>(x[0]);
  switch (rule.kind) {
    case Kind::sandwich: {
      if (times(x, 1) != 1 || times(x, top_) != 1 || top_ == 1) return false;
      int sum = 0, crusts = 0;
      for (const int d : x)
        if (d == 1 || d == top_)
          ++crusts;
        else if (crusts == 1)
          sum += d;
      return sum == rule.values[0];
    }
    case Kind::x_sum:
      return first <= x.size() && total({x.begin(), x.begin() + x[0]}) == rule.values[0];
    case Kind::numbered_room:
      return first <= x.size() && x[first - 1] == rule.values[0];
    default: {
      int seen = 0, most = 0, hidden = 0;
      for (const int d : x) {
        if (d > most)
          ++seen;
        else if (!hidden)
          hidden = d;
        most = std::max(most, d);
      }
      return rule.values[0] == (rule.kind == Kind::skyscraper ? seen : hidden) &&
             (rule.kind == Kind::skyscraper || hidden);
    }
  }
}

inline bool Meaning::of_lists(const Rule& rule) const {
  auto all = lists(rule);
  const auto same = [&](auto what) {
    return std::ranges::all_of(
        all, [&](const Places& list) { return what(at(list)) == what(at(all[0])); });
  };
  const auto sorted = [](Digits x) {
    std::ranges::sort(x);
    return x;
  };
  switch (rule.kind) {
    case Kind::arrow: {
      int circle = 0;
      for (const int d : at(all[0])) {
        if (all[0].size() > 1 && d > 9 * halves_) return false;
        circle = 10 * circle + d;
      }
      return std::all_of(all.begin() + 1, all.end(),
                         [&](const Places& shaft) { return total(at(shaft)) == circle; });
    }
    case Kind::clone:
      return at(all[0]) == at(all[1]);
    case Kind::same_values:
      return same(sorted);
    case Kind::region_sum:
      if (rule.splits.empty()) {
        all.assign(1, {});
        for (std::size_t i = 0; i < rule.cells.size(); ++i) {
          if (i && !same_boxes(rule.cells[i - 1], rule.cells[i])) all.emplace_back();
          all.back().push_back(rule.cells[i]);
        }
      }
      return same([](const Digits& x) { return total(x); });
    case Kind::equal_sums:
      return same([](const Digits& x) { return total(x); });
    default: {  // count of distinct digits
      const Digits x = at(all[1]);
      return at(all[0][0]) == static_cast<int>(std::set<int>(x.begin(), x.end()).size());
    }
  }
}

}  // namespace clew::test
