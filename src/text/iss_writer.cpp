#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "text/iss_codes.h"
#include "text/iss_rules.h"
#include "text/square_spec.h"

namespace clew::text {
namespace {

using namespace iss;
using Drawn = Constraint::Kind;
using Cells = std::span<const Place>;

// Told by what stands around them.
constexpr Kinds of_grid{Drawn::main_diagonal, Drawn::anti_diagonal, Drawn::windows, Drawn::disjoint,
                        Drawn::no_difference, Drawn::no_ratio,      Drawn::no_sum};

std::string name_of_words(std::string words) {
  for (std::size_t at; (at = words.find(' ')) != words.npos;) words.replace(at, 1, "%20");
  return words;
}

class Writer {
 public:
  explicit Writer(const Puzzle& puzzle)
      : puzzle_(puzzle), spec_(puzzle.layout->spec()), digits_(spec_.digits) {}

  Expected<std::string> write() {
    if (auto ok = write_grid(); !ok) return std::unexpected(ok.error());
    if (auto ok = write_regions(); !ok) return std::unexpected(ok.error());
    if (auto ok = write_whole(); !ok) return std::unexpected(ok.error());
    for (const ConstraintSpec& c : spec_.constraints) {
      if (of_grid.has(c.kind) || is_variable(c)) continue;
      if (!write(c)) return no_room(fmt::format("this rule: {}", name(c.kind)));
    }
    if (auto ok = write_values(); !ok) return std::unexpected(ok.error());
    if (!out_.starts_with('.')) out_ = ".Shape~9x9";
    return std::move(out_);
  }

 private:
  static std::unexpected<Error> no_room(std::string_view what) {
    return fail(fmt::format("ISS has no room for {}", what));
  }
  template <class... Arguments>
  void put(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    out_ += fmt::format(format, std::forward<Arguments>(arguments)...);
  }
  void put_cells(Cells cells) {
    for (const Place p : cells) out_ += '~' + shape_.name_of(p);
  }
  void put_item(std::string_view type, Cells cells) {
    put(".{}", type);
    put_cells(cells);
  }
  void put_item(std::string_view type, int number, Cells cells) {
    put(".{}~{}", type, number);
    put_cells(cells);
  }

  // A constraint that says only that a cell beside the grid is there.
  bool is_variable(const ConstraintSpec& c) const {
    return c.kind == Drawn::candidates && c.cells.size() == 1 && !shape_.in_grid(c.cells[0]);
  }

  Expected<void> write_grid() {
    if (spec_.triangle || spec_.grids.size() != 1 || spec_.grids[0].at != Place{0, 0})
      return no_room("more or other than one grid");
    grid_ = &spec_.grids[0];
    if (std::max(grid_->height, grid_->width) > largest || digits_ > largest)
      return no_room(fmt::format("more than {} digits", largest));
    shape_ = {.height = grid_->height, .width = grid_->width, .digits = digits_};
    const int others = puzzle_.layout->size() - grid_->height * grid_->width;
    int said = 0;
    if (others) shape_.variables = {{.prefix = "X", .count = others, .columns = shape_.width}};
    for (const ConstraintSpec& c : spec_.constraints)
      said += is_variable(c) && !shape_.name_of(c.cells[0]).empty();
    if (others > most_variables || said != others) return no_room("cells beside the grid");
    const int usual = std::max(grid_->height, grid_->width);
    if (grid_->height != 9 || grid_->width != 9 || digits_ != 9) {
      put(".Shape~{}x{}", grid_->height, grid_->width);
      if (digits_ != usual) put("~{}", digits_);
    }
    if (others) put(".Var~X~~{}", others);
    return {};
  }

  Expected<void> write_regions() {
    const int usual = std::max(grid_->height, grid_->width);
    const BoxSize boxes{grid_->box_height, grid_->box_width};
    if (boxes.height && !grid_->regions.empty()) return no_room("boxes and regions in one grid");
    const int cells = boxes.height * boxes.width;
    if (boxes.height && box_size(grid_->height, grid_->width, cells) == boxes) {
      if (cells != usual) put(".RegionSize~{}", cells);
      return {};
    }
    const bool any_usual = box_size(grid_->height, grid_->width, usual).height != 0;
    if (!boxes.height && grid_->regions.empty()) {
      if (any_usual) put(".NoBoxes");
      return {};
    }
    return write_jigsaw(any_usual);
  }

