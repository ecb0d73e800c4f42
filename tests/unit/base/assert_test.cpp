#include "base/assert.h"

#include <gtest/gtest.h>

#include "base/bit_set.h"

namespace clew {
namespace {

#ifdef CLEW_CHECKED

TEST(AssertDeathTest, NamesWhatDoesNotHold) {
  CLEW_ASSERT(1 < 2);
  EXPECT_DEATH(CLEW_ASSERT(1 > 2), "assert_test.cpp:[0-9]+: does not hold: 1 > 2");
  EXPECT_DEATH(BitSet<2>{}.first(), "does not hold");
  EXPECT_DEATH(BitSet<2>{}.add(128), "does not hold");
}

#else

TEST(Assert, IsNotRunInReleases) {
  bool asked = false;
  CLEW_ASSERT(asked = true);
  EXPECT_FALSE(asked);
}

#endif

}  // namespace
}  // namespace clew
