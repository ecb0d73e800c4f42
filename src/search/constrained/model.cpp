#include "search/constrained/model.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "constraints/shape.h"
#include "search/constrained/derived.h"
#include "search/constrained/distinct.h"
#include "search/constrained/together.h"

namespace clew::search {
namespace {

using constraints::Parts;

constexpr double of_a_sum = 1;  // weight that each sum adds to its cells, derived or not

// The cells that parts speak of.
void collect(const Parts& parts, std::set<CellId>& cells) {
  for (const auto& p : parts.unaries) cells.insert(p.cell);
  for (const auto& p : parts.differ) cells.insert(p.cells.begin(), p.cells.end());
  for (const auto& p : parts.pairs) cells.insert({p.a, p.b});
  for (const auto& p : parts.sets) cells.insert(p.cells.begin(), p.cells.end());
  for (const auto& p : parts.totals)
    for (const auto& term : p.terms) cells.insert(term.cell);
  for (const auto& p : parts.chains) cells.insert(p.cells.begin(), p.cells.end());
  for (const auto& p : parts.outsides) cells.insert(p.cells.begin(), p.cells.end());
  for (const auto& p : parts.somes)
    for (const auto& literal : p.literals) cells.insert(literal.cell);
  for (const auto& p : parts.connected) cells.insert(p.cells.begin(), p.cells.end());
  for (const auto& p : parts.regions) {
    cells.insert(p.cells.begin(), p.cells.end());
    cells.insert(p.labels.begin(), p.labels.end());
  }
  for (const auto& p : parts.eithers)
    for (const Parts& choice : p.choices) collect(choice, cells);
  for (const auto& p : parts.tests) cells.insert(p.cells.begin(), p.cells.end());
}

void each_once(std::span<const CellId> of, auto visit) {
  for (std::size_t i = 0; i < of.size(); ++i)
    if (const auto before = of.first(i); std::ranges::find(before, of[i]) == before.end())
      visit(of[i]);
}

}  // namespace

Model::Model(const Layout& of, const Parts& parts, const SweepKernel* kernel)
    : Model(of, parts, derived_sums(of, parts), Care::together, kernel) {}

Model::Model(const Layout& of, const Parts& parts, Parts sums, Care care, const SweepKernel* kernel)
    : cells(of.size()),
      digits(of.digits()),
      all(of.all_digits().bits),
      layout(&of),
      derived(std::move(sums)),
      care_(care) {
  std::vector<int> local(static_cast<std::size_t>(cells));
  origin.reserve(local.size());
  weights.reserve(local.size());
  for (int c = 0; c < cells; ++c) {
    local[c] = c;
    origin.push_back(static_cast<CellId>(c));
    weights.push_back(static_cast<double>(of.houses_of(static_cast<CellId>(c)).size()));
  }
  for (const Constraint& c : of.constraints())
    each_once(c.cells, [&](CellId cell) { weights[cell] += 1; });
  if (kernel && SweepPlan::fits(of)) {
    kernel_ = kernel;
  } else {
    sets.reserve(parts.sets.size() + derived.sets.size());
    totals.reserve(parts.totals.size() + derived.totals.size());
  }
  add_parts(parts, local);
  care_ = Care::together;  // cells of a sum that houses leave differ: that is a part of it
  never = never || derived.never;
  for (const auto& set : derived.sets) add_set(set, local);
  for (const auto& total : derived.totals) add_total(total, local);
  add_houses(of);
  if (care == Care::together) find_inside();
  watch_houses();
  for (const Parts* said : {&parts, &std::as_const(derived)}) {
    for (const auto& set : said->sets)
      for (const CellId c : set.cells) weights[c] += of_a_sum;
    for (const auto& total : said->totals)
      for (const auto& term : total.terms) weights[term.cell] += of_a_sum;
  }
  if (sweeps) sweeps->lay_out(parts.differ);
  find_apart();
  order_items();
}

Model::Model(const Layout& of, const Parts& choice, std::vector<CellId>& own)
    : digits(of.digits()), all(of.all_digits().bits), layout(&of) {
  std::set<CellId> used;
  collect(choice, used);
  own.assign(used.begin(), used.end());
  cells = static_cast<int>(own.size());
  origin = own;
  std::vector<int> local(static_cast<std::size_t>(of.size()), -1);
  for (int c = 0; c < cells; ++c) local[own[c]] = c;
  weights.assign(own.size(), 0);
  add_parts(choice, local);
  find_apart();
  order_items();
}

void Model::watch(Item::Type type, int level, std::size_t index, std::span<const CellId> of) {
  const auto id = static_cast<std::uint32_t>(items.size());
  items.push_back({type, static_cast<std::uint8_t>(level), static_cast<std::uint32_t>(index)});
  each_once(of, [&](CellId cell) { watching_.emplace_back(cell, id); });
}

// Orders items, fast ones first, and lists the watching items.
void Model::order_items() {
  std::vector<std::uint32_t> order(items.size()), begin(items.size() + 1);
  for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, {}, [&](std::uint32_t i) { return items[i].level; });
  for (const auto& [_, item] : watching_) ++begin[item + 1];
  for (std::size_t i = 1; i < begin.size(); ++i) begin[i] += begin[i - 1];
  std::vector<Item> ordered;
  ordered.reserve(items.size());
  std::vector<std::pair<CellId, std::uint32_t>> watching;
  watching.reserve(watching_.size());
  for (const std::uint32_t i : order) {
    for (std::uint32_t k = begin[i]; k < begin[i + 1]; ++k)
      watching.emplace_back(watching_[k].first, static_cast<std::uint32_t>(ordered.size()));
    ordered.push_back(items[i]);
  }
  items = std::move(ordered);
  watchers = {static_cast<std::size_t>(cells), watching};
}

