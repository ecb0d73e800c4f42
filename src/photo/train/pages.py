#!/usr/bin/env python3
"""Draws pages with puzzles as cameras and screens show them, reads them with `clew photo`, and counts the errors.

    pages.py --fonts FOLDER --clew PROGRAM [--count N] [--seed N] [--kind KIND] [--keep FOLDER]

Kinds: classic, jigsaw, killer, small (6x6), large (16x16), hand (a player's digits between the printed ones) and screen
(looks of programs); without --kind all in turn. FOLDER holds Debian packages of fonts, as for train.py. The program
makes the puzzles. Prints each wrong page, and for each kind how many pages have an error and how many of these have no
doubt shown. Needs Debian's python3-numpy and python3-pil.
"""
import argparse
import collections
import io
import json
import os
import subprocess
import tempfile

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

import fonts as font_files

KINDS = ("classic", "jigsaw", "killer", "small", "large", "hand", "screen")
SYMBOLS = ".123456789ABCDEFG"
# Paper, thin lines, thick lines, digits; the inset of outlines, in cells: looks of programs on screens.
LOOKS = (
    ((255, 255, 255), (190, 190, 190), (0, 0, 0), (0, 0, 0)),
    ((255, 255, 255), (191, 198, 212), (52, 72, 97), (50, 90, 175)),
    ((40, 44, 52), (90, 96, 106), (200, 204, 210), (235, 235, 235)),
    ((250, 246, 236), (205, 190, 160), (110, 90, 60), (60, 45, 25)),
    ((255, 255, 255), (0, 0, 0), (0, 0, 0), (20, 20, 20)),
)


def generated(clew, seed, count, *options):
    """Answers of `clew generate --json`."""
    command = [clew, "generate", "--json", "--quiet", "--seed", str(seed), "--count", str(count), *options]
    return [json.loads(line) for line in subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()]


def boxes(size):
    height, width = {6: (2, 3), 9: (3, 3), 16: (4, 4)}[size]
    return [r // height * (size // width) + c // width for r in range(size) for c in range(size)]


def neighbours(cell, size):
    row, column = divmod(cell, size)
    return [r * size + c for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)) if 0 <= r < size and 0 <= c < size]


def connected(cells, size):
    cells = set(cells)
    reached, open_cells = set(), [next(iter(cells))]
    while open_cells:
        cell = open_cells.pop()
        if cell in reached:
            continue
        reached.add(cell)
        open_cells += [other for other in neighbours(cell, size) if other in cells]
    return reached == cells


def irregular(rng, size):
    """Connected regions of equal size: neighbours change their regions in pairs."""
    region = boxes(size)
    for _ in range(600):
        a, b = rng.integers(size * size, size=2)
        if region[a] == region[b] or not {region[n] for n in neighbours(a, size)} & {region[b]} or not {region[n] for n in neighbours(b, size)} & {region[a]}:
            continue
        region[a], region[b] = region[b], region[a]
        if not all(connected([c for c in range(size * size) if region[c] == region[of]], size) for of in (a, b)):
            region[a], region[b] = region[b], region[a]
    return region


