#include "verbs/layouts.h"

#include <fmt/format.h>

#include <numeric>
#include <string>

#include "clew/text.h"
#include "model/names.h"
#include "text/puzzle_text/constraint_words.h"
#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

/// Returns the title of a layout: that of its base name, and the constraints after + as written.
std::string title_of(std::string_view name) {
  const std::size_t plus = std::min(name.find('+'), name.size());
  std::string title;
  for (const CatalogueEntry& entry : catalogue())
    if (entry.name == name.substr(0, plus)) title = entry.title;
  for (const char c : title.empty() ? std::string_view{} : name.substr(plus))
    title += c == '+' ? ", " : std::string(1, c);
  return title;
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

/// "text" is its line in puzzle text; "cells" are lists, cut at its splits.
Json constraint_of(const Layout& layout, const Constraint& constraint, const ConstraintSpec& spec) {
  Json lists = Json::array({Json::array()});
  for (std::size_t i = 0, list = 0; i < constraint.cells.size(); ++i) {
    if (list < constraint.splits.size() && constraint.splits[list] == i)
      lists.push_back(Json::array()), ++list;
    lists.back().push_back(layout.cell_name(constraint.cells[i]));
  }
  const std::string_view called =
      constraint.label.empty() ? name(constraint.kind) : std::string_view(constraint.label);
  return {{"kind", word(constraint.kind)}, {"name", called},
          {"number", constraint.number},   {"cells", std::move(lists)},
          {"values", constraint.values},   {"text", text::words_of(spec, layout.spec())}};
}

Json constraints_of(const Layout& layout) {
  Json list = Json::array();
  for (std::size_t i = 0; i < layout.constraints().size(); ++i)
    list.push_back(constraint_of(layout, layout.constraints()[i], layout.spec().constraints[i]));
  return list;
}

Json list() {
  Json all = Json::array();
  for (const CatalogueEntry& entry : catalogue()) {
    if (const auto layout = find_layout(entry.name)) {
      all.push_back(summary(**layout));
    } else {  // latin-N, which represents many
      all.push_back({{"name", entry.name}, {"title", entry.title}});
    }
  }
  return all;
}

std::string joined(const Layout& layout, const std::vector<CellId>& cells) {
  std::string text;
  for (const CellId c : cells) text += ' ' + layout.cell_name(c);
  return text;
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
  Json json{{"name", layout.name()},     {"title", title_of(layout.name())},
            {"digits", layout.digits()}, {"rules", layout.rules()},
            {"rows", layout.rows()},     {"cols", layout.cols()},
            {"cells", cells_of(layout)}, {"houses", std::move(houses)},
            {"links", std::move(links)}, {"constraints", constraints_of(layout)}};
  if (!layout.values().are_digits()) json["values"] = digits_json(layout, layout.all_digits());
  return json;
}

std::string layouts(const Output& output) {
  std::string text;
  if (output.json) {
    for (const Json& entry : list()) text += to_string(entry) + '\n';
    return text;
  }
  const auto row = [&](auto name, auto cells, auto digits, auto houses, auto links, auto rules,
                       auto title) {
    text += fmt::format("{:<16} {:>5} {:>6} {:>6} {:>5} {:>6}  {}\n", name, cells, digits, houses,
                        links, rules, title);
  };
  row("NAME", "CELLS", "DIGITS", "HOUSES", "LINKS", "RULES", "TITLE");
  for (const CatalogueEntry& entry : catalogue()) {
    if (const auto found = find_layout(entry.name)) {
      const Layout& l = **found;
      row(entry.name, l.size(), l.digits(), l.declared_houses(), l.links().size(), l.rules(),
          entry.title);
    } else {
      row(entry.name, "N*N", "N", "2*N", 0, "", entry.title);
    }
  }
  return text;
}

std::string layout(const Layout& layout, const Output& output) {
  if (output.json) return to_string(describe(layout)) + '\n';
  const std::string title = title_of(layout.name());
  std::string told = fmt::format("{}{}{}: {} cells, {} digits, {} houses, {} links, {} rules\n",
                                 layout.name().empty() ? "a custom layout" : layout.name(),
                                 title.empty() ? "" : ", ", title, layout.size(), layout.digits(),
                                 layout.declared_houses(), layout.links().size(), layout.rules());
  std::vector<CellId> all(layout.size());
  std::iota(all.begin(), all.end(), CellId{0});
  told += fmt::format("cells:{}\n", joined(layout, all));
  for (int h = 0; h < layout.declared_houses(); ++h)
    told += fmt::format("{}{}:{}\n", layout.house_name(static_cast<HouseId>(h)),
                        layout.houses()[h].complete ? "" : " (not complete)",
                        joined(layout, layout.houses()[h].cells));
  for (const auto& [a, b] : layout.links())
    told += fmt::format("link: {} {}\n", layout.cell_name(a), layout.cell_name(b));
  for (const ConstraintSpec& constraint : layout.spec().constraints)
    if (!told_by_houses.has(constraint.kind))
      told += fmt::format("constraint: {}\n", text::words_of(constraint, layout.spec()));
  return told;
}

Answer layouts(const Json& fields, const Context& context) {
  Request request(fields, context);
  const std::string name = request.text("name");
  if (request.checked()) return std::unexpected(*request.error());
  if (!request.has("name")) return Json{{"layouts", list()}};
  const auto layout = find_layout(name);
  if (!layout) return std::unexpected(layout.error());
  if (auto ok = supported(**layout, context.kinds); !ok) return std::unexpected(ok.error());
  return describe(**layout);
}

}  // namespace clew::verbs
