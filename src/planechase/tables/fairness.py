"""A seed that nobody can steer, and the proof of it.

The table is bound to a secret, and each person to a number, by their hashes. Only when seats, plan and all these hashes
are settled (`seed_terms`) are the numbers opened (`seed_draw`), and the seed is made of all of it. After the game the
secret is in the record, and `verify` proves that everything follows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from planechase.game import Game
from planechase.record import Unreplayable, does_not_fit
from planechase.rules.state.decisions import IllegalAnswer
from planechase.tables import plans
from planechase.tables.people import PersonId, Refused
from planechase.tables.plans import Plan
from planechase.tables.seed_terms import (
    SeedTerms,
    commitment,
    drawn_seed,
    plan_seal,
    proper_number,
    seal_of,
    what_is_wrong,
)
from planechase.telling.log import Log
from planechase.words.english import listed

ONE_ROUND: Final = (
    "Every answer follows from the seed, but that was drawn in one round, as in earlier versions: a server could have "
    "chosen it."
)


class Contribution(Struct, frozen=True):
    """What somebody added to the seed."""

    person: PersonId
    name: str
    number: str


class Origin(Struct, frozen=True):
    """The game that another one goes on from: after how many of its answers, and what its table was bound to."""

    answers: int
    commitment: str = ""
    """Nothing, where the game was kept in a file that says nothing of it."""


class Fair(Struct, frozen=True):
    """What a record says about its seed."""

    commitment: str
    secret: str
    contributions: list[Contribution]
    plan: Plan
    names: list[str]
    """The players by the seats they took, before chance gave them others."""
    goes_on_from: Origin | None = None
    """The game that it went on from, if it did: the seed is then that game's."""
    terms: SeedTerms | None = None
    """What was settled before the first number was opened; None where it was drawn in one round, or chosen."""
    plan_text: str = ""
    """The plan as the text whose hash is in the terms."""


def seed_of(secret: bytes, contributions: Mapping[PersonId, Sequence[str]]) -> int:
    """What chance started from in earlier versions: the secret, and what people added, in the order in which they came.

    >>> seed_of(bytes(32), {}) != seed_of(bytes(32), {0: ["00" * 32]})
    True
    """
    made = hashlib.sha256(b"planechase seed " + secret)
    for person, numbers in sorted(contributions.items()):
        for number in numbers:
            made.update(person.to_bytes(4, "big") + bytes.fromhex(number))
    return int.from_bytes(made.digest(), "big")


# ---------------------------------------------------------------------- the proof


class Verification(NamedTuple):
    """Whether everything in a record follows from what was agreed on before the first shuffle, and why not."""

    ok: bool
    sentence: str
    steps: int
    """How many answers were found to be right."""
    follows: bool = False
    """Whether every answer follows from the seed, also where nobody was bound to that seed by this record."""
    notes: tuple[str, ...] = ()
    """What else is to be known about how the seed was drawn, each a sentence."""


def agreed_in(record: object) -> Fair | None:
    """What a record says was agreed on before the game. Those who played compare it with what they saw and added."""
    try:
        return msgspec.convert(record["fair"], Fair) if isinstance(record, Mapping) and "fair" in record else None
    except msgspec.ValidationError:
        return None


class _Wrong(Exception):
    """Something in a record does not follow; the message says what, and after how many answers."""

    def __init__(self, sentence: str, steps: int = 0) -> None:
        super().__init__(sentence)
        self.steps = steps


def verify(record: object) -> Verification:
    """Prove that the seed of a record is the one that was made before the game, and that all of the game follows.

    The seed must be made of the secret that the commitment fits and of what people added; decks, planes and seats that
    chance gave must follow from it; and answer by answer everything that was told must happen again.
    """
    try:
        if not isinstance(record, Mapping) or not isinstance(record.get("setup"), Mapping):
            raise _Wrong("This is not the record of a game.")
        said = _seed_is_right(record)
        return Verification(said.ok, said.sentence, _game_follows(record), follows=True, notes=said.notes)
    except _Wrong as wrong:
        return Verification(False, str(wrong), wrong.steps)
    except Unreplayable as wrong:
        return Verification(False, str(wrong), 0)
    except Exception:
        # Somebody else made this file: whatever is in it must not trouble us.
        return Verification(False, "This record is damaged: it cannot be played again.", 0)


