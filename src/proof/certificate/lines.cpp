#include "proof/certificate/lines.h"

namespace clew::certificate {

void ProofLines::line(std::string_view label, std::string_view rule) {
  text_.append(static_cast<std::size_t>(depth_), ' ');
  if (!label.empty()) {
    text_ += '@';
    text_ += label;
    text_ += ' ';
  }
  text_ += rule;
}

void ProofLines::clause(std::span<const sat::Lit> literals) {
  for (const sat::Lit l : literals) {
    text_ += l.negated() ? " 1 ~" : " 1 ";
    text_ += names_[l.var()];
  }
  text_ += " >= 1";
}

void ProofLines::comment(std::string_view text) {
  text_ += "% ";
  text_ += text;
  text_ += '\n';
}

RowId ProofLines::rup(std::string_view label, std::span<const sat::Lit> literals,
                      std::span<const RowId> hints) {
  line(label, "rup");
  clause(literals);
  text_ += " : ~";
  for (const RowId hint : hints) {
    text_ += ' ';
    text_ += std::to_string(hint);
  }
  text_ += " ;\n";
  return rows_.clause(literals);
}

RowId ProofLines::sum(std::span<const Multiple> parts, std::int64_t divisor) {
  line({}, "pol");
  bool first = true;
  for (const auto& [row, factor] : parts) {
    text_ += ' ';
    text_ += std::to_string(row);
    if (factor != 1) text_ += ' ' + std::to_string(factor) + " *";
    if (!first) text_ += " +";
    first = false;
  }
  if (divisor != 1) text_ += ' ' + std::to_string(divisor) + " d";
  text_ += " ;\n";
  return add_up(rows_, parts, divisor);
}

RowId ProofLines::log_solution(std::string_view solution, std::span<const sat::Lit> other) {
  line({}, "soli");
  text_ += solution;
  text_ += " ;\n";
  return rows_.clause(other);
}

RowId ProofLines::begin(std::string_view label, sat::Lit goal) {
  line(label, "pbc");
  clause({&goal, 1});
  text_ += " : subproof\n";
  ++depth_;
  const sat::Lit opposite = ~goal;
  return rows_.clause({&opposite, 1});
}

RowId ProofLines::end(sat::Lit goal, RowId contradiction) {
  --depth_;
  line({}, "qed pbc : ");
  text_ += std::to_string(contradiction);
  text_ += " ;\n";
  return rows_.clause({&goal, 1});
}

void ProofLines::back_to(const Mark& mark) {
  text_.resize(mark.text);
  rows_.cut(mark.row);
  depth_ = mark.depth;
}

}  // namespace clew::certificate
