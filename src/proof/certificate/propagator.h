// Unit propagation over some rows: literals without which a row cannot reach its bound become true.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "proof/certificate/rows.h"

namespace clew::certificate {

class Propagator {
 public:
  explicit Propagator(const RowList& rows) : rows_(rows) {}

  /// No rows, and nothing assigned, of so many variables.
  void reset(std::size_t variables);
  /// One more row, under the current assignment.
  void add(RowId);
  /// Removes the rows after this one; none of them may be a reason.
  void remove_after(RowId);

  /// Makes a literal true; `reason` is the row that forces it, 0 without one. False if it is false.
  bool assign(sat::Lit, RowId reason = 0);
  /// Returns the row that cannot reach its bound any more, or 0.
  RowId propagate();

  std::size_t variables() const { return reason_.size(); }
  bool is_true(sat::Lit l) const { return value_[l.code] > 0; }
  bool is_false(sat::Lit l) const { return value_[l.code] < 0; }
  bool is_open(sat::Lit l) const { return value_[l.code] == 0; }
  /// Returns true if an added row cannot reach its bound.
  bool is_broken(RowId row) const {
    return row < slack_.size() && slack_[row] < 0 && std::ranges::find(added_, row) != added_.end();
  }
  const std::vector<sat::Lit>& trail() const { return trail_; }
  RowId reason(sat::Var v) const { return reason_[v]; }
  std::uint32_t position(sat::Var v) const { return position_[v]; }
  /// Takes back all but the first literals.
  void undo(std::size_t left);

  /// Literals that are false, enough of them, the first ones, that a row forces the literal (which is
  /// in it), or cannot reach its bound if there is none. Appends.
  void causes(RowId, const sat::Lit* forced, std::vector<sat::Lit>& to) const;

  /// The reasons of a contradiction: rows, and literals that were made true without a row, both in
  /// the order in which they were used.
  struct Ground {
    std::vector<RowId> rows;
    std::vector<sat::Lit> assumed;
  };
  Ground ground(RowId contradiction) const;

 private:
  struct Occurrence {
    RowId row;
    std::int64_t factor;
  };
  const RowList& rows_;
  std::vector<signed char> value_;               // by literal
  std::vector<std::vector<Occurrence>> occurs_;  // by literal
  std::vector<sat::Lit> occurring_;              // those that occur in a row
  std::vector<RowId> reason_;                    // by variable
  std::vector<std::uint32_t> position_;          // by variable, in the trail
  std::vector<std::int64_t> slack_;              // by row
  std::vector<RowId> added_, pending_;           // pending: not looked at
  std::vector<sat::Lit> trail_;
  std::size_t done_ = 0;
  mutable std::vector<std::uint8_t> marked_;  // by variable
};

}  // namespace clew::certificate
