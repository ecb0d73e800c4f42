#include <algorithm>

#include "text/iss/codes.h"
#include "text/iss/known.h"
#include "text/iss/rule_writer.h"
#include "text/iss/told.h"
#include "text/sudokupad/links.h"

namespace clew::text::iss {

// Dots and marks are between neighbours; others are relations by their names.
bool RuleWriter::write_pair(const ConstraintSpec& c) {
  const int usual = c.kind == Kind::difference ? 1 : c.kind == Kind::ratio ? 2 : 10;
  const int n = c.values.empty() ? usual : c.values[0];
  const bool in_grid = shape_.in_grid(c.cells[0]) && shape_.in_grid(c.cells[1]);
  if (in_grid && shape_.adjacent(c.cells[0], c.cells[1]) &&
      (n == usual || (c.kind == Kind::pair_sum && n == 5))) {
    put(".{}", c.kind == Kind::difference ? "WhiteDot"
               : c.kind == Kind::ratio    ? "BlackDot"
               : n == 5                   ? "V"
                                          : "X");
    return put_cells(c.cells), true;
  }
  // Here a pair like this is exempt from the negative constraint; as a relation in ISS it would not be.
  if (is_strict(spec_, c.kind != Kind::pair_sum)) return false;
  return !relation_of_kind(c.kind, c.values, shape_).empty() && write_named(c);
}

bool RuleWriter::write_greater(const ConstraintSpec& c) {
  if (!shape_.adjacent(c.cells[0], c.cells[1])) return false;
  put(".GreaterThan");
  return put_cells(c.cells), true;
}

// ISS packs relations of digits.
std::string RuleWriter::letters_of(std::vector<int> values) const {
  for (int& v : values) v += shape_.shift();
  return letters_of_relation(values, shape_.digits);
}

void RuleWriter::put_relation(const ConstraintSpec& c) {
  const std::string name = percent_encoded(name_of_relation(c));
  put(".{}~{}~_{}", c.kind == Kind::nabner ? "PairX" : "Pair",
      letters_of(relation_of_kind(c.kind, c.values, shape_)), name);
}

bool RuleWriter::write_told(const ConstraintSpec& c, const Layout& layout) {
  const auto lines = related_lines(layout, c);
  if (lines.empty() || relation_of_kind(c.kind, c.values, shape_).empty()) return false;
  put_relation(c);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i) put("~");
    put_cells(lines[i]);
  }
  return true;
}

bool RuleWriter::write_named(const ConstraintSpec& c) {
  put_relation(c);
  if (c.kind != Kind::clone) return put_cells(c.cells), true;
  for (std::size_t i = 0, half = c.splits[0]; i < half; ++i) {
    if (i) put("~");
    const Place both[] = {c.cells[i], c.cells[half + i]};
    put_cells(both);
  }
  return true;
}

// Dots and marks are exempt from the negative rules about them; relations and automata are not.
bool RuleWriter::exempts(Kind kind) const {
  const bool sums = spec_.has(Kind::no_sum),
             dots = spec_.has(Kind::no_difference) || spec_.has(Kind::no_ratio);
  return kind == Kind::pair_sum ? sums : dots && (kind == Kind::difference || kind == Kind::ratio);
}

// Ascending, and once each; every two cells both ways.
bool RuleWriter::write_relation(const ConstraintSpec& c) {
  if (const auto known = known_rule(c, shape_.digits, true); known && !exempts(known->kind))
    return write(as_known(c, *known));
  std::vector<std::pair<int, int>> pairs;
  for (std::size_t i = 0; i < c.values.size(); i += 2)
    pairs.emplace_back(c.values[i], c.values[i + 1]);
  if (!std::ranges::is_sorted(pairs) || std::ranges::adjacent_find(pairs) != pairs.end())
    return false;
  if (c.kind == Kind::every_pair)
    for (const auto& [a, b] : pairs)
      if (!std::ranges::binary_search(pairs, std::pair(b, a))) return false;
  put(".{}~{}~_{}", c.kind == Kind::pair ? "Pair" : "PairX", letters_of(c.values),
      percent_encoded(c.label));
  return put_cells(c.cells), true;
}

bool RuleWriter::write_automaton(const ConstraintSpec& c) {
  if (const auto known = known_rule(c, shape_.digits, !shape_.shift());
      known && !exempts(known->kind))
    return write(as_known(c, *known));
  auto values = c.values;
  for (std::size_t i = 0; i < values.size(); i += 3)
    if (values[i + 1] >= 0) values[i + 2] += shape_.shift();
  const auto letters = letters_of_automaton(values, shape_.digits);
  if (!letters) return false;
  put(".NFA~{}~_{}", *letters, percent_encoded(c.label));
  return put_cells(c.cells), true;
}

// A class of digits, for one cell after the other.
bool RuleWriter::write_candidates(const ConstraintSpec& c) {
  std::string pattern = "[";
  for (const int d : shape_.all_values()) {
    const bool may = c.kind == Kind::odd    ? d % 2 == 1
                     : c.kind == Kind::even ? d % 2 == 0
                                            : std::ranges::find(c.values, d) != c.values.end();
    if (may) pattern += "0123456789ABCDEFG"[d];
  }
  put(".Regex~{}", iss::letters_of(pattern + "]"));
  for (std::size_t i = 0; i < c.cells.size(); ++i)
    put("{}~{}", i ? "~" : "", shape_.name_of(c.cells[i]));
  return true;
}

}  // namespace clew::text::iss
