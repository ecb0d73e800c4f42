#include "verbs/check.h"

#include "verbs/json.h"
#include "verbs/phrases.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

Json json_of(const Puzzle& puzzle, const Diagnosis& found, bool minimal) {
  const Layout& layout = *puzzle.layout;
  Json json = about(puzzle);
  json["status"] = name_of(found.status);
  Json& conflicts = json["conflicts"] = Json::array();
  for (const Repeat& repeat : found.repeats) {
    Json& conflict = conflicts.emplace_back(Json{{"digit", layout.value(repeat.digit)},
                                                 {"cells", names_json(layout, repeat.cells)},
                                                 {"house", nullptr}});
    if (repeat.house >= 0)
      conflict["house"] = layout.house_name(static_cast<HouseId>(repeat.house));
  }
  json["core"] = names_json(layout, found.core);
  const auto named = [&](const std::vector<std::uint32_t>& places) {
    Json names = Json::array();
    for (const std::uint32_t i : places) names.push_back(layout.constraint_name(i));
    return names;
  };
  json["core_constraints"] = named(found.core_constraints);
  json["core_is_fewest"] =
      found.status == Status::none ? Json(found.core_is_fewest) : Json(nullptr);
  json["cells"] = names_json(layout, found.differ);
  json["idle"] = minimal ? names_json(layout, found.idle) : Json(nullptr);
  json["idle_constraints"] = minimal ? named(found.idle_constraints) : Json(nullptr);
  json["idle_is_complete"] = minimal ? Json(found.idle_is_complete) : Json(nullptr);
  if (found.status == Status::multiple) {
    json["first"] = line_json(layout, found.first);
    json["second"] = line_json(layout, found.second);
  }
  return json;
}

class Sentences {
 public:
  Sentences(const Puzzle& puzzle, const Diagnosis& found, Language language)
      : puzzle_(puzzle), found_(found), language_(language), p_(phrases_of(language)) {}

  std::string text(bool minimal) const {
    std::string all = repeats();
    switch (found_.status) {
      case Status::unique:
        all += p_.one_solution;
        break;
      case Status::multiple:
        all += several();
        break;
      case Status::none:
        all += none();
        break;
      case Status::unknown:
        all += p_.uncounted;
        break;
    }
    all += '\n';
    const bool solvable = found_.status == Status::unique || found_.status == Status::multiple;
    return minimal && solvable ? all + idle() + '\n' : all;
  }

 private:
  std::string names(const std::vector<CellId>& cells) const {
    std::vector<std::string> items;
    for (const CellId c : cells) items.push_back(puzzle_.layout->cell_name(c));
    return listed(p_, items);
  }

  std::string repeats() const {
    const Layout& layout = *puzzle_.layout;
    std::string text;
    for (const Repeat& repeat : found_.repeats) {
      const auto house = static_cast<HouseId>(repeat.house);
      const std::string where =
          repeat.house < 0 ? std::string(p_.in_links)
                           : say(p_.in_house, {{"house", layout.house_name(house, language_)}});
      text += say(p_.repeated, {{"digit", shown(layout, repeat.digit)},
                                {"where", where},
                                {"cells", names(repeat.cells)}}) +
              '\n';
    }
    return text;
  }

  std::string none() const {
    const bool with_constraints = !found_.core_constraints.empty();
    const std::size_t all = found_.core.size() + found_.core_constraints.size();
    if (!all)
      return std::string(!found_.core_is_minimal ? p_.none_unknown
                         : puzzle_.marks.empty() ? p_.none_bare
                                                 : p_.none_marked);
    if (all == 1)
      return say(p_.impossible, {{"what", with_constraints ? constraints() : values()}});
    const std::string_view proven = !with_constraints && found_.core_is_fewest ? p_.fewest
                                    : !found_.core_is_minimal                  ? p_.perhaps_fewer
                                    : with_constraints                         ? p_.minimal_too
                                                                               : p_.minimal;
    if (!with_constraints)
      return say(p_.contradict_values, {{"n", std::to_string(found_.core.size())},
                                        {"what", values()},
                                        {"proven", std::string(proven)}});
    return say(p_.contradict,
               {{"what", constraints() + (found_.core.empty() ? "" : "; " + values())},
                {"proven", std::string(proven)}});
  }

  std::string constraints() const { return told(found_.core_constraints); }

  std::string told(const std::vector<std::uint32_t>& places) const {
    std::vector<std::string> items;
    for (const std::uint32_t i : places)
      items.push_back(puzzle_.layout->constraint_told(i, language_));
    return listed(p_, items);
  }

  std::string values() const {
    std::vector<std::string> items;
    for (const CellId c : found_.core) {
      const Digit value = puzzle_.givens[c] ? puzzle_.givens[c] : puzzle_.entries[c];
      items.push_back(puzzle_.layout->cell_name(c) + "=" + shown(*puzzle_.layout, value));
    }
    return listed(p_, items);
  }

  std::string several() const {
    return say(p_.several,
               {{"n", std::to_string(found_.differ.size())}, {"cells", names(found_.differ)}}) +
           '\n' + to_line(*puzzle_.layout, found_.first) + '\n' +
           to_line(*puzzle_.layout, found_.second);
  }

  std::string idle() const {
    const auto n = found_.idle.size();
    const std::string_view sentence = n > 1                     ? p_.some_redundant
                                      : n == 1                  ? p_.one_redundant
                                      : found_.idle_is_complete ? p_.none_redundant
                                                                : p_.none_known_redundant;
    const auto clues = found_.idle_constraints.size();
    return say(sentence, {{"n", std::to_string(n)}, {"cells", names(found_.idle)}}) +
           (clues ? say(clues > 1 ? p_.some_idle_clues : p_.one_idle_clue,
                        {{"what", told(found_.idle_constraints)}})
                  : "") +
           std::string(found_.idle_is_complete ? "" : p_.not_all);
  }

  const Puzzle& puzzle_;
  const Diagnosis& found_;
  Language language_;
  const Phrases& p_;
};

}  // namespace

Expected<std::string> check(const Puzzle& puzzle, const DiagnoseOptions& options,
                            const Output& output, Language language) {
  const auto found = clew::diagnose(puzzle, options);
  if (!found) return std::unexpected(found.error());
  if (output.json) return to_string(json_of(puzzle, *found, options.idle)) + '\n';
  return Sentences(puzzle, *found, language).text(options.idle);
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
