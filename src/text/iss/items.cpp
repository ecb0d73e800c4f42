#include "text/iss/items.h"

#include <algorithm>

namespace clew::text::iss {
namespace {

constexpr int deepest = 16;

bool holds_others(std::string_view type) {
  return type == "Or" || type == "And" || type == "Replicate";
}

// Type and arguments; a tilde at the end is followed by an empty argument.
IssItem item_of(std::string_view words) {
  const auto tilde = std::min(words.find('~'), words.size());
  IssItem item{.type = words.substr(0, tilde), .place = words.data()};
  if (tilde < words.size()) item.args = split(words.substr(tilde + 1), '~');
  return item;
}

}  // namespace

// Ignores blanks, and lines that begin with `#`.
Items::Items(const Piece& piece) : piece_(piece) {
  if (std::ranges::none_of(piece.text, is_space)) return;
  for (const std::string_view line : lines_of(piece.text)) {
    if (line.starts_with('#')) continue;
    for (const char& c : line)
      if (!is_space(c)) {
        without_blanks_ += c;
        origins_.push_back(static_cast<std::uint32_t>(&c - piece.text.data()));
      }
  }
}

Expected<void> Items::read() {
  std::string_view rest = without_blanks_.empty() ? piece_.text : without_blanks_;
  if (!rest.starts_with('.')) return wrong("a constraint string begins with a dot");
  std::vector<std::vector<IssItem>*> open{&items_};
  const auto all = split(rest.substr(1), '.');
  items_.reserve(all.size());
  for (const std::string_view words : all) {
    IssItem item = item_of(words);
    if (item.type == "End") {
      if (open.size() == 1) return wrong(item, ".End stands where nothing is open");
      open.pop_back();
      continue;
    }
    if (item.type.empty()) item.type = "Given";
    open.back()->push_back(std::move(item));
    IssItem& last = open.back()->back();
    if (!holds_others(last.type)) continue;
    if (open.size() > deepest) return wrong(last, "rules stand within rules too often");
    open.push_back(&last.inner);
  }
  if (open.size() > 1) return wrong("an .End is missing");
  return {};
}

const IssItem* Items::first(std::string_view type) const {
  const auto it = std::ranges::find(items_, type, &IssItem::type);
  return it == items_.end() ? nullptr : &*it;
}

std::unexpected<Error> Items::wrong(std::string reason) const {
  return fail_at(piece_, piece_.text.data(), std::move(reason));
}

std::unexpected<Error> Items::wrong(const IssItem& item, std::string reason) const {
  if (without_blanks_.empty()) return fail_at(piece_, item.place, std::move(reason));
  const auto at = static_cast<std::size_t>(item.place - without_blanks_.data());
  const std::size_t origin = at < origins_.size() ? origins_[at] : piece_.text.size();
  return fail_at(piece_, piece_.text.data() + origin, std::move(reason));
}

}  // namespace clew::text::iss
