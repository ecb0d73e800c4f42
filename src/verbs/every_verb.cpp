#include "verbs/backdoors.h"
#include "verbs/call.h"
#include "verbs/candidates.h"
#include "verbs/canon.h"
#include "verbs/check.h"
#include "verbs/clues.h"
#include "verbs/convert.h"
#include "verbs/count.h"
#include "verbs/explain.h"
#include "verbs/find.h"
#include "verbs/generate.h"
#include "verbs/grids.h"
#include "verbs/hint.h"
#include "verbs/interpret.h"
#include "verbs/json.h"
#include "verbs/layouts.h"
#include "verbs/prove.h"
#include "verbs/rate.h"
#include "verbs/read.h"
#include "verbs/solve.h"
#include "verbs/techniques.h"
#include "verbs/unavoidable.h"

namespace clew::verbs {
namespace {

// A new verb: its pair of files here and a line in this table; for the command line a file in
// apps/cli and a line in the table of its every_command.cpp.
constexpr std::pair<std::string_view, Verb> table[] = {
    {"backdoors", backdoors},
    {"candidates", candidates},
    {"canon", canon},
    {"check", check},
#ifndef __wasi__  // systems without threads
    {"clues", clues},
#endif
    {"convert", convert},
    {"count", count},
    {"explain", explain},
    {"find", find},
    {"generate", generate},
    {"grids", grids},
    {"hint", hint},
    {"interpret", interpret},
    {"layouts", layouts},
    {"prove", prove},
    {"rate", rate},
    {"read", read},
    {"solve", solve},
    {"techniques", techniques},
#ifndef __wasi__
    {"unavoidable", unavoidable},
#endif
};

}  // namespace

Table every_verb() { return table; }

std::string call(std::string_view verb, std::string_view request, const Context& context) {
  return call(every_verb(), verb, request, context);
}

}  // namespace clew::verbs
