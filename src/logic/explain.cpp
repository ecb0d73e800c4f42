// The loop: apply the first step that the techniques find, return to the top. And the collecting of
// all instances of a technique.
#include "clew/explain.h"
#include "clew/validate.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "logic/engine.h"
#include "logic/keeper.h"
#include "logic/shorten.h"
#include "logic/widths.h"

namespace clew {
namespace {

logic::Terms terms_of(const ExplainOptions& options) {
  return {.unique = options.unique,
          .digit = options.digit,
          .givens = options.givens,
          .given_marks = options.given_marks,
          .stop = options.stop};
}

// The techniques in the order in which they are tried, each once.
std::vector<TechniqueId> order_of(const ExplainOptions& options) {
  TechniqueSet left = options.techniques;
  std::vector<TechniqueId> order;
  order.reserve(technique_count);
  const auto append = [&](TechniqueId id) {
    if (id >= TechniqueId::count || !left.has(id)) return;
    left.remove(id);
    order.push_back(id);
  };
  for (const TechniqueId id : options.order) append(id);
  for (int i = 0; i < technique_count; ++i) append(static_cast<TechniqueId>(i));
  return order;
}

// Keeps, of each technique and conclusion, the instance with the fewest facts.
template <class Keep>
class Leanest final : public logic::StepSink {
 public:
  Leanest(std::vector<Step>& steps, Keep keep, const ExplainOptions& options)
      : steps_(steps), keep_(keep), options_(options) {}

  bool take(const Step& step) override {
    key_ = {step.technique,
            {step.placements.begin(), step.placements.end()},
            {step.eliminations.begin(), step.eliminations.end()}};
    const auto [at, is_new] = known_.try_emplace(key_, steps_.size());
    if (is_new) {
      steps_.push_back(keep_(step));
      if (options_.first_seen && !options_.first_seen(step)) ended_ = true;
    } else if (cost(step) < cost(steps_[at->second])) {
      steps_[at->second] = keep_(step);
    }
    if ((++taken_ & 63) == 0 && options_.stop.requested()) ended_ = true;
    return !ended_;
  }
  bool ended() const { return ended_; }

 private:
  static auto cost(const Step& s) { return std::pair(s.facts.size(), s.chain.size()); }

  using Key = std::tuple<TechniqueId, std::vector<Candidate>, std::vector<Candidate>>;
  std::vector<Step>& steps_;
  Keep keep_;
  const ExplainOptions& options_;
  Key key_;
  std::map<Key, std::size_t> known_;
  unsigned taken_ = 0;
  bool ended_ = false;
};

template <class Keep>
class Append final : public logic::StepSink {
 public:
  Append(std::vector<Step>& steps, Keep keep) : steps_(steps), keep_(keep) {}
  bool take(const Step& step) override {
    steps_.push_back(keep_(step));
    return true;
  }

 private:
  std::vector<Step>& steps_;
  Keep keep_;
};

// Keeps the step with the fewest facts.
class Smallest final : public logic::StepSink {
 public:
  explicit Smallest(const Stop& stop) : stop_(stop) {}
  bool take(const Step& step) override {
    const auto size = std::pair(step.facts.size(), step.chain.size());
    if (!any_ || size < least_) {
      keeper_.clear();
      step_ = keeper_.keep(step);
      least_ = size;
      any_ = true;
    }
    return !stop_.requested();
  }
  void begin() { any_ = false; }
  const Step& step() const { return step_; }

