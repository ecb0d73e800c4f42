// Rules in words, cut into sentences, and what each says.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/rules/pattern.h"

namespace clew::text::rules {

struct Sentence {
  std::string text;  // as it is written
  bool understood = false;
  std::vector<Statement> statements{};  // of one that is understood; it may say nothing
  std::string reason{};                 // of one that is not
};

/// Every sentence of the rules, in order. At most 64 KiB are read.
std::vector<Sentence> parse_rules(const Grammar&, std::string_view rules);

}  // namespace clew::text::rules
