// Constraint strings of Interactive Sudoku Solver: items `.Type~argument~…` on one line, some of
// which hold others up to `.End`. What has no type is givens. Digits that count from 0 there count
// from 1 here. A type that is not known is named in the error.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "text/iss_codes.h"
#include "text/iss_killer.h"
#include "text/iss_rules.h"
#include "text/square_spec.h"

namespace clew::text {
namespace {

using namespace iss;
using Drawn = Constraint::Kind;
using Cells = std::vector<Place>;

constexpr int deepest = 16;
// Constraints, or what is as long as so many words of them.
constexpr std::size_t most_constraints = 20'000, words_a_constraint = 200;

constexpr std::string_view composites[] = {"Or", "And", "Replicate"};

bool holds_others(std::string_view type) {
  return std::ranges::find(composites, type) != std::end(composites);
}

bool is_candidates(std::string_view line) {
  return line.size() == 729 && line.find_first_not_of(".123456789") == line.npos;
}

class Reader {
 public:
  Reader(const Piece& piece, Context& context) : piece_(piece), context_(context) {
    // Blanks say nothing; where there are any, errors are at the begin of the line.
    if (std::ranges::any_of(piece.text, is_space)) {
      for (char c : piece.text)
        if (!is_space(c)) without_blanks_ += c;
      text_ = without_blanks_;
    } else {
      text_ = piece.text;
    }
  }

  Expected<Puzzle> read() {
    if (auto ok = read_items(); !ok) return std::unexpected(ok.error());
    refuse_unknown(items_);
    if (beyond_.refuses()) return wrong(beyond_.reason());
    if (auto ok = read_shape(); !ok) return std::unexpected(ok.error());
    if (auto ok = read_setting(); !ok) return std::unexpected(ok.error());
    for (const Item& item : items_) {
      Specs specs;
      if (auto ok = read_item(item, {}, 0, specs); !ok) return std::unexpected(ok.error());
      for (ConstraintSpec& c : specs) add(std::move(c));
      if (spec_.constraints.size() > most_constraints)
        return wrong(item, "there are too many constraints");
    }
    if (auto ok = read_negatives(); !ok) return std::unexpected(ok.error());
    if (beyond_.refuses()) return wrong(beyond_.reason());
    return finish();
  }

 private:
  std::unexpected<Error> wrong(std::string reason) const {
    return fail_at(piece_, piece_.text.data(), std::move(reason));
  }
  std::unexpected<Error> wrong(const Item& item, std::string reason) const {
    const char* where = piece_.text.data();
    if (without_blanks_.empty() && item.type != "Given") where = item.type.data();
    return fail_at(piece_, where, std::move(reason));
  }

  Expected<void> read_items() {
    std::vector<std::vector<Item>*> open{&items_};
    std::string_view rest = text_;
    if (!rest.starts_with('.')) return wrong("a constraint string begins with a dot");
    while (!rest.empty()) {
      rest.remove_prefix(1);
      const auto end = std::min(rest.find('.'), rest.size());
      std::string_view words = rest.substr(0, end);
      rest.remove_prefix(end);
      Item item;
      const auto cut = [&] {
        const auto tilde = std::min(words.find('~'), words.size());
        const std::string_view word = words.substr(0, tilde);
        words.remove_prefix(std::min(tilde + 1, words.size()));
        return word;
      };
      const bool any = words.contains('~'), ends_open = words.ends_with('~');
      item.type = cut();
      while (!words.empty()) item.args.push_back(cut());
      if (any && ends_open) item.args.emplace_back();
      if (item.type == "End") {
        if (open.size() == 1) return wrong(item, ".End stands where nothing is open");
        open.pop_back();
        continue;
      }
      if (item.type.empty()) item.type = "Given";
      open.back()->push_back(std::move(item));
      if (!holds_others(open.back()->back().type)) continue;
      if (open.size() > deepest)
        return wrong(open.back()->back(), "rules stand within rules too often");
      open.push_back(&open.back()->back().inner);
    }
    if (open.size() > 1) return wrong("an .End is missing");
    return {};
  }

  // By name, before anything else is said about the string.
  void refuse_unknown(const std::vector<Item>& items) {
    for (const Item& item : items) {
      if (!is_carried(item.type)) beyond_.rule(std::string(item.type.substr(0, 40)));
      refuse_unknown(item.inner);
    }
  }

