#include "text/sudokupad/links.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <span>

#include "text/json/record.h"
#include "text/lines/line_cells.h"
#include "text/links/address.h"
#include "text/links/inflate.h"
#include "text/sudokupad/lz.h"

namespace clew::text {
namespace {

constexpr std::string_view sites[] = {"f-puzzles.com",
                                      "www.f-puzzles.com",
                                      "sudokupad.app",
                                      "beta.sudokupad.app",
                                      "app.crackingthecryptic.com",
                                      "cracking-the-cryptic.web.app",
                                      "sudokupad.svencodes.com",
                                      "sudokumaker.app",
                                      "www.sudokumaker.app"};

bool is_base64(std::string_view s) {
  return std::all_of(s.begin(), s.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '+' ||
           c == '/' || c == '=' || c == '-' || c == '_' || c == '%';
  });
}

constexpr std::string_view pad_prefixes[] = {"scl", "ctc"}, classic_prefixes[] = {"scf", "classic"},
                           fpuzzles_prefixes[] = {"fpuzzles", "fpuz"};

// Cuts off one of the prefixes, if the text begins with one.
bool cut(std::string_view& text, std::span<const std::string_view> prefixes) {
  for (const std::string_view prefix : prefixes)
    if (text.starts_with(prefix)) {
      text.remove_prefix(prefix.size());
      return true;
    }
  return false;
}

// f-puzzles' JSON compressed always begins so: {"
bool is_payload(std::string_view word) {
  constexpr std::size_t shortest = 24;
  return word.size() >= shortest && is_base64(word) &&
         (word.starts_with("N4I") || word.starts_with("scl") || word.starts_with("ctc") ||
          word.starts_with("fpuz") || word.starts_with("scf") || word.starts_with("classic"));
}

// What the address carries: behind ?load= or ?puzzleid=, or the last part of its path.
std::string_view payload_of(std::string_view address) {
  for (std::string_view name : {"load=", "puzzleid=", "?puzzle=", "&puzzle="})
    if (const std::size_t at = address.find(name); at != address.npos) {
      address.remove_prefix(at + name.size());
      return address.substr(0, address.find_first_of("&#"));
    }
  if (const std::size_t scheme = address.find("://"); scheme != address.npos)
    address.remove_prefix(scheme + 3);
  const std::size_t path = address.find('/');
  if (path == address.npos) return {};
  address.remove_prefix(path + 1);
  if (address.starts_with("sudoku/")) address.remove_prefix(7);
  return address.substr(0, address.find_first_of("?&#"));
}

// Interactive Sudoku Solver's address carries a constraint string behind ?q=.
std::string_view query_of(std::string_view address) {
  for (std::string_view name : {"?q=", "&q="})
    if (const std::size_t at = address.find(name); at != address.npos) {
      address.remove_prefix(at + name.size());
      return address.substr(0, address.find_first_of("&#"));
    }
  return {};
}

}  // namespace

std::string percent_decoded(std::string_view s) {
  auto nibble = [](char c) {
    return c >= '0' && c <= '9'                     ? c - '0'
           : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10
                                                    : -1;
  };
  std::string result;
  for (std::size_t i = 0; i < s.size(); ++i) {
    if (s[i] == '%' && i + 2 < s.size() && nibble(s[i + 1]) >= 0 && nibble(s[i + 2]) >= 0) {
      result += static_cast<char>(nibble(s[i + 1]) * 16 + nibble(s[i + 2]));
      i += 2;
    } else {
      result += s[i];
    }
  }
  return result;
}

