#include "verbs/check.h"

#include <fmt/format.h>

#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

/// "cage 4"; "anti-king" of what there is one of.
std::string constraint_name(const Layout& layout, std::uint32_t constraint) {
  const auto& all = layout.constraints();
  const Constraint& c = all[constraint];
  const bool only = c.cells.empty() && c.number == 1 &&
                    (constraint + 1 == all.size() || all[constraint + 1].kind != c.kind);
  const auto name = std::string(clew::name(c.kind));
  return only ? name : name + " " + std::to_string(c.number);
}

Json json_of(const Puzzle& puzzle, const Diagnosis& found, bool minimal) {
  const Layout& layout = *puzzle.layout;
  Json json = about(puzzle);
  json["status"] = name_of(found.status);
  Json& conflicts = json["conflicts"] = Json::array();
  for (const Repeat& repeat : found.repeats) {
    Json& conflict = conflicts.emplace_back(Json{
        {"digit", repeat.digit}, {"cells", names_json(layout, repeat.cells)}, {"house", nullptr}});
    if (repeat.house >= 0)
      conflict["house"] = layout.house_name(static_cast<HouseId>(repeat.house));
  }
  json["core"] = names_json(layout, found.core);
  Json& constraints = json["core_constraints"] = Json::array();
  for (const std::uint32_t i : found.core_constraints)
    constraints.push_back(constraint_name(layout, i));
  json["core_is_fewest"] =
      found.status == Status::none ? Json(found.core_is_fewest) : Json(nullptr);
  json["cells"] = names_json(layout, found.differ);
  json["idle"] = minimal ? names_json(layout, found.idle) : Json(nullptr);
  json["idle_is_complete"] = minimal ? Json(found.idle_is_complete) : Json(nullptr);
  if (found.status == Status::multiple) {
    json["first"] = line_json(layout, found.first);
    json["second"] = line_json(layout, found.second);
  }
  return json;
}

/// "r1c1", "r1c1 and r1c9", "r1c1, r1c5 and r1c9".
template <class Item, class Name>
std::string listed(const std::vector<Item>& items, Name name) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i) text += i + 1 == items.size() ? " and " : ", ";
    text += name(items[i]);
  }
  return text;
}

class Sentences {
 public:
  Sentences(const Puzzle& puzzle, const Diagnosis& found) : puzzle_(puzzle), found_(found) {}

  std::string text(bool minimal) const {
    std::string all = repeats();
    switch (found_.status) {
      case Status::unique:
        all += "It has exactly one solution.\n";
        break;
      case Status::multiple:
        all += several();
        break;
      case Status::none:
        all += none();
        break;
      case Status::unknown:
        all += "There was no time to find out how many solutions it has.\n";
        break;
    }
    const bool solvable = found_.status == Status::unique || found_.status == Status::multiple;
    return minimal && solvable ? all + idle() : all;
  }

 private:
  std::string name(CellId c) const { return puzzle_.layout->cell_name(c); }
  std::string names(const std::vector<CellId>& cells) const {
    return listed(cells, [&](CellId c) { return name(c); });
  }

  std::string repeats() const {
    std::string text;
    for (const Repeat& repeat : found_.repeats) {
      const std::string where =
          repeat.house < 0 ? "in cells that must differ"
                           : "in " + puzzle_.layout->house_name(static_cast<HouseId>(repeat.house));
      text += fmt::format("{} is repeated {}: {}.\n", shown(*puzzle_.layout, repeat.digit), where,
                          names(repeat.cells));
    }
    return text;
  }

  std::string none() const {
    if (!found_.core_constraints.empty()) return constraints_too();
    if (found_.core.empty())
      return found_.core_is_minimal ? "It has no solution, even without its givens.\n"
                                    : "It has no solution. There was no time to find out which "
                                      "givens contradict each other.\n";
    const char* proven = found_.core_is_fewest ? "There is no smaller set of givens that do."
                         : found_.core_is_minimal
                             ? "None of them can be left out; there was no time to find out "
                               "whether there is a smaller set of others."
                             : "There was no time to find out whether all of them are needed.";
    if (found_.core.size() == 1)
      return fmt::format("It has no solution: {} is impossible by itself.\n", values());
    return fmt::format("It has no solution: these {} givens contradict each other: {}. {}\n",
                       found_.core.size(), values(), proven);
  }

  std::string constraints_too() const {
    const Layout& layout = *puzzle_.layout;
    const auto constraints = listed(found_.core_constraints,
                                    [&](std::uint32_t i) { return constraint_name(layout, i); });
    const char* proven = found_.core_is_minimal
                             ? "None of them can be left out."
                             : "There was no time to find out whether all of them are needed.";
    if (found_.core.size() + found_.core_constraints.size() == 1)
      return fmt::format("It has no solution: {} is impossible by itself.\n", constraints);
    return fmt::format("It has no solution. These contradict each other: {}{}{}. {}\n", constraints,
                       found_.core.empty() ? "" : "; ", values(), proven);
  }

  std::string values() const {
    return listed(found_.core, [&](CellId c) {
      const Digit value = puzzle_.givens[c] ? puzzle_.givens[c] : puzzle_.entries[c];
      return fmt::format("{}={}", name(c), shown(*puzzle_.layout, value));
    });
  }

  std::string several() const {
    return fmt::format("It has more than one solution. These two differ in {} cells: {}.\n{}\n{}\n",
                       found_.differ.size(), names(found_.differ),
                       to_line(*puzzle_.layout, found_.first),
                       to_line(*puzzle_.layout, found_.second));
  }

  std::string idle() const {
    const char* unsettled =
        found_.idle_is_complete ? "" : " There was no time to look at all the givens.";
    if (found_.idle.empty())
      return found_.idle_is_complete
                 ? "No given is redundant: none can be left out.\n"
                 : fmt::format("No given is known to be redundant.{}\n", unsettled);
    if (found_.idle.size() == 1)
      return fmt::format("One given is redundant: {} could be left out.{}\n", names(found_.idle),
                         unsettled);
    return fmt::format("{} givens are redundant; any one of them could be left out: {}.{}\n",
                       found_.idle.size(), names(found_.idle), unsettled);
  }

  const Puzzle& puzzle_;
  const Diagnosis& found_;
};

}  // namespace

Expected<std::string> check(const Puzzle& puzzle, const DiagnoseOptions& options,
                            const Output& output) {
  const auto found = clew::diagnose(puzzle, options);
  if (!found) return std::unexpected(found.error());
  if (output.json) return to_string(json_of(puzzle, *found, options.idle)) + '\n';
  return Sentences(puzzle, *found).text(options.idle);
}

Answer check(const Puzzle& puzzle, const DiagnoseOptions& options) {
  const auto found = clew::diagnose(puzzle, options);
  if (!found) return std::unexpected(found.error());
  return json_of(puzzle, *found, options.idle);
}

Answer check(const Json& fields, const Context& context) {
  Request request(fields, context);
  const DiagnoseOptions options{
      .idle = request.flag("minimal"), .stop = request.stop(), .progress = context.share()};
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  return check(*puzzle, options);
}

}  // namespace clew::verbs