  Expected<void> write_jigsaw(bool any_usual) {
    const auto regions = regions_of(*grid_);
    std::vector<std::size_t> sizes(static_cast<std::size_t>(std::ranges::max(regions)) + 1);
    for (int r : regions) ++sizes[static_cast<std::size_t>(r)];
    // Cells that are regions of their own are in none.
    const std::size_t size = std::ranges::max(sizes);
    const auto left = static_cast<std::size_t>(std::ranges::count(sizes, 1u));
    const auto odd_one = std::ranges::find_if(sizes, [&](auto n) { return n != size && n != 1; });
    const auto usual = static_cast<std::size_t>(std::max(grid_->height, grid_->width));
    if (odd_one != sizes.end() || size < usual || left == size || sizes.size() - left < 2 ||
        sizes.size() - left + (left != 0) > 17)
      return no_room("regions like these");
    if (size != usual) put(".RegionSize~{}", size);
    if (any_usual || box_size(grid_->height, grid_->width, static_cast<int>(size)).height)
      put(".NoBoxes");
    std::string map;
    std::vector<int> names(sizes.size(), -1);
    int next = 0, own = -1;
    for (int r : regions) {
      int& name =
          sizes[static_cast<std::size_t>(r)] == 1 ? own : names[static_cast<std::size_t>(r)];
      if (name < 0) name = next++;
      map += "0123456789abcdefg"[name];
    }
    put(".Jigsaw~{}", map);
    return {};
  }

  // Rules of the whole grid that are not one item each.
  Expected<void> write_whole() {
    if (spec_.has(Drawn::anti_diagonal)) put(".Diagonal~1");
    if (spec_.has(Drawn::main_diagonal)) put(".Diagonal~-1");
    if (spec_.has(Drawn::windows)) {
      if (digits_ != 9 || grid_->box_height != 3) return no_room("windows but those of 9x9");
      put(".Windoku");
    }
    if (spec_.has(Drawn::disjoint)) {
      if (!grid_->box_height ||
          box_size(grid_->height, grid_->width, grid_->box_height * grid_->box_width) !=
              BoxSize{grid_->box_height, grid_->box_width})
        return no_room("this rule: disjoint groups");
      put(".DisjointSets");
    }
    const auto negative = [&](Drawn kind, std::vector<int> values) {
      const auto it = std::ranges::find(spec_.constraints, kind, &ConstraintSpec::kind);
      return it != spec_.constraints.end() && it->values == values &&
             std::ranges::count(spec_.constraints, kind, &ConstraintSpec::kind) == 1;
    };
    const bool any_kropki = spec_.has(Drawn::no_difference) || spec_.has(Drawn::no_ratio);
    if (any_kropki && !(negative(Drawn::no_difference, {1}) && negative(Drawn::no_ratio, {2})))
      return no_room("no difference or no ratio but both together, 1 and 2");
    if (any_kropki) put(".StrictKropki");
    if (spec_.has(Drawn::no_sum) && !negative(Drawn::no_sum, {5, 10}))
      return no_room("no sum but 5 and 10 together");
    if (spec_.has(Drawn::no_sum)) put(".StrictXV");
    int ties = 0, ranks = 0;
    for (const ConstraintSpec& c : spec_.constraints)
      if (c.kind == Drawn::full_rank) ++ranks, ties += c.values.size() > 1 && c.values[1];
    if (ties && ties != ranks) return no_room("full ranks with ties and without");
    if (ties) put(".FullRankTies~any");
    return {};
  }

