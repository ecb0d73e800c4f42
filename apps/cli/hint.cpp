#include "verbs/hint.h"

#include "commands.h"
#include "reasoners.h"

namespace clew::cli {

int hint(const Arguments& arguments) {
  Options options("hint", "The next step from the current grid, or the mistakes in it.",
                  "clew hint --detail 1 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6"
                  "....28....419..5....8..79",
                  Options::puzzles | Options::paths | Options::order);
  int detail = 3;
  Language language = Language::english;
  options.whole("--detail", "N", detail, {1, 3},
                "1: where to look, 2: the technique, 3: the whole reason (default)");
  options.language(language);
  if (auto status = options.parse(arguments)) return *status;
  const auto techniques = chosen(options);
  const auto order = ordered(options);
  if (!techniques || !order) return wrong_usage;

  Reasoners reasoners;
  return answer_puzzles(options.common(), detail == 3 ? Spacing::blocks : Spacing::lines,
                        [&](const Puzzle& puzzle, const Stop& stop) {
                          return reasoners.with(puzzle.layout, [&](verbs::Reasoner& reasoner) {
                            return verbs::hint(
                                reasoner, puzzle,
                                {*techniques, *order, static_cast<Detail>(detail), language, stop},
                                options.common().output);
                          });
                        });
}

}  // namespace clew::cli
