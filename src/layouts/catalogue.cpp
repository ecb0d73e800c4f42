// The catalogue: every built-in layout in a few lines. Squares are written box height x box width;
// multi-grids list the upper left corners of their sub-grids, from 1 as people count.
#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <optional>

#include "base/nearest.h"
#include "layouts/catalogue.h"
#include "layouts/whole.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

struct Box {
  int height, width;
};

LayoutSpec square(Box box) {
  const int n = box.height * box.width;
  return {.digits = n,
          .grids = {{.height = n, .width = n, .box_height = box.height, .box_width = box.width}}};
}

LayoutSpec multi(std::initializer_list<Place> corners, Box box = {3, 3}) {
  const int n = box.height * box.width;
  LayoutSpec spec{.digits = n, .grids = {}};
  for (Place p : corners)
    spec.grids.push_back({{p.row - 1, p.col - 1}, n, n, box.height, box.width, {}});
  return spec;
}

LayoutSpec latin(int n) { return {.digits = n, .grids = {{.height = n, .width = n}}}; }

LayoutSpec with(LayoutSpec spec, std::initializer_list<Kind> kinds) {
  for (Kind kind : kinds) spec.add({kind});
  return spec;
}

LayoutSpec with(LayoutSpec spec, std::initializer_list<std::vector<Place>> groups) {
  for (const auto& group : groups) spec.add({Kind::group, group});
  return spec;
}

LayoutSpec diagonals(LayoutSpec spec) {
  return with(std::move(spec), {Kind::main_diagonal, Kind::anti_diagonal});
}

/// A group from places counted from 1.
std::vector<Place> group(std::initializer_list<Place> places) {
  std::vector<Place> result;
  for (Place p : places) result.push_back({p.row - 1, p.col - 1});
  return result;
}

std::vector<Place> run(Place from, int length, int step) {
  std::vector<Place> result;
  for (int i = 0; i < length; ++i) result.push_back({from.row - 1 + i, from.col - 1 + i * step});
  return result;
}

LayoutSpec roxdoku() {  // three layers side by side; rows and boxes are planes, so are these
  LayoutSpec spec{.digits = 9,
                  .grids = {{.height = 3, .width = 9, .box_height = 3, .box_width = 3}}};
  for (int c = 0; c < 3; ++c) {
    std::vector<Place> plane;
    for (int layer = 0; layer < 3; ++layer)
      for (int r = 0; r < 3; ++r) plane.push_back({r, 3 * layer + c});
    spec.add({Kind::group, plane});
  }
  return spec;
}

struct Item {
  CatalogueEntry entry;
  std::function<LayoutSpec()> spec;
};

const Box box3{3, 3};

