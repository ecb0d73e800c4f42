#include <fmt/format.h>

#include <algorithm>

#include "text/iss/rule_writer.h"
#include "text/iss/told.h"
#include "text/puzzle_text/square_spec.h"

namespace clew::text {
namespace {

using namespace iss;
using Drawn = Constraint::Kind;

// Kinds that items of the whole grid express, without an item for each.
constexpr Kinds of_grid{Drawn::main_diagonal, Drawn::anti_diagonal, Drawn::windows,
                        Drawn::disjoint};

class Writer {
 public:
  explicit Writer(const Puzzle& puzzle)
      : puzzle_(puzzle), spec_(puzzle.layout->spec()), digits_(spec_.digits) {}

  Expected<std::string> write() {
    if (auto ok = write_grid(); !ok) return std::unexpected(ok.error());
    if (auto ok = write_regions(); !ok) return std::unexpected(ok.error());
    if (auto ok = write_whole(); !ok) return std::unexpected(ok.error());
    for (const ConstraintSpec& c : spec_.constraints) {
      if (negative_kinds.has(c.kind) && is_strict(spec_, c.kind != Drawn::no_sum)) continue;
      if (of_grid.has(c.kind) || is_variable(c)) continue;
      if (!(told_kinds.has(c.kind) ? rules_.write_told(c, *puzzle_.layout) : rules_.write(c)))
        return no_room(fmt::format("this rule: {}", name(c.kind)));
    }
    if (auto ok = write_values(); !ok) return std::unexpected(ok.error());
    make_whole();
    return std::move(out_);
  }

 private:
  // A line of one item would look like a part of a longer puzzle.
  void make_whole() {
    const std::string rules = out_;
    const Piece piece{rules};
    Items items(piece);
    if (items.read() && items.all().size() > 1) return;
    const bool has_shape = items.first("Shape") != nullptr;
    if (!has_shape) out_ = fmt::format(".Shape~{}x{}", grid_->height, grid_->width) + out_;
    if (has_shape || items.all().empty()) out_ += ".Given";
  }
  static std::unexpected<Error> no_room(std::string_view what) {
    return fail(fmt::format("ISS has no room for {}", what));
  }
  template <class... Arguments>
  void put(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    out_ += fmt::format(format, std::forward<Arguments>(arguments)...);
  }

  // Returns true for a constraint that only creates a cell beside the grid.
  bool is_variable(const ConstraintSpec& c) const {
    return c.kind == Drawn::candidates && c.cells.size() == 1 && !shape_.in_grid(c.cells[0]);
  }

  Expected<void> write_grid() {
    if (spec_.triangle || spec_.grids.size() != 1 || spec_.grids[0].at != Place{0, 0})
      return no_room("more or other than one grid");
    grid_ = &spec_.grids[0];
    if (std::max(grid_->height, grid_->width) > largest || digits_ > largest)
      return no_room(fmt::format("more than {} digits", largest));
    const int first = spec_.values.of_digit(1);
    if (first > 1 || !spec_.values.are_consecutive()) return no_room("values but from 0 or 1 on");
    shape_ = {.height = grid_->height, .width = grid_->width, .digits = digits_, .first = first};
    const int others = puzzle_.layout->size() - grid_->height * grid_->width;
    int said = 0;
    if (others) shape_.variables = {{.prefix = "VX", .count = others, .columns = shape_.width}};
    for (const ConstraintSpec& c : spec_.constraints)
      said += is_variable(c) && !shape_.name_of(c.cells[0]).empty();
    if (others > most_variables || said != others) return no_room("cells beside the grid");
    const int usual = std::max(grid_->height, grid_->width);
    if (grid_->height != 9 || grid_->width != 9 || digits_ != 9 || first != 1) {
      put(".Shape~{}x{}", grid_->height, grid_->width);
      if (first != 1)
        put("~{}", spec_.values.text(digits_));
      else if (digits_ != usual)
        put("~{}", digits_);
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
    if (is_strict(spec_, true)) put(".StrictKropki");
    if (is_strict(spec_, false)) put(".StrictXV");
    int ties = 0, ranks = 0;
    count_ranks(spec_.constraints, ranks, ties);
    if (ties && ties != ranks) return no_room("full ranks with ties and without");
    if (ties) put(".FullRankTies~any");
    return {};
  }

  // Includes those in choices.
  static void count_ranks(const std::vector<ConstraintSpec>& all, int& ranks, int& ties) {
    for (const ConstraintSpec& c : all) {
      if (c.kind == Drawn::full_rank) ++ranks, ties += c.values.size() > 1 && c.values[1];
      count_ranks(c.inner, ranks, ties);
    }
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
        givens += fmt::format("~{}_{}", id, layout.value(puzzle_.givens[i]));
        continue;
      }
      if (puzzle_.marks.empty() || puzzle_.marks[i] == layout.all_digits()) continue;
      if (puzzle_.marks[i].size() < 2)
        return no_room(fmt::format("{} with less than two candidates and no value",
                                   layout.cell_name(static_cast<CellId>(cell))));
      givens += '~' + id;
      for (Digit d : puzzle_.marks[i]) givens += fmt::format("_{}", layout.value(d));
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
  IssShape shape_;
  std::string out_;
  RuleWriter rules_{spec_, shape_, out_};
};

}  // namespace

Expected<std::string> write_iss(const Puzzle& puzzle) { return Writer(puzzle).write(); }

}  // namespace clew::text
