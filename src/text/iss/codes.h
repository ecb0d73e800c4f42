// What Interactive Sudoku Solver packs into letters: relations of two digits, automata, sets of
// cells.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew::text::iss {

/// Six bits a letter; nothing where a character is none of the 64.
std::optional<std::vector<std::uint8_t>> sixes_of(std::string_view letters);
/// The bytes in base64 without padding, with `-` and `_`.
std::optional<std::string> bytes_of(std::string_view letters);
std::string letters_of(std::string_view bytes);

/// The pairs of a relation, a, b, a, b …, ascending; nothing where the letters are no relation.
std::optional<std::vector<int>> relation_of(std::string_view letters, int digits);
std::string letters_of_relation(const std::vector<int>& pairs, int digits);

/// An automaton, which need not be deterministic. Symbols count from 0; the one after the last
/// digit stands between the parts of a line.
struct IssAutomaton {
  struct Step {
    int from, to, symbol;
    friend auto operator<=>(const Step&, const Step&) = default;
  };
  std::vector<int> starts, ends;
  std::vector<Step> steps;
};

std::optional<IssAutomaton> automaton_of(std::string_view letters);
/// The values of a constraint (see Constraint::Kind::automaton): it begins in state 0. `parts` are
/// the lengths of a line's parts. Nothing where that takes too many states.
std::optional<std::vector<int>> values_of(const IssAutomaton&, int digits,
                                          const std::vector<std::size_t>& parts);
/// Nothing where there are more states than the letters have room for.
std::optional<std::string> letters_of_automaton(const std::vector<int>& values, int digits);

/// The automaton of a regular expression over digits 1-9, A = 10 and so on, of which `first` is the
/// least; nothing where it is none, or too large.
std::optional<IssAutomaton> automaton_of_regex(std::string_view pattern, int first, int digits);

}  // namespace clew::text::iss
