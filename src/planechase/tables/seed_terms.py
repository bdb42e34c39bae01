"""What a table is bound to before anybody opens a number, and how the seed is made of it.

Everything here is SHA-256 over a line of plain text, so that a browser, or anybody else, can work it out without us.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from planechase.tables.people import PersonId, Refused

BYTES: Final = 32
"""How long a secret is, and a number that somebody adds: 256 bits."""


class DrawnSeat(Struct, frozen=True):
    """A seat when the host began: how it is called, and who sits there; None for a bot."""

    name: str
    person: PersonId | None


class NumberSeal(Struct, frozen=True):
    """The hash of the number that somebody will open."""

    person: PersonId
    seal: str


class LeftOut(Struct, frozen=True):
    """Somebody who did not open their number in an earlier attempt to draw the seed, and in which."""

    person: PersonId
    attempt: int


class SeedTerms(Struct, frozen=True):
    """All that is settled before the first number is opened."""

    attempt: int
    """1, or more where somebody did not open their number, so that the draw began again without them."""
    commitment: str
    """The hash of the table's secret."""
    plan: str
    """The hash of the plan and the secret; a plan may hold decks that others may not read yet."""
    seats: list[DrawnSeat]
    seals: list[NumberSeal]
    """Who adds a number: those who sit and have sealed one."""
    left_out: list[LeftOut]


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the game: it tells nothing about it, and fits no other."""
    return hashlib.sha256(b"planechase commitment " + secret).hexdigest()


def plan_seal(secret: bytes, plan: str) -> str:
    """The hash of a plan, which nobody without the secret can find by trying."""
    return _hash(f"planechase plan {secret.hex()} {plan}")


def seal_of(committed: str, attempt: int, person: PersonId, number: str) -> str:
    """The hash of somebody's number; it fits no other number, person, attempt or table."""
    return _hash(f"planechase number {committed} {attempt} {person} {number}")


def digest(terms: SeedTerms) -> str:
    """The hash of all the terms: who has seen the same digest has agreed to the same terms."""
    lines = [f"planechase terms {terms.attempt} {terms.commitment} {terms.plan}"]
    for seat in terms.seats:
        lines.append(
            f"seat {'bot' if seat.person is None else seat.person} {seat.name.encode(errors='surrogatepass').hex()}"
        )
    lines += [f"seal {each.person} {each.seal}" for each in terms.seals]
    lines += [f"left out {each.person} {each.attempt}" for each in terms.left_out]
    return _hash("\n".join(lines))


def drawn_seed(terms: SeedTerms, secret: bytes, numbers: Mapping[PersonId, str]) -> int:
    """What chance starts from: the terms, the secret, and the opened numbers in the order of the seals."""
    opened = " ".join(numbers[each.person] for each in terms.seals)
    return int(_hash(f"planechase seed {digest(terms)} {secret.hex()} {opened}"), 16)


def what_is_wrong(terms: SeedTerms) -> str | None:
    """Why nobody may agree to these terms, in a sentence; None if they can stand."""
    sit = [seat.person for seat in terms.seats if seat.person is not None]
    add = [each.person for each in terms.seals]
    late = [each.person for each in terms.left_out]
    if len({*sit}) != len(sit) or len({*add}) != len(add) or len({*late}) != len(late):
        return "Somebody is named twice in what was agreed on before the draw."
    if not {*add, *late} <= {*sit}:
        return "A number was to be added by somebody who did not sit at the table."
    if {*add} & {*late} or {each.attempt for each in terms.left_out} != {*range(1, terms.attempt)}:
        return "The draw was begun again without a reason."
    return None


def proper_number(given: str) -> str:
    """What somebody wants to add, or its hash, or `Refused`."""
    digits = given.lower()
    if len(digits) != 2 * BYTES or not set(digits) <= set("0123456789abcdef"):
        raise Refused(f"What you add to the seed is {BYTES} bytes, written as {2 * BYTES} hexadecimal digits.")
    return digits


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
