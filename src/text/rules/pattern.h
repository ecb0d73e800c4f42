// Patterns of sentences, compiled from the tables, and their matches. A sentence matches only as a
// whole: a word outside its pattern makes it unreadable.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "text/rules/tables.h"

namespace clew::text::rules {

/// A word of a sentence after folding.
struct Token {
  std::string word;
  Hue hue = Hue::none;  // hue of a colour
  int number = -1;      // value of a number

  friend bool operator==(const Token&, const Token&) = default;
};
using Tokens = std::vector<Token>;

/// The meaning of a sentence, and its subject.
struct Statement {
  Meaning meaning = Meaning::nothing;
  std::vector<int> numbers{};
  std::vector<Hue> hues{};
  std::string letters{};    // x and v; c and s for a circle and a square
  bool names_kind = false;  // of a line: renban, whisper …
  bool bulbless = false;    // of lines without bulbs
  bool shade = false;       // light or dark: only one colour may fit
  Relation relation = Relation::none;
  std::vector<int> amounts{};  // numbers of the relation; they are not among `numbers`
  Tokens subject{};            // subject that the next clause may omit
  Tokens tokens{};             // all words, if the meaning is of values
};

/// How far a sentence may be from the tables.
enum class Freedom : std::uint8_t {
  none,   // it is a pattern, word by word
  light,  // light words ("each", "that") may be more or fewer
  order   // besides, it may be a frame: parts in any order, and words that say nothing
};

class Grammar {
 public:
  Grammar();

  /// The statement of a sentence that matches a pattern or, if it is free enough, a frame; nothing if none
  /// does.
  std::optional<Statement> match(const Tokens&, Freedom = Freedom::none) const;
  /// Folds words: plurals, synonyms, colours and numbers.
  Tokens fold(std::string_view lower_case) const;
  /// Returns true if a heading with that word may change the meaning of its sentence.
  bool is_speaking(std::string_view word) const;
  /// Returns true if the words are about fog and how it clears, and about nothing else.
  bool is_about_fog(const Tokens&) const;
  /// Returns true if no word, number or colour may belong to a rule.
  bool is_aside(const Tokens&) const;
  /// The first token that no pattern has; nothing if each is in one.
  std::optional<std::string> unknown_word(const Tokens&) const;

 private:
  enum class Step : std::uint8_t {
    word,
    number,
    colour,
    letter,
    subject,
    relation,
    choice,
    unordered  // all options of a choice, in any order
  };
  struct Node {
    Step step;
    int index = 0;  // index of a word, or of a choice
  };
  using Sequence = std::vector<Node>;
  struct Choice {
    std::vector<Sequence> options;
  };
  struct State;
  struct Words;
  struct Compiled {
    Meaning meaning;
    int choice;
  };

  /// A frame: every needed part once, between them any of the others.
  struct Frame {
    Meaning meaning;
    int needed, others;  // choices
  };

  int compile(std::string_view pattern);
  int compile_choice(std::string_view& rest, char until);
  int named(std::string_view name);
  int word_index(std::string_view word);
  std::vector<State> run(int choice, const Words&, const std::vector<State>&) const;
  std::vector<State> run(const Node&, const Words&, const std::vector<State>&) const;
  std::vector<State> run(const Sequence&, const Words&, std::vector<State>) const;
  /// Takes one token, a light one too many, or none in place of a light word.
  void take(const Node&, const Words&, State, std::vector<State>& next) const;
  static void add_new(const std::vector<State>&, std::vector<State>& result);
  /// Appends the states behind the options that are left, one after another in each order.
  void run_unordered(std::vector<const Sequence*> left, const Words&, const std::vector<State>&,
                     std::vector<State>& result) const;
  std::vector<State> run(const Frame&, const Words&) const;
  std::optional<Statement> statement(Meaning, const State&, const Words&) const;
  bool is_known(const std::string& word) const;
  std::string without_slip(const std::string& word) const;
  void add_word(Tokens&, std::string word) const;
  bool is_light(const Token& token) const { return more_.contains(token.word); }

  std::vector<Choice> choices_;
  std::vector<Compiled> patterns_;
  std::vector<Frame> frames_;
  std::vector<int> relations_;                  // choices, in the order of the rows
  std::unordered_map<std::string, int> words_;  // words of the patterns
  std::unordered_map<std::string, int> names_;
  std::unordered_map<std::string, std::string> forms_;
  std::unordered_map<std::string, Hue> hues_;
  std::unordered_set<std::string> fog_;  // words of a sentence about fog
  std::unordered_set<std::string> plain_, turning_;
  std::unordered_set<std::string> more_;  // light words that a sentence may have
  std::unordered_set<int> fewer_;         // light words that a sentence may lack
  std::unordered_set<int> alike_;         // light words that stand for each other
};

}  // namespace clew::text::rules
