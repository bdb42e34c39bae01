"""A card by its facts alone: name, cost, types, size and what else stands around its rules text."""

from __future__ import annotations

from dataclasses import replace

from planechase.reading.card_texts import CardText
from planechase.rules.language.card_types import BATTLE, VANGUARD
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import colors_from
from planechase.words.card import Frame, Line, card, split


class NotACard(ValueError):
    """Facts that no card can be made from; the message says why."""


PROXY = " (a proxy)"
"""What the name of a card ends with that is played without its text. One word in brackets would be a set in a list."""


def framed(printed: CardText, *lines: Line) -> CardDefinition:
    """The card with these facts, and with these abilities and instructions; `NotACard` where the facts are no card's.

    >>> framed(CardText("Meadow Guard", "Creature — Human", mana_cost="{W}", power="2", toughness="1"))
    <card Meadow Guard>
    """
    cost = printed.mana_cost or None
    try:
        size = (_size(printed.power), _size(printed.toughness))
        frame = Frame(printed.type_line, *size, _loyalty(printed), _defense(printed))
        made = card(printed.name, cost, frame, *lines)
        if not made.printed.types:
            raise NotACard(f"“{printed.type_line}” names no card type.")
        return _with_rest(made, printed)
    except NotACard:
        raise
    except ValueError as wrong:
        raise NotACard(str(wrong)) from None


def vanilla(printed: CardText, mark: str = "") -> CardDefinition:
    """The card without its text; `mark` is added to its name.

    Of a split card both halves (CR 709), of any other card with several faces the first (CR 712.8a, 715.4).
    """
    if printed.layout == "split" and len(printed.faces) == 2:
        left, right = (vanilla(face, mark) for face in printed.faces)
        if left.printed.mana_cost is None or right.printed.mana_cost is None:
            raise NotACard("Each half of a split card has a mana cost.")
        return split(left, right)
    face = printed.faces[0] if printed.faces else printed
    made = framed(replace(face, name=face.name + mark, text=""))
    if made.printed.types & BATTLE:
        raise NotACard("There are no battles here yet that have no text.")
    return made


def proxy(printed: CardText) -> CardDefinition:
    """The card without its text, and with a name that says so.

    >>> proxy(CardText("Meadow Song", "Sorcery", "Everybody sings.", "{W}")).name
    'Meadow Song (a proxy)'
    """
    return vanilla(printed, PROXY)


def _size(written: str) -> int | str | None:
    if not written:
        return None
    number = written.replace("−", "-")
    if number.removeprefix("-").removeprefix("+").isdecimal():
        return int(number)
    if "*" in number:
        return number
    raise NotACard(f"“{written}” is no power or toughness that is played here.")


def _loyalty(printed: CardText) -> int | None:
    if not printed.loyalty:
        return None
    if not printed.loyalty.isdecimal():
        raise NotACard(f"A loyalty of “{printed.loyalty}” is no number.")
    return int(printed.loyalty)


def _defense(printed: CardText) -> int | None:
    if not printed.defense:
        return None
    if not printed.defense.isdecimal():
        raise NotACard(f"A defense of “{printed.defense}” is no number.")
    return int(printed.defense)


def _with_rest(made: CardDefinition, printed: CardText) -> CardDefinition:
    """CR 204, 211, 212: with the colours of its indicator, and what a vanguard adds to hand and life."""
    is_vanguard = bool(made.printed.types & VANGUARD)
    if printed.colors is None and not is_vanguard:
        return made
    draft = made.printed.draft()
    if printed.colors is not None:
        draft.colors = colors_from("".join(printed.colors))
    hand, life = (_modifier(each) if is_vanguard else 0 for each in (printed.hand_modifier, printed.life_modifier))
    return CardDefinition(draft.finished(), made.subtype_order, made.power_text, made.toughness_text, (), hand, life)


def _modifier(written: str) -> int:
    number = written.replace("−", "-") or "0"
    if not number.removeprefix("-").removeprefix("+").isdecimal():
        raise NotACard(f"“{written}” is nothing that a vanguard adds to hand or life.")
    return int(number)
