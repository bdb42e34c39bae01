"""The pictures of the page, as SVG: dots with their intervals, bars, and what was said against what came."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Final, Literal

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from planechase.lab.certainty import Estimate
from planechase.lab.report.findings import Finding, Findings, Rolls, Trust
from planechase.lab.report.looks import in_tones, tone

WIDTH: Final = 860
ROW: Final = 21
LETTER: Final = 6.6
"""About as wide as a letter, at the size of labels."""
LABEL: Final = 12.5
SMALL: Final = 11.5
POINTS: Final = 72
"""To an inch: a unit of the picture is a point."""
_TONES: Final = {1: "above", 0: "mark", -1: "below"}

Format = Callable[[float], str]


def percent(value: float) -> str:
    """
    >>> percent(0.256)
    '26 %'
    """
    return f"{100 * value:.0f} %"


def points(value: float) -> str:
    """A change of a chance, in points of a hundred.

    >>> points(-0.031)
    '−3.1'
    """
    return f"{100 * value:+.1f}".replace("-", "−")


def hundredths(value: float) -> str:
    """The same of what is never less than nothing."""
    return f"{100 * value:.1f}"


def plain(value: float) -> str:
    return f"{value:.1f}"


def dots(findings: Findings, say: Format, expected: str, axis: str, most: int | None = None) -> str:
    """A dot for each, the highest at the top, with its interval as a thin line, its name left and its number right.

    Of more than `most`, only those at the top and at the bottom are shown.
    """
    found = findings.found
    gap = most // 2 if most is not None and len(found) > most else None
    shown = found if gap is None else [*found[:gap], *found[-gap:]]
    rows = [row + (gap is not None and row >= gap) for row in range(len(shown))]
    left = 24 + LETTER * max(len(one.name) for one in shown)
    figure, axes = _paper((rows[-1] + 1) * ROW, left, right=120, top=26, bottom=42)
    _intervals(axes, rows, shown)
    for row, one in zip(rows, shown, strict=True):
        _beside(axes, row, say(one.estimate.value), f"of {one.estimate.known:,}".replace(",", " "), bool(one.doubtless))
    axes.set_yticks(rows, [one.name for one in shown])
    axes.set_ylim(rows[-1] + 0.6, -0.6)
    _expect(axes, findings.expected, expected)
    _measure(axes, say, axis)
    _fit_in(axes, [one.estimate for one in shown], findings.expected)
    if gap is not None:
        between = f"{len(found) - len(shown)} more between these"
        _in_row(axes, 0, gap, between, 4, "left", "muted", SMALL)
    return _svg(figure)


def lengths(turns: Sequence[int], middle: float, axis: str) -> str:
    """How many games took how many turns."""
    figure, axes = _paper(200, left=50, right=24, top=30, bottom=40)
    low, high = min(turns), max(turns)
    step = max(1, -(-(high - low + 1) // 40))
    edges = [low - 0.5 + step * at for at in range((high - low) // step + 2)]
    axes.hist(turns, bins=edges, color=tone("mark"), rwidth=0.86)
    axes.axvline(middle, color=tone("below"), linewidth=1.5)
    _over(axes, middle, f"half of them are over by turn {middle:.0f}", 6, "left", "below")
    axes.yaxis.set_major_locator(MaxNLocator(6, integer=True))
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
    axes.grid(axis="y", color=tone("line"), linewidth=1)
    axes.set_xlabel(axis, fontsize=SMALL, color=tone("muted"))
    axes.set_ylabel("games", fontsize=SMALL, color=tone("muted"))
    return _svg(figure)


def die(rolls: Rolls) -> str:
    """A bar for each face; behind it the band in which a fair die would be, and a tick where it should be."""
    figure, axes = _paper(3 * 46, left=110, right=170, top=8, bottom=14)
    for row, (face, count, likely) in enumerate(rolls.faces):
        expected = likely.value
        axes.barh(row, likely.high - likely.low, left=likely.low, height=0.86, color=tone("band"), linewidth=0)
        axes.barh(row, count, height=0.5, color=tone("above" if face == "chaos" else "mark"), linewidth=0)
        axes.plot([expected, expected], [row - 0.43, row + 0.43], color=tone("ink"), linewidth=2.5)
        said = f"{count:,} of {expected:,.0f} expected".replace(",", " ")
        _in_row(axes, 1, row, said, 12, "left", "ink", LABEL)
    axes.set_yticks(range(3), [face.capitalize() for face, *_ in rolls.faces])
    axes.set_ylim(2.6, -0.6)
    axes.set_xlim(0, 1.02 * max(max(count, likely.high) for _, count, likely in rolls.faces))
    axes.set_xticks([])
    return _svg(figure)


def calibration(trust: Sequence[Trust]) -> str:
    """What the chances said, against what came."""
    figure, axes = _paper(300, left=70, right=300, top=16, bottom=46)
    axes.plot([0, 1], [0, 1], color=tone("pale"), linewidth=1.5, linestyle=(0, (4, 4)))
    for one in trust:
        axes.plot([one.said, one.said], [one.came.low, one.came.high], color=tone("mark"), linewidth=1.5)
    axes.plot([t.said for t in trust], [t.came.value for t in trust], "o", color=tone("mark"), markersize=7)
    _in_row(axes, 1, 0.98, "as many won as was said", 8, "left", "muted", SMALL)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    for ticks in (axes.set_xticks, axes.set_yticks):
        ticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axes.grid(color=tone("line"), linewidth=1)
    axes.set_xlabel("the chance as a turn began", fontsize=SMALL, color=tone("muted"))
    axes.set_ylabel("so many won", fontsize=SMALL, color=tone("muted"))
    return _svg(figure)


def _intervals(axes: Axes, rows: Sequence[int], found: Sequence[Finding]) -> None:
    colours = [tone(_TONES[one.doubtless]) for one in found]
    lows, highs = [one.estimate.low for one in found], [one.estimate.high for one in found]
    axes.hlines(rows, lows, highs, colors=colours, linewidth=1.8, capstyle="round")
    axes.scatter([one.estimate.value for one in found], rows, s=58, c=colours, zorder=3, linewidths=0)


def _beside(axes: Axes, row: int, said: str, of: str, strong: bool) -> None:
    """What is said at the right of a row: a number, and of how many games it is known."""
    _in_row(axes, 1, row, said, 54, "right", "ink", LABEL, "bold" if strong else "")
    _in_row(axes, 1, row, of, 62, "left", "muted", 10.5)


def _expect(axes: Axes, expected: float, called: str) -> None:
    axes.axvline(expected, color=tone("pale"), linewidth=1.5, zorder=0)
    _over(axes, expected, called, 0, "center", "muted")


Side = Literal["left", "center", "right"]


def _over(axes: Axes, at: float, said: str, beside: float, side: Side, colour: str) -> None:
    """Write something over the picture, where a line ends."""
    axes.annotate(
        said, (at, 1), (beside, 6), ("data", "axes fraction"), "offset points",
        ha=side, color=tone(colour), fontsize=SMALL,
    )  # fmt: skip


def _in_row(
    axes: Axes, edge: int, row: float, said: str, beside: float, side: Side, colour: str, size: float, weight: str = ""
) -> None:
    """Write something in a row, so far from the left (0) or the right (1) edge of the picture."""
    axes.annotate(
        said, (edge, row), (beside, 0), ("axes fraction", "data"), "offset points",
        ha=side, va="center_baseline", color=tone(colour), fontsize=size, fontweight=weight or "normal",
    )  # fmt: skip


def _measure(axes: Axes, say: Format, axis: str) -> None:
    axes.xaxis.set_major_locator(MaxNLocator(7, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(lambda value, _: say(value).replace(".0", ""))
    axes.grid(axis="both", color=tone("line"), linewidth=1)
    axes.set_xlabel(axis, fontsize=SMALL, color=tone("muted"))


def _fit_in(axes: Axes, estimates: Sequence[Estimate], expected: float) -> None:
    """All dots are seen, and of intervals that are far wider than the rest only a part."""
    values = [one.value for one in estimates] + [expected]
    reach = sorted(one.high - one.low for one in estimates)
    usual = reach[int(0.8 * (len(reach) - 1))]
    low = max(min(one.low for one in estimates), min(values) - usual)
    high = min(max(one.high for one in estimates), max(values) + usual)
    low, high = min(low, expected), max(high, expected)
    room = 0.03 * (high - low) or 0.05
    axes.set_xlim(low - room, high + room)


def _paper(height: float, left: float, right: float, top: float, bottom: float) -> tuple[Figure, Axes]:
    """A place to draw, and the room around it."""
    whole = height + top + bottom
    figure = Figure(figsize=(WIDTH / POINTS, whole / POINTS), facecolor="none")
    place = (left / WIDTH, bottom / whole, (WIDTH - left - right) / WIDTH, height / whole)
    axes = figure.add_axes(place, facecolor="none")
    axes.set_axisbelow(True)
    axes.tick_params(length=0, pad=7, colors=tone("ink"), labelsize=LABEL)
    axes.tick_params(axis="x", colors=tone("muted"), labelsize=SMALL)
    axes.spines[:].set_visible(False)
    return figure, axes


def _svg(figure: Figure) -> str:
    """The same picture always gives the same text, whose letters are letters."""
    written = StringIO()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "planechase"}):
        figure.savefig(written, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    return in_tones(_inline(written.getvalue()))


_NEEDLESS: Final = (
    (r"<metadata>.*?</metadata>", ""),
    (r'\s(xmlns(:xlink)?|version)="[^"]*"', ""),
    (r'(<g) id="[^"]*"', r"\1"),
    (r" font-family: [^;\"]*;?", ""),
    (r"(\d\.\d)\d+", r"\1"),
    (r"\s*\n\s*", " "),
)
"""What only a file of its own needs, names that nobody calls, and hundredths of a point."""


def _inline(svg: str) -> str:
    """As part of a page, as wide as there is room."""
    inner = svg[svg.index("<svg") :]
    for pattern, instead in _NEEDLESS:
        inner = re.sub(pattern, instead, inner, flags=re.DOTALL)
    head, rest = inner.split(">", 1)
    return re.sub(r' (width|height)="[^"]*"', "", head) + ">" + rest
