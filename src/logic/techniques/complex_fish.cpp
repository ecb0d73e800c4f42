// Franken and mutant fish: fish whose bases and covers are not just rows against columns.
//
//   Franken   boxes take part: rows and boxes against columns and boxes, or columns and boxes
//             against rows and boxes
//   mutant    anything: rows and columns among the bases, or among the covers, or diagonals
//
//     . 7 . | . . .       row 1 and box 4 as bases, columns 2 and 3 as covers: each base needs
//     . x . | . . .       its own 7, each cover has room for one, so x is not 7.
//     . . . | . . .
//     ------+------
//     . 7 7 | . . .
//     . 7 . | . . .       (With 7 in r1c2 or r1c3 too.)
//
// Finned: besides, there are a few base candidates outside the covers, or in more bases than covers
// (endo-fins); eliminations must see them all. The search is that of all fish
// (logic/techniques/fish.h), over more houses. No fish can remove a candidate that the digit's own
// places allow: the targets are the candidates without a template.
//
// Worked out on the Sudoku Players' forum in 2006 and 2007 (the "ultimate fish guide" of Obi-Wahn,
// with ronk, Mike Barker, RW); Franken fish were first so called by Ron Moore in 2005.
#include "logic/techniques/all.h"
#include "logic/techniques/fish_shapes.h"

namespace clew::logic {

template <int W>
bool find_complex_fish(Finder<W>& f, int variant) {
  const int size = variant & fish_size;
  const auto shape = static_cast<FishShape>(variant & fish_shape);
  const bool finned = variant & fish_fins;
  if (!f.terms.wide && f.frame.size() > 400) return true;  // too many houses for a path
  return each_fish(f, shape, size, [&](const Fish& fish, const Spread<W>& spread) {
    return spread.fins.empty() == finned || emit_fish(f, fish, spread);
  });
}

CLEW_TECHNIQUE(find_complex_fish)

}  // namespace clew::logic
