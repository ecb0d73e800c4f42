#include "text/puzzle_text/spec_reader.h"

#include <fmt/format.h>
#include <algorithm>
#include <set>
#include <utility>

#include "text/place.h"
#include "text/puzzle_text/constraint_words.h"
#include "text/puzzle_text/quotes.h"
#include "text/symbols.h"

namespace clew::text {
namespace {
using Drawn = Constraint::Kind;

constexpr std::size_t most_listed_cells = 1'000'000;

}  // namespace

Expected<void> SpecReader::nothing_after(std::string_view rest) {
  const std::string_view word = take_word(rest);
  if (word.empty()) return {};
  return fail_at(piece_, word.data(),
                 fmt::format("{} stands where the line should end", quoted(word)));
}

// "9x9", "1,1".
Expected<std::pair<int, int>> SpecReader::pair(std::string_view word, char between,
                                               const char* what) {
  const std::size_t middle = word.find(between);
  const int first = number(word.substr(0, middle));
  const int second = middle == word.npos ? -1 : number(word.substr(middle + 1));
  if (first < 1 || second < 1 || first > farthest_place || second > farthest_place)
    return fail_at(piece_, word.data(),
                   fmt::format("{} {}", word.empty() ? "nothing" : quoted(word), what));
  return std::pair{first, second};
}

Expected<void> SpecReader::digits(std::string_view rest) {
  const std::string_view word = take_word(rest);
  if (const int n = number(word); n >= 0) {  // the number of digits
    if (n < 1 || n > max_digits)
      return fail_at(piece_, word.data(),
                     fmt::format("digits go from 1 to at most {}, as in `digits 1-9`", max_digits));
    spec_.digits = n;
    spec_.values = {};
  } else {
    auto read = Values::read(word);
    if (!read)
      return fail_at(piece_, word.empty() ? rest.data() : word.data(), read.error().reason);
    spec_.digits = read->digits;
    spec_.values = std::move(read->values);
  }
  digits_said_ = true;
  return nothing_after(rest);
}

Expected<void> SpecReader::layout(std::string_view rest) {
  const std::string_view name = take_word(rest);
  if (any_)
    return fail_at(piece_, name.data(), "a layout from the catalogue stands before other rules");
  auto known = layouts_.named(name);
  if (!known) return fail_at(piece_, name.data(), known.error().reason);
  const LayoutSpec said = std::exchange(spec_, (*known)->spec());
  spec_.name.clear();
  if (!said.values.are_digits()) {
    if (said.digits != spec_.digits)
      return fail_at(piece_, name.data(),
                     fmt::format("this layout has {} digits, not {}", spec_.digits, said.digits));
    spec_.values = said.values;
  }
  digits_said_ = true;
  return nothing_after(rest);
}

Expected<void> SpecReader::regions(std::string_view word, SubGrid& grid) {
  const std::size_t cells =
      static_cast<std::size_t>(grid.height) * static_cast<std::size_t>(grid.width);
  if (word.find(',') != word.npos) {  // numbers, if there are too many for symbols
    for (std::string_view rest = word; !rest.empty();) {
      const std::size_t end = std::min(rest.find(','), rest.size());
      const int n = number(rest.substr(0, end));
      if (n < 0 || n > 65535)
        return fail_at(piece_, rest.data(),
                       fmt::format("{} is no region's number", quoted(rest.substr(0, end))));
      grid.regions.push_back(static_cast<std::uint16_t>(n));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  } else {
    const bool ours =
        std::all_of(word.begin(), word.end(), [](char c) { return symbol_value(c) > 0; });
    std::string seen;  // other symbols are numbered as they come
    for (std::size_t i = 0; i < word.size(); ++i) {
      const char c = word[i];
      if (!symbol_value(c) && c != '0')
        return fail_at(piece_, word.data() + i,
                       fmt::format("{} is no region's symbol (1-9A-Za-z)", shown(word.substr(i))));
      if (!ours && seen.find(c) == seen.npos) seen += c;
      grid.regions.push_back(static_cast<std::uint16_t>(
          ours ? static_cast<std::size_t>(symbol_value(c)) : seen.find(c) + 1));
    }
  }
  if (grid.regions.size() == cells) return {};
  return fail_at(piece_,
                 word.data() + (word.find(',') == word.npos ? std::min(word.size(), cells) : 0),
                 fmt::format("{} region symbols, {} are needed for {}x{}", grid.regions.size(),
                             cells, grid.height, grid.width));
}

Expected<void> SpecReader::grid(std::string_view line) {
  SubGrid grid{.height = 0, .width = 0};
  while (true) {
    const std::string_view word = take_word(line);
    if (word.empty()) break;
    if (word == "at") {
      auto at = pair(take_word(line), ',', "is no place; say row and column, as in `at 7,7`");
      if (!at) return std::unexpected(at.error());
      grid.at = {at->first - 1, at->second - 1};
    } else if (word == "grid") {
      auto size = pair(take_word(line), 'x', "is no size; say rows and columns, as in `grid 9x9`");
      if (!size) return std::unexpected(size.error());
      std::tie(grid.height, grid.width) = *size;
      if (grid.height > max_digits || grid.width > max_digits)
        return fail_at(piece_, word.data(),
                       fmt::format("a grid has at most {0} rows and {0} columns", max_digits));
    } else if (word == "box") {
      const std::string_view size = take_word(line);
      if (size == "none") continue;
      auto box =
          pair(size, 'x', "is no size; say height and width, as in `box 3x3`, or `box none`");
      if (!box) return std::unexpected(box.error());
      std::tie(grid.box_height, grid.box_width) = *box;
    } else if (word == "regions") {
      if (!grid.height)
        return fail_at(piece_, word.data(), "the size of the grid stands before its regions");
      if (auto ok = regions(take_word(line), grid); !ok) return ok;
    } else {
      return fail_at(piece_, word.data(),
                     fmt::format("{} is no word of a grid (at, grid, box, regions)", quoted(word)));
    }
  }
  if (!grid.height)
    return fail_at(piece_, line.data(), "the grid's size is missing, as in `grid 9x9`");
  spec_.grids.push_back(std::move(grid));
  return {};
}

Expected<void> SpecReader::diagonal(std::string_view rest) {
  const std::string_view which = take_word(rest);
  if (which != "both" && which != "main" && which != "anti")
    return fail_at(piece_, which.empty() ? rest.data() : which.data(),
                   "say `diagonal both`, `diagonal main` or `diagonal anti`");
  if (which != "anti") spec_.add({Drawn::main_diagonal});
  if (which != "main") spec_.add({Drawn::anti_diagonal});
  return nothing_after(rest);
}

Expected<void> SpecReader::cells_of(std::string_view rest, Drawn kind) {
  ConstraintSpec read{.kind = kind};
  if (const std::size_t quote = rest.find('"'); quote != rest.npos) {
    auto label = read_value(piece_, rest.substr(quote));
    if (!label) return std::unexpected(label.error());
    read.label = *std::move(label);
    rest = rest.substr(0, quote);
  }
  std::vector<Place>& places = read.cells;
  for (std::string_view word; !(word = take_word(rest)).empty();) {
    const auto range = range_of(word);
    if (!range)
      return fail_at(
          piece_, word.data(),
          fmt::format("{} is no cell; cells are called r1c1, ranges r1c1-r3c3", quoted(word)));
    const auto [top, bottom] = std::minmax(range->first.row, range->second.row);
    const auto [left_col, right_col] = std::minmax(range->first.col, range->second.col);
    listed_cells_ += static_cast<std::size_t>(bottom - top + 1) *
                     static_cast<std::size_t>(right_col - left_col + 1);
    if (listed_cells_ > most_listed_cells)
      return fail_at(piece_, word.data(), "the groups have too many cells");
    for (int r = top; r <= bottom; ++r)
      for (int c = left_col; c <= right_col; ++c) places.push_back({r, c});
  }
  if (kind == Drawn::group && places.size() < 2)
    return fail_at(piece_, rest.data(), "a group needs two cells or more");
  spec_.add(std::move(read));
  return {};
}

Expected<void> SpecReader::constraint(Drawn kind, std::string_view rest) {
  auto read = read_constraint(piece_, spec_, kind, rest);
  if (!read) return std::unexpected(read.error());
  listed_cells_ += read->cells.size();
  if (listed_cells_ > most_listed_cells)
    return fail_at(piece_, rest.data(), "the constraints have too many cells");
  spec_.add(std::move(*read));
  return {};
}

Expected<bool> SpecReader::take(std::string_view line) {
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  Expected<void> done;
  if (word == "digits") {
    done = digits(rest);
    if (!done) return std::unexpected(done.error());
    return true;
  }
  auto whole = [&](Drawn kind) {
    spec_.add({kind});
    return nothing_after(rest);
  };
  if (word == "layout") {
    done = layout(rest);
  } else if (word == "at" || word == "grid") {
    done = grid(line);
  } else if (word == "shape") {
    const std::string_view shape = take_word(rest), size = take_word(rest);
    if (shape != "triangle" || number(size) != 9)
      done = fail_at(piece_, shape.empty() ? rest.data() : shape.data(),
                     "the one shape is `shape triangle 9`");
    else
      done = nothing_after(rest);
    spec_.triangle = 9;
  } else if (word == "diagonal") {
    done = diagonal(rest);
  } else if (word == "windoku") {
    done = whole(Drawn::windows);
  } else if (word == "disjoint") {
    done = whole(Drawn::disjoint);
  } else if (word == "antiknight") {
    done = whole(Drawn::antiknight);
  } else if (word == "antiking") {
    done = whole(Drawn::antiking);
  } else if (word == "group") {
    done = cells_of(rest, Drawn::group);
  } else if (word == "custom") {
    done = cells_of(rest, Drawn::custom);
  } else if (const Drawn kind = kind_of(word); kind != Drawn::count) {
    done = constraint(kind, rest);
  } else {
    return false;
  }
  if (!done) return std::unexpected(done.error());
  any_ = true;
  last_rule_ = word.data();
  return true;
}

int SpecReader::digits_of_grids() const {
  int most = spec_.triangle;
  for (const SubGrid& g : spec_.grids)
    most = std::max({most, g.height, g.width, g.box_height * g.box_width});
  return most;
}

SpecReader::Extent SpecReader::extent() const {
  std::set<int> rows;
  int cols = spec_.triangle ? 2 * spec_.triangle - 1 : 0;
  for (int r = 0; r < spec_.triangle; ++r) rows.insert(r);
  for (const SubGrid& g : spec_.grids) {
    for (int r = 0; r < g.height; ++r) rows.insert(g.at.row + r);
    cols = std::max(cols, g.at.col + g.width);
  }
  for (const ConstraintSpec& constraint : spec_.constraints)
    for (Place p : constraint.cells) {
      rows.insert(p.row);
      cols = std::max(cols, p.col + 1);
    }
  return {rows.size(), static_cast<std::size_t>(cols)};
}

Expected<LayoutPtr> SpecReader::finish(const char* end) {
  if (!any_)
    return fail_at(piece_, end,
                   "the layout is missing: `layout NAME`, `grid 9x9 box 3x3` or the like");
  if (!digits_said_) {
    spec_.digits = digits_of_grids();
    if (!spec_.digits)
      return fail_at(piece_, end, "how many digits there are is missing, as in `digits 1-9`");
  }
  auto built = layouts_.of(std::move(spec_));
  if (!built) return fail_at(piece_, last_rule_, built.error().reason);
  return built;
}

}  // namespace clew::text
