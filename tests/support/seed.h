// The seed of a random test: fixed, or CLEW_SEED; always printed.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace clew::test {

inline std::uint64_t seed(std::uint64_t standard = 1) {
  const char* const wish = std::getenv("CLEW_SEED");
  const std::uint64_t s = wish ? std::strtoull(wish, nullptr, 10) : standard;
  std::printf("CLEW_SEED=%llu\n", static_cast<unsigned long long>(s));
  return s;
}

}  // namespace clew::test
