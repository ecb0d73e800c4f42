// Lines that a statement is about.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "text/rules/binder.h"
#include "text/rules/line_shapes.h"

namespace clew::text::rules {
namespace {

/// Lines that say something of their cells without an order: strokes that meet are one of them.
bool is_set(Meaning meaning) {
  return meaning == Meaning::renban || meaning == Meaning::nabner ||
         meaning == Meaning::line_distinct || meaning == Meaning::line_total ||
         meaning == Meaning::line_even || meaning == Meaning::line_odd ||
         meaning == Meaning::line_cells || meaning == Meaning::line_sums_equal;
}

/// Lines that may have another rule too.
bool is_property(Meaning meaning) {
  return (is_set(meaning) && meaning != Meaning::renban) || meaning == Meaning::line_related ||
         meaning == Meaning::line_never || meaning == Meaning::parity ||
         meaning == Meaning::entropic || meaning == Meaning::modular;
}

/// Lines between circles, or diamonds.
bool is_ended(Meaning meaning) {
  return meaning == Meaning::between || meaning == Meaning::double_arrow ||
         meaning == Meaning::split_peas || meaning == Meaning::lockout;
}

/// Lines that say something of neighbours, or end in circles: where strokes meet makes no difference.
bool is_by_pairs(Meaning meaning) {
  return meaning == Meaning::whispers || meaning == Meaning::whispers_bare ||
         meaning == Meaning::line_consecutive || meaning == Meaning::line_pair_sums ||
         meaning == Meaning::whispers_or_small || meaning == Meaning::german_whispers ||
         meaning == Meaning::dutch_whispers || meaning == Meaning::parity ||
         meaning == Meaning::line_related || meaning == Meaning::line_never ||
         meaning == Meaning::line_equal || is_ended(meaning);
}

// Returns true if one line begins within the other one, or at an end of it.
bool branches(const Object& a, const Object& b) {
  auto on_the_way = [](Place end, const Object& line) {
    return std::ranges::find(line.cells, end) != line.cells.end();
  };
  auto begins_on = [&](const Object& line, const Object& other) {
    return !is_loop(line) &&
           (on_the_way(line.cells.front(), other) || on_the_way(line.cells.back(), other));
  };
  return a.colour == b.colour && a.cells != b.cells && (begins_on(a, b) || begins_on(b, a));
}

}  // namespace

/// Words of a colour wheel between which people differ.
bool is_near(Hue a, Hue b) {
  static constexpr std::pair<Hue, Hue> near[] = {
      {Hue::red, Hue::orange},   {Hue::red, Hue::pink},      {Hue::red, Hue::brown},
      {Hue::orange, Hue::peach}, {Hue::orange, Hue::yellow}, {Hue::orange, Hue::brown},
      {Hue::yellow, Hue::green}, {Hue::yellow, Hue::peach},  {Hue::green, Hue::cyan},
      {Hue::cyan, Hue::blue},    {Hue::blue, Hue::purple},   {Hue::purple, Hue::pink},
      {Hue::pink, Hue::peach},   {Hue::grey, Hue::black}};
  return std::ranges::any_of(near, [&](const auto& pair) {
    return (pair.first == a && pair.second == b) || (pair.first == b && pair.second == a);
  });
}

// Lines of a colour that no sentence names, next to the statement's own, of which none is drawn.
std::vector<Object*> Binder::lines_of_near_colour(const Statement& s) {
  std::vector<Object*> lines;
  for (Object& o : reading_.objects) {
    const Hue hue = hue_of(o.colour);
    if (o.sort != Sort::line || o.sentence >= 0 || is_named(hue)) continue;
    if (std::ranges::none_of(s.hues, [&](Hue named) { return is_near(named, hue); })) continue;
    if (!lines.empty() && hue_of(lines[0]->colour) != hue) return {};
    lines.push_back(&o);
  }
  return lines;
}

// Lines of the statement's colour; without a colour, all that are left, if they have one.
std::vector<Object*> Binder::lines_of(const Statement& s) {
  if (is_ended(s.meaning)) return ended_lines(s);
  std::vector<Object*> lines;
  for (Object& o : reading_.objects)
    if (o.sort == Sort::line && (s.hues.empty() ? o.sentence < 0 : fits(s, o))) lines.push_back(&o);
  // "Grey lines without bulbs": thermometers may have their colour.
  if (s.bulbless) std::erase_if(lines, [&](const Object* line) { return is_thermometer(*line); });
  return lines.empty() && !s.hues.empty() ? lines_of_near_colour(s) : lines;
}

bool Binder::is_thermometer(const Object& line) const {
  return line.sentence >= 0 &&
         std::ranges::any_of(reading_.sentences[static_cast<std::size_t>(line.sentence)].statements,
                             [](const Statement& t) {
                               return t.meaning == Meaning::thermo ||
                                      t.meaning == Meaning::slow_thermo;
                             });
}

// Without a colour, lines that end in circles or diamonds. The colour may be that of the circles.
std::vector<Object*> Binder::ended_lines(const Statement& s) {
  auto has_circles = [&](const Object& o, bool of_colour) {
    return std::ranges::all_of(std::array{o.cells.front(), o.cells.back()}, [&](Place end) {
      const auto circles = ends_at(s.meaning, end);
      return std::ranges::any_of(
          circles, [&](const Object* circle) { return !of_colour || fits(s, *circle); });
    });
  };
  std::vector<Object*> coloured, ended, left;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::line) continue;
    if (!s.hues.empty() && fits(s, o)) coloured.push_back(&o);
    if (o.sentence >= 0) continue;
    left.push_back(&o);
    if (has_circles(o, !s.hues.empty())) ended.push_back(&o);
  }
  if (!coloured.empty()) return coloured;
  return ended.empty() && s.hues.empty() ? left : ended;
}

