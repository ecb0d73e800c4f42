// Each attempt aims at a random solution. Every other solution that is found becomes a set: the
// clues and givens that it breaks. Few items that hit all sets are added to the puzzle, and the
// search looks for another solution that is left, until there is none (implicit hitting sets;
// Reiter 1987 for diagnosis, Moreno-Centeno and Karp 2013 for the general scheme). Each added item
// then rules out a solution that no other rules out.
#include "clew/complete.h"

#include <algorithm>
#include <numeric>

#include "clew/explain.h"
#include "clew/validate.h"
#include "generate/clue_pool.h"
#include "generate/families.h"
#include "generate/seeker.h"

namespace clew {
namespace generation {
namespace {

using Told = Seeker::Told;
using Items = HittingSet::Items;

constexpr std::uint64_t least_patience = 40'000, most_patience = 640'000;
// Values tried in random cells on the way to a random solution, as a share of the cells.
constexpr std::size_t turns_share = 4;
// Clues added to a completion that is too hard.
constexpr int most_eased = 60;

class Completer {
 public:
  Completer(const Puzzle& puzzle, const CompleteOptions& options, Seeker seeker)
      : puzzle_(puzzle), options_(options), seeker_(std::move(seeker)) {}

  /// Returns a solution, or an empty vector if none is known.
  std::vector<Digit> any() const { return seeker_.any(puzzle_.givens, options_.stop).solution; }
  std::optional<Completion> attempt(std::uint64_t number, std::vector<Digit> aim);

 private:
  void draw_aim(std::vector<Digit>& aim, Random&) const;
  std::optional<Items> fewest(const CluePool&, std::span<const Digit> aim, Random&);
  void approach(std::vector<Digit>& other, std::span<const Digit> aim, const Seeker&,
                Random&) const;
  std::optional<Completion> with(const CluePool&, const Items&, std::span<const Digit> aim) const;
  bool judge(Completion&);
  bool ease(const CluePool&, Items&, std::span<const Digit> aim, Completion&, Random&);

