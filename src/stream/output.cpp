#include <fmt/format.h>

#include "stream/writer.h"

namespace clew::stream {
namespace {

constexpr std::size_t large_text = std::size_t{1} << 20;

}  // namespace

std::string error_line(std::string_view file, const Error& error) {
  if (!error.line) return fmt::format("{}: {}\n", file, error.reason);
  return fmt::format("{}:{}:{}: {}\n", file, error.line, error.column, error.reason);
}

void BatchOutput::malformed(const Batch& batch, const Error& error) {
  ++malformed_;
  errors_ += error_line(batch.file(), error);
}

void BatchOutput::remark(const Batch& batch, std::size_t line, std::string_view words) {
  errors_ += fmt::format("{}:{}:1: remark: {}\n", batch.file(), line, words);
}

void BatchOutput::flush_if_large() {
  if (text.size() >= large_text) writer_->write_through(*this);
}

void BatchOutput::flush_in_turn() { writer_->write_in_turn(*this); }

void BatchOutput::tell(double done) { writer_->tell(*this, done); }

bool BatchOutput::stop_requested() const {
  return writer_ ? writer_->stop_requested() : interrupted_ && interrupted_->load();
}

}  // namespace clew::stream
