#include "logic/words/speech.h"

#include <algorithm>
#include <set>

#include "logic/words/rules.h"

namespace clew::words {
namespace {

// By their middles, if no two grids lie the same way from the middle of all.
std::vector<int> compass_of(const LayoutSpec& spec) {
  if (spec.grids.size() < 2) return {};
  auto middle = [](const SubGrid& g) {
    return std::pair{2 * g.at.row + g.height, 2 * g.at.col + g.width};
  };
  auto [top, left] = middle(spec.grids[0]);
  auto [bottom, right] = middle(spec.grids[0]);
  for (const SubGrid& g : spec.grids) {
    const auto [row, col] = middle(g);
    top = std::min(top, row), bottom = std::max(bottom, row);
    left = std::min(left, col), right = std::max(right, col);
  }
  auto third = [](int low, int at, int high) {
    return 1 + (2 * at > low + high) - (2 * at < low + high);
  };
  std::vector<int> result;
  for (const SubGrid& g : spec.grids) {
    const auto [row, col] = middle(g);
    result.push_back(3 * third(top, row, bottom) + third(left, col, right));
  }
  const std::set<int> different(result.begin(), result.end());
  return different.size() == result.size() ? result : std::vector<int>{};
}

}  // namespace

Speech::Speech(const Catalogue& catalogue, const Layout& on)
    : words(catalogue),
      layout(on),
      names_(names_of(catalogue.language)),
      compass_(compass_of(on.spec())) {
  for (const Constraint& c : on.constraints()) {
    const bool flags = c.kind == Constraint::Kind::modifier;
    if (!flags && c.kind != Constraint::Kind::chaos) continue;
    for (std::size_t i = 0; i < c.splits[0]; ++i)
      if (const CellId label = c.cells[c.splits[0] + i]; on.houses_of(label).empty())
        labelled_.emplace(label, Label{c.cells[i], flags ? words.flag_of : words.region_of});
  }
}

std::string Speech::cell(CellId c) const {
  if (labelled_.empty()) return layout.cell_name(c);
  const auto of = labelled_.find(c);
  return of == labelled_.end()
             ? layout.cell_name(c)
             : say(of->second.words, {{"cell", layout.cell_name(of->second.cell)}});
}

std::string Speech::say(std::string_view sentence, std::initializer_list<Fill> fills) const {
  std::string text;
  text.reserve(2 * sentence.size());
  say(text, sentence, fills);
  return text;
}

void Speech::say(std::string& text, std::string_view sentence,
                 std::initializer_list<Fill> fills) const {
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    text += sentence.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = sentence.find('}', open);
    const std::string_view key = sentence.substr(open + 1, close - open - 1);
    const auto* fill =
        std::find_if(fills.begin(), fills.end(), [&](const Fill& f) { return f.first == key; });
    text += fill == fills.end() || fill->second.empty() ? hole : fill->second;
    sentence.remove_prefix(close + 1);
  }
}

std::string Speech::digit(Digit d) const { return d == 0 ? std::string(hole) : layout.symbol(d); }

std::string Speech::value(int number) const {
  const Digit d = layout.digit_of(number);
  return d == 0 ? std::to_string(number) : layout.symbol(d);
}

std::string Speech::number(std::size_t n) const {
  return n < words.numbers.size() ? std::string(words.numbers[n]) : std::to_string(n);
}

std::string Speech::join(const std::vector<std::string>& items, std::string_view last) const {
  if (items.empty()) return std::string(hole);
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i) text += i + 1 == items.size() ? last : words.comma;
    text += items[i];
  }
  return text;
}

std::string Speech::list(const std::vector<std::string>& items) const {
  return items.size() < 3 ? join(items, words.both) : clauses(items);
}

std::string Speech::clauses(const std::vector<std::string>& items) const {
  std::string text;
  for (const std::string& item : items) {
    if (!text.empty()) text += words.semicolon;
    text += item;
  }
  return text;
}

