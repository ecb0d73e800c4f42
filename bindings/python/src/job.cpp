#include "job.h"

#include <algorithm>
#include <charconv>
#include <thread>
#include <unordered_map>

#include "answers.h"
#include "base/helpers.h"
#include "work.h"

namespace clew::python {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_at_once = 16384;

std::string told(const Error& error) {
  if (!error.line) return error.reason;
  std::string place = "column " + std::to_string(error.column) + ": " + error.reason;
  return error.line == 1 ? place : "line " + std::to_string(error.line) + ", " + place;
}

}  // namespace

/// State of one thread.
class Plan::Worker {
 public:
  explicit Worker(Plan& plan) : plan_(plan), desk_(plan.desks_.open()) {
    if (!plan.bulk_limit_) return;
    const LayoutPtr& named = plan.desks_.read.layout;
    layout_ = named ? named : *layouts_.named("9x9");
    if (auto made =
            stream::BareSolver::make(*layout_, *plan.bulk_limit_,
                                     stream::BareAnswer::solution_and_count, &plan.interrupted_))
      solver_.emplace(*std::move(made));
  }

  void answer(const Rows& rows, std::int64_t first, std::int64_t last, Column& out) {
    constexpr std::int64_t worth_a_batch = 16;
    if (solver_ && last - first >= worth_a_batch) return solve(rows, first, last, out);
    for (std::int64_t row = first; row < last && !plan_.interrupted_; ++row)
      answer_one(rows, row, out);
  }

 private:
  Json answer(const Rows& rows, std::int64_t row) {
    if (rows.is_null(row)) return Json::object();
    Stop stop;
    if (plan_.desks_.timeout > 0) stop = stop_after(plan_.desks_.timeout);
    stop.flag = &plan_.interrupted_;
    const auto puzzle = rows.read(row, plan_.desks_.read, layouts_);
    auto json = puzzle ? desk_(*puzzle, stop) : std::unexpected(puzzle.error());
    if (!json) return {{"status", "malformed"}, {"error", told(json.error())}};
    if (!json->contains("status")) (*json)["status"] = "ok";
    return *std::move(json);
  }
  void answer_one(const Rows& rows, std::int64_t row, Column& out) {
    const Json json = answer(rows, row);
    out.append(&json);
  }

  // Solves bare lines together, as the command line does, and the rows between them one by one.
  void solve(const Rows& rows, std::int64_t first, std::int64_t last, Column& out) {
    const std::size_t cells = stream::bare_cells(layout_);
    const char* const lines = find_lines(rows, first, last, cells);
    others_.clear();
    stream::BatchOutput output(&plan_.interrupted_);
    output.text = std::move(text_);
    output.text.clear();
    const auto other = [&](std::size_t i) {
      others_.insert_or_assign(i, answer(rows, numbers_[i]));
      output.text += "!\n";
    };
    if (!numbers_.empty()) solver_->answer({lines, cells, numbers_.size(), layout_}, other, output);
    text_ = std::move(output.text);
    if (plan_.interrupted_) return;
    out.child(0).reserve(numbers_.size(), 8);
    out.child(2).reserve(numbers_.size(), cells);
    std::string_view rest = text_;
    std::size_t next = 0;
    for (std::int64_t row = first; row < last;) {
      if (next == numbers_.size() || numbers_[next] != row) {
        answer_one(rows, row++, out);
      } else if (rest[0] == '!') {
        out.append(&others_.find(next++)->second);
        rest.remove_prefix(2);
        ++row;
      } else {
        const std::size_t taken = take_alike(rest, cells, next, out);
        next += taken;
        row += static_cast<std::int64_t>(taken);
      }
    }
  }

  // Finds the rows that are bare lines. Returns their symbols, line after line.
  const char* find_lines(const Rows& rows, std::int64_t first, std::int64_t last,
                         std::size_t cells) {
    numbers_.clear();
    if (const char* const lines = rows.lines(first, last, cells, lines_)) {
      for (std::int64_t row = first; row < last; ++row) numbers_.push_back(row);
      return lines;
    }
    lines_.resize(static_cast<std::size_t>(last - first) * cells);
    for (std::int64_t row = first; row < last; ++row)
      if (!rows.is_null(row) && rows.bare(row, cells, lines_.data() + numbers_.size() * cells))
        numbers_.push_back(row);
    return lines_.data();
  }

  // Takes the first answer, with the answers of the rows after it that have as many solutions.
  // Returns their number.
  std::size_t take_alike(std::string_view& rest, std::size_t cells, std::size_t next,
                         Column& out) const {
    std::uint64_t count = 0;
    const auto [end, error] =
        std::from_chars(rest.data() + cells + 1, rest.data() + rest.size(), count);
    const auto length = static_cast<std::size_t>(end - rest.data()) + 1;
    const std::string_view ending = rest.substr(cells, length - cells);
    std::size_t alike = 1;
    while (next + alike < numbers_.size() &&
           numbers_[next + alike] == numbers_[next] + static_cast<std::int64_t>(alike) &&
           rest.size() >= (alike + 1) * length &&
           rest.substr(alike * length + cells, ending.size()) == ending)
      ++alike;
    const std::string_view status = count == 0 ? "none" : count == 1 ? "unique" : "multiple";
    out.child(0).append_texts(status.data(), status.size(), 0, alike);
    out.child(1).append_wholes(count, alike);
    if (count)
      out.child(2).append_texts(rest.data(), cells, length, alike);
    else
      out.child(2).append_nulls(alike);
    out.child(3).append_nulls(alike);
    out.close_rows(alike);
    rest.remove_prefix(alike * length);
    return alike;
  }

