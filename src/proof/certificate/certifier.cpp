#include <algorithm>

#include "clew/certificate.h"
#include "clew/validate.h"
#include "proof/certificate/learner.h"
#include "proof/certificate/position.h"
#include "proof/certificate/prover.h"
#include "proof/certificate/reasons.h"

namespace clew::certificate {
namespace {

class Writer {
 public:
  Writer(LayoutPtr layout, RowList rows, Encoding encoding)
      : layout_(std::move(layout)),
        rows_(std::move(rows)),
        encoding_(std::move(encoding)),
        lines_(rows_, encoding_.names()),
        position_(*layout_, encoding_, rows_, lines_),
        prover_(rows_, lines_, encoding_.candidates(),
                {.is = [this](sat::Var v) { return position_.is_gone(v); },
                 .row = [this](sat::Var v) { return position_.gone(v); },
                 .forget = [this](RowId row) { position_.forget_after(row); }}) {}

  Expected<void> begin(const Puzzle&);
  Expected<void> add(const Grid& before, const Step&, std::string_view title, const Stop&);
  Expected<Certificate> finish(const Grid& end);
  Expected<Certificate> only_solution(const Puzzle&, std::span<const Digit>, const Stop&);
  Expected<Certificate> no_solution(const Puzzle&, std::span<const CellId>,
                                    std::span<const std::uint32_t>, const Stop&);

 private:
  std::vector<sat::Lit> literals(std::span<const Digit> solution) const;
  std::string objective(std::span<const Digit> solution) const;
  std::optional<std::string> assignment(std::span<const Digit> solution) const;
  void choose(Propagator&, std::span<const Digit> solution) const;
  Certificate written(const std::string& objective, const std::string& conclusion) const;
  std::string bounds(RowId) const;
  void add_rows(Propagator&, const std::vector<std::uint8_t>* constraints) const;
  RowId learn(Propagator&, std::span<const sat::Lit> supposed, const Stop&);

