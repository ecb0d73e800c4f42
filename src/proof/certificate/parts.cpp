#include "proof/certificate/parts.h"

#include <algorithm>
#include <utility>

#include "constraints/region_clauses.h"
#include "constraints/sums.h"

namespace clew::certificate {

class PartsEncoder::Regional final : public constraints::RegionClauses {
 public:
  explicit Regional(PartsEncoder& encoder) : encoder_(encoder) {}

 private:
  std::vector<sat::Lit> literals(CellId c, DigitSet digits) const override {
    std::vector<sat::Lit> result;
    for (const Digit d : digits) result.push_back(encoder_.to_.literal(c, d));
    return result;
  }
  sat::Lit variable() override { return encoder_.variable(); }
  void define(std::vector<sat::Lit> literals) override {
    const auto outer = std::exchange(encoder_.condition_, std::nullopt);
    encoder_.clause(std::move(literals));
    encoder_.condition_ = outer;
  }
  void require(std::vector<sat::Lit> literals) override { encoder_.clause(std::move(literals)); }
  bool too_large() const override { return encoder_.too_large_; }

  PartsEncoder& encoder_;
};

bool PartsEncoder::encode(Encoding::Piece& piece) {
  const auto& [constraint, part, parts, cells, tested] = piece.meaning;
  name_ = 'c' + std::to_string(constraint);
  if (part) name_ += 'p' + std::to_string(part);
  std::string& text = to_.text_;
  text += "* " + name_ + ": " + layout_.constraint_name(constraint);
  for (const CellId c : cells) text += ' ' + layout_.cell_name(c);
  text += '\n';
  piece.rows.first = rows_.last() + 1;
  write(parts);
  piece.rows.last = rows_.last();
  const auto sum = constraints::sum_of(parts);
  if (sum) {  // the rows that were written for it
    for (RowId r = piece.rows.first; r <= piece.rows.last && !piece.sum.least; ++r)
      if (r == sum_.least) piece.sum = sum_;
  }
  return !too_large_;
}

void PartsEncoder::write(const constraints::Parts& parts) {
  const auto first = [&, outer = sum_](SumRows& found) {
    if (!found.least) found = sum_;
    sum_ = outer;
  };
  SumRows found;
  if (parts.never) clause({});
  for (const constraints::Unary& p : parts.unaries) unary(p);
  for (const constraints::Differ& p : parts.differ) differ(p.cells);
  for (const constraints::Pair& p : parts.pairs) pair(parts.relations[p.relation], p.a, p.b);
  for (const constraints::Total& p : parts.totals) total(p.terms, p.total), first(found);
  for (const constraints::Set& p : parts.sets) set(p), first(found);
  for (const constraints::Chain& p : parts.chains) chain(p);
  for (const constraints::Some& p : parts.somes) some(p);
  Regional regional(*this);
  for (const constraints::Connected& p : parts.connected) regional.add(p);
  for (const constraints::Region& p : parts.regions) regional.add(p, layout_.all_digits());
  for (const constraints::Either& p : parts.eithers) either(p);
  for (const constraints::Test& p : parts.tests) test(p);
  sum_ = found;
}

RowId PartsEncoder::add(std::vector<RowTerm> terms, std::int64_t bound) {
  too_large_ |= rows_.size_in_terms() + terms.size() > most_terms;
  if (too_large_) return 0;
  const RowId row = rows_.add(std::move(terms), bound);
  if (!condition_) return to_.put(row, rows_, name_ + '_' + std::to_string(++lines_));
  // If the condition does not hold, the row holds for all literals.
  std::vector<RowTerm> with(rows_.terms(row).begin(), rows_.terms(row).end());
  const std::int64_t least = rows_.bound(row);
  with.push_back({~*condition_, least});
  rows_.cut(row - 1);
  return to_.put(rows_.add(std::move(with), least), rows_, name_ + '_' + std::to_string(++lines_));
}

void PartsEncoder::clause(std::vector<sat::Lit> literals) {
  std::ranges::sort(literals);
  literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
  for (std::size_t i = 0; i + 1 < literals.size(); ++i)
    if (literals[i] == ~literals[i + 1]) return;  // always true
  std::vector<RowTerm> terms;
  for (const sat::Lit l : literals) terms.push_back({l, 1});
  add(std::move(terms), 1);
}

void PartsEncoder::at_most_one(const std::vector<sat::Lit>& literals) {
  if (literals.size() < 2) return;
  std::vector<RowTerm> terms;
  for (const sat::Lit l : literals) terms.push_back({l, -1});
  add(std::move(terms), -1);
}

void PartsEncoder::exactly_one(const std::vector<sat::Lit>& literals) {
  clause(literals);
  at_most_one(literals);
}

sat::Lit PartsEncoder::variable() {
  return sat::Lit::yes(to_.add_variable(name_ + 'v' + std::to_string(++variables_)));
}

void PartsEncoder::unary(const constraints::Unary& u) {
  for (const Digit d : layout_.all_digits() - u.digits) clause({~to_.literal(u.cell, d)});
}

void PartsEncoder::differ(const std::vector<CellId>& cells) {
  for (const Digit d : layout_.all_digits()) {
    std::vector<sat::Lit> places;
    for (const CellId c : cells) places.push_back(to_.literal(c, d));
    at_most_one(places);
  }
}

void PartsEncoder::pair(const constraints::Relation& relation, CellId a, CellId b) {
  constraints::Relation back(relation.size());
  for (std::size_t d = 0; d < relation.size(); ++d)
    for (const Digit e : relation[d]) back[e - 1u].add(static_cast<Digit>(d + 1));
  const auto supports = [&](const constraints::Relation& of, CellId from, CellId to) {
    for (const Digit d : layout_.all_digits()) {
      if (of[d - 1u] == layout_.all_digits()) continue;
      std::vector<sat::Lit> literals{~to_.literal(from, d)};
      for (const Digit e : of[d - 1u]) literals.push_back(to_.literal(to, e));
      clause(std::move(literals));
    }
  };
  supports(relation, a, b);
  supports(back, b, a);
}

void PartsEncoder::set(const constraints::Set& set) {
  const int sum = constraints::sum_of(set.family[0]);
  const bool one_sum =
      std::ranges::all_of(set.family, [&](DigitSet s) { return constraints::sum_of(s) == sum; });
  differ(set.cells);
  if (one_sum) {
    std::vector<constraints::Term> terms;
    for (const CellId c : set.cells) terms.push_back({c, 1});
    total(terms, sum);
  }
  const SumRows found = sum_;
  const bool all =
      one_sum &&
      set.family.size() ==
          constraints::sets_adding_to(layout_.all_digits(), set.cells.size(), sum).size();
  if (!all) sets_by_variables(set);
  sum_ = found;
}

// One set; the cells hold its digits and no others.
void PartsEncoder::sets_by_variables(const constraints::Set& set) {
  std::vector<sat::Lit> chosen;
  for (std::size_t i = 0; i < set.family.size(); ++i) chosen.push_back(variable());
  exactly_one(chosen);
  for (const Digit d : layout_.all_digits()) {
    std::vector<RowTerm> terms;
    for (const CellId c : set.cells) terms.push_back({to_.literal(c, d), 1});
    for (std::size_t i = 0; i < set.family.size(); ++i)
      if (set.family[i].has(d)) terms.push_back({chosen[i], -1});
    add(terms, 0);
    for (RowTerm& t : terms) t.factor = -t.factor;
    add(std::move(terms), 0);
  }
}

// A digit is 1, and 1 more for each of "2 or more", "3 or more" that holds.
void PartsEncoder::total(const std::vector<constraints::Term>& of, std::int64_t total) {
  std::vector<RowTerm> terms;
  for (const constraints::Term& t : of) {
    total -= t.factor;
    for (int d = 2; d <= layout_.digits(); ++d)
      terms.push_back({to_.at_least(t.cell, d), t.factor});
  }
  sum_.least = add(terms, total);
  for (RowTerm& t : terms) t.factor = -t.factor;
  sum_.most = add(std::move(terms), -total);
}

void PartsEncoder::some(const constraints::Some& some) {
  std::vector<RowTerm> terms;
  for (const auto& [cell, digits] : some.literals)
    for (const Digit d : digits) terms.push_back({to_.literal(cell, d), 1});
  std::vector<std::int64_t> numbers;
  for (std::size_t n = 0; n < some.allowed.size(); ++n)
    if (some.allowed[n]) numbers.push_back(static_cast<std::int64_t>(n));
  if (numbers.empty()) return clause({});
  const auto opposite = [](std::vector<RowTerm> of) {
    for (RowTerm& t : of) t.factor = -t.factor;
    return of;
  };
  const auto most = static_cast<std::int64_t>(some.literals.size());
  if (numbers.back() - numbers.front() + 1 == std::ssize(numbers)) {
    if (numbers.front() > 0) add(terms, numbers.front());
    if (numbers.back() < most) add(opposite(std::move(terms)), -numbers.back());
    return;
  }
  std::vector<sat::Lit> chosen;
  for (const std::int64_t n : numbers) {
    chosen.push_back(variable());
    terms.push_back({chosen.back(), -n});
  }
  exactly_one(chosen);
  add(terms, 0);
  add(opposite(std::move(terms)), 0);
}

void PartsEncoder::either(const constraints::Either& either) {
  const auto outer = condition_;
  std::vector<sat::Lit> any;
  std::vector<Encoding::Choice> choices;
  for (const constraints::Parts& parts : either.choices) {
    any.push_back(variable());
    choices.push_back({any.back(), &parts});
  }
  to_.choices_.push_back(std::move(choices));
  for (std::size_t i = 0; i < any.size(); ++i) {
    condition_ = any[i];
    write(either.choices[i]);
  }
  condition_ = outer;
  clause(std::move(any));
}

}  // namespace clew::certificate
