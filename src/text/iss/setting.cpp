#include "text/iss/setting.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace clew::text::iss {
namespace {

// 9x8: 9 rows, 8 columns.
std::optional<std::pair<int, int>> dimensions(std::string_view text) {
  const auto x = text.find('x');
  if (x == text.npos) return {};
  return std::pair(number(text.substr(0, x)), number(text.substr(x + 1)));
}

class SettingReader {
 public:
  SettingReader(const Items& items, Beyond& beyond) : items_(items), beyond_(beyond) {}

  Expected<Setting> read() {
    if (auto ok = read_shape(); !ok) return std::unexpected(ok.error());
    for (const IssItem& item : items_.all()) {
      if (item.type == "Shape" && item.args != items_.first("Shape")->args)
        return items_.wrong(item, "there are two shapes");
      if (item.type == "Var")
        if (auto ok = read_variables(item); !ok) return std::unexpected(ok.error());
    }
    if (auto ok = read_regions(); !ok) return std::unexpected(ok.error());
    if (const IssItem* item = items_.first("ChaosConstruction"))
      if (auto ok = add_region_labels(*item); !ok) return std::unexpected(ok.error());
    if (const IssItem* item = items_.first("Doppelganger"))
      if (auto ok = add_doppelgangers(*item); !ok) return std::unexpected(ok.error());
    for (const IssItem& item : items_.all())
      if (item.type == "Jigsaw")
        if (auto ok = read_jigsaw(item); !ok) return std::unexpected(ok.error());
    setting_.strict_kropki = items_.first("StrictKropki") != nullptr;
    setting_.strict_xv = items_.first("StrictXV") != nullptr;
    if (const IssItem* item = items_.first("FullRankTies")) setting_.ties = item->arg(0) == "any";
    return std::move(setting_);
  }

 private:
  int longest_side() const { return std::max(shape_.height, shape_.width); }

  Expected<void> read_shape() {
    if (const IssItem* item = items_.first("Shape"); item && !item->args.empty()) {
      const auto size = dimensions(item->args[0]);
      if (!size || size->first < 1 || size->second < 1 || size->first > largest ||
          size->second > largest)
        return items_.wrong(*item,
                            fmt::format("the shape is not one from 1x1 to {0}x{0}", largest));
      std::tie(shape_.height, shape_.width) = *size;
      shape_.digits = longest_side();
      const std::string_view type = item->arg(2);
      setting_.raw = type == "Raw";
      if (const std::string_view range = item->arg(1); !range.empty())
        if (auto ok = read_range(*item, range); !ok) return ok;
      if (!type.empty() && type != "Sudoku" && !setting_.raw)
        beyond_.rule(fmt::format("Shape of the type {}", type.substr(0, 40)));
    }
    setting_.grid = {.height = shape_.height, .width = shape_.width};
    return {};
  }

  // 0-9, or 10 for 1 to 10.
  Expected<void> read_range(const IssItem& item, std::string_view range) {
    const auto dash = range.find('-');
    const int first = dash == range.npos ? 1 : number(range.substr(0, dash));
    const int last = number(dash == range.npos ? range : range.substr(dash + 1));
    if (first < 0 || first > 1 || last < first)
      return items_.wrong(item,
                          fmt::format("{} is no range of values from 0 or 1 on", quoted(range)));
    shape_.first = first;
    shape_.digits = last - first + 1;
    const int least = setting_.raw ? 1 : longest_side();
    if (shape_.digits < least || shape_.digits > largest)
      return items_.wrong(
          item, fmt::format("a grid of {} has {} to {} values", item.args[0], least, largest));
    return {};
  }

  int count_variables() const {
    const auto& all = shape_.variables;
    return all.empty() ? 0 : all.back().begin + all.back().count;
  }

  // Cells beside the grid: Var~NAME~~SIZE.
  Expected<void> read_variables(const IssItem& item) {
    auto& all = shape_.variables;
    const int begin = count_variables();
    Variables variables{
        .prefix = "V" + std::string(item.arg(0)), .columns = shape_.width, .begin = begin};
    const std::string_view size = item.arg(2);
    if (const auto both = dimensions(size)) {
      variables.columns = std::clamp(both->second, 1, largest);
      variables.count =
          std::min(both->first, most_variables + 1) * std::min(both->second, most_variables + 1);
    } else if (is_number(size)) {
      variables.count = number(size);
    }
    if (variables.prefix.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string::npos ||
        variables.prefix.size() < 2 || variables.count < 1 ||
        variables.count > most_variables - begin)
      return items_.wrong(
          item, fmt::format("the rule 'Var' has no name, or not 1 to {} cells", most_variables));
    if (std::ranges::find(all, variables.prefix, &Variables::prefix) != all.end())
      return items_.wrong(item, "two lists of cells have one name");
    all.push_back(std::move(variables));
    return {};
  }

