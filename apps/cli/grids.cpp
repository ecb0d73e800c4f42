#include "verbs/grids.h"

#include <chrono>
#include <mutex>

#include "commands.h"
#include "interrupt.h"
#include "options.h"
#include "out.h"
#include "parts.h"
#include "progress.h"
#include "text/pieces/piece.h"

namespace clew::cli {

int grids(const Arguments& arguments) {
  Options options(
      "grids", "The number of complete grids of a layout.",
      "clew grids 9x9\n  clew grids samurai --json\n  clew grids 6x6 --essentially-different\n"
      "  clew grids 10x10 --part 3/64 --json --resume counted.jsonl",
      0);
  std::vector<std::string> names;
  CensusOptions census;
  bool without_classes = false;
  std::string part, file;
  options.words("NAME", names, "Layouts to count");
  options.flag("--essentially-different", census.essentially_different,
               "Also up to symmetry and renaming (always tried with --json)");
  options.flag("--only-grids", without_classes, "With --json: do not count those");
  options.needs("--only-grids", "--json");
  options.seconds("--patience", census.patience,
                  "Exact methods that take longer are not begun, or given up; then\nthe number is "
                  "estimated");
  double timeout = 0;
  options.seconds("--timeout", timeout, "Seconds for each layout (default: no limit)");
  options.text("--part", "I/N", part,
               "Part I of N of the count, from 1/N to N/N: they add up to it. Where a\n"
               "count is a sum: boxes of two rows, 9x9 with more rules");
  options.text("--resume", "FILE", file, "Append answers to this file, and skip those that it has");
  options.needs("--resume", "--json");
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

  if (!part.empty()) {
    const auto read = read_part(part);
    if (!read) return usage_error("clew grids", no_part(part));
    if (census.essentially_different)
      return usage_error("clew grids", "--essentially-different needs the whole count, not a part");
    census.part = read->part;
    census.parts = read->parts;
  }
  std::vector<bool> done(layouts.size());
  const auto look_for_it = [&](std::string_view line) {
    for (std::size_t i = 0; i < layouts.size(); ++i)
      done[i] = done[i] || verbs::is_answer_to(line, *layouts[i], census);
  };
  if (!file.empty() && !go_on_with(file, look_for_it))
    return usage_error("clew grids", text::quoted(file) + " cannot be written");

  catch_interrupts();
  census.threads = common.threads;
  census.seed = common.seed;
  census.stop.flag = &interrupt_flag();
  if (common.output.json) census.essentially_different = !without_classes && census.parts == 1;
  for (std::size_t i = 0; i < layouts.size(); ++i) {
    if (done[i]) continue;
    const LayoutPtr& layout = layouts[i];
    ProgressBar bar(common.progress, common.quiet);
    const auto begun = std::chrono::steady_clock::now();
    std::mutex mutex;
    if (timeout > 0) census.stop.deadline = stop_after(timeout).deadline;
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
