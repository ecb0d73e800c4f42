// Scripts of the pages: the stages of an example one at a time, and the search box.
const up = document.currentScript.dataset.up;

document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });

for (const box of document.querySelectorAll(".stages")) {
  const all = [...box.children];
  let at = 0;
  const row = document.createElement("p");
  row.className = "steps";
  row.innerHTML = '<button type="button" class="button">Back</button><button type="button" class="button primary">Next</button><span role="status"></span>';
  const [back, next, told] = row.children;
  const show = () => {
    // A stage without a picture of its own keeps the one before.
    const pictured = all.findLastIndex((stage, i) => i <= at && stage.querySelector("figure"));
    all.forEach((stage, i) => {
      stage.hidden = i !== at && i !== pictured;
      stage.classList.toggle("past", i === pictured && i !== at);
    });
    back.disabled = !at;
    next.disabled = at === all.length - 1;
    told.textContent = `${at + 1} of ${all.length}`;
  };
  const go = (by) => {
    at = Math.min(all.length - 1, Math.max(0, at + by));
    show();
  };
  back.onclick = () => go(-1);
  next.onclick = () => go(1);
  box.classList.add("one");
  box.setAttribute("aria-live", "polite");
  box.after(row);
  show();
}

const input = document.querySelector("#search");
const list = document.querySelector("#found");
let index;
let wanted;

window.clewIndex = (told) => {
  index = told;
  search();
};

/** The index comes with the first look at the box, as a script: pages may lie in a folder. */
function load() {
  if (wanted) return;
  wanted = document.head.appendChild(document.createElement("script"));
  wanted.src = `${up}assets/search.js`;
}

const fold = (text) => text.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f\u2010-\u2011-]/g, (mark) => (mark >= "\u0300" ? (mark > "\u036f" ? " " : "") : " "));

/** Matches every word of the query at the beginning of a word; titles weigh most, then headings, then text. */
function found(query) {
  const words = fold(query).split(/[^\p{L}\p{N}_:]+/u).filter(Boolean);
  if (!words.length) return [];
  const starts = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "u"));
  const hits = [];
  index.folded ??= index.sections.map(([page, , heading, text]) => [fold(index.pages[page][1]), fold(heading), fold(text)]);
  index.sections.forEach((section, i) => {
    const fields = index.folded[i];
    let score = 0;
    for (const start of starts) {
      const best = start.test(fields[1]) ? 6 : start.test(fields[0]) ? 4 : start.test(fields[2]) ? 1 : 0;
      if (!best) return;
      score += best;
    }
    if (fields[0] === words.join(" ")) score += section[1] ? 4 : 20;
    else if (fields[1] === words.join(" ")) score += 10;
    hits.push({ section, score: score + (section[1] ? 0 : 0.5) });
  });
  return hits.sort((a, b) => b.score - a.score).slice(0, 12).map(({ section }) => ({ section, at: starts[0] }));
}

let chosen = -1;
function search() {
  if (!index) return;
  chosen = -1;
  list.replaceChildren();
  const hits = found(input.value);
  hits.forEach(({ section: [page, anchor, heading, text], at }, i) => {
    const [path, title] = index.pages[page];
    const one = document.createElement("a");
    one.href = `${up}${path}${anchor ? `#${anchor}` : ""}`;
    one.id = `found-${i}`;
    one.role = "option";
    one.tabIndex = -1;
    const name = one.appendChild(document.createElement("b"));
    name.textContent = heading && heading !== title ? `${title}: ${heading}` : title;
    const place = Math.max(0, fold(text).search(at) - 30);
    one.appendChild(document.createElement("span")).textContent = `${place ? "… " : ""}${text.slice(place, place + 120)}`;
    list.append(one);
  });
  const none = input.value.trim() && !hits.length;
  if (none) {
    const said = list.appendChild(document.createElement("p"));
    said.role = "option";
    said.ariaDisabled = "true";
    said.textContent = "Nothing found.";
  }
  list.hidden = !hits.length && !none;
  input.ariaExpanded = String(!list.hidden);
  input.removeAttribute("aria-activedescendant");
}

function choose(next) {
  const all = [...list.querySelectorAll("a")];
  if (!all.length) return;
  chosen = (next + all.length) % all.length;
  all.forEach((one, i) => (one.ariaSelected = String(i === chosen)));
  all[chosen].scrollIntoView({ block: "nearest" });
  input.setAttribute("aria-activedescendant", all[chosen].id);
}

input.onfocus = load;
input.oninput = () => {
  load();
  search();
};
input.onkeydown = (event) => {
  if (event.key === "ArrowDown") choose(chosen + 1);
  else if (event.key === "ArrowUp") choose(chosen < 0 ? -1 : chosen - 1);
  else if (event.key === "Enter") (list.querySelectorAll("a")[Math.max(0, chosen)])?.click();
  else if (event.key === "Escape") { input.value = ""; search(); }
  else return;
  event.preventDefault();
};
document.addEventListener("click", (event) => {
  if (!event.target.closest("search")) list.hidden = true;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || /^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) return;
  event.preventDefault();
  input.focus();
});
