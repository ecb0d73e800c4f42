// The items of an ISS string that are rules, as constraints.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "clew/error.h"
#include "text/iss/items.h"
#include "text/iss/setting.h"

namespace clew::text::iss {

using Specs = std::vector<ConstraintSpec>;

/// How cells of one list are moved, by rows and columns, as Replicate does.
struct Move {
  int list = -1;  // as in InList
  int rows = 0, cols = 0;
};

/// How the arguments of a type are read.
enum class IssForm : std::uint8_t {
  flag,         // none
  line,         // cells
  number_line,  // number, cells
  digits,       // values joined with _, cells
  neighbours,   // cells: each pair of neighbours among them
  relation,     // letters, lines with names
  outside,      // R1 or C1, clue from the front, clue from the back
  special       // its own way
};

struct IssRule {
  std::string_view type;
  Constraint::Kind kind;
  IssForm form;
};

extern const std::span<const IssRule> rules;

/// Null where no rule is called that.
const IssRule* rule_of(std::string_view type);
/// Rules, and what else is read.
bool is_carried(std::string_view type);
/// All that ISS has.
bool is_type(std::string_view type);

/// The constraints that one rule means; fails in words for people.
Expected<Specs> constraints_of(const IssRule&, const IssItem&, const Setting&, Move);
/// The constraints of an item about the whole grid, such as Windoku; none for an item that the
/// setting has taken in.
Expected<Specs> constraints_of_grid(const IssItem&, const Setting&);
Expected<Place> cell_of(std::string_view name, const IssShape&, Move);

/// The pairs that a kind along a line means, whose name then stands before the relation; empty for
/// other kinds.
std::vector<int> relation_of_kind(Constraint::Kind, std::span<const int> values, const IssShape&);
/// As a relation's name tells it: `difference 3`.
std::string name_of_relation(const ConstraintSpec&);

/// A whole number that may be negative.
std::optional<int> whole(std::string_view);

}  // namespace clew::text::iss
