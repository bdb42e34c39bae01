"""The games of a folder as tables in Parquet: a row for each game, turn, visit to a plane, and use of a card.

`games` has the failed ones too; the others only what was played to its end. What is said of each player is a list by
seat; `first` is the seat that took the first turn. `rolled_…` is what rolls of the planar die came to, `dice_…` what
the dice showed: cards roll several for one roll, or make something else of a blank.

Chances of winning are estimates, by a model fitted to the same games: `chances` says what they are and are not, and the
file `chances.json` what was fitted. Where teams win together, all members of a team have the chance of the team.

What each column means is told in docs/results.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec

from planechase.decks.casual import called
from planechase.lab.certainty import Float64Array
from planechase.lab.chance_features import PlayerStanding
from planechase.lab.game_folder import Folder
from planechase.lab.lab_games import Outcome, UseKind
from planechase.lab.optional_libraries import MissingLibraries
from planechase.lab.win_chances import BELIEVED, EVERYBODY, SHARES, Chances, beginnings, fitted, result
from planechase.rules.casual.planar_die import Face

try:
    import polars as pl
except ImportError as missing:
    raise MissingLibraries from missing

TABLES: Final = ("games", "turns", "visits", "uses")
MODEL: Final = "chances.json"
LESSONS: Final = 2000
"""How many games, evenly chosen, the chances are learnt from. More would change them by less than their error."""
AT_ONCE: Final = 100
"""How many games are processed together."""
ROW_GROUP: Final = 100_000
"""How many rows form a group in a file; readers need not have more in memory."""
DIGITS: Final = 5
"""Of a chance; what lies beyond may differ from machine to machine."""

_SEAT: Final = pl.UInt8
_PLACE: Final = pl.Struct(
    {
        "life": pl.Int32,
        "power": pl.Int32,
        "permanents": pl.Int32,
        "lands": pl.Int32,
        "hand": pl.Int32,
        "is_out": pl.Boolean,
    }
)
_CHANCES: Final = pl.List(pl.Float32)
SCHEMAS: Final[Mapping[str, Mapping[str, pl.DataType | type[pl.DataType]]]] = {
    "games": {
        "game": pl.UInt32,
        "seed": pl.UInt64,
        "variants": pl.List(pl.String),
        "decks": pl.List(pl.String),
        "bots": pl.List(pl.String),
        "names": pl.List(pl.String),
        "teams": pl.List(_SEAT),
        "first": _SEAT,
        "vanguards": pl.List(pl.String),
        "commanders": pl.List(pl.List(pl.String)),
        "winners": pl.List(_SEAT),
        "is_draw": pl.Boolean,
        "reason": pl.String,
        "turns": pl.UInt32,
        "decisions": pl.UInt32,
        "planeswalks": pl.UInt32,
        "chaos": pl.UInt32,
        "rolled_planeswalker": pl.UInt32,
        "rolled_chaos": pl.UInt32,
        "rolled_blank": pl.UInt32,
        "dice_planeswalker": pl.UInt32,
        "dice_chaos": pl.UInt32,
        "dice_blank": pl.UInt32,
        "life": pl.List(pl.Int32),
        "seconds": pl.Float64,
        "failure": pl.String,
    },
    "turns": {
        "game": pl.UInt32,
        "turn": pl.UInt32,
        "player": _SEAT,
        "places": pl.List(_PLACE),
        "chances": _CHANCES,
        "results": _CHANCES,
    },
    "visits": {
        "game": pl.UInt32,
        "plane": pl.String,
        "is_phenomenon": pl.Boolean,
        "turn": pl.UInt32,
        "player": _SEAT,
        "turns": pl.UInt32,
        "rolls": pl.UInt32,
        "chaos": pl.UInt32,
        "life": pl.List(pl.Int32),
        "before": pl.List(_PLACE),
        "after": pl.List(_PLACE),
        "chances_before": _CHANCES,
        "chances_after": _CHANCES,
    },
    "uses": {
        "game": pl.UInt32,
        "card": pl.String,
        "kind": pl.Enum(UseKind),
        "turn": pl.UInt32,
        "player": _SEAT,
        "deck": pl.String,
        "bot": pl.String,
        "won": pl.Boolean,
        "before": _PLACE,
        "after": _PLACE,
        "chance_before": pl.Float32,
        "chance_after": pl.Float32,
    },
}
"""The columns of each table. `after` is null, and the chance is the result, where the game ended first."""


class Model(msgspec.Struct, frozen=True):
    """How the chances in the tables of a folder were estimated; where that is done otherwise now, they are too old."""

    shares: tuple[str, ...] = SHARES
    everybody: tuple[float, ...] = EVERYBODY
    believed: tuple[float, ...] = BELIEVED
    weights: tuple[float, ...] = ()
    lines: int = 0
    """The size of the games' lines in bytes: lines are only ever added, so there are new ones if it has grown."""


class Tables(NamedTuple):
    """All that is known of the games of a folder."""

    games: pl.DataFrame
    turns: pl.DataFrame
    visits: pl.DataFrame
    uses: pl.DataFrame


def read(folder: Folder) -> Tables:
    """The tables of a folder; they are written first if games have been played since, or it was never done."""
    refresh(folder)
    return Tables(*(pl.read_parquet(_file(folder, name)) for name in TABLES))


def refresh(folder: Folder) -> None:
    """Write the tables of a folder, unless they say already what was played."""
    if not _are_up_to_date(folder):
        write(folder)


