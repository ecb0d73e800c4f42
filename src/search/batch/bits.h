// A vector of one bit for each of many puzzles.
#pragma once

#include "search/batch/kernel.h"
#include "search/vector.h"

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
template <std::size_t n>
using Indices = __make_integer_seq<SequenceOf, std::size_t, n>;
#else
template <std::size_t n>
using Indices = Sequence<__integer_pack(n)...>;
#endif

CLEW_INLINE bool any(Bits a) {
#if CLEW_LANES == 512
  return _mm512_test_epi64_mask((__m512i)a, (__m512i)a) != 0;
#elif defined(CLEW_NEON)
  return vmaxvq_u32((uint32x4_t)a) != 0;
#else
  std::uint64_t all = 0;
  CLEW_UNFOLD for (int w = 0; w < words; ++w) all |= a[w];
  return all != 0;
#endif
}

inline int count_lanes(Bits a) {
  int n = 0;
  for (int w = 0; w < words; ++w) n += __builtin_popcountll(a[w]);
  return n;
}

/// The first n lanes.
CLEW_INLINE Bits first_lanes(int n) {
  Bits b{};
  for (int w = 0; w < words; ++w) b[w] = lanes_below(n, w);
  return b;
}

}  // namespace clew::search::CLEW_KERNEL
