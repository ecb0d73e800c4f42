// The formats: recognition, reading and writing of each. One file a format.
#pragma once

#include <string>
#include <string_view>

#include "clew/text.h"
#include "text/layouts.h"
#include "text/pieces/piece.h"
#include "text/pieces/splitter.h"

namespace clew::text {

struct FormContext {
  const ReadOptions& options;
  Layouts& layouts;
  const Table* table = nullptr;       // the table of a field
  const XmlHead* xml_head = nullptr;  // the head of a game
};

/// `sudoku 1`.
bool is_text_header(std::string_view line);
/// Returns a line of puzzle text above the givens without ` #` and its comment.
std::string_view without_comment(std::string_view line);
/// `givens`, `entries` or `marks`, and perhaps a comment: a word above rows of puzzle text.
bool is_section_header(std::string_view line);
bool is_hodoku_line(std::string_view line);
/// An f-puzzles or SudokuPad address, or the text that it carries.
bool is_link(std::string_view line);
bool is_json(std::string_view line);
/// A constraint string of Interactive Sudoku Solver, a killer in one of its two short forms, or all
/// candidates of a 9x9.
bool is_iss(std::string_view line);

/// As the public one, with layouts that the caller keeps.
Expected<Puzzle> read_puzzle(std::string_view, const ReadOptions&, Layouts&);

/// Reads any piece, by its kind and by the format of the options.
Expected<Puzzle> read_piece(PieceKind, const Piece&, FormContext&);

Expected<Puzzle> read_line(const Piece&, FormContext&);
Expected<Puzzle> read_field(const Piece&, FormContext&);  // a row of a table
Expected<Puzzle> read_block(const Piece&, FormContext&);  // grid, pencil, sdx, ss
Expected<Puzzle> read_sdk(const Piece&, FormContext&);
Expected<Puzzle> read_text(const Piece&, FormContext&);
Expected<Puzzle> read_hodoku(const Piece&, FormContext&);
Expected<Puzzle> read_opensudoku(const Piece&, FormContext&);  // one <game>
/// f-puzzles and SudokuPad, as JSON or as a link.
Expected<Puzzle> read_json(const Piece&, FormContext&);
Expected<Puzzle> read_link(const Piece&, FormContext&);
Expected<Puzzle> read_iss(const Piece&, FormContext&);

Expected<std::string> write_line(const Puzzle&);
Expected<std::string> write_grid(const Puzzle&);
Expected<std::string> write_pencil(const Puzzle&);
Expected<std::string> write_text(const Puzzle&);
Expected<std::string> write_hodoku(const Puzzle&);
Expected<std::string> write_sdk(const Puzzle&);
Expected<std::string> write_sdm(const Puzzle&);
Expected<std::string> write_sdx(const Puzzle&);
Expected<std::string> write_ss(const Puzzle&);
Expected<std::string> write_opensudoku(const Puzzle&);
Expected<std::string> write_fpuzzles(const Puzzle&);
Expected<std::string> write_sudokupad(const Puzzle&);
Expected<std::string> write_sudokumaker(const Puzzle&);
Expected<std::string> write_iss(const Puzzle&);

}  // namespace clew::text
