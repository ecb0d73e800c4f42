#include "verbs/check.h"

#include "commands.h"
#include "run.h"

namespace clew::cli {

int check(const Arguments& arguments) {
  Options options("check",
                  "The faults of a puzzle: repeated givens, givens that contradict each\n"
                  "other, several solutions and the cells in which they differ, redundant givens.",
                  "clew check --minimal 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6"
                  "....28....419..5....8..79");
  DiagnoseOptions search;
  options.flag("--minimal", search.idle, "Name redundant givens too, which could be left out");
  Language language = Language::english;
  options.language(language);
  if (auto status = options.parse(arguments)) return *status;

  const Common& common = options.common();
  return answer_as_found(common, Spacing::blocks,
                         [&](const Puzzle& puzzle, const Stop& stop, const verbs::Sink& sink,
                             const verbs::Share& share) -> std::optional<Error> {
                           DiagnoseOptions bounds = search;
                           bounds.stop = stop;
                           bounds.progress = share;
                           const auto text = verbs::check(puzzle, bounds, common.output, language);
                           if (!text) return text.error();
                           sink(*text);
                           return std::nullopt;
                         });
}

}  // namespace clew::cli