class Page:
    """A puzzle on paper: `cell` pixels a cell, with a margin and text around."""

    def __init__(self, rng, size, fonts, look=None):
        self.rng, self.size, self.look = rng, size, look
        self.cell = 64 if size > 9 else 80
        self.margin = int(self.cell * rng.uniform(0.5, 1.6)) if look is None else int(self.cell * 0.4)
        side = size * self.cell + 2 * self.margin
        self.paper, self.thin, self.thick, self.ink = look or ((255,) * 3, (int(rng.uniform(0, 150)),) * 3, (int(rng.uniform(0, 60)),) * 3, (int(rng.uniform(0, 70)),) * 3)
        self.image = Image.new("RGB", (side, side), self.paper)
        self.draw = ImageDraw.Draw(self.image)
        self.font, self.hand = fonts
        self.caged = False

    def place(self, row, column):
        return self.margin + column * self.cell, self.margin + row * self.cell

    def lines(self, region):
        n, cell = self.size, self.cell
        thin, thick = max(1, round(cell * self.rng.uniform(0.012, 0.03))), max(3, round(cell * self.rng.uniform(0.04, 0.065)))
        for heavy in (False, True):
            for cell_of in range(n * n):
                row, column = divmod(cell_of, n)
                (x, y), end = self.place(row, column), self.cell
                for beside, line in ((cell_of - n if row else None, (x, y, x + end, y)), (cell_of - 1 if column else None, (x, y, x, y + end)),
                                     (cell_of + n if row < n - 1 else None, (x, y + end, x + end, y + end)), (cell_of + 1 if column < n - 1 else None, (x + end, y, x + end, y + end))):
                    border = beside is None or region[beside] != region[cell_of]
                    if border == heavy:
                        self.draw.line(line, fill=self.thick if heavy else self.thin, width=thick if heavy else thin)

    def mask(self, font, text, height):
        masks = [font.masks[text]] if text in font.masks else [font.masks[c] for c in text]
        gap = round(height * 0.08)
        sized = [m.resize((max(2, round(m.width * height / 64)), max(3, round(m.height * height / 64))), Image.Resampling.BILINEAR) for m in masks]
        whole = Image.new("L", (sum(m.width for m in sized) + gap * (len(sized) - 1), max(m.height for m in sized)), 0)
        x = 0
        for m in sized:
            whole.paste(m, (x, whole.height - m.height))
            x += m.width + gap
        return whole

    def symbols(self, line, font, height, tone, jitter=0.0):
        for k, symbol in enumerate(line):
            if symbol == ".":
                continue
            text = str(SYMBOLS.index(symbol)) if self.size > 9 else symbol
            mask = self.mask(font, text, height * self.cell * (0.75 if len(text) > 1 else 1))
            if jitter:
                mask = mask.rotate(self.rng.normal(0, 6), Image.Resampling.BILINEAR, expand=True)
            x, y = self.place(*divmod(k, self.size))
            shift = self.rng.uniform(-jitter, jitter, 2) * self.cell
            at = (int(x + (self.cell - mask.width) / 2 + shift[0]), int(y + (self.cell - mask.height) / 2 + shift[1]))
            self.image.paste(Image.new("RGB", mask.size, tone), at, mask)

    def cages(self, cages):
        self.caged = True
        rng, n, cell = self.rng, self.size, self.cell
        inset, width = round(cell * rng.uniform(0.085, 0.12)), max(1, round(cell * rng.uniform(0.015, 0.025)))
        dash = cell * rng.uniform(0.04, 0.09) if rng.random() < 0.8 else 0
        height, tone = cell * rng.uniform(0.19, 0.25), self.ink
        for total, cells in cages:
            members = set(cells)
            for member in cells:
                row, column = divmod(member, n)
                x, y = self.place(row, column)
                has = lambda r, c: 0 <= r < n and 0 <= c < n and r * n + c in members
                for down, near, sides in ((-1, y + inset, 0), (1, y + cell - inset, 0), (-1, x + inset, 1), (1, x + cell - inset, 1)):
                    if has(row + down, column) if sides == 0 else has(row, column + down):
                        continue
                    begin = [inset, cell - inset]
                    for k, step in enumerate((-1, 1)):  # on to the neighbour, or into the corner
                        if has(row, column + step) if sides == 0 else has(row + step, column):
                            begin[k] = 0 if step < 0 else cell
                            if has(row + down, column + step) if sides == 0 else has(row + step, column + down):
                                begin[k] += inset * step
                    base = x if sides == 0 else y
                    self.dashes(near, base + begin[0], base + begin[1], sides, dash, width)
            x, y = self.place(*divmod(min(cells), n))
            mask = self.mask(self.font, str(total), height)
            at = (int(x + inset * rng.uniform(0.5, 1)), int(y + inset * rng.uniform(0.5, 1)))
            self.draw.rectangle((at[0] - 1, at[1] - 1, at[0] + mask.width + 2, at[1] + mask.height + 1), fill=self.paper)
            self.image.paste(Image.new("RGB", mask.size, tone), at, mask)

    def dashes(self, at, begin, end, sides, dash, width):
        length = dash or end - begin
        while begin < end:
            stop = min(begin + length, end)
            self.draw.line((begin, at, stop, at) if sides == 0 else (at, begin, at, stop), fill=self.ink, width=width)
            begin += 2 * length

    def photographed(self):
        """The page bent and turned before a camera, in uneven light, compressed."""
        rng, image = self.rng, self.image
        side = image.width
        pixels = rng.uniform(*((36, 75) if self.caged else (26, 62))) * self.size
        out = int(pixels * side / (self.size * self.cell))
        scale = side / out
        angle = np.deg2rad(rng.uniform(-14, 14) + 90 * rng.choice([0, 0, 0, 0, 1, 2, 3]))
        wide = int(out * 1.25)
        y, x = np.mgrid[:wide, :wide] - wide / 2
        tilt = rng.uniform(-0.18, 0.18, 2) / wide
        depth = 1 + tilt[0] * x + tilt[1] * y
        x, y = x / depth, y / depth
        x, y = np.cos(angle) * x + np.sin(angle) * y, -np.sin(angle) * x + np.cos(angle) * y
        bend = rng.uniform(0, 0.018) * out
        x, y = x + bend * np.sin(y / out * rng.uniform(2, 5)), y + bend * np.sin(x / out * rng.uniform(2, 5))
        soft = image.filter(ImageFilter.GaussianBlur(max(0.3, scale * rng.uniform(0.35, 0.6))))
        source = np.asarray(soft, np.float32)
        sx, sy = x * scale + side / 2, y * scale + side / 2
        inside = (sx >= 0) & (sy >= 0) & (sx < side - 1) & (sy < side - 1)
        ix, iy = np.clip(sx.astype(int), 0, side - 2), np.clip(sy.astype(int), 0, side - 2)
        a, b = (sx - ix)[..., None], (sy - iy)[..., None]
        shown = source[iy, ix] * (1 - a) * (1 - b) + source[iy, ix + 1] * a * (1 - b) + source[iy + 1, ix] * (1 - a) * b + source[iy + 1, ix + 1] * a * b
        shown = np.where(inside[..., None], shown, rng.uniform(60, 235))
        gy, gx = np.mgrid[:wide, :wide] / wide - 0.5
        light = rng.uniform(0.55, 1) * (1 + rng.uniform(-0.4, 0.4) * gx + rng.uniform(-0.4, 0.4) * gy)
        if rng.random() < 0.3:  # the soft edge of a shadow
            light = light * (1 - rng.uniform(0.2, 0.5) / (1 + np.exp(-(gx + gy * rng.uniform(-1, 1) - rng.uniform(-0.3, 0.3)) * rng.uniform(8, 25))))
        shown = shown * light[..., None] + rng.normal(0, rng.uniform(1, 6), shown.shape)
        return self.compressed(Image.fromarray(np.clip(shown, 0, 255).astype(np.uint8)), int(rng.uniform(45, 95)))

    def compressed(self, image, quality):
        file = io.BytesIO()
        image.save(file, "JPEG", quality=quality)
        return file.getvalue()


