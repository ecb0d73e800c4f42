#include "clew/constraint.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

#include "clew/digits.h"
#include "clew/layout.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

constexpr int any = std::numeric_limits<int>::max();
/// Whose names are no singular.
constexpr Kinds plural{Kind::whispers,       Kind::candidates, Kind::counting_circles,
                       Kind::same_values,    Kind::equal_sums, Kind::contain,
                       Kind::contain_exactly};
constexpr int most_value = 1'000'000;

enum class Numbers : std::uint8_t {
  numbers,
  not_negative,
  positive,
  digits,
  relation,
  automaton,
  counts
};

struct Range {
  int least = 0, most = 0;
  bool has(std::size_t n) const {
    return n >= static_cast<std::size_t>(least) && n <= static_cast<std::size_t>(most);
  }
};

// In the order in which a row reads.
struct Row {  // NOLINT(clang-analyzer-optin.performance.Padding)
  Kind kind;
  std::string_view word, name;
  Range cells, splits, values;
  Numbers are = Numbers::not_negative;
};

constexpr Range none{}, one{1, 1}, two{2, 2}, some{1, any}, several{2, any}, option{0, 1};
constexpr Row rows[] = {
    {Kind::main_diagonal, "diagonal", "main diagonal", none, none, none},
    {Kind::anti_diagonal, "antidiagonal", "anti-diagonal", none, none, none},
    {Kind::windows, "windoku", "windows", none, none, none},
    {Kind::disjoint, "disjoint", "disjoint groups", none, none, none},
    {Kind::antiknight, "antiknight", "anti-knight", none, none, none},
    {Kind::antiking, "antiking", "anti-king", none, none, none},
    {Kind::nonconsecutive, "nonconsecutive", "non-consecutive", none, none, none},
    {Kind::diagonal_nonconsecutive, "diagonalnonconsecutive", "diagonal non-consecutive", none,
     none, none},
    {Kind::antitaxicab, "antitaxicab", "anti-taxicab", none, none, {0, any}, Numbers::digits},
    {Kind::no_difference, "nodifference", "no difference without a dot", none, none, some},
    {Kind::no_ratio, "noratio", "no ratio without a dot", none, none, some},
    {Kind::no_sum, "nosum", "no sum without a mark", none, none, some},
    {Kind::no_move_sum, "nomovesum", "no sums a move apart", none, none, {3, any}},
    {Kind::global_entropy, "globalentropy", "global entropy", none, none, none},
    {Kind::global_modular, "globalmodular", "global modular", none, none, none},
    {Kind::flatmates, "flatmates", "Dutch flatmates", none, none, none},
    {Kind::group, "group", "group", {0, any}, none, none},
    {Kind::odd, "odd", "odd cell", some, none, none},
    {Kind::even, "even", "even cell", some, none, none},
    {Kind::candidates, "candidates", "given candidates", some, none, some, Numbers::digits},
    {Kind::minimum, "minimum", "minimum", some, none, none},
    {Kind::maximum, "maximum", "maximum", some, none, none},
    {Kind::cage, "cage", "cage", some, none, {0, any}},
    {Kind::rellik, "rellik", "rellik cage", some, none, one},
    {Kind::equality_cage, "equalitycage", "equality cage", some, none, none},
    {Kind::sum, "sum", "sum", some, none, some, Numbers::numbers},
    {Kind::little_killer, "littlekiller", "little killer", some, none, one},
    {Kind::arrow, "arrow", "arrow", several, some, none},
    {Kind::double_arrow, "doublearrow", "double arrow", {3, any}, none, none},
    {Kind::difference, "difference", "difference", two, none, option},
    {Kind::ratio, "ratio", "ratio", two, none, option},
    {Kind::pair_sum, "pairsum", "pair sum", two, none, one},
    {Kind::greater, "greater", "inequality", two, none, none},
    {Kind::thermometer, "thermo", "thermometer", several, none, none},
    {Kind::slow_thermometer, "slowthermo", "slow thermometer", several, none, none},
    {Kind::whispers, "whispers", "whispers", several, none, option},
    {Kind::palindrome, "palindrome", "palindrome", several, none, none},
    {Kind::clone, "clone", "clone", several, one, none},
    {Kind::same_values, "samevalues", "same values", several, some, none},
    {Kind::renban, "renban", "renban", some, none, none},
    {Kind::nabner, "nabner", "nabner", several, none, none},
    {Kind::between, "between", "between line", several, none, none},
    {Kind::lockout, "lockout", "lockout line", several, none, option},
    {Kind::region_sum, "regionsum", "region sum line", several, {0, any}, none},
    {Kind::equal_sums, "equalsums", "equal sums", several, some, none},
    {Kind::sum_line, "sumline", "sum line", some, none, one},
    {Kind::zipper, "zipper", "zipper", several, none, none},
    {Kind::entropic, "entropic", "entropic line", several, none, none},
    {Kind::modular, "modular", "modular line", several, none, option, Numbers::positive},
    {Kind::sequence, "sequence", "sequence line", several, none, none},
    {Kind::quadruple, "quadruple", "quadruple", some, none, some, Numbers::digits},
    {Kind::contain, "contain", "contained digits", some, none, some, Numbers::digits},
    {Kind::contain_exactly, "containexactly", "exactly contained digits", some, none, some,
     Numbers::digits},
    {Kind::sandwich, "sandwich", "sandwich", some, none, one},
    {Kind::lunchbox, "lunchbox", "lunchbox", several, none, one},
    {Kind::x_sum, "xsum", "X-sum", some, none, one},
    {Kind::skyscraper, "skyscraper", "skyscraper", some, none, one},
    {Kind::hidden_skyscraper, "hiddenskyscraper", "hidden skyscraper", some, none, one},
    {Kind::numbered_room, "numberedroom", "numbered room", some, none, one},
    {Kind::full_rank, "fullrank", "full rank", some, none, {1, 2}},
    {Kind::row_indexer, "rowindexer", "row indexer", some, none, none},
    {Kind::column_indexer, "columnindexer", "column indexer", some, none, none},
    {Kind::box_indexer, "boxindexer", "box indexer", some, none, none},
    {Kind::look_and_say, "lookandsay", "look-and-say", some, none, several, Numbers::counts},
    {Kind::counting_circles, "countingcircles", "counting circles", some, none, none},
    {Kind::count_distinct, "countdistinct", "count of distinct digits", several, one, none},
    {Kind::value_indexing, "valueindexing", "value indexing", {3, any}, none, none},
    {Kind::pair, "pair", "pair relation", several, none, {0, any}, Numbers::relation},
    {Kind::every_pair,
     "everypair",
     "relation of every pair",
     several,
     none,
     {0, any},
     Numbers::relation},
    {Kind::automaton, "automaton", "automaton", some, none, {0, any}, Numbers::automaton},
    {Kind::either, "either", "either", none, {0, any}, none},
    {Kind::custom, "custom", "custom rule", {0, any}, none, none},
};
static_assert(std::size(rows) == static_cast<std::size_t>(Kind::count));

