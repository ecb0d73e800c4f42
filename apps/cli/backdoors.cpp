#include "verbs/backdoors.h"

#include "commands.h"
#include "reasoners.h"

namespace clew::cli {

int backdoors(const Arguments& arguments) {
  Options options("backdoors",
                  "Single placements after which singles and locked candidates finish the puzzle,\n"
                  "and wrong single entries that these refute and then finish.",
                  "clew backdoors 1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1"
                  "..4......7..7...3..");
  if (auto status = options.parse(arguments)) return *status;

  Reasoners reasoners;
  return answer_as_found(options.common(), Spacing::blocks,
                         [&](const Puzzle& puzzle, const Stop& stop, const verbs::Sink& sink,
                             const verbs::Share& share) {
                           return reasoners.use(puzzle.layout, [&](verbs::Reasoner& reasoner) {
                             verbs::backdoors(reasoner, puzzle, stop, options.common().output, sink,
                                              share);
                           });
                         });
}

}  // namespace clew::cli
