#include "search/constrained/shortened.h"

#include <algorithm>

#include "constraints/sums.h"

namespace clew::search {
namespace {

constexpr std::size_t few = 5;  // cells of a total that is left alone

// A total as the factor of each cell of the layout.
class Shortener {
 public:
  Shortener(const Layout& layout, const constraints::Total& total)
      : layout_(layout), factors_(static_cast<std::size_t>(layout.size())), sum_(total.total) {
    for (const auto& term : total.terms) factors_[term.cell] += term.factor;
    for (const auto& term : total.terms)
      for (const HouseId h : layout.houses_of(term.cell))
        if (const House& house = layout.houses()[h]; house.complete) houses_.push_back(&house);
    std::ranges::sort(houses_);
    houses_.erase(std::unique(houses_.begin(), houses_.end()), houses_.end());
  }

  /// Subtracts the house that leaves the fewest cells. Returns false if no house leaves fewer.
  bool take_out() {
    std::ptrdiff_t most = 0;
    const House* best = nullptr;
    int times = 0;
    for (const House* house : houses_)
      for (const CellId c : house->cells) {
        const int factor = factors_[c];
        if (!factor) continue;
        const auto gained =
            std::ranges::count(house->cells, factor, [&](CellId x) { return factors_[x]; });
        const auto added =
            std::ranges::count(house->cells, 0, [&](CellId x) { return factors_[x]; });
        if (gained - added > most) most = gained - added, best = house, times = factor;
      }
    if (!best) return false;
    for (const CellId c : best->cells) factors_[c] -= times;
    sum_ -= std::int64_t{times} * constraints::sum_of(layout_.all_digits());
    return true;
  }

  constraints::Total total() const {
    constraints::Total result{{}, sum_};
    for (CellId c = 0; c < factors_.size(); ++c)
      if (factors_[c]) result.terms.push_back({c, factors_[c]});
    return result;
  }

 private:
  const Layout& layout_;
  std::vector<int> factors_;  // by cell
  std::vector<const House*> houses_;
  std::int64_t sum_;
};

}  // namespace

std::vector<constraints::Total> shortened(const Layout& layout,
                                          const std::vector<constraints::Total>& totals) {
  std::vector<constraints::Total> result;
  for (const auto& total : totals) {
    if (total.terms.size() <= few) continue;
    Shortener shortener(layout, total);
    bool any = false;
    while (shortener.take_out()) any = true;
    if (any) result.push_back(shortener.total());
  }
  return result;
}

}  // namespace clew::search
