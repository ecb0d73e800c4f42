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
#elif defined(__aarch64__) && defined(__ARM_NEON)
#include <arm_neon.h>
#define CLEW_NEON
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

/// Returns the address, as one that the compiler cannot express by another. NEON's loads have short
/// negative offsets, so that an address in common for several arrays costs an instruction each time.
template <class T>
CLEW_INLINE T* apart_from_others(T* address) {
#ifdef CLEW_NEON
  asm("" : "+r"(address));
#endif
  return address;
}

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

/// a ? b : c
template <class V>
CLEW_INLINE V select(V a, V b, V c) {
#ifdef CLEW_NEON
  if constexpr (sizeof(V) == 16) return (V)vbslq_u8((uint8x16_t)a, (uint8x16_t)b, (uint8x16_t)c);
#endif
  return logic([](auto x, auto y, auto z) { return (x & y) | (z & ~x); }, a, b, c);
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
#ifdef CLEW_NEON
  return select(c, V(a | b), V(a & b));  // the union is often needed as well
#endif
  return logic([](auto x, auto y, auto z) { return (x & y) | (z & (x | y)); }, a, b, c);
}
/// The same, next to a sum of the three by xor3.
template <class V>
CLEW_INLINE V carry_of(V a, V b, V c) {
#ifdef CLEW_NEON
  return select(V(a ^ b), c, a);
#endif
  return majority(a, b, c);
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
/// The same, if a & ~b is at hand.
template <class V>
CLEW_INLINE V unless_both(V a, [[maybe_unused]] V b, V c, [[maybe_unused]] V a_but_b) {
#ifdef CLEW_NEON  // one instruction, which the compiler takes apart again if it knows it
  asm("bit %0.16b, %1.16b, %2.16b" : "+w"(a) : "w"(a_but_b), "w"(c));
  return a;
#else
  return unless_both(a, b, c);
#endif
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

}  // namespace clew::search::CLEW_KERNEL
