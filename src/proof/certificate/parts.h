// Primitives as rows. If a variable is given, they count only if it is true.
#pragma once

#include <optional>
#include <string>

#include "proof/certificate/encoding.h"

namespace clew::certificate {

class PartsEncoder {
 public:
  PartsEncoder(const Layout& layout, RowList& rows, Encoding& to)
      : layout_(layout), rows_(rows), to_(to) {}

  /// False: too large.
  bool encode(Encoding::Piece&);

 private:
  class Regional;

  void write(const constraints::Parts&);
  void unary(const constraints::Unary&);
  void differ(const std::vector<CellId>&);
  void pair(const constraints::Relation&, CellId a, CellId b);
  void set(const constraints::Set&);
  void sets_by_variables(const constraints::Set&);
  void total(const std::vector<constraints::Term>&, std::int64_t total);
  void some(const constraints::Some&);
  void either(const constraints::Either&);
  // parts_lines.cpp
  void chain(const constraints::Chain&);
  void layer(const constraints::Layer&, CellId, const std::vector<sat::Lit>& before,
             const std::vector<sat::Lit>& after);
  void test(const constraints::Test&);
  bool forbid(const constraints::Test&, std::vector<Digit>& digits, std::size_t filled,
              std::vector<sat::Lit>& beginning);
  void full_rank(const Constraint&);
  void less(const std::vector<CellId>& line, const std::vector<CellId>& than, sat::Lit is_less,
            bool may_tie);

  RowId add(std::vector<RowTerm>, std::int64_t bound);
  void clause(std::vector<sat::Lit>);
  void at_most_one(const std::vector<sat::Lit>&);
  void exactly_one(const std::vector<sat::Lit>&);
  sat::Lit variable();

  static constexpr std::size_t most_terms = 20'000'000;

  const Layout& layout_;
  RowList& rows_;
  Encoding& to_;
  std::string name_;  // of the piece
  std::optional<sat::Lit> condition_;
  SumRows sum_;  // of the latest total
  int variables_ = 0, lines_ = 0;
  bool too_large_ = false;
};

}  // namespace clew::certificate
