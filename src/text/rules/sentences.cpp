// A sentence is read as a whole. If no pattern matches, its heading ("German whispers: …"), its
// examples ("eg …") and its parentheses are taken away, the latter only if they are understood too;
// then it is cut at a conjunction into clauses, of which a later one may leave out the subject.
#include "text/rules/sentences.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "text/pieces/piece.h"
#include "text/rules/prose.h"

namespace clew::text::rules {
namespace {

constexpr std::size_t most_text = std::size_t{64} << 10;
constexpr int most_cuts = 3;

bool is_name(Meaning meaning) {
  return meaning == Meaning::antiknight_named || meaning == Meaning::antiking_named;
}

bool has_meaning(const Statement& s) {
  return s.meaning != Meaning::nothing && s.meaning != Meaning::kind_named;
}

bool names_kind(const Statement& s) { return s.meaning == Meaning::kind_named; }

class Parser {
 public:
  using Statements = std::optional<std::vector<Statement>>;

  explicit Parser(const Grammar& grammar) : grammar_(grammar) {}

  Sentence parse(std::string text) {
    Sentence sentence{.text = std::move(text)};
    const std::string all = with_short_forms(lower(sentence.text));
    constexpr std::size_t longest = 700;
    Statements statements;
    for (const Freedom freedom : {Freedom::none, Freedom::light, Freedom::order}) {
      freedom_ = freedom;
      if (!statements && all.size() <= longest) statements = read(all);
    }
    if (statements) {
      sentence.understood = true;
      sentence.statements = std::move(*statements);
      // Clauses that say nothing matter only where there is no other.
      if (std::ranges::any_of(sentence.statements, has_meaning))
        std::erase_if(sentence.statements, std::not_fn(has_meaning));
      erase_repeated(sentence.statements);
      for (Statement& s : sentence.statements)
        if (s.meaning == Meaning::all_white_given)
          s = {.meaning = Meaning::all_given, .hues = {Hue::white}};
        else if (s.meaning == Meaning::all_letters_given)
          s = {.meaning = Meaning::all_given, .letters = "xv"};
      continue_sums(sentence.statements);
      continue_colours(sentence.statements);
      for (const Statement& s : sentence.statements)
        if (!s.subject.empty()) subject_ = s.subject;
    } else if (grammar_.is_aside(grammar_.fold(all))) {
      sentence.understood = true;
      sentence.statements = {{.meaning = Meaning::aside}};
    } else {
      const auto word = grammar_.unknown_word(grammar_.fold(without_examples(all)));
      sentence.reason = word ? "the grammar has no word \"" + *word + "\""
                             : "the grammar has no sentence of this form";
    }
    return sentence;
  }

 private:
  // "Clues are skyscrapers: they show how many digits are visible" says the same twice.
  static void erase_repeated(std::vector<Statement>& statements) {
    for (std::size_t i = 1; i < statements.size(); ++i) {
      const Statement& s = statements[i];
      const auto same = [&](const Statement& t) {
        return t.meaning == s.meaning && t.numbers == s.numbers && t.hues == s.hues &&
               t.letters == s.letters && t.relation == s.relation && t.amounts == s.amounts &&
               t.tokens == s.tokens;
      };
      const auto here = statements.begin() + static_cast<std::ptrdiff_t>(i);
      if (s.meaning != Meaning::nothing && std::any_of(statements.begin(), here, same))
        statements.erase(here), --i;
    }
  }

  // "Digits cannot repeat" is about the cages of the clause before it.
  static void continue_sums(std::vector<Statement>& statements) {
    for (std::size_t i = 1; i < statements.size(); ++i)
      if (statements[i].meaning == Meaning::cage_distinct_continued &&
          statements[i - 1].meaning == Meaning::cage_sum)
        statements[i].meaning = Meaning::cage_distinct;
  }

  // "Shown as purple lines" says the colour of the lines that the next clause is about.
  static void continue_colours(std::vector<Statement>& statements) {
    for (std::size_t i = 1; i < statements.size(); ++i)
      if (statements[i - 1].meaning == Meaning::shown_as && statements[i].hues.empty() &&
          is_line(statements[i].meaning)) {
        statements[i].hues = statements[i - 1].hues;
        statements[i].shade |= statements[i - 1].shade;
      }
  }

