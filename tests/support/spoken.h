// Reads the cells, numbers and houses of an explanation in any language, by the language's own names of
// houses, and compares them with those of the English one, which ToldReader compares with the evidence.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "logic/words/catalogue.h"
#include "model/names.h"

namespace clew::test {

struct Spoken {
  std::vector<std::string> cells, numbers, houses;  // in the order of the text
  int lines = 0;                                    // numbered ones
};

// Words that stand before a cell or a house and never before a digit, before a digit and never before a
// cell, after a cell and never after a digit; articles, of which two never stand together. A sentence
// with two placeholders exchanged has one of them at the wrong side.
struct Neighbours {
  std::vector<std::string_view> before_cell, before_digit, after_cell, articles;
};

class SpokenReader {
 public:
  SpokenReader(const words::Catalogue& words, Neighbours neighbours)
      : words_(words), names_(names_of(words.language)), neighbours_(std::move(neighbours)) {}

  Spoken read(std::string_view text) const {
    Spoken spoken;
    for (std::size_t i = 0; i < text.size();) {
      const bool at_start = i == 0 || !is_letter(text[i - 1]);
      std::size_t end = at_start ? line_end(text, i) : i;
      if (end > i) {
        ++spoken.lines;
      } else if (at_start && (end = cell_end(text, i)) > i) {
        spoken.cells.emplace_back(text.substr(i, end - i));
      } else if (at_start && (end = house_end(text, i, spoken.houses)) > i) {
      } else if (at_start && (end = digits_end(text, i)) > i) {
        spoken.numbers.emplace_back(text.substr(i, end - i));
      }
      i = std::max(end, i + 1);
    }
    return spoken;
  }

  /// Returns the fault of a text beside the English one; empty: none. The text may name what the
  /// English one names more often, where that says "it", but in the same order.
  std::string fault(std::string_view text, const Spoken& english) const {
    const Spoken own = read(text);
    if (own.lines != english.lines) return "another number of lines";
    for (const auto list : {&Spoken::cells, &Spoken::numbers, &Spoken::houses}) {
      const auto &mine = own.*list, &theirs = english.*list;
      if (std::set(mine.begin(), mine.end()) != std::set(theirs.begin(), theirs.end()))
        return "others are named than in English: " + joined(mine) + " for " + joined(theirs);
      auto at = mine.begin();
      for (const std::string& name : theirs) {
        at = std::find(at, mine.end(), name);
        if (at++ == mine.end())
          return "another order than in English: " + joined(mine) + " for " + joined(theirs);
      }
    }
    return misplaced(text);
  }

  std::string misplaced(std::string_view text) const {
    const auto is = [](const std::vector<std::string_view>& list, std::string_view word) {
      return std::ranges::find(list, word) != list.end();
    };
    std::vector<std::string_view> parts;
    for (std::size_t i = 0; i < text.size();) {
      const std::size_t end = std::min(text.find_first_of(" \n", i), text.size());
      std::string_view part = text.substr(i, end - i);
      while (!part.empty() && std::string_view(".,;:()").contains(part.back()))
        part.remove_suffix(1);
      if (!part.empty()) parts.push_back(part);
      i = end + 1;
    }
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
      const bool cell = cell_end(parts[i], 0) == parts[i].size();
      const bool next_cell = cell_end(parts[i + 1], 0) > 0;
      const bool digit = digits_end(parts[i], 0) == parts[i].size();
      const bool next_digit = digits_end(parts[i + 1], 0) == parts[i + 1].size();
      if ((next_digit && is(neighbours_.before_cell, parts[i])) ||
          (next_cell && is(neighbours_.before_digit, parts[i])) ||
          (digit && !cell && is(neighbours_.after_cell, parts[i + 1])) ||
          (is(neighbours_.articles, parts[i]) && is(neighbours_.articles, parts[i + 1])))
        return "names are exchanged: " + std::string(parts[i]) + " " + std::string(parts[i + 1]);
    }
    return {};
  }

