// Takes from a chain's facts what its conclusion does not need. The shortest way from one end to
// the other may pass through links that a part of it makes superfluous; rather than foresee every
// such case, the facts are followed once more, one by one, from the opposite of each conclusion to
// the clash; those that no clash rests on are dropped, then those that can be left out one at a
// time. Where a drawn link loses its fact so, the chain is drawn anew, along what is left.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "clew/check.h"
#include "logic/board.h"
#include "logic/draft.h"

namespace clew::logic {

template <int W>
class Trim {
 public:
  /// Where following the facts one by one does not prove the step, as with almost locked sets, the
  /// checker is asked instead.
  void operator()(const Board<W>&, Draft&);
  /// Asks the checker at once: slower, and nothing that could be left out stays. False: it does not
  /// prove the step, or not with so many conflicts, which are counted off.
  bool by_checker(const Board<W>&, Draft&, std::uint64_t* conflicts = nullptr);
  /// Returns true if the checker proves the step with so many conflicts at most.
  bool proven(const Board<W>&, Draft&, std::uint64_t conflicts);

 private:
  enum class Truth : std::uint8_t { open, on, off };
  struct Mark {
    std::uint32_t stamp = 0;
    Truth truth = Truth::open;
    bool used = false;
    int fact = -1;     // why: this fact; -1: it was assumed, or its cell has another digit
    Candidate from{};  // the true candidate that rules it out; itself: none
  };

  // What sets a candidate: it is made true or false by a fact, or from another candidate.
  struct Cause {
    Candidate what{};
    Truth truth = Truth::open;
    int fact = -1;
    Candidate from{};
  };

  bool load(const Board<W>&);
  void read_facts(const Draft&);
  bool proves(const Draft&);
  /// Whether the facts lead from this to a clash; marks those that it rests on.
  bool refutes(Candidate, Truth assumed);
  bool follow_some(int fact);
  bool follow_one(int fact);
  bool set(Candidate, Truth, int fact, Candidate from);
  void use(Candidate);
  void redraw(Draft&);
  void redraw_from(Draft&);
  void draw_used(Candidate, bool on, Draft&);
  void draw(const Cause&, Draft&);
  void draw_from(Candidate, bool on, Draft&);
  void use_fact(int fact, Candidate but);
  Mark& mark(Candidate x) { return marks_[static_cast<std::size_t>(x.digit) * size_ + x.cell]; }
  Truth truth(Candidate x) { return mark(x).stamp == now_ ? mark(x).truth : Truth::open; }

  const Board<W>* board_ = nullptr;
  std::optional<Checker> checker_;
  Grid grid_;
  std::size_t size_ = 0;
  std::vector<Fact> facts_;
  std::vector<std::vector<Candidate>> members_;  // of each fact
  std::vector<bool> used_, left_out_;
  std::vector<Mark> marks_;
  std::vector<Candidate> trail_;  // all that was set, in order
  Cause clash_;        // the opposite of what had been set; open: a fact lost its last one
  Candidate drawn_{};  // the last node
  bool drawn_on_ = false;
  std::uint32_t now_ = 0;
  bool changed_ = false;
};

}  // namespace clew::logic
