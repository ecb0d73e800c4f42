#include "run.h"

#include <fmt/format.h>

#include <string>

#include "interrupt.h"
#include "out.h"
#include "progress.h"
#include "sources.h"
#include "system/files.h"

namespace clew::cli {
namespace {

bool spaced(const Common& common, Spacing spacing) {
  return spacing == Spacing::blocks && !common.output.json;
}

/// Standard output and standard error of a run.
class Outlet {
 public:
  Outlet(const Common& common, Spacing spacing)
      : progress_(common.progress, common.quiet), first_(spaced(common, spacing)) {}

  // Answers in blocks each begin with an empty line; the first of all goes without.
  bool write(std::string_view text) {
    progress_.clear();
    if (first_ && text.starts_with('\n')) text.remove_prefix(1);
    first_ = false;
    return put(text);
  }
  void write_errors(std::string_view text) {
    progress_.clear();
    stream::write_all(system::standard_error, text);
  }
  void show(const stream::Progress& progress) { progress_.show(progress); }

 private:
  ProgressBar progress_;
  bool first_;
};

Stop stop_of(const Common& common) {
  Stop stop = common.timeout > 0 ? stop_after(common.timeout) : Stop{};
  stop.flag = &interrupt_flag();
  return stop;
}

}  // namespace

void answer_one(const stream::Batch& batch, std::size_t i, text::Layouts& layouts,
                stream::BatchOutput& output, const Common& common, Spacing spacing,
                const PuzzleWorker& answer) {
  if (spaced(common, spacing)) output.text += '\n';
  const verbs::Sink sink = [&](std::string_view text) {
    output.text += text;
    output.flush_if_large();
    return !output.stop_requested();
  };
  auto puzzle = batch.read(i, layouts);
  std::optional<Error> error;
  if (puzzle) {
    if (!puzzle->remark.empty() && !common.quiet)
      output.remark(batch, batch.line(i), puzzle->remark);
    error = answer(*puzzle, stop_of(common), sink);
  } else {
    error = std::move(puzzle.error());
  }
  if (!error) return;
  if (!puzzle)
    if (auto reason = meant_otherwise(common, batch.file())) *error = {*std::move(reason), 1, 1};
  if (!error->line) error->line = batch.line(i), error->column = 1;
  output.malformed(batch, *error);
  output.text += common.output.json ? verbs::error_line(*error, batch.file()) : "!\n";
}

int answer_batches(const Common& common, Spacing spacing, const std::function<BatchWorker()>& make,
                   std::size_t most_per_batch) {
  catch_interrupts();
  Outlet outlet(common, spacing);
  stream::PipelineOptions options;
  options.sources = sources_of(common);
  options.read = {.from = common.from,
                  .layout = common.layout,
                  .notes = common.notes,
                  .assume = common.assume,
                  .kinds = common.kinds};
  options.threads = static_cast<unsigned>(common.threads);
  options.most_per_batch = most_per_batch;
  options.worker = make;
  options.write = [&](std::string_view text) { return outlet.write(text); };
  options.write_errors = [&](std::string_view text) { outlet.write_errors(text); };
  options.progress = [&](const stream::Progress& progress) { outlet.show(progress); };
  options.interrupted = &interrupt_flag();
  const stream::Report report = stream::run(options);
  if (report.interrupted) {
    if (!common.quiet)
      fmt::print(stderr, "clew: interrupted after {} puzzle{}\n", report.puzzles,
                 report.puzzles == 1 ? "" : "s");
    return interrupted;
  }
  return report.malformed || report.trouble ? some_malformed : answered;
}

int answer_by_thread(const Common& common, Spacing spacing,
                     const std::function<PuzzleWorker()>& make) {
  return answer_batches(common, spacing, [&]() -> BatchWorker {
    return [&, answer = make()](const stream::Batch& batch, text::Layouts& layouts,
                                stream::BatchOutput& output) {
      for (std::size_t i = 0; i < batch.size(); ++i) {
        if (output.stop_requested()) return output.stopped_short(i);
        answer_one(batch, i, layouts, output, common, spacing, answer);
      }
    };
  });
}

int answer_puzzles(const Common& common, Spacing spacing, const Answerer& answerer) {
  return answer_by_thread(common, spacing, [&]() -> PuzzleWorker {
    return [&](const Puzzle& puzzle, const Stop& stop, const verbs::Sink& sink) {
      Answer answer = answerer(puzzle, stop);
      if (!answer.error) sink(answer.text);
      return std::move(answer.error);
    };
  });
}

int answer_at_length(const Common& common, Spacing spacing, const LongAnswerer& answerer) {
  return answer_by_thread(common, spacing, [&]() -> PuzzleWorker {
    return [&](const Puzzle& puzzle, const Stop& stop, const verbs::Sink& sink) {
      answerer(puzzle, stop, sink);
      return std::nullopt;
    };
  });
}

int answer_as_found(const Common& common, Spacing spacing, const SlowAnswerer& answerer) {
  return answer_batches(common, spacing, [&]() -> BatchWorker {
    return [&](const stream::Batch& batch, text::Layouts& layouts, stream::BatchOutput& output) {
      for (std::size_t i = 0; i < batch.size(); ++i) {
        if (output.stop_requested()) return output.stopped_short(i);
        const verbs::Share share = [&](double done) {
          output.tell((static_cast<double>(i) + done) / static_cast<double>(batch.size()));
        };
        answer_one(batch, i, layouts, output, common, spacing,
                   [&](const Puzzle& puzzle, const Stop& stop, const verbs::Sink& sink) {
                     const verbs::Sink at_once = [&](std::string_view text) {
                       const bool goes_on = sink(text);
                       output.flush_in_turn();
                       return goes_on;
                     };
                     return answerer(puzzle, stop, at_once, share);
                   });
      }
    };
  });
}

}  // namespace clew::cli
