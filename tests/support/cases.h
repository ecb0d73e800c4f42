// Positions for tests of techniques as short text, each with the expected steps and with a change
// after which no step is found. A case is a line or two of a table:
//
//   {"skyscraper", "6x6", ".oo... .x..oo .o..!o ..o.o. o..o.. o..o.."}
//   {"xyz-wing", "9x9", "r1c1 = 123; r1c8 = 13; r3c2 = 23", "r1c2 r1c3<>3", "r3c2 + 4"}
//
// A position is statements divided by semicolons. All cells are open and can hold anything, until:
//   .o.x …               digit 1 is possible only at o or x; a word for each row. The expected
//                        step removes it from each x, or sets it at each =. With a 1 in the cell
//                        of the ! as well, no step is found.
//   row 3: 12 at r3c1 …  in that house these digits are possible in these cells only
//   r1c1 r1c2 = 123      candidates of these cells; with + and - some more, or fewer
//   r1c1 is 5            a value that was not given
//   rule cage 17 r1c1 …  a constraint of the layout, in the words of puzzle text
//   given 53..7.…        givens: rows as long as the number of digits, from the upper left corner
// Digits are 1-9 and A-Z. A layout is a name of the catalogue or "jigsaw-6x6:" with its regions.
#pragma once

#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "clew/technique.h"
#include "clew/text.h"
#include "support/position.h"

namespace clew::test {

struct Case {
  const char *technique, *layouts, *position;  // the result is the same on all these layouts
  /// Placements and eliminations, "r1c1=5 r1c2 r1c3<>12"; "error"; or "nothing". None: the map's.
  const char* expected = nullptr;
  const char* silent = nullptr;  // more statements, after which nothing is found

  std::vector<std::string> layout_names() const {
    std::istringstream in{layouts};
    std::vector<std::string> names;
    for (std::string name; in >> name;) names.push_back(name);
    return names;
  }
  bool is_silent() const { return expected && std::string_view(expected) == "nothing"; }
};

struct Conclusion {
  std::set<Candidate> placements, eliminations;
  friend bool operator==(const Conclusion&, const Conclusion&) = default;
};

/// The position of a case's text.
class CasePosition {
 public:
  CasePosition(std::string_view layout, std::string_view text)
      : position_(layout_with_rules(layout, text)) {
    std::istringstream in{std::string(text)};
    for (std::string statement; std::getline(in, statement, ';');)
      if (rule_of(statement).empty()) read(statement);
    position_.set(grid_, givens_);
  }

  const Position& position() const { return position_; }
  /// Returns the conclusion drawn in the map.
  const Conclusion& shown() const { return shown_; }
  bool has_silent_cell() const { return silent_ >= 0; }
  /// Returns the position with the candidate of the `!`.
  Position silenced() const {
    Position p = position_;
    Grid grid = p.grid();
    grid.candidates[static_cast<std::size_t>(silent_)].add(1);
    return p.set(grid, givens_);
  }

  static Digit digit(char ch) {
    if (ch >= '1' && ch <= '9') return static_cast<Digit>(ch - '0');
    if (ch >= 'A' && ch <= 'Z') return static_cast<Digit>(ch - 'A' + 10);
    return 0;
  }
  static DigitSet digits(std::string_view symbols) {
    DigitSet set;
    for (char ch : symbols) {
      EXPECT_TRUE(digit(ch)) << symbols;
      if (digit(ch)) set.add(digit(ch));
    }
    return set;
  }

