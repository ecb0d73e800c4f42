// A regular expression as an automaton whose states are the positions of its characters; state 0 is
// before the first. A step leads to each position that may follow. The automaton has no empty
// steps. Groups, |, ., [classes], * + ? {n} {n,} {n,m}.
#include <algorithm>
#include <tuple>

#include "text/iss/codes.h"

namespace clew::text::iss {
namespace {

constexpr int most_places = 4'096, deepest = 200, most_work = 20'000;
constexpr std::size_t most_follows = 1'000'000;

using Places = std::vector<int>;

/// The data of a part of the expression needed for joining it with others.
struct Part {
  bool may_be_empty = true;
  Places first{}, last{};
};

class Reader {
 public:
  Reader(std::string_view pattern, int first, int digits)
      : rest_(pattern), least_(first), digits_(digits), symbols_(1) {}

  std::optional<IssAutomaton> read() {
    const Part all = alternatives(0);
    if (bad_ || !rest_.empty()) return {};
    IssAutomaton automaton{.starts = {0}, .ends = all.last};
    if (all.may_be_empty) automaton.ends.insert(automaton.ends.begin(), 0);
    follow({0}, all.first);
    if (bad_) return {};
    std::ranges::sort(follows_);
    follows_.erase(std::unique(follows_.begin(), follows_.end()), follows_.end());
    for (const auto& [from, to] : follows_)
      for (int symbol : symbols_[static_cast<std::size_t>(to)])
        automaton.steps.push_back({from, to, symbol});
    return automaton;
  }

 private:
  bool next_is(char c) const { return rest_.starts_with(c); }
  bool cut(char c) {
    if (!next_is(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  char take() {
    if (rest_.empty()) {
      bad_ = true;
      return ')';
    }
    const char c = rest_[0];
    rest_.remove_prefix(1);
    return c;
  }
  void follow(const Places& before, const Places& after) {
    if (follows_.size() + before.size() * after.size() > most_follows) bad_ = true;
    if (bad_) return;
    for (int a : before)
      for (int b : after) follows_.emplace_back(a, b);
  }
  static void append(Places& to, const Places& more) {
    to.insert(to.end(), more.begin(), more.end());
  }

  Part joined(Part a, const Part& b) {
    follow(a.last, b.first);
    if (a.may_be_empty) append(a.first, b.first);
    if (b.may_be_empty)
      append(a.last, b.last);
    else
      a.last = b.last;
    a.may_be_empty = a.may_be_empty && b.may_be_empty;
    return a;
  }

  Part alternatives(int depth) {
    Part all = sequence(depth);
    while (!bad_ && cut('|')) {
      const Part other = sequence(depth);
      append(all.first, other.first);
      append(all.last, other.last);
      all.may_be_empty |= other.may_be_empty;
    }
    return all;
  }

  Part sequence(int depth) {
    Part all;
    while (!bad_ && !rest_.empty() && !next_is('|') && !next_is(')'))
      all = joined(std::move(all), repeated(depth));
    return all;
  }

  // A part that is repeated is read again for each time, so that its places are its own.
  Part repeated(int depth) {
    std::string_view begin = rest_;
    Part part = single(depth);
    int times = 0;
    while (!bad_ && (next_is('*') || next_is('+') || next_is('?') || next_is('{'))) {
      const std::string_view inner = begin.substr(0, begin.size() - rest_.size());
      int least = 0, most = 1;
      const char sign = take();
      if (sign == '+') least = 1;
      if (sign == '*' || sign == '+') most = -1;
      if (sign == '{') std::tie(least, most) = bounds();
      if (bad_ || ++times > 8) return fail();
      part = times_over(inner, part, least, most, depth);
    }
    return part;
  }

  Part times_over(std::string_view inner, const Part& once, int least, int most, int depth) {
    const std::string_view after = rest_;
    Part all;
    bool used = false;
    const int copies = most < 0 ? std::max(1, least) : most;
    for (int i = 0; i < copies && !bad_; ++i) {
      Part copy = once;
      if (used) {
        rest_ = inner;
        copy = sequence(depth);
      }
      used = true;
      if (i >= least) copy.may_be_empty = true;
      if (most < 0 && i + 1 == copies) follow(copy.last, copy.first);
      all = joined(std::move(all), copy);
    }
    rest_ = after;
    return all;
  }

  std::pair<int, int> bounds() {
    const int least = number();
    int most = least;
    if (cut(',')) most = next_is('}') ? -1 : number();
    if (!cut('}') || least < 0 || (most >= 0 && most < least)) bad_ = true;
    return {least, most};
  }
  int number() {
    int n = -1;
    while (!rest_.empty() && rest_[0] >= '0' && rest_[0] <= '9' && n < most_places)
      n = std::max(n, 0) * 10 + (take() - '0');
    if (n < 0 || n > most_places) bad_ = true;
    return n;
  }

  Part single(int depth) {
    if (depth > deepest || ++work_ > most_work) return fail();
    if (cut('(')) {
      Part inner = alternatives(depth + 1);
      if (!cut(')')) return fail();
      return inner;
    }
    if (cut('.')) return place(std::vector<bool>(static_cast<std::size_t>(digits_), true));
    if (cut('[')) return character_class();
    std::vector<bool> which(static_cast<std::size_t>(digits_));
    mark(which, take());
    return place(which);
  }

  Part character_class() {
    const bool without = cut('^');
    std::vector<bool> which(static_cast<std::size_t>(digits_));
    if (next_is(']')) return fail();
    while (!bad_ && !next_is(']')) {
      const char from = take();
      const char to = cut('-') ? take() : from;
      if (to < from) return fail();
      for (char c = from; !bad_; ++c) {
        mark(which, c);
        if (c == to) break;
      }
    }
    if (!cut(']')) return fail();
    if (without) which.flip();
    return place(which);
  }

  void mark(std::vector<bool>& which, char c) {
    int value = -1;
    if (c >= '0' && c <= '9') value = c - '0';
    if (c >= 'A' && c <= 'Z') value = c - 'A' + 10;
    if (c >= 'a' && c <= 'z') value = c - 'a' + 10;
    const int symbol = value - least_;
    if (value < 0 || symbol < 0 || symbol >= digits_)
      bad_ = true;
    else
      which[static_cast<std::size_t>(symbol)] = true;
  }

  Part place(const std::vector<bool>& which) {
    if (bad_ || static_cast<int>(symbols_.size()) > most_places) return fail();
    const int here = static_cast<int>(symbols_.size());
    auto& symbols = symbols_.emplace_back();
    for (int s = 0; s < digits_; ++s)
      if (which[static_cast<std::size_t>(s)]) symbols.push_back(s);
    return {.may_be_empty = false, .first = {here}, .last = {here}};
  }

  Part fail() {
    bad_ = true;
    return {};
  }

  std::string_view rest_;
  int least_, digits_;
  std::vector<std::vector<int>> symbols_;  // symbols of each position; state 0 has none
  std::vector<std::pair<int, int>> follows_;
  int work_ = 0;
  bool bad_ = false;
};

}  // namespace

std::optional<IssAutomaton> automaton_of_regex(std::string_view pattern, int first, int digits) {
  return Reader(pattern, first, digits).read();
}

}  // namespace clew::text::iss
