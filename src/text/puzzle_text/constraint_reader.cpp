#include <fmt/format.h>
#include <algorithm>

#include "model/kinds.h"
#include "text/place.h"
#include "text/puzzle_text/constraint_words.h"
#include "text/puzzle_text/quotes.h"

namespace clew::text {
namespace {

using Kind = Constraint::Kind;

constexpr std::size_t most_cells = 65'536;
constexpr int deepest = 16;

bool is_end(std::string_view word) {
  return word.empty() || word == "or" || word == "and" || word == "}";
}

// Cuts "12" or "-12" off the text.
std::optional<int> take_int(std::string_view& text) {
  const bool minus = text.starts_with('-');
  std::size_t n = minus;
  while (n < text.size() && text[n] >= '0' && text[n] <= '9') ++n;
  if (n == static_cast<std::size_t>(minus) || n > 10) return {};
  const int value = number(text.substr(minus, n - minus));
  if (value < 0) return {};
  text.remove_prefix(n);
  return minus ? -value : value;
}

bool cut(std::string_view& text, char c) {
  if (!text.starts_with(c)) return false;
  text.remove_prefix(1);
  return true;
}

class Reader {
 public:
  Reader(const Piece& piece, const LayoutSpec& spec, std::string_view rest)
      : piece_(piece), spec_(spec), rest_(rest) {
    next();
  }

  Expected<ConstraintSpec> constraint(Kind kind, int depth = 0);
  Expected<void> end() const {
    if (word_.empty()) return {};
    return error(fmt::format("{} stands where the line should end", quoted(word_)));
  }

 private:
  // A word, or a text in quotes.
  void next() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
    if (!rest_.starts_with('"')) {
      word_ = take_word(rest_);
      return;
    }
    word_ = rest_.substr(0, size_of_quoted(rest_));
    rest_.remove_prefix(word_.size());
  }
  std::unexpected<Error> error(std::string reason) const {
    return fail_at(piece_, word_.empty() ? rest_.data() : word_.data(), std::move(reason));
  }
  Expected<ConstraintSpec> either(int depth);
  Expected<void> item(ConstraintSpec&);
  Expected<bool> line(ConstraintSpec&);
  Expected<bool> numbers(ConstraintSpec&);
  bool modification(ConstraintSpec&) const;
  Expected<void> cells(ConstraintSpec&, std::string_view);

