// Checks certificates as VeriPB does, as far as Clew writes them: rup with hints, pol with sums and
// multiples, pbc with a subproof, soli, and the conclusion. Written apart from what writes them.
#pragma once

#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "clew/certificate.h"

namespace clew::test {

class ProofChecker {
 public:
  /// As a row stands in a file: factors of literals, and what they come to at least.
  struct Row {
    std::map<std::string, long> factors;  // of variables; negative: of their opposite
    long bound = 0;                       // for these factors, with 1 - x for an opposite
    bool known = true;
  };
  struct Line {
    std::string label;
    std::size_t row;
    std::vector<std::size_t> hints;
    std::string goal;
    int depth;
  };

  /// Returns true if every line follows, and the conclusion.
  bool accepts(const Certificate& c) {
    rows_.assign(1, {});
    labels.clear();
    lines.clear();
    open_.clear();
    objective_ = {};
    best_.reset();
    std::istringstream formula(c.formula), proof(c.proof);
    for (std::string line; std::getline(formula, line);)
      if (!read_formula(line)) return false;
    given_ = rows_.size();
    bool good = false;
    for (std::string line; std::getline(proof, line);) {
      std::istringstream words(line);
      std::vector<std::string> all;
      for (std::string word; words >> word;) all.push_back(word);
      if (all.empty() || all[0] == "%" || all[0] == "pseudo-Boolean" || all[0] == "f" ||
          all[0] == "output" || all[0] == "end")
        continue;
      if (all[0] == "conclusion") {
        good = concludes(all);
      } else if (!follows(all)) {
        failed = line;
        return false;
      }
    }
    return good && open_.empty();
  }

  std::map<std::size_t, std::string> labels;  // of rows of the formula
  std::vector<Line> lines;
  std::string failed;
  std::string conclusion;

 private:
  using Words = std::vector<std::string>;

  // From a word on: factors and literals up to ">=", and the bound.
  static bool read_row(const Words& words, std::size_t& at, Row& row) {
    for (; at + 1 < words.size() && words[at] != ">="; at += 2) {
      const long factor = std::stol(words[at]);
      const bool opposite = words[at + 1][0] == '~';
      row.factors[words[at + 1].substr(opposite)] += opposite ? -factor : factor;
      if (opposite) row.bound -= factor;
    }
    if (at + 1 >= words.size()) return false;
    row.bound += std::stol(words[at + 1]);
    at += 2;
    return true;
  }
  bool read_formula(const std::string& line) {
    std::istringstream stream(line);
    Words words;
    for (std::string word; stream >> word;) words.push_back(word);
    if (words.empty() || words[0][0] == '*') return true;
    std::size_t at = 0;
    if (words[0] == "min:") {
      for (at = 1; at + 1 < words.size(); at += 2) objective_.factors[words[at + 1]] += 1;
      return true;
    }
    if (words[0][0] == '@') labels[rows_.size()] = words[at++].substr(1);
    Row row;
    if (!read_row(words, at, row)) return false;
    rows_.push_back(row);
    return true;
  }

  using Values = std::map<std::string, bool>;
  // 0: cannot reach its bound; 1: nothing new; 2: something follows
  static int propagate(const Row& row, Values& values) {
    long most = -row.bound;
    for (const auto& [name, factor] : row.factors) {
      const auto at = values.find(name);
      if (at == values.end() ? factor > 0 : at->second) most += factor;
    }
    if (most < 0) return 0;
    int result = 1;
    for (const auto& [name, factor] : row.factors)
      if (!values.contains(name) && std::abs(factor) > most) values[name] = factor > 0, result = 2;
    return result;
  }
  static Row opposite(const Row& row) {
    Row result;
    for (const auto& [name, factor] : row.factors) result.factors[name] = -factor;
    result.bound = 1 - row.bound;
    return result;
  }
  bool usable(std::size_t row) const { return row > 0 && row < rows_.size() && rows_[row].known; }

  bool rup(const Row& goal, const std::vector<std::size_t>& hints) const {
    Values values;
    const Row supposed = opposite(goal);
    for (bool again = true; again;) {
      again = false;
      int found = propagate(supposed, values);
      for (std::size_t i = 0; found && i <= hints.size(); ++i) {
        again |= found == 2;
        if (i < hints.size()) found = propagate(rows_[hints[i]], values);
      }
      if (!found) return true;
    }
    return false;
  }

