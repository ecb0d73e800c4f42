#include "verbs/canon.h"

#include <fmt/format.h>

#include <cstdio>
#include <memory>

#include "commands.h"
#include "interrupt.h"
#include "out.h"
#include "run.h"
#include "store/unique.h"

namespace clew::cli {
namespace {

// Forms in the order in which they first came, once all puzzles are read; so by one thread.
int canon_unique(Common common) {
  common.threads = 1;
  const bool json = common.output.json;
  store::UniqueLines lines;
  bool kept = true;
  const int status = answer_by_thread(common, Spacing::lines, [&]() -> PuzzleWorker {
    auto desk = std::make_shared<verbs::FormDesk>();
    return [&, desk](const Puzzle& puzzle, const Stop& stop,
                     const verbs::Sink&) -> std::optional<Error> {
      const auto form = desk->line(puzzle, stop);
      if (!form) return form.error();
      kept = kept && lines.add(json ? "{\"canonical\":\"" + *form + "\"}\n" : *form + '\n');
      return std::nullopt;
    };
  });
  if (interrupt_flag()) return interrupted;
  Lines out;
  if (!kept || !lines.visit([&](std::string_view form) { out.add(form); })) {
    fmt::print(stderr, "clew canon: a temporary file could not be written or read\n");
    return some_malformed;
  }
  return status;
}

}  // namespace

int canon(const Arguments& arguments) {
  Options options("canon", "One form for all equivalent puzzles or grids.",
                  "clew canon puzzles.txt\n  clew canon --unique puzzles.txt > different.txt");
  bool unique = false;
  options.flag("--unique", unique, "Each form once, in the order of first appearance");
  if (auto status = options.parse(arguments)) return *status;
  if (unique) return canon_unique(options.common());
  return answer_by_thread(options.common(), Spacing::lines, [&]() -> PuzzleWorker {
    auto desk = std::make_shared<verbs::FormDesk>();
    return [desk, &options](const Puzzle& puzzle, const Stop& stop,
                            const verbs::Sink& sink) -> std::optional<Error> {
      const auto form = desk->answer(puzzle, options.common().output, stop);
      if (!form) return form.error();
      sink(*form);
      return std::nullopt;
    };
  });
}

}  // namespace clew::cli
