// Cages, dots, letters, signs, circles, squares.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "text/choice.h"
#include "text/pieces/piece.h"
#include "text/rules/binder.h"

namespace clew::text::rules {

// A sum without a word about repeats is read as a sum alone, which is the weaker rule.
Binder::Problem Binder::bind_cages(const Statement& s) {
  const bool sum = s.meaning != Meaning::cage_distinct;
  const bool differ = has(Meaning::cage_distinct) || has(Meaning::cage_sum_distinct);
  const bool any_sum = has(Meaning::cage_sum) || has(Meaning::cage_sum_distinct) ||
                       has(Meaning::cage_continued) || has(Meaning::cage_total) ||
                       has(Meaning::cage_rellik) || has(Meaning::cage_product) ||
                       has(Meaning::cage_product_continued) || has(Meaning::cage_multiple) ||
                       has(Meaning::cage_remainder);
  const bool product = s.meaning == Meaning::cage_product,
             rellik = s.meaning == Meaning::cage_rellik;
  bool any = false;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::cage) continue;
    any = true;
    // The sentence about sums makes the constraints; one about repeats does if it is alone.
    if (!sum && any_sum) continue;
    const bool total = s.meaning == Meaning::cage_total;
    if (o.sentence >= 0 && !(total && o.value < 0)) continue;
    if (o.value == 0 || (!sum && o.value > 0)) return "the numbers of the cages are not spoken of";
    if (total && o.value > 0 && std::ranges::find(s.numbers, o.value) == s.numbers.end())
      return "cages have numbers of their own";
    if (o.sentence < 0) claim(o);
    const bool distinct = differ || (o.unique && !o.repeats);
    if (total && s.numbers.size() > 1 && !distinct) return "whether digits repeat is not clear";
    if ((product || rellik) && !distinct) return "whether digits repeat is not clear";
    if ((product || rellik) && o.value > 0)
      add({.kind = product ? Drawn::product_cage : Drawn::rellik,
           .cells = o.cells,
           .values = {o.value}});
    else if (total && o.value < 0)
      add({.kind = distinct ? Drawn::cage : Drawn::sum, .cells = o.cells, .values = s.numbers});
    else if (o.value > 0)
      add({.kind = distinct ? Drawn::cage : Drawn::sum, .cells = o.cells, .values = {o.value}});
    else if (distinct && o.cells.size() > 1)
      add({.kind = Drawn::group, .cells = o.cells});
  }
  for (Made& m : reading_.made)
    if (m.constraint.kind == Drawn::cage || m.constraint.kind == Drawn::sum) {
      any = true;
      if (m.sentence < 0) m.sentence = sentence_;
    }
  return any ? Problem() : absent("no cage is drawn");
}

Binder::Problem Binder::bind_equal_cages() {
  ConstraintSpec spec{.kind = Drawn::equal_sums};
  const bool distinct = has(Meaning::cage_distinct);
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::cage) continue;
    if (o.value >= 0) return "cages have numbers";
    if (o.sentence < 0) claim(o);
    if (!spec.cells.empty()) spec.splits.push_back(static_cast<std::uint16_t>(spec.cells.size()));
    spec.cells.insert(spec.cells.end(), o.cells.begin(), o.cells.end());
    if (distinct || o.unique) add({.kind = Drawn::group, .cells = o.cells});
  }
  if (spec.splits.empty()) return "there are not two cages";
  add(std::move(spec));
  return {};
}

// Cells of a colour are greater than their neighbours of another, or of none.
Binder::Problem Binder::bind_fortress(const Statement& s) {
  std::set<Place> high, low;
  // "Non-blue cells" are all others.
  const bool against_white = s.hues.size() < 2 || s.hues[1] == Hue::white || s.hues[1] == s.hues[0];
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::shade || !o.text.empty() || hue_of(o.colour) == Hue::white) continue;
    const bool first = s.hues.empty() || is_called(o.colour, s.hues[0]);
    const bool second = !against_white && is_called(o.colour, s.hues[1]);
    if (!first && !second) continue;
    claim(o);
    (first ? high : low).insert(o.cells.begin(), o.cells.end());
  }
  bool typed = false;
  for (Made& m : reading_.made)
    if (m.constraint.kind == Drawn::maximum && m.sentence < 0) {
      m.sentence = sentence_;
      typed = true;
    }
  if (high.empty()) return typed ? Problem() : absent("no shaded cell is drawn");
  for (const Place p : high)
    for (const Place q :
         {Place{p.row - 1, p.col}, {p.row + 1, p.col}, {p.row, p.col - 1}, {p.row, p.col + 1}})
      if (inside(q) && !high.contains(q) && (against_white || low.contains(q)))
        add({.kind = Drawn::greater, .cells = {p, q}});
  return {};
}