// Lines of other sentences that have another property besides: those of the statement's colour; without
// a colour, all lines if it names no kind of them.
std::vector<Object*> Binder::lines_with_property(const Statement& s) {
  std::vector<Object*> lines;
  const bool both = has(Meaning::line_both);
  if (!(is_property(s.meaning) || both) || is_ended(s.meaning) || !s.hues.empty()) return lines;
  auto says = [&](const Object& o, auto means) {
    return o.sentence >= 0 &&
           std::ranges::any_of(reading_.sentences[static_cast<std::size_t>(o.sentence)].statements,
                               [&](const Statement& t) { return means(t.meaning); });
  };
  if (s.names_kind && s.meaning != Meaning::nabner && !both) return lines;
  for (Object& o : reading_.objects) {
    if (o.sort != Sort::line) continue;
    if (is_thermometer(o)) return {};
    if (!s.names_kind || both || says(o, [](Meaning m) { return m == Meaning::line_distinct; }))
      lines.push_back(&o);
  }
  return lines;
}

namespace {

/// The rule of a statement about lines, and its difference: names of whispers stand for theirs.
std::pair<Meaning, int> rule_of(const Statement& t) {
  if (t.meaning == Meaning::german_whispers) return {Meaning::whispers, 5};
  if (t.meaning == Meaning::dutch_whispers) return {Meaning::whispers, 4};
  return {t.meaning, t.meaning == Meaning::whispers && !t.numbers.empty() ? t.numbers.back() : 0};
}

}  // namespace

// Returns true if another sentence says the same of the object.
bool Binder::is_repeated(const Statement& s, const Object& line) const {
  if (line.sentence < 0 || line.sentence == sentence_) return false;
  const auto& statements = reading_.sentences[static_cast<std::size_t>(line.sentence)].statements;
  return std::ranges::any_of(statements, [&](const Statement& t) {
    const bool same_number = s.numbers.empty() || t.numbers.empty() ||
                             s.meaning == Meaning::region_sum ||
                             s.numbers.back() == t.numbers.back();
    return rule_of(t) == rule_of(s) || (t.meaning == s.meaning && same_number);
  });
}

