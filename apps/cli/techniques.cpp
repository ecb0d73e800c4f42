#include "verbs/techniques.h"

#include "commands.h"
#include "options.h"
#include "out.h"

namespace clew::cli {

int techniques(const Arguments& arguments) {
  Options options("techniques", "The table of techniques, in the order of the path.",
                  "clew techniques --json", 0);
  Language language = Language::english;
  options.language(language);
  if (auto status = options.parse(arguments)) return *status;
  put(verbs::techniques(options.common().output, language));
  return answered;
}

}  // namespace clew::cli
