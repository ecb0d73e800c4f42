// Stands in the place of src/text/{links,iss,hodoku,opensudoku,sdk}.cpp in the module that is loaded
// first: the forms of other programs are left to the whole module, which a page asks when this one
// cannot read a text.
#include "text/forms.h"

namespace clew::text {
namespace {

std::unexpected<Error> elsewhere() { return fail("this form is read by the whole module"); }

}  // namespace

bool is_link(std::string_view) { return false; }
bool is_json(std::string_view) { return false; }
bool is_iss(std::string_view) { return false; }
bool is_hodoku_line(std::string_view) { return false; }
Expected<Puzzle> read_json(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_link(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_iss(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_sdk(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_hodoku(const Piece&, FormContext&) { return elsewhere(); }
Expected<Puzzle> read_opensudoku(const Piece&, FormContext&) { return elsewhere(); }
Expected<std::string> write_fpuzzles(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_sudokupad(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_iss(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_sdk(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_hodoku(const Puzzle&) { return elsewhere(); }
Expected<std::string> write_opensudoku(const Puzzle&) { return elsewhere(); }

}  // namespace clew::text
