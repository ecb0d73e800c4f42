// Chains. Who is alive, that is, lies on a way from the first state to the last over candidates, is
// kept with the trail; from the first changed cell on it is followed forth until nothing changes,
// and then back. A digit stays when an edge of it is left.
#include <bit>

#include "search/constrained/board.h"

namespace clew::search {

bool ConstrainedBoard::run_chain(const Model::ChainItem& chain) {
  const auto digits = static_cast<std::size_t>(model_.digits);
  const std::size_t length = chain.cells.size();
  const auto each_state = [&](const Model::ChainItem::Step& step, auto visit) {
    for (std::uint32_t w = 0; w < step.words; ++w)
      for (Mask rest = words_[step.state + w]; rest; rest &= rest - 1)
        visit(w * 64 + static_cast<std::uint32_t>(std::countr_zero(rest)));
  };
  for (std::size_t i = 0; i < length; ++i) {
    const auto& step = chain.steps[i];
    const auto& after = chain.steps[i + 1];
    scratch_.assign(after.words, 0);
    const Mask m = cells_[chain.cells[i]];
    each_state(step, [&](std::uint32_t s) {
      const std::uint16_t* const next = step.next.data() + s * digits;
      for (Mask rest = m; rest; rest &= rest - 1)
        if (const std::uint16_t to = next[std::countr_zero(rest)]; to != Model::ChainItem::none)
          scratch_[to / 64] |= Mask{1} << to % 64;
    });
    Mask any = 0;
    for (std::uint32_t w = 0; w < after.words; ++w) {
      Mask& word = words_[after.state + w];
      set_word(word, word & scratch_[w]);
      any |= word;
    }
    if (!any) return false;
  }
  for (std::size_t i = length; i-- > 0;) {
    const auto& step = chain.steps[i];
    const auto& after = chain.steps[i + 1];
    const Mask m = cells_[chain.cells[i]];
    Mask kept = 0;
    scratch_.assign(step.words, 0);
    each_state(step, [&](std::uint32_t s) {
      const std::uint16_t* const next = step.next.data() + s * digits;
      Mask leads = 0;
      for (Mask rest = m; rest; rest &= rest - 1) {
        const std::uint16_t to = next[std::countr_zero(rest)];
        if (to != Model::ChainItem::none && words_[after.state + to / 64] >> to % 64 & 1)
          leads |= rest & -rest;
      }
      kept |= leads;
      if (leads) scratch_[s / 64] |= Mask{1} << s % 64;
    });
    for (std::uint32_t w = 0; w < step.words; ++w) set_word(words_[step.state + w], scratch_[w]);
    if (!narrow(chain.cells[i], kept)) return false;
  }
  return true;
}

}  // namespace clew::search
