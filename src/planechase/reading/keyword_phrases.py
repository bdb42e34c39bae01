"""Keywords with a parameter: protection from qualities, landwalk, cycling for a kind, ward and equip (CR 702)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.text_tokens import POSSESSIVE
from planechase.rules.language.card_types import BASIC_LAND_TYPES, CREATURE_TYPES, LAND_TYPES
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Cost, Filter
from planechase.rules.language.protection import Protection
from planechase.rules.language.word import Word
from planechase.rules.mana.mana import ManaCost
from planechase.words import filters as f
from planechase.words.keywords.casting_keywords import Cycling, Evoke, Flashback
from planechase.words.keywords.gift import GIFTS, Gift
from planechase.words.keywords.graveyards import Escape
from planechase.words.keywords.partners import PartnerOfKind, PartnerWith
from planechase.words.keywords.permanent_keywords import Devour, Echo, Equip, EquipOnly, Landwalk, WardWith

_CYCLED: Final = {kind.lower(): kind for kind in (*CREATURE_TYPES, *sorted(LAND_TYPES))}


def add_keywords(grammar: Grammar) -> None:
    """Keywords that are more than one word says."""
    say = grammar.say
    _add_protection(grammar)
    for kind in BASIC_LAND_TYPES:
        say("keyword", f"{kind.lower()}walk", lambda kind=kind: Landwalk(kind))
    grammar.find("keyword", _cycling)
    grammar.find("keyword", _partner)
    say("keyword", "basic landcycling <cost:mana>", lambda cost: Cycling(cost, "basic land"))
    say("keyword", "equip <what:plain> <cost:mana>", _equip)
    say("keyword", "ward — <costs:costs>", _ward)
    say("keyword", "ward — <costs:costs>.", _ward)
    say("keyword", "devour x, where x is the number of creatures devoured this way", lambda: Devour(0))
    _add_dashes(grammar)
    grammar.find("keyword", _partner_of_kind)
    for gift in GIFTS:
        say("keyword", f"gift {gift.lower()}", lambda gift=gift: Gift(gift))


def _add_dashes(grammar: Grammar) -> None:
    """CR 702: what is not mana alone stands behind a dash, the mana first."""
    for name, kind in (
        ("flashback", Flashback),
        ("evoke", Evoke),
        ("equip", Equip),
        ("echo", Echo),
        ("escape", Escape),
    ):
        grammar.say("keyword", f"{name} — <costs:costs>.", lambda costs, kind=kind: _behind_dash(costs, kind))
    grammar.say("keyword", "cycling — <costs:costs>.", lambda costs: _behind_dash(costs, _cycling_for))


def _behind_dash(costs: tuple[Cost, ...], made: Callable[[ManaCost, tuple[Cost, ...]], Word]) -> Word | None:
    mana = [cost.mana for cost in costs if cost.mana is not None]
    others = tuple(cost for cost in costs if cost.mana is None)
    if not others or len(mana) > 1 or (mana and costs[0].mana is None):
        return None
    return made(mana[0] if mana else ManaCost.parse("{0}"), others)


def _cycling_for(cost: ManaCost, also: tuple[Cost, ...]) -> Cycling:
    return Cycling(cost, "", also)


def _partner_of_kind(chart: Chart, at: int) -> list[PhraseReading]:
    """CR 702.124i: what stands behind the dash is the rest of the line."""
    if at or not chart.says(0, "partner", "—"):
        return []
    return [(len(chart.row), PartnerOfKind(" ".join(token.written for token in chart.row[2:])))]


def _equip(what: Filter, cost: ManaCost) -> EquipOnly | None:
    return EquipOnly(cost, what) if what != f.ANYTHING else None


def _ward(costs: tuple[Cost, ...]) -> WardWith | None:
    """CR 702.21a: ward with mana alone is a word of its own."""
    return None if all(cost.mana is not None for cost in costs) else WardWith(costs)


def _partner(chart: Chart, at: int) -> list[PhraseReading]:
    """CR 702.124j: the name of the other card is the rest of the line."""
    if at or not chart.says(0, "partner", "with"):
        return []
    name = ""
    for token in chart.row[2:]:
        name += token.written if not name or token.text in (",", POSSESSIVE) else f" {token.written}"
    return [(len(chart.row), PartnerWith(name))]


def _cycling(chart: Chart, at: int) -> list[PhraseReading]:
    """CR 702.29e: cycling for a kind of card, written as one word."""
    kind = chart.word(at).removesuffix("cycling")
    if kind not in _CYCLED or kind == chart.word(at):
        return []
    return [(end, Cycling(cost, kind)) for end, cost in chart.find("mana", at + 1) if isinstance(cost, ManaCost)]


def _add_protection(grammar: Grammar) -> None:
    say = grammar.say
    for name, mask in COLOR_OF_NAME.items():
        say("protectedfrom", name, lambda mask=mask: f.OfColor(mask))
    say("protectedfrom", "everything", lambda: f.ANYTHING)
    say("protectedfrom", "[each color|all colors]", lambda: f.COLORED)
    say("protectedfrom", "the chosen color", f.ChosenColor)
    say("protectedfrom", "multicolored", f.Multicolored)
    say("protectedfrom", "monocolored", f.Monocolored)
    say("protectedfrom", "<what:many>", lambda what: what)
    say("keyword", "protection from <quality:protectedfrom>", Protection)
    say("keywords", "protection from <one:protectedfrom> and from <other:protectedfrom>", _two)


def _two(one: Filter, other: Filter) -> tuple[Protection, ...]:
    """CR 702.16g: two separate abilities."""
    return Protection(one), Protection(other)
