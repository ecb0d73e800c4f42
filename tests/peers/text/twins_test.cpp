// Sentences of published puzzles with one word changed that turns their meaning round: none is read
// as the sentence that it was made from.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>

#include "clew/text.h"
#include "support/peer_lines.h"
#include "text/rules/sentences.h"
#include "text/sudokupad/links.h"

namespace clew::text::rules {
namespace {

struct Change {
  std::string_view from, to;
};
constexpr Change changes[] = {{"increase", "decrease"},
                              {"at least", "at most"},
                              {"different", "identical"},
                              {"smaller", "greater"},
                              {"lower", "higher"},
                              {"consecutive", "equal"},
                              {"sum", "product"},
                              {"from the bulb", "to the bulb"},
                              {"must", "must not"},
                              {"cannot", "may"},
                              {"can't", "can"},
                              {"do not", "do"},
                              {"don't", "do"},
                              {"not all", "all"},
                              {"all", "exactly one of the"},
                              {"every", "exactly one"},
                              {"each", "exactly one"},
                              {"same", "different"},
                              {"any order", "order"},
                              {"between", "outside"},
                              {"white", "black"},
                              {"green", "blue"},
                              {"purple", "green"},
                              {"double", "half"},
                              {"contain", "do not contain"},
                              {"is", "is not"},
                              {"are", "are not"},
                              {"sum to", "do not sum to"},
                              {"digits", "even digits"},
                              {"first", "last"},
                              {"knight", "king"},
                              {"diagonals", "rows"},
                              {"twice", "thrice"},
                              {"any", "exactly one"},
                              {"visible", "hidden"},
                              {"point", "do not point"},
                              {"neighbouring", "non-adjacent"}};

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

// The part behind a heading. Sentences with examples and asides have none: their words need not count.
std::size_t body_of(const std::string& text) {
  for (const std::string_view aside : {"(", "i.e.", "e.g.", "ie ", "eg ", "example"})
    if (text.contains(aside)) return text.size();
  std::size_t begin = 0;
  for (const std::string_view mark : {":", " - "})
    if (const std::size_t at = text.rfind(mark); at != text.npos) begin = std::max(begin, at);
  return begin;
}

// The sentence with one place changed, for each place.
std::set<std::string> twins_of(const std::string& text) {
  std::set<std::string> found;
  for (const auto& [from, to] : changes)
    for (std::size_t at = text.find(from, body_of(text)); at != text.npos;
         at = text.find(from, at + 1)) {
      const std::size_t end = at + from.size();
      const bool whole =
          (at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end]));
      if (whole) found.insert(text.substr(0, at) + std::string(to) + text.substr(end));
    }
  return found;
}

bool alike(const Statement& a, const Statement& b) {
  return a.meaning == b.meaning && a.numbers == b.numbers && a.hues == b.hues &&
         a.letters == b.letters && a.relation == b.relation && a.amounts == b.amounts &&
         a.tokens == b.tokens;
}

TEST(PeerSentences, MeanSomethingElseWithAnotherWord) {
  CLEW_NEEDS_PEER_DATA();
  constexpr std::size_t every = 12;
  std::set<std::string> texts;
  Layouts layouts;
  const auto lines = test::peer_lines("published/pads.jsonl.gz");
  for (std::size_t i = 0; i < lines.size(); i += every) {
    const std::string payload = nlohmann::json::parse(lines[i])["payload"];
    if (const auto reading = read_explained(payload, layouts))
      for (const auto& sentence : reading->sentences) texts.insert(sentence.text);
  }
  const Grammar grammar;
  int read = 0, twins = 0;
  for (const std::string& text : texts) {
    const auto sentences = parse_rules(grammar, text);
    const auto says = [](const Statement& s) { return s.meaning != Meaning::nothing; };
    if (sentences.size() != 1 || !std::ranges::any_of(sentences[0].statements, says)) continue;
    ++read;
    for (const std::string& twin : twins_of(text)) {
      ++twins;
      const auto changed = parse_rules(grammar, twin);
      EXPECT_FALSE(changed.size() == 1 && changed[0].understood &&
                   std::ranges::equal(sentences[0].statements, changed[0].statements, alike))
          << twin << "\nis read as\n"
          << text;
    }
  }
  std::printf("%d sentences, %d twins\n", read, twins);
  EXPECT_GT(read, 150);
  EXPECT_GT(twins, 500);
}

}  // namespace
}  // namespace clew::text::rules
