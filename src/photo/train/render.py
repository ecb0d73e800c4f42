"""Draws one cell of a puzzle as a camera would show it, cut out by a mesh that misses by a little.

No photograph is used. A sample is a patch of 28 x 28 values, its class and the set of classes it may be confused with.
"""
import io

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

SIDE = 28         # side of a patch
MARGIN = 0.05     # share of a cell that a patch shows beyond each border
CELL = 64         # pixels of a cell on the drawing canvas
EDGE = CELL // 4  # pixels drawn around the cell
CANVAS = CELL + 2 * EDGE
INNER = slice(4, 24)  # the part of a patch that paper and ink are measured in

# Classes: 0 blank, 1..16 their numbers, 17 the digit 0, 18..24 the letters A to G.
CLASSES = 25
SYMBOL = [""] + [str(n) for n in range(1, 17)] + ["0"] + list("ABCDEFG")
ALPHABETS = {
    "digits": list(range(10)),
    "numbers": list(range(17)),
    "hexadecimal": list(range(10)) + list(range(17, 24)),
    "letters": list(range(10)) + list(range(18, 25)),
    "totals": list(range(1, 10)) + [17],
}
SHARES = {"digits": 0.74, "numbers": 0.09, "hexadecimal": 0.05, "letters": 0.06, "totals": 0.06}


def inner_order(patch):
    """Paper (75th percentile) and ink (3rd percentile) of a patch's inner part."""
    values = np.partition(patch[INNER, INNER].ravel(), (12, 299))
    return values[299], values[12]


def contrast(patch):
    paper, ink = inner_order(patch)
    return (paper - ink) / max(paper, 1.0)


def normalise(patch, reference):
    """Grey to darkness relative to paper, scaled by the ink's contrast. Reading does the same."""
    paper = max(inner_order(patch)[0], 1.0)
    scale = max(contrast(patch), 0.7 * reference, 0.02)
    return np.clip((paper - patch) / paper / scale, -0.3, 1.3)


