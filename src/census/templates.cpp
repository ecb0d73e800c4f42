// Idea: a template is a set of nine cells that one digit can take. A grid is nine disjoint
// templates. The digit in one pivot cell is fixed first, up to the symmetries that keep that cell;
// the eight others are named by their cells in one house, so that each has its own list. A second
// digit is fixed too, which leaves 63 cells, one machine word, and seven lists that are joined in
// the middle. With the digits' names that is 9! times as many grids.
#include "census/templates.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <unordered_set>

#include "base/assert.h"
#include "base/parallel.h"
#include "census/join.h"
#include "symmetry/automorphisms.h"

namespace clew::census {
namespace {

using Template = TemplateCensus::Template;

constexpr std::size_t most_templates = 60'000;
constexpr Template one = 1;

struct Hash {
  std::size_t operator()(Template t) const {
    return (static_cast<std::uint64_t>(t) ^
            static_cast<std::uint64_t>(t >> 64) * 0xD1B54A32D192ED03u) *
               0x9E3779B97F4A7C15u >>
           13;
  }
};

Template image(Template t, const symmetry::Permutation& g) {
  Template result = 0;
  for (int c = 0; c < 81; ++c)
    if (t >> c & 1) result |= one << g[c];
  return result;
}

// Moves the bits of a template at the cells of `kept` together, byte by byte.
class Compress {
 public:
  explicit Compress(Template kept) {
    int next = 0;
    for (int byte = 0; byte < 11; ++byte) {
      std::array<std::uint64_t, 8> bit{};
      for (int i = 0; i < 8; ++i)
        if (kept >> (8 * byte + i) & 1) bit[i] = std::uint64_t{1} << next++;
      for (unsigned value = 1; value < 256; ++value)
        table_[byte][value] = table_[byte][value & (value - 1)] | bit[std::countr_zero(value)];
    }
  }
  std::uint64_t operator()(Template t) const {
    std::uint64_t result = 0;
    for (int byte = 0; byte < 11; ++byte)
      result |= table_[byte][static_cast<std::uint8_t>(t >> (8 * byte))];
    return result;
  }

