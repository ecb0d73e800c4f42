// Constraint strings of Interactive Sudoku Solver: items `.Type~argument~…` on one line, some of
// which contain others up to `.End`. An item without a type is givens. An unknown type is an error
// that names it.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "text/iss/codes.h"
#include "text/iss/killer.h"
#include "text/iss/rules.h"
#include "text/iss/told.h"
#include "text/puzzle_text/square_spec.h"
#include "text/sudokupad/picture.h"

namespace clew::text {
namespace {

using namespace iss;
using Drawn = Constraint::Kind;

// Constraints, or an equivalent number of words.
constexpr std::size_t most_constraints = 20'000, words_a_constraint = 200;

bool is_candidates(std::string_view line) {
  return line.size() == 729 && line.find_first_not_of(".123456789") == line.npos;
}

class Reader {
 public:
  Reader(const Piece& piece, FormContext& context) : items_(piece), context_(context) {}

  Expected<Puzzle> read() {
    if (auto ok = items_.read(); !ok) return std::unexpected(ok.error());
    refuse_unknown(items_.all());
    if (beyond_.refuses()) return wrong(beyond_.reason());
    auto setting = read_setting(items_, beyond_);
    if (!setting) return std::unexpected(setting.error());
    setting_ = *std::move(setting);
    spec_ = {.digits = shape_.digits, .values = shape_.values()};
    if (setting_.raw)
      spec_.add({.kind = Drawn::candidates, .cells = shape_.grid(), .values = shape_.all_values()});
    else
      spec_.grids = {setting_.grid};
    for (const Cells& cells : setting_.groups) spec_.add({.kind = Drawn::group, .cells = cells});
    for (const IssItem& item : items_.all()) {
      Specs specs;
      if (auto ok = read_item(item, {}, 0, specs); !ok) return std::unexpected(ok.error());
      for (ConstraintSpec& c : specs) add(std::move(c));
      if (spec_.constraints.size() > most_constraints)
        return wrong(item, "there are too many constraints");
    }
    if (auto ok = read_negatives(); !ok) return std::unexpected(ok.error());
    read_told();
    if (beyond_.refuses()) return wrong(beyond_.reason());
    return finish();
  }

 private:
  template <class... What>
  std::unexpected<Error> wrong(What&&... what) const {
    return items_.wrong(std::forward<What>(what)...);
  }

  // Reports unknown types first, by name.
  void refuse_unknown(const std::vector<IssItem>& items) {
    for (const IssItem& item : items) {
      if (!is_carried(item.type)) beyond_.rule(std::string(item.type.substr(0, 40)));
      refuse_unknown(item.inner);
    }
  }

  void add(ConstraintSpec c) {
    // Arrows of one circle are shafts of one arrow.
    if (c.kind == Drawn::arrow && !spec_.constraints.empty()) {
      const auto before = std::ranges::find_if(
          spec_.constraints.rbegin(), spec_.constraints.rend(),
          [](const ConstraintSpec& other) { return other.kind <= Drawn::arrow; });
      if (before != spec_.constraints.rend() && before->kind == Drawn::arrow &&
          before->splits[0] == c.splits[0] &&
          std::equal(c.cells.begin(), c.cells.begin() + c.splits[0], before->cells.begin())) {
        before->splits.push_back(static_cast<std::uint16_t>(before->cells.size()));
        before->cells.insert(before->cells.end(), c.cells.begin() + c.splits[0], c.cells.end());
        return;
      }
    }
    spec_.add(std::move(c));
  }

  Expected<void> read_item(const IssItem& item, Move move, int depth, Specs& into) {
    if (++work_ > most_constraints) return wrong(item, "there are too many constraints");
    if (item.type == "Given") return read_givens(item, move, into);
    if (item.type == "Or") return read_choice(item, move, depth, into);
    if (item.type == "And") {
      for (const IssItem& inner : item.inner)
        if (auto ok = read_item(inner, move, depth + 1, into); !ok) return ok;
      return {};
    }
    if (item.type == "Replicate") return replicate(item, move, depth, into);
    const IssRule* rule = rule_of(item.type);
    if (depth && (!rule || rule->form == IssForm::flag))
      return wrong(item, fmt::format("the rule '{}' stands within another", item.type));
    if (rule) {
      if (in_choice_ && rule->form == IssForm::neighbours) marks_in_choice_.insert(rule->kind);
      if (auto ok = check_place(*rule, item); !ok) return ok;
    }
    auto specs =
        rule ? constraints_of(*rule, item, setting_, move) : constraints_of_grid(item, setting_);
    if (!specs) return wrong(item, specs.error().reason);
    const std::size_t first = told_.size();
    for (ConstraintSpec& c : *specs) {
      work_ += (c.cells.size() + c.values.size()) / words_a_constraint;
      const bool told = rule && rule->form == IssForm::relation && told_kinds.has(c.kind);
      if (!told)
        into.push_back(std::move(c));
      else if (depth)
        into.push_back(as_relation(c));
      else if (told_.size() > first && told_.back()[0].kind == c.kind &&
               told_.back()[0].values == c.values)
        told_.back().push_back(std::move(c));
      else
        told_.push_back({std::move(c)});
    }
    return {};
  }