  bool write(const ConstraintSpec& c) {
    for (const Place p : c.cells)
      if (shape_.name_of(p).empty()) return false;
    const int n = c.values.empty() ? 0 : c.values[0];
    const Cells cells = c.cells;
    switch (c.kind) {
      case Drawn::arrow:
        return write_arrow(c);
      case Drawn::cage:
        return write_cage(c);
      case Drawn::sum_line: {
        const bool loop = cells.size() > 2 && cells.front() == cells.back();
        put_item("SumLine", n, loop ? cells.first(cells.size() - 1) : cells);
        if (loop) put("~LOOP");
        return true;
      }
      case Drawn::same_values: {
        const std::size_t lists = c.splits.size() + 1, size = cells.size() / lists;
        for (std::size_t i = 0; i < c.splits.size(); ++i)
          if (c.splits[i] != (i + 1) * size) return false;
        if (size * lists != cells.size()) return false;
        put_item("SameValues", static_cast<int>(lists), cells);
        return true;
      }
      case Drawn::whispers:
        return put_item("Whisper", c.values.empty() ? (digits_ + 1) / 2 : n, cells), true;
      case Drawn::modular:
        if (n < 1 && !c.values.empty()) return false;
        return put_item("Modular", c.values.empty() ? 3 : n, cells), true;
      case Drawn::lockout:
        return put_item("Lockout", c.values.empty() ? 4 : n, cells), true;
      case Drawn::entropic:
      case Drawn::global_entropy:
      case Drawn::flatmates:
        if (digits_ != 9) return false;
        break;
      case Drawn::global_modular:
        if (digits_ != 9) return false;
        break;
      case Drawn::region_sum:
        if (!c.splits.empty()) return false;
        break;
      case Drawn::antitaxicab:
        if (!c.values.empty() || !shape_.variables.empty()) return false;
        break;
      case Drawn::count_distinct:
        if (c.splits[0] != 1) return false;
        break;
      default:
        break;
    }
    if (const auto done = write_special(c)) return *done;
    const auto rule = std::ranges::find_if(rules, [&](const Rule& r) { return r.kind == c.kind; });
    if (rule == rules.end()) return false;
    switch (rule->form) {
      case Form::flag:
      case Form::line:
        return put_item(rule->type, cells), true;
      case Form::number_line:
        return put_item(rule->type, n, cells), true;
      case Form::digits:
        put(".{}~{}", rule->type, fmt::join(c.values, "_"));
        return put_cells(cells), true;
      case Form::outside:
        return write_outside(*rule, c);
      default:
        return false;
    }
  }

  // Empty for what is none of these.
  std::optional<bool> write_special(const ConstraintSpec& c) {
    const Cells cells = c.cells;
    switch (c.kind) {
      case Drawn::difference:
      case Drawn::ratio:
      case Drawn::pair_sum:
        return write_pair(c);
      case Drawn::greater:
        if (!shape_.adjacent(cells[0], cells[1])) return false;
        return put_item("GreaterThan", cells), true;
      case Drawn::slow_thermometer:
      case Drawn::nabner:
      case Drawn::clone:
        return write_named(c), true;
      case Drawn::pair:
      case Drawn::every_pair:
        return write_relation(c);
      case Drawn::automaton: {
        const auto letters = letters_of_automaton(c.values, digits_);
        if (!letters) return false;
        put(".NFA~{}~_", *letters);
        return put_cells(cells), true;
      }
      case Drawn::odd:
      case Drawn::even:
      case Drawn::candidates:
        return write_candidates(c), true;
      case Drawn::sandwich: {
        const std::string line = line_of(cells, false);
        if (line.empty() || static_cast<int>(cells.size()) != digits_) return false;
        return put(".Sandwich~{}~{}", c.values[0], line), true;
      }
      case Drawn::little_killer:
        if (diagonal_from(shape_, cells[0]) != c.cells || !places_.insert(once(c)).second)
          return false;
        return put_item("LittleKiller", c.values[0], cells.first(1)), true;
      case Drawn::sum:
        put(".Sum~{}", c.values[0]);
        if (c.values.size() > 1) put("_=_{}", fmt::join(c.values.begin() + 1, c.values.end(), "_"));
        return put_cells(cells), true;
      case Drawn::look_and_say:
        put(".LookAndSay~");
        for (int value : c.values) {
          if (value > 9) return false;
          put("{}", value);
        }
        return put_cells(cells), true;
      case Drawn::quadruple: {
        const auto [row, col] = cells[0];
        const Place square[] = {{row, col}, {row, col + 1}, {row + 1, col}, {row + 1, col + 1}};
        if (!std::ranges::equal(cells, square) || !places_.insert(once(c)).second) return false;
        put(".Quad~{}~{}", shape_.name_of(cells[0]), fmt::join(c.values, "~"));
        return true;
      }
      case Drawn::equal_sums:
        put(".EqualSum");
        for (std::size_t i = 0, list = 0; i < cells.size(); ++i) {
          if (list < c.splits.size() && c.splits[list] == i) ++list, put("~-");
          put("~{}", shape_.name_of(cells[i]));
        }
        return true;
      case Drawn::row_indexer:
      case Drawn::column_indexer:
        put(".Indexing~{}", c.kind == Drawn::row_indexer ? 'R' : 'C');
        return put_cells(cells), true;
      case Drawn::either:
        return write_either(c);
      default:
        return {};
    }
  }

