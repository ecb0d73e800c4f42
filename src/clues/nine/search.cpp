// A puzzle's clues are distributed over the three bands, for example 5, 6 and 6 of 17. For each
// distribution the search takes two bands' clues from lists of all choices that hit the unavoidable
// sets within the band. It joins the lists and then searches the rest in band C, one of those with
// the most clues. So each puzzle is found once.
#include "clues/nine/search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

#include "unavoidable/closure.h"
#include "unavoidable/minimal.h"
#include "unavoidable/nine.h"

namespace clew::clues {
namespace {

using unavoidable::Cells;

constexpr int most_of_grid = 12;  // size of sets over all three bands

Parts parts_of(Cells cells) {
  Parts parts;
  for (int b = 0; b < 3; ++b) parts[b] = static_cast<Band>(cells >> 27 * b) & all_cells;
  return parts;
}

Cells joined(const Parts& parts) {
  return Cells{parts[0]} | Cells{parts[1]} << 27 | Cells{parts[2]} << 54;
}

int size_of(const Parts& parts) {
  return std::popcount(parts[0]) + std::popcount(parts[1]) + std::popcount(parts[2]);
}

constexpr std::size_t unlimited = ~std::size_t{0};
/// Joining is used for at most this many second choices per first, and in all. With more, the
/// second choices are searched for each first separately.
constexpr std::size_t joined_for_each = 8, joined_at_most = 40'000;

/// Returns the bands in the roles first, second and third. The third is the last of the bands with
/// the most clues.
std::array<int, 3> roles_of(const std::array<int, 3>& clues) {
  int c = 2;
  for (int b = 1; b >= 0; --b)
    if (clues[b] > clues[c]) c = b;
  int a = c == 0 ? 1 : 0, b = 3 - a - c;
  if (clues[b] < clues[a]) std::swap(a, b);
  return {a, b, c};
}

/// Larger sets take longer to find and save more of the search: the more so the more clues there
/// are, and the more pairs it joins.
struct Sizes {
  int of_two_bands, with_socket;
};
Sizes sizes_worth_finding(int clues, double pairs) {
  const double size = 13.7 + 2.2 * (clues - 16) + 0.7 * (std::log10(pairs + 1) - 7.8);
  const int most = std::clamp(static_cast<int>(std::lround(size)), 12, 20);
  return {most, std::max(most - 1, 12)};
}

/// Estimates the number of joined pairs with the third clues in each band, from the number of
/// choices of clues / 3 cells that hit the sets within each. With one clue more there are about 13
/// times as many.
std::array<double, 3> pairs_to_join(int clues, const std::array<std::size_t, 3>& choices) {
  std::array<double, 3> joined_pairs{};
  const int typical = clues / 3;
  for (int x = typical - 1; x <= typical + 2; ++x)
    for (int y = typical - 1; y <= typical + 2; ++y) {
      const std::array<int, 3> counts{x, y, clues - x - y};
      const auto [a, b, c] = roles_of(counts);
      joined_pairs[c] += static_cast<double>(choices[a]) * static_cast<double>(choices[b]) *
                         std::pow(13, counts[a] + counts[b] - 2 * typical);
    }
  return joined_pairs;
}

template <class F>
Cells mapped(Cells cells, F&& to) {
  Cells image = 0;
  for (; cells; cells &= cells - 1)
    image |= unavoidable::cell_bit<Cells>(to(unavoidable::lowest(cells)));
  return image;
}

}  // namespace

NineSearch::NineSearch(const ClueKernel& kernel) : kernel_(kernel) {}

bool NineSearch::begin(const Digit* grid, int clues, Cells given, Cells free, const Stop& stop) {
  std::copy_n(grid, 81, grid_.begin());
  given_ = given;
  allowed_ = free;
  clues_ = clues - unavoidable::size_of(given);
  counters_ = {};
  std::vector<Cells> whole;
  unavoidable::Closure<Cells>(unavoidable::nine(), grid, 0).find(most_of_grid, whole);
  unavoidable::keep_minimal(whole);
  auto in_place = [&] {
    std::vector<Cells> sets;
    for (const Cells set : whole) sets.push_back(mapped(set, [&](int c) { return place_of_[c]; }));
    return sets;
  };
  std::array<std::size_t, 3> choices[2];
  std::size_t sum[2] = {};
  for (const bool turned : {false, true}) {
    arrange(turned, {0, 1, 2});
    use(in_place());
    for (int b = 0; b < 3; ++b) sum[turned] += choices[turned][b] = typical_choices(b);
  }
  const bool turned = sum[1] < sum[0];
  std::array<int, 3> order{0, 1, 2};
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return choices[turned][a] < choices[turned][b]; });
  arrange(turned, order);
  std::vector<Cells> sets = in_place();
  std::array<std::size_t, 3> in_order;
  for (int b = 0; b < 3; ++b) in_order[b] = choices[turned][order[b]];
  const auto to_join = pairs_to_join(clues_, in_order);
  for (int c = 0; c < 3; ++c) {
    const Sizes sizes = sizes_worth_finding(clues_, to_join[c]);
    if (!unavoidable::add_of_two_bands(digits_.data(), c, sizes.of_two_bands, sizes.with_socket,
                                       sets, stop))
      return false;
  }
  unavoidable::keep_minimal(sets);
  use(std::move(sets));
  return true;
}

