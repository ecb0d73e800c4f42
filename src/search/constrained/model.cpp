#include "search/constrained/model.h"

#include <algorithm>
#include <map>
#include <set>

#include "constraints/sums.h"
#include "search/constrained/derived.h"
#include "search/constrained/distinct.h"
#include "search/constrained/together.h"

namespace clew::search {
namespace {

using constraints::Parts;

constexpr double of_a_set = 0.5, of_a_total = 1.5;  // what they add to a cell's weight

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
  for (const auto& p : parts.eithers)
    for (const Parts& choice : p.choices) collect(choice, cells);
  for (const auto& p : parts.tests) cells.insert(p.cells.begin(), p.cells.end());
}

std::uint32_t words_for(std::size_t bits) { return static_cast<std::uint32_t>((bits + 63) / 64); }

}  // namespace

Model::Model(const Layout& of, const Parts& parts)
    : cells(of.size()),
      digits(of.digits()),
      all(of.all_digits().bits),
      layout(&of),
      derived(derived_sums(of, parts)) {
  std::vector<int> local(static_cast<std::size_t>(cells));
  origin.reserve(local.size());
  weights.reserve(local.size());
  for (int c = 0; c < cells; ++c) {
    local[c] = c;
    origin.push_back(static_cast<CellId>(c));
    weights.push_back(static_cast<double>(of.houses_of(static_cast<CellId>(c)).size()));
  }
  for (const Constraint& c : of.constraints())
    for (const CellId cell : std::set<CellId>(c.cells.begin(), c.cells.end())) weights[cell] += 1;
  sets.reserve(parts.sets.size() + derived.sets.size());
  totals.reserve(parts.totals.size() + derived.totals.size());
  add_houses(of);
  add_parts(parts, local);
  never = never || derived.never;
  for (const auto& set : derived.sets) add_set(set, local);
  for (const auto& total : derived.totals) add_total(total, local);
  for (const SetItem& set : sets)
    for (const CellId c : set.cells) weights[c] += of_a_set;
  for (const TotalItem& total : totals)
    for (const auto& part : total.parts) weights[part.cell] += of_a_total;
  watchers = {local.size(), watching_};
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
  watchers = {own.size(), watching_};
}

void Model::watch(Item::Type type, int level, std::size_t index, std::span<const CellId> of) {
  const auto id = static_cast<std::uint32_t>(items.size());
  items.push_back({type, static_cast<std::uint8_t>(level), static_cast<std::uint32_t>(index)});
  for (std::size_t i = 0; i < of.size(); ++i)
    if (std::find(of.begin(), of.begin() + static_cast<std::ptrdiff_t>(i), of[i]) ==
        of.begin() + static_cast<std::ptrdiff_t>(i))
      watching_.emplace_back(of[i], id);
}

void Model::add_parts(const Parts& said, const std::vector<int>& local) {
  const auto here = [&](CellId c) { return static_cast<CellId>(local[c]); };
  start.assign(static_cast<std::size_t>(cells), all);
  never = said.never;
  for (const auto& p : said.unaries) start[here(p.cell)] &= p.digits.bits;
  find_peers(said, local);
  add_pairs(said, local);
  for (const auto& p : said.sets) add_set(p, local);
  for (const auto& p : said.totals) add_total(p, local);
  for (const auto& p : said.chains) add_chain(p, local);
  for (const auto& p : said.outsides) add_outside(p, local);
  for (const auto& p : said.somes) add_some(p, local);
  for (const auto& p : together(said.somes)) add_some(p, local);
  for (const auto& p : said.eithers) add_either(p, local);
  for (auto p : said.tests) {
    for (CellId& c : p.cells) c = here(c);
    watch(Item::Type::test, 3, tests.size(), p.cells);
    tests.push_back(std::move(p));
  }
}

void Model::add_set(const constraints::Set& set, const std::vector<int>& local) {
  SetItem item;
  for (const CellId c : set.cells) item.cells.push_back(static_cast<CellId>(local[c]));
  item.words = words_for(set.family.size());
  item.state = words;
  words += item.words;
  item.members.resize(static_cast<std::size_t>(digits) * item.words);
  item.everyone.resize(item.words);
  for (std::size_t i = 0; i < set.family.size(); ++i) {
    item.digits |= set.family[i].bits;
    item.everyone[i / 64] |= Mask{1} << i % 64;
    for (const Digit d : set.family[i])
      item.members[(d - 1u) * item.words + i / 64] |= Mask{1} << i % 64;
  }
  watch(Item::Type::set, 0, sets.size(), item.cells);
  sets.push_back(std::move(item));
}