consteval bool in_order() {
  for (std::size_t i = 0; i < std::size(rows); ++i)
    if (rows[i].kind != static_cast<Kind>(i)) return false;
  return true;
}
static_assert(in_order(), "each kind has its row");

const Row& row_of(Kind kind) { return rows[static_cast<std::size_t>(kind)]; }

bool fit(Numbers are, const std::vector<int>& values, int digits, const Values& written) {
  const auto is_digit = [&](int value) { return written.digit_of(value, digits) != 0; };
  const auto each = [&](std::size_t step, auto good) {
    if (values.size() % step) return false;
    for (std::size_t i = 0; i < values.size(); i += step)
      if (!good(&values[i])) return false;
    return true;
  };
  switch (are) {
    case Numbers::numbers:
      return each(1, [](const int* v) { return *v >= -most_value && *v <= most_value; });
    case Numbers::not_negative:
      return each(1, [](const int* v) { return *v >= 0 && *v <= most_value; });
    case Numbers::positive:
      return each(1, [](const int* v) { return *v >= 1 && *v <= most_value; });
    case Numbers::digits:
      return each(1, [&](const int* v) { return is_digit(*v); });
    case Numbers::relation:
      return each(2, [&](const int* v) { return is_digit(v[0]) && is_digit(v[1]); });
    case Numbers::counts:
      return each(2,
                  [&](const int* v) { return v[0] >= 0 && v[0] <= most_value && is_digit(v[1]); });
    case Numbers::automaton:
      return each(3, [&](const int* v) {
        return v[0] >= 0 && v[0] <= 65535 &&
               (v[1] == -1 ? v[2] == 0 : v[1] >= 0 && v[1] <= 65535 && is_digit(v[2]));
      });
  }
  return false;
}

