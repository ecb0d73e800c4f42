#include "clues/nine/roles.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <tuple>

#include "search/processor.h"

namespace clew::clues {
namespace {

void set_lane(LaneRow* rows_of_lanes, std::size_t lane) {
  rows_of_lanes[lane / 512].words[lane / 64 % 8] |= std::uint64_t{1} << lane % 64;
}

/// The lane's bit in the rows of each cell.
template <std::size_t n>
void set_lane(LaneRow (&of_cells)[27][n], Band cells, std::size_t lane) {
  for (; cells; cells &= cells - 1) set_lane(of_cells[std::countr_zero(cells)], lane);
}

/// The first sets for which there are lanes, those with a small part in that band first.
void arrange(std::vector<Parts>& sets, int band) {
  if (sets.size() > lanes) sets.resize(lanes);
  std::stable_sort(sets.begin(), sets.end(), [&](const Parts& p, const Parts& q) {
    const int m = std::popcount(p[band]), n = std::popcount(q[band]);
    return std::tie(m, p[band]) < std::tie(n, q[band]);
  });
}

void lay_out_ab(const std::vector<Parts>& sets, Roles& roles) {
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const Band part = sets[i][roles.b];
    if (roles.parts_size == 0 || roles.parts[roles.parts_size - 1] != part)
      roles.parts[roles.parts_size++] = part;
    roles.part[i] = static_cast<std::uint16_t>(roles.parts_size - 1);
    set_lane(roles.ab, i);
    set_lane(roles.ab_in_a, sets[i][roles.a], i);
    set_lane(roles.ab_in_b, part, i);
  }
}

void lay_out_rest(const std::vector<Parts>& sets, Roles& roles) {
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const Band part = roles.rest_part[i] = sets[i][roles.c];
    set_lane(roles.rest, i);
    set_lane(roles.rest_in_a, sets[i][roles.a], i);
    set_lane(roles.rest_in_b, sets[i][roles.b], i);
    set_lane(roles.rest_in_c, part, i);
    for (int m = 0; m < 9; ++m)
      for (Band some = 1; some < 8; ++some)
        if (part & some << 3 * m) set_lane(roles.rest_meets[m][some], i);
    for (int s = 0; s < sockets; ++s)
      if (!(cells_of(s) & ~part)) set_lane(roles.above_socket[s], i);
  }
}

}  // namespace

void fill_roles(const std::vector<Parts>& sets, int a, int b, int c, Roles& roles) {
  std::memset(&roles, 0, sizeof roles);
  roles.a = a;
  roles.b = b;
  roles.c = c;
  std::vector<Parts> ab, rest;
  std::size_t used[sockets] = {};
  for (const Parts& set : sets) {
    if (!set[c]) {
      if (set[a] && set[b]) ab.push_back(set);
      if (!set[a] && roles.inner_size < Roles::most_inner) roles.inner[roles.inner_size++] = set[b];
      continue;
    }
    const int s = set[a] || set[b] ? socket_of(set[c]) : -1;
    if (s < 0 || used[s] == (s < pairs ? 32 : 16)) {
      rest.push_back(set);
      continue;
    }
    const std::size_t i = used[s]++;
    const std::size_t lane = s < pairs ? i / 16 * 512 + static_cast<std::size_t>(s) * 16 + i % 16
                                       : 2 * 512 + static_cast<std::size_t>(s - pairs) * 16 + i;
    set_lane(roles.socket, lane);
    set_lane(roles.socket_in_a, set[a], lane);
    set_lane(roles.socket_in_b, set[b], lane);
  }
  arrange(ab, b);
  arrange(rest, c);
  lay_out_ab(ab, roles);
  lay_out_rest(rest, roles);
}

const std::vector<const ClueKernel*>& kernels() {
  static const auto all = [] {
    std::vector<const ClueKernel*> v;
    if (search::has_avx512() && kernel_512()) v.push_back(kernel_512());
    if (search::has_avx2() && kernel_256()) v.push_back(kernel_256());
    v.push_back(kernel_128());
    return v;
  }();
  return all;
}

}  // namespace clew::clues
