#include "constraints/compiler.h"

#include <bit>
#include <map>
#include <utility>

#include "base/assert.h"
#include "constraints/kinds/meaning.h"
#include "model/kinds.h"

namespace clew::constraints {
namespace {

using Kind = Constraint::Kind;

constexpr double most_sets = 200'000;
// A total in which a factor times the greatest digit exceeds this becomes a chain, which
// distinguishes all sums, unless it would be long.
constexpr int widest_factors = 64;
constexpr std::size_t few_terms = 6;

}  // namespace

std::uint32_t Parts::relation(const Relation& wanted) {
  const auto found = std::ranges::find(relations, wanted) - relations.begin();
  if (found == std::ssize(relations)) relations.push_back(wanted);
  return static_cast<std::uint32_t>(found);
}

int Compiler::number() const { return first_value(c_, top_); }

bool Compiler::has_value(int n) const { return std::ranges::find(c_.values, n) != c_.values.end(); }

std::vector<CellPair> Compiler::unmarked() const {
  return constraints::unmarked(layout_, c_.kind != Kind::no_sum, scope_);
}

std::vector<CellId> Compiler::compared(CellId cell) const {
  return constraints::compared(layout_, c_.kind, cell, scope_);
}

// Returns an empty set if no digit has the value.
DigitSet Compiler::set_of_value(int value) const {
  const int digit = digit_of(value);
  return digit ? DigitSet::of(static_cast<Digit>(digit)) : DigitSet{};
}

void Compiler::unary(CellId cell, const std::function<bool(int)>& good) {
  if (cell_values_.differ()) return pair_of_values(cell, cell, [&](int v, int) { return good(v); });
  DigitSet digits;
  for (int d = 1; d <= top_; ++d)
    if (good(value(d))) digits.add(static_cast<Digit>(d));
  unary(cell, digits);
}

void Compiler::unary(CellId cell, DigitSet digits) {
  if (digits != layout_.all_digits()) parts_.unaries.push_back({cell, digits});
}

void Compiler::each(const std::function<bool(int)>& good) {
  for (const CellId c : c_.cells) unary(c, good);
}

Relation Compiler::table(const std::function<bool(int, int)>& good) const {
  Relation relation(static_cast<std::size_t>(top_));
  for (int d = 1; d <= top_; ++d)
    for (int e = 1; e <= top_; ++e)
      if (good(value(d), value(e)))
        relation[static_cast<std::size_t>(d) - 1].add(static_cast<Digit>(e));
  return relation;
}

void Compiler::pair(CellId a, CellId b, const Relation& relation) {
  CLEW_ASSERT(relation.size() == static_cast<std::size_t>(top_));
  if (a == b) {
    DigitSet same;
    for (const Digit d : layout_.all_digits())
      if (relation[d - 1u].has(d)) same.add(d);
    return unary(a, same);
  }
  const bool all =
      std::ranges::all_of(relation, [&](DigitSet set) { return set == layout_.all_digits(); });
  if (!all) parts_.pairs.push_back({a, b, parts_.relation(relation)});
}

void Compiler::pair_of_values(CellId a, CellId b, const std::function<bool(int, int)>& good) {
  std::vector<CellId> cells{a};
  if (b != a) cells.push_back(b);
  chain(cells, {{0},
                [&](std::size_t i, State s, int v, States& to) {
                  if (i == 0 && b != a)
                    to.push_back(v);
                  else if (good(i == 0 ? v : static_cast<int>(s), v))
                    to.push_back(0);
                },
                [](State) { return true; }});
}

void Compiler::pairs(const std::vector<CellPair>& all, const std::function<bool(int, int)>& good) {
  if (cell_values_.differ()) {
    for (const auto& [a, b] : all) pair_of_values(a, b, good);
    return;
  }
  const Relation relation = table(good);
  for (const auto& [a, b] : all) pair(a, b, relation);
}

void Compiler::steps(const std::function<bool(int, int)>& good) {
  std::vector<CellPair> all;
  for (std::size_t i = 0; i + 1 < c_.cells.size(); ++i)
    all.push_back({c_.cells[i], c_.cells[i + 1]});
  pairs(all, good);
}

void Compiler::every_pair(const std::function<bool(int, int)>& good) {
  std::vector<CellPair> all;
  for (std::size_t i = 0; i < c_.cells.size(); ++i)
    for (std::size_t j = i + 1; j < c_.cells.size(); ++j) all.push_back({c_.cells[i], c_.cells[j]});
  pairs(all, good);
}

void Compiler::differ() { parts_.differ.push_back({c_.cells}); }

void Compiler::family(const std::function<bool(DigitSet)>& good) {
  const int k = static_cast<int>(c_.cells.size());
  if (number_of_sets() > most_sets) {
    too_large_ = true;
    return;
  }
  std::vector<DigitSet> sets;
  const auto choose = [&](auto& self, DigitSet chosen, int from, int left) -> void {
    if (left == 0) {
      if (good(chosen)) sets.push_back(chosen);
      return;
    }
    for (int d = from; d + left - 1 <= top_; ++d)
      self(self, chosen | DigitSet::of(static_cast<Digit>(d)), d + 1, left - 1);
  };
  if (k <= top_) choose(choose, {}, 1, k);
  one_of(sets);
}

void Compiler::one_of(const std::vector<DigitSet>& sets) {
  differ();
  CLEW_ASSERT(std::ranges::all_of(sets, [&](DigitSet s) {
    return s.size() == static_cast<int>(c_.cells.size()) && (s - layout_.all_digits()).empty();
  }));
  if (sets.empty())
    parts_.never = true;
  else if (static_cast<double>(sets.size()) < number_of_sets() - 0.5)
    parts_.sets.push_back({c_.cells, sets});
}

// Number of sets with one digit per cell of the constraint.
double Compiler::number_of_sets() const {
  double sets = 1;
  for (std::size_t i = 0; i < c_.cells.size(); ++i)
    sets = sets * (top_ - static_cast<double>(i)) / static_cast<double>(i + 1);
  return sets;
}

// Merges repeated cells. Makes a chain of partial sums if few factors are far apart, or if the
// values are not consecutive.
void Compiler::total(std::vector<Term> terms, std::int64_t total) {
  std::map<CellId, int> factors;
  for (const Term& t : terms) factors[t.cell] += t.factor;
  terms.clear();
  std::int64_t lowest = 0, most = 0, widest = 0, all_factors = 0;
  for (const auto& [cell, factor] : factors) {
    if (!factor) continue;
    terms.push_back({cell, factor});
    const std::int64_t one = std::int64_t{factor} * least();
    const std::int64_t other = std::int64_t{factor} * greatest();
    lowest += std::min(one, other);
    most += std::max(one, other);
    widest = std::max(widest, std::abs(std::int64_t{factor} * top_));
    all_factors += factor;
  }
  if (total < lowest || total > most) {
    parts_.never = true;
  } else if (terms.empty()) {
    return;
  } else if (layout_.values().are_consecutive() && !cell_values_.differ() &&
             (widest <= widest_factors || terms.size() > few_terms)) {
    // Parts add digits, each of which is `least() - 1` less than its value.
    parts_.totals.push_back({std::move(terms), total - (least() - 1) * all_factors});
  } else {
    std::vector<CellId> cells;
    CLEW_ASSERT(std::ranges::is_sorted(terms, {}, &Term::cell));
    std::vector<std::int64_t> floor(terms.size() + 1), ceiling(terms.size() + 1);
    for (std::size_t i = terms.size(); i-- > 0;) {
      const std::int64_t one = std::int64_t{terms[i].factor} * least();
      const std::int64_t other = std::int64_t{terms[i].factor} * greatest();
      floor[i] = floor[i + 1] + std::min(one, other);
      ceiling[i] = ceiling[i + 1] + std::max(one, other);
    }
    for (const Term& t : terms) cells.push_back(t.cell);
    chain(cells, {{total},
                  [&](std::size_t i, State rest, int d, States& to) {
                    rest -= std::int64_t{terms[i].factor} * d;
                    if (rest >= floor[i + 1] && rest <= ceiling[i + 1]) to.push_back(rest);
                  },
                  [](State rest) { return rest == 0; }});
  }
}

void Compiler::same_sum(Cells a, Cells b) {
  std::vector<Term> terms;
  for (CellId c : a) terms.push_back({c, 1});
  for (CellId c : b) terms.push_back({c, -1});
  total(std::move(terms), 0);
}

void Compiler::some(std::vector<Some::Literal> literals, const std::function<bool(int)>& allowed) {
  Some part{std::move(literals), {}};
  for (std::size_t n = 0; n <= part.literals.size(); ++n)
    part.allowed.push_back(allowed(static_cast<int>(n)));
  if (std::ranges::count(part.allowed, 0) == 0) return;
  parts_.somes.push_back(std::move(part));
}

void Compiler::count(Cells cells, DigitSet digits, const std::function<bool(int)>& allowed) {
  std::vector<Some::Literal> literals;
  for (CellId c : cells) literals.push_back({c, digits});
  some(std::move(literals), allowed);
}

bool Compiler::repeat(std::vector<CellId> cells) {
  std::ranges::sort(cells);
  return std::ranges::adjacent_find(cells) != cells.end();
}

// Returns the automaton over digits for an automaton over values.
Automaton Compiler::of_digits(const Automaton& a) const {
  if (layout_.values().are_digits()) return a;
  return {a.start,
          [this, step = a.step](std::size_t i, State s, int digit, States& to) {
            step(i, s, value(digit), to);
          },
          a.accepts};
}

// The cells of a chain differ. A flag may be a cell that the automaton reads too, or the flag of two cells.
// A test of the whole constraint replaces an impossible chain, which may be only a part of it.
void Compiler::chain(const std::vector<CellId>& cells, const Automaton& a) {
  std::vector<CellId> read = cells;
  cell_values_.add_flags(read);
  if (repeat(std::move(read))) return test();
  auto made =
      cell_values_.differ() ? cell_values_.chain(cells, a) : chain_of(cells, top_, of_digits(a));
  if (!made && cell_values_.differ())
    test();
  else if (!made)
    too_large_ = true;
  else if (made->layers.empty())
    parts_.never = true;
  else
    parts_.chains.push_back(std::move(*made));
}

// Many lines and clues are alike but for their cells.
void Compiler::chain_once(const KindMeaning& meaning) {
  if (repeat(c_.cells) || cell_values_.differ()) return meaning.chain(*this);
  std::vector<int> key{static_cast<int>(c_.kind), static_cast<int>(c_.cells.size())};
  key.insert(key.end(), c_.splits.begin(), c_.splits.end());
  key.insert(key.end(), c_.values.begin(), c_.values.end());
  const std::size_t before = parts_.chains.size();
  if (const auto made = parts_.told->find(key); made != parts_.told->end()) {
    Chain copy = made->second;
    for (CellId& c : copy.cells) c = c_.cells[c];
    const auto [alike, is_new] = parts_.chain_of.try_emplace(key, static_cast<int>(before));
    if (!is_new) copy.alike = alike->second;
    parts_.chains.push_back(std::move(copy));
    return;
  }
  meaning.chain(*this);
  if (parts_.chains.size() != before + 1) return;
  CLEW_ASSERT(parts_.chains.back().cells.size() <= c_.cells.size());
  parts_.chain_of.emplace(key, static_cast<int>(before));
  Chain copy = parts_.chains.back();
  for (CellId& c : copy.cells)
    c = static_cast<CellId>(std::ranges::find(c_.cells, c) - c_.cells.begin());
  parts_.told->emplace(std::move(key), std::move(copy));
}

void Compiler::test(std::vector<CellId> cells) {
  if (std::exchange(tested_, true)) return;
  cells.insert(cells.end(), c_.cells.begin(), c_.cells.end());
  cell_values_.add_flags(cells);
  std::ranges::sort(cells);
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  parts_.tests.push_back({c_, std::move(cells)});
}

void Compiler::outside(int value) { parts_.outsides.push_back({c_.kind, c_.cells, value}); }

void Compiler::either() {
  Either result;
  for (const std::span<const Constraint> choice : choices(c_)) {
    Parts& parts = result.choices.emplace_back();
    parts.told = parts_.told;
    const Scope scope{&scope_, choice};
    for (const Constraint& inner : choice)
      if (auto ok = Compiler(layout_, inner, scope, parts, Outsides::chains).run(); !ok) {
        error_ = std::move(ok.error());
        return;
      }
    parts.told.reset();
  }
  std::erase_if(result.choices, [](const Parts& p) { return p.never; });
  if (result.choices.empty())
    never();
  else
    parts_.eithers.push_back(std::move(result));
}

Expected<void> Compiler::run() {
  const KindMeaning& meaning = meaning_of(c_.kind);
  if (!told_by_houses.has(c_.kind) && !meaning.compile && !meaning.chain)
    return fail("not supported: " + std::string(name(c_.kind)));
  if (meaning.compile) meaning.compile(*this);
  const bool said = outsides_ == Outsides::said && !cell_values_.differ() && meaning.outside &&
                    meaning.outside(*this);
  if (meaning.chain && !said) chain_once(meaning);
  if (error_) return std::unexpected(std::move(*error_));
  if (too_large_)
    return fail("too large to be worked on: " + std::string(name(c_.kind)) + " " +
                std::to_string(c_.number));
  return {};
}

Expected<void> add_parts(const Layout& layout, const Constraint& c, Parts& parts,
                         Outsides outsides) {
  if (!parts.told) parts.told = std::make_shared<std::map<std::vector<int>, Chain>>();
  const Scope layouts{nullptr, layout.constraints()}, own{&layouts, {&c, 1}};
  return Compiler(layout, c, own, parts, outsides).run();
}

Expected<Parts> parts_of(const Layout& layout, Outsides outsides) {
  Parts parts;
  parts.differ.reserve(layout.constraints().size());
  parts.sets.reserve(layout.constraints().size());
  for (const Constraint& c : layout.constraints())
    if (!told_by_houses.has(c.kind))
      if (auto ok = add_parts(layout, c, parts, outsides); !ok) return std::unexpected(ok.error());
  parts.told.reset();
  return parts;
}

}  // namespace clew::constraints
