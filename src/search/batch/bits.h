// A vector of one bit for each of many puzzles, and logic upon it.
//
// The kernel is one source, compiled once for each width: a file lanes_N.cpp sets CLEW_LANES (512,
// 256 or 128) and CLEW_KERNEL, the namespace that keeps the widths apart, so that no code made for
// one processor is ever linked into another's. For the same reason nothing here or in the other
// headers of the kernel may call an inline function of the standard library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#ifdef __AVX512F__
#include <immintrin.h>
#endif

#if !defined(CLEW_LANES) || !defined(CLEW_KERNEL)
#error "included by lanes_N.cpp only"
#endif

#define CLEW_INLINE [[gnu::always_inline]] inline
#define CLEW_INLINE_LAMBDA __attribute__((always_inline))
// The kernel is written in short loops over cells, rows and boxes. Those inside one row or box must
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

constexpr int lanes = CLEW_LANES;
constexpr int words = lanes / 64;

using Bits [[gnu::vector_size(CLEW_LANES / 8)]] = std::uint64_t;
using Bytes [[gnu::vector_size(CLEW_LANES / 8)]] = std::uint8_t;

// std::index_sequence without the standard library.
template <std::size_t... i>
struct Sequence {};
#if defined(__clang__)
template <class, std::size_t... i>
using SequenceOf = Sequence<i...>;
template <int n>
using Indices = __make_integer_seq<SequenceOf, std::size_t, n>;
#else
template <int n>
using Indices = Sequence<__integer_pack(std::size_t{n})...>;
#endif

/// A function of three bits. AVX-512 does any of them in one instruction, whose truth table is the
/// function applied to three words that count through all cases.
template <class F>
CLEW_INLINE Bits logic(F function, Bits a, Bits b, Bits c) {
#if CLEW_LANES == 512 && defined(__AVX512F__)
  constexpr int table = F{}(0xF0, 0xCC, 0xAA) & 0xFF;
  (void)function;
  return (Bits)_mm512_ternarylogic_epi64((__m512i)a, (__m512i)b, (__m512i)c, table);
#else
  return function(a, b, c);
#endif
}

CLEW_INLINE Bits or3(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x | y | z; }, a, b, c);
}
CLEW_INLINE Bits and3(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x & y & z; }, a, b, c);
}
CLEW_INLINE Bits xor3(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x ^ y ^ z; }, a, b, c);
}
/// At least two of three.
CLEW_INLINE Bits majority(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return (x & y) | (z & (x | y)); }, a, b, c);
}
/// Exactly one of three.
CLEW_INLINE Bits exactly_one(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return (x ^ y ^ z) & ~(x & y & z); }, a, b, c);
}
/// None of three.
CLEW_INLINE Bits none(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return ~(x | y | z); }, a, b, c);
}
/// a | (b & c)
CLEW_INLINE Bits or_both(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x | (y & z); }, a, b, c);
}
/// a | (b & ~c)
CLEW_INLINE Bits or_but(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x | (y & ~z); }, a, b, c);
}
/// a | (b ^ c)
CLEW_INLINE Bits or_differ(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x | (y ^ z); }, a, b, c);
}
/// a & (b | c)
CLEW_INLINE Bits and_either(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x & (y | z); }, a, b, c);
}
/// a & ~(b & c)
CLEW_INLINE Bits unless_both(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x & ~(y & z); }, a, b, c);
}
/// a & ~(b | c)
CLEW_INLINE Bits unless_either(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x & ~(y | z); }, a, b, c);
}
/// a & b & ~c
CLEW_INLINE Bits both_but(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x & y & ~z; }, a, b, c);
}
/// a & (b | ~c)
CLEW_INLINE Bits unless_only(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return x & (y | ~z); }, a, b, c);
}
/// a ? b : c
CLEW_INLINE Bits select(Bits a, Bits b, Bits c) {
  return logic([](auto x, auto y, auto z) { return (x & y) | (z & ~x); }, a, b, c);
}

CLEW_INLINE bool any(Bits a) {
#if CLEW_LANES == 512 && defined(__AVX512F__)
  return _mm512_test_epi64_mask((__m512i)a, (__m512i)a) != 0;
#else
  std::uint64_t all = 0;
  CLEW_UNFOLD for (int w = 0; w < words; ++w) all |= a[w];
  return all != 0;
#endif
}

/// The first n lanes.
CLEW_INLINE Bits first_lanes(int n) {
  Bits b{};
  for (int w = 0; w < words; ++w) {
    const int rest = n - 64 * w;
    b[w] = rest >= 64 ? ~std::uint64_t{0} : rest <= 0 ? 0 : (std::uint64_t{1} << rest) - 1;
  }
  return b;
}

}  // namespace clew::search::CLEW_KERNEL
