// A layout as pseudo-Boolean rows. The variable r1c1_5 says that r1c1 holds the value 5. RowList say that
// each cell holds one value, that a complete house has each value, that no house has one twice, that
// linked cells differ, and the parts of each constraint, as constraints/parts lists them:
//
//   unary    a row for each digit that the cell cannot hold
//   differ   a row for each digit: one of the cells at most has it
//   pair     a clause for each digit of either cell, with the digits that go with it
//   set      the sum, if all sets have the same; a variable for each set, unless the sum says it all
//   total    two rows over "the cell holds this digit or a greater one"
//   chain    a variable for each state: clauses lead from state to state, forth and back
//   some     two rows, or a variable for each number that is allowed
//   either   a variable for each choice, which is added to its rows
//   test     fillings of its cells that break it, as far as they have a beginning in common
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "clew/evidence.h"
#include "clew/layout.h"
#include "constraints/pieces.h"
#include "proof/certificate/rows.h"

namespace clew::certificate {

/// RowList first to last; none when last is before first.
struct RowRange {
  RowId first = 1, last = 0;
};

/// The least and the greatest sum of the cells of a piece.
struct SumRows {
  RowId least = 0, most = 0;
};

class Encoding {
 public:
  /// Fails if a constraint becomes too large.
  static Expected<Encoding> make(const Layout&, RowList&);

  sat::Lit literal(CellId c, Digit d) const { return sat::Lit::yes(variable(c, d)); }
  sat::Var variable(CellId c, Digit d) const {
    return static_cast<sat::Var>(c) * static_cast<sat::Var>(digits_) + d - 1u;
  }
  /// Variables below this are candidates.
  sat::Var candidates() const { return candidates_; }
  Candidate candidate(sat::Var v) const {
    const auto n = static_cast<sat::Var>(digits_);
    return {static_cast<CellId>(v / n), static_cast<Digit>(v % n + 1)};
  }
  /// That the cell holds this digit or a greater one; digit from 2. Only if some constraint adds.
  sat::Lit at_least(CellId, int digit) const;
  /// The cell of a candidate or of a step; -1: the variable is of a constraint.
  int cell_of(sat::Var) const;
  bool adds() const { return first_step_ != 0; }

  RowId some(CellId c) const { return some_[c]; }
  RowId one(CellId c) const { return one_[c]; }
  /// 0: the house is not complete, or implied.
  RowId some(HouseId h, Digit d) const { return house_some_[house_slot(h, d)]; }
  RowId one(HouseId h, Digit d) const { return house_one_[house_slot(h, d)]; }
  /// 0: the cells are not linked.
  RowId differ(CellId, CellId, Digit) const;
  /// The rows that tie a cell's steps to its candidates: none without steps, or without digits between.
  RowRange steps(CellId) const;

  struct Piece {
    constraints::ConstraintPiece meaning;
    RowRange rows;
    SumRows sum;
  };
  const std::vector<Piece>& pieces() const { return pieces_; }
  const Piece* piece(std::uint16_t constraint, std::uint16_t part) const;
  /// Variables of the choices of each either, in the order of the pieces and their parts.
  struct Choice {
    sat::Lit taken;
    const constraints::Parts* parts;
  };
  const std::vector<std::vector<Choice>>& choices() const { return choices_; }

  const Names& names() const { return names_; }
  RowId rows() const { return last_; }
  /// The rows as lines, each with its label.
  const std::string& text() const { return text_; }

  /// Row `row` as a line with a label.
  void write(RowId row, const RowList&, std::string_view label, std::string& to) const;

 private:
  friend class PartsEncoder;
  Encoding() = default;
  void cells(const Layout&, RowList&);
  void houses(const Layout&, RowList&);
  void links(const Layout&, RowList&);
  void all_steps(const Layout&, RowList&);
  RowId put(RowId, const RowList&, std::string_view label);
  std::size_t house_slot(HouseId h, Digit d) const {
    return std::size_t{h} * static_cast<std::size_t>(digits_) + d - 1u;
  }
  sat::Var add_variable(std::string name);

  int digits_ = 0;
  sat::Var candidates_ = 0, first_step_ = 0;
  std::vector<RowId> some_, one_, house_some_, house_one_;
  std::map<std::pair<CellId, CellId>, RowId> differ_;  // of digit 1; the others follow
  RowId first_step_row_ = 0;
  std::vector<Piece> pieces_;
  std::vector<std::vector<Choice>> choices_;
  Names names_;
  RowId last_ = 0;
  std::string text_;
};

}  // namespace clew::certificate
