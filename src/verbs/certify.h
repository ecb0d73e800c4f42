// Certificates of answers: one solution, or none.
#pragma once

#include "clew/certificate.h"
#include "clew/solve.h"
#include "verbs/json.h"

namespace clew::verbs {

/// Proves what was solved. Without a solution the proof names the values and constraints that `check`
/// names. Fails if there are several solutions, or it is not known how many.
Expected<Certificate> certify(Certifier&, const Puzzle&, const Solved&, const Stop&);

Json certificate_json(const Certificate&);

}  // namespace clew::verbs
