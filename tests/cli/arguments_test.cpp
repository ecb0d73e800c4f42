// Arguments of the command line: puzzles and names of files.
#include <gmock/gmock.h>

#include <map>

#include "cli/clew.h"
#include "support/starter.h"

namespace clew {
namespace {

using test::Ran;
using testing::HasSubstr;

// Sixteen symbols and more may look like a name with an ending: 1.2.3.4.A.B.C.DE
TEST(Arguments, EveryPuzzleOfTheStarterLibraryIsAPuzzle) {
  std::map<std::string, std::vector<std::string>> by_layout;
  for (const auto& [puzzle, layout] : test::starter_lines()) by_layout[layout].push_back(puzzle);
  EXPECT_GT(by_layout.size(), 50u);
  for (const auto& [layout, puzzles] : by_layout) {
    std::vector<std::string> arguments{"convert", "--to", "line", "--layout", layout, "--"};
    std::string expected;
    for (const std::string& puzzle : puzzles) {
      arguments.push_back(puzzle);
      expected += puzzle + "\n";
    }
    const Ran ran = test::clew(arguments);
    EXPECT_EQ(ran.status, 0) << layout << ": " << ran.err;
    EXPECT_TRUE(ran.out == expected) << layout;
  }
}

TEST(Arguments, NamesOfFilesAreNoPuzzles) {
  for (const char* name :
       {"puzzles.txt", "my-sudoku-1.text", "folder/no.sdk", "1234.1234.1234.x"}) {
    const Ran ran = test::clew({"solve", name});
    EXPECT_EQ(ran.status, 1) << name;
    EXPECT_THAT(ran.err, HasSubstr(std::string(name) + ": cannot be opened")) << name;
  }
}

}  // namespace
}  // namespace clew
