// A database of graded puzzles in one SQLite file. Not in the browser.
//
// Puzzles are stored once each: the canonical form is the key. What is imported is written in
// batches of one transaction; when the process ends in between, the file is sound, holds every
// batch that was acknowledged, and the import can be repeated: what is there already is passed
// over.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clew/error.h"
#include "clew/technique.h"

namespace clew {

struct LibraryEntry {
  std::string puzzle;  // as a line, or as puzzle text where the layout has no name
  std::string layout;  // a catalogue name; empty for a custom one
  std::string canonical;
  std::string solution;
  int givens = 0;
  std::optional<Level> level;            // nothing: not graded
  std::optional<int> er, ep, ed, score;  // ratings in tenths
  std::vector<TechniqueId> techniques;   // of the path
  std::string source;
  std::string date;  // of the import, 2026-01-31
};

struct LibraryFilter {
  std::string layout;  // empty: any
  std::optional<Level> level;
  std::vector<TechniqueId> techniques;  // one of these is on the path; empty: any
  std::optional<int> er_from, er_to;    // tenths
  std::optional<int> givens_from, givens_to;
};

struct LibraryCount {
  std::string layout;
  std::optional<Level> level;
  std::uint64_t puzzles = 0;
};

class Library {
 public:
  /// `read` leaves the file and its folder as they are, and both may be read-only; but what a writer
  /// that was killed left unfinished is taken back first. `write` makes a library where there is no
  /// file.
  enum class Access : std::uint8_t { read, write };
  /// Fails, and leaves the file as it is, when it is damaged, no database, or the database of
  /// another program or a later version; to read also when there is none.
  static Expected<Library> open(const std::string& path, Access = Access::write);
  ~Library();
  Library(Library&&) noexcept;
  Library& operator=(Library&&) noexcept;

  /// Adds the entries in one transaction; returns how many were new. After the return they are on
  /// the disk.
  Expected<std::uint64_t> add(const std::vector<LibraryEntry>&);
  /// Visits matching entries in the order in which they came; the visitor returns false to end.
  Expected<void> each(const LibraryFilter&, const std::function<bool(const LibraryEntry&)>&) const;
  /// A random matching entry; nothing when there is none.
  Expected<std::optional<LibraryEntry>> pick(const LibraryFilter&, std::uint64_t seed) const;
  Expected<std::vector<LibraryCount>> stats() const;

 private:
  struct Database;
  static Expected<std::unique_ptr<Database>> connect(const std::string& path, Access);
  static Expected<void> make_tables(const Database&);
  explicit Library(std::unique_ptr<Database>);
  std::unique_ptr<Database> database_;
};

}  // namespace clew
