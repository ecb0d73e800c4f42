#include "text/iss_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "text/iss_codes.h"
#include "text/links.h"
#include "text/piece.h"

namespace clew::text::iss {
namespace {

using Kind = Constraint::Kind;
using Cells = std::vector<Place>;

constexpr Rule table[] = {
    {"AntiKnight", Kind::antiknight, Form::flag},
    {"AntiKing", Kind::antiking, Form::flag},
    {"AntiConsecutive", Kind::nonconsecutive, Form::flag},
    {"AntiTaxicab", Kind::antitaxicab, Form::flag},
    {"GlobalEntropy", Kind::global_entropy, Form::flag},
    {"GlobalMod", Kind::global_modular, Form::flag},
    {"DutchFlatmates", Kind::flatmates, Form::flag},
    {"AllDifferent", Kind::group, Form::line},
    {"Thermo", Kind::thermometer, Form::line},
    {"Palindrome", Kind::palindrome, Form::line},
    {"Renban", Kind::renban, Form::line},
    {"Between", Kind::between, Form::line},
    {"Entropic", Kind::entropic, Form::line},
    {"EqualityCage", Kind::equality_cage, Form::line},
    {"Zipper", Kind::zipper, Form::line},
    {"DoubleArrow", Kind::double_arrow, Form::line},
    {"CountingCircles", Kind::counting_circles, Form::line},
    {"ValueIndexing", Kind::value_indexing, Form::line},
    {"RegionSumLine", Kind::region_sum, Form::line},
    {"CountDistinct", Kind::count_distinct, Form::line},
    {"Arrow", Kind::arrow, Form::line},
    {"Whisper", Kind::whispers, Form::number_line},
    {"Modular", Kind::modular, Form::number_line},
    {"Lockout", Kind::lockout, Form::number_line},
    {"SumLine", Kind::sum_line, Form::number_line},
    {"Cage", Kind::cage, Form::number_line},
    {"RellikCage", Kind::rellik, Form::number_line},
    {"Lunchbox", Kind::lunchbox, Form::number_line},
    {"PillArrow", Kind::arrow, Form::number_line},
    {"SameValues", Kind::same_values, Form::number_line},
    {"ContainAtLeast", Kind::contain, Form::digits},
    {"ContainExact", Kind::contain_exactly, Form::digits},
    {"WhiteDot", Kind::difference, Form::neighbours},
    {"BlackDot", Kind::ratio, Form::neighbours},
    {"GreaterThan", Kind::greater, Form::neighbours},
    {"X", Kind::pair_sum, Form::neighbours},
    {"V", Kind::pair_sum, Form::neighbours},
    {"Pair", Kind::pair, Form::relation},
    {"PairX", Kind::every_pair, Form::relation},
    {"Binary", Kind::pair, Form::relation},
    {"BinaryX", Kind::every_pair, Form::relation},
    {"NFA", Kind::automaton, Form::relation},
    {"Regex", Kind::automaton, Form::relation},
    {"XSum", Kind::x_sum, Form::outside},
    {"Skyscraper", Kind::skyscraper, Form::outside},
    {"HiddenSkyscraper", Kind::hidden_skyscraper, Form::outside},
    {"NumberedRoom", Kind::numbered_room, Form::outside},
    {"FullRank", Kind::full_rank, Form::outside},
    {"Sandwich", Kind::sandwich, Form::special},
    {"LittleKiller", Kind::little_killer, Form::special},
    {"Sum", Kind::sum, Form::special},
    {"LookAndSay", Kind::look_and_say, Form::special},
    {"Quad", Kind::quadruple, Form::special},
    {"EqualSum", Kind::equal_sums, Form::special},
    {"Indexing", Kind::row_indexer, Form::special},
};

// Lines of one cell say nothing.
constexpr Kinds of_steps{Kind::thermometer, Kind::palindrome, Kind::between,  Kind::entropic,
                         Kind::zipper,      Kind::whispers,   Kind::modular,  Kind::pair,
                         Kind::every_pair,  Kind::region_sum, Kind::lunchbox, Kind::lockout};

// What means the same whatever the least digit is called.
constexpr Kinds whatever_the_least{Kind::antiknight,
                                   Kind::antiking,
                                   Kind::nonconsecutive,
                                   Kind::global_modular,
                                   Kind::group,
                                   Kind::thermometer,
                                   Kind::palindrome,
                                   Kind::renban,
                                   Kind::between,
                                   Kind::zipper,
                                   Kind::equality_cage,
                                   Kind::double_arrow,
                                   Kind::region_sum,
                                   Kind::arrow,
                                   Kind::whispers,
                                   Kind::modular,
                                   Kind::lockout,
                                   Kind::cage,
                                   Kind::same_values,
                                   Kind::contain,
                                   Kind::contain_exactly,
                                   Kind::difference,
                                   Kind::greater,
                                   Kind::pair_sum,
                                   Kind::pair,
                                   Kind::every_pair,
                                   Kind::automaton,
                                   Kind::full_rank,
                                   Kind::little_killer,
                                   Kind::sum,
                                   Kind::look_and_say,
                                   Kind::quadruple,
                                   Kind::equal_sums,
                                   Kind::counting_circles,
                                   Kind::skyscraper,
                                   Kind::ratio};

constexpr Kinds of_dots{Kind::difference, Kind::ratio};
constexpr Kinds of_two = of_dots | Kinds{Kind::pair_sum, Kind::clone};

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto end = std::min(text.find(at), text.size());
    parts.push_back(text.substr(0, end));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

class RuleReader {
 public:
  RuleReader(const Rule& rule, const Item& item, const Setting& setting, Move move)
      : rule_(rule), item_(item), setting_(setting), shape_(setting.shape), move_(move) {}

