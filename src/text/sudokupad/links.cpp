#include "text/sudokupad/links.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/json/record.h"
#include "text/lines/line_cells.h"
#include "text/links/address.h"
#include "text/sudokupad/lz.h"

namespace clew::text {
namespace {

constexpr std::string_view sites[] = {
    "f-puzzles.com",      "www.f-puzzles.com",          "sudokupad.app",
    "beta.sudokupad.app", "app.crackingthecryptic.com", "sudokupad.svencodes.com"};

bool is_base64(std::string_view s) {
  return std::all_of(s.begin(), s.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '+' ||
           c == '/' || c == '=' || c == '-' || c == '_' || c == '%';
  });
}

// f-puzzles' JSON compressed always begins so: {"
bool is_payload(std::string_view word) {
  constexpr std::size_t shortest = 24;
  return word.size() >= shortest && is_base64(word) &&
         (word.starts_with("N4I") || word.starts_with("scl") || word.starts_with("fpuz"));
}

// What the address carries: behind ?load= or ?puzzleid=, or the last part of its path.
std::string_view payload_of(std::string_view address) {
  for (std::string_view name : {"load=", "puzzleid="})
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
       {"?load=", "&load=", "puzzleid=", "?q=", "&q=", "/scl", "/fpuz", "?bd="})
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

Expected<Puzzle> read_json(const Piece& piece, FormContext& context) {
  const std::string_view text = trimmed(piece.text);
  auto json = parse_json(piece, text, text.data());
  if (!json) {
    // SudokuPad's own shortened notation is no JSON.
    const bool shortened =
        text.size() > 1 && is_json(text) && trimmed(text.substr(1)).starts_with("\"") == false;
    if (!shortened) return std::unexpected(json.error());
    json = parse_short_json(piece, text, text.data());
    if (!json) return std::unexpected(json.error());
  }
  const auto& from = context.options.from;
  if (!from && member(*json, "puzzle").is_string())
    return read_record(piece, text.data(), *json, context);
  const bool pad =
      from ? *from == Format::sudokupad
           : !json->contains("grid") && (json->contains("cells") || json->contains("ce"));
  if (!json->is_object() || (!from && !pad && !json->contains("grid")))
    return fail_at(piece, text.data(), "the JSON is no puzzle of f-puzzles, SudokuPad or Clew");
  return pad ? read_sudokupad(piece, text.data(), *json, context)
             : read_fpuzzles(piece, text.data(), *json, context);
}

Expected<Puzzle> read_link(const Piece& piece, FormContext& context) {
  std::string_view rest = piece.text;
  const std::string_view within = address_in(piece.text);
  const std::string_view word = within.empty() ? take_word(rest) : within;
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
  std::string_view payload = is_payload(word) ? word : payload_of(word);
  const char* where = payload.empty() ? word.data() : payload.data();
  bool pad = payload.starts_with("scl");
  if (pad) payload.remove_prefix(3);
  for (std::string_view prefix : {"fpuzzles", "fpuz"})
    if (!pad && payload.starts_with(prefix)) {
      payload.remove_prefix(prefix.size());
      break;
    }
  constexpr std::size_t shortest = 16;
  if (payload.size() < shortest)
    return fail_at(piece, where,
                   "the link does not hold the puzzle but only its name; open it and share the "
                   "puzzle as a long link");
  const auto text = lz_decompress(percent_decoded(payload));
  if (!text || text->empty())
    return fail_at(piece, where, "the link does not hold a puzzle, or not all of it");
  auto json = parse_json(piece, *text, where);
  if (!json && pad) json = parse_short_json(piece, *text, where);
  if (!json) return fail_at(piece, where, "the link does not hold a puzzle, or not all of it");
  return pad ? read_sudokupad(piece, where, *json, context)
             : read_fpuzzles(piece, where, *json, context);
}

}  // namespace clew::text
