#include "verbs/desk.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "base/assert.h"
#include "text/pieces/piece.h"
#include "verbs/backdoors.h"
#include "verbs/candidates.h"
#include "verbs/canon.h"
#include "verbs/check.h"
#include "verbs/clues.h"
#include "verbs/convert.h"
#include "verbs/count.h"
#include "verbs/explain.h"
#include "verbs/hint.h"
#include "verbs/json.h"
#include "verbs/kinds.h"
#include "verbs/rate.h"
#include "verbs/request.h"
#include "verbs/solve.h"

namespace clew::verbs {
namespace {

/// Cache of the engines of recently used layouts.
template <class Engine>
class Kept {
 public:
  template <class Make>
  Expected<Engine*> of(const LayoutPtr& layout, const Make& make) {
    const auto known =
        std::find_if(recent_.begin(), recent_.end(), [&](auto& e) { return e.first == layout; });
    if (known != recent_.end()) {
      std::rotate(known, known + 1, recent_.end());
      CLEW_ASSERT(recent_.back().first == layout);
      return recent_.back().second.get();
    }
    auto made = make(layout);
    if (!made) return std::unexpected(std::move(made.error()));
    CLEW_ASSERT(recent_.size() <= most);
    if (recent_.size() == most) recent_.erase(recent_.begin());
    recent_.emplace_back(layout, std::make_unique<Engine>(*std::move(made)));
    return recent_.back().second.get();
  }

