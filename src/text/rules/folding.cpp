// Words of a sentence by those of the grammar: plurals, synonyms, colours, numbers, slips of the pen.
#include <algorithm>
#include <utility>

#include "text/pieces/piece.h"
#include "text/rules/pattern.h"

namespace clew::text::rules {
namespace {

// Returns true if one letter is left out, added or changed, or two neighbours are swapped.
bool is_slip(std::string_view meant, std::string_view written) {
  if (meant.size() > written.size()) std::swap(meant, written);
  if (written.size() - meant.size() > 1 || meant == written) return false;
  const auto at =
      static_cast<std::size_t>(std::ranges::mismatch(meant, written).in1 - meant.begin());
  if (meant.size() < written.size()) return meant.substr(at) == written.substr(at + 1);
  const bool swapped = at + 1 < meant.size() && meant[at] == written[at + 1] &&
                       meant[at + 1] == written[at] &&
                       meant.substr(at + 2) == written.substr(at + 2);
  return swapped || meant.substr(at + 1) == written.substr(at + 1);
}

}  // namespace

bool Grammar::is_known(const std::string& word) const {
  return forms_.contains(word) || hues_.contains(word) || words_.contains(word) ||
         fog_.contains(word) || more_.contains(word);
}

// The known word that a long word would be without one slip of the pen ("nomral", "seperate"); the word
// itself if there is none, or if there are two of other meanings. The first letter counts: "neither" is
// not "either".
std::string Grammar::without_slip(const std::string& word) const {
  constexpr std::size_t least = 6;
  const std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
  if (word.size() < least || word.find_first_not_of(letters) != word.npos) return word;
  std::string known, folded;
  bool several = false;
  auto consider = [&](const std::string& other, const std::string& meant) {
    if (other[0] != word[0] || !is_slip(other, word)) return;
    several |= !known.empty() && meant != folded;
    known = other;
    folded = meant;
  };
  for (const auto& [form, meant] : forms_) consider(form, meant);
  for (const auto& [other, index] : words_)
    if (!forms_.contains(other)) consider(other, other);
  for (const auto& [colour, hue] : hues_) consider(colour, colour);
  return known.empty() || several ? word : known;
}

void Grammar::add_word(Tokens& tokens, std::string word) const {
  if (!is_known(word)) word = without_slip(word);
  if (const auto hue = hues_.find(word); hue != hues_.end()) {
    tokens.push_back({.word = std::move(word), .hue = hue->second});
    return;
  }
  const auto form = forms_.find(word);
  if (form != forms_.end()) word = form->second;
  if (word.empty()) return;
  // "Add up to" is "sum to".
  if (word == "up" && !tokens.empty() && tokens.back().word == "sum") return;
  const int value = number(word);
  tokens.push_back({.word = std::move(word), .number = value});
}

Tokens Grammar::fold(std::string_view text) const {
  Tokens tokens;
  auto is_part = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '\'' || c == '-' || c == '+' ||
           c == '*' || static_cast<unsigned char>(c) >= 0x80;
  };
  for (std::size_t i = 0; i < text.size();) {
    if (!is_part(text[i])) {
      if (text[i] == ':' || text[i] == '/' || text[i] == '<' || text[i] == '>' || text[i] == '=')
        tokens.push_back({.word = std::string(1, text[i])});
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < text.size() && is_part(text[end])) ++end;
    std::string_view word = text.substr(i, end - i);
    i = end;
    while (!word.empty() && (word.front() == '-' || word.front() == '\'')) word.remove_prefix(1);
    while (!word.empty() && (word.back() == '-' || word.back() == '\'')) word.remove_suffix(1);
    if (word.empty()) continue;
    // 1-9 and 3x3.
    const std::size_t digits = word.find_first_not_of("0123456789");
    if (digits && digits != word.npos && (word[digits] == '-' || word[digits] == 'x')) {
      // "3x3-box" is two words.
      const std::size_t stop = std::min(word.find('-', digits + 1), word.size());
      const std::string_view second = word.substr(digits + 1, stop - digits - 1);
      if (is_number(second)) {
        add_word(tokens, std::string(word.substr(0, digits)));
        tokens.push_back({.word = word[digits] == '-' ? "to" : "x"});
        add_word(tokens, std::string(second));
        word.remove_prefix(std::min(stop + 1, word.size()));
        if (word.empty()) continue;
      }
    }
    const std::string whole(word);
    const bool known = is_known(whole);
    if (!known && word.ends_with("'s")) {
      add_word(tokens, whole.substr(0, whole.size() - 2));
      tokens.push_back({.word = "'s"});
    } else if (!known && word.find('-') != word.npos) {
      for (std::size_t at = 0; at <= word.size();) {
        const std::size_t stop = std::min(word.find('-', at), word.size());
        if (stop > at) add_word(tokens, std::string(word.substr(at, stop - at)));
        at = stop + 1;
      }
    } else {
      add_word(tokens, whole);
    }
  }
  return tokens;
}

}  // namespace clew::text::rules
