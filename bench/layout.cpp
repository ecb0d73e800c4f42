// bench_layout [NAME…]
//
// Time to build a layout and the tables of its engines, as needed for every puzzle with a layout of
// its own: microseconds of thread CPU time, the least of many rounds, of build(), of a Solver, of
// an Explainer, and of all three.
//
//   bench_layout 9x9 samurai 36x36
#include <fmt/core.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <vector>

#include "clew/explain.h"
#include "clew/solve.h"

namespace clew {
namespace {

double now() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) * 1e6 + static_cast<double>(t.tv_nsec) / 1e3;
}

template <class Make>
double least(const Make& make) {
  double best = 1e18;
  const double begun = now();
  for (int round = 0; round < 2000 && (round < 20 || now() - begun < 1e6); ++round) {
    const double before = now();
    const auto made = make();
    best = std::min(best, now() - before);
  }
  return best;
}

int run(const std::vector<std::string>& names) {
  fmt::print("{:<12} {:>9} {:>9} {:>9} {:>9}  us\n", "", "build", "Solver", "Explainer", "all");
  for (const std::string& name : names) {
    const auto layout = find_layout(name);
    if (!layout) return fmt::print(stderr, "{}\n", layout.error().reason), 2;
    const double build_us = least([&] { return build((*layout)->spec()); });
    const double solver = least([&] { return Solver::make(*layout); });
    const double explainer = least([&] { return Explainer::make(*layout); });
    fmt::print("{:<12} {:>9.1f} {:>9.1f} {:>9.1f} {:>9.1f}\n", name, build_us, solver, explainer,
               build_us + solver + explainer);
  }
  return 0;
}

}  // namespace
}  // namespace clew

int main(int argc, char** argv) {
  std::vector<std::string> names(argv + 1, argv + argc);
  if (names.empty()) names = {"9x9", "hyper", "antichess", "samurai", "36x36"};
  return clew::run(names);
}