  const Item* item_of(std::string_view type) const {
    const auto it = std::ranges::find(items_, type, &Item::type);
    return it == items_.end() ? nullptr : &*it;
  }
  static std::string_view arg(const Item& item, std::size_t i) {
    return i < item.args.size() ? item.args[i] : std::string_view{};
  }
  // 9x8: 9 rows, 8 columns.
  static std::optional<std::pair<int, int>> dimensions(std::string_view text) {
    const auto x = text.find('x');
    if (x == text.npos) return {};
    return std::pair(number(text.substr(0, x)), number(text.substr(x + 1)));
  }

  Expected<void> read_shape() {
    if (const Item* item = item_of("Shape"); item && !item->args.empty()) {
      const auto size = dimensions(item->args[0]);
      if (!size || size->first < 1 || size->second < 1 || size->first > largest ||
          size->second > largest)
        return wrong(*item, fmt::format("the shape is not one from 1x1 to {0}x{0}", largest));
      std::tie(shape_.height, shape_.width) = *size;
      shape_.digits = std::max(shape_.height, shape_.width);
      if (const std::string_view range = arg(*item, 1); !range.empty()) {
        const auto dash = range.find('-');
        const int first = dash == range.npos ? 1 : number(range.substr(0, dash));
        const int last = number(dash == range.npos ? range : range.substr(dash + 1));
        if (first < 0 || first > 1 || last < first)
          return wrong(*item,
                       fmt::format("{} is no range of values from 0 or 1 on", quoted(range)));
        shape_.first = first;
        shape_.digits = last - first + 1;
        if (shape_.digits < std::max(shape_.height, shape_.width) || shape_.digits > largest)
          return wrong(*item, fmt::format("a grid of {} has {} to {} values", item->args[0],
                                          std::max(shape_.height, shape_.width), largest));
      }
      if (const std::string_view type = arg(*item, 2); !type.empty() && type != "Sudoku")
        beyond_.rule(fmt::format("Shape of the type {}", type.substr(0, 40)));
    }
    int count = 0;
    for (const Item& item : items_) {
      if (item.type == "Shape" && item.args != item_of("Shape")->args)
        return wrong(item, "there are two shapes");
      if (item.type != "Var") continue;
      Variables variables{.prefix = std::string(arg(item, 0)), .begin = count};
      const std::string_view size = arg(item, 2);
      variables.columns = shape_.width;
      if (const auto both = dimensions(size)) {
        variables.columns = std::clamp(both->second, 1, largest);
        variables.count =
            std::min(both->first, most_variables + 1) * std::min(both->second, most_variables + 1);
      } else if (is_number(size)) {
        variables.count = number(size);
      }
      if (variables.prefix.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string::npos ||
          variables.prefix.empty() || variables.count < 1 || variables.count > most_variables ||
          (count += variables.count) > most_variables)
        return wrong(
            item, fmt::format("the rule 'Var' has no name, or not 1 to {} cells", most_variables));
      if (std::ranges::find(shape_.variables, variables.prefix, &Variables::prefix) !=
          shape_.variables.end())
        return wrong(item, "two lists of cells have one name");
      shape_.variables.push_back(std::move(variables));
    }
    grid_ = {.height = shape_.height, .width = shape_.width};
    spec_ = {.digits = shape_.digits, .grids = {}};
    return {};
  }

  Expected<void> read_setting() {
    const int usual = std::max(shape_.height, shape_.width);
    int size = usual;
    if (const Item* item = item_of("RegionSize")) {
      size = number(arg(*item, 0));
      if (size < 1 || size > shape_.digits)
        return wrong(*item, "the size of regions is not one from 1 to the number of values");
      given_size_ = size;
    }
    size_ = size;
    const BoxSize boxes = box_size(shape_.height, shape_.width, size);
    if (!item_of("NoBoxes") && boxes.height) {
      grid_.box_height = boxes.height;
      grid_.box_width = boxes.width;
      setting_.regions = groups_at(boxes, false);
    }
    setting_.strict_kropki = item_of("StrictKropki") != nullptr;
    setting_.strict_xv = item_of("StrictXV") != nullptr;
    if (const Item* item = item_of("FullRankTies")) setting_.ties = arg(*item, 0) == "any";
    for (const Item& item : items_)
      if (item.type == "Jigsaw")
        if (auto ok = read_jigsaw(item); !ok) return ok;
    return {};
  }

