// Chains. A state is alive while it lies on a path from the first state to the last over candidates.
// The trail keeps which states are alive, and the candidates for which that was found: from the cells
// that have changed since, the paths are followed forwards until nothing changes, and then backwards.
// A digit stays while an edge with it is left.
#include <algorithm>
#include <bit>
#include <functional>

#include "search/constrained/board.h"

namespace clew::search {

bool ConstrainedBoard::run_chain(const Model::ChainItem& chain) {
  const auto digits = static_cast<std::size_t>(model_.digits);
  const std::size_t length = chain.cells.size();
  const auto each_state = [&](std::size_t i, auto visit) {
    for (std::uint32_t w = 0; w < chain.form->steps[i].words; ++w)
      for (Mask rest = words_[chain.places[i].state + w]; rest; rest &= rest - 1)
        if (!visit(w * 64 + static_cast<std::uint32_t>(std::countr_zero(rest)))) return;
  };
  touched_.assign(length, false);
  bool changed = false;
  for (std::size_t i = 0; i < length; ++i) {
    const auto& step = chain.form->steps[i];
    const auto place = chain.places[i];
    const Mask m = cells_[chain.cells[i]];
    if (!changed && words_[place.seen] == m) continue;
    touched_[i] = true;
    set_word(words_[place.seen], m);
    const std::uint32_t after = chain.places[i + 1].state;
    // States that no edge has led to yet.
    Mask* const after_words = &words_[after];
    const std::uint32_t count = chain.form->steps[i + 1].words;
    scratch_.assign(after_words, after_words + count);
    each_state(i, [&](std::uint32_t s) {
      const std::uint16_t* const next = step.next.data() + s * digits;
      for (Mask rest = m & step.has[s]; rest; rest &= rest - 1) {
        const std::uint16_t to = next[std::countr_zero(rest)];
        scratch_[to / 64] &= ~(Mask{1} << to % 64);
      }
      return std::ranges::any_of(scratch_, std::identity());
    });
    Mask any = 0;
    changed = false;
    for (std::uint32_t w = 0; w < count; ++w) {
      changed |= scratch_[w] != 0;
      set_word(after_words[w], after_words[w] & ~scratch_[w]);
      any |= after_words[w];
    }
    if (!any) return false;
  }
  // After the last cell there is one state, which is alive.
  for (std::size_t i = length; i-- > 0;) {
    if (!changed && !touched_[i]) continue;
    const auto& step = chain.form->steps[i];
    const auto place = chain.places[i];
    const std::uint32_t after = chain.places[i + 1].state;
    const Mask m = cells_[chain.cells[i]];
    Mask kept = 0;
    scratch_.assign(step.words, 0);
    each_state(i, [&](std::uint32_t s) {
      const std::uint16_t* const next = step.next.data() + s * digits;
      bool leads = false;
      for (Mask rest = m & step.has[s]; rest && !(leads && kept == m); rest &= rest - 1) {
        const std::uint16_t to = next[std::countr_zero(rest)];
        if (!(words_[after + to / 64] >> to % 64 & 1)) continue;
        leads = true;
        kept |= rest & -rest;
      }
      if (leads) scratch_[s / 64] |= Mask{1} << s % 64;
      return true;
    });
    changed = false;
    for (std::uint32_t w = 0; w < step.words; ++w) {
      Mask& word = words_[place.state + w];
      changed |= word != scratch_[w];
      set_word(word, scratch_[w]);
    }
    if (!narrow(chain.cells[i], kept)) return false;
    set_word(words_[place.seen], cells_[chain.cells[i]]);
  }
  return true;
}

}  // namespace clew::search
