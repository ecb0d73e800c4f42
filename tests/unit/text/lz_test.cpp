#include "text/sudokupad/lz.h"

#include <gtest/gtest.h>

namespace clew::text {
namespace {

TEST(Lz, KnownTexts) {
  // As LZ-string's compressToBase64 gives them.
  EXPECT_EQ(lz_decompress("N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfA"
                          "LrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A")
                ->substr(0, 10),
            "{\"size\":9,");
  EXPECT_EQ(lz_compress(""), "Q===");
  EXPECT_EQ(lz_decompress("Q==="), "");
}

TEST(Lz, ThereAndBack) {
  std::string text;
  unsigned seed = 1;
  for (int n = 0; n < 3000; n = n * 3 / 2 + 1) {
    text.clear();
    for (int i = 0; i < n; ++i) {
      seed = seed * 1664525 + 1013904223;
      text += "ab{}\"1,:"[seed >> 29];
      if (n % 2 && seed >> 24 == 7) text += "é…😀";
    }
    EXPECT_EQ(lz_decompress(lz_compress(text)), text);
  }
}

TEST(Lz, NoiseIsRefused) {
  EXPECT_FALSE(lz_decompress("????"));
  EXPECT_FALSE(lz_decompress(""));
  EXPECT_FALSE(lz_decompress("/////////"));
}

}  // namespace
}  // namespace clew::text
