// KindMeaning of each kind of constraints: a plain test of full digits, and the equivalent
// primitives for engines. A family of kinds has a file of its own in this folder; a property test
// compares the two.
#pragma once

#include "clew/constraint.h"

namespace clew::constraints {

struct Claim;
class Compiler;

struct KindMeaning {
  /// Returns true if the digits keep the constraint.
  bool (*holds)(const Claim&);
  /// Adds primitives.
  void (*compile)(Compiler&) = nullptr;
  /// Adds automata that are the same for all constraints that differ in their cells alone: the compiler
  /// makes them once.
  void (*chain)(Compiler&) = nullptr;
  /// Adds an Outside in place of primitives. Returns false if the constraint has to be primitives.
  bool (*outside)(Compiler&) = nullptr;
};

/// Each kind of kinds.def; one that no family file defines does not link.
namespace meanings {
#define CLEW_KIND(id, word, name, shape, cells, lists, values, kept_by, technique, traits) \
  extern const KindMeaning id;
#include "clew/kinds.def"
}  // namespace meanings

/// Returns the meaning of a kind, which must not be `count`.
const KindMeaning& meaning_of(Constraint::Kind);

}  // namespace clew::constraints