  LayoutPtr layout_;
  RowList rows_;
  Encoding encoding_;
  ProofLines lines_;
  PuzzleRows position_;
  StepProver prover_;
  std::size_t steps_ = 0;
  RowId contradiction_ = 0;
};

Expected<void> Writer::begin(const Puzzle& puzzle) {
  if (auto ok = validate(puzzle); !ok) return ok;
  if (puzzle.layout != layout_) return fail("the puzzle has another layout");
  position_.begin(puzzle);
  lines_.clear();
  steps_ = 0;
  contradiction_ = 0;
  return {};
}

Expected<void> Writer::add(const Grid& before, const Step& step, std::string_view title,
                           const Stop& stop) {
  const std::string number = std::to_string(++steps_);
  const auto unproven = [&](const char* why) {
    return fail("step " + number + ", " + std::string(title) + ", " + why);
  };
  if (step.deadly) return unproven("takes one solution for granted, which no certificate may do");
  if (auto ok = validate(*layout_, before); !ok) return ok;
  if (auto ok = validate(*layout_, step); !ok) return ok;
  position_.look_at(before);
  lines_.comment("step " + number + ": " + std::string(title));
  Reasons reasons(*layout_, encoding_, rows_, lines_, position_);
  for (const Fact& fact : step.facts)
    if (!reasons.add(fact)) return unproven("rests on a fact that rows do not say");
  reasons.end();
  prover_.load(std::move(reasons.rows), std::move(reasons.sums), encoding_.names().size());
  std::vector<RowId> proven;
  const auto prove = [&](const sat::Lit* goal) {
    proven.push_back(prover_.prove('s' + number + '_' + std::to_string(proven.size()), goal, stop));
    return proven.back() != 0;
  };
  const auto open = [&] {
    return unproven(stop.requested() ? "is not proven in time" : "does not follow from its facts");
  };
  for (const Candidate& x : step.eliminations)
    if (const sat::Lit goal = ~encoding_.literal(x.cell, x.digit); !prove(&goal)) return open();
  for (const Candidate& x : step.placements)
    if (const sat::Lit goal = encoding_.literal(x.cell, x.digit); !prove(&goal)) return open();
  if (step.shows_error()) {
    if (!prove(nullptr)) return open();
    contradiction_ = proven[0];
  }
  std::size_t i = 0;
  for (const Candidate& x : step.eliminations)
    position_.remove(encoding_.variable(x.cell, x.digit), proven[i++]);
  for (const Candidate& x : step.placements) position_.place(x.cell, proven[i++]);
  return {};
}

std::vector<sat::Lit> Writer::literals(std::span<const Digit> solution) const {
  std::vector<sat::Lit> result;
  for (CellId c = 0; c < layout_->size(); ++c) result.push_back(encoding_.literal(c, solution[c]));
  return result;
}

// How many cells agree with the solution.
std::string Writer::objective(std::span<const Digit> solution) const {
  std::string text = "min:";
  for (const sat::Lit l : literals(solution)) text += " 1 " + encoding_.names()[l.var()];
  return text + " ;\n";
}

// Other variables than candidates follow from these; but for choices, of which one is taken that holds.
void Writer::choose(Propagator& p, std::span<const Digit> solution) const {
  for (const auto& choices : encoding_.choices()) {
    bool taken = false;
    for (const auto& [literal, parts] : choices) {
      const bool take = !taken && constraints::satisfied(*parts, *layout_, solution);
      p.assign(take ? literal : ~literal);
      taken |= take;
    }
  }
}

std::optional<std::string> Writer::assignment(std::span<const Digit> solution) const {
  Propagator p(rows_);
  p.reset(encoding_.names().size());
  for (CellId c = 0; c < layout_->size(); ++c)
    for (const Digit d : layout_->all_digits())
      p.assign(d == solution[c] ? encoding_.literal(c, d) : ~encoding_.literal(c, d));
  choose(p, solution);
  for (RowId row = 1; row <= position_.formula_rows(); ++row) p.add(row);
  if (p.propagate()) return std::nullopt;
  std::string text;
  for (sat::Var v = 0; v < encoding_.names().size(); ++v)
    text += (p.is_true(sat::Lit::yes(v)) ? " " : " ~") + encoding_.names()[v];
  return text;
}

std::string Writer::bounds(RowId row) const {
  const std::string n = std::to_string(layout_->size());
  return "BOUNDS " + n + " : " + std::to_string(row) + ' ' + n;
}

Certificate Writer::written(const std::string& objective, const std::string& conclusion) const {
  const std::string rows = std::to_string(position_.formula_rows());
  return {"* #variable= " + std::to_string(encoding_.names().size()) + " #constraint= " + rows +
              '\n' + objective + encoding_.text() + position_.text(),
          "pseudo-Boolean proof version 3.0\nf " + rows + " ;\n" + lines_.text() +
              "output NONE ;\nconclusion " + conclusion + " ;\nend pseudo-Boolean proof ;\n"};
}

Expected<Certificate> Writer::finish(const Grid& end) {
  if (contradiction_) return written({}, "UNSAT : " + std::to_string(contradiction_));
  if (auto ok = validate(*layout_, end); !ok) return std::unexpected(std::move(ok.error()));
  std::vector<Multiple> placed;
  for (CellId c = 0; c < layout_->size(); ++c)
    if (end.values[c] && position_.placed(c)) placed.push_back({position_.placed(c)});
  if (std::ssize(placed) < layout_->size()) return written({}, "NONE");
  const auto whole = assignment(end.values);
  if (!whole) return fail("the last grid is no solution");
  const RowId sum = lines_.sum(placed);
  return written(objective(end.values), bounds(sum) + " :" + *whole);
}

// All rows of the formula but the values, or of some constraints only.
void Writer::add_rows(Propagator& p, const std::vector<std::uint8_t>* constraints) const {
  std::vector<std::uint8_t> left_out(encoding_.rows() + std::size_t{1});
  for (const Encoding::Piece& piece : encoding_.pieces())
    for (RowId row = piece.rows.first; row <= piece.rows.last; ++row)
      left_out[row] = constraints && !(*constraints)[piece.meaning.constraint];
  for (RowId row = 1; row <= encoding_.rows(); ++row)
    if (!left_out[row]) p.add(row);
  for (const RowId row : position_.marks()) p.add(row);
}

RowId Writer::learn(Propagator& p, std::span<const sat::Lit> supposed, const Stop& stop) {
  std::vector<sat::Var> variables;
  for (sat::Var v = 0; v < encoding_.names().size(); ++v) variables.push_back(v);
  ConflictLearner learner(p, std::move(variables),
                          [&](std::span<const sat::Lit> clause, const Propagator::Ground& ground) {
                            return lines_.rup({}, clause, ground.rows);
                          });
  return learner.contradiction(supposed, stop);
}

Expected<Certificate> Writer::only_solution(const Puzzle& puzzle, std::span<const Digit> solution,
                                            const Stop& stop) {
  if (auto ok = begin(puzzle); !ok) return std::unexpected(std::move(ok.error()));
  if (auto ok = validate(*layout_, solution); !ok) return std::unexpected(std::move(ok.error()));
  if (std::ranges::count(solution, Digit{0})) return fail("the solution lacks values");
  const auto whole = assignment(solution);
  if (!whole) return fail("the grid is no solution");
  std::vector<sat::Lit> other = literals(solution);
  for (sat::Lit& l : other) l = ~l;
  const RowId differs = lines_.log_solution(*whole, other);
  Propagator p(rows_);
  p.reset(encoding_.names().size());
  add_rows(p, nullptr);
  for (CellId c = 0; c < layout_->size(); ++c)
    if (position_.placed(c)) p.add(position_.placed(c));
  p.add(differs);
  const RowId broken = learn(p, {}, stop);
  if (!broken)
    return fail(stop.requested() ? "that there is no other solution is not proven in time"
                                 : "there is another solution");
  const RowId end = lines_.rup("end", {}, p.ground(broken).rows);
  return written(objective(solution), bounds(end));
}

Expected<Certificate> Writer::no_solution(const Puzzle& puzzle, std::span<const CellId> values,
                                          std::span<const std::uint32_t> constraints,
                                          const Stop& stop) {
  if (auto ok = begin(puzzle); !ok) return std::unexpected(std::move(ok.error()));
  const Grid grid = start(puzzle);
  std::vector<std::uint8_t> wanted(layout_->constraints().size());
  for (const std::uint32_t i : constraints)
    if (i < wanted.size()) wanted[i] = 1;
  std::vector<sat::Lit> supposed;
  std::vector<RowId> named;
  for (const CellId c : values) {
    if (c >= layout_->size() || !position_.placed(c))
      return fail("a cell that is named has no value");
    supposed.push_back(encoding_.literal(c, grid.values[c]));
    named.push_back(position_.placed(c));
  }
  Propagator p(rows_);
  p.reset(encoding_.names().size());
  add_rows(p, &wanted);
  const RowId found = learn(p, supposed, stop);
  if (!found)
    return fail(stop.requested() ? "the contradiction is not found in time"
                                 : "these values and constraints do not contradict each other");
  const bool by_itself = p.is_broken(found);
  std::vector<RowId> ids = by_itself ? p.ground(found).rows : std::vector{found};
  if (!by_itself) ids.insert(ids.begin(), named.begin(), named.end());
  return written({}, "UNSAT : " + std::to_string(lines_.rup("end", {}, ids)));
}

}  // namespace
}  // namespace clew::certificate

