#include "verbs/call.h"
#include "verbs/json.h"
#include "verbs/layouts.h"
#include "verbs/read.h"
#include "verbs/solve.h"

namespace clew::verbs {
namespace {

constexpr std::pair<std::string_view, Verb> table[] = {
    {"layouts", layouts},
    {"read", read},
    {"solve", solve},
};

}  // namespace

Table first_verbs() { return table; }

}  // namespace clew::verbs