  // What stands at one place only once.
  static std::string once(const ConstraintSpec& c) {
    return fmt::format("{} {} {}", word(c.kind), c.cells[0].row, c.cells[0].col);
  }
  // Dots and marks stand between neighbours; others are relations by their names.
  bool write_pair(const ConstraintSpec& c) {
    const int usual = c.kind == Drawn::difference ? 1 : c.kind == Drawn::ratio ? 2 : 10;
    const int n = c.values.empty() ? usual : c.values[0];
    const bool in_grid = shape_.in_grid(c.cells[0]) && shape_.in_grid(c.cells[1]);
    if (in_grid && shape_.adjacent(c.cells[0], c.cells[1]) &&
        (n == usual || (c.kind == Drawn::pair_sum && n == 5))) {
      put_item(c.kind == Drawn::difference ? "WhiteDot"
               : c.kind == Drawn::ratio    ? "BlackDot"
               : n == 5                    ? "V"
                                           : "X",
               c.cells);
      return true;
    }
    // They would be exempt from what ISS calls strict, and there they are not.
    if (spec_.has(c.kind == Drawn::pair_sum ? Drawn::no_sum : Drawn::no_difference)) return false;
    if (relation_of_kind(c.kind, c.values, digits_).empty()) return false;
    write_named(c);
    return true;
  }

  void write_named(const ConstraintSpec& c) {
    put(".{}~{}~_{}", c.kind == Drawn::nabner ? "PairX" : "Pair",
        letters_of_relation(relation_of_kind(c.kind, c.values, digits_), digits_),
        name_of_words(name_of_relation(c)));
    if (c.kind != Drawn::clone) return put_cells(c.cells);
    for (std::size_t i = 0, half = c.splits[0]; i < half; ++i) {
      if (i) put("~");
      const Place both[] = {c.cells[i], c.cells[half + i]};
      put_cells(both);
    }
  }

  bool write_relation(const ConstraintSpec& c) {
    // Ascending, and once each; every two cells both ways.
    std::vector<std::pair<int, int>> pairs;
    for (std::size_t i = 0; i < c.values.size(); i += 2)
      pairs.emplace_back(c.values[i], c.values[i + 1]);
    if (!std::ranges::is_sorted(pairs) || std::ranges::adjacent_find(pairs) != pairs.end())
      return false;
    if (c.kind == Drawn::every_pair)
      for (const auto& [a, b] : pairs)
        if (!std::ranges::binary_search(pairs, std::pair(b, a))) return false;
    put(".{}~{}~_", c.kind == Drawn::pair ? "Pair" : "PairX",
        letters_of_relation(c.values, digits_));
    put_cells(c.cells);
    return true;
  }

  // A class of digits, for one cell after the other.
  void write_candidates(const ConstraintSpec& c) {
    std::string pattern = "[";
    for (int d = 1; d <= digits_; ++d) {
      const bool may = c.kind == Drawn::odd    ? d % 2 == 1
                       : c.kind == Drawn::even ? d % 2 == 0
                                               : std::ranges::find(c.values, d) != c.values.end();
      if (may) pattern += "0123456789ABCDEFG"[d];
    }
    put(".Regex~{}", letters_of(pattern + "]"));
    for (std::size_t i = 0; i < c.cells.size(); ++i)
      put("{}~{}", i ? "~" : "", shape_.name_of(c.cells[i]));
  }

  bool write_arrow(const ConstraintSpec& c) {
    const std::size_t pill = c.splits[0];
    const Cells cells = c.cells;
    if (pill > 1) {
      if (pill > 3 || digits_ > 9) return false;
      for (std::size_t i = 1; i < pill; ++i) {
        const int down = cells[i].row - cells[i - 1].row, right = cells[i].col - cells[i - 1].col;
        if (down < 0 || right < 0 || down > 1 || right > 1 || !(down || right)) return false;
      }
    }
    for (std::size_t i = 0; i < c.splits.size(); ++i) {
      const std::size_t end = i + 1 < c.splits.size() ? c.splits[i + 1] : cells.size();
      put("{}", pill > 1 ? fmt::format(".PillArrow~{}", pill) : ".Arrow");
      put_cells(cells.first(pill));
      put_cells(cells.subspan(c.splits[i], end - c.splits[i]));
    }
    return true;
  }

