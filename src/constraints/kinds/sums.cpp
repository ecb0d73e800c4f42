// Kinds that add.
#include "constraints/compiler.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"

namespace clew::constraints {
namespace {

bool total_holds(const Claim& k) {
  std::int64_t total = 0;
  for (std::size_t i = 0; i < k.x.size(); ++i)
    total += std::int64_t{k.x[i]} * (k.c.values.size() > 1 ? k.c.values[i + 1] : 1);
  return total == k.amount();
}

void compile_total(Compiler& k) {
  std::vector<Term> terms;
  for (std::size_t i = 0; i < k.cells().size(); ++i)
    terms.push_back({k.cells()[i], k.values().size() > 1 ? k.values()[i + 1] : 1});
  k.total(std::move(terms), k.amount());
}

constexpr int greatest_decimal = 9;  // greatest digit of a pill, whose digits are read as a decimal
                                     // number
constexpr std::size_t most_decimals = 4;  // of a pill whose values may be negative

bool arrow_holds(const Claim& k) {
  const auto all = lists(k.c);
  std::int64_t circle = 0;
  if (all[0].size() > most_decimals && k.values.differ()) return false;
  for (const int d : k.at(all[0])) {
    if (all[0].size() > 1 && d > greatest_decimal * k.values.unit()) return false;
    circle = circle * 10 + d;
  }
  return std::all_of(all.begin() + 1, all.end(),
                     [&](auto shaft) { return sum(k.at(shaft)) == circle; });
}

void compile_pill(Compiler& k, Compiler::Cells pill, Compiler::Cells shaft) {
  if (pill.size() > most_decimals && k.cell_values().differ()) return k.never();
  const int most_decimal = greatest_decimal * k.cell_values().unit();
  for (const CellId c : pill) k.unary(c, [=](int d) { return d <= most_decimal; });
  std::vector<Term> terms;
  for (const CellId c : shaft) terms.push_back({c, 1});
  const int most = k.greatest() * static_cast<int>(shaft.size());
  int weight = -1;
  for (std::size_t i = pill.size(); i-- > 0;) {
    // More than the greatest sum of the shaft, unless it is 0.
    if (weight < -most && !k.cell_values().differ()) {
      if (k.least() > 0) return k.never();
      k.unary(pill[i], [](int d) { return d == 0; });
      continue;
    }
    terms.push_back({pill[i], weight});
    weight *= 10;
  }
  k.total(std::move(terms), 0);
}

void compile_arrow(Compiler& k) {
  const auto all = lists(k.constraint());
  for (std::size_t i = 1; i < all.size(); ++i)
    if (all[0].size() == 1)
      k.same_sum(all[i], all[0]);
    else
      compile_pill(k, all[0], all[i]);
}

void compile_double_arrow(Compiler& k) {
  const Compiler::Cells all = k.cells();
  const CellId ends[] = {all.front(), all.back()};
  k.same_sum(all.subspan(1, all.size() - 2), ends);
}

template <class Pieces>
bool sums_are_equal(const Claim& k, const Pieces& pieces) {
  std::set<int> totals;
  for (const auto& piece : pieces) totals.insert(sum(k.at(piece)));
  return totals.size() == 1;
}

template <class Pieces>
void compile_equal_sums(Compiler& k, const Pieces& all) {
  for (std::size_t i = 0; i + 1 < all.size(); ++i) k.same_sum(all[i], all[i + 1]);
}

bool zipper_holds(const Claim& k) {
  const Digits& x = k.x;
  const std::size_t n = x.size();
  const int total = n % 2 ? x[n / 2] : x.front() + x.back();
  for (std::size_t i = 0; i < n / 2; ++i)
    if (x[i] + x[n - 1 - i] != total) return false;
  return true;
}

void compile_zipper(Compiler& k) {
  const Compiler::Cells all = k.cells();
  const std::size_t half = all.size() / 2;
  const auto two = [&](std::size_t i) {
    return std::vector<CellId>{all[i], all[all.size() - 1 - i]};
  };
  for (std::size_t i = 0; i < half; ++i) {
    if (all.size() % 2)
      k.same_sum(two(i), all.subspan(half, 1));
    else if (i + 1 < half)
      k.same_sum(two(i), two(i + 1));
  }
}

// ---- lines that are cut into pieces of one sum

bool is_loop(const Constraint& c) {
  return c.cells.size() > 1 && c.cells.front() == c.cells.back();
}

bool can_be_cut(const Digits& x, int total) {
  int piece = 0;
  for (const int d : x) {
    piece += d;
    if (piece > total) return false;
    if (piece == total) piece = 0;
  }
  return piece == 0;
}

bool sum_line_holds(const Claim& k) {
  if (!is_loop(k.c)) return can_be_cut(k.x, k.number());
  Digits x = k.x;
  x.pop_back();
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (can_be_cut(x, k.number())) return true;
    std::ranges::rotate(x, x.begin() + 1);
  }
  return false;
}

// Pieces, one after the other, that add up to this each.
Automaton pieces_adding_to(State total) {
  return {{0},
          [total](std::size_t, State s, int d, States& to) {
            if (s + d <= total) to.push_back((s + d) % total);
          },
          [](State s) { return s == 0; }};
}

// The piece of the first cell begins there or up to `total - 1` cells before: one choice for each.
void compile_loop(Compiler& k) {
  std::vector<CellId> cells(k.cells().begin(), k.cells().end() - 1);
  if (Compiler::repeat(cells)) return k.test();
  const auto chain = chain_of(cells, k.top(), k.of_digits(pieces_adding_to(k.number())));
  if (!chain) return k.too_large();
  Either cuts;
  // A piece has no more cells than its total, unless some are 0.
  const std::size_t longest =
      k.least() ? std::min<std::size_t>(k.number(), cells.size()) : cells.size();
  for (std::size_t behind = 0; behind < longest; ++behind) {
    cuts.choices.emplace_back().chains.push_back({cells, chain->layers});
    std::rotate(cells.begin(), cells.end() - 1, cells.end());
  }
  if (chain->layers.empty())
    k.never();
  else
    k.parts().eithers.push_back(std::move(cuts));
}

void chain_sum_line(Compiler& k) {
  const State total = k.number();
  const auto most = std::int64_t{k.greatest()} * static_cast<State>(k.cells().size());
  // A line of zeros has no pieces with a positive total.
  if (k.least() > 0 && total > most) return k.never();
  if (total == 0) {
    if (k.least() > 0) k.never();
    k.each([](int d) { return d == 0; });
  } else if (is_loop(k.constraint())) {
    compile_loop(k);
  } else {
    k.chain(k.cells(), pieces_adding_to(total));
  }
}

}  // namespace

const KindMeaning meanings::sum{total_holds, compile_total};
const KindMeaning meanings::little_killer{total_holds, compile_total};
const KindMeaning meanings::arrow{arrow_holds, compile_arrow};
const KindMeaning meanings::double_arrow{
    [](const Claim& k) { return clew::constraints::sum(k.x) == 2 * (k.x.front() + k.x.back()); },
    compile_double_arrow};
const KindMeaning meanings::region_sum{
    [](const Claim& k) { return sums_are_equal(k, pieces(k.layout, k.c)); },
    [](Compiler& k) { compile_equal_sums(k, pieces(k.layout(), k.constraint())); }};
const KindMeaning meanings::equal_sums{
    [](const Claim& k) { return sums_are_equal(k, lists(k.c)); },
    [](Compiler& k) { compile_equal_sums(k, lists(k.constraint())); }};
const KindMeaning meanings::zipper{zipper_holds, compile_zipper};
const KindMeaning meanings::sum_line{sum_line_holds, nullptr, chain_sum_line};

}  // namespace clew::constraints
