// Common code of all verbs over puzzles: reading, threads, ordered output, and errors.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "clew/error.h"
#include "clew/puzzle.h"
#include "clew/stop.h"
#include "options.h"
#include "stream/pipeline.h"
#include "verbs/output.h"

namespace clew::cli {

/// Layout of answers: one line each, or several lines with an empty line between puzzles.
enum class Spacing { lines, blocks };

struct Answer {
  std::string text;            // with its line end
  std::optional<Error> error;  // the puzzle cannot be answered; named like a malformed one
};

/// Answers every puzzle that the options name, in order, on as many threads as they allow; returns
/// the exit status. The answerer is called from several threads at once.
using Answerer = std::function<Answer(const Puzzle&, const Stop&)>;
int answer_puzzles(const Common&, Spacing, const Answerer&);

/// As above, for answers that may be too long to keep, such as all solutions of a puzzle: they are
/// written piece by piece.
using LongAnswerer = std::function<void(const Puzzle&, const Stop&, const verbs::Sink&)>;
int answer_at_length(const Common&, Spacing, const LongAnswerer&);

/// As above, for an answerer with state: each thread makes its own. It must not write before it
/// returns an error.
using PuzzleWorker =
    std::function<std::optional<Error>(const Puzzle&, const Stop&, const verbs::Sink&)>;
int answer_by_thread(const Common&, Spacing, const std::function<PuzzleWorker()>& make);

/// As above, for answers that take long: each piece is written as soon as the order allows, and
/// progress within the puzzle is shown.
using SlowAnswerer = std::function<std::optional<Error>(const Puzzle&, const Stop&,
                                                        const verbs::Sink&, const verbs::Share&)>;
int answer_as_found(const Common&, Spacing, const SlowAnswerer&);

/// As above, for a verb that works on whole batches.
using BatchWorker = std::function<void(const stream::Batch&, text::Layouts&, stream::BatchOutput&)>;
int answer_batches(const Common&, Spacing, const std::function<BatchWorker()>& make,
                   std::size_t most_per_batch = stream::PipelineOptions{}.most_per_batch);

/// Answers a single puzzle of a batch the usual way.
void answer_one(const stream::Batch&, std::size_t i, text::Layouts&, stream::BatchOutput&,
                const Common&, Spacing, const PuzzleWorker&);

}  // namespace clew::cli
