#include "verbs/kinds.h"

#include "clew/census.h"
#include "clew/check.h"
#include "clew/clues.h"
#include "clew/explain.h"
#include "clew/generate.h"
#include "clew/rate.h"
#include "clew/solve.h"
#include "clew/symmetry.h"
#include "clew/unavoidable.h"

namespace clew::verbs {
namespace {

constexpr Kinds reason = Solver::kinds & Explainer::kinds & Checker::kinds;
constexpr Kinds rates = reason & Rater::kinds & Morphs::kinds;

struct Row {
  std::string_view verb;
  Kinds kinds;
};
constexpr Row rows[] = {
    {"backdoors", reason},
    {"bench", Solver::kinds},
    {"candidates", Solver::kinds},
    {"canon", Canonizer::kinds},
    {"check", Solver::kinds},
    {"clues", Solver::kinds& ClueFinder::kinds},
    {"convert", Kinds::all()},
    {"count", Solver::kinds},
    {"explain", reason},
    {"find", reason},
    {"generate", generate_kinds},
    {"grids", census_kinds},
    {"hint", reason},
    {"interpret", Kinds::all()},  // refuses nothing: it reports how a puzzle is read
    {"layouts", page_kinds},
    {"library", rates& Canonizer::kinds},
    {"prove", reason},
    {"rate", reason},
    {"read", page_kinds},
    {"serve", Kinds::all()},  // each request is held to its own verb's
    {"solve", Solver::kinds},
    {"techniques", Kinds::all()},  // asked of no layout
    {"unavoidable", Solver::kinds& unavoidable_kinds},
};

}  // namespace

Kinds kinds_of(std::string_view verb) {
  for (const Row& row : rows)
    if (row.verb == verb) return row.kinds;
  return {};
}

}  // namespace clew::verbs
