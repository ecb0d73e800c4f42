// Reasons of a net's outcome: walks back from an outcome, or from the contradiction, to the
// assumption, and keeps the nodes on the way. They become facts and a drawing in order.
#pragma once

#include <vector>

#include "logic/draft.h"
#include "logic/net/net.h"

namespace clew::logic {

class NetReason {
 public:
  /// Why the net has this outcome.
  void trace(const Net&, Outcome);
  /// Why it contradicts itself.
  void trace_clash(const Net&);
  /// Returns the number of nodes; nodes within inner assumptions count if the net has notes.
  int size() const { return size_; }
  /// Adds the facts and the drawing. The net must have notes of its inner assumptions.
  void tell(Draft&, int part);

 private:
  // A range of nodes whose ranks begin at `base`: the net, or one of its notes.
  struct Stretch {
    const std::vector<NetNode>* nodes;
    std::uint32_t base;
    const Clash* clash;  // null: an outcome was requested
    std::vector<std::uint8_t> needed;
  };

  void begin(const Net&);
  void walk_back(Stretch&);
  void need(Stretch&, Outcome);
  void need_gone(Stretch&, std::uint32_t unit, std::uint32_t before);
  void need_clash(Stretch&);
  void enter(const Stretch&);
  void leave(const Stretch&);
  std::uint32_t rank(Outcome) const;
  bool gone(Cand, std::uint32_t before) const;

  void tell(const Stretch&, Draft&, int part);
  void tell(const NetNode&, std::uint32_t rank, Draft&, int part);
  void tell_clash(const Clash&, Draft&, Role, int part) const;
  void tell_some(std::uint32_t unit, Draft&, Role, int part) const;
  void tell_excluded(Cand, Cand, Draft&, Role, int part) const;
  void tell_left(const NetNode&, std::uint32_t rank, Draft&, int part) const;
  void draw(const Stretch&, Draft&);
  void draw_way(Outcome to, Draft&);
  void draw_from(Outcome from, Outcome to, Link, Draft&);
  void draw_from_gone(std::uint32_t unit, std::uint32_t before, Outcome to, Link, Draft&);
  void draw(Outcome, Link, Draft&);

  const Net* net_ = nullptr;
  Stretch main_;
  std::vector<Stretch> inner_;         // by note; empty if it is not needed
  std::vector<std::uint32_t> inside_;  // ranks within the note being walked, by outcome; or none
  Outcome target_ = 0;
  int size_ = 0;
  std::int64_t drawn_ = -1;  // the last node that was drawn
};

}  // namespace clew::logic