 private:
  static bool is_digit(char ch) { return ch >= '0' && ch <= '9'; }
  static bool is_letter(char ch) {
    return is_digit(ch) || (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z') ||
           static_cast<unsigned char>(ch) >= 0x80;
  }
  static std::string joined(const std::vector<std::string>& list) {
    std::string text;
    for (const std::string& one : list) text += one + " ";
    return text;
  }

  static std::size_t digits_end(std::string_view text, std::size_t at) {
    while (at < text.size() && is_digit(text[at])) ++at;
    return at;
  }
  static std::size_t cell_end(std::string_view text, std::size_t at) {
    if (at >= text.size() || text[at] != 'r') return at;
    const std::size_t row = digits_end(text, at + 1);
    if (row == at + 1 || row >= text.size() || text[row] != 'c') return at;
    const std::size_t column = digits_end(text, row + 1);
    return column == row + 1 ? at : column;
  }
  static std::size_t line_end(std::string_view text, std::size_t at) {
    const std::size_t end = digits_end(text, at);
    const bool is = end > at && (at == 0 || text[at - 1] == '\n') && text.substr(end, 2) == ". ";
    return is ? end : at;
  }

  // Returns the end of a word here, whose first letter may be a capital.
  static std::size_t word_end(std::string_view text, std::size_t at, std::string_view word) {
    if (word.empty() || text.size() < at + word.size()) return at;
    const char small = static_cast<char>(text[at] | ' ');
    const bool same = (text[at] == word[0] || small == word[0]) &&
                      text.substr(at + 1, word.size() - 1) == word.substr(1);
    return same ? at + word.size() : at;
  }
  static std::string with(std::string_view sentence, std::string_view key, std::string_view value) {
    std::string text(sentence);
    text.replace(text.find(key), key.size(), value);
    return text;
  }

  // Reads "row 3", "rows 1 and 5 of grid 2".
  std::size_t house_end(std::string_view text, std::size_t at,
                        std::vector<std::string>& houses) const {
    for (const auto& [name, called] :
         {std::pair{names_.main_diagonal, "main"}, std::pair{names_.anti_diagonal, "anti"}})
      if (const std::size_t end = word_end(text, at, name); end > at) {
        houses.push_back(called);
        return grid_end(text, end, houses, houses.size() - 1);
      }
    for (std::size_t kind = 0; kind < names_.houses.size(); ++kind)
      for (const bool implied : {false, true})
        for (const bool many : {true, false}) {
          const std::string_view plain =
              many ? words_.house_kinds_plural[kind] : names_.houses[kind];
          const std::string name =
              (implied ? with(many ? words_.hidden_plural : words_.hidden, "{house}", plain)
                       : std::string(plain)) +
              " ";
          std::size_t end = word_end(text, at, name);
          if (end == at || digits_end(text, end) == end) continue;
          const std::size_t first = houses.size();
          const std::string kinds = std::to_string(kind) + (implied ? "h" : ":");
          while (true) {
            const std::size_t number = digits_end(text, end);
            houses.push_back(kinds + std::string(text.substr(end, number - end)));
            end = number;
            const std::size_t next = many ? next_number(text, end) : end;
            if (next == end) break;
            end = next;
          }
          return grid_end(text, end, houses, first);
        }
    return at;
  }

  // Returns the place of the next number of a list of houses, or the end of the last one. A language
  // with one word for one and many ends each list with "and" or "or".
  std::size_t next_number(std::string_view text, std::size_t at) const {
    for (const std::string_view last : {words_.both, words_.either})
      if (text.substr(at).starts_with(last)) {
        const std::size_t start = at + last.size(), end = digits_end(text, start);
        return end > start ? start : at;
      }
    if (!text.substr(at).starts_with(words_.comma)) return at;
    const std::size_t start = at + words_.comma.size(), end = digits_end(text, start);
    return end > start && next_number(text, end) > end ? start : at;
  }

  // Adds the grid to the houses from the index on.
  std::size_t grid_end(std::string_view text, std::size_t at, std::vector<std::string>& houses,
                       std::size_t from) const {
    std::string grid;
    std::size_t end = word_end(text, at, names_.of_grid);
    if (end > at) {
      const std::size_t number = digits_end(text, end);
      grid = text.substr(end, number - end);
      end = number;
    }
    for (std::size_t i = 0; i < words_.compass.size(); ++i)
      if (const std::size_t found =
              word_end(text, at, with(words_.of_named_grid, "{n}", words_.compass[i]));
          found > end) {
        grid = "compass " + std::to_string(i);
        end = found;
      }
    for (std::size_t i = from; i < houses.size() && !grid.empty(); ++i) houses[i] += "/" + grid;
    return end;
  }

  const words::Catalogue& words_;
  const Names& names_;
  Neighbours neighbours_;
};

}  // namespace clew::test
