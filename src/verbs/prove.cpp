// Each claim is first compared with the solutions. A true claim is proven by a step whose
// conclusion it is, or from whose conclusion it follows directly: a placement removes the cell's
// other digits, and its own digit from the cells that it sees. Steps of the techniques named by the
// player are tried before all others, which follow from the easiest up. Only steps proven by the
// checker count.
#include "verbs/prove.h"

#include <algorithm>
#include <charconv>

#include "clew/symbol.h"
#include "text/pieces/piece.h"
#include "verbs/hint.h"
#include "verbs/json.h"
#include "verbs/phrases.h"
#include "verbs/request.h"
#include "verbs/step_json.h"

namespace clew::verbs {
namespace {

enum class Ruling : std::uint8_t { right, other, unproven, wrong, known, mistakes, unknown };
const char* word_of(Ruling ruling) {
  static constexpr const char* names[] = {"right", "other",    "unproven", "wrong",
                                          "known", "mistakes", "unknown"};
  return names[static_cast<int>(ruling)];
}

struct Claim {
  Candidate what;
  bool placed;  // otherwise ruled out
  Ruling ruling = Ruling::unproven;
  Digit solution = 0;  // for a wrong claim: the digit of every solution in that cell; 0: solutions
                       // differ
  int step = -1;       // index of the step that proves it
};

struct Proof {
  TechniqueId technique;
  Json step;
};

struct Proven {
  Ruling ruling = Ruling::right;
  Language language = Language::english;
  Standing standing;
  std::vector<Claim> claims;
  std::vector<Proof> proofs;
};

Expected<Claim> read_claim(const Layout& layout, std::string_view text) {
  const auto malformed = [&] {
    return fail("a claim is written r1c1=5 or r1c1<>5, not " + text::quoted(text));
  };
  for (const std::string_view sign : {"<>", "!=", "≠", "="}) {
    const std::size_t at = text.find(sign);
    if (at == std::string_view::npos) continue;
    std::string cell(text.substr(0, at));
    const std::string_view digit = text.substr(at + sign.size());
    for (char& c : cell) c = c == 'R' ? 'r' : c == 'C' ? 'c' : c;
    Claim claim{.what = {}, .placed = sign == "="};
    for (; claim.what.cell < layout.size(); ++claim.what.cell)
      if (layout.cell_name(claim.what.cell) == cell) break;
    if (claim.what.cell == layout.size())
      return fail("this layout has no cell " + text::quoted(cell));
    unsigned number = 0;
    const auto [end, error] = std::from_chars(digit.data(), digit.data() + digit.size(), number);
    if (error == std::errc{} && end == digit.data() + digit.size() &&
        number <= static_cast<unsigned>(Values::greatest))
      claim.what.digit = layout.digit_of(static_cast<int>(number));
    for (const Digit d : layout.all_digits())
      if (!claim.what.digit && layout.symbol(d) == digit) claim.what.digit = d;
    if (!claim.what.digit) return fail("this layout has no digit " + text::quoted(digit));
    return claim;
  }
  return malformed();
}

Expected<std::vector<Claim>> read_claims(const Layout& layout,
                                         const std::vector<std::string>& texts) {
  constexpr std::size_t most = 1000;
  if (texts.empty()) return fail("there is nothing to prove: a claim is written r1c1=5 or r1c1<>5");
  if (texts.size() > most) return fail("no more than 1,000 claims are proven together");
  std::vector<Claim> claims;
  for (const std::string& text : texts) {
    auto claim = read_claim(layout, text);
    if (!claim) return std::unexpected(claim.error());
    claims.push_back(*claim);
  }
  return claims;
}

bool follows(const Layout& layout, const Claim& claim, const Step& step) {
  const auto is = [&](const Candidate& x) { return x == claim.what; };
  if (std::ranges::any_of(claim.placed ? step.placements : step.eliminations, is)) return true;
  return !claim.placed && std::ranges::any_of(step.placements, [&](const Candidate& x) {
    return x.cell == claim.what.cell
               ? x.digit != claim.what.digit
               : x.digit == claim.what.digit && layout.sees(x.cell, claim.what.cell);
  });
}

/// Compares each claim with the grid and with the digits that occur in solutions.
void judge(Reasoner& reasoner, const Puzzle& puzzle, const Grid& grid, const Stop& stop,
           Proven& result) {
  std::vector<DigitSet> possible;
  if (result.standing.status == Status::unique) {
    for (const Digit d : result.standing.solution) possible.push_back(DigitSet::of(d));
  } else if (result.standing.status == Status::multiple) {
    const auto found = reasoner.solver.candidates(as_given(puzzle), {.stop = stop});
    if (found && found->exact) possible = found->digits;
  }
  for (Claim& claim : result.claims) {
    const auto [cell, digit] = claim.what;
    const DigitSet left = grid.candidates[cell];
    if (claim.placed ? grid.values[cell] == digit : !left.has(digit)) {
      claim.ruling = Ruling::known;
      continue;
    }
    if (possible.empty()) {  // no time, or no solution
      claim.ruling = Ruling::unknown;
      continue;
    }
    if (claim.placed ? possible[cell] == DigitSet::of(digit) : !possible[cell].has(digit)) continue;
    claim.ruling = Ruling::wrong;
    if (possible[cell].size() == 1) claim.solution = possible[cell].first();
  }
}

bool open(const Proven& result) {
  return std::ranges::any_of(result.claims,
                             [](const Claim& claim) { return claim.ruling == Ruling::unproven; });
}

/// Searches steps of these techniques that prove open claims.
void look(Reasoner& reasoner, const Puzzle& puzzle, const Grid& grid, const Stop& stop,
          const TechniqueSet& techniques, Ruling ruling, Proven& result) {
  if (!open(result)) return;
  reasoner.explainer.find(
      grid,
      {.unique = result.standing.status == Status::unique,
       .techniques = techniques,
       .givens = puzzle.givens,
       .given_marks = result.standing.given_marks,
       .stop = stop,
       .first_seen = [&](const Step& step) {
         bool used = false;
         for (Claim& claim : result.claims) {
           if (claim.ruling != Ruling::unproven || !follows(*puzzle.layout, claim, step)) continue;
           if (!used && reasoner.checker.check(grid, puzzle.givens, step, stop,
                                               result.standing.given_marks) != Verdict::proven)
             break;
           used = true;
           claim.ruling = ruling;
           claim.step = static_cast<int>(result.proofs.size());
         }
         if (used)
           result.proofs.push_back({step.technique, step_json(*puzzle.layout, grid, step,
                                                              Detail::reason, result.language)});
         return open(result);
       }});
}

/// The worst of the claims. "Known before" is the answer only if it is that of all of them.
Ruling ruling_of(const Proven& result, const Stop& stop) {
  const auto any = [&](Ruling v) {
    return std::ranges::any_of(result.claims, [&](const Claim& c) { return c.ruling == v; });
  };
  if (any(Ruling::wrong)) return Ruling::wrong;
  if (any(Ruling::unknown)) return Ruling::unknown;
  if (any(Ruling::unproven)) return stop.requested() ? Ruling::unknown : Ruling::unproven;
  if (any(Ruling::other)) return Ruling::other;
  return any(Ruling::right) ? Ruling::right : Ruling::known;
}

Proven run(Reasoner& reasoner, const Puzzle& puzzle, const ProveRequest& request,
           std::vector<Claim> claims) {
  Proven result{.ruling = Ruling::mistakes,
                .language = request.language,
                .standing = reasoner.standing(puzzle, request.stop),
                .claims = std::move(claims),
                .proofs = {}};
  if (!result.standing.mistakes.empty()) return result;
  const Grid grid = start(puzzle);
  judge(reasoner, puzzle, grid, request.stop, result);
  TechniqueSet named, others = request.techniques;
  for (const Technique& t : techniques())
    if (!t.on_path) others.remove(t.id);  // techniques outside paths are used only if named
  for (const TechniqueId id : request.by) {
    named.add(id);
    others.remove(id);
  }
  look(reasoner, puzzle, grid, request.stop, named, Ruling::right, result);
  look(reasoner, puzzle, grid, request.stop, others,
       request.by.empty() ? Ruling::right : Ruling::other, result);
  result.ruling = ruling_of(result, request.stop);
  return result;
}

std::string told(const Layout& layout, const Claim& claim) {
  return layout.cell_name(claim.what.cell) + (claim.placed ? "=" : "<>") +
         shown(layout, claim.what.digit);
}

std::string told(const Layout& layout, const std::vector<Claim>& claims, Ruling ruling) {
  std::string text;
  for (const Claim& claim : claims)
    if (claim.ruling == ruling) text += (text.empty() ? "" : " ") + told(layout, claim);
  return text;
}

std::string wrong(const Layout& layout, const Claim& claim, Status solutions, const Phrases& p) {
  const Digit digit = claim.solution ? claim.solution : claim.what.digit;
  return say(claim.solution ? (solutions == Status::unique ? p.is_only : p.is_same)
             : claim.placed ? p.need_not_be
                            : p.elsewhere,
             {{"cell", layout.cell_name(claim.what.cell)}, {"digit", shown(layout, digit)}});
}

std::string text_of(const Puzzle& puzzle, const Proven& result) {
  const Layout& layout = *puzzle.layout;
  const Phrases& p = phrases_of(result.language);
  std::string text;
  switch (result.ruling) {
    case Ruling::mistakes:
      return mistakes_text(layout, result.standing.mistakes, Detail::technique, result.language);
    case Ruling::wrong:
      for (const Claim& claim : result.claims)
        if (claim.ruling == Ruling::wrong)
          text += std::string(text.empty() ? p.wrong : " ") +
                  wrong(layout, claim, result.standing.status, p);
      return text;
    case Ruling::unknown:
      return std::string(result.standing.status == Status::none ? p.no_solution : p.late);
    case Ruling::known:
      return std::string(p.known);
    case Ruling::unproven:
      return say(p.true_alone, {{"claims", told(layout, result.claims, Ruling::unproven)}});
    case Ruling::right:
    case Ruling::other:
      for (const Proof& proof : result.proofs)
        text += std::string(!text.empty()                    ? "\n"
                            : result.ruling == Ruling::right ? p.right
                                                             : p.right_otherwise) +
                title_in_prose(technique(proof.technique), result.language) + std::string(p.colon) +
                " " + proof.step["text"].get<std::string>();
      return text;
  }
  return text;
}

Json json_of(const Puzzle& puzzle, const Proven& result) {
  const Layout& layout = *puzzle.layout;
  Json json = about(puzzle);
  json["status"] = name_of(result.standing.status);
  json["verdict"] = word_of(result.ruling);
  Json& claims = json["claims"] = Json::array();
  for (const Claim& claim : result.claims) {
    Json& item = claims.emplace_back(Json{{"cell", layout.cell_name(claim.what.cell)},
                                          {"digit", layout.value(claim.what.digit)},
                                          {"placed", claim.placed},
                                          {"verdict", word_of(claim.ruling)},
                                          {"solution", nullptr},
                                          {"step", nullptr}});
    if (claim.solution) item["solution"] = layout.value(claim.solution);
    if (claim.step >= 0) item["step"] = claim.step;
  }
  if (result.ruling == Ruling::mistakes) {
    json["claims"] = Json::array();
    json["mistakes"] = mistakes_json(layout, result.standing.mistakes);
  }
  Json& steps = json["steps"] = Json::array();
  for (const Proof& proof : result.proofs) steps.push_back(proof.step);
  json["text"] = text_of(puzzle, result);
  return json;
}

}  // namespace

Expected<std::string> prove(Reasoner& reasoner, const Puzzle& puzzle, const ProveRequest& request,
                            const Output& output) {
  auto claims = read_claims(*puzzle.layout, request.claims);
  if (!claims) return std::unexpected(claims.error());
  const Proven result = run(reasoner, puzzle, request, std::move(*claims));
  return (output.json ? to_string(json_of(puzzle, result)) : text_of(puzzle, result)) + '\n';
}

Answer prove(const Json& fields, const Context& context) {
  Request request(fields, context);
  const auto techniques = choose(request.list("only"), request.list("without"));
  if (!techniques) return std::unexpected(techniques.error());
  ProveRequest what{.claims = request.list("claim"),
                    .by = {},
                    .language = request.language(),
                    .techniques = *techniques,
                    .stop = request.stop()};
  for (const std::string& word : request.list("technique")) {
    const auto ids = find_techniques(word);
    if (!ids) return std::unexpected(ids.error());
    what.by.insert(what.by.end(), ids->begin(), ids->end());
  }
  auto about = inquiry(request);
  if (!about) return std::unexpected(about.error());
  auto claims = read_claims(*about->puzzle.layout, what.claims);
  if (!claims) return std::unexpected(claims.error());
  return json_of(about->puzzle, run(about->reasoner, about->puzzle, what, std::move(*claims)));
}

}  // namespace clew::verbs
