#include "constraints/pieces.h"

#include <algorithm>
#include <map>

#include "base/assert.h"
#include "constraints/sums.h"

namespace clew::constraints {
namespace {

void add_cells(const Parts& parts, std::vector<CellId>& cells) {
  const auto all = [&](const std::vector<CellId>& list) {
    cells.insert(cells.end(), list.begin(), list.end());
  };
  for (const Unary& p : parts.unaries) cells.push_back(p.cell);
  for (const Differ& p : parts.differ) all(p.cells);
  for (const Pair& p : parts.pairs) cells.insert(cells.end(), {p.a, p.b});
  for (const Set& p : parts.sets) all(p.cells);
  for (const Total& p : parts.totals)
    for (const Term& t : p.terms) cells.push_back(t.cell);
  for (const Chain& p : parts.chains) all(p.cells);
  for (const Some& p : parts.somes)
    for (const Some::Literal& l : p.literals) cells.push_back(l.cell);
  for (const Connected& p : parts.connected) all(p.cells);
  for (const Region& p : parts.regions) all(p.cells), all(p.labels);
  for (const Either& p : parts.eithers)
    for (const Parts& choice : p.choices) add_cells(choice, cells);
  for (const Test& p : parts.tests) all(p.cells);
}

bool has_test(const Parts& parts) {
  return !parts.tests.empty() || std::ranges::any_of(parts.eithers, [](const Either& either) {
    return std::ranges::any_of(either.choices, has_test);
  });
}

// The sets of digits that a chain allows, if its cells differ and it does not ask for their order; nothing if
// it does, or if there are too many states to look at.
std::optional<std::vector<DigitSet>> sets_of(const Layout& layout, const Chain& chain) {
  constexpr std::size_t most_states = 20'000;  // with the digits that were used
  constexpr std::size_t most_cells = 20;       // whose orders a number of 64 bits can count
  const std::size_t cells = chain.cells.size();
  if (cells < 2 || cells > most_cells || cells != chain.layers.size()) return std::nullopt;
  for (std::size_t i = 0; i < cells; ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (!layout.sees(chain.cells[i], chain.cells[k])) return std::nullopt;
  // Ways to a state of the chain with a set of digits that were read.
  std::map<std::pair<std::uint16_t, std::uint64_t>, std::uint64_t> ways{{{0, 0}, 1}};
  std::uint64_t orders = 1;
  for (std::size_t i = 0; i < cells; ++i) {
    decltype(ways) next;
    for (const auto& [at, count] : ways)
      for (const Digit d : layout.all_digits() - DigitSet{at.second})
        for (const Layer::Edge& edge : chain.layers[i].edges[d - 1])
          if (edge.from == at.first) next[{edge.to, at.second | DigitSet::of(d).bits}] += count;
    if (next.size() > most_states) return std::nullopt;
    ways = std::move(next);
    orders *= i + 1;
  }
  std::vector<DigitSet> sets;
  for (const auto& [at, count] : ways) {
    if (count != orders) return std::nullopt;
    sets.push_back(DigitSet{at.second});
  }
  return sets;
}

// A chain whose order says nothing becomes sets, of which techniques know more.
void tell_as_sets(const Layout& layout, Parts& parts) {
  if (parts.chains.size() != 1) return;
  auto sets = sets_of(layout, parts.chains[0]);
  if (!sets || sets->empty()) return;
  parts.sets.push_back({std::move(parts.chains[0].cells), std::move(*sets)});
  parts.chains.clear();
}

void finish(ConstraintPiece& piece) {
  piece.tested = has_test(piece.parts);
  add_cells(piece.parts, piece.cells);
  std::ranges::sort(piece.cells);
  piece.cells.erase(std::unique(piece.cells.begin(), piece.cells.end()), piece.cells.end());
}

// Constraints on the whole layout arrive as relations of two cells and as counts; modifiers as counts,
// as digits of each modification and as candidates of flags.
void cut(std::uint16_t constraint, const Parts& parts, std::vector<ConstraintPiece>& to) {
  std::uint16_t part = 0;
  for (const Pair& p : parts.pairs) {
    ConstraintPiece piece{constraint, ++part, {}};
    const auto relation = piece.parts.relation(parts.relations[p.relation]);
    piece.parts.pairs.push_back({p.a, p.b, relation});
    to.push_back(std::move(piece));
  }
  for (const Some& p : parts.somes) {
    ConstraintPiece piece{constraint, ++part, {}};
    piece.parts.somes.push_back(p);
    to.push_back(std::move(piece));
  }
  for (const Region& p : parts.regions) {
    ConstraintPiece piece{constraint, ++part, {}};
    piece.parts.regions.push_back(p);
    to.push_back(std::move(piece));
  }
  if (parts.unaries.empty()) return;
  ConstraintPiece piece{constraint, ++part, {}};
  piece.parts.unaries = parts.unaries;
  to.push_back(std::move(piece));
}

// Unknown regions arrive region by region, each with a count, its connection and its digits; the last
// piece is the order of their labels.
void cut_regions(std::uint16_t constraint, Parts& parts, std::vector<ConstraintPiece>& to) {
  const std::size_t regions = parts.regions.size();
  CLEW_ASSERT(parts.somes.size() == regions && parts.connected.size() == regions);
  for (std::size_t i = 0; i < regions; ++i) {
    ConstraintPiece piece{constraint, static_cast<std::uint16_t>(i + 1), {}};
    piece.parts.somes.push_back(std::move(parts.somes[i]));
    piece.parts.connected.push_back(std::move(parts.connected[i]));
    piece.parts.regions.push_back(std::move(parts.regions[i]));
    to.push_back(std::move(piece));
  }
  ConstraintPiece order{constraint, static_cast<std::uint16_t>(regions + 1), {}};
  order.parts.unaries = std::move(parts.unaries);
  order.parts.chains = std::move(parts.chains);
  to.push_back(std::move(order));
}

Expected<void> add_pieces(const Layout& layout, std::uint16_t constraint,
                          std::vector<ConstraintPiece>& to) {
  const Constraint& c = layout.constraints()[constraint];
  if (told_by_houses.has(c.kind)) return {};
  ConstraintPiece piece{constraint, 0, {}};
  if (auto ok = add_parts(layout, c, piece.parts); !ok) return ok;
  const std::size_t first = to.size();
  const bool in_parts = c.kind == Constraint::Kind::modifier && !piece.parts.never;
  if (in_parts || (c.cells.empty() && c.kind != Constraint::Kind::either))
    cut(constraint, piece.parts, to);
  else if (c.kind == Constraint::Kind::chaos && !piece.parts.never)
    cut_regions(constraint, piece.parts, to);
  else {
    tell_as_sets(layout, piece.parts);
    to.push_back(std::move(piece));
  }
  for (std::size_t i = first; i < to.size(); ++i) finish(to[i]);
  CLEW_ASSERT(std::all_of(
      to.begin() + static_cast<std::ptrdiff_t>(first), to.end(), [&](const ConstraintPiece& p) {
        return p.constraint == constraint && (p.cells.empty() || p.cells.back() < layout.size());
      }));
  return {};
}

}  // namespace

Expected<std::vector<ConstraintPiece>> pieces_of(const Layout& layout) {
  std::vector<ConstraintPiece> pieces;
  for (std::size_t i = 0; i < layout.constraints().size(); ++i)
    if (auto ok = add_pieces(layout, static_cast<std::uint16_t>(i), pieces); !ok)
      return std::unexpected(std::move(ok.error()));
  return pieces;
}

std::optional<ConstraintPiece> piece_of(const Layout& layout, std::uint16_t constraint,
                                        std::uint16_t part) {
  std::vector<ConstraintPiece> pieces;
  if (constraint >= layout.constraints().size() || !add_pieces(layout, constraint, pieces))
    return std::nullopt;
  for (ConstraintPiece& piece : pieces)
    if (piece.part == part) return std::move(piece);
  return std::nullopt;
}

std::optional<Total> sum_of(const Parts& parts) {
  if (!parts.totals.empty()) return parts.totals[0];
  for (const Set& set : parts.sets) {
    CLEW_ASSERT(!set.family.empty());
    const int total = sum_of(set.family[0]);
    if (!std::ranges::all_of(set.family, [&](DigitSet s) { return sum_of(s) == total; })) continue;
    Total sum{{}, total};
    for (const CellId c : set.cells) sum.terms.push_back({c, 1});
    return sum;
  }
  return std::nullopt;
}

}  // namespace clew::constraints