  bool write_cage(const ConstraintSpec& c) {
    if (c.values.empty()) return put_item("Cage", 0, c.cells), true;
    if (std::ranges::find(c.values, 0) != c.values.end()) return false;
    if (c.values.size() > 1) put(".Or");
    for (int sum : c.values) put_item("Cage", sum, c.cells);
    if (c.values.size() > 1) put(".End");
    return true;
  }

  // R3 or C3, in its own direction or, where that is asked, in the other: R3-.
  std::string line_of(Cells cells, bool back) const {
    const Place first = back ? cells.back() : cells.front();
    for (const bool across : {true, false}) {
      const auto line = across ? shape_.row(first.row) : shape_.column(first.col);
      if (line.size() != cells.size() || !shape_.in_grid(first)) continue;
      if (back ? std::equal(line.rbegin(), line.rend(), cells.begin())
               : std::ranges::equal(line, cells))
        return fmt::format("{}{}", across ? 'R' : 'C', (across ? first.row : first.col) + 1);
    }
    return {};
  }

  bool write_outside(const Rule& rule, const ConstraintSpec& c) {
    for (const bool back : {false, true}) {
      const std::string line = line_of(c.cells, back);
      if (line.empty() || !places_.insert(fmt::format("{}{}{}", rule.type, line, back)).second)
        continue;
      put(".{}~{}~{}{}", rule.type, line, back ? "~" : "", c.values[0]);
      return true;
    }
    return false;
  }

  // An arrow is an item for each of its arms.
  static bool is_several(const ConstraintSpec& c) {
    return c.kind == Drawn::arrow && c.splits.size() > 1;
  }

  bool write_either(const ConstraintSpec& c) {
    put(".Or");
    ++depth_;
    if (depth_ > 7) return false;
    for (std::size_t i = 0, list = 0; i < c.inner.size(); ++list) {
      const std::size_t end = list < c.splits.size() ? c.splits[list] : c.inner.size();
      const bool several = end - i > 1 || (end > i && is_several(c.inner[i]));
      if (several) put(".And");
      for (; i < end; ++i)
        if (of_grid.has(c.inner[i].kind) || c.inner[i].kind <= Drawn::flatmates ||
            !write(c.inner[i]))
          return false;
      if (several) put(".End");
    }
    --depth_;
    put(".End");
    return true;
  }

  Expected<void> write_values() {
    std::string givens;
    const Layout& layout = *puzzle_.layout;
    for (int cell = 0; cell < layout.size(); ++cell) {
      const auto i = static_cast<std::size_t>(cell);
      const std::string id = shape_.name_of(layout.cells()[cell].place);
      if (!shape_.in_grid(layout.cells()[cell].place)) {
        if (puzzle_.givens[i] ||
            (!puzzle_.marks.empty() && puzzle_.marks[i] != layout.all_digits()))
          return no_room("values beside the grid");
        continue;
      }
      if (puzzle_.givens[i]) {
        givens += fmt::format("~{}_{}", id, puzzle_.givens[i]);
        continue;
      }
      if (puzzle_.marks.empty() || puzzle_.marks[i] == layout.all_digits()) continue;
      if (puzzle_.marks[i].size() < 2)
        return no_room(fmt::format("{} with less than two candidates and no value",
                                   layout.cell_name(static_cast<CellId>(cell))));
      givens += '~' + id;
      for (Digit d : puzzle_.marks[i]) givens += fmt::format("_{}", d);
    }
    for (const ConstraintSpec& c : spec_.constraints) {
      if (!is_variable(c) || static_cast<int>(c.values.size()) == digits_) continue;
      givens += fmt::format("~{}_{}", shape_.name_of(c.cells[0]), fmt::join(c.values, "_"));
    }
    if (!givens.empty()) put(".{}", givens);
    return {};
  }

  const Puzzle& puzzle_;
  const LayoutSpec& spec_;
  int digits_;
  const SubGrid* grid_ = nullptr;
  Shape shape_;
  std::string out_;
  std::set<std::string> places_;
  int depth_ = 0;
};

}  // namespace

Expected<std::string> write_iss(const Puzzle& puzzle) { return Writer(puzzle).write(); }

}  // namespace clew::text
