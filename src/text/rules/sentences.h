// Rules in words, split into sentences, and their meanings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/rules/pattern.h"

namespace clew::text::rules {

struct Sentence {
  std::string text;  // as it is written
  bool understood = false;
  std::vector<Statement> statements{};  // statements of an understood sentence; may be empty
  std::string reason{};                 // reason for a sentence that is not understood
};

/// Every sentence of the rules, in order. At most 64 KiB are read.
std::vector<Sentence> parse_rules(const Grammar&, std::string_view rules);

}  // namespace clew::text::rules
