// The compiler of one constraint: its tools, which the kinds use to add their primitives.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>

#include "constraints/automaton.h"
#include "constraints/cell_values.h"
#include "constraints/parts.h"
#include "constraints/shape.h"

namespace clew::constraints {

struct KindMeaning;

class Compiler {
 public:
  using Cells = std::span<const CellId>;

  Compiler(const Layout& layout, const Constraint& c, const Scope& scope, Parts& parts,
           Outsides outsides)
      : layout_(layout),
        c_(c),
        scope_(scope),
        parts_(parts),
        outsides_(outsides),
        top_(layout.digits()),
        cell_values_(layout, c.kind) {}

  Expected<void> run();

  const Layout& layout() const { return layout_; }
  const Constraint& constraint() const { return c_; }
  Constraint::Kind kind() const { return c_.kind; }
  const std::vector<CellId>& cells() const { return c_.cells; }
  const std::vector<int>& values() const { return c_.values; }
  int top() const { return top_; }  // number of digits
  /// Predicates and automata speak of values, as people write them; sets are of digits.
  int value(int digit) const { return layout_.value(digit); }
  int digit_of(int value) const { return layout_.digit_of(value); }
  /// Values of cells as the constraint sees them. If they differ from digits, predicates and automata
  /// receive them times their unit, and sets of digits say nothing.
  const CellValues& cell_values() const { return cell_values_; }
  int least() const { return cell_values_.least(); }
  int greatest() const { return cell_values_.greatest(); }
  /// Returns an empty set if no digit has the value.
  DigitSet set_of_value(int value) const;
  /// The automaton that reads digits as another reads their values.
  Automaton of_digits(const Automaton&) const;
  /// The neighbours that no mark exempts from a kind of the whole layout.
  std::vector<CellPair> unmarked() const;
  /// The neighbours than which a minimum or a maximum is smaller or greater.
  std::vector<CellId> compared(CellId) const;
  /// The first number of the constraint, or the usual one of its kind.
  int number() const;
  /// The same as an amount of values.
  int amount() const { return number() * cell_values_.unit(); }
  bool has_value(int) const;

  Parts& parts() { return parts_; }
  /// Marks the constraint as unsatisfiable.
  void never() { parts_.never = true; }

  void unary(CellId, const std::function<bool(int)>& good);
  void unary(CellId, DigitSet);
  void each(const std::function<bool(int)>& good);
  void pair(CellId a, CellId b, const std::function<bool(int, int)>& good) {
    pairs({{a, b}}, good);
  }
  void pairs(const std::vector<CellPair>&, const std::function<bool(int, int)>& good);
  /// Each cell and the next along the line.
  void steps(const std::function<bool(int, int)>& good);
  void every_pair(const std::function<bool(int, int)>& good);
  void differ();
  /// The cells differ and hold one of the sets that are good.
  void family(const std::function<bool(DigitSet)>& good);
  /// The cells differ and hold one of these sets.
  void one_of(const std::vector<DigitSet>& sets);
  void total(std::vector<Term>, std::int64_t total);
  void same_sum(Cells, Cells);
  /// Restricts how many of the literals are true to the allowed numbers.
  void some(std::vector<Some::Literal>, const std::function<bool(int)>& allowed);
  /// Restricts how many of the cells hold one of the digits to the allowed numbers.
  void count(Cells, DigitSet, const std::function<bool(int)>& allowed);
  void chain(const std::vector<CellId>&, const Automaton&);
  /// A test of the constraint once its cells, and these, are filled. Added once.
  void test(std::vector<CellId> others = {});
  void outside(int value);
  void either();
  void too_large() { too_large_ = true; }

  /// Returns true if a cell is listed twice.
  static bool repeat(std::vector<CellId>);

 private:
  Relation table(const std::function<bool(int, int)>& good) const;
  void pair(CellId a, CellId b, const Relation&);
  double number_of_sets() const;
  void chain_once(const KindMeaning&);
  void pair_of_values(CellId a, CellId b, const std::function<bool(int, int)>& good);

  const Layout& layout_;
  const Constraint& c_;
  const Scope& scope_;
  Parts& parts_;
  Outsides outsides_;
  int top_;
  CellValues cell_values_;
  bool tested_ = false;
  bool too_large_ = false;
  std::optional<Error> error_;
};

}  // namespace clew::constraints
