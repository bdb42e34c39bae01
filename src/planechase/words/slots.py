"""What the words of this vocabulary keep for one another (CR 607, 608.2c): "that card", "that player", "that much"."""

from __future__ import annotations

from typing import Final

from planechase.rules.events.damage import PREVENTED
from planechase.rules.language.slots import LinkSlot, NumberSlot, ObjectSlot, PlayerSlot, Slot
from planechase.rules.spells.resolution import HOW_CAST
from planechase.rules.state.seeing import FORETOLD

ABANDONED: Final[ObjectSlot] = ObjectSlot("abandoned")
AT_RANDOM: Final[ObjectSlot] = ObjectSlot("at random")
CAST: Final[ObjectSlot] = ObjectSlot("cast")
CHANGED: Final[ObjectSlot] = ObjectSlot("changed")
CHOSEN: Final[ObjectSlot] = ObjectSlot("chosen")
COMMANDER: Final[ObjectSlot] = ObjectSlot("commander")
COPIES: Final[ObjectSlot] = ObjectSlot("copies")
COUNTERED: Final[ObjectSlot] = ObjectSlot("countered")
DAMAGED: Final[ObjectSlot] = ObjectSlot("damaged")
DESTROYED: Final[ObjectSlot] = ObjectSlot("destroyed")
DISCARDED: Final[ObjectSlot] = ObjectSlot("discarded")
EARLIER_TARGETS: Final[ObjectSlot] = ObjectSlot("earlier targets")
"""CR 603.7c: what the text that made a delayed triggered ability had as targets."""
ENTERED: Final[ObjectSlot] = ObjectSlot("entered")
EXILED: Final[ObjectSlot] = ObjectSlot("exiled")
FOUND: Final[ObjectSlot] = ObjectSlot("found")
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

DAMAGE: Final[NumberSlot] = NumberSlot("damage dealt")
FLIP: Final[NumberSlot] = NumberSlot("flip")
LETTER_X: Final[NumberSlot] = NumberSlot("X")
LETTER_Y: Final[NumberSlot] = NumberSlot("Y")
LIFE_LOST: Final[NumberSlot] = NumberSlot("life lost")
NUMBER: Final[NumberSlot] = NumberSlot("number")
PUT_BACK: Final[NumberSlot] = NumberSlot("put back")
TO_DRAW: Final[NumberSlot] = NumberSlot("to draw")

DEFENDER: Final[Slot] = Slot("defender")
"""CR 702.49c: the player or the permanent that the returned creature attacked."""
WHOSE: Final[Slot] = Slot("whose")
"""CR 608.2b: of each target, whose it was as it was chosen."""

DOING: Final = {DESTROYED: "destroy", DISCARDED: "discard", EXILED: "exile", SACRIFICED: "sacrifice"}
"""What is done to that of which a slot says that it was done."""

CARD_NAME: Final[LinkSlot] = LinkSlot("card name")
COLOR: Final[LinkSlot] = LinkSlot("color")
CREATURE_TYPE: Final[LinkSlot] = LinkSlot("creature type")
DEVOURED: Final[LinkSlot] = LinkSlot("devoured")
EXILED_WITH_THIS: Final[LinkSlot] = LinkSlot("exiled")
LIFE_PAID: Final[LinkSlot] = LinkSlot("life paid")
PLAYER: Final[LinkSlot] = LinkSlot("player")
PUT: Final[LinkSlot] = LinkSlot("put")
SIDES: Final[LinkSlot] = LinkSlot("sides")
"""Which side each player chose: seats and sides in turn, the last choice last."""
UNEARTHED: Final[LinkSlot] = LinkSlot("unearthed")

__all__ = ["FORETOLD", "HOW_CAST", "PREVENTED", "LinkSlot", "NumberSlot", "ObjectSlot", "PlayerSlot", "Slot"]