 private:
  std::array<std::array<std::uint64_t, 256>, 11> table_{};
};

// Number of ways to place the other seven digits if the first two are fixed.
std::uint64_t completions(const std::vector<std::vector<Template>>& lists, Template first,
                          Template second, SevenfoldJoin& join) {
  const Template all = (one << 81) - 1;
  const Compress compress(all & ~first & ~second);
  CLEW_ASSERT(!(first & second) && lists.size() == 8);
  std::array<SevenfoldJoin::Sets, 7> sets;
  for (std::size_t i = 0; i < 7; ++i) {
    for (Template t : lists[i + 1])
      if (!(t & second)) sets[i].push_back(compress(t));
    if (sets[i].empty()) return 0;
  }
  return join.count(sets, 63);
}

}  // namespace

TemplateCensus::TemplateCensus(const Layout& layout) {
  if (layout.size() != 81 || layout.digits() != 9) return;
  std::vector<bool> covered(81);
  for (const House& house : layout.houses()) {
    if (!house.complete || house.implied ||
        std::any_of(house.cells.begin(), house.cells.end(), [&](CellId c) { return covered[c]; }))
      continue;
    for (CellId c : house.cells) covered[c] = true;
    naming_houses_.push_back(house.cells);
  }
  if (naming_houses_.size() != 9) return;
  CLEW_ASSERT(std::ranges::all_of(naming_houses_, [](const auto& h) { return h.size() == 9; }));
  list_templates(layout);
  if (templates_.size() < most_templates) choose_pivot(layout);
  possible_ = templates_.size() < most_templates;
}

void TemplateCensus::list_templates(const Layout& layout) {
  std::array<Template, 81> blocked{};
  for (int c = 0; c < 81; ++c)
    for (CellId p : layout.peers(static_cast<CellId>(c))) blocked[c] |= one << p;
  std::vector<Template> complete;
  for (const House& house : layout.houses()) {
    if (!house.complete) continue;
    Template& cells = complete.emplace_back(0);
    for (CellId c : house.cells) cells |= one << c;
  }
  auto place = [&](auto& self, std::size_t house, Template chosen, Template closed) -> void {
    if (templates_.size() >= most_templates) return;
    if (house == naming_houses_.size()) {
      if (std::all_of(complete.begin(), complete.end(),
                      [&](Template h) { return (h & chosen) != 0; }))
        templates_.push_back(chosen);
      return;
    }
    for (CellId c : naming_houses_[house])
      if (!(closed >> c & 1)) self(self, house + 1, chosen | one << c, closed | blocked[c]);
  };
  place(place, 0, 0, 0);
  CLEW_ASSERT(std::ranges::all_of(templates_, [](Template t) {
    return std::popcount(static_cast<std::uint64_t>(t)) +
               std::popcount(static_cast<std::uint64_t>(t >> 64)) ==
           9;
  }));
}

// Any cell may be the pivot; the one with the fewest starting templates saves most.
void TemplateCensus::choose_pivot(const Layout& layout) {
  std::vector<bool> tried(81);
  const symmetry::Automorphisms group(layout);
  for (std::uint32_t pivot = 0; pivot < 81; ++pivot) {
    if (tried[pivot]) continue;
    std::vector<std::uint32_t> orbit{pivot};
    for (std::size_t i = 0; i < orbit.size(); ++i)
      for (const auto& g : group.generators())
        if (const std::uint32_t c = g[orbit[i]]; !tried[c]) {
          tried[c] = true;
          orbit.push_back(c);
        }
    std::vector<std::uint32_t> colours(81);
    colours[pivot] = 1;
    const symmetry::Automorphisms fixing(layout, colours);
    std::vector<Start> starts;
    std::unordered_set<Template, Hash> met;
    for (Template t : templates_) {
      if (!(t >> pivot & 1) || !met.insert(t).second) continue;
      std::vector<Template> alike{t};
      for (std::size_t i = 0; i < alike.size(); ++i)
        for (const auto& g : fixing.generators())
          if (const Template other = image(alike[i], g); met.insert(other).second)
            alike.push_back(other);
      starts.push_back({t, alike.size()});
    }
    CLEW_ASSERT(std::accumulate(starts.begin(), starts.end(), std::size_t{0},
                                [](std::size_t sum, const Start& s) { return sum + s.size; }) ==
                met.size());
    if (starts_.empty() || starts.size() < starts_.size()) starts_ = std::move(starts);
    if (starts_.empty()) return;
  }
}

std::vector<std::vector<Template>> TemplateCensus::lists_beside(Template first) const {
  std::vector<std::vector<Template>> lists;
  for (CellId c : naming_houses_[0]) {
    if (first >> c & 1) continue;
    auto& list = lists.emplace_back();
    for (Template t : templates_)
      if (t >> c & 1 && !(t & first)) list.push_back(t);
    if (list.empty()) return {};
  }
  CLEW_ASSERT(lists.size() == 8);
  std::sort(lists.begin(), lists.end(),
            [](const auto& a, const auto& b) { return a.size() > b.size(); });
  std::rotate(lists.begin(), lists.end() - 1, lists.end());
  return lists;
}

double TemplateCensus::seconds_estimate(const Stop& stop) const {
  if (!possible()) return std::numeric_limits<double>::infinity();
  if (starts_.empty()) return 0;
  constexpr double seconds_a_union = 10e-9;
  SevenfoldJoin join;
  double total = 0;
  int samples = 0;
  for (std::uint64_t n = 0; samples < 40 && join.work() < 40'000'000 && !stop.requested();
       ++n, ++samples) {
    const Start& start = starts_[n * 7919 % starts_.size()];
    const auto lists = lists_beside(start.cells);
    if (lists.empty()) continue;
    const std::uint64_t before = join.work();
    completions(lists, start.cells, lists[0][n * 104729 % lists[0].size()], join);
    total += static_cast<double>((join.work() - before) * lists[0].size());
  }
  return samples ? total / samples * static_cast<double>(starts_.size()) * seconds_a_union : 0;
}

std::optional<Natural> TemplateCensus::count(Share share, int threads, const Stop& stop,
                                             const std::function<void(double)>& progress) const {
  std::vector<Natural> found(share.size(starts_.size()));
  std::atomic<std::size_t> done{0};
  std::atomic<bool> stopped{false};
  parallel_for(found.size(), threads, [&](std::size_t i) {
    if (stopped) return;
    const Start& start = starts_[share.piece(i)];
    const auto lists = lists_beside(start.cells);
    SevenfoldJoin join;
    Wide sum = 0;
    if (!lists.empty())
      for (Template second : lists[0]) {
        if (stop.requested()) stopped = true;
        if (stopped) return;
        sum += completions(lists, start.cells, second, join);
      }
    found[i] = Natural(sum) * Natural(Wide{start.size});
    if (progress) progress(static_cast<double>(++done) / static_cast<double>(found.size()));
  });
  if (stopped) return std::nullopt;
  Natural total;
  for (const Natural& n : found) total += n;
  return total * factorial(9);
}

}  // namespace clew::census