def drawn(rng, kind, puzzle, fonts):
    """The bytes of a picture."""
    size = puzzle["size"]
    printed = fonts[0][rng.integers(len(fonts[0]))]
    hand = fonts[1][rng.integers(len(fonts[1]))]
    look = LOOKS[rng.integers(len(LOOKS))] if kind == "screen" else None
    page = Page(rng, size, (printed, hand), look)
    page.lines(puzzle["regions"] or boxes(size))
    if puzzle["cages"]:
        page.cages(puzzle["cages"])
    page.symbols(puzzle["givens"], printed, rng.uniform(0.5, 0.66), page.ink)
    if puzzle["entries"]:
        page.symbols(puzzle["entries"], hand, rng.uniform(0.5, 0.7), (30, 40, 130), 0.08)
    if look:
        side = int(page.image.width * rng.uniform(0.45, 1))
        return page.compressed(page.image.resize((side, side), Image.Resampling.LANCZOS), 90)
    return page.photographed()


def puzzle_of(rng, kind, clew, seed):
    """A new puzzle of a kind: size, givens, and where it has them regions, cages and entries."""
    size = {"small": 6, "large": 16}.get(kind, 9)
    cages = entries = regions = None
    if kind == "jigsaw":
        for attempt in range(20):
            regions = irregular(rng, size)
            text = "sudoku 1\ndigits 1-9\nat 1,1 grid 9x9 regions " + "".join(SYMBOLS[of + 1] for of in regions)
            with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
                file.write(text + "\ngivens\n" + 9 * (9 * "." + "\n"))
                file.flush()
                try:
                    answer = generated(clew, seed + attempt, 1, "--timeout", "5", file.name)[0]
                    break
                except (subprocess.CalledProcessError, IndexError):
                    continue  # regions without a grid
        givens = "".join(answer["puzzle"].split("givens")[-1].split())
    elif kind == "killer" or kind == "screen" and seed % 2:
        answer = generated(clew, seed, 1, "--with", "killer", "--clues", "0")
        cages = []
        for line in answer[0]["puzzle"].splitlines():
            if line.startswith("cage "):
                _, total, *names = line.split()
                cages.append((int(total), [(int(name[1]) - 1) * 9 + int(name[3]) - 1 for name in names]))
        givens = 81 * "."
    else:
        answer = generated(clew, seed, 1, "--layout", f"{size}x{size}")
        givens = answer[0]["puzzle"]
        if kind == "hand":
            entries = "".join(s if g == "." and rng.random() < 0.3 else "." for s, g in zip(answer[0]["solution"], givens))
    return {"size": size, "givens": givens, "regions": regions, "cages": cages, "entries": entries}


