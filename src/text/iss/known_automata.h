// The words that an automaton accepts on a line of some length, compared with those of a kind.
#pragma once

#include <optional>
#include <vector>

#include "constraints/automaton.h"
#include "text/iss/known.h"

namespace clew::text::iss {

class WordSet {
 public:
  /// The values of a constraint of the kind automaton. Empty also if the automaton is too large.
  WordSet(const std::vector<int>& values, std::size_t length, int digits);

  bool empty() const { return layers_.empty(); }
  std::size_t length() const { return length_; }
  int digits() const { return digits_; }
  std::vector<int> first_digits() const;
  /// The first word.
  std::vector<int> word() const;
  /// Returns true if the automaton accepts the same words.
  bool equals(const constraints::Automaton&) const;
  /// The words of two digits, one after the other.
  std::vector<int> pairs() const;

 private:
  std::size_t length_;
  int digits_;
  std::vector<constraints::Layer> layers_;
};

/// Returns the kind with these words, of three digits or more.
std::optional<KnownRule> known_words(const WordSet&, bool counted);

}  // namespace clew::text::iss
