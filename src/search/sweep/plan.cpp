#include "search/sweep/plan.h"

#include <algorithm>
#include <array>

#include "search/processor.h"
#include "search/sweep/banks.h"

namespace clew::search {
namespace {

constexpr std::size_t most_cells = sweep_cells - 1;
constexpr std::size_t most_families = 32;
constexpr std::size_t usual_rows = 256;  // rows of lanes that are reserved at first

// By digits, cells and total: how many sets of digits there are.
constexpr auto ways = [] {
  std::array<std::array<std::array<std::uint8_t, 46>, 10>, 10> result{};
  result[0][0][0] = 1;
  for (std::size_t d = 1; d <= 9; ++d)
    for (std::size_t n = 0; n <= 9; ++n)
      for (std::size_t s = 0; s <= 45; ++s) {
        result[d][n][s] = result[d - 1][n][s];
        if (n && s >= d) result[d][n][s] += result[d - 1][n - 1][s - d];
      }
  return result;
}();

}  // namespace

const std::vector<const SweepKernel*>& sweep_kernels() {
  static const std::vector<const SweepKernel*> all = [] {
    std::vector<const SweepKernel*> v;
    if (has_avx512() && sweep_kernel_512()) v.push_back(sweep_kernel_512());
    if (has_avx2() && sweep_kernel_256()) v.push_back(sweep_kernel_256());
    if (sweep_kernel_128()) v.push_back(sweep_kernel_128());
    return v;
  }();
  return all;
}

const SweepKernel* best_sweep_kernel() {
  return sweep_kernels().empty() ? nullptr : sweep_kernels().front();
}

bool SweepPlan::fits(const Layout& layout) {
  return static_cast<std::size_t>(layout.size()) <= most_cells &&
         layout.digits() <= static_cast<int>(sweep_digits) &&
         std::ranges::all_of(layout.houses(),
                             [](const House& h) { return h.cells.size() <= sweep_digits; });
}

SweepPlan::SweepPlan(const Layout& layout, std::span<const std::uint64_t> seen,
                     const SweepKernel& kernel)
    : layout_(&layout), kernel_(&kernel), sees_(static_cast<std::size_t>(layout.size())) {
  const std::size_t width = seen.size() / sees_.size();
  for (std::size_t c = 0; c < sees_.size(); ++c)
    for (std::size_t w = 0; w < width; ++w) sees_[c].words[w] = seen[c * width + w];
}

bool SweepPlan::add(const constraints::Set& set) {
  const int total = sum_of(set.family[0]);
  const auto digits = static_cast<std::size_t>(layout_->digits());
  if (set.family.size() > most_families || set.cells.size() > digits ||
      set.family.size() != ways[digits][set.cells.size()][static_cast<std::size_t>(total)] ||
      !std::ranges::all_of(set.family,
                           [&](DigitSet digits_of) { return sum_of(digits_of) == total; }))
    return false;
  sets_.push_back(&set);
  return true;
}

bool SweepPlan::add(const constraints::Total& total) {
  constexpr std::int64_t most = 1000;  // far above the sum of this many cells
  if (total.terms.size() > sweep_most || total.total < -most || total.total > most ||
      !std::ranges::all_of(total.terms, [](const auto& t) { return std::abs(t.factor) == 1; }))
    return false;
  totals_.push_back(&total);
  return true;
}

// The rows, columns and boxes of most layouts.
const SweepPlan::Base& SweepPlan::classic() {
  static const Base base = [] {
    const auto layout = build({.digits = 9, .grids = {{.box_height = 3, .box_width = 3}}});
    SweepPlan plan(**layout, {}, *best_sweep_kernel());
    plan.lay_out_base();
    plan.lay_out_houses({});
    plan.lay_out_crossings(true);
    return std::move(plan.base_);
  }();
  return base;
}

void SweepPlan::lay_out_base() {
  base_.covered.resize(static_cast<std::size_t>(layout_->size()));
  for (const House& house : layout_->houses())
    if (house.complete) base_.houses.push_back(cover(house.cells));
}

void SweepPlan::lay_out(std::span<const constraints::Differ> differ) {
  lay_out_base();
  const auto same_houses = [](const Base& a, const Base& b) {
    return a.houses.size() == b.houses.size() && a.covered.size() == b.covered.size() &&
           std::ranges::equal(a.houses, b.houses);
  };
  const bool is_classic = layout_->digits() == sweep_digits && same_houses(base_, classic());
  for (const auto* set : sets_) cover(set->cells);
  const Groups groups = groups_beside(differ);
  base_.lanes.reserve(usual_rows);
  if (is_classic && groups.empty()) {
    base_.lanes.insert(base_.lanes.end(), classic().lanes.begin(), classic().lanes.end());
    base_.house_banks = classic().house_banks;
    base_.crossing_banks = classic().crossing_banks;
  } else {
    lay_out_houses(groups);
    lay_out_crossings(true);
  }
  lay_out_crossings(false);
  lay_out_sets();
  lay_out_totals();
  lay_out_towers();
}

bool SweepPlan::run(std::uint16_t (&cells)[sweep_cells]) const {
  const auto count = [](const auto& banks) { return static_cast<unsigned>(banks.size()); };
  return kernel_->run(
      {base_.lanes.data(), base_.house_banks.data(), base_.crossing_banks.data(), set_banks_.data(),
       total_banks_.data(), tower_banks_.data(), count(base_.house_banks),
       count(base_.crossing_banks), count(set_banks_), count(total_banks_), count(tower_banks_)},
      cells);
}

}  // namespace clew::search
