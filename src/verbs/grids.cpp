#include "verbs/grids.h"

#include <fmt/format.h>

#include <cmath>

#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

Json string_or_null(const std::string& digits) {
  return digits.empty() ? Json(nullptr) : Json(digits);
}

/// 5.47e21, for exponents beyond what a double holds.
std::string scientific(double log10) {
  const double exponent = std::floor(log10);
  return fmt::format("{:.3f}e{:.0f}", std::pow(10, log10 - exponent), exponent);
}

Json json_of(const Layout& layout, const Census& census) {
  Json json{{"layout", layout.name().empty() ? Json(nullptr) : Json(layout.name())},
            {"grids", string_or_null(census.grids)},
            {"essentially_different", string_or_null(census.essentially_different)},
            {"seconds", census.seconds},
            {"method", census.method}};
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
  if (output.json) return to_string(json_of(layout, census)) + '\n';
  if (!census.grids.empty())
    return fmt::format("{}\n{}", census.grids,
                       !options.essentially_different ? ""
                       : census.essentially_different.empty()
                           ? "how many of them are essentially different is out of reach\n"
                           : census.essentially_different + " essentially different\n");
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
  options.essentially_different =
      !request.has("essentially_different") || request.flag("essentially_different");
  options.patience = request.seconds("patience", 10);
  options.seed = request.whole("seed", 1);
  options.stop = request.stop();
  if (context.progress) options.progress = [&](double done) { context.progress(done, 0); };
  const LayoutPtr layout = request.layout();
  if (request.checked()) return std::unexpected(*request.error());
  if (!layout) return fail("\"layout\" is the name of a layout");
  const auto census = take_census(*layout, options);
  if (!census) return std::unexpected(census.error());
  return json_of(*layout, *census);
}

}  // namespace clew::verbs