  const Puzzle& puzzle_;
  const CompleteOptions& options_;
  Seeker seeker_;  // of the puzzle without added clues
  Path path_;
};

void Completer::draw_aim(std::vector<Digit>& aim, Random& random) const {
  const Layout& layout = *puzzle_.layout;
  auto values = puzzle_.givens;
  for (std::size_t turn = 0; turn < aim.size() / turns_share + 2; ++turn) {
    const auto c = static_cast<CellId>(random.below(aim.size()));
    if (values[c]) continue;
    values[c] = static_cast<Digit>(1 + random.below(static_cast<std::uint64_t>(layout.digits())));
    if (values[c] == aim[c]) continue;
    const bool sees_it = std::ranges::any_of(
        layout.peers(c), [&](CellId other) { return values[other] == values[c]; });
    const auto answer = sees_it ? Seeker::Answer{Told::none} : seeker_.any(values, options_.stop);
    if (answer.told == Told::found)
      aim = answer.solution;
    else
      values[c] = 0;
  }
}

std::optional<Completion> Completer::with(const CluePool& pool, const Items& items,
                                          std::span<const Digit> aim) const {
  Completion made;
  made.puzzle = puzzle_;
  made.puzzle.entries.clear();
  made.puzzle.marks = puzzle_.given_marks;
  made.solution.assign(aim.begin(), aim.end());
  for (const std::uint32_t item : items) {
    if (pool.is_clue(item)) {
      made.clues.push_back(pool.clue(item));
    } else {
      const CellId c = pool.cell(item);
      made.givens.push_back(c);
      made.puzzle.givens[c] = aim[c];
    }
  }
  if (made.clues.empty()) return made;
  LayoutSpec spec = puzzle_.layout->spec();
  spec.name.clear();
  for (const ConstraintSpec& clue : made.clues) spec.add(clue);
  auto layout = build(std::move(spec));
  if (!layout) return std::nullopt;
  made.puzzle.layout = std::move(*layout);
  return made;
}

// Replaces another solution by one that differs from the aim in fewer cells, until none differs in
// fewer of them: fewer items rule it out, so its set says more.
void Completer::approach(std::vector<Digit>& other, std::span<const Digit> aim,
                         const Seeker& seeker, Random& random) const {
  std::vector<CellId> cells(aim.size());
  std::iota(cells.begin(), cells.end(), CellId{0});
  random.shuffle(cells);
  std::vector<Digit> values(aim.begin(), aim.end());
  for (CellId c = 0; c < cells.size(); ++c)
    if (other[c] != aim[c]) values[c] = 0;
  for (const CellId c : cells) {
    if (other[c] == aim[c]) continue;
    values[c] = aim[c];
    const auto answer = seeker.other(values, aim, options_.stop);
    if (answer.told != Told::found) {
      values[c] = 0;
      continue;
    }
    other = answer.solution;
    for (CellId same = 0; same < cells.size(); ++same)
      if (other[same] == aim[same]) values[same] = aim[same];
  }
}

std::optional<Items> Completer::fewest(const CluePool& pool, std::span<const Digit> aim,
                                       Random& random) {
  HittingSet sets(pool.size());
  Items chosen;
  for (std::uint64_t patient = least_patience;;) {
    const auto made = with(pool, chosen, aim);
    if (!made) return std::nullopt;
    auto seeker =
        made->clues.empty() ? Expected<Seeker>(seeker_) : Seeker::about(made->puzzle.layout);
    if (!seeker) return std::nullopt;
    seeker->be_patient(patient);
    auto answer = seeker->other(made->puzzle.givens, aim, options_.stop);
    if (answer.told == Told::none) return chosen;
    if (answer.told == Told::unknown) {
      patient *= 4;
      if (patient > most_patience || options_.stop.requested()) return std::nullopt;
      continue;
    }
    approach(answer.solution, aim, *seeker, random);
    Items set = pool.against(answer.solution);
    if (set.empty()) return std::nullopt;
    sets.add(std::move(set));
    chosen = sets.choose(random);
  }
}

// Fills in the level; returns true if the level and the techniques are as required.
bool Completer::judge(Completion& made) {
  auto explainer = Explainer::make(made.puzzle.layout);
  if (!explainer) return !options_.level && options_.require.empty();
  explainer->path(start(made.puzzle),
                  {.unique = true,
                   .givens = made.puzzle.givens,
                   .given_marks = made.puzzle.given_marks,
                   .stop = options_.stop},
                  path_);
  if (path_.status() == Path::Status::stopped) return !options_.level && options_.require.empty();
  made.level = path_.level();
  made.steps = path_.steps().size();
  if (options_.level && *made.level != *options_.level) return false;
  return std::ranges::all_of(options_.require, [&](TechniqueId wanted) {
    return std::ranges::find(path_.steps(), wanted, &Step::technique) != path_.steps().end();
  });
}

// Adds clues or givens at random until the puzzle is as easy as it must be. A given is put into a
// cell that is still open before the first step that is too hard.
bool Completer::ease(const CluePool& pool, Items& items, std::span<const Digit> aim,
                     Completion& made, Random& random) {
  for (int eased = 0; eased < most_eased && made.level > options_.level; ++eased) {
    Grid grid = start(made.puzzle);
    for (const Step& step : path_.steps()) {
      if (technique(step.technique).level > *options_.level) break;
      apply(*made.puzzle.layout, step, grid);
    }
    Items open;
    for (std::uint32_t i = 0; i < pool.size(); ++i)
      if (!std::ranges::binary_search(items, i) && (pool.is_clue(i) || !grid.values[pool.cell(i)]))
        open.push_back(i);
    if (!options_.with.empty() && pool.is_clue(open.empty() ? 0 : open.front()))
      std::erase_if(open, [&](std::uint32_t i) { return !pool.is_clue(i); });
    if (open.empty() || options_.stop.requested()) return false;
    items.push_back(open[random.below(open.size())]);
    std::ranges::sort(items);
    auto more = with(pool, items, aim);
    if (!more) return false;
    made = std::move(*more);
    if (judge(made)) return true;
    if (!made.level) return false;
  }
  return false;
}

std::optional<Completion> Completer::attempt(std::uint64_t number, std::vector<Digit> aim) {
  Random random(options_.seed, number);
  draw_aim(aim, random);
  const CluePool pool(puzzle_, aim, options_.with, random);
  auto items = fewest(pool, aim, random);
  if (!items) return std::nullopt;
  auto made = with(pool, *items, aim);
  if (!made) return std::nullopt;
  if (judge(*made)) return made;
  if (!options_.level || !made->level || *made->level <= *options_.level) return std::nullopt;
  return ease(pool, *items, aim, *made, random) ? made : std::nullopt;
}

Expected<void> can_add(const Layout& layout, const std::vector<int>& families) {
  for (const int family : families) {
    if (family < 0 || family >= std::ssize(clue_families()))
      return fail("there is no family of clues with the number " + std::to_string(family));
    if (auto ok = has_room(layout, family); !ok) return ok;
    if (shows_all(family))
      return fail(std::string(clue_families()[static_cast<std::size_t>(family)].name) +
                  " states that all of its clues are shown; a few cannot be added");
  }
  return {};
}

}  // namespace
}  // namespace generation

using namespace generation;

Expected<CompleteReport> complete(const Puzzle& puzzle, const CompleteOptions& options,
                                  const std::function<bool(const Completion&)>& sink) {
  if (auto ok = validate(puzzle); !ok) return std::unexpected(std::move(ok.error()));
  if (auto ok = supported(puzzle.layout, generate_kinds); !ok)
    return std::unexpected(std::move(ok.error()));
  if (auto ok = can_add(*puzzle.layout, options.with); !ok)
    return std::unexpected(std::move(ok.error()));
  auto seeker = Seeker::about(puzzle.layout);
  if (!seeker) return std::unexpected(std::move(seeker.error()));
  seeker->be_patient(most_patience);
  Completer completer(puzzle, options, std::move(*seeker));
  const auto some = completer.any();
  CompleteReport report{0, !some.empty()};
  while (report.solvable && report.tried < options.attempts && !options.stop.requested()) {
    const auto made = completer.attempt(report.tried++, some);
    if (made && !sink(*made)) break;
  }
  return report;
}

}  // namespace clew
