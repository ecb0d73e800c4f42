// The walk itself. A state is packed into W words: the signatures of all digits, one after the
// other.
#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "base/assert.h"
#include "census/frontier.h"

namespace clew::census {

template <int W>
class FrontierWalk {
 public:
  FrontierWalk(const FrontierPlan& plan, const CycleType& cycles,
               const FrontierPlan::Limits& limits)
      : plan_(plan), limits_(limits) {
    CLEW_ASSERT(std::ranges::is_sorted(cycles));
    CLEW_ASSERT(std::accumulate(cycles.begin(), cycles.end(), 0) == plan.digits_);
    int first = 0;
    for (int length : cycles) {
      cycles_.push_back({first, length});
      first += length;
    }
  }

  std::optional<Natural> count() {
    Tally now, next;
    now.add({}, 1);
    for (const FrontierPlan::Step& step : plan_.steps_) {
      next.clear();
      std::size_t visited = 0;
      bool fits = true;
      now.each([&](const Key& key, Wide number) {
        if (!fits) return;
        if (++visited % 4096 == 0 && limits_.stop.requested()) fits = false;
        fits = fits && extend(step, key, number, next) && next.size() <= limits_.states;
      });
      if (!fits) return std::nullopt;
      std::swap(now, next);
    }
    CLEW_ASSERT(now.size() <= 1);  // nothing is open any more
    Natural total;
    now.each([&](const Key&, Wide number) { total += Natural(number); });
    return total;
  }

 private:
  using Key = std::array<std::uint64_t, W>;
  using Signatures = std::array<std::uint64_t, max_digits>;

  /// Number of fillings that lead to each state. A hash table with open addressing; a number of 0
  /// marks a free place.
  class Tally {
   public:
    Tally() : entries_(1024) {}
    std::size_t size() const { return size_; }
    void clear() {
      if (entries_.size() > 16 * size_ && entries_.size() > 1024)
        entries_.assign(std::max<std::size_t>(1024, entries_.size() / 4), {});
      else
        std::fill(entries_.begin(), entries_.end(), Entry{});
      size_ = 0;
    }
    bool add(const Key& key, Wide number) {
      CLEW_ASSERT(number > 0);
      if (size_ * 8 > entries_.size() * 5) grow();
      Entry& entry = find(key);
      if (entry.number == 0) {
        entry.key = key;
        ++size_;
      }
      return !__builtin_add_overflow(entry.number, number, &entry.number);
    }
    template <class F>
    void each(F&& visit) const {
      for (const Entry& entry : entries_)
        if (entry.number) visit(entry.key, entry.number);
    }

   private:
    struct Entry {
      Key key{};
      Wide number = 0;
    };
    static std::uint64_t hash(const Key& key) {
      std::uint64_t h = 0x9E3779B97F4A7C15u;
      for (std::uint64_t word : key) {
        h = (h ^ word) * 0xBF58476D1CE4E5B9u;
        h ^= h >> 29;
      }
      return h ^ h >> 32;
    }
    Entry& find(const Key& key) {
      const std::size_t mask = entries_.size() - 1;
      CLEW_ASSERT(std::has_single_bit(entries_.size()) && size_ < entries_.size());
      std::size_t at = hash(key) & mask;
      while (entries_[at].number && entries_[at].key != key) at = (at + 1) & mask;
      return entries_[at];
    }
    void grow() {
      std::vector<Entry> old(entries_.size() * 2);
      old.swap(entries_);
      for (const Entry& entry : old)
        if (entry.number) find(entry.key) = entry;
    }
    std::vector<Entry> entries_;
    std::size_t size_ = 0;
  };

  struct Cycle {
    int first, length;
  };

  // Enumerates the fillings of the step's orbit from one state. Equal cycles are interchangeable.
  bool extend(const FrontierPlan::Step& step, const Key& key, Wide number, Tally& next) const {
    Signatures before;
    unpack(key, before);
    CLEW_ASSERT(pack(before) == key);
    bool fits = true;
    for (std::size_t i = 0; i < cycles_.size();) {
      const Cycle cycle = cycles_[i];
      std::size_t equal = 1;
      while (i + equal < cycles_.size() && same(before, cycle, cycles_[i + equal])) ++equal;
      i += equal;
      if (!(step.lengths >> (cycle.length - 1) & 1)) continue;
      if (number > std::numeric_limits<Wide>::max() / equal) return false;
      for (int place = 0; place < cycle.length; ++place) {
        Signatures after = before;
        if (!fill(step, cycle, place, after)) continue;
        for (int d = 0; d < plan_.digits_; ++d) after[d] &= ~step.closes;
        fits = next.add(pack(normal(after)), number * equal) && fits;
      }
    }
    return fits;
  }

