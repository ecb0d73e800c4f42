// Propagation of primitives: removes digits that no assignment satisfying a primitive can use,
// until nothing changes. Each primitive alone is propagated completely, except families of sets
// over many digits, connected digits, regions and tests, for which only bounds are used.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "constraints/parts.h"

namespace clew::constraints {

class Narrower {
 public:
  /// Candidates by cell of the layout. False: they cannot be kept; the candidates then mean nothing.
  bool narrow(const Layout&, const Parts&, std::span<DigitSet> candidates);
  /// Returns the digits that the set's cells hold in every remaining way, placed or not; all digits
  /// if there is no way.
  DigitSet required(const Layout&, const Set&, std::span<DigitSet> candidates);

 private:
  bool leave(CellId, DigitSet);
  bool leave(const std::vector<CellId>&, std::span<const DigitSet>);
  std::vector<DigitSet> at(const std::vector<CellId>&) const;
  bool run(const Parts&);
  bool run(const Unary& u) { return leave(u.cell, u.digits); }
  bool run(const Differ&);
  bool run(const Relation&, const Pair&);
  bool run(const Set&);
  bool run(const Total&);
  bool run(const Chain&);
  bool run(const Some&);
  bool run(const Connected&);
  bool run(const Region&);
  bool run(const Either&);
  bool run(const Test&);
  bool leave_pending();
  bool run_roughly(const Set&);
  bool run_short(const Total&, std::int64_t slack);
  void share_out(const Set&, DigitSet member, std::span<DigitSet> kept);
  void share_out_two(const Set&, DigitSet member, std::span<DigitSet> kept);

  static constexpr std::size_t most_cells = 10;  // cells of a set that is matched

  const Layout* layout_ = nullptr;
  std::span<DigitSet> candidates_;
  bool changed_ = false;
  // Scratch: rows of bits, one a cell and one more.
  std::vector<std::uint64_t> forth_, back_;
  std::vector<std::uint8_t> reached_, open_;
  std::vector<std::pair<CellId, DigitSet>> pending_;
};

}  // namespace clew::constraints
