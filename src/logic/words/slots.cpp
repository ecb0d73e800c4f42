#include "logic/words/slots.h"

#include <algorithm>
#include <array>

namespace clew::words {

Slots::Word Slots::word(std::string_view key) {
  struct Entry {
    std::string_view key;
    Word word;
  };
  static constexpr Entry entries[] = {
      {"almost_locked_sets", &Slots::almost_locked_sets},
      {"balance", &Slots::balance},
      {"balance_houses", &Slots::balance_houses},
      {"base", &Slots::base},
      {"base_digit", &Slots::base_digit},
      {"bases_by_digit", &Slots::bases_by_digit},
      {"because", &Slots::because},
      {"bounds", &Slots::bounds},
      {"cases", &Slots::cases},
      {"cell", &Slots::cell},
      {"cells", &Slots::cells},
      {"clash", &Slots::clash},
      {"closing", &Slots::closing},
      {"colour_houses", &Slots::colour_houses},
      {"colours", &Slots::colours},
      {"combinations", &Slots::combinations},
      {"conflict", &Slots::conflict},
      {"cover", &Slots::cover},
      {"cover_digits", &Slots::cover_digits},
      {"covers_by_digit", &Slots::covers_by_digit},
      {"crossing", &Slots::crossing},
      {"crossing_from", &Slots::crossing_from},
      {"crossing_name", &Slots::crossing_name},
      {"digit", &Slots::digit},
      {"digits", &Slots::digits},
      {"effect", &Slots::effect},
      {"either_pair", &Slots::either_pair},
      {"end", &Slots::end},
      {"error", &Slots::error},
      {"excluded", &Slots::excluded},
      {"filled_too", &Slots::filled_too},
      {"fins", &Slots::fins},
      {"flat_facts", &Slots::flat_facts},
      {"forced", &Slots::forced},
      {"forcing_from", &Slots::forcing_from},
      {"group_bounds", &Slots::group_bounds},
      {"guards", &Slots::guards},
      {"holding_cells", &Slots::holding_cells},
      {"holding_parts", &Slots::holding_parts},
      {"holding_pincers", &Slots::holding_pincers},
      {"holding_pivot", &Slots::holding_pivot},
      {"house", &Slots::house},
      {"kraken", &Slots::kraken},
      {"left_for_bases", &Slots::left_for_bases},
      {"locked_digit", &Slots::locked_digit},
      {"members", &Slots::members},
      {"members_told", &Slots::members_told},
      {"n", &Slots::count},
      {"ons", &Slots::ons},
      {"opposite", &Slots::opposite},
      {"pair", &Slots::pair},
      {"pattern", &Slots::pattern},
      {"pincers", &Slots::pincers},
      {"pivot", &Slots::pivot},
      {"placed_too", &Slots::placed_too},
      {"places", &Slots::places},
      {"rule", &Slots::first_rule_where},
      {"rule_told", &Slots::first_rule_told},
      {"rules", &Slots::rules},
      {"rules_told", &Slots::rules_told},
      {"second_colours", &Slots::second_colours},
      {"shares_at_least", &Slots::shares_at_least},
      {"shares_at_most", &Slots::shares_at_most},
      {"start", &Slots::start},
      {"start_node", &Slots::start_node},
      {"story", &Slots::story},
      {"strong", &Slots::strong},
      {"sum_told", &Slots::sum_told},
      {"sums_told", &Slots::sums_told},
      {"target", &Slots::target},
      {"three", &Slots::three},
      {"title", &Slots::title},
      {"twelve", &Slots::twelve},
      {"two_ends", &Slots::two_ends},
      {"unique_loop", &Slots::unique_loop},
      {"value", &Slots::value},
      {"wing", &Slots::wing},
      {"witnesses", &Slots::witnesses},
  };
  // By length, then by letters: few of those that a key is compared with are as long as it is.
  static constexpr auto before = [](std::string_view a, std::string_view b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  };
  static constexpr auto sorted = [] {
    auto list = std::to_array(entries);
    std::ranges::sort(list, before, &Entry::key);
    return list;
  }();
  const auto entry = std::ranges::lower_bound(sorted, key, before, &Entry::key);
  return entry != sorted.end() && entry->key == key ? entry->word : nullptr;
}

std::string Slots::fill(std::string_view sentence) const {
  std::string text;
  text.reserve(2 * sentence.size());
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    text += sentence.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = sentence.find('}', open);
    const Word filled = word(sentence.substr(open + 1, close - open - 1));
    const std::string piece = filled ? (this->*filled)() : std::string(hole);
    if (piece.starts_with('\n'))
      while (text.ends_with(' ')) text.pop_back();
    if (text.empty() && piece.starts_with('\n'))
      text = piece.substr(1);
    else
      text += piece;
    sentence.remove_prefix(close + 1);
  }
  return text;
}

const Story& Slots::told_story() const {
  if (!story_) story_.emplace(say_, e_);
  return *story_;
}

}  // namespace clew::words
