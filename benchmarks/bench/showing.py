"""Tables for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bench.rows import Change, Group, Row, aims

WIDTH: Final = 66
"""Of the texts; a longer one moves its own line."""


def head(builds: Sequence[str]) -> str:
    """What stands above the columns.

    >>> head(["pure", "compiled"]).split()
    ['pure', 'compiled', 'ratio', 'aim']
    >>> head(["pure"]).split()
    ['pure', 'aim']
    """
    columns = "".join(f"  {name:>9}   " for name in builds)
    return f"{'':<{WIDTH}}{columns}{'  ratio' if len(builds) > 1 else ''}  aim"


def group_lines(group: Group, builds: Sequence[str]) -> Iterator[str]:
    r"""A heading and its rows, with a column for each build and, for two of them, the compiled value to the pure one.

    >>> from bench.rows import Better
    >>> forks = Group("Forks", [Row("fork_grant", "at a grant", {"pure": 28.25, "compiled": 9.5}, Better.LESS, "µs")])
    >>> print("\n".join(group_lines(forks, ["pure", "compiled"])))
    Forks
      at a grant   28.2 µs   9.5 µs   0.336   compiled at most 10
    """
    yield group.heading
    yield from (row_line(row, builds) for row in group.rows)


def row_line(row: Row, builds: Sequence[str]) -> str:
    values = "".join(f"  {number(row.values[name]) if name in row.values else '–':>9} {row.unit:<2}" for name in builds)
    ratio = (f"  {number(row.ratio):>5}" if row.ratio is not None else " " * 7) if len(builds) > 1 else ""
    return f"{'  ' + row.text:<{WIDTH}}{values}{ratio}  {aims(row)}".rstrip()


def change_lines(changes: Sequence[Change]) -> Iterator[str]:
    r"""What changed since an earlier run.

    >>> from bench.rows import Better
    >>> row = Row("import", "import planechase", {"pure": 0.3}, Better.LESS, "s")
    >>> print("\n".join(change_lines([Change(row, "pure", 0.2)])))
                                 before        now    change
      import planechase, pure       0.2 s      0.3 s    +50%  WORSE
    """
    yield f"{'':<{WIDTH}}  {'before':>9}     {'now':>9}       change"
    for one in changes:
        unit = one.row.unit
        values = f"  {number(one.before):>9} {unit:<2}  {number(one.now):>9} {unit:<2}  {one.part:>+8.0%}"
        yield f"{f'  {one.row.text}, {one.build}':<{WIDTH}}{values}  {one.judgement}".rstrip()


def number(value: float) -> str:
    """Three digits, or all that stand before the point.

    >>> number(12345.6), number(0.12345), number(28.25), number(999.6)
    ('12,346', '0.123', '28.2', '1,000')
    """
    return f"{value:,.0f}" if value >= 999.5 else f"{value:.3g}"