namespace clew {

class Certifier::Work : public certificate::Writer {
 public:
  using Writer::Writer;
};

Expected<Certifier> Certifier::make(LayoutPtr layout) {
  if (auto ok = supported(layout, kinds); !ok) return std::unexpected(std::move(ok.error()));
  certificate::RowList rows;
  auto encoding = certificate::Encoding::make(*layout, rows);
  if (!encoding) return std::unexpected(std::move(encoding.error()));
  return Certifier(
      std::make_unique<Work>(std::move(layout), std::move(rows), std::move(*encoding)));
}
Certifier::Certifier(std::unique_ptr<Work> work) : work_(std::move(work)) {}
Certifier::~Certifier() = default;
Certifier::Certifier(Certifier&&) noexcept = default;
Certifier& Certifier::operator=(Certifier&&) noexcept = default;

Expected<void> Certifier::begin(const Puzzle& puzzle) { return work_->begin(puzzle); }
Expected<void> Certifier::add(const Grid& before, const Step& step, std::string_view title,
                              const Stop& stop) {
  return work_->add(before, step, title, stop);
}
Expected<Certificate> Certifier::finish(const Grid& end) { return work_->finish(end); }
Expected<Certificate> Certifier::only_solution(const Puzzle& puzzle,
                                               std::span<const Digit> solution, const Stop& stop) {
  return work_->only_solution(puzzle, solution, stop);
}
Expected<Certificate> Certifier::no_solution(const Puzzle& puzzle, std::span<const CellId> values,
                                             std::span<const std::uint32_t> constraints,
                                             const Stop& stop) {
  return work_->no_solution(puzzle, values, constraints, stop);
}

}  // namespace clew