std::string Speech::cells(std::span<const CellId> list, std::string_view last) const {
  std::vector<std::string> items;
  for (CellId c : list) items.push_back(cell(c));
  return join(items, last);
}

std::string_view Speech::before(std::string_view digit, std::string_view last) const {
  const bool begins_with_o = digit == "8" || digit == "11" || digit == "O";
  return begins_with_o && last == words.either ? words.either_before_o : last;
}

std::string Speech::digits(DigitSet set, std::string_view last) const {
  if (set.empty()) return std::string(hole);
  std::string text;
  const auto size = static_cast<std::size_t>(set.size());
  text.reserve(4 * size);
  std::size_t i = 0;
  for (Digit d : set) {
    const std::string name = digit(d);
    if (i) text += i + 1 == size ? before(name, last) : words.comma;
    text += name;
    ++i;
  }
  return text;
}

std::string Speech::of_grid(const House& h) const {
  if (!h.grid) return {};
  if (compass_.empty()) return std::string(names_.of_grid) + std::to_string(h.grid);
  return say(words.of_named_grid, {{"n", std::string(words.compass[compass_[h.grid - 1]])}});
}

// Diagonals through a whole grid have names of their own.
bool Speech::stands_alone(const House& h) const {
  return h.kind == HouseKind::diagonal && h.number <= 2 && h.complete;
}

std::string Speech::house(HouseId id) const {
  const House& h = layout.houses()[id];
  if (h.constraint >= 0)
    return rule_name(*this,
                     {Unit::Kind::constraint, 0, static_cast<std::uint16_t>(h.constraint), 0});
  std::string text;
  if (stands_alone(h)) {
    text = h.number == 1 ? names_.main_diagonal : names_.anti_diagonal;
  } else {
    const std::string_view kind = names_.houses[static_cast<std::size_t>(h.kind)];
    text = h.implied ? say(words.hidden, {{"house", kind}}) : std::string(kind);
    text += ' ';
    text += std::to_string(h.number);
  }
  text += of_grid(h);
  return text;
}

std::string Speech::houses(std::span<const HouseId> list, std::string_view last) const {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < list.size();) {
    const House& first = layout.houses()[list[i]];
    std::vector<std::string> numbers;
    for (; i < list.size(); ++i) {
      const House& h = layout.houses()[list[i]];
      if (h.kind != first.kind || h.grid != first.grid || h.implied != first.implied ||
          stands_alone(h) || h.constraint >= 0)
        break;
      numbers.push_back(std::to_string(h.number));
    }
    if (numbers.size() > 1) {
      const std::string_view kinds = words.house_kinds_plural[static_cast<std::size_t>(first.kind)];
      items.push_back(
          (first.implied ? say(words.hidden_plural, {{"house", kinds}}) : std::string(kinds)) +
          " " + join(numbers, last) + of_grid(first));
      continue;
    }
    if (numbers.empty()) ++i;
    items.push_back(house(list[i - 1]));
  }
  return join(items, last);
}

std::string Speech::holds(std::span<const CellId> list, Digit d, bool on) const {
  const std::string_view sentence = list.size() < 2    ? (on ? words.is : words.is_not)
                                    : on               ? words.one_is
                                    : list.size() == 2 ? words.neither_is
                                                       : words.none_is;
  const std::string_view last = sentence == words.neither_is ? words.nor : words.both;
  return say(sentence, {{"cells", cells(list, last)}, {"digits", digit(d)}});
}

std::string Speech::hold_none(std::span<const CellId> list, DigitSet set) const {
  const bool two = list.size() == 2;
  return say(list.size() < 2 ? words.is_not
             : two           ? words.neither_is
                             : words.none_is,
             {{"cells", cells(list, two ? words.nor : words.both)},
              {"digits", digits(set, words.either)}});
}

std::string capital(std::string text) {
  const bool names_cell = text.size() > 1 && text[0] == 'r' && text[1] >= '0' && text[1] <= '9';
  if (!names_cell && !text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

}  // namespace clew::words
