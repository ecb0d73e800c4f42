// What all verbs over puzzles share: reading, threads, writing in order, and what goes wrong.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "clew/error.h"
#include "clew/puzzle.h"
#include "clew/stop.h"
#include "options.h"

namespace clew::cli {

struct Answer {
  std::string text;            // with its line end
  std::optional<Error> error;  // the puzzle cannot be answered; named like a malformed one
};

/// Answers one puzzle; called from several threads at once.
using Answerer = std::function<Answer(const Puzzle&, const Stop&)>;

/// How answers stand: one line each, or several lines with an empty line between puzzles.
enum class Spacing { lines, blocks };

/// Answers every puzzle that the options name, in order; returns the exit status.
int answer_puzzles(const Common&, Spacing, const Answerer&);

/// Answers that may be too long to keep, such as all solutions of a puzzle: one puzzle after the
/// other, written piece by piece.
using LongAnswerer = std::function<void(const Puzzle&, const Stop&, const verbs::Sink&)>;
int answer_at_length(const Common&, Spacing, const LongAnswerer&);

}  // namespace clew::cli