class _Seed(NamedTuple):
    ok: bool
    sentence: str
    notes: tuple[str, ...] = ()


def _seed_is_right(record: Mapping[str, Any]) -> _Seed:
    fair = record.get("fair")
    if fair is None:
        return _Seed(False, "Every answer follows from the seed, but nobody was bound to that seed before the game.")
    try:
        told = msgspec.convert(fair, Fair)
    except msgspec.ValidationError as error:
        raise _Wrong("What this record says about its seed cannot be read.") from error
    if told.goes_on_from is not None:
        return _Seed(False, _goes_on_from(told.goes_on_from))
    if commitment(_bytes(told.secret)) != told.commitment:
        raise _Wrong("The secret is not the one that the table was bound to.")
    numbers = _numbers(told)
    chosen = told.plan.seed
    notes: tuple[str, ...] = ()
    if chosen is not None:
        seed = chosen
    elif told.terms is not None:
        seed, notes = _seed_by_terms(told, told.terms, numbers), _notes(told.terms)
    else:
        seed = seed_of(_bytes(told.secret), {person: [number] for person, number in numbers.items()})
    if record["setup"].get("seed") != seed:
        raise _Wrong("The seed is not the one that was made of the secret and of what people added.")
    _deal_follows(record["setup"], told, seed)
    if chosen is not None:
        return _Seed(True, f"Everything follows from the seed {chosen}, which was chosen before the game.")
    if numbers and told.terms is None:
        return _Seed(False, ONE_ROUND)
    if not numbers:
        return _Seed(True, "Everything follows from the secret of the table alone: nobody added a number.", notes)
    who = listed([each.name for each in told.contributions])
    return _Seed(True, f"Everything follows from the secret of the table and from what was added by {who}.", notes)


def _numbers(told: Fair) -> dict[PersonId, str]:
    """What each person added; only those who play do, and one number each."""
    numbers: dict[PersonId, str] = {}
    for each in told.contributions:
        _bytes(each.number)
        if each.person in numbers:
            raise _Wrong(f"It holds two numbers of {each.name}, and everybody adds one.")
        if each.name not in told.names:
            raise _Wrong(f"It holds a number of {each.name}, who did not sit at the table.")
        numbers[each.person] = each.number
    if len({each.name for each in told.contributions}) < len(numbers):
        raise _Wrong("It holds the numbers of two people of one name.")
    return numbers


def _seed_by_terms(told: Fair, terms: SeedTerms, numbers: Mapping[PersonId, str]) -> int:
    """The seed as it follows from what was settled before the first number was opened."""
    wrong = what_is_wrong(terms)
    if wrong is not None:
        raise _Wrong(wrong)
    secret = _bytes(told.secret)
    if terms.commitment != told.commitment:
        raise _Wrong("What was agreed on before the draw names another secret.")
    if plan_seal(secret, told.plan_text) != terms.plan or msgspec.json.decode(told.plan_text, type=Plan) != told.plan:
        raise _Wrong("The plan is not the one that was agreed on before the draw.")
    names = {seat.person: seat.name for seat in terms.seats}
    if [seat.name for seat in terms.seats] != told.names or any(
        names.get(each.person) != each.name for each in told.contributions
    ):
        raise _Wrong("The seats are not those that were agreed on before the draw.")
    if numbers.keys() != {each.person for each in terms.seals}:
        raise _Wrong("The numbers are not those of the people who agreed to add one.")
    for each in terms.seals:
        if seal_of(told.commitment, terms.attempt, each.person, numbers[each.person]) != each.seal:
            raise _Wrong(f"The number of {names[each.person]} is not the one that was promised before any was opened.")
    return drawn_seed(terms, secret, numbers)


