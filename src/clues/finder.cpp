// The public calls: which method serves a job.
#include <algorithm>
#include <optional>

#include "base/assert.h"
#include "clew/clues.h"
#include "clew/solve.h"
#include "clues/nine/search.h"
#include "clues/plain.h"
#include "model/solves.h"
#include "unavoidable/shape.h"

namespace clew {
namespace {

using unavoidable::Cells;

// With more clues, the lists of a band's choices become too long.
constexpr int most_by_bands = 20;

bool is_classic(const Layout& layout) {
  return layout.size() == 81 && layout.digits() == 9 && layout.rules() == 810 &&
         unavoidable::shape_of(layout) && layout.name() == "9x9";
}

Expected<Cells> cells_of(const Layout& layout, const std::vector<CellId>& list) {
  Cells cells = 0;
  for (const CellId c : list) {
    if (c >= layout.size()) return fail("a cell is named that the layout has not got");
    cells |= unavoidable::cell_bit<Cells>(c);
  }
  return cells;
}

}  // namespace

struct ClueFinder::Method {
  Method(LayoutPtr l, Solver s)
      : layout(std::move(l)), solver(std::move(s)), classic(is_classic(*layout)) {}

  bool is_minimal(std::vector<Digit>& puzzle) const {
    Puzzle asked{.layout = layout, .givens = puzzle};
    for (std::size_t c = 0; c < puzzle.size(); ++c) {
      if (!puzzle[c]) continue;
      asked.givens[c] = 0;
      const auto solved = solver.solve(asked);
      if (solved && solved->status == Status::unique) return false;
      asked.givens[c] = puzzle[c];
    }
    return true;
  }

  LayoutPtr layout;
  Solver solver;
  bool classic;
  std::unique_ptr<clues::NineSearch> nine;
  std::unique_ptr<clues::PlainSearch> plain;
  // Grid for which either search was prepared.
  std::vector<Digit> grid;
  int clues = -1;
  Cells given = 0, free = 0;
};

ClueFinder::ClueFinder(std::unique_ptr<Method> method) : method_(std::move(method)) {}
ClueFinder::~ClueFinder() = default;
ClueFinder::ClueFinder(ClueFinder&&) noexcept = default;
ClueFinder& ClueFinder::operator=(ClueFinder&&) noexcept = default;

Expected<ClueFinder> ClueFinder::make(LayoutPtr layout) {
  if (auto ok = supported(layout, kinds); !ok) return std::unexpected(ok.error());
  if (layout->size() > 128) return fail("clues are searched for on layouts of at most 128 cells");
  auto solver = Solver::make(layout);
  if (!solver) return std::unexpected(std::move(solver.error()));
  return ClueFinder(std::make_unique<Method>(std::move(layout), std::move(*solver)));
}

Expected<CluesReport> ClueFinder::find(const CluesJob& job, const Sink& sink) {
  if (!method_) return fail("there is no layout");  // moved from
  Method& m = *method_;
  const Layout& layout = *m.layout;
  if (!solves(layout, job.grid)) return fail("the grid is not a solution of the layout");
  if (job.parts < 1 || job.part < 0 || job.part >= job.parts)
    return fail("part is from 0 to parts - 1");
  const auto given = cells_of(layout, job.given), forbidden = cells_of(layout, job.forbidden);
  if (!given) return std::unexpected(given.error());
  if (!forbidden) return std::unexpected(forbidden.error());
  if (*given & *forbidden) return fail("a cell is both given and forbidden");
  const Cells all = ~Cells{0} >> (128 - layout.size());
  const Cells free = all & ~*given & ~*forbidden;

  const bool by_bands = m.classic && job.clues - unavoidable::size_of(*given) <= most_by_bands;
  const bool ready =
      m.grid == job.grid && m.clues == job.clues && m.given == *given && m.free == free;
  if (!ready) {
    m.nine = by_bands && !m.nine ? std::make_unique<clues::NineSearch>() : std::move(m.nine);
    m.plain =
        by_bands || m.plain ? std::move(m.plain) : std::make_unique<clues::PlainSearch>(m.solver);
    m.grid = job.grid;
    m.clues = job.clues;
    m.given = *given;
    m.free = free;
    if (by_bands && !m.nine->begin(job.grid.data(), job.clues, *given, free, job.stop)) {
      m.clues = -1;
      return CluesReport{};
    }
    if (!by_bands) m.plain->begin(job.grid, job.clues, *given, free);
  }
  CluesReport report;
  std::vector<Digit> puzzle(job.grid.size());
  auto hand_over = [&](Cells clues) {
    CLEW_ASSERT(unavoidable::size_of(clues) == job.clues);
    CLEW_ASSERT(!(*given & ~clues) && !(clues & ~(*given | free)));
    for (std::size_t c = 0; c < puzzle.size(); ++c) puzzle[c] = clues >> c & 1 ? job.grid[c] : 0;
    if (job.minimal && !m.is_minimal(puzzle)) return true;
    ++report.counters.puzzles;
    return !sink || sink(puzzle);
  };
  CluesCounters& counters = report.counters;
  if (by_bands) {
    const auto before = m.nine->counters();
    report.exact = m.nine->run(job.part, job.parts, hand_over, job.stop);
    const auto& after = m.nine->counters();
    CLEW_ASSERT(after.firsts >= before.firsts && after.candidates >= before.candidates);
    counters.firsts = after.firsts - before.firsts;
    counters.joined = after.joined - before.joined;
    counters.thirds = after.thirds - before.thirds;
    counters.candidates = after.candidates - before.candidates;
  } else {
    const auto before = m.plain->counters();
    report.exact = m.plain->run(job.part, job.parts, hand_over, job.stop);
    const auto& after = m.plain->counters();
    CLEW_ASSERT(after.tasks >= before.tasks && after.candidates >= before.candidates);
    counters.firsts = after.tasks - before.tasks;
    counters.joined = after.nodes - before.nodes;
    counters.candidates = after.candidates - before.candidates;
  }
  return report;
}

}  // namespace clew