def errors_of(puzzle, answer):
    """Names what differs from the page."""
    if answer is None:
        return ["not read"]
    wrong = []
    n = puzzle["size"]
    got = answer["puzzle"]
    if len(got) != n * n:
        return [f"{len(got)} cells"]
    name = lambda cell: f"r{cell // n + 1}c{cell % n + 1}"
    wrong += [f"{name(k)}: {a} for {b}" for k, (a, b) in enumerate(zip(got, puzzle["givens"])) if a != b]
    if puzzle["entries"]:
        wrong += [f"{name(k)}: entry {a} for {b}" for k, (a, b) in enumerate(zip(answer["entries"] or "." * n * n, puzzle["entries"])) if a != b]
    if puzzle["regions"]:
        pairs = set(zip(puzzle["regions"], answer["regions"] or "." * n * n))
        if len(pairs) != n:
            wrong.append("regions")
    elif answer["regions"]:
        wrong.append("regions of a grid with boxes")
    cages = {tuple(sorted(map(name, cells))): total for total, cells in puzzle["cages"] or []}
    read = {tuple(sorted(cage["cells"])): cage["total"] for cage in answer["cages"]}
    wrong += [f"cage {' '.join(c)}: {read.get(c, 'missing')} for {t}" for c, t in cages.items() if read.get(c) != t]
    wrong += [f"cage {' '.join(c)} is none" for c in read if c not in cages]
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--keep")
    asked = parser.parse_args()
    every = font_files.load_all(asked.fonts)
    fonts = [f for f in every if not f.hand], [f for f in every if f.hand]
    print(f"{len(fonts[0])} printed fonts, {len(fonts[1])} handwritten")
    tally = collections.defaultdict(collections.Counter)
    with tempfile.TemporaryDirectory() as folder:
        for k in range(asked.count):
            kind = asked.kind or KINDS[k % len(KINDS)]
            seed = asked.seed * 100_000 + k
            rng = np.random.default_rng(seed)
            puzzle = puzzle_of(rng, kind, asked.clew, seed)
            path = os.path.join(asked.keep or folder, f"{kind}-{seed}.jpg")
            with open(path, "wb") as file:
                file.write(drawn(rng, kind, puzzle, fonts))
            said = subprocess.run([asked.clew, "photo", "--json", path], capture_output=True, text=True)
            answer = json.loads(said.stdout) if said.stdout else None
            wrong = errors_of(puzzle, answer)
            shown = answer is None or answer["doubtful"] or answer["doubts"] or any(cage["doubt"] for cage in answer["cages"])
            tally[kind].update(pages=1, wrong=bool(wrong), unseen=bool(wrong and not shown), doubts=len(answer["doubts"]) if answer else 0)
            if wrong:
                print(os.path.basename(path), "; ".join(wrong)[:300], "" if shown else "NO DOUBT SHOWN")
    for kind, of in sorted(tally.items()):
        print(f"{kind:8} {of['pages']:4} pages, {of['wrong']:3} with an error, {of['unseen']} without a doubt shown, {of['doubts'] / of['pages']:.2f} doubts a page")


if __name__ == "__main__":
    main()