  Expected<Specs> read() {
    if (shape_.shift() && !whatever_the_least.has(rule_.kind))
      return wrong("is not understood yet where values count from 0");
    if (auto ok = read_form(); !ok) return std::unexpected(ok.error());
    for (const ConstraintSpec& c : specs_)
      if (auto ok = check(c, shape_.digits); !ok)
        return wrong(fmt::format("is wrong: {}", ok.error().reason));
    return std::move(specs_);
  }

 private:
  std::unexpected<Error> wrong(std::string_view what) const {
    return fail(fmt::format("the rule '{}' {}", rule_.type, what));
  }
  void add(ConstraintSpec c) {
    if (c.cells.size() > 1 || !of_steps.has(c.kind)) specs_.push_back(std::move(c));
  }
  void add(Kind kind, Cells cells, std::vector<int> values = {}) {
    add({.kind = kind, .cells = std::move(cells), .values = std::move(values)});
  }

  /// The cells of the arguments from one on.
  Expected<Cells> cells(std::size_t from) const {
    return cells(std::span(item_.args).subspan(std::min(from, item_.args.size())));
  }
  Expected<Cells> cells(std::span<const std::string_view> names) const {
    Cells result;
    for (std::string_view name : names) {
      const auto place = cell_of(name, shape_, move_);
      if (!place) return wrong(place.error().reason);
      result.push_back(*place);
    }
    if (result.empty()) return wrong("has no cells");
    return result;
  }
  Expected<int> number_at(std::size_t i) const {
    const auto n = i < item_.args.size() ? whole(item_.args[i]) : std::nullopt;
    if (!n)
      return wrong(fmt::format("needs a number, not {}",
                               quoted(i < item_.args.size() ? item_.args[i] : "")));
    return *n;
  }
  /// Digits of values joined with a character.
  Expected<std::vector<int>> digits(std::span<const std::string_view> values) const {
    std::vector<int> result;
    for (std::string_view value : values) {
      const auto n = whole(value);
      const int digit = n ? *n + shape_.shift() : 0;
      if (digit < 1 || digit > shape_.digits)
        return wrong(fmt::format("has a value that is no digit: {}", quoted(value)));
      result.push_back(digit);
    }
    return result;
  }

