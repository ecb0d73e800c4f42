#include "text/rules/binder.h"

#include <fmt/format.h>

#include <algorithm>

namespace clew::text::rules {
namespace {

// What needs objects of its own comes before what takes the rest: arrows and thermometers claim their
// circles before circles alone are looked at, coloured lines go before "lines".
int priority(const Statement& s) {
  switch (s.meaning) {
    case Meaning::sudoku_digits:
    case Meaning::sudoku:
      return 0;
    case Meaning::arrow:
      return 1;
    case Meaning::thermo:
    case Meaning::slow_thermo:
      return 2;
    case Meaning::between:
    case Meaning::double_arrow:
      return s.hues.empty() ? 4 : 3;
    case Meaning::counting_circles:
      return 9;
    case Meaning::all_given:
    case Meaning::all_given_mixed:
      return 10;
    default:
      return s.hues.empty() ? 7 : 6;
  }
}

}  // namespace

void Binder::bind() {
  digits_ = std::max(drawing_.rows, drawing_.cols);
  struct Job {
    int rank, sentence;
    const Statement* statement;
  };
  std::vector<Job> jobs;
  for (std::size_t i = 0; i < reading_.sentences.size(); ++i) {
    const Sentence& sentence = reading_.sentences[i];
    if (!sentence.understood) {
      reading_.missing.push_back("sentence: " + quoted(sentence.text, 100) + ": " +
                                 sentence.reason);
      continue;
    }
    for (const Statement& s : sentence.statements)
      jobs.push_back({priority(s), static_cast<int>(i), &s});
  }
  std::ranges::stable_sort(jobs, {}, &Job::rank);
  add_typed();
  for (const Job& job : jobs) {
    sentence_ = job.sentence;
    if (const auto problem = run(*job.statement))
      reading_.missing.push_back(
          "statement: " +
          quoted(reading_.sentences[static_cast<std::size_t>(job.sentence)].text, 80) + ": " +
          *problem);
  }
  sentence_ = -1;
  if (reading_.sentences.empty()) add_native();
  name_unclaimed();
}

Binder::Problem Binder::run(const Statement& s) {
  switch (s.meaning) {
    case Meaning::nothing:
      return {};
    case Meaning::cage_repeat:
      return has(Meaning::cage_distinct) || has(Meaning::cage_sum_distinct)
                 ? Problem("another sentence says that digits differ in cages")
                 : Problem();
    case Meaning::not_all_given:
      return has(Meaning::all_given) ? Problem("another sentence says that all are given")
                                     : Problem();
    case Meaning::sudoku_distinct:
      return {};
    case Meaning::whispers_continued:
      return repeats_whispers(s) ? Problem() : Problem("no sentence says which line it is about");
    case Meaning::palindrome_continued:
      return has(Meaning::palindrome) ? Problem()
                                      : Problem("no sentence says which line it is about");
    case Meaning::renban_continued:
    case Meaning::continued_order:
      return has(Meaning::renban) ? Problem()
                                  : Problem("no sentence before it is about such digits");
    case Meaning::region_continued:
      return has(Meaning::region_sum) ? Problem()
                                      : Problem("no sentence says how lines are divided");
    case Meaning::sudoku:
    case Meaning::sudoku_digits:
      return bind_sudoku(s);
    case Meaning::antiknight:
      return bind_chess(Drawn::antiknight);
    case Meaning::antiking:
      return bind_chess(Drawn::antiking);
    case Meaning::antiknight_antiking:
      bind_chess(Drawn::antiknight);
      return bind_chess(Drawn::antiking);
    case Meaning::nonconsecutive:
      return bind_chess(Drawn::nonconsecutive);
    case Meaning::disjoint:
      return bind_chess(Drawn::disjoint);
    case Meaning::diagonal:
      return bind_diagonals();
    case Meaning::all_given:
    case Meaning::all_given_mixed: {
      auto problem = bind_all_given(s);
      if (!problem && s.meaning == Meaning::all_given_mixed)
        problem = bind_all_given({.meaning = Meaning::all_given, .hues = s.hues});
      return problem;
    }
    case Meaning::no_sums:
      add({.kind = Drawn::no_sum, .values = s.numbers});
      return {};
    case Meaning::cage_diagonal_distinct:
      if (auto problem = bind_cages({.meaning = Meaning::cage_distinct})) return problem;
      return bind_diagonals();
    case Meaning::cage_continued:
      return has(Meaning::cage_distinct) ? bind_cages({.meaning = Meaning::cage_sum})
                                         : Problem("no sentence says which cages it is about");
    case Meaning::cage_total:
      return bind_cages(s);
    case Meaning::cage_equal:
      return bind_equal_cages();
    case Meaning::fortress:
      return bind_fortress(s);
    case Meaning::dot_difference:
    case Meaning::dot_sum:
      return bind_labelled_dots(s);
    case Meaning::cage_sum:
    case Meaning::cage_distinct:
    case Meaning::cage_sum_distinct:
      return bind_cages(s);
    case Meaning::dot_consecutive:
    case Meaning::dot_ratio:
    case Meaning::dot_both:
      return bind_dots(s);
    case Meaning::mark_x:
    case Meaning::mark_xv:
      return bind_letters(s);
    case Meaning::odd:
      return bind_cells(s, Drawn::odd);
    case Meaning::even:
      return bind_cells(s, Drawn::even);
    case Meaning::minimum:
      return bind_cells(s, Drawn::minimum);
    case Meaning::maximum:
      return bind_cells(s, Drawn::maximum);
    case Meaning::inequality:
      return bind_signs();
    case Meaning::quadruple:
      return bind_corners(s);
    case Meaning::counting_circles:
      return bind_counting(s);
    case Meaning::little_killer:
    case Meaning::sandwich:
    case Meaning::x_sum:
    case Meaning::skyscraper:
    case Meaning::numbered_room:
      return bind_beside(s);
    case Meaning::extra_region:
      return bind_regions(s, true);
    case Meaning::extra_distinct:
      return bind_regions(s, false);
    case Meaning::arrow:
      return bind_arrows(s);
    case Meaning::thermo:
    case Meaning::slow_thermo:
      return bind_thermos(s);
    default:
      return bind_lines(s);
  }
}

Binder::Problem Binder::bind_sudoku(const Statement& s) {
  if (s.meaning == Meaning::sudoku_digits) {
    // Behind the size of the boxes, if that is named, come or go the first and the last digit.
    const bool said = std::ranges::any_of(s.numbers, [&](int n) { return n == digits_; }) &&
                      std::ranges::find(s.numbers, 1) != s.numbers.end() &&
                      std::ranges::find(s.numbers, 0) == s.numbers.end();
    if (!said) return fmt::format("the digits are not 1 to {}", digits_);
  }
  return {};
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
  return any ? Problem() : Problem("no diagonal is marked");
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
             black = has(Meaning::dot_ratio) || has(Meaning::dot_both);
  auto named = [&](Hue hue) {
    return s.hues.empty() || std::ranges::find(s.hues, hue) != s.hues.end();
  };
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

// A sentence without a line says the same as the one before it about lines.
bool Binder::repeats_whispers(const Statement& s) const {
  return std::ranges::any_of(reading_.sentences, [&](const Sentence& sentence) {
    return std::ranges::any_of(sentence.statements, [&](const Statement& t) {
      const int least = t.meaning == Meaning::german_whispers                  ? 5
                        : t.meaning == Meaning::dutch_whispers                 ? 4
                        : t.meaning == Meaning::whispers && !t.numbers.empty() ? t.numbers.back()
                                                                               : 0;
      return least && !s.numbers.empty() && s.numbers.back() == least;
    });
  });
}

void Binder::add_typed() {
  for (const ConstraintSpec& c : drawing_.typed) reading_.made.push_back({c, -1});
  // SudokuMaker's hidden cages are exact.
  for (Object& o : reading_.objects)
    if (o.sort == Sort::cage && o.hidden && o.text.empty()) {
      o.sort = Sort::decoration;
      if (o.unique && o.cells.size() > 1 && o.cells.size() <= static_cast<std::size_t>(digits_))
        reading_.made.push_back({{.kind = Drawn::group, .cells = o.cells}, -1});
    }
}

// SudokuPad itself checks cages that say whether digits differ, and lines from corner to corner. That is
// all that a drawing without words says.
void Binder::add_native() {
  for (Object& o : reading_.objects) {
    const bool cage = o.sort == Sort::cage && (o.unique || o.repeats) && o.value != 0;
    if (cage && o.value > 0)
      add({.kind = o.unique ? Drawn::cage : Drawn::sum, .cells = o.cells, .values = {o.value}});
    else if (cage && o.unique && o.cells.size() > 1)
      add({.kind = Drawn::group, .cells = o.cells});
    else if (o.sort == Sort::diagonal)
      add({o.cells.front().col == 0 ? Drawn::main_diagonal : Drawn::anti_diagonal});
    else if (!cage)
      continue;
    o.native = true;
  }
}

void Binder::name_unclaimed() {
  for (Object& o : reading_.objects) {
    if (o.sentence >= 0 || o.native || o.sort == Sort::decoration) continue;
    if (o.attached >= 0 && reading_.objects[static_cast<std::size_t>(o.attached)].sentence >= 0)
      continue;
    // Shading that no sentence speaks of only decorates.
    if (o.sort == Sort::shade && o.text.empty()) {
      o.sort = Sort::decoration;
      continue;
    }
    reading_.missing.push_back("object: no sentence is about the " + describe(o));
  }
}

void Binder::add(ConstraintSpec spec) { reading_.made.push_back({std::move(spec), sentence_}); }

void Binder::claim(Object& object) {
  if (object.sentence >= 0 && object.sentence != sentence_)
    reading_.missing.push_back("claim: two sentences are about the " + describe(object));
  object.sentence = sentence_;
}

bool Binder::has(Meaning meaning) const {
  return std::ranges::any_of(reading_.sentences, [&](const Sentence& sentence) {
    return std::ranges::any_of(sentence.statements,
                               [&](const Statement& s) { return s.meaning == meaning; });
  });
}

// Colours of lists ("black and white dots") fit if one of them does.
bool Binder::fits(const Statement& s, const Object& o) const {
  return s.hues.empty() ||
         std::ranges::any_of(s.hues, [&](Hue hue) { return is_called(o.colour, hue); });
}

int Binder::region_of(Place p) const {
  for (std::size_t i = 0; i < drawing_.regions.size(); ++i)
    if (std::ranges::find(drawing_.regions[i], p) != drawing_.regions[i].end())
      return static_cast<int>(i);
  return -1;
}

}  // namespace clew::text::rules
