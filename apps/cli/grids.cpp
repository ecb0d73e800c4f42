#include "verbs/grids.h"

#include <chrono>
#include <mutex>

#include "commands.h"
#include "interrupt.h"
#include "options.h"
#include "out.h"
#include "progress.h"

namespace clew::cli {

int grids(const Arguments& arguments) {
  Options options(
      "grids", "How many complete grids a layout has.",
      "clew grids 9x9\n  clew grids samurai --json\n  clew grids 6x6 --essentially-different", 0);
  std::vector<std::string> names;
  CensusOptions census;
  bool without_classes = false;
  options.words("NAME", names, "Layouts to count");
  options.flag("--essentially-different", census.essentially_different,
               "Also up to symmetry and renaming (always tried with --json)");
  options.flag("--only-grids", without_classes, "With --json: leave that out");
  options.needs("--only-grids", "--json");
  options.seconds("--patience", census.patience,
                  "Exact methods that take longer are not begun, or given up; then\nthe number is "
                  "estimated");
  options.threads();
  options.progress();
  if (auto status = options.parse(arguments)) return *status;

  const Common& common = options.common();
  std::vector<LayoutPtr> layouts;
  if (common.layout) layouts.push_back(common.layout);
  for (const std::string& name : names) {
    auto layout = find_layout(name);
    if (!layout) return usage_error("clew grids", layout.error().reason);
    if (auto ok = supported(**layout, common.kinds); !ok)
      return usage_error("clew grids", ok.error().reason);
    layouts.push_back(std::move(*layout));
  }
  if (layouts.empty())
    return usage_error("clew grids", "a layout is needed, such as `clew grids 9x9`");

  catch_interrupts();
  census.threads = common.threads;
  census.seed = common.seed;
  census.stop.flag = &interrupt_flag();
  if (common.output.json) census.essentially_different = !without_classes;
  for (const LayoutPtr& layout : layouts) {
    ProgressBar bar(common.progress, common.quiet);
    const auto begun = std::chrono::steady_clock::now();
    std::mutex mutex;
    census.progress = [&](double share) {
      const std::lock_guard lock(mutex);
      bar.show(share, std::chrono::steady_clock::now() - begun, layout->name());
    };
    const auto answer = verbs::grids(*layout, census, common.output);
    bar.clear();
    if (interrupt_flag()) break;
    if (!answer) return usage_error("clew grids", answer.error().reason);
    put(*answer);
  }
  if (interrupt_flag()) return interrupted;
  return answered;
}

}  // namespace clew::cli
