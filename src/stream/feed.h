// Cuts inputs into batches, in order. One thread at a time.
#pragma once

#include <optional>
#include <vector>

#include "stream/batch.h"
#include "stream/input.h"

namespace clew::stream {

class Feed {
 public:
  Feed(std::vector<Source>, ReadOptions, const std::atomic<bool>* interrupted,
       std::size_t chunk_bytes);

  /// A fault between puzzles: an input that cannot be opened or read further.
  struct Trouble {
    std::string file;
    Error error;
  };
  struct Portion {
    Batch batch;                     // may be empty if there is trouble
    std::optional<Trouble> trouble;  // after the batch
  };
  /// Returns up to `most` puzzles; fewer rather than waiting for more input. Nothing at the end.
  std::optional<Portion> next(std::size_t most);

  /// Bytes of the inputs as they lie there, as far as batches were cut.
  std::size_t consumed() const;
  std::size_t total() const { return total_; }  // 0: not known

 private:
  bool open_next(Portion&);
  bool refill(Portion&);  // false at the end of the input
  void close();
  Batch fresh() const;
  /// Lines of one length, each a grid's symbols and perhaps a remark, that begin here.
  struct Run {
    std::size_t lines = 0, stride = 0;
    bool plain = false;
  };
  Run bare_run(std::size_t most) const;
  std::shared_ptr<Chunk> chunk(std::size_t bytes);

  std::vector<Source> sources_;
  std::size_t next_source_ = 0;
  std::shared_ptr<const ReadOptions> options_;
  LayoutPtr bare_layout_;
  const std::atomic<bool>* interrupted_;
  std::size_t chunk_bytes_;
  std::size_t total_ = 0, consumed_before_ = 0, read_ = 0;

  std::shared_ptr<const std::string> file_;
  std::unique_ptr<Input> input_;
  std::optional<text::Splitter> splitter_;
  std::shared_ptr<const text::Table> table_;
  std::shared_ptr<const text::XmlHead> xml_head_;
  std::shared_ptr<Chunk> chunk_;
  std::size_t head_ = 0;
  bool last_ = false;
  std::vector<std::shared_ptr<Chunk>> used_;  // to be used again once no batch points to them
};

}  // namespace clew::stream
