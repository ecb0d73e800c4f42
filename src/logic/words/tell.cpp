// Fills the catalogue's sentences from a step's evidence.
#include <algorithm>
#include <cctype>

#include "base/assert.h"
#include "clew/validate.h"
#include "clew/words.h"
#include "logic/words/slots.h"
#include "logic/words/teller.h"

namespace clew {

using namespace words;

namespace {

const std::array<std::string_view, 3>& of_error(const Catalogue& w, const Evidence& e) {
  const Cells cells = e.cells(Role::subset);
  for (const Fact& fact : e.step.facts)
    if (fact.unit.kind == Unit::Kind::constraint) return w.rules_broken;
  if (cells.empty()) return e.step.facts.size() == 1 ? w.no_place : w.digits_short;
  if (cells.size() == 1) return w.empty_cell;
  return e.grid.values[cells[0]] ? w.repeat : w.cells_short;
}

std::string_view sentence_for(const Catalogue& w, const Evidence& e, Detail detail) {
  const auto i = static_cast<std::size_t>(detail) - 1;
  if (e.step.shows_error()) return of_error(w, e)[i];
  const Told& told = w.told(e.step.technique);
  return i == 0 ? told.where : i == 1 ? told.name : told.reason;
}

}  // namespace

std::string words::Teller::tell(const Grid& before, const Step& step, Detail detail,
                                std::vector<int>* lines) const {
  CLEW_ASSERT(validate(speech_.layout, before) && validate(speech_.layout, step));
  if (lines) lines->assign(step.chain.size(), 0);
  const Evidence evidence(speech_.layout, before, step);
  const Slots slots(speech_, evidence);
  std::string text = slots.fill(sentence_for(speech_.words, evidence, detail));
  if (detail == Detail::reason) {
    text += slots.besides();
    text += slots.implied_houses();
  }
  // Last, because the remaining facts are stated after the story.
  if (lines && !step.chain.empty()) *lines = slots.numbers();
  return capital(std::move(text));
}

std::string tell(const Layout& layout, const Grid& before, const Step& step, Detail detail,
                 Language language, std::vector<int>* lines) {
  if (validate(layout, before) && validate(layout, step))
    return Teller(layout, language).tell(before, step, detail, lines);
  if (lines) lines->assign(step.chain.size(), 0);
  return {};
}

std::string_view title(const Technique& technique, Language language) {
  const std::string_view own = catalogue_of(language).told(technique.id).title;
  return own.empty() ? technique.title : own;
}

std::string title_in_prose(const Technique& technique, Language language) {
  if (const std::string_view own = catalogue_of(language).told(technique.id).title; !own.empty())
    return std::string(own);
  static constexpr std::string_view proper[] = {"Franken", "Siamese", "Nishio", "Sue", "Coq"};
  const auto is_gap = [](char ch) { return ch == ' ' || ch == '-'; };
  std::string text(technique.title);
  for (auto word = text.begin(); word != text.end();) {
    const auto end = std::find_if(word, text.end(), is_gap);
    const bool is_word = end - word > 1 && word[1] >= 'a' && word[1] <= 'z';
    if (word != text.begin() && is_word &&
        std::ranges::find(proper, std::string_view(word, end)) == std::end(proper))
      *word = static_cast<char>(std::tolower(static_cast<unsigned char>(*word)));
    word = end == text.end() ? end : end + 1;
  }
  return text;
}

}  // namespace clew
