// From a frame to a puzzle: which way up, which layout, which digits.
#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>

#include "photo/borders.h"
#include "photo/cells.h"
#include "photo/colour.h"
#include "photo/decide.h"
#include "photo/find.h"
#include "photo/killer.h"
#include "photo/network.h"

namespace clew {
namespace photo {
namespace {

constexpr float upright_bonus = 3;      // nats by which the upright picture is preferred
constexpr float turns_within = 30;      // nats within which another turn is tried
constexpr double costly = 5;            // nats above which a decision puts the whole in doubt
constexpr float least_listed = 0.001F;  // probability of an alternative
constexpr float surely_hand = 3;        // score above which a digit was written by hand
constexpr float sure_entry = 0.95F;     // probability of a handwritten digit that is no doubt
constexpr double reach = 0.2;  // cells beside a border within which its darkness is measured

using Symbols = std::vector<std::uint8_t>;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// The symbols that a grid of that size may be printed in: the class of each digit.
std::vector<Symbols> alphabets(int size) {
  Symbols numbers(at(size));
  std::iota(numbers.begin(), numbers.end(), std::uint8_t{1});
  if (size < 16) return {numbers};
  Symbols letters = numbers, from_zero = numbers;
  for (std::size_t k = 9; k < 16; ++k) letters[k] = static_cast<std::uint8_t>(18 + k - 9);
  for (std::size_t k = 1; k < 16; ++k) from_zero[k] = letters[k - 1];
  from_zero[0] = 17;
  return {numbers, letters, from_zero};
}
constexpr std::size_t from_zero_alphabet = 2;

/// A frame under one turn.
struct Turned {
  int quarters = 0;
  float fit = 0;  // sum of the best digits' logarithms over the cells with ink, or over the totals
  std::size_t alphabet = 0;
  std::vector<Scores> scores;  // of all cells, in the order of the turned grid; made when needed
  Killer killer{};
};

class FrameReader {
 public:
  FrameReader(const Picture& picture, const PhotoFrame& frame, const Network& network,
              const PhotoOptions& options)
      : picture_(picture),
        frame_(frame),
        network_(network),
        options_(options),
        size_(frame.mesh.size()),
        symbols_(alphabets(size_)),
        sheet_(picture, frame_),
        soft_(sheet_),
        outlines_(find_outlines(sheet_, frame_.mesh)) {
    soft_.blur_for(patch_side);
    cells_ = cut_cells(soft_, frame_);
  }

  std::optional<PhotoReading> read() {
    std::vector<Turned> turns;
    if (outlines_) turns = rank_killer_turns();
    if (turns.empty() || turns[0].killer.cover.ink == 0) {  // without totals these are no cages
      outlines_.reset();
      turns = rank_turns();
    }
    if (turns.empty()) return std::nullopt;
    const double clear = outlines_ ? std::min(reach, outlines_->inset - 0.02) : reach;
    const Borders borders = measure_borders(sheet_, size_, clear);
    const bool diagonals = has_diagonals(sheet_, size_);
    std::optional<PhotoReading> best;
    for (Turned& turn : turns) {
      if (options_.stop.requested() || (best && turn.fit < turns[0].fit - turns_within)) break;
      auto reading = read_turned(turn, divide(turned(borders, turn.quarters)), diagonals);
      if (!reading) continue;
      const bool found = reading->decision != PhotoDecision::open;
      if (!best || found) best = std::move(reading);
      if (found) break;
    }
    return best;
  }

 private:
  std::vector<Turned> rank_killer_turns() const {
    std::vector<Turned> turns;
    for (int quarters = 0; quarters < 4; ++quarters) {
      Turned turn{.quarters = quarters, .scores = {}};
      turn.killer = read_killer({sheet_, size_, quarters}, *outlines_, network_);
      turn.fit = turn.killer.fit - (quarters ? upright_bonus : 0);
      turns.push_back(std::move(turn));
    }
    std::ranges::stable_sort(turns, std::greater{}, &Turned::fit);
    return turns;
  }

