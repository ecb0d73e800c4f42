// The data of the search for layouts with constraints: primitives in flat arrays, and for every
// cell the items that watch it.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "constraints/parts.h"
#include "search/sweep/plan.h"
#include "search/tables.h"

namespace clew::search {

using Mask = std::uint64_t;  // a DigitSet's bits

/// The candidates of a cell supported by its partner in a relation: the union over the partner's
/// candidates, looked up a few at a time in a table.
class Supports {
 public:
  Supports(const constraints::Relation&, int digits);
  Mask operator()(Mask m) const {
    Mask result = table_[m & chunk_];
    for (std::size_t at = size_; m >>= bits_; at += size_) result |= table_[at + (m & chunk_)];
    return result;
  }

 private:
  int bits_;
  Mask chunk_;
  std::size_t size_;
  std::vector<Mask> table_;
};

/// A primitive that is examined as a whole when one of its cells changes.
struct Item {
  enum class Type : std::uint8_t {
    house,
    open_house,
    set,
    some,
    total,
    chain,
    split,
    towers,
    ends,
    rank,
    connected,
    region,
    either,
    test
  };
  Type type;
  std::uint8_t level;   // fast items are examined first
  std::uint32_t index;  // among those of its type
};

constexpr std::uint32_t words_for(std::size_t bits) {
  return static_cast<std::uint32_t>((bits + 63) / 64);
}

struct Model {
  struct Partner {
    CellId cell;
    std::uint32_t supports;
  };
  struct HouseItem {  // a complete one, or an open one: with fewer cells than there are digits
    std::vector<CellId> cells;
    struct Crossing {  // rows of `lists`: the cells of one house that are not in the other
      std::uint32_t here, there;
    };
    std::vector<Crossing> crossings;
    // A set with all cells in the house, and a row of `lists`: the other cells.
    struct Inside {
      std::uint32_t others, set;
    };
    std::vector<Inside> inside;
  };
  struct SetItem {
    std::vector<CellId> cells;
    std::vector<DigitSet> family;
    std::uint32_t near = 0;   // a row of `lists`: the cells that see all of these
    std::uint32_t state = 0;  // index of the board's words with a bit for each living set
  };
  struct TotalItem {
    struct Part {
      CellId cell;
      int factor;
      std::uint16_t clique;  // cells with this factor that all see each other
      Mask sees;             // parts that it sees, among the first 64
    };
    std::vector<Part> parts;
    std::int64_t total = 0;
  };
  struct SomeItem {
    std::vector<constraints::Some::Literal> literals;
    std::vector<std::uint8_t> allowed;  // by number of true literals, from 0 to all
    // For digits counted in many cells: ways to assign the cells to houses. By literal: the number
    // of its house. No house has the digit twice.
    std::vector<std::vector<std::uint8_t>> shared_out;
    bool distinct = false;  // true if no cell is counted twice
  };
  /// The common part of chains with equal form.
  struct ChainForm {
    struct Step {                       // before a cell, and after the last
      std::uint32_t states, words;      // number of bits
      std::vector<std::uint16_t> next;  // by state · digits + digit - 1
      std::vector<Mask> has;            // by state: the digits that lead on
    };
    std::vector<Step> steps;  // one more than cells
    bool distinct;            // its words have no repeats
  };
  struct ChainItem {
    std::vector<CellId> cells;
    std::shared_ptr<const ChainForm> form;
    // The board's storage for the states alive at a step, and the last candidates of its cell.
    struct Place {
      std::uint32_t state, seen;
    };
    std::vector<Place> places;  // by step
  };
  /// A line with every digit that is split in two in one of several ways.
  struct SplitItem {
    struct Way {
      std::uint8_t at[2];      // two places, perhaps the same
      Mask hold[2][2];         // candidates: of the first two digits, or of the other two
      Mask inside;             // places of one side; all others form the other side
      std::uint32_t fillings;  // a row of `fillings`: the sets of digits of the one side
    };
    std::vector<CellId> cells;
    std::vector<Way> ways;
  };
  /// A complete line with a number of visible digits, greater than all before them.
  struct TowersItem {
    std::vector<CellId> cells;
    int seen;
  };
  /// A line whose inner cells all lie between the digits of its ends, or all outside that range.
  struct EndsItem {
    CellId ends[2];
    std::vector<CellId> inside;
    std::size_t clique;  // number of first cells that see each other
    bool between;
    int apart;  // at least: the greater of the ends less the other
  };
  /// A line with a known rank among the four lines that begin with its digit, one from each side.
  struct RankItem {
    std::vector<CellId> own;
    Mask digit;
    // number of smaller ones among the other three
    int less;
    bool ties;                                               // equal lines are allowed
    std::array<std::vector<std::vector<CellId>>, 3> others;  // the lines from each other side
  };
  struct EitherItem {
    struct Choice {
      std::vector<CellId> cells;  // cells of the outer model, by own cell
      std::unique_ptr<const Model> model;
    };
    std::vector<Choice> choices;
    std::uint32_t state = 0;  // index of the words of living choices
  };