  /// Σ factor·value = total, of values as ISS counts them; no factors are all 1.
  void add_sum(Cells cells, int total, std::vector<int> factors) {
    for (std::size_t i = 0; i < cells.size(); ++i)
      total += shape_.shift() * (factors.empty() ? 1 : factors[i]);
    factors.insert(factors.begin(), total);
    add(Kind::sum, std::move(cells), std::move(factors));
  }

  Expected<void> read_form() {
    switch (rule_.form) {
      case Form::flag:
        add({.kind = rule_.kind});
        return {};
      case Form::line:
        return read_line(0);
      case Form::number_line:
        return read_number_line();
      case Form::digits: {
        if (item_.args.empty()) return wrong("has no cells");
        const auto values = digits(split(item_.args[0], '_'));
        if (!values) return std::unexpected(values.error());
        return read_line(1, *values);
      }
      case Form::neighbours:
        return read_neighbours();
      case Form::relation:
        return read_relation();
      case Form::outside:
        return read_outside();
      default:
        return read_special();
    }
  }

  Expected<void> read_line(std::size_t from, std::vector<int> values = {}) {
    auto line = cells(from);
    if (!line) return std::unexpected(line.error());
    switch (rule_.kind) {
      case Kind::arrow: {
        const int pill = values.empty() ? 1 : values[0];
        return read_arrow(*std::move(line), pill);
      }
      case Kind::double_arrow:
        if (!shape_.shift()) break;
        {
          std::vector<int> factors(line->size(), 1);
          factors.front() = factors.back() = -1;
          add_sum(*std::move(line), 0, std::move(factors));
        }
        return {};
      case Kind::zipper:
        if (!shape_.shift() || line->size() % 2 == 0) break;
        for (std::size_t i = 0; i < line->size() / 2; ++i)
          add_sum({(*line)[i], (*line)[line->size() - 1 - i], (*line)[line->size() / 2]}, 0,
                  {1, 1, -1});
        return {};
      case Kind::region_sum:
        return read_region_sum(*line);
      case Kind::counting_circles:
        if (!shape_.shift()) break;
        return count_circles(*line);
      case Kind::count_distinct:
        if (line->size() < 2) return wrong("needs two cells or more");
        add({.kind = rule_.kind, .cells = *std::move(line), .splits = {1}});
        return {};
      case Kind::entropic:
        if (shape_.digits != 9) return wrong("needs the digits 1 to 9");
        break;
      default:
        break;
    }
    add(rule_.kind, *std::move(line), std::move(values));
    return {};
  }

  // Where values count from 0 a digit counts as often as one less than itself.
  Expected<void> count_circles(const Cells& circles) {
    for (int d = 1; d <= shape_.digits; ++d) {
      const ConstraintSpec none{.kind = Kind::look_and_say, .cells = circles, .values = {0, d}};
      const ConstraintSpec some{.kind = Kind::look_and_say, .cells = circles, .values = {d - 1, d}};
      if (d == 1)
        add(none);
      else
        add({.kind = Kind::either, .splits = {1}, .inner = {none, some}});
    }
    return {};
  }

  Expected<void> read_arrow(Cells line, int pill) {
    const auto n = static_cast<std::size_t>(pill);
    if (line.size() <= n) return wrong("has no shaft");
    std::sort(line.begin(), line.begin() + pill);  // a number is read row by row
    if (!shape_.shift() && (pill == 1 || shape_.digits <= 9)) {
      add({.kind = Kind::arrow,
           .cells = std::move(line),
           .splits = {static_cast<std::uint16_t>(n)}});
      return {};
    }
    std::vector<int> factors(line.size(), 1);
    for (std::size_t i = n, tens = 1; i-- > 0; tens *= 10) factors[i] = -static_cast<int>(tens);
    if (pill > 1 && shape_.digits - shape_.shift() > 9) {
      std::vector<int> small;
      for (int d = 1; d - shape_.shift() <= 9; ++d) small.push_back(d);
      add(Kind::candidates, Cells(line.begin() + 1, line.begin() + pill), small);
    }
    add_sum(std::move(line), 0, std::move(factors));
    return {};
  }

