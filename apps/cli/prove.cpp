#include "verbs/prove.h"

#include "commands.h"
#include "reasoners.h"

namespace clew::cli {

int prove(const Arguments& arguments) {
  Options options(
      "prove",
      "Checks a deduction from the current grid, and names its technique: right,\n"
      "right by another technique, true but not by one step, or wrong with the reason.",
      "clew prove --claim r8c3=1 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28...."
      "419..5....8..79\n  clew prove --claim 'r4c8<>7' --technique pointing puzzle.txt",
      Options::puzzles | Options::paths);
  verbs::ProveRequest request;
  std::vector<std::string> names;
  options.list("--claim", "C,...", request.claims,
               "The deduction: r1c1=5 for a placement, r1c1<>5 for an elimination");
  options.list("--technique", "T,...", names, "The technique that the player named");
  options.language(request.language);
  if (auto status = options.parse(arguments)) return *status;
  if (request.claims.empty())
    return usage_error(options.verb(), "a claim is needed: add --claim, such as --claim r1c1=5");
  const auto techniques = chosen(options);
  if (!techniques) return wrong_usage;
  request.techniques = *techniques;
  for (const std::string& word : names) {
    const auto ids = find_techniques(word);
    if (!ids) return usage_error(options.verb(), ids.error().reason);
    request.by.insert(request.by.end(), ids->begin(), ids->end());
  }

  Reasoners reasoners;
  return answer_puzzles(
      options.common(), Spacing::lines, [&](const Puzzle& puzzle, const Stop& stop) -> Answer {
        verbs::ProveRequest asked = request;
        asked.stop = stop;
        std::optional<Error> wrong;
        Answer answer = reasoners.with(puzzle.layout, [&](verbs::Reasoner& reasoner) {
          auto text = verbs::prove(reasoner, puzzle, asked, options.common().output);
          if (!text) wrong = text.error();
          return text ? *text : std::string();
        });
        if (wrong) answer.error = wrong;
        return answer;
      });
}

}  // namespace clew::cli
