// Reads one rule of an ISS string: its arguments by their form, its constraints by their kind.
#pragma once

#include "text/iss/codes.h"
#include "text/iss/rules.h"

namespace clew::text::iss {

using Kind = Constraint::Kind;

class RuleReader {
 public:
  RuleReader(const IssRule& rule, const IssItem& item, const Setting& setting, Move move)
      : rule_(rule), item_(item), setting_(setting), shape_(setting.shape), move_(move) {}

  Expected<Specs> read();

 private:
  std::unexpected<Error> wrong(std::string_view what) const;
  void add(ConstraintSpec c);
  void add(Kind kind, Cells cells, std::vector<int> values = {});

  /// The cells of the arguments from one on.
  Expected<Cells> cells(std::size_t from) const;
  Expected<Cells> cells(std::span<const std::string_view> names) const;
  Expected<int> number_at(std::size_t i) const;
  /// Numbers that need not be values of the grid.
  Expected<std::vector<int>> numbers(std::span<const std::string_view>) const;
  /// Adds a rule that cannot be satisfied, as ISS means a rule with a value outside the grid's.
  void add_never(const Cells&);
  /// Σ factor·value = total; no factors are all 1.
  void add_sum(Cells cells, int total, std::vector<int> factors);

  Expected<void> read_form();

  // Lines of cells, dots between them.
  Expected<void> read_line(std::size_t from, std::vector<int> values = {});
  Expected<void> read_arrow(Cells line, int pill);
  Expected<void> add_equal_sums(const std::vector<Cells>& pieces);
  Expected<void> read_region_sum(const Cells& line);
  Expected<void> read_number_line();
  Expected<Cells> different_cells(std::size_t from) const;
  Expected<void> read_cage(int sum);
  Expected<void> read_sum_line(int n);
  Expected<void> read_same_values(int sets);
  Expected<void> read_neighbours();

  // Relations and automata.

  /// Lines with names: an empty argument ends a line, one that begins with _ names those after it,
  /// and - cuts a line of an automaton into parts.
  struct Line {
    std::string name;
    Cells cells;
    std::vector<std::size_t> parts{0};
  };
  Expected<std::vector<Line>> lines() const;
  Expected<void> read_relation();
  // Returns the kind named by the relation, if the relation is that kind's.
  ConstraintSpec named(const Line& line, const std::vector<int>& relation) const;
  static ConstraintSpec called(ConstraintSpec, const std::string& name);
  Expected<void> read_automaton(const std::vector<Line>& all);
  // A single class, for cells one by one, gives their candidates.
  void add_candidates(const IssAutomaton& automaton, const std::vector<Line>& all);

  // Clues outside the grid, and items with readers of their own.
  Expected<Cells> line_of(std::string_view id, bool back) const;
  Expected<void> read_outside();
  Expected<void> read_special();
  // regions.cpp
  Expected<void> read_connected();
  Expected<void> read_count_alike();
  Expected<void> read_run_length();
  Expected<Place> control() const;
  Expected<int> less() const;
  Place label_of(const Cells& labels, Place) const;
  // 15, or 15_=_1_-2 with a factor for each cell.
  Expected<void> read_sum();

  const IssRule& rule_;
  const IssItem& item_;
  const Setting& setting_;
  const IssShape& shape_;
  Move move_;
  Specs specs_;
};

}  // namespace clew::text::iss