  Expected<void> add_equal_sums(const std::vector<Cells>& pieces) {
    if (pieces.size() < 2) return {};
    const bool alike = std::ranges::all_of(
        pieces, [&](const Cells& piece) { return piece.size() == pieces[0].size(); });
    if (shape_.shift() && !alike) {
      for (std::size_t i = 1; i < pieces.size(); ++i) {
        Cells both = pieces[0];
        both.insert(both.end(), pieces[i].begin(), pieces[i].end());
        std::vector<int> factors(both.size(), -1);
        std::fill_n(factors.begin(), pieces[0].size(), 1);
        add_sum(std::move(both), 0, std::move(factors));
      }
      return {};
    }
    add(joined(Kind::equal_sums, pieces));
    return {};
  }
  static ConstraintSpec joined(Kind kind, const std::vector<Cells>& lists) {
    ConstraintSpec c{.kind = kind};
    for (const Cells& list : lists) {
      if (!c.cells.empty()) c.splits.push_back(static_cast<std::uint16_t>(c.cells.size()));
      c.cells.insert(c.cells.end(), list.begin(), list.end());
    }
    return c;
  }

  Expected<void> read_region_sum(const Cells& line) {
    if (setting_.regions.empty()) return {};
    std::vector<Cells> pieces;
    const Cells* before = nullptr;
    bool all_known = true;
    for (const Place p : line) {
      const Cells* here = nullptr;
      for (const Cells& region : setting_.regions)
        if (std::ranges::find(region, p) != region.end()) here = &region;
      all_known &= here != nullptr;
      if (pieces.empty() || here != before) pieces.emplace_back();
      pieces.back().push_back(p);
      before = here;
    }
    if (shape_.shift() || !all_known) return add_equal_sums(pieces);
    add(Kind::region_sum, line);
    return {};
  }

  Expected<void> read_number_line() {
    if (item_.args.empty()) return wrong("has no cells");
    const bool left_out = rule_.kind == Kind::whispers && !whole(item_.args[0]);
    auto number = left_out                                            ? 5
                  : item_.args[0].empty() && rule_.kind == Kind::cage ? Expected<int>(0)
                                                                      : number_at(0);
    if (!number) return std::unexpected(number.error());
    int n = *number;
    const std::size_t from = left_out ? 0 : 1;
    switch (rule_.kind) {
      case Kind::cage:
        if (n == 0) return read_line(from);
        n += static_cast<int>(item_.args.size() - from) * shape_.shift();
        break;
      case Kind::whispers:
        if (n == (shape_.digits + 1) / 2) return read_line(from);
        break;
      case Kind::lockout:
        if (n == 4) return read_line(from);
        break;
      case Kind::modular:
        if (n < 1) return wrong("needs a number from 1 on");
        if (n == 3) return read_line(from);
        break;
      case Kind::sum_line:
        return read_sum_line(n);
      case Kind::same_values:
        return read_same_values(n);
      case Kind::arrow:
        if (n != 2 && n != 3) return wrong("has a pill of other than 2 or 3 cells");
        break;
      default:
        break;
    }
    return read_line(from, {n});
  }

  Expected<void> read_sum_line(int n) {
    const bool loop = item_.args.back() == "LOOP";
    auto line = cells(std::span(item_.args).subspan(1, item_.args.size() - 1 - loop));
    if (!line) return std::unexpected(line.error());
    if (line->size() > 2 && line->front() == line->back())
      return wrong("ends where it begins and is no loop");
    if (loop && line->size() > 2) line->push_back(line->front());
    add(Kind::sum_line, *std::move(line), {n});
    return {};
  }