void Model::add_some(constraints::Some some, const std::vector<int>& local) {
  std::vector<CellId> of;
  for (auto& literal : some.literals)
    of.push_back(literal.cell = static_cast<CellId>(local[literal.cell]));
  watch(Item::Type::some, 0, somes.size(), of);
  somes.push_back(std::move(some));
}

// A cell goes to the first clique whose cells have its factor and see it.
void Model::add_total(const constraints::Total& total, const std::vector<int>& local) {
  TotalItem item;
  item.total = total.total;
  item.parts.reserve(total.terms.size());
  std::vector<CellId> of;
  of.reserve(total.terms.size());
  std::vector<std::uint8_t> fits;  // by clique
  fits.reserve(total.terms.size());
  for (const auto& term : total.terms) {
    const auto cell = static_cast<CellId>(local[term.cell]);
    of.push_back(cell);
    fits.assign(fits.size(), true);
    for (const auto& part : item.parts)
      if (fits[part.clique])
        fits[part.clique] =
            part.factor == term.factor && std::ranges::binary_search(peers[cell], part.cell);
    const auto clique = std::ranges::find(fits, true) - fits.begin();
    if (clique == std::ssize(fits)) fits.push_back(true);
    item.parts.push_back({cell, term.factor, static_cast<std::uint16_t>(clique)});
  }
  std::ranges::sort(item.parts, {}, &TotalItem::Part::clique);
  watch(Item::Type::total, item.parts.size() <= 4 ? 1 : 3, totals.size(), of);
  totals.push_back(std::move(item));
}

void Model::add_chain(const constraints::Chain& chain, const std::vector<int>& local) {
  ChainItem item;
  for (const CellId c : chain.cells) item.cells.push_back(static_cast<CellId>(local[c]));
  const bool distinct =
      digits <= most_distinct_digits && std::ranges::all_of(item.cells, [&](CellId a) {
        return std::ranges::all_of(item.cells, [&](CellId b) {
          return a == b || std::ranges::binary_search(peers[a], b);
        });
      });
  if (chain.alike >= 0) item.form = chains[static_cast<std::size_t>(chain.alike)].form;
  if (!item.form || item.form->distinct != distinct) item.form = form_of(chain, distinct);
  for (const auto& step : item.form->steps) {
    item.places.push_back({words, words + step.words});
    words += step.words + 1;
  }
  watch(Item::Type::chain, 2, chains.size(), item.cells);
  chains.push_back(std::move(item));
}

void Model::add_outside(const constraints::Outside& clue, const std::vector<int>& local) {
  std::vector<CellId> line;
  for (const CellId c : clue.cells) line.push_back(static_cast<CellId>(local[c]));
  if (clue.kind == Constraint::Kind::skyscraper) {
    if (clue.value < 1 || clue.value > digits) never = true;
    watch(Item::Type::towers, 2, towers.size(), line);
    towers.push_back({std::move(line), clue.value});
    return;
  }
  SplitItem item{std::move(line), {}};
  const auto first = static_cast<std::uint32_t>(fillings.size());
  const auto places = static_cast<std::uint8_t>(digits);
  const auto add_fillings = [&](Mask from, int number, int total) {
    fillings.add(constraints::sets_adding_to({from}, static_cast<std::size_t>(number), total));
  };
  if (clue.kind == Constraint::Kind::x_sum) {
    for (int x = 1; x <= digits; ++x) {
      const Mask digit = Mask{1} << (x - 1);
      const Mask inside = (digit << 1) - 2;
      add_fillings(all & ~digit, x - 1, clue.value - x);
      item.ways.push_back({{0, 0}, {{digit, digit}, {0, 0}}, inside, first + x - 1u});
    }
  } else {
    const Mask low = 1, high = Mask{1} << (digits - 1);
    for (int n = 0; n + 2 <= digits; ++n) add_fillings(all & ~(low | high), n, clue.value);
    for (std::uint8_t i = 0; i < places; ++i)
      for (auto j = static_cast<std::uint8_t>(i + 1); j < places; ++j) {
        const Mask inside = (Mask{1} << j) - (Mask{2} << i);
        item.ways.push_back({{i, j}, {{low, high}, {high, low}}, inside, first + j - i - 1u});
      }
  }
  std::erase_if(item.ways, [&](const auto& way) { return fillings[way.fillings].empty(); });
  watch(Item::Type::split, 1, splits.size(), item.cells);
  splits.push_back(std::move(item));
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
  watch(Item::Type::either, 3, eithers.size(), std::vector<CellId>(of.begin(), of.end()));
  eithers.push_back(std::move(item));
}

}  // namespace clew::search
