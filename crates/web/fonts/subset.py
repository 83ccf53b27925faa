#!/usr/bin/env python3
"""Makes skep-sans.woff2 out of Source Sans 3. See README.md in this folder."""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Latin with the letters of English, French and Italian and of their neighbours, punctuation, arrows for keys.
CHARACTERS = (
    "U+20-7E,U+A0,U+A7,U+A9,U+AB,U+B0,U+B1,U+B7,U+BB,U+BD,U+C0-CF,U+D1-DC,U+DF-EF,U+F1-FC,U+FF,"
    "U+152,U+153,U+178,U+1D49,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+202F,"
    "U+2039,U+203A,U+20AC,U+2190-2193,U+2212"
)
# The figures of Source Sans are tabular unless a feature makes them proportional, so that feature is left out.
FEATURES = ["kern", "liga", "locl", "ccmp", "mark"]
WEIGHTS = (400, 700)
# "Source" is a reserved name: a changed font must have another one.
NAME = "Skep Sans"


def main(source, target):
    font = TTFont(source)
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=["*"], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(CHARACTERS))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    rename(font["name"])
    font.flavor = "woff2"
    font.save(target)


def rename(names):
    for record in list(names.names):
        if record.nameID in (1, 4, 16):
            names.setName(NAME, record.nameID, record.platformID, record.platEncID, record.langID)
        elif record.nameID in (3, 6, 25):
            names.setName(NAME.replace(" ", ""), record.nameID, record.platformID, record.platEncID, record.langID)


if __name__ == "__main__":
    main(*sys.argv[1:])
