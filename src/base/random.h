// Random numbers that are the same on every machine: xoshiro256** (Blackman and Vigna 2018), seeded
// by SplitMix64. Not for secrets.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

#include "base/assert.h"
#include "base/natural.h"

namespace clew {

class Random {
 public:
  explicit Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) word = split_mix(seed);
    CLEW_ASSERT((state_[0] | state_[1] | state_[2] | state_[3]) != 0);  // 0 would stay 0
  }
  /// The generator number `stream` of a family: one for each puzzle, so that threads do not matter.
  Random(std::uint64_t seed, std::uint64_t stream)
      : Random(split_mix(seed) ^ split_mix(stream) * 0xD1342543DE82EF95u) {}

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// Uniform in 0 … n-1, n from 1, without bias (Lemire 2019).
  std::uint64_t below(std::uint64_t n) {
    CLEW_ASSERT(n > 0);
    for (;;) {
      const Wide product = Wide{next()} * n;
      const auto low = static_cast<std::uint64_t>(product);
      if (low >= n || low >= -n % n) return static_cast<std::uint64_t>(product >> 64);
    }
  }
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }  // uniform in [0, 1)

  template <class Items>
  void shuffle(Items& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

 private:
  static std::uint64_t split_mix(std::uint64_t& seed) {
    std::uint64_t z = seed += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
  }
  std::uint64_t state_[4];
};

}  // namespace clew