  // The boxes, or the cells at the same place in each of them.
  std::vector<Cells> groups_at(BoxSize box, bool same_place) const {
    const int across = shape_.width / box.width, cells = box.height * box.width;
    const int boxes = shape_.height * shape_.width / cells;
    std::vector<Cells> groups(static_cast<std::size_t>(same_place ? cells : boxes));
    for (int b = 0; b < boxes; ++b)
      for (int i = 0; i < cells; ++i)
        groups[static_cast<std::size_t>(same_place ? i : b)].push_back(
            {b / across * box.height + i / box.width, b % across * box.width + i % box.width});
    return groups;
  }

  Expected<void> read_jigsaw(const Item& item) {
    const std::string_view map = item.args.empty() ? std::string_view{} : item.args.back();
    if (map.size() !=
        static_cast<std::size_t>(shape_.height) * static_cast<std::size_t>(shape_.width))
      return wrong(item, fmt::format("the regions are {} characters, not {}", map.size(),
                                     shape_.height * shape_.width));
    std::map<char, Cells> pieces;
    for (int c = 0; c < static_cast<int>(map.size()); ++c)
      pieces[map[static_cast<std::size_t>(c)]].push_back({c / shape_.width, c % shape_.width});
    if (pieces.size() == 1) return {};
    std::vector<int> regions(map.size(), -1);
    bool any_left = false;
    int region = 0;
    for (auto& [name, cells] : pieces) {
      if (static_cast<int>(cells.size()) != size_) {
        if (std::exchange(any_left, true))
          return wrong(item, fmt::format("the regions do not have {} cells each", size_));
        continue;
      }
      for (const Place p : cells)
        regions[static_cast<std::size_t>(p.row) * static_cast<std::size_t>(shape_.width) +
                static_cast<std::size_t>(p.col)] = region;
      ++region;
      if (grid_.box_height)
        add({.kind = Drawn::group, .cells = cells});
      else
        setting_.regions.push_back(cells);
      pieces_.push_back(std::move(cells));
    }
    if (!grid_.box_height) set_regions(grid_, regions);
    return {};
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

  Expected<void> read_item(const Item& item, Move move, int depth, Specs& into) {
    if (++work_ > most_constraints) return wrong(item, "there are too many constraints");
    if (item.type == "Given") return read_givens(item, move, into);
    if (item.type == "Or") return read_choice(item, move, depth, into);
    if (item.type == "And") {
      for (const Item& inner : item.inner)
        if (auto ok = read_item(inner, move, depth + 1, into); !ok) return ok;
      return {};
    }
    if (item.type == "Replicate") return replicate(item, move, depth, into);
    if (const Rule* rule = rule_of(item.type)) {
      if (depth && rule->form == Form::flag)
        return wrong(item, fmt::format("the rule '{}' stands within another", item.type));
      if (in_choice_ && rule->form == Form::neighbours) marks_in_choice_.insert(rule->kind);
      if (auto ok = check_place(*rule, item); !ok) return ok;
      auto specs = constraints_of(*rule, item, setting_, move);
      if (!specs) return wrong(item, specs.error().reason);
      for (ConstraintSpec& c : *specs) {
        work_ += (c.cells.size() + c.values.size()) / words_a_constraint;
        into.push_back(std::move(c));
      }
      return {};
    }
    if (depth) return wrong(item, fmt::format("the rule '{}' stands within another", item.type));
    return read_whole(item);
  }

  // A second clue at one place would replace the first.
  Expected<void> check_place(const Rule& rule, const Item& item) {
    std::string place(item.type);
    if (rule.form == Form::outside || rule.kind == Drawn::quadruple)
      place += arg(item, 0);
    else if (rule.kind == Drawn::sandwich || rule.kind == Drawn::little_killer)
      place += arg(item, 1);
    else
      return {};
    for (std::size_t side = 1; side < (rule.form == Form::outside ? 3u : 2u); ++side) {
      if (rule.form == Form::outside && arg(item, side).empty()) continue;
      if (!in_choice_ && !moved_ && !places_.insert(place + "~" + std::to_string(side)).second)
        return wrong(item, fmt::format("the rule '{}' stands twice at one place", item.type));
    }
    return {};
  }

  Expected<void> read_whole(const Item& item) {
    const std::string_view type = item.type;
    if (type == "Diagonal") {
      if (arg(item, 0) != "1" && arg(item, 0) != "-1")
        return wrong(item, "the rule 'Diagonal' is neither 1 nor -1");
      spec_.add({arg(item, 0) == "1" ? Drawn::anti_diagonal : Drawn::main_diagonal});
    } else if (type == "Windoku") {
      const BoxSize box =
          box_size(shape_.height, shape_.width, given_size_ ? given_size_ : shape_.digits);
      for (int r = 1; box.height && r + box.height < shape_.height; r += box.height + 1)
        for (int c = 1; c + box.width < shape_.width; c += box.width + 1) {
          Cells window;
          for (int i = 0; i < box.height * box.width; ++i)
            window.push_back({r + i / box.width, c + i % box.width});
          spec_.add({.kind = Drawn::group, .cells = std::move(window)});
        }
    } else if (type == "DisjointSets") {
      const BoxSize box = box_size(shape_.height, shape_.width, size_);
      if (grid_.box_height)
        spec_.add({Drawn::disjoint});
      else if (box.height)
        for (Cells& group : groups_at(box, true))
          spec_.add({.kind = Drawn::group, .cells = std::move(group)});
    } else if (type == "RegionSameValues") {
      add_same_values();
    } else if (type == "FullRankTies") {
      if (arg(item, 0) == "none") beyond_.rule("FullRankTies of none");
    }
    // The others are read before or after, or say nothing about digits.
    return {};
  }

  // The longest of all rows, columns, boxes and pieces hold the same.
  void add_same_values() {
    auto regions = pieces_;
    for (int r = 0; r < shape_.height; ++r) regions.push_back(shape_.row(r));
    for (int c = 0; c < shape_.width; ++c) regions.push_back(shape_.column(c));
    if (grid_.box_height) {
      auto boxes = groups_at({grid_.box_height, grid_.box_width}, false);
      regions.insert(regions.end(), boxes.begin(), boxes.end());
    }
    const auto longest = std::ranges::max(regions, {}, &Cells::size).size();
    std::erase_if(regions, [&](const Cells& r) { return r.size() != longest; });
    if (static_cast<int>(longest) == shape_.digits || regions.size() < 2) return;
    ConstraintSpec c{.kind = Drawn::same_values};
    for (const Cells& region : regions) {
      if (!c.cells.empty()) c.splits.push_back(static_cast<std::uint16_t>(c.cells.size()));
      c.cells.insert(c.cells.end(), region.begin(), region.end());
    }
    spec_.add(std::move(c));
  }

  // R1C1_5, or with several values R1C1_1_3.
  Expected<void> read_givens(const Item& item, Move move, Specs& into) {
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
      for (Digit d : digits) c.values.push_back(d);
      into.push_back(std::move(c));
    }
    return {};
  }

