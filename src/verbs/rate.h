// rate: level, Sudoku Explainer's numbers and HoDoKu's score; the rated path; equivalent forms.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "clew/check.h"
#include "clew/explain.h"
#include "clew/rate.h"
#include "clew/solve.h"
#include "clew/symmetry.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

struct RateRequest {
  bool trace = false;   // every step in JSON
  bool verify = false;  // with the trace: the checker proves each step
  std::uint64_t morphs =
      0;  // number of equivalent forms to rate as well, for the smallest and largest ratings
  std::uint64_t seed = 0;
  Stop stop;
  Share progress;
};

/// `se` or `sk`.
Expected<Scale> find_scale(std::string_view name);

/// The state for rating puzzles of one layout; use one per thread.
class RatingDesk {
 public:
  /// Fails if Solver::make fails. With constraints beyond houses and links, Sudoku Explainer's
  /// numbers do not exist, and there are only level and score.
  static Expected<RatingDesk> make(const LayoutPtr&, Scale = {});
  const LayoutPtr& layout() const { return layout_; }

  /// One line, with its end.
  std::string rate(const Puzzle&, const RateRequest&, const Output&);
  Json json(const Puzzle&, const RateRequest&);

 private:
  RatingDesk(const LayoutPtr&, Scale, Solver);
  struct Result;
  struct Span {
    Tenths least = 0, most = 0;
  };
  Result judge(const Puzzle&, const RateRequest&);
  void rate_morphs(const Puzzle&, const RateRequest&, Result&);
  Json trace(const Puzzle&, const RateRequest&, const Rating&);

  LayoutPtr layout_;
  Scale scale_;
  Solver solver_;
  std::optional<Rater> rater_;
  std::optional<Explainer> explainer_;
  std::optional<Morphs> morphs_;
  std::optional<Checker> checker_;
  Path path_;
};

/// The verb; options scale, trace, verify, morphs, seed.
Answer rate(const Json& request, const Context&);

}  // namespace clew::verbs
