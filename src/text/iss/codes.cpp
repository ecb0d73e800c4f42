#include "text/iss/codes.h"

#include <algorithm>
#include <bit>
#include <compare>
#include <map>

namespace clew::text::iss {
namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t most_letters = 200'000;

// Bits of bytes, the highest of each first.
class BitReader {
 public:
  explicit BitReader(std::string_view bytes) : bytes_(bytes) {}
  std::size_t left() const { return bytes_.size() * 8 - at_; }
  /// Returns 0 beyond the end and sets `bad`.
  int take(int bits) {
    int value = 0;
    for (int i = 0; i < bits; ++i, ++at_) {
      if (at_ >= bytes_.size() * 8) {
        bad_ = true;
        return 0;
      }
      value = 2 * value + (static_cast<unsigned char>(bytes_[at_ / 8]) >> (7 - at_ % 8) & 1);
    }
    return value;
  }
  bool bad() const { return bad_; }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  bool bad_ = false;
};

class BitWriter {
 public:
  void put(int value, int bits) {
    for (int i = bits - 1; i >= 0; --i, ++n_) {
      if (n_ % 8 == 0) bytes_ += '\0';
      if (value >> i & 1)
        bytes_.back() =
            static_cast<char>(static_cast<unsigned char>(bytes_.back()) | 128 >> n_ % 8);
    }
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
  std::size_t n_ = 0;
};

int width_of(int most) { return std::bit_width(static_cast<unsigned>(most)); }

// Encodings of states: a count and then that many symbols and targets each, or a bit for each
// symbol and then the targets.
constexpr int listed = 0, masked = 1;

void read_listed(IssAutomaton& automaton, BitReader& bits, int count_bits, int symbol_bits,
                 int state_bits) {
  if (!count_bits) return;
  for (int from = 0; bits.left() >= static_cast<std::size_t>(count_bits); ++from)
    for (int n = bits.take(count_bits); n > 0 && !bits.bad(); --n) {
      const int symbol = bits.take(symbol_bits);
      automaton.steps.push_back({from, bits.take(state_bits), symbol});
    }
}

void read_masked(IssAutomaton& automaton, BitReader& bits, int symbols, int state_bits) {
  for (int from = 0; bits.left() >= static_cast<std::size_t>(symbols); ++from) {
    const int mask = bits.take(symbols);
    for (int symbol = 0; symbol < symbols; ++symbol)
      if (mask >> symbol & 1) automaton.steps.push_back({from, bits.take(state_bits), symbol});
  }
}

}  // namespace

std::optional<std::vector<std::uint8_t>> sixes_of(std::string_view letters) {
  std::vector<std::uint8_t> sixes;
  for (char c : letters) {
    const auto i = alphabet.find(c);
    if (i == alphabet.npos) return {};
    sixes.push_back(static_cast<std::uint8_t>(i));
  }
  return sixes;
}

std::optional<std::string> bytes_of(std::string_view letters) {
  while (letters.ends_with('=')) letters.remove_suffix(1);
  const auto sixes = sixes_of(letters);
  if (!sixes || letters.size() % 4 == 1) return {};
  std::string bytes;
  unsigned rest = 0;
  int bits = 0;
  for (std::uint8_t six : *sixes) {
    rest = (rest << 6 | six) & 0xFFFF;
    if ((bits += 6) < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(rest >> bits & 0xFF);
  }
  return bytes;
}

std::string letters_of(std::string_view bytes) {
  std::string letters;
  unsigned rest = 0;
  int bits = 0;
  for (char c : bytes) {
    rest = (rest << 8 | static_cast<unsigned char>(c)) & 0xFFFF;
    for (bits += 8; bits >= 6; bits -= 6) letters += alphabet[rest >> (bits - 6) & 63];
  }
  if (bits) letters += alphabet[rest << (6 - bits) & 63];
  return letters;
}

std::optional<std::vector<int>> relation_of(std::string_view letters, int digits) {
  const auto sixes = sixes_of(letters);
  if (!sixes) return {};
  std::vector<int> pairs;
  for (std::size_t i = 0; i < 6 * sixes->size(); ++i) {
    if (!((*sixes)[i / 6] >> i % 6 & 1)) continue;
    const int at = static_cast<int>(i), a = at / digits + 1, b = at % digits + 1;
    if (a > digits) return {};
    pairs.insert(pairs.end(), {a, b});
  }
  return pairs;
}

std::string letters_of_relation(const std::vector<int>& pairs, int digits) {
  std::vector<std::uint8_t> sixes;
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
    const auto at = static_cast<std::size_t>((pairs[i] - 1) * digits + pairs[i + 1] - 1);
    if (sixes.size() <= at / 6) sixes.resize(at / 6 + 1);
    sixes[at / 6] = static_cast<std::uint8_t>(sixes[at / 6] | 1 << at % 6);
  }
  std::string letters;
  for (std::uint8_t six : sixes) letters += alphabet[six];
  return letters;
}

std::optional<IssAutomaton> automaton_of(std::string_view letters) {
  IssAutomaton automaton;
  if (letters.empty()) return automaton;
  if (letters.size() > most_letters) return {};
  const auto bytes = bytes_of(letters);
  if (!bytes || bytes->empty()) return {};
  BitReader bits(*bytes);
  const int form = bits.take(2), state_bits = bits.take(4) + 1, symbols = bits.take(4) + 1;
  const int starts = bits.take(state_bits), ends = bits.take(state_bits);
  if (form > masked || starts > static_cast<int>(bits.left())) return {};
  for (int i = 0; i < starts; ++i) automaton.starts.push_back(i);
  for (int i = starts;
       i-- > 0;)  // a number with a bit for each, the first state's being the lowest
    if (bits.take(1)) automaton.ends.push_back(i);
  for (int i = 0; i < ends; ++i) automaton.ends.push_back(starts + i);
  if (form == listed) {
    const int count_bits = bits.take(4);
    read_listed(automaton, bits, count_bits, width_of(symbols - 1), state_bits);
  } else {
    read_masked(automaton, bits, symbols, state_bits);
  }
  if (bits.bad()) return {};
  return automaton;
}

std::optional<std::string> letters_of_automaton(const std::vector<int>& values, int digits) {
  // The first state, then the final states, then the others.
  std::map<int, int> numbers{{0, 0}};
  std::vector<IssAutomaton::Step> steps;
  bool first_ends = false;
  int ends = 0;
  for (std::size_t i = 0; i < values.size(); i += 3) {
    if (values[i + 1] >= 0) continue;
    first_ends |= values[i] == 0;
    numbers.emplace(values[i], 0);
  }
  for (auto& [state, number] : numbers)
    if (state) number = ++ends;
  std::map<int, int> others;
  for (std::size_t i = 0; i < values.size(); i += 3)
    for (int state : {values[i], values[i + 1]})
      if (state >= 0 && !numbers.contains(state)) others.emplace(state, 0);
  int states = ends;
  for (auto& [state, number] : others) number = ++states;
  numbers.merge(others);
  for (std::size_t i = 0; i < values.size(); i += 3)
    if (values[i + 1] >= 0)
      steps.push_back({numbers[values[i]], numbers[values[i + 1]], values[i + 2] - 1});
  std::ranges::stable_sort(steps, {}, [](const auto& s) { return std::pair(s.from, s.symbol); });
  const int state_bits = std::max(1, width_of(states));
  std::vector<int> counts(static_cast<std::size_t>(states) + 1);
  bool one_each = true;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    ++counts[static_cast<std::size_t>(steps[i].from)];
    one_each &= !i || steps[i].from != steps[i - 1].from || steps[i].symbol != steps[i - 1].symbol;
  }
  const int count_bits = width_of(*std::ranges::max_element(counts));
  if (state_bits > 16 || digits > 16 || count_bits > 15) return {};
  BitWriter bits;
  bits.put(one_each ? masked : listed, 2);
  bits.put(state_bits - 1, 4);
  bits.put(digits - 1, 4);
  bits.put(1, state_bits);
  bits.put(ends, state_bits);
  bits.put(first_ends, 1);
  if (!one_each) bits.put(count_bits, 4);
  auto step = steps.begin();
  for (std::size_t from = 0; from < counts.size(); ++from) {
    const auto last = step + counts[from];
    if (one_each) {
      int mask = 0;
      for (auto s = step; s != last; ++s) mask |= 1 << s->symbol;
      bits.put(mask, digits);
    } else {
      bits.put(counts[from], count_bits);
    }
    for (; step != last; ++step) {
      if (!one_each) bits.put(step->symbol, width_of(digits - 1));
      bits.put(step->to, state_bits);
    }
  }
  return letters_of(bits.bytes());
}

}  // namespace clew::text::iss