class Painter:
    """Draws samples from a generator of random numbers."""

    def __init__(self, rng, fonts):
        self.rng = rng
        families = {}
        for font in fonts:
            families.setdefault(font.family, []).append(font)
        self.print = [f for f in families.values() if not f[0].hand]
        self.hand = [f for f in families.values() if f[0].hand]

    def uniform(self, low, high, size=None):
        return self.rng.uniform(low, high, size)

    def chance(self, probability):
        return self.rng.random() < probability

    def log_uniform(self, low, high):
        return float(np.exp(self.uniform(np.log(low), np.log(high))))

    def font(self, hand):
        families = self.hand if hand and self.hand else self.print
        family = families[self.rng.integers(len(families))]
        return family[self.rng.integers(len(family))]

    # -------------------------------------------------------------------------------------------- what is printed
    def symbol(self, font, name, hand, total):
        """A canvas with one symbol, 0 to 255."""
        mask = font.masks[name]
        wide = len(name) > 1
        height = CELL * (self.uniform(0.34, 0.6) if wide else self.uniform(0.4, 0.78))
        if total:
            height = CELL * self.uniform(0.55, 0.7)
        width = mask.width * height / 64 * self.uniform(0.85, 1.15)
        height = mask.height * height / 64
        width = min(width, CELL * (0.9 if wide else 0.8))
        mask = mask.resize((max(2, round(width)), max(3, round(height))), Image.Resampling.BILINEAR)
        turn = self.rng.normal(0, 7) if hand else 0
        if turn:
            mask = mask.rotate(turn, Image.Resampling.BILINEAR, expand=True)
        shift = self.uniform(-0.12, 0.12, 2) * CELL * (1.4 if hand else 0.5 if total else 1)
        room = (CELL - np.array(mask.size)) / 2
        x, y = EDGE + np.clip(room + shift, np.minimum(-2, room), np.maximum(2 * room + 2, room))
        canvas = Image.new("L", (CANVAS, CANVAS), 0)
        canvas.paste(mask, (int(x), int(y)))
        if self.chance(0.6):  # ink that bleeds or wears
            slope, middle = self.uniform(1.5, 6), self.uniform(0.25, 0.68)
            canvas = canvas.filter(ImageFilter.GaussianBlur(CELL * self.uniform(0.008, 0.03)))
            canvas = canvas.point([int(np.clip((v / 255 - middle) * slope + 0.5, 0, 1) * 255) for v in range(256)])
        image = np.asarray(canvas, np.float32) / 255
        if self.chance(0.08):  # broken print
            holes = Image.fromarray((self.rng.random((12, 12)) * 255).astype(np.uint8)).resize((CANVAS, CANVAS), Image.Resampling.BICUBIC)
            image = image * np.clip((np.asarray(holes, np.float32) / 255 - 0.2) * 5, 0.3, 1)
        return image

    def dirt(self, ink):
        """A blank cell: nothing, print that shows through, specks, a fold, or small marks of a player."""
        image = np.zeros((CANVAS, CANVAS), np.float32)
        kind = self.rng.random()
        if kind < 0.22:
            mask = self.font(False).masks[SYMBOL[self.rng.integers(1, 10)]].transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            size = (int(mask.width * self.uniform(0.33, 1.1)) + 1, int(mask.height * self.uniform(0.33, 1.1)) + 1)
            canvas = Image.new("L", (CANVAS, CANVAS), 0)
            canvas.paste(mask.resize(size, Image.Resampling.BILINEAR), tuple(int(v) for v in self.rng.integers(-14, CANVAS - 14, 2)))
            image += np.asarray(canvas, np.float32) / 255 * ink * self.uniform(0.03, 0.25)
        elif kind < 0.40:
            canvas = Image.new("L", (CANVAS, CANVAS), 0)
            draw = ImageDraw.Draw(canvas)
            for _ in range(self.rng.integers(1, 4)):
                x, y = self.rng.integers(EDGE, EDGE + CELL, 2)
                tone = int(255 * ink * self.uniform(0.2, 1))
                if self.chance(0.6):
                    r = self.uniform(0.5, 2.4)
                    draw.ellipse((x - r, y - r, x + r, y + r), fill=tone)
                else:
                    dx, dy = self.rng.integers(-9, 10, 2)
                    draw.line((int(x), int(y), int(x + dx), int(y + dy)), fill=tone)
            image += np.asarray(canvas, np.float32) / 255
        elif kind < 0.52:
            angle = self.uniform(0, np.pi)
            yy, xx = np.mgrid[:CANVAS, :CANVAS] - CANVAS / 2
            away = np.abs(xx * np.cos(angle) + yy * np.sin(angle) - self.uniform(-20, 20))
            image += (np.exp(-(away / self.uniform(1.3, 8)) ** 2) * self.uniform(-0.1, 0.25) * ink).astype(np.float32)
        elif kind < 0.60:
            canvas = Image.new("L", (CANVAS, CANVAS), 0)
            font, height = self.font(self.chance(0.4)), CELL * self.uniform(0.13, 0.24)
            for digit in range(9):
                if self.chance(0.35):
                    mask = font.masks[str(digit + 1)]
                    mask = mask.resize((max(2, int(mask.width * height / 64)), max(3, int(mask.height * height / 64))), Image.Resampling.BILINEAR)
                    at = [int(EDGE + CELL * (0.17 + 0.33 * k) - s / 2) for k, s in zip((digit % 3, digit // 3), mask.size)]
                    canvas.paste(mask, tuple(at))
            image += np.asarray(canvas, np.float32) / 255 * ink * self.uniform(0.4, 1)
        return image

    def decorate(self, image, ink):
        """Killer cages (dashed outline, small total in the corner) and a diagonal, as printed beside a digit."""
        canvas = Image.fromarray((np.clip(image, 0, 1) * 255).astype(np.uint8))
        draw = ImageDraw.Draw(canvas)
        tone = int(255 * ink * self.uniform(0.4, 1))
        if self.chance(0.1):
            inset = CELL * self.uniform(0.03, 0.1)
            low, high, dash = EDGE + inset, EDGE + CELL - inset, CELL * self.uniform(0.03, 0.09)
            for side in range(4):
                if self.chance(0.45):
                    continue
                fixed = low if side < 2 else high
                start = EDGE - 10
                while start < EDGE + CELL + 10:
                    ends = (start, fixed, start + dash, fixed) if side % 2 else (fixed, start, fixed, start + dash)
                    draw.line(ends, fill=tone, width=int(self.rng.integers(1, 3)))
                    start += 2 * dash
            if self.chance(0.5):
                height, x = CELL * self.uniform(0.15, 0.24), EDGE + inset + CELL * self.uniform(0.0, 0.04)
                font = self.font(False)
                for digit in str(self.rng.integers(3, 36)):
                    mask = font.masks[digit]
                    mask = mask.resize((max(2, int(mask.width * height / 64)), max(3, int(mask.height * height / 64))), Image.Resampling.BILINEAR)
                    canvas.paste(tone, (int(x), int(EDGE + inset + CELL * 0.02)), mask)
                    x += mask.width + 1
        if self.chance(0.05):
            ends = (EDGE - 9, EDGE - 9, EDGE + CELL + 9, EDGE + CELL + 9)
            if self.chance(0.5):
                ends = (ends[2], ends[1], ends[0], ends[3])
            draw.line(ends, fill=int(tone * 0.7), width=int(self.rng.integers(1, 3)))
        return np.asarray(canvas, np.float32) / 255

    def ground(self, image, line_ink):
        """Tints of the cell and its neighbours, and the grid's lines, each of its own width."""
        low, high = EDGE, EDGE + CELL
        if self.chance(0.25):
            tone = self.uniform(0, 0.28, 5) * (self.rng.random(5) < 0.5)
            image[low:high, low:high] += tone[0]
            image[:low] += tone[1]
            image[high:] += tone[2]
            image[low:high, :low] += tone[3]
            image[low:high, high:] += tone[4]
            if self.chance(0.3):  # halftone dots
                yy, xx = np.mgrid[:CELL, :CELL] * self.uniform(0.75, 2.4)
                image[low:high, low:high] += (0.12 * np.sin(xx) * np.sin(yy)).astype(np.float32)
        for side in range(4):
            width = max(1, int(CELL * (self.uniform(0.012, 0.05) if self.chance(0.65) else self.uniform(0.05, 0.11))))
            at = (low if side < 2 else high) + int(self.uniform(-width, width) / 2) - width // 2
            tone = line_ink * self.uniform(0.5, 1.0) if self.chance(0.96) else 0
            part = image[at:at + width] if side % 2 else image[:, at:at + width]
            np.maximum(part, tone, out=part)
        return np.minimum(image, 0.97)

    # -------------------------------------------------------------------------------------------- the camera
    def photograph(self, image):
        """Returns the photographed canvas, the matrix and shift from canvas to photograph, and pixels a cell."""
        pixels = self.log_uniform(18, 85)
        spread = self.log_uniform(0.006, 0.075)
        canvas = Image.fromarray((np.clip(image, 0, 1) * 255).astype(np.uint8))
        canvas = canvas.filter(ImageFilter.GaussianBlur(CELL * float(np.hypot(spread, 0.42 / pixels))))
        side = int(np.ceil(pixels * 1.5))
        angle = np.deg2rad(self.uniform(-20, 20))
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        matrix = turn @ (np.eye(2) + self.uniform(-0.06, 0.06, (2, 2))) * pixels / CELL
        shift = side / 2 + self.uniform(-0.5, 0.5, 2) - matrix @ np.full(2, CANVAS / 2)
        if self.chance(0.2):  # shake: the mean of places along a short stroke
            way = self.uniform(0.015, 0.055) * pixels
            angle = self.uniform(0, np.pi)
            steps = [np.array([np.cos(angle), np.sin(angle)]) * way * t for t in (-1, -0.5, 0, 0.5, 1)]
        else:
            steps = [np.zeros(2)]
        photo = np.mean([warp(canvas, side, matrix, shift + s) for s in steps], 0) / 255
        photo = self.uniform(70, 250) * (1 - photo)
        yy, xx = np.mgrid[:side, :side] / side - 0.5
        if self.chance(0.5):
            gx, gy = self.uniform(-0.35, 0.35, 2) * self.chance(0.4) + self.uniform(-0.08, 0.08, 2)
            photo = photo * (1 + gx * xx + gy * yy)
        if self.chance(0.3):  # the paper's grain
            grain = self.rng.normal(0, self.uniform(0.005, 0.04), (max(3, side // 3),) * 2).astype(np.float32)
            photo = photo * (1 + np.asarray(Image.fromarray(grain).resize((side, side), Image.Resampling.BICUBIC)))
        photo = photo + self.rng.normal(0, self.log_uniform(0.5, 9), photo.shape)
        photo = Image.fromarray(np.clip(photo, 0, 255).astype(np.uint8))
        if self.chance(0.25):
            photo = photo.filter(ImageFilter.GaussianBlur(self.uniform(0.4, 1.1)))
        if self.chance(0.25):
            photo = photo.filter(ImageFilter.UnsharpMask(self.uniform(0.8, 2.0), int(self.uniform(30, 150)), 0))
        if self.chance(0.7):
            file = io.BytesIO()
            photo.save(file, "JPEG", quality=int(self.uniform(25, 95)))
            photo = Image.open(file)
            photo.load()
        return photo, matrix, shift, pixels, spread

    def cut(self, photo, matrix, shift, pixels):
        """The patch as a mesh would cut it out of the photograph."""
        if pixels > 1.6 * SIDE:
            photo = photo.filter(ImageFilter.GaussianBlur(0.32 * pixels / SIDE))
        zoom = SIDE / ((1 + 2 * MARGIN) * self.uniform(0.94, 1.06, 2)) / CELL
        angle = np.deg2rad(self.uniform(-4, 4))
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        forward = np.diag(zoom) @ turn @ np.linalg.inv(matrix)
        centre = matrix @ np.full(2, CANVAS / 2) + shift
        return warp(photo, SIDE, forward, SIDE / 2 + self.uniform(-0.055, 0.055, 2) * SIDE - forward @ centre)

    def sample(self):
        """Returns (patch as 8-bit values, class, number of its alphabet, 1 if handwritten)."""
        names = list(ALPHABETS)
        alphabet = int(self.rng.choice(len(names), p=list(SHARES.values())))
        name = names[alphabet]
        kinds = ALPHABETS[name]
        if name == "digits":
            kind = 0 if self.chance(0.26) else int(self.rng.integers(1, 10))
        elif name == "totals":
            kind = kinds[self.rng.integers(len(kinds))]
        else:  # the symbols beyond 9 are drawn more often
            kind = kinds[self.rng.integers(len(kinds))] if self.chance(0.4) else kinds[self.rng.integers(10, len(kinds))]
        hand = kind > 0 and name == "digits" and self.chance(0.1)
        line_ink = self.uniform(0.35, 0.95)
        ink = min(0.95, line_ink * self.uniform(0.55, 1.25)) if self.chance(0.75) else self.uniform(0.1, 0.9)
        image = self.symbol(self.font(hand), SYMBOL[kind], hand, name == "totals") * ink if kind else self.dirt(ink)
        if name != "totals":
            image = self.ground(self.decorate(image, min(ink, line_ink)), line_ink)
        photo, matrix, shift, pixels, spread = self.photograph(image)
        patch = self.cut(photo, matrix, shift, pixels)
        # A blank cell is scaled by the contrast that its grid's ink would have.
        own = contrast(patch) * self.uniform(0.75, 1.45)
        reference = own if kind else ink * np.exp(-0.4 * (spread / 0.06) ** 2) * self.uniform(0.7, 1.25)
        return np.clip(normalise(patch, reference) * 150 + 50, 0, 255).astype(np.uint8), kind, alphabet, int(hand)


def warp(image, side, matrix, shift):
    """Resamples an image: `matrix` and `shift` take its places to those of the result."""
    back = np.linalg.inv(matrix)
    offset = -back @ shift
    data = (back[0, 0], back[0, 1], offset[0], back[1, 0], back[1, 1], offset[1])
    # Places beyond the border repeat the border, as reading does.
    rim = max(8, image.width // 4)
    wide = Image.fromarray(np.pad(np.asarray(image), rim, mode="edge"))
    data = (data[0], data[1], data[2] + rim, data[3], data[4], data[5] + rim)
    return np.asarray(wide.transform((side, side), Image.Transform.AFFINE, data, Image.Resampling.BILINEAR), np.float32)


def make(seed, fonts, count):
    painter = Painter(np.random.default_rng(seed), fonts)
    samples = [painter.sample() for _ in range(count)]
    patches, kinds, alphabets, hands = zip(*samples)
    return np.stack(patches), np.array(kinds), np.array(alphabets), np.array(hands)
