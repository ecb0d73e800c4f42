// A puzzle's rows and the rows derived from them: values, candidates that are gone, houses and pairs.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "clew/puzzle.h"
#include "proof/certificate/encoding.h"
#include "proof/certificate/lines.h"

namespace clew::certificate {

class PuzzleRows {
 public:
  PuzzleRows(const Layout& layout, const Encoding& encoding, RowList& rows, ProofLines& lines)
      : layout_(layout), encoding_(encoding), rows_(rows), lines_(lines) {}

  /// Adds the rows of a valid puzzle after those of the layout.
  void begin(const Puzzle&);
  /// The lines of these rows.
  const std::string& text() const { return text_; }
  RowId formula_rows() const { return last_; }
  const std::vector<RowId>& marks() const { return marks_; }

  /// The grid in which the next step was found. It must outlive all questions about it.
  void look_at(const Grid& grid) { grid_ = &grid; }
  const Grid& grid() const { return *grid_; }
  bool is_gone(sat::Var) const;
  /// The row that says so, which is derived if need be. 0: nothing that is known removes it.
  RowId gone(sat::Var);
  /// Forgets the rows that were derived after this one, of candidates that are gone.
  void forget_after(RowId);

  /// A cell's value; 0 if there is none yet.
  RowId placed(CellId c) const { return placed_[c]; }
  void place(CellId c, RowId row) { placed_[c] = row; }
  void remove(sat::Var, RowId);

  /// That the house holds the digit: it is complete, or has as many candidates as cells. 0: neither.
  RowId some(HouseId, Digit);
  RowId one(HouseId, Digit);
  /// That one of two cells at most holds the digit. 0: they do not see each other.
  RowId pair(CellId, CellId, Digit);
  /// The sum of the cells of a complete house. Only if the encoding has steps.
  SumRows total(HouseId);

 private:
  RowId removed_by_value(const Candidate&);
  RowId some_of_closed(HouseId, Digit);
  RowId one_by_pairs(HouseId, Digit);
  /// Complete houses that hold an implied house, and those that hold the rest of them.
  struct Cover {
    std::vector<HouseId> over, rest;
  };
  const Cover* cover(HouseId);
  bool fill(const std::vector<std::uint8_t>& rest, HouseId below, std::vector<HouseId>& to) const;

  const Layout& layout_;
  const Encoding& encoding_;
  RowList& rows_;
  ProofLines& lines_;
  const Grid* grid_ = nullptr;
  std::string text_;
  RowId last_ = 0;
  std::vector<RowId> placed_, gone_, marks_;
  std::vector<sat::Var> derived_;  // whose rows of candidates that are gone were derived, in order
  std::map<std::tuple<HouseId, Digit, bool>, RowId> implied_;
  std::map<std::tuple<CellId, CellId, Digit>, RowId> pairs_;
  std::map<HouseId, SumRows> totals_;
  std::map<HouseId, Cover> covers_;
};

}  // namespace clew::certificate
