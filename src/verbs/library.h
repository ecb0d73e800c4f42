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
  bool grade = true;  // where the file says no level: level, score and techniques of the path
  bool anew = false;  // whatever the file says
  bool rate = false;  // ER, EP, ED where the file does not say them: slow
  std::string source, date;  // where the file does not say them
  /// Seconds for grading and rating a puzzle. Whether it has one solution is then bounded by work
  /// instead, so that what is kept does not depend on how busy the machine is. 0: only the stop
  /// bounds.
  double patience = 0;
};

class Said;

struct Imported {
  LibraryEntry entry;
  bool in_time = true;  // false: time was up before all was found that was asked for
};

/// Turns puzzles into entries; one a thread. What the file says of a puzzle (Puzzle::notes) is
/// kept: its solution is compared with the only one there is, the rest is taken as it is.
class ImportDesk {
 public:
  explicit ImportDesk(ImportRequest request) : request_(std::move(request)) {}
  /// Fails when the puzzle has not exactly one solution, or another one than its file says.
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
/// What stands before the first entry; with its line end.
std::string_view entry_header(EntryFormat);
/// One line, with its end, or several where the puzzle is written as text. What is written as CSV
/// or JSON is read again with all that it says.
std::string written(const LibraryEntry&, EntryFormat);

}  // namespace clew::verbs
