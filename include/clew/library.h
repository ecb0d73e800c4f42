// A database of graded puzzles in one SQLite file. Not available in the browser.
//
// Each puzzle is stored once; its canonical form is the key. Imports are written in batches, one
// transaction each. If the process ends during an import, the file stays sound and holds every
// acknowledged batch. The import can be repeated; it skips puzzles that are already stored.
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
  std::string puzzle;  // a line, or puzzle text if the layout has no name
  std::string layout;  // name in the catalogue; empty for a custom layout
  std::string canonical;
  std::string solution;
  int givens = 0;
  std::optional<Level> level;            // empty: not graded
  std::optional<int> er, ep, ed, score;  // ratings in tenths
  std::vector<TechniqueId> techniques;   // techniques of the path
  std::string source;
  std::string date;  // date of the import: 2026-01-31
};

struct LibraryFilter {
  std::string layout;  // empty: any layout
  std::optional<Level> level;
  std::vector<TechniqueId> techniques;  // at least one of these is on the path; empty: any
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
  /// `read` leaves the file and its folder unchanged, and both may be read-only; it first rolls
  /// back the unfinished transaction of a killed writer. `write` creates the file if it does not
  /// exist.
  enum class Access : std::uint8_t { read, write };
  /// Fails, and leaves the file unchanged, if it is damaged, not a database, or the database of
  /// another program or a later version. For `read`, also fails if there is no file.
  static Expected<Library> open(const std::string& path, Access = Access::write);
  ~Library();
  Library(Library&&) noexcept;
  Library& operator=(Library&&) noexcept;

  /// Adds the entries in one transaction and returns the number of new ones. On return they are on
  /// disk.
  Expected<std::uint64_t> add(const std::vector<LibraryEntry>&);
  /// Visits matching entries in the order of their import. The visitor returns false to end.
  Expected<void> each(const LibraryFilter&, const std::function<bool(const LibraryEntry&)>&) const;
  /// Returns a random matching entry; nothing if no entry matches.
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