  Expected<void> read_same_values(int sets) {
    auto all = cells(1);
    if (!all) return std::unexpected(all.error());
    const auto n = static_cast<std::size_t>(std::max(sets, 0));
    if (!n || all->size() % n) return wrong("does not divide its cells into lists of one size");
    if (n < 2) return {};
    ConstraintSpec c{.kind = Kind::same_values};
    for (std::size_t i = all->size() / n; i < all->size(); i += all->size() / n)
      c.splits.push_back(static_cast<std::uint16_t>(i));
    c.cells = *std::move(all);
    add(std::move(c));
    return {};
  }

  Expected<void> read_neighbours() {
    const auto all = cells(0);
    if (!all) return std::unexpected(all.error());
    for (std::size_t i = 0; i < all->size(); ++i)
      for (std::size_t j = i + 1; j < all->size(); ++j) {
        const Place a = (*all)[i], b = (*all)[j];
        if (!shape_.adjacent(a, b)) continue;
        if (rule_.kind == Kind::ratio && shape_.shift()) {
          std::vector<int> pairs;
          for (int x = 0; x < shape_.digits; ++x)
            for (int y = 0; y < shape_.digits; ++y)
              if (x == 2 * y || y == 2 * x) pairs.insert(pairs.end(), {x + 1, y + 1});
          add(Kind::pair, {a, b}, std::move(pairs));
        } else if (rule_.kind == Kind::pair_sum) {
          add(rule_.kind, {a, b}, {(rule_.type == "X" ? 10 : 5) + 2 * shape_.shift()});
        } else {
          add(rule_.kind, {a, b});
        }
      }
    if (specs_.empty()) return wrong("joins no neighbours");
    return {};
  }

  /// Lines with names: an empty argument ends a line, one that begins with _ names those after it,
  /// and - cuts a line of an automaton into parts.
  struct Line {
    std::string name;
    Cells cells;
    std::vector<std::size_t> parts{0};
  };
  Expected<std::vector<Line>> lines() const {
    std::vector<Line> all;
    std::string name;
    bool open = false;
    for (std::size_t i = 1; i < item_.args.size(); ++i) {
      const std::string_view arg = item_.args[i];
      if (arg.empty() || (arg[0] == '_' && rule_.type != "Regex")) {
        if (!arg.empty()) name = percent_decoded(arg.substr(1));
        open = false;
        continue;
      }
      if (!open) all.push_back({name, {}});
      open = true;
      if (arg == "-" && rule_.type == "NFA") {
        all.back().parts.push_back(0);
        continue;
      }
      const auto place = cell_of(arg, shape_, move_);
      if (!place) return wrong(place.error().reason);
      all.back().cells.push_back(*place);
      ++all.back().parts.back();
    }
    return all;
  }

  Expected<void> read_relation() {
    if (item_.args.empty()) return wrong("says nothing");
    const auto all = lines();
    if (!all) return std::unexpected(all.error());
    if (rule_.kind == Kind::automaton) return read_automaton(*all);
    std::string letters(item_.args[0]);
    if (rule_.type.starts_with("Binary"))  // an older alphabet
      for (char& c : letters) c = c == '-' ? '_' : c == '_' ? '-' : c;
    const auto relation = relation_of(letters, shape_.digits);
    if (!relation) return wrong("has a relation that cannot be read");
    if (rule_.kind == Kind::every_pair && !is_symmetric(*relation))
      return wrong("relates every two cells, but not both ways");
    for (const Line& line : *all) {
      ConstraintSpec c = named(line, *relation);
      if (c.kind == Kind::clone && !specs_.empty() && specs_.back().kind == Kind::clone) {
        auto& cells = specs_.back().cells;  // shape, then shape
        auto& half = specs_.back().splits[0];
        cells.insert(cells.begin() + half++, c.cells[0]);
        cells.push_back(c.cells[1]);
      } else {
        add(std::move(c));
      }
    }
    return {};
  }
  static bool is_symmetric(const std::vector<int>& pairs) {
    std::set<std::pair<int, int>> all;
    for (std::size_t i = 0; i < pairs.size(); i += 2) all.emplace(pairs[i], pairs[i + 1]);
    return std::ranges::all_of(all, [&](auto p) { return all.contains({p.second, p.first}); });
  }
  // The kind by whose name the relation is called, if it is that kind's.
  ConstraintSpec named(const Line& line, const std::vector<int>& relation) const {
    std::string_view rest = line.name;
    const Kind kind = kind_of(take_word(rest));
    std::vector<int> values;
    while (!(rest = trimmed(rest)).empty()) values.push_back(number(take_word(rest)));
    ConstraintSpec c{.kind = kind, .cells = line.cells, .values = values};
    if (kind == Kind::clone) c.splits = {1};
    const bool right_way = (rule_.kind == Kind::every_pair) == (kind == Kind::nabner);
    const bool fits = !of_two.has(kind) || line.cells.size() == 2;
    const bool exempts = (setting_.strict_kropki && of_dots.has(kind)) ||
                         (setting_.strict_xv && kind == Kind::pair_sum);
    if (right_way && fits && !exempts && !relation.empty() && kind != Kind::count &&
        relation_of_kind(kind, values, shape_.digits) == relation && check(c, shape_.digits))
      return c;
    return {.kind = rule_.kind, .cells = line.cells, .values = relation};
  }