  // A second clue at one place would replace the first.
  Expected<void> check_place(const IssRule& rule, const IssItem& item) {
    std::string place(item.type);
    if (rule.form == IssForm::outside || rule.kind == Drawn::quadruple)
      place += item.arg(0);
    else if (rule.kind == Drawn::sandwich || rule.kind == Drawn::little_killer)
      place += item.arg(1);
    else
      return {};
    for (std::size_t side = 1; side < (rule.form == IssForm::outside ? 3u : 2u); ++side) {
      if (rule.form == IssForm::outside && item.arg(side).empty()) continue;
      if (!in_choice_ && !moved_ && !places_.insert(place + "~" + std::to_string(side)).second)
        return wrong(item, fmt::format("the rule '{}' stands twice at one place", item.type));
    }
    return {};
  }

  // R1C1_5, or with several values R1C1_1_3.
  Expected<void> read_givens(const IssItem& item, Move move, Specs& into) {
    for (std::string_view given : item.args) {
      const auto bar = std::min(given.find('_'), given.size());
      const auto place = cell_of(given.substr(0, bar), shape_, move);
      if (!place) return wrong(item, fmt::format("a given {}", place.error().reason));
      DigitSet digits;
      for (given.remove_prefix(bar); !given.empty();) {
        given.remove_prefix(1);
        const auto end = std::min(given.find('_'), given.size());
        const int digit = number(given.substr(0, end)) + shape_.shift();
        if (!is_number(given.substr(0, end)) || digit < 1 || digit > shape_.digits)
          return wrong(item, fmt::format("a given has a value that is none: {}",
                                         quoted(given.substr(0, end))));
        digits.add(static_cast<Digit>(digit));
        given.remove_prefix(end);
      }
      if (!in_choice_) {
        const auto [it, is_new] = givens_.emplace(*place, digits);
        if (!is_new) it->second = it->second & digits;
        continue;
      }
      if (digits.empty()) return wrong(item, "a given has no value");
      ConstraintSpec c{.kind = Drawn::candidates, .cells = {*place}};
      for (Digit d : digits) c.values.push_back(d - shape_.shift());
      into.push_back(std::move(c));
    }
    return {};
  }

  Expected<void> read_choice(const IssItem& item, Move move, int depth, Specs& into) {
    const bool outer = std::exchange(in_choice_, true);
    ConstraintSpec either{.kind = Drawn::either};
    bool always = false;
    for (const IssItem& inner : item.inner) {
      Specs branch;
      if (auto ok = read_item(inner, move, depth + 1, branch); !ok) return ok;
      always |= branch.empty();
      if (!either.inner.empty() && !branch.empty())
        either.splits.push_back(static_cast<std::uint16_t>(either.inner.size()));
      for (ConstraintSpec& c : branch) either.inner.push_back(std::move(c));
    }
    in_choice_ = outer;
    if (item.inner.empty()) return wrong(item, "the rule 'Or' has nothing to choose from");
    if (either.inner.size() > most_constraints)
      return wrong(item, "there is too much to choose from");
    if (always) return {};
    // Cages of the same cells are one with several sums.
    const auto& first = either.inner[0];
    const bool cages = std::ranges::all_of(either.inner, [&](const ConstraintSpec& c) {
      return c.kind == Drawn::cage && c.cells == first.cells && c.values.size() == 1;
    });
    if (cages && either.inner.size() > 1 && either.splits.size() + 1 == either.inner.size()) {
      ConstraintSpec cage = first;
      for (std::size_t i = 1; i < either.inner.size(); ++i)
        cage.values.push_back(either.inner[i].values[0]);
      into.push_back(std::move(cage));
    } else {
      into.push_back(std::move(either));
    }
    return {};
  }

