// Most bounds have the form "otherwise there are two solutions": two digits without givens could be
// exchanged, and so could two rows without givens that the rules do not distinguish. A few small
// layouts are known completely.
#include "generate/possible.h"

#include <algorithm>
#include <set>
#include <string>

#include "generate/families.h"

namespace clew::generation {
namespace {

constexpr Tenths least_er = 10;      // a house's last cell
constexpr Tenths hardest_easy = 23;  // a naked single

std::string number(auto n) { return std::to_string(n); }

/// Layouts with known bounds beyond those of exchanged digits.
struct Known {
  std::string_view layout;
  int fewest;                // givens of puzzles with one solution
  int most_minimal;          // givens of minimal puzzles; 0: not known
  std::optional<Level> top;  // greatest level of all puzzles
};
// 17 for 9x9: McGuire, Tugemann, Civario 2012. 8 and 14 for boxes of 2x3 and 2x4: exhaustive
// searches of the players' forums. Small layouts: every puzzle was examined.
constexpr Known known_layouts[] = {{"latin-2", 1, 1, Level::easy},
                                   {"latin-3", 2, 3, Level::easy},
                                   {"latin-4", 4, 7, {}},
                                   {"4x4", 4, 6, Level::easy},
                                   {"6x6", 8, 0, {}},
                                   {"6x6-vertical", 8, 0, {}},
                                   {"8x8", 14, 0, {}},
                                   {"8x8-vertical", 14, 0, {}},
                                   {"9x9", 17, 0, {}}};

const Known* known(const Layout& layout) {
  const auto found = std::find_if(std::begin(known_layouts), std::end(known_layouts),
                                  [&](const Known& k) { return k.layout == layout.name(); });
  return found == std::end(known_layouts) || layout.name().empty() ? nullptr : found;
}

// Returns true if some of the orbits together have this number of cells.
bool sum_of_orbits(const CellOrbits& orbits, std::size_t wanted) {
  std::vector<bool> reached(wanted + 1);
  reached[0] = true;
  for (const auto& orbit : orbits)
    for (std::size_t n = wanted; n >= orbit.size(); --n)
      if (reached[n - orbit.size()]) reached[n] = true;
  return reached[wanted];
}

Expected<void> enough_givens(const Layout& layout, int givens) {
  if (const Known* k = known(layout); k && givens < k->fewest)
    return fail("no " + layout.name() + " puzzle with fewer than " + number(k->fewest) +
                " givens has one solution");
  const bool all_digits = std::any_of(layout.houses().begin(), layout.houses().end(),
                                      [](const House& house) { return house.complete; });
  if (all_digits && givens < layout.digits() - 1)
    return fail("with " + number(givens) +
                " givens two digits are not shown, and could be exchanged: at least " +
                number(layout.digits() - 1) + " givens make one solution");
  return {};
}

Expected<void> fit(const Layout& layout, const Requirements& requirements) {
  const auto& clues = requirements.clues;
  const auto& pattern = requirements.pattern;
  if (clues && (*clues < 0 || *clues > layout.size()))
    return fail("this layout has " + number(layout.size()) + " cells: " + number(*clues) +
                " givens cannot be had");
  if (!pattern.empty() && pattern.size() != static_cast<std::size_t>(layout.size()))
    return fail("the pattern has " + number(pattern.size()) + " cells, the layout " +
                number(layout.size()));
  return {};
}

Expected<void> clues_possible(const Layout& layout, const Requirements& requirements,
                              const CellOrbits& orbits) {
  const int clues = *requirements.clues;
  if (auto enough = enough_givens(layout, clues); !enough) return enough;
  if (!sum_of_orbits(orbits, static_cast<std::size_t>(clues)))
    return fail("no set of givens with the symmetry '" + std::string(name(requirements.symmetry)) +
                "' has exactly " + number(clues) + " cells");
  const Known* k = known(layout);
  if (k && requirements.minimal && k->most_minimal && clues > k->most_minimal)
    return fail("no minimal " + layout.name() + " puzzle has more than " + number(k->most_minimal) +
                " givens");
  return {};
}

/// Returns true if two rows, or two columns, can be exchanged. `lines`: their cells, matched in
/// order.
bool may_change_places(const Layout& layout, const std::vector<CellId>& a,
                       const std::vector<CellId>& b) {
  std::vector<CellId> image(static_cast<std::size_t>(layout.size()));
  for (CellId c = 0; c < image.size(); ++c) image[c] = c;
  for (std::size_t i = 0; i < a.size(); ++i) image[a[i]] = b[i], image[b[i]] = a[i];
  std::set<std::vector<CellId>> houses;
  for (const House& house : layout.houses()) houses.insert(house.cells);
  for (std::vector<CellId> cells : houses) {
    for (CellId& c : cells) c = image[c];
    std::sort(cells.begin(), cells.end());
    if (!houses.contains(cells)) return false;
  }
  return std::all_of(layout.links().begin(), layout.links().end(), [&](const Layout::Link& link) {
    return layout.sees(image[link.first], image[link.second]);
  });
}

// Rows or columns without givens that may change places, so that one solution gives another.
Expected<void> no_twin_lines(const Layout& layout, const std::vector<bool>& pattern, bool rows) {
  const int count = rows ? layout.rows() : layout.cols();
  const int across = rows ? layout.cols() : layout.rows();
  std::vector<std::vector<CellId>> empty(static_cast<std::size_t>(count));  // lines without givens
  for (int line = 0; line < count; ++line)
    for (int i = 0; i < across; ++i) {
      const int c = layout.at(rows ? Place{line, i} : Place{i, line});
      auto& cells = empty[static_cast<std::size_t>(line)];
      if (c >= 0 && pattern[static_cast<std::size_t>(c)]) {
        cells.clear();
        break;
      }
      if (c >= 0) cells.push_back(static_cast<CellId>(c));
    }
  for (std::size_t a = 0; a < empty.size(); ++a)
    for (std::size_t b = a + 1; b < empty.size(); ++b) {
      if (empty[a].empty() || empty[a].size() != empty[b].size()) continue;
      if (!layout.sees(empty[a].front(), empty[b].front())) continue;
      if (may_change_places(layout, empty[a], empty[b]))
        return fail(std::string(rows ? "rows " : "columns ") + number(a + 1) + " and " +
                    number(b + 1) +
                    " have no givens in the pattern and could change places: there would always "
                    "be two solutions");
    }
  return {};
}

Expected<void> pattern_possible(const Layout& layout, const Requirements& requirements,
                                const CellOrbits& orbits) {
  const auto& pattern = requirements.pattern;
  const int marked = static_cast<int>(std::count(pattern.begin(), pattern.end(), true));
  if (requirements.clues && *requirements.clues != marked)
    return fail("the pattern has " + number(marked) + " givens, not " +
                number(*requirements.clues));
  for (const auto& orbit : orbits)
    for (CellId c : orbit)
      if (pattern[c] != pattern[orbit.front()])
        return fail("the pattern does not have the symmetry '" +
                    std::string(name(requirements.symmetry)) + "'");
  if (auto enough = enough_givens(layout, marked); !enough) return enough;
  if (auto rows = no_twin_lines(layout, pattern, true); !rows) return rows;
  return no_twin_lines(layout, pattern, false);
}

// A puzzle is as hard as the hardest step of its path.
Expected<void> techniques_possible(const Layout& layout, const Requirements& requirements) {
  const Known* k = known(layout);
  if (k && k->top && requirements.level && *requirements.level > *k->top)
    return fail("no " + layout.name() + " puzzle is harder than " + std::string(name(*k->top)));
  for (TechniqueId id : requirements.require) {
    const Technique& t = technique(id);
    const std::string title = "'" + std::string(t.name) + "'";
    if (!t.on_path) return fail("no path uses " + title + ": only `find` looks for it");
    if (k && k->top && t.level > *k->top)
      return fail("no " + layout.name() + " puzzle needs " + title + ": none is harder than " +
                  std::string(name(*k->top)));
    if (requirements.level && t.level > *requirements.level)
      return fail(title + " is " + std::string(name(t.level)) + ": a puzzle that needs it is not " +
                  std::string(name(*requirements.level)));
  }
  return {};
}

// Digits and lines without givens can still be distinguished by other clues.
Expected<void> possible_with_clues(const Layout& layout, const Requirements& requirements) {
  for (const int family : requirements.with) {
    if (family < 0 || family >= std::ssize(clue_families()))
      return fail("there is no family of clues with the number " + std::to_string(family));
    if (auto ok = has_room(layout, family); !ok) return ok;
  }
  if (requirements.with.empty()) return {};
  if (requirements.symmetry != GivensSymmetry::none)
    return fail("givens beside clues are placed where needed; they cannot have a symmetry");
  if (!requirements.pattern.empty())
    return fail("givens beside clues are placed where needed; they cannot have a pattern");
  return {};
}

}  // namespace

Expected<void> possible(const Layout& layout, const Requirements& requirements,
                        const CellOrbits& orbits) {
  if (auto ok = fit(layout, requirements); !ok) return ok;
  const Kinds others = layout.kinds() - told_by_houses;
  if (!requirements.with.empty() || !others.empty())
    return possible_with_clues(layout, requirements);
  if (requirements.clues)
    if (auto ok = clues_possible(layout, requirements, orbits); !ok) return ok;
  if (requirements.er) {
    if (requirements.er->first > requirements.er->second) return fail("the range of ER is empty");
    if (requirements.er->second < least_er) return fail("no puzzle is rated below ER 1.0");
    if (requirements.level == Level::easy && requirements.er->first > hardest_easy)
      return fail("easy puzzles need no more than naked singles, which are ER 2.3");
  }
  if (!requirements.pattern.empty())
    if (auto ok = pattern_possible(layout, requirements, orbits); !ok) return ok;
  return techniques_possible(layout, requirements);
}

}  // namespace clew::generation
