#include "constraints/holds_lines.h"

#include <algorithm>
#include <functional>
#include <set>

#include "constraints/shape.h"

namespace clew::constraints {
namespace {

using Kind = Constraint::Kind;
using Digits = std::vector<int>;

int sum(const Digits& x, std::size_t from, std::size_t to) {
  int total = 0;
  for (std::size_t i = from; i < to; ++i) total += x[i];
  return total;
}

bool each_step(const Digits& x, const std::function<bool(int, int)>& good) {
  for (std::size_t i = 0; i + 1 < x.size(); ++i)
    if (!good(x[i], x[i + 1])) return false;
  return true;
}

bool every_pair(const Digits& x, const std::function<bool(int, int)>& good) {
  for (std::size_t i = 0; i < x.size(); ++i)
    for (std::size_t j = i + 1; j < x.size(); ++j)
      if (!good(x[i], x[j])) return false;
  return true;
}

bool listed(const Digits& values, int a, int b) {
  for (std::size_t i = 0; i < values.size(); i += 2)
    if (values[i] == a && values[i + 1] == b) return true;
  return false;
}

bool zipper(const Digits& x) {
  const std::size_t n = x.size();
  const int total = n % 2 ? x[n / 2] : x.front() + x.back();
  for (std::size_t i = 0; i < n / 2; ++i)
    if (x[i] + x[n - 1 - i] != total) return false;
  return true;
}

// Any so many in a row have different classes.
bool classes_differ(const Digits& x, std::size_t run, const std::function<int(int)>& class_of) {
  for (std::size_t i = 0; i < x.size(); ++i)
    for (std::size_t j = i + 1; j < x.size() && j < i + run; ++j)
      if (class_of(x[i]) == class_of(x[j])) return false;
  return true;
}

bool cut_into(Digits x, int total) {
  int piece = 0;
  for (int d : x) {
    piece += d;
    if (piece > total) return false;
    if (piece == total) piece = 0;
  }
  return piece == 0;
}

bool sum_line(const Constraint& c, Digits x) {
  const int total = c.values[0];
  const bool loop = c.cells.size() > 2 && c.cells.front() == c.cells.back();
  if (!loop) return cut_into(x, total);
  x.pop_back();
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (cut_into(x, total)) return true;
    std::ranges::rotate(x, x.begin() + 1);
  }
  return false;
}

bool sandwich(const Digits& x, int least, int top, int total) {
  if (std::ranges::count(x, least) != 1 || std::ranges::count(x, top) != 1 || top == least)
    return false;
  const auto a = std::ranges::find(x, least) - x.begin(), b = std::ranges::find(x, top) - x.begin();
  return sum(x, static_cast<std::size_t>(std::min(a, b)) + 1,
             static_cast<std::size_t>(std::max(a, b))) == total;
}

// A 0 is no skyscraper.
bool skyscraper(const Digits& x, int seen) {
  int tallest = 0;
  for (int d : x) {
    seen -= d > tallest;
    tallest = std::max(tallest, d);
  }
  return seen == 0;
}

bool hidden_skyscraper(const Digits& x, int hidden) {
  int tallest = -1;
  for (int d : x) {
    if (d <= tallest) return d == hidden;
    tallest = d;
  }
  return false;
}

bool automaton(const Digits& values, const Digits& x) {
  std::set<int> states{0};
  for (int d : x) {
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

constexpr Kinds along_a_line{Kind::thermometer,   Kind::slow_thermometer,
                             Kind::whispers,      Kind::palindrome,
                             Kind::nabner,        Kind::between,
                             Kind::lockout,       Kind::sum_line,
                             Kind::zipper,        Kind::entropic,
                             Kind::modular,       Kind::sequence,
                             Kind::sandwich,      Kind::x_sum,
                             Kind::skyscraper,    Kind::hidden_skyscraper,
                             Kind::pair,          Kind::every_pair,
                             Kind::numbered_room, Kind::value_indexing,
                             Kind::automaton};

}  // namespace

bool is_along_a_line(Kind kind) { return along_a_line.has(kind); }

bool line_holds(const Layout& layout, const Constraint& c, const Digits& x) {
  const std::size_t n = x.size();
  const int digits = layout.digits(), least = layout.value(1), top = layout.value(digits);
  const int low = std::min(x.front(), x.back()), high = std::max(x.front(), x.back());
  const auto inside = [&](auto good) { return std::all_of(x.begin() + 1, x.end() - 1, good); };
  switch (c.kind) {
    case Kind::thermometer:
      return each_step(x, [](int a, int b) { return a < b; });
    case Kind::slow_thermometer:
      return each_step(x, [](int a, int b) { return a <= b; });
    case Kind::whispers:
      return each_step(
          x, [&](int a, int b) { return std::abs(a - b) >= value_or(c, (digits + 1) / 2); });
    case Kind::palindrome:
      return std::equal(x.begin(), x.end(), x.rbegin());
    case Kind::nabner:
      return every_pair(x, [](int a, int b) { return std::abs(a - b) > 1; });
    case Kind::between:
      return inside([&](int d) { return low < d && d < high; });
    case Kind::lockout:
      return high - low >= value_or(c, 4) && inside([&](int d) { return d < low || d > high; });
    case Kind::sum_line:
      return sum_line(c, x);
    case Kind::zipper:
      return zipper(x);
    case Kind::entropic:
      return classes_differ(x, 3, [&](int d) { return third(layout.digit_of(d), digits); });
    case Kind::modular: {
      const int m = value_or(c, 3);
      return m > 0 && classes_differ(x, static_cast<std::size_t>(m), [&](int d) { return d % m; });
    }
    case Kind::sequence:
      for (std::size_t i = 2; i < n; ++i)
        if (x[i] - x[i - 1] != x[1] - x[0]) return false;
      return true;
    case Kind::sandwich:
      return sandwich(x, least, top, c.values[0]);
    case Kind::x_sum:
      return static_cast<std::size_t>(x[0]) <= n &&
             sum(x, 0, static_cast<std::size_t>(x[0])) == c.values[0];
    case Kind::skyscraper:
      return skyscraper(x, c.values[0]);
    case Kind::hidden_skyscraper:
      return hidden_skyscraper(x, c.values[0]);
    case Kind::numbered_room:
      return x[0] > 0 && static_cast<std::size_t>(x[0]) <= n &&
             x[static_cast<std::size_t>(x[0]) - 1] == c.values[0];
    case Kind::value_indexing:
      return x[1] > 0 && static_cast<std::size_t>(x[1]) + 2 <= n &&
             x[static_cast<std::size_t>(x[1]) + 1] == x[0];
    case Kind::pair:
      return each_step(x, [&](int a, int b) { return listed(c.values, a, b); });
    case Kind::every_pair:
      return every_pair(x, [&](int a, int b) { return listed(c.values, a, b); });
    default:
      return automaton(c.values, x);
  }
}

}  // namespace clew::constraints
