// Every reader is linear: for twice as much text the splitter examines at most about twice as many
// bytes, whatever the text repeats. Nothing is timed; the splitter counts.
#include <gtest/gtest.h>

#include "clew/text.h"
#include "text/pieces/splitter.h"

namespace clew {
namespace {

const std::string classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// Repetitions of files made to be slow, and of ordinary files.
const std::string repeated[] = {"\r",
                                "\n",
                                "\r\n",
                                "\r\r\n",
                                " \r",
                                "#A\r",
                                "#A\n",
                                "#x\n",
                                "# x\n",
                                "#\n\n",
                                "[",
                                "[a\n",
                                "[Puzzle]\n",
                                "{",
                                "{\n",
                                "{\"\n",
                                "}",
                                "<",
                                "<game",
                                "<game>\n",
                                "<!--\n",
                                ".",
                                ".\n",
                                ".Or\n",
                                ".Thermo~R1C1~R1C2\n",
                                ".Thermo~R1C1~R1C2.AntiKing\n",
                                ".~R1C1_1\n",
                                "~\n",
                                ":\n",
                                "3x3:\n",
                                "https://\n",
                                "x https://f-puzzles.com/?load=N4I\n",
                                "https://sudokumaker.app/?puzzle=N4I\n",
                                "https://x.org/penpa-edit/#m=edit&p=\n",
                                "sudoku 1\r",
                                "sudoku 1\ngivens\n",
                                "givens\r",
                                "1 2 3 4\n",
                                "12|34\n",
                                "+--+\n",
                                "a",
                                "a\r",
                                "\"\n",
                                "puzzle,\n",
                                classic + "\n",
                                classic + ",x\r",
                                classic + "\r\r"};

// Every line end is tried after the first lines of each form.
const std::string begins[] = {"",
                              "puzzle,layout\n",
                              "sudoku 1\nlayout 9x9\ngivens\n",
                              "#AMe\n",
                              "<?xml version=\"1.0\"?>\n<opensudoku>\n",
                              "{\"size\": 9,",
                              ".AntiKnight\n",
                              classic + "\n",
                              "[Puzzle]\n"};

std::size_t looked_at(const std::string& text, std::optional<Format> from) {
  text::Splitter splitter(ReadOptions{.from = from});
  std::string_view window = text;
  for (;;) {
    const text::Cut cut = splitter.next(window, true);
    window.remove_prefix(cut.used);
    if (cut.what == text::Cut::What::end) return splitter.looked_at();
  }
}

// Four times the work for twice the text is quadratic.
void compare(const std::string& begin, const std::string& part, std::optional<Format> from) {
  constexpr int times = 600;  // more lines than are ever looked ahead to
  std::string once;
  for (int i = 0; i < times; ++i) once += part;
  const std::string twice = begin + once + once;
  once = begin + once;
  SCOPED_TRACE(testing::PrintToString(begin) + " then many " + testing::PrintToString(part) +
               (from ? " as " + std::string(name(*from)) : ""));
  const std::size_t work = looked_at(once, from);
  EXPECT_LE(looked_at(twice, from), 3 * work + 1'000);
  // No byte is examined more often than the number of lines of lookahead in a paragraph.
  EXPECT_LE(work, 200 * once.size());
}

TEST(Linear, EverySplit) {
  for (const std::string& part : repeated) {
    for (const std::string& begin : begins) compare(begin, part, {});
    for (const Format format : formats()) compare("", part, format);
  }
}

// A reader returns the text after many carriage returns.
TEST(Linear, CarriageReturnsAlone) {
  const std::string returns(200'000, '\r');
  EXPECT_TRUE(read_puzzle(returns + classic + returns));
  const std::string text = "sudoku 1\rlayout 9x9\rgivens\r" + classic + returns;
  EXPECT_TRUE(read_puzzle(text));
  for (const Format format : formats())
    EXPECT_FALSE(read_puzzle(returns, {.from = format})) << name(format);
  EXPECT_EQ(read_puzzle(returns).error().reason, "no puzzle");
}

}  // namespace
}  // namespace clew