  std::vector<Turned> rank_turns() const {
    std::vector<std::size_t> inked;
    for (std::size_t k = 0; k < cells_.patches.size(); ++k)
      if (cells_.contrast[k] > 0.5F * cells_.reference) inked.push_back(k);
    if (inked.size() < at(size_)) return {};
    std::vector<Turned> turns;
    for (int quarters = 0; quarters < 4; ++quarters) {
      std::vector<float> fits(symbols_.size());
      for (const std::size_t k : inked) {
        const Scores scores = network_.read(turned(cells_.patches[k], quarters));
        for (std::size_t a = 0; a < symbols_.size(); ++a) {
          const std::vector<float> logs = log_probabilities(scores, symbols_[a]);
          fits[a] += *std::max_element(logs.begin() + 1, logs.end());
        }
      }
      const auto best = std::ranges::max_element(fits);
      turns.push_back({quarters,
                       *best - (quarters ? upright_bonus : 0),
                       static_cast<std::size_t>(best - fits.begin()),
                       {}});
    }
    std::ranges::stable_sort(turns, std::greater{}, &Turned::fit);
    return turns;
  }

  LayoutPtr layout_of(const Division& division, bool diagonals, std::size_t alphabet) const {
    LayoutSpec spec;
    spec.digits = size_;
    SubGrid grid;
    grid.height = grid.width = size_;
    if (division.kind == Division::Kind::boxes) {
      grid.box_height = division.box_height;
      grid.box_width = division.box_width;
    }
    grid.regions = division.regions;
    spec.grids = {grid};
    if (diagonals) {
      spec.add({.kind = Constraint::Kind::main_diagonal});
      spec.add({.kind = Constraint::Kind::anti_diagonal});
    }
    if (alphabet == from_zero_alphabet)
      if (const auto values = Values::read("0-" + std::to_string(size_ - 1)))
        spec.values = values->values;
    spec.name = catalogue_name(spec);
    auto layout = build(spec);
    return layout ? *layout : nullptr;
  }

  std::optional<PhotoReading> read_turned(Turned& turn, const Division& division,
                                          bool diagonals) const {
    const LayoutPtr layout = layout_of(division, diagonals, turn.alphabet);
    if (!layout) return std::nullopt;
    const Killer& killer = turn.killer;
    auto judge = ReadingJudge::make(layout, killer.cages, options_.stop);
    if (!judge) return std::nullopt;
    const CellPatches covered = outlines_ ? cut_cells(soft_, frame_, &killer.cover) : CellPatches{};
    const CellPatches& cells = outlines_ ? covered : cells_;
    for (int cell = 0; cell < size_ * size_; ++cell)
      turn.scores.push_back(network_.read(
          turned(cells.patches[at(cell_before_turns(cell, size_, turn.quarters))], turn.quarters)));
    Likelihoods likelihoods;
    for (const Scores& scores : turn.scores)
      likelihoods.push_back(log_probabilities(scores, symbols_[turn.alphabet]));
    Likelihoods printed = likelihoods;
    printed.insert(printed.end(), killer.likelihoods.begin(), killer.likelihoods.end());
    const std::vector<bool> hand = leave_out_hand(turn, *judge, likelihoods, printed);
    const bool readable =
        division.kind != Division::Kind::unclear && (!outlines_ || outlines_->closed);
    const Decision decision =
        decide(*judge, printed, likelihoods.size(), readable ? options_.most_readings : 1);
    const LayoutPtr with_cages = judge->layout(decision.taken);
    if (!with_cages) return std::nullopt;
    PhotoReading reading = reading_of(turn, with_cages, likelihoods, hand, decision, readable);
    reading.cages = cages_of(killer, decision);
    return reading;
  }

