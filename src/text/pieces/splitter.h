// Splits a text into pieces of one puzzle each, with as little lookahead as possible: a list has a
// puzzle a line, a grid ends with an empty line, puzzle text with the next `sudoku 1`, and so on.
// It finds the end of a puzzle, and does not check the puzzle.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "clew/text.h"
#include "text/iss/paragraph.h"
#include "text/layouts.h"
#include "text/pieces/piece.h"
#include "text/window.h"
#include "text/xml/games.h"

namespace clew::text {

enum class PieceKind {
  line,    // one line
  field,   // a row of a table with a header
  block,   // lines without an empty one between them: a grid, candidates, or their kin
  sdk,     // a block with SadMan's headings
  text,    // sudoku 1 …
  hodoku,  // :0300:…
  json,    // { … }
  link,    // one line with an address or its contents
  solo,    // 3x3:…
  iss,     // .Type~…, on one line or several, or one of its older forms
  game     // one element of OpenSudoku's XML
};

/// The columns of a table with its puzzles and, if present, their layouts; columns count from 0.
struct Table {
  char separator = ',';
  std::size_t column = 0;
  std::string name;
  std::optional<std::size_t> layout_column;
  std::vector<std::string> names;  // names of all columns
};

struct Cut {
  enum class What { more, end, piece, broken } what = What::more;
  std::size_t used = 0;  // bytes of the window that are done with, piece included
  PieceKind kind = PieceKind::line;
  Piece piece;
  Error error;  // when broken
};

class Splitter {
 public:
  /// A longer piece is malformed: a line, or all lines of one puzzle.
  static constexpr std::size_t max_piece = std::size_t{4} << 20;

  explicit Splitter(ReadOptions options) : options_(std::move(options)) {}

  /// Returns the next piece at the front of the window. `more`: call again with the same window,
  /// without the consumed part, and with further text. `last`: no text follows the window.
  Cut next(std::string_view window, bool last);

  /// The number of the line at the head of the window.
  std::size_t line() const { return line_; }
  /// For a caller that has taken whole lines, a puzzle each, off the front of the window.
  void skip_lines(std::size_t lines) {
    line_ += lines;
    started_ = in_list_ = true;
  }
  /// Returns true if the front of the window begins a line, and a bare line there would be a puzzle
  /// line.
  bool at_plain_line() const;

  /// Returns the number of bytes of lines and objects examined so far, counted again each time. A
  /// test compares it with the size of the text.
  std::size_t looked_at() const { return looked_at_; }

  const ReadOptions& options() const { return options_; }
  const std::optional<Table>& table() const { return table_; }
  const XmlHead& xml_head() const { return xml_head_; }

 private:
  Cut more(std::size_t used, std::string_view window);
  Cut overlong(std::string_view window);
  Cut end_of_input(std::string_view window, std::size_t from);
  Cut take(PieceKind, const Window&, std::size_t from, std::size_t to);
  /// Asks for more text if there is no end.
  Cut take_to(PieceKind, const Window&, std::size_t from, std::optional<std::size_t> to);

  Cut next_line(const Window&, std::size_t from);
  Cut classify(const Window&, std::size_t from, const Window::Line&);
  Cut row(const Window&, std::size_t from, const Window::Line&);
  Cut paragraph(const Window&, std::size_t from);
  Cut sdk(const Window&, std::size_t from, const Window::Line&);
  Cut iss(const Window&, std::size_t from);
  Cut game(const Window&, std::size_t from);

  ReadOptions options_;
  std::size_t line_ = 1, column_ = 1;
  std::size_t looked_at_ = 0;
  bool started_ = false;                    // something other than comments was seen
  bool skipping_ = false;                   // the rest of a line that was too long
  bool in_list_ = false;                    // the line before was a puzzle
  IssLines iss_lines_ = IssLines::unknown;  // state of the paragraph at the front of the window
  bool in_xml_ = false;
  bool xml_had_game_ = false;
  std::optional<Table> table_;
  XmlHead xml_head_;
  Layouts layouts_;  // layouts of puzzle texts that name theirs
};

}  // namespace clew::text
