#!/usr/bin/env python3
"""Writes the fonts of two signs that the Latin subsets lack: make.py NODE_MODULES (needs fonttools and brotli)

The non-breaking hyphen is the hyphen's glyph; the unequal sign is made of the equals sign and the slash. Both are as
bold as the text around them, since the glyphs come from the same variable font.
"""

import os
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

HYPHEN, UNEQUAL = 0x2011, 0x2260


def component(name, x, y):
    one = GlyphComponent()
    one.glyphName, one.x, one.y, one.flags = name, x, y, 0x4
    return one


def middle(font, name):
    glyph = font["glyf"][name]
    return (glyph.xMin + glyph.xMax) / 2, (glyph.yMin + glyph.yMax) / 2


def main():
    modules = sys.argv[1]
    folder = os.path.dirname(os.path.abspath(__file__))
    for family in ("inter", "literata"):
        font = TTFont(f"{modules}/@fontsource-variable/{family}/files/{family}-latin-wght-normal.woff2")
        options = Options()
        options.layout_features = []
        options.notdef_outline = True
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=[ord(sign) for sign in "-=/"])
        subsetter.subset(font)
        names = font.getBestCmap()
        hyphen, equal, slash = (names[ord(sign)] for sign in "-=/")
        (x, y), (at_x, at_y) = middle(font, equal), middle(font, slash)
        glyph = Glyph()
        glyph.numberOfContours = -1
        glyph.components = [component(equal, 0, 0), component(slash, round(x - at_x), round(y - at_y))]
        font.setGlyphOrder([*font.getGlyphOrder(), "notequal"])
        font["glyf"].glyphs["notequal"] = glyph
        font["glyf"].glyphOrder = font.getGlyphOrder()
        glyph.recalcBounds(font["glyf"])
        font["hmtx"]["notequal"] = font["hmtx"][equal][0], glyph.xMin
        font["gvar"].variations["notequal"] = []
        for table in font["cmap"].tables:
            table.cmap = {HYPHEN: hyphen, UNEQUAL: "notequal"}
        for unwanted in ("HVAR", "GDEF", "GPOS", "GSUB", "MVAR", "vhea", "vmtx", "VVAR"):
            if unwanted in font:
                del font[unwanted]
        font.flavor = "woff2"
        font.save(f"{folder}/{family}-signs.woff2")


main()
