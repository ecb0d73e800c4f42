#include "stream/writer.h"

#include <cerrno>

#include "system/files.h"

namespace clew::stream {
namespace {

// Bytes that may wait behind a slow batch, beside as many batches as the window allows.
constexpr std::size_t most_waiting = std::size_t{4} << 20;

}  // namespace

Writer::Writer(const PipelineOptions& options, std::size_t window, std::size_t total)
    : options_(options),
      window_(window),
      total_(total),
      begun_(std::chrono::steady_clock::now()),
      told_(begun_) {
  progress_.total = total_;
}

void Writer::wait_to_begin(std::size_t number) {
  std::unique_lock lock(mutex_);
  turned_.wait(lock, [&] { return number < turn_ + window_ || waiting_bytes_ < most_waiting; });
}

std::size_t Writer::size_of(const BatchOutput& output) {
  return sizeof output + output.text.capacity() + output.errors_.capacity();
}

// Called without the lock, by the one thread that writes.
void Writer::put(BatchOutput& output) {
  if (!short_ && !stopped_) {
    if (!output.text.empty() && !options_.write(output.text)) {
      report_.closed_pipe = true;
      stopped_ = true;
    }
    if (!output.errors_.empty() && options_.write_errors) options_.write_errors(output.errors_);
    report_.malformed += output.malformed_;
    report_.puzzles += output.puzzles_;
    report_.trouble |= output.trouble_;
    progress_.puzzles = report_.puzzles;
    progress_.bytes = consumed_ = output.consumed_;
    tell_progress();
  }
  short_ |= output.short_;
  output.text.clear();
  output.errors_.clear();
  output.malformed_ = 0;
}

void Writer::tell_progress() {
  if (!options_.progress) return;
  constexpr std::chrono::milliseconds pause(100);
  const auto now = std::chrono::steady_clock::now();
  if (now - told_ < pause) return;
  told_ = now;
  progress_.elapsed = now - begun_;
  options_.progress(progress_);
}

void Writer::hand_over(BatchOutput&& output) {
  std::unique_lock lock(mutex_);
  waiting_bytes_ += size_of(output);
  waiting_.emplace(output.number_, std::move(output));
  if (writing_) return;
  writing_ = true;
  for (auto it = waiting_.begin(); it != waiting_.end() && it->first == turn_;
       it = waiting_.begin()) {
    BatchOutput next = std::move(it->second);
    waiting_.erase(it);
    waiting_bytes_ -= size_of(next);
    lock.unlock();
    put(next);
    lock.lock();
    spares_.push_back(std::move(next.text));
    ++turn_;
    turned_.notify_all();
  }
  writing_ = false;
  turned_.notify_all();
}

void Writer::write_through(BatchOutput& output) {
  std::unique_lock lock(mutex_);
  turned_.wait(lock, [&] { return turn_ == output.number_ && !writing_; });
  writing_ = true;
  lock.unlock();
  const std::size_t puzzles = std::exchange(output.puzzles_, 0),
                    consumed = std::exchange(output.consumed_, consumed_);
  put(output);
  output.puzzles_ = puzzles;
  output.consumed_ = consumed;
  lock.lock();
  writing_ = false;
  turned_.notify_all();
}

void Writer::write_in_turn(BatchOutput& output) {
  {
    const std::lock_guard lock(mutex_);
    if (turn_ != output.number_) return;
  }
  write_through(output);
}

void Writer::tell(const BatchOutput& output, double done) {
  std::unique_lock lock(mutex_);
  if (turn_ != output.number_ || writing_) return;
  writing_ = true;
  lock.unlock();
  const auto batch = static_cast<double>(output.consumed_ - consumed_);
  progress_.bytes = consumed_ + static_cast<std::size_t>(done * batch);
  tell_progress();
  lock.lock();
  writing_ = false;
  turned_.notify_all();
}

std::string Writer::spare() {
  std::unique_lock lock(mutex_);
  if (spares_.empty()) return {};
  std::string text = std::move(spares_.back());
  spares_.pop_back();
  return text;
}

Report Writer::report() const {
  Report report = report_;
  report.interrupted = options_.interrupted && options_.interrupted->load();
  return report;
}

bool write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const std::ptrdiff_t n = system::write(fd, text);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

}  // namespace clew::stream