def write(folder: Folder) -> None:
    """Write the tables of a folder; who looks at it meanwhile sees those of before.

    There may be a million games: some at a time are written to files of their own, which are put together in the end.
    """
    model, games = Model(lines=_bytes(folder)), folder.in_order()
    chances = fitted(games.every(max(1, -(-len(games) // LESSONS))))
    with TemporaryDirectory(prefix=".tables-", dir=folder.path) as aside:
        parts = {name: Path(aside, name) for name in TABLES}
        _write_parts(games, chances, parts)
        for name, part in parts.items():
            whole = Path(aside, f"{name}.parquet")
            pl.scan_parquet(sorted(part.iterdir())).sink_parquet(whole, row_group_size=ROW_GROUP)
            whole.replace(_file(folder, name))
        told = msgspec.structs.replace(model, weights=tuple(_rounded(chances.weights)))
        _write_model(told, Path(aside, MODEL)).replace(folder.path / MODEL)


def _write_parts(games: Iterable[Outcome], chances: Chances, parts: Mapping[str, Path]) -> None:
    """The first part of each table has no rows, so that there is a table where nothing was played."""
    for part in parts.values():
        part.mkdir()
    coming = iter(games)
    some: list[Outcome] = []
    for number in count():
        for name, rows in _rows(some, chances).items():
            frame = pl.DataFrame(rows, schema=SCHEMAS[name], orient="row")
            frame.write_parquet(parts[name] / f"{number:09}.parquet", compression="lz4", statistics=False)
        some = list(islice(coming, AT_ONCE))
        if not some:
            return


def _write_model(model: Model, path: Path) -> Path:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(model)))
    return path


def _bytes(folder: Folder) -> int:
    path = folder.lines.path
    return path.stat().st_size if path.exists() else 0


def _file(folder: Folder, name: str) -> Path:
    return folder.path / f"{name}.parquet"


def _are_up_to_date(folder: Folder) -> bool:
    """The model is written last, so that all tables are as old as it, or younger."""
    try:
        kept = msgspec.json.decode((folder.path / MODEL).read_bytes(), type=Model)
    except (FileNotFoundError, msgspec.MsgspecError):
        return False
    is_as_now = msgspec.structs.replace(kept, weights=()) == Model(lines=_bytes(folder))
    return is_as_now and all(_file(folder, name).exists() for name in TABLES)


ParquetRow = tuple[object, ...]


def _rows(outcomes: Iterable[Outcome], chances: Chances) -> dict[str, list[ParquetRow]]:
    rows: dict[str, list[ParquetRow]] = {name: [] for name in TABLES}
    for outcome in outcomes:
        rows["games"].append(_game(outcome))
        if outcome.failure:
            continue
        told = _Told(outcome, chances)
        rows["turns"] += told.turns()
        rows["visits"] += told.visits()
        rows["uses"] += told.uses()
    return rows


def _game(outcome: Outcome) -> ParquetRow:
    match = outcome.match
    return (
        match.number,
        match.seed,
        match.variants,
        match.decks,
        match.bots,
        called(len(match.decks)),
        outcome.teams,
        outcome.moments[0].active if outcome.moments else None,
        outcome.vanguards or None,
        outcome.commanders or None,
        outcome.winners,
        outcome.is_draw,
        outcome.reason,
        outcome.turns,
        outcome.decisions,
        outcome.planeswalks,
        outcome.chaos,
        *(faces.get(face.value, 0) for faces in (outcome.rolls, outcome.dice) for face in Face),
        outcome.life,
        outcome.seconds,
        outcome.failure or None,
    )


class _Told:
    """What there is to say of one game that was played to its end."""

    def __init__(self, outcome: Outcome, chances: Chances) -> None:
        self.outcome = outcome
        self.number = outcome.match.number
        moments = outcome.moments
        self.places = [[_place(place) for place in moment.places] for moment in moments]
        estimated = chances.of(moments, outcome.teams) if moments else ()
        self.chances = [_rounded(one) for one in estimated]
        self.result = _rounded(result(outcome))

    def turns(self) -> Iterator[ParquetRow]:
        for at in beginnings(self.outcome.moments):
            moment = self.outcome.moments[at]
            yield self.number, moment.turn, moment.active, self.places[at], self.chances[at], self.result

    def visits(self) -> Iterator[ParquetRow]:
        for visit in self.outcome.visits:
            yield (
                self.number,
                visit.plane,
                visit.is_phenomenon,
                visit.turn,
                visit.player,
                visit.turns,
                visit.rolls,
                visit.chaos,
                visit.life,
                self.places[visit.before],
                self.places[visit.after] if visit.after is not None else None,
                self.chances[visit.before],
                self._chances_after(visit.after),
            )

    def uses(self) -> Iterator[ParquetRow]:
        match = self.outcome.match
        for use in self.outcome.uses:
            seat = use.player
            yield (
                self.number,
                use.card,
                use.kind.value,
                use.turn,
                seat,
                match.decks[seat],
                match.bots[seat],
                seat in self.outcome.winners,
                self.places[use.before][seat],
                self.places[use.after][seat] if use.after is not None else None,
                self.chances[use.before][seat],
                self._chances_after(use.after)[seat],
            )

    def _chances_after(self, after: int | None) -> Sequence[float]:
        return self.chances[after] if after is not None else self.result


def _place(place: PlayerStanding) -> dict[str, int | bool]:
    return {name: getattr(place, name) for name in place.__struct_fields__}


def _rounded(chances: Float64Array) -> list[float]:
    return [round(chance, DIGITS) for chance in chances.tolist()]
