#include "verbs/clues_search.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

#include "base/parallel.h"
#include "verbs/generate.h"

namespace clew::verbs {
namespace {

/// Work is cut alike however many threads there are, so that the order is the same.
int pieces_of(const Layout& layout, int clues) {
  if (layout.size() != 81) return 32;
  return clues <= 16 ? 1 : clues == 17 ? 4 : 32;
}

/// Lets pieces of work that are done side by side write one after the other.
class InTurn {
 public:
  explicit InTurn(std::function<bool(std::string_view)> write) : write_(std::move(write)) {}

  /// Waits until all pieces before this one have ended; false when nothing more is wanted.
  bool write(int piece, std::string_view text) {
    std::unique_lock lock(mutex_);
    next_.wait(lock, [&] { return turn_ == piece; });
    if (wanted_ && !text.empty() && !write_(text)) wanted_ = false;
    return wanted_;
  }
  void end(int piece, std::string_view text) {
    write(piece, text);
    const std::lock_guard lock(mutex_);
    ++turn_;
    next_.notify_all();
  }
  bool wanted() {
    const std::lock_guard lock(mutex_);
    return wanted_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable next_;
  int turn_ = 0;
  bool wanted_ = true;
  std::function<bool(std::string_view)> write_;
};

void add(CluesCounters& sum, const CluesCounters& some) {
  sum.firsts += some.firsts;
  sum.joined += some.joined;
  sum.thirds += some.thirds;
  sum.candidates += some.candidates;
  sum.puzzles += some.puzzles;
}

class Search {
 public:
  Search(ClueDesk& desk, const LayoutPtr& layout, CluesJob job, const CluesRequest& request)
      : desk_(desk), layout_(layout), job_(std::move(job)), request_(request) {}

  Expected<CluesFound> run(bool first, const std::function<bool(std::string_view)>& line) {
    pieces_ = first ? 1 : pieces_of(*layout_, job_.clues);
    // Made here, while no other thread runs.
    const auto threads =
        static_cast<std::size_t>(std::min(pieces_, thread_count(request_.threads)));
    for (std::size_t t = 0; t < threads; ++t)
      if (auto finder = desk_.finder(layout_, t); !finder) return std::unexpected(finder.error());
    InTurn turn(line);
    std::atomic<int> next = 0;
    std::mutex mutex;
    CluesFound found{.exact = true, .counters = {}};
    std::optional<Error> error;
    parallel_for(threads, static_cast<int>(threads), [&](std::size_t t) {
      ClueFinder& finder = **desk_.finder(layout_, t);
      for (int piece; (piece = next.fetch_add(1)) < pieces_;) {
        auto report = search(finder, piece, first, turn);
        const std::lock_guard lock(mutex);
        if (report) {
          found.exact = found.exact && report->exact;
          add(found.counters, report->counters);
        } else if (!error) {
          error = report.error();
        }
        if (request_.progress)
          request_.progress(static_cast<double>(++done_) / static_cast<double>(pieces_));
      }
    });
    if (error) return std::unexpected(*error);
    return found;
  }

 private:
  Expected<CluesReport> search(ClueFinder& finder, int piece, bool first, InTurn& turn) {
    constexpr std::size_t large = std::size_t{1} << 20;
    CluesJob job = job_;
    job.part = job_.part * pieces_ + piece;
    job.parts = job_.parts * pieces_;
    std::string text;
    Expected<CluesReport> report = CluesReport{};
    if (turn.wanted())
      report = finder.find(job, [&](std::span<const Digit> puzzle) {
        if (request_.wanted != CluesRequest::Wanted::count)
          text += to_line(*layout_, puzzle) + '\n';
        if (first) return false;
        if (text.size() < large) return true;
        const bool more = turn.write(piece, text);
        text.clear();
        return more;
      });
    turn.end(piece, text);
    return report;
  }

  ClueDesk& desk_;
  const LayoutPtr& layout_;
  CluesJob job_;
  const CluesRequest& request_;
  int pieces_ = 1, done_ = 0;
};

}  // namespace

Expected<CluesFound> search_clues(ClueDesk& desk, const LayoutPtr& layout, const CluesJob& job,
                                  const CluesRequest& request, bool first,
                                  const std::function<bool(std::string_view)>& lines) {
  return Search(desk, layout, job, request).run(first, lines);
}

}  // namespace clew::verbs
