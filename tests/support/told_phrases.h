// Words of explanations as claims about cells and digits.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "clew/puzzle.h"
#include "support/told_words.h"

namespace clew::test {

struct Phrase {
  enum Number { one, several, any_of, none_of } number = one;
  std::vector<CellId> cells;
  std::vector<Digit> digits;
  bool is = true, cannot = false;
  bool only = false;    // nothing else than these
  std::size_t end = 0;  // the word after it
};

/// Lists in a row of words: "r1c1, r1c2 and r1c3", "1, 2 or 5".
class Lists {
 public:
  Lists(const Dictionary& dictionary, const Words& words)
      : dictionary_(dictionary), words_(words) {}

  bool is(std::size_t i, std::string_view text) const {
    return i < words_.size() && words_[i].kind != Word::line && words_[i].text == text;
  }
  bool are(std::size_t i, std::initializer_list<std::string_view> texts) const {
    for (std::string_view text : texts)
      if (!is(i++, text)) return false;
    return true;
  }
  bool joins(std::size_t i) const {
    return is(i, ",") || is(i, "and") || is(i, "or") || is(i, "nor");
  }

  std::vector<CellId> cells(std::size_t& i) const {
    std::vector<CellId> list;
    while (i < words_.size() && words_[i].kind == Word::cell) {
      list.push_back(words_[i++].cell_id);
      if (!joins(i) || i + 1 >= words_.size() || words_[i + 1].kind != Word::cell) break;
      ++i;
    }
    return list;
  }
  std::vector<Digit> digits(std::size_t& i) const {
    std::vector<Digit> list;
    while (i < words_.size() && dictionary_.digit(words_[i])) {
      list.push_back(dictionary_.digit(words_[i++]));
      if (!joins(i) || i + 1 >= words_.size() || !dictionary_.digit(words_[i + 1])) break;
      // "1, 2 is in r1c1" begins something new
      if (is(i, ",") && (is(i + 2, "is") || is(i + 2, "can"))) break;
      ++i;
    }
    return list;
  }

  /// "one of r1c1 and r1c2 is 5", "r1c1 is not 5", "r1c1 cannot be 5 or 6".
  std::optional<Phrase> claim(std::size_t i) const {
    Phrase phrase;
    if ((is(i, "one") || is(i, "One")) && is(i + 1, "of")) phrase.number = Phrase::any_of, i += 2;
    if ((is(i, "none") || is(i, "None")) && is(i + 1, "of"))
      phrase.number = Phrase::none_of, i += 2;
    if (is(i, "neither") || is(i, "Neither")) phrase.number = Phrase::none_of, ++i;
    phrase.cells = cells(i);
    if (phrase.cells.empty()) return std::nullopt;
    if (phrase.number == Phrase::one && phrase.cells.size() > 1) phrase.number = Phrase::several;
    if (is(i, "cannot") && is(i + 1, "be"))
      phrase.cannot = true, phrase.is = false, i += 2;
    else if (are(i, {"can", "only", "be"}))
      phrase.only = true, phrase.is = false, i += 3;
    else if (is(i, "is"))
      ++i;
    else
      return std::nullopt;
    if (!phrase.cannot && !phrase.only && is(i, "not")) phrase.is = false, ++i;
    if (phrase.number == Phrase::none_of) phrase.is = false;
    phrase.digits = digits(i);
    phrase.end = i;
    return phrase.digits.empty() ? std::nullopt : std::optional(phrase);
  }

  const Words& words() const { return words_; }

 private:
  const Dictionary& dictionary_;
  const Words& words_;
};

}  // namespace clew::test
