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

TEST(Feed, ConstraintStringsAsLongAsAGridAreNone) {
  std::string line = ".Shape~6x6.";
  for (const char row : {'1', '2'})
    for (const char column : {'1', '2', '3', '4', '5'})
      line += std::string("~R") + row + 'C' + column + '_' + column;
  ASSERT_EQ(line.size(), 81u);
  std::string text;
  for (int i = 0; i < 200; ++i) text += line + '\n';
  for (const std::size_t most : {1u, 1000u}) {
    Feed feed({Source::in_memory("f", text)}, {}, nullptr, std::size_t{1} << 20);
    text::Layouts layouts;
    std::size_t read = 0;
    while (const auto portion = feed.next(most))
      for (std::size_t i = 0; i < portion->batch.size(); ++i, ++read) {
        const auto puzzle = portion->batch.read(i, layouts);
        ASSERT_TRUE(puzzle) << puzzle.error().reason;
        EXPECT_EQ(puzzle->layout->name(), "6x6");
      }
    EXPECT_EQ(read, 200u);
  }
}

}  // namespace
}  // namespace clew::stream
