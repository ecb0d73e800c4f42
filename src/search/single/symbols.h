// A puzzle from symbols to lanes.
#pragma once

#include "search/single/lanes.h"

namespace clew::search::CLEW_KERNEL {

/// The cells with a given digit among 81 symbols.
struct CellsOfDigit {
  std::uint64_t low;   // cells 0 … 63
  std::uint32_t high;  // cells 64 … 80
};

using Symbols16 [[gnu::vector_size(16)]] = std::uint8_t;
using Symbols64 [[gnu::vector_size(64)]] = std::uint8_t;

/// The digits, from their lower four bits.
struct Row81 {
  Symbols64 low;
  Symbols16 high;
  std::uint8_t last;
};
CLEW_INLINE Row81 read(const std::uint8_t* symbols) {
  Row81 r;
  std::memcpy(&r.low, symbols, 64);
  std::memcpy(&r.high, symbols + 64, 16);
  r.low &= 15;
  r.high &= 15;
  r.last = symbols[80] & 15;
  return r;
}

#if defined(__SSE2__)
CLEW_INLINE std::uint64_t equal16(Symbols16 x, Symbols16 y) {
  return static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_cmpeq_epi8((__m128i)x, (__m128i)y)));
}
CLEW_INLINE CellsOfDigit find(const Row81& r, std::uint8_t digit) {
  const Symbols16 wanted16 = Symbols16{} + digit;
  CellsOfDigit f;
  f.high = static_cast<std::uint32_t>(equal16(r.high, wanted16)) | std::uint32_t{r.last == digit}
                                                                       << 16;
#if CLEW_LANES == 512
  f.low = _mm512_cmpeq_epi8_mask((__m512i)r.low, _mm512_set1_epi8(static_cast<char>(digit)));
#elif CLEW_LANES == 256
  __m256i half[2];
  std::memcpy(half, &r.low, 64);
  const __m256i wanted = _mm256_set1_epi8(static_cast<char>(digit));
  f.low = static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(half[0], wanted))) |
          std::uint64_t{
              static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(half[1], wanted)))}
              << 32;
#else
  Symbols16 part[4];
  std::memcpy(part, &r.low, 64);
  f.low = equal16(part[0], wanted16) | equal16(part[1], wanted16) << 16 |
          equal16(part[2], wanted16) << 32 | equal16(part[3], wanted16) << 48;
#endif
  return f;
}
#elif defined(CLEW_NEON)
CLEW_INLINE CellsOfDigit find(const Row81& r, std::uint8_t digit) {
  const uint8x16_t wanted = vdupq_n_u8(digit), bit = (uint8x16_t)vdupq_n_u64(0x8040201008040201);
  const auto equal = [&](uint8x16_t x) CLEW_INLINE_LAMBDA { return vceqq_u8(x, wanted) & bit; };
  uint8x16_t part[4];
  std::memcpy(part, &r.low, 64);
  // Eight bytes with one bit each become a byte when neighbours are added three times.
  const uint8x16_t pairs = vpaddq_u8(vpaddq_u8(equal(part[0]), equal(part[1])),
                                     vpaddq_u8(equal(part[2]), equal(part[3])));
  const uint8x16_t pair = vpaddq_u8(equal((uint8x16_t)r.high), equal((uint8x16_t)r.high));
  const uint8x16_t bytes = vpaddq_u8(pairs, vpaddq_u8(pair, pair));
  return {vgetq_lane_u64((uint64x2_t)bytes, 0),
          vgetq_lane_u16((uint16x8_t)bytes, 4) | std::uint32_t{r.last == digit} << 16};
}
#endif

/// Every blank cell gets all digits.
CLEW_INLINE Bands load(const std::uint8_t* symbols) {
  std::uint32_t cells[3][16] = {};  // bit: the cell's number in the band
#if defined(__SSE2__) || defined(CLEW_NEON)
  const Row81 r = read(symbols);
  CLEW_UNFOLD for (int d = 0; d < 9; ++d) {
    const CellsOfDigit f = find(r, static_cast<std::uint8_t>(d + 1));
    cells[0][d] = static_cast<std::uint32_t>(f.low);
    cells[1][d] = static_cast<std::uint32_t>(f.low >> 27);
    cells[2][d] = static_cast<std::uint32_t>(f.low >> 54) | f.high << 10;
  }
#else
  std::uint32_t found[3][16] = {};
  for (int c = 0; c < 81; ++c) found[c / 27][symbols[c] & 15] |= 1u << c % 27;
  for (int band = 0; band < 3; ++band) {
    for (int d = 0; d < 9; ++d) cells[band][d] = found[band][d + 1];
  }
#endif
  Bands g;
  CLEW_UNFOLD for (int band = 0; band < 3; ++band) {
    Lanes x = load_lanes(cells[band]);
    x = (x & row1) | (x << 1 & row2) | (x << 2 & row3);
    g.band[band] = x | ((union_of(x) ^ band_cells) & digit_lanes);
  }
  return g;
}

}  // namespace clew::search::CLEW_KERNEL
