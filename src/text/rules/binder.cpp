#include "text/rules/binder.h"

#include <fmt/format.h>

#include <algorithm>

namespace clew::text::rules {
namespace {

// What needs objects of its own comes before what takes the rest: arrows and thermometers claim their
// circles before circles alone are looked at, coloured lines go before "lines".
int priority(const Statement& s) {
  if (is_of_values(s.meaning)) return 11;  // they look at all other constraints
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
    case Meaning::split_peas:
    case Meaning::lockout:
    case Meaning::index_line:
      return s.hues.empty() ? 4 : 3;
    case Meaning::line_distinct:
    case Meaning::line_even:
    case Meaning::line_odd:
    case Meaning::line_cells:
    case Meaning::line_total:
    case Meaning::line_sums_equal:
    case Meaning::nabner:
      return s.hues.empty() ? 8 : 7;
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
  digits_ = drawing_.values ? drawing_.values->digits : std::max(drawing_.rows, drawing_.cols);
  struct Job {
    int rank, sentence;
    const Statement* statement;
  };
  std::vector<Job> jobs;
  const bool needed = needs_words();
  for (std::size_t i = 0; i < reading_.sentences.size(); ++i) {
    const Sentence& sentence = reading_.sentences[i];
    for (const Statement& s : sentence.statements)
      jobs.push_back({priority(s), static_cast<int>(i), &s});
    if (!sentence.understood && needed)
      reading_.missing.push_back("sentence: " + quoted(sentence.text, 100) + ": " +
                                 sentence.reason);
  }
  std::ranges::stable_sort(jobs, {}, &Job::rank);
  add_typed();
  for (const Job& job : jobs) {
    sentence_ = job.sentence;
    const auto problem = run(*job.statement);
    if (!problem || !needed) continue;
    auto& list = problem->absent ? reading_.absent : reading_.missing;
    list.push_back("statement: " +
                   quoted(reading_.sentences[static_cast<std::size_t>(job.sentence)].text, 80) +
                   ": " + problem->reason);
  }
  sentence_ = -1;
  if (reading_.sentences.empty()) add_native();
  name_unclaimed();
}

// Words only repeat what a container says that names every rule by its kind, unless something is drawn
// besides.
bool Binder::needs_words() const {
  if (!drawing_.exact) return true;
  return std::ranges::any_of(reading_.objects, [](const Object& o) {
    return o.sort != Sort::decoration && !(o.sort == Sort::shade && o.text.empty());
  });
}

Binder::Problem Binder::run(const Statement& s) {
  if (is_relation(s.meaning)) return bind_relation(s);
  if (is_of_values(s.meaning)) return bind_modifiers(s);
  switch (s.meaning) {
    case Meaning::aside:
      return absent("no word of it belongs to a rule");
    case Meaning::nothing:
    case Meaning::kind_named:
    case Meaning::shown_as:
    case Meaning::sudoku_distinct:
      return {};
    case Meaning::sudoku:
    case Meaning::sudoku_digits:
    case Meaning::digits_only:
      return bind_sudoku(s);
    case Meaning::cage_repeat:
    case Meaning::not_all_given:
    case Meaning::whispers_continued:
    case Meaning::palindrome_continued:
    case Meaning::renban_continued:
    case Meaning::continued_order:
    case Meaning::region_continued:
    case Meaning::sum_line_continued:
    case Meaning::magic_continued:
    case Meaning::clones_continued:
    case Meaning::quadruple_continued:
    case Meaning::between_continued:
    case Meaning::lockout_ends:
    case Meaning::zipper_continued:
    case Meaning::cage_distinct_continued:
    case Meaning::line_both:
    case Meaning::antiknight_named:
    case Meaning::antiking_named:
    case Meaning::global_entropy_named:
    case Meaning::global_groups_named:
      return check_remark(s);
    case Meaning::antiknight:
    case Meaning::antiking:
    case Meaning::antiknight_antiking:
    case Meaning::nonconsecutive:
    case Meaning::disjoint:
    case Meaning::global_entropy:
    case Meaning::global_modular:
    case Meaning::column_index:
    case Meaning::column_index_all:
    case Meaning::index_continued:
    case Meaning::flatmates:
    case Meaning::global_differ:
    case Meaning::global_near:
    case Meaning::no_knight_sums:
    case Meaning::no_sums:
    case Meaning::diagonal:
    case Meaning::all_given:
    case Meaning::all_given_mixed:
      return bind_whole(s);
    case Meaning::cage_sum:
    case Meaning::cage_distinct:
    case Meaning::cage_sum_distinct:
    case Meaning::cage_total:
    case Meaning::cage_continued:
    case Meaning::cage_equal:
    case Meaning::cage_letter_equal:
    case Meaning::cage_rellik:
    case Meaning::cage_product:
    case Meaning::cage_product_continued:
    case Meaning::cage_diagonal_distinct:
    case Meaning::extra_region:
    case Meaning::extra_distinct:
    case Meaning::extra_twice:
    case Meaning::region_renban:
    case Meaning::region_total:
    case Meaning::clones:
    case Meaning::magic_square:
    case Meaning::fortress:
    case Meaning::cage_fortress:
    case Meaning::cage_beside:
    case Meaning::cage_renban:
      return bind_areas(s);
    case Meaning::column_index_cells:
    case Meaning::row_index_cells:
      return bind_index_cells(s);
    case Meaning::arrow:
      return bind_arrows(s);
    case Meaning::thermo:
    case Meaning::slow_thermo:
      return bind_thermos(s);
    case Meaning::thermo_related:
    case Meaning::thermo_length_multiple:
    case Meaning::arrow_rising:
    case Meaning::arrow_monotone:
    case Meaning::arrow_palindrome:
      return bind_shafts_besides(s);
    case Meaning::arrow_average:
    case Meaning::arrow_near:
      return bind_arrow_sums(s);
    default:
      return s.meaning < Meaning::thermo ? bind_mark(s) : bind_lines(s);
  }
}

// A sentence about cages or shaded cells.
Binder::Problem Binder::bind_areas(const Statement& s) {
  switch (s.meaning) {
    case Meaning::cage_diagonal_distinct:
      if (auto problem = bind_cages({.meaning = Meaning::cage_distinct})) return problem;
      return bind_diagonals();
    case Meaning::cage_continued:
      return has(Meaning::cage_distinct) ? bind_cages({.meaning = Meaning::cage_sum})
                                         : Problem("no sentence says which cages it is about");
    case Meaning::cage_product_continued:
      return has(Meaning::cage_distinct) ? bind_cages({.meaning = Meaning::cage_product})
                                         : Problem("no sentence says which cages it is about");
    case Meaning::cage_equal:
      return bind_equal_cages();
    case Meaning::cage_letter_equal:
      return bind_cages_by_letter();
    case Meaning::extra_region:
    case Meaning::extra_distinct:
    case Meaning::extra_twice:
    case Meaning::region_renban:
      return bind_regions(s);
    case Meaning::region_total:
      return bind_region_total(s);
    case Meaning::clones:
      return bind_clones(s);
    case Meaning::magic_square:
      return bind_magic_square(s);
    case Meaning::cage_fortress:
    case Meaning::cage_beside:
    case Meaning::cage_renban:
      return bind_cage_cells(s);
    case Meaning::fortress:
      return bind_fortress(s);
    default:
      return bind_cages(s);
  }
}

// A sentence about marks on edges, corners or cells, or beside the grid.
Binder::Problem Binder::bind_mark(const Statement& s) {
  switch (s.meaning) {
    case Meaning::dot_difference:
    case Meaning::dot_sum:
    case Meaning::dot_product:
    case Meaning::dot_greater:
    case Meaning::dot_smaller:
      return bind_labelled_dots(s);
    case Meaning::dot_consecutive:
    case Meaning::dot_ratio:
    case Meaning::dot_both:
      return bind_dots(s);
    case Meaning::dot_either:
    case Meaning::dot_xv:
    case Meaning::dot_differ:
    case Meaning::dot_total:
      return bind_related_dots(s);
    case Meaning::mark_x:
    case Meaning::mark_xv:
      return bind_letters(s);
    case Meaning::odd:
    case Meaning::odd_cells:
      return bind_cells(s, Drawn::odd);
    case Meaning::even_cells:
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
    default:
      return bind_beside(s);
  }
}

Binder::Problem Binder::bind_sudoku(const Statement& s) {
  if (s.meaning != Meaning::sudoku) {
    // Behind the size of the boxes, if that is named, come or go the first and the last digit.
    auto names = [&](int n) { return std::ranges::find(s.numbers, n) != s.numbers.end(); };
    const Values values = drawing_.values ? drawing_.values->values : Values();
    const int first = values.of_digit(1), last = values.of_digit(digits_);
    const bool said = names(first) && names(last) && (first == 0 || !names(0));
    if (!said) return fmt::format("the digits are not {} to {}", first, last);
  }
  return {};
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
    // Shading that no sentence speaks of only decorates. So does a frame around a region.
    if (((o.sort == Sort::shade || is_region(o)) && o.text.empty()) || marks_a_middle(o)) {
      o.sort = Sort::decoration;
      continue;
    }
    reading_.missing.push_back("object: no sentence is about the " + describe(o));
  }
}

void Binder::add(ConstraintSpec spec) {
  // Pairs are of digits; the words are about values.
  if (spec.kind == Drawn::pair && !has_digits())
    reading_.missing.emplace_back("values: a relation of pairs is not known for such digits");
  reading_.made.push_back({std::move(spec), sentence_});
}

void Binder::claim(Object& object) {
  if (object.sentence >= 0 && object.sentence != sentence_)
    reading_.missing.push_back("claim: two sentences are about the " + describe(object));
  object.sentence = sentence_;
}

const Statement* Binder::find(Meaning meaning) const {
  for (const Sentence& sentence : reading_.sentences)
    for (const Statement& s : sentence.statements)
      if (s.meaning == meaning) return &s;
  return nullptr;
}

// Colours of lists ("black and white dots") fit if one of them does.
bool Binder::fits(const Statement& s, const Object& o) const {
  const Hue best = hue_of(o.colour);
  return s.hues.empty() || std::ranges::any_of(s.hues, [&](Hue hue) {
           // A colour between two words belongs to the better one if the rules use both.
           const bool called = is_called(o.colour, hue) ||
                               (hue == Hue::orange && best == Hue::peach) ||
                               (hue == Hue::peach && best == Hue::orange);
           return called && (best == hue || !is_named(best));
         });
}

bool Binder::is_named(Hue hue) const {
  return std::ranges::any_of(reading_.sentences, [&](const Sentence& sentence) {
    return std::ranges::any_of(sentence.statements, [&](const Statement& s) {
      return std::ranges::find(s.hues, hue) != s.hues.end();
    });
  });
}

// Returns true if every other sentence about lines names their colour.
bool Binder::is_about_all_lines(const Statement& s) const {
  return std::ranges::none_of(reading_.sentences, [&](const Sentence& sentence) {
    return std::ranges::any_of(sentence.statements, [&](const Statement& t) {
      return &t != &s && t.hues.empty() && is_line(t.meaning);
    });
  });
}

}  // namespace clew::text::rules
