"""CR 105: the five colours, as plain bit masks.

A set of colours is an integer, so that comparing and combining colours costs nothing on the hot paths;
0 is colourless.
"""

from __future__ import annotations

from typing import Final

Colors = int

COLORLESS: Final = 0
WHITE: Final = 1
BLUE: Final = 2
BLACK: Final = 4
RED: Final = 8
GREEN: Final = 16
ALL_COLORS: Final = 31

COLORS: Final[tuple[Colors, ...]] = (WHITE, BLUE, BLACK, RED, GREEN)
LETTERS: Final[tuple[str, ...]] = ("W", "U", "B", "R", "G")
NAMES: Final[tuple[str, ...]] = ("white", "blue", "black", "red", "green")

COLOR_OF_LETTER: Final[dict[str, Colors]] = dict(zip(LETTERS, COLORS, strict=True))
COLOR_OF_NAME: Final[dict[str, Colors]] = dict(zip(NAMES, COLORS, strict=True))


def colors_from(letters: str) -> Colors:
    """The colours behind letters such as "WU"; the order of the letters does not matter."""
    mask = COLORLESS
    for letter in letters:
        color = COLOR_OF_LETTER.get(letter)
        if color is None:
            raise ValueError(f"{letter!r} is not a colour; the colours are W, U, B, R and G.")
        mask |= color
    return mask


def color_letters(colors: Colors) -> str:
    """The letters of these colours, in WUBRG order."""
    return "".join(letter for letter, color in zip(LETTERS, COLORS, strict=True) if colors & color)


def color_names(colors: Colors) -> tuple[str, ...]:
    """The English names of these colours, in WUBRG order."""
    return tuple(name for name, color in zip(NAMES, COLORS, strict=True) if colors & color)


def spoken_color_names(colors: Colors) -> tuple[str, ...]:
    """The same in the order in which cards say a pair: the second follows the first within two steps of the wheel."""
    names = color_names(colors)
    if len(names) == 2 and NAMES.index(names[1]) - NAMES.index(names[0]) > 2:
        return names[::-1]
    return names


def color_count(colors: Colors) -> int:
    """CR 105.2: how many colours these are; two or more are multicoloured."""
    return (colors & ALL_COLORS).bit_count()
