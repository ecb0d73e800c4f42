// Chains and nets, told node by node: what is supposed, what follows and why, how it ends. Short
// ones are a sentence, long ones numbered lines; the numbers are those drawn in the cells.
//
// A node tells only its digit, its cells, and whether it is true. Why it follows is found among the
// step's facts from what the story has come to; where no fact gives it, there is a hole.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "constraints/pieces.h"
#include "logic/words/evidence.h"
#include "logic/words/speech.h"

namespace clew::words {

class Story {
 public:
  Story(const Speech&, const Evidence&);

  /// What follows from what, without the conclusion; a sentence, or lines, each but the last with a
  /// line end.
  std::string text() const;
  bool in_lines() const { return in_lines_; }
  /// For each node of the chain the number of its line; 0: none.
  const std::vector<int>& numbers() const { return numbers_; }

  /// Whether each node follows from the facts. Where these were trimmed, some may not any more.
  bool whole() const;
  /// Whether what was supposed is what turns out wrong, rather than cases that agree.
  bool refutes() const { return form_ == Form::refutes; }
  /// How what was supposed fails in the end.
  std::string clash() const;
  /// What else the evidence holds; to be asked for last. May be empty.
  std::string besides() const;
  /// What the cases are: of a cell, of a digit in a house, of one candidate.
  std::string cases() const;

 private:
  enum class Form { ends, refutes, cases };
  using Lines = std::set<int>;
  struct Line {
    enum Kind { suppose, again, more, follow, fails } kind;
    std::vector<std::string> claims;
    bool aside = false;  // does not rest on the claim before
    // Candidates that one reason rules out at once, by cell; one claim names them all. The reason is
    // a constraint, or what is left of some units: those with the same words again are the same.
    const Fact* rule = nullptr;
    std::string why{}, key{};
    std::vector<std::pair<CellId, DigitSet>> off{};
    // Cells that cannot hold a digit for the same reason, which other lines say; one claim names them.
    Cells none{};
    Digit digit = 0;
    Lines by{};
  };
  struct Group {
    Cells cells;
    Digit digit;
    int line;
  };
  // What holds so far, each with the line that says so.
  struct State {
    std::map<Candidate, int> on, off;
    std::vector<Group> groups;   // one cell of several
    std::vector<DigitSet> gone;  // of each cell: what all of these rule out
  };
  // A constraint or sum, and what it left of the candidates that its cells last had.
  struct Rule {
    struct Answer {
      std::vector<DigitSet> had;
      std::optional<std::vector<DigitSet>> left;
    };
    constraints::ConstraintPiece piece;
    Answer answers[2];  // by itself; of cells that differ where the facts say so
  };
  // A reason that leaves no room for a candidate: in words, and as it is told again.
  struct Left {
    std::string words, again;
  };
  // Of a digit that is true.
  struct Why {
    std::string words;  // empty: no fact gives it
    Lines by;
    bool rests = true;  // on the claim before
  };

  Form form_of() const;
  bool is_net() const;
  bool is_case(const Node&) const;
  bool known(const Node&) const;
  int next() const { return static_cast<int>(lines_.size()) + 1; }

  void read();
  void read_node(const Node&);
  bool is_within(const Node&) const;
  void suppose(const Node&, Line::Kind);
  void fail(const Node&);
  void follow_on(const Node&);
  bool is_on_last_line(const Node&) const;
  bool rests_on_last(const Fact&) const;
  void follow_off(const Node&);
  void say_off(const Node&, const Lines& by);
  void rule_off(Candidate, const Fact* rule, const Left&);
  std::string off_told(const Line&) const;
  std::string off_by_digit(const Line&) const;
  void learn(const Node&, int line);
  void learn_alone(CellId);
  void rule_out(std::span<const CellId>, Digit);
  void end_case();
  void claim(std::string text) { lines_.back().claims.push_back(std::move(text)); }

  // Why: what rules a candidate out so far, as the line that says it; -1: nothing.
  int ruled_out(Candidate) const;
  bool is_off(Candidate x) const { return state_.gone[x.cell].has(x.digit); }
  bool gone(const Fact&, std::span<const CellId> but, Digit, Lines& by) const;
  Why why_on(const Node&) const;
  Why locked_set(const Node&) const;
  bool all_places(const Cells&, const Node&) const;
  bool loses_one(const Cells&) const;
  bool is_full(const Cells&, Digit) const;
  std::optional<Left> why_set(const Node&) const;
  std::optional<Left> why_rule(const Node&, const Fact*& by) const;
  std::optional<Left> why_needed(const Node&) const;
  bool can_be_kept(const constraints::ConstraintPiece&, std::vector<DigitSet>&, bool differ) const;
  bool speaks_of_rules(const Fact&) const;
  static bool is_sum(const Fact& fact) { return fact.says == Fact::Says::adds; }
  constraints::ConstraintPiece rule_of(const Fact&) const;
  Rule& known_rule(const Fact&) const;
  /// Returns how a constraint leaves, needs or fails; its first mention also says the constraint.
  std::string by_rule(const Fact&, std::string_view now, std::string_view again,
                      std::string_view digits = {}, std::string_view cells = {}) const;
  std::string rule_told(const Fact&) const;
  const std::optional<std::vector<DigitSet>>& left_by(const Fact&, bool differ) const;
  std::vector<Candidate> members(const Fact&) const;
  std::vector<Candidate> left(const Fact&) const;
  std::string left_words(const Fact&, const std::vector<Candidate>&) const;
  bool excludes(Candidate, Candidate) const;
  bool is_pivot(const Fact&) const;
  std::string because(const std::string& why, const Lines& by, int here) const;
  std::string clash_of(const State&) const;
  std::string clash_of_many() const;

  const Speech& say_;
  const Evidence& e_;
  Form form_;
  bool net_, in_lines_ = false;
  std::vector<Line> lines_;
  std::vector<int> numbers_;
  State state_;
  // Further assumptions that are open, the outermost first, each with what held before it.
  std::vector<std::pair<Candidate, State>> within_;
  const Node* last_ = nullptr;
  bool went_back_ = false;  // that node had been told before, further up
  mutable std::set<const Fact*> told_;
  mutable std::map<const Fact*, Rule> rules_;
  mutable std::string clash_;
};

}  // namespace clew::words
