#include "verbs/step_json.h"

#include "constraints/pieces.h"
#include "model/names.h"
#include "verbs/json.h"
#include "verbs/output.h"

namespace clew::verbs {
namespace {

const char* name_of(Unit::Kind kind) {
  static constexpr const char* names[] = {"cell", "house", "pair", "constraint"};
  return names[static_cast<int>(kind)];
}
const char* name_of(Fact::Says says) {
  static constexpr const char* names[] = {"some", "one", "holds", "adds"};
  return names[static_cast<int>(says)];
}
const char* name_of(Role role) {
  static constexpr const char* names[] = {"reason",  "base",  "cover",  "fin",   "subset",
                                          "strong",  "weak",  "colour", "pivot", "pincer",
                                          "pattern", "guard", "clash"};
  return names[static_cast<int>(role)];
}
const char* name_of(Link link) {
  static constexpr const char* names[] = {"none", "weak", "strong"};
  return names[static_cast<int>(link)];
}

Json candidates_json(const Layout& layout, std::span<const Candidate> list) {
  Json json = Json::array();
  for (const Candidate& x : list)
    json.push_back(Json{{"cell", layout.cell_name(x.cell)}, {"digit", layout.value(x.digit)}});
  return json;
}

Json fact_json(const Layout& layout, const Grid& before, const Fact& fact) {
  const Unit& unit = fact.unit;
  Json json{{"says", name_of(fact.says)},
            {"unit", name_of(unit.kind)},
            {"role", name_of(fact.role)},
            {"part", fact.part}};
  std::vector<CellId> cells;
  if (fact.says == Fact::Says::adds) json["times"] = fact.times;
  if (unit.kind == Unit::Kind::constraint) {
    const Constraint& c = layout.constraints()[unit.a];
    json["constraint"] = name(c.kind);
    json["number"] = c.number;
    const auto piece =  // part of a rule on the whole layout; other constraints name their cells
        unit.b ? constraints::piece_of(layout, unit.a, unit.b) : std::nullopt;
    json["cells"] = names_json(layout, piece ? piece->cells : c.cells);
    return json;
  }
  if (unit.digit) json["digit"] = layout.value(unit.digit);
  if (unit.kind == Unit::Kind::house) {
    json["house"] = layout.house_name(unit.a);
    json["kind"] = word(layout.houses()[unit.a].kind);
    if (layout.houses()[unit.a].implied)
      json["of"] = names_json(layout, layout.houses()[unit.a].cells);  // it is not among the shown
    for (CellId c : layout.houses()[unit.a].cells)
      if (!unit.digit || before.candidates[c].has(unit.digit)) cells.push_back(c);
  } else {
    cells.push_back(unit.a);
    if (unit.kind == Unit::Kind::pair) cells.push_back(unit.b);
  }
  json["cells"] = names_json(layout, cells);
  return json;
}

Json evidence_json(const Layout& layout, const Grid& before, const Step& step,
                   std::span<const int> lines) {
  Json json{{"facts", Json::array()}};
  for (const Fact& fact : step.facts) json["facts"].push_back(fact_json(layout, before, fact));
  if (!step.chain.empty()) {
    Json& chain = json["chain"] = Json::array();
    std::size_t i = 0;
    for (const Node& node : step.chain) {
      const auto cells = step.chain_cells.subspan(node.first, node.count);
      chain.push_back(Json{{"cells", names_json(layout, {cells.begin(), cells.end()})},
                           {"digit", layout.value(node.digit)},
                           {"on", node.on},
                           {"link", name_of(node.link)},
                           {"line", lines[i++]}});
    }
  }
  if (step.deadly) {
    Json digits = Json::array();
    for (DigitSet pair : step.deadly->digits) digits.push_back(digits_json(layout, pair));
    const auto cells = step.deadly->cells;
    json["pattern"] = Json{{"cells", names_json(layout, {cells.begin(), cells.end()})},
                           {"digits", std::move(digits)}};
  }
  return json;
}

}  // namespace

Json step_json(const Layout& layout, const Grid& before, const Step& step, Detail detail,
               Language language) {
  const Technique& t = technique(step.technique);
  Json json{
      {"technique", t.name}, {"code", nullptr}, {"name", title(t, language)}, {"rating", nullptr}};
  if (!t.code.empty()) json["code"] = t.code;
  if (t.rating) json["rating"] = t.rating / 10.0;
  json["placements"] = candidates_json(layout, step.placements);
  json["eliminations"] = candidates_json(layout, step.eliminations);
  std::vector<int> lines;
  const std::string text = tell(layout, before, step, detail, language, &lines);
  json["evidence"] = evidence_json(layout, before, step, lines);
  json["text"] = text;
  return json;
}

Json texts_json(const Layout& layout, const Grid& before, const Step& step, Detail detail,
                Language language, const std::string& text) {
  Json texts = Json::array();
  for (const Detail depth : {Detail::where, Detail::technique})
    if (depth < detail) texts.push_back(tell(layout, before, step, depth, language));
  texts.push_back(text);
  return texts;
}

std::string conclusion(const Layout& layout, const Step& step) {
  std::string text;
  for (const Candidate& x : step.placements)
    text += (text.empty() ? "" : " ") + layout.cell_name(x.cell) + "=" + shown(layout, x.digit);
  for (const Candidate& x : step.eliminations)
    text += (text.empty() ? "" : " ") + layout.cell_name(x.cell) + "<>" + shown(layout, x.digit);
  return text.empty() ? "error" : text;
}

Json verdict_json(Verdict verdict) {
  return verdict == Verdict::unknown ? Json() : Json(verdict == Verdict::proven);
}

}  // namespace clew::verbs
