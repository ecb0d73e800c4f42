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

/// An offset of the cells of a list, by rows and columns, as Replicate moves them.
struct Move {
  int list = -1;  // as in InList
  int rows = 0, cols = 0;
};

/// Form of a type's arguments.
enum class IssForm : std::uint8_t {
  flag,         // no arguments
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

/// Returns null if no rule has this name.
const IssRule* rule_of(std::string_view type);
/// Returns true for rules and the other types that are read.
bool is_carried(std::string_view type);
/// Returns true for every type of ISS.
bool is_type(std::string_view type);

/// The constraints that one rule means; fails in words for people.
Expected<Specs> constraints_of(const IssRule&, const IssItem&, const Setting&, Move);
/// Returns the constraints of an item about the whole grid, such as Windoku; empty for an item that
/// the setting includes.
Expected<Specs> constraints_of_grid(const IssItem&, const Setting&);
Expected<Place> cell_of(std::string_view name, const IssShape&, Move);

/// Returns the pairs that a kind along a line allows; its name is put before the relation. Empty
/// for other kinds.
std::vector<int> relation_of_kind(Constraint::Kind, std::span<const int> values, const IssShape&);
/// Returns the name of a relation: `difference 3`.
std::string name_of_relation(const ConstraintSpec&);

/// A whole number that may be negative.
std::optional<int> whole(std::string_view);

}  // namespace clew::text::iss