 private:
  static std::string rule_of(std::string statement) {
    statement.erase(0, statement.find_first_not_of(' '));
    return statement.starts_with("rule ") ? statement.substr(5) : std::string();
  }
  static LayoutPtr layout_with_rules(std::string_view name, std::string_view text) {
    constexpr std::string_view jigsaw = "jigsaw-6x6:";
    if (name.starts_with(jigsaw)) {
      const auto read =
          read_puzzle("sudoku 1\ngrid 6x6 regions " + std::string(name.substr(jigsaw.size())) +
                      "\ngivens\n" + std::string(36, '.'));
      EXPECT_TRUE(read) << name << (read ? "" : read.error().reason);
      return read ? read->layout : layout_named("6x6");
    }
    std::string lines;
    std::istringstream in{std::string(text)};
    for (std::string statement; std::getline(in, statement, ';');)
      if (const std::string rule = rule_of(statement); !rule.empty()) lines += rule + "\n";
    return lines.empty() ? layout_named(name) : layout_with(name, lines);
  }
  void read(const std::string& statement) {
    std::istringstream in(statement);
    std::string word;
    if (!(in >> word)) return;
    if (word.find_first_not_of(".ox=!") == std::string::npos) return read_map(statement);
    if (word == "given") return read_givens(in);
    if (const auto colon = statement.find(':'); colon != std::string::npos)
      return read_house(statement.substr(statement.find_first_not_of(' '),
                                         colon - statement.find_first_not_of(' ')),
                        statement.substr(colon + 1));
    std::string cells, symbols;
    for (; word != "=" && word != "+" && word != "-" && word != "is";
         cells += word + " ", in >> word)
      ASSERT_TRUE(in) << statement;
    in >> symbols;
    if (word == "is") return place(position_.id(cells.substr(0, cells.size() - 1)), symbols[0]);
    for (CellId c : position_.ids(cells)) {
      DigitSet& set = grid_.candidates[c];
      const DigitSet named = digits(symbols);
      set = word == "=" ? named : word == "+" ? set | named : set - named;
    }
  }
  void read_map(const std::string& rows) {
    std::istringstream in(rows);
    const Layout& layout = *position_.layout();
    int row = 0;
    for (std::string symbols; in >> symbols; ++row)
      for (std::size_t col = 0; col < symbols.size(); ++col) {
        const int c = layout.at({row, static_cast<int>(col)});
        if (c < 0) continue;
        const auto cell = static_cast<CellId>(c);
        const char ch = symbols[col];
        if (ch == 'x') shown_.eliminations.insert({cell, 1});
        if (ch == '=') shown_.placements.insert({cell, 1});
        if (ch == '!') silent_ = c;
        if (ch == '.' || ch == '!') grid_.candidates[cell].remove(1);
      }
    EXPECT_EQ(row, layout.rows());
  }
  void read_givens(std::istringstream& in) {
    std::string symbols;
    in >> symbols;
    for (std::size_t i = 0; i < symbols.size(); ++i)
      if (const Digit d = digit(symbols[i])) {
        const auto n = static_cast<std::size_t>(position_.layout()->digits());
        const int c = position_.layout()->at({static_cast<int>(i / n), static_cast<int>(i % n)});
        givens_[static_cast<std::size_t>(c)] = d;
        place(static_cast<CellId>(c), symbols[i]);
      }
  }
  void read_house(const std::string& house, const std::string& rest) {
    std::istringstream in(rest);
    std::string symbols, at, cells;
    in >> symbols >> at;
    std::getline(in, cells);
    const auto keep = position_.ids(cells);
    for (CellId c : position_.layout()->houses()[position_.house(house)].cells)
      if (std::find(keep.begin(), keep.end(), c) == keep.end())
        grid_.candidates[c] = grid_.candidates[c] - digits(symbols);
  }
  void place(CellId cell, char symbol) {
    const Candidate placement{cell, digit(symbol)};
    Step step;
    step.placements = {&placement, 1};
    apply(*position_.layout(), step, grid_);
  }

  Position position_;
  Grid grid_ = position_.grid();
  std::vector<Digit> givens_ = std::vector<Digit>(grid_.values.size());
  Conclusion shown_;
  int silent_ = -1;
};

/// "r1c1=5 r1c2 r1c3<>12": digits as symbols.
inline Conclusion conclusion_of(const Position& position, std::string_view text) {
  Conclusion result;
  if (text == "error") return result;
  std::istringstream in{std::string(text)};
  std::vector<CellId> cells;
  for (std::string word; in >> word;) {
    const auto at = word.find_first_of("<=");
    cells.push_back(position.id(word.substr(0, at)));
    if (at == std::string::npos) continue;
    const bool placed = word[at] == '=';
    for (Digit d : CasePosition::digits(std::string_view(word).substr(at + (placed ? 1 : 2))))
      for (CellId c : cells) (placed ? result.placements : result.eliminations).insert({c, d});
    cells.clear();
  }
  return result;
}

}  // namespace clew::test
