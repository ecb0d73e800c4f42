// Kinds along a line that need a memory: automata.
#include <map>
#include <set>

#include "constraints/compile.h"
#include "constraints/shape.h"

namespace clew::constraints {
namespace {

using Kind = Constraint::Kind;

// Two small numbers as one state.
constexpr State both(State a, State b) { return a << 32 | b; }
constexpr State first(State s) { return s >> 32; }
constexpr State second(State s) { return s & 0xFFFFFFFF; }

constexpr auto any = [](State) { return true; };
constexpr auto zero = [](State s) { return s == 0; };

// Pieces, one after the other, that add up to this each.
Automaton pieces_adding_to(State total) {
  return {{0},
          [total](std::size_t, State s, int d, States& to) {
            if (s + d <= total) to.push_back((s + d) % total);
          },
          zero};
}

}  // namespace

// The ends are asked first, and then the line inside cell by cell.
void Compiler::two_ends(const std::function<bool(int, int)>& ends,
                        const std::function<bool(int, int, int)>& inside) {
  auto cells = c_.cells;
  std::rotate(cells.begin() + 1, cells.end() - 1, cells.end());
  chain(std::move(cells),
        {{0},
         [&](std::size_t i, State s, int d, States& to) {
           if (i == 0) {
             to.push_back(d);
           } else if (i == 1) {
             const State low = std::min<State>(s, d), high = std::max<State>(s, d);
             if (ends(static_cast<int>(low), static_cast<int>(high))) to.push_back(both(low, high));
           } else if (inside(static_cast<int>(first(s)), static_cast<int>(second(s)), d)) {
             to.push_back(s);
           }
         },
         any});
}

// Where the loop is cut is unknown: the piece of the first cell begins there, or so many cells before.
void Compiler::loop_of_sums() {
  std::vector<CellId> cells(c_.cells.begin(), c_.cells.end() - 1);
  if (repeat(cells)) return test(cells);
  const auto chain = chain_of(cells, top_, of_digits(pieces_adding_to(c_.values[0])));
  if (!chain) {
    too_large_ = true;
    return;
  }
  Either cuts;
  // A piece has no more cells than its total, unless some are 0.
  const std::size_t longest =
      least() ? std::min<std::size_t>(c_.values[0], cells.size()) : cells.size();
  for (std::size_t behind = 0; behind < longest; ++behind) {
    cuts.choices.emplace_back().chains.push_back({cells, chain->layers});
    std::rotate(cells.begin(), cells.end() - 1, cells.end());
  }
  if (chain->layers.empty())
    parts_.never = true;
  else
    parts_.eithers.push_back(std::move(cuts));
}

// Before; after a crust, the least or the greatest, with so much to come; after both.
void Compiler::sandwich() {
  chain(c_.cells, {{both(0, c_.values[0])},
                   [this](std::size_t, State s, int d, States& to) {
                     const State phase = first(s), rest = second(s);
                     const State met = d == least() ? 1 : d == greatest() ? 2 : 0;
                     if (met & phase) return;
                     if (met)
                       to.push_back(both(phase | met, rest));
                     else if (phase == 0 || phase == 3)
                       to.push_back(s);
                     else if (d <= rest)
                       to.push_back(both(phase, rest - d));
                   },
                   [](State s) { return s == both(3, 0); }});
}

// The least and the greatest so far, which of them came last, what lies between them, and after them
// both. A sum that has become larger than is asked for is as good as any other that has.
void Compiler::lunchbox() {
  if (static_cast<int>(c_.cells.size()) == top_) return sandwich();
  struct Seen {
    State low, high, between, after;
    bool high_is_last;
  };
  constexpr int byte = 10, sum = 20;  // bits; what is asked for is at most a million
  const State enough = std::int64_t{c_.values[0]} + 1;
  const auto packed = [=](const Seen& s) {
    return (((s.low << byte | s.high) << sum | std::min(s.between, enough)) << sum |
            std::min(s.after, enough))
               << 1 |
           State{s.high_is_last};
  };
  const auto seen = [=](State s) {
    const auto bits = [&](int from, int n) { return s >> from & ((State{1} << n) - 1); };
    return Seen{bits(1 + 2 * sum + byte, byte), bits(1 + 2 * sum, byte), bits(1 + sum, sum),
                bits(1, sum), (s & 1) != 0};
  };
  const auto step = [=, bottom = State{least()}, top = State{greatest()}](
                        std::size_t i, State state, int d, States& to) {
    const auto go_on = [&](const Seen& s) {
      const bool ends_stay = s.low == bottom && s.high == top;
      const bool hopeless =
          ends_stay ? s.between + 1 != enough : s.between >= enough && s.after >= enough;
      if (!hopeless) to.push_back(packed(s));
    };
    if (i == 0) return go_on({d, d, enough, 0, false});
    const Seen s = seen(state);
    const bool second = i == 1;
    if (d < s.low)
      go_on(
          {d, s.high, second || s.high_is_last ? s.after : s.between + s.low + s.after, 0, false});
    else if (d > s.high)
      go_on(
          {s.low, d, second || !s.high_is_last ? s.after : s.between + s.high + s.after, 0, true});
    else if (d != s.low && d != s.high)
      go_on({s.low, s.high, s.between, s.after + d, s.high_is_last});
  };
  chain(c_.cells, {{0}, step, [=](State s) { return seen(s).between + 1 == enough; }});
}

bool Compiler::lines() {
  if (c_.kind == Kind::lunchbox) parts_.differ.push_back({c_.cells});
  if (outsides_ == Outsides::said && (c_.kind == Kind::between || c_.kind == Kind::lockout)) {
    parts_.outsides.push_back({c_.kind, c_.cells, c_.kind == Kind::between ? 0 : value_or(c_, 4)});
    return true;
  }
  return told_once(&Compiler::told_by_line);
}

bool Compiler::told_by_line() {
  const auto& cells = c_.cells;
  switch (c_.kind) {
    case Kind::lunchbox:
      lunchbox();
      return true;
    case Kind::between:
      two_ends([](int, int) { return true; },
               [](int low, int high, int d) { return low < d && d < high; });
      return true;
    case Kind::lockout:
      two_ends([n = value_or(c_, 4)](int low, int high) { return high - low >= n; },
               [](int low, int high, int d) { return d < low || d > high; });
      return true;
    case Kind::sum_line: {
      const State total = c_.values[0];
      // A line of zeros falls into no pieces.
      if (least() && total > std::int64_t{greatest()} * static_cast<State>(cells.size())) {
        parts_.never = true;
      } else if (total == 0) {
        parts_.never |= least() > 0;
        for (const CellId c : cells) unary(c, [](int d) { return d == 0; });
      } else if (cells.size() > 2 && cells.front() == cells.back()) {
        loop_of_sums();
      } else {
        chain(cells, pieces_adding_to(total));
      }
      return true;
    }
    case Kind::sequence:
      chain(cells, {{0},
                    [&](std::size_t i, State s, int d, States& to) {
                      if (i == 0)
                        to.push_back(both(0, d));
                      else if (i == 1)
                        to.push_back(both(d - second(s) + greatest(), d));
                      else if (d - second(s) + greatest() == first(s))
                        to.push_back(both(first(s), d));
                    },
                    any});
      return true;
    case Kind::value_indexing:
      chain(cells, {{0},
                    [](std::size_t i, State s, int d, States& to) {
                      // The digit, and how far its place is ahead; 0 once it was met.
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
      return true;
    case Kind::automaton: {
      std::map<std::pair<State, int>, States> edges;  // by state and digit
      std::set<State> ends;
      const auto& v = c_.values;
      for (std::size_t k = 0; k < v.size(); k += 3)
        if (v[k + 1] < 0)
          ends.insert(v[k]);
        else
          edges[{v[k], v[k + 2]}].push_back(v[k + 1]);
      chain(cells, {{0},
                    [&](std::size_t, State s, int d, States& to) {
                      if (const auto at = edges.find({s, d}); at != edges.end())
                        to.insert(to.end(), at->second.begin(), at->second.end());
                    },
                    [&](State s) { return ends.contains(s); }});
      return true;
    }
    default:
      return false;
  }
}

bool Compiler::beside_a_house() const {
  auto cells = c_.cells;
  std::ranges::sort(cells);
  return std::ranges::any_of(layout_.houses_of(cells[0]), [&](HouseId h) {
    return layout_.houses()[h].complete && layout_.houses()[h].cells == cells;
  });
}

bool Compiler::outside() {
  constexpr Kinds as_said{Kind::sandwich, Kind::x_sum, Kind::skyscraper};
  constexpr int most_digits = 9;  // whose sets are quickly gone through
  if (outsides_ == Outsides::said && as_said.has(c_.kind) && top_ <= most_digits &&
      layout_.values().are_digits() && beside_a_house()) {
    parts_.outsides.push_back({c_.kind, c_.cells, c_.values[0]});
    return true;
  }
  return told_once(&Compiler::told_outside);
}

bool Compiler::told_outside() {
  const auto& cells = c_.cells;
  const State n = c_.values.empty() ? 0 : c_.values[0];
  switch (c_.kind) {
    case Kind::sandwich:
      sandwich();
      return true;
    case Kind::x_sum:
      chain(cells,
            {{both(0, n)},
             [size = static_cast<State>(cells.size())](std::size_t i, State s, int d, States& to) {
               const State left = i ? first(s) : d;  // with this cell
               if (left > size || (left && d > second(s))) return;
               to.push_back(left ? both(left - 1, second(s) - d) : s);
             },
             zero});
      return true;
    case Kind::skyscraper:
      chain(cells, {{both(0, n)},
                    [](std::size_t, State s, int d, States& to) {
                      if (d <= first(s))
                        to.push_back(s);
                      else if (second(s))
                        to.push_back(both(d, second(s) - 1));
                    },
                    [](State s) { return second(s) == 0; }});
      return true;
    case Kind::hidden_skyscraper:
      chain(cells, {{0},
                    [n](std::size_t, State s, int d, States& to) {
                      if (s < 0)
                        to.push_back(s);
                      else if (d >= s)  // one more than the tallest
                        to.push_back(d + 1);
                      else if (d == n)
                        to.push_back(-1);
                    },
                    [](State s) { return s < 0; }});
      return true;
    case Kind::numbered_room:
      for (int digit = 1; digit <= top_; ++digit)
        if (const int x = value(digit); x < 1 || x > static_cast<int>(cells.size()))
          unary(cells[0], [&](int d) { return d != x; });
        else
          pair(cells[0], cells[static_cast<std::size_t>(x) - 1],
               [&](int a, int b) { return a != x || b == n; });
      return true;
    default:
      return false;
  }
}

}  // namespace clew::constraints
