// The lines of a proof, each with the row that it derives.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "proof/certificate/rows.h"

namespace clew::certificate {

class ProofLines {
 public:
  ProofLines(RowList& rows, const Names& names) : rows_(rows), names_(names) {}

  void comment(std::string_view);
  /// A clause that follows by propagation from these rows alone. The label may be empty.
  RowId rup(std::string_view label, std::span<const sat::Lit>, std::span<const RowId> hints);
  /// Multiples of rows, added up; the sum is divided and rounded up.
  RowId sum(std::span<const Multiple>, std::int64_t divisor = 1);
  /// A solution, as names of literals, each after a blank; the row says that another one is asked for:
  /// one of these literals holds.
  RowId log_solution(std::string_view solution, std::span<const sat::Lit> other);
  /// A literal that is proven by contradiction: the row with its opposite, which holds up to the end.
  RowId begin(std::string_view label, sat::Lit goal);
  /// The row with the goal, once `contradiction` is derived.
  RowId end(sat::Lit goal, RowId contradiction);

  /// A position in the proof, to return to.
  struct Mark {
    std::size_t text;
    RowId row;
    int depth;
  };
  Mark mark() const { return {text_.size(), rows_.last(), depth_}; }
  void back_to(const Mark&);
  void clear() { text_.clear(), depth_ = 0; }

  const std::string& text() const { return text_; }

 private:
  void line(std::string_view label, std::string_view rule);
  void clause(std::span<const sat::Lit>);

  RowList& rows_;
  const Names& names_;
  std::string text_;
  int depth_ = 0;
};

}  // namespace clew::certificate