  // A cell beside the grid for each of it: the label of its region.
  Expected<void> add_region_labels(const IssItem& item) {
    const int cells = shape_.height * shape_.width;
    if (setting_.region_size < 2 || cells % setting_.region_size)
      return items_.wrong(item, "the size of regions does not divide the number of cells");
    if (cells > most_variables - count_variables())
      return items_.wrong(item, "there are too many cells beside the grid");
    shape_.variables.push_back({.prefix = std::string(region_labels),
                                .count = cells,
                                .columns = shape_.width,
                                .begin = count_variables()});
    return {};
  }

  // A cell beside the grid for each row, column and box: the value that it lacks.
  Expected<void> add_doppelgangers(const IssItem& item) {
    const int side = shape_.width;
    if (shape_.height != side || shape_.first != 0 || shape_.digits != side + 1 ||
        setting_.region_size != side)
      return items_.wrong(item,
                          "the rule 'Doppelganger' needs a square grid with regions as large as a "
                          "row, and values from 0 to the length of a row");
    for (const std::string_view name : lacking) {
      const bool boxes = name == lacking[2];
      if (boxes && !setting_.grid.box_height) continue;
      if (std::ranges::find(shape_.variables, name, &Variables::prefix) != shape_.variables.end())
        return items_.wrong(item, "two lists of cells have one name");
      shape_.variables.push_back({.prefix = std::string(name),
                                  .count = side,
                                  .columns = boxes ? side / setting_.grid.box_width : side,
                                  .begin = count_variables()});
    }
    return {};
  }

  Expected<void> read_regions() {
    setting_.region_size = longest_side();
    setting_.window_size = shape_.digits;
    if (setting_.raw) return refuse_houses();
    if (const IssItem* item = items_.first("RegionSize")) {
      const int size = number(item->arg(0));
      if (size < 1 || size > shape_.digits)
        return items_.wrong(*item, "the size of regions is not one from 1 to the number of values");
      setting_.region_size = setting_.window_size = size;
    }
    const BoxSize boxes = box_size(shape_.height, shape_.width, setting_.region_size);
    if (!items_.first("NoBoxes") && boxes.height) {
      setting_.grid.box_height = boxes.height;
      setting_.grid.box_width = boxes.width;
      setting_.regions = boxes_of(shape_, boxes);
    }
    return {};
  }

  // A raw grid has neither rows nor columns nor regions.
  Expected<void> refuse_houses() const {
    constexpr std::string_view of_houses[] = {
        "Jigsaw",       "RegionSize",        "RegionSameValues", "Windoku",
        "DisjointSets", "AntiKnight",        "AntiKing",         "Diagonal",
        "Doppelganger", "ChaosConstruction", "FullRankTies"};
    for (const std::string_view type : of_houses)
      if (const IssItem* item = items_.first(type))
        return items_.wrong(*item, fmt::format("the rule '{}' needs rows and columns", type));
    return {};
  }

  // A character for each cell. One piece may have another size: cells in no region.
  Expected<void> read_jigsaw(const IssItem& item) {
    const std::string_view map = item.args.empty() ? std::string_view{} : item.args.back();
    const int size = shape_.height * shape_.width;
    if (std::ssize(map) != size)
      return items_.wrong(item,
                          fmt::format("the regions are {} characters, not {}", map.size(), size));
    std::map<char, Cells> pieces;
    for (int c = 0; c < size; ++c)
      pieces[map[static_cast<std::size_t>(c)]].push_back({c / shape_.width, c % shape_.width});
    if (pieces.size() == 1) return {};
    std::vector<int> regions(map.size(), -1);
    bool any_left = false;
    int region = 0;
    for (auto& [name, cells] : pieces) {
      if (static_cast<int>(cells.size()) != setting_.region_size) {
        if (std::exchange(any_left, true))
          return items_.wrong(
              item, fmt::format("the regions do not have {} cells each", setting_.region_size));
        continue;
      }
      for (const Place p : cells) {
        const int cell = shape_.in_list(p).index;
        regions[static_cast<std::size_t>(cell)] = region;
      }
      ++region;
      (setting_.grid.box_height ? setting_.groups : setting_.regions).push_back(cells);
      setting_.pieces.push_back(std::move(cells));
    }
    if (!setting_.grid.box_height) set_regions(setting_.grid, regions);
    return {};
  }

  const Items& items_;
  Beyond& beyond_;
  Setting setting_;
  IssShape& shape_ = setting_.shape;
};

}  // namespace

Expected<Setting> read_setting(const Items& items, Beyond& beyond) {
  return SettingReader(items, beyond).read();
}

}  // namespace clew::text::iss
