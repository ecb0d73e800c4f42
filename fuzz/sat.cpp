// The clause-learning solver on small instances: groups, clauses and assumptions from the input;
// its answers, models and cores are compared with an enumeration of all assignments.
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "sat/core.h"
#include "sat/solver.h"

namespace {

using namespace clew::sat;

constexpr int most_variables = 12;

void require(bool holds) {
  if (!holds) std::abort();
}

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : next_(data), end_(data + size) {}
  bool any() const { return next_ < end_; }
  unsigned take() { return any() ? *next_++ : 0; }

 private:
  const std::uint8_t *next_, *end_;
};

struct Group {
  enum Kind { exactly, at_least, at_most, clause } kind;
  std::vector<Lit> literals;
};

bool holds(Lit l, unsigned assignment) { return (assignment >> l.var() & 1) != l.negated(); }

bool holds(const Group& g, unsigned assignment) {
  int count = 0;
  for (const Lit l : g.literals) count += holds(l, assignment);
  return (g.kind == Group::at_most || count >= 1) &&
         (g.kind == Group::at_least || g.kind == Group::clause || count <= 1);
}

class Instance {
 public:
  explicit Instance(Bytes& bytes) : variables_(1 + bytes.take() % most_variables) {
    const unsigned groups = bytes.take() % 40;
    for (unsigned i = 0; i < groups && bytes.any(); ++i) {
      Group g{static_cast<Group::Kind>(bytes.take() % 4), {}};
      for (unsigned n = bytes.take() % 8; n > 0; --n) {
        const Lit l = literal(bytes);
        g.literals.push_back(g.kind == Group::clause ? l : Lit::yes(l.var()));
      }
      groups_.push_back(std::move(g));
    }
  }
  Lit literal(Bytes& bytes) const {
    const unsigned b = bytes.take();
    const Var v = static_cast<Var>(b / 2 % variables_);
    return b % 2 ? Lit::no(v) : Lit::yes(v);
  }
  unsigned variables() const { return variables_; }
  void tell(ClauseSolver& solver) const {
    solver.add_variables(variables_);
    for (const Group& g : groups_) {
      std::vector<Var> members;
      for (const Lit l : g.literals) members.push_back(l.var());
      if (g.kind == Group::exactly) solver.exactly_one(members);
      if (g.kind == Group::at_least) solver.at_least_one(members);
      if (g.kind == Group::at_most) solver.at_most_one(members);
      if (g.kind == Group::clause) solver.clause(g.literals);
    }
  }
  bool is_model(unsigned assignment, const std::vector<Lit>& assumed) const {
    for (const Group& g : groups_)
      if (!holds(g, assignment)) return false;
    for (const Lit l : assumed)
      if (!holds(l, assignment)) return false;
    return true;
  }
  int models(const std::vector<Lit>& assumed) const {
    int count = 0;
    for (unsigned a = 0; a < 1U << variables_; ++a) count += is_model(a, assumed);
    return count;
  }

 private:
  unsigned variables_;
  std::vector<Group> groups_;
};

void check(const Instance& instance, ClauseSolver& solver, const std::vector<Lit>& assumed) {
  const bool any = instance.models(assumed) > 0;
  require(solver.solve(assumed) == (any ? ClauseAnswer::yes : ClauseAnswer::no));
  if (any) {
    unsigned model = 0;
    for (Var v = 0; v < instance.variables(); ++v) model |= unsigned{solver.value(v)} << v;
    require(instance.is_model(model, assumed));
    return;
  }
  require(instance.models(solver.core()) == 0);
  const auto minimal = minimal_core(solver, assumed);
  require(minimal && minimal->minimal && instance.models(minimal->literals) == 0);
  for (std::size_t i = 0; i < minimal->literals.size(); ++i) {
    auto fewer = minimal->literals;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    require(instance.models(fewer) > 0);
  }
  const auto smallest = smallest_core(solver, assumed);
  require(smallest && smallest->literals.size() <= minimal->literals.size() &&
          instance.models(smallest->literals) == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const Instance instance(bytes);
  ClauseSolver solver;
  instance.tell(solver);
  for (int round = 0; round < 4 && bytes.any(); ++round) {
    std::vector<Lit> assumed;
    for (unsigned n = bytes.take() % 6; n > 0; --n) assumed.push_back(instance.literal(bytes));
    check(instance, solver, assumed);
  }
  // All models, one after the other.
  int models = 0;
  while (models <= 1 << most_variables && solver.solve() == ClauseAnswer::yes) {
    ++models;
    solver.forbid();
  }
  require(models == instance.models({}));
  return 0;
}
