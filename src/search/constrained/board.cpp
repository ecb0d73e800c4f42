#include "search/constrained/board.h"

#include <algorithm>
#include <bit>

namespace clew::search {
namespace {

constexpr std::size_t most_places = 3;  // cells of a digit for which common exclusions are computed

}  // namespace

ConstrainedBoard::ConstrainedBoard(const Model& model)
    : model_(model),
      cells_(static_cast<std::size_t>(model.cells)),
      words_(model.words),
      is_changed_(static_cast<std::size_t>(model.cells)),
      pending_(words_for(model.items.size())),
      seen_(cells_.size()) {
  trail_.reserve(4 * cells_.size());
  changed_.reserve(cells_.size());
  for (const auto& either : model.eithers) {
    inner_.emplace_back();
    for (const auto& choice : either.choices) inner_.back().emplace_back(*choice.model);
  }
}

bool ConstrainedBoard::reset(std::span<const Mask> start) {
  trail_.clear();
  drop_pending();
  open_ = 0;
  for (const auto& set : model_.sets)
    for (std::size_t i = 0; i < set.family.size(); ++i)
      words_[set.state + i / 64] |= Mask{1} << i % 64;
  for (const auto& chain : model_.chains)
    for (std::size_t i = 0; i < chain.places.size(); ++i) {
      words_[chain.places[i].seen] = 0;
      for (std::uint32_t s = 0; s < chain.form->steps[i].states; ++s)
        words_[chain.places[i].state + s / 64] |= Mask{1} << s % 64;
    }
  bool possible = !model_.never;
  for (std::size_t i = 0; i < model_.eithers.size(); ++i)
    for (std::size_t k = 0; k < inner_[i].size(); ++k) {
      ConstrainedBoard& choice = inner_[i][k];
      const std::vector<Mask> everything(choice.cells_.size(), model_.all);
      Mask& word = words_[model_.eithers[i].state + k / 64];
      const Mask bit = Mask{1} << k % 64;
      word = choice.reset(everything) ? word | bit : word & ~bit;
    }
  for (std::size_t c = 0; c < cells_.size(); ++c) {
    cells_[c] = start[c] & model_.start[c];
    possible = possible && cells_[c];
    open_ += !single(cells_[c]);
    changed_.push_back(static_cast<CellId>(c));
    is_changed_[c] = 1;
  }
  for (std::size_t i = 0; i < model_.items.size(); ++i) pending_[i / 64] |= Mask{1} << i % 64;
  first_pending_ = 0;
  if (possible) return propagate();
  drop_pending();
  return false;
}

bool ConstrainedBoard::change(CellId c, Mask allowed) {
  const Mask before = cells_[c], after = before & allowed;
  if (!after) return false;
  swept_ = false;
  trail_.push_back({&cells_[c], before});
  cells_[c] = after;
  open_ -= single(after);
  ++work_;
  if (!is_changed_[c]) {
    is_changed_[c] = 1;
    changed_.push_back(c);
  }
  return true;
}

void ConstrainedBoard::undo(std::size_t mark) {
  const Mask* const first = cells_.data();
  const Mask* const last = first + cells_.size();
  while (trail_.size() > mark) {
    const Change& change = trail_.back();
    if (change.where >= first && change.where < last) open_ += single(*change.where);
    *change.where = change.before;
    trail_.pop_back();
  }
}

void ConstrainedBoard::drop_pending() {
  for (const CellId c : changed_) is_changed_[c] = 0;
  changed_.clear();
  std::ranges::fill(pending_, 0);
}

// Propagates the change of a cell to the cells that it sees and to its partners, and queues its
// watchers.
bool ConstrainedBoard::spread(CellId c) {
  const Mask m = cells_[c];
  if (single(m)) {
    fixed_last_ = c;
    for (const CellId peer : model_.apart[c])
      if (!narrow(peer, ~m)) return false;
  }
  for (const auto& partner : model_.partners[c])
    if (!narrow(partner.cell, model_.supports[partner.supports](m))) return false;
  const auto watchers = model_.watchers[c];
  for (const std::uint32_t item : watchers) pending_[item / 64] |= Mask{1} << item % 64;
  if (!watchers.empty()) first_pending_ = std::min<std::size_t>(first_pending_, watchers[0] / 64);
  return true;
}

std::vector<ConstrainedBoard::Narrowed> ConstrainedBoard::narrowed() const {
  std::vector<Narrowed> all;
  for (const Change& change : trail_)
    if (std::less_equal{}(cells_.data(), change.where) &&
        std::less{}(change.where, cells_.data() + cells_.size()))
      all.push_back({static_cast<CellId>(change.where - cells_.data()), change.before});
  return all;
}

bool ConstrainedBoard::propagate() {
  fixed_last_.reset();
  for (;;) {
    while (!changed_.empty()) {
      const CellId c = changed_.back();
      changed_.pop_back();
      is_changed_[c] = 0;
      if (!spread(c)) {
        drop_pending();
        return false;
      }
    }
    if (model_.sweeps && !swept_) {
      if (!sweep()) {
        drop_pending();
        return false;
      }
      if (!changed_.empty()) continue;
    }
    while (first_pending_ < pending_.size() && !pending_[first_pending_]) ++first_pending_;
    if (first_pending_ == pending_.size()) return true;
    Mask& word = pending_[first_pending_];
    const std::size_t item = first_pending_ * 64 + static_cast<unsigned>(std::countr_zero(word));
    word &= word - 1;
    if (!run(model_.items[item])) {
      drop_pending();
      return false;
    }
  }
}

// Applies sweeps to all cells.
bool ConstrainedBoard::sweep() {
  std::uint16_t cells[sweep_cells];
  for (std::size_t c = 0; c < cells_.size(); ++c)
    cells[c] = static_cast<std::uint16_t>(cells_[c] << 1);
  std::ranges::fill(cells + cells_.size(), std::end(cells), std::uint16_t{1});
  if (!model_.sweeps->run(cells)) return false;
  for (std::size_t c = 0; c < cells_.size(); ++c)
    if (const Mask left = cells[c] >> 1; left != cells_[c]) change(static_cast<CellId>(c), left);
  swept_ = true;
  return true;
}

bool ConstrainedBoard::run(const Item& item) {
  switch (item.type) {
    case Item::Type::house:
      return run_house(model_.houses[item.index]);
    case Item::Type::open_house:
      return run_open_house(model_.open_houses[item.index]);
    case Item::Type::set:
      return run_set(model_.sets[item.index]);
    case Item::Type::some:
      return run_some(model_.somes[item.index]);
    case Item::Type::total:
      return run_total(model_.totals[item.index]);
    case Item::Type::chain:
      return run_chain(model_.chains[item.index]);
    case Item::Type::split:
      return run_split(model_.splits[item.index]);
    case Item::Type::towers:
      return run_towers(model_.towers[item.index]);
    case Item::Type::ends:
      return run_ends(model_.ends[item.index]);
    case Item::Type::rank:
      return run_rank(model_.ranks[item.index]);
    case Item::Type::connected:
      return run_connected(model_.connected[item.index]);
    case Item::Type::region:
      return run_region(model_.regions[item.index]);
    case Item::Type::either:
      return run_either(item.index);
    default:
      return run_test(model_.tests[item.index]);
  }
}

ConstrainedBoard::Tally ConstrainedBoard::tally(std::span<const CellId> cells) const {
  Tally tally;
  for (const CellId c : cells) {
    const Mask m = cells_[c];
    tally.twice |= tally.once & m;
    tally.once |= m;
    if (single(m)) tally.fixed |= m;
  }
  return tally;
}

// Hidden singles, and digits locked in a crossing of two houses or in a set within the house.
bool ConstrainedBoard::run_house(const Model::HouseItem& house) {
  if (!model_.sweeps) {
    const Tally told = tally(house.cells);
    if (told.once != model_.all || !find_places(house, told)) return false;
  }
  return require_inside(house) && exclude_few(house);
}

// Each of n digits must appear in n cells that have no others.
bool ConstrainedBoard::run_open_house(const Model::HouseItem& house) {
  const Tally told = tally(house.cells);
  const auto digits = static_cast<std::size_t>(std::popcount(told.once));
  if (digits > house.cells.size()) return true;
  return digits == house.cells.size() && find_places(house, told);
}

// Places each digit with one place in the house, and removes locked digits from crossing houses. All
// digits must appear in the house.
bool ConstrainedBoard::find_places(const Model::HouseItem& house, const Tally& told) {
  const auto [once, twice, fixed] = told;
  if (const Mask hidden = once & ~twice & ~fixed)
    for (const CellId c : house.cells) {
      const Mask here = cells_[c] & hidden;
      if (here && !narrow(c, single(here) ? here : 0)) return false;
    }
  const Mask open = once & ~fixed;
  for (const auto& [here, there] : house.crossings) {
    Mask outside = 0;
    for (const CellId c : model_.lists[here]) outside |= cells_[c];
    const Mask locked = open & ~outside;
    if (!locked) continue;
    for (const CellId c : model_.lists[there])
      if (!narrow(c, ~locked)) return false;
  }
  return true;
}

// A digit that the other cells of a house cannot hold must be in a set that lies within the house.
bool ConstrainedBoard::require_inside(const Model::HouseItem& house) {
  for (const auto& [others, set] : house.inside) {
    Mask outside = 0;
    for (const CellId c : model_.lists[others]) outside |= cells_[c];
    const Mask digits = model_.all & ~outside;
    if (digits && !require(model_.sets[set], digits)) return false;
  }
  return true;
}

bool ConstrainedBoard::exclude_few(const Model::HouseItem& house) {
  if (model_.supports_between.empty()) return true;
  Mask thrice = 0, seen = 0, again = 0, more = 0;
  for (const CellId c : house.cells) {
    const Mask m = cells_[c];
    more |= thrice & m;
    thrice |= again & m;
    again |= seen & m;
    seen |= m;
  }
  return exclude_together(house, again & ~more & seen);
}

// For digits with few cells left in the house: removes candidates that each of the cells excludes.
bool ConstrainedBoard::exclude_together(const Model::HouseItem& house, Mask few) {
  const auto allows = [&](CellId place, Mask digit, CellId c) {
    if (place == c) return digit;
    const std::uint16_t s = model_.supports_between[place * cells_.size() + c];
    return s == Model::none ? model_.all : model_.supports[s](digit);
  };
  for (; few; few &= few - 1) {
    const Mask digit = few & -few;
    CellId places[most_places];
    std::size_t n = 0;
    for (const CellId c : house.cells)
      if (cells_[c] & digit) places[n++] = c;
    if (n == 0) return false;
    const auto exclude = [&](CellId c) {
      Mask allowed = 0;
      for (std::size_t i = 0; i < n && (cells_[c] & ~allowed); ++i)
        allowed |= allows(places[i], digit, c);
      return narrow(c, allowed);
    };
    if (!exclude(places[0])) return false;
    for (const auto& partner : model_.partners[places[0]])
      if (!exclude(partner.cell)) return false;
  }
  return true;
}

bool ConstrainedBoard::run_some(const Model::SomeItem& some) {
  std::size_t surely = 0, possibly = 0;
  for (const auto& literal : some.literals) {
    const Mask in = cells_[literal.cell] & literal.digits.bits;
    surely += in == cells_[literal.cell];
    possibly += in != 0;
  }
  std::size_t least = surely, most = possibly;
  while (least <= most && !some.allowed[least]) ++least;
  if (least > most) return false;
  while (!some.allowed[most]) --most;
  const bool no_more = most == surely, all_of_them = least == possibly;
  if (no_more != all_of_them)
    for (const auto& literal : some.literals) {
      const Mask in = cells_[literal.cell] & literal.digits.bits;
      if (!in || in == cells_[literal.cell]) continue;
      if (!narrow(literal.cell, no_more ? ~literal.digits.bits : literal.digits.bits)) return false;
    }
  if (least > surely && !keep_enough(some, possibly - least)) return false;
  return no_more || all_of_them || std::ranges::all_of(some.shared_out, [&](const auto& house_of) {
           return share_out(some, least, house_of);
         });
}

// A digit that is seen by more of the cells that can be counted with no other than may be lost.
bool ConstrainedBoard::keep_enough(const Model::SomeItem& some, std::size_t spare) {
  if (!some.distinct) return true;
  Mask only = 0;
  for (const auto& literal : some.literals) {
    const Mask in = cells_[literal.cell] & literal.digits.bits;
    if (single(in)) only |= in;
  }
  for (; only; only &= only - 1) {
    const Mask digit = only & -only;
    places_.clear();
    for (const auto& literal : some.literals)
      if ((cells_[literal.cell] & literal.digits.bits) == digit) places_.push_back(literal.cell);
    if (places_.size() <= spare) continue;
    bool possible = true;
    for (const CellId place : places_)
      for (const CellId peer : model_.peers[place])
        possible = (++seen_[peer] <= spare || narrow(peer, ~digit)) && possible;
    for (const CellId place : places_)
      for (const CellId peer : model_.peers[place]) seen_[peer] = 0;
    if (!possible) return false;
  }
  return true;
}

// Each house has the digit once at most. When all of them must have it, the only place in one is its.
bool ConstrainedBoard::share_out(const Model::SomeItem& some, std::size_t least,
                                 std::span<const std::uint8_t> house_of) {
  const Mask digit = some.literals[0].digits.bits;
  Mask once = 0, twice = 0;  // houses with a place for it, and with two
  for (std::size_t i = 0; i < house_of.size(); ++i) {
    if (!(cells_[some.literals[i].cell] & digit)) continue;
    const Mask house = Mask{1} << house_of[i];
    twice |= once & house;
    once |= house;
  }
  const auto possibly = static_cast<std::size_t>(std::popcount(once));
  while (least <= possibly && !some.allowed[least]) ++least;
  if (least != possibly) return least < possibly;
  for (std::size_t i = 0; i < house_of.size(); ++i)
    if (!(twice >> house_of[i] & 1) && (cells_[some.literals[i].cell] & digit) &&
        !narrow(some.literals[i].cell, digit))
      return false;
  return true;
}

}  // namespace clew::search
