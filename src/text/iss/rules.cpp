#include "text/iss/rules.h"

#include <algorithm>

#include "text/iss/rule_reader.h"
#include "text/pieces/piece.h"

namespace clew::text::iss {
namespace {

constexpr IssRule table[] = {
    {"AntiKnight", Kind::antiknight, IssForm::flag},
    {"AntiKing", Kind::antiking, IssForm::flag},
    {"AntiConsecutive", Kind::nonconsecutive, IssForm::flag},
    {"AntiTaxicab", Kind::antitaxicab, IssForm::flag},
    {"GlobalEntropy", Kind::global_entropy, IssForm::flag},
    {"GlobalMod", Kind::global_modular, IssForm::flag},
    {"DutchFlatmates", Kind::flatmates, IssForm::flag},
    {"AllDifferent", Kind::group, IssForm::line},
    {"Thermo", Kind::thermometer, IssForm::line},
    {"Palindrome", Kind::palindrome, IssForm::line},
    {"Renban", Kind::renban, IssForm::line},
    {"Between", Kind::between, IssForm::line},
    {"Entropic", Kind::entropic, IssForm::line},
    {"EqualityCage", Kind::equality_cage, IssForm::line},
    {"Zipper", Kind::zipper, IssForm::line},
    {"DoubleArrow", Kind::double_arrow, IssForm::line},
    {"CountingCircles", Kind::counting_circles, IssForm::line},
    {"ValueIndexing", Kind::value_indexing, IssForm::line},
    {"RegionSumLine", Kind::region_sum, IssForm::line},
    {"CountDistinct", Kind::count_distinct, IssForm::line},
    {"Arrow", Kind::arrow, IssForm::line},
    {"Whisper", Kind::whispers, IssForm::number_line},
    {"Modular", Kind::modular, IssForm::number_line},
    {"Lockout", Kind::lockout, IssForm::number_line},
    {"SumLine", Kind::sum_line, IssForm::number_line},
    {"Cage", Kind::cage, IssForm::number_line},
    {"RellikCage", Kind::rellik, IssForm::number_line},
    {"Lunchbox", Kind::lunchbox, IssForm::number_line},
    {"PillArrow", Kind::arrow, IssForm::number_line},
    {"SameValues", Kind::same_values, IssForm::number_line},
    {"ContainAtLeast", Kind::contain, IssForm::digits},
    {"ContainExact", Kind::contain_exactly, IssForm::digits},
    {"WhiteDot", Kind::difference, IssForm::neighbours},
    {"BlackDot", Kind::ratio, IssForm::neighbours},
    {"GreaterThan", Kind::greater, IssForm::neighbours},
    {"X", Kind::pair_sum, IssForm::neighbours},
    {"V", Kind::pair_sum, IssForm::neighbours},
    {"Pair", Kind::pair, IssForm::relation},
    {"PairX", Kind::every_pair, IssForm::relation},
    {"Binary", Kind::pair, IssForm::relation},
    {"BinaryX", Kind::every_pair, IssForm::relation},
    {"NFA", Kind::automaton, IssForm::relation},
    {"Regex", Kind::automaton, IssForm::relation},
    {"XSum", Kind::x_sum, IssForm::outside},
    {"Skyscraper", Kind::skyscraper, IssForm::outside},
    {"HiddenSkyscraper", Kind::hidden_skyscraper, IssForm::outside},
    {"NumberedRoom", Kind::numbered_room, IssForm::outside},
    {"FullRank", Kind::full_rank, IssForm::outside},
    {"Sandwich", Kind::sandwich, IssForm::special},
    {"LittleKiller", Kind::little_killer, IssForm::special},
    {"Sum", Kind::sum, IssForm::special},
    {"LookAndSay", Kind::look_and_say, IssForm::special},
    {"Quad", Kind::quadruple, IssForm::special},
    {"EqualSum", Kind::equal_sums, IssForm::special},
    {"Indexing", Kind::row_indexer, IssForm::special},
    {"ConnectedValues", Kind::connected, IssForm::special},
    {"ChaosArrow", Kind::run_length, IssForm::special},
    {"ChaosCount", Kind::count_alike, IssForm::special},
};

}  // namespace

const std::span<const IssRule> rules = table;

const IssRule* rule_of(std::string_view type) {
  const auto* it = std::ranges::find(table, type, &IssRule::type);
  return it == std::end(table) ? nullptr : it;
}

bool is_carried(std::string_view type) {
  for (std::string_view other :
       {"Given", "Shape", "NoBoxes", "Jigsaw", "RegionSize", "Diagonal", "Windoku", "Var",
        "DisjointSets", "StrictKropki", "StrictXV", "Or", "And", "Replicate", "FullRankTies",
        "RegionSameValues", "SearchPriority", "Doppelganger", "ChaosConstruction"})
    if (type == other) return true;
  return rule_of(type) != nullptr;
}

bool is_type(std::string_view type) { return type == "End" || is_carried(type); }

Expected<Specs> constraints_of(const IssRule& rule, const IssItem& item, const Setting& setting,
                               Move move) {
  return RuleReader(rule, item, setting, move).read();
}

Expected<Place> cell_of(std::string_view name, const IssShape& shape, Move move) {
  auto place = shape.place(name);
  if (!place) return fail("names no cell: " + quoted(name));
  if (!move.rows && !move.cols) return *place;
  if (shape.in_list(*place).list != move.list)
    return fail("names a cell of another list: " + quoted(name));
  const auto moved = shape.next_to(*place, move.rows, move.cols);
  if (!moved) return fail("is moved off the grid: " + quoted(name));
  return *moved;
}

std::vector<int> relation_of_kind(Constraint::Kind kind, std::span<const int> values,
                                  const IssShape& shape) {
  const int n = values.empty() ? (kind == Kind::ratio ? 2 : 1) : values[0];
  const auto none = [&](auto is) { return !values.empty() && std::ranges::none_of(values, is); };
  std::vector<int> pairs;
  for (const int a : shape.all_values())
    for (const int b : shape.all_values()) {
      const bool good =
          kind == Kind::difference         ? a - b == n || b - a == n
          : kind == Kind::ratio            ? a == n * b || b == n * a
          : kind == Kind::pair_sum         ? a + b == n
          : kind == Kind::slow_thermometer ? a <= b
          : kind == Kind::nabner           ? std::abs(a - b) > 1
          : kind == Kind::clone            ? a == b
          : kind == Kind::minimum          ? a < b
          : kind == Kind::maximum          ? a > b
          : kind == Kind::no_difference    ? none([&](int v) { return std::abs(a - b) == v; })
          : kind == Kind::no_ratio         ? none([&](int v) { return a == v * b || b == v * a; })
          : kind == Kind::no_sum           ? none([&](int v) { return a + b == v; })
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