  Statements read(std::string_view all) const {
    if (const auto rest = without_list_mark(all); rest.size() < stripped(all).size())
      return rest.empty() ? std::vector<Statement>{} : read(rest);
    // "[Whispers] Digits on …": a heading.
    if (const auto text = without_bracketed_head(all); !text.empty()) return read(text);
    // "ie" explains in words that count; "eg" does not.
    if (const auto meant = stripped(all); begins_with_word(meant, "ie") && meant.size() > 3)
      return read(meant.substr(2));
    if (is_example(all) || says_nothing(all)) return std::vector<Statement>{};
    if (const std::string rest = without_aside_examples(all); rest.size() < all.size())
      return read(rest);
    const std::string_view text = without_lead(without_examples(all));
    if (text.empty()) return std::vector<Statement>{};
    // A heading alone says nothing, unless its sentence was cut off behind it.
    if (text.ends_with(':') && text.size() + 3 < stripped(all).size()) return std::nullopt;
    Statements silent;  // a body that says nothing: "renban" behind "Purple lines:"
    for (const auto& body : {std::optional(text), body_of(text)}) {
      if (!body) continue;
      if (stripped(*body).empty()) return std::vector<Statement>{};
      auto found = clauses(*body, subject_, 0);
      if (!found) found = with_asides(*body);
      if (!found) continue;
      if (body->size() == text.size() || std::ranges::any_of(*found, has_meaning)) return found;
      silent = std::move(found);
    }
    auto found = about_heading(text);
    return found ? found : silent;
  }

  // "White dots: the digits are consecutive", "Entropic (orange): every three digits …": the heading is the
  // subject.
  Statements about_heading(std::string_view text) const {
    auto body = body_of(text);
    if (!body) return std::nullopt;
    Tokens head = grammar_.fold(text.substr(0, text.size() - body->size()));
    std::erase_if(head, [](const Token& t) { return t.word == ":" || t.word == "="; });
    for (const std::string_view line : {"this line", "these lines"})
      if (begins_with_word(stripped(*body), line)) body = stripped(*body).substr(line.size());
    if (auto found = clauses(*body, head, 0)) return found;
    head.insert(head.begin(), {.word = "on"});
    if (auto found = clauses(*body, head, 0)) return found;
    head.push_back({.word = "line"});
    return clauses(*body, head, 0);
  }

  // Behind a heading of a few words: "German whispers: …".
  std::optional<std::string_view> body_of(std::string_view text) const {
    for (std::string_view mark : {":", " - ", " = "}) {
      const std::size_t at = text.find(mark);
      constexpr std::size_t longest = 60;
      if (at == text.npos || at == 0 || at > longest) continue;
      const auto is_digit = [&](std::size_t i) {
        return i < text.size() && text[i] >= '0' && text[i] <= '9';
      };
      const bool ratio =
          mark == ":" && is_digit(at - 1) && is_digit(text.find_first_not_of(' ', at + 1));
      if (ratio) continue;
      std::string_view head = text.substr(0, at);
      std::size_t words = 0;
      bool speaks = false;
      for (std::string_view word = take_word(head); !word.empty(); word = take_word(head)) {
        ++words;
        speaks |= grammar_.is_speaking(stripped(word));
      }
      const std::string name(stripped(text.substr(0, at)));
      if (name == "anti knight" || name == "anti king") speaks = false;
      constexpr std::size_t most_words = 6;
      if (words <= most_words && !speaks) return text.substr(at + mark.size());
    }
    return std::nullopt;
  }

