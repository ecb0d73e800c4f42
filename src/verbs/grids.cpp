#include "verbs/grids.h"

#include <fmt/format.h>

#include <cmath>

#include "base/assert.h"
#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

Json string_or_null(const std::string& digits) {
  return digits.empty() ? Json(nullptr) : Json(digits);
}

Json name_or_null(const Layout& layout) {
  return layout.name().empty() ? Json(nullptr) : Json(layout.name());
}

Json json_of(const Layout& layout, const CensusOptions& options, const Census& census) {
  CLEW_ASSERT(census.grids.empty() || !census.estimate);
  Json json{
      {"layout", name_or_null(layout)},
      {"grids", string_or_null(census.grids)},
      {"essentially_different", string_or_null(census.essentially_different)},
      {"seconds", census.seconds},
      {"method", std::string(name(census.method)) + (census.grid_by_grid ? ", grid by grid" : "")}};
  if (options.parts > 1) {
    CLEW_ASSERT(options.part >= 0 && options.part < options.parts);
    json["part"] = options.part + 1;
    json["parts"] = options.parts;
  }
  if (census.estimate) {
    json["estimate"] = scientific(census.estimate->log10_grids);
    json["log10"] = census.estimate->log10_grids;
    json["relative_error"] = census.estimate->relative_error;
  }
  return json;
}

}  // namespace

Expected<std::string> grids(const Layout& layout, const CensusOptions& options,
                            const Output& output) {
  const auto taken = take_census(layout, options);
  if (!taken) return std::unexpected(taken.error());
  const Census& census = *taken;
  if (output.json) return to_string(json_of(layout, options, census)) + '\n';
  if (!census.grids.empty())
    return fmt::format("{}\n{}", census.grids,
                       !options.essentially_different ? ""
                       : census.essentially_different.empty()
                           ? "how many of them are essentially different is out of reach\n"
                           : census.essentially_different + " essentially different\n");
  if (options.parts > 1)
    return std::string("unknown: counting this part takes more than --patience\n");
  if (!census.estimate && options.stop.requested())
    return std::string("unknown: stopped before any number was known\n");
  const char* why = census.patience_was_short ? "counting them exactly takes more than --patience"
                                              : "the exact number is out of reach";
  if (!census.estimate) return fmt::format("unknown: {}, and no sample got to a full grid\n", why);
  return fmt::format("about {} (standard error {:.1f}%): {}\n",
                     scientific(census.estimate->log10_grids),
                     100 * census.estimate->relative_error, why);
}

Answer grids(const Json& fields, const Context& context) {
  Request request(fields, context);
  CensusOptions options;
  const std::uint64_t parts = request.whole("parts", 1, 1, 1'000'000),
                      part = request.whole("part", 1, 1, parts);
  options.part = static_cast<int>(part) - 1;
  options.parts = static_cast<int>(parts);
  options.essentially_different =
      request.has("essentially_different") ? request.flag("essentially_different") : parts == 1;
  options.patience = request.seconds("patience", 10);
  options.seed = request.whole("seed", 1);
  options.stop = request.stop();
  options.progress = context.share();
  const LayoutPtr layout = request.layout();
  if (request.checked()) return std::unexpected(*request.error());
  if (!layout) return fail("\"layout\" is the name of a layout");
  if (parts > 1 && options.essentially_different)
    return fail("\"essentially_different\" needs the whole count, not a part");
  const auto census = take_census(*layout, options);
  if (!census) return std::unexpected(census.error());
  return json_of(*layout, options, *census);
}

bool is_answer_to(std::string_view line, const Layout& layout, const CensusOptions& options) {
  const Json json = Json::parse(line, nullptr, false);
  return json.is_object() && json.value("layout", Json()) == name_or_null(layout) &&
         json.value("part", 1) == options.part + 1 && json.value("parts", 1) == options.parts &&
         json.value("grids", Json()).is_string();
}

}  // namespace clew::verbs
