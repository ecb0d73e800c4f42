#include "stream/feed.h"

#include <gtest/gtest.h>

namespace clew::stream {
namespace {

// An input is read in pieces of a megabyte, which hold thousands of puzzles.
TEST(Feed, HasConsumedWhatWasCut) {
  const std::string line = std::string(80, '.') + "1 remark\n";
  std::string text;
  for (int i = 0; i < 1'000; ++i) text += line;
  Feed feed({Source::in_memory("f", text)}, {}, nullptr, std::size_t{1} << 20);
  EXPECT_EQ(feed.total(), text.size());
  std::size_t cut = 0, batches = 0;
  for (; const auto portion = feed.next(100); ++batches) {
    cut += portion->batch.size() * line.size();
    EXPECT_NEAR(static_cast<double>(feed.consumed()), static_cast<double>(cut), 1);
  }
  EXPECT_GE(batches, 10u);
  EXPECT_EQ(feed.consumed(), text.size());
}

}  // namespace
}  // namespace clew::stream
