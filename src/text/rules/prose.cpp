// The words of rules before their grammar: sentences, abbreviations, examples, and what says nothing.
#include "text/rules/prose.h"

#include <algorithm>
#include <array>

#include "text/pieces/piece.h"

namespace clew::text::rules {
namespace {

constexpr std::size_t most_sentences = 400;

struct Replacement {
  std::string_view from, to;
};
constexpr Replacement replacements[] = {
    {"’", "'"},         {"‘", "'"},           {"“", "\""}, {"”", "\""},  {"×", "x"},
    {"–", "-"},         {"—", " - "},         {"−", "-"},  {"…", "."},   {"\u00a0", " "},
    {"•", "\n"},        {"\\n", "\n"},        {"**", " "}, {"__", " "},  {"--", "-"},
    {"⚫", " "},        {"⚪", " "},          {"·", "\n"}, {"(s)", "s"}, {"≥", " at least "},
    {"≤", " at most "}, {">=", " at least "},
};

/// The plain letter or figure of a mathematical one (U+1D400 to U+1D7FF), which some setters use for
/// bold type; 0 if the text begins with something else.
char plain_letter(std::string_view text) {
  auto byte = [&](std::size_t i) {
    return static_cast<unsigned>(static_cast<unsigned char>(text[i]));
  };
  if (text.size() < 4 || byte(0) != 0xF0 || byte(1) != 0x9D) return 0;
  const unsigned code = 0x1D000 + ((byte(2) & 0x3F) << 6) + (byte(3) & 0x3F);
  if (code >= 0x1D400 && code < 0x1D6A4) {
    const unsigned at = (code - 0x1D400) % 52;
    return static_cast<char>(at < 26 ? 'A' + at : 'a' + at - 26);
  }
  return code >= 0x1D7CE && code <= 0x1D7FF ? static_cast<char>('0' + (code - 0x1D7CE) % 10) : 0;
}

std::string normalised(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    if (const char plain = plain_letter(text.substr(i))) {
      result += plain;
      i += 4;
      continue;
    }
    const auto* row = std::ranges::find_if(
        replacements, [&](const Replacement& r) { return text.substr(i).starts_with(r.from); });
    if (row != std::end(replacements)) {
      result += row->to;
      i += row->from.size();
    } else {
      result += text[i++];
    }
  }
  return result;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Returns true if the stop at `at` belongs to an abbreviation: e.g. i.e. etc. vs.
bool is_abbreviation(std::string_view text, std::size_t at) {
  std::size_t begin = at;
  while (begin > 0 && (is_letter(text[begin - 1]) || text[begin - 1] == '.')) --begin;
  const std::string word = lower(text.substr(begin, at - begin));
  return word == "e.g" || word == "i.e" || word == "eg" || word == "ie" || word == "etc" ||
         word == "vs" || word == "orth" || word == "adj" || word == "e" || word == "i" ||
         word == "approx" || word == "no";
}

std::vector<std::string> cut(const std::string& text) {
  std::vector<std::string> sentences;
  std::string now;
  auto flush = [&] {
    const std::string_view all = trimmed(now);
    const bool speaks = std::ranges::any_of(all, [](char c) {
      return is_letter(c) || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
    });
    if (speaks && sentences.size() < most_sentences) sentences.emplace_back(all);
    now.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\n' || c == '\r') {
      flush();
      continue;
    }
    now += c;
    if (c != '.' && c != '!' && c != '?' && c != ';') continue;
    const char next = i + 1 < text.size() ? text[i + 1] : '\n';
    const bool ends = is_space(next) || next == '"' || next == ')' || next == '\'' ||
                      (c != ';' && next >= 'A' && next <= 'Z');
    if (!ends || (c == '.' && is_abbreviation(text, i))) continue;
    while (i + 1 < text.size() && (text[i + 1] == ')' || text[i + 1] == '"')) now += text[++i];
    flush();
  }
  flush();
  return sentences;
}

// An address of a page says nothing.
bool is_address(std::string_view text) {
  return text.starts_with("http") && text.contains("://") && text.find(' ') == text.npos;
}

// A credit says nothing: "Thanks for playing.", "Find more puzzles like this at example.com."
bool is_credit(std::string_view text) {
  text = stripped(text);
  constexpr std::string_view thanks[] = {"thanks",         "thank you",  "many thanks",
                                         "special thanks", "i hope you", "hope you"};
  const auto begins_so = [&](std::string_view begin) { return begins_with_word(text, begin); };
  if (std::ranges::any_of(thanks, begins_so))
    return !text.contains("digit") && text.find_first_of("0123456789") == text.npos;
  constexpr std::string_view begins[] = {"find more puzzles", "more puzzles", "for more puzzles",
                                         "see more puzzles", "play more puzzles"};
  const std::size_t last = text.rfind(' ');
  if (last == text.npos || std::ranges::none_of(begins, begins_so)) return false;
  return text.find('.', last) != text.npos;
}

// A signature says nothing: "Love, Ann".
bool is_signature(std::string_view text) {
  text = stripped(text);
  constexpr std::string_view greetings[] = {"love", "regards", "best wishes", "cheers", "yours"};
  const std::size_t comma = text.find(',');
  if (comma == text.npos ||
      std::ranges::find(greetings, text.substr(0, comma)) == std::end(greetings))
    return false;
  std::string_view name = stripped(text.substr(comma));
  return !name.empty() && std::ranges::all_of(name, is_letter);
}

// "Thus, if r2c5 is a 3, r2c3 is a 5": an example of cells by name.
bool is_conclusion(std::string_view text) {
  constexpr std::string_view leads[] = {"thus", "so", "hence", "therefore"};
  if (std::ranges::none_of(leads, [&](std::string_view l) { return begins_with_word(text, l); }))
    return false;
  const auto is_digit = [&](std::size_t i) {
    return i < text.size() && text[i] >= '0' && text[i] <= '9';
  };
  for (std::size_t i = 0; i + 3 < text.size(); ++i)
    if (text[i] == 'r' && is_digit(i + 1) && text[i + 2] == 'c' && is_digit(i + 3)) return true;
  return false;
}

// An example, or what the sentence means in other words or leads to.
bool is_in_other_words(std::string_view text) {
  return is_example(text) || begins_with_word(stripped(text), "in other words") ||
         begins_with_word(stripped(text), "so");
}

}  // namespace

