#include "verbs/find.h"

#include "commands.h"
#include "reasoners.h"

namespace clew::cli {

int find(const Arguments& arguments) {
  Options options(
      "find", "Every instance of some techniques, or of all, in the current grid.",
      "clew find .......39....348..1.....4...14.....6.6..2.........72..3.94....15.29.........."
      "5.7.\n  clew find --technique x-wing --digit 7 .......39....348..1.....4...14.....6.6..2"
      ".........72..3.94....15.29..........5.7.\n  clew find --technique 0400,0401 puzzles.txt",
      Options::puzzles | Options::paths);
  std::vector<std::string> names;
  int digit = -1;  // -1: none
  bool texts = false;
  Language language = Language::english;
  options.list("--technique", "T,...", names, "Techniques by name or code (default: all)");
  options.whole("--digit", "D", digit, {0, Values::greatest},
                "For techniques about one digit: this digit only");
  options.flag("--texts", texts, "With --json: each step's text at all three details of `hint`");
  options.needs("--texts", "--json");
  options.language(language);
  if (auto status = options.parse(arguments)) return *status;
  Common& common = options.common();
  common.only.insert(common.only.end(), names.begin(), names.end());
  const auto techniques = chosen(options);
  if (!techniques) return wrong_usage;

  const auto wanted = digit < 0 ? std::nullopt : std::optional(digit);
  if (common.layout)
    if (const auto wrong = verbs::no_such_digit(*common.layout, wanted))
      return usage_error(options.verb(), "--digit: " + wrong->reason);

  Reasoners reasoners;
  return answer_as_found(common, Spacing::blocks,
                         [&](const Puzzle& puzzle, const Stop& stop, const verbs::Sink& sink,
                             const verbs::Share& share) -> std::optional<Error> {
                           if (auto wrong = verbs::no_such_digit(*puzzle.layout, wanted))
                             return wrong;
                           return reasoners.use(puzzle.layout, [&](verbs::Reasoner& reasoner) {
                             verbs::find(reasoner, puzzle,
                                         {*techniques, wanted, stop, share, language, texts},
                                         common.output, sink);
                           });
                         });
}

}  // namespace clew::cli
