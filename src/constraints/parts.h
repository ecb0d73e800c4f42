// Primitives: the few kinds of relation into which constraints are compiled for search, proof and
// logic.
//
//   unary      a cell holds one of some digits
//   differ     cells do not repeat
//   pair       two cells are in a relation
//   set        cells that do not repeat hold one of a family of sets of digits
//   total      cells, each times a factor, add to a number
//   chain      cells in order spell a word of a layered automaton
//   some       how many of some statements "this cell holds one of these" are true
//   connected  the cells that hold some digits are connected by their edges
//   regions    cells with equal labels hold different digits
//   either     at least one of several lists of primitives holds
//   outside    a clue beside a complete house, or a line between two ends, kept as it was written
//              if the caller asks for that
//   test       a condition that no other primitive expresses; it can be tested on candidates
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "clew/layout.h"

namespace clew::constraints {

struct Unary {
  CellId cell;
  DigitSet digits;
};

struct Differ {
  std::vector<CellId> cells;
};

/// By digit - 1: the digits that the second cell may hold if the first holds that digit.
using Relation = std::vector<DigitSet>;

struct Pair {
  CellId a, b;
  std::uint32_t relation;  // index in Parts::relations
};

struct Set {
  std::vector<CellId> cells;
  std::vector<DigitSet> family;  // each as large as the list of cells; not empty
};

struct Term {
  CellId cell;
  int factor;  // not 0
};

struct Total {
  std::vector<Term> terms;  // each cell once
  std::int64_t total;
};

/// Layer i leads from the states before the i-th cell to those after it. Deterministic; every edge
/// lies on a path from the only first state to the only last state.
struct Layer {
  struct Edge {
    std::uint16_t from, to;
  };
  std::uint32_t states = 0;              // before its cell
  std::vector<std::vector<Edge>> edges;  // by digit - 1; each sorted by `from`
};

struct Chain {
  std::vector<CellId> cells;  // each once
  std::vector<Layer> layers;  // one a cell; the last leads to a single state
  int alike = -1;             // an earlier chain of its list with the same layers, or -1
};

/// A sandwich, an X-sum or a skyscraper; a between or a lockout line.
struct Outside {
  Constraint::Kind kind;
  std::vector<CellId> cells;  // a complete house, from the clue on; or the line
  int value;                  // the clue; by how much the ends of a lockout line differ at least
};

struct Some {
  struct Literal {
    CellId cell;
    DigitSet digits;
  };
  std::vector<Literal> literals;
  std::vector<std::uint8_t> allowed;  // by number of true literals, from 0 to all
};

/// The cells that hold one of the digits are connected by edges.
struct Connected {
  std::vector<CellId> cells;                     // each once
  std::vector<std::vector<std::uint16_t>> near;  // by place in `cells`: places that share an edge
  DigitSet digits;
  int size = 0;  // how many cells hold them, as another part says; 0: any number
};

/// Cells with this label differ. The label of a cell is the digit of another cell.
struct Region {
  std::vector<CellId> cells, labels;  // cell i has label i; each once
  Digit label;
  bool complete;  // they hold every digit
};

struct Parts;

struct Either {
  std::vector<Parts> choices;
};

struct Test {
  Constraint constraint;
  std::vector<CellId> cells;  // cells that it tests
};

struct Parts {
  std::vector<Unary> unaries;
  std::vector<Differ> differ;
  std::vector<Relation> relations;
  std::vector<Pair> pairs;
  std::vector<Set> sets;
  std::vector<Total> totals;
  std::vector<Chain> chains;
  std::vector<Outside> outsides;
  std::vector<Some> somes;
  std::vector<Connected> connected;
  std::vector<Region> regions;
  std::vector<Either> eithers;
  std::vector<Test> tests;
  bool never = false;  // a constraint that nothing can keep

  /// Chains made before, by their content (kind, splits, length and values), with their index and
  /// the chain itself. The cells of the chain are places in the constraint. Shared with the parts
  /// of choices.
  std::map<std::vector<int>, int> chain_of;
  std::shared_ptr<std::map<std::vector<int>, Chain>> told;

  std::uint32_t relation(const Relation&);  // one of each
};

/// The primitives of a layout's constraints beyond its houses and links. Fails if a constraint is
/// too large. Clues outside the grid, and lines between two ends, become chains (`chains`), or stay
/// as they were written (`said`).
enum class Outsides : std::uint8_t { chains, said };
Expected<Parts> parts_of(const Layout&, Outsides = Outsides::chains);
/// Adds the primitives of one constraint, including the rule that its cells differ.
Expected<void> add_parts(const Layout&, const Constraint&, Parts&, Outsides = Outsides::chains);

/// Returns true if a full grid satisfies all parts.
bool satisfied(const Parts&, const Layout&, std::span<const Digit>);

}  // namespace clew::constraints
