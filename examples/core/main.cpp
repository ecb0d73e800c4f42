// A program that needs the core alone: the first hint of a puzzle, and how hard it is.
#include <cstdio>
#include <string_view>

#include "clew/explain.h"
#include "clew/rate.h"
#include "clew/words.h"

int main() {
  constexpr std::string_view line =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const auto layout = clew::find_layout("9x9");
  if (!layout) return 1;
  clew::Puzzle puzzle{.layout = *layout};
  for (const char c : line)
    puzzle.givens.push_back(static_cast<clew::Digit>(c == '.' ? 0 : c - '0'));
  auto explainer = clew::Explainer::make(*layout);
  const auto rating = clew::rate(puzzle);
  if (!explainer || !rating) return 1;
  const clew::Grid grid = clew::start(puzzle);
  const clew::Path path = explainer->path(grid, {.unique = true, .givens = puzzle.givens});
  std::puts(clew::tell(**layout, grid, path.steps()[0], clew::Detail::reason).c_str());
  std::printf("ER %d.%d\n", rating->er / 10, rating->er % 10);
}
