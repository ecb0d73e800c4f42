// Digits and sets of digits. A digit is 1 … 64; 0 stands for "no digit" where a value may be blank.
#pragma once

#include <bit>
#include <cstdint>

namespace clew {

using Digit = std::uint8_t;
inline constexpr int max_digits = 64;

/// A set of digits in one word: bit d-1 stands for digit d.
struct DigitSet {
  std::uint64_t bits = 0;

  static constexpr DigitSet of(Digit d) { return {std::uint64_t{1} << (d - 1)}; }
  /// The digits 1 … n, n from 0 to 64.
  static constexpr DigitSet up_to(int n) {
    return {n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1};
  }

  constexpr bool has(Digit d) const { return bits >> (d - 1) & 1; }
  constexpr void add(Digit d) { bits |= of(d).bits; }
  constexpr void remove(Digit d) { bits &= ~of(d).bits; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr bool empty() const { return bits == 0; }
  /// The least digit; the set must not be empty.
  constexpr Digit first() const { return static_cast<Digit>(std::countr_zero(bits) + 1); }

  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) { return {a.bits & b.bits}; }
  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) { return {a.bits | b.bits}; }
  /// The digits of a that are not in b.
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) { return {a.bits & ~b.bits}; }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

  /// Iterates the digits in ascending order: for (Digit d : set).
  struct Iterator {
    std::uint64_t rest;
    constexpr Digit operator*() const { return static_cast<Digit>(std::countr_zero(rest) + 1); }
    constexpr Iterator& operator++() {
      rest &= rest - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  constexpr Iterator begin() const { return {bits}; }
  constexpr Iterator end() const { return {0}; }
};

}  // namespace clew
