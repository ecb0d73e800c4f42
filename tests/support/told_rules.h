// Names of rules in a text: each rule of a step's evidence must be told, by its place or its number.
#pragma once

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "clew/evidence.h"
#include "constraints/pieces.h"

namespace clew::test {

class ToldRules {
 public:
  explicit ToldRules(const Layout& layout) : layout_(layout) {}

  /// Returns the fault of a text; empty: none. A rule is told as "the 20-cage at r6c8"; a rule of the whole
  /// layout by the names of its cells.
  std::string fault(const Step& step, const std::string& text) const {
    for (const Fact& fact : step.facts) {
      if (fact.unit.kind != Unit::Kind::constraint) continue;
      const Constraint& c = layout_.constraints()[fact.unit.a];
      const std::string plain = lower(text);
      if (fact.unit.b) {
        const auto piece = constraints::piece_of(layout_, fact.unit.a, fact.unit.b);
        if (!piece) return "no such part of a rule";
        if (c.kind == Constraint::Kind::chaos) {
          const std::string told =
              piece->parts.regions.empty() ? "order of" : "region " + std::to_string(fact.unit.b);
          if (plain.find(told + ' ') == std::string::npos) return "a region is not told: " + told;
          continue;
        }
        if (c.kind == Constraint::Kind::modifier) {
          const Digit flag = !piece->parts.somes.empty()
                                 ? piece->parts.somes[0].literals[0].digits.first()
                             : !piece->parts.regions.empty() ? piece->parts.regions[0].label
                                                             : Digit{0};
          const std::string told = flag ? modified(c, flag) : "flags of cells";
          if (plain.find(told) == std::string::npos) return "a modifier is not told: " + told;
          continue;
        }
        for (const CellId cell : piece->cells)
          if (plain.find(layout_.cell_name(cell)) == std::string::npos)
            return "a rule is not told: its cell " + layout_.cell_name(cell);
        continue;
      }
      if (c.kind == Constraint::Kind::either && plain.find("the choice ") != std::string::npos) {
        if (const std::string wrong = choice(c, plain); !wrong.empty()) return wrong;
        continue;
      }
      const std::string called = lower(std::string(name(c.kind)));
      const bool told = marks.has(c.kind) ? plain.find(mark(c)) != std::string::npos
                                          : is_placed(plain, called, c) ||
                                                numbers_of(plain, called).contains(c.number);
      if (!told) return "a rule is not told: " + called + " " + std::to_string(c.number);
    }
    return {};
  }

 private:
  static std::string lower(std::string text) {
    for (char& ch : text) ch = static_cast<char>(std::tolower(static_cast<unsigned char>(ch)));
    return text;
  }

  // "the choice for r1c1 and r1c2", "the choice at r1c1", or its number.
  std::string choice(const Constraint& c, const std::string& plain) const {
    std::set<CellId> cells;
    const auto first =
        std::ranges::find_if(c.inner, [](const auto& i) { return !i.cells.empty(); });
    if (first != c.inner.end())
      for (const char* end : {" ", ",", ".", ";"})
        if (plain.find("the choice at " + layout_.cell_name(first->cells[0]) + end) !=
            std::string::npos)
          return {};
    for (const Constraint& inner : c.inner) cells.insert(inner.cells.begin(), inner.cells.end());
    if (numbers_of(plain, "either").contains(c.number)) return {};
    for (std::size_t at = plain.find("the choice for "); at != std::string::npos;
         at = plain.find("the choice for ", at + 1)) {
      const std::string part = plain.substr(at, 15 + 8 * cells.size());
      if (std::ranges::all_of(cells, [&](CellId cell) {
            return part.find(layout_.cell_name(cell)) != std::string::npos;
          }))
        return {};
    }
    return "a choice is not told: either " + std::to_string(c.number);
  }

  static std::string modified(const Constraint& c, Digit flag) {
    const std::vector<int> v(c.values.begin() + 3 * (flag - 2), c.values.begin() + 3 * (flag - 1));
    if (v == std::vector{2, 1, 0}) return "doubler";
    if (v == std::vector{1, 2, 0}) return "halver";
    if (v == std::vector{-1, 1, 0}) return "negator";
    return v == std::vector{0, 1, 0} ? "zero cell" : "n";
  }

  // "cage at r6c8", "arrow from r4c3", "cage in r1c1 and r1c2".
  bool is_placed(const std::string& text, const std::string& called, const Constraint& c) const {
    return std::ranges::any_of(c.cells, [&](CellId cell) {
      const std::string at = layout_.cell_name(cell);
      for (const char* word : {" at ", " from ", " in "})
        for (const char* end : {" ", ",", ".", ";"})
          if (text.find(called + word + at + end) != std::string::npos) return true;
      return false;
    });
  }

  static constexpr Kinds marks{Constraint::Kind::difference, Constraint::Kind::ratio,
                               Constraint::Kind::pair_sum, Constraint::Kind::greater};

  // "white dot between r1c1 and r1c2".
  std::string mark(const Constraint& c) const {
    const bool xv = c.kind == Constraint::Kind::pair_sum;
    const std::string noun = c.kind == Constraint::Kind::difference ? "white dot"
                             : c.kind == Constraint::Kind::ratio    ? "black dot"
                             : !xv                                  ? "inequality"
                             : c.values[0] == 5                     ? "v"
                             : c.values[0] == 10                    ? "x"
                                                                    : "sum";
    return noun + " between " + layout_.cell_name(c.cells[0]) + " and " +
           layout_.cell_name(c.cells[1]);
  }

  // From "cage 4" and "cages 1, 2 and 6": 1, 2, 4 and 6.
  static std::set<int> numbers_of(const std::string& text, const std::string& kind) {
    std::set<int> numbers;
    for (std::size_t at = text.find(kind); at != std::string::npos; at = text.find(kind, at + 1)) {
      std::size_t i = at + kind.size();
      const std::string_view so_far = std::string_view(text).substr(0, i);
      if (so_far.ends_with("rellik " + kind) || so_far.ends_with("equality " + kind)) continue;
      for (const std::string_view ending : {"es ", "s ", " "})
        if (text.compare(i, ending.size(), ending) == 0) {
          i += ending.size();
          break;
        }
      while (i < text.size() && std::isdigit(static_cast<unsigned char>(text[i]))) {
        std::size_t end = i;
        while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end]))) ++end;
        numbers.insert(std::stoi(text.substr(i, end - i)));
        i = end;
        for (const std::string_view join : {", ", " and ", " or "})
          if (text.compare(i, join.size(), join) == 0) {
            i += join.size();
            break;
          }
      }
    }
    return numbers;
  }

  const Layout& layout_;
};

}  // namespace clew::test
