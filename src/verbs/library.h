// library: puzzles as a library keeps them, and entries as they are written. Not in the browser.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "clew/explain.h"
#include "clew/library.h"
#include "clew/rate.h"
#include "clew/solve.h"
#include "clew/symmetry.h"

namespace clew::verbs {

struct ImportRequest {
  bool grade = true;  // level, score and techniques of the path in order
  bool rate = false;  // ER, EP, ED: slow
  std::string source, date;
};

/// Turns puzzles into entries; one a thread.
class ImportDesk {
 public:
  explicit ImportDesk(ImportRequest request) : request_(std::move(request)) {}
  /// Fails when the puzzle has not exactly one solution.
  Expected<LibraryEntry> entry(const Puzzle&);

 private:
  struct Tools {
    explicit Tools(LayoutPtr);
    Solver solver;
    Canonizer canonizer;
    Rater rater;
    std::optional<Explainer> explainer;
  };
  void grade(const Puzzle&, Tools&, LibraryEntry&);

  ImportRequest request_;
  std::map<LayoutPtr, Tools> tools_;
  Path path_;
};

enum class EntryFormat { line, csv, json };
/// What stands before the first entry; with its line end.
std::string_view entry_header(EntryFormat);
/// One line, with its end. CSV names its columns as the common data sets do: puzzle, solution,
/// clues, difficulty.
std::string written(const LibraryEntry&, EntryFormat);

}  // namespace clew::verbs
