// Variables and literals. A variable is a number from 0; a literal is a variable or its negation.
#pragma once

#include <compare>
#include <cstdint>

namespace clew::sat {

using Var = std::uint32_t;

struct Lit {
  std::uint32_t code = 0;  // 2v for variable v, 2v+1 for its negation

  static constexpr Lit yes(Var v) { return {2 * v}; }
  static constexpr Lit no(Var v) { return {2 * v + 1}; }

  constexpr Var var() const { return code >> 1; }
  constexpr bool negated() const { return code & 1; }

  friend constexpr Lit operator~(Lit l) { return {l.code ^ 1}; }
  friend constexpr auto operator<=>(Lit, Lit) = default;
};

}  // namespace clew::sat
