// Basic fish: the digit's places in n rows lie in n columns, so those columns lose it elsewhere; or
// the other way round. X-wing (2), swordfish (3), jellyfish (4), squirmbag, whale, leviathan (5–7).
//
//     . 7 . . | . 7 . .     X-wing: rows 1 and 4 have their 7s in the same two columns;
//     . x . . | . x . .     the x are not 7.
//     . x . . | . x . .     Finned: one more 7 in row 1, a fin: only those x go that see it.
//     . 7 . . | . 7 . .     Sashimi: besides the fin, row 1 has but one 7 left in the columns.
//
// Multiple lines is the same with boxes across lines: in k boxes of a band a digit is limited to
// the same k lines. Fish without fins are tight sets of houses (logic/hall.h). A finned one exists
// for a target only if, with the target true, the houses left cannot all be matched: most targets
// fall there. The names come from the Sudoku forums and from Michael Mepham, 2005.
#include "logic/hall.h"
#include "logic/techniques/all.h"
#include "logic/techniques/fish.h"

namespace clew::logic {
namespace {

constexpr bool is_lines(const Weave& weave) {
  return is_line(weave.warp_kind) && is_line(weave.weft_kind);
}

// Warp houses on the left, weft houses on the right, joined by the places of the digit: all places,
// or those within the given cells.
template <int W>
Hall woven(const Finder<W>& f, const Weave& weave, Digit d, const BitSet<W>& gone, int without) {
  Hall hall;
  for (std::size_t i = 0; i < weave.warp.size(); ++i) {
    const HouseId h = weave.warp[i];
    if (static_cast<int>(i) == without || !f.board.missing(h).has(d)) continue;
    hall.left |= std::uint64_t{1} << i;
    hall.edges[i] = 0;
    for (int p : Bits{f.board.places(h, d)})
      if (!gone.has(f.frame.cell(h, p))) hall.edges[i] |= std::uint64_t{1} << weave.across[i][p];
  }
  return hall;
}

template <int W>
bool find_tight(Finder<W>& f, const Weave& weave, Digit d, int least, int most) {
  Hall hall = woven(f, weave, d, BitSet<W>{}, -1);
  if (std::popcount(hall.left) <= least) return true;
  return hall.each_tight_set([&](std::uint64_t set, std::uint64_t own) {
    Fish fish{d, std::popcount(set), {}, {}};
    if (fish.size < least || fish.size > most) return true;
    int i = 0, j = 0;
    for (int warp : Bits{set}) fish.bases[i++] = weave.warp[warp];
    for (int weft : Bits{hall.reach(set)}) fish.covers[j++] = weave.weft[weft];
    const Spread<W> spread(f.board, fish);
    for (int weft : Bits{own})
      if (spread.gone.meets(f.frame.cells(weave.weft[weft]))) return emit_fish(f, fish, spread);
    return true;
  });
}

// The warp house that holds the cell, and whether a fish may take the digit from it.
template <int W>
bool can_be_target(const Finder<W>& f, const Weave& weave, Digit d, CellId x) {
  int own = -1;
  for (std::size_t i = 0; i < weave.warp.size(); ++i)
    if (f.frame.cells(weave.warp[i]).has(x)) own = static_cast<int>(i);
  if (own < 0) return false;
  Hall hall = woven(f, weave, d, f.frame.peers(x), own);
  return hall.match() >= 0;
}

// All such targets, computed once for all sizes.
template <int W>
const BitSet<W>& targets(Finder<W>& f, const Weave& weave, Digit d) {
  auto& entries = f.scratch.fish_targets.entries;
  const std::size_t which = static_cast<std::size_t>(&weave - f.frame.weaves().data());
  const std::size_t stride = static_cast<std::size_t>(f.board.digits()) + 1;
  entries.resize(f.frame.weaves().size() * stride);
  auto& entry = entries[which * stride + d];
  if (entry.changed != f.board.digit_changed(d)) {
    entry.changed = f.board.digit_changed(d);
    entry.cells = {};
    for (int c : f.board.places(d))
      if (can_be_target(f, weave, d, static_cast<CellId>(c))) entry.cells.add(c);
  }
  return entry.cells;
}

template <int W>
bool find_finned(Finder<W>& f, const Weave& weave, Digit d, Fins fins, int size) {
  const BitSet<W> wanted = targets(f, weave, d);
  if (wanted.empty()) return true;
  FishSearch<W> search(f.board, f.scratch.fish_marks, d, size, weave.warp, weave.weft);
  for (int c : wanted) {
    const auto x = static_cast<CellId>(c);
    const bool on = search.each(x, f.frame.peers(x), [&](const Fish& fish) {
      const Spread<W> spread(f.board, fish);
      if (spread.fins.empty() || is_sashimi(f.board, fish, spread) != (fins == Fins::sashimi))
        return true;
      return emit_fish(f, fish, spread);
    });
    if (!on) return false;
  }
  return true;
}

}  // namespace

template <int W>
bool find_multiple_lines(Finder<W>& f, int) {
  for (const Weave& weave : f.frame.weaves()) {
    if (is_lines(weave)) continue;
    for (Digit d = 1; d <= f.board.digits(); ++d)
      if (f.wanted(d) && f.stale(d) && !find_tight(f, weave, d, 2, most_fish)) return false;
  }
  return true;
}

template <int W>
bool find_basic_fish(Finder<W>& f, int size) {
  for (const Weave& weave : f.frame.weaves()) {
    if (!is_lines(weave)) continue;
    for (Digit d = 1; d <= f.board.digits(); ++d)
      if (f.wanted(d) && f.stale(d) && !find_tight(f, weave, d, size, size)) return false;
  }
  return true;
}

template <int W>
bool find_finned_fish(Finder<W>& f, int size) {
  for (const Weave& weave : f.frame.weaves()) {
    if (!is_lines(weave)) continue;
    for (Digit d = 1; d <= f.board.digits(); ++d)
      if (f.wanted(d) && f.stale(d) && !find_finned(f, weave, d, Fins::finned, size)) return false;
  }
  return true;
}

template <int W>
bool find_sashimi_fish(Finder<W>& f, int size) {
  for (const Weave& weave : f.frame.weaves()) {
    if (!is_lines(weave)) continue;
    for (Digit d = 1; d <= f.board.digits(); ++d)
      if (f.wanted(d) && f.stale(d) && !find_finned(f, weave, d, Fins::sashimi, size)) return false;
  }
  return true;
}

CLEW_TECHNIQUE(find_multiple_lines)
CLEW_TECHNIQUE(find_basic_fish)
CLEW_TECHNIQUE(find_finned_fish)
CLEW_TECHNIQUE(find_sashimi_fish)

}  // namespace clew::logic