const std::vector<Item>& items() {
  static const std::vector<Item> all = {
      {{"9x9", "Classic"}, [] { return square(box3); }},
      {{"4x4", "Boxes of 2x2"}, [] { return square({2, 2}); }},
      {{"6x6", "Boxes of 2x3"}, [] { return square({2, 3}); }},
      {{"6x6-vertical", "Boxes of 3x2"}, [] { return square({3, 2}); }},
      {{"8x8", "Boxes of 2x4"}, [] { return square({2, 4}); }},
      {{"8x8-vertical", "Boxes of 4x2"}, [] { return square({4, 2}); }},
      {{"10x10", "Boxes of 2x5"}, [] { return square({2, 5}); }},
      {{"10x10-vertical", "Boxes of 5x2"}, [] { return square({5, 2}); }},
      {{"12x12", "Boxes of 3x4"}, [] { return square({3, 4}); }},
      {{"12x12-vertical", "Boxes of 4x3"}, [] { return square({4, 3}); }},
      {{"15x15", "Boxes of 3x5"}, [] { return square({3, 5}); }},
      {{"15x15-vertical", "Boxes of 5x3"}, [] { return square({5, 3}); }},
      {{"16x16", "Boxes of 4x4"}, [] { return square({4, 4}); }},
      {{"20x20", "Boxes of 4x5"}, [] { return square({4, 5}); }},
      {{"20x20-vertical", "Boxes of 5x4"}, [] { return square({5, 4}); }},
      {{"25x25", "Boxes of 5x5"}, [] { return square({5, 5}); }},
      {{"30x30", "Boxes of 5x6"}, [] { return square({5, 6}); }},
      {{"30x30-vertical", "Boxes of 6x5"}, [] { return square({6, 5}); }},
      {{"36x36", "Boxes of 6x6"}, [] { return square({6, 6}); }},
      {{"latin-N", "Rows and columns only, N from 2 to 36"}, nullptr},
      {{"x-9x9", "Both diagonals"}, [] { return diagonals(square(box3)); }},
      {{"x-6x6", "Both diagonals"}, [] { return diagonals(square({2, 3})); }},
      {{"x-16x16", "Both diagonals"}, [] { return diagonals(square({4, 4})); }},
      {{"hyper", "Four windows"}, [] { return with(square(box3), {Kind::windows}); }},
      {{"hyper-x", "Four windows and both diagonals"},
       [] { return diagonals(with(square(box3), {Kind::windows})); }},
      {{"disjoint", "Same place in the box, no repeats"},
       [] { return with(square(box3), {Kind::disjoint}); }},
      {{"antiknight", "A knight's move apart, no repeats"},
       [] { return with(square(box3), {Kind::antiknight}); }},
      {{"antiking", "A king's move apart, no repeats"},
       [] { return with(square(box3), {Kind::antiking}); }},
      {{"antichess", "A knight's or king's move apart, no repeats"},
       [] { return with(square(box3), {Kind::antiknight, Kind::antiking}); }},
      {{"asterisk", "A star of nine cells"},
       [] {
         return with(
             square(box3),
             {group({{2, 5}, {3, 3}, {3, 7}, {5, 2}, {5, 5}, {5, 8}, {7, 3}, {7, 7}, {8, 5}})});
       }},
      {{"girandola", "A pinwheel of nine cells"},
       [] {
         return with(
             square(box3),
             {group({{1, 1}, {1, 9}, {2, 5}, {5, 2}, {5, 5}, {5, 8}, {8, 5}, {9, 1}, {9, 9}})});
       }},
      {{"centerdot", "The nine box centres"},
       [] {
         return with(
             square(box3),
             {group({{2, 2}, {2, 5}, {2, 8}, {5, 2}, {5, 5}, {5, 8}, {8, 2}, {8, 5}, {8, 8}})});
       }},
      {{"argyle", "Eight short diagonals"},
       [] {
         return with(square(box3), {run({1, 2}, 8, 1), run({2, 1}, 8, 1), run({1, 8}, 8, -1),
                                    run({2, 9}, 8, -1), run({1, 5}, 5, 1), run({1, 5}, 5, -1),
                                    run({5, 1}, 5, 1), run({5, 9}, 5, -1)});
       }},
      {{"samurai", "Five grids"},
       [] { return multi({{1, 1}, {1, 13}, {7, 7}, {13, 1}, {13, 13}}); }},
      {{"twin-horizontal", "Two grids that share three boxes"},
       [] { return multi({{1, 1}, {1, 7}}); }},
      {{"twin-vertical", "Two grids that share three boxes"},
       [] { return multi({{1, 1}, {7, 1}}); }},
      {{"twodoku", "Two grids that share a corner"}, [] { return multi({{1, 1}, {7, 7}}); }},
      {{"twodoku-ne", "Two grids that share a corner"}, [] { return multi({{1, 7}, {7, 1}}); }},
      {{"butterfly", "Four grids, one box apart"},
       [] { return multi({{1, 1}, {1, 4}, {4, 1}, {4, 4}}); }},
      {{"flower", "Five grids, close"},
       [] { return multi({{1, 4}, {4, 1}, {4, 4}, {4, 7}, {7, 4}}); }},
      {{"cross", "Five grids in a cross"},
       [] { return multi({{1, 7}, {7, 1}, {7, 7}, {7, 13}, {13, 7}}); }},
      {{"sohei", "Four grids in a ring"}, [] { return multi({{1, 7}, {7, 1}, {7, 13}, {13, 7}}); }},
      {{"windmill", "Five grids, turned"},
       [] { return multi({{1, 10}, {4, 1}, {7, 7}, {10, 13}, {13, 4}}); }},
      {{"gattai-3", "Three grids"}, [] { return multi({{1, 7}, {7, 1}, {7, 13}}); }},
      {{"gattai-8", "Eight grids"},
       [] {
         return multi({{1, 1}, {1, 13}, {1, 25}, {7, 7}, {7, 19}, {13, 1}, {13, 13}, {13, 25}});
       }},
      {{"triple-diagonal", "Three grids in a line"},
       [] { return multi({{1, 1}, {7, 7}, {13, 13}}); }},
      {{"samurai-13", "Thirteen grids"},
       [] {
         return multi({{1, 1},
                       {1, 13},
                       {1, 25},
                       {7, 7},
                       {7, 19},
                       {13, 1},
                       {13, 13},
                       {13, 25},
                       {19, 7},
                       {19, 19},
                       {25, 1},
                       {25, 13},
                       {25, 25}});
       }},
      {{"samurai-2x2", "Five grids of 4x4"},
       [] { return multi({{1, 1}, {1, 7}, {4, 4}, {7, 1}, {7, 7}}, {2, 2}); }},
      {{"samurai-4x4", "Five grids of 16x16"},
       [] { return multi({{1, 1}, {1, 25}, {13, 13}, {25, 1}, {25, 25}}, {4, 4}); }},
      {{"tridoku", "A triangle of 81 triangles"},
       [] { return LayoutSpec{.digits = 9, .grids = {}, .triangle = 9}; }},
      {{"roxdoku", "A cube of 3x3x3 cells"}, roxdoku},
  };
  return all;
}

