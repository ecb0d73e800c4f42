// Queries of a step's evidence, for the sentences about it.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <span>
#include <vector>

#include "clew/puzzle.h"
#include "clew/step.h"

namespace clew::words {

using Cells = std::vector<CellId>;
using Houses = std::vector<HouseId>;

/// Ascending, each once.
Cells sorted(Cells);

class Evidence {
 public:
  Evidence(const Layout& of, const Grid& before, const Step& told)
      : layout(of), grid(before), step(told) {
    std::ranges::copy_if(step.facts, std::back_inserter(implied_), [&](const Fact& f) {
      return of_house(f) && !is_some(f) && layout.houses()[f.unit.a].implied;
    });
  }

  const Layout& layout;
  const Grid& grid;
  const Step& step;

  DigitSet candidates(CellId c) const { return grid.candidates[c]; }
  bool can(CellId c, Digit d) const { return grid.candidates[c].has(d); }
  /// The cells of the house that can hold d.
  Cells places(HouseId, Digit) const;

  static bool is_some(const Fact& f) { return f.says == Fact::Says::some; }
  static bool of_cell(const Fact& f) { return f.unit.kind == Unit::Kind::cell; }
  static bool of_house(const Fact& f) { return f.unit.kind == Unit::Kind::house; }
  const Fact* first(Role) const;
  /// Returns the cells that facts of that role call not empty; part -1: of any part.
  Cells cells(Role, int part = -1) const;
  /// Houses in facts of that role, in the order of the facts.
  Houses houses(Role, int part = -1) const;
  /// Houses in which a digit must have a place.
  Houses houses_with_some(Role, int part = -1) const;
  DigitSet digits(Role) const;
  DigitSet digits_of(const Cells&) const;

  std::span<const CellId> cells(const Node& n) const {
    return step.chain_cells.subspan(n.first, n.count);
  }
  /// Returns true if two cells cannot both hold d: they see each other, or a fact about their house
  /// says so.
  bool see(CellId, CellId, Digit) const;
  bool eliminates(CellId, Digit) const;
  bool places(const Candidate&) const;

 private:
  /// Facts that an implied house has a digit at most once, which `sees` ignores.
  std::vector<Fact> implied_;
};

}  // namespace clew::words
