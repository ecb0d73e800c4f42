#include "proof/certificate/reasons.h"

#include <algorithm>

namespace clew::certificate {

void Reasons::add_row(RowId row) {
  if (std::ranges::find(rows, row) == rows.end()) rows.push_back(row);
}

bool Reasons::add(const Fact& fact) {
  switch (fact.says) {
    case Fact::Says::adds:
      return add_sum(fact);
    case Fact::Says::holds:
      return holds(fact);
    default:
      break;
  }
  const RowId row = unit(fact);
  if (!row) return false;
  add_row(row);
  for (const int part : {int{fact.part}, -1}) {
    auto& sum = by_part_[part];
    if (std::ranges::find(sum, row, &Multiple::row) == sum.end()) sum.push_back({row});
  }
  return true;
}

RowId Reasons::unit(const Fact& fact) {
  const Unit& unit = fact.unit;
  const bool some = fact.says == Fact::Says::some;
  switch (unit.kind) {
    case Unit::Kind::cell:
      return some ? encoding_.some(unit.a) : encoding_.one(unit.a);
    case Unit::Kind::house:
      return some ? position_.some(unit.a, unit.digit) : position_.one(unit.a, unit.digit);
    case Unit::Kind::pair:
      return some ? 0 : position_.pair(unit.a, unit.b, unit.digit);
    default:
      return 0;
  }
}

bool Reasons::holds(const Fact& fact) {
  const Encoding::Piece* const piece = fact.unit.kind == Unit::Kind::constraint
                                           ? encoding_.piece(fact.unit.a, fact.unit.b)
                                           : nullptr;
  if (!piece) return false;
  for (RowId row = piece->rows.first; row <= piece->rows.last; ++row) rows.push_back(row);
  for (const CellId c : piece->meaning.cells) rows.push_back(encoding_.some(c));
  return true;
}

bool Reasons::add_sum(const Fact& fact) {
  if (!encoding_.adds()) return false;
  SumRows sum;
  if (fact.unit.kind == Unit::Kind::house) {
    if (!layout_.houses()[fact.unit.a].complete) return false;
    sum = position_.total(fact.unit.a);
  } else if (const Encoding::Piece* const piece = encoding_.piece(fact.unit.a, fact.unit.b)) {
    sum = piece->sum;
  }
  if (!sum.least || !fact.times) return false;
  Added& added = added_[fact.part];
  const std::int64_t times = fact.times;
  if (times < 0) std::swap(sum.least, sum.most);
  added.least.push_back({sum.least, std::abs(times)});
  added.most.push_back({sum.most, std::abs(times)});
  return true;
}

void Reasons::end() {
  std::ranges::sort(rows);
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
  for (auto& [_, added] : added_)
    for (const auto* of : {&added.least, &added.most}) {
      const bool one = of->size() == 1 && (*of)[0].factor == 1;
      const RowId row = one ? (*of)[0].row : lines_.sum(*of);
      add_row(row);
      for (const RowTerm& t : rows_.terms(row))
        if (const int c = encoding_.cell_of(t.literal.var()); c >= 0)
          add_row(encoding_.some(static_cast<CellId>(c)));
    }
  grant();
  for (auto& [_, sum] : by_part_)
    if (sum.size() > 1 && std::ranges::find(sums, sum) == sums.end())
      sums.push_back(std::move(sum));
}

void Reasons::grant() {
  std::vector<std::uint8_t> steps(static_cast<std::size_t>(layout_.size())), one = steps;
  for (const RowId row : rows)
    for (const RowTerm& t : rows_.terms(row)) {
      const sat::Var v = t.literal.var();
      const int c = encoding_.cell_of(v);
      if (c < 0) continue;
      if (v >= encoding_.candidates())
        steps[static_cast<std::size_t>(c)] = one[static_cast<std::size_t>(c)] = 1;
      else if (!position_.is_gone(v))
        one[static_cast<std::size_t>(c)] = 1;
    }
  for (CellId c = 0; c < layout_.size(); ++c) {
    if (one[c]) add_row(encoding_.one(c));
    if (!steps[c]) continue;
    const RowRange range = encoding_.steps(c);
    for (RowId row = range.first; row <= range.last; ++row) rows.push_back(row);
  }
}

}  // namespace clew::certificate
