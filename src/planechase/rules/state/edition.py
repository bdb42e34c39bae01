"""Which rules are played by, and where the editions differ in play. Each difference is named where its rule is."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Edition(Enum):
    """The book of rules: `CURRENT` is April 2026; `Y2011` is July 2011, with the documents of 2009."""

    CURRENT = "current"
    Y2011 = "2011"


class Difference(NamedTuple):
    """Something that was otherwise in 2011: the rules of that time that say it, and what they make of it."""

    rules: tuple[str, ...]
    says: str


IN_2011: Final = (
    Difference(("100.4a",), "A sideboard has exactly fifteen cards."),
    Difference(
        ("103.4", "103.4b"), "A mulligan is a new hand of one card fewer; the first with several opponents is free."
    ),
    Difference(
        ("104.3h", "800.7"), "Who wins a game of several players makes their opponents lose; who cannot lose stays."
    ),
    Difference(("106.10",), "Something is tapped for mana even if it makes none."),
    Difference(("107.1c",), "What is divided among any number of things is divided among at least one."),
    Difference(("110.5c",), "A token is named after its creature types and nothing else."),
    Difference(("118.7",), "Any life total may be given to somebody who cannot gain life, and changes nothing."),
    Difference(("204.3k",), "Other creature types can be chosen."),
    Difference(
        ("305.2",), "Who plays a land announces which effect allows it, or that it is the one land of the turn."
    ),
    Difference(
        ("306.7",), "Noncombat damage to an opponent may go to a planeswalker of theirs; nothing else aims at one."
    ),
    Difference(("509.2", "509.3"), "Creatures that fight several others announce the order in which they damage them."),
    Difference(("509.7",), "The active player says where in that order a creature comes that enters blocking."),
    Difference(("510.1c", "510.1d"), "In that order each gets lethal damage before the next gets any."),
    Difference(("400.10b",), "Any card of a sideboard can come into a game with commanders."),
    Difference(("603.2d",), "What enters attached does not become attached."),
    Difference(("603.6d",), "What is said of a card that is put onto the battlefield is true after it has entered."),
    Difference(
        ("608.2b", "608.2g"), "What has no legal target left is countered; of one that is illegal something is known."
    ),
    Difference(("613.6c",), "Turned face up or down, a permanent keeps its timestamp."),
    Difference(("614.12",), "How a permanent enters is not changed by what other permanents would make of it."),
    Difference(("616.1c",), "To enter as a copy does not come before other ways of entering."),
    Difference(
        ("700.4a",), "To be indestructible is no ability that could be lost, unless the permanent says it itself."
    ),
    Difference(("701.15c",), "A library is not shuffled if nothing of what should be shuffled into it gets there."),
    Difference(("701.23a", "701.23b"), "To proliferate gives each chosen thing one counter, of a kind you choose."),
    Difference(("702.24k", "704.5d"), "Tokens that are phased out cease to exist."),
    Difference(("702.60a",), "The last time counter makes one play the card, if able."),
    Difference(("702.83a",), "Either half of a split card may be cast because of cascade."),
    Difference(("702.90a",), "The Germ of a living weapon is no Phyrexian."),
    Difference(("704.5j",), "Planeswalkers that share a type all go, whosever they are."),
    Difference(("704.5k",), "Legendary permanents of one name all go, whosever they are."),
    Difference(("706.8d",), "A copy with one more creature type is no changeling."),
    Difference(("708.6a",), "A split card has two mana values, and either will do in a comparison."),
    Difference(("708.7",), "Who names a split card names both halves."),
    Difference(("711.5",), "Who controls another player chooses among that player's cards outside the game."),
    Difference(
        ("712.1a", "712.2"), "A turn that is ended ends combat first; what had triggered waits for the cleanup step."
    ),
    Difference(("800.4a",), "Spells of a player who leaves cease to exist, whosever cards they are."),
    Difference(
        ("800.4b",), "What would go back to somebody who has left stays where it is; their next turn never comes."
    ),
    Difference(("810.7", "810.7a", "810.7b", "810.7c", "810.7d", "810.7f"), "A Two-Headed Giant is attacked as one."),
    Difference(("901.3",), "There are no phenomena."),
    Difference(("309.6", "901.7a"), "The planeswalking ability is the plane's own, and its controller's."),
    Difference(("309.7", "901.8b"), "Chaos abilities trigger when the plane's controller rolls the symbol."),
    Difference(("901.9a",), "Only planeswalking abilities of the plane that leaves the game cease to exist."),
    Difference(("903.3",), "There is one commander, a legendary creature; no partners and no Brawl."),
    Difference(
        ("903.7", "904.3", "904.5"), "There is no Archenemy Commander: with commanders everybody begins with 40 life."
    ),
    Difference(("903.8",), "Commander players exile cards for a mulligan and draw one fewer."),
    Difference(("903.9",), "Mana of a colour outside a commander's identity becomes colourless."),
    Difference(("903.11", "903.12"), "A commander may go to the command zone instead of a graveyard or exile only."),
    Difference(("903.13",), "A commander that is exiled face down is found by whoever may look at it."),
    Difference(("904.10",), "A scheme stays face up only for abilities of its own."),
)
"""CR chapters 1 to 9, in the order of the numbers of 2011; `planechase rules --edition 2011` lists them."""
