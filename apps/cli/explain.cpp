#include "verbs/explain.h"

#include "commands.h"
#include "proof_files.h"
#include "reasoners.h"

namespace clew::cli {

int explain(const Arguments& arguments) {
  Options options("explain", "The path that solves a puzzle, step by step, each with its reason.",
                  "clew explain --verify 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6"
                  "....28....419..5....8..79",
                  Options::puzzles | Options::paths | Options::order);
  verbs::ExplainRequest request;
  std::string path = "in-order";
  options.choice("--path", "PATH", path, {"in-order", "easiest", "short"},
                 "in-order: the first technique that finds something, then from the\n"
                 "top (default); easiest: the smallest hardest step; short: no step\n"
                 "can be left out");
  options.flag("--verify", request.verify, "Have the checker prove each step");
  ProofFiles files;
  files.add_to(options);
  options.language(request.language);
  if (auto status = options.parse(arguments)) return *status;
  const auto techniques = chosen(options);
  const auto order = ordered(options);
  if (!techniques || !order) return wrong_usage;
  request.techniques = *techniques;
  request.order = *order;
  request.path = *verbs::find_path_kind(path);

  request.proof = files.wanted();
  if (request.proof) options.common().threads = 1;

  Reasoners reasoners;
  return answer_puzzles(
      options.common(), Spacing::blocks, [&](const Puzzle& puzzle, const Stop& stop) {
        if (request.proof) files.next();
        Answer answer;
        const auto error = reasoners.use(puzzle.layout, [&](verbs::Reasoner& reasoner) {
          verbs::ExplainRequest bounded = request;
          bounded.stop = stop;
          Certificate certificate;
          auto text =
              verbs::explain(reasoner, puzzle, bounded, options.common().output, &certificate);
          if (text && request.proof) answer.error = files.write(certificate);
          if (text)
            answer.text = *std::move(text);
          else
            answer.error = std::move(text.error());
        });
        if (error) answer.error = error;
        return answer;
      });
}

}  // namespace clew::cli