std::string_view stripped(std::string_view text) {
  constexpr std::string_view edge = " \t.,;!?\"-*>~#()[]";
  std::size_t begin = std::min(text.find_first_not_of(edge), text.size());
  std::size_t end = text.find_last_not_of(edge) + 1;
  if (begin >= end) return {};
  // A bracket stays if its other half is within the text.
  const std::string_view within = text.substr(begin, end - begin);
  const auto open = std::ranges::count(within, '('), close = std::ranges::count(within, ')');
  if (close > open) begin = std::min(begin, text.substr(0, begin).rfind('('));
  if (open > close) end = std::max(end, text.find(')', end) + 1);
  return text.substr(begin, end - begin);
}

bool begins_with_word(std::string_view text, std::string_view word) {
  return text.starts_with(word) && (text.size() == word.size() || !is_letter(text[word.size()]));
}

bool is_example(std::string_view text) {
  text = stripped(text);
  return std::ranges::any_of(
             std::array<std::string_view, 10>{"eg", "ex", "if, for example", "if for example", "ie",
                                              "for example", "for instance", "example",
                                              "so for example", "so, for example"},
             [&](std::string_view word) { return begins_with_word(text, word); }) ||
         is_conclusion(text);
}

std::string_view without_bracketed_head(std::string_view text) {
  constexpr std::size_t longest = 40;
  text = trimmed(text);
  const std::size_t end = text.find(']');
  const bool head = text.starts_with('[') && end < longest;
  return head ? stripped(text.substr(end + 1)) : std::string_view{};
}

bool says_nothing(std::string_view text) {
  return is_address(text) || is_credit(text) || is_signature(text);
}

std::vector<std::string> sentences_of(std::string_view rules) { return cut(normalised(rules)); }

