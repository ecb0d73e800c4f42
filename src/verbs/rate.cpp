#include "verbs/rate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "verbs/json.h"
#include "verbs/request.h"
#include "verbs/step_json.h"

namespace clew::verbs {

struct RatingDesk::Result {
  Status status = Status::unknown;
  std::optional<Rating> rating;  // rating of a puzzle with one solution
  std::optional<Level> level;
  std::optional<int> score;
  std::uint64_t morphs = 0;
  std::array<Span, 3> spans;  // ER, EP, ED over the morphs and the puzzle itself
};

namespace {

std::string number(Tenths t) { return std::to_string(t / 10) + '.' + std::to_string(t % 10); }
Json number_json(Tenths t) { return t / 10.0; }

bool finished(const Rating& rating) { return rating.status != Rating::Status::unfinished; }

const char* name_of(Scale scale) {
  return scale == Scale::sudoku_explainer ? "Sudoku Explainer 1.2.1" : "SukakuExplainer 1.18.1";
}

std::string at_least(bool exact, Tenths t) { return (exact ? "" : "≥") + number(t); }

Json candidates_json(const Layout& layout, std::span<const Candidate> candidates) {
  Json list = Json::array();
  for (const Candidate& c : candidates)
    list.push_back({{"cell", layout.cell_name(c.cell)}, {"digit", layout.value(c.digit)}});
  return list;
}

// The puzzle itself, which is the first, and its morphs.
Share share_of(const RateRequest& request, std::uint64_t form) {
  if (!request.progress) return {};
  return [&request, form](double done) {
    request.progress((static_cast<double>(form) + done) /
                     (static_cast<double>(request.morphs) + 1));
  };
}

// Applies a step to a grid. Cells of implied houses see each other, as in the rating.
void settle(const Layout& layout, Grid& grid) {
  for (const House& house : layout.houses()) {
    DigitSet placed;
    for (CellId c : house.cells)
      if (grid.values[c]) placed.add(grid.values[c]);
    for (CellId c : house.cells)
      if (!grid.values[c]) grid.candidates[c] = grid.candidates[c] - placed;
  }
  for (auto [a, b] : layout.links()) {
    if (grid.values[a] && !grid.values[b]) grid.candidates[b].remove(grid.values[a]);
    if (grid.values[b] && !grid.values[a]) grid.candidates[a].remove(grid.values[b]);
  }
}

}  // namespace

Expected<Scale> find_scale(std::string_view name) {
  if (name == "se") return Scale::sudoku_explainer;
  if (name == "sk") return Scale::sukaku_explainer;
  return fail("no scale is called '" + std::string(name.substr(0, 32)) + "'; there are se, sk");
}

Expected<RatingDesk> RatingDesk::make(const LayoutPtr& layout, Scale scale) {
  auto solver = Solver::make(layout);
  if (!solver) return std::unexpected(solver.error());
  return RatingDesk(layout, scale, std::move(*solver));
}

RatingDesk::RatingDesk(const LayoutPtr& layout, Scale scale, Solver solver)
    : layout_(layout), scale_(scale), solver_(std::move(solver)) {
  if (auto rater = Rater::make(layout, scale)) rater_.emplace(std::move(*rater));
  if (auto explainer = Explainer::make(layout)) explainer_.emplace(std::move(*explainer));
}

RatingDesk::Result RatingDesk::judge(const Puzzle& puzzle, const RateRequest& request) {
  Result result;
  if (const auto solved = solver_.solve(puzzle, {.stop = request.stop}))
    result.status = solved->status;
  if (result.status != Status::unique) return result;
  // The level comes first: it is fast, and remains valid if time runs out. Then half of the rest of
  // the time is left.
  if (explainer_) {
    Stop half = request.stop;
    if (half.deadline && rater_) *half.deadline -= (*half.deadline - Stop::Clock::now()) / 2;
    explainer_->path(
        start(puzzle),
        {.unique = true, .givens = puzzle.givens, .given_marks = puzzle.given_marks, .stop = half},
        path_);
    if (path_.status() != Path::Status::stopped) result.level = path_.level();
    if (path_.status() == Path::Status::solved) {
      result.score = 0;
      for (const Step& step : path_.steps()) *result.score += technique(step.technique).score;
    }
  }
  if (!rater_) return result;
  auto rating = rater_->rate(puzzle, {.path = request.trace,
                                      .evidence = request.trace && request.verify,
                                      .stop = request.stop,
                                      .progress = share_of(request, 0)});
  if (!rating) return result;
  result.rating = std::move(*rating);
  if (!finished(*result.rating))
    result.status = Status::unknown;
  else if (request.morphs)
    rate_morphs(puzzle, request, result);
  return result;
}

void RatingDesk::rate_morphs(const Puzzle& puzzle, const RateRequest& request, Result& result) {
  if (!puzzle.entries.empty() || !puzzle.marks.empty()) return;  // morphs move givens alone
  if (!morphs_)
    if (auto made = Morphs::make(layout_)) morphs_.emplace(std::move(*made));
  if (!morphs_) return;
  const Rating& own = *result.rating;
  result.spans = {Span{own.er, own.er}, Span{own.ep, own.ep}, Span{own.ed, own.ed}};
  Puzzle morph;
  morph.layout = layout_;
  for (std::uint64_t i = 0; i < request.morphs; ++i) {
    const Share share = share_of(request, i + 1);
    if (share) share(0);
    morph.givens = *morphs_->morph(puzzle.givens, request.seed, i);
    const auto rating = rater_->rate(morph, {.stop = request.stop, .progress = share});
    if (!rating || !finished(*rating) || request.stop.requested()) {
      result.status = Status::unknown;
      return;
    }
    const Tenths numbers[] = {rating->er, rating->ep, rating->ed};
    for (std::size_t k = 0; k < 3; ++k) {
      result.spans[k].least = std::min(result.spans[k].least, numbers[k]);
      result.spans[k].most = std::max(result.spans[k].most, numbers[k]);
    }
    ++result.morphs;
  }
}

std::string RatingDesk::rate(const Puzzle& puzzle, const RateRequest& request,
                             const Output& output) {
  if (output.json) return to_string(json(puzzle, request)) + '\n';
  const Result result = judge(puzzle, request);
  std::string line = to_line(*puzzle.layout, puzzle.givens) + ' ';
  if (!result.rating)
    return line + "-/-/- " +
           std::string(result.level ? name(*result.level) : name_of(result.status)) + '\n';
  const Rating& r = *result.rating;
  const bool whole = finished(r);
  line += at_least(whole, r.er) + '/' + at_least(whole || r.ep_known, r.ep) + '/' +
          at_least(whole || r.steps > 0, r.ed) + ' ';
  line += result.level ? name(*result.level) : name_of(Status::unknown);
  if (result.morphs) {
    for (std::size_t k = 0; k < 3; ++k)
      line += (k ? '/' : ' ') + number(result.spans[k].least) + '-' + number(result.spans[k].most);
    if (result.morphs < request.morphs)
      line += fmt::format(" ({} of {} forms)", result.morphs, request.morphs);
  }
  return line + '\n';
}

Json RatingDesk::json(const Puzzle& puzzle, const RateRequest& request) {
  const Result result = judge(puzzle, request);
  Json json = about(puzzle);
  json["status"] = name_of(result.status);
  const Rating* r = result.rating ? &*result.rating : nullptr;
  json["er"] = r ? number_json(r->er) : Json();
  json["ep"] = r ? number_json(r->ep) : Json();
  json["ed"] = r ? number_json(r->ed) : Json();
  json["exact"] = r ? Json(finished(*r)) : Json();  // false: a lower bound
  json["level"] = result.level ? Json(name(*result.level)) : Json();
  json["score"] = result.score ? Json(*result.score) : Json();
  json["hardest"] = r && !r->hardest.empty() ? Json(r->hardest) : Json();
  json["scale"] = r ? Json(r->own ? "Clew" : name_of(scale_)) : Json();
  if (result.morphs) {
    const auto& s = result.spans;
    auto pair = [](Span span) { return Json{number_json(span.least), number_json(span.most)}; };
    json["morphs"] = {
        {"count", result.morphs}, {"er", pair(s[0])}, {"ep", pair(s[1])}, {"ed", pair(s[2])}};
  }
  if (request.trace && r) json["trace"] = trace(puzzle, request, *r);
  return json;
}

Json RatingDesk::trace(const Puzzle& puzzle, const RateRequest& request, const Rating& rating) {
  Json list = Json::array();
  Grid grid = start(puzzle);
  settle(*layout_, grid);
  if (request.verify && !checker_)
    if (auto made = Checker::make(layout_)) checker_.emplace(std::move(*made));
  for (const RatedStep& step : rating.path) {
    Json json{{"name", step.name},
              {"rating", number_json(step.rating)},
              {"placements", candidates_json(*layout_, step.placements)},
              {"eliminations", candidates_json(*layout_, step.eliminations)}};
    if (request.verify && checker_) {
      Step proof;
      proof.placements = step.placements;
      proof.eliminations = step.eliminations;
      proof.facts = step.facts;
      const DeadlyPattern deadly{step.pattern_cells, step.pattern_digits};
      if (!step.pattern_cells.empty()) proof.deadly = &deadly;
      json["verified"] = verdict_json(
          checker_->check(grid, puzzle.givens, proof, request.stop, puzzle.given_marks));
      for (const Candidate& c : step.eliminations) grid.candidates[c.cell].remove(c.digit);
      for (const Candidate& c : step.placements) {
        grid.values[c.cell] = c.digit;
        grid.candidates[c.cell] = DigitSet::of(c.digit);
      }
      settle(*layout_, grid);
    }
    list.push_back(std::move(json));
  }
  return list;
}

Answer rate(const Json& fields, const Context& context) {
  Request request(fields, context);
  const RateRequest options{.trace = request.flag("trace") || request.flag("verify"),
                            .verify = request.flag("verify"),
                            .morphs = request.whole("morphs", 0),
                            .seed = request.whole("seed", 0),
                            .stop = request.stop(),
                            .progress = context.share()};
  const auto scale = find_scale(request.text("scale", "se"));
  if (!scale) request.fail(scale.error());
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  auto desk = RatingDesk::make(puzzle->layout, *scale);
  if (!desk) return std::unexpected(desk.error());
  return desk->json(*puzzle, options);
}

}  // namespace clew::verbs
