// The words of an explanation: names of cells and houses, digits, and other words, in order. Names
// are looked up by separate code, so that the text can be compared with the intended evidence.
#pragma once

#include <algorithm>
#include <cctype>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "clew/layout.h"
#include "clew/text.h"

namespace clew::test {

struct Word {
  enum Kind { word, cell, houses, mark, line } kind;
  std::string text;           // text of a word or a mark
  CellId cell_id = 0;         // for a cell
  std::vector<HouseId> list;  // houses of "rows 1 and 5"
  int number = 0;             // number of a line
};
using Words = std::vector<Word>;

class Dictionary {
 public:
  explicit Dictionary(const Layout& layout) : layout_(layout) {
    for (CellId c = 0; c < layout.size(); ++c) {
      const Place p = layout.cells()[c].place;
      cells_["r" + std::to_string(p.row + 1) + "c" + std::to_string(p.col + 1)] = c;
    }
    for (HouseId h = 0; h < layout.houses().size(); ++h) {
      const House& house = layout.houses()[h];
      if (house.constraint < 0)
        houses_[{static_cast<int>(house.kind), house.number, house.grid, house.implied}] = h;
    }
    for (std::size_t i = 0; i < layout.constraints().size(); ++i) {
      const Constraint& c = layout.constraints()[i];
      if (c.kind == Constraint::Kind::group || c.cells.empty()) continue;  // explained as houses
      for (HouseId h = 0; h < layout.houses().size(); ++h)
        for (const std::string& called : names_of(i))
          for (const char* article : {"", "the "}) {
            auto& houses = drawn_[article + lower(called)];
            if (layout.houses()[h].constraint == static_cast<int>(i)) houses.push_back(h);
          }
    }
    for (std::size_t g = 0; g < layout.spec().grids.size(); ++g)
      grids_[direction(layout.spec().grids[g])].push_back(static_cast<int>(g) + 1);
    for (Digit d = 1; d <= layout.digits(); ++d) digits_[symbol_of(d)] = d;
  }

  const Layout& layout() const { return layout_; }

  Words read(std::string_view text) const {
    const Words plain = split(text);
    Words words;
    for (std::size_t i = 0; i < plain.size();) {
      Word found;
      std::size_t next = drawn_at(plain, i, found);
      if (next > i && found.list.empty()) {
        words.insert(words.end(), &plain[i], &plain[i] + (next - i));
        i = next;
        continue;
      }
      bool lists_cells = false;
      for (std::size_t k = i; k < next; ++k) lists_cells |= plain[k].text == "in";
      if (next == i) next = house_at(plain, i, found);
      words.push_back(next > i ? found : plain[i]);
      if (lists_cells) words.insert(words.end(), &plain[i] + 1, &plain[i] + (next - i));
      i = next > i ? next : i + 1;
    }
    return words;
  }

  /// The digit that the word is, or 0.
  Digit digit(const Word& w) const {
    const bool one = w.text.size() == 1 || (w.text.size() == 2 && w.text[1] == 's');  // "5s"
    if (w.kind != Word::word || !one) return 0;
    const auto it = digits_.find(w.text[0]);
    return it == digits_.end() ? Digit{0} : it->second;
  }

 private:
  static constexpr std::size_t most_words_of_a_name = 13;

  // "cage 4", "20-cage at r6c8", "region sum line from r1c1", "region sum line from r1c1 to r1c4".
  std::vector<std::string> names_of(std::size_t i) const {
    const Constraint& c = layout_.constraints()[i];
    std::string kind(name(c.kind));
    const auto at = [&](CellId cell) { return layout_.cell_name(cell); };
    std::vector<std::string> names{layout_.constraint_name(i)};
    if (c.kind == Constraint::Kind::cage && c.values.size() == 1)
      kind = std::to_string(c.values[0]) + "-" + kind;
    names.push_back(kind + " at " + at(std::ranges::min(c.cells)));
    names.push_back(kind + " from " + at(c.cells.front()));
    names.push_back(names.back() + " to " + at(c.cells.back()));
    std::string in = kind + " in";
    for (std::size_t k = 0; k < c.cells.size(); ++k)
      in += (k == 0 ? " " : k + 1 == c.cells.size() ? " and " : " , ") + at(c.cells[k]);
    names.push_back(in);
    return names;
  }

  std::string direction(const SubGrid& g) const {
    const int down = 2 * g.at.row + g.height - layout_.rows();
    const int right = 2 * g.at.col + g.width - layout_.cols();
    const std::string first = down < 0 ? "north" : down > 0 ? "south" : "";
    const std::string second = right < 0 ? "west" : right > 0 ? "east" : "";
    if (first.empty() && second.empty()) return "middle";
    return first.empty() || second.empty() ? first + second : first + "-" + second;
  }

