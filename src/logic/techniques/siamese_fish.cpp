// Siamese fish: two finned fish on the same bases, which differ in one cover and so in their fins.
// Each has its eliminations; together they are one step.
//
//     . 7 | .  7 |       rows 1 and 5 as bases: with columns 2 and 5, r5c6 is the fin; with
//     ----+------+--     columns 2 and 6, r5c5 is. x goes by the one, y by the other.
//     . . | x  y |
//     . 7 | 7  7 |
//
// Named on the Sudoku Players' forum in 2006 (ronk, Mike Barker). Only `find` looks for them: on
// the path the second fish comes right after the first.
#include <algorithm>
#include <tuple>

#include "logic/techniques/all.h"
#include "logic/techniques/fish_shapes.h"

namespace clew::logic {
namespace {

template <int W>
class Siamese {
 public:
  explicit Siamese(Finder<W>& f) : f_(f) {}

  bool run(FishShape shape, int size, bool sashimi) {
    each_fish(f_, shape, size, [&](const Fish& fish, const Spread<W>& spread) {
      if (!spread.fins.empty() && covers_serve(f_.frame, fish, spread))
        all_.push_back({fish, spread, is_sashimi(f_.board, fish, spread)});
      return all_.size() < most;
    });
    std::ranges::sort(all_, {}, [](const Half& half) { return key(half); });
    const auto same = std::ranges::unique(all_, {}, [](const Half& half) { return key(half); });
    all_.erase(same.begin(), same.end());
    for (std::size_t i = 0; i < all_.size(); ++i)
      for (std::size_t j = i + 1; j < all_.size() && twins(all_[i], all_[j]); ++j) {
        const bool both = all_[i].sashimi && all_[j].sashimi;
        if (shape == FishShape::basic && both != sashimi) continue;
        if (differ(all_[i], all_[j]) && !emit(all_[i], all_[j])) return false;
      }
    return true;
  }

 private:
  static constexpr std::size_t most = 20'000;

  struct Half {
    Fish fish;
    Spread<W> spread;
    bool sashimi;
  };
  static auto key(const Half& half) {
    return std::tie(half.fish.digit, half.fish.bases, half.fish.covers);
  }
  static bool twins(const Half& a, const Half& b) {
    return a.fish.digit == b.fish.digit && a.fish.bases == b.fish.bases;
  }
  static bool differ(const Half& a, const Half& b) {
    return !(a.spread.fins == b.spread.fins) && !a.spread.gone.within(b.spread.gone) &&
           !b.spread.gone.within(a.spread.gone);
  }

  bool emit(const Half& a, const Half& b) {
    const Digit d = a.fish.digit;
    f_.begin();
    for (int c : a.spread.gone | b.spread.gone) f_.draft.eliminate(static_cast<CellId>(c), d);
    for (int i = 0; i < a.fish.size; ++i) f_.draft.some_in(a.fish.bases[i], d, Role::base, i);
    for (int part : {0, 1}) {
      const Half& half = part ? b : a;
      for (int i = 0; i < half.fish.size; ++i)
        f_.draft.one_in(half.fish.covers[i], d, Role::cover, part);
    }
    for (int part : {0, 1}) {
      const Half& half = part ? b : a;
      for (int c : half.spread.fins)
        f_.one(static_cast<CellId>(c), half.spread.gone, d, Role::fin, part);
    }
    return f_.emit();
  }

  Finder<W>& f_;
  std::vector<Half> all_;
};

}  // namespace

template <int W>
bool find_siamese_fish(Finder<W>& f, int variant) {
  return Siamese<W>(f).run(static_cast<FishShape>(variant & fish_shape), variant & fish_size,
                           variant & fish_sashimi);
}

CLEW_TECHNIQUE(find_siamese_fish)

}  // namespace clew::logic
