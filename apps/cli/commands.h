// The verbs of the command line, one file each. Arguments are those after the verb; the result is
// the exit status.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clew::cli {

using Arguments = std::vector<std::string>;

struct Command {
  std::string_view name, summary;
  int (*run)(const Arguments&);
};
/// The commands of this program: from every_command.cpp or first_commands.cpp.
std::span<const Command> commands();

int bench(const Arguments&);
int backdoors(const Arguments&);
int candidates(const Arguments&);
int canon(const Arguments&);
int check(const Arguments&);
int clues(const Arguments&);
int convert(const Arguments&);
int count(const Arguments&);
int generate(const Arguments&);
int grids(const Arguments&);
int explain(const Arguments&);
int find(const Arguments&);
int hint(const Arguments&);
int layouts(const Arguments&);
int library(const Arguments&);
int mcp(const Arguments&);
int photo(const Arguments&);
int prove(const Arguments&);
int rate(const Arguments&);
int read(const Arguments&);
int serve(const Arguments&);
int solve(const Arguments&);
int techniques(const Arguments&);
int unavoidable(const Arguments&);

/// Commands that the search alone answers, in the program that ./run builds first; the whole
/// program has them too.
inline constexpr std::array first_commands{
    Command{"solve", "one solution of each puzzle and their number, or all", solve},
    Command{"count", "the exact number of solutions", count},
    Command{"candidates", "the digits of each cell that occur in some solution", candidates},
    Command{"check", "the faults of a puzzle", check},
};

}  // namespace clew::cli
