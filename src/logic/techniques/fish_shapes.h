// The shapes of fish, by the kinds of their bases and covers, and the search for all of a shape.
#pragma once

#include <vector>

#include "logic/techniques/fish.h"

namespace clew::logic {

/// Encoding of a fish in a technique's variant: size, shape, fins, sashimi.
enum : int { fish_size = 7, fish_shape = 24, fish_fins = 32, fish_sashimi = 64 };
enum class FishShape : int { basic = 0, franken = 8, mutant = 16 };

/// Rows against columns: basic. With boxes: Franken. Otherwise: mutant.
template <int W>
FishShape shape_of(const Frame<W>& frame, const Fish& fish) {
  enum : unsigned { rows = 1, columns = 2, boxes = 4, others = 8 };
  auto kinds = [&](const auto& houses) {
    unsigned result = 0;
    for (int i = 0; i < fish.size; ++i) {
      const HouseKind kind = frame.house(houses[i]).kind;
      result |= kind == HouseKind::row        ? rows
                : kind == HouseKind::column   ? columns
                : kind == HouseKind::diagonal ? others
                                              : boxes;
    }
    return result;
  };
  const unsigned bases = kinds(fish.bases), covers = kinds(fish.covers);
  const unsigned lines = rows | columns;
  if ((bases | covers) & others || (bases & covers & lines) || (bases & lines) == lines ||
      (covers & lines) == lines)
    return FishShape::mutant;
  return (bases | covers) & boxes ? FishShape::franken : FishShape::basic;
}

/// Houses that may take part in fish of a shape on one side: all, rows or columns alone, or with
/// the boxes.
enum class Side { all, rows, columns, with_rows, with_columns };
template <int W>
void houses_of_side(const Frame<W>& frame, Side side, std::vector<HouseId>& out) {
  out.clear();
  for (int i = 0; i < frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    const HouseKind kind = frame.house(h).kind;
    if (side != Side::all &&
        (kind == HouseKind::diagonal || (kind == HouseKind::row && side == Side::with_columns) ||
         (kind == HouseKind::column && side == Side::with_rows)))
      continue;
    out.push_back(h);
  }
}

/// Calls with(fish, spread) for each Franken or mutant fish of a size with an elimination, until it
/// returns false; returns false in that case.
template <int W, class With>
bool each_fish(Finder<W>& f, FishShape shape, int size, With with) {
  struct Sides {
    Side bases, covers;
  };
  const std::array<Sides, 2> basic{{{Side::rows, Side::columns}, {Side::columns, Side::rows}}};
  const std::array<Sides, 2> franken{
      {{Side::with_rows, Side::with_columns}, {Side::with_columns, Side::with_rows}}};
  const std::array<Sides, 1> mutant{{{Side::all, Side::all}}};
  std::span<const Sides> ways = mutant;
  if (shape == FishShape::basic) ways = basic;
  if (shape == FishShape::franken) ways = franken;
  auto& [bases, covers] = f.scratch.fish_sides;
  // For all targets together, and for one target: large layouts have many large fish.
  std::int64_t forks = f.terms.wide ? 16'000'000 : 200'000;
  const std::int64_t most_forks = f.terms.wide ? 400'000 : 20'000;
  for (const Sides& sides : ways) {
    houses_of_side(f.frame, sides.bases, bases);
    houses_of_side(f.frame, sides.covers, covers);
    for (Digit d = 1; d <= f.board.digits(); ++d) {
      if (!f.wanted(d) || !f.stale(d)) continue;
      const BitSet<W> targets =
          f.scratch.hopeless.of(f.board, d, f.scratch.templates, f.terms.stop);
      if (f.terms.stop.requested()) return true;
      if (targets.empty()) continue;
      FishSearch<W> search(f.board, f.scratch.fish_marks, d, size, bases, covers);
      for (int c : targets) {
        const auto x = static_cast<CellId>(c);
        const std::int64_t most = std::min(forks, most_forks);
        search.limit(most, f.terms.stop);
        const bool on = search.each(x, f.frame.peers(x), [&](const Fish& fish) {
          if (shape_of(f.frame, fish) != shape) return true;
          const Spread<W> spread(f.board, fish);
          return spread.gone.empty() || with(fish, spread);
        });
        if (!on) return false;
        forks -= most - search.left();
        if (forks <= 0 || f.terms.stop.requested()) return true;
      }
    }
  }
  return true;
}

}  // namespace clew::logic
