#include "text/rules/pattern.h"

#include <algorithm>
#include <bit>

#include "base/assert.h"
#include "text/pieces/piece.h"

namespace clew::text::rules {
namespace {

constexpr std::size_t most_states = 64;  // ways to match the beginning of a sentence

constexpr std::string_view kinds_of_lines[] = {"renban",     "german", "dutch",   "whisper",
                                               "palindrome", "zipper", "modular", "entropic",
                                               "nabner",     "parity", "thermo"};

constexpr std::string_view syntax = "[](){}|;~@#%$& ";

template <class Into>
void add_words(std::string_view words, Into add) {
  for (std::string_view word = take_word(words); !word.empty(); word = take_word(words)) add(word);
}

template <class Rows, class Into>
void add_forms(const Rows& rows, Into add) {
  for (const auto& row : rows)
    add_words(row.forms, [&](std::string_view form) { add(row, std::string(form)); });
}

}  // namespace

/// A way to match the first tokens: where it is, and what it met.
struct Grammar::State {
  std::uint16_t at = 0, subject = 0;
  std::uint8_t captures = 0, relation = 0;        // 1 + the row
  std::uint8_t amounts_from = 0, amounts_to = 0;  // captures of the relation
  std::uint16_t captured[12] = {};                // places of tokens

