"""What the page says: each section with its sentences, which are found in the games themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import polars as pl

from planechase.lab.keeping import Folder
from planechase.lab.plans import Plan
from planechase.lab.report import pictures
from planechase.lab.report.findings import FEW, Finding, Findings, Laboratory, Trust
from planechase.lab.report.looks import Section, page
from planechase.lab.report.pictures import Format, hundredths, percent, plain, points
from planechase.lab.tables import read
from planechase.words.english import capital, listed, number_word, plural

MOST_NAMED: Final = 4
"""So many are named in a sentence."""
MOST_SHOWN: Final = 30
"""So many dots a picture has; the rest is shown to those who ask."""
UNLIKELY: Final = 0.05
ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class NoGames(ValueError):
    """A folder in which no game has been played."""


def report(folder: Folder) -> str:
    """The page about a folder, as HTML."""
    games = Laboratory(read(folder))
    if not games.tables.games.height:
        raise NoGames(f"No game has been played in {folder.path} yet.")
    number = games.tables.games.height
    return page(f"{_count(number)} game{'s' * (number != 1)}", _told(folder.plan), _figures(games), _sections(games))


def _told(plan: Plan) -> str:
    """What was played, in a line."""
    with_what = listed([name.capitalize() for name in plan.variants]) if plan.variants else "No variant"
    bots = listed(list(dict.fromkeys(plan.bots)))
    return f"{with_what} · {plan.players} players · {len(plan.decks)} decks · played by {bots} · seed {plan.seed}"


def _figures(games: Laboratory) -> list[tuple[str, str]]:
    """The numbers at the head of the page."""
    finished, all_of_them = games.finished, games.tables.games.height
    if not finished.height:
        return [(_count(all_of_them), "games, none finished")]
    figures = [
        (_count(finished.height), "games finished"),
        (plain(finished["turns"].to_numpy().mean()), "turns a game"),
        (_count(round(finished["decisions"].to_numpy().mean())), "decisions a game"),
    ]
    if games.tables.visits.height:
        figures.append((plain(finished["planeswalks"].to_numpy().mean()), "planeswalks a game"))
        figures.append((plain(finished["chaos"].to_numpy().mean()), "times chaos a game"))
    figures.append((f"{finished['seconds'].to_numpy().mean():.2f} s", "of a processor a game"))
    return figures


def _sections(games: Laboratory) -> Iterator[Section]:
    if games.finished.height:
        yield from _winning(games)
        yield _length(games)
        if games.tables.visits.height:
            yield from _planes(games)
        if games.tables.uses.filter(pl.col("kind") == "scheme").height:
            yield _schemes(games)
        if "vanguards" in games.seats.columns:
            yield _vanguards(games)
        if games.rolls().rolled:
            yield _rolls(games)
        if trust := games.trust():
            yield _trust(trust)
    if games.failed.height:
        yield _failures(games)


def _trust(trust: Sequence[Trust]) -> Section:
    worst = max(trust, key=lambda one: abs(one.came.value - one.said))
    said = (
        "The swings are changes of an estimated chance of winning. Where a dot lies on the dashed line, the estimate "
        f"is right on the average. It is furthest off where it says {percent(worst.said)}: of those "
        f"{percent(worst.came.value)} won ({percent(worst.came.low)} to {percent(worst.came.high)})."
    )
    return Section("How far to trust the chances", said, pictures.calibration(trust), _CHANCES)


_CHANCES: Final = (
    "The chances come from a small model, fitted to these very games: each player's share of the life, power, other "
    "permanents, lands, cards in hand and players left, and whose turn it is. What cards do it does not know."
)


# ---------------------------------------------------------------------- winning


def _winning(games: Laboratory) -> Iterator[Section]:
    decks = games.wins("decks")
    if len(decks.found) > 1:
        said = _verdict(decks, "deck", "wins more than its share", "wins less", percent)
        yield Section("Which decks win", said, _shares(decks), _WILSON)
    order = games.wins("order")
    told = order._replace(found=[one._replace(name=f"whoever plays {_place(one.name)}") for one in order.found])
    said = _verdict(told, "seat", "wins more than a fair share", "wins less", percent)
    around = sorted(order.found, key=lambda one: int(one.name))
    shown = order._replace(found=[one._replace(name=f"Plays {_place(one.name)}") for one in around])
    yield Section("Does it help to begin?", said, _shares(shown), "Seats are counted from whoever took the first turn.")
    bots = games.wins("bots")
    if len(bots.found) > 1:
        said = _verdict(bots, "bot", "wins more than its share", "wins less", percent)
        note = f"{_WILSON} `planechase arena` compares bots more sharply: it lets them play the same deals."
        yield Section("Which bots win", said, _shares(bots), note)


_WILSON: Final = "Wilson's intervals; a game counts for each of its seats, and a draw is nobody's win."


def _place(order: str) -> str:
    at = int(order)
    return ORDER[at] if at < len(ORDER) else f"{at + 1}th"


def _shares(findings: Findings) -> str:
    return pictures.dots(findings, percent, f"share of a seat: {percent(findings.expected)}", "games won")


def _vanguards(games: Laboratory) -> Section:
    found = games.wins("vanguards")
    known = [one for one in found.found if one.estimate.known >= FEW]
    kept = found._replace(found=known, left_out=len(found.found) - len(known))
    if not known:
        return Section("Which vanguards win", _too_few("vanguard"))
    said = _verdict(kept, "vanguard", "wins more than its share", "wins less", percent)
    return Section(
        "Which vanguards win", said, _shares(kept), f"Chance deals the vanguards. {_WILSON}{_left_out(kept)}"
    )


# ---------------------------------------------------------------------- length


def _length(games: Laboratory) -> Section:
    turns = games.finished["turns"].to_list()
    middle = float(games.finished["turns"].median() or 0)  # type: ignore[arg-type]  # a median of numbers is one
    short, long = (games.finished["turns"].quantile(part, "nearest") or 0 for part in (0.1, 0.9))
    draws = int(games.finished["is_draw"].sum())
    drawn = f" {capital(_number(draws))} ended in a draw." if draws else ""
    most = f"eight of ten take from {short:.0f} to {long:.0f} turns"
    said = f"Half of the games are over by turn {middle:.0f}; {most}.{drawn}"
    note = "A turn is one player's; a round of the table has as many as there are players."
    return Section("How long games last", said, pictures.lengths(turns, middle, "turns"), note)


# ---------------------------------------------------------------------- planes


def _planes(games: Laboratory) -> Iterator[Section]:
    stays = games.stays()
    title = "How long each plane stays"
    if not stays.found:
        yield Section(title, f"A plane stays {plain(stays.expected)} turns on the average. {_too_few('plane')}")
        return
    said = _verdict(stays, "plane", "stays longer than others", "is left sooner", plain)
    yield _dotted(title, said, stays, plain, f"all: {plain(stays.expected)}", "turns of a stay", _BOOTSTRAP)
    yield _swing(
        games.turnover(), "Which planes swing a game", "plane", "swings a game more than others", "swings it less",
        "all visits", "points of chance that change hands during a visit",
        "How much of the chances of winning changes hands from the beginning of a visit to its end; a plane that stays "
        "longer has more time for it. Phenomena are among them.", hundredths,
    )  # fmt: skip
    yield _swing(
        games.relief(), "Which planes help the player who is behind", "plane", "helps them more than others",
        "helps them less", "all stays", "points of chance that the last player gains during a stay",
        "The last is whoever has the smallest chance as the stay begins.",
    )  # fmt: skip
    yield _swing(
        games.chaos(), "Which chaos abilities swing a game", "chaos ability", "helps whoever rolled it", "harms them",
        "blank roll", "points of chance gained by whoever rolled chaos, more than by a blank roll",
        "From the roll to the beginning of the next turn, against the same for those who rolled a blank: chance "
        "decided between them.",
    )  # fmt: skip


def _schemes(games: Laboratory) -> Section:
    return _swing(
        games.schemes(), "Which schemes swing a game", "scheme", "helps the archenemy more than others", "helps less",
        "average scheme", "points of chance gained by the archenemy, more than by the average scheme",
        "From the moment it is set in motion to the beginning of the next turn: what an ongoing scheme does later is "
        "not in it.",
    )  # fmt: skip


def _swing(
    found: Findings,
    title: str,
    what: str,
    more: str,
    less: str,
    expected: str,
    axis: str,
    note: str,
    say: Format = points,
) -> Section:
    if not found.found:
        return Section(title, _too_few(what))
    said = _verdict(found, what, more, less, say)
    return _dotted(title, said, found, say, expected, axis, f"{note} {_BOOTSTRAP}")


def _dotted(title: str, said: str, found: Findings, say: Format, expected: str, axis: str, note: str) -> Section:
    """A picture of the highest and the lowest, and one of all where these are many."""
    whole = pictures.dots(found, say, expected, axis) if len(found.found) > MOST_SHOWN else ""
    picture = pictures.dots(found, say, expected, axis, MOST_SHOWN)
    return Section(title, said, picture, f"{note}{_left_out(found)}", whole)


_BOOTSTRAP: Final = "Intervals come from drawing whole games anew, again and again."


# ---------------------------------------------------------------------- the die, and what went wrong


def _rolls(games: Laboratory) -> Section:
    rolls = games.rolls()
    how_often = f"{100 * rolls.luck:.0f}" if rolls.luck >= 0.01 else "fewer than one"
    said = (
        f"Of {_count(rolls.rolled)} dice: a fair die is at least this far off in {how_often} of a hundred such runs: "
        + ("nothing to wonder at." if rolls.luck > UNLIKELY else "that is hardly luck.")
    )
    note = (
        "Band: where a fair die is in nineteen cases of twenty; the sentence is a chi-square test. Counted is what the "
        "dice showed, before cards let a player keep one of several or make something else of a blank."
    )
    return Section("Rolls against theory", said, pictures.die(rolls), note)


def _failures(games: Laboratory) -> Section:
    last = games.failed["failure"].str.strip_chars().str.split("\n").list.last()
    counted = last.value_counts(sort=True)
    reasons = [f"{reason} ({times} times)" for reason, times in counted.head(MOST_NAMED).iter_rows()]
    failed, of = capital(_number(games.failed.height)), _count(games.tables.games.height)
    said = f"{failed} of {of} games failed: {'; '.join(reasons)}."
    return Section(
        "Games that failed", said, note="Their records are in the folder `failed`; the other sections leave them out."
    )


# ---------------------------------------------------------------------- words


def _verdict(findings: Findings, what: str, more: str, less: str, say: Format) -> str:
    """Who differs from the rest beyond doubt, or that nobody does."""
    parts = [
        f"{_named(some, say)} {verb if len(some) == 1 else _many(verb)}"
        for some, verb in ((findings.above, more), (findings.below, less))
        if some
    ]
    if not parts:
        most = findings.found[0]
        return (
            f"Nothing is beyond doubt: none of {_number(len(findings.found))} {plural(what)} differs clearly enough "
            f"from the rest. The highest is {most.name} with {say(most.estimate.value)} "
            f"(from {say(most.estimate.low)} to {say(most.estimate.high)})."
        )
    return f"Beyond doubt: {'; '.join(parts)}."


def _many(verb: str) -> str:
    """As several do it: "wins more" becomes "win more"."""
    head, _, rest = verb.partition(" ")
    several = {"does": "do", "is": "are", "harms": "harm"}.get(head, head.removesuffix("s"))
    return f"{several} {rest}".replace("its share", "their share")


def _named(some: Sequence[Finding], say: Format) -> str:
    told = [f"{one.name} ({say(one.estimate.value)})" for one in some[:MOST_NAMED]]
    rest = len(some) - len(told)
    return listed([*told, f"{_number(rest)} more"] if rest else told)


def _too_few(what: str) -> str:
    return f"There are too few games to say more: each {what} should have been seen in {_number(FEW)} of them."


def _left_out(findings: Findings) -> str:
    left = findings.left_out
    if not left:
        return ""
    return f" Left out: {_number(left)} seen in fewer than {_number(FEW)} games."


def _number(count: int) -> str:
    return number_word(count) if count <= 10 else _count(count)


def _count(number: int) -> str:
    """
    >>> _count(12345)
    '12 345'
    """
    return f"{number:,}".replace(",", " ")
