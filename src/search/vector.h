// Vectors by the compiler's own extension, and logic upon them, for kernels that are one source
// compiled for several processors.
//
// A kernel is compiled once for each width: a file lanes_N.cpp sets CLEW_LANES (512, 256 or 128:
// bits of a vector register) and CLEW_KERNEL, the namespace that keeps the widths apart, so that no
// code made for one processor is ever linked into another's. For the same reason nothing in a
// kernel's headers may call an inline function of the standard library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

#if !defined(CLEW_LANES) || !defined(CLEW_KERNEL)
#error "included by lanes_N.cpp only"
#endif

// Functions that take vectors wider than a register are inlined, so how they would be passed is no
// matter.
#pragma GCC diagnostic ignored "-Wpsabi"

#define CLEW_INLINE [[gnu::always_inline]] inline
#define CLEW_INLINE_LAMBDA __attribute__((always_inline))
// Kernels are written in short loops over cells, rows and boxes. Those inside one row or box must
// unfold, so that vectors stay in registers; those over digits, bands and stacks must not, so that
// the code stays in the instruction cache.
#if defined(__clang__)
#define CLEW_UNFOLD _Pragma("clang loop unroll(full)")
#define CLEW_ROLLED _Pragma("clang loop unroll(disable)")
#else
#define CLEW_UNFOLD _Pragma("GCC unroll 16")
#define CLEW_ROLLED _Pragma("GCC unroll 1")
#endif

namespace clew::search::CLEW_KERNEL {

/// Computes a function of three bits. AVX-512 does this in one instruction; its truth table is the
/// function applied to three words that enumerate all cases.
template <class V, class F>
CLEW_INLINE V logic(F function, V a, V b, V c) {
#ifdef __AVX512F__
  if constexpr (sizeof(V) == 64) {
    constexpr int table = F{}(0xF0, 0xCC, 0xAA) & 0xFF;
    return (V)_mm512_ternarylogic_epi64((__m512i)a, (__m512i)b, (__m512i)c, table);
  }
#endif
  return function(a, b, c);
}

template <class V>
CLEW_INLINE V or3(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x | y | z; }, a, b, c);
}
template <class V>
CLEW_INLINE V and3(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x & y & z; }, a, b, c);
}
template <class V>
CLEW_INLINE V xor3(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x ^ y ^ z; }, a, b, c);
}
/// At least two of three.
template <class V>
CLEW_INLINE V majority(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return (x & y) | (z & (x | y)); }, a, b, c);
}
/// Exactly one of three.
template <class V>
CLEW_INLINE V exactly_one(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return (x ^ y ^ z) & ~(x & y & z); }, a, b, c);
}
/// Returns bits set in none of three.
template <class V>
CLEW_INLINE V none(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return ~(x | y | z); }, a, b, c);
}
/// a | (b & c)
template <class V>
CLEW_INLINE V or_both(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x | (y & z); }, a, b, c);
}
/// a | (b & ~c)
template <class V>
CLEW_INLINE V or_but(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x | (y & ~z); }, a, b, c);
}
/// a | (b ^ c)
template <class V>
CLEW_INLINE V or_differ(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x | (y ^ z); }, a, b, c);
}
/// a & (b | c)
template <class V>
CLEW_INLINE V and_either(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x & (y | z); }, a, b, c);
}
/// a & ~(b & c)
template <class V>
CLEW_INLINE V unless_both(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x & ~(y & z); }, a, b, c);
}
/// a & ~(b | c)
template <class V>
CLEW_INLINE V unless_either(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x & ~(y | z); }, a, b, c);
}
/// a & b & ~c
template <class V>
CLEW_INLINE V both_but(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x & y & ~z; }, a, b, c);
}
/// a & (b | ~c)
template <class V>
CLEW_INLINE V unless_only(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return x & (y | ~z); }, a, b, c);
}
/// a ? b : c
template <class V>
CLEW_INLINE V select(V a, V b, V c) {
  return logic([](auto x, auto y, auto z) { return (x & y) | (z & ~x); }, a, b, c);
}

}  // namespace clew::search::CLEW_KERNEL
