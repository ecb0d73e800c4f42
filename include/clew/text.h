// Puzzles from and to text: every format, one puzzle or a stream of puzzles.
//
// Reading detects the format unless the options name it. PuzzleReader returns one result per
// puzzle, in order; a malformed puzzle gives its Error and reading continues with the next.
// Positions count lines from 1 and columns in code points from 1. docs/formats.md shows every
// format with an example.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "clew/error.h"
#include "clew/puzzle.h"
#include "clew/symbol.h"

namespace clew {

enum class Format : std::uint8_t {
  line,
  grid,
  pencil,
  text,
  hodoku,
  sdk,
  sdm,
  sdx,
  ss,
  opensudoku,
  fpuzzles,
  sudokupad,
  sudokumaker,
  iss
};

/// Returns all formats, in the order of the help text.
std::span<const Format> formats();
/// Returns the name that --from and --to take.
std::string_view name(Format);
std::optional<Format> format_named(std::string_view);

struct ReadOptions {
  std::optional<Format> from;  // empty: detected for each puzzle
  LayoutPtr layout;            // layout for formats that do not name one; null: chosen by size
  bool notes = false;          // keep the other columns or members of a table in Puzzle::notes
  bool assume = false;         // accept a drawing that is not fully understood, with a remark
  Kinds kinds = Kinds::all();  // puzzles with constraints of other kinds are refused
};

/// Reads the only puzzle of a text. Fails if there is none, if it is malformed, or if a second
/// puzzle follows.
Expected<Puzzle> read_puzzle(std::string_view text, const ReadOptions& = {});

/// Reads the puzzles of a text of any length in constant memory. A line, or a puzzle of several
/// lines, may have up to 4 MiB; a longer one is malformed.
class PuzzleReader {
 public:
  /// Writes up to `room` bytes at `into` and returns their number; 0 at the end.
  using Source = std::function<std::size_t(char* into, std::size_t room)>;

  explicit PuzzleReader(Source, ReadOptions = {});
  PuzzleReader(PuzzleReader&&) noexcept;
  PuzzleReader& operator=(PuzzleReader&&) noexcept;
  ~PuzzleReader();

  /// Returns the next puzzle or its error; nothing at the end.
  std::optional<Expected<Puzzle>> next();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

struct WriteOptions {
  /// Leave out entries and marks, which some formats cannot express.
  bool givens_only = false;
};

/// Writes a puzzle in a format, without a line end after the last line. Reading it back gives the
/// same puzzle. Contents that the format cannot express are an error that names them. A title,
/// author, source or level is left out if the format has no place for it. The layout of `line grid
/// pencil hodoku sdm` is the default for its size, or must be named when they are read back.
Expected<std::string> write(const Puzzle&, Format, const WriteOptions& = {});
/// Returns true if a puzzle in this format takes one line; other puzzles are separated by an empty
/// line.
bool is_one_line(Format);
/// Returns the text before the first and after the last puzzle of a file in this format, with line
/// ends.
std::string_view opening(Format);
std::string_view closing(Format);

/// Returns the cells in the order of a line: row by row over the whole picture; layer by layer for
/// Roxdoku.
std::vector<CellId> line_order(const Layout&);
// The next three functions return an empty string if their input does not fit the layout.

/// Returns one value per cell (0 = blank) as a line: symbols 1-9A-Za-z, or numbers separated by
/// blanks if there are more than 61 digits.
std::string to_line(const Layout&, std::span<const Digit> values);
/// Returns rows for a terminal, framed if the layout is one grid with boxes.
std::string to_grid(const Layout&, std::span<const Digit> values);
/// Returns a group of candidates for every cell, `-` for none; for a cell with a value, the value
/// alone.
std::string to_pencil(const Layout&, const Grid&);
/// Reads one value per cell, as a line or numbers (see docs/formats.md), for a known layout; 0 =
/// blank.
Expected<std::vector<Digit>> read_values(const Layout&, std::string_view);
/// Reads the name of a cell: r1c1, a1 (row letter, column number) or (x,y) from 0.
Expected<CellId> read_cell(const Layout&, std::string_view name);

}  // namespace clew