  const Piece& piece_;
  const LayoutSpec& spec_;
  std::string_view rest_, word_;
};

Expected<ConstraintSpec> Reader::constraint(Kind kind, int depth) {
  ConstraintSpec result{kind};
  if (kind == Kind::either) return either(depth);
  for (; !is_end(word_); next())
    if (auto ok = item(result); !ok) return std::unexpected(ok.error());
  return result;
}

Expected<ConstraintSpec> Reader::either(int depth) {
  if (depth > deepest) return error("choices lie within choices too often");
  ConstraintSpec result{Kind::either};
  for (;;) {
    const bool braces = word_ == "{";
    if (braces) next();
    const Kind kind = kind_of(word_);
    if (kind == Kind::count || kind == Kind::custom)
      return error(word_.empty() ? "a constraint is missing"
                                 : fmt::format("{} is no constraint's word", quoted(word_)));
    if (kind == Kind::either && !braces)
      return error("a choice within a choice stands in braces: { either … or … }");
    next();
    auto inner = constraint(kind, depth + 1);
    if (!inner) return inner;
    result.inner.push_back(std::move(*inner));
    if (braces) {
      if (word_ != "}") return error("a closing brace is missing");
      next();
    }
    if (word_ == "or")
      result.splits.push_back(static_cast<std::uint16_t>(result.inner.size()));
    else if (word_ != "and")
      return result;
    if (result.inner.size() > 10'000) return error("there is too much to choose from");
    next();
  }
}

Expected<void> Reader::item(ConstraintSpec& c) {
  if (word_ == "|") {
    c.splits.push_back(static_cast<std::uint16_t>(c.cells.size()));
    return {};
  }
  if (word_.starts_with('"')) {
    auto label = read_value(piece_, word_);
    if (!label) return std::unexpected(label.error());
    if (!c.label.empty() || label->empty())
      return error("a constraint has one name, of a letter or more");
    c.label = *std::move(label);
    return {};
  }
  if (auto taken = line(c); !taken || *taken)
    return taken ? Expected<void>{} : std::unexpected(taken.error());
  if (auto taken = numbers(c); !taken || *taken)
    return taken ? Expected<void>{} : std::unexpected(taken.error());
  std::string_view word = word_;
  if (row_of(c.kind).values.are == KindRow::Numbers::Are::numbers)
    if (const auto star = word.find('*'); star != word.npos) {
      std::string_view factor = word.substr(0, star);
      const auto value = take_int(factor);
      if (!value || !factor.empty())
        return error(fmt::format("{} is no factor", quoted(word.substr(0, star))));
      if (c.values.empty()) return error("the total stands before the cells");
      c.values.push_back(*value);
      word.remove_prefix(star + 1);
    }
  return cells(c, word);
}

// row 3, right 3
Expected<bool> Reader::line(ConstraintSpec& c) {
  const bool across = word_ == "row" || word_ == "left" || word_ == "right";
  const bool down = word_ == "column" || word_ == "top" || word_ == "bottom";
  if (!across && !down) return false;
  const bool back = word_ == "right" || word_ == "bottom";
  if (spec_.grids.size() != 1)
    return error("whole lines can be named where there is one grid; list the cells");
  const std::string_view name = word_;
  next();
  const SubGrid& grid = spec_.grids[0];
  const int n = number(word_), lines = across ? grid.height : grid.width;
  const int length = across ? grid.width : grid.height;
  if (n < 1 || n > lines)
    return error(fmt::format("{} has a number from 1 to {}, as in `{} 3`", name, lines, name));
  for (int i = 0; i < length; ++i) {
    const int at = back ? length - 1 - i : i;
    c.cells.push_back({grid.at.row + (across ? n - 1 : at), grid.at.col + (across ? at : n - 1)});
  }
  return true;
}

// 2n, -n, n/2, n+1, 0n: a factor, a divisor and an addend.
bool Reader::modification(ConstraintSpec& c) const {
  std::string_view word = word_;
  const bool minus = word.starts_with("-n") && cut(word, '-');
  const auto factor = word.starts_with('n') ? std::optional(minus ? -1 : 1) : take_int(word);
  if (!factor || !cut(word, 'n')) return false;
  const auto divisor = cut(word, '/') ? take_int(word) : std::optional(1);
  if (!divisor) return false;
  const bool adds = cut(word, '+') || word.starts_with('-');
  const auto addend = adds ? take_int(word) : std::optional(0);
  if (!addend || !word.empty()) return false;
  c.values.insert(c.values.end(), {*factor, *divisor, *addend});
  return true;
}

// 15, and the values of particular kinds: 1,2 in relations, 2x5 of counts, 0>1:3,4 and 1! of
// automata, 2n of modifiers.
Expected<bool> Reader::numbers(ConstraintSpec& c) {
  if (row_of(c.kind).values.are == KindRow::Numbers::Are::modifications) return modification(c);
  std::string_view word = word_;
  const auto first = take_int(word);
  if (!first) return false;
  if (word.starts_with('*')) return false;
  const auto bad = [&] { return error(fmt::format("{} is no number or cell", quoted(word_))); };
  auto& values = c.values;
  using Are = KindRow::Numbers::Are;
  const Are are = row_of(c.kind).values.are;
  if (are == Are::relation || are == Are::counts) {
    if (!cut(word, are == Are::counts ? 'x' : ',')) return bad();
    const auto second = take_int(word);
    if (!second || !word.empty()) return bad();
    values.insert(values.end(), {*first, *second});
    return true;
  }
  if (are == Are::automaton) {
    if (word == "!") {
      values.insert(values.end(), {*first, -1, 0});
      return true;
    }
    if (!cut(word, '>')) return bad();
    const auto to = take_int(word);
    if (!to || !cut(word, ':')) return bad();
    do {
      const auto digit = take_int(word);
      if (!digit) return bad();
      values.insert(values.end(), {*first, *to, *digit});
    } while (cut(word, ','));
    return word.empty() ? Expected<bool>(true) : bad();
  }
  if (!word.empty()) return bad();
  values.push_back(*first);
  return true;
}

// r1c1, or r1c1-r1c5 in that order.
Expected<void> Reader::cells(ConstraintSpec& c, std::string_view word) {
  const auto range = range_of(word);
  if (!range)
    return error(
        fmt::format("{} is no cell; cells are called r1c1, ranges r1c1-r1c5", quoted(word)));
  const auto [first, last] = *range;
  const int height = std::abs(last.row - first.row) + 1;
  const int width = std::abs(last.col - first.col) + 1;
  const int down = last.row < first.row ? -1 : 1, right = last.col < first.col ? -1 : 1;
  if (c.cells.size() + static_cast<std::size_t>(height) * static_cast<std::size_t>(width) >=
      most_cells)
    return error("there are too many cells");
  for (int r = 0; r < height; ++r)
    for (int k = 0; k < width; ++k)
      c.cells.push_back({first.row + down * r, first.col + right * k});
  return {};
}

}  // namespace

Expected<ConstraintSpec> read_constraint(const Piece& piece, const LayoutSpec& so_far, Kind kind,
                                         std::string_view rest) {
  const char* at = rest.data();
  Reader reader(piece, so_far, rest);
  auto result = reader.constraint(kind);
  if (!result) return result;
  if (auto ok = reader.end(); !ok) return std::unexpected(ok.error());
  // The number of digits may follow, their values may not.
  const bool ordinary = so_far.values.are_digits();
  if (auto ok = check(*result, ordinary ? max_digits : so_far.digits, so_far.values); !ok)
    return fail_at(piece, at, ok.error().reason);
  return result;
}

}  // namespace clew::text
