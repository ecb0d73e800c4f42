// An id is `COLUMNSxROWS`, the arrangement of blocks in the grid, or `SIZEj` if their shapes are
// drawn; `x` for diagonals, `k` for cages; a colon; then lists separated by commas:
//   the givens       a number a cell; a letter for a run of blanks (a: 1 … z: 26); `_` between numbers
//   the jigsaw       with j: the lines between cells
//   the cages        with k: the lines between them, then their sums like givens, each in a cell
// Lines between cells: all upright ones row by row, then all level ones column by column. A letter
// is a run of pairs of cells without a line, and then a line (none after z); `_` is a line at once.
#include "text/solo/solo.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace clew::text {
namespace {

using Kind = Constraint::Kind;

constexpr int largest = 36;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

struct Parameters {
  int columns = 0, rows = 0;
  bool jigsaw = false, diagonals = false, killer = false;

  int size() const { return columns * rows; }
};

std::string_view take_digits(std::string_view& rest) {
  std::size_t n = 0;
  while (n < rest.size() && is_digit(rest[n])) ++n;
  const std::string_view digits = rest.substr(0, n);
  rest.remove_prefix(n);
  return digits;
}

std::optional<Parameters> parameters_of(std::string_view text) {
  Parameters result;
  result.columns = result.rows = number(take_digits(text));
  bool two = false;
  if (text.size() > 1 && text[0] == 'x' && is_digit(text[1])) {
    text.remove_prefix(1);
    result.rows = number(take_digits(text));
    two = true;
  }
  while (!text.empty()) {
    const char sign = text[0];
    text.remove_prefix(1);
    if (sign == 'j') {
      if (two) result.columns *= result.rows;
      result.rows = 1;
      result.jigsaw = two = true;
    } else if (sign == 'x') {
      result.diagonals = true;
    } else if (sign == 'k') {
      result.killer = true;
    } else if (sign == 'd') {  // intended difficulty
      if (!text.empty()) text.remove_prefix(1);
    } else if (sign == 'r' || sign == 'm' || sign == 'a') {  // its symmetry
      take_digits(text);
      if (sign == 'm' && text.starts_with('d')) text.remove_prefix(1);
    } else {
      return {};
    }
  }
  const bool fits =
      result.columns > 0 && result.rows > 0 && result.columns <= largest && result.rows <= largest;
  if (!two || !fits) return {};
  return result;
}

class Reader {
 public:
  Reader(const Piece& piece, FormContext& context) : piece_(piece), context_(context) {}

  Expected<Puzzle> read() {
    const std::string_view line = trimmed(piece_.text);
    const std::size_t colon = line.find_first_of(":#");
    const auto parameters = parameters_of(line.substr(0, colon));
    if (!parameters || colon == line.npos) return wrong(line, "this is no game id of Solo");
    if (line[colon] == '#')
      return wrong(line,
                   "the id holds a random seed and no puzzle; take the game's description "
                   "instead, which has a colon");
    size_ = parameters->size();
    if (size_ < 2 || size_ > largest)
      return wrong(line, fmt::format("the size is not one from 2 to {}", largest));
    rest_ = line.substr(colon + 1);
    auto givens = numbers("the grid");
    if (!givens) return std::unexpected(givens.error());
    LayoutSpec spec{.digits = size_, .grids = {{.height = size_, .width = size_}}};
    if (auto ok = read_blocks(*parameters, spec.grids[0]); !ok) return std::unexpected(ok.error());
    if (parameters->diagonals) spec.add({Kind::main_diagonal}), spec.add({Kind::anti_diagonal});
    if (parameters->killer)
      if (auto ok = read_cages(spec); !ok) return std::unexpected(ok.error());
    if (!rest_.empty()) return wrong(rest_, "something follows the puzzle");
    auto layout = context_.layouts.of(std::move(spec));
    if (!layout) return wrong(line, layout.error().reason);
    Puzzle puzzle{.layout = *layout};
    for (const int value : *givens) {
      if (value > size_) return wrong(line, fmt::format("{} is above the greatest digit", value));
      puzzle.givens.push_back(static_cast<Digit>(value));
    }
    return puzzle;
  }

 private:
  std::unexpected<Error> wrong(std::string_view where, std::string reason) const {
    return fail_at(piece_, where.data(), std::move(reason));
  }

  // Returns a number for each cell, 0 for none.
  Expected<std::vector<int>> numbers(std::string_view what) {
    const auto cells = static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_);
    std::vector<int> result;
    while (!rest_.empty() && rest_[0] != ',' && result.size() <= cells) {
      if (is_digit(rest_[0])) {
        const std::string_view digits = take_digits(rest_);
        if (number(digits) < 1) return wrong(digits, fmt::format("{} is no digit", quoted(digits)));
        result.push_back(number(digits));
        continue;
      }
      if (is_letter(rest_[0]))
        result.resize(result.size() + static_cast<std::size_t>(rest_[0] - 'a' + 1));
      else if (rest_[0] != '_')
        return wrong(rest_, fmt::format("{} is no number, blank or comma", shown(rest_)));
      rest_.remove_prefix(1);
    }
    if (result.size() != cells)
      return wrong(rest_,
                   fmt::format("{} has {} cells, {} are needed", what, result.size(), cells));
    return result;
  }