std::string percent_encoded(std::string_view s) {
  std::string result;
  for (const char c : s) {
    const bool plain =
        (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || c == '-' || c == '_';
    result += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return result;
}

namespace {

// Whether an address within words names a puzzle, not a page about it.
bool carries(std::string_view address) {
  for (std::string_view name :
       {"?load=", "&load=", "puzzleid=", "?puzzle=", "?q=", "&q=", "/scl", "/fpuz", "?bd=", "#m="})
    if (address.contains(name)) return true;
  return !symbols_in(address).empty();
}

}  // namespace

bool is_link(std::string_view line) {
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  if (is_payload(word)) return true;
  std::string_view address = word;
  for (std::string_view scheme : {"https://", "http://"})
    if (address.starts_with(scheme)) return true;
  if (std::any_of(std::begin(sites), std::end(sites),
                  [&](auto site) { return address.starts_with(site); }))
    return true;
  const std::string_view within = address_in(line);
  return !within.empty() && !find_line_cells(line, nullptr) && carries(within);
}

bool is_json(std::string_view line) {
  if (!line.starts_with('{')) return false;
  const std::string_view after = trimmed(line.substr(1));
  return after.empty() || after[0] == '"' || after[0] == '}' ||
         (after[0] >= 'a' && after[0] <= 'z');
}

namespace {

/// The contents of a link or of an object: JSON of SudokuPad or f-puzzles, or a drawing that another
/// container holds.
struct Contents {
  enum class Kind : std::uint8_t { pad, fpuzzles, drawn, record, unknown };
  Kind kind = Kind::unknown;
  Json json;
  drawing::Drawing drawing;
  const char* where = nullptr;
};

bool is_sudokumaker(const Json& json) {
  return member(json, "formatVersion").is_string() && member(json, "puzzle").is_object();
}

bool is_ipuz(const Json& json) {
  const Json& kinds = member(json, "kind");
  return kinds.is_array() && std::ranges::any_of(kinds, [](const Json& kind) {
           return kind.is_string() &&
                  kind.get_ref<const std::string&>().contains("ipuz.org/sudoku");
         });
}

// Contents of a container that names its constraints.
Expected<Contents> drawn(const Piece& piece, const char* where,
                         Expected<drawing::Drawing> drawing) {
  if (!drawing) return fail_at(piece, where, std::move(drawing.error().reason));
  return Contents{
      .kind = Contents::Kind::drawn, .json = {}, .drawing = std::move(*drawing), .where = where};
}

Expected<Contents> contents_of_json(const Piece& piece, std::optional<Format> from) {
  const std::string_view text = trimmed(piece.text);
  Contents contents{.where = text.data()};
  auto json = parse_json(piece, text, text.data());
  if (!json) {
    // SudokuPad's own shortened notation is no JSON.
    const bool shortened =
        text.size() > 1 && is_json(text) && trimmed(text.substr(1)).starts_with("\"") == false;
    if (!shortened) return std::unexpected(json.error());
    json = parse_short_json(piece, text, text.data());
    if (!json) return std::unexpected(json.error());
  }
  using enum Contents::Kind;
  if ((!from || *from == Format::sudokumaker) && is_sudokumaker(*json))
    return clew::text::drawn(piece, text.data(), drawing::decode_sudokumaker(*json));
  if (!from && is_ipuz(*json))
    return clew::text::drawn(piece, text.data(), drawing::decode_ipuz(*json));
  const bool has_grid = json->contains("grid");
  const bool is_pad = from ? *from == Format::sudokupad
                           : !has_grid && (json->contains("cells") || json->contains("ce"));
  if (from && *from == Format::sudokumaker) return contents;
  contents.kind = !from && member(*json, "puzzle").is_string()            ? record
                  : !json->is_object() || (!from && !is_pad && !has_grid) ? unknown
                  : is_pad                                                ? pad
                                                                          : fpuzzles;
  contents.json = std::move(*json);
  return contents;
}

// Browsers turn `//` into `/`: each `/` in turn is doubled until the text can be unpacked.
std::optional<std::string> unpacked(std::string_view payload) {
  const std::string packed = percent_decoded(payload);
  auto good = [](const std::optional<std::string>& text) { return text && text->starts_with('{'); };
  auto text = lz_decompress(packed);
  constexpr int most_tries = 24;
  int tries = 0;
  for (std::size_t at = packed.find('/'); !good(text) && at != packed.npos && tries++ < most_tries;
       at = packed.find('/', at + 1))
    if (auto other = lz_decompress(std::string(packed).insert(at, 1, '/')); good(other))
      text = other;
  return good(text) ? text : std::nullopt;
}

constexpr std::string_view incomplete = "the link does not hold a puzzle, or not all of it";

// SudokuMaker packs its object with the alphabet for addresses, whose last sign is a minus.
Expected<Contents> contents_of_sudokumaker(const Piece& piece, std::string_view payload) {
  std::string packed = percent_decoded(payload);
  std::ranges::replace(packed, '-', '/');
  while (packed.ends_with('$')) packed.pop_back();
  const auto text = lz_decompress(packed);
  if (!text || !text->starts_with('{'))
    return fail_at(piece, payload.data(), std::string(incomplete));
  const auto json = parse_json(piece, *text, payload.data());
  if (!json) return fail_at(piece, payload.data(), std::string(incomplete));
  return drawn(piece, payload.data(), drawing::decode_sudokumaker(*json));
}

// A field of Penpa+'s address: base 64 of deflated text; empty if the address lacks it.
std::optional<std::string> penpa_field(std::string_view address, std::string_view name) {
  for (const char sign : {'&', '#', '?'}) {
    const std::string begin = sign + std::string(name) + '=';
    const std::size_t at = address.find(begin);
    if (at == address.npos) continue;
    address.remove_prefix(at + begin.size());
    const auto bytes = base64_decoded(percent_decoded(address.substr(0, address.find('&'))));
    return bytes ? inflated(*bytes) : std::nullopt;
  }
  return "";
}

Expected<Contents> contents_of_penpa(const Piece& piece, std::string_view address) {
  const auto text = penpa_field(address, "p"), answer = penpa_field(address, "a");
  if (!text || !answer || text->empty())
    return fail_at(piece, address.data(), std::string(incomplete));
  return drawn(piece, address.data(), drawing::decode_penpa(*text, *answer));
}

// The address within a piece, or its first word.
std::string_view word_of(const Piece& piece) {
  std::string_view rest = piece.text;
  const std::string_view within = address_in(piece.text);
  return within.empty() ? take_word(rest) : within;
}

// `word`: the address, or the payload alone, within the piece.
Expected<Contents> contents_of_link(const Piece& piece, std::string_view word) {
  if (word.contains("/penpa-edit")) return contents_of_penpa(piece, word);
  std::string_view payload = is_payload(word) ? word : payload_of(word);
  Contents contents{.where = payload.empty() ? word.data() : payload.data()};
  if (!payload.empty() && word.contains("sudokumaker.app/"))
    return contents_of_sudokumaker(piece, payload);
  using enum Contents::Kind;
  constexpr std::size_t shortest = 16;
  if (cut(payload, classic_prefixes)) {
    auto drawing = drawing::decode_classic(percent_decoded(payload));
    if (!drawing) return fail_at(piece, contents.where, std::string(incomplete));
    contents.kind = Contents::Kind::drawn;
    contents.drawing = std::move(*drawing);
    return contents;
  }
  const bool is_pad = cut(payload, pad_prefixes);
  if (!is_pad) cut(payload, fpuzzles_prefixes);
  if (payload.size() < shortest)
    return fail_at(piece, contents.where,
                   "the link does not hold the puzzle but only its name; open it and share the "
                   "puzzle as a long link");
  const auto text = unpacked(payload);
  if (!text) return fail_at(piece, contents.where, std::string(incomplete));
  auto json = parse_json(piece, *text, contents.where);
  if (!json && is_pad) json = parse_short_json(piece, *text, contents.where);
  if (!json) return fail_at(piece, contents.where, std::string(incomplete));
  contents.kind = is_pad ? pad : fpuzzles;
  contents.json = std::move(*json);
  return contents;
}

}  // namespace

Expected<Puzzle> read_json(const Piece& piece, FormContext& context) {
  auto contents = contents_of_json(piece, context.options.from);
  if (!contents) return std::unexpected(contents.error());
  using enum Contents::Kind;
  if (contents->kind == record) return read_record(piece, contents->where, contents->json, context);
  if (contents->kind == unknown)
    return fail_at(piece, contents->where, "the JSON is no puzzle of f-puzzles, SudokuPad or Clew");
  if (contents->kind == Contents::Kind::drawn)
    return puzzle_of(piece, contents->where,
                     rules::read_drawing(std::move(contents->drawing), context.layouts),
                     context.options);
  return contents->kind == pad
             ? read_sudokupad(piece, contents->where, std::move(contents->json), context)
             : read_fpuzzles(piece, contents->where, contents->json, context);
}

Expected<Puzzle> read_link(const Piece& piece, FormContext& context) {
  const std::string_view word = word_of(piece);
  if (const std::string_view symbols = symbols_in(word); !symbols.empty()) {
    const auto place = fail_at(piece, symbols.data(), {}).error();
    return read_line({symbols, place.line, place.column}, context);
  }
  if (const std::string_view query = query_of(word); !query.empty()) {
    const std::string items = percent_decoded(query);
    if (is_link(trimmed(items)))
      return fail_at(piece, query.data(), "the link holds another one, and no puzzle");
    auto puzzle = read_iss({items, piece.line, piece.column}, context);
    if (!puzzle) return fail_at(piece, query.data(), puzzle.error().reason);
    return puzzle;
  }
  auto contents = contents_of_link(piece, word);
  if (!contents) return std::unexpected(contents.error());
  using enum Contents::Kind;
  if (contents->kind == Contents::Kind::drawn)
    return puzzle_of(piece, contents->where,
                     rules::read_drawing(std::move(contents->drawing), context.layouts),
                     context.options);
  return contents->kind == pad
             ? read_sudokupad(piece, contents->where, std::move(contents->json), context)
             : read_fpuzzles(piece, contents->where, contents->json, context);
}

Expected<rules::Reading> read_explained(std::string_view text, Layouts& layouts) {
  const Piece piece{.text = trimmed(text)};
  auto contents = is_json(piece.text) ? contents_of_json(piece, std::nullopt)
                  : is_link(piece.text)
                      ? contents_of_link(piece, word_of(piece))
                      : Expected<Contents>(fail("this is no link or object of a published puzzle"));
  if (!contents) return std::unexpected(contents.error());
  using enum Contents::Kind;
  Expected<drawing::Drawing> drawing = fail("the JSON is no drawing of SudokuPad or f-puzzles");
  if (contents->kind == Contents::Kind::drawn) drawing = std::move(contents->drawing);
  if (contents->kind == pad) {
    drawing::lengthen_keys(contents->json);
    drawing = drawing::decode_pad(contents->json);
  }
  if (contents->kind == fpuzzles) drawing = decode_fpuzzles(contents->json);
  if (!drawing) return fail_at(piece, contents->where, std::move(drawing.error().reason));
  return rules::read_drawing(std::move(*drawing), layouts);
}

}  // namespace clew::text