void Model::add_parts(const Parts& said, const std::vector<int>& local) {
  const auto here = [&](CellId c) { return static_cast<CellId>(local[c]); };
  start.assign(static_cast<std::size_t>(cells), all);
  never = said.never;
  for (const auto& p : said.unaries) start[here(p.cell)] &= p.digits.bits;
  find_peers(said, local);
  if (kernel_) sweeps.emplace(*layout, seen_, *kernel_);
  add_pairs(said, local);
  for (const auto& p : said.sets) add_set(p, local);
  for (const auto& p : said.totals) add_total(p, local);
  for (const auto& p : said.chains) add_chain(p, local);
  for (const auto& p : said.outsides) add_outside(p, local);
  for (const auto& p : said.somes) add_some(p, local);
  if (care_ == Care::together) {
    for (const auto& p : together(said.somes)) add_some(p, local);
    if (cells == layout->size())
      for (const auto& p : elsewhere(*layout, said.somes)) add_some(p, local);
  }
  for (const auto& p : said.connected) add_connected(p, local);
  for (const auto& p : said.regions) add_region(p, local);
  for (const auto& p : said.eithers) add_either(p, local);
  for (const auto& p : said.tests)
    if (p.constraint.kind != Constraint::Kind::full_rank || !add_rank(p.constraint))
      add_test(p, local);
}

void Model::add_connected(constraints::Connected part, const std::vector<int>& local) {
  for (CellId& c : part.cells) c = static_cast<CellId>(local[c]);
  watch(Item::Type::connected, 3, connected.size(), part.cells);
  connected.push_back(std::move(part));
}

void Model::add_region(constraints::Region part, const std::vector<int>& local) {
  for (auto* list : {&part.cells, &part.labels})
    for (CellId& c : *list) c = static_cast<CellId>(local[c]);
  std::vector<CellId> watched = part.cells;
  watched.insert(watched.end(), part.labels.begin(), part.labels.end());
  watch(Item::Type::region, 2, regions.size(), watched);
  regions.push_back(std::move(part));
}

void Model::add_test(constraints::Test test, const std::vector<int>& local) {
  for (CellId& c : test.cells) c = static_cast<CellId>(local[c]);
  watch(Item::Type::test, 4, tests.size(), test.cells);
  tests.push_back(std::move(test));
}

