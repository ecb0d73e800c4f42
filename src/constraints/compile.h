// The compiler's workshop: kinds by kinds, each adds its parts.
#pragma once

#include <algorithm>
#include <functional>

#include "constraints/automaton.h"
#include "constraints/parts.h"

namespace clew::constraints {

class Compiler {
 public:
  Compiler(const Layout& layout, const Constraint& c, Parts& parts, Outsides outsides)
      : layout_(layout), c_(c), parts_(parts), outsides_(outsides), top_(layout.digits()) {}

  Expected<void> run();

 private:
  using Cells = std::span<const CellId>;

  // Each returns false where the kind is not among its own.
  bool whole();
  bool single_cells();
  bool cages();
  bool sums();
  bool counts();
  bool pairs();
  bool lines();
  bool outside();
  bool told_once(bool (Compiler::*tell)());
  bool told_by_line();
  bool told_by_control();
  bool told_outside();
  bool beside_a_house() const;

  // Predicates and automata speak of values, as people write them; sets are of digits.
  int value(int digit) const { return layout_.value(digit); }
  int digit_of(int value) const { return layout_.digit_of(value); }
  int least() const { return value(1); }
  int greatest() const { return value(top_); }
  DigitSet set_of_value(int value) const;

  void unary(CellId, const std::function<bool(int)>& good);
  void unary(CellId, DigitSet);
  Relation table(const std::function<bool(int, int)>& good) const;
  void pair(CellId a, CellId b, const Relation&);
  void pair(CellId a, CellId b, const std::function<bool(int, int)>& good) {
    pair(a, b, table(good));
  }
  void steps(const std::function<bool(int, int)>& good);  // along the line
  void every_pair(const std::function<bool(int, int)>& good);
  void family(const std::function<bool(DigitSet)>& good);
  void one_of(std::vector<DigitSet> sets);
  double number_of_sets() const;
  void total(std::vector<Term>, std::int64_t total);
  void same_sum(Cells, Cells);
  void some(std::vector<Some::Literal>, const std::function<bool(int)>& allowed);
  void count(Cells, DigitSet, const std::function<bool(int)>& allowed);
  static bool repeat(std::vector<CellId>);  // whether one does
  void chain(std::vector<CellId>, const Automaton&);
  Automaton of_digits(const Automaton&) const;
  void pill(Cells pill, Cells shaft);
  void loop_of_sums();
  void sandwich();
  void lunchbox();
  void test(std::vector<CellId>);
  void two_ends(const std::function<bool(int low, int high)>& ends,
                const std::function<bool(int low, int high, int)>& inside);
  Expected<void> either();

  const Layout& layout_;
  const Constraint& c_;
  Parts& parts_;
  Outsides outsides_;
  int top_;  // number of digits
  bool too_large_ = false;
};

}  // namespace clew::constraints