// Returns true if the statement has no colour and repeats the rule of another one: it names that kind
// of line, or all lines have the rule.
bool Binder::repeats_lines(const Statement& s) const {
  if (!s.hues.empty()) return false;
  auto repeated_by = [&](int sentence) {
    return sentence >= 0 &&
           std::ranges::any_of(
               reading_.sentences[static_cast<std::size_t>(sentence)].statements,
               [&](const Statement& t) { return &t != &s && rule_of(t) == rule_of(s); });
  };
  bool all = true, any = false;
  for (const Object& o : reading_.objects) {
    if (o.sort != Sort::line) continue;
    const bool same = repeated_by(o.sentence);
    any |= same;
    all &= same;
  }
  return any && (all || s.names_kind);
}

Binder::Problem Binder::bind_lines(const Statement& s) {
  static constexpr std::pair<Meaning, Drawn> kinds[] = {
      {Meaning::whispers, Drawn::whispers},
      {Meaning::german_whispers, Drawn::whispers},
      {Meaning::dutch_whispers, Drawn::whispers},
      {Meaning::renban, Drawn::renban},
      {Meaning::palindrome, Drawn::palindrome},
      {Meaning::region_sum, Drawn::region_sum},
      {Meaning::between, Drawn::between},
      {Meaning::double_arrow, Drawn::double_arrow},
      {Meaning::zipper, Drawn::zipper},
      {Meaning::entropic, Drawn::entropic},
      {Meaning::nabner, Drawn::nabner}};
  std::vector<Object*> lines = lines_of(s);
  const bool besides = lines.empty();
  if (besides) lines = lines_with_property(s);
  bool any = !lines.empty();
  std::erase_if(lines, [&](const Object* line) { return is_repeated(s, *line); });
  if (any && lines.empty()) return {};
  for (const auto& [meaning, kind] : kinds)
    for (Made& m : reading_.made)
      if (meaning == s.meaning && m.constraint.kind == kind && m.sentence < 0) {
        m.sentence = sentence_;
        any = true;
      }
  if (!any && repeats_lines(s)) return {};
  if (!any)
    return s.hues.empty() ? absent("no line is left for it")
                          : absent(fmt::format("no {} line is drawn", drawing::name(s.hues[0])));
  const bool about_all = is_about_all_lines(s) || has(Meaning::line_both);
  for (const Object* line : lines) {
    if (s.hues.empty() && !about_all && !besides &&
        hue_of(line->colour) != hue_of(lines[0]->colour))
      return "it names no colour, and lines of several colours are left";
    if (s.shade && !(line->colour == lines[0]->colour))
      return "lines of several such colours are drawn";
  }
  for (Object* line : lines)
    if (!besides) claim(*line);
  std::vector<Object> wholes;
  std::vector<bool> joined(lines.size(), false);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (joined[i]) continue;
    Object whole = *lines[i];
    // Strokes that branch off are the same line, if that has no order.
    std::vector<std::size_t> parts{i};
    for (std::size_t p = 0; p < parts.size() && !is_by_pairs(s.meaning); ++p)
      for (std::size_t j = i + 1; j < lines.size(); ++j) {
        if (joined[j] || !branches(*lines[parts[p]], *lines[j])) continue;
        if (!is_set(s.meaning) && s.meaning != Meaning::region_sum) return "a line has a branch";
        joined[j] = true;
        parts.push_back(j);
        whole.cells.insert(whole.cells.end(), lines[j]->cells.begin(), lines[j]->cells.end());
      }
    if (parts.size() > 1 && s.meaning == Meaning::region_sum) {
      std::vector<const Object*> branched;
      for (const std::size_t part : parts) branched.push_back(lines[part]);
      if (auto problem = branched_region_sum(branched)) return problem;
      continue;
    }
    if (parts.size() > 1) {
      std::ranges::sort(whole.cells);
      const auto twice = std::ranges::unique(whole.cells);
      whole.cells.erase(twice.begin(), twice.end());
    }
    if (s.meaning == Meaning::line_sums_equal)
      wholes.push_back(std::move(whole));
    else if (auto problem = bind_line(s, whole))
      return problem;
  }
  return s.meaning == Meaning::line_sums_equal ? equal_lines(wholes) : Problem();
}

}  // namespace clew::text::rules