// Returns false if the rank must be an ordinary test: it needs a whole grid whose rows and columns
// have every digit.
bool Model::add_rank(const Constraint& c) {
  if (cells != layout->size() || digits < 2 || !constraints::rows_and_columns_are_complete(*layout))
    return false;
  const int sides = 4, place = c.values[0] - 1;
  if (place < 0 || place >= sides * digits) return false;
  RankItem item{.own = c.cells,
                .digit = Mask{1} << place / sides,
                .less = place % sides,
                .ties = c.values.size() > 1 && c.values[1] != 0,
                .others = {}};
  // Rows forwards and backwards by turns, then columns.
  const auto lines = constraints::lines_both_ways(*layout, c.cells);
  if (lines.empty()) return false;  // neither row nor column
  const auto side_of = [&](std::size_t i) { return 2 * (2 * i / lines.size()) + i % 2; };
  const auto found = std::ranges::find(lines, c.cells) - lines.begin();
  const std::size_t own = side_of(static_cast<std::size_t>(found));
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (const std::size_t side = side_of(i); side != own)
      item.others[side - (side > own)].push_back(lines[i]);
  watch(Item::Type::rank, 4, ranks.size(), origin);
  ranks.push_back(std::move(item));
  return true;
}

void Model::add_set(const constraints::Set& set, const std::vector<int>& local) {
  if (sweeps && sweeps->add(set)) return;
  SetItem item;
  for (const CellId c : set.cells) item.cells.push_back(static_cast<CellId>(local[c]));
  item.family = set.family;
  item.near = list_near(item.cells);
  item.state = words;
  words += words_for(item.family.size());
  watch(Item::Type::set, 0, sets.size(), item.cells);
  sets.push_back(std::move(item));
}

void Model::add_some(constraints::Some some, const std::vector<int>& local) {
  SomeItem item{std::move(some.literals), std::move(some.allowed), {}, false};
  if (care_ == Care::together) item.shared_out = shared_out(*layout, item.literals);
  std::vector<CellId> of;
  for (auto& literal : item.literals)
    of.push_back(literal.cell = static_cast<CellId>(local[literal.cell]));
  item.distinct = std::set<CellId>(of.begin(), of.end()).size() == of.size();
  watch(Item::Type::some, 0, somes.size(), of);
  somes.push_back(std::move(item));
}

// Cells with one factor that all see each other, as bits. Cells in one house come first, in the
// house with most of them; the rest go to the first clique that they fit.
std::vector<Model::Clique> Model::cliques_of(std::span<const constraints::Term> terms,
                                             std::span<const Mask> sees) const {
  constexpr std::size_t few = 4;  // among which houses need not be looked for
  std::vector<Clique> cliques;
  std::map<std::pair<HouseId, int>, Mask> by_house;
  Mask left = 0;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    left |= Mask{1} << i;
    if (care_ == Care::apart || terms.size() <= few) continue;
    for (const HouseId h : layout->houses_of(terms[i].cell))
      by_house[{h, terms[i].factor}] |= Mask{1} << i;
  }
  for (;;) {
    Clique most{0, 0};
    for (const auto& [key, members] : by_house)
      if (std::popcount(members & left) > std::popcount(most.members))
        most = {key.second, members & left};
    if (std::popcount(most.members) < 2) break;
    cliques.push_back(most);
    left &= ~most.members;
  }
  for (; left; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    const auto fits = std::ranges::find_if(cliques, [&](const Clique& c) {
      return c.factor == terms[i].factor && !(c.members & ~sees[i]);
    });
    if (fits == cliques.end())
      cliques.push_back({terms[i].factor, Mask{1} << i});
    else
      fits->members |= Mask{1} << i;
  }
  return cliques;
}