  /// Finds the digits that a player wrote, and makes their cells blank in `printed`, because they say nothing about the
  /// puzzle. Digits of another colour than print are a player's if the others have exactly one solution.
  std::vector<bool> leave_out_hand(const Turned& turn, const ReadingJudge& judge,
                                   const Likelihoods& likelihoods, Likelihoods& printed) const {
    const auto make_blank = [](std::vector<float>& cell) {
      std::ranges::fill(cell, -100.0F);
      cell[0] = 0;
    };
    std::vector<bool> hand;
    for (std::size_t cell = 0; cell < likelihoods.size(); ++cell) {
      hand.push_back(turn.scores[cell].hand > surely_hand && likelihoods[cell][0] < -1);
      if (hand[cell]) make_blank(printed[cell]);
    }
    const std::vector<std::size_t> coloured = of_other_colour(likelihoods, turn.quarters);
    Likelihoods others = printed;
    for (const std::size_t cell : coloured) make_blank(others[cell]);
    if (coloured.empty() || !decide(judge, others, likelihoods.size(), 1).unique) return hand;
    for (const std::size_t cell : coloured) hand[cell] = true;
    printed = std::move(others);
    return hand;
  }

  /// Cells of the turned grid whose digits have another colour than print.
  std::vector<std::size_t> of_other_colour(const Likelihoods& likelihoods, int quarters) const {
    std::vector<bool> inked(likelihoods.size());
    const auto source = [&](std::size_t cell) {
      return at(cell_before_turns(static_cast<int>(cell), size_, quarters));
    };
    for (std::size_t cell = 0; cell < inked.size(); ++cell)
      inked[source(cell)] = likelihoods[cell][0] < -1;
    const std::vector<bool> other = other_colour(picture_, frame_, inked);
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < inked.size(); ++cell)
      if (other[source(cell)]) cells.push_back(cell);
    return cells;
  }

  std::vector<PhotoCage> cages_of(const Killer& killer, const Decision& decision) const {
    const std::size_t cells = at(size_ * size_);
    std::vector<PhotoCage> cages;
    for (std::size_t k = 0; k < killer.cages.size(); ++k) {
      const CageReading& seen = killer.cages[k];
      PhotoCage cage;
      cage.cells = seen.cells;
      if (!seen.totals.empty()) cage.total = seen.totals[decision.taken[cells + k]];
      for (std::size_t i = 0; i < seen.totals.size(); ++i)
        if (const float p = std::exp(killer.likelihoods[k][i]); p >= least_listed)
          cage.alternatives.push_back({seen.totals[i], p});
      cage.doubt = seen.totals.empty() || std::ranges::binary_search(decision.doubts, cells + k);
      cages.push_back(std::move(cage));
    }
    return cages;
  }

  PhotoReading reading_of(const Turned& turn, const LayoutPtr& layout,
                          const Likelihoods& likelihoods, const std::vector<bool>& hand,
                          const Decision& decision, bool readable) const {
    PhotoReading reading;
    reading.puzzle.layout = layout;
    const std::vector<Digit> digits(
        decision.taken.begin(),
        decision.taken.begin() + static_cast<std::ptrdiff_t>(likelihoods.size()));
    reading.puzzle.givens = digits;
    reading.turn = turn.quarters;
    reading.frame = static_cast<float>(frame_.score);
    reading.cost = decision.cost;
    if (decision.unique)
      reading.decision = decision.cost > 0 ? PhotoDecision::decided : PhotoDecision::read;
    reading.doubtful = !decision.unique || !readable || decision.cost > costly;
    for (std::size_t c = 0; c < likelihoods.size(); ++c) {
      PhotoCell cell;
      cell.digit = digits[c];
      cell.entry = hand[c];
      for (Digit digit = 0; digit < likelihoods[c].size(); ++digit)
        if (const float p = std::exp(likelihoods[c][digit]); p >= least_listed)
          cell.alternatives.push_back({digit, p});
      std::ranges::stable_sort(cell.alternatives, std::greater{}, &CellReading::probability);
      if (cell.entry) {
        if (reading.puzzle.entries.empty()) reading.puzzle.entries.resize(likelihoods.size());
        cell.digit = cell.alternatives[0].digit;
        reading.puzzle.entries[c] = cell.digit;
      }
      cell.probability = std::exp(likelihoods[c][cell.digit]);
      cell.doubt = cell.entry && cell.probability < sure_entry;
      reading.cells.push_back(std::move(cell));
    }
    for (const std::size_t place : decision.doubts)
      if (place < reading.cells.size()) reading.cells[place].doubt = true;
    if (!decision.unique) {
      for (CellId c = 0; c < digits.size(); ++c)
        if (digits[c] && std::ranges::any_of(layout->peers(c), [&](CellId peer) {
              return digits[peer] == digits[c];
            }))
          reading.conflicts.push_back(c);
    }
    for (int i = 0; i <= size_; ++i)
      for (int j = 0; j <= size_; ++j) {
        int row = i, column = j;
        for (int turned_by = 0; turned_by < turn.quarters; ++turned_by) {
          const int old_row = size_ - column;
          column = row;
          row = old_row;
        }
        const PlanePoint p = frame_.map(frame_.mesh.at(row, column));
        reading.crossings.push_back({p.x, p.y});
      }
    const std::size_t n = at(size_);
    reading.corners = {reading.crossings.front(), reading.crossings[n], reading.crossings.back(),
                       reading.crossings[n * (n + 1)]};
    return reading;
  }