  Plan& plan_;
  const verbs::Desk desk_;
  text::Layouts layouts_;
  LayoutPtr layout_;
  std::optional<stream::BareSolver> solver_;
  std::vector<char> lines_;
  std::vector<std::int64_t> numbers_;             // the rows of these lines
  std::unordered_map<std::size_t, Json> others_;  // among these, the rows that the kernel does not
                                                  // answer
  std::string text_;
};

Plan::Plan(verbs::Desks desks, const Field* field) : desks_(std::move(desks)), field_(field) {}
Plan::~Plan() = default;

Expected<std::unique_ptr<Plan>> Plan::make(const std::string& verb, const std::string& options) {
  const Json parsed = Json::parse(options, nullptr, false);
  auto desks = verbs::desks(verb, parsed);
  if (!desks) return std::unexpected(desks.error());
  std::unique_ptr<Plan> plan(new Plan(*std::move(desks), answer_of(verb)));
  plan->short_answers_ = verb == "solve" || verb == "count" || verb == "canon";
  if (verb == "solve") {
    const auto limit = parsed.value("limit", std::uint64_t{2});
    const bool in_time = plan->desks_.timeout == 0 || (limit > 0 && limit < 10);
    const auto& from = plan->desks_.read.from;
    if (limit != 1 && in_time && (!from || *from == Format::line)) plan->bulk_limit_ = limit;
  }
  return plan;
}

std::int64_t Plan::most_rows() const {
  constexpr std::int64_t many = 1 << 18, few = 1 << 12;
  return short_answers_ ? many : few;
}

std::unique_ptr<Plan::Worker> Plan::take() {
  {
    const std::lock_guard lock(mutex_);
    if (!free_.empty()) {
      auto worker = std::move(free_.back());
      free_.pop_back();
      return worker;
    }
  }
  return std::make_unique<Worker>(*this);
}

void Plan::give_back(std::unique_ptr<Worker> worker) {
  const std::lock_guard lock(mutex_);
  free_.push_back(std::move(worker));
}

struct Job::Threads {
  explicit Threads(Job& job) : work([&job] { job.work(); }) {}
  std::function<void()> work;
  Helpers helpers;  // joined first
};

Job::Job(Plan& plan, const Rows& rows, std::int64_t first, std::int64_t last, unsigned threads)
    : plan_(plan), rows_(rows), last_(last), size_(most_at_once), next_(first) {
  plan_.interrupted_ = false;
  if (!threads) threads = std::max(1u, std::thread::hardware_concurrency());
  const auto wanted = static_cast<unsigned>(std::min<std::int64_t>(threads, last - first));
  threads_ = std::make_unique<Threads>(*this);
  for (unsigned i = 0; i < wanted; ++i) {
    {
      const std::lock_guard lock(mutex_);
      ++running_;
    }
    if (threads_->helpers.start(threads_->work)) continue;
    if (i == 0) {  // no thread available: runs on this one
      work();
    } else {
      const std::lock_guard lock(mutex_);
      --running_;
    }
    break;
  }
}

Job::~Job() {
  if (!wait(std::chrono::milliseconds(0))) plan_.interrupted_ = true;
  threads_.reset();
}

void Job::work() {
  const Work work(plan_.interrupted_);
  auto worker = plan_.take();
  for (;;) {
    std::int64_t first, last;
    {
      const std::lock_guard lock(mutex_);
      if (plan_.interrupted_ || next_ >= last_) break;
      first = next_;
      last = next_ = std::min(last_, first + static_cast<std::int64_t>(size_.now()));
    }
    const auto begun = Clock::now();
    Column part(plan_.field());
    worker->answer(rows_, first, last, part);
    const auto ended = Clock::now();
    size_.took(static_cast<std::size_t>(last - first), ended - begun, ended - begun_);
    done_ += last - first;
    const std::lock_guard lock(mutex_);
    parts_.emplace_back(first, std::move(part));
  }
  plan_.give_back(std::move(worker));
  const std::lock_guard lock(mutex_);
  if (--running_ == 0) ended_.notify_all();
}

bool Job::wait(std::chrono::milliseconds most) {
  std::unique_lock lock(mutex_);
  return ended_.wait_for(lock, most, [&] { return running_ == 0; });
}

std::vector<ColumnPtr> Job::answers() {
  constexpr std::size_t large = 4096;
  std::ranges::sort(parts_, {}, &std::pair<std::int64_t, Column>::first);
  std::vector<ColumnPtr> pieces;
  std::shared_ptr<Column> small;
  for (auto& [first, part] : parts_) {
    if (small && small->length() < large) {
      small->append_all(part);
    } else {
      small = std::make_shared<Column>(std::move(part));
      pieces.push_back(small);
    }
  }
  return pieces;
}

}  // namespace clew::python
