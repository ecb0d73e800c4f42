"""Glyphs of Debian's fonts as masks: digits, the letters A to G, and the numbers 10 to 16."""
import glob
import hashlib
import os

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIZE = 64  # height in pixels of the tallest digit of a font
SYMBOLS = [str(n) for n in range(17)] + list("ABCDEFG")
LARGEST = 2_000_000  # bytes of a font file; larger ones hold Chinese or Japanese script
# Packages whose digits look written by hand.
HAND = ("dkg-handwriting", "femkeklaver", "tomsontalks", "rufscript", "sjfonts", "ecolier", "kristi", "dancingscript",
        "kaushanscript", "breip", "humor-sans", "isabella", "smc-chilanka", "tlwg-purisa", "comic-neue", "summersby", "beteckna")
# Files whose digits are ornaments, dots, old-style numerals of other scripts or otherwise no digits of print.
UNFIT = ("symbol", "emoji", "ornament", "dingbat", "initial", "barcode", "braille", "music", "dotted", "lignes", "math",
         "cmex", "cmsy", "outline", "noscript", "unicodebmp", "fallback", "notosanssign", "keyboard", "chess", "arrow")


class Font:
    """The masks of one font; `hand` is true if it looks handwritten."""

    def __init__(self, family, hand, masks):
        self.family, self.hand, self.masks = family, hand, masks


def mask_of(font, text):
    x0, y0, x1, y1 = font.getbbox(text)
    if not (3 < x1 - x0 < 5 * SIZE and 10 < y1 - y0 < 3 * SIZE):
        raise ValueError(text)
    image = Image.new("L", (x1 - x0 + 2, y1 - y0 + 2), 0)
    ImageDraw.Draw(image).text((1 - x0, 1 - y0), text, fill=255, font=font)
    return image


def load(path):
    """Returns the masks of a font by symbol; fails if digits are missing or alike."""
    font = ImageFont.truetype(path, SIZE)
    masks = {s: mask_of(font, s) for s in SYMBOLS}
    alike = {m.tobytes() for m in masks.values()}
    if len(alike) < len(SYMBOLS):  # a font draws all symbols that it lacks alike
        raise ValueError("digits are missing")
    tallest = max(masks[str(d)].height for d in range(10))
    if min(masks[str(d)].height for d in range(10)) < 0.45 * tallest:
        raise ValueError("digits differ too much in height")
    scale = SIZE / tallest
    return {s: m.resize((max(3, round(m.width * scale)), max(3, round(m.height * scale))), Image.Resampling.BILINEAR)
            for s, m in masks.items()}


def load_all(folder):
    """Returns every usable font below a folder of unpacked packages; the folder's name is the family."""
    fonts, seen = [], set()
    for path in sorted(glob.glob(os.path.join(folder, "**", "*.*"), recursive=True)):
        name = os.path.basename(path).lower()
        if not name.endswith((".ttf", ".otf", ".pfb", ".t1")) or any(word in name for word in UNFIT) or os.path.getsize(path) > LARGEST:
            continue
        family = os.path.relpath(path, folder).split(os.sep)[0]
        if family == "fonts-noto-core" and not name.startswith(("notosans-", "notoserif-", "notosansdisplay-", "notoserifdisplay-")):
            continue  # the files of other scripts hold the same digits
        try:
            masks = load(path)
        except (OSError, ValueError, UnicodeError):
            continue
        digest = hashlib.sha1(b"".join(np.asarray(masks[str(d)]).tobytes() for d in range(1, 10))).digest()
        if digest in seen:
            continue
        seen.add(digest)
        fonts.append(Font(family, any(word in family for word in HAND), masks))
    return fonts
