// Column partitions of a 9x9 box: the division of the nine digits over its three columns.
//
// There are 280 partitions, ignoring order. The number of fillings of a band depends only on the
// partitions of its three boxes; up to renaming digits and exchanging boxes there are 44 triples.
// So counting the 9x9 grids, and drawing one uniformly, takes milliseconds (Felgenhauer and Jarvis
// 2005 counted by bands; reducing bands to column partitions goes further).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace clew::symmetry {

using Triple = std::uint16_t;           // three of nine digits, as bits 0 … 8
using Columns = std::array<Triple, 3>;  // the columns of one box, in order

class ColumnPartitions {
 public:
  static constexpr int count = 280;
  static constexpr int complements = 56;
  using Id = std::uint16_t;

  ColumnPartitions();  // takes about 2 ms

  /// A partition's columns, in the order of their least digits.
  const Columns& columns(Id p) const { return columns_[p]; }
  Id id(const Columns& c) const { return id_[c[0]][c[1]]; }
  /// The partition {036, 147, 258}.
  Id standard() const { return standard_; }
  /// Returns the image of e under the renaming that maps p to the standard partition.
  Id seen_from(Id p, Id e) const { return seen_from_[p][e]; }
  /// Applies the renaming of `seen_from` to a set of digits given as bits.
  std::uint16_t rename(Id p, std::uint16_t digits) const;
  /// The new name of each digit.
  const std::array<std::uint8_t, 9>& renaming(Id p) const { return renaming_[p]; }

  /// Returns the number of fillings of a band whose boxes have the standard partition, a and b,
  /// with columns in order.
  const std::array<std::uint32_t, count>& fillings(Id a) const { return fillings_[a]; }

  /// For a box with the columns of p in the first band: a partition for the second band, and the
  /// rest for the third.
  struct Complement {
    Columns second, third;
    Id second_id, third_id;
  };
  using Complements = std::array<Complement, complements>;
  Complements complements_of(Id p) const;

  /// The triples (standard, a, b) up to renaming and exchange of boxes.
  struct Orbit {
    Id a, b;
    std::uint32_t size;      // number of pairs (a, b)
    std::uint32_t fillings;  // fillings of the band
  };
  const std::vector<Orbit>& orbits() const { return orbits_; }

  /// The row splits of a box with columns p: first and second row, the third is the rest.
  struct Rows {
    Triple first, second;
  };
  std::array<Rows, 216> rows_of(Id p) const;

 private:
  void list_partitions();
  void list_renamings();
  void list_orbits();
  void count_fillings();

  std::array<Columns, count> columns_;
  std::array<std::array<Id, 512>, 512> id_{};
  Id standard_ = 0;
  std::array<std::array<std::uint8_t, 9>, count> renaming_;
  std::array<std::array<Id, count>, count> seen_from_;
  std::array<std::array<std::uint32_t, count>, count> fillings_;
  std::vector<Orbit> orbits_;
  std::vector<std::uint8_t> orbit_of_;  // orbit of each pair a * count + b
};

}  // namespace clew::symmetry
