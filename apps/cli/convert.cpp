#include "verbs/convert.h"

#include <fmt/format.h>

#include "clew/text.h"
#include "commands.h"
#include "out.h"
#include "run.h"

namespace clew::cli {

int convert(const Arguments& arguments) {
  Options options("convert", "Reads puzzles in any format and writes them in another.",
                  "clew convert --to pencil 53..7....6..195....98....6.8...6...34..8.3..17...2"
                  "...6.6....28....419..5....8..79\n"
                  "  clew convert --from sdk --to text puzzle.sdk > puzzle.txt");
  std::string name = "line";
  options.text("--to", "FORMAT", name,
               "line grid pencil text hodoku sdk sdm sdx ss opensudoku fpuzzles\n"
               "sudokupad sudokumaker iss (default: line)");
  WriteOptions written;
  options.flag("--givens", written.givens_only, "Leave out entered values and pencil marks");
  if (auto status = options.parse(arguments)) return *status;
  const auto to = format_named(name);
  if (!to) return usage_error(options.verb(), no_such_format(name));

  const Common& common = options.common();
  const bool bare = !common.output.json;
  if (bare) put(opening(*to));
  const int status = answer_puzzles(common, is_one_line(*to) ? Spacing::lines : Spacing::blocks,
                                    [&](const Puzzle& puzzle, const Stop&) -> Answer {
                                      auto text =
                                          verbs::convert(puzzle, *to, written, common.output);
                                      if (!text) return {{}, text.error()};
                                      return {*std::move(text), {}};
                                    });
  if (bare) put(closing(*to));
  return status;
}

}  // namespace clew::cli