  friend bool operator==(const State&, const State&) = default;
};

/// A sentence: its tokens, and for each the number of its word; -1 if no pattern has it.
struct Grammar::Words {
  const Tokens& tokens;
  std::vector<int> numbers{};
  bool light = false;  // light words may be more or fewer than those of the pattern
};

void Grammar::add_new(const std::vector<State>& states, std::vector<State>& result) {
  for (const State& state : states)
    if (result.size() < most_states && std::ranges::find(result, state) == result.end())
      result.push_back(state);
}

Grammar::Grammar() {
  add_forms(word_rows(), [&](const WordRow& row, std::string form) {
    forms_.emplace(std::move(form), std::string(row.word));
  });
  add_forms(colour_rows(), [&](const ColourRow& row, std::string form) {
    hues_.emplace(std::move(form), row.hue);
  });
  for (const RelationRow& row : relation_rows()) relations_.push_back(compile(row.pattern));
  for (const auto rows :
       {sudoku_patterns(), filler_patterns(), cage_patterns(), mark_patterns(), beside_patterns(),
        line_patterns(), ended_line_patterns(), relation_patterns(), value_patterns()})
    for (const PatternRow& row : rows) patterns_.push_back({row.meaning, compile(row.pattern)});
  for (const FrameRow& row : frame_rows())
    frames_.push_back({row.meaning, compile(row.needed), compile(row.others)});
  add_words(fog_words(), [&](std::string_view word) { fog_.emplace(word); });
  add_words(plain_words(), [&](std::string_view word) { plain_.emplace(word); });
  add_words(turning_words(), [&](std::string_view word) { turning_.emplace(word); });
  add_words(light_words().more, [&](std::string_view word) { more_.emplace(word); });
  add_words(light_words().fewer, [&](std::string_view word) { fewer_.insert(word_index(word)); });
  alike_ = {word_index("cell"), word_index("digit")};
}

int Grammar::compile(std::string_view pattern) { return compile_choice(pattern, '\0'); }

int Grammar::named(std::string_view name) {
  if (const auto it = names_.find(std::string(name)); it != names_.end()) return it->second;
  const auto rows = name_rows();
  const auto row = std::ranges::find(rows, name, &NameRow::name);
  CLEW_ASSERT(row != rows.end());
  const int choice = compile(row->pattern);
  names_.emplace(name, choice);
  return choice;
}

int Grammar::word_index(std::string_view word) {
  return words_.try_emplace(std::string(word), static_cast<int>(words_.size())).first->second;
}

// Reads up to the closing bracket, which it takes too.
int Grammar::compile_choice(std::string_view& rest, char until) {
  Choice choice{{Sequence{}}};
  while (!rest.empty() && rest[0] != until) {
    const char c = rest[0];
    rest.remove_prefix(1);
    Sequence& sequence = choice.options.back();
    if (c == ' ') continue;
    if (c == '|' || c == ';') {
      choice.options.emplace_back();
    } else if (c == '{') {
      sequence.push_back({Step::unordered, compile_choice(rest, '}')});
    } else if (c == '(') {
      sequence.push_back({Step::choice, compile_choice(rest, ')')});
    } else if (c == '[') {
      const int inner = compile_choice(rest, ']');
      choices_[static_cast<std::size_t>(inner)].options.emplace_back();
      sequence.push_back({Step::choice, inner});
    } else if (c == '#') {
      sequence.push_back({Step::number});
    } else if (c == '@') {
      sequence.push_back({Step::colour});
    } else if (c == '%') {
      sequence.push_back({Step::letter});
    } else if (c == '~') {
      sequence.push_back({Step::subject});
    } else if (c == '&') {
      sequence.push_back({Step::relation});
    } else {
      const std::size_t n = std::min(rest.find_first_of(syntax), rest.size());
      if (c == '$') {
        sequence.push_back({Step::choice, named(rest.substr(0, n))});
      } else {
        // A pattern may use any form of a word, as a sentence may.
        std::string word = c + std::string(rest.substr(0, n));
        const auto form = forms_.find(word);
        if (form != forms_.end()) word = form->second;
        if (hues_.contains(word))
          sequence.push_back({Step::colour});
        else if (!word.empty())
          sequence.push_back({Step::word, word_index(word)});
      }
      rest.remove_prefix(n);
    }
  }
  if (until) {
    CLEW_ASSERT(!rest.empty());
    rest.remove_prefix(1);
  }
  choices_.push_back(std::move(choice));
  return static_cast<int>(choices_.size()) - 1;
}

std::vector<Grammar::State> Grammar::run(const Node& node, const Words& words,
                                         const std::vector<State>& states) const {
  if (node.step == Step::choice) return run(node.index, words, states);
  std::vector<State> next;
  if (node.step == Step::unordered) {
    std::vector<const Sequence*> left;
    for (const Sequence& option : choices_[static_cast<std::size_t>(node.index)].options)
      left.push_back(&option);
    run_unordered(std::move(left), words, states, next);
    return next;
  }
  if (node.step == Step::relation) {
    for (State state : states) {
      state.amounts_from = state.captures;
      for (std::size_t row = 0; row < relations_.size(); ++row)
        for (State& found : run(relations_[row], words, {state})) {
          found.relation = static_cast<std::uint8_t>(row + 1);
          found.amounts_to = found.captures;
          if (next.size() < most_states) next.push_back(found);
        }
    }
    return next;
  }
  for (State state : states) {
    if (node.step == Step::subject) {
      state.subject = state.at;
      next.push_back(state);
    } else {
      take(node, words, state, next);
    }
  }
  return next;
}

void Grammar::take(const Node& node, const Words& words, State state,
                   std::vector<State>& next) const {
  if (words.light && node.step == Step::word && fewer_.contains(node.index)) next.push_back(state);
  for (; state.at < words.tokens.size(); ++state.at) {
    const Token& token = words.tokens[state.at];
    bool fits = false, captures = true;
    switch (node.step) {
      case Step::word:
        fits =
            words.numbers[state.at] == node.index || (words.light && alike_.contains(node.index) &&
                                                      alike_.contains(words.numbers[state.at]));
        captures = token.word == "shade" || token.word == "circle" || token.word == "square" ||
                   token.word == "xv";
        break;
      case Step::number:
        fits = token.number >= 0;
        break;
      case Step::colour:
        fits = token.hue != Hue::none;
        break;
      default:
        fits = token.word == "x" || token.word == "v";
        break;
    }
    // A sentence with more captures than these is not understood.
    if (fits && !(captures && state.captures == std::size(state.captured))) {
      State after = state;
      if (captures) after.captured[after.captures++] = state.at;
      ++after.at;
      next.push_back(after);
    }
    if (!words.light || !is_light(token)) return;
  }
}

std::vector<Grammar::State> Grammar::run(const Sequence& sequence, const Words& words,
                                         std::vector<State> states) const {
  for (const Node& node : sequence) {
    if (states.empty()) break;
    states = run(node, words, states);
  }
  return states;
}

void Grammar::run_unordered(std::vector<const Sequence*> left, const Words& words,
                            const std::vector<State>& states, std::vector<State>& result) const {
  if (states.empty()) return;
  if (left.empty()) return add_new(states, result);
  for (std::size_t i = 0; i < left.size(); ++i) {
    std::vector<const Sequence*> others = left;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    run_unordered(std::move(others), words, run(*left[i], words, states), result);
  }
}

std::vector<Grammar::State> Grammar::run(int choice, const Words& words,
                                         const std::vector<State>& states) const {
  std::vector<State> result;
  for (const Sequence& option : choices_[static_cast<std::size_t>(choice)].options)
    add_new(run(option, words, states), result);
  return result;
}

std::vector<Grammar::State> Grammar::run(const Frame& frame, const Words& words) const {
  struct Way {
    State state;
    unsigned had = 0;  // needed parts, a bit each
    bool operator==(const Way&) const = default;
  };
  constexpr std::size_t most_ways = 1024;
  const auto& needed = choices_[static_cast<std::size_t>(frame.needed)].options;
  const auto& others = choices_[static_cast<std::size_t>(frame.others)].options;
  std::vector<Way> ways{{}};
  auto go_on = [&](const Sequence& part, const Way& way, unsigned had) {
    for (const State& next : run(part, words, {way.state})) {
      const Way further{next, had};
      if (next.at > way.state.at && ways.size() < most_ways &&
          std::ranges::find(ways, further) == ways.end())
        ways.push_back(further);
    }
  };
  std::vector<State> result;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const Way way = ways[i];
    if (std::popcount(way.had) == static_cast<int>(needed.size())) result.push_back(way.state);
    for (std::size_t k = 0; k < needed.size(); ++k)
      if (!(way.had >> k & 1)) go_on(needed[k], way, way.had | 1U << k);
    for (const Sequence& other : others) go_on(other, way, way.had);
  }
  return result;
}