  Words split(std::string_view text) const {
    Words words;
    bool line_start = true;
    for (std::size_t i = 0; i < text.size();) {
      const char ch = text[i];
      if (std::isalnum(static_cast<unsigned char>(ch))) {
        std::size_t end = i;
        while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) ||
                                     (text[end] == '-' && end + 1 < text.size() &&
                                      std::isalpha(static_cast<unsigned char>(text[end + 1])))))
          ++end;
        const std::string piece(text.substr(i, end - i));
        const auto cell = cells_.find(piece);
        const bool number = line_start && end + 1 < text.size() && text[end] == '.' &&
                            text[end + 1] == ' ' && is_number(piece);
        if (cell != cells_.end())
          words.push_back({Word::cell, piece, cell->second, {}, 0});
        else if (number)
          words.push_back({Word::line, piece, 0, {}, std::stoi(piece)}), ++end;
        else
          words.push_back({Word::word, piece, 0, {}, 0});
        i = end;
        line_start = false;
      } else {
        if (ch != ' ') words.push_back({Word::mark, std::string(1, ch), 0, {}, 0});
        line_start = ch == '\n' || (line_start && ch == ' ');
        ++i;
      }
    }
    return words;
  }

  static std::string lower(std::string text) {
    for (char& ch : text) ch = static_cast<char>(std::tolower(static_cast<unsigned char>(ch)));
    return text;
  }

  static bool is_number(const std::string& text) {
    return !text.empty() && text.size() < 6 &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  }

  // "cage 4", "region sum line 2": the place after it, or i when there is none. Not every one is a house.
  std::size_t drawn_at(const Words& words, std::size_t i, Word& found) const {
    found = {Word::houses, {}, 0, {}, 0};
    std::string called;
    std::size_t end = i;
    for (std::size_t k = i; k < i + most_words_of_a_name && k < words.size(); ++k) {
      called += (k > i ? " " : "") + lower(words[k].text);
      const auto it = drawn_.find(called);
      if (it == drawn_.end()) continue;
      found.list = it->second;
      end = k + 1;
    }
    return end;
  }

  // "rows 1, 2 and 5 of the north-east grid": the place after it, or i when there is none.
  std::size_t house_at(const Words& words, std::size_t i, Word& found) const {
    auto text = [&](std::size_t k) { return k < words.size() ? words[k].text : std::string(); };
    std::size_t at = i;
    found = {Word::houses, {}, 0, {}, 0};
    const bool implied = text(at) == "hidden" || text(at) == "Hidden";
    at += implied;
    std::vector<int> numbers;
    int kind = -1;
    if ((text(at) == "the" || text(at) == "The") &&
        ((text(at + 1) == "main" && text(at + 2) == "diagonal") ||
         text(at + 1) == "anti-diagonal")) {
      const bool main = text(at + 1) == "main";
      kind = static_cast<int>(HouseKind::diagonal);
      numbers.push_back(main ? 1 : 2);
      at += main ? 3 : 2;
    } else {
      static const std::map<std::string, std::pair<int, bool>> kinds = {
          {"row", {0, false}},      {"rows", {0, true}},      {"column", {1, false}},
          {"columns", {1, true}},   {"box", {2, false}},      {"boxes", {2, true}},
          {"region", {3, false}},   {"regions", {3, true}},   {"diagonal", {4, false}},
          {"diagonals", {4, true}}, {"window", {5, false}},   {"windows", {5, true}},
          {"group", {6, false}},    {"groups", {6, true}},    {"Row", {0, false}},
          {"Rows", {0, true}},      {"Column", {1, false}},   {"Columns", {1, true}},
          {"Box", {2, false}},      {"Boxes", {2, true}},     {"Region", {3, false}},
          {"Regions", {3, true}},   {"Diagonal", {4, false}}, {"Diagonals", {4, true}},
          {"Window", {5, false}},   {"Windows", {5, true}},   {"Group", {6, false}},
          {"Groups", {6, true}}};
      const auto it = kinds.find(text(at));
      if (it == kinds.end() || !is_number(text(at + 1))) return i;
      kind = it->second.first;
      numbers.push_back(std::stoi(text(at + 1)));
      at += 2;
      while (it->second.second) {
        const bool last = text(at) == "and" || text(at) == "or";
        if ((!last && text(at) != ",") || !is_number(text(at + 1))) break;
        numbers.push_back(std::stoi(text(at + 1)));
        at += 2;
        if (last) break;
      }
    }
    int grid = layout_.spec().grids.size() > 1 ? -1 : 0;
    if (text(at) == "of" && text(at + 1) == "grid" && is_number(text(at + 2))) {
      grid = std::stoi(text(at + 2));
      at += 3;
    } else if (text(at) == "of" && text(at + 1) == "the" && text(at + 3) == "grid") {
      const auto it = grids_.find(text(at + 2));
      if (it == grids_.end() || it->second.size() != 1) return i;
      grid = it->second[0];
      at += 4;
    }
    for (int number : numbers) {
      auto it = houses_.find({kind, number, std::max(grid, 0), implied});
      if (it == houses_.end()) return i;
      found.list.push_back(it->second);
    }
    return at;
  }

  const Layout& layout_;
  std::map<std::string, CellId> cells_;
  std::map<std::tuple<int, int, int, bool>, HouseId> houses_;
  std::map<std::string, std::vector<HouseId>>
      drawn_;  // cages and the like, with the house that each is
  std::map<std::string, std::vector<int>> grids_;
  std::map<char, Digit> digits_;
};

}  // namespace clew::test
