// Recognition of formats by the first line alone.
#pragma once

#include <string_view>

namespace clew::text {

/// Returns true for a line without puzzle data: # and words, or a rule of #.
bool is_comment(std::string_view line);
/// SadMan's headings: #A author, #D description and so on, or a section in brackets.
bool is_sdk_heading(std::string_view line);
/// [Puzzle], above the rows.
bool is_puzzle_section(std::string_view line);
/// XML as OpenSudoku has it.
bool is_xml(std::string_view line);
/// Returns true for a line that begins another format in any context: an address, puzzle text and
/// so on.
bool begins_other_form(std::string_view line);

}  // namespace clew::text
