"""What the words of this vocabulary keep for one another (CR 607, 608.2c): "that card", "that player", "that much"."""

from __future__ import annotations

from typing import Final

from planechase.rules.events.damage import PREVENTED
from planechase.rules.language.slots import LinkSlot, NumberSlot, ObjectSlot, PlayerSlot, Slot
from planechase.rules.spells.resolution import HOW_CAST
from planechase.rules.state.seeing import FORETOLD

ABANDONED: Final = ObjectSlot("abandoned")
AT_RANDOM: Final = ObjectSlot("at random")
CAST: Final = ObjectSlot("cast")
CHANGED: Final = ObjectSlot("changed")
CHOSEN: Final = ObjectSlot("chosen")
COMMANDER: Final = ObjectSlot("commander")
COPIES: Final = ObjectSlot("copies")
COUNTERED: Final = ObjectSlot("countered")
DAMAGED: Final = ObjectSlot("damaged")
DESTROYED: Final = ObjectSlot("destroyed")
DISCARDED: Final = ObjectSlot("discarded")
EARLIER_TARGETS: Final = ObjectSlot("earlier targets")
"""CR 603.7c: what the text that made a delayed triggered ability had as targets."""
ENTERED: Final = ObjectSlot("entered")
EXILED: Final = ObjectSlot("exiled")
FOUND: Final = ObjectSlot("found")
LOOKED_AT: Final = ObjectSlot("looked at")
MILLED: Final = ObjectSlot("milled")
OF_A_KIND: Final = ObjectSlot("of a kind")
PHASED_OUT: Final = ObjectSlot("phased out")
REST: Final = ObjectSlot("rest")
REVEALED: Final = ObjectSlot("revealed")
SACRIFICED: Final = ObjectSlot("sacrificed")
SUSPENDED: Final = ObjectSlot("suspended")
TAPPED: Final = ObjectSlot("tapped")
THAT: Final = ObjectSlot("that")
"""What the event was about that led to a delayed triggered ability."""
TOKENS: Final = ObjectSlot("tokens")

ACTIVE_PLAYER: Final = PlayerSlot("the active player")
ATTACKING_PLAYER: Final = PlayerSlot("attacking player")
CHOSEN_PLAYER: Final = PlayerSlot("chosen player")
DEFENDING_PLAYER: Final = PlayerSlot("defending player")
DID_NOT_PAY: Final = PlayerSlot("did not pay")
EACH: Final = PlayerSlot("each")
EACH_OF_THEM: Final = PlayerSlot("each of them")
FACING: Final = PlayerSlot("facing a villainous choice")
HIGHEST: Final = PlayerSlot("highest")
WHOM: Final = PlayerSlot("whom")

DAMAGE: Final = NumberSlot("damage dealt")
FLIP: Final = NumberSlot("flip")
LETTER_X: Final = NumberSlot("X")
LETTER_Y: Final = NumberSlot("Y")
LIFE_LOST: Final = NumberSlot("life lost")
NUMBER: Final = NumberSlot("number")
PUT_BACK: Final = NumberSlot("put back")
TO_DRAW: Final = NumberSlot("to draw")

DEFENDER: Final = Slot("defender")
"""CR 702.49c: the player or the permanent that the returned creature attacked."""
WHOSE: Final = Slot("whose")
"""CR 608.2b: of each target, whose it was as it was chosen."""

DOING: Final = {DESTROYED: "destroy", DISCARDED: "discard", EXILED: "exile", SACRIFICED: "sacrifice"}
"""What is done to that of which a slot says that it was done."""

CARD_NAME: Final = LinkSlot("card name")
COLOR: Final = LinkSlot("color")
CREATURE_TYPE: Final = LinkSlot("creature type")
DEVOURED: Final = LinkSlot("devoured")
EXILED_WITH_THIS: Final = LinkSlot("exiled")
LIFE_PAID: Final = LinkSlot("life paid")
PLAYER: Final = LinkSlot("player")
PUT: Final = LinkSlot("put")
SIDES: Final = LinkSlot("sides")
"""Which side each player chose: seats and sides in turn, the last choice last."""
UNEARTHED: Final = LinkSlot("unearthed")

__all__ = ["FORETOLD", "HOW_CAST", "PREVENTED", "LinkSlot", "NumberSlot", "ObjectSlot", "PlayerSlot", "Slot"]
