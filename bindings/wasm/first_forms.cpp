// Replaces the formats of other programs in the module that is loaded first. They are left to the
// whole module, which the page asks if this one cannot read a text.
#include "text/forms.h"
#include "text/iss/paragraph.h"
#include "text/solo/solo.h"

namespace clew::text {
namespace {

std::unexpected<Error> elsewhere() { return fail("this form is read by the whole module"); }

}  // namespace

bool is_link(std::string_view) { return false; }
bool is_json(std::string_view) { return false; }
bool is_iss(std::string_view) { return false; }
bool is_hodoku_line(std::string_view) { return false; }
bool is_solo(std::string_view) { return false; }
std::optional<IssLines> lines_of_iss(const Window&, std::size_t) { return IssLines::list; }
std::optional<std::size_t> end_of_iss(const Window& window, std::size_t from, IssLines) {
  const auto line = window.line(from);
  return line ? std::optional(line->next) : std::nullopt;
}
Expected<Puzzle> read_json(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_link(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_iss(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_solo(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_sdk(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_hodoku(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_opensudoku(const Piece&, FormContext&) { return elsewhere(); }
Expected<std::string> write_fpuzzles(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_sudokupad(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_sudokumaker(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_iss(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_sdk(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_hodoku(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_opensudoku(const Puzzle&) { return elsewhere(); }

}  // namespace clew::text
