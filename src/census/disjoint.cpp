#include "census/disjoint.h"

#include <bit>

#include "base/assert.h"
#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace clew::census {
namespace {

std::size_t keep_one_by_one(const std::uint64_t* sets, std::size_t n, std::uint64_t set,
                            std::uint64_t* out) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < n; ++i) {
    out[kept] = sets[i];
    kept += (sets[i] & set) == 0;
  }
  return kept;
}

#if defined(__x86_64__)
__attribute__((target("avx512f"))) std::size_t keep_eight_at_once(const std::uint64_t* sets,
                                                                  std::size_t n, std::uint64_t set,
                                                                  std::uint64_t* out) {
  const __m512i wanted = _mm512_set1_epi64(static_cast<long long>(set));
  std::size_t kept = 0;
  for (std::size_t i = 0; i < n; i += 8) {
    const auto inside = static_cast<__mmask8>(n - i >= 8 ? 0xFF : (1U << (n - i)) - 1);
    const __m512i eight = _mm512_maskz_loadu_epi64(inside, sets + i);
    const __mmask8 keep = _mm512_mask_testn_epi64_mask(inside, eight, wanted);
    _mm512_storeu_si512(out + kept, _mm512_maskz_compress_epi64(keep, eight));
    kept += static_cast<std::size_t>(std::popcount(static_cast<unsigned>(keep)));
  }
  return kept;
}
#endif

}  // namespace

std::size_t keep_disjoint(const std::uint64_t* sets, std::size_t n, std::uint64_t set,
                          std::uint64_t* out) {
  CLEW_ASSERT(out >= sets + n || out + n <= sets);
#if defined(__x86_64__)
  static const bool wide = __builtin_cpu_supports("avx512f");
  if (wide && n >= 8) return keep_eight_at_once(sets, n, set, out);
#endif
  return keep_one_by_one(sets, n, set, out);
}

}  // namespace clew::census
