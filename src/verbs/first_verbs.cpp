#include "verbs/call.h"
#include "verbs/hint.h"
#include "verbs/json.h"
#include "verbs/layouts.h"
#include "verbs/read.h"
#include "verbs/solve.h"
#include "verbs/techniques.h"

namespace clew::verbs {
namespace {

constexpr std::pair<std::string_view, Verb> table[] = {
    {"hint", hint},   {"layouts", layouts},       {"read", read},
    {"solve", solve}, {"techniques", techniques},
};

}  // namespace

Table first_verbs() { return table; }

}  // namespace clew::verbs