std::optional<int> latin_size(std::string_view name) {
  constexpr std::string_view prefix = "latin-";
  if (!name.starts_with(prefix)) return std::nullopt;
  int n = 0;
  const char* end = name.data() + name.size();
  auto [stop, error] = std::from_chars(name.data() + prefix.size(), end, n);
  if (error != std::errc{} || stop != end || n < 2 || n > 36) return std::nullopt;
  return n;
}

Expected<LayoutSpec> catalogue_spec(std::string_view name) {
  if (name == "windoku") name = "hyper";
  if (auto n = latin_size(name)) {
    LayoutSpec spec = latin(*n);
    spec.name = name;
    return spec;
  }
  Nearest nearest(name);
  for (const Item& item : items()) {
    if (item.entry.name == name && item.spec) {
      LayoutSpec spec = item.spec();
      spec.name = name;
      return spec;
    }
    nearest.consider(item.entry.name);
  }
  return fail("no layout is called '" + std::string(name.substr(0, 64)) + "'" + nearest.question());
}

}  // namespace

const std::vector<CatalogueEntry>& catalogue() {
  static const std::vector<CatalogueEntry> entries = [] {
    std::vector<CatalogueEntry> result;
    for (const Item& item : items()) result.push_back(item.entry);
    return result;
  }();
  return entries;
}

std::vector<LayoutSpec> catalogue_specs() {
  std::vector<LayoutSpec> result;
  for (const Item& item : items()) {
    if (!item.spec) continue;
    result.push_back(item.spec());
    result.back().name = item.entry.name;
  }
  return result;
}

Expected<LayoutPtr> find_layout(std::string_view name) {
  const std::size_t plus = name.find('+');
  auto spec = catalogue_spec(name.substr(0, plus));
  if (!spec) return std::unexpected(spec.error());
  if (plus == name.npos) return build(std::move(*spec));
  if (is_cube(spec->name))
    return fail(
        "roxdoku's layers lie side by side: constraints of a whole layout are not defined "
        "on it");
  if (auto ok = add_named(*spec, name.substr(plus + 1)); !ok) return std::unexpected(ok.error());
  spec->name = catalogue_name(*spec);
  return build(std::move(*spec));
}

bool is_cube(std::string_view name) { return name == "roxdoku"; }

std::string_view layout_of_length(std::size_t symbols) {
  static constexpr std::pair<std::size_t, std::string_view> known[] = {
      {16, "4x4"},    {36, "6x6"},     {64, "8x8"},     {81, "9x9"},     {100, "10x10"},
      {144, "12x12"}, {225, "15x15"},  {256, "16x16"},  {400, "20x20"},  {625, "25x25"},
      {900, "30x30"}, {1296, "36x36"}, {27, "roxdoku"}, {369, "samurai"}};
  for (auto [length, name] : known)
    if (length == symbols) return name;
  return {};
}

}  // namespace clew
