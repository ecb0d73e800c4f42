// Sets of small numbers in W words, for the inner loops: no heap, nothing sized at run time.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/assert.h"

namespace clew {

template <int W>
struct BitSet {
  std::array<std::uint64_t, W> words{};

  // Elements are 0 … 64 W - 1.
  constexpr bool has(int i) const { return words[word_of(i)] >> (i & 63) & 1; }
  constexpr void add(int i) { words[word_of(i)] |= std::uint64_t{1} << (i & 63); }
  constexpr void remove(int i) { words[word_of(i)] &= ~(std::uint64_t{1} << (i & 63)); }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (std::uint64_t w : words) any |= w;
    return !any;
  }
  constexpr int size() const {
    int n = 0;
    for (std::uint64_t w : words) n += std::popcount(w);
    return n;
  }
  /// The least element; the set must not be empty.
  constexpr int first() const {
    CLEW_ASSERT(!empty());
    int i = 0;
    while (!words[i]) ++i;
    return 64 * i + std::countr_zero(words[i]);
  }
  constexpr bool meets(const BitSet& other) const {
    std::uint64_t any = 0;
    for (int i = 0; i < W; ++i) any |= words[i] & other.words[i];
    return any;
  }
  constexpr bool within(const BitSet& other) const {
    std::uint64_t outside = 0;
    for (int i = 0; i < W; ++i) outside |= words[i] & ~other.words[i];
    return !outside;
  }

  constexpr BitSet& operator&=(const BitSet& b) {
    for (int i = 0; i < W; ++i) words[i] &= b.words[i];
    return *this;
  }
  constexpr BitSet& operator|=(const BitSet& b) {
    for (int i = 0; i < W; ++i) words[i] |= b.words[i];
    return *this;
  }
  constexpr BitSet& operator-=(const BitSet& b) {
    for (int i = 0; i < W; ++i) words[i] &= ~b.words[i];
    return *this;
  }
  friend constexpr BitSet operator&(BitSet a, const BitSet& b) { return a &= b; }
  friend constexpr BitSet operator|(BitSet a, const BitSet& b) { return a |= b; }
  /// Returns the members of a that are not in b.
  friend constexpr BitSet operator-(BitSet a, const BitSet& b) { return a -= b; }
  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;

  /// Iterates the elements in ascending order: for (int i : set).
  struct Iterator {
    const BitSet* set;
    int word;
    std::uint64_t rest;

    constexpr int operator*() const {
      CLEW_ASSERT(word < W && rest);
      return 64 * word + std::countr_zero(rest);
    }
    constexpr Iterator& operator++() {
      CLEW_ASSERT(word < W && rest);
      rest &= rest - 1;
      settle();
      return *this;
    }
    constexpr void settle() {
      while (!rest && ++word < W) rest = set->words[word];
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
      return a.word == b.word && a.rest == b.rest;
    }
  };
  constexpr Iterator begin() const {
    Iterator it{this, 0, words[0]};
    it.settle();
    return it;
  }
  constexpr Iterator end() const { return {this, W, 0}; }

 private:
  static constexpr int word_of(int i) {
    CLEW_ASSERT(i >= 0 && i < 64 * W);
    return i >> 6;
  }
};

/// The positions of the set bits of a mask, ascending: for (int p : Bits{mask}).
struct Bits {
  std::uint64_t mask;
  struct Iterator {
    std::uint64_t rest;
    constexpr int operator*() const {
      CLEW_ASSERT(rest != 0);
      return std::countr_zero(rest);
    }
    constexpr Iterator& operator++() {
      rest &= rest - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  constexpr Iterator begin() const { return {mask}; }
  constexpr Iterator end() const { return {0}; }
};

}  // namespace clew
