// Puzzles in and out of text: every form that is read or written, one puzzle or a stream of them.
//
// Reading detects the form unless it is told. A reader of many gives one answer a puzzle, in order:
// a malformed one gives its Error and the next is read all the same. Positions count lines from 1
// and columns in code points from 1. docs/formats.md shows every form with an example.
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
  iss
};

/// All of them, in the order in which help lists them.
std::span<const Format> formats();
/// The name that --from and --to take.
std::string_view name(Format);
std::optional<Format> format_named(std::string_view);

struct ReadOptions {
  std::optional<Format> from;  // none: detected, puzzle by puzzle
  LayoutPtr layout;            // of forms that do not name their own; null: their size decides
  bool notes = false;          // keep what else a table says of its puzzles
  bool assume = false;  // take a drawing that is not understood in full, with a remark that says so
  Kinds kinds = Kinds::all();  // a puzzle with other constraints is refused
};

/// The one puzzle in a text. Fails when there is none, when it is malformed, or when a second
/// follows it.
Expected<Puzzle> read_puzzle(std::string_view text, const ReadOptions& = {});

/// Puzzles of a text of any length, in constant memory. A line, or a puzzle of several lines, may
/// hold 4 MiB; what is longer is malformed.
class PuzzleReader {
 public:
  /// Puts up to `room` bytes at `into` and returns how many; 0 at the end.
  using Source = std::function<std::size_t(char* into, std::size_t room)>;

  explicit PuzzleReader(Source, ReadOptions = {});
  PuzzleReader(PuzzleReader&&) noexcept;
  PuzzleReader& operator=(PuzzleReader&&) noexcept;
  ~PuzzleReader();

  /// The next puzzle or what is wrong with it; nothing at the end.
  std::optional<Expected<Puzzle>> next();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

struct WriteOptions {
  /// Leave out entries and marks, which some forms cannot express.
  bool givens_only = false;
};

/// The puzzle in a form, without a line end after its last line. Reading it back gives the same
/// puzzle; what the form cannot express is an error that says so. A title, author, source or level
/// is left out where there is no room for it, and the layout of `line grid pencil hodoku sdm` is
/// the one of that size or must be named when they are read back.
Expected<std::string> write(const Puzzle&, Format, const WriteOptions& = {});
/// Whether a puzzle in that form stands on one line; others are separated by an empty line.
bool is_one_line(Format);
/// What stands before the first and after the last puzzle of a file in that form, with line ends.
std::string_view opening(Format);
std::string_view closing(Format);

/// The cells in the order in which a line lists them: row by row over the whole picture, but
/// Roxdoku layer by layer.
std::vector<CellId> line_order(const Layout&);
// The next three are empty when what they get does not fit the layout.

/// One value per cell (0 = blank) as a line: symbols 1-9A-Za-z, or numbers separated by blanks
/// where there are more than 61 digits.
std::string to_line(const Layout&, std::span<const Digit> values);
/// Rows for a terminal, framed where the layout is one grid with boxes.
std::string to_grid(const Layout&, std::span<const Digit> values);
/// A group of candidates for every cell, `-` for none; a cell with a value shows that alone.
std::string to_pencil(const Layout&, const Grid&);
/// One value per cell, as a line or numbers (see docs/formats.md): of a known layout, 0 = blank.
Expected<std::vector<Digit>> read_values(const Layout&, std::string_view);
/// A cell by name: r1c1, a1 (row letter, column number) or (x,y) from 0.
Expected<CellId> read_cell(const Layout&, std::string_view name);

}  // namespace clew