  const Picture& picture_;
  PhotoFrame frame_;
  const Network& network_;
  const PhotoOptions& options_;
  int size_;
  std::vector<Symbols> symbols_;
  Sheet sheet_, soft_;  // soft: blurred for the cells
  std::optional<Outlines> outlines_;
  CellPatches cells_;
};

/// True if every cell has a digit, as in the solution of another puzzle.
bool filled(const PhotoReading& reading) {
  return std::ranges::none_of(reading.cells, [](const PhotoCell& cell) { return cell.digit == 0; });
}

/// Reads the puzzles in a picture of dark ink; none if no grid is found.
std::vector<PhotoReading> read_ink(const Picture& picture, const PhotoOptions& options) {
  const Network network;
  std::vector<PhotoReading> readings;
  std::optional<PhotoReading> solution;
  for (const Search search : {Search::quick, Search::full}) {
    if (search == Search::quick && options.every) continue;
    for (const PhotoFrame& frame : find_frames(picture, options.size, search, options.stop)) {
      auto reading = FrameReader(picture, frame, network, options).read();
      if (!reading) continue;
      if (filled(*reading)) {
        if (!solution) solution = std::move(reading);
        continue;
      }
      readings.push_back(std::move(*reading));
      if (!options.every) break;
    }
    if (!readings.empty()) break;
  }
  if (readings.empty() && solution) readings.push_back(std::move(*solution));
  return readings;
}

/// True if most of the picture is darker than its middle grey, as the windows of programs at night.
bool dark(const Picture& picture) {
  const std::size_t all = picture.rgb.size();
  const auto light =
      std::ranges::count_if(picture.rgb, [](std::uint8_t value) { return value >= 128; });
  return 2 * static_cast<std::size_t>(light) < all;
}

Picture inverted(Picture picture) {
  for (std::uint8_t& value : picture.rgb) value = static_cast<std::uint8_t>(255 - value);
  return picture;
}

}  // namespace
}  // namespace photo

Expected<std::vector<PhotoReading>> read_photo(const Picture& picture,
                                               const PhotoOptions& options) {
  if (picture.width <= 0 || picture.height <= 0 ||
      picture.rgb.size() !=
          3 * static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height))
    return fail("the picture's size and its number of bytes differ");
  if (options.size != 0 && options.size != 6 && options.size != 9 && options.size != 16)
    return fail("grids of 6, 9 and 16 rows are read");
  std::vector<PhotoReading> readings = photo::read_ink(picture, options);
  const auto open = [](const PhotoReading& reading) {
    return reading.decision == PhotoDecision::open;
  };
  // Light digits on a dark ground are read as their negative.
  if (photo::dark(picture) && std::ranges::all_of(readings, open))
    if (auto others = photo::read_ink(photo::inverted(picture), options);
        readings.empty() || std::ranges::any_of(others, std::not_fn(open)))
      readings = std::move(others);
  if (readings.empty())
    return fail(
        "no puzzle is seen in the picture: take it from above, with the whole grid in it and in "
        "even light");
  return readings;
}

}  // namespace clew
