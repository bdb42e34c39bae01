"""How the page looks: colours by day and by night, the shape of a section, and the poster at its head."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import Final, NamedTuple

TONES: Final[Mapping[str, tuple[str, str, str]]] = {
    "ink": ("#010203", "#241838", "#f6efe6"),
    "muted": ("#010204", "#6d6072", "#b5a8c0"),
    "line": ("#010205", "#eadfcd", "#3a3050"),
    "mark": ("#010206", "#50335f", "#c5aee4"),
    "pale": ("#010207", "#c9bcd0", "#6a5a80"),
    "above": ("#010208", "#14807c", "#56d0c4"),
    "below": ("#010209", "#c8321c", "#ff8a6c"),
    "band": ("#01020a", "#f0cfc0", "#5a3a48"),
    "panel": ("#01020b", "#fffaf1", "#221a36"),
}
"""Each colour of a picture: what stands for it while it is drawn, and what is seen by day and by night."""


def tone(name: str) -> str:
    """The colour that stands for one of the page's."""
    return TONES[name][0]


def in_tones(svg: str) -> str:
    """A picture in the page's own colours, which change with the light."""
    for name, (stands_for, _, _) in TONES.items():
        svg = svg.replace(stands_for, f"var(--{name})")
    return svg


class PageSection(NamedTuple):
    """A heading, text, and perhaps a picture that shows it."""

    title: str
    said: str
    picture: str = ""
    note: str = ""
    """How it was measured, in small print."""
    whole: str = ""
    """The same picture with everything in it, for those who ask; the first shows the ends only."""


def page(
    title: str, subtitle: str, figures: Iterable[tuple[str, str]], sections: Iterable[PageSection], foot: Iterable[str]
) -> str:
    """The whole page in one file, which needs nothing else."""
    body = "\n".join(_section(one) for one in sections)
    told = "".join(f"<li><b>{escape(value)}</b><span>{escape(what)}</span></li>" for value, what in figures)
    return _PAGE.format(
        title=escape(title), subtitle=escape(subtitle), style=_style(), poster=_POSTER, figures=told, sections=body,
        foot="".join(f"<p>{_written(line)}</p>" for line in foot),
    )  # fmt: skip


def _section(one: PageSection) -> str:
    label = escape(one.said.replace("`", ""))
    picture = f'<figure role="img" aria-label="{label}">{one.picture}</figure>' if one.picture else ""
    note = f'<p class="note">{_written(one.note)}</p>' if one.note else ""
    whole = f"<details><summary>Show all of them</summary><figure>{one.whole}</figure></details>" if one.whole else ""
    return f"<section><h2>{escape(one.title)}</h2>{picture}<p>{_written(one.said)}</p>{note}{whole}</section>"


def _written(text: str) -> str:
    """As HTML, in which a `command` looks like one, and no line ends between a number and its sign.

    >>> _written("`report` & 5 %")
    '<code>report</code> &amp; 5&nbsp;%'
    """
    return re.sub(r"(\d) %", r"\1&nbsp;%", re.sub("`([^`]*)`", r"<code>\1</code>", escape(text)))


def _style() -> str:
    day = "".join(f"--{name}:{light};" for name, (_, light, _) in TONES.items())
    night = "".join(f"--{name}:{dark};" for name, (_, _, dark) in TONES.items())
    return _STYLE.replace("DAY", day).replace("NIGHT", night)


_STYLE: Final = """
:root { color-scheme: light dark; DAY --background: #fbf1df; }
@media (prefers-color-scheme: dark) { :root { NIGHT --background: #171026; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--ink); font: 16px/1.5 Figtree, system-ui, sans-serif; }
header { position: relative; overflow: hidden; background: #8d2f4f; color: #fdf1dc; }
header svg { position: absolute; inset: 0; width: 100%; height: 100%; }
header div { position: relative; max-width: 920px; margin: auto; padding: 44px 20px 40px; }
h1, h2, .figures b {
  font-family: "Big Shoulders Display", "Arial Narrow", "Liberation Sans Narrow", Impact, sans-serif; }
h1 { margin: 0; font-size: clamp(40px, 9vw, 84px); line-height: 1; font-weight: 800; text-transform: uppercase;
  letter-spacing: .01em; text-shadow: 4px 4px 0 #2c1640; }
header p { display: inline-block; margin: 14px 0 0; padding: 4px 12px; border-radius: 8px; background: #2c1640d9; }
main { max-width: 920px; margin: auto; padding: 20px; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(112px, 1fr)); gap: 10px; margin: 0 0 22px;
  padding: 0; list-style: none; }
.figures li { padding: 10px 14px; border-radius: 12px; background: var(--panel); }
.figures b { display: block; font-size: 34px; line-height: 1.1; font-variant-numeric: tabular-nums; }
.figures span { color: var(--muted); font-size: 13.5px; }
section { margin: 0 0 22px; padding: 20px 24px; border-radius: 16px; background: var(--panel); }
h2 { margin: 0 0 8px; font-size: 29px; line-height: 1.15; font-weight: 700; }
section p { margin: 10px 0 0; max-width: 68ch; }
.note { color: var(--muted); font-size: 13.5px; }
figure { margin: 0; }
figure svg { display: block; width: 100%; height: auto; }
.narrow { display: none; }
code { font-size: .94em; }
figure text { font-family: Figtree, system-ui, sans-serif !important; font-variant-numeric: tabular-nums; }
footer { max-width: 920px; margin: auto; padding: 0 20px 40px; color: var(--muted); font-size: 13.5px; }
footer p { margin: 0 0 8px; max-width: 84ch; }
details { margin-top: 12px; }
summary { width: max-content; padding: 3px 12px; border-radius: 8px; background: var(--line); font-size: 14px;
  cursor: pointer; }
details[open] summary { margin-bottom: 14px; }
@media (max-width: 720px) {
  .wide { display: none; }
  .narrow { display: block; max-width: 460px; }
  main { padding: 12px; }
  section { padding: 16px 14px; }
  footer { padding: 0 16px 32px; }
}
@media print { section { break-inside: avoid; } }
"""

_POSTER: Final = """<svg viewBox="0 0 1200 220" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
<rect width="1200" height="220" fill="#8d2f4f"/>
<circle cx="930" cy="120" r="640" fill="#a63d55"/><circle cx="930" cy="120" r="500" fill="#c4525a"/>
<circle cx="930" cy="120" r="370" fill="#de6f60"/><circle cx="930" cy="120" r="250" fill="#ee936c"/>
<circle cx="930" cy="120" r="150" fill="#f6b682"/><circle cx="930" cy="84" r="52" fill="#fbe9bd"/>
<path d="M0 190 150 120 260 172 420 84 560 176 700 128 830 182 1000 110 1200 186V220H0Z" fill="#a0496f"/>
<path d="M420 84 560 176 470 178 436 130ZM1000 110 1200 186 1060 186 1010 140Z" fill="#833a66"/>
<path d="M0 204Q200 158 420 192T820 190 1200 178V220H0Z" fill="#5d2f63"/>
<path d="M0 212Q260 190 560 208T1200 200V220H0Z" fill="#2c1640"/>
<path d="M720 52q9-8 16 0 8-8 16 0M770 38q7-6 12 0 6-6 12 0M690 76q6-5 10 0 5-5 10 0" fill="none"
  stroke="#2c1640" stroke-width="3"/>
</svg>"""

_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<header>{poster}<div><h1>{title}</h1><p>{subtitle}</p></div></header>
<main>
<ul class="figures">{figures}</ul>
{sections}
</main>
<footer>{foot}</footer>
</body>
</html>
"""
