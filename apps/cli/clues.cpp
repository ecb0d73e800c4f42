#include "verbs/clues.h"

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>
#include <mutex>

#include "commands.h"
#include "interrupt.h"
#include "parts.h"
#include "progress.h"
#include "run.h"
#include "system/files.h"
#include "text/pieces/piece.h"

namespace clew::cli {
namespace {

using Wanted = verbs::CluesRequest::Wanted;

std::optional<int> number(std::string_view text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n < 0) return std::nullopt;
  return n;
}

/// Grids on as many threads as there are, or one on all of them.
int answer(const Common& told, const verbs::CluesRequest& asked, std::size_t done) {
  Common common = told;
  const bool single = common.inputs.size() == 1 && common.inputs.front() != "-" &&
                      !system::about(common.inputs.front());
  verbs::CluesRequest request = asked;
  ProgressBar bar(single && common.progress, !single || common.quiet);
  std::mutex mutex;
  const auto begun = std::chrono::steady_clock::now();
  if (single) {
    request.threads = common.threads;
    common.threads = 1;
    common.progress = false;
    common.quiet = true;
    request.progress = [&](double share) {
      const std::lock_guard lock(mutex);
      const auto part = static_cast<std::size_t>(std::lround(1000 * share));
      bar.show({.puzzles = 1,
                .bytes = part,
                .total = 1000,
                .elapsed = std::chrono::steady_clock::now() - begun});
    };
  }
  const int status = answer_batches(common, Spacing::lines, [&]() -> BatchWorker {
    return [&, desk = std::make_shared<verbs::ClueDesk>()](
               const stream::Batch& batch, text::Layouts& layouts, stream::BatchOutput& output) {
      const PuzzleWorker worker = [&](const Puzzle& puzzle, const Stop& stop,
                                      const verbs::Sink& sink) {
        verbs::CluesRequest now = request;
        now.stop = stop;
        auto error = verbs::clues(*desk, puzzle, now, common.output, [&](std::string_view text) {
          if (single) {
            const std::lock_guard lock(mutex);
            bar.clear();
          }
          return sink(text);
        });
        return error;
      };
      for (std::size_t i = 0; i < batch.size(); ++i) {
        if (batch.first() + i < done) continue;
        const std::size_t before = output.text.size();
        if (!output.stop_requested())
          answer_one(batch, i, layouts, output, common, Spacing::lines, worker);
        if (!output.stop_requested()) {
          output.flush_in_turn();
          continue;
        }
        // An answer that an interrupt cut short is dropped.
        if (before < output.text.size()) output.text.resize(before);
        return output.stopped_short(i);
      }
    };
  });
  bar.clear();
  if (single && status == interrupted && !told.quiet)
    fmt::print(stderr, "clew: interrupted before the answer was known\n");
  return status;
}

}  // namespace

int clues(const Arguments& arguments) {
  Options options(
      "clues", "Every puzzle with N clues that has a grid as its only solution.",
      "clew clues 17 --count 639241785284765193517983624123857946796432851458619237342178569"
      "861594372975326418\n"
      "  clew clues 17 --json --resume found.jsonl puzzles.txt\n"
      "  clew clues 18 --estimate puzzle.txt");
  verbs::CluesRequest request;
  bool first = false, count = false, least = false, estimate = false;
  std::string part, file;
  options.flag("--first", first, "One puzzle, if there is one");
  options.flag("--count", count, "The number of puzzles, a line for each grid");
  options.flag("--least", least,
               "The least number of clues of a puzzle of the grid; N is the greatest\n"
               "number to try, and optional");
  options.flag("--estimate", estimate, "How long it would take, from a sample of the work");
  options.flag("--minimal", request.minimal, "Only puzzles of which no clue can be left out");
  options.text("--given", "CELLS", request.given,
               "These are clues: r1c1,r2c5,... or a line with a symbol for each cell,\n"
               ". for those that are not meant");
  options.text("--not", "CELLS", request.forbidden, "These are none");
  options.text("--part", "I/N", part, part_help);
  options.text("--resume", "FILE", file,
               "Append answers to this file, and skip grids that it answers; with\n"
               "--json, --count or --least");
  if (auto status = options.parse(arguments)) return *status;

  auto wrong = [](const std::string& reason) { return usage_error("clew clues", reason); };
  Common& common = options.common();
  if (first + count + least + estimate > 1)
    return wrong("only one of --first, --count, --least and --estimate can be asked for");
  request.wanted = first      ? Wanted::first
                   : count    ? Wanted::count
                   : least    ? Wanted::least
                   : estimate ? Wanted::estimate
                              : Wanted::all;
  if (!common.inputs.empty() && common.inputs.front().size() <= 4)
    if (const auto n = number(common.inputs.front())) {
      request.clues = *n;
      common.inputs.erase(common.inputs.begin());
    }
  if (request.clues < 0 && !least)
    return wrong("the number of clues comes first, as in `clew clues 17 GRID`");
  if (!part.empty()) {
    const auto read = read_part(part);
    if (!read) return wrong(no_part(part));
    request.part = read->part;
    request.parts = read->parts;
  }
  if (least && request.parts > 1) return wrong("--least needs all of the work, not a --part");
  std::size_t done = 0;
  if (!file.empty()) {
    if (!common.output.json && !count && !least)
      return wrong("--resume needs answers of one line each: --json, --count or --least");
    if (!go_on_with(file, [&](std::string_view) { ++done; }))
      return wrong(fmt::format("{} cannot be written", text::quoted(file)));
  }
  return answer(common, request, done);
}

}  // namespace clew::cli