 private:
  const Stop& stop_;
  StepKeeper keeper_;
  Step step_;
  std::pair<std::size_t, std::size_t> least_;
  bool any_ = false;
};

}  // namespace

Path::Path() : keeper_(std::make_unique<Keeper>()) {}
Path::~Path() = default;
Path::Path(Path&&) noexcept = default;
Path& Path::operator=(Path&&) noexcept = default;

void Path::clear() {
  if (!keeper_) keeper_ = std::make_unique<Keeper>();
  keeper_->clear();
  steps_.clear();
  cycles_ = 0;
  status_ = Status::stuck;
}

Level Path::level() const {
  if (status_ != Status::solved) return Level::beyond_logic;
  Level hardest = Level::easy;
  for (const Step& step : steps_) hardest = std::max(hardest, technique(step.technique).level);
  return hardest;
}

Explainer::Explainer(LayoutPtr layout, std::unique_ptr<Engine> engine)
    : layout_(std::move(layout)), engine_(std::move(engine)) {}
Explainer::~Explainer() = default;
Explainer::Explainer(Explainer&&) noexcept = default;
Explainer& Explainer::operator=(Explainer&&) noexcept = default;

Expected<Explainer> Explainer::make(LayoutPtr layout) {
  if (auto ok = supported(layout, kinds); !ok) return std::unexpected(ok.error());
  auto rules = logic::rules_of(*layout);
  if (!rules) return std::unexpected(std::move(rules.error()));
  auto engine = Engine::make(*layout, std::move(*rules));
  if (!engine)
    return fail("logic works on at most " + std::to_string(logic::most_cells_of_logic) +
                " cells; this layout has " + std::to_string(layout->size()));
  return Explainer(std::move(layout), std::move(engine));
}

// Clears the path for a grid that fits.
bool Explainer::fits(const Grid& grid, const ExplainOptions& options, Path& path) const {
  path.clear();
  if (layout_ && validate(*layout_, grid) &&
      (options.givens.empty() || validate(*layout_, options.givens)) &&
      (options.given_marks.empty() || validate(*layout_, options.given_marks)) &&
      options.digit <= layout_->digits())
    return true;
  path.status_ = Path::Status::invalid;
  path.end_ = {};
  return false;
}

// Techniques only remove candidates, so taking the easiest step never leads to a harder step than
// necessary. A step's difficulty is its technique's place in the order, then its number of facts.
void Explainer::path(const Grid& grid, const ExplainOptions& options, Path& path) {
  if (!fits(grid, options, path)) return;
  walk(grid, options, options.kind == PathKind::easiest, path);
  if (options.kind != PathKind::shortest || path.steps_.size() < 2 ||
      path.status_ == Path::Status::error)
    return;
  auto checker = Checker::make(layout_);
  if (!checker) return;  // the path stays as long as it is
  auto shorten = [&](Path& of) {
    std::vector<Step> steps;
    for (std::size_t i : logic::shorten(*layout_, *checker, grid, options, of.steps_))
      steps.push_back(of.steps_[i]);
    of.steps_ = std::move(steps);
    of.cycles_ = static_cast<int>(of.steps_.size());
  };
  shorten(path);
  if (options.stop.requested() || path.status_ != Path::Status::solved) return;
  Path other;  // another beginning may need fewer
  walk(grid, options, true, other);
  if (other.status_ != Path::Status::solved) return;
  shorten(other);
  if (other.steps_.size() < path.steps_.size()) path = std::move(other);
}

void Explainer::walk(const Grid& grid, const ExplainOptions& options, bool leanest, Path& path) {
  path.clear();
  Smallest smallest(options.stop);
  Append sink(path.steps_, [&](const Step& step) { return path.keeper_->keep(step); });
  const logic::Terms terms = terms_of(options);
  const std::vector<TechniqueId> order = order_of(options);
  engine_->load(grid);
  for (;;) {
    if (engine_->solved()) {
      path.status_ = Path::Status::solved;
      break;
    }
    ++path.cycles_;
    bool found = false;
    if (!options.stop.requested()) {
      smallest.begin();
      found =
          leanest ? engine_->next(terms, order, smallest, true) : engine_->next(terms, order, sink);
      if (found && leanest) sink.take(smallest.step());
    }
    if (!found) {
      path.status_ = options.stop.requested() ? Path::Status::stopped : Path::Status::stuck;
      break;
    }
    if (path.steps_.back().shows_error()) {
      path.status_ = Path::Status::error;
      break;
    }
    engine_->apply(path.steps_.back());
  }
  engine_->store(path.end_);
}

Path Explainer::hint(const Grid& grid, const ExplainOptions& options) {
  Path path;
  if (!fits(grid, options, path)) return path;
  Append sink(path.steps_, [&](const Step& step) { return path.keeper_->keep(step); });
  engine_->load(grid);
  engine_->store(path.end_);
  if (engine_->solved()) {
    path.status_ = Path::Status::solved;
  } else {
    path.cycles_ = 1;
    engine_->next(terms_of(options), order_of(options), sink);
    if (options.stop.requested()) path.status_ = Path::Status::stopped;
    if (!path.steps_.empty() && path.steps_.back().shows_error())
      path.status_ = Path::Status::error;
  }
  return path;
}

Path Explainer::find(const Grid& grid, const ExplainOptions& options) {
  Path path;
  if (!fits(grid, options, path)) return path;
  Leanest sink(path.steps_, [&](const Step& step) { return path.keeper_->keep(step); }, options);
  logic::Terms terms = terms_of(options);
  terms.wide = true;
  engine_->load(grid);
  engine_->store(path.end_);
  auto ended = [&] { return sink.ended() || options.stop.requested(); };
  for (int i = 0; i < technique_count && !ended(); ++i) {
    if (options.progress) options.progress(static_cast<double>(i) / technique_count);
    if (options.techniques.has(static_cast<TechniqueId>(i)))
      engine_->find(terms, static_cast<TechniqueId>(i), sink);
  }
  if (ended()) path.status_ = Path::Status::stopped;
  return path;
}

void apply(const Layout& layout, const Step& step, Grid& grid) {
  const auto cells = static_cast<std::size_t>(layout.size());
  if (grid.values.size() != cells || grid.candidates.size() != cells) return;
  const auto fits = [&](const Candidate& x) {
    return x.cell < layout.size() && x.digit >= 1 && x.digit <= layout.digits();
  };
  for (const Candidate& x : step.eliminations)
    if (fits(x)) grid.candidates[x.cell].remove(x.digit);
  for (const Candidate& x : step.placements) {
    if (!fits(x) || grid.values[x.cell]) continue;
    grid.values[x.cell] = x.digit;
    grid.candidates[x.cell] = DigitSet::of(x.digit);
    // Cells with another value hold that alone, and have nothing to lose.
    for (CellId peer : layout.peers(x.cell))
      if (grid.values[peer] != x.digit) grid.candidates[peer].remove(x.digit);
  }
}

}  // namespace clew
