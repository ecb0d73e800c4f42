#include "verbs/layouts.h"

#include "commands.h"
#include "options.h"
#include "out.h"

namespace clew::cli {

int layouts(const Arguments& arguments) {
  Options options("layouts", "The catalogue of layouts, or the cells, houses and links of some.",
                  "clew layouts\n  clew layouts samurai --json\n"
                  "  clew layouts 9x9+nonconsecutive",
                  0);
  std::vector<std::string> names;
  options.words("NAME", names, "Layouts to show");
  options.common().kinds = Kinds::all();
  if (auto status = options.parse(arguments)) return *status;

  const Common& common = options.common();
  if (common.layout) names.insert(names.begin(), common.layout->name());
  std::string text;
  if (names.empty()) text = verbs::layouts(common.output);
  for (const std::string& name : names) {
    const auto layout = find_layout(name);
    if (!layout) return usage_error("clew layouts", layout.error().reason);
    if (!text.empty() && !common.output.json) text += '\n';
    text += verbs::layout(**layout, common.output);
  }
  put(text);
  return answered;
}

}  // namespace clew::cli
