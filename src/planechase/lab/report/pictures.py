"""The pictures of the page, as SVG: dots with their intervals, bars, and what was said against what came.

Each is drawn twice: wide, with names at the left, and narrow for phones, with names above.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import StringIO
from textwrap import wrap
from typing import Final, Literal, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from planechase.lab.proportions import Estimate
from planechase.lab.report.findings import Finding, Findings, RollFindings, Trust
from planechase.lab.report.page_style import in_tones, tone

LABEL: Final = 12.5
SMALL: Final = 11.5
TINY: Final = 10.5
LETTER: Final = 7.0
"""About as wide as a letter, at the size of labels."""
LINE: Final = 15
"""So high is a line of small print."""
POINTS: Final = 72
"""To an inch: a unit of the picture is a point."""
LONGEST: Final = 34
"""Of a longer name only the end is shown: such names are paths of bots."""
_TONES: Final = {1: "above", 0: "mark", -1: "below"}

Format = Callable[[float], str]
TextAlignment = Literal["left", "center", "right"]


class Sheet(NamedTuple):
    """What a picture is drawn on."""

    name: str
    width: float
    row: float
    """So high is a row of a table."""
    ticks: int
    """The maximum number of labels on an axis."""
    most: int
    """How many dots fit; the others are shown on request."""

    @property
    def is_narrow(self) -> bool:
        return self is NARROW


WIDE: Final = Sheet("wide", 860, row=21, ticks=7, most=30)
NARROW: Final = Sheet("narrow", 340, row=40, ticks=5, most=16)


class Measure(NamedTuple):
    """In what something is measured: how a number of it is said, and where its axis begins, if at a fixed place."""

    say: Format
    axis: str
    least: float | None = None


def percent(value: float) -> str:
    """
    >>> percent(0.256)
    '26 %'
    """
    return f"{100 * value:.0f} %"


def points(value: float) -> str:
    """A change of a chance, in points of a hundred.

    >>> points(-0.031), points(0.0004)
    ('−3.1', '0.0')
    """
    said = f"{100 * value:+.1f}"
    return said[1:] if float(said) == 0 else said.replace("-", "−")


def hundredths(value: float) -> str:
    """The same of what is never less than nothing."""
    return f"{100 * value:.1f}"


def plain(value: float) -> str:
    return f"{value:.1f}"


def counted(number: float, what: str = "") -> str:
    """
    >>> counted(12345), counted(1, "game"), counted(18, "game")
    ('12 345', '1 game', '18 games')
    """
    said = f"{number:,.0f}".replace(",", " ")
    return f"{said} {what}{'s' * (said != '1')}" if what else said


# ---------------------------------------------------------------------- dots


def dots(findings: Findings, measure: Measure, expected: str, whole: bool = False) -> str:
    """A dot for each, the highest at the top, with its interval as a thin line, its name and its number.

    Only those at the top and at the bottom are shown where there are many, unless the caller wants the `whole`.
    """
    return _on_both(lambda sheet: _dots(sheet, findings, measure, expected, whole))


def is_cut(findings: Findings) -> bool:
    """Whether only a part of them is shown, on one sheet at least."""
    return len(findings.found) > min(WIDE.most, NARROW.most)


def _dots(sheet: Sheet, findings: Findings, measure: Measure, expected: str, whole: bool) -> Figure:
    found = findings.found
    gap = None if whole or len(found) <= sheet.most else sheet.most // 2
    shown = found if gap is None else [*found[:gap], *found[-gap:]]
    rows = [row + (gap is not None and row >= gap) for row in range(len(shown))]
    names = [_short(one.name) for one in shown]
    below = wrap(measure.axis, int(sheet.width / 6.4))
    left, right = (14.0, 14.0) if sheet.is_narrow else (24 + LETTER * max(map(len, names)), 140.0)
    figure, axes = _paper(sheet, (rows[-1] + 1.2) * sheet.row, left, right, top=26, bottom=26 + LINE * len(below))
    _intervals(axes, rows, shown)
    for row, name, one in zip(rows, names, shown, strict=True):
        _said(sheet, axes, row, name, one, measure.say)
    axes.set_yticks(rows, [""] * len(rows))
    axes.set_ylim(rows[-1] + (0.5 if sheet.is_narrow else 0.6), -0.7 if sheet.is_narrow else -0.6)
    _measure(sheet, axes, measure, "\n".join(below))
    _fit_in(axes, [one.estimate for one in shown], findings.expected, measure.least)
    axes.axvline(findings.expected, color=tone("pale"), linewidth=1.5, zorder=0)
    _over(axes, findings.expected, expected, "muted")
    if gap is not None:
        _write(axes, (0, gap), f"{len(found) - len(shown)} more between these", (4, 0), "left", "muted", SMALL)
    return figure


def _said(sheet: Sheet, axes: Axes, row: int, name: str, one: Finding, say: Format) -> None:
    """The name of a row, its number, and of how many games that is known."""
    value, known = say(one.estimate.value), counted(one.estimate.known, "game")
    weight = "bold" if one.doubtless else "normal"
    if sheet.is_narrow:
        _write(axes, (0, row), name, (-12, 13), "left", "ink", LABEL)
        _write(axes, (1, row), value, (-52, 13), "right", "ink", LABEL, weight)
        _write(axes, (1, row), known, (12, 13), "right", "muted", TINY)
    else:
        _write(axes, (0, row), name, (-10, 0), "right", "ink", LABEL)
        _write(axes, (1, row), value, (54, 0), "right", "ink", LABEL, weight)
        _write(axes, (1, row), known, (62, 0), "left", "muted", TINY)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"


def _intervals(axes: Axes, rows: Sequence[int], found: Sequence[Finding]) -> None:
    colours = [tone(_TONES[one.doubtless]) for one in found]
    lows, highs = [one.estimate.low for one in found], [one.estimate.high for one in found]
    axes.hlines(rows, lows, highs, colors=colours, linewidth=1.8, capstyle="round")
    axes.scatter([one.estimate.value for one in found], rows, s=58, c=colours, zorder=3, linewidths=0, clip_on=False)


def _measure(sheet: Sheet, axes: Axes, measure: Measure, below: str) -> None:
    axes.xaxis.set_major_locator(MaxNLocator(sheet.ticks, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(lambda value, _: measure.say(value).replace(".0", ""))
    axes.grid(axis="both", color=tone("line"), linewidth=1)
    axes.set_xlabel(below, fontsize=SMALL, color=tone("muted"))


def _fit_in(axes: Axes, estimates: Sequence[Estimate], expected: float, least: float | None) -> None:
    """All dots are seen, and of intervals that are far wider than the rest only a part."""
    values = [one.value for one in estimates] + [expected]
    reach = sorted(one.high - one.low for one in estimates)
    usual = reach[int(0.8 * (len(reach) - 1))]
    low = max(min(one.low for one in estimates), min(values) - usual)
    high = min(max(one.high for one in estimates), max(values) + usual)
    low, high = min(low, expected), max(high, expected)
    room = 0.03 * (high - low) or 0.05
    axes.set_xlim(low - room if least is None else least, high + room)


# ---------------------------------------------------------------------- bars


def lengths(turns: Sequence[int], middle: float) -> str:
    """How many games took how many turns."""
    return _on_both(lambda sheet: _lengths(sheet, turns, middle))


def _lengths(sheet: Sheet, turns: Sequence[int], middle: float) -> Figure:
    figure, axes = _paper(sheet, 200, left=56, right=10, top=30, bottom=40)
    low, high = min(turns), max(turns)
    step = max(1, -(-(high - low + 1) // 40))
    edges = [low - 0.5 + step * at for at in range((high - low) // step + 2)]
    axes.hist(turns, bins=edges, color=tone("mark"), rwidth=0.86)
    axes.axvline(middle, color=tone("ink"), linewidth=1.5)
    _over(axes, middle, f"half of them are over by turn {middle:.0f}", "ink")
    axes.yaxis.set_major_locator(MaxNLocator(6, integer=True))
    axes.xaxis.set_major_locator(MaxNLocator(sheet.ticks, integer=True))
    axes.grid(axis="y", color=tone("line"), linewidth=1)
    axes.set_xlabel("turns", fontsize=SMALL, color=tone("muted"))
    axes.set_ylabel("games", fontsize=SMALL, color=tone("muted"))
    return figure


def die(rolls: RollFindings) -> str:
    """A bar for each face; behind it the band in which a fair die would be, and a tick where it should be."""
    return _on_both(lambda sheet: _die(sheet, rolls))


def _die(sheet: Sheet, rolls: RollFindings) -> Figure:
    left, right, row_height = (4, 4, 62) if sheet.is_narrow else (110, 190, 46)
    figure, axes = _paper(sheet, 3 * row_height, left, right, top=8, bottom=14)
    for row, (face, count, likely) in enumerate(rolls.faces):
        expected = likely.value
        axes.barh(row, likely.high - likely.low, left=likely.low, height=0.62, color=tone("band"), linewidth=0)
        axes.barh(row, count, height=0.36, color=tone("mark"), linewidth=0)
        axes.plot([expected, expected], [row - 0.31, row + 0.31], color=tone("ink"), linewidth=2.5)
        said = f"{counted(count)}, expected {counted(expected)}"
        if sheet.is_narrow:
            _write(axes, (0, row), face.capitalize(), (0, 28), "left", "ink", LABEL)
            _write(axes, (1, row), said, (0, 28), "right", "ink", LABEL)
        else:
            _write(axes, (0, row), face.capitalize(), (-10, 0), "right", "ink", LABEL)
            _write(axes, (1, row), said, (12, 0), "left", "ink", LABEL)
    axes.set_ylim(2.4, -0.6)
    axes.set_xlim(0, 1.02 * max(max(count, likely.high) for _, count, likely in rolls.faces))
    axes.set_xticks([])
    axes.set_yticks([])
    return figure


# ---------------------------------------------------------------------- predicted and actual results


def calibration(trust: Sequence[Trust]) -> str:
    """What the chances said, against what came."""
    return _on_both(lambda sheet: _calibration(sheet, trust))


def _calibration(sheet: Sheet, trust: Sequence[Trust]) -> Figure:
    figure, axes = _paper(sheet, 280, left=64, right=20, top=28, bottom=46)
    axes.plot([0, 1], [0, 1], color=tone("pale"), linewidth=1.5, linestyle=(0, (4, 4)))
    for one in trust:
        axes.plot([one.said, one.said], [one.came.low, one.came.high], color=tone("mark"), linewidth=1.5)
    axes.plot([t.said for t in trust], [t.came.value for t in trust], "o", color=tone("mark"), markersize=7)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    _over(axes, 1, "dashed: as many won as was said", "muted")
    for ticks in (axes.set_xticks, axes.set_yticks):
        ticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axes.grid(color=tone("line"), linewidth=1)
    axes.set_xlabel("the chance as a turn began", fontsize=SMALL, color=tone("muted"))
    axes.set_ylabel("share that won", fontsize=SMALL, color=tone("muted"))
    return figure


# ---------------------------------------------------------------------- paper and pen


def _over(axes: Axes, at: float, said: str, colour: str) -> None:
    """Write something over the picture, where a line ends; near an edge, on the side where there is room."""
    low, high = axes.get_xlim()
    part = (at - low) / (high - low)
    side: TextAlignment = "left" if part < 0.35 else "right" if part > 0.65 else "center"
    axes.annotate(
        said, (at, 1), (0, 6), ("data", "axes fraction"), "offset points",
        ha=side, color=tone(colour), fontsize=SMALL,
    )  # fmt: skip


def _write(
    axes: Axes,
    at: tuple[int, float],
    said: str,
    beside: tuple[float, float],
    side: TextAlignment,
    colour: str,
    size: float,
    weight: str = "normal",
) -> None:
    """Write something so far from the left (0) or the right (1) edge of a row."""
    axes.annotate(
        said, at, beside, ("axes fraction", "data"), "offset points",
        ha=side, va="center_baseline", color=tone(colour), fontsize=size, fontweight=weight,
    )  # fmt: skip


def _paper(sheet: Sheet, height: float, left: float, right: float, top: float, bottom: float) -> tuple[Figure, Axes]:
    """A place to draw, and the room around it."""
    whole = height + top + bottom
    figure = Figure(figsize=(sheet.width / POINTS, whole / POINTS), facecolor="none")
    place = (left / sheet.width, bottom / whole, (sheet.width - left - right) / sheet.width, height / whole)
    axes = figure.add_axes(place, facecolor="none")
    axes.set_axisbelow(True)
    axes.tick_params(length=0, pad=7, colors=tone("ink"), labelsize=LABEL)
    axes.tick_params(axis="x", colors=tone("muted"), labelsize=SMALL)
    axes.spines[:].set_visible(False)
    return figure, axes


def _on_both(draw: Callable[[Sheet], Figure]) -> str:
    """The page shows the one for which there is room."""
    return "".join(f'<div class="{sheet.name}">{_svg(draw(sheet), sheet)}</div>' for sheet in (WIDE, NARROW))


def _svg(figure: Figure, sheet: Sheet) -> str:
    """The same picture always gives the same text, whose letters are letters."""
    written = StringIO()
    # What a picture refers to has other names on each sheet: a browser does not find it in one that is not shown.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": f"planechase {sheet.name}"}):
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
