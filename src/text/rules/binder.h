// Statements meet objects: each statement claims what it is about and becomes constraints.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "text/rules/reading.h"

namespace clew::text::rules {

class Binder {
 public:
  explicit Binder(Reading& reading) : reading_(reading), drawing_(reading.drawing) {}

  /// Adds constraints to the reading, marks objects with their sentences, and names what is missing.
  void bind();

 private:
  /// A reason why a statement is not bound. `absent`: nothing of the kind that it speaks of is drawn.
  struct Fault {
    Fault(const char* text) : reason(text) {}
    Fault(std::string text, bool is_absent = false) : reason(std::move(text)), absent(is_absent) {}
    std::string reason;
    bool absent = false;
  };
  using Problem = std::optional<Fault>;
  static Problem absent(std::string reason) { return Fault(std::move(reason), true); }
  using Drawn = Constraint::Kind;

  // binder.cpp
  bool needs_words() const;
  Problem run(const Statement&);
  Problem bind_whole(const Statement&);
  Problem bind_areas(const Statement&);
  Problem bind_mark(const Statement&);
  Problem bind_sudoku(const Statement&);
  Problem bind_chess(Drawn);
  Problem bind_diagonals();
  Problem bind_all_given(const Statement&);
  Problem bind_global(const Statement&);
  Problem bind_columns(const Statement&);
  Problem bind_neighbours(const Statement&);
  bool repeats_whispers(const Statement&) const;
  bool repeats_sum_line(const Statement&) const;
  bool has_two_rules(const Statement&) const;
  bool contradicts_given(const Statement&) const;
  void add_typed();
  void add_native();
  bool marks_a_middle(const Object&) const;
  void name_unclaimed();
  // bind_whole.cpp
  Problem check_remark(const Statement&) const;
  // bind_values.cpp
  struct Modification;
  Problem bind_modifiers(const Statement&);
  Problem find_modifications(std::vector<Modification>&) const;
  Problem check_values() const;
  // bind_marks.cpp
  Problem bind_cages(const Statement&);
  Problem bind_equal_cages();
  Problem bind_dots(const Statement&);
  Problem bind_related_dots(const Statement&);
  bool lacks_nothing(Sort) const;
  Problem bind_labelled_dots(const Statement&);
  Problem bind_letters(const Statement&);
  Problem bind_cells(const Statement&, Drawn);
  Problem bind_signs();
  Problem bind_corners(const Statement&);
  Problem bind_counting(const Statement&);
  Problem bind_beside(const Statement&);
  std::pair<std::vector<Place>, Problem> line_from(Place outer, Place step) const;
  Problem bind_fortress(const Statement&);
  // bind_regions.cpp
  std::vector<std::vector<Place>> shaded_regions(const Statement&);
  Problem bind_regions(const Statement&);
  Problem bind_region_total(const Statement&);
  Problem bind_clones(const Statement&);
  Problem bind_magic_square(const Statement&);
  Problem bind_cages_by_letter();
  Problem bind_cage_cells(const Statement&);
  // bind_relations.cpp
  Problem bind_relation(const Statement&);
  Problem bind_index_cells(const Statement&);
  Problem related_cages(const Statement&);
  Problem equal_cells(const Statement&);
  Problem distinct_circles(const Statement&);
  Problem bind_corner_sums(const Statement&);
  Problem remainders_around(const Statement&);
  Problem dots_with_remainders(const Statement&);
  Problem bind_circle_sums(const Statement&);
  Problem bind_digits_beside(const Statement&);
  std::vector<Place> coloured_cells(const Statement&);
  Problem related_dots(const Statement&);
  Problem related_shapes(const Statement&);
  Problem related_at(const Statement&, const std::vector<Place>& offsets);
  Problem mixed_parity(const Statement&);
  Problem line_of_relation(const Statement&, const Object&);
  bool has_relation(const Statement&, int a, int b) const;
  ConstraintSpec cells_that(const Statement&, std::vector<Place>) const;
  // bind_shafts.cpp
  Problem bind_arrows(const Statement&);
  Problem bind_thermos(const Statement&);
  Problem bind_shafts_besides(const Statement&);
  Problem bind_arrow_sums(const Statement&);
  // bind_lines.cpp
  Problem bind_lines(const Statement&);
  Problem bind_line(const Statement&, const Object&);
  Problem bind_ended_line(const Statement&, const Object&);
  Problem index_line(const Object&);
  Problem add_between(const Statement&, std::vector<Place> cells);
  std::vector<Object*> lines_of(const Statement&);
  std::vector<Object*> lines_of_near_colour(const Statement&);
  std::vector<Object*> lines_with_property(const Statement&);
  std::vector<Object*> ended_lines(const Statement&);
  bool is_thermometer(const Object&) const;
  bool is_repeated(const Statement&, const Object&) const;
  bool repeats_lines(const Statement&) const;
  std::vector<Object*> circles_at(Place);
  std::vector<Object*> ends_at(Meaning, Place);
  Problem region_sum(const Object&);
  Problem branched_region_sum(const std::vector<const Object*>& parts);
  Problem by_threes(Drawn, const std::vector<int>& values, const Object&);
  Problem same_difference(const Object&);
  Problem multiples_of_threes(const Statement&, const Object&);
  Problem related_neighbours(const Statement&, const Object&);
  Problem equal_lines(const std::vector<Object>&);

  void add(ConstraintSpec);
  /// Neighbours along the cells are a pair of digits that fits.
  template <class Fits>
  ConstraintSpec pairs(std::vector<Place> cells, Fits fits) const {
    ConstraintSpec spec{.kind = Drawn::pair, .cells = std::move(cells)};
    for (int a = 1; a <= digits_; ++a)
      for (int b = 1; b <= digits_; ++b)
        if (fits(a, b)) spec.values.insert(spec.values.end(), {a, b});
    return spec;
  }
  void claim(Object&);
  const Statement* find(Meaning) const;
  bool has(Meaning meaning) const { return find(meaning); }
  bool fits(const Statement&, const Object&) const;
  bool is_named(Hue) const;
  bool is_about_all_lines(const Statement&) const;
  int region_of(Place) const;
  bool is_region(const Object&) const;
  /// Returns true if the values of the grid are its digits, from 1.
  bool has_digits() const { return !drawing_.values || drawing_.values->values.are_digits(); }
  bool inside(Place p) const {
    return p.row >= 0 && p.col >= 0 && p.row < drawing_.rows && p.col < drawing_.cols;
  }

  Reading& reading_;
  const Drawing& drawing_;
  int sentence_ = -1;
  int digits_ = 0;
};

}  // namespace clew::text::rules