  Expected<void> read_automaton(const std::vector<Line>& all) {
    std::optional<Automaton> automaton;
    if (rule_.type == "Regex") {
      auto pattern = item_.args[0].contains('%') ? percent_decoded(item_.args[0])
                                                 : bytes_of(item_.args[0]).value_or("");
      std::erase_if(pattern, is_space);
      automaton = automaton_of_regex(pattern, shape_.first, shape_.digits);
      if (automaton && one_class(pattern) && is_one_each(all)) {
        add_candidates(*automaton, all);
        return {};
      }
    } else {
      automaton = automaton_of(item_.args[0]);
    }
    if (!automaton) return wrong("has a pattern that cannot be read, or is too large");
    for (const Line& line : all) {
      auto values = values_of(*automaton, shape_.digits, line.parts);
      if (!values) return wrong("has too many states");
      add(Kind::automaton, line.cells, *std::move(values));
    }
    return {};
  }
  static bool one_class(std::string_view pattern) {
    return pattern.starts_with('[') && pattern.find(']') == pattern.size() - 1;
  }
  static bool is_one_each(const std::vector<Line>& all) {
    return std::ranges::all_of(all, [](const Line& line) { return line.cells.size() == 1; });
  }
  // A class alone, for cells one by one, says what they may hold.
  void add_candidates(const Automaton& automaton, const std::vector<Line>& all) {
    ConstraintSpec c{.kind = Kind::candidates};
    for (const auto& step : automaton.steps) c.values.push_back(step.symbol + 1);
    std::ranges::sort(c.values);
    for (const Line& line : all) c.cells.push_back(line.cells[0]);
    for (const Kind kind : {Kind::odd, Kind::even}) {
      std::vector<int> all_of_kind;
      for (int d = kind == Kind::odd ? 1 : 2; d <= shape_.digits; d += 2) all_of_kind.push_back(d);
      if (c.values == all_of_kind && !shape_.shift()) c.kind = kind;
    }
    if (c.kind != Kind::candidates) c.values.clear();
    if (!c.cells.empty()) add(std::move(c));
  }

  Expected<Cells> line_of(std::string_view id, bool back) const {
    const int n = id.size() > 1 ? number(id.substr(1)) : -1;
    const bool across = id.starts_with('R') || id.starts_with('r');
    const bool down = id.starts_with('C') || id.starts_with('c');
    if ((!across && !down) || n < 1 || n > (across ? shape_.height : shape_.width))
      return wrong(fmt::format("names no row or column: {}", quoted(id)));
    Cells line = across ? shape_.row(n - 1) : shape_.column(n - 1);
    if (back) std::ranges::reverse(line);
    return line;
  }

