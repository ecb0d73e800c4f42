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
#include "search/tables.h"

namespace clew::verbs {

struct ImportRequest {
  bool grade = true;  // compute level, score and techniques of the path if the file has no level
  bool anew = false;  // compute them even if the file has them
  bool rate = false;  // compute ER, EP and ED if the file lacks them: slow
  std::string source, date;  // used if the file lacks them
  /// Seconds for grading and rating a puzzle. Uniqueness is then bounded by work, not time, so that
  /// the stored entry does not depend on the load of the machine. 0: bounded by the stop alone.
  double patience = 0;
};

class Said;

struct Imported {
  LibraryEntry entry;
  bool in_time = true;  // false: time ran out before everything was computed
};

/// Turns puzzles into entries; use one per thread. Keeps the statements of the file about a puzzle
/// (Puzzle::notes): its solution is compared with the only solution, the rest is taken as it is.
class ImportDesk {
 public:
  explicit ImportDesk(ImportRequest request) : request_(std::move(request)) {}
  /// Fails unless the puzzle has exactly one solution, equal to the file's if it has one.
  Expected<Imported> entry(const Puzzle&, const Stop&);

 private:
  struct Tools {
    explicit Tools(const LayoutPtr&);
    search::Tables tables;
    Expected<Canonizer> canonizer;
    std::optional<Solver> solver;
    std::optional<Rater> rater;
    std::optional<Explainer> explainer;
  };
  Tools& tools_for(const LayoutPtr&);
  Expected<std::vector<Digit>> only_solution(const Puzzle&, const Said&, Tools&, const Stop&) const;
  bool grade(const Puzzle&, Tools&, const Stop&, LibraryEntry&);
  bool rate(const Puzzle&, Tools&, const Stop&, LibraryEntry&);

  ImportRequest request_;
  std::map<LayoutPtr, Tools> tools_;
  Path path_;
};

enum class EntryFormat { line, csv, json };
/// Returns the text before the first entry, with its line end.
std::string_view entry_header(EntryFormat);
/// Returns one line, with its end, or several if the puzzle is written as puzzle text. An entry
/// written as CSV or JSON is read back with all its fields.
std::string written(const LibraryEntry&, EntryFormat);

}  // namespace clew::verbs