// After this number of cells each is a clique of its own.
void Model::add_total(const constraints::Total& total, const std::vector<int>& local) {
  if (sweeps && sweeps->add(total)) return;
  const std::size_t size = total.terms.size(), looked_at = std::min<std::size_t>(size, 64);
  std::vector<CellId> of;
  of.reserve(size);
  for (const auto& term : total.terms) of.push_back(static_cast<CellId>(local[term.cell]));
  std::vector<Mask> sees(looked_at);
  for (std::size_t i = 0; i < looked_at && care_ == Care::together; ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (this->sees(of[i], of[k])) sees[i] |= Mask{1} << k, sees[k] |= Mask{1} << i;
  TotalItem item;
  item.total = total.total;
  item.parts.reserve(size);
  std::uint16_t number = 0;
  std::uint8_t place[64];
  const auto add = [&](std::size_t i) {
    item.parts.push_back({of[i], total.terms[i].factor, number, i < looked_at ? sees[i] : 0});
  };
  for (const Clique& clique : cliques_of({total.terms.data(), looked_at}, sees)) {
    for (Mask rest = clique.members; rest; rest &= rest - 1) {
      const int i = std::countr_zero(rest);
      place[i] = static_cast<std::uint8_t>(item.parts.size());
      add(static_cast<std::size_t>(i));
    }
    ++number;
  }
  for (auto& part : item.parts)
    for (Mask rest = std::exchange(part.sees, 0); rest; rest &= rest - 1)
      part.sees |= Mask{1} << place[std::countr_zero(rest)];
  for (std::size_t i = looked_at; i < size; ++i, ++number) add(i);
  watch(Item::Type::total, size <= 4 ? 1 : 4, totals.size(), of);
  totals.push_back(std::move(item));
}

void Model::add_chain(const constraints::Chain& chain, const std::vector<int>& local) {
  ChainItem item;
  for (const CellId c : chain.cells) item.cells.push_back(static_cast<CellId>(local[c]));
  const bool distinct =
      care_ == Care::together && digits <= most_distinct_digits &&
      std::ranges::all_of(item.cells, [&](CellId a) {
        return std::ranges::all_of(item.cells, [&](CellId b) { return a == b || sees(a, b); });
      });
  if (chain.alike >= 0) item.form = chains[static_cast<std::size_t>(chain.alike)].form;
  if (!item.form || item.form->distinct != distinct) item.form = form_of(chain, distinct);
  for (const auto& step : item.form->steps) {
    item.places.push_back({words, words + step.words});
    words += step.words + 1;
  }
  watch(Item::Type::chain, 3, chains.size(), item.cells);
  chains.push_back(std::move(item));
}

std::shared_ptr<const Model::ChainForm> Model::form_of(const constraints::Chain& chain,
                                                       bool distinct) const {
  auto form = std::make_shared<ChainForm>();
  form->distinct = distinct;
  auto layers = chain.layers;
  if (distinct) keep_distinct(layers, digits);
  const auto width = static_cast<std::size_t>(digits);
  for (const auto& layer : layers) {
    ChainForm::Step step{layer.states, words_for(layer.states), {}, {}};
    step.next.resize(layer.states * width);
    step.has.resize(layer.states);
    for (std::size_t d = 0; d < width; ++d)
      for (const auto& edge : layer.edges[d]) {
        step.next[edge.from * width + d] = edge.to;
        step.has[edge.from] |= Mask{1} << d;
      }
    form->steps.push_back(std::move(step));
  }
  form->steps.push_back({1, 1, {}, {}});
  return form;
}

void Model::add_either(const constraints::Either& either, const std::vector<int>& local) {
  EitherItem item;
  std::set<CellId> of;
  for (const Parts& said : either.choices) {
    EitherItem::Choice choice;
    choice.model = std::make_unique<const Model>(*layout, said, choice.cells);
    for (CellId& c : choice.cells) {
      c = static_cast<CellId>(local[c]);
      of.insert(c);
    }
    item.choices.push_back(std::move(choice));
  }
  item.state = words;
  words += words_for(item.choices.size());
  watch(Item::Type::either, 4, eithers.size(), std::vector<CellId>(of.begin(), of.end()));
  eithers.push_back(std::move(item));
}

}  // namespace clew::search