  Expected<void> replicate(const IssItem& item, Move move, int depth, Specs& into) {
    const auto bits = sixes_of(item.arg(0));
    const auto origin = shape_.place(item.arg(1).empty() ? "R1C1" : item.arg(1));
    if (!bits || !origin) return wrong(item, "the rule 'Replicate' does not say where");
    const bool outer = std::exchange(moved_, true);
    const InList from = shape_.in_list(*origin);
    if (outer && from.list != move.list)
      return wrong(item, "the rule 'Replicate' moves cells of two lists");
    for (int i = 0; i < 6 * static_cast<int>(bits->size()); ++i) {
      if (!((*bits)[static_cast<std::size_t>(i / 6)] >> i % 6 & 1)) continue;
      InList to = from;
      to.index += i;
      if (to.index >= to.count) return wrong(item, "the rule 'Replicate' has a place off the grid");
      const Move further{from.list, move.rows + to.row() - from.row(),
                         move.cols + to.col() - from.col()};
      for (const IssItem& inner : item.inner) {
        if (const IssRule* rule = rule_of(inner.type);
            rule && (rule->form == IssForm::outside || rule->kind == Drawn::sandwich ||
                     rule->kind == Drawn::little_killer))
          return wrong(item, fmt::format("the rule '{}' cannot be replicated", inner.type));
        if (auto ok = read_item(inner, further, depth + 1, into); !ok) return ok;
      }
    }
    moved_ = outer;
    return {};
  }

  ConstraintSpec as_relation(const ConstraintSpec& c) const {
    return {.kind = Drawn::pair,
            .cells = c.cells,
            .values = relation_of_kind(c.kind, c.values, shape_)};
  }

  // Relations that have the names of rules are these if they are of all neighbours that the rules mean.
  void read_told() {
    if (told_.empty()) return;
    LayoutSpec whole = spec_;
    for (const Specs& lines : told_) whole.add(whole_of(lines));
    const auto layout = context_.layouts.of(whole);
    if (layout && std::ranges::all_of(
                      told_, [&](const Specs& lines) { return tells_all(**layout, lines); })) {
      spec_ = std::move(whole);
      return;
    }
    for (const Specs& lines : told_)
      for (const ConstraintSpec& c : lines) spec_.add(as_relation(c));
  }

  Expected<void> read_negatives() {
    if (setting_.strict_kropki &&
        (marks_in_choice_.contains(Drawn::difference) || marks_in_choice_.contains(Drawn::ratio)))
      return wrong("the rule 'StrictKropki' is not defined where a dot is one of several choices");
    if (setting_.strict_xv && marks_in_choice_.contains(Drawn::pair_sum))
      return wrong("the rule 'StrictXV' is not defined where a mark is one of several choices");
    if (setting_.strict_kropki) {
      spec_.add({.kind = Drawn::no_difference, .values = {1}});
      spec_.add({.kind = Drawn::no_ratio, .values = {2}});
    }
    if (setting_.strict_xv) spec_.add({.kind = Drawn::no_sum, .values = {5, 10}});
    return {};
  }

  bool has_candidates(Place place) const {
    return std::ranges::any_of(spec_.constraints, [&](const ConstraintSpec& c) {
      return c.kind == Drawn::candidates && c.cells == Cells{place};
    });
  }

  Expected<Puzzle> finish() {
    Puzzle puzzle;
    for (const Variables& v : shape_.variables)
      for (int i = 0; i < v.count; ++i) {
        const Place place = shape_.variable(v.begin + i);
        const auto given = givens_.find(place);
        if (given == givens_.end() && (v.prefix == region_labels || has_candidates(place)))
          continue;
        ConstraintSpec c{.kind = Drawn::candidates, .cells = {place}};
        for (Digit d : given == givens_.end() ? DigitSet::up_to(shape_.digits) : given->second)
          c.values.push_back(d - shape_.shift());
        if (c.values.empty()) return wrong("a cell beside the grid has no value left");
        spec_.add(std::move(c));
        if (given != givens_.end()) givens_.erase(given);
      }
    if (!shape_.variables.empty() && (spec_.has(Drawn::antitaxicab) || spec_.has(Drawn::flatmates)))
      return wrong(
          "cells beside the grid are not understood yet together with AntiTaxicab or "
          "DutchFlatmates");
    recognise_windows(spec_);
    auto layout = context_.layouts.of(spec_);
    if (!layout) return wrong(layout.error().reason);
    puzzle.layout = *layout;
    const auto size = static_cast<std::size_t>((*layout)->size());
    puzzle.givens.resize(size);
    for (const auto& [place, digits] : givens_) {
      const auto cell = static_cast<std::size_t>((*layout)->at(place));
      if (digits.size() == 1) {
        puzzle.givens[cell] = digits.first();
      } else {
        puzzle.marks.resize(size, DigitSet::up_to(shape_.digits));
        puzzle.marks[cell] = digits;
      }
    }
    puzzle.given_marks = puzzle.marks;
    return puzzle;
  }

