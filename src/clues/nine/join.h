// Joining the clues of two bands and completing them by the third: the inner loop of the search.
//
// *Pairs that fit.* If a set over A and B is missed by a first band's clues X, the second band's
// clues Y must hit its part in B. For each part in B, 512 bits record which of 512 Ys miss it. X
// looks up the parts it needs, one after the other, and ORs their rows; the lanes that stay zero
// are the Ys that fit X. This takes about two dozen operations for 512 pairs. Most rows are
// rejected early, because consecutive Ys are similar and fail together; before that, the parts
// missed by all 512 Ys reject a row at once.
//
// *Pairs worth a search.* The sockets that X and Y both leave open give a lower bound on the number
// of clues in C. A few pairs of a hundred remain.
#pragma once

#include "base/assert.h"
#include "clues/nine/lanes.h"
#include "clues/nine/third.h"

namespace clew::clues::CLEW_KERNEL {

inline void prepare(const Roles& roles, Band cells, First& first) {
  first.cells = cells;
  Lanes missed[rows], open[socket_rows];
  for (int r = 0; r < rows; ++r) missed[r] = load(roles.ab[r]);
  for (int r = 0; r < socket_rows; ++r) open[r] = load(roles.socket[r]);
  for (Band rest = cells; rest; rest &= rest - 1) {
    const int c = first_bit(rest);
    for (int r = 0; r < rows; ++r) missed[r] &= ~load(roles.ab_in_a[c][r]);
    for (int r = 0; r < socket_rows; ++r) open[r] &= ~load(roles.socket_in_a[c][r]);
  }
  for (int r = 0; r < rows; ++r) store(first.missed[r], missed[r]);
  for (int r = 0; r < socket_rows; ++r) store(first.open[r], open[r]);
  // Lanes with the same part are neighbours. Parts above a smaller one are few among the first.
  int n = 0, last = -1;
  std::uint64_t words[8 * rows];
  __builtin_memcpy(words, first.missed, sizeof words);
  for (int w = 0; w < 8 * rows && n < First::most_needed; ++w)
    for (std::uint64_t bits = words[w]; bits && n < First::most_needed; bits &= bits - 1) {
      const int part = roles.part[64 * w + first_bit(bits)];
      first.needed[n] = (std::uint16_t)part;
      n += part != last;
      last = part;
    }
  while (n % 8) first.needed[n++] = (std::uint16_t)roles.parts_size;  // missed by no Y
  first.needed_size = (std::uint16_t)n;
  CLEW_ASSERT(n % 8 == 0);
}

inline void fill(const Roles& roles, const Band* cells, int n, Block& block) {
  block.size = n;
  CLEW_ASSERT(n >= 0 && n <= Block::most && roles.parts_size >= 0);
  for (int i = 0; i < Block::most; ++i) {
    const Band clues = i < n ? cells[i] : 0;
    block.cells[i] = clues;
    if (i >= n) continue;
    Lanes open[socket_rows];
    for (int r = 0; r < socket_rows; ++r) open[r] = load(roles.socket[r]);
    for (Band rest = clues; rest; rest &= rest - 1)
      for (int r = 0; r < socket_rows; ++r) open[r] &= ~load(roles.socket_in_b[first_bit(rest)][r]);
    for (int r = 0; r < socket_rows; ++r) store(block.open[i][r], open[r]);
  }
  Lanes present{};
  for (int w = 0; w < 8; ++w) {
    const int here = n - 64 * w;
    present[w] = here >= 64 ? ~std::uint64_t{0} : here <= 0 ? 0 : (std::uint64_t{1} << here) - 1;
  }
  store(block.present, present);
  store(block.misses[roles.parts_size], Lanes{});
  for (int p = 0; p < roles.parts_size; ++p) {
    const Bands part = Bands{} + roles.parts[p];
    for (int w = 0; w < 8; ++w) {
      std::uint64_t misses = 0;
      for (int k = 0; k < 4; ++k) {
        Bands clues;
        __builtin_memcpy(&clues, block.cells + 64 * w + 16 * k, sizeof clues);
        misses |= (std::uint64_t)bands_empty(clues & part) << 16 * k;
      }
      block.misses[p].words[w] = misses;
    }
  }
}

/// Every choice that meets the sets, smaller first; above 64 of them they are checked one by one.
inline bool list(const Band* sets, int n, int clues, Band free, const Found& found) {
  Hitting<std::uint64_t, 3> hitting;
  hitting.clear();
  int used = 0;
  while (used < n && hitting.size() < hitting.most) hitting.add_minimal(sets[used++]);
  hitting.index();
  return hitting.search(clues, free, [&](Band cells) CLEW_INLINE_LAMBDA {
    for (int i = used; i < n; ++i)
      if (!(sets[i] & cells)) return true;
    return found.take(found.self, cells);
  });
}

/// Returns the lanes of `fit`, out of a block, that fit a first band's clues.
CLEW_INLINE Lanes fitting(const First& first, const Block& block, Lanes fit) {
  for (int i = 0; i < first.needed_size; i += 8) {
    const std::uint16_t* part = first.needed + i;
    auto misses = [&](int k) CLEW_INLINE_LAMBDA { return load(block.misses[part[k]]); };
    const Lanes some = search::CLEW_KERNEL::or3(misses(0), misses(1), misses(2));
    const Lanes more = search::CLEW_KERNEL::or3(misses(3), misses(4), misses(5));
    fit &= ~search::CLEW_KERNEL::or3(some, more, misses(6) | misses(7));
    if (!any(fit)) break;
  }
  return fit;
}

inline void join(const Roles& roles, const First* firsts, int n, const Block& block, int third,
                 Band free, const Candidates& candidates, JoinCounters& counters) {
  Third search(roles, third, free, candidates, counters);
  // Pairs are listed first and processed together, so that one need not wait for another's memory.
  struct Pair {
    std::uint16_t first, second;
  };
  struct Passed {
    Pair pair;
    std::uint32_t open_pairs, open_triples;
  };
  constexpr int most = 1024, ahead = 8;
  Pair pairs_found[most + Block::most];
  const Lanes present = load(block.present);
  for (int at = 0; at < n;) {
    int size = 0;
    for (; at < n && size < most; ++at) {
      ++counters.blocks;
      const Lanes fit = fitting(firsts[at], block, present);
      std::uint64_t words[8];
      __builtin_memcpy(words, &fit, sizeof fit);
      for (std::uint32_t left = ~lanes_empty(fit) & 255; left; left &= left - 1) {
        const int w = first_bit(left);
        for (std::uint64_t bits = words[w]; bits; bits &= bits - 1)
          pairs_found[size++] = {(std::uint16_t)at, (std::uint16_t)(64 * w + first_bit(bits))};
      }
    }
    counters.joined += (std::uint64_t)size;
    CLEW_ASSERT(size <= most + Block::most);
    // Few pass; a branch here would often be guessed wrong.
    Passed passed[most + Block::most];
    int passing = 0;
    for (int i = 0; i < size; ++i) {
      const Pair next = pairs_found[i + ahead < size ? i + ahead : i];
      for (int r = 0; r < socket_rows; ++r) __builtin_prefetch(block.open[next.second] + r);
      const Pair pair = pairs_found[i];
      const LaneRow *one = firsts[pair.first].open, *other = block.open[pair.second];
      const std::uint32_t open_pairs =
          words_set((load(one[0]) & load(other[0])) | (load(one[1]) & load(other[1])));
      const std::uint32_t open_triples = words_set(load(one[2]) & load(other[2]));
      passed[passing] = {pair, open_pairs, open_triples};
      passing += Open(open_pairs, open_triples).clues() <= third;
    }
    int begun = -1;
    for (int i = 0; i < passing; ++i) {
      const auto [pair, open_pairs, open_triples] = passed[i];
      if (begun != pair.first) search.begin(firsts[pair.first]);
      begun = pair.first;
      search.run(block.cells[pair.second], Open(open_pairs, open_triples));
    }
  }
}

/// As listing the second band's clues and joining, but for each first separately: the clues are
/// searched with the sets that the first leaves open. Faster if there are few firsts.
inline void extend(const Roles& roles, const First* firsts, int n, int second, Band free_in_b,
                   int third, Band free_in_c, const Candidates& candidates,
                   JoinCounters& counters) {
  Third search(roles, third, free_in_c, candidates, counters);
  for (const First* first = firsts; first != firsts + n; ++first) {
    ++counters.blocks;
    Hitting<std::uint64_t, 4> hitting;
    hitting.clear();
    int inner = 0, needed = 0;
    while (hitting.size() < hitting.most &&
           (inner < roles.inner_size ||
            (needed < first->needed_size && first->needed[needed] < roles.parts_size))) {
      const Band next = needed < first->needed_size && first->needed[needed] < roles.parts_size
                            ? roles.parts[first->needed[needed]]
                            : all_cells;
      const bool is_inner =
          inner < roles.inner_size && count_bits(roles.inner[inner]) <= count_bits(next);
      hitting.add_minimal(is_inner ? roles.inner[inner] : next);
      ++(is_inner ? inner : needed);
    }
    hitting.index();
    struct Sockets {
      Lanes open[socket_rows];
    } all;
    for (int r = 0; r < socket_rows; ++r) all.open[r] = load(first->open[r]);
    bool begun = false;
    hitting.search(
        second, free_in_b, all,
        [&](const Sockets& before, int cell) CLEW_INLINE_LAMBDA {
          Sockets after;
          for (int r = 0; r < socket_rows; ++r)
            after.open[r] = before.open[r] & ~load(roles.socket_in_b[cell][r]);
          return after;
        },
        [&](Band cells, const Sockets& left) CLEW_INLINE_LAMBDA {
          ++counters.joined;
          const Open needs(words_set(left.open[0] | left.open[1]), words_set(left.open[2]));
          if (needs.clues() > third) return true;
          if (!begun) search.begin(*first);
          begun = true;
          search.run(cells, needs);
          return true;
        });
  }
}

}  // namespace clew::clues::CLEW_KERNEL