void NineSearch::arrange(bool turned, const std::array<int, 3>& order) {
  for (std::uint8_t i = 0; i < 81; ++i) {
    const int c = 27 * order[i / 27] + i % 27;
    cell_at_[i] = static_cast<std::uint8_t>(turned ? c % 9 * 9 + c / 9 : c);
    place_of_[cell_at_[i]] = i;
    digits_[i] = grid_[cell_at_[i]];
  }
  free_ = parts_of(mapped(allowed_, [&](int c) { return place_of_[c]; }));
  for (auto& of_band : choices_) of_band.fill({});
  for (auto& roles : roles_) roles.reset();
}

/// Sets with a given are met; of the others only free cells count.
void NineSearch::use(std::vector<Cells> sets) {
  auto place = [&](int c) { return place_of_[c]; };
  const Cells given = mapped(given_, place), free = mapped(allowed_, place);
  if (given || unavoidable::size_of(free) < 81) {
    std::erase_if(sets, [&](Cells set) { return (set & given) != 0; });
    for (Cells& set : sets) set &= free;
    unavoidable::keep_minimal(sets);
  }
  hopeless_ = !sets.empty() && !sets.front();
  sets_.clear();
  for (const Cells set : sets) sets_.push_back(parts_of(set));
}

/// Makes the list of all choices; false when there are more than `most`.
bool NineSearch::list(int band, int clues, std::size_t most) {
  Choices& choices = choices_[band][clues];
  if (!choices.known) {
    std::vector<Band> within;
    for (const Parts& set : sets_)
      if (std::popcount(set[band]) == size_of(set)) within.push_back(set[band]);
    struct Limited {
      std::vector<Band>& cells;
      std::size_t most;
    } limited{choices.cells, most};
    choices.known = kernel_.list(within.data(), static_cast<int>(within.size()), clues, free_[band],
                                 {[](void* self, Band cells) {
                                    auto& to = *static_cast<Limited*>(self);
                                    to.cells.push_back(cells);
                                    return to.cells.size() <= to.most;
                                  },
                                  &limited});
    if (!choices.known) choices.cells = {};
  }
  return choices.known && choices.cells.size() <= most;
}

std::size_t NineSearch::typical_choices(int band) {
  const int clues = std::clamp(clues_ / 3, 0, std::popcount(free_[band]));
  list(band, clues, unlimited);
  return choices_[band][clues].cells.size();
}

const Roles& NineSearch::roles(int a, int b) {
  auto& roles = roles_[3 * a + b];
  if (!roles) {
    roles = std::make_unique<Roles>();
    fill_roles(sets_, a, b, 3 - a - b, *roles);
  }
  return *roles;
}

bool NineSearch::run(int part, int parts, const Sink& sink, const Stop& stop) {
  sink_ = &sink;
  stop_ = &stop;
  ended_ = false;
  checked_at_once_ = 256;
  if (hopeless_ || clues_ < 0) return true;
  std::array<int, 3> least{}, most;
  for (int b = 0; b < 3; ++b) {
    most[b] = std::min(std::popcount(free_[b]), clues_);
    while (least[b] <= most[b] && list(b, least[b], unlimited) &&
           choices_[b][least[b]].cells.empty())
      ++least[b];
  }
  for (int x = least[0]; x <= most[0]; ++x)
    for (int y = least[1]; y <= most[1]; ++y) {
      const int z = clues_ - x - y;
      if (z >= least[2] && z <= most[2] && !over()) search({x, y, z}, part, parts);
    }
  check();
  return !ended_;
}