// Dots with numbers: the difference or the sum of their cells.
Binder::Problem Binder::bind_labelled_dots(const Statement& s) {
  bool any = false;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::dot || !fits(s, o) || o.value < 0) continue;
    claim(o);
    any = true;
    const int value = o.value;
    if (s.meaning == Meaning::dot_product)
      add(pairs(o.cells, [&](int a, int b) { return a * b == value; }));
    else if (s.meaning == Meaning::dot_greater)
      add(pairs(o.cells, [&](int a, int b) { return std::max(a, b) == value; }));
    else if (s.meaning == Meaning::dot_smaller)
      add(pairs(o.cells, [&](int a, int b) { return std::min(a, b) == value; }));
    else
      add({.kind = s.meaning == Meaning::dot_sum ? Drawn::pair_sum : Drawn::difference,
           .cells = o.cells,
           .values = {value}});
  }
  return any ? Problem() : absent("no dot with a number is drawn");
}

// Marks of which none is drawn are spoken of in vain if others of their sort are drawn, or if the
// rules say that all are given.
bool Binder::lacks_nothing(Sort sort) const {
  return has(Meaning::all_given) || has(Meaning::all_given_mixed) ||
         std::ranges::any_of(reading_.objects, [&](const Object& o) { return o.sort == sort; });
}

Binder::Problem Binder::bind_dots(const Statement& s) {
  // A ratio of 1:4, or a difference of 4, is 4.
  int named = 0;
  for (const int n : s.numbers) {
    if (n == 0 || (n != 1 && named > 1 && named != n)) return "the ratio is not 1 to a number";
    named = std::max(named, n);
  }
  if (s.meaning == Meaning::dot_ratio && named == 1) return "the ratio is not 1 to a number";
  const int value = named ? named : s.meaning == Meaning::dot_ratio ? 2 : 1;
  bool any = false;
  auto take = [&](Hue hue, Drawn kind) {
    for (Object& o : reading_.objects) {
      if (o.sort != Sort::dot || !is_called(o.colour, hue)) continue;
      const int usual = s.meaning == Meaning::dot_both ? (kind == Drawn::ratio ? 2 : 1) : value;
      if (!o.text.empty() && o.value != usual) continue;
      any = true;
      if (is_repeated(s, o)) continue;
      claim(o);
      add({.kind = kind, .cells = o.cells, .values = {usual}});
    }
    for (Made& m : reading_.made)
      if (m.constraint.kind == kind && m.sentence < 0) {
        m.sentence = sentence_;
        any = true;
      }
  };
  if (s.meaning == Meaning::dot_both) {
    take(Hue::white, Drawn::difference);
    take(Hue::black, Drawn::ratio);
    return any ? Problem() : absent("no dot is drawn");
  }
  if (s.hues.size() != 1) return "the colour of the dots is not clear";
  take(s.hues[0], s.meaning == Meaning::dot_ratio ? Drawn::ratio : Drawn::difference);
  if (any || lacks_nothing(Sort::dot)) return {};
  return absent(fmt::format("no {} dot is drawn", drawing::name(s.hues[0])));
}

// Dots of a colour that relate their cells otherwise: by a difference or more, by a sum, or by either
// of the usual relations.
Binder::Problem Binder::bind_related_dots(const Statement& s) {
  if (s.hues.size() != 1) return "the colour of the dots is not clear";
  const int number = s.numbers.empty() ? 0 : s.numbers.back();
  bool any = false;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::dot || !fits(s, o) || !o.text.empty()) continue;
    claim(o);
    any = true;
    if (s.meaning == Meaning::dot_differ)
      add({.kind = Drawn::whispers, .cells = o.cells, .values = {number}});
    else if (s.meaning == Meaning::dot_xv)
      add(choice_of({{.kind = Drawn::pair_sum, .cells = o.cells, .values = {5}},
                     {.kind = Drawn::pair_sum, .cells = o.cells, .values = {10}}}));
    else if (s.meaning == Meaning::dot_total)
      add({.kind = Drawn::pair_sum, .cells = o.cells, .values = {number}});
    else
      add(pairs(o.cells,
                [](int a, int b) { return std::abs(a - b) == 1 || a == 2 * b || b == 2 * a; }));
  }
  return any ? Problem() : absent("no dot of that colour is drawn");
}

Binder::Problem Binder::bind_letters(const Statement& s) {
  std::map<std::string, int> sums;
  if (s.meaning == Meaning::mark_xv) {
    sums = {{"x", 10}, {"v", 5}};
    std::vector<int> numbers = s.numbers;
    std::ranges::sort(numbers);
    if (!numbers.empty() && numbers != std::vector{5, 10}) return "the sums are not 10 and 5";
  } else {
    if (s.letters.size() != 1 || s.numbers.empty()) return "the letter and its sum are not clear";
    sums = {{s.letters, s.numbers.back()}};
  }
  bool any = false;
  for (Object& o : reading_.objects) {
    const auto sum = sums.find(o.text);
    if (o.sort != Sort::letter || sum == sums.end()) continue;
    claim(o);
    any = true;
    add({.kind = Drawn::pair_sum, .cells = o.cells, .values = {sum->second}});
  }
  for (Made& m : reading_.made)
    if (m.constraint.kind == Drawn::pair_sum && m.sentence < 0) {
      m.sentence = sentence_;
      any = true;
    }
  return any || lacks_nothing(Sort::letter) ? Problem() : absent("no such letter is drawn");
}