  Expected<void> read_outside() {
    for (const bool back : {false, true}) {
      const std::size_t at = back ? 2 : 1;
      if (item_.args.size() <= at || item_.args[at].empty()) continue;
      const auto clue = number_at(at);
      if (!clue) return std::unexpected(clue.error());
      auto line = line_of(item_.args[0], back);
      if (!line) return std::unexpected(line.error());
      const Place first = line->front();
      ConstraintSpec c{.kind = rule_.kind, .cells = *std::move(line), .values = {*clue}};
      if (rule_.kind == Kind::full_rank && setting_.ties) c.values.push_back(1);
      if (rule_.kind != Kind::skyscraper || !shape_.shift()) {
        add(std::move(c));
        continue;
      }
      // A 0 is no skyscraper; it can only be seen, as digit 1, in the first place.
      ConstraintSpec with_0 = c, other = c;
      ++with_0.values[0];
      std::vector<int> not_0;
      for (int d = 2; d <= shape_.digits; ++d) not_0.push_back(d);
      add({.kind = Kind::either,
           .splits = {2},
           .inner = {{.kind = Kind::candidates, .cells = {first}, .values = {1}},
                     std::move(with_0),
                     {.kind = Kind::candidates, .cells = {first}, .values = not_0},
                     std::move(other)}});
    }
    return {};
  }

  Expected<void> read_special() {
    const auto& args = item_.args;
    switch (rule_.kind) {
      case Kind::sandwich: {
        const auto total = number_at(0);
        auto line = line_of(args.size() > 1 ? args[1] : "", false);
        if (!total || !line) return std::unexpected((total ? line.error() : total.error()));
        // What lies between the least and the greatest that the line has.
        const bool all = static_cast<int>(line->size()) == shape_.digits;
        add(all ? Kind::sandwich : Kind::lunchbox, *std::move(line), {*total});
        return {};
      }
      case Kind::little_killer: {
        const auto total = number_at(0);
        if (!total) return std::unexpected(total.error());
        const auto first = cell_of(args.size() > 1 ? args[1] : "", shape_, {});
        auto line = first ? diagonal_from(shape_, *first) : Cells{};
        if (line.empty()) return wrong("has no diagonal");
        const int shift = static_cast<int>(line.size()) * shape_.shift();
        add(Kind::little_killer, std::move(line), {*total + shift});
        return {};
      }
      case Kind::sum:
        return read_sum();
      case Kind::look_and_say: {
        std::vector<int> values;
        const std::string_view clue = args.empty() ? std::string_view{} : args[0];
        if (!is_number(clue) || clue.size() % 2) return wrong("has a clue that is no pairs");
        for (std::size_t i = 0; i < clue.size(); i += 2)
          values.insert(values.end(), {clue[i] - '0', clue[i + 1] - '0' + shape_.shift()});
        return read_line(1, std::move(values));
      }
      case Kind::quadruple: {
        const auto corner = cell_of(args.empty() ? "" : args[0], shape_, move_);
        if (!corner) return wrong(corner.error().reason);
        auto values = digits(std::span(args).subspan(1));
        if (!values) return std::unexpected(values.error());
        Cells square;
        for (const auto& [rows, cols] : {std::pair{0, 0}, {0, 1}, {1, 0}, {1, 1}})
          if (const auto cell = shape_.next_to(*corner, rows, cols)) square.push_back(*cell);
        if (square.size() < 4) return wrong("has no four cells");
        if (!values->empty()) add(Kind::quadruple, std::move(square), *values);
        return {};
      }
      case Kind::equal_sums: {
        std::vector<Cells> pieces;
        for (std::size_t from = 0; from <= args.size();) {
          const auto end = static_cast<std::size_t>(
              std::find(args.begin() + static_cast<std::ptrdiff_t>(from), args.end(), "-") -
              args.begin());
          auto piece = cells(std::span(args).subspan(from, end - from));
          if (!piece) return std::unexpected(piece.error());
          pieces.push_back(*std::move(piece));
          from = end + 1;
        }
        return add_equal_sums(pieces);
      }
      default: {
        auto all = cells(1);
        if (!all) return std::unexpected(all.error());
        if (args[0] != "R" && args[0] != "C") return wrong("is neither R nor C");
        add(args[0] == "R" ? Kind::row_indexer : Kind::column_indexer, *std::move(all));
        return {};
      }
    }
  }

