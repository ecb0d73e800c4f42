// Twelve lanes in three registers of 128 bits: SSE2, NEON, WebAssembly SIMD, or the compiler's generic
// code.
#pragma once

#include "search/vector.h"

namespace clew::search::CLEW_KERNEL {

using Quad [[gnu::vector_size(16)]] = std::uint32_t;

struct Lanes {
  Quad quad[3];

  constexpr Lanes() = default;
  CLEW_INLINE constexpr Lanes(std::uint32_t x) : quad{Quad{} + x, Quad{} + x, Quad{} + x} {}
  CLEW_INLINE constexpr Lanes(Quad a, Quad b, Quad c) : quad{a, b, c} {}
};

CLEW_INLINE Lanes operator|(const Lanes& a, const Lanes& b) {
  return {a.quad[0] | b.quad[0], a.quad[1] | b.quad[1], a.quad[2] | b.quad[2]};
}
CLEW_INLINE Lanes operator&(const Lanes& a, const Lanes& b) {
  return {a.quad[0] & b.quad[0], a.quad[1] & b.quad[1], a.quad[2] & b.quad[2]};
}
CLEW_INLINE Lanes operator^(const Lanes& a, const Lanes& b) {
  return {a.quad[0] ^ b.quad[0], a.quad[1] ^ b.quad[1], a.quad[2] ^ b.quad[2]};
}
CLEW_INLINE Lanes operator+(const Lanes& a, const Lanes& b) {
  return {a.quad[0] + b.quad[0], a.quad[1] + b.quad[1], a.quad[2] + b.quad[2]};
}
CLEW_INLINE Lanes operator-(const Lanes& a, const Lanes& b) {
  return {a.quad[0] - b.quad[0], a.quad[1] - b.quad[1], a.quad[2] - b.quad[2]};
}
CLEW_INLINE Lanes operator<<(const Lanes& a, int by) {
  return {a.quad[0] << by, a.quad[1] << by, a.quad[2] << by};
}
CLEW_INLINE Lanes operator>>(const Lanes& a, int by) {
  return {a.quad[0] >> by, a.quad[1] >> by, a.quad[2] >> by};
}
CLEW_INLINE Lanes operator~(const Lanes& a) { return {~a.quad[0], ~a.quad[1], ~a.quad[2]}; }
CLEW_INLINE Lanes& operator|=(Lanes& a, const Lanes& b) { return a = a | b; }
CLEW_INLINE Lanes& operator&=(Lanes& a, const Lanes& b) { return a = a & b; }
CLEW_INLINE Lanes& operator^=(Lanes& a, const Lanes& b) { return a = a ^ b; }

CLEW_INLINE Lanes select(const Lanes& a, const Lanes& b, const Lanes& c) {
  return {select(a.quad[0], b.quad[0], c.quad[0]), select(a.quad[1], b.quad[1], c.quad[1]),
          select(a.quad[2], b.quad[2], c.quad[2])};
}

CLEW_INLINE Lanes all_lanes(std::uint32_t x) { return x; }
CLEW_INLINE std::uint32_t first_lane(const Lanes& x) { return x.quad[0][0]; }

constexpr std::uint32_t full_word = 0xFFFFFFFF;
constexpr Lanes digit_lanes = {Quad{full_word, full_word, full_word, full_word},
                               Quad{full_word, full_word, full_word, full_word}, Quad{full_word}};

CLEW_INLINE Lanes in_all_quads(Quad q) { return {q, q, q}; }
// Lanes of a quad exchanged at a distance; after both, every lane has met every other.
CLEW_INLINE Quad across2(Quad q) { return __builtin_shufflevector(q, q, 2, 3, 0, 1); }
CLEW_INLINE Quad across1(Quad q) { return __builtin_shufflevector(q, q, 1, 0, 3, 2); }

}  // namespace clew::search::CLEW_KERNEL
