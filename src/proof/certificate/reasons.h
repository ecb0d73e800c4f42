// The facts of a step as rows, with two things granted beside them: a cell holds one value at most,
// and the meaning of "this digit or a greater one".
#pragma once

#include <map>
#include <vector>

#include "proof/certificate/position.h"

namespace clew::certificate {

class Reasons {
 public:
  Reasons(const Layout& layout, const Encoding& encoding, RowList& rows, ProofLines& lines,
          PuzzleRows& position)
      : layout_(layout), encoding_(encoding), rows_(rows), lines_(lines), position_(position) {}

  /// False: no row says so.
  bool add(const Fact&);
  /// Once all facts are there.
  void end();

  std::vector<RowId> rows;
  std::vector<std::vector<Multiple>> sums;  // of facts about units, part by part, and of all

 private:
  RowId unit(const Fact&);
  bool add_sum(const Fact&);
  bool holds(const Fact&);
  void add_row(RowId);
  void grant();

  struct Added {
    std::vector<Multiple> least, most;
  };
  const Layout& layout_;
  const Encoding& encoding_;
  RowList& rows_;
  ProofLines& lines_;
  PuzzleRows& position_;
  std::map<std::uint8_t, Added> added_;
  std::map<int, std::vector<Multiple>> by_part_;
};

}  // namespace clew::certificate
