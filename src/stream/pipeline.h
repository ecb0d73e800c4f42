// Puzzles through threads: every thread takes the next batch off the feed, works, and hands its
// output over to be written in the order of the input. No more batches are under way than fit in a
// bounded piece of memory, however long the input is.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "stream/batch.h"
#include "stream/input.h"

namespace clew::stream {

class Writer;

/// Returns "puzzles.txt:3:1: …\n"; without line and column if the error has no position in the file.
std::string error_line(std::string_view file, const Error&);

/// The output of one batch. Text and errors appear in the order of the input, errors after the text
/// of their batch.
class BatchOutput {
 public:
  BatchOutput() = default;
  /// Makes the output of a batch outside a pipeline.
  explicit BatchOutput(const std::atomic<bool>* interrupted) : interrupted_(interrupted) {}

  std::string text;

  /// Returns the number of the batch, from 0, in the order of the input.
  std::size_t number() const { return number_; }
  /// Counts a malformed puzzle and has it named: FILE:LINE:COLUMN: reason.
  void malformed(const Batch&, const Error&);
  /// Adds a remark about a puzzle that is answered all the same.
  void remark(const Batch&, std::size_t line, std::string_view);
  /// For answers of unlimited size: once much text is collected, waits for this batch's turn and
  /// writes it.
  void flush_if_large();
  /// Records that only `answered` puzzles of the batch were answered before an interrupt; nothing
  /// after them is written.
  void stopped_short(std::size_t answered) {
    short_ = true;
    puzzles_ = answered;
  }
  /// Writes the collected text if it is this batch's turn.
  void flush_in_turn();
  /// Reports the share of the batch that is done, 0 to 1, if it is this batch's turn.
  void tell(double done);
  /// Returns true if the work should stop: interrupted, or the output is closed.
  bool stop_requested() const;

 private:
  friend class Writer;
  friend class Worker;
  Writer* writer_ = nullptr;
  const std::atomic<bool>* interrupted_ = nullptr;
  std::size_t number_ = 0;
  std::string errors_;
  std::size_t malformed_ = 0, puzzles_ = 0, consumed_ = 0;
  bool trouble_ = false, short_ = false;
};

struct Progress {
  std::size_t puzzles = 0;           // answered
  std::size_t bytes = 0, total = 0;  // bytes of the inputs as stored; total 0 if unknown
  std::chrono::duration<double> elapsed{};
  double rate() const {
    return elapsed.count() > 0 ? static_cast<double>(puzzles) / elapsed.count() : 0;
  }
  double share() const {
    return total ? static_cast<double>(bytes) / static_cast<double>(total) : 0;
  }
};

struct Report {
  std::size_t puzzles = 0;  // answered, malformed ones among them
  std::size_t malformed = 0;
  bool trouble = false;      // some input could not be read
  bool closed_pipe = false;  // the answers' reader went away
  bool interrupted = false;
};

struct PipelineOptions {
  std::vector<Source> sources;
  ReadOptions read;
  unsigned threads = 0;  // 0: all cores
  std::size_t most_per_batch = 16384;
  /// Called once for each thread; the worker keeps its own state between batches.
  std::function<std::function<void(const Batch&, text::Layouts&, BatchOutput&)>()> worker;
  /// Called in order, by one thread at a time; returns false if the output is closed.
  std::function<bool(std::string_view)> write;
  std::function<void(std::string_view)> write_errors;
  std::function<void(const Progress&)> progress;  // may be empty; called about ten times a second
  const std::atomic<bool>* interrupted = nullptr;
};

/// Runs until the inputs end, the flag is set or the output is closed.
Report run(const PipelineOptions&);

/// Writes all of it to a file descriptor; false when its reader has gone (SIGPIPE being ignored).
bool write_all(int fd, std::string_view);

}  // namespace clew::stream
