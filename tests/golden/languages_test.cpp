// Every language says what English says: each row of its tables has the same placeholders, and each step
// names the same cells, numbers and houses in the same order. Rows falsified on purpose are found out.
#include <gmock/gmock.h>

#include <bit>
#include <cstddef>
#include <cstdio>
#include <map>
#include <set>

#include "clew/words.h"
#include "logic/words/catalogue.h"
#include "logic/words/teller.h"
#include "model/names.h"
#include "support/golden_steps.h"
#include "support/spoken.h"

namespace clew::test {
namespace {

using words::Catalogue, words::Told, words::catalogue_of;

std::vector<Language> others() {
  std::vector<Language> list;
  for (std::size_t i = 1; i < languages().size(); ++i) list.push_back(static_cast<Language>(i));
  return list;
}
std::string_view code(Language language) {
  return languages()[static_cast<std::size_t>(language)].code;
}

// ---- rows

// A catalogue as rows: all members but three are sentences.
constexpr std::size_t first_rows = offsetof(Catalogue, language) / sizeof(std::string_view);
constexpr std::size_t last_rows =
    (offsetof(Catalogue, techniques) - offsetof(Catalogue, no_repeats)) / sizeof(std::string_view);
struct Rows {
  std::array<std::string_view, first_rows> first;
  Language language;
  std::string_view (*rule)(Constraint::Kind);
  std::array<std::string_view, last_rows> last;
  std::span<const Told> techniques;

