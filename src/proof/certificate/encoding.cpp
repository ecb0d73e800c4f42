#include "proof/certificate/encoding.h"

#include <algorithm>

#include "proof/certificate/parts.h"

namespace clew::certificate {
namespace {

bool adds(const constraints::Parts& parts) {
  if (!parts.totals.empty() || !parts.sets.empty()) return true;
  return std::ranges::any_of(parts.eithers, [](const constraints::Either& either) {
    return std::ranges::any_of(either.choices, adds);
  });
}

bool ranks(const constraints::Parts& parts) {
  return std::ranges::any_of(parts.tests, [](const constraints::Test& test) {
    return test.constraint.kind == Constraint::Kind::full_rank;
  });
}

}  // namespace

Expected<Encoding> Encoding::make(const Layout& layout, RowList& rows) {
  auto pieces = constraints::pieces_of(layout);
  if (!pieces) return std::unexpected(std::move(pieces.error()));
  Encoding e;
  e.digits_ = layout.digits();
  e.candidates_ = static_cast<sat::Var>(layout.size()) * static_cast<sat::Var>(e.digits_);
  for (sat::Var v = 0; v < e.candidates_; ++v) {
    const auto [cell, digit] = e.candidate(v);
    e.names_.push_back(layout.cell_name(cell) + '_' + std::to_string(layout.value(digit)));
  }
  e.cells(layout, rows);
  e.houses(layout, rows);
  e.links(layout, rows);
  const bool steps = std::ranges::any_of(*pieces, [](const constraints::ConstraintPiece& piece) {
    return certificate::adds(piece.parts) || ranks(piece.parts);
  });
  if (steps) e.all_steps(layout, rows);
  e.pieces_.reserve(pieces->size());
  for (constraints::ConstraintPiece& piece : *pieces) {
    e.pieces_.push_back({std::move(piece), {}, {}});
    if (!PartsEncoder(layout, rows, e).encode(e.pieces_.back()))
      return fail("too large for a certificate: " +
                  layout.constraint_name(e.pieces_.back().meaning.constraint));
  }
  e.last_ = rows.last();
  return e;
}

sat::Var Encoding::add_variable(std::string name) {
  names_.push_back(std::move(name));
  return static_cast<sat::Var>(names_.size() - 1);
}

void Encoding::write(RowId row, const RowList& rows, std::string_view label,
                     std::string& to) const {
  to += '@';
  to += label;
  to += ' ';
  write_row(rows, row, names_, to);
  to += " ;\n";
}

RowId Encoding::put(RowId row, const RowList& rows, std::string_view label) {
  write(row, rows, label, text_);
  return row;
}

void Encoding::cells(const Layout& layout, RowList& rows) {
  for (CellId c = 0; c < layout.size(); ++c) {
    const std::string name = layout.cell_name(c);
    std::vector<RowTerm> some, one;
    for (const Digit d : layout.all_digits()) {
      some.push_back({literal(c, d), 1});
      one.push_back({~literal(c, d), 1});
    }
    some_.push_back(put(rows.add(std::move(some), 1), rows, name + "_some"));
    one_.push_back(put(rows.add(std::move(one), digits_ - 1), rows, name + "_one"));
  }
}

void Encoding::houses(const Layout& layout, RowList& rows) {
  house_some_.assign(layout.houses().size() * static_cast<std::size_t>(digits_), 0);
  house_one_ = house_some_;
  for (HouseId h = 0; h < layout.declared_houses(); ++h) {
    const House& house = layout.houses()[h];
    text_ += "* h" + std::to_string(h) + ": " + layout.house_name(h) + '\n';
    for (const Digit d : layout.all_digits()) {
      const std::string name = 'h' + std::to_string(h) + '_' + std::to_string(layout.value(d));
      std::vector<RowTerm> some, one;
      for (const CellId c : house.cells) {
        some.push_back({literal(c, d), 1});
        one.push_back({~literal(c, d), 1});
      }
      if (house.complete)
        house_some_[house_slot(h, d)] = put(rows.add(std::move(some), 1), rows, name + "_some");
      const auto n = static_cast<std::int64_t>(one.size());
      house_one_[house_slot(h, d)] = put(rows.add(std::move(one), n - 1), rows, name + "_one");
    }
  }
}

void Encoding::links(const Layout& layout, RowList& rows) {
  for (const auto& [a, b] : layout.lone_links())
    for (const Digit d : layout.all_digits()) {
      const RowId row = put(
          rows.clause(std::vector{~literal(a, d), ~literal(b, d)}), rows,
          layout.cell_name(a) + '_' + layout.cell_name(b) + '_' + std::to_string(layout.value(d)));
      if (d == 1) differ_[{a, b}] = row;
    }
}

RowId Encoding::differ(CellId a, CellId b, Digit d) const {
  const auto at = differ_.find(std::minmax(a, b));
  return at == differ_.end() ? 0 : at->second + d - 1u;
}

sat::Lit Encoding::at_least(CellId c, int digit) const {
  if (digit == 2) return ~literal(c, 1);
  if (digit == digits_) return literal(c, static_cast<Digit>(digits_));
  return sat::Lit::yes(first_step_ + static_cast<sat::Var>(c) * static_cast<sat::Var>(digits_ - 3) +
                       static_cast<sat::Var>(digit - 3));
}

int Encoding::cell_of(sat::Var v) const {
  if (v < candidates_) return candidate(v).cell;
  const auto each = static_cast<sat::Var>(std::max(digits_ - 3, 0));
  if (!adds() || v < first_step_ || each == 0) return -1;
  const sat::Var cell = (v - first_step_) / each;
  return cell < some_.size() ? static_cast<int>(cell) : -1;
}

// The digit is d if "d or greater" holds and "d + 1 or greater" does not.
void Encoding::all_steps(const Layout& layout, RowList& rows) {
  first_step_ = static_cast<sat::Var>(names_.size());
  text_ += "* rNcN_gV: the cell holds V or more\n";
  for (CellId c = 0; c < layout.size(); ++c)
    for (int d = 3; d < digits_; ++d)
      add_variable(layout.cell_name(c) + "_g" + std::to_string(layout.value(d)));
  first_step_row_ = rows.last() + 1;
  for (CellId c = 0; c < layout.size(); ++c)
    for (int d = 2; d < digits_; ++d) {
      const std::string name = layout.cell_name(c) + "_g" + std::to_string(layout.value(d));
      const sat::Lit here = at_least(c, d), above = at_least(c, d + 1),
                     digit = literal(c, static_cast<Digit>(d));
      put(rows.add({{here, 1}, {above, -1}, {digit, -1}}, 0), rows, name + "_least");
      put(rows.add({{here, -1}, {above, 1}, {digit, 1}}, 0), rows, name + "_most");
    }
}

RowRange Encoding::steps(CellId c) const {
  if (!adds() || digits_ < 3) return {};
  const auto each = 2 * static_cast<RowId>(digits_ - 2);
  const RowId first = first_step_row_ + static_cast<RowId>(c) * each;
  return {first, first + each - 1};
}

const Encoding::Piece* Encoding::piece(std::uint16_t constraint, std::uint16_t part) const {
  for (const Piece& piece : pieces_)
    if (piece.meaning.constraint == constraint && piece.meaning.part == part) return &piece;
  return nullptr;
}

}  // namespace clew::certificate
