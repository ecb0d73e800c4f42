// The verbs that need the search alone. ./run names them too.
#include "commands.h"

namespace clew::cli {

std::span<const Command> commands() { return first_commands; }

}  // namespace clew::cli
