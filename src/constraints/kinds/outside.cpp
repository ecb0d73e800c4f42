// Kinds of a line that a clue beside the grid sees.
#include "constraints/compiler.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"
#include "constraints/kinds/states.h"

namespace clew::constraints {
namespace {

constexpr int most_digits =
    9;  // cells of a clue that stays an Outside: enumerating its sets is quick

bool beside_a_house(const Compiler& k) {
  auto cells = k.cells();
  std::ranges::sort(cells);
  return std::ranges::any_of(k.layout().houses_of(cells[0]), [&](HouseId h) {
    const House& house = k.layout().houses()[h];
    return house.complete && house.cells == cells;
  });
}

bool as_clue(Compiler& k) {
  if (k.top() > most_digits || !k.layout().values().are_digits() || !beside_a_house(k))
    return false;
  k.outside(k.number());
  return true;
}

// ---- sandwiches

// The digits between two places, in either order.
int between(const Digits& x, std::size_t a, std::size_t b) {
  return sum(std::span(x).subspan(std::min(a, b) + 1, std::max(a, b) - std::min(a, b) - 1));
}

bool sandwich_holds(const Claim& k) {
  const int least = k.least(), greatest = k.greatest();
  if (times(least, k.x) != 1 || times(greatest, k.x) != 1 || least == greatest) return false;
  const auto place = [&](int d) {
    return static_cast<std::size_t>(std::ranges::find(k.x, d) - k.x.begin());
  };
  return between(k.x, place(least), place(greatest)) == k.number();
}

// States: before; after a crust (the least or the greatest) with the remaining sum; after both.
void chain_sandwich(Compiler& k) {
  k.chain(k.cells(),
          {{both(0, k.number())},
           [least = k.least(), top = k.greatest()](std::size_t, State s, int d, States& to) {
             const State phase = first(s), rest = second(s);
             const State met = d == least ? 1 : d == top ? 2 : 0;
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

bool lunchbox_holds(const Claim& k) {
  if (!k.no_repeats()) return false;
  const auto least = std::ranges::min_element(k.x) - k.x.begin();
  const auto most = std::ranges::max_element(k.x) - k.x.begin();
  return least != most && between(k.x, static_cast<std::size_t>(least),
                                  static_cast<std::size_t>(most)) == k.number();
}

// State: the least and the greatest digit so far, which of them came last, the sum between them,
// and the sum after both. All sums above the clue's total are equivalent.
void chain_lunchbox(Compiler& k) {
  if (static_cast<int>(k.cells().size()) == k.top()) return chain_sandwich(k);
  struct Seen {
    State low, high, between, after;
    bool high_is_last;
  };
  constexpr int byte = 10, total = 20;  // bits; a total is at most a million
  const State enough = std::int64_t{k.number()} + 1;
  const auto packed = [=](const Seen& s) {
    return (((s.low << byte | s.high) << total | std::min(s.between, enough)) << total |
            std::min(s.after, enough))
               << 1 |
           State{s.high_is_last};
  };
  const auto seen = [=](State s) {
    const auto bits = [&](int from, int n) { return s >> from & ((State{1} << n) - 1); };
    return Seen{bits(1 + 2 * total + byte, byte), bits(1 + 2 * total, byte), bits(1 + total, total),
                bits(1, total), (s & 1) != 0};
  };
  const auto step = [=, bottom = State{k.least()}, top = State{k.greatest()}](
                        std::size_t i, State state, int d, States& to) {
    const auto go_on = [&](const Seen& s) {
      const bool ends_stay = s.low == bottom && s.high == top;
      // A new least and a new greatest digit may still come beside each other, with nothing between.
      const bool both_move = s.low != bottom && s.high != top;
      const bool hopeless = ends_stay ? s.between + 1 != enough
                                      : !both_move && s.between >= enough && s.after >= enough;
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
  k.chain(k.cells(), {{0}, step, [=](State s) { return seen(s).between + 1 == enough; }});
}

// ---- clues of one line

bool x_sum_holds(const Claim& k) {
  const auto many = static_cast<std::size_t>(k.x[0]);
  return many <= k.x.size() && sum(std::span(k.x).first(many)) == k.number();
}

void chain_x_sum(Compiler& k) {
  k.chain(k.cells(), {{both(0, k.number())},
                      [size = static_cast<State>(k.cells().size())](std::size_t i, State s, int d,
                                                                    States& to) {
                        const State left = i ? first(s) : d;  // including this cell
                        if (left > size || (left && d > second(s))) return;
                        to.push_back(left ? both(left - 1, second(s) - d) : s);
                      },
                      [](State s) { return s == 0; }});
}

// A 0 is no skyscraper.
bool skyscraper_holds(const Claim& k) {
  int tallest = 0, seen = 0;
  for (const int d : k.x) {
    seen += d > tallest;
    tallest = std::max(tallest, d);
  }
  return seen == k.number();
}

void chain_skyscraper(Compiler& k) {
  k.chain(k.cells(), {{both(0, k.number())},
                      [](std::size_t, State s, int d, States& to) {
                        if (d <= first(s))
                          to.push_back(s);
                        else if (second(s))
                          to.push_back(both(d, second(s) - 1));
                      },
                      [](State s) { return second(s) == 0; }});
}

bool hidden_skyscraper_holds(const Claim& k) {
  int tallest = -1;
  for (const int d : k.x) {
    if (d <= tallest) return d == k.number();
    tallest = d;
  }
  return false;
}

void chain_hidden_skyscraper(Compiler& k) {
  k.chain(k.cells(), {{0},
                      [n = State{k.number()}](std::size_t, State s, int d, States& to) {
                        if (s < 0)
                          to.push_back(s);
                        else if (d >= s)  // one more than the tallest
                          to.push_back(d + 1);
                        else if (d == n)
                          to.push_back(-1);
                      },
                      [](State s) { return s < 0; }});
}

bool numbered_room_holds(const Claim& k) {
  const auto place = static_cast<std::size_t>(k.x[0]);
  return place > 0 && place <= k.x.size() && k.x[place - 1] == k.number();
}

void compile_numbered_room(Compiler& k) {
  const auto& cells = k.cells();
  for (const Digit digit : k.layout().all_digits())
    if (const int x = k.value(digit); x < 1 || x > static_cast<int>(cells.size()))
      k.unary(cells[0], [&](int d) { return d != x; });
    else
      k.pair(cells[0], cells[static_cast<std::size_t>(x) - 1],
             [&](int a, int b) { return a != x || b == k.number(); });
}

// ---- ranks among all lines

bool full_rank_holds(const Claim& k) {
  const auto lines = lines_both_ways(k.layout, k.c.cells);
  int place = 1;
  for (const auto& line : lines) {
    if (line == k.c.cells) continue;
    const Digits other = k.at(line);
    if (other < k.x) ++place;
    if (other == k.x && (k.c.values.size() < 2 || k.c.values[1] == 0)) return false;
  }
  return !lines.empty() && place == k.number();
}

void compile_full_rank(Compiler& k) {
  std::vector<CellId> all;
  for (const auto& line : lines_both_ways(k.layout(), k.cells()))
    all.insert(all.end(), line.begin(), line.end());
  if (all.empty()) k.never();
  k.test(std::move(all));
  // Each digit begins four numbers if rows and columns have every digit.
  if (rows_and_columns_are_complete(k.layout()))
    k.unary(k.cells()[0], [&](int v) { return k.digit_of(v) == (k.number() + 3) / 4; });
}

}  // namespace

const KindMeaning meanings::sandwich{sandwich_holds, nullptr, chain_sandwich, as_clue};
const KindMeaning meanings::lunchbox{lunchbox_holds, [](Compiler& k) { k.differ(); },
                                     chain_lunchbox};
const KindMeaning meanings::x_sum{x_sum_holds, nullptr, chain_x_sum, as_clue};
const KindMeaning meanings::skyscraper{skyscraper_holds, nullptr, chain_skyscraper, as_clue};
const KindMeaning meanings::hidden_skyscraper{hidden_skyscraper_holds, nullptr,
                                              chain_hidden_skyscraper};
const KindMeaning meanings::numbered_room{numbered_room_holds, compile_numbered_room};
const KindMeaning meanings::full_rank{full_rank_holds, compile_full_rank};

}  // namespace clew::constraints