void NineSearch::search(const Vector& clues, int part, int parts) {
  const auto [a, b, c] = roles_of(clues);
  list(a, clues[a], unlimited);
  const std::vector<Band>& all = choices_[a][clues[a]].cells;
  const std::size_t from =
      all.size() * static_cast<std::size_t>(part) / static_cast<std::size_t>(parts);
  const std::size_t to =
      all.size() * static_cast<std::size_t>(part + 1) / static_cast<std::size_t>(parts);
  if (from == to) return;
  const std::span firsts(all.begin() + static_cast<std::ptrdiff_t>(from), to - from);
  if (list(b, clues[b], std::min(joined_at_most, joined_for_each * all.size())))
    join(roles(a, b), clues, firsts, choices_[b][clues[b]].cells);
  else
    extend(roles(a, b), clues, firsts);
}

void NineSearch::prepare(const Roles& roles, std::span<const Band> firsts) {
  firsts_.resize(firsts.size());
  for (std::size_t i = 0; i < firsts.size(); ++i) kernel_.prepare(roles, firsts[i], firsts_[i]);
  counters_.firsts += firsts.size();
}

void NineSearch::join(const Roles& roles, const Vector& clues, std::span<const Band> firsts,
                      std::span<const Band> seconds) {
  const auto taker = candidates_of(roles);
  for (; !seconds.empty();
       seconds = seconds.subspan(std::min(seconds.size(), blocks * Block::most))) {
    std::size_t n = 0;
    blocks_.resize(blocks);
    for (; n < blocks && n * Block::most < seconds.size(); ++n) {
      const auto some = seconds.subspan(n * Block::most);
      kernel_.fill(roles, some.data(),
                   static_cast<int>(std::min<std::size_t>(some.size(), Block::most)), blocks_[n]);
    }
    for (std::size_t at = 0; at < firsts.size(); at += group) {
      prepare(roles, firsts.subspan(at, std::min(group, firsts.size() - at)));
      for (std::size_t i = 0; i < n; ++i)
        kernel_.join(roles, firsts_.data(), static_cast<int>(firsts_.size()), blocks_[i],
                     clues[roles.c], free_[roles.c], taker, counters_);
      if (over()) return;
    }
  }
}

void NineSearch::extend(const Roles& roles, const Vector& clues, std::span<const Band> firsts) {
  const auto taker = candidates_of(roles);
  for (std::size_t at = 0; at < firsts.size() && !over(); at += group) {
    prepare(roles, firsts.subspan(at, std::min(group, firsts.size() - at)));
    kernel_.extend(roles, firsts_.data(), static_cast<int>(firsts_.size()), clues[roles.b],
                   free_[roles.b], clues[roles.c], free_[roles.c], taker, counters_);
  }
}

Candidates NineSearch::candidates_of(const Roles& roles) {
  taker_ = {this, &roles};
  return {[](void* self, Band a, Band b, Band c) {
            auto& [search, of] = *static_cast<Taker*>(self);
            Parts parts;
            parts[of->a] = a;
            parts[of->b] = b;
            parts[of->c] = c;
            search->take(joined(parts));
          },
          &taker_};
}

void NineSearch::take(Cells clues) {
  if (ended_) return;
  candidates_.push_back(given_ | mapped(clues, [&](int i) { return cell_at_[i]; }));
  if (candidates_.size() < checked_at_once_) return;
  check();
  checked_at_once_ = std::min(2 * checked_at_once_, most_checked_at_once);
}

/// Puzzles of the candidates are those with one solution.
void NineSearch::check() {
  const std::size_t n = candidates_.size();
  symbols_.resize(n);
  std::vector<const std::uint8_t*> puzzles;
  std::vector<std::uint64_t> counts(n);
  for (std::size_t i = 0; i < n; ++i) {
    for (int c = 0; c < 81; ++c) symbols_[i][c] = candidates_[i] >> c & 1 ? grid_[c] : 0;
    puzzles.push_back(symbols_[i].data());
  }
  if (n && !batch_.run({.puzzles = puzzles.data(), .size = n, .limit = 2, .counts = counts.data()},
                       *stop_))
    ended_ = true;
  for (std::size_t i = 0; i < n && !ended_; ++i)
    if (counts[i] == 1 && !(*sink_)(candidates_[i])) ended_ = true;
  candidates_.clear();
}

}  // namespace clew::clues