  Expected<void> read_choice(const Item& item, Move move, int depth, Specs& into) {
    const bool outer = std::exchange(in_choice_, true);
    ConstraintSpec either{.kind = Drawn::either};
    bool always = false;
    for (const Item& inner : item.inner) {
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

  Expected<void> replicate(const Item& item, Move move, int depth, Specs& into) {
    const auto bits = sixes_of(arg(item, 0));
    const auto origin = shape_.place(arg(item, 1).empty() ? "R1C1" : arg(item, 1));
    if (!bits || !origin || !shape_.in_grid(*origin))
      return wrong(item, "the rule 'Replicate' does not say where");
    const bool outer = std::exchange(moved_, true);
    const int begin = origin->row * shape_.width + origin->col;
    for (int i = 0; i < 6 * static_cast<int>(bits->size()); ++i) {
      if (!((*bits)[static_cast<std::size_t>(i / 6)] >> i % 6 & 1)) continue;
      const int cell = begin + i;
      if (cell >= shape_.height * shape_.width)
        return wrong(item, "the rule 'Replicate' has a place off the grid");
      const Move further{move.rows + cell / shape_.width - origin->row,
                         move.cols + cell % shape_.width - origin->col};
      for (const Item& inner : item.inner) {
        if (const Rule* rule = rule_of(inner.type);
            rule && (rule->form == Form::outside || rule->kind == Drawn::sandwich ||
                     rule->kind == Drawn::little_killer))
          return wrong(item, fmt::format("the rule '{}' cannot be replicated", inner.type));
        if (auto ok = read_item(inner, further, depth + 1, into); !ok) return ok;
      }
    }
    moved_ = outer;
    return {};
  }

  Expected<void> read_negatives() {
    if (setting_.strict_kropki &&
        (marks_in_choice_.contains(Drawn::difference) || marks_in_choice_.contains(Drawn::ratio)))
      return wrong("the rule 'StrictKropki' is not defined where a dot is one of several choices");
    if (setting_.strict_xv && marks_in_choice_.contains(Drawn::pair_sum))
      return wrong("the rule 'StrictXV' is not defined where a mark is one of several choices");
    if (shape_.shift() && setting_.strict_kropki)
      beyond_.rule("StrictKropki with values from 0 on");
    const int more = 2 * shape_.shift();
    if (setting_.strict_kropki) {
      spec_.add({.kind = Drawn::no_difference, .values = {1}});
      spec_.add({.kind = Drawn::no_ratio, .values = {2}});
    }
    if (setting_.strict_xv) spec_.add({.kind = Drawn::no_sum, .values = {5 + more, 10 + more}});
    return {};
  }

  Expected<Puzzle> finish() {
    Puzzle puzzle;
    spec_.grids = {grid_};
    for (const Variables& v : shape_.variables)
      for (int i = 0; i < v.count; ++i) {
        const Place place = shape_.variable(v.begin + i);
        const auto given = givens_.find(place);
        ConstraintSpec c{.kind = Drawn::candidates, .cells = {place}};
        for (Digit d : given == givens_.end() ? DigitSet::up_to(shape_.digits) : given->second)
          c.values.push_back(d);
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
    if (shape_.shift())
      puzzle.remark = fmt::format("values count from 0 there and from 1 here: 0 is 1, {} is {}",
                                  shape_.digits - 1, shape_.digits);
    return puzzle;
  }

  const Piece& piece_;
  Context& context_;
  std::string without_blanks_;
  std::string_view text_;
  std::vector<Item> items_;
  Shape shape_;
  Setting setting_{shape_};
  SubGrid grid_;
  LayoutSpec spec_;
  int size_ = 9, given_size_ = 0;  // of regions
  std::vector<Cells> pieces_;      // of the jigsaw
  std::map<Place, DigitSet> givens_;
  std::set<std::string> places_;
  std::set<Drawn> marks_in_choice_;
  std::size_t work_ = 0;
  bool in_choice_ = false, moved_ = false;
  Beyond beyond_;
};

}  // namespace

bool is_iss(std::string_view line) {
  line = trimmed(line);
  if (is_killer(line) || is_candidates(line)) return true;
  if (!line.starts_with('.')) return false;
  if (line.contains('~')) line.remove_prefix(line.find_first_not_of('.') - 1);  // empty givens
  const auto end = line.find_first_of(".~", 1);
  const std::string_view type = line.substr(1, end == line.npos ? end : end - 1);
  if (type.empty()) return line.starts_with(".~R") || line.starts_with(".~r");
  return is_type(type) && (line.contains('~') || type.size() > 4);
}

Expected<Puzzle> read_iss(const Piece& piece, Context& context) {
  const std::string_view line = trimmed(piece.text);
  std::string items;
  if (is_killer(line)) {
    auto cages = items_of_killer(line);
    if (!cages) return fail_at(piece, piece.text.data(), cages.error().reason);
    items = *std::move(cages);
  } else if (is_candidates(line)) {
    items = items_of_candidates(line);
  } else {
    return line.contains('~') || is_iss(line) ? Reader(piece, context).read()
                                              : read_line(piece, context);
  }
  const Piece own{items, piece.line, piece.column};
  auto puzzle = Reader(own, context).read();
  if (!puzzle) return fail_at(piece, piece.text.data(), puzzle.error().reason);
  return puzzle;
}

}  // namespace clew::text
