// Pseudo-Boolean rows: a sum of literals, each times a factor, is at least a bound. A row's number is
// its number in the certificate: rows of the formula from 1 on, then those that the proof derives.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "sat/literal.h"

namespace clew::certificate {

using RowId = std::uint32_t;  // 0: none

struct RowTerm {
  sat::Lit literal;
  std::int64_t factor;
};

class RowList {
 public:
  RowList() { clear(); }

  /// Factors may be negative and literals may repeat or oppose each other: the row that is kept has
  /// each variable once, with a positive factor, by variable.
  RowId add(std::vector<RowTerm>, std::int64_t bound);
  RowId clause(std::span<const sat::Lit>);

  std::span<const RowTerm> terms(RowId r) const {
    return {terms_.data() + begin_[r], terms_.data() + begin_[r + 1u]};
  }
  std::int64_t bound(RowId r) const { return bounds_[r]; }
  std::int64_t greatest_factor(RowId r) const { return greatest_[r]; }
  RowId last() const { return static_cast<RowId>(bounds_.size() - 1); }
  std::size_t size_in_terms() const { return terms_.size(); }

  /// Removes all rows after this one.
  void cut(RowId last);

 private:
  void clear();

  std::vector<RowTerm> terms_;
  std::vector<std::size_t> begin_;
  std::vector<std::int64_t> bounds_, greatest_;
};

/// A multiple of a row, as one of several that are added up. The factor is positive.
struct Multiple {
  RowId row;
  std::int64_t factor = 1;
  friend bool operator==(const Multiple&, const Multiple&) = default;
};
/// Divided, factors and bound are rounded up.
RowId add_up(RowList&, std::span<const Multiple>, std::int64_t divisor = 1);

/// Names of variables, by number.
using Names = std::vector<std::string>;
/// Appends "1 r1c1_5 1 ~r1c2_5 >= 1".
void write_row(const RowList&, RowId, const Names&, std::string& to);

}  // namespace clew::certificate