  // 15, or 15_=_1_-2 with a factor for each cell.
  Expected<void> read_sum() {
    const auto parts = split(item_.args.empty() ? std::string_view{} : item_.args[0], '_');
    const auto total = whole(parts[0]);
    auto all = cells(1);
    if (!all) return std::unexpected(all.error());
    std::vector<int> factors;
    if (parts.size() > 1 && parts[1] == "=")
      for (std::size_t i = 2; i < parts.size(); ++i) {
        const auto factor = whole(parts[i]);
        if (!factor)
          return wrong(fmt::format("has a factor that is no number: {}", quoted(parts[i])));
        factors.push_back(*factor);
      }
    else if (parts.size() > 1)
      return wrong("has a total that is no number");
    if (!total) return wrong("has a total that is no number");
    if (parts.size() > 1 && factors.size() != all->size())
      return wrong("needs a factor for each of its cells");
    add_sum(*std::move(all), *total, std::move(factors));
    return {};
  }

  const Rule& rule_;
  const Item& item_;
  const Setting& setting_;
  const Shape& shape_;
  Move move_;
  Specs specs_;
};

}  // namespace

const std::span<const Rule> rules = table;

const Rule* rule_of(std::string_view type) {
  const auto* it = std::ranges::find(table, type, &Rule::type);
  return it == std::end(table) ? nullptr : it;
}

bool is_carried(std::string_view type) {
  for (std::string_view other :
       {"Given", "Shape", "NoBoxes", "Jigsaw", "RegionSize", "Diagonal", "Windoku", "Var",
        "DisjointSets", "StrictKropki", "StrictXV", "Or", "And", "Replicate", "FullRankTies",
        "RegionSameValues", "SearchPriority"})
    if (type == other) return true;
  return rule_of(type) != nullptr;
}

bool is_type(std::string_view type) {
  for (std::string_view other :
       {"End", "ChaosConstruction", "ChaosArrow", "ChaosCount", "ConnectedValues", "Doppelganger"})
    if (type == other) return true;
  return is_carried(type);
}

Expected<Specs> constraints_of(const Rule& rule, const Item& item, const Setting& setting,
                               Move move) {
  return RuleReader(rule, item, setting, move).read();
}

Expected<Place> cell_of(std::string_view name, const Shape& shape, Move move) {
  auto place = shape.place(name);
  if (!place) return fail("names no cell: " + quoted(name));
  if (!move.rows && !move.cols) return *place;
  const Place moved{place->row + move.rows, place->col + move.cols};
  if (!shape.in_grid(*place) || !shape.in_grid(moved))
    return fail("is moved off the grid: " + quoted(name));
  return moved;
}

std::vector<int> relation_of_kind(Constraint::Kind kind, std::span<const int> values, int digits) {
  const int n = values.empty() ? (kind == Kind::ratio ? 2 : 1) : values[0];
  std::vector<int> pairs;
  for (int a = 1; a <= digits; ++a)
    for (int b = 1; b <= digits; ++b) {
      const bool good = kind == Kind::difference         ? a - b == n || b - a == n
                        : kind == Kind::ratio            ? a == n * b || b == n * a
                        : kind == Kind::pair_sum         ? a + b == n
                        : kind == Kind::slow_thermometer ? a <= b
                        : kind == Kind::nabner           ? std::abs(a - b) > 1
                        : kind == Kind::clone            ? a == b
                                                         : false;
      if (good) pairs.insert(pairs.end(), {a, b});
    }
  return pairs;
}

std::string name_of_relation(const ConstraintSpec& c) {
  std::string name(word(c.kind));
  for (int value : c.values) name += " " + std::to_string(value);
  return name;
}

std::optional<int> whole(std::string_view text) {
  const bool minus = text.starts_with('-');
  const int n = number(text.substr(minus));
  if (n < 0) return {};
  return minus ? -n : n;
}

}  // namespace clew::text::iss
