#include "verbs/techniques.h"

#include "commands.h"
#include "options.h"
#include "writer.h"

namespace clew::cli {

int techniques(const Arguments& arguments) {
  Options options("techniques", "The table of techniques, in the order of the path.",
                  "clew techniques --json", 0);
  if (auto status = options.parse(arguments)) return *status;
  Writer writer;
  writer.write(verbs::techniques(options.common().output));
  writer.flush();
  return writer.failed() ? some_malformed : answered;
}

}  // namespace clew::cli
