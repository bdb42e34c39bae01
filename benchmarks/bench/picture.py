"""The curves as a picture: an SVG of panels beside one another, with a line for each build."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, log10
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

WIDTH: Final = 400
HEIGHT: Final = 300
"""Of a panel."""
LEFT: Final = 52
RIGHT: Final = 76
TOP: Final = 44
BOTTOM: Final = 44
"""What is left around the lines of a panel, for words and numbers."""
LINE: Final = 14
"""Between the feet of two lines of text."""
COLORS: Final = ("#b4552d", "#2a6f97", "#5b8c3a")
INK: Final = "#333"
GRID: Final = "#ddd"
SHARES: Final = (1, 2, 2.5, 5, 10)
"""What the steps of a scale are, but for noughts."""
STEPS: Final = 4


class Panel(NamedTuple):
    """One set of axes; a line is a list of points (x, y)."""

    title: str
    across: str
    up: str
    lines: Mapping[str, Sequence[tuple[float, float]]]


def draw(panels: Sequence[Panel], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(picture(panels), encoding="utf-8")


def picture(panels: Sequence[Panel]) -> str:
    """The panels as SVG.

    >>> from xml.etree import ElementTree
    >>> lines = {"pure": [(2, 1.0), (16, 4.2)], "compiled": [(2, 0.2), (16, 0.9)]}
    >>> root = ElementTree.fromstring(picture([Panel("Players & time", "players", "ms", lines)]))
    >>> [len(line.get("points").split()) for line in root.iter("{http://www.w3.org/2000/svg}polyline")]
    [2, 2]
    >>> [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    ['Players & time', 'ms', '0', '2', '4', '6', '2', '16', 'players', 'pure', 'compiled']
    """
    width = WIDTH * len(panels)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">',
        f'<rect width="{width}" height="{HEIGHT}" fill="white"/>',
    ]
    for place, panel in enumerate(panels):
        lines += [f'<g transform="translate({place * WIDTH} 0)">', *_panel(panel), "</g>"]
    return "\n".join([*lines, "</svg>", ""])


def scale(most: float) -> list[float]:
    """Round numbers from nought to at least the most there is.

    >>> scale(4.2), scale(0.9), scale(310)
    ([0.0, 2.0, 4.0, 6.0], [0.0, 0.25, 0.5, 0.75, 1.0], [0.0, 100.0, 200.0, 300.0, 400.0])
    """
    if most <= 0:
        return [0, 1]
    power = 10.0 ** ceil(log10(most / STEPS) - 1)
    step = next(share * power for share in SHARES if share * power * STEPS >= most)
    return [round(step * number, 10) for number in range(ceil(most / step) + 1)]


def _panel(panel: Panel) -> Iterator[str]:
    points = [point for line in panel.lines.values() for point in line]
    ticks = scale(max(y for _, y in points))
    widest = max(x for x, _ in points)

    def at(x: float, y: float) -> tuple[float, float]:
        across = LEFT + x / widest * (WIDTH - LEFT - RIGHT)
        return round(across, 1), round(HEIGHT - BOTTOM - y / ticks[-1] * (HEIGHT - TOP - BOTTOM), 1)

    yield _text(LEFT, 18, panel.title, "start", ' font-weight="bold"')
    yield _text(LEFT, 34, panel.up, "start")
    for tick in ticks:
        left, height = at(0, tick)
        yield f'<path d="M{left} {height}H{WIDTH - RIGHT}" stroke="{GRID}"/>'
        yield _text(left - 6, height + 4, f"{tick:g}", "end")
    for x in sorted({x for x, _ in points}):
        yield _text(at(x, 0)[0], HEIGHT - BOTTOM + 16, f"{x:g}", "middle")
    yield _text((WIDTH + LEFT - RIGHT) / 2, HEIGHT - 10, panel.across, "middle")
    names: dict[str, float] = {}
    for color, (name, line) in zip(COLORS, panel.lines.items(), strict=False):
        places = [at(x, y) for x, y in line]
        drawn = " ".join(f"{x},{y}" for x, y in places)
        yield f'<polyline points="{drawn}" fill="none" stroke="{color}" stroke-width="2"/>'
        yield from (f'<circle cx="{x}" cy="{y}" r="3" fill="{color}"/>' for x, y in places)
        names[name] = places[-1][1] + 4
    for color, name, height in zip(COLORS, names, apart(list(names.values())), strict=False):
        yield _text(at(widest, 0)[0] + 8, height, name, "start", f' fill="{color}"')


def apart(heights: Sequence[float]) -> list[float]:
    """Names beside their lines, moved down where they would stand on one another.

    >>> apart([90.0, 88.0, 20.0])
    [102.0, 88.0, 20.0]
    """
    placed: dict[int, float] = {}
    for number in sorted(range(len(heights)), key=heights.__getitem__):
        placed[number] = max([heights[number], *(height + LINE for height in placed.values())])
    return [placed[number] for number in range(len(heights))]


def _text(x: float, y: float, text: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{more}>{escape(text)}</text>'
