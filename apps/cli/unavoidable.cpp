#include "verbs/unavoidable.h"

#include <memory>

#include "commands.h"
#include "run.h"

namespace clew::cli {

int unavoidable(const Arguments& arguments) {
  Options options("unavoidable",
                  "The minimal sets of cells of a grid that can be filled in another way.",
                  "clew unavoidable --size 6 "
                  "6392417852847651935179836241238579467964328514586192373421785698615"
                  "94372975326418\n"
                  "  clew unavoidable --json puzzle.txt");
  UnavoidableOptions sets;
  options.whole("--size", "N", sets.most, {1, 40},
                "Greatest number of cells in a set (default: 12)");
  if (auto status = options.parse(arguments)) return *status;
  const Common& common = options.common();
  return answer_by_thread(common, Spacing::blocks, [&]() -> PuzzleWorker {
    return [&, desk = std::make_shared<verbs::ClueDesk>()](const Puzzle& puzzle, const Stop& stop,
                                                           const verbs::Sink& sink) {
      UnavoidableOptions bounded = sets;
      bounded.stop = stop;
      return verbs::unavoidable(*desk, puzzle, bounded, common.output, sink);
    };
  });
}

}  // namespace clew::cli
