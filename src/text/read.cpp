// One puzzle or many: pieces of a text, each read by its form.
#include <algorithm>

#include "text/forms.h"
#include "text/solo/solo.h"

namespace clew {
namespace text {
namespace {

Expected<Puzzle> read_form(PieceKind kind, const Piece& piece, FormContext& context) {
  switch (kind) {
    case PieceKind::line:
      return read_line(piece, context);
    case PieceKind::field:
      return read_field(piece, context);
    case PieceKind::block:
      return read_block(piece, context);
    case PieceKind::sdk:
      return read_sdk(piece, context);
    case PieceKind::text:
      return read_text(piece, context);
    case PieceKind::hodoku:
      return read_hodoku(piece, context);
    case PieceKind::json:
      return read_json(piece, context);
    case PieceKind::link:
      return read_link(piece, context);
    case PieceKind::solo:
      return read_solo(piece, context);
    case PieceKind::iss:
      return read_iss(piece, context);
    case PieceKind::game:
      return read_opensudoku(piece, context);
  }
  return fail("no such form");
}

/// Formats for a player's position as well as a puzzle. Candidates beside entries are the player's;
/// without entries they belong to the puzzle. Other formats are explicit.
bool holds_positions(PieceKind kind) {
  return kind == PieceKind::block || kind == PieceKind::sdk || kind == PieceKind::hodoku ||
         kind == PieceKind::game;
}

}  // namespace

Expected<Puzzle> read_piece(PieceKind kind, const Piece& piece, FormContext& context) {
  auto puzzle = read_form(kind, piece, context);
  if (!puzzle) return puzzle;
  if (auto ok = supported(*puzzle->layout, context.options.kinds); !ok)
    return fail_at(piece, piece.text.data(), std::move(ok.error().reason));
  if (holds_positions(kind) && puzzle->entries.empty()) puzzle->given_marks = puzzle->marks;
  return puzzle;
}

namespace {

Expected<Puzzle> read_cut(const Cut& cut, const Splitter& splitter, Layouts& layouts) {
  if (cut.what == Cut::What::broken) return std::unexpected(cut.error);
  const auto& table = splitter.table();
  FormContext context{splitter.options(), layouts, table ? &*table : nullptr, &splitter.xml_head()};
  return read_piece(cut.kind, cut.piece, context);
}

}  // namespace

Expected<Puzzle> read_puzzle(std::string_view text, const ReadOptions& options, Layouts& layouts) {
  Splitter splitter(options);
  auto next = [&] {
    for (;;) {
      const Cut cut = splitter.next(text, true);
      text.remove_prefix(cut.used);
      if (cut.what != Cut::What::more) return cut;
    }
  };
  const Cut first = next();
  if (first.what == Cut::What::end) return fail("no puzzle", 1, 1);
  auto puzzle = read_cut(first, splitter, layouts);
  if (!puzzle) return puzzle;
  const Cut second = next();
  if (second.what == Cut::What::end) return puzzle;
  const bool broken = second.what == Cut::What::broken;
  return fail("a second puzzle where one was expected",
              broken ? second.error.line : second.piece.line,
              broken ? second.error.column : second.piece.column);
}

}  // namespace text

using namespace text;

Expected<Puzzle> read_puzzle(std::string_view text, const ReadOptions& options) {
  Layouts layouts;
  return read_puzzle(text, options, layouts);
}

struct PuzzleReader::State {
  Source source;
  Splitter splitter;
  Layouts layouts;
  std::string buffer;
  std::size_t head = 0;  // begin of the unread text
  bool last = false;

  void fill() {
    buffer.erase(0, head);
    head = 0;
    const std::size_t had = buffer.size();
    // Doubles the buffer, so that a long puzzle is not examined too often.
    const std::size_t room = std::max(std::size_t{1} << 16, had);
    buffer.resize(had + room);
    const std::size_t got = source(buffer.data() + had, room);
    buffer.resize(had + std::min(got, room));
    last = got == 0;
  }
};

PuzzleReader::PuzzleReader(Source source, ReadOptions options)
    : state_(new State{std::move(source), Splitter(std::move(options)), {}, {}}) {}
PuzzleReader::PuzzleReader(PuzzleReader&&) noexcept = default;
PuzzleReader& PuzzleReader::operator=(PuzzleReader&&) noexcept = default;
PuzzleReader::~PuzzleReader() = default;

std::optional<Expected<Puzzle>> PuzzleReader::next() {
  State& s = *state_;
  for (;;) {
    const Cut cut = s.splitter.next(std::string_view(s.buffer).substr(s.head), s.last);
    s.head += cut.used;
    if (cut.what == Cut::What::end) return std::nullopt;
    if (cut.what != Cut::What::more) return read_cut(cut, s.splitter, s.layouts);
    if (!s.last && !cut.used)
      s.fill();
    else if (!s.last && s.head == s.buffer.size())
      s.fill();
  }
}

}  // namespace clew
