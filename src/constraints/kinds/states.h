// States of automata that are made of two small numbers.
#pragma once

#include "constraints/automaton.h"

namespace clew::constraints {

constexpr State both(State a, State b) { return a << 32 | b; }
constexpr State first(State s) { return s >> 32; }
constexpr State second(State s) { return s & 0xFFFFFFFF; }

}  // namespace clew::constraints
