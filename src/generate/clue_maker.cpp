// Starts with all clues of the families. While another solution exists, a cell in which it differs
// becomes a given. Then givens are removed one after the other if possible, and clues too if the
// puzzle must be minimal. A given that is needed now stays needed when others are removed, so each
// is tested once. If a test took too long, it is repeated after the others.
#include "generate/clue_maker.h"

#include <algorithm>

#include "generate/families.h"

namespace clew::generation {
namespace {

using Told = Seeker::Told;

// A puzzle that takes the search longer than this is given another cell.
constexpr std::uint64_t impatient = 5'000;
constexpr std::uint64_t grids_looked_at = 12;
// A minimal puzzle requires a definite answer about every given and clue.
constexpr std::uint64_t patient = 320'000;

class CluedPuzzle {
 public:
  CluedPuzzle(const LayoutPtr& base, std::vector<Digit> solution, Random& random, const Stop& stop)
      : base_(base), solution_(std::move(solution)), random_(random), stop_(stop) {}

  bool draw(const Requirements&);
  bool add_givens(std::size_t least);
  bool remove(const Requirements&);

  Generated finished() && {
    return {std::move(givens_), std::move(solution_), seeker_->layout(), {}, {}, {}};
  }

 private:
  std::optional<Seeker> with_clues() const;
  bool remove_givens(Cells& open, std::size_t least);
  bool remove_clues(std::vector<std::size_t>& open);
  std::size_t given() const {
    return solution_.size() - static_cast<std::size_t>(std::ranges::count(givens_, 0));
  }

  const LayoutPtr& base_;
  std::vector<Digit> solution_, givens_;
  Random& random_;
  const Stop& stop_;
  Clues clues_;
  std::vector<bool> standing_;  // by clue drawn
  std::uint64_t patience_ = impatient;
  std::optional<Seeker> seeker_;
};

std::optional<Seeker> CluedPuzzle::with_clues() const {
  LayoutSpec spec = base_->spec();
  spec.name.clear();
  for (const ConstraintSpec& kept : clues_.kept) spec.add(kept);
  for (std::size_t i = 0; i < standing_.size(); ++i)
    if (standing_[i]) spec.add(clues_.drawn[i]);
  auto layout = clues_.drawn.empty() ? base_ : build(std::move(spec));
  if (!layout) return {};
  auto seeker = Seeker::about(std::move(*layout));
  if (!seeker) return {};
  seeker->be_patient(patience_);
  return std::move(*seeker);
}

bool CluedPuzzle::draw(const Requirements& requirements) {
  Canvas canvas{*base_, solution_, random_, std::vector<bool>(solution_.size()), {}};
  for (const int family : requirements.with) {
    Clues more = clues_of(family, canvas);
    if (more.drawn.empty()) return false;
    std::ranges::move(more.drawn, std::back_inserter(clues_.drawn));
    std::ranges::move(more.kept, std::back_inserter(clues_.kept));
  }
  standing_.assign(clues_.drawn.size(), true);
  seeker_ = with_clues();
  return seeker_.has_value();
}

bool CluedPuzzle::add_givens(std::size_t least) {
  givens_.assign(solution_.size(), 0);
  for (;;) {
    const auto answer = seeker_->other(givens_, solution_, stop_);
    if (stop_.requested()) return false;
    if (answer.told == Told::none && given() >= least) return true;
    Cells cells;
    for (CellId c = 0; c < givens_.size(); ++c)
      if (!givens_[c] && (answer.told != Told::found || answer.solution[c] != solution_[c]))
        cells.push_back(c);
    if (cells.empty()) return false;
    const CellId c = cells[random_.below(cells.size())];
    givens_[c] = solution_[c];
  }
}

// Leaves the undecided givens in the list.
bool CluedPuzzle::remove_givens(Cells& open, std::size_t least) {
  seeker_->be_patient(patience_);
  Cells unsettled;
  for (const CellId c : open) {
    if (given() <= least) break;
    givens_[c] = 0;
    const auto answer = seeker_->other(givens_, solution_, stop_, c);
    if (stop_.requested()) return false;
    if (answer.told != Told::none) givens_[c] = solution_[c];
    if (answer.told == Told::unknown) unsettled.push_back(c);
  }
  open = std::move(unsettled);
  return true;
}

bool CluedPuzzle::remove_clues(std::vector<std::size_t>& open) {
  std::vector<std::size_t> unsettled;
  for (const std::size_t i : open) {
    standing_[i] = false;
    auto fewer = with_clues();
    if (!fewer) return false;
    const auto answer = fewer->other(givens_, solution_, stop_);
    if (stop_.requested()) return false;
    standing_[i] = answer.told != Told::none;
    if (!standing_[i]) seeker_ = std::move(fewer);
    if (answer.told == Told::unknown) unsettled.push_back(i);
  }
  open = std::move(unsettled);
  return true;
}

bool CluedPuzzle::remove(const Requirements& requirements) {
  Cells givens;
  for (CellId c = 0; c < givens_.size(); ++c)
    if (givens_[c]) givens.push_back(c);
  random_.shuffle(givens);
  const auto wanted = static_cast<std::size_t>(requirements.clues.value_or(0));
  patience_ = impatient;
  if (!requirements.minimal) return remove_givens(givens, wanted);
  std::vector<std::size_t> clues;
  if (clues_.kept.empty())  // with one clue fewer, the statement about all of them would be false
    for (std::size_t i = 0; i < standing_.size(); ++i) clues.push_back(i);
  random_.shuffle(clues);
  for (patience_ = impatient; patience_ <= patient; patience_ *= 4) {
    if (!remove_givens(givens, 0) || !remove_clues(clues)) return false;
    if (givens.empty() && clues.empty()) return true;
  }
  return false;
}

}  // namespace

Expected<void> ClueMaker::finds_clues(std::uint64_t seed, const Stop& stop) const {
  for (const int family : requirements_.with) {
    bool found = false;
    for (std::uint64_t i = 0; i < grids_looked_at && !found && !stop.requested(); ++i) {
      Random random(seed, i);
      const auto solution = source_.draw(random, stop);
      if (solution.empty()) continue;
      Canvas canvas{*layout_, solution, random, std::vector<bool>(solution.size()), {}};
      found = !clues_of(family, canvas).drawn.empty();
    }
    if (!found && !stop.requested())
      return fail(
          "no clues of " + std::string(clue_families()[static_cast<std::size_t>(family)].name) +
          " were found in " + std::to_string(grids_looked_at) + " random grids of this layout");
  }
  return {};
}

std::optional<Generated> ClueMaker::make(Random& random, const Stop& stop) const {
  auto solution = source_.draw(random, stop);
  if (solution.empty()) return {};
  const auto least =
      static_cast<std::size_t>(requirements_.minimal ? 0 : requirements_.clues.value_or(0));
  CluedPuzzle clued(layout_, std::move(solution), random, stop);
  if (!clued.draw(requirements_) || !clued.add_givens(least) || !clued.remove(requirements_))
    return {};
  return std::move(clued).finished();
}

}  // namespace clew::generation