  Items items_;
  FormContext& context_;
  Setting setting_;
  const IssShape& shape_ = setting_.shape;
  LayoutSpec spec_;
  std::map<Place, DigitSet> givens_;
  std::vector<Specs> told_;  // rules as relations of neighbours, line by line
  std::set<std::string> places_;
  std::set<Drawn> marks_in_choice_;
  std::size_t work_ = 0;
  bool in_choice_ = false, moved_ = false;
  Beyond beyond_;
};

Expected<Puzzle> read_jigsaw(const Piece& piece, FormContext& context, std::string_view line,
                             std::size_t regions) {
  const std::size_t size = line.size() - regions;
  const auto side = static_cast<int>(std::lround(std::sqrt(size)));
  const std::string items =
      fmt::format(".Shape~{}x{}.NoBoxes.Jigsaw~{}", side, side, line.substr(regions));
  auto puzzle = Reader(Piece{items, piece.line, piece.column}, context).read();
  if (!puzzle) return fail_at(piece, piece.text.data(), puzzle.error().reason);
  auto grid = read_line(Piece{line.substr(0, size), piece.line, piece.column}, context);
  if (!grid) return grid;
  puzzle->givens = std::move(grid->givens);
  return puzzle;
}

// A cell with one candidate need not be a given there: those that see it may have that candidate too.
void keep_as_candidates(Puzzle& puzzle) {
  std::vector<DigitSet> cells = std::move(puzzle.marks);
  cells.resize(puzzle.givens.size(), puzzle.layout->all_digits());
  for (std::size_t c = 0; c < cells.size(); ++c)
    if (puzzle.givens[c]) cells[c] = DigitSet::of(puzzle.givens[c]);
  puzzle.givens.clear();
  set_candidates(puzzle, std::move(cells));
  puzzle.given_marks = puzzle.marks;
}

}  // namespace

bool is_iss(std::string_view line) {
  line = trimmed(line);
  if (is_killer(line) || is_candidates(line)) return true;
  if (!line.starts_with('.')) return false;
  if (line.contains('~')) line.remove_prefix(line.find_first_not_of('.') - 1);  // empty givens
  const auto end = line.find_first_of(".~", 1);
  const std::string_view type = trimmed(line.substr(1, end == line.npos ? end : end - 1));
  if (type.empty()) return line.starts_with(".~R") || line.starts_with(".~r");
  return is_type(type) &&
         (line.contains('~') || type.size() > 4 || line == ".Or" || line == ".And");
}

Expected<Puzzle> read_iss(const Piece& piece, FormContext& context) {
  std::string_view line = trimmed(piece.text);
  if (is_link(line)) return read_link(piece, context);
  std::string items;
  if (count_line_ends(line)) {  // items that continue on further lines
    const std::size_t first = find_line_end(line);
    if (line.contains('~') || line.starts_with('#') || is_iss(line.substr(0, first)))
      return Reader(piece, context).read();
  }
  if (is_killer(line)) {
    auto cages = items_of_killer(line);
    if (!cages) return fail_at(piece, piece.text.data(), cages.error().reason);
    items = *std::move(cages);
  } else if (is_candidates(line)) {
    items = items_of_candidates(line);
  } else if (line.contains('~') || is_iss(line)) {
    return Reader(piece, context).read();
  } else {
    const std::size_t regions = regions_of_jigsaw(line);
    return regions == line.npos ? read_line(piece, context)
                                : read_jigsaw(piece, context, line, regions);
  }
  const Piece own{items, piece.line, piece.column};
  auto puzzle = Reader(own, context).read();
  if (!puzzle) return fail_at(piece, piece.text.data(), puzzle.error().reason);
  if (is_candidates(line)) keep_as_candidates(*puzzle);
  return puzzle;
}

}  // namespace clew::text
