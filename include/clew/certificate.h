// Certificates: what Clew concludes about a puzzle, as a proof that other programs check. The formula
// says in pseudo-Boolean rows what the puzzle asks (OPB); the proof derives the conclusions from them
// line by line (VeriPB 3.0). docs/certificates.md describes both.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "clew/puzzle.h"
#include "clew/step.h"
#include "clew/stop.h"

namespace clew {

struct Certificate {
  std::string formula;  // lines of an .opb file
  std::string proof;    // lines of a .pbp file
};

/// Made once for a layout; one thread at a time.
class Certifier {
 public:
  static constexpr Kinds kinds = told_by_houses | told_by_primitives;

  /// Fails if there is no layout, or if it has a constraint of another kind or one that takes more than
  /// twenty million terms.
  static Expected<Certifier> make(LayoutPtr);
  ~Certifier();
  Certifier(Certifier&&) noexcept;
  Certifier& operator=(Certifier&&) noexcept;

  /// Begins a proof of steps, one after the other from start(puzzle). Fails if the puzzle is not valid or
  /// has another layout.
  Expected<void> begin(const Puzzle&);
  /// Proves the next step, which was found in this grid. Each conclusion rests on the facts of the step
  /// and on the candidates that are gone. The title is written above it. Fails if they do not prove it, if that is not known in time, and
  /// for a step with a deadly pattern, which takes one solution for granted.
  Expected<void> add(const Grid& before, const Step&, std::string_view title, const Stop& = {});
  /// `end` is the grid after the last step. If it is full, the proof concludes that it is the only
  /// solution; after a step that shows an error, that there is none.
  Expected<Certificate> finish(const Grid& end);

  /// That the puzzle has this solution and no other. Fails if that is not so, or not known in time.
  Expected<Certificate> only_solution(const Puzzle&, std::span<const Digit> solution,
                                      const Stop& = {});
  /// That the puzzle has no solution. The contradiction names these values and no others, and rests on
  /// these constraints (places in the layout's list) beside houses, links and marks. Fails if there is none,
  /// or it is not found in time.
  Expected<Certificate> no_solution(const Puzzle&, std::span<const CellId> values,
                                    std::span<const std::uint32_t> constraints, const Stop& = {});

 private:
  class Work;
  explicit Certifier(std::unique_ptr<Work>);
  std::unique_ptr<Work> work_;
};

}  // namespace clew
