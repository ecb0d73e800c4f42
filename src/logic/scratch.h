// What techniques keep from call to call on one engine, so that they need no heap.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "logic/board.h"
#include "logic/chain/scratch.h"
#include "logic/combinations.h"
#include "logic/excluder.h"
#include "logic/net/forcing.h"
#include "logic/scout.h"
#include "logic/template_search.h"
#include "logic/ways.h"

namespace clew::logic {

/// For each weave and digit the cells that a finned fish may take the digit from, and when that was
/// worked out. Sizes and kinds of fish ask for the same.
template <int W>
struct FishTargets {
  struct Entry {
    std::uint32_t changed = 0;  // the board's digit_changed() then; 0: never
    BitSet<W> cells;
  };
  std::vector<Entry> entries;

  void forget() {
    for (Entry& entry : entries) entry.changed = 0;
  }
};

/// What a search for fish notes on the side: of each house what it may be and is; of each cell in
/// how many more bases than covers it lies.
struct FishMarks {
  enum : std::uint8_t { base = 1, cover = 2, no_base = 4, no_cover = 8, taken = 16 };
  std::vector<std::uint8_t> use;
  std::vector<std::int8_t> balance;
  std::vector<HouseId> tried;  // left out at the forks that are open
};

/// Cells whose digits could be swapped; those of one parity would hold the same one.
struct SwapPattern {
  static constexpr int most = 16;
  int size = 0;
  std::array<CellId, most> cells{};
  std::array<bool, most> odd{};
};

/// The rectangles that may be deadly, each with its two digits.
struct UniqueRectangles {
  struct Rectangle {
    SwapPattern pattern;
    DigitSet pair;
  };
  std::vector<Rectangle> all;
  std::uint32_t clock = 0;  // the board's when they were found; 0: not
};

/// A trial under way: what each step concluded and why.
struct TrialStep {
  enum Kind : std::uint8_t { removes, places, refutes };
  std::uint32_t first_fact, last_fact;  // of Trial::facts
  Kind kind;
  Candidate what{};  // that is placed, or failed within
  bool needed = false;
  std::int32_t balance = -1;       // the sum that it rests on
  std::uint32_t first_within = 0;  // of what refutes: it goes on to the step before
};
template <int W>
struct Trial {
  struct Halt {  // what a trial came to before more was supposed
    Board<W> board;
    std::vector<std::int32_t> removed_by;
  };
  std::optional<Board<W>> board;
  std::vector<Halt> halts;  // by depth
  std::vector<TrialStep> steps;
  std::vector<Fact> facts;
  std::vector<std::int32_t> removed_by;  // by cell and digit: the step, -1: not removed
  std::vector<Candidate> todo;
  using Gone = std::vector<std::pair<std::size_t, Candidate>>;
  Gone used;                 // what is needed of each step
  Gone outside;              // what a step that refutes needs of those before what it supposes
  std::vector<int> part_of;  // of each balance the part of its facts, -1: none yet
  int sums = 0;              // such parts
};

/// What was looked at in vain: for each question and what it is asked of, the candidates then.
struct Barren {
  enum Question : std::uint8_t {
    alone,
    in_trial,
    required,
    required_in_trial,
    balance,
    split,
    sum,
    killer,
    hidden_killer,
    conflicts,
    with_house,
    in_house,
    pair,
    with_house_in_trial,
    bounds,
    count
  };
  std::vector<std::vector<DigitSet>> known[count];
};

/// The rings of set equivalence, which are the layout's: each as many houses on two sides.
template <int W>
struct Rings {
  struct Side {
    std::vector<HouseId> houses;
    BitSet<W> cells;

    void add(const Frame<W>& frame, HouseId h) {
      houses.push_back(h);
      cells |= frame.cells(h);
    }
  };
  std::vector<std::pair<Side, Side>> all;
  bool known = false;
};

struct RuleScratch {
  constraints::Narrower narrower;
  Ways ways;
  Combinations combinations;
  std::vector<DigitSet> work;  // by cell
  std::vector<DigitSet> seen;  // of the cells in question
  std::vector<CellId> cells;
  std::vector<Ways::Part> parts;
  Barren barren;
  std::optional<std::vector<PiecePair>> pairs;
};

template <int W>
struct Scratch : ChainScratch<W> {
  FishTargets<W> fish_targets;
  std::vector<std::uint32_t> barren_links;  // by digit: digit_changed() when no two links took any
  FishMarks fish_marks;
  std::array<std::vector<HouseId>, 2> fish_sides;  // houses that may be bases, and covers
  UniqueRectangles unique_rectangles;
  Rings<W> rings;
  TemplateSearch<W> templates;
  Hopeless<W> hopeless;
  Trial<W> trial;
  std::optional<Scout> scout, chain_scout;
  std::optional<Excluder> excluder;
  RuleScratch rules;
  Forcing forcing;
  std::uint32_t forcing_clock = 0;  // the board's clock when it was loaded; 0: not
};

}  // namespace clew::logic