 private:
  static constexpr std::size_t most = 16;
  std::vector<std::pair<LayoutPtr, std::unique_ptr<Engine>>> recent_;  // the latest last
};

/// Returns desks that answer with `ask(engine, puzzle, stop)`.
template <class Engine, class Make, class Ask>
std::function<Desk()> over(const Make& make, const Ask& ask) {
  return [=]() -> Desk {
    return [=, kept = std::make_shared<Kept<Engine>>()](const Puzzle& puzzle,
                                                        const Stop& stop) -> Answer {
      const auto engine = kept->of(puzzle.layout, make);
      if (!engine) return std::unexpected(engine.error());
      return ask(**engine, puzzle, stop);
    };
  };
}

template <class Ask>
std::function<Desk()> without_engine(const Ask& ask) {
  return [=]() -> Desk { return ask; };
}

/// A verb's own options; each function reads them and returns the maker of desks.
using Open = std::function<Desk()> (*)(Request&);

std::function<Desk()> open_solve(Request& request) {
  const std::uint64_t limit = request.whole("limit", 2);
  return over<Solver>(&Solver::make, [=](const Solver& solver, const Puzzle& p, const Stop& stop) {
    return solve(solver, p, SolveOptions{.limit = limit, .stop = stop});
  });
}

std::function<Desk()> open_count(Request& request) {
  const std::uint64_t limit = request.whole("limit", 0);
  return over<Solver>(&Solver::make, [=](const Solver& solver, const Puzzle& p, const Stop& stop) {
    return count(solver, p, CountOptions{.limit = limit, .stop = stop});
  });
}

std::function<Desk()> open_candidates(Request&) {
  return over<Solver>(&Solver::make, [](const Solver& solver, const Puzzle& p, const Stop& stop) {
    return candidates(solver, p, CandidateOptions{.stop = stop});
  });
}

std::function<Desk()> open_check(Request& request) {
  const bool minimal = request.flag("minimal");
  return without_engine([=](const Puzzle& p, const Stop& stop) {
    return check(p, DiagnoseOptions{.idle = minimal, .stop = stop});
  });
}

std::function<Desk()> open_convert(Request& request) {
  const std::string name = request.text("to", "line");
  const auto to = format_named(name);
  if (!to) request.fail({"no format is called " + text::quoted(name)});
  const WriteOptions options{.givens_only = request.flag("givens")};
  return without_engine([=](const Puzzle& p, const Stop&) { return convert(p, *to, options); });
}

std::function<Desk()> open_canon(Request&) {
  return over<FormDesk>(
      [](const LayoutPtr&) { return Expected<FormDesk>(FormDesk()); },
      [](FormDesk& desk, const Puzzle& p, const Stop& stop) {
        Answer json = desk.json(p, stop);
        // Forms of different layouts may be the same line.
        if (json && p.layout->name().empty())
          (*json)["layout"] =
              write(Puzzle{.layout = p.layout}, Format::text).value_or(std::string());
        return json;
      });
}

TechniqueSet techniques_of(Request& request) {
  const auto chosen = choose(request.list("only"), request.list("without"));
  if (!chosen) request.fail(chosen.error());
  return chosen.value_or(TechniqueSet::all());
}

std::vector<TechniqueId> order_of(Request& request) {
  auto order = named(request.list("order"));
  if (!order) request.fail(order.error());
  return std::move(order).value_or(std::vector<TechniqueId>());
}

std::function<Desk()> open_explain(Request& request) {
  ExplainRequest what{.techniques = techniques_of(request),
                      .order = order_of(request),
                      .verify = request.flag("verify"),
                      .language = request.language()};
  const auto path = find_path_kind(request.text("path", "in-order"));
  if (path)
    what.path = *path;
  else
    request.fail(path.error());
  return over<Reasoner>(&Reasoner::make,
                        [=](Reasoner& reasoner, const Puzzle& p, const Stop& stop) {
                          ExplainRequest own = what;
                          own.stop = stop;
                          return explain(reasoner, p, own);
                        });
}

std::function<Desk()> open_hint(Request& request) {
  const HintRequest what{.techniques = techniques_of(request),
                         .order = order_of(request),
                         .detail = static_cast<Detail>(request.whole("detail", 3, 1, 3)),
                         .language = request.language()};
  return over<Reasoner>(&Reasoner::make,
                        [=](Reasoner& reasoner, const Puzzle& p, const Stop& stop) {
                          HintRequest own = what;
                          own.stop = stop;
                          return hint(reasoner, p, own);
                        });
}

std::function<Desk()> open_rate(Request& request) {
  const RateRequest what{.morphs = request.whole("morphs", 0), .seed = request.whole("seed", 0)};
  const auto scale = find_scale(request.text("scale", "se"));
  if (!scale) request.fail(scale.error());
  return over<RatingDesk>([=](const LayoutPtr& layout) { return RatingDesk::make(layout, *scale); },
                          [=](RatingDesk& desk, const Puzzle& p, const Stop& stop) {
                            RateRequest own = what;
                            own.stop = stop;
                            return desk.json(p, own);
                          });
}

std::function<Desk()> open_backdoors(Request&) {
  return over<Reasoner>(&Reasoner::make, [](Reasoner& reasoner, const Puzzle& p, const Stop& stop) {
    return backdoors(reasoner, p, stop);
  });
}

std::function<Desk()> open_clues(Request& request) {
  const CluesRequest what = read_clues(request);
  if (const auto wrong = wrong_with(what)) request.fail(*wrong);
  return [=]() -> Desk {
    return [=, desk = std::make_shared<ClueDesk>()](const Puzzle& p, const Stop& stop) -> Answer {
      CluesRequest own = what;
      own.stop = stop;
      return clues(*desk, p, own);
    };
  };
}

constexpr std::pair<std::string_view, Open> table[] = {
    {"backdoors", open_backdoors}, {"candidates", open_candidates}, {"canon", open_canon},
    {"check", open_check},         {"clues", open_clues},           {"convert", open_convert},
    {"count", open_count},         {"explain", open_explain},       {"hint", open_hint},
    {"rate", open_rate},           {"solve", open_solve},
};

}  // namespace

Expected<Desks> desks(std::string_view verb, const Json& options) {
  const auto known = std::ranges::find(table, verb, &std::pair<std::string_view, Open>::first);
  if (known == std::end(table)) return fail("no bulk function " + text::quoted(verb));
  if (!options.is_object()) return fail("options are a JSON object");
  CLEW_ASSERT(std::ranges::is_sorted(table, {}, &std::pair<std::string_view, Open>::first));
  const Kinds kinds = kinds_of(verb);
  Request request(options, {.stop = {}, .kinds = kinds, .progress = {}});
  Desks result{.open = known->second(request),
               .read = {.layout = request.layout(), .kinds = kinds},
               .timeout = request.seconds("timeout", 0)};
  if (const std::string form = request.text("from"); !form.empty()) {
    result.read.from = format_named(form);
    if (!result.read.from) request.fail({"no format is called " + text::quoted(form)});
  }
  if (request.checked()) return std::unexpected(*request.error());
  return result;
}

}  // namespace clew::verbs