  /// Propagation strength. `together` also draws conclusions from several primitives at once;
  /// `apart` uses one primitive at a time, as human techniques need.
  enum class Care : std::uint8_t { together, apart };

  /// Makes the model of a layout and its parts; The sweep kernel is used if the board is small
  /// enough.
  Model(const Layout&, const constraints::Parts&, const SweepKernel* = best_sweep_kernel());
  /// As above, with sums and sets that are already derived.
  Model(const Layout&, const constraints::Parts&, constraints::Parts sums, Care,
        const SweepKernel* = nullptr);
  /// Makes the model of some cells of a layout: one choice of an `either`.
  Model(const Layout&, const constraints::Parts&, std::vector<CellId>& cells);

  /// Returns the number of words with a bit for each cell; 0 if the layout has many cells.
  std::size_t words_of_cell() const { return seen_.size() / static_cast<std::size_t>(cells); }
  Mask sees(CellId c, std::size_t word) const { return seen_[c * words_of_cell() + word]; }

  int cells = 0, digits = 0;
  Mask all = 0;
  bool never = false;
  std::vector<Mask> start;  // by cell: candidates after unary primitives
  Rows<CellId> peers;       // by cell
  // Optional vectorised propagation of houses, cages and sums. Items beyond it are in the lists
  // below; `apart` has the peers that it does not cover.
  std::optional<SweepPlan> sweeps;
  Rows<CellId> apart;  // by cell
  Rows<Partner> partners;
  static constexpr std::uint16_t none = 0xFFFF;
  std::vector<std::uint16_t> supports_between;  // by cell and cell; empty if not needed
  Rows<std::uint32_t> watchers;                 // by cell: items
  std::vector<double> weights;                  // by cell: number of constraints on it
  std::vector<Item> items;                      // the quick ones first
  std::vector<Supports> supports;
  std::vector<HouseItem> houses;
  std::vector<HouseItem> open_houses;  // without `inside`
  Rows<CellId> lists;
  std::vector<SetItem> sets;
  std::vector<TotalItem> totals;
  std::vector<ChainItem> chains;
  std::vector<SplitItem> splits;
  Rows<DigitSet> fillings;
  std::vector<TowersItem> towers;
  std::vector<EndsItem> ends;
  std::vector<SomeItem> somes;
  std::vector<RankItem> ranks;
  std::vector<constraints::Connected> connected;
  std::vector<constraints::Region> regions;
  std::vector<EitherItem> eithers;
  std::vector<constraints::Test> tests;
  std::uint32_t words = 0;  // number of words that the board stores in addition to candidates
  const Layout* layout = nullptr;
  std::vector<CellId> origin;  // by cell: the layout's
  constraints::Parts derived;  // parts derived from sums

 private:
  void add_parts(const constraints::Parts&, const std::vector<int>& local);
  void add_houses(const Layout&);
  void add_pairs(const constraints::Parts&, const std::vector<int>& local);
  void add_set(const constraints::Set&, const std::vector<int>& local);
  void add_some(constraints::Some, const std::vector<int>& local);
  struct Clique {
    int factor;
    Mask members;
  };
  std::vector<Clique> cliques_of(std::span<const constraints::Term>,
                                 std::span<const Mask> sees) const;
  void add_total(const constraints::Total&, const std::vector<int>& local);
  void add_chain(const constraints::Chain&, const std::vector<int>& local);
  void add_outside(const constraints::Outside&, const std::vector<int>& local);
  void add_ends(const constraints::Outside&, const std::vector<int>& local);
  std::shared_ptr<const ChainForm> form_of(const constraints::Chain&, bool distinct) const;
  void add_connected(constraints::Connected, const std::vector<int>& local);
  void add_region(constraints::Region, const std::vector<int>& local);
  void add_either(const constraints::Either&, const std::vector<int>& local);
  void add_test(constraints::Test, const std::vector<int>& local);
  bool add_rank(const Constraint&);
  std::uint32_t list_apart(const std::vector<CellId>& house, Mask shared);
  std::uint32_t list_near(const std::vector<CellId>& cells);
  void find_inside();
  void find_apart();
  void watch_houses();
  void list_peers(const constraints::Parts&, const std::vector<int>& local);
  bool sees(CellId a, CellId b) const;
  void watch(Item::Type, int level, std::size_t index, std::span<const CellId>);
  void order_items();
  void find_peers(const constraints::Parts&, const std::vector<int>& local);
  const SweepKernel* kernel_ = nullptr;                     // set if sweeps are used
  std::vector<std::pair<CellId, std::uint32_t>> watching_;  // until `watchers` holds them
  std::vector<CellId> list_;                                // scratch
  Care care_ = Care::together;
  std::vector<Mask> seen_;  // by cell: words with a bit for each that it sees; empty for many cells
};

}  // namespace clew::search
