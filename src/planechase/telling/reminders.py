"""What keywords and other terms of the game mean, in a sentence or two each, for whoever asks.

They are found in a text by their names, so whatever a card was made from, its text is all that is needed:

>>> for line in explained("Flying, trample\\nWhenever chaos ensues, scry 2."):
...     print(line)
Flying: only creatures with flying or reach can block it.
Trample: once its blockers are dealt lethal damage, the rest may go to what it attacks.
Chaos ensues: every face-up plane's chaos ability triggers, as after the chaos symbol on the planar die.
Scry: look at so many cards on top of your library; put any of them on the bottom, the others back in any order.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

KEYWORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "affinity": "the spell costs {1} less for each of those you control.",
        "annihilator": "when it attacks, the defending player sacrifices so many permanents.",
        "ascend": "once you control ten permanents, you have the city's blessing until the game ends.",
        "blitz": "cast it for this cost and it has haste and draws you a card when it dies, but it is sacrificed at "
        "the next end step.",
        "boast": "can be activated once a turn, and only in a turn in which it attacked.",
        "cascade": "as you cast it, exile cards from the top of your library until one is a cheaper nonland card; "
        "you may cast that for nothing. The others go to the bottom.",
        "changeling": "it is every creature type at once, wherever it is.",
        "choose a Background": "a Background enchantment can be your second commander.",
        "convoke": "your creatures can help to pay: each one you tap pays for {1} or for one mana of its colour.",
        "crew": "tap your untapped creatures with at least this much power together, and it is a creature until end "
        "of turn.",
        "cycling": "pay the cost and discard the card to draw another; with a kind of card before it, to search for "
        "one of that kind.",
        "deathtouch": "any damage it deals to a creature is enough to destroy that creature.",
        "decayed": "it cannot block, and is sacrificed at the end of a combat in which it attacked.",
        "defender": "it cannot attack.",
        "demonstrate": "as you cast it, you may copy it; if you do, an opponent of your choice copies it too.",
        "devoid": "it has no colour.",
        "devour": "as it enters, you may sacrifice creatures; it gets so many +1/+1 counters for each.",
        "doctor's companion": "it can be your second commander beside a Doctor.",
        "double strike": "it deals combat damage twice: with first strike, and again with the others.",
        "echo": "pay this at your next upkeep after it came under your control, or sacrifice it.",
        "embalm": "from your graveyard, pay the cost and exile it: a token copy of it enters that is a white "
        "Zombie. Only as a sorcery.",
        "enchant": "the Aura can be attached only to this, and needs one as a target when it is cast.",
        "equip": "pay the cost to attach it to a creature you control. Only as a sorcery.",
        "escape": "you may cast it from your graveyard for its escape cost.",
        "evoke": "you may cast it for this cost; then it is sacrificed as it enters.",
        "exalted": "whenever a creature of yours attacks alone, it gets +1/+1 until end of turn.",
        "fear": "only artifact creatures and black creatures can block it.",
        "first strike": "it deals combat damage before creatures without it.",
        "flanking": "a creature without flanking that blocks it gets -1/-1 until end of turn.",
        "flash": "it can be cast whenever you could cast an instant.",
        "flashback": "you may cast it from your graveyard for this cost; afterwards it is exiled.",
        "flying": "only creatures with flying or reach can block it.",
        "foretell": "in your turn, pay {2} to exile it face down from your hand; on a later turn cast it from there "
        "for its foretell cost.",
        "haste": "it can attack and use {T} at once, in the turn it comes under your control.",
        "hexproof": "opponents cannot target it.",
        "horsemanship": "only creatures with horsemanship can block it.",
        "indestructible": "damage and effects that destroy do not destroy it.",
        "infect": "it damages creatures with -1/-1 counters and players with poison counters.",
        "intimidate": "only artifact creatures and creatures that share a colour with it can block it.",
        "jump-start": "you may cast it from your graveyard, also discarding a card; afterwards it is exiled.",
        "kicker": "you may pay this as well when you cast the spell, which then does more.",
        "landwalk": "it cannot be blocked while the defending player controls such a land.",
        "lifelink": "you gain as much life as it deals damage.",
        "living weapon": "when it enters, it is attached to a new 0/0 black Phyrexian Germ token.",
        "menace": "it can be blocked only by two or more creatures.",
        "modular": "it enters with so many +1/+1 counters; when it dies, you may move its counters to an artifact "
        "creature.",
        "morph": "you may cast it face down for {3} as a 2/2 without a name; pay the morph cost at any time to turn "
        "it up.",
        "ninjutsu": "pay the cost and return an unblocked attacker of yours to your hand: this enters from your "
        "hand in its place, tapped and attacking.",
        "partner": "two commanders that both have it can lead one deck.",
        "partner with": "it and the other named card can lead one deck; when it enters, a player may search for the "
        "other.",
        "phasing": "in your untap steps it phases out, and the next time in again.",
        "protection": "nothing of that quality can damage it, enchant or equip it, block it or target it.",
        "provoke": "when it attacks, you may choose a creature of the defending player, which untaps and blocks it "
        "if able.",
        "prowess": "it gets +1/+1 until end of turn whenever you cast a noncreature spell.",
        "reach": "it can block creatures with flying.",
        "rebound": "cast from your hand, it is exiled as it resolves; at your next upkeep you may cast it for nothing.",
        "scavenge": "from your graveyard, pay the cost and exile it: so many +1/+1 counters as its power go on a "
        "creature. Only as a sorcery.",
        "shadow": "it blocks, and is blocked by, only creatures with shadow.",
        "shroud": "nobody can target it, not even you.",
        "skulk": "creatures with greater power cannot block it.",
        "split second": "while it is on the stack, nobody can cast spells or activate abilities that make no mana.",
        "storm": "as you cast it, copy it for every spell cast before it this turn.",
        "sunburst": "it enters with a counter for each colour of mana spent on it: +1/+1 on a creature, charge "
        "otherwise.",
        "suspend": "instead of casting it from your hand, pay this to exile it with so many time counters. One goes "
        "at each of your upkeeps; with the last, you cast it for nothing.",
        "trample": "once its blockers are dealt lethal damage, the rest may go to what it attacks.",
        "transmute": "pay the cost and discard it to search for a card of the same mana value. Only as a sorcery.",
        "umbra armor": "if the enchanted creature would be destroyed, its damage is removed and this is destroyed "
        "instead.",
        "unearth": "pay the cost to return it from your graveyard with haste; it is exiled at the next end step, or "
        "wherever else it would go. Only as a sorcery.",
        "vigilance": "attacking does not tap it.",
        "ward": "whenever an opponent targets it, that spell or ability is countered unless they pay.",
        "wither": "it damages creatures with -1/-1 counters.",
    }
)
"""Keyword abilities (CR 702)."""

FIGHTING: Final = frozenset(
    {"deathtouch", "defender", "double strike", "fear", "first strike", "flying", "haste", "hexproof", "horsemanship"}
    | {"indestructible", "infect", "intimidate", "lifelink", "menace", "reach", "shadow", "shroud", "skulk"}
    | {"trample", "vigilance", "wither"}
)
"""Keywords that are shown with a creature wherever it is spoken of as a choice."""

TERMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "abandon": "the scheme is turned down and goes under its owner's scheme deck.",
        "any target": "a creature, a player, a planeswalker or a battle.",
        "attach": "put it onto that object or player, where it stays until it is moved or falls off.",
        "beginning phase": "the untap, upkeep and draw steps, with which a turn begins.",
        "bolster": "put so many +1/+1 counters on a creature of yours with the least toughness among them.",
        "chaos ensues": "every face-up plane's chaos ability triggers, as after the chaos symbol on the planar die.",
        "activate": "pay what stands before the colon, and the ability goes onto the stack.",
        "cast": "pay for the card and put it onto the stack as a spell.",
        "counter": "it leaves the stack without doing anything; a spell goes to its owner's graveyard.",
        "create": "put such a token onto the battlefield.",
        "city's blessing": "you get it with ascend at ten permanents, and never lose it.",
        "Clue": "an artifact token: {2} and its sacrifice draw a card.",
        "detain": "until your next turn it can neither attack nor block, and its activated abilities cannot be "
        "activated.",
        "destroy": "put it into its owner's graveyard from the battlefield, unless something saves it.",
        "discard": "put cards from your hand into your graveyard, by default those you choose.",
        "devotion": "how many mana symbols of that colour are in the costs of your permanents.",
        "encounter": "a phenomenon is turned face up; when its ability is done, you planeswalk on.",
        "double": "give or gain as much again.",
        "emblem": "stays in the command zone with its ability until the game ends; nothing removes it.",
        "end the turn": "everything on the stack is exiled, combat is over, and the cleanup step comes at once.",
        "exchange": "each gets what the other had; if one of the two cannot, nothing happens.",
        "exile": "put it into the exile zone, from which nothing returns by itself.",
        "face down": "a creature lying so is a 2/2 without name, colour or text; only its controller may look at it.",
        "fight": "each of the two creatures deals damage equal to its power to the other.",
        "Food": "an artifact token: {2}, {T} and its sacrifice gain 3 life.",
        "goad": "until your next turn it attacks each combat if able, and somebody other than you if able.",
        "historic": "artifacts, legendary cards and Sagas are.",
        "investigate": "create a Clue: an artifact token; {2} and its sacrifice draw a card.",
        "legendary": "of those with the same name that you control, you keep one; the others go to the graveyard.",
        "mana value": "how much mana its cost is, whatever the colours; X is 0 unless it is on the stack.",
        "mill": "put so many cards from the top of the library into the graveyard.",
        "modified": "a creature with counters, with Equipment, or with an Aura its controller controls.",
        "monarch": "draws a card at the end of their turn; whose creatures damage the monarch in combat becomes it.",
        "ongoing": "the scheme stays face up until something abandons it.",
        "phase out": "treated as though it did not exist, with all that is attached to it, until it phases in.",
        "planar die": "six faces: one planeswalks, one makes chaos ensue, four are blank.",
        "planeswalk": "the face-up planes go to the bottom of their decks, and the next card of yours is turned up.",
        "play": "cast it as a spell or, if it is a land, put it onto the battlefield as your land for the turn.",
        "proliferate": "choose any permanents and players with counters; each gets another of each kind it has.",
        "redistribute": "those life totals are given out anew: each player gets one of them.",
        "regenerate": "the next time it would be destroyed this turn, it is tapped, undamaged and out of combat "
        "instead.",
        "reveal": "show it to everybody.",
        "reverse the game's turn order": "from now on the turn goes to the right instead of the left, or back again.",
        "sacrifice": "put a permanent of yours into its owner's graveyard; that is not destroying it.",
        "scry": "look at so many cards on top of your library; put any of them on the bottom, the others back in "
        "any order.",
        "search": "look through all of it for such cards; of hidden cards you need not find any.",
        "set in motion": "turn the top scheme of your scheme deck face up.",
        "shuffle": "mix the library so that nobody knows the order.",
        "stun counter": "if it would untap, one of these is removed instead.",
        "shield counter": "if it would be destroyed or dealt damage, one of these is removed instead.",
        "finality counter": "if it would die, it is exiled instead.",
        "surveil": "look at so many cards on top of your library; put any of them into your graveyard, the others "
        "back in any order.",
        "tap": "turn it sideways, as for a cost or an attack; untapping turns it upright.",
        "time travel": "for each of your permanents and suspended cards with a time counter, you may add or remove "
        "one.",
        "Treasure": "an artifact token: {T} and its sacrifice make one mana of any colour.",
        "Vehicle": "an artifact that is a creature only while it is crewed.",
        "villainous choice": "they choose which of the two things happens to them.",
        "vote": "each in turn order says, for all to hear, what they want; what has most votes happens.",
        "X can't be 0": "you must choose at least 1.",
    }
)
"""Keyword actions (CR 701) and what else texts name without saying what it is."""

_ENDINGS: Final = r"(?:s|es|ed|ing)?"


_WRITTEN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "counter": r"\bcounters? (?:it|that|target|those|all|up)\b|\bcountered\b",
        "cycling": r"\b\w*cycling\b",
        "landwalk": r"\b\w+walk\b(?<!planeswalk)",
        "partner": r"\bpartner\b(?! with)",
        "play": r"\bplay(?:s|ed)?\b(?! with)",
        "tap": r"\b(?:un)?tap(?:s|ped)?\b",
    }
)
"""Terms that are not found by their letters and the usual endings alone."""


def _pattern(term: str) -> re.Pattern[str]:
    """Finds a term in a text; what is written with a capital letter is only found so."""
    if term in _WRITTEN:
        return re.compile(_WRITTEN[term], re.IGNORECASE)
    if term in KEYWORDS:
        return re.compile(rf"\b{re.escape(term)}\b", re.IGNORECASE)
    stem = re.escape(term.removesuffix("e")) + ("e?" if term.endswith("e") else "")
    return re.compile(rf"\b{stem}{_ENDINGS}\b", 0 if term[0].isupper() else re.IGNORECASE)


@cache
def _found_by() -> Mapping[str, re.Pattern[str]]:
    """The patterns of all terms. They are made when the first text is read, which most games never do."""
    return {term: _pattern(term) for term in (*KEYWORDS, *TERMS)}


def meaning(term: str) -> str | None:
    """What a keyword or another term means, if it is known; "swampwalk" is a landwalk."""
    if term.endswith("walk") and term not in TERMS:
        term = "landwalk"
    return KEYWORDS.get(term) or TERMS.get(term)


def reminders(text: str) -> dict[str, str]:
    """Every term in a text with what it means: first the keywords, in the order of the text, then the rest."""
    found: list[tuple[int, str]] = []
    for term, pattern in _found_by().items():
        match = pattern.search(text)
        if match is not None:
            found.append((match.start() + len(text) * (term in TERMS), term))
    return {term: KEYWORDS.get(term) or TERMS[term] for _, term in sorted(found)}


def on_card(type_line: str, text: str) -> dict[str, str]:
    """The terms of a whole card: those of its text and, behind them, those of its type line."""
    return reminders(text) | reminders(type_line)


def explained(text: str, type_line: str = "") -> list[str]:
    """The same, a line each."""
    return [f"{term[:1].upper()}{term[1:]}: {meant}" for term, meant in on_card(type_line, text).items()]
