#include "logic/engine.h"

#include <algorithm>
#include <array>
#include <utility>

#include "logic/rows.h"
#include "logic/widths.h"

namespace clew {
namespace {

using logic::Board;
using logic::Draft;
using logic::Finder;
using logic::Frame;
using logic::StepSink;
using logic::Terms;

// Passes on the first step and ends the search; or passes on all, and knows that there were any.
class First final : public StepSink {
 public:
  First(StepSink& to, bool all) : to_(to), all_(all) {}
  bool take(const Step& step) override {
    any = true;
    return to_.take(step) && all_;
  }
  bool any = false;

 private:
  StepSink& to_;
  bool all_;
};

template <int W>
class EngineOf final : public Explainer::Engine {
 public:
  EngineOf(const Layout& layout, std::shared_ptr<const logic::Rules> rules)
      : rules_(std::move(rules)), frame_(layout, rules_.get()), board_(frame_) {}

  void load(const Grid& grid) override {
    board_.load(grid);
    clean_.fill(0);
    scratch_.fish_targets.forget();
    scratch_.templates.forget();
    scratch_.hopeless.forget();
    scratch_.forcing_clock = scratch_.unique_rectangles.clock = 0;
    scratch_.barren_links.clear();
    if (scratch_.scout) scratch_.scout->forget();
    if (scratch_.chain_scout) scratch_.chain_scout->forget();
    if (scratch_.excluder) scratch_.excluder->forget();
  }
  void store(Grid& grid) const override { board_.store(grid); }
  bool solved() const override {
    if (!board_.solved() || !rules_) return board_.solved();
    std::vector<DigitSet> digits;
    for (CellId c = 0; c < frame_.size(); ++c) digits.push_back(board_.candidates(c));
    return logic::are_kept(*rules_, frame_.layout(), digits);
  }
  void apply(const Step& step) override { board_.apply(step.placements, step.eliminations); }

  bool next(const Terms& terms, std::span<const TechniqueId> techniques, StepSink& sink,
            bool all) override {
    First first(sink, all);
    Finder<W> finder(board_, draft_, scratch_, first, terms);
    if (board_.in_error()) {
      finder.aim(TechniqueId::partition, 0);
      return !logic::row(TechniqueId::partition).find(finder);
    }
    std::size_t place = 0;
    bool patient = false;
    for (const TechniqueId id : techniques) {
      const auto i = static_cast<std::size_t>(id);
      const logic::Row& at = logic::row(id);
      const auto before = techniques.first(place++);
      if (!at.technique.on_path) continue;
      if (!is_given(at.technique.needs, terms)) continue;
      if (rules_ && is_last_resort(id) && !std::exchange(patient, true) &&
          next_patiently(terms, before, first))
        return true;
      if (clean_[i] == board_.clock()) continue;
      finder.aim(id, clean_[i]);
      if (!at.find(finder) || first.any) return true;
      clean_[i] = board_.clock();
      if (terms.stop.requested()) return false;
    }
    return false;
  }

  void find(const Terms& terms, TechniqueId id, StepSink& sink) override {
    const logic::Row& at = logic::row(id);
    if (!is_given(at.technique.needs, terms)) return;
    Finder<W> finder(board_, draft_, scratch_, sink, terms);
    finder.aim(id, 0);
    at.find(finder);
  }

 private:
  static constexpr bool is_last_resort(TechniqueId id) {
    return id >= TechniqueId::forcing_net_contradiction && id <= TechniqueId::nested_trial;
  }
  // Looks once more for exclusions by a few constraints, with wider bounds. Returns true if a step
  // was found.
  bool next_patiently(Terms terms, std::span<const TechniqueId> techniques, First& first) {
    terms.patient = true;
    Finder<W> finder(board_, draft_, scratch_, first, terms);
    for (const TechniqueId id : {TechniqueId::constraint_and_houses, TechniqueId::two_constraints,
                                 TechniqueId::constraints_together}) {
      if (terms.stop.requested()) return false;
      if (std::ranges::find(techniques, id) == techniques.end()) continue;
      finder.aim(id, 0);
      if (!logic::row(id).find(finder) || first.any) return true;
    }
    return false;
  }
  // Constraints need not say the same of digits that are swapped: uniqueness is silent there.
  bool is_given(Needs needs, const Terms& terms) const {
    if (needs == Needs::unique) return terms.unique && !rules_;
    return needs != Needs::rules || rules_;
  }

  std::shared_ptr<const logic::Rules> rules_;
  Frame<W> frame_;
  Board<W> board_;
  Draft draft_;
  logic::Scratch<W> scratch_;
  std::array<std::uint32_t, technique_count> clean_{};  // the board's clock at a scan in vain
};

}  // namespace

std::unique_ptr<Explainer::Engine> Explainer::Engine::make(
    const Layout& layout, std::shared_ptr<const logic::Rules> rules) {
#define CLEW_ENGINE(W) \
  if (layout.size() <= 64 * W) return std::make_unique<EngineOf<W>>(layout, std::move(rules));
  CLEW_FOR_WIDTHS(CLEW_ENGINE)
  return nullptr;
}

}  // namespace clew