// Circles are odd and squares even unless the sentence says so the other way round.
Binder::Problem Binder::bind_cells(const Statement& s, Drawn kind) {
  ConstraintSpec spec{.kind = kind};
  // Cells of a colour may have any shape; shaded cells are not circles.
  const bool any_shape = s.meaning == Meaning::odd_cells || s.meaning == Meaning::even_cells ||
                         s.meaning == Meaning::minimum || s.meaning == Meaning::maximum;
  const bool usual = !any_shape && s.letters.find_first_of("cs") == s.letters.npos;
  const auto meant = [&](char letter, Drawn usually) {
    return s.letters.contains(letter) || (usual && kind == usually);
  };
  const bool circles = (any_shape && !s.hues.empty()) || meant('c', Drawn::odd),
             squares = any_shape || meant('s', Drawn::even);
  for (Object& o : reading_.objects) {
    const bool shape = (circles && o.sort == Sort::circle) || (squares && o.sort == Sort::square) ||
                       (any_shape && o.sort == Sort::shade);
    if (!shape || o.cells.size() != 1 || o.sentence >= 0 || !o.text.empty() || !fits(s, o))
      continue;
    if (o.attached >= 0 && reading_.objects[static_cast<std::size_t>(o.attached)].sentence >= 0)
      continue;
    claim(o);
    spec.cells.push_back(o.cells[0]);
  }
  bool any = !spec.cells.empty();
  if (any) add(std::move(spec));
  for (Made& m : reading_.made)
    if (m.constraint.kind == kind && m.sentence < 0) {
      m.sentence = sentence_;
      any = true;
    }
  return any ? Problem() : absent("no such mark is drawn");
}

Binder::Problem Binder::bind_signs() {
  bool any = false;
  for (Object& o : reading_.objects) {
    const bool small_v =
        o.sort == Sort::letter && o.text == "v" && !has(Meaning::mark_x) && !has(Meaning::mark_xv);
    if (o.sort != Sort::sign && !small_v) continue;
    claim(o);
    any = true;
    add({.kind = Drawn::greater, .cells = o.cells});
  }
  return any ? Problem() : absent("no sign is drawn");
}

Binder::Problem Binder::bind_corners(const Statement& s) {
  bool any = false;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::corner || !fits(s, o)) continue;
    std::vector<int> digits;
    for (const char c : o.text) {
      if (c >= '1' && c <= '9')
        digits.push_back(c - '0');
      else if (c != ' ' && c != ',' && c != '\n')
        return "a mark on a corner holds more than digits";
    }
    if (digits.empty() || digits.size() > 4)
      return "a mark on a corner does not hold 1 to 4 digits";
    claim(o);
    any = true;
    add({.kind = Drawn::quadruple, .cells = o.cells, .values = std::move(digits)});
  }
  for (Made& m : reading_.made)
    if (m.constraint.kind == Drawn::quadruple && m.sentence < 0) {
      m.sentence = sentence_;
      any = true;
    }
  return any ? Problem() : absent("no mark on a corner is drawn");
}

Binder::Problem Binder::bind_counting(const Statement& s) {
  ConstraintSpec spec{.kind = Drawn::counting_circles};
  std::set<drawing::Hue> hues;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::circle || o.cells.size() != 1 || o.sentence >= 0 || !o.text.empty() ||
        !fits(s, o))
      continue;
    if (o.attached >= 0 && reading_.objects[static_cast<std::size_t>(o.attached)].sentence >= 0)
      continue;
    claim(o);
    hues.insert(hue_of(o.colour));
    spec.cells.push_back(o.cells[0]);
  }
  if (spec.cells.empty()) return absent("no circle is drawn");
  if (hues.size() > 1) return "the circles have several colours";
  add(std::move(spec));
  return {};
}

// A mark without a text in the middle of a zipper line only shows where that is.
bool Binder::marks_a_middle(const Object& mark) const {
  constexpr double near = 0.25;
  constexpr Sort shapes[] = {Sort::circle, Sort::square, Sort::dot, Sort::corner, Sort::other};
  if (!mark.text.empty() || std::ranges::find(shapes, mark.sort) == std::end(shapes)) return false;
  return std::ranges::any_of(reading_.made, [&](const Made& m) {
    if (m.constraint.kind != Drawn::zipper) return false;
    const auto& cells = m.constraint.cells;
    const Place a = cells[(cells.size() - 1) / 2], b = cells[cells.size() / 2];
    return std::abs(mark.at.row - (a.row + b.row + 1) / 2.0) < near &&
           std::abs(mark.at.col - (a.col + b.col + 1) / 2.0) < near;
  });
}

}  // namespace clew::text::rules
