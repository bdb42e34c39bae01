"""What the words of this vocabulary keep for one another (CR 607, 608.2c): "that card", "that player", "that much"."""

from __future__ import annotations

from typing import Final

from planechase.rules.events.damage import PREVENTED
from planechase.rules.language.slots import LinkSlot, NumberSlot, ObjectSlot, PlayerSlot, Slot
from planechase.rules.spells.resolution import CAST_BY, HOW_CAST, MANA_SPENT
from planechase.rules.state.visibility import FORETOLD

ABANDONED: Final[ObjectSlot] = ObjectSlot("abandoned")
AMASSED: Final[ObjectSlot] = ObjectSlot("amassed")
AT_RANDOM: Final[ObjectSlot] = ObjectSlot("at random")
BEHELD: Final[ObjectSlot] = ObjectSlot("beheld")
BLIGHTED: Final[ObjectSlot] = ObjectSlot("blighted")
CAST: Final[ObjectSlot] = ObjectSlot("cast")
CHANGED: Final[ObjectSlot] = ObjectSlot("changed")
CHOSEN: Final[ObjectSlot] = ObjectSlot("chosen")
COMMANDER: Final[ObjectSlot] = ObjectSlot("commander")
COPIES: Final[ObjectSlot] = ObjectSlot("copies")
COUNTERED: Final[ObjectSlot] = ObjectSlot("countered")
DAMAGED: Final[ObjectSlot] = ObjectSlot("damaged")
DESTROYED: Final[ObjectSlot] = ObjectSlot("destroyed")
DISCARDED: Final[ObjectSlot] = ObjectSlot("discarded")
DISCOVERED: Final[ObjectSlot] = ObjectSlot("discovered")
EARLIER_TARGETS: Final[ObjectSlot] = ObjectSlot("earlier targets")
"""CR 603.7c: what the text that made a delayed triggered ability had as targets."""
ENTERED: Final[ObjectSlot] = ObjectSlot("entered")
EVIDENCE: Final[ObjectSlot] = ObjectSlot("evidence")
EXILED: Final[ObjectSlot] = ObjectSlot("exiled")
FOUND: Final[ObjectSlot] = ObjectSlot("found")
HELPING: Final[ObjectSlot] = ObjectSlot("helping")
"""CR 702.119c, 702.180b: what is sacrificed or tapped to make a spell cheaper."""
LOOKED_AT: Final[ObjectSlot] = ObjectSlot("looked at")
MILLED: Final[ObjectSlot] = ObjectSlot("milled")
OF_A_KIND: Final[ObjectSlot] = ObjectSlot("of a kind")
PHASED_OUT: Final[ObjectSlot] = ObjectSlot("phased out")
REST: Final[ObjectSlot] = ObjectSlot("rest")
REVEALED: Final[ObjectSlot] = ObjectSlot("revealed")
SACRIFICED: Final[ObjectSlot] = ObjectSlot("sacrificed")
SUSPENDED: Final[ObjectSlot] = ObjectSlot("suspended")
TAPPED: Final[ObjectSlot] = ObjectSlot("tapped")
THAT: Final[ObjectSlot] = ObjectSlot("that")
"""What the event was about that led to a delayed triggered ability."""
THE_OTHER: Final[ObjectSlot] = ObjectSlot("the other")
"""The other object of that event."""
THOSE: Final[ObjectSlot] = ObjectSlot("all of them")
"""All of a kind to which an instruction did something."""
DEALT_TO: Final[ObjectSlot] = ObjectSlot("dealt to")
"""What the damage of that event was dealt to."""
TOKENS: Final[ObjectSlot] = ObjectSlot("tokens")

ACTIVE_PLAYER: Final[PlayerSlot] = PlayerSlot("the active player")
ATTACKING_PLAYER: Final[PlayerSlot] = PlayerSlot("attacking player")
CHOSEN_PLAYER: Final[PlayerSlot] = PlayerSlot("chosen player")
DEFENDING_PLAYER: Final[PlayerSlot] = PlayerSlot("defending player")
DID_NOT_PAY: Final[PlayerSlot] = PlayerSlot("did not pay")
EACH: Final[PlayerSlot] = PlayerSlot("each")
EACH_OF_THEM: Final[PlayerSlot] = PlayerSlot("each of them")
FACING: Final[PlayerSlot] = PlayerSlot("facing a villainous choice")
HIGHEST: Final[PlayerSlot] = PlayerSlot("highest")
WHOM: Final[PlayerSlot] = PlayerSlot("whom")

