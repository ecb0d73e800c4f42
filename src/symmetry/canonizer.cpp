#include <algorithm>
#include <functional>

#include "base/assert.h"
#include "clew/symmetry.h"
#include "clew/validate.h"
#include "symmetry/by_labelling.h"
#include "symmetry/minlex_grid.h"
#include "symmetry/minlex_puzzle.h"

namespace clew {

struct Canonizer::Method {
  LayoutPtr layout;
  std::function<void(std::span<const Digit>, std::span<Digit>)> least;  // may be empty
  symmetry::FormByLabelling any;
};

namespace {

using Form = std::function<void(std::span<const Digit>, std::span<Digit>)>;

constexpr const char* too_late = "stopped before the canonical form was known";

bool bare_square(const LayoutSpec& spec) {
  if (!spec.constraints.empty() || spec.grids.size() != 1) return false;
  const SubGrid& g = spec.grids[0];
  return g.regions.empty() && g.height == spec.digits && g.width == spec.digits && g.at == Place{};
}

bool repeats(const Layout& layout, std::span<const Digit> puzzle) {
  for (const House& house : layout.houses()) {
    std::uint64_t seen = 0;
    for (CellId c : house.cells) {
      const std::uint64_t digit = puzzle[c] ? DigitSet::of(puzzle[c]).bits : 0;
      if (seen & digit) return true;
      seen |= digit;
    }
  }
  return false;
}

template <int BH, int BW>
Form least_puzzle() {
  return [method = symmetry::LeastPuzzle<BH, BW>()](auto puzzle, auto result) mutable {
    method.find(puzzle, result);
  };
}

// A puzzle has many more symmetric choices the more of it is filled, so full grids go another way.
Form least_nine() {
  return [puzzles = symmetry::LeastPuzzle<3, 3>()](std::span<const Digit> puzzle,
                                                   std::span<Digit> result) mutable {
    CLEW_ASSERT(puzzle.size() == 81 && result.size() == 81);
    if (std::find(puzzle.begin(), puzzle.end(), 0) != puzzle.end())
      return puzzles.find(puzzle, result);
    symmetry::NineGrid grid;
    std::copy(puzzle.begin(), puzzle.end(), grid.begin());
    std::ranges::copy(symmetry::least_nine_grid(grid), result.begin());
  };
}

Form least_form(int box_height, int box_width) {
  switch (10 * box_height + box_width) {
    case 22:
      return least_puzzle<2, 2>();
    case 23:
      return least_puzzle<2, 3>();
    case 32:
      return least_puzzle<3, 2>();
    case 24:
      return least_puzzle<2, 4>();
    case 42:
      return least_puzzle<4, 2>();
    case 33:
      return least_nine();
    default:
      return {};
  }
}

}  // namespace

Expected<Canonizer> Canonizer::make(LayoutPtr layout, const Stop& stop) {
  if (auto ok = supported(layout, kinds); !ok) return std::unexpected(std::move(ok.error()));
  const LayoutSpec& spec = layout->spec();
  Form least;
  if (bare_square(spec)) least = least_form(spec.grids[0].box_height, spec.grids[0].box_width);
  symmetry::FormByLabelling any(layout, stop);
  if (any.stopped()) return fail("stopped before the symmetries of the layout were known");
  return Canonizer(std::make_unique<Method>(std::move(layout), std::move(least), std::move(any)));
}

Canonizer::Canonizer(std::unique_ptr<Method> method) : method_(std::move(method)) {}
Canonizer::~Canonizer() = default;
Canonizer::Canonizer(Canonizer&&) noexcept = default;
Canonizer& Canonizer::operator=(Canonizer&&) noexcept = default;

bool Canonizer::least() const { return method_ && method_->least; }

Expected<void> Canonizer::form(std::span<const Digit> puzzle, std::span<Digit> result,
                               const Stop& stop) {
  if (!method_) return fail("there is no layout");  // moved from
  if (auto good = validate(*method_->layout, puzzle); !good) return good;
  if (result.size() != puzzle.size()) return fail("there is no room of that size for the form");
  // Rows are compared digit by digit, none twice: a puzzle that repeats one goes the general way.
  if (method_->least && !repeats(*method_->layout, puzzle))
    method_->least(puzzle, result);
  else if (!method_->any.find(puzzle, {}, result, {}, stop))
    return fail(too_late);
  return {};
}

Expected<std::vector<Digit>> Canonizer::form(std::span<const Digit> puzzle, const Stop& stop) {
  std::vector<Digit> result(puzzle.size());
  if (auto formed = form(puzzle, result, stop); !formed)
    return std::unexpected(std::move(formed.error()));
  return result;
}

Expected<Canonizer::Marked> Canonizer::form(const Marked& puzzle, const Stop& stop) {
  if (!method_) return fail("there is no layout");  // moved from
  for (const auto& good :
       {validate(*method_->layout, puzzle.givens), validate(*method_->layout, puzzle.candidates)})
    if (!good) return std::unexpected(good.error());
  Marked result = puzzle;
  if (!method_->any.find(puzzle.givens, puzzle.candidates, result.givens, result.candidates, stop))
    return fail(too_late);
  return result;
}

}  // namespace clew