def _notes(terms: SeedTerms) -> tuple[str, ...]:
    """Who of those who sat added nothing, and why, each in a sentence."""
    adds, late = {each.person for each in terms.seals}, {each.person for each in terms.left_out}
    people = [(seat.name, seat.person) for seat in terms.seats if seat.person is not None]
    never = [name for name, person in people if person not in adds | late]
    again = [name for name, person in people if person in late]
    return (
        *((f"Played without adding a number: {listed(never)}.",) if never else ()),
        *(
            (f"The draw was begun again without those who did not open their number: {listed(again)}.",)
            if again
            else ()
        ),
    )


def _goes_on_from(origin: Origin) -> str:
    """What a game is that began elsewhere, and what can be proved of it."""
    which = (
        f"the one whose table was bound to {origin.commitment}" if origin.commitment else "one that was kept in a file"
    )
    return (
        f"This game continues another, {which}, after {origin.answers} answers. Seed and first deal are that game's, "
        "and only its own record proves them; that every answer follows from them was verified here."
    )


def _bytes(digits: str) -> bytes:
    try:
        return bytes.fromhex(proper_number(digits))
    except Refused as error:
        raise _Wrong("The secret, or what somebody added, is not a number of 32 bytes.") from error


def _deal_follows(setup: Mapping[str, Any], told: Fair, seed: int) -> None:
    """Whether decks, planes, schemes, vanguards and seats are those that chance gave."""
    try:
        dealt = plans.dealt(told.plan, told.names, seed)[0].plain()
    except ValueError as error:
        raise _Wrong(f"What was to be played cannot be played: {error}") from error
    for part in ("edition", "variants", "starting_player", "cards"):
        if setup.get(part) != dealt[part]:
            raise _Wrong(f"The {part.replace('_', ' ')} of this game did not come from its seed.")
    mine, theirs = [_seated(seat) for seat in setup.get("seats", ())], [_seated(seat) for seat in dealt["seats"]]
    if mine != theirs:
        raise _Wrong("The seats or decks of this game did not come from its seed.")


def _seated(seat: Mapping[str, Any]) -> dict[str, Any]:
    """A seat without what is done by itself for it, which each may change."""
    return {part: value for part, value in seat.items() if part != "automation"}


def _game_follows(record: Mapping[str, Any]) -> int:
    """Play the game again, and compare what is told after each answer. Returns how many answers there are."""
    answers, lines = record.get("answers"), record.get("log", [])
    game = Game.replay(record, 0, log=True)
    assert game.log is not None
    if not isinstance(answers, list) or not isinstance(lines, list):
        raise _Wrong("This record is damaged: its answers or its log cannot be read.")
    if any(isinstance(plain, dict) and "dealt anew" in plain for plain in answers):
        raise _Wrong("In this game cards were dealt again, so it does not follow from its seed.")
    place = _compared(game.log, 0, lines, 0) if "log" in record else 0
    for number, plain in enumerate(answers):
        try:
            game.take_plain(plain)
        except (IllegalAnswer, KeyError, IndexError, TypeError, ValueError) as error:
            raise _Wrong(str(does_not_fit(record, number + 1, error)), number) from error
        if "log" in record:
            place = _compared(game.log, place, lines, number + 1)
    if "log" in record and place != len(lines):
        raise _Wrong(f"The record's log has a line that this game did not produce: “{lines[place]}”.", len(answers))
    if "result" in record and record["result"] != result_of(game):
        raise _Wrong("The game did not end as the record says.", len(answers))
    if "hash" in record and record["hash"] != game.hash():
        raise _Wrong("At the end the cards are not where the record says.", len(answers))
    return len(answers)


def _compared(log: Log, place: int, lines: Sequence[object], answers: int) -> int:
    """Compare what is written with what the record tells, from one place on; returns the place after it."""
    for entry in log.entries[place:]:
        shown = lines[place] if place < len(lines) else "nothing"
        if entry.text() != shown:
            raise _Wrong(
                f"After {answers} answers the record tells “{shown}”, but what follows is “{entry.text()}”.", answers
            )
        place += 1
    return place


def result_of(game: Game) -> dict[str, Any] | None:
    """How a game ended, as plain data."""
    result = game.result
    return {"winners": list(result.winners), "reason": result.reason} if result is not None else None