CLASH: Final[NumberSlot] = NumberSlot("clash")
DAMAGE: Final[NumberSlot] = NumberSlot("damage dealt")
FLIP: Final[NumberSlot] = NumberSlot("flip")
FORAGED: Final[NumberSlot] = NumberSlot("foraged")
LETTER_X: Final[NumberSlot] = NumberSlot("X")
LETTER_Y: Final[NumberSlot] = NumberSlot("Y")
LIFE_LOST: Final[NumberSlot] = NumberSlot("life lost")
MANA_PAID: Final[NumberSlot] = NumberSlot("mana paid")
NUMBER: Final[NumberSlot] = NumberSlot("number")
PUT_BACK: Final[NumberSlot] = NumberSlot("put back")
RESULT: Final[NumberSlot] = NumberSlot("result")
TURN: Final[NumberSlot] = NumberSlot("turn")
"""The turn in which a delayed triggered ability was made."""
TO_DRAW: Final[NumberSlot] = NumberSlot("to draw")

MATERIALS: Final[ObjectSlot] = ObjectSlot("materials")
"""CR 702.167a: what was exiled to craft something."""
DEFENDER: Final[Slot] = Slot("defender")
"""CR 702.49c: the player or the permanent that the returned creature attacked."""
CHOSEN_BY_EACH: Final[Slot] = Slot("chosen by each")
"""Who chose what: players and objects in turn."""
CREATED_BY_EACH: Final[Slot] = Slot("created by each")
"""Who created what: players and tokens in turn."""
WHOSE: Final[Slot] = Slot("whose")
"""CR 608.2b: of each target, whose it was as it was chosen."""

DOING: Final = {DESTROYED: "destroy", DISCARDED: "discard", EXILED: "exile", SACRIFICED: "sacrifice"}
"""The verb for what was done to the objects in each of these slots."""

CHAMPIONED: Final[LinkSlot] = LinkSlot("championed")
"""CR 702.72b: what was exiled for a champion."""
CARD_NAME: Final[LinkSlot] = LinkSlot("card name")
CHAPTER: Final[LinkSlot] = LinkSlot("chapter")
COLOR: Final[LinkSlot] = LinkSlot("color")
CRAFTED_WITH: Final[LinkSlot] = LinkSlot("crafted with")
CREATURE_TYPE: Final[LinkSlot] = LinkSlot("creature type")
DEVOURED: Final[LinkSlot] = LinkSlot("devoured")
EXILED_WITH_THIS: Final[LinkSlot] = LinkSlot("exiled")
HAUNTED: Final[LinkSlot] = LinkSlot("haunted")
"""CR 702.55b: what a card in exile haunts."""
LIFE_PAID: Final[LinkSlot] = LinkSlot("life paid")
MONSTROUS: Final[LinkSlot] = LinkSlot("monstrous")
PLAYER: Final[LinkSlot] = LinkSlot("player")
PLOTTED: Final[LinkSlot] = LinkSlot("plotted")
PUT: Final[LinkSlot] = LinkSlot("put")
RENOWNED: Final[LinkSlot] = LinkSlot("renowned")
"""CR 702.112b: whether a permanent has become renowned."""
SADDLED: Final[LinkSlot] = LinkSlot("saddled")
"""CR 702.171b: the turns in which a permanent became saddled."""
SADDLED_BY: Final[LinkSlot] = LinkSlot("saddled by")
"""CR 702.171c: who saddled it, each with the turn."""
SIDES: Final[LinkSlot] = LinkSlot("sides")
"""Which side each player chose: seats and sides in turn, the last choice last."""
TRIBUTE: Final[LinkSlot] = LinkSlot("tribute")
"""CR 702.104b: whether tribute was paid for a permanent."""
SUSPECTED: Final[LinkSlot] = LinkSlot("suspected")
UNEARTHED: Final[LinkSlot] = LinkSlot("unearthed")
WARPED: Final[LinkSlot] = LinkSlot("warped")

__all__ = [
    "CAST_BY",
    "FORETOLD",
    "HOW_CAST",
    "MANA_SPENT",
    "PREVENTED",
    "LinkSlot",
    "NumberSlot",
    "ObjectSlot",
    "PlayerSlot",
    "Slot",
]
