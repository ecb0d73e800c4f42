#include "search/sweep/plan.h"

#include <algorithm>
#include <array>
#include <bit>

#include "search/processor.h"

namespace clew::search {
namespace {

constexpr std::size_t most_cells = sweep_cells - 1;
constexpr std::size_t most_families = 32;

int sum_of(DigitSet set) {
  int sum = 0;
  for (const Digit d : set) sum += d;
  return sum;
}

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
#if defined(__x86_64__)
    if (has_avx512() && sweep_kernel_512()) v.push_back(sweep_kernel_512());
    if (has_avx2() && sweep_kernel_256()) v.push_back(sweep_kernel_256());
#endif
    return v;
  }();
  return all;
}

const SweepKernel* best_sweep_kernel() {
  const auto& all = sweep_kernels();
  return all.empty() ? nullptr : all.front();
}

bool SweepPlan::fits(const Layout& layout) {
  return static_cast<std::size_t>(layout.size()) <= most_cells &&
         layout.digits() <= static_cast<int>(sweep_digits) &&
         std::ranges::all_of(layout.houses(),
                             [](const House& h) { return h.cells.size() <= sweep_digits; });
}

SweepPlan::SweepPlan(const Layout& layout, const Rows<CellId>& peers, const SweepKernel& kernel)
    : layout_(&layout), kernel_(&kernel), sees_(peers.size()), covered_(peers.size()) {
  for (std::size_t c = 0; c < peers.size(); ++c)
    for (const CellId peer : peers[c]) sees_[c].set(peer);
}

bool SweepPlan::add(std::span<const CellId> cells, std::span<const DigitSet> family) {
  const int total = sum_of(family[0]);
  const auto digits = static_cast<std::size_t>(layout_->digits());
  if (family.size() > most_families || cells.size() > digits ||
      family.size() != ways[digits][cells.size()][static_cast<std::size_t>(total)] ||
      !std::ranges::all_of(family, [&](DigitSet set) { return sum_of(set) == total; }))
    return false;
  sets_.push_back({{cells.begin(), cells.end()},
                   {family.begin(), family.end()},
                   static_cast<std::uint16_t>(total)});
  return true;
}

bool SweepPlan::add(const constraints::Total& total) {
  constexpr std::int64_t most = 1000;  // far above what so many cells can add
  if (total.terms.size() > sweep_most || total.total < -most || total.total > most ||
      !std::ranges::all_of(total.terms, [](const auto& t) { return std::abs(t.factor) == 1; }))
    return false;
  totals_.push_back(total);
  return true;
}

void SweepPlan::lay_out(std::span<const constraints::Differ> differ) {
  for (const House& house : layout_->houses())
    if (house.complete) cover(house.cells);
  for (const Set& set : sets_) cover(set.cells);
  lay_out_houses(differ);
  lay_out_crossings();
  lay_out_sets();
  lay_out_totals();
}

bool SweepPlan::run(std::uint16_t (&cells)[sweep_cells]) const {
  const auto count = [](const auto& banks) { return static_cast<unsigned>(banks.size()); };
  return kernel_->run(
      {lanes_.data(), houses_.data(), crossings_.data(), set_banks_.data(), total_banks_.data(),
       count(houses_), count(crossings_), count(set_banks_), count(total_banks_)},
      cells);
}

}  // namespace clew::search
