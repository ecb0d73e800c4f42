#include "text/iss_rules.h"

#include <algorithm>

#include "text/iss_rule_reader.h"
#include "text/piece.h"

namespace clew::text::iss {
namespace {

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
