"""Finds possible changes of C++ sources, and puts changes behind a switch; see mutate.py.

Reads the text alone, and relies on the layout of clang-format: operators are
between blanks, a function's brace behind one. A change that does not compile is dropped later.
"""
import bisect
import random
import re
from dataclasses import dataclass

# Comments, literals and directives: nothing in them is changed.
OPAQUE = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"([^(\s]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|"""
    r"""(?<!\w)'(?:\\.|[^'\\\n])+'|^[ \t]*\#(?:\\\n|[^\n])*""",
    re.S | re.M,
)
LAMBDA = re.compile(
    r"\](\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?"
    r"(\s*(mutable|noexcept|->\s*[\w:<>,&* ]+))*\s*$"
)
WORD = re.compile(r"(if|for|while|switch|else|do|try|case|default)\b")
ACTS = re.compile(  # a statement that declares nothing
    r"(\+\+|--)?[*(]*[\w:]+(<[^;<>]*>)?(\(|\[|\.|->|\+\+|--| ?[-+*/|&^%]?= | <<= | >>= |;)|\+\+|--"
)
OTHER = {
    **{"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="},
    **{"&&": "||", "||": "&&", "+": "-", "-": "+", "&": "|", "|": "&", "<<": ">>", ">>": "<<"},
    **{"true": "false", "false": "true", "std::min": "std::max", "std::max": "std::min"},
    **{"any_of": "all_of", "all_of": "any_of", "none_of": "any_of"},
}
EXPRESSIONS = {
    "comparison": re.compile(r"(?<=\s)(?:[<>]=?|[=!]=)(?=\s)"),
    "boolean": re.compile(r"(?<=\s)(?:&&|\|\|)(?=\s)|\b(?:true|false)\b"),
    "arithmetic": re.compile(r"(?<=\s)[-+](?=\s)"),
    "bits": re.compile(r"(?<=\s)(?:[&|]|<<|>>)(?=\s)"),
    "choice": re.compile(r"\bstd::(?:min|max)\b|\b(?:any|all|none)_of\b"),
    "negation": re.compile(r"(?<![\w)\]])!(?=[\w(])"),
    "constant": re.compile(r"(?<![\w.'<])\d+(?![\w.'])"),
}


@dataclass(frozen=True)
class Change:
    """One change at one place: the text from `begin` to `end` becomes `text`."""

    file: str
    begin: int
    end: int
    kind: str
    text: str  # with @N for the number of the change
    words: str
    first: int = 0  # lines
    last: int = 0

    def key(self):
        return f"{self.file}:{self.first}: {self.kind}: {self.words}"

    def room(self):
        parts = self.file.split("/")
        return parts[1] if len(parts) > 2 else parts[0]


