// Proves a conclusion from some rows, and candidates that are gone, as lines of a proof: by propagation,
// by the sum of rows, or by contradiction, with candidates supposed one within the other.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "clew/stop.h"
#include "proof/certificate/lines.h"
#include "proof/certificate/propagator.h"

namespace clew::certificate {

class StepProver {
 public:
  /// Candidates that are gone; the row that says so, which is derived if need be.
  struct Gone {
    std::function<bool(sat::Var)> is;
    std::function<RowId(sat::Var)> row;
    /// Forgets rows that were derived after this one.
    std::function<void(RowId)> forget;
  };
  /// Only variables below `candidates` are supposed or gone.
  StepProver(RowList& rows, ProofLines& lines, sat::Var candidates, Gone gone)
      : rows_(rows), lines_(lines), candidates_(candidates), gone_(std::move(gone)), all_(rows) {}

  /// The rows that conclusions follow from, and the sums of rows that may help. All variables are below
  /// `variables`.
  void load(std::vector<RowId> rows, std::vector<std::vector<Multiple>> sums,
            std::size_t variables);
  /// The row with the literal, or of a contradiction if there is none. 0: not proven.
  RowId prove(std::string_view label, const sat::Lit* goal, const Stop&);

 private:
  RowId by_propagation(std::string_view label, const sat::Lit* goal);
  RowId by_sums(std::string_view label, const sat::Lit* goal);
  RowId by_contradiction(std::string_view label, sat::Lit goal, bool learning);
  RowId by_cases(std::string_view label);

  void start(Propagator&, const sat::Lit* supposed);
  RowId contradiction(RowId broken);
  std::vector<sat::Lit> open_candidates() const;
  RowId suppose_each(std::span<const sat::Lit>, std::optional<sat::Lit>& longest);
  RowId refute();
  RowId refute_within(sat::Lit supposed);
  RowId learn();

  bool is_missing(sat::Lit) const;
  std::vector<RowId> named_by(const Propagator::Ground&);
  std::vector<RowId> hints(const Propagator::Ground&, const sat::Lit* supposed);
  bool refutes(const std::vector<RowId>& rows, const std::vector<sat::Lit>& gone,
               const sat::Lit* supposed);

  RowList& rows_;
  ProofLines& lines_;
  sat::Var candidates_;
  Gone gone_;
  Propagator all_;
  std::vector<signed char> value_;  // by literal, while a few rows are tested
  std::vector<sat::Lit> set_;       // literals that have a value there
  std::vector<RowId> loaded_;
  std::vector<std::vector<Multiple>> sums_;
  std::vector<sat::Lit> missing_;  // that are gone
  std::vector<sat::Var> named_;    // candidates of the loaded rows
  std::size_t variables_ = 0;
  std::size_t patience_ = 0;
  const Stop* stop_ = nullptr;
};

}  // namespace clew::certificate
