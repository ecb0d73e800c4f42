// Large numbers, sets of small ones, bits turned over, and memory in order.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <random>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "base/arena.h"
#include "base/bit_set.h"
#include "base/natural.h"
#include "base/nearest.h"
#include "base/transpose.h"
#include "support/seed.h"

namespace clew {
namespace {

constexpr Wide two_to_64 = Wide{1} << 64;

TEST(Natural, AddsNumbersOfAnyLength) {
  const Natural one(1), large = Natural(two_to_64) * Natural(two_to_64);
  EXPECT_EQ(large.decimal(), "340282366920938463463374607431768211456");
  EXPECT_EQ((large + one).decimal(), "340282366920938463463374607431768211457");
  EXPECT_EQ(one + large, large + one);
  EXPECT_EQ(Natural(two_to_64 - 1) + one, Natural(two_to_64));
  EXPECT_EQ(Natural(~Wide{0}) + one, large);
  EXPECT_EQ(one + Natural(), one);
  EXPECT_EQ((Natural() + Natural()).decimal(), "0");
}

TEST(Natural, DividesWithARemainder) {
  Natural product = factorial(30);
  EXPECT_EQ(product.decimal(), "265252859812191058636308480000000");
  EXPECT_EQ(product.divide(30), 0u);
  EXPECT_EQ(product, factorial(29));
  Natural more = factorial(30) + Natural(17);
  EXPECT_EQ(more.divide(1'000'000'007), [] {
    std::uint64_t rest = 1;
    for (std::uint64_t i = 2; i <= 30; ++i) rest = rest * i % 1'000'000'007;
    return (rest + 17) % 1'000'000'007;
  }());
}

TEST(Natural, HasALogarithm) {
  EXPECT_EQ(Natural().log10(), -std::numeric_limits<double>::infinity());
  EXPECT_DOUBLE_EQ(Natural(1000).log10(), 3);
  Natural power(1);
  for (int i = 0; i < 100; ++i) power *= Natural(10);
  EXPECT_NEAR(power.log10(), 100, 1e-9);
  EXPECT_EQ(power.decimal(), '1' + std::string(100, '0'));
}

// The words of the neighbours in an array stay as they are.
TEST(BitSet, DoesWhatASetDoes) {
  std::mt19937_64 random(test::seed());
  using Set = BitSet<2>;
  const auto elements = [](const Set& set) {
    std::set<int> result;
    for (const int i : set) result.insert(i);
    return result;
  };
  for (int round = 0; round < 200; ++round) {
    std::array<Set, 4> sets;
    for (Set& set : sets)
      for (std::uint64_t& word : set.words) word = random() & random();
    const std::array<Set, 4> before = sets;
    const std::set<int> a = elements(sets[1]), b = elements(sets[2]);
    std::set<int> either = a, both, rest = a;
    either.insert(b.begin(), b.end());
    for (const int i : b) rest.erase(i);
    for (const int i : a)
      if (b.contains(i)) both.insert(i);
    EXPECT_EQ(elements(sets[1] | sets[2]), either);
    EXPECT_EQ(elements(sets[1] & sets[2]), both);
    EXPECT_EQ(elements(sets[1] - sets[2]), rest);
    EXPECT_EQ(sets[1].size(), static_cast<int>(a.size()));
    EXPECT_EQ(sets[1].meets(sets[2]), !both.empty());
    EXPECT_EQ((sets[1] & sets[2]).within(sets[1]), true);
    EXPECT_EQ(sets[1].within(sets[2]), rest.empty());
    if (!a.empty()) EXPECT_EQ(sets[1].first(), *a.begin());
    for (int i = 0; i < 128; ++i) EXPECT_EQ(sets[1].has(i), a.contains(i));
    for (const int operation : {0, 1, 2}) {
      sets = before;
      if (operation == 0) sets[1] |= sets[2];
      if (operation == 1) sets[1] &= sets[2];
      if (operation == 2) sets[1] -= sets[2];
      EXPECT_TRUE(sets[0] == before[0] && sets[2] == before[2] && sets[3] == before[3]);
    }
  }
  Set none;
  EXPECT_TRUE(none.empty() && elements(none).empty());
  none.add(127);
  EXPECT_EQ(none.first(), 127);
  none.remove(127);
  EXPECT_TRUE(none.empty());
}

TEST(Transpose, TurnsSquaresOver) {
  std::mt19937_64 random(test::seed());
  std::vector<std::uint64_t> rows(64 * 2);
  for (std::uint64_t& row : rows) row = random();
  std::vector<std::uint64_t> turned = rows;
  transpose<2>(turned.data());
  for (std::size_t square : {0, 1})
    for (std::size_t i = 0; i < 64; ++i)
      for (std::size_t j = 0; j < 64; ++j)
        ASSERT_EQ(turned[i * 2 + square] >> j & 1, rows[j * 2 + square] >> i & 1);
}

TEST(Arena, CopiesStayAndAreAligned) {
  Arena arena;
  std::uintptr_t first = 0;
  for (int user = 0; user < 2; ++user) {
    std::vector<std::span<std::uint32_t>> copies;
    for (std::uint32_t n = 1; n < 40; ++n) {
      copies.push_back(arena.copy(std::span<const std::uint32_t>(std::vector(n * n, n))));
      const auto at = reinterpret_cast<std::uintptr_t>(copies.back().data());
      EXPECT_EQ(at % alignof(std::max_align_t), 0u) << n;
      if (n == 1) EXPECT_TRUE(user == 0 || at == first) << "the memory is not used again";
      if (n == 1) first = at;
    }
    for (std::uint32_t n = 1; n < 40; ++n)
      EXPECT_TRUE(std::ranges::equal(copies[n - 1], std::vector(n * n, n))) << n;
    arena.clear();
  }
}

// One letter more, less, or another; of two as near, the first.
TEST(Nearest, CountsLetters) {
  const auto question = [](std::string_view word, std::vector<std::string_view> names) {
    Nearest nearest(word);
    for (const std::string_view name : names) nearest.consider(name);
    return nearest.question();
  };
  EXPECT_EQ(question("ab", {"abc"}), "; did you mean 'abc'?");
  EXPECT_EQ(question("ab", {"cab"}), "; did you mean 'cab'?");
  EXPECT_EQ(question("ab", {"a"}), "; did you mean 'a'?");
  EXPECT_EQ(question("ab", {"ac"}), "; did you mean 'ac'?");
  EXPECT_EQ(question("ab", {"cd"}), "");
  EXPECT_EQ(question("ab", {"abcd"}), "");
  EXPECT_EQ(question("abcdef", {"abcxyz", "abcdxy", "abcdxe"}), "; did you mean 'abcdxy'?");
  EXPECT_EQ(question(std::string(65, 'a'), {"a"}), "");
}

}  // namespace
}  // namespace clew
