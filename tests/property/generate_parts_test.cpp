// A run of the generator in parts gives the puzzles of the whole.
#include <gtest/gtest.h>

#include <vector>

#include "clew/generate.h"

namespace clew {
namespace {

using Made = std::vector<std::pair<std::uint64_t, std::vector<Digit>>>;

Made made(const LayoutPtr& layout, const Requirements& wanted, const GenerateOptions& options,
          std::uint64_t tried) {
  Made list;
  const auto report = generate(layout, wanted, options, [&](const Generated& one) {
    list.emplace_back(one.attempt, one.givens);
    return true;
  });
  EXPECT_TRUE(report && report->tried == tried);
  return list;
}

TEST(GenerateParts, MakeTheWhole) {
  constexpr std::uint64_t all = 40;
  for (const char* name : {"9x9", "6x6"}) {
    const LayoutPtr layout = *find_layout(name);
    for (const bool hard : {false, true}) {
      Requirements wanted;
      if (hard) wanted.level = Level::intermediate;
      const Made whole =
          made(layout, wanted, {.count = all, .seed = 9, .attempts = all, .threads = 3}, all);
      for (const std::uint64_t part : {16, 32}) {
        Made joined;
        for (std::uint64_t first = 0; first < all; first += part) {
          const std::uint64_t size = std::min(part, all - first);
          const Made some =
              made(layout, wanted,
                   {.count = all, .seed = 9, .first = first, .attempts = size, .threads = 2}, size);
          joined.insert(joined.end(), some.begin(), some.end());
        }
        EXPECT_EQ(joined, whole) << name << ", parts of " << part;
      }
      if (hard) {
        EXPECT_LT(whole.size(), all);
      }
    }
  }
}

}  // namespace
}  // namespace clew
