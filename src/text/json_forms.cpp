#include "text/forms.h"
namespace clew::text {
bool is_link(std::string_view line) { return line.starts_with("http"); }
bool is_json(std::string_view line) { return line.starts_with('{'); }
Expected<Puzzle> read_json(const Piece& p, Context&) {
  return fail_at(p, p.text.data(), "JSON is not read yet");
}
Expected<Puzzle> read_link(const Piece& p, Context&) {
  return fail_at(p, p.text.data(), "links are not read yet");
}
Expected<std::string> write_fpuzzles(const Puzzle&) { return fail("f-puzzles is not written yet"); }
Expected<std::string> write_sudokupad(const Puzzle&) {
  return fail("SudokuPad is not written yet");
}
}  // namespace clew::text
