// Names of cells, digits and houses, and their joining to sentences.
#pragma once

#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "clew/puzzle.h"
#include "logic/words/catalogue.h"
#include "model/names.h"

namespace clew::words {

using Cells = std::vector<CellId>;

class Speech {
 public:
  Speech(const Catalogue&, const Layout& layout);

  const Catalogue& words;
  const Layout& layout;

  /// The sentence with each {key} replaced.
  using Fill = std::pair<std::string_view, std::string_view>;
  std::string say(std::string_view sentence, std::initializer_list<Fill>) const;
  /// As above, appended to the text.
  void say(std::string& text, std::string_view sentence, std::initializer_list<Fill>) const;

  /// "r1c1"; "region of r1c1" for a cell beside the grid that holds the label of a region;
  /// "flag of r1c1" for a flag of a modifier.
  std::string cell(CellId) const;
  std::string digit(Digit) const;
  /// A number of a constraint that is a value, as the grid shows it.
  std::string value(int) const;
  std::string number(std::size_t) const;
  /// "a, b and c"; nothing to join is a hole.
  std::string join(const std::vector<std::string>&, std::string_view last) const;
  /// Joins names as "a and b", or as "a; b; c" for names with commas.
  std::string list(const std::vector<std::string>&) const;
  /// "a; b; c".
  std::string clauses(const std::vector<std::string>&) const;
  std::string cells(std::span<const CellId>, std::string_view last) const;
  std::string cells(std::span<const CellId> list) const { return cells(list, words.both); }
  std::string digits(DigitSet, std::string_view last) const;
  std::string digits(DigitSet set) const { return digits(set, words.both); }
  /// "rows 1 and 5 of the north-east grid", "row 1 and column 3".
  std::string houses(std::span<const HouseId>, std::string_view last) const;
  std::string houses(std::span<const HouseId> list) const { return houses(list, words.both); }
  std::string house(HouseId) const;
  /// "r1c1 is 5", "none of r1c1 and r1c2 is 5".
  std::string holds(std::span<const CellId>, Digit, bool on) const;
  /// "none of r1c1, r1c2 and r1c3 is 4 or 5".
  std::string hold_none(std::span<const CellId>, DigitSet) const;

 private:
  const Names& names_;

  std::string of_grid(const House&) const;
  // The word before the last digit of a list: Spanish says "6 o 7", but "7 u 8".
  std::string_view before(std::string_view digit, std::string_view last) const;
  bool stands_alone(const House&) const;

  struct Label {
    CellId cell;
    std::string_view words;
  };
  std::map<CellId, Label> labelled_;  // by cell beside the grid
  std::vector<int> compass_;  // by grid: its index in Catalogue::compass; empty if positions are
                              // ambiguous
};

/// Capitalises the text, unless it begins with a cell's name.
std::string capital(std::string text);

}  // namespace clew::words