  // The sentence without what stands in parentheses, and each of these by itself.
  Statements with_asides(std::string_view text) const {
    std::string rest;
    std::vector<std::string> asides;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] != '(') {
        rest += text[i];
        continue;
      }
      const std::size_t end = std::min(text.find(')', i), text.size());
      const std::string_view aside = text.substr(i + 1, end - i - 1);
      // "Renban lines (purple)": the colour belongs to the lines.
      const Tokens tokens = grammar_.fold(aside);
      if (tokens.size() == 1 && tokens[0].hue != Hue::none)
        rest += "shown as " + std::string(aside);
      else
        asides.emplace_back(aside);
      rest += ' ';
      i = end;
    }
    if (rest == text) return std::nullopt;
    auto found = clauses(rest, subject_, 0);
    if (!found) return std::nullopt;
    for (const std::string& aside : asides) {
      if (is_example(aside) || stripped(aside).empty()) continue;
      auto more = clauses(aside, found->empty() ? subject_ : found->back().subject, 0);
      if (!more) return std::nullopt;
      found->insert(found->end(), more->begin(), more->end());
    }
    return found;
  }

  Statements clause(std::string_view text, const Tokens& subject) const {
    Tokens tokens = grammar_.fold(stripped(text));
    if (tokens.empty()) return std::vector<Statement>{};
    if (auto statement = grammar_.match(tokens, freedom_))
      return std::vector{std::move(*statement)};
    if (grammar_.is_about_fog(tokens)) return std::vector{Statement{}};
    auto with_subject = [&](const Tokens& rest) -> Statements {
      if (subject.empty()) return std::nullopt;
      Tokens whole = subject;
      whole.insert(whole.end(), rest.begin(), rest.end());
      if (auto statement = grammar_.match(whole, freedom_))
        return std::vector{std::move(*statement)};
      return std::nullopt;
    };
    for (std::string_view lead : {"and", "but", "so", "they", "which", "these", "that", "meaning"})
      if (tokens[0].word == lead && tokens.size() > 1) {
        const Tokens rest(tokens.begin() + 1, tokens.end());
        if (auto statement = grammar_.match(rest, freedom_))
          return std::vector{std::move(*statement)};
        if (auto found = with_subject(rest)) return found;
      }
    return with_subject(tokens);
  }

  // "Normal sudoku, killer and arrow rules apply": each of them.
  Statements lists_of_rules(std::string_view text) const {
    constexpr std::string_view begin = "normal ", end = " rules apply";
    text = stripped(text);
    for (std::string_view word : {"standard ", "normal ", "regular ", "usual "})
      if (text.starts_with(word) && text.ends_with(end) && text.size() > word.size() + end.size()) {
        text = text.substr(word.size(), text.size() - word.size() - end.size());
        std::vector<Statement> all;
        while (!text.empty()) {
          const std::size_t at = std::min(text.find(','), text.find(" and "));
          const std::string_view item = stripped(text.substr(0, at));
          text =
              at >= text.size() ? std::string_view{} : text.substr(at + (text[at] == ',' ? 1 : 5));
          if (text.starts_with(" and ")) text.remove_prefix(5);
          auto found = clause(std::string(begin) + std::string(item) + std::string(end), {});
          if (!found) return std::nullopt;
          all.insert(all.end(), found->begin(), found->end());
        }
        return all;
      }
    return std::nullopt;
  }

  Statements clauses(std::string_view text, const Tokens& subject, int depth) const {
    if (auto found = clause(text, subject)) return found;
    if (depth == 0)
      if (auto found = lists_of_rules(text)) return found;
    if (depth == most_cuts) return std::nullopt;
    for (std::size_t at = 0; at < text.size(); ++at)
      for (std::string_view joint : {" and ", " and, ", " but ", ", ", ": ", " - ", " which ",
                                     " while ", "; ", " so that ", " where ", " plus ", ", so "}) {
        if (!text.substr(at).starts_with(joint)) continue;
        auto first = clause(text.substr(0, at), subject);
        if (!first && depth == 0) first = lists_of_rules(text.substr(0, at));
        if (!first || first->empty()) continue;
        // A name before a colon is a heading.
        if (joint == ": " && is_name(first->back().meaning)) continue;
        const Tokens& next = first->back().subject.empty() ? subject : first->back().subject;
        auto rest = clauses(text.substr(at + joint.size()), next, depth + 1);
        if (!rest) continue;
        // "The lines are a renban and a palindrome": one of each.
        const bool lists = joint != ": " && joint != " - ";
        if (lists && std::ranges::any_of(*rest, names_kind)) continue;
        first->insert(first->end(), rest->begin(), rest->end());
        return first;
      }
    return std::nullopt;
  }

  const Grammar& grammar_;
  Freedom freedom_ = Freedom::none;
  Tokens subject_;  // of the last clause that had one
};

}  // namespace

std::vector<Sentence> parse_rules(const Grammar& grammar, std::string_view rules) {
  Parser parser(grammar);
  std::vector<Sentence> sentences;
  const std::vector<std::string> texts = sentences_of(rules.substr(0, most_text));
  for (std::size_t i = 0; i < texts.size(); ++i) {
    sentences.push_back(parser.parse(texts[i]));
    // "A low digit (1,2,3); a middle digit (4,5,6); and a high digit": a semicolon within a sentence.
    constexpr std::size_t most_pieces = 3;
    std::string whole = texts[i];
    for (std::size_t j = i + 1; j < std::min(i + most_pieces, texts.size()); ++j) {
      if (sentences.back().understood || !texts[j - 1].ends_with(';')) break;
      whole += ' ' + texts[j];
      if (Sentence joined = parser.parse(whole); joined.understood) {
        sentences.back() = std::move(joined);
        i = j;
      }
    }
  }
  return sentences;
}

}  // namespace clew::text::rules
