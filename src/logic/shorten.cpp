// A step can be dropped if all later steps still follow from their facts, as the checker proves,
// and the end is the same. Dropping a step leaves more candidates, so a step that cannot be dropped
// now cannot be dropped later either: one pass over the steps leaves no superfluous one. The result
// depends on the order of the pass. The first order is from the last to the first; then the order
// is shuffled, by the same random numbers every time.
//
// Only steps without placements can be dropped, because each cell is filled once.
#include "logic/shorten.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::logic {
namespace {

class Shortening {
 public:
  Shortening(const Layout& layout, Checker& checker, const Grid& start,
             const ExplainOptions& options, const std::vector<Step>& steps)
      : layout_(layout),
        checker_(checker),
        start_(start),
        options_(options),
        steps_(steps),
        stop_(options.stop),
        end_(start) {
    for (const Step& step : steps) clew::apply(layout, step, end_);
    for (std::size_t i = 0; i < steps.size(); ++i)
      if (steps[i].placements.empty()) order_.push_back(i);
    std::reverse(order_.begin(), order_.end());
  }

  std::vector<std::size_t> run() {
    constexpr int passes = 8;
    std::vector<std::size_t> fewest;
    for (int pass = 0; pass < passes && (pass == 0 || !stop_.requested()); ++pass) {
      if (pass > 0) shuffle();
      kept_.assign(steps_.size(), true);
      for (std::size_t i : order_) {
        if (stop_.requested()) break;
        kept_[i] = false;
        kept_[i] = !holds_without(i);
      }
      std::vector<std::size_t> left;
      for (std::size_t i = 0; i < steps_.size(); ++i)
        if (kept_[i]) left.push_back(i);
      if (pass == 0 || left.size() < fewest.size()) fewest = std::move(left);
      if (order_.size() < 2) break;
    }
    CLEW_ASSERT(std::ranges::is_sorted(fewest) && fewest.size() + order_.size() >= steps_.size());
    return fewest;
  }

 private:
  bool holds_without(std::size_t gone) {
    Grid grid = start_;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (!kept_[i]) continue;
      if (i > gone && checker_.check(grid, options_.givens, steps_[i], stop_,
                                     options_.given_marks) != Verdict::proven)
        return false;
      clew::apply(layout_, steps_[i], grid);
    }
    return grid.values == end_.values && (!open() || grid.candidates == end_.candidates);
  }
  bool open() const { return std::ranges::find(end_.values, Digit{0}) != end_.values.end(); }

  void shuffle() {  // Fisher and Yates, with xorshift
    for (std::size_t i = order_.size(); i > 1; --i) {
      random_ ^= random_ << 13;
      random_ ^= random_ >> 7;
      random_ ^= random_ << 17;
      std::swap(order_[i - 1], order_[random_ % i]);
    }
  }

  const Layout& layout_;
  Checker& checker_;
  const Grid& start_;
  const ExplainOptions& options_;
  const std::vector<Step>& steps_;
  const Stop& stop_;
  Grid end_;
  std::vector<std::size_t> order_;
  std::vector<bool> kept_;
  std::uint64_t random_ = 0x9e3779b97f4a7c15;
};

}  // namespace

std::vector<std::size_t> shorten(const Layout& layout, Checker& checker, const Grid& start,
                                 const ExplainOptions& options, const std::vector<Step>& steps) {
  return Shortening(layout, checker, start, options, steps).run();
}

}  // namespace clew::logic
