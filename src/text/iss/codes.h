// Values that Interactive Sudoku Solver packs into letters: relations of two digits, automata, sets
// of cells.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew::text::iss {

/// Returns six bits a letter; nothing if a character is not one of the 64.
std::optional<std::vector<std::uint8_t>> sixes_of(std::string_view letters);
/// The bytes in base64 without padding, with `-` and `_`.
std::optional<std::string> bytes_of(std::string_view letters);
std::string letters_of(std::string_view bytes);

/// Returns the pairs of a relation, a, b, a, b …, ascending; nothing if the letters are not a
/// relation.
std::optional<std::vector<int>> relation_of(std::string_view letters, int digits);
std::string letters_of_relation(const std::vector<int>& pairs, int digits);

/// An automaton, possibly nondeterministic. Symbols count from 0; the symbol after the last digit
/// separates the parts of a line.
struct IssAutomaton {
  struct Step {
    int from, to, symbol;
    friend auto operator<=>(const Step&, const Step&) = default;
  };
  std::vector<int> starts, ends;
  std::vector<Step> steps;
};

std::optional<IssAutomaton> automaton_of(std::string_view letters);
/// Returns the values of a constraint (see Constraint::Kind::automaton): it begins in state 0.
/// `parts`: the lengths of a line's parts. Returns nothing if that takes too many states.
std::optional<std::vector<int>> values_of(const IssAutomaton&, int digits,
                                          const std::vector<std::size_t>& parts);
/// Returns nothing if there are more states than the letters can express.
std::optional<std::string> letters_of_automaton(const std::vector<int>& values, int digits);

/// Returns the automaton of a regular expression over digits 1-9, A = 10 and so on; `first` is the
/// least digit. Returns nothing if it is malformed or too large.
std::optional<IssAutomaton> automaton_of_regex(std::string_view pattern, int first, int digits);

}  // namespace clew::text::iss