  std::vector<std::string_view*> all() {
    std::vector<std::string_view*> list;
    for (auto& row : first) list.push_back(&row);
    for (auto& row : last) list.push_back(&row);
    return list;
  }
};
static_assert(sizeof(Rows) == sizeof(Catalogue));

using Placeholders = std::vector<std::string>;
Placeholders placeholders(std::string_view sentence) {
  Placeholders list;
  for (std::size_t open = sentence.find('{'); open != std::string_view::npos;
       open = sentence.find('{', open + 1))
    list.emplace_back(sentence.substr(open, sentence.find('}', open) + 1 - open));
  return list;
}
// The title is said in some languages where English says the name.
std::set<std::string> different(std::string_view sentence) {
  const Placeholders list = placeholders(sentence);
  std::set<std::string> set(list.begin(), list.end());
  set.erase("{title}");
  return set;
}

// A language may name once more what English calls "it".
void expect_same(std::string_view row, std::string_view english, const std::string& what) {
  EXPECT_EQ(row.empty(), english.empty()) << what;
  const auto own = different(row), needed = different(english);
  EXPECT_TRUE(std::ranges::includes(own, needed)) << what << ": " << row << "\nfor: " << english;
}

TEST(Languages, HaveEveryRowWithItsPlaceholders) {
  auto english = std::bit_cast<Rows>(catalogue_of(Language::english));
  const auto english_rows = english.all();
  for (const Language language : others()) {
    auto own = std::bit_cast<Rows>(catalogue_of(language));
    EXPECT_EQ(own.language, language);
    const auto rows = own.all();
    for (std::size_t i = 0; i < rows.size(); ++i)
      expect_same(*rows[i], *english_rows[i], std::string(code(language)));
    for (const Told& told : own.techniques) {
      const Told& told_in_english = catalogue_of(Language::english).told(told.technique);
      const std::string what =
          std::string(code(language)) + ", " + std::string(technique(told.technique).name);
      expect_same(told.where, told_in_english.where, what);
      expect_same(told.name, told_in_english.name, what);
      expect_same(told.reason, told_in_english.reason, what);
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(Constraint::Kind::count); ++i) {
      const auto kind = static_cast<Constraint::Kind>(i);
      expect_same(own.rule(kind), english.rule(kind),
                  std::string(code(language)) + ", " + std::string(name(kind)));
      EXPECT_FALSE(name(kind, language).empty()) << name(kind);
      EXPECT_NE(own.rule(kind), english.rule(kind)) << name(kind);
    }
  }
}

// A missing title falls back to English, which a player would take for a fault.
TEST(Languages, EveryTechniqueHasATitleOfItsOwn) {
  for (const Technique& t : techniques()) EXPECT_EQ(title(t, Language::english), t.title);
  for (const Language language : others()) {
    std::set<std::string_view> titles;
    for (const Technique& t : techniques()) {
      EXPECT_FALSE(catalogue_of(language).told(t.id).title.empty()) << t.name;
      EXPECT_TRUE(titles.insert(title(t, language)).second) << code(language) << ", " << t.name;
    }
  }
}

// ---- texts

Neighbours neighbours_of(Language language) {
  switch (language) {
    case Language::german:
      return {{"in", "In"}, {"keine"}, {"sieht", "="}, {}};
    case Language::french:
      return {{"en", "En", "qu'en", "dans", "Dans", "cases", "Regardez"},
              {"vaut", "valent", "pas", "le", "les", "valoir", "seulement"},
              {"vaut", "valent", "voit"},
              {"le", "la", "les", "Le"}};
    case Language::spanish:
      return {{"en", "En", "celdas", "Mira"},
              {"es", "son", "el", "los", "haber", "tiene", "tienen"},
              {"es", "son", "ve"},
              {"el", "la", "los", "las", "El"}};
    default:
      return {};
  }
}

// Words that would be left over from English, and that no other language here has.
constexpr std::string_view english_words[] = {"the", "and",  "or",    "is",  "are",  "has",
                                              "of",  "with", "cells", "row", "this", "be"};

std::string bad_form(const std::string& text, Language language) {
  for (const char* bad : {"(?)", "{", "}", "  ", "..", " .", " ,", ",.", "()", ". .", "; ."})
    if (text.find(bad) != std::string::npos) return std::string("holds \"") + bad + "\"";
  if (text.empty() || (text.back() != '.' && text.back() != '!')) return "no full stop at the end";
  if (language == Language::french)
    for (const char* bad : {" :", " ;", " !", " ?", "de le ", "de les ", "à le ", "à les "})
      if (text.find(bad) != std::string::npos) return std::string("holds \"") + bad + "\"";
  if (language == Language::spanish)
    for (const char* bad : {" de el ", " a el ", " o 8", " :", " ;"})
      if (text.find(bad) != std::string::npos) return std::string("holds \"") + bad + "\"";
  for (std::size_t i = 0; i < text.size();) {
    const auto is_letter = [](char ch) {
      return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z') ||
             static_cast<unsigned char>(ch) >= 0x80;
    };
    std::size_t end = i;
    while (end < text.size() && is_letter(text[end])) ++end;
    for (const std::string_view word : english_words)
      if (text.substr(i, end - i) == word) return "an English word: " + std::string(word);
    i = end + 1;
  }
  return {};
}

const std::vector<GoldenStep>& golden_steps() {
  static const std::vector<GoldenStep> steps = [] {
    std::vector<GoldenStep> list;
    for (const Json& one : golden_words())
      if (GoldenStep golden = golden_step(one); golden.step) list.push_back(std::move(golden));
    return list;
  }();
  return steps;
}

constexpr Detail details[] = {Detail::where, Detail::technique, Detail::reason};

TEST(Languages, NameTheSameCellsNumbersAndHouses) {
  const SpokenReader english(catalogue_of(Language::english), {});
  for (const Language language : others()) {
    const SpokenReader reader(catalogue_of(language), neighbours_of(language));
    for (const GoldenStep& golden : golden_steps())
      for (const Detail detail : details) {
        const std::string in_english = tell(*golden.layout, golden.grid, *golden.step, detail);
        const std::string text = tell(*golden.layout, golden.grid, *golden.step, detail, language);
        EXPECT_EQ(bad_form(text, language), "") << code(language) << ": " << text;
        EXPECT_EQ(reader.fault(text, english.read(in_english)), "")
            << code(language) << ", " << technique(golden.step->technique).name << ": " << text
            << "\n"
            << in_english;
      }
  }
}

// ---- falsified rows

// Returns the sentence with two placeholders exchanged, in all ways; every fifth of all that a test asks
// for.
std::vector<std::string> falsified(std::string_view sentence, int& asked) {
  std::vector<std::string> list;
  const Placeholders keys = placeholders(sentence);
  for (std::size_t i = 0; i < keys.size(); ++i)
    for (std::size_t j = i + 1; j < keys.size(); ++j) {
      if (keys[i] == keys[j]) continue;
      std::string text(sentence);
      const std::size_t first = text.find(keys[i]), second = text.rfind(keys[j]);
      if (first > second || asked++ % 5 != 0) continue;
      text.replace(second, keys[j].size(), keys[i]);
      text.replace(first, keys[i].size(), keys[j]);
      list.push_back(text);
    }
  return list;
}

// Returns true if a step is told otherwise with a falsified catalogue; `found` then says whether the
// reader notices.
struct Trial {
  bool told = false, found = false;
};
Trial trial(const Catalogue& falsified, const SpokenReader& reader, const Spoken& english,
            const GoldenStep& golden, const std::string& text) {
  const words::Teller teller(*golden.layout, falsified);
  const std::string other = teller.tell(golden.grid, *golden.step, Detail::reason);
  if (other == text) return {};
  return {true, !reader.fault(other, english).empty()};
}

// Rows with two placeholders exchanged: most are noticed on the steps that use them. An exchange that
// leaves the order of each kind of name, as of a digit and a house, is noticed only by the words beside.
TEST(Languages, ExchangedPlaceholdersAreNoticed) {
  const SpokenReader english(catalogue_of(Language::english), {});
  for (const Language language : others()) {
    const SpokenReader reader(catalogue_of(language), neighbours_of(language));
    std::vector<std::string> texts;
    std::vector<Spoken> in_english;
    for (const GoldenStep& golden : golden_steps()) {
      texts.push_back(tell(*golden.layout, golden.grid, *golden.step, Detail::reason, language));
      in_english.push_back(
          english.read(tell(*golden.layout, golden.grid, *golden.step, Detail::reason)));
    }
    int told = 0, found = 0, asked = 0;
    auto rows = std::bit_cast<Rows>(catalogue_of(language));
    for (std::string_view* row : rows.all()) {
      const std::string_view kept = *row;
      for (const std::string& sentence : falsified(kept, asked)) {
        *row = sentence;
        const auto catalogue = std::bit_cast<Catalogue>(rows);
        Trial any;
        for (std::size_t i = 0; i < texts.size() && !any.found; ++i) {
          const Trial one = trial(catalogue, reader, in_english[i], golden_steps()[i], texts[i]);
          any = {any.told || one.told, one.found};
        }
        told += any.told;
        found += any.found;
      }
      *row = kept;
    }
    std::vector<Told> table(rows.techniques.begin(), rows.techniques.end());
    rows.techniques = table;
    const auto catalogue = std::bit_cast<Catalogue>(rows);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      Told& row = table[static_cast<std::size_t>(golden_steps()[i].step->technique)];
      const std::string_view kept = row.reason;
      for (const std::string& sentence : falsified(kept, asked)) {
        row.reason = sentence;
        const Trial one = trial(catalogue, reader, in_english[i], golden_steps()[i], texts[i]);
        told += one.told;
        found += one.found;
      }
      row.reason = kept;
    }
    std::printf("%s: %d of %d\n", std::string(code(language)).c_str(), found, told);
    EXPECT_GT(told, 300);
    EXPECT_GT(found, told * 2 / 3);
  }
}

}  // namespace
}  // namespace clew::test
