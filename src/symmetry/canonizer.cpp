#include <algorithm>
#include <functional>

#include "clew/symmetry.h"
#include "clew/validate.h"
#include "symmetry/by_labelling.h"
#include "symmetry/minlex_grid.h"
#include "symmetry/minlex_puzzle.h"

namespace clew {

struct Canonizer::Method {
  LayoutPtr layout;
  bool least = false;
  std::function<void(std::span<const Digit>, std::span<Digit>)> form;
};

namespace {

using Form = std::function<void(std::span<const Digit>, std::span<Digit>)>;

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

Expected<Canonizer> Canonizer::make(LayoutPtr layout) {
  if (auto ok = supported(layout, kinds); !ok) return std::unexpected(std::move(ok.error()));
  auto method = std::make_unique<Method>();
  method->layout = layout;
  const LayoutSpec& spec = layout->spec();
  Form least;
  if (bare_square(spec)) least = least_form(spec.grids[0].box_height, spec.grids[0].box_width);
  method->least = static_cast<bool>(least);
  method->form = [least = std::move(least), any = symmetry::FormByLabelling(layout), layout](
                     std::span<const Digit> puzzle, std::span<Digit> result) {
    // Rows are compared digit by digit, none twice: a puzzle that repeats one goes the general way.
    if (least && !repeats(*layout, puzzle))
      least(puzzle, result);
    else
      any.find(puzzle, result);
  };
  return Canonizer(std::move(method));
}

Canonizer::Canonizer(std::unique_ptr<Method> method) : method_(std::move(method)) {}
Canonizer::~Canonizer() = default;
Canonizer::Canonizer(Canonizer&&) noexcept = default;
Canonizer& Canonizer::operator=(Canonizer&&) noexcept = default;

bool Canonizer::least() const { return method_ && method_->least; }

Expected<void> Canonizer::form(std::span<const Digit> puzzle, std::span<Digit> result) {
  if (!method_) return fail("there is no layout");  // moved from
  if (auto good = validate(*method_->layout, puzzle); !good) return good;
  if (result.size() != puzzle.size()) return fail("there is no room of that size for the form");
  method_->form(puzzle, result);
  return {};
}

Expected<std::vector<Digit>> Canonizer::form(std::span<const Digit> puzzle) {
  std::vector<Digit> result(puzzle.size());
  if (auto formed = form(puzzle, result); !formed)
    return std::unexpected(std::move(formed.error()));
  return result;
}

}  // namespace clew