class Source:
    """Finds the possible changes of one file."""

    def __init__(self, name, text):
        self.name = name
        self.changes = []
        # `plain` has no comments; `code` has neither literals nor directives. All three are as long.
        spaces = lambda s: re.sub(r"[^\n]", " ", s)
        self.plain = OPAQUE.sub(lambda m: spaces(m[0]) if m[0][0] == "/" else m[0], text)
        self.code = OPAQUE.sub(
            lambda m: m[0][0] + "_" * (len(m[0]) - 2) + m[0][-1] if m[0][0] in "\"'" else spaces(m[0]),
            text,
        )
        self.lines = [i for i, c in enumerate(text) if c == "\n"]
        self.close, opened = {}, []
        for i, c in enumerate(self.code):
            if c in "([{":
                opened.append(i)
            elif c in ")]}" and opened:
                self.close[opened.pop()] = i
        self.outside(0, len(text))

    def add(self, kind, begin, end, text, words):
        if "#" in self.plain[begin:end]:
            return
        line = lambda i: bisect.bisect_left(self.lines, i) + 1
        words = re.sub(r"\s+", " ", words)
        self.changes.append(
            Change(self.name, begin, end, kind, text, words, line(begin), line(end))
        )

    def outside(self, i, end):
        """Text outside functions: enters namespaces and classes, reads functions."""
        start = i
        while i < end:
            c = self.code[i]
            if c in "([" and i in self.close:
                i = self.close[i]
            elif c in ";}":
                start = i + 1
            elif c == "{":
                head, last = self.code[start:i], self.close.get(i, end)
                kind = re.sub(r"template\s*<.*?>\s*(?=\w)", "", head, flags=re.S)
                if LAMBDA.search(head[-400:]):
                    self.function(i + 1, last, False)
                elif re.search(r"\b(namespace|class|struct|union|extern)\b", kind) and "(" not in kind:
                    self.outside(i + 1, last)
                    start = last + 1
                elif "(" in head and re.search(r"[^=,(]\s$", head) and "enum" not in head:
                    self.function(i + 1, last, True)
                    start = last + 1
                else:
                    self.lambdas(i + 1, last)
                i = last
            i += 1

    def function(self, begin, end, named):
        gives = re.search(r"\breturn(\s+[^;]|\{)", self.code[begin:end])
        leave = "return {};" if named and gives else None if gives else "return;"
        self.block(begin, end, leave)

    def lambdas(self, i, end):
        while i < end:
            if self.code[i] == "{" and LAMBDA.search(self.code[max(0, i - 400) : i]):
                self.function(i + 1, self.close[i], False)
                i = self.close[i]
            i += 1

    def block(self, i, end, leave):
        while i < end:
            if self.code[i].isspace() or self.code[i] == ";":
                i += 1
                continue
            if self.code[i] == "{":
                self.block(i + 1, self.close[i], leave)
                i = self.close[i] + 1
                continue
            word = WORD.match(self.code, i)
            if not word:
                i = self.statement(i, end, leave) + 1
            elif word[1] in ("case", "default"):
                i = re.compile(r"(?<!:):(?!:)").search(self.code, i).end()
            elif word[1] in ("if", "for", "while", "switch"):
                at = self.code.index("(", i)
                if self.code[i:at].strip() == word[1]:
                    self.header(word[1], at + 1, self.close[at])
                i = self.close[at] + 1
            else:
                i = word.end()

    def parts(self, begin, end, mark):
        """The text between marks that no bracket encloses."""
        result, i, start = [], begin, begin
        while i < end:
            if self.code[i] in "([{":
                i = self.close[i]
            elif self.code[i] == mark:
                result.append((start, i))
                start = i + 1
            i += 1
        return result + [(start, end)]

    def header(self, word, begin, end):
        self.lambdas(begin, end)
        parts = self.parts(begin, end, ";")
        if word == "switch" or (word == "for" and len(parts) == 1):
            return
        if len(parts) > 1:
            self.declaration(*parts[0])
        begin, end = parts[1] if word == "for" else parts[-1]
        text = self.plain[begin:end]
        if not text.strip() or re.search(r"[\w&*\]] = ", text):
            return
        self.add("condition", begin, end, f"clew_mutant(@N) != bool({text})", f"!({text.strip()})")
        self.expression(begin, end, lambda new, old: f"clew_mutant(@N) ? bool({new}) : bool({old})")

    def expression(self, begin, end, made, span=None):
        """Every change within an expression; `made` puts the new and the old one together."""
        old, shown = self.plain[begin:end], self.code[begin:end]
        for i in range(begin, end):  # lambdas have statements of their own
            if self.code[i] == "{" and ";" in self.code[i : self.close[i]]:
                inner = "_" * (self.close[i] - i)
                shown = shown[: i - begin] + inner + shown[i - begin + len(inner) :]
        for kind, pattern in EXPRESSIONS.items():
            for found in pattern.finditer(shown):
                if kind == "arithmetic" and '"' in shown:
                    continue
                number = int(found[0]) if kind == "constant" else 0
                moved = [str(number + 1)] + [str(number - 1)] * (number > 0)
                for other in moved if kind == "constant" else [OTHER.get(found[0], "")]:
                    new = old[: found.start()] + other + old[found.end() :]
                    about = old[max(0, found.start() - 24) : found.end() + 24].strip()
                    words = f"{found[0]} -> {other or 'nothing'} in `{about}`"
                    self.add(kind, *(span or (begin, end)), made(new.replace("\n", " "), old), words)

    def declaration(self, begin, end):
        if re.match(r"\s*(static|constexpr|using|struct|class|enum|union)\b", self.code[begin:end]):
            return
        equals = re.compile(r"(?<=[\w\]]) =\s").search(self.code, begin, end)
        if equals and len(self.parts(begin, end, ",")) == 1:
            made = lambda new, old: f"(clew_mutant(@N) ? ({new}) : ({old}))"
            self.expression(equals.end(), end, made)

    def statement(self, begin, end, leave):
        stop = self.parts(begin, end, ";")[0][1]
        self.lambdas(begin, stop)
        code, text = self.code[begin:stop], self.plain[begin:stop]
        on = "if (clew_mutant(@N))"
        if re.match(r"static_assert|CLEW_|using |struct |class |enum |static |constexpr ", code):
            return stop
        if re.match(r"return[\s{]", code):
            made = lambda new, old: f"{{ {on} return {new}; return {old}; }}"
            self.expression(begin + 6, stop, made, (begin, stop + 1))
        elif code in ("break", "continue"):
            other = "continue" if code == "break" else "break"
            self.add("jump", begin, stop + 1, f"{{ {on} {other}; {code}; }}", f"{code} -> {other}")
        elif ACTS.match(code + ";"):
            self.add("dropped", begin, stop + 1, f"{{ if (!clew_mutant(@N)) {text}; }}", text)
            made = lambda new, old: f"{{ {on} {new}; else {old}; }}"
            self.expression(begin, stop, made, (begin, stop + 1))
            if leave:
                words = f"{leave} before `{text[:40]}`"
                self.add("early return", begin, stop + 1, f"{{ {on} {leave} {text}; }}", words)
        else:
            self.declaration(begin, stop)
            if leave:
                words = f"{leave} before `{text[:40]}`"
                self.add("early return", begin, begin, f"{on} {leave} ", words)
        return stop


def drawn(files, seed, each, rooms):
    """At most `each` changes a room, every kind as likely as another, no two on one line."""
    by_room = {}
    for name, text in sorted(files.items()):
        for change in Source(name, text).changes:
            by_room.setdefault(change.room(), {}).setdefault(change.kind, []).append(change)
    result = []
    for room, kinds in sorted(by_room.items()):
        if rooms and room not in rooms:
            continue
        draw, taken, count = random.Random(f"{seed} {room}"), set(), 0
        while count < each and any(kinds.values()):
            kind = draw.choice(sorted(k for k in kinds if kinds[k]))
            change = kinds[kind].pop(draw.randrange(len(kinds[kind])))
            lines = {(change.file, n) for n in range(change.first, change.last + 1)}
            if not lines & taken:
                taken |= lines
                count += 1
                result.append(change)
    return result


def rewritten(text, changes):
    """The text with all changes, of (number, change), behind the switch."""
    plain = OPAQUE.sub(lambda m: re.sub(r"[^\n]", " ", m[0]) if m[0][0] == "/" else m[0], text)
    for number, change in sorted(changes, key=lambda x: -x[1].begin):
        plain = plain[: change.begin] + change.text.replace("@N", str(number)) + plain[change.end :]
    return plain
