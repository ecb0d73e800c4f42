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

std::string grids(const Layout& layout, const CensusOptions& options, const Output& output) {
  const Census census = take_census(layout, options);
  if (output.json) return to_string(json_of(layout, census)) + '\n';
  if (!census.grids.empty())
    return census.essentially_different.empty()
               ? census.grids + '\n'
               : fmt::format("{}\n{} essentially different\n", census.grids,
                             census.essentially_different);
  if (!census.estimate) return "unknown: out of reach, and no sample got to a full grid\n";
  return fmt::format("about {} (standard error {:.1f}%): the exact number is out of reach\n",
                     scientific(census.estimate->log10_grids),
                     100 * census.estimate->relative_error);
}

Answer grids(const Json& fields, const Context& context) {
  Request request(fields, context);
  CensusOptions options;
  options.essentially_different =
      !request.has("essentially_different") || request.flag("essentially_different");
  options.patience = request.number("patience", 10);
  options.seed = request.whole("seed", 1);
  options.stop = request.stop();
  if (context.progress) options.progress = [&](double done) { context.progress(done, 0); };
  const LayoutPtr layout = request.layout();
  if (request.error()) return std::unexpected(*request.error());
  if (!layout) return fail("\"layout\" is the name of a layout");
  return json_of(*layout, take_census(*layout, options));
}

}  // namespace clew::verbs