  bool cut_comma() {
    if (!rest_.starts_with(',')) return false;
    rest_.remove_prefix(1);
    return true;
  }

  // Returns the part of each cell: cells without a line between them are in one part. Solo writes z
  // for 25 pairs and reads it as 26; the number of lines shows which was meant.
  Expected<std::vector<int>> parts(std::string_view what) {
    if (!cut_comma()) return wrong(rest_, fmt::format("the lines of {} are missing", what));
    const std::string_view begin = rest_;
    auto result = parts(what, 25);
    if (result) return result;
    rest_ = begin;
    auto other = parts(what, 26);
    return other ? std::move(other) : std::move(result);
  }
  Expected<std::vector<int>> parts(std::string_view what, int run_of_z) {
    std::vector<int> part(static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_));
    std::iota(part.begin(), part.end(), 0);
    const int edges = 2 * size_ * (size_ - 1);
    int edge = 0;
    for (; !rest_.empty() && rest_[0] != ','; rest_.remove_prefix(1)) {
      if (rest_[0] != '_' && !is_letter(rest_[0]))
        return wrong(rest_, fmt::format("{} is no run of lines", shown(rest_)));
      const int run = rest_[0] == '_' ? 0 : rest_[0] == 'z' ? run_of_z : rest_[0] - 'a' + 1;
      if (edge + run > edges) return wrong(rest_, fmt::format("{} has too many lines", what));
      for (int i = 0; i < run; ++i) join(part, edge++);
      edge += rest_[0] != 'z';
    }
    // One line more than there are pairs of cells ends the last run.
    if (edge != edges + 1) return wrong(rest_, fmt::format("{} has too few lines", what));
    for (int& p : part) p = root(part, p);
    return part;
  }

  static int root(const std::vector<int>& part, int cell) {
    while (part[static_cast<std::size_t>(cell)] != cell)
      cell = part[static_cast<std::size_t>(cell)];
    return cell;
  }
  void join(std::vector<int>& part, int edge) const {
    const int upright = size_ * (size_ - 1);
    const int e = edge % upright, line = e / (size_ - 1), place = e % (size_ - 1);
    const int a = edge < upright ? line * size_ + place : place * size_ + line;
    const int b = edge < upright ? a + 1 : a + size_;
    const auto [low, high] = std::minmax({root(part, a), root(part, b)});
    part[static_cast<std::size_t>(high)] = low;
  }

  Expected<void> read_blocks(const Parameters& parameters, SubGrid& grid) {
    if (!parameters.jigsaw && parameters.rows > 1) {
      grid.box_height = parameters.columns;
      grid.box_width = parameters.rows;
      return {};
    }
    const auto regions = parts("the jigsaw");
    if (!regions) return std::unexpected(regions.error());
    std::map<int, std::uint16_t> names;
    for (const int region : *regions) {
      const auto next = static_cast<std::uint16_t>(names.size() + 1);
      grid.regions.push_back(names.emplace(region, next).first->second);
    }
    return {};
  }

  Expected<void> read_cages(LayoutSpec& spec) {
    const auto cages = parts("the cages");
    if (!cages) return std::unexpected(cages.error());
    if (!cut_comma()) return wrong(rest_, "the sums of the cages are missing");
    const auto sums = numbers("the list of sums");
    if (!sums) return std::unexpected(sums.error());
    std::map<int, ConstraintSpec> all;
    for (std::size_t cell = 0; cell < cages->size(); ++cell) {
      ConstraintSpec& cage = all[(*cages)[cell]];
      cage.kind = Kind::cage;
      const int at = static_cast<int>(cell);
      cage.cells.push_back({at / size_, at % size_});
      if ((*sums)[cell]) cage.values.push_back((*sums)[cell]);
    }
    for (auto& [first, cage] : all) {
      if (cage.values.size() > 1) return wrong(rest_, "a cage has two sums");
      if (!cage.values.empty() || cage.cells.size() > 1) spec.add(std::move(cage));
    }
    return {};
  }

  const Piece& piece_;
  FormContext& context_;
  std::string_view rest_;
  int size_ = 0;
};

}  // namespace

bool is_solo(std::string_view line) {
  line = trimmed(line);
  const std::size_t colon = line.find_first_of(":#");
  if (colon == 0 || colon >= line.size() || !is_digit(line[0])) return false;
  if (!parameters_of(line.substr(0, colon))) return false;
  const std::string_view rest = line.substr(colon + 1);
  if (line[colon] == '#') return is_number(rest);
  return !rest.empty() && std::ranges::all_of(rest, [](char c) {
    return is_digit(c) || is_letter(c) || c == '_' || c == ',';
  });
}

Expected<Puzzle> read_solo(const Piece& piece, FormContext& context) {
  return Reader(piece, context).read();
}

}  // namespace clew::text
