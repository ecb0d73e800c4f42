// The words of rules before their grammar: sentences, abbreviations, examples, and what says nothing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace clew::text::rules {

/// The sentences of rules, in order, at most 400. Typographical signs and letters become plain ones.
std::vector<std::string> sentences_of(std::string_view rules);

/// The text without marks and blanks at its ends.
std::string_view stripped(std::string_view);
bool begins_with_word(std::string_view text, std::string_view word);

/// "e.g." as eg and "i.e." as ie.
std::string with_short_forms(std::string text);
/// Returns true if the text begins with "eg", "for example" or another such word, or concludes about cells
/// by name.
bool is_example(std::string_view);
/// Returns true for an address of a page, a credit, or a signature.
bool says_nothing(std::string_view);
/// The text behind a heading in brackets: "[Whispers] …"; empty if it has none.
std::string_view without_bracketed_head(std::string_view);
/// Without the number or the letter of a list: "1. …", "(2) …", "3: …", "a) …", "rule 4: …".
std::string_view without_list_mark(std::string_view);
/// Without words that only lead to the sentence: "Note that …".
std::string_view without_lead(std::string_view);
/// Without "(eg …)" and what else says the same in other words.
std::string without_aside_examples(std::string_view);
/// Without "…, eg …" at the end.
std::string_view without_examples(std::string_view);

}  // namespace clew::text::rules
