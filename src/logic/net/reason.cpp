#include "logic/net/reason.h"

#include <algorithm>

namespace clew::logic {
namespace {
constexpr std::uint32_t none = ~std::uint32_t{0};
}

void NetReason::begin(const Net& net) {
  net_ = &net;
  size_ = 0;
  main_ = {&net.nodes(), 0, nullptr, std::vector<std::uint8_t>(net.nodes().size())};
  inner_.assign(net.notes().size(), {nullptr, 0, nullptr, {}});
  inside_.assign(2 * static_cast<std::size_t>(net.web().size()), none);
}

void NetReason::trace(const Net& net, Outcome what) {
  begin(net);
  target_ = what;
  need(main_, what);
  walk_back(main_);
}

void NetReason::trace_clash(const Net& net) {
  begin(net);
  main_.clash = &net.clash();
  need_clash(main_);
  walk_back(main_);
}

// ---- walking back

std::uint32_t NetReason::rank(Outcome what) const {
  return inside_[what] != none ? inside_[what] : net_->rank(what);
}

// Returns true if the candidate was off before that rank.
bool NetReason::gone(Cand x, std::uint32_t before) const {
  const Outcome out = outcome(x, false);
  if (inside_[out] != none) return inside_[out] < before;
  return net_->has(out) && net_->rank(out) < before;
}

void NetReason::need(Stretch& stretch, Outcome what) {
  const std::uint32_t at = rank(what);
  (at >= stretch.base ? stretch.needed[at - stretch.base] : main_.needed[at]) = 1;
}

// Adds all removed candidates of the unit to the needed ones.
void NetReason::need_gone(Stretch& stretch, std::uint32_t unit, std::uint32_t before) {
  for (Cand x : net_->web().members(static_cast<int>(unit)))
    if (gone(x, before)) need(stretch, outcome(x, false));
}

void NetReason::need_clash(Stretch& stretch) {
  const Clash& clash = *stretch.clash;
  if (clash.kind == Clash::both) {
    need(stretch, outcome(static_cast<Cand>(clash.a), true));
    need(stretch, outcome(static_cast<Cand>(clash.b), true));
  } else {
    need_gone(stretch, clash.a, none);
  }
}

void NetReason::enter(const Stretch& stretch) {
  if (stretch.base == 0) return;
  for (std::size_t i = 0; i < stretch.nodes->size(); ++i)
    inside_[(*stretch.nodes)[i].what] = stretch.base + static_cast<std::uint32_t>(i);
}
void NetReason::leave(const Stretch& stretch) {
  if (stretch.base == 0) return;
  for (const NetNode& node : *stretch.nodes) inside_[node.what] = none;
}

// Nodes are in the order of their discovery, so one pass backwards suffices.
void NetReason::walk_back(Stretch& stretch) {
  for (std::size_t i = stretch.needed.size(); i-- > 0;) {
    if (!stretch.needed[i]) continue;
    ++size_;
    const NetNode& node = (*stretch.nodes)[i];
    const std::uint32_t at = stretch.base + static_cast<std::uint32_t>(i);
    switch (node.why) {
      case Why::assumed:
        break;
      case Why::excluded:
        need(stretch, outcome(static_cast<Cand>(node.a), true));
        break;
      case Why::paired:
        need_gone(stretch, node.b, at);
        [[fallthrough]];
      case Why::last:
      case Why::locked:
        need_gone(stretch, node.a, at);
        break;
      case Why::refuted: {
        if (node.a >= inner_.size()) break;  // no notes were requested
        const Net::Note& note = net_->notes()[node.a];
        Stretch& inner = inner_[node.a];
        inner = {&note.nodes, note.base, &note.clash, std::vector<std::uint8_t>(note.nodes.size())};
        enter(inner);
        need_clash(inner);
        inner.needed[0] = 1;
        walk_back(inner);
        leave(inner);
        break;
      }
    }
  }
}

// ---- telling

void NetReason::tell(Draft& draft, int part) {
  drawn_ = -1;
  tell(main_, draft, part);
}

void NetReason::tell(const Stretch& stretch, Draft& draft, int part) {
  // First, so that it keeps its role; a reader needs the contradiction of the whole net only.
  if (stretch.clash)
    tell_clash(*stretch.clash, draft, stretch.base ? Role::reason : Role::clash, part);
  for (std::size_t i = 0; i < stretch.needed.size(); ++i) {
    if (!stretch.needed[i]) continue;
    const NetNode& node = (*stretch.nodes)[i];
    if (node.why == Why::refuted) {
      enter(inner_[node.a]);
      tell(inner_[node.a], draft, part);
      leave(inner_[node.a]);
    }
    tell(node, stretch.base + static_cast<std::uint32_t>(i), draft, part);
  }
  if (!net_->rules().chains) return;
  if (!stretch.clash) {
    draw_way(target_, draft);
  } else if (stretch.clash->kind == Clash::both) {
    const auto a = static_cast<Cand>(stretch.clash->a), b = static_cast<Cand>(stretch.clash->b);
    draw_way(outcome(b, true), draft);
    draw_way(outcome(a, true), draft);
    draw(outcome(b, false), Link::weak, draft);
  } else {
    for (Cand x : net_->web().members(static_cast<int>(stretch.clash->a)))
      draw_way(outcome(x, false), draft);
  }
}

void NetReason::tell(const NetNode& node, std::uint32_t at, Draft& draft, int part) {
  const Cand x = cand_of(node.what);
  const bool drawing = !net_->rules().chains;
  switch (node.why) {
    case Why::assumed:
      if (drawing) draw(node.what, Link::none, draft);
      break;
    case Why::excluded: {
      const auto by = static_cast<Cand>(node.a);
      tell_excluded(x, by, draft, Role::weak, part);
      if (drawing) draw_from(outcome(by, true), node.what, Link::weak, draft);
      break;
    }
    case Why::last:
      tell_some(node.a, draft, Role::strong, part);
      if (drawing) draw_from_gone(node.a, at, node.what, Link::strong, draft);
      break;
    case Why::paired:
    case Why::locked:
      tell_left(node, at, draft, part);
      draw_from_gone(node.a, at, node.what, Link::weak, draft);
      if (node.why == Why::paired) draw_from_gone(node.b, at, node.what, Link::weak, draft);
      break;
    case Why::refuted:
      draw(node.what, Link::none, draft);
      break;
  }
}

void NetReason::tell_some(std::uint32_t unit, Draft& draft, Role role, int part) const {
  const Unit& u = net_->web().unit(static_cast<int>(unit));
  if (u.kind == Unit::Kind::cell)
    draft.some_cell(u.a, role, part);
  else
    draft.some_in(u.a, u.digit, role, part);
}

void NetReason::tell_excluded(Cand x, Cand y, Draft& draft, Role role, int part) const {
  const auto [a, d] = net_->web().candidate(x);
  const CellId b = net_->web().candidate(y).cell;
  if (a == b) return;  // that a cell holds one digit is granted
  const Layout& layout = net_->web().layout();
  for (HouseId h : layout.houses_of(a))
    if (std::ranges::find(layout.houses_of(b), h) != layout.houses_of(b).end())
      return draft.one_in(h, d, role, part);
  draft.one_of(a, b, d, role, part);
}

// Adds the remaining candidates of the units, and their exclusions of the node's candidate.
void NetReason::tell_left(const NetNode& node, std::uint32_t at, Draft& draft, int part) const {
  const Web& web = net_->web();
  const Cand x = cand_of(node.what);
  std::vector<Cand> left[2];
  const std::uint32_t units[2] = {node.a, node.b};
  for (int i = 0; i < (node.why == Why::paired ? 2 : 1); ++i) {
    tell_some(units[i], draft, Role::strong, part);
    for (Cand y : web.members(static_cast<int>(units[i])))
      if (!gone(y, at)) left[i].push_back(y);
  }
  for (const auto& list : left)
    for (Cand y : list)
      if (web.exclude(x, y)) tell_excluded(x, y, draft, Role::weak, part);
  for (Cand y : left[0])
    for (Cand z : left[1])
      if (web.exclude(y, z)) tell_excluded(y, z, draft, Role::weak, part);
}

void NetReason::tell_clash(const Clash& clash, Draft& draft, Role role, int part) const {
  if (clash.kind == Clash::both)
    tell_excluded(static_cast<Cand>(clash.a), static_cast<Cand>(clash.b), draft, role, part);
  else
    tell_some(clash.a, draft, role, part);
}

// ---- drawing

void NetReason::draw(Outcome what, Link link, Draft& draft) {
  const auto [c, d] = net_->web().candidate(cand_of(what));
  draft.node(d, is_on(what), link);
  draft.node_cell(c);
  drawn_ = what;
}

void NetReason::draw_from(Outcome from, Outcome to, Link link, Draft& draft) {
  if (drawn_ != from) draw(from, Link::none, draft);
  draw(to, link, draft);
}

void NetReason::draw_from_gone(std::uint32_t unit, std::uint32_t before, Outcome to, Link link,
                               Draft& draft) {
  for (Cand x : net_->web().members(static_cast<int>(unit)))
    if (x != cand_of(to) && gone(x, before)) draw_from(outcome(x, false), to, link, draft);
}

// In chains each node follows from one node before it.
void NetReason::draw_way(Outcome to, Draft& draft) {
  std::vector<Outcome> way{to};
  for (;;) {
    const NetNode& node = net_->nodes()[net_->rank(way.back())];
    if (node.why == Why::assumed) break;
    if (node.why == Why::excluded) {
      way.push_back(outcome(static_cast<Cand>(node.a), true));
    } else {
      for (Cand x : net_->web().members(static_cast<int>(node.a)))
        if (x != cand_of(way.back())) {
          way.push_back(outcome(x, false));
          break;
        }
    }
  }
  std::reverse(way.begin(), way.end());
  for (std::size_t i = 0; i < way.size(); ++i)
    draw(way[i], i == 0 ? Link::none : is_on(way[i]) ? Link::strong : Link::weak, draft);
}

}  // namespace clew::logic
