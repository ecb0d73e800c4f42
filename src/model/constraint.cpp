#include "clew/constraint.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "base/assert.h"
#include "clew/digits.h"
#include "clew/layout.h"
#include "model/kinds.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

constexpr int most_value = 1'000'000;
constexpr int most_factor = 99, most_divisor = 6;  // of modifications

using Are = KindRow::Numbers::Are;

consteval auto table() {
  using namespace kind_columns;
  using namespace kind_traits;
  return std::to_array<KindRow>({
#define CLEW_KIND(id, word, name, shape, cells, lists, values, kept_by, technique, traits) \
  {Kind::id, word, name, KindShape::shape, cells, lists, values, KeptBy::kept_by, traits},
#include "clew/kinds.def"
  });
}
constexpr auto rows = table();

consteval bool words_differ() {
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (rows[i].word == rows[k].word || rows[i].name == rows[k].name) return false;
  return true;
}
static_assert(words_differ(), "each kind has a word and a name of its own");

consteval bool whole_kinds_list_no_cells() {
  for (const KindRow& row : rows)
    if (row.shape == KindShape::whole && row.cells.most != 0) return false;
  return true;
}
static_assert(whole_kinds_list_no_cells());

bool fit(Are are, const std::vector<int>& values, int digits, const Values& written) {
  const auto is_digit = [&](int value) { return written.digit_of(value, digits) != 0; };
  const auto each = [&](std::size_t step, auto good) {
    if (values.size() % step) return false;
    for (std::size_t i = 0; i < values.size(); i += step)
      if (!good(&values[i])) return false;
    return true;
  };
  switch (are) {
    case Are::numbers:
      return each(1, [](const int* v) { return *v >= -most_value && *v <= most_value; });
    case Are::digit_clue:
    case Are::not_negative:
      return each(1, [](const int* v) { return *v >= 0 && *v <= most_value; });
    case Are::positive:
      return each(1, [](const int* v) { return *v >= 1 && *v <= most_value; });
    case Are::digits:
      return each(1, [&](const int* v) { return is_digit(*v); });
    case Are::relation:
      return each(2, [&](const int* v) { return is_digit(v[0]) && is_digit(v[1]); });
    case Are::counts:
      return each(2,
                  [&](const int* v) { return v[0] >= 0 && v[0] <= most_value && is_digit(v[1]); });
    case Are::modifications:
      return values.size() / 3 < static_cast<std::size_t>(digits) && each(3, [](const int* v) {
               return std::abs(v[0]) <= most_factor && v[1] >= 1 && v[1] <= most_divisor &&
                      std::abs(v[2]) <= most_factor;
             });
    case Are::automaton:
      return each(3, [&](const int* v) {
        return v[0] >= 0 && v[0] <= most_value &&
               (v[1] == -1 ? v[2] == 0 : v[1] >= 0 && v[1] <= most_value && is_digit(v[2]));
      });
  }
  return false;
}

bool fit(const KindRow::Lists& lists, const ConstraintSpec& c) {
  if (!lists.splits.has(c.splits.size())) return false;
  return lists.sizes != KindRow::Lists::Sizes::one_first || c.splits[0] == 1;
}

std::string wanted(KindRow::Range range, const std::string& what) {
  const std::string least = std::to_string(range.least), most = std::to_string(range.most);
  if (range.most == 0) return "no " + what + "s";
  if (range.most == kind_columns::any)
    return least + " " + what + (range.least == 1 ? "" : "s") + " or more";
  if (range.least == range.most) return least + " " + what + (range.least == 1 ? "" : "s");
  return least + " to " + most + " " + what + "s";
}

}  // namespace

const KindRow& row_of(Kind kind) {
  CLEW_ASSERT(kind < Kind::count);
  return rows[static_cast<std::size_t>(kind)];
}

int usual_value(Kind kind, int digits) {
  const int usual = row_of(kind).values.usual;
  if (usual == kind_columns::number_of_digits) return digits;
  return usual == kind_columns::half_of_digits ? (digits + 1) / 2 : usual;
}

std::string_view name(Kind kind) { return row_of(kind).name; }
std::string_view word(Kind kind) { return row_of(kind).word; }

Kind kind_of(std::string_view word) {
  for (const KindRow& row : rows)
    if (row.word == word) return row.kind;
  return Kind::count;
}

bool operator<(const ConstraintSpec& a, const ConstraintSpec& b) {
  return std::tie(a.kind, a.cells, a.splits, a.values, a.inner, a.label) <
         std::tie(b.kind, b.cells, b.splits, b.values, b.inner, b.label);
}

Expected<void> check(const ConstraintSpec& constraint, int digits, const Values& written) {
  const KindRow& row = row_of(constraint.kind);
  const std::string who = "the " + std::string(row.name);
  const bool plural = row.traits & kind_traits::plural;
  const std::string needs = plural ? " need " : " needs ", has = plural ? " have " : " has ";
  if (!row.cells.has(constraint.cells.size()))
    return fail(who + needs + wanted(row.cells, "cell") + ", not " +
                std::to_string(constraint.cells.size()));
  if (!fit(row.lists, constraint)) return fail(who + has + "the wrong lists of cells");
  if (!row.values.many.has(constraint.values.size()))
    return fail(who + needs + wanted(row.values.many, "number") + ", not " +
                std::to_string(constraint.values.size()));
  if (!fit(row.values.are, constraint.values, digits, written))
    return fail(who + has + "a number out of range");
  const std::size_t items =
      constraint.kind == Kind::either ? constraint.inner.size() : constraint.cells.size();
  for (std::size_t i = 0; i < constraint.splits.size(); ++i)
    if (constraint.splits[i] <= (i ? constraint.splits[i - 1] : 0) || constraint.splits[i] >= items)
      return fail(who + has + "an empty list");
  if (without_repeats.has(constraint.kind)) {
    auto cells = constraint.cells;
    std::ranges::sort(cells);
    if (std::ranges::adjacent_find(cells) != cells.end()) return fail(who + has + "a cell twice");
  }
  if (row.lists.sizes == KindRow::Lists::Sizes::alike && !constraint.splits.empty() &&
      2u * constraint.splits[0] != constraint.cells.size())
    return fail(who + " has two shapes of different sizes");
  if (row.values.are == Are::numbers && constraint.values.size() > 1 &&
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
  CLEW_ASSERT(std::ranges::is_sorted(constraints, {}, &ConstraintSpec::kind));
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
