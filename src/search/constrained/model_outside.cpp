// Items kept as written: clues outside the grid, and lines between two ends.
#include <algorithm>

#include "constraints/sums.h"
#include "search/constrained/model.h"

namespace clew::search {

// The clique takes the cells in their order.
void Model::add_ends(const constraints::Outside& line, const std::vector<int>& local) {
  if (line.cells.size() < 2) return;
  EndsItem item{};
  item.between = line.kind == Constraint::Kind::between;
  item.apart = line.value;
  std::vector<CellId> of, others;
  for (const CellId c : line.cells) of.push_back(static_cast<CellId>(local[c]));
  item.ends[0] = of.front();
  item.ends[1] = of.back();
  for (const CellId c : std::span(of).subspan(1, of.size() - 2))
    if (std::ranges::all_of(item.inside, [&](CellId other) { return sees(c, other); }))
      item.inside.push_back(c);
    else
      others.push_back(c);
  item.clique = item.inside.size();
  item.inside.insert(item.inside.end(), others.begin(), others.end());
  watch(Item::Type::ends, 1, ends.size(), of);
  ends.push_back(std::move(item));
}

void Model::add_outside(const constraints::Outside& clue, const std::vector<int>& local) {
  if (clue.kind == Constraint::Kind::between || clue.kind == Constraint::Kind::lockout)
    return add_ends(clue, local);
  std::vector<CellId> line;
  for (const CellId c : clue.cells) line.push_back(static_cast<CellId>(local[c]));
  if (clue.kind == Constraint::Kind::skyscraper) {
    if (clue.value < 1 || clue.value > digits) {
      never = true;
      return;
    }
    if (sweeps) return sweeps->add_towers(clue);
    watch(Item::Type::towers, 3, towers.size(), line);
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

}  // namespace clew::search
