#include "text/iss/rule_writer.h"

#include <algorithm>

namespace clew::text::iss {

void RuleWriter::put_cells(Run cells) {
  for (const Place p : cells) out_ += '~' + shape_.name_of(p);
}

bool RuleWriter::is_first_there(const ConstraintSpec& c) {
  return is_first_at(fmt::format("{} {} {}", word(c.kind), c.cells[0].row, c.cells[0].col));
}

bool RuleWriter::write(const ConstraintSpec& c) {
  for (const Place p : c.cells)
    if (shape_.name_of(p).empty()) return false;
  if (!has_room(c)) return false;
  switch (c.kind) {
    case Kind::arrow:
      return write_arrow(c);
    case Kind::cage:
      return write_cage(c);
    case Kind::sum_line:
      return write_sum_line(c);
    case Kind::difference:
    case Kind::ratio:
    case Kind::pair_sum:
      return write_pair(c);
    case Kind::greater:
      return write_greater(c);
    case Kind::slow_thermometer:
    case Kind::nabner:
    case Kind::clone:
      return write_named(c);
    case Kind::pair:
    case Kind::every_pair:
      return write_relation(c);
    case Kind::automaton:
      return write_automaton(c);
    case Kind::odd:
    case Kind::even:
    case Kind::candidates:
      return write_candidates(c);
    case Kind::sandwich:
      return write_sandwich(c);
    case Kind::little_killer:
      return write_little_killer(c);
    case Kind::sum:
      put(".Sum~{}", c.values[0]);
      if (c.values.size() > 1) put("_=_{}", fmt::join(c.values.begin() + 1, c.values.end(), "_"));
      return put_cells(c.cells), true;
    case Kind::look_and_say:
      return write_look_and_say(c);
    case Kind::quadruple:
      return write_quadruple(c);
    case Kind::equal_sums:
      return write_equal_sums(c);
    case Kind::row_indexer:
    case Kind::column_indexer:
      put(".Indexing~{}", c.kind == Kind::row_indexer ? 'R' : 'C');
      return put_cells(c.cells), true;
    case Kind::either:
      return write_either(c);
    default:
      return write_by_form(c);
  }
}

// Returns true if its item can express it: some kinds are more general here than in ISS.
bool RuleWriter::has_room(const ConstraintSpec& c) const {
  switch (c.kind) {
    case Kind::same_values: {
      const std::size_t lists = c.splits.size() + 1, size = c.cells.size() / lists;
      for (std::size_t i = 0; i < c.splits.size(); ++i)
        if (c.splits[i] != (i + 1) * size) return false;
      return size * lists == c.cells.size();
    }
    case Kind::modular:
      return c.values.empty() || c.values[0] >= 1;
    case Kind::entropic:
    case Kind::global_entropy:
    case Kind::global_modular:
    case Kind::flatmates:
      return shape_.digits == 9 && (shape_.first == 1 || c.kind == Kind::global_modular);
    case Kind::region_sum:
      return c.splits.empty();
    case Kind::antitaxicab:
      return c.values.empty() && shape_.variables.empty() && shape_.first == 1;
    case Kind::count_distinct:
      return c.splits[0] == 1;
    default:
      return true;
  }
}

// Returns the number before the cells, which ISS needs even if the kind has a default.
int RuleWriter::number_of(const ConstraintSpec& c) const {
  if (c.kind == Kind::same_values) return static_cast<int>(c.splits.size()) + 1;
  if (!c.values.empty()) return c.values[0];
  return c.kind == Kind::whispers  ? (shape_.digits + 1) / 2
         : c.kind == Kind::modular ? 3
         : c.kind == Kind::lockout ? 4
                                   : 0;
}

bool RuleWriter::write_by_form(const ConstraintSpec& c) {
  const auto rule = std::ranges::find(rules, c.kind, &IssRule::kind);
  if (rule == rules.end()) return false;
  switch (rule->form) {
    case IssForm::flag:
    case IssForm::line:
      put(".{}", rule->type);
      return put_cells(c.cells), true;
    case IssForm::number_line:
      put(".{}~{}", rule->type, number_of(c));
      return put_cells(c.cells), true;
    case IssForm::digits:
      put(".{}~{}", rule->type, fmt::join(c.values, "_"));
      return put_cells(c.cells), true;
    case IssForm::outside:
      return write_outside(*rule, c);
    default:
      return false;
  }
}

// An item for each of its arms. The cells of a pill are read from left to right or downwards.
bool RuleWriter::write_arrow(const ConstraintSpec& c) {
  const std::size_t pill = c.splits[0];
  const Run cells = c.cells;
  if (pill > 1) {
    if (pill > 3 || shape_.greatest() > 9) return false;
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

// A cage with several sums becomes a choice of cages.
bool RuleWriter::write_cage(const ConstraintSpec& c) {
  if (c.values.size() > 1) put(".Or");
  for (int sum : c.values.empty() ? std::vector{0} : c.values) {
    if (!sum && !c.values.empty()) return false;
    put(".Cage~{}", sum);
    put_cells(c.cells);
  }
  if (c.values.size() > 1) put(".End");
  return true;
}

bool RuleWriter::write_sum_line(const ConstraintSpec& c) {
  const bool loop = c.cells.size() > 2 && c.cells.front() == c.cells.back();
  // A loop has three cells or more there, and does not pass its first cell again at its end.
  const std::size_t last = c.cells.size() - 2;
  if (loop && (c.cells.size() == 3 || c.cells[last] == c.cells.front())) return false;
  put(".SumLine~{}", number_of(c));
  put_cells(Run(c.cells).first(c.cells.size() - loop));
  if (loop) put("~LOOP");
  return true;
}

bool RuleWriter::write_quadruple(const ConstraintSpec& c) {
  const auto [row, col] = c.cells[0];
  const Place square[] = {{row, col}, {row, col + 1}, {row + 1, col}, {row + 1, col + 1}};
  if (!std::ranges::equal(c.cells, square) || !is_first_there(c)) return false;
  put(".Quad~{}~{}", shape_.name_of(c.cells[0]), fmt::join(c.values, "~"));
  return true;
}

bool RuleWriter::write_look_and_say(const ConstraintSpec& c) {
  if (std::ranges::any_of(c.values, [](int value) { return value > 9; })) return false;
  put(".LookAndSay~{}", fmt::join(c.values, ""));
  return put_cells(c.cells), true;
}

bool RuleWriter::write_equal_sums(const ConstraintSpec& c) {
  put(".EqualSum");
  for (std::size_t i = 0, list = 0; i < c.cells.size(); ++i) {
    if (list < c.splits.size() && c.splits[list] == i) ++list, put("~-");
    put("~{}", shape_.name_of(c.cells[i]));
  }
  return true;
}

bool RuleWriter::write_either(const ConstraintSpec& c) {
  constexpr int deepest = 7;
  // Returns true for a constraint that takes several items.
  const auto is_several = [](const ConstraintSpec& inner) {
    return inner.kind == Kind::arrow && inner.splits.size() > 1;
  };
  put(".Or");
  if (++depth_ > deepest) return false;
  for (std::size_t i = 0, list = 0; i < c.inner.size(); ++list) {
    const std::size_t end = list < c.splits.size() ? c.splits[list] : c.inner.size();
    const bool several = end - i > 1 || (end > i && is_several(c.inner[i]));
    if (several) put(".And");
    for (; i < end; ++i)
      if (of_whole_layout.has(c.inner[i].kind) || !write(c.inner[i])) return false;
    if (several) put(".End");
  }
  --depth_;
  put(".End");
  return true;
}

// Returns R3 or C3, in its own direction or, with `back`, in the other.
std::string RuleWriter::line_of(Run cells, bool back) const {
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

bool RuleWriter::write_outside(const IssRule& rule, const ConstraintSpec& c) {
  for (const bool back : {false, true}) {
    const std::string line = line_of(c.cells, back);
    if (line.empty() || !is_first_at(fmt::format("{}{}{}", rule.type, line, back))) continue;
    put(".{}~{}~{}{}", rule.type, line, back ? "~" : "", c.values[0]);
    return true;
  }
  return false;
}

bool RuleWriter::write_sandwich(const ConstraintSpec& c) {
  const std::string line = line_of(c.cells, false);
  if (line.empty() || static_cast<int>(c.cells.size()) != shape_.digits) return false;
  put(".Sandwich~{}~{}", c.values[0], line);
  return true;
}

bool RuleWriter::write_little_killer(const ConstraintSpec& c) {
  if (diagonal_from(shape_, c.cells[0]) == c.cells) {
    if (!is_first_there(c)) return false;
    put(".LittleKiller~{}~{}", c.values[0], shape_.name_of(c.cells[0]));
    return true;
  }
  if (!is_diagonal(shape_, c.cells)) return false;
  put(".Sum~{}", c.values[0]);
  return put_cells(c.cells), true;
}

}  // namespace clew::text::iss
