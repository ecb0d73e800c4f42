#include "verbs/step_json.h"

#include <string>

#include "clew/words.h"

namespace clew::verbs {
namespace {

const char* word(Role role) {
  switch (role) {
    case Role::base:
      return "base";
    case Role::cover:
      return "cover";
    case Role::fin:
      return "fin";
    case Role::subset:
      return "subset";
    case Role::strong:
      return "strong";
    case Role::weak:
      return "weak";
    case Role::colour:
      return "colour";
    case Role::pivot:
      return "pivot";
    case Role::pincer:
      return "pincer";
    case Role::pattern:
      return "pattern";
    case Role::guard:
      return "guard";
    case Role::reason:
      break;
  }
  return "reason";
}

const char* word(HouseKind kind) {
  static constexpr const char* names[] = {"row",      "column", "box",  "region",
                                          "diagonal", "window", "group"};
  return names[static_cast<int>(kind)];
}

const char* word(Link link) {
  static constexpr const char* names[] = {"none", "weak", "strong"};
  return names[static_cast<int>(link)];
}

Json candidates_json(const Layout& layout, std::span<const Candidate> candidates) {
  Json list = Json::array();
  for (const Candidate& c : candidates)
    list.push_back({{"cell", layout.cell_name(c.cell)}, {"digit", c.digit}});
  return list;
}

Json cells_json(const Layout& layout, std::span<const CellId> cells) {
  Json list = Json::array();
  for (const CellId c : cells) list.push_back(layout.cell_name(c));
  return list;
}

Json fact_json(const Layout& layout, const Grid& before, const Fact& fact) {
  static constexpr const char* units[] = {"cell", "house", "pair"};
  const Unit& unit = fact.unit;
  Json json{{"says", fact.says == Fact::Says::some ? "some" : "one"},
            {"unit", units[static_cast<int>(unit.kind)]},
            {"role", word(fact.role)},
            {"part", fact.part}};
  std::vector<CellId> cells;
  if (unit.kind == Unit::Kind::cell) {
    cells = {unit.a};
  } else {
    json["digit"] = unit.digit;
    if (unit.kind == Unit::Kind::pair) {
      cells = {unit.a, unit.b};
    } else {
      const House& house = layout.houses()[unit.a];
      json["house"] = layout.house_name(unit.a);
      json["kind"] = word(house.kind);
      for (const CellId c : house.cells)
        if (before.candidates[c].has(unit.digit)) cells.push_back(c);
    }
  }
  json["cells"] = cells_json(layout, cells);
  return json;
}

Json chain_json(const Layout& layout, const Step& step) {
  Json chain = Json::array();
  for (const Node& node : step.chain)
    chain.push_back(
        {{"cells", cells_json(layout, step.chain_cells.subspan(node.first, node.count))},
         {"digit", node.digit},
         {"on", node.on},
         {"link", word(node.link)}});
  return chain;
}

Json pattern_json(const Layout& layout, const DeadlyPattern& pattern) {
  Json digits = Json::array();
  for (const DigitSet set : pattern.digits) digits.push_back(digits_json(set));
  return {{"cells", cells_json(layout, pattern.cells)}, {"digits", std::move(digits)}};
}

Json evidence_json(const Layout& layout, const Grid& before, const Step& step) {
  Json facts = Json::array();
  for (const Fact& fact : step.facts) facts.push_back(fact_json(layout, before, fact));
  Json json{{"facts", std::move(facts)}};
  if (!step.chain.empty()) json["chain"] = chain_json(layout, step);
  if (step.deadly) json["pattern"] = pattern_json(layout, *step.deadly);
  return json;
}

}  // namespace

Json step_json(const Layout& layout, const Grid& before, const Step& step) {
  const Technique& known = technique(step.technique);
  Json json{
      {"technique", known.name}, {"code", nullptr}, {"name", known.title}, {"rating", nullptr}};
  if (!known.code.empty()) json["code"] = known.code;
  if (known.rating) json["rating"] = known.rating / 10.0;
  json["placements"] = candidates_json(layout, step.placements);
  json["eliminations"] = candidates_json(layout, step.eliminations);
  json["evidence"] = evidence_json(layout, before, step);
  json["text"] = tell(layout, before, step, Detail::reason);
  return json;
}

}  // namespace clew::verbs
