// Help for other readers: manual pages and shell completions.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "commands.h"

namespace clew::cli {

/// A verb as its help describes it.
struct Manual {
  struct Option {
    std::string name;  // --layout; for words without a name their description: PUZZLE|FILE|-
    std::string kind;  // kind of its value; empty: it takes none
    std::string help;
    std::vector<std::string> choices;  // empty: not known
  };
  std::string verb, summary;  // "clew solve"
  std::vector<Option> words, options;
  std::string examples;  // a command a line
};

/// A page of section 1, for man.
std::string manual_page(const Manual&);
/// The page of the program itself.
std::string manual_page(std::span<const Command>);
/// A line for each option: name, kind, choices, help, separated by tabs.
std::string option_lines(const Manual&);

}  // namespace clew::cli
