// States of automata that are made of two small numbers.
#pragma once

#include "constraints/automaton.h"

namespace clew::constraints {

constexpr State both(State a, State b) { return a * (State{1} << 32) + (b & 0xFFFFFFFF); }
constexpr State first(State s) { return s >> 32; }
constexpr State second(State s) { return static_cast<std::int32_t>(s & 0xFFFFFFFF); }

}  // namespace clew::constraints
