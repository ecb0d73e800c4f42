// Sentences about the whole grid.
#include <fmt/format.h>

#include <algorithm>

#include "text/puzzle_text/square_spec.h"
#include "text/rules/binder.h"

namespace clew::text::rules {
namespace {

// "Only cells joined by a black dot are in a 2/1 ratio" says itself what such a dot means.
bool says_ratio(const Statement& s) {
  return s.hues == std::vector{Hue::black} &&
         std::ranges::is_permutation(s.numbers, std::vector{1, 2});
}

bool has_boxes(const Drawing& drawing) {
  SubGrid grid{.height = drawing.rows, .width = drawing.cols};
  std::vector<int> regions(drawing.cells(), -1);
  for (std::size_t i = 0; i < drawing.regions.size(); ++i)
    for (const Place p : drawing.regions[i]) regions[drawing.index(p)] = static_cast<int>(i);
  set_regions(grid, regions);
  return grid.box_height > 0;
}

}  // namespace

// A sentence about the whole grid.
Binder::Problem Binder::bind_whole(const Statement& s) {
  switch (s.meaning) {
    case Meaning::antiknight_antiking:
      bind_chess(Drawn::antiknight);
      return bind_chess(Drawn::antiking);
    case Meaning::antiknight:
      return bind_chess(Drawn::antiknight);
    case Meaning::antiking:
      return bind_chess(Drawn::antiking);
    case Meaning::nonconsecutive:
      return bind_chess(Drawn::nonconsecutive);
    case Meaning::disjoint:
      // Groups of irregular regions are typed one by one.
      return drawing_.exact && !has_boxes(drawing_) ? Problem() : bind_chess(Drawn::disjoint);
    case Meaning::diagonal:
      return bind_diagonals();
    case Meaning::global_entropy:
    case Meaning::global_modular:
      return bind_global(s);
    case Meaning::column_index:
    case Meaning::column_index_all:
    case Meaning::index_continued:
      return bind_columns(s);
    case Meaning::flatmates:
      return digits_ == 9 ? bind_chess(Drawn::flatmates) : Problem("the digits are not 1 to 9");
    case Meaning::global_differ:
    case Meaning::global_near:
      return bind_neighbours(s);
    case Meaning::no_knight_sums:
      add({.kind = Drawn::no_move_sum, .values = {1, 2, s.numbers.back()}});
      return {};
    case Meaning::no_sums:
      add({.kind = Drawn::no_sum, .values = s.numbers});
      return {};
    default: {
      auto problem = bind_all_given(s);
      if (!problem && s.meaning == Meaning::all_given_mixed)
        problem = bind_all_given({.meaning = Meaning::all_given, .hues = s.hues});
      return problem;
    }
  }
}

// A sentence that only agrees with another one.
Binder::Problem Binder::check_remark(const Statement& s) const {
  auto after = [&](Meaning first) {
    return has(first) ? Problem() : Problem("no sentence before it says what it is about");
  };
  auto stated = [&](Drawn kind, Meaning meaning) {
    const bool typed = std::ranges::any_of(
        reading_.made, [&](const Made& m) { return m.constraint.kind == kind; });
    return typed ? Problem() : after(meaning);
  };
  switch (s.meaning) {
    case Meaning::antiknight_named:
      return stated(Drawn::antiknight, Meaning::antiknight);
    case Meaning::antiking_named:
      return stated(Drawn::antiking, Meaning::antiking);
    case Meaning::global_entropy_named:
      return stated(Drawn::global_entropy, Meaning::global_entropy);
    case Meaning::global_groups_named:
      return std::ranges::any_of(drawing_.typed,
                                 [](const ConstraintSpec& c) {
                                   return c.kind == Drawn::global_entropy ||
                                          c.kind == Drawn::global_modular ||
                                          c.kind == Drawn::either;
                                 })
                 ? Problem()
                 : Problem("no rule of groups of digits is stated");
    case Meaning::magic_continued:
      return after(Meaning::magic_square);
    case Meaning::clones_continued:
      return after(Meaning::clones);
    case Meaning::quadruple_continued:
      return after(Meaning::quadruple);
    case Meaning::between_continued:
      return after(Meaning::between);
    case Meaning::lockout_ends:
      return after(Meaning::lockout);
    case Meaning::zipper_continued:
      return after(Meaning::zipper_equal);
    case Meaning::line_both:
      return has_two_rules(s) ? Problem()
                              : Problem("other sentences do not say two rules of lines");
    case Meaning::cage_distinct_continued:
      return "it does not say which digits it is about";
    case Meaning::cage_repeat:
      return has(Meaning::cage_distinct) || has(Meaning::cage_sum_distinct)
                 ? Problem("another sentence says that digits differ in cages")
                 : Problem();
    case Meaning::not_all_given:
      return contradicts_given(s) ? Problem("another sentence says that all are given") : Problem();
    case Meaning::whispers_continued:
      return repeats_whispers(s) ? Problem() : Problem("no sentence says which line it is about");
    case Meaning::palindrome_continued:
      return has(Meaning::palindrome) || has(Meaning::arrow_palindrome)
                 ? Problem()
                 : Problem("no sentence says which line it is about");
    case Meaning::sum_line_continued:
      return repeats_sum_line(s) ? Problem() : Problem("no sentence says which line it is about");
    case Meaning::region_continued:
      return has(Meaning::region_sum) ? Problem()
                                      : Problem("no sentence says how lines are divided");
    default:
      return has(Meaning::renban) ? Problem()
                                  : Problem("no sentence before it is about such digits");
  }
}

// Returns true if another sentence says that all marks are given, or all of the statement's colour.
bool Binder::contradicts_given(const Statement& s) const {
  return std::ranges::any_of(reading_.sentences, [&](const Sentence& sentence) {
    return std::ranges::any_of(sentence.statements, [&](const Statement& t) {
      return t.meaning == Meaning::all_given && t.letters.empty() == s.letters.empty() &&
             (t.hues.empty() || s.hues.empty() || std::ranges::any_of(s.hues, [&](Hue hue) {
                return std::ranges::find(t.hues, hue) != t.hues.end();
              }));
    });
  });
}

Binder::Problem Binder::bind_chess(Drawn kind) {
  const bool there = std::ranges::any_of(reading_.made, [&](Made& m) {
    if (m.constraint.kind != kind) return false;
    if (m.sentence < 0) m.sentence = sentence_;
    return true;
  });
  if (!there) add({kind});
  return {};
}

Binder::Problem Binder::bind_diagonals() {
  bool any = false;
  for (Object& o : reading_.objects) {
    const bool whole =
        o.cells.size() == static_cast<std::size_t>(drawing_.rows) && drawing_.rows == drawing_.cols;
    bool main = whole, anti = whole;
    for (const Place p : o.cells) {
      main &= p.row == p.col;
      anti &= p.row + p.col == drawing_.rows - 1;
    }
    if ((o.sort != Sort::diagonal && o.sort != Sort::line &&
         !(o.sort == Sort::cage && o.text.empty())) ||
        !(main || anti) || o.sentence >= 0)
      continue;
    claim(o);
    any = true;
    const Drawn kind = main ? Drawn::main_diagonal : Drawn::anti_diagonal;
    if (std::ranges::none_of(reading_.made,
                             [&](const Made& m) { return m.constraint.kind == kind; }))
      add({kind});
  }
  if (!any)
    for (Made& m : reading_.made)
      if (m.constraint.kind == Drawn::main_diagonal || m.constraint.kind == Drawn::anti_diagonal) {
        m.sentence = sentence_;
        any = true;
      }
  return any ? Problem() : absent("no diagonal is marked");
}

Binder::Problem Binder::bind_all_given(const Statement& s) {
  auto add_once = [&](Drawn kind, std::vector<int> values) {
    for (Made& m : reading_.made)
      if (m.constraint.kind == kind) {
        for (const int v : values)
          if (std::ranges::find(m.constraint.values, v) == m.constraint.values.end())
            m.constraint.values.push_back(v);
        return;
      }
    add({.kind = kind, .values = std::move(values)});
  };
  if (!s.letters.empty()) {
    for (const char c : s.letters) add_once(Drawn::no_sum, {c == 'x' ? 10 : 5});
    return {};
  }
  const bool white = has(Meaning::dot_consecutive) || has(Meaning::dot_both),
             black = has(Meaning::dot_ratio) || has(Meaning::dot_both) || says_ratio(s);
  auto named = [&](Hue hue) {
    return s.hues.empty() || std::ranges::find(s.hues, hue) != s.hues.end();
  };
  // Their negation is about consecutive digits and doubles only.
  for (const Made& m : reading_.made)
    if ((m.constraint.kind == Drawn::difference && m.constraint.values != std::vector{1}) ||
        (m.constraint.kind == Drawn::ratio && m.constraint.values != std::vector{2}))
      return "the dots have other numbers than 1 and 2";
  bool any = false;
  for (const Hue hue : s.hues)
    if (hue != Hue::white && hue != Hue::black) return "dots of that colour are not known";
  if (white && named(Hue::white)) {
    add_once(Drawn::no_difference, {1});
    any = true;
  }
  if (black && named(Hue::black)) {
    add_once(Drawn::no_ratio, {2});
    any = true;
  }
  return any ? Problem() : Problem("no sentence says what such marks mean");
}

// Neighbours along each row and column differ by so much, or by no more.
Binder::Problem Binder::bind_neighbours(const Statement& s) {
  if (s.numbers.size() != 1 || s.numbers[0] < 1) return "the difference is not clear";
  const int limit = s.numbers[0];
  auto line = [&](std::vector<Place> cells) {
    if (cells.size() < 2) return;
    if (s.meaning == Meaning::global_differ)
      add({.kind = Drawn::whispers, .cells = std::move(cells), .values = {limit}});
    else
      add(pairs(std::move(cells), [&](int a, int b) { return std::abs(a - b) <= limit; }));
  };
  for (int r = 0; r < drawing_.rows; ++r) {
    std::vector<Place> row;
    for (int c = 0; c < drawing_.cols; ++c) row.push_back({r, c});
    line(std::move(row));
  }
  for (int c = 0; c < drawing_.cols; ++c) {
    std::vector<Place> column;
    for (int r = 0; r < drawing_.rows; ++r) column.push_back({r, c});
    line(std::move(column));
  }
  return {};
}

// Rules of every 2x2.
Binder::Problem Binder::bind_global(const Statement& s) {
  if (drawing_.rows != drawing_.cols || digits_ != drawing_.rows)
    return "the grid has not as many digits as columns";
  const bool by_two = s.numbers.size() > 1 && s.numbers[0] == 2 && s.numbers[1] == 2;
  if (!by_two || digits_ != 9) return "it is not about areas of 2x2, or digits from 1 to 9";
  return bind_chess(s.meaning == Meaning::global_entropy ? Drawn::global_entropy
                                                         : Drawn::global_modular);
}

// Columns that tell where their digit is in each row. The digits follow their columns: all after all
// of them, or each after its own.
Binder::Problem Binder::bind_columns(const Statement& s) {
  if (drawing_.rows != drawing_.cols || digits_ != drawing_.rows)
    return "the grid has not as many digits as columns";
  if (s.meaning == Meaning::index_continued && !has(Meaning::column_index))
    return "no sentence says what the columns show";
  ConstraintSpec spec{.kind = Drawn::column_indexer};
  std::vector<int> columns(s.numbers.begin(),
                           s.numbers.begin() + static_cast<std::ptrdiff_t>(s.numbers.size() / 2));
  bool same = std::ranges::equal(
      columns, std::vector<int>(s.numbers.begin() + static_cast<std::ptrdiff_t>(columns.size()),
                                s.numbers.end()));
  if (!same && s.numbers.size() % 2 == 0) {
    same = true;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      columns[i] = s.numbers[2 * i];
      same &= columns[i] == s.numbers[2 * i + 1];
    }
  }
  if (s.meaning == Meaning::column_index_all) {
    columns.clear();
    for (int c = 1; c <= drawing_.cols; ++c) columns.push_back(c);
  } else if (!same || columns.empty()) {
    return "the digits are not those of the columns";
  }
  for (const int c : columns) {
    if (c < 1 || c > drawing_.cols) return "there is no such column";
    for (int r = 0; r < drawing_.rows; ++r) spec.cells.push_back({r, c - 1});
  }
  // Shading of these columns belongs to the sentence.
  for (Object& o : reading_.objects)
    if ((o.sort == Sort::shade || o.sort == Sort::square) && o.sentence < 0 && o.text.empty() &&
        std::ranges::all_of(
            o.cells,
            [&](Place p) { return std::ranges::find(columns, p.col + 1) != columns.end(); }))
      claim(o);
  add(std::move(spec));
  return {};
}

// Every line has both rules only if there are two, and nothing else is said of lines.
bool Binder::has_two_rules(const Statement& s) const {
  std::vector<Meaning> rules;
  for (const Sentence& sentence : reading_.sentences)
    for (const Statement& t : sentence.statements) {
      if (!is_line(t.meaning) || t.meaning == Meaning::line_both) continue;
      if (!t.hues.empty() && t.hues != s.hues) return false;
      if (std::ranges::find(rules, t.meaning) == rules.end()) rules.push_back(t.meaning);
    }
  return rules.size() == 2;
}

// A sentence without a line says the sum of the segments of the one before it.
bool Binder::repeats_sum_line(const Statement& s) const {
  return std::ranges::any_of(reading_.sentences, [&](const Sentence& sentence) {
    return std::ranges::any_of(sentence.statements, [&](const Statement& t) {
      return t.meaning == Meaning::sum_line && !t.numbers.empty() && !s.numbers.empty() &&
             t.numbers.back() == s.numbers.back();
    });
  });
}

}  // namespace clew::text::rules
