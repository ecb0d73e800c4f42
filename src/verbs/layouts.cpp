#include "verbs/layouts.h"

#include <string>

#include "clew/text.h"

namespace clew::verbs {
namespace {

std::string_view title_of(std::string_view name) {
  for (const CatalogueEntry& entry : catalogue())
    if (entry.name == name) return entry.title;
  return {};
}

std::string_view word(Shape shape) {
  switch (shape) {
    case Shape::triangle_up:
      return "triangle_up";
    case Shape::triangle_down:
      return "triangle_down";
    case Shape::square:
      break;
  }
  return "square";
}

std::string_view word(HouseKind kind) {
  switch (kind) {
    case HouseKind::row:
      return "row";
    case HouseKind::column:
      return "column";
    case HouseKind::box:
      return "box";
    case HouseKind::region:
      return "region";
    case HouseKind::diagonal:
      return "diagonal";
    case HouseKind::window:
      return "window";
    case HouseKind::group:
      break;
  }
  return "group";
}

Json cells_of(const Layout& layout) {
  Json list = Json::array();
  for (CellId c : line_order(layout)) {
    const Cell& cell = layout.cells()[c];
    list.push_back({{"name", layout.cell_name(c)},
                    {"row", cell.place.row + 1},
                    {"col", cell.place.col + 1},
                    {"shape", word(cell.shape)},
                    {"x", cell.x},
                    {"y", cell.y}});
  }
  return list;
}

Json house_of(const Layout& layout, HouseId id) {
  const House& house = layout.houses()[id];
  Json cells = Json::array();
  for (CellId c : house.cells) cells.push_back(layout.cell_name(c));
  return {{"name", layout.house_name(id)}, {"kind", word(house.kind)},
          {"number", house.number},        {"grid", house.grid},
          {"complete", house.complete},    {"cells", std::move(cells)}};
}

}  // namespace

Json summary(const Layout& layout) {
  return {{"name", layout.name()},
          {"title", title_of(layout.name())},
          {"cells", layout.size()},
          {"digits", layout.digits()},
          {"houses", layout.declared_houses()},
          {"links", layout.links().size()},
          {"rules", layout.rules()}};
}

Json describe(const Layout& layout) {
  Json houses = Json::array();
  for (int h = 0; h < layout.declared_houses(); ++h) houses.push_back(house_of(layout, h));
  Json links = Json::array();
  for (auto [a, b] : layout.links()) links.push_back({layout.cell_name(a), layout.cell_name(b)});
  return {{"name", layout.name()},     {"title", title_of(layout.name())},
          {"digits", layout.digits()}, {"rules", layout.rules()},
          {"rows", layout.rows()},     {"cols", layout.cols()},
          {"cells", cells_of(layout)}, {"houses", std::move(houses)},
          {"links", std::move(links)}};
}

Answer layouts(const Json& request, const Context&) {
  if (const auto name = request.find("name"); name != request.end()) {
    if (!name->is_string()) return fail("a layout's name is a string");
    const auto layout = find_layout(name->get_ref<const std::string&>());
    if (!layout) return std::unexpected(layout.error());
    return describe(**layout);
  }
  Json list = Json::array();
  for (const CatalogueEntry& entry : catalogue()) {
    if (const auto layout = find_layout(entry.name)) {
      list.push_back(summary(**layout));
    } else {  // latin-N, which stands for many
      list.push_back({{"name", entry.name}, {"title", entry.title}});
    }
  }
  return Json{{"layouts", std::move(list)}};
}

}  // namespace clew::verbs