std::string wanted(Range range, const std::string& what) {
  const std::string least = std::to_string(range.least), most = std::to_string(range.most);
  if (range.most == 0) return "no " + what + "s";
  if (range.most == any) return least + " " + what + (range.least == 1 ? "" : "s") + " or more";
  if (range.least == range.most) return least + " " + what + (range.least == 1 ? "" : "s");
  return least + " to " + most + " " + what + "s";
}

}  // namespace

std::string_view name(Kind kind) { return row_of(kind).name; }
std::string_view word(Kind kind) { return row_of(kind).word; }

Kind kind_of(std::string_view word) {
  const auto row = std::ranges::find(rows, word, &Row::word);
  return row == std::end(rows) ? Kind::count : row->kind;
}

bool operator<(const ConstraintSpec& a, const ConstraintSpec& b) {
  return std::tie(a.kind, a.cells, a.splits, a.values, a.inner) <
         std::tie(b.kind, b.cells, b.splits, b.values, b.inner);
}

Expected<void> check(const ConstraintSpec& constraint, int digits, const Values& written) {
  const Row& row = row_of(constraint.kind);
  const std::string who = "the " + std::string(row.name);
  const std::string needs = plural.has(constraint.kind) ? " need " : " needs ";
  const std::string has = plural.has(constraint.kind) ? " have " : " has ";
  if (!row.cells.has(constraint.cells.size()))
    return fail(who + needs + wanted(row.cells, "cell") + ", not " +
                std::to_string(constraint.cells.size()));
  const bool control = constraint.kind == Kind::count_distinct;
  if (!row.splits.has(constraint.splits.size()) || (control && constraint.splits[0] != 1))
    return fail(who + has + "the wrong lists of cells");
  if (!row.values.has(constraint.values.size()))
    return fail(who + needs + wanted(row.values, "number") + ", not " +
                std::to_string(constraint.values.size()));
  if (!fit(row.are, constraint.values, digits, written))
    return fail(who + has + "a number out of range");
  const std::size_t items =
      constraint.kind == Kind::either ? constraint.inner.size() : constraint.cells.size();
  for (std::size_t i = 0; i < constraint.splits.size(); ++i)
    if (constraint.splits[i] <= (i ? constraint.splits[i - 1] : 0) || constraint.splits[i] >= items)
      return fail(who + has + "an empty list");
  if (without_repeats.has(constraint.kind)) {
    auto cells = constraint.cells;
    std::ranges::sort(cells);
    if (constraint.kind != Kind::group && std::ranges::adjacent_find(cells) != cells.end())
      return fail(who + has + "a cell twice");
  }
  if (constraint.kind == Kind::clone && 2u * constraint.splits[0] != constraint.cells.size())
    return fail(who + " has two shapes of different sizes");
  if (constraint.kind == Kind::sum && constraint.values.size() > 1 &&
      constraint.values.size() != constraint.cells.size() + 1)
    return fail(who + " needs a factor for each of its cells, or none");
  if (constraint.kind == Kind::either && constraint.inner.empty())
    return fail(who + " has nothing to choose from");
  for (const ConstraintSpec& inner : constraint.inner) {
    if (told_by_houses.has(inner.kind) && inner.kind != Kind::group)
      return fail(std::string(name(inner.kind)) + " cannot be one of several choices");
    if (auto ok = check(inner, digits, written); !ok) return ok;
  }
  return {};
}

void LayoutSpec::add(ConstraintSpec constraint) {
  const auto place =
      std::ranges::upper_bound(constraints, constraint.kind, {}, &ConstraintSpec::kind);
  const bool whole = constraint.cells.empty() && constraint.values.empty();
  if (whole && place != constraints.begin() && *std::prev(place) == constraint) return;
  constraints.insert(place, std::move(constraint));
}

bool LayoutSpec::has(Kind kind) const {
  return std::ranges::binary_search(constraints, kind, {}, &ConstraintSpec::kind);
}

Expected<void> supported(const Layout& layout, Kinds by) {
  const Kinds others = layout.kinds() - by;
  if (others.empty()) return {};
  return fail("not supported: " + std::string(name(others.first())));
}

Expected<void> supported(const LayoutPtr& layout, Kinds by) {
  if (!layout) return fail("there is no layout");
  return supported(*layout, by);
}

}  // namespace clew