  bool follows(const Words& words) {
    std::size_t at = 0;
    Line line{
        .label = {}, .row = 0, .hints = {}, .goal = {}, .depth = static_cast<int>(open_.size())};
    if (words[0][0] == '@') line.label = words[at++].substr(1);
    const std::string& rule = words[at++];
    Row row;
    if (rule == "pol") return sum(words, at, line);
    if (rule == "soli") return solution(words, at);
    if (rule == "qed") return end(words);
    if (rule != "rup" && rule != "pbc") return false;
    for (std::size_t i = at; i < words.size() && words[i] != ">="; ++i)
      line.goal += (line.goal.empty() ? "" : " ") + words[i];
    if (!read_row(words, at, row)) return false;
    if (rule == "pbc") {
      open_.push_back({row, rows_.size()});
      line.row = rows_.size();
      lines.push_back(line);
      rows_.push_back(opposite(row));
      return true;
    }
    for (++at; at < words.size() && words[at] != ";"; ++at) {
      if (words[at] == "~") continue;
      line.hints.push_back(std::stoul(words[at]));
      if (!usable(line.hints.back())) return false;
    }
    if (!rup(row, line.hints)) return false;
    line.row = rows_.size();
    lines.push_back(line);
    rows_.push_back(row);
    return true;
  }
  bool sum(const Words& words, std::size_t at, Line& line) {
    std::vector<Row> stack;
    for (; at < words.size() && words[at] != ";"; ++at) {
      if (words[at] == "+") {
        if (stack.size() < 2) return false;
        const Row top = stack.back();
        stack.pop_back();
        for (const auto& [name, factor] : top.factors) stack.back().factors[name] += factor;
        stack.back().bound += top.bound;
      } else if (at + 1 < words.size() && words[at + 1] == "*") {
        const long times = std::stol(words[at++]);
        if (stack.empty() || times < 1) return false;
        for (auto& [name, factor] : stack.back().factors) factor *= times;
        stack.back().bound *= times;
      } else if (at + 1 < words.size() && words[at + 1] == "d") {
        const long by = std::stol(words[at++]);
        if (stack.empty() || by < 1) return false;
        divide(stack.back(), by);
      } else {
        line.hints.push_back(std::stoul(words[at]));
        if (!usable(line.hints.back())) return false;
        stack.push_back(rows_[line.hints.back()]);
      }
    }
    if (stack.size() != 1) return false;
    line.row = rows_.size();
    lines.push_back(line);
    rows_.push_back(stack[0]);
    return true;
  }
  // Divides all factors and the bound, rounded up, once the factors are positive.
  static void divide(Row& row, long by) {
    const auto up = [by](long n) { return n > 0 ? (n + by - 1) / by : n / by; };
    long bound = row.bound;
    for (const auto& [name, factor] : row.factors)
      if (factor < 0) bound -= factor;
    row.bound = up(bound);
    for (auto& [name, factor] : row.factors) {
      factor = factor < 0 ? -up(-factor) : up(factor);
      if (factor < 0) row.bound += factor;
    }
  }
  bool solution(const Words& words, std::size_t at) {
    const auto value = evaluate(words, at);
    if (!value) return false;
    best_ = *value;
    Row row = opposite(objective_);
    row.bound = 1 - *value;
    rows_.push_back(row);
    return true;
  }
  // The value of the objective, if the literals from a word on satisfy the formula.
  std::optional<long> evaluate(const Words& words, std::size_t at) const {
    Values values;
    for (; at < words.size() && words[at] != ";"; ++at)
      values[words[at].substr(words[at][0] == '~')] = words[at][0] != '~';
    const auto reached = [&](const Row& row) {
      long total = 0;
      for (const auto& [name, factor] : row.factors) {
        const auto v = values.find(name);
        if (v == values.end()) return std::optional<long>{};
        if (v->second) total += factor;
      }
      return std::optional(total);
    };
    for (std::size_t i = 1; i < given_; ++i) {
      const auto total = reached(rows_[i]);
      if (!total || *total < rows_[i].bound) return std::nullopt;
    }
    return reached(objective_);
  }
  bool end(const Words& words) {
    if (open_.empty() || words.size() < 4) return false;
    const std::size_t row = std::stoul(words[3]);
    if (!contradicts(row)) return false;
    for (std::size_t i = open_.back().first_row; i < rows_.size(); ++i) rows_[i].known = false;
    rows_.push_back(open_.back().goal);
    open_.pop_back();
    return true;
  }
  bool contradicts(std::size_t row) const {
    if (!usable(row)) return false;
    Values none;
    return propagate(rows_[row], none) == 0;
  }
  bool concludes(const Words& words) {
    conclusion = words[1];
    if (conclusion == "NONE") return true;
    const std::size_t row = std::stoul(words[conclusion == "UNSAT" ? 3 : 4]);
    if (conclusion == "UNSAT") return contradicts(row);
    const long bound = std::stol(words[2]);
    const auto best = words.size() > 7 ? evaluate(words, 7) : best_;
    if (!best || *best != bound || std::stol(words[5]) != bound || !usable(row)) return false;
    return contradicts(row) ||
           (rows_[row].factors == objective_.factors && rows_[row].bound >= bound);
  }

  struct Open {
    Row goal;
    std::size_t first_row;
  };
  std::vector<Row> rows_;
  std::vector<Open> open_;
  std::size_t given_ = 0;
  Row objective_;
  std::optional<long> best_;
};

}  // namespace clew::test
