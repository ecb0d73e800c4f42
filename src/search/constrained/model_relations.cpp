// Peers of cells, relations of pairs, and complete houses.
#include <algorithm>
#include <bit>
#include <map>

#include "search/constrained/model.h"

namespace clew::search {
namespace {

using constraints::Parts;

constexpr int most_bits_of_a_table = 10;
constexpr int most_cells_with_words = 500;  // for each cell, or for each pair of cells

constraints::Relation turned(const constraints::Relation& relation) {
  constraints::Relation result(relation.size());
  for (std::size_t a = 0; a < relation.size(); ++a)
    for (const Digit b : relation[a]) result[b - 1u].add(static_cast<Digit>(a + 1));
  return result;
}

struct LessByBits {
  bool operator()(const constraints::Relation& a, const constraints::Relation& b) const {
    return std::ranges::lexicographical_compare(a, b, {}, &DigitSet::bits, &DigitSet::bits);
  }
};

}  // namespace

Supports::Supports(const constraints::Relation& relation, int digits) {
  const int chunks = (digits + most_bits_of_a_table - 1) / most_bits_of_a_table;
  bits_ = (digits + chunks - 1) / chunks;
  size_ = std::size_t{1} << bits_;
  chunk_ = size_ - 1;
  table_.resize(size_ * static_cast<std::size_t>(chunks));
  for (int k = 0; k < chunks; ++k)
    for (Mask m = 1; m < size_; ++m) {
      const std::size_t d = static_cast<unsigned>(k) * static_cast<unsigned>(bits_) +
                            static_cast<unsigned>(std::countr_zero(m));
      const std::size_t at = static_cast<std::size_t>(k) * size_;
      table_[at + m] = table_[at + (m & (m - 1))] | (d < relation.size() ? relation[d].bits : 0);
    }
}

// The cells of a house that do not lie in another, which shares some of its positions.
std::uint32_t Model::list_apart(const std::vector<CellId>& house, Mask shared) {
  list_.clear();
  for (std::size_t i = 0; i < house.size(); ++i)
    if (!(shared >> i & 1)) list_.push_back(house[i]);
  lists.add(list_);
  return static_cast<std::uint32_t>(lists.size() - 1);
}

bool Model::sees(CellId a, CellId b) const {
  if (seen_.empty()) return std::ranges::binary_search(peers[a], b);
  return seen_[a * words_for(peers.size()) + b / 64] >> b % 64 & 1;
}

// The cells that see all of some.
std::uint32_t Model::list_near(const std::vector<CellId>& of) {
  list_.clear();
  const std::size_t width = words_for(peers.size());
  for (std::size_t w = 0; w < width && !seen_.empty(); ++w) {
    Mask all_see = ~Mask{0};
    for (const CellId c : of) all_see &= seen_[c * width + w];
    for (; all_see; all_see &= all_see - 1)
      list_.push_back(
          static_cast<CellId>(w * 64 + static_cast<unsigned>(std::countr_zero(all_see))));
  }
  lists.add(list_);
  return static_cast<std::uint32_t>(lists.size() - 1);
}

// A digit that the other cells of a house cannot hold must be in a set that lies within the house.
void Model::find_inside() {
  std::vector<std::uint32_t> item_of;  // by house
  for (std::uint32_t items_so_far = 0; const House& house : layout->houses())
    item_of.push_back(house.complete ? items_so_far++ : 0);
  // Its positions in a house; 0 when not all of its cells are there.
  const auto within = [&](const std::vector<CellId>& of, HouseId house) {
    Mask positions = 0;
    for (const CellId c : of) {
      const auto seats = layout->seats(c);
      const auto seat = std::ranges::find(seats, house, &Seat::house);
      if (seat == seats.end()) return Mask{0};
      positions |= Mask{1} << seat->position;
    }
    return positions;
  };
  for (std::uint32_t i = 0; i < sets.size(); ++i)
    for (const HouseId h : layout->houses_of(sets[i].cells[0])) {
      const House& house = layout->houses()[h];
      if (!house.complete || sets[i].cells.size() == house.cells.size()) continue;
      if (const Mask positions = within(sets[i].cells, h))
        houses[item_of[h]].inside.push_back({list_apart(house.cells, positions), i});
    }
}

// Skips an incomplete house if a family of sets determines its digits.
void Model::add_houses(const Layout& of) {
  using Kind = Constraint::Kind;
  constexpr Kinds families{Kind::rellik, Kind::renban, Kind::equality_cage};
  const auto has_family = [&](const House& house) {
    if (house.constraint < 0) return false;
    const Constraint& c = of.constraints()[static_cast<std::size_t>(house.constraint)];
    return families.has(c.kind) || (c.kind == Kind::cage && !c.values.empty());
  };
  houses.reserve(of.houses().size());
  for (std::size_t h = 0; h < of.houses().size(); ++h) {
    const House& house = of.houses()[h];
    if (!house.complete && has_family(house)) continue;
    HouseItem item{house.cells, {}, {}};
    if (!house.complete || !sweeps) {
      item.crossings.reserve(of.crossings(static_cast<HouseId>(h)).size());
      for (const Crossing& x : of.crossings(static_cast<HouseId>(h))) {
        const std::vector<CellId>& other = of.houses()[x.other].cells;
        if (static_cast<std::size_t>(std::popcount(x.there)) < other.size())
          item.crossings.push_back({list_apart(house.cells, x.here), list_apart(other, x.there)});
      }
    }
    (house.complete ? houses : open_houses).push_back(std::move(item));
  }
}

// If sweeps handle houses, only the remainder of sets and relations is watched.
void Model::watch_houses() {
  for (std::size_t h = 0; h < houses.size(); ++h)
    if (!sweeps || !supports_between.empty() || !houses[h].inside.empty())
      watch(Item::Type::house, 2, h, houses[h].cells);
  for (std::size_t h = 0; h < open_houses.size(); ++h)
    watch(Item::Type::open_house, 2, h, open_houses[h].cells);
}

void Model::find_apart() {
  if (!sweeps) {
    apart = peers;
    return;
  }
  for (std::size_t c = 0; c < peers.size(); ++c) {
    list_.clear();
    const auto cell = static_cast<CellId>(c);
    for (const int peer : sweeps->sees(cell) - sweeps->covered(cell))
      list_.push_back(static_cast<CellId>(peer));
    apart.add(list_);
  }
}

// Between two cells there is one relation, which holds all that relates them; if they see each other,
// that too. Most pairs are related once, and many alike.
void Model::add_pairs(const Parts& said, const std::vector<int>& local) {
  struct Related {
    CellId a, b;
    std::uint32_t relation;
    bool turned;
  };
  std::vector<Related> all_of_them;
  all_of_them.reserve(said.pairs.size());
  for (const auto& p : said.pairs) {
    const auto a = static_cast<CellId>(local[p.a]), b = static_cast<CellId>(local[p.b]);
    all_of_them.push_back({std::min(a, b), std::max(a, b), p.relation, b < a});
  }
  std::ranges::stable_sort(all_of_them, {}, [](const Related& r) { return std::pair(r.a, r.b); });
  std::map<constraints::Relation, std::uint32_t, LessByBits> known;
  const auto number = [&](const constraints::Relation& relation) {
    const auto [it, fresh] =
        known.try_emplace(relation, static_cast<std::uint32_t>(supports.size()));
    if (fresh) supports.emplace_back(relation, digits);
    return it->second;
  };
  using Both = std::pair<std::uint32_t, std::uint32_t>;             // there and back
  std::vector<Both> once(said.relations.size() * 4, {none, none});  // by relation, turned, seen
  std::vector<std::pair<CellId, Partner>> partnered;
  for (std::size_t i = 0, end; i < all_of_them.size(); i = end) {
    const auto& [a, b, relation_of, is_turned] = all_of_them[i];
    for (end = i + 1;
         end < all_of_them.size() && all_of_them[end].a == a && all_of_them[end].b == b;)
      ++end;
    const bool seen = sees(a, b);
    Both& memo = once[relation_of * 4 + is_turned * 2u + seen];
    Both both = memo;
    if (end > i + 1 || both.first == none) {
      constraints::Relation relation(static_cast<std::size_t>(digits), DigitSet{all});
      for (std::size_t k = i; k < end; ++k) {
        const auto& said_of = said.relations[all_of_them[k].relation];
        const auto other = all_of_them[k].turned ? turned(said_of) : said_of;
        for (std::size_t d = 0; d < relation.size(); ++d) relation[d] = relation[d] & other[d];
      }
      for (std::size_t d = 0; seen && d < relation.size(); ++d)
        relation[d].remove(static_cast<Digit>(d + 1));
      both = {number(relation), number(turned(relation))};
      if (end == i + 1) memo = both;
    }
    partnered.push_back({a, {b, both.first}});
    partnered.push_back({b, {a, both.second}});
  }
  partners = {static_cast<std::size_t>(cells), partnered};
  if (partnered.empty() || cells > most_cells_with_words || care_ == Care::apart) return;
  // Cells that see each other and have no other relation.
  constraints::Relation other(static_cast<std::size_t>(digits), DigitSet{all});
  for (std::size_t d = 0; d < other.size(); ++d) other[d].remove(static_cast<Digit>(d + 1));
  const std::uint32_t differ = number(other);
  supports_between.assign(static_cast<std::size_t>(cells) * static_cast<std::size_t>(cells), none);
  for (std::size_t a = 0; a < peers.size(); ++a) {
    const auto row = supports_between.begin() + static_cast<std::ptrdiff_t>(a * peers.size());
    for (const CellId b : peers[a]) row[b] = static_cast<std::uint16_t>(differ);
    for (const Partner& b : partners[a]) row[b.cell] = static_cast<std::uint16_t>(b.supports);
  }
}

// Collects peers from the layout and from the parts.
void Model::find_peers(const Parts& said, const std::vector<int>& local) {
  if (cells > most_cells_with_words) return list_peers(said, local);
  const std::size_t width = words_for(origin.size());
  seen_.assign(origin.size() * width, 0);
  const auto mark = [&](std::size_t a, std::size_t b) {
    seen_[a * width + b / 64] |= Mask{1} << b % 64;
  };
  for (std::size_t c = 0; c < origin.size(); ++c)
    for (const CellId peer : layout->peers(origin[c]))
      if (local[peer] >= 0) mark(c, static_cast<std::size_t>(local[peer]));
  for (const auto& p : said.differ)
    for (const CellId a : p.cells)
      for (const CellId b : p.cells)
        if (a != b) mark(static_cast<std::size_t>(local[a]), static_cast<std::size_t>(local[b]));
  for (std::size_t c = 0; c < origin.size(); ++c) {
    list_.clear();
    for (std::size_t w = 0; w < width; ++w)
      for (Mask rest = seen_[c * width + w]; rest; rest &= rest - 1)
        list_.push_back(
            static_cast<CellId>(w * 64 + static_cast<unsigned>(std::countr_zero(rest))));
    peers.add(list_);
  }
}

// As above, with lists in place of bits if there are many words.
void Model::list_peers(const Parts& said, const std::vector<int>& local) {
  std::vector<std::pair<CellId, CellId>> more;
  for (const auto& p : said.differ)
    for (const CellId a : p.cells)
      for (const CellId b : p.cells)
        if (a != b && !layout->sees(a, b)) more.emplace_back(local[a], local[b]);
  const Rows<CellId> said_here(static_cast<std::size_t>(cells), more);
  std::vector<CellId> all_of_them;
  for (std::size_t c = 0; c < origin.size(); ++c) {
    all_of_them.clear();
    for (const CellId peer : layout->peers(origin[c]))
      if (local[peer] >= 0) all_of_them.push_back(static_cast<CellId>(local[peer]));
    if (const auto others = said_here[c]; !others.empty()) {
      all_of_them.insert(all_of_them.end(), others.begin(), others.end());
      std::ranges::sort(all_of_them);
      const auto [first, last] = std::ranges::unique(all_of_them);
      all_of_them.erase(first, last);
    }
    peers.add(all_of_them);
  }
}

}  // namespace clew::search