  static bool fill(const FrontierPlan::Step& step, Cycle cycle, int place, Signatures& signatures) {
    auto digit = [&](int turn) { return cycle.first + (place + turn) % cycle.length; };
    for (auto [slot, turn] : step.reads)
      if (signatures[digit(turn)] >> slot & 1) return false;
    for (auto [slot, turn] : step.writes) signatures[digit(turn)] |= std::uint64_t{1} << slot;
    return true;
  }

  static bool same(const Signatures& s, Cycle a, Cycle b) {
    return a.length == b.length &&
           std::equal(s.begin() + a.first, s.begin() + a.first + a.length, s.begin() + b.first);
  }

  // Each cycle turned to its least string, cycles of one length in order.
  Signatures normal(Signatures s) const {
    for (Cycle c : cycles_)
      if (c.length > 1) turn_to_least(s.data() + c.first, c.length);
    for (std::size_t i = 0; i < cycles_.size();) {
      std::size_t end = i;
      while (end < cycles_.size() && cycles_[end].length == cycles_[i].length) ++end;
      const int length = cycles_[i].length;
      for (std::size_t j = i + 1; j < end; ++j)  // insertion: nearly sorted already
        for (std::size_t k = j; k > i; --k) {
          auto* right = s.data() + cycles_[k].first;
          auto* left = right - length;
          if (!std::lexicographical_compare(right, right + length, left, left + length)) break;
          std::swap_ranges(left, left + length, right);
        }
      i = end;
    }
    return s;
  }

  static void turn_to_least(std::uint64_t* s, int length) {
    int best = 0;
    for (int turn = 1; turn < length; ++turn)
      for (int i = 0; i < length; ++i) {
        const std::uint64_t a = s[(turn + i) % length], b = s[(best + i) % length];
        if (a == b) continue;
        if (a < b) best = turn;
        break;
      }
    std::rotate(s, s + best, s + length);
  }

  void unpack(const Key& key, Signatures& s) const {
    const int bits = plan_.slots_;
    const std::uint64_t mask = DigitSet::up_to(bits).bits;
    for (int d = 0, at = 0; d < plan_.digits_; ++d, at += bits) {
      std::uint64_t value = bits ? key[at / 64] >> at % 64 : 0;
      if (at % 64 + bits > 64) value |= key[at / 64 + 1] << (64 - at % 64);
      s[d] = value & mask;
    }
  }

  Key pack(const Signatures& s) const {
    Key key{};
    const int bits = plan_.slots_;
    for (int d = 0, at = 0; d < plan_.digits_; ++d, at += bits) {
      key[at / 64] |= s[d] << at % 64;
      if (at % 64 + bits > 64) key[at / 64 + 1] |= s[d] >> (64 - at % 64);
    }
    return key;
  }

  const FrontierPlan& plan_;
  const FrontierPlan::Limits& limits_;
  std::vector<Cycle> cycles_;
};

std::optional<Natural> FrontierPlan::count(const CycleType& cycles, const Limits& limits) const {
  std::uint64_t lengths = 0;
  for (int length : cycles) lengths |= std::uint64_t{1} << (length - 1);
  for (const Step& step : steps_)
    if (!(step.lengths & lengths)) return Natural();  // an orbit that no digit can fill
  if (log2_states_ == std::numeric_limits<double>::infinity()) return std::nullopt;
  const int words = (slots_ * digits_ + 63) / 64;
  if (words <= 2) return FrontierWalk<2>(*this, cycles, limits).count();
  if (words <= 4) return FrontierWalk<4>(*this, cycles, limits).count();
  if (words <= 8) return FrontierWalk<8>(*this, cycles, limits).count();
  return std::nullopt;
}

}  // namespace clew::census
