#include "stream/batch_size.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

namespace clew::stream {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

/// The time until the last of some threads ends, each taking the next batch when it is free.
microseconds simulate(const std::vector<microseconds>& puzzles, std::size_t threads,
                      std::size_t* batches = nullptr) {
  BatchSize size(8192);
  std::vector<microseconds> free_at(threads);
  struct Running {
    std::size_t puzzles = 0;
    microseconds time{};
  };
  std::vector<Running> running(threads);
  for (std::size_t next = 0; next < puzzles.size();) {
    const auto t = static_cast<std::size_t>(std::min_element(free_at.begin(), free_at.end()) -
                                            free_at.begin());
    if (running[t].puzzles) size.took(running[t].puzzles, running[t].time, free_at[t]);
    const std::size_t end = std::min(puzzles.size(), next + size.now());
    running[t] = {end - next, {}};
    for (; next < end; ++next) running[t].time += puzzles[next];
    free_at[t] += running[t].time;
    if (batches) ++*batches;
  }
  return *std::max_element(free_at.begin(), free_at.end());
}

TEST(BatchSize, TwoThreadsTakeHalfTheTime) {
  // As ratings are: most puzzles take little, one in a hundred a hundred times as long.
  std::vector<microseconds> mixed, rising;
  for (int i = 0; i < 3000; ++i) {
    mixed.emplace_back(i * 37 % 100 == 0 ? 40000 : 200 + i * 131 % 400);
    rising.emplace_back(100 + i * 5);
  }
  for (const auto& puzzles : {mixed, rising}) {
    const auto all = std::accumulate(puzzles.begin(), puzzles.end(), microseconds(0));
    EXPECT_LT(simulate(puzzles, 2), all / 2 + milliseconds(50));
    EXPECT_LT(simulate(puzzles, 8), all / 8 + milliseconds(50));
  }
}

TEST(BatchSize, FastOnesGoInLargeBatches) {
  std::size_t batches = 0;
  simulate(std::vector<microseconds>(2000000, microseconds(0)), 2, &batches);
  EXPECT_LT(batches, 2000000 / 8192 + 20u);
}

TEST(BatchSize, LongRunsTakeLargerOnes) {
  std::size_t batches = 0;
  simulate(std::vector<microseconds>(1000000, microseconds(10)), 1, &batches);  // ten seconds
  EXPECT_LT(batches, 10000u / 5 / 4);  // milliseconds by five, and four times as large
  EXPECT_GT(batches, 10000u / 200);
}

TEST(BatchSize, TheEndOfTheInputSaysNothing) {
  BatchSize size(8192);
  for (int i = 0; i < 20; ++i) size.took(size.now(), microseconds(10), milliseconds(1));
  EXPECT_EQ(size.now(), 8192u);
  size.took(3, microseconds(10), milliseconds(1));
  EXPECT_EQ(size.now(), 8192u);
  size.took(3, milliseconds(500), milliseconds(501));
  EXPECT_EQ(size.now(), 1u);
}

}  // namespace
}  // namespace clew::stream
