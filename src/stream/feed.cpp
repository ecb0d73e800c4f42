#include "stream/feed.h"

#include <algorithm>
#include <cstring>

#include "base/assert.h"
#include "stream/foreign.h"
#include "text/forms.h"

namespace clew::stream {
namespace {

// Shorter runs of bare lines among others are cut one by one, so that batches do not become tiny.
constexpr std::size_t worth_a_batch = 64;

constexpr bool ends_symbols(char c) {
  return c == '\n' || c == '\r' || c == ' ' || c == '\t' || c == ',' || c == ';' || c == '#';
}

// Returns true if no symbol is a blank, a line end or a control character.
bool all_visible(const char* p, std::size_t cells) {
  unsigned char least = 0xFF;
  for (std::size_t i = 0; i < cells; ++i) least = std::min(least, static_cast<unsigned char>(p[i]));
  return least > ' ';
}

}  // namespace

Feed::Feed(std::vector<Source> sources, ReadOptions options, const std::atomic<bool>* interrupted,
           std::size_t chunk_bytes)
    : sources_(std::move(sources)),
      options_(std::make_shared<const ReadOptions>(std::move(options))),
      interrupted_(interrupted),
      chunk_bytes_(chunk_bytes) {
  bare_layout_ = options_->layout ? options_->layout : find_layout("9x9").value_or(nullptr);
  bool known = true;
  for (const Source& source : sources_) {
    const std::size_t size = Input::size_of(source);
    known &= size > 0;
    total_ += size;
  }
  if (!known) total_ = 0;
}

// Compressed input is longer once it is unpacked, so waiting bytes count by their share.
std::size_t Feed::consumed() const {
  if (!input_ || !read_) return consumed_before_;
  const double cut = 1 - static_cast<double>(chunk_->tail - head_) / static_cast<double>(read_);
  return consumed_before_ + static_cast<std::size_t>(static_cast<double>(input_->consumed()) * cut);
}

std::shared_ptr<Chunk> Feed::chunk(std::size_t bytes) {
  for (auto& old : used_)
    if (old.use_count() == 1 && old->bytes.size() >= bytes) {
      std::shared_ptr<Chunk> again = old;
      again->tail = 0;
      return again;
    }
  std::erase_if(used_, [](const auto& old) { return old.use_count() == 1; });
  auto made = std::make_shared<Chunk>();
  made->bytes.resize(bytes);
  used_.push_back(made);
  return made;
}

bool Feed::open_next(Portion& portion) {
  if (next_source_ == sources_.size()) return false;
  const Source& source = sources_[next_source_++];
  file_ = std::make_shared<const std::string>(source.name);
  auto input = Input::open(source, interrupted_);
  if (!input) {
    portion.trouble = Trouble{source.name, input.error()};
    return true;
  }
  input_ = std::move(*input);
  splitter_.emplace(*options_);
  table_ = nullptr;
  xml_head_ = nullptr;
  chunk_ = chunk(chunk_bytes_);
  head_ = read_ = 0;
  last_ = false;
  return true;
}

void Feed::close() {
  consumed_before_ += input_->consumed();
  input_ = nullptr;
  chunk_ = nullptr;
}

bool Feed::refill(Portion& portion) {
  // Makes room after the filled bytes, in a new chunk if there is little: batches may point into
  // the current chunk.
  if (chunk_->bytes.size() - chunk_->tail < chunk_bytes_ / 8) {
    const std::size_t rest = chunk_->tail - head_;
    auto larger = chunk(std::max(chunk_bytes_, rest * 2));
    std::memcpy(larger->bytes.data(), chunk_->bytes.data() + head_, rest);
    CLEW_ASSERT(rest < larger->bytes.size());
    larger->tail = rest;
    chunk_ = std::move(larger);
    head_ = 0;
  }
  auto got = input_->read(chunk_->bytes.data() + chunk_->tail, chunk_->bytes.size() - chunk_->tail);
  if (!got) {
    portion.trouble = Trouble{*file_, {got.error().reason, splitter_->line(), 1}};
    last_ = true;
    return false;
  }
  last_ = *got == 0;
  CLEW_ASSERT(*got <= chunk_->bytes.size() - chunk_->tail);
  chunk_->tail += *got;
  read_ += *got;
  return !last_;
}

Batch Feed::fresh() const {
  Batch batch;
  batch.file_ = file_;
  batch.chunk_ = chunk_;
  batch.options_ = options_;
  batch.bare_layout_ = bare_layout_;
  return batch;
}

Feed::Run Feed::bare_run(std::size_t most) const {
  if (bare_layout_ && !bare_layout_->values().are_digits()) return {};
  const std::size_t cells = bare_cells(bare_layout_);
  const char* const begin = chunk_->bytes.data() + head_;
  const std::size_t left = chunk_->tail - head_;
  if (left <= cells || !is_plain(begin[0]) || !ends_symbols(begin[cells])) return {};
  if (begin[cells] == '\r' && left > cells + 1 && begin[cells + 1] != '\n') return {};
  const void* end = std::memchr(begin + cells, '\n', left - cells);
  if (!end) return {};
  Run run{.stride = static_cast<std::size_t>(static_cast<const char*>(end) - begin) + 1};
  const std::size_t tail = run.stride - cells;
  // A CR alone ends a line as well, so a remark ends there.
  const auto one_line = [&](const char* p) {
    const void* const cr = std::memchr(p + cells, '\r', tail);
    return !cr || cr == p + run.stride - 2;
  };
  const std::size_t enough = std::min(most, left / run.stride);
  // Usually there are plain symbols only, and one scan of the lines is enough.
  Foreign foreign(cells == 36 ? '6' : '9');
  const char* p = begin;
  for (; run.lines < enough; ++run.lines, p += run.stride) {
    if (p[run.stride - 1] != '\n' || !ends_symbols(p[cells])) break;
    if (tail > 1 && (std::memchr(p + cells, '\n', tail) != p + run.stride - 1 || !one_line(p)))
      break;
    foreign.look(p, cells);
  }
  run.plain = !foreign.any();
  if (run.plain) return run;
  // A constraint string may be as long as a grid.
  const auto other_form = [&](const char* line) {
    return !options_->from && text::is_iss({line, run.stride});
  };
  std::size_t visible = 0;
  for (p = begin; visible < run.lines && is_plain(p[0]) && all_visible(p, cells) && !other_form(p);
       p += run.stride)
    ++visible;
  run.lines = visible;
  return run;
}

std::optional<Feed::Portion> Feed::next(std::size_t most) {
  Portion portion;
  for (;;) {
    if (!input_) {
      if (!open_next(portion)) return std::nullopt;
      if (portion.trouble) return portion;
      portion.batch = fresh();
    }
    Batch& batch = portion.batch;
    if (!batch.chunk_) batch = fresh();
    if (batch.items_.size() >= most) return portion;

    if (splitter_->at_plain_line()) {
      const Run run = bare_run(most);
      if (run.lines && (batch.items_.empty() || run.lines >= worth_a_batch)) {
        if (!batch.items_.empty()) return portion;
        batch.chunk_ = chunk_;
        batch.bare_ = true;
        batch.base_ = chunk_->bytes.data() + head_;
        batch.plain_ = run.plain;
        batch.stride_ = run.stride;
        batch.count_ = run.lines;
        batch.first_line_ = splitter_->line();
        head_ += run.lines * run.stride;
        CLEW_ASSERT(head_ <= chunk_->tail && run.lines <= most);
        splitter_->skip_lines(run.lines);
        return portion;
      }
    }

    const std::string_view window(chunk_->bytes.data() + head_, chunk_->tail - head_);
    text::Cut cut = splitter_->next(window, last_);
    head_ += cut.used;
    CLEW_ASSERT(head_ <= chunk_->tail);
    switch (cut.what) {
      case text::Cut::What::piece:
      case text::Cut::What::broken:
        if (splitter_->table() && !table_)
          table_ = std::make_shared<const text::Table>(*splitter_->table());
        if (cut.kind == text::PieceKind::game && !xml_head_)
          xml_head_ = std::make_shared<const text::XmlHead>(splitter_->xml_head());
        batch.chunk_ = chunk_;
        batch.table_ = table_;
        batch.xml_head_ = xml_head_;
        batch.items_.push_back({cut.what, cut.kind, cut.piece, std::move(cut.error)});
        break;
      case text::Cut::What::end:
        close();
        if (!batch.items_.empty()) return portion;
        batch = {};
        break;
      case text::Cut::What::more:
        if (cut.used && head_ < chunk_->tail) break;
        // Pieces point into this chunk, and waiting for input would hold them up.
        if (!batch.items_.empty()) return portion;
        if (!refill(portion) && portion.trouble) {
          close();
          return portion;
        }
        break;
    }
  }
}

}  // namespace clew::stream