std::optional<Statement> Grammar::match(const Tokens& tokens, Freedom freedom) const {
  constexpr std::size_t longest = 80;
  if (tokens.empty() || tokens.size() > longest) return std::nullopt;
  const bool light = freedom != Freedom::none;
  Words words{.tokens = tokens, .light = light};
  for (const Token& token : tokens) {
    const auto it = words_.find(token.word);
    const bool free = token.number >= 0 || token.hue != Hue::none || (light && is_light(token));
    if (it == words_.end() && !free && token.word != "x" && token.word != "v") return std::nullopt;
    words.numbers.push_back(it == words_.end() ? -1 : it->second);
  }
  for (const Compiled& pattern : patterns_)
    for (const State& state : run(pattern.choice, words, {State{}}))
      if (auto found = statement(pattern.meaning, state, words)) return found;
  if (freedom != Freedom::order) return std::nullopt;
  for (const Frame& frame : frames_)
    for (const State& state : run(frame, words))
      if (auto found = statement(frame.meaning, state, words)) return found;
  return std::nullopt;
}

// The statement of the state, if nothing that counts is left behind it.
std::optional<Statement> Grammar::statement(Meaning meaning, const State& state,
                                            const Words& words) const {
  const Tokens& tokens = words.tokens;
  const bool ends = std::all_of(tokens.begin() + state.at, tokens.end(),
                                [&](const Token& t) { return words.light && is_light(t); });
  if (!ends) return std::nullopt;
  constexpr auto none = Relation::none;
  const auto relation = state.relation ? relation_rows()[state.relation - 1u].relation : none;
  if (relation != none && is_of_one_digit(relation) != is_of_cells(meaning)) return std::nullopt;
  if (meaning == Meaning::cage_related && relation != none && !is_of_sums(relation))
    return std::nullopt;
  Statement statement{.meaning = meaning};
  for (int i = 0; i < state.captures; ++i) {
    const Token& token = tokens[state.captured[i]];
    const bool amount = i >= state.amounts_from && i < state.amounts_to;
    if (token.hue != Hue::none)
      statement.hues.push_back(token.hue);
    else if (token.number >= 0)
      (amount ? statement.amounts : statement.numbers).push_back(token.number);
    else if (token.word == "shade")
      statement.shade = true;
    else if (token.word == "xv")
      statement.letters += token.word;
    else
      statement.letters += token.word[0];
  }
  statement.names_kind = std::ranges::any_of(tokens, [](const Token& token) {
    return std::ranges::find(kinds_of_lines, token.word) != std::end(kinds_of_lines);
  });
  const auto lacks = [](const Token& a, const Token& b) {
    return b.word == "bulb" && (a.word == "without" || a.word == "no");
  };
  statement.bulbless = std::ranges::adjacent_find(tokens, lacks) != tokens.end();
  statement.relation = relation;
  if (is_of_values(meaning)) statement.tokens = tokens;
  statement.subject.assign(tokens.begin(), tokens.begin() + state.subject);
  return statement;
}

std::optional<std::string> Grammar::unknown_word(const Tokens& tokens) const {
  for (const Token& token : tokens)
    if (token.number < 0 && token.hue == Hue::none && token.word != "x" && token.word != "v" &&
        !words_.contains(token.word))
      return token.word;
  return std::nullopt;
}

bool Grammar::is_speaking(std::string_view word) const {
  return std::ranges::find(speaking_heads(), word) != speaking_heads().end();
}

bool Grammar::is_about_fog(const Tokens& tokens) const {
  const auto is_fog = [](const Token& token) { return token.word == "fog"; };
  return std::ranges::any_of(tokens, is_fog) &&
         std::ranges::all_of(tokens, [&](const Token& t) { return fog_.contains(t.word); });
}

bool Grammar::is_aside(const Tokens& tokens) const {
  return std::ranges::all_of(tokens, [&](const Token& t) {
    return t.number < 0 && t.hue == Hue::none && !turning_.contains(t.word) &&
           (!words_.contains(t.word) || plain_.contains(t.word));
  });
}

}  // namespace clew::text::rules
