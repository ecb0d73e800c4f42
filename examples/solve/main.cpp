// A program that uses the installed library: solves the puzzles of its arguments.
#include <cstdio>

#include "clew/solve.h"
#include "clew/text.h"

int main(int argc, char** argv) {
  int failed = 0;
  for (int i = 1; i < argc; ++i) {
    const auto puzzle = clew::read_puzzle(argv[i]);
    if (!puzzle) {
      std::fprintf(stderr, "%s\n", puzzle.error().reason.c_str());
      failed = 1;
      continue;
    }
    const auto solved = clew::solve(*puzzle);
    if (!solved) {
      std::fprintf(stderr, "%s\n", solved.error().reason.c_str());
      failed = 1;
    } else if (solved->status == clew::Status::unique) {
      std::printf("%s\n", clew::to_grid(*puzzle->layout, solved->solution).c_str());
    } else {
      std::printf("%llu solutions%s\n", static_cast<unsigned long long>(solved->solutions),
                  solved->exact ? "" : " or more");
    }
  }
  return failed;
}
