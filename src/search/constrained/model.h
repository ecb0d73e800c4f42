// What the search for layouts with constraints works on: primitives laid out flat, and for every
// cell what is to be looked at when it changes.
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

/// What a cell may still hold, given what its partner in a relation may: the union over the
/// partner's candidates, a few of them at a time by table.
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

/// Primitives that are looked at as a whole when one of their cells has changed.
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
    either,
    test
  };
  Type type;
  std::uint8_t level;   // the quick ones are looked at first
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
    // A set whose cells are all in the house, and a row of `lists`: the other cells.
    struct Inside {
      std::uint32_t others, set;
    };
    std::vector<Inside> inside;
  };
  struct SetItem {
    std::vector<CellId> cells;
    std::vector<DigitSet> family;
    std::uint32_t near = 0;   // a row of `lists`: the cells that see all of these
    std::uint32_t state = 0;  // where the board's words begin that have a bit for each: which live
  };
  struct TotalItem {
    struct Part {
      CellId cell;
      int factor;
      std::uint16_t clique;  // cells with this factor that all see each other
      Mask sees;             // which of the parts, among the first 64
    };
    std::vector<Part> parts;
    std::int64_t total = 0;
  };
  struct SomeItem {
    std::vector<constraints::Some::Literal> literals;
    std::vector<std::uint8_t> allowed;  // by number of true literals, from 0 to all
    // Where a digit is counted in many cells, houses that share these out, in some ways: by literal,
    // the number of its house. No house has the digit twice.
    std::vector<std::vector<std::uint8_t>> shared_out;
    bool distinct = false;  // no cell is counted twice
  };
  /// What chains that are alike have in common.
  struct ChainForm {
    struct Step {                       // before a cell, and after the last
      std::uint32_t states, words;      // so many bits
      std::vector<std::uint16_t> next;  // by state · digits + digit - 1
      std::vector<Mask> has;            // by state: the digits that lead on
    };
    std::vector<Step> steps;  // one more than cells
    bool distinct;            // its words have no repeats
  };
  struct ChainItem {
    std::vector<CellId> cells;
    std::shared_ptr<const ChainForm> form;
    // Where the board keeps which states are alive at a step, and what candidates its cell had.
    struct Place {
      std::uint32_t state, seen;
    };
    std::vector<Place> places;  // by step
  };
  /// A line with every digit that is split in two in one of several ways.
  struct SplitItem {
    struct Way {
      std::uint8_t at[2];      // two places, perhaps the same
      Mask hold[2][2];         // what they hold: the first two digits or the other two
      Mask inside;             // which places make the one side; all others make the other
      std::uint32_t fillings;  // a row of `fillings`: the sets of digits of the one side
    };
    std::vector<CellId> cells;
    std::vector<Way> ways;
  };
  /// A line with every digit of which so many are seen, greater than all before them.
  struct TowersItem {
    std::vector<CellId> cells;
    int seen;
  };
  /// A line whose cells inside all lie between the digits of its ends, or all beyond them.
  struct EndsItem {
    CellId ends[2];
    std::vector<CellId> inside;
    std::size_t clique;  // so many of these, the first ones, see each other
    bool between;
    int apart;  // at least: the greater of the ends less the other
  };
  /// A line whose place is known among the four that begin with its digit, one from each side.
  struct RankItem {
    std::vector<CellId> own;
    Mask digit;
    int less;                                                // so many of the other three
    bool ties;                                               // may be equal
    std::array<std::vector<std::vector<CellId>>, 3> others;  // the lines from each other side
  };
  struct EitherItem {
    struct Choice {
      std::vector<CellId> cells;  // of the model above, by cell of its own
      std::unique_ptr<const Model> model;
    };
    std::vector<Choice> choices;
    std::uint32_t state = 0;  // the words that tell which are alive
  };

  /// How much is made of the parts: what follows from several of them at once too, or from each
  /// alone, which is what a person can follow.
  enum class Care : std::uint8_t { together, apart };

  /// Of a layout with its parts, and what sweeps its board if that is small enough.
  Model(const Layout&, const constraints::Parts&, const SweepKernel* = best_sweep_kernel());
  /// With sums and sets that are known to follow from them.
  Model(const Layout&, const constraints::Parts&, constraints::Parts sums, Care,
        const SweepKernel* = nullptr);
  /// Of some cells of a layout alone: one choice among several.
  Model(const Layout&, const constraints::Parts&, std::vector<CellId>& cells);

  /// What a cell sees, in so many words with a bit for each; none where there are many cells.
  std::size_t words_of_cell() const { return seen_.size() / static_cast<std::size_t>(cells); }
  Mask sees(CellId c, std::size_t word) const { return seen_[c * words_of_cell() + word]; }

  int cells = 0, digits = 0;
  Mask all = 0;
  bool never = false;
  std::vector<Mask> start;  // by cell: what unary primitives leave
  Rows<CellId> peers;       // by cell
  // Looks after houses, cages, sums and what sees each other there, where it is asked for. What lies
  // beyond is in the lists below; `apart` has the peers that it does not cover.
  std::optional<SweepPlan> sweeps;
  Rows<CellId> apart;  // by cell
  Rows<Partner> partners;
  static constexpr std::uint16_t none = 0xFFFF;
  std::vector<std::uint16_t> supports_between;  // by cell and cell; empty where it is not asked
  Rows<std::uint32_t> watchers;                 // by cell: items
  std::vector<double> weights;                  // by cell: how much is said about it
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
  std::vector<EitherItem> eithers;
  std::vector<constraints::Test> tests;
  std::uint32_t words = 0;  // that the board keeps besides candidates
  const Layout* layout = nullptr;
  std::vector<CellId> origin;  // by cell: the layout's
  constraints::Parts derived;  // what follows from sums

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
  const SweepKernel* kernel_ = nullptr;                     // where sweeps are asked for
  std::vector<std::pair<CellId, std::uint32_t>> watching_;  // until `watchers` holds them
  std::vector<CellId> list_;                                // scratch
  Care care_ = Care::together;
  std::vector<Mask> seen_;  // by cell: words with a bit for each that it sees; empty for many cells
};

}  // namespace clew::search
