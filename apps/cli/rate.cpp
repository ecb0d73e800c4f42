#include "verbs/rate.h"

#include <mutex>

#include "commands.h"
#include "run.h"

namespace clew::cli {
namespace {

/// Desks that are free, by layout: each thread takes one for a puzzle and gives it back.
class Desks {
 public:
  explicit Desks(Scale scale) : scale_(scale) {}
  Expected<std::unique_ptr<verbs::RatingDesk>> take(const LayoutPtr& layout) {
    {
      const std::lock_guard lock(mutex_);
      for (auto& desk : free_)
        if (desk->layout() == layout) {
          std::swap(desk, free_.back());
          auto taken = std::move(free_.back());
          free_.pop_back();
          return taken;
        }
    }
    auto made = verbs::RatingDesk::make(layout, scale_);
    if (!made) return std::unexpected(made.error());
    return std::make_unique<verbs::RatingDesk>(std::move(*made));
  }
  void give_back(std::unique_ptr<verbs::RatingDesk> desk) {
    const std::lock_guard lock(mutex_);
    if (free_.size() >= kept) free_.erase(free_.begin());
    free_.push_back(std::move(desk));
  }

 private:
  static constexpr std::size_t kept = 64;
  const Scale scale_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<verbs::RatingDesk>> free_;
};

}  // namespace

int rate(const Arguments& arguments) {
  Options options("rate",
                  "The difficulty of each puzzle: Sudoku Explainer's ER/EP/ED, and its level.",
                  "clew rate 81.3.9......2.6....3..1.45..8........2...4..3..5.9.1..6...259..1"
                  ".......2......6.5\n"
                  "  clew rate --json --trace --verify puzzle.txt\n"
                  "  clew rate --morphs 20 --timeout 60 puzzles.txt");
  verbs::RateRequest wanted;
  std::string scale = "se";
  options.choice("--scale", "NAME", scale, {"se", "sk"},
                 "se: Sudoku Explainer 1.2.1 (default); sk: SukakuExplainer 1.18.1,\n"
                 "which has more techniques");
  options.flag("--trace", wanted.trace, "With --json: every step of the rated path");
  options.flag("--verify", wanted.verify,
               "With --json: the trace, each step proven by the checker");
  options.needs("--trace", "--json");
  options.needs("--verify", "--json");
  options.whole("--morphs", "N", wanted.morphs, {},
                "Rate N equivalent forms as well, and print the smallest and\n"
                "the largest numbers (default: 0)");
  if (auto status = options.parse(arguments)) return *status;
  const Common& common = options.common();
  wanted.trace |= wanted.verify;
  wanted.seed = common.seed;

  Desks desks(*verbs::find_scale(scale));
  return answer_as_found(common, Spacing::lines,
                         [&](const Puzzle& puzzle, const Stop& stop, const verbs::Sink& sink,
                             const verbs::Share& share) -> std::optional<Error> {
                           verbs::RateRequest request = wanted;
                           request.stop = stop;
                           request.progress = share;
                           auto desk = desks.take(puzzle.layout);
                           if (!desk) return desk.error();
                           sink((*desk)->rate(puzzle, request, common.output));
                           desks.give_back(std::move(*desk));
                           return std::nullopt;
                         });
}

}  // namespace clew::cli
