#include "proof/certificate/rows.h"

#include <algorithm>

namespace clew::certificate {

void RowList::clear() {
  terms_.clear();
  begin_.assign(2, 0);  // row 0 is empty
  bounds_.assign(1, 0);
  greatest_.assign(1, 0);
}

RowId RowList::add(std::vector<RowTerm> terms, std::int64_t bound) {
  // As factors of variables: a negated literal is 1 less its variable.
  for (RowTerm& t : terms)
    if (t.literal.negated()) {
      bound -= t.factor;
      t = {~t.literal, -t.factor};
    }
  std::ranges::sort(terms, {}, [](const RowTerm& t) { return t.literal; });
  std::int64_t greatest = 0;
  for (std::size_t i = 0; i < terms.size();) {
    RowTerm sum{terms[i].literal, 0};
    for (; i < terms.size() && terms[i].literal == sum.literal; ++i) sum.factor += terms[i].factor;
    if (sum.factor < 0) {
      bound -= sum.factor;
      sum = {~sum.literal, -sum.factor};
    }
    if (!sum.factor) continue;
    greatest = std::max(greatest, sum.factor);
    terms_.push_back(sum);
  }
  begin_.push_back(terms_.size());
  bounds_.push_back(std::max<std::int64_t>(bound, 0));
  greatest_.push_back(greatest);
  return last();
}

RowId RowList::clause(std::span<const sat::Lit> literals) {
  std::vector<RowTerm> terms;
  for (const sat::Lit l : literals) terms.push_back({l, 1});
  return add(std::move(terms), 1);
}

void RowList::cut(RowId last) {
  if (last >= this->last()) return;
  bounds_.resize(last + std::size_t{1});
  greatest_.resize(last + std::size_t{1});
  begin_.resize(last + std::size_t{2});
  terms_.resize(begin_.back());
}

RowId add_up(RowList& rows, std::span<const Multiple> parts, std::int64_t divisor) {
  std::vector<RowTerm> terms;
  std::int64_t bound = 0;
  for (const auto& [row, factor] : parts) {
    for (const RowTerm& t : rows.terms(row)) terms.push_back({t.literal, t.factor * factor});
    bound += rows.bound(row) * factor;
  }
  const RowId row = rows.add(std::move(terms), bound);
  if (divisor == 1) return row;
  std::vector<RowTerm> divided(rows.terms(row).begin(), rows.terms(row).end());
  for (RowTerm& t : divided) t.factor = (t.factor + divisor - 1) / divisor;
  const std::int64_t least = (rows.bound(row) + divisor - 1) / divisor;
  rows.cut(row - 1);
  return rows.add(std::move(divided), least);
}

void write_row(const RowList& rows, RowId row, const Names& names, std::string& to) {
  for (const RowTerm& t : rows.terms(row)) {
    to += std::to_string(t.factor);
    to += t.literal.negated() ? " ~" : " ";
    to += names[t.literal.var()];
    to += ' ';
  }
  to += ">= ";
  to += std::to_string(rows.bound(row));
}

}  // namespace clew::certificate
