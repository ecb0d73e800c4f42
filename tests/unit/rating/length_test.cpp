#include "rating/length.h"

#include <gtest/gtest.h>

namespace clew::rating {
namespace {

TEST(Length, AddsATenthAtEachThreshold) {
  const int thresholds[] = {4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256};
  int tenths = 0;
  for (int limit : thresholds) {
    EXPECT_NEAR(length_rating(limit + 2), tenths * 0.1, 1e-9) << limit;
    EXPECT_NEAR(length_rating(limit + 3), ++tenths * 0.1, 1e-9) << limit;
  }
}

}  // namespace
}  // namespace clew::rating
