#include "verbs/techniques.h"

#include <cstdio>

#include "commands.h"
#include "options.h"

namespace clew::cli {

int techniques(const Arguments& arguments) {
  Options options("techniques", "The table of techniques, in the order of the path.",
                  "clew techniques --json", 0);
  if (auto status = options.parse(arguments)) return *status;
  std::fputs(verbs::techniques(options.common().output).c_str(), stdout);
  return answered;
}

}  // namespace clew::cli
