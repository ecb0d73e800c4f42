// Subsets of a small set, as bits of words: bit n of a word stands for the subset whose members are
// the bits of n.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/bit_set.h"

namespace clew::constraints {

struct Subsets {
  static constexpr std::uint64_t lacks[] = {0x5555555555555555, 0x3333333333333333,
                                            0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                            0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
  static constexpr std::size_t of_a_word = std::size(lacks);  // elements that distinguish its sets

  static constexpr std::size_t words(std::size_t things) {
    return things <= of_a_word ? 1 : std::size_t{1} << (things - of_a_word);
  }
  /// The bit of all things, in the last word.
  static constexpr std::size_t full(std::size_t things) {
    return things < of_a_word ? (std::size_t{1} << things) - 1 : 63;
  }
  /// Adds the sets that lack a thing, with it.
  static void add_with(int thing, std::span<const std::uint64_t> from, std::uint64_t* to) {
    each(thing, from.size(),
         [&](std::size_t without, std::size_t with, std::uint64_t mask, int by) {
           to[with] |= (from[without] & mask) << by;
         });
  }
  /// Adds the sets that have a thing, without it; whether one of them is among the others.
  static bool add_without(int thing, std::span<const std::uint64_t> from,
                          const std::uint64_t* others, std::uint64_t* to) {
    std::uint64_t shared = 0;
    each(thing, from.size(),
         [&](std::size_t without, std::size_t with, std::uint64_t mask, int by) {
           const std::uint64_t sets = from[with] >> by & mask;
           to[without] |= sets;
           shared |= sets & others[without];
         });
    return shared;
  }

 private:
  // Words of sets without a thing and with it, which of their bits, and by how many they are apart.
  static void each(int thing, std::size_t words, auto act) {
    if (const auto t = static_cast<std::size_t>(thing); t < of_a_word) {
      for (std::size_t w = 0; w < words; ++w) act(w, w, lacks[t], 1 << t);
    } else {
      const std::size_t bit = std::size_t{1} << (t - of_a_word);
      for (std::size_t w = 0; w < words; ++w)
        if (!(w & bit)) act(w, w | bit, ~std::uint64_t{0}, 0);
    }
  }
};

}  // namespace clew::constraints
