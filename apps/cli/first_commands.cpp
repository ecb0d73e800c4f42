// The verbs that need the search alone. ./run names them too.
#include "commands.h"

namespace clew::cli {
namespace {

constexpr Command table[] = {
    {"solve", "one solution of each puzzle and how many there are, or all", solve},
    {"count", "the exact number of solutions", count},
    {"candidates", "for each cell the digits that occur in some solution", candidates},
    {"check", "what is wrong with a puzzle", check},
};

}  // namespace

std::span<const Command> commands() { return table; }

}  // namespace clew::cli
