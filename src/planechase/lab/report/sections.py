"""The text of the page: each section with its sentences, which follow from the games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
import polars as pl

from planechase.lab.certainty import JUDGED
from planechase.lab.game_folder import PLAN, Folder
from planechase.lab.game_plans import GamePlan
from planechase.lab.lab_games import UseKind
from planechase.lab.parquet_tables import read
from planechase.lab.report import pictures
from planechase.lab.report.findings import FEW, Finding, Findings, Laboratory, Trust
from planechase.lab.report.page_style import PageSection, page
from planechase.lab.report.pictures import Format, Measure, counted, hundredths, percent, plain, points
from planechase.version import __version__
from planechase.words.english import capital, listed, number_word, plural

MOST_NAMED: Final = 4
"""How many are named in a sentence."""
UNLIKELY: Final = 0.05
ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class NoGames(ValueError):
    """A folder without finished games."""


def report(folder: Folder) -> str:
    """The page about a folder, as HTML."""
    games = Laboratory(read(folder))
    if not games.tables.games.height:
        raise NoGames(f"No game has been played in {folder.path} yet.")
    number = games.tables.games.height
    foot = (_DOTS, _JUDGED, _origin(folder))
    return page(counted(number, "game"), _told(folder.plan), _figures(games), _sections(games), foot)


_DOTS: Final = (
    "A dot is what was found; the line through it is where the truth lies in about nineteen cases of twenty. Coloured "
    "is what differs from what is to be expected beyond doubt, and nothing else."
)
_JUDGED: Final = (
    f"Beyond doubt is what was seen in {number_word(JUDGED)} games or more and lies further off than anything does in "
    "nineteen of twenty shuffles, in which the same values are dealt out by chance. So it would still be said if one "
    "had looked at all the others first."
)


def _origin(folder: Folder) -> str:
    """When and with which version the games were begun, if the folder says so."""
    begun: dict[str, str] = msgspec.json.decode((folder.path / PLAN).read_bytes()).get("planechase") or {}
    said = {"version": "with planechase {}", "commit": "of commit {}", "date": "on {}"}
    told = " ".join(sentence.format(begun[what]) for what, sentence in said.items() if begun.get(what))
    return f"{f'The games were begun {told}. ' if told else ''}This page was made by planechase {__version__}."


def _told(plan: GamePlan) -> str:
    """What was played, in a line."""
    with_what = listed([name.capitalize() for name in plan.variants]) if plan.variants else "No variant"
    bots = listed(list(dict.fromkeys(plan.bots)))
    return f"{with_what} · {plan.players} players · {len(plan.decks)} decks · played by {bots} · seed {plan.seed}"


def _figures(games: Laboratory) -> list[tuple[str, str]]:
    """The numbers at the head of the page."""
    finished, all_of_them = games.finished, games.tables.games.height
    if not finished.height:
        return [(counted(all_of_them), "games, none finished")]
    figures = [
        (counted(finished.height), "games finished"),
        (plain(finished["turns"].to_numpy().mean()), "turns a game"),
        (counted(round(finished["decisions"].to_numpy().mean())), "decisions a game"),
    ]
    if games.tables.visits.height:
        figures.append((plain(finished["planeswalks"].to_numpy().mean()), "planeswalks a game"))
        figures.append((plain(finished["chaos"].to_numpy().mean()), "times chaos a game"))
    figures.append((f"{finished['seconds'].to_numpy().mean():.2f} s", "of a processor a game"))
    return figures


def _sections(games: Laboratory) -> Iterator[PageSection]:
    if games.finished.height:
        yield from _winning(games)
        yield _length(games)
        if games.tables.visits.height:
            yield from _planes(games)
        if _schemes_of(games):
            yield _schemes(games)
        if "vanguards" in games.seats.columns:
            yield _vanguards(games)
        if games.rolls().rolled:
            yield _rolls(games)
        if trust := games.trust():
            yield _trust(trust, bool(games.tables.visits.height or _schemes_of(games)))
    if games.failed.height:
        yield _failures(games)


def _schemes_of(games: Laboratory) -> int:
    return games.tables.uses.filter(pl.col("kind") == UseKind.SCHEME.value).height


def _trust(trust: Sequence[Trust], are_swings: bool) -> PageSection:
    worst = max(trust, key=lambda one: abs(one.came.value - one.said))
    swings = "The swings are changes of an estimated chance of winning. " if are_swings else ""
    said = (
        f"{swings}Where a dot lies on the dashed line, the estimated chance of winning is right on the average. It is "
        f"furthest off where it says {percent(worst.said)}: of those "
        f"{percent(worst.came.value)} won ({percent(worst.came.low)} to {percent(worst.came.high)})."
    )
    return PageSection("How far to trust the chances", said, pictures.calibration(trust), _CHANCES)


_CHANCES: Final = (
    "The chances come from a small model, fitted to these very games: each side's share of the life, power, other "
    "permanents, lands, cards in hand and players left, whose turn it is, and how long it is until one's next. What "
    "cards do it does not know. Wilson's intervals, for as many as the games are worth."
)


# ---------------------------------------------------------------------- winning


def _winning(games: Laboratory) -> Iterator[PageSection]:
    decks, bots = games.wins("decks"), games.wins("bots")
    mixed = len(bots.found) > 1
    if len(decks.found) > 1:
        said = _verdict(decks, "deck", "wins more than its share", "wins less", percent)
        yield PageSection("Which decks win", said, _shares(decks), f"{_WILSON}{_OTHER_BOTS * mixed}")
    yield _archenemy(games) if games.is_one_against_all else _beginning(games)
    if mixed:
        said = _verdict(bots, "bot", "wins more than its share", "wins less", percent)
        yield PageSection("Which bots win", said, _shares(bots), f"{_WILSON}{_OTHER_DECKS}")


_WILSON: Final = "Wilson's intervals; a game counts once for each side of a name, and a draw is nobody's win."
_OTHER_BOTS: Final = (
    " Different bots play: a deck that chance gave to the better ones more often looks better than it is, so this "
    "compares decks and players at once."
)
_OTHER_DECKS: Final = (
    " Chance deals the decks, so this compares bots and decks at once. `planechase arena` compares bots more sharply: "
    "it lets them play the same deals."
)


def _archenemy(games: Laboratory) -> PageSection:
    found = games.archenemy()
    alone, together = (one.estimate for one in found.found)
    verdict = {
        1: "more often than the others, beyond doubt",
        0: "which may well be as often as the others",
        -1: "less often than the others, beyond doubt",
    }[found.found[0].doubtless]
    said = (
        f"The archenemy wins {percent(alone.value)} of the games (from {percent(alone.low)} to {percent(alone.high)}), "
        f"{verdict}, who win {percent(together.value)}."
    )
    note = "One plays against all the others, who win and lose together: so a game is counted once for each side."
    picture = pictures.dots(found, _WON, f"an even match: {percent(found.expected)}")
    return PageSection("Does the archenemy win?", said, picture, note)


def _beginning(games: Laboratory) -> PageSection:
    order = games.begins()
    who, what = ("the team that plays", "team") if games.are_teams else ("the player who plays", "seat")
    told = order._replace(found=[one._replace(name=f"{who} {_place(one.name)}") for one in order.found])
    said = _verdict(told, what, "wins more than a fair share", "wins less", percent)
    around = sorted(order.found, key=lambda one: int(one.name))
    shown = order._replace(found=[one._replace(name=f"Plays {_place(one.name)}") for one in around])
    note = f"{capital(plural(what))} are counted from the player who took the first turn."
    return PageSection("Does it help to begin?", said, _shares(shown, what), note)


def _place(order: str) -> str:
    at = int(order)
    return ORDER[at] if at < len(ORDER) else f"{at + 1}th"


_WON: Final = Measure(percent, "games won", least=0)


def _shares(findings: Findings, what: str = "seat") -> str:
    return pictures.dots(findings, _WON, f"share of a {what}: {percent(findings.expected)}")


def _vanguards(games: Laboratory) -> PageSection:
    found = games.wins("vanguards")
    known = [one for one in found.found if one.estimate.known >= FEW]
    kept = found._replace(found=known, left_out=len(found.found) - len(known))
    if not known:
        return PageSection("Which vanguards win", _too_few("vanguard"))
    said = _verdict(kept, "vanguard", "wins more than its share", "wins less", percent)
    note = f"Chance deals the vanguards. {_WILSON}"
    return _dotted("Which vanguards win", said, kept, _WON, f"share of a seat: {percent(kept.expected)}", note)


# ---------------------------------------------------------------------- length


def _length(games: Laboratory) -> PageSection:
    turns = games.finished["turns"].to_list()
    middle = float(games.finished["turns"].median() or 0)  # type: ignore[arg-type]  # a median of numbers is one
    short, long = (games.finished["turns"].quantile(part, "nearest") or 0 for part in (0.1, 0.9))
    draws = int(games.finished["is_draw"].sum())
    drawn = f" {capital(_number(draws))} ended in a draw." if draws else ""
    most = f"eight of ten take from {short:.0f} to {long:.0f} turns"
    said = f"Half of the games are over by turn {middle:.0f}; {most}.{drawn}"
    whose, sides = ("team", "teams") if games.are_teams else ("player", "players")
    note = f"A turn is one {whose}'s; a round of the table has as many as there are {sides}."
    return PageSection("How long games last", said, pictures.lengths(turns, middle), note)


# ---------------------------------------------------------------------- planes


def _planes(games: Laboratory) -> Iterator[PageSection]:
    stays = games.stays()
    title = "How long each plane stays"
    if not stays.found:
        yield PageSection(title, f"A plane stays {plain(stays.expected)} turns on the average. {_too_few('plane')}")
        return
    said = _verdict(stays, "plane", "stays longer than others", "is left sooner", plain)
    measure = Measure(plain, "turns of a stay", least=0)
    yield _dotted(title, said, stays, measure, f"all stays: {plain(stays.expected)}", _BOOTSTRAP)
    yield _swing(
        games.turnover(), "Which planes swing a game", "plane", "swings a game more than others", "swings it less",
        "all stays", Measure(hundredths, "points of chance that change hands during a stay", least=0),
        "How much of the chances of winning changes hands from the moment the card is turned face up to the moment the "
        "next one is, which may be in the middle of a turn; a plane that stays longer has more time for it. Phenomena "
        "are over at once, and left out.",
    )  # fmt: skip
    yield _swing(
        games.relief(), "Which planes help the player who is behind", "plane", "helps them more than others",
        "helps them less", "all stays", Measure(points, "points of chance that the last player gains during a stay"),
        "“The last” is the player with the smallest chance when the card is turned up. Gains count until the next card "
        "is turned up.",
    )  # fmt: skip
    yield _swing(
        games.chaos(), "Which chaos abilities swing a game", "chaos ability", "helps the player who rolled it",
        "harms them", "a blank roll there",
        Measure(points, "points of chance gained by the player who rolled chaos, compared with a blank roll there"),
        "From the roll to the beginning of the next turn, against the same for those who rolled a blank on the same "
        "plane: chance decided between them.",
    )  # fmt: skip


def _schemes(games: Laboratory) -> PageSection:
    return _swing(
        games.schemes(), "Which schemes swing a game", "scheme", "helps the archenemy more than others", "helps less",
        "the average scheme",
        Measure(points, "points of chance gained by the archenemy, more than by the average scheme"),
        "From the moment it is set in motion to the beginning of the next turn: what an ongoing scheme does later is "
        "not in it.",
    )  # fmt: skip


def _swing(
    found: Findings, title: str, what: str, more: str, less: str, expected: str, measure: Measure, note: str
) -> PageSection:
    if not found.found:
        return PageSection(title, _too_few(what))
    said = _verdict(found, what, more, less, measure.say)
    line = f"{expected}: {measure.say(found.expected).removesuffix('.0')}"
    return _dotted(title, said, found, measure, line, f"{note} {_BOOTSTRAP}")


def _dotted(title: str, said: str, found: Findings, measure: Measure, expected: str, note: str) -> PageSection:
    """A picture of the highest and the lowest, and one of all where these are many."""
    whole = pictures.dots(found, measure, expected, whole=True) if pictures.is_cut(found) else ""
    return PageSection(title, said, pictures.dots(found, measure, expected), f"{note}{_left_out(found)}", whole)


_BOOTSTRAP: Final = "Intervals come from drawing whole games anew, again and again."


# ---------------------------------------------------------------------- the die, and what went wrong


def _rolls(games: Laboratory) -> PageSection:
    rolls = games.rolls()
    how_often = f"{100 * rolls.luck:.0f}" if rolls.luck >= 0.01 else "fewer than one"
    said = (
        f"Of {counted(rolls.rolled)} dice: a fair die is at least this far off in {how_often} of a hundred such runs: "
        + ("nothing to wonder at." if rolls.luck > UNLIKELY else "that is hardly luck.")
    )
    note = (
        "Band: where a fair die is in nineteen cases of twenty; the sentence is a chi-square test. Counted is what the "
        "dice showed, before cards let a player keep one of several or make something else of a blank."
    )
    return PageSection("Rolls against theory", said, pictures.die(rolls), note)


def _failures(games: Laboratory) -> PageSection:
    last = games.failed["failure"].str.strip_chars().str.split("\n").list.last()
    commonest = last.value_counts(sort=True).head(MOST_NAMED)
    reasons = [f"{reason} ({times} time{'s' * (times != 1)})" for reason, times in commonest.iter_rows()]
    failed, of = capital(_number(games.failed.height)), counted(games.tables.games.height, "game")
    said = f"{failed} of {of} failed: {'; '.join(reasons)}."
    kept = "The folder `failed` has the record of each, or where its process died, how it begins"
    return PageSection("Games that failed", said, note=f"{kept}; the other sections leave them out.")


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
            f"Nothing is beyond doubt: {_why_not(findings, what)}. The highest is {most.name} with "
            f"{say(most.estimate.value)} (from {say(most.estimate.low)} to {say(most.estimate.high)})."
        )
    return f"Beyond doubt: {'; '.join(parts)}."


def _why_not(findings: Findings, what: str) -> str:
    if not findings.judged:
        return f"that takes {_number(JUDGED)} games with the same {what}, and no {what} has as many"
    often = f" that were seen in {_number(JUDGED)} games or more" if findings.judged < len(findings.found) else ""
    return f"none of {_number(findings.judged)} {plural(what)}{often} differs clearly enough from the rest"


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
    return number_word(count) if count <= 10 else counted(count)
