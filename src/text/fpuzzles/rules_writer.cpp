#include <fmt/format.h>

#include "text/fpuzzles/rules.h"
#include "text/fpuzzles/table.h"

namespace clew::text {
namespace {

using namespace fpuzzles;

std::string name_of_cell(Place p) { return fmt::format("R{}C{}", p.row + 1, p.col + 1); }

Json names_of(std::span<const Place> cells) {
  Json names = Json::array();
  for (const Place p : cells) names.push_back(name_of_cell(p));
  return names;
}

class RuleWriter {
 public:
  RuleWriter(const LayoutSpec& spec, const SubGrid& grid, Json& puzzle)
      : spec_(spec), grid_(grid), puzzle_(puzzle) {}

  /// Returns false if the format cannot express it.
  bool write(const ConstraintSpec& c) {
    if (c.kind == Drawn::no_sum && c.values == std::vector{5, 10}) return negative("xv");
    if (c.kind == Drawn::no_ratio)
      return std::ranges::equal(values_of_dots(), sorted(c.values)) && negative("ratio");
    // Boxes of one row or column are read as regions, which have no places to compare.
    if (c.kind == Drawn::disjoint && (grid_.box_height < 2 || grid_.box_width < 2)) return false;
    // Beside dots it leaves out pairs that have one.
    if (c.kind == Drawn::nonconsecutive &&
        (has_dots_of(Drawn::difference) || has_dots_of(Drawn::ratio)))
      return false;
    if (c.kind == Drawn::no_difference && c.values == std::vector{1}) {
      puzzle_["nonconsecutive"] = true;
      return true;
    }
    const auto* rule = std::ranges::find(fpuzzles::rules, c.kind, &FpuzzlesRule::kind);
    if (rule == std::end(fpuzzles::rules)) return false;
    if (rule->form == FpuzzlesForm::flag) {
      puzzle_[std::string(rule->key)] = true;
      return true;
    }
    if (rule->form == FpuzzlesForm::marks) {
      for (const Place p : c.cells) items(*rule).push_back({{"cell", name_of_cell(p)}});
      return true;
    }
    Json item = Json::object();
    if (!fill(*rule, c, item)) return false;
    items(*rule).push_back(std::move(item));
    return true;
  }

 private:
  Json& items(const FpuzzlesRule& rule) { return puzzle_[std::string(rule.key)]; }
  bool has_dots_of(Drawn kind) const { return spec_.has(kind); }
  static std::vector<int> sorted(std::vector<int> values) {
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
  }
  // The ratios that `negative` means: those of the dots, or 2.
  std::vector<int> values_of_dots() const {
    std::vector<int> values;
    for (const ConstraintSpec& c : spec_.constraints)
      if (c.kind == Drawn::ratio) values.push_back(c.values.empty() ? 2 : c.values[0]);
    return values.empty() ? std::vector{2} : sorted(std::move(values));
  }
  bool negative(const char* name) {
    puzzle_["negative"].push_back(name);
    return true;
  }

  bool fill(const FpuzzlesRule& rule, const ConstraintSpec& c, Json& item) const {
    const std::span<const Place> cells = c.cells;
    switch (rule.form) {
      case FpuzzlesForm::xv:
        if (c.values != std::vector{5} && c.values != std::vector{10}) return false;
        item["value"] = c.values[0] == 5 ? "V" : "X";
        item["cells"] = names_of(cells);
        return true;
      case FpuzzlesForm::digits:
        if (cells.size() < 2) return false;
        item["values"] = c.values;
        item["cells"] = names_of(cells);
        return true;
      case FpuzzlesForm::lines:
        if (!c.splits.empty() || (c.kind == Drawn::nabner && repeats(c.cells))) return false;
        item["lines"] = Json::array({names_of(cells)});
        break;
      case FpuzzlesForm::arrow:
        // The cells of a pill are read in reading order there.
        if (!std::ranges::is_sorted(cells.first(c.splits[0]))) return false;
        item["cells"] = names_of(cells.first(c.splits[0]));
        for (std::size_t i = 0; i < c.splits.size(); ++i) {
          const std::size_t end = i + 1 < c.splits.size() ? c.splits[i + 1] : cells.size();
          Json line = names_of(cells.subspan(c.splits[i], end - c.splits[i]));
          line.insert(line.begin(),
                      name_of_cell(nearest(cells.first(c.splits[0]), cells[c.splits[i]])));
          item["lines"].push_back(std::move(line));
        }
        return true;
      case FpuzzlesForm::clone:
        item["cells"] = names_of(cells.first(c.splits[0]));
        item["cloneCells"] = names_of(cells.subspan(c.splits[0]));
        return true;
      case FpuzzlesForm::outside:
      case FpuzzlesForm::diagonal:
        return fill_clue(rule, c, item);
      default:
        item["cells"] = names_of(cells);
    }
    // There a number of 0 has no meaning.
    if (c.values.size() > 1 || c.values == std::vector{0}) return false;
    if (!c.values.empty()) {
      if (c.kind == Drawn::cage)
        item["value"] = std::to_string(c.values[0]);
      else
        item["value"] = c.values[0];
    }
    return true;
  }

  static bool repeats(std::vector<Place> cells) {
    std::ranges::sort(cells);
    return std::ranges::adjacent_find(cells) != cells.end();
  }

  /// The cell of a pill from which a shaft leaves.
  static Place nearest(std::span<const Place> pill, Place shaft) {
    return *std::ranges::min_element(pill, {}, [&](Place p) {
      const int rows = p.row - shaft.row, cols = p.col - shaft.col;
      return rows * rows + cols * cols;
    });
  }

  bool fill_clue(const FpuzzlesRule& rule, const ConstraintSpec& c, Json& item) const {
    if (c.cells.size() < 2 && rule.form == FpuzzlesForm::outside) return false;
    const Place first = c.cells[0];
    std::vector<Place> steps;
    for (const int down : {-1, 0, 1})
      for (const int right : {-1, 0, 1})
        if ((down && right) == (rule.form == FpuzzlesForm::diagonal) && (down || right))
          steps.push_back({down, right});
    for (const Place step : steps) {
      const Place clue{first.row - step.row, first.col - step.col};
      const bool outside =
          clue.row < 0 || clue.col < 0 || clue.row >= grid_.height || clue.col >= grid_.width;
      if (!outside || seen_from(clue, step, grid_) != c.cells) continue;
      item["cell"] = name_of_cell(clue);
      item["value"] = std::to_string(c.values[0]);
      if (rule.form == FpuzzlesForm::diagonal) {
        item["cells"] = names_of(c.cells);
        item["direction"] = std::string(step.row < 0 ? "U" : "D") + (step.col < 0 ? "L" : "R");
      }
      return true;
    }
    return false;
  }

  const LayoutSpec& spec_;
  const SubGrid& grid_;
  Json& puzzle_;
};

}  // namespace

Expected<void> write_rules(const LayoutSpec& spec, const SubGrid& grid, Json& puzzle) {
  RuleWriter writer(spec, grid, puzzle);
  for (const ConstraintSpec& c : spec.constraints)
    if (c.kind != Drawn::windows && c.kind != Drawn::group && !writer.write(c))
      return fail(fmt::format("f-puzzles has no room for this rule: {}", name(c.kind)));
  for (auto& group : groups_of(spec))
    writer.write({.kind = Drawn::group, .cells = std::move(group)});
  return {};
}

}  // namespace clew::text