// "e.g." as eg and "i.e." as ie.
std::string with_short_forms(std::string text) {
  for (const auto& [from, to] : {Replacement{"e.g.", "eg "},
                                 {"i.e.", "ie "},
                                 {"e.g", "eg"},
                                 {"i.e", "ie"},
                                 {"orth.", "orthogonally "},
                                 {"adj.", "adjacent "},
                                 {"non repeat", "non-repeat"},
                                 {"equally distant", "equidistant"},
                                 {"equally far", "equidistant"},
                                 {"irregularly shaped", "irregular"},
                                 {"horizontally or vertically", "orthogonally"},
                                 {"vertically or horizontally", "orthogonally"},
                                 {"horizontally and vertically", "orthogonally"},
                                 {"they're ", "they are "},
                                 {"digit sum of", "digitsum of"},
                                 {"can only contain", "contain only"},
                                 {"may only contain", "contain only"},
                                 {" have to ", " must "},
                                 {" need to ", " must "},
                                 {" needs to ", " must "},
                                 {", which may repeat,", ""},
                                 {" has to ", " must "}})
    for (std::size_t at; (at = text.find(from)) != text.npos;) text.replace(at, from.size(), to);
  return text;
}

// Without the number or the letter of a list: "1. …", "(2) …", "3: …", "a) …", "rule 4: …".
std::string_view without_list_mark(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  constexpr std::size_t most_digits = 2;
  text = stripped(text);
  std::string_view rest = text;
  if (rest.starts_with('(')) rest.remove_prefix(1);
  if (begins_with_word(rest, "rule")) rest = stripped(rest.substr(4));
  const std::size_t numbered = std::min(rest.find_first_not_of(digits), rest.size());
  if (numbered > most_digits || (numbered == 0 && (rest.empty() || !is_letter(rest[0]))))
    return text;
  rest.remove_prefix(std::max<std::size_t>(numbered, 1));
  if (rest.empty()) return numbered ? rest : text;
  const bool marks = numbered ? rest[0] == ')' || rest[0] == '.' || rest[0] == ':' : rest[0] == ')';
  const bool apart = rest.size() == 1 || is_space(rest[1]) || (rest[0] == ')' && rest[1] == '.');
  return marks && apart ? stripped(rest.substr(1)) : text;
}

// Without words that only lead to the sentence: "Note that …".
std::string_view without_lead(std::string_view text) {
  constexpr std::string_view leads[] = {
      "please note that", "please note",   "note that",      "note",        "nb",
      "in addition",      "remember that", "in other words", "to be clear", "for clarity",
      "as a reminder",    "as usual",      "reminder",       "however",     "moreover",
      "finally",          "as always",     "also note that"};
  text = stripped(text);
  for (const std::string_view lead : leads)
    if (begins_with_word(text, lead)) {
      const std::string_view rest = text.substr(lead.size());
      return rest.starts_with(':') || rest.starts_with(',') || rest.starts_with(' ')
                 ? stripped(rest.substr(1))
                 : text;
    }
  return text;
}

// Without "(eg …)".
std::string without_aside_examples(std::string_view text) {
  std::string rest;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('('), text.size());
    rest += text.substr(0, open);
    text.remove_prefix(open);
    if (text.empty()) break;
    const std::size_t close = text.find(')');
    const bool example = close != text.npos && is_in_other_words(text.substr(1, close - 1));
    if (!example) rest += text.substr(0, close == text.npos ? text.size() : close + 1);
    text.remove_prefix(close == text.npos ? text.size() : close + 1);
  }
  return rest;
}

// Without "…, eg …" at the end.
std::string_view without_examples(std::string_view text) {
  for (std::string_view word : {"eg", "ie", "for example", "for instance"})
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
      const bool whole = at > 0 && !is_letter(text[at - 1]) && text[at - 1] != '-' &&
                         begins_with_word(text.substr(at), word);
      if (whole) {
        text = text.substr(0, at);
        break;
      }
    }
  return text;
}

}  // namespace clew::text::rules
