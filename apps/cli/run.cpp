#include "run.h"

#include <fmt/format.h>

#include "inputs.h"
#include "interrupt.h"
#include "progress.h"
#include "writer.h"

namespace clew::cli {
namespace {

/// One run over the puzzles of a command line, from the first to the exit status.
class Run {
 public:
  Run(const Common& common, Spacing spacing)
      : common_(common),
        spaced_(spacing == Spacing::blocks && !common.output.json),
        inputs_(common.inputs, {.from = common.from, .layout = common.layout}),
        progress_(common.progress, common.quiet) {
    catch_interrupts();
  }

  /// Calls answer(puzzle) for each; what that returns is wrong with the puzzle.
  template <class Function>
  int each(Function answer);

  Writer& writer() { return writer_; }
  Stop stop() const;

 private:
  bool going() const { return !interrupt_flag() && !writer_.closed() && !writer_.failed(); }
  void malformed(const Error&);

  const Common& common_;
  const bool spaced_;
  Inputs inputs_;
  Writer writer_;
  Progress progress_;
  std::uint64_t done_ = 0, malformed_ = 0;
};

Stop Run::stop() const {
  Stop stop = common_.timeout > 0 ? stop_after(common_.timeout) : Stop{};
  stop.flag = &interrupt_flag();
  return stop;
}

void Run::malformed(const Error& error) {
  ++malformed_;
  progress_.clear();
  writer_.write(common_.output.json ? verbs::error_line(error, inputs_.name()) : "!\n");
  fmt::print(stderr, "{}:{}:{}: {}\n", inputs_.name(), error.line, error.column, error.reason);
}

template <class Function>
int Run::each(Function answer) {
  while (going()) {
    const auto puzzle = inputs_.next();
    if (!puzzle) break;
    if (spaced_ && done_) writer_.write("\n");
    std::optional<Error> error;
    if (*puzzle)
      error = answer(**puzzle);
    else
      error = puzzle->error();
    if (error) malformed(*error);
    progress_.update(++done_, inputs_.bytes_read(), inputs_.bytes_in_all());
  }
  progress_.clear();
  writer_.flush();
  if (interrupt_flag()) return interrupted;
  return malformed_ || inputs_.unreadable() || writer_.failed() ? some_malformed : answered;
}

}  // namespace

int answer_puzzles(const Common& common, Spacing spacing, const Answerer& answerer) {
  Run run(common, spacing);
  return run.each([&](const Puzzle& puzzle) {
    Answer answer = answerer(puzzle, run.stop());
    if (!answer.error) run.writer().write(answer.text);
    return answer.error;
  });
}

int answer_at_length(const Common& common, Spacing spacing, const LongAnswerer& answerer) {
  Run run(common, spacing);
  return run.each([&](const Puzzle& puzzle) -> std::optional<Error> {
    answerer(puzzle, run.stop(), [&](std::string_view text) { return run.writer().write(text); });
    return std::nullopt;
  });
}

}  // namespace clew::cli
