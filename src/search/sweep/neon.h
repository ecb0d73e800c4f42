// Operations of lanes.h, which includes this file, on four registers of NEON.
#pragma once

namespace clew::search::CLEW_KERNEL {

CLEW_INLINE uint16x8_t quarter(const V& v, int q) { return ((const uint16x8_t*)&v)[q]; }

/// Applies a function to each register of some vectors.
template <class F, class... Vs>
CLEW_INLINE V by_quarter(F function, Vs... v) {
  V result;
  CLEW_UNFOLD for (int q = 0; q < 4; ++q) {
    ((uint16x8_t*)&result)[q] = function(quarter(v, q)...);
  }
  return result;
}

CLEW_INLINE bool any(V v) {
  const uint16x8_t all = (quarter(v, 0) | quarter(v, 1)) | (quarter(v, 2) | quarter(v, 3));
  return vmaxvq_u32((uint32x4_t)all) != 0;
}
/// One bit for each lane: 32 bytes with one bit each, added in pairs until four bytes are left.
CLEW_INLINE std::uint32_t nonzero(V v) {
  const V some = (V)(v != V{});
  const auto bytes = [&](int q) CLEW_INLINE_LAMBDA {
    return vuzp1q_u8((uint8x16_t)quarter(some, q), (uint8x16_t)quarter(some, q + 1));
  };
  const uint8x16_t bit = (uint8x16_t)vdupq_n_u64(0x8040201008040201);
  uint8x16_t sum = vpaddq_u8(bytes(0) & bit, bytes(2) & bit);
  sum = vpaddq_u8(sum, sum);
  sum = vpaddq_u8(sum, sum);
  return vgetq_lane_u32((uint32x4_t)sum, 0);
}

/// Counts beyond 15, taken as unsigned, leave nothing. The instruction reads a signed byte of them.
CLEW_INLINE V up(V v, V by) {
  return by_quarter(
      [](uint16x8_t a, uint16x8_t n)
          CLEW_INLINE_LAMBDA { return vshlq_u16(a, (int16x8_t)vminq_u16(n, vdupq_n_u16(16))); },
      v, by);
}
CLEW_INLINE V down(V v, V by) {
  return by_quarter(
      [](uint16x8_t a, uint16x8_t n)
          CLEW_INLINE_LAMBDA { return vshlq_u16(a, -(int16x8_t)vminq_u16(n, vdupq_n_u16(16))); },
      v, by);
}
/// Adds to `twice`, a part of `once`, the digits of v that `once` has.
CLEW_INLINE V met_again(V twice, V once, V v) {
  return by_quarter([](auto t, auto o, auto x) CLEW_INLINE_LAMBDA { return select(x, o, t); },
                    twice, once, v);
}

/// Shifts lanes with a negative count down.
CLEW_INLINE V up_or_down(V v, V by) {
  return by_quarter(
      [](uint16x8_t a, uint16x8_t n) CLEW_INLINE_LAMBDA {
        const int16x8_t least = vmaxq_s16((int16x8_t)n, vdupq_n_s16(-16));
        return vshlq_u16(a, vminq_s16(least, vdupq_n_s16(16)));
      },
      v, by);
}
CLEW_INLINE V bytes_at(V table, V at) {
  return by_quarter(
      [](uint16x8_t t, uint16x8_t a)
          CLEW_INLINE_LAMBDA { return (uint16x8_t)vqtbl1q_u8((uint8x16_t)t, (uint8x16_t)a); },
      table, at);
}
CLEW_INLINE V greater(V a, V b) {
  return by_quarter(
      [](uint16x8_t x, uint16x8_t y)
          CLEW_INLINE_LAMBDA { return (uint16x8_t)vmaxq_s16((int16x8_t)x, (int16x8_t)y); },
      a, b);
}
CLEW_INLINE V lesser(V a, V b) {
  return by_quarter(
      [](uint16x8_t x, uint16x8_t y)
          CLEW_INLINE_LAMBDA { return (uint16x8_t)vminq_s16((int16x8_t)x, (int16x8_t)y); },
      a, b);
}

CLEW_INLINE V reversed(V v) {
  return by_quarter(
      [](uint16x8_t a)
          CLEW_INLINE_LAMBDA { return (uint16x8_t)vrev16q_u8(vrbitq_u8((uint8x16_t)a)); },
      v);
}
/// Returns the place of the highest bit; 0 if there is none.
CLEW_INLINE V highest_place(V v) {
  return by_quarter(
      [](uint16x8_t a) CLEW_INLINE_LAMBDA { return vqsubq_u16(vdupq_n_u16(15), vclzq_u16(a)); }, v);
}
CLEW_INLINE V place(V bit) { return highest_place(bit); }

}  // namespace clew::search::CLEW_KERNEL
