"""The dungeons that there are (CR 309), and what only their rooms say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.dungeons import EntersRoom
from planechase.rules.events.lasting import WhileItStays, begin_effect
from planechase.rules.events.zones import ZoneChange, moved
from planechase.rules.language.abilities import Ability, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import CREATURE as CREATURE_TYPE
from planechase.rules.language.card_types import DUNGEON
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.colors import BLACK
from planechase.rules.language.grammar import Effect, Statement
from planechase.rules.language.word import word
from planechase.rules.spells.free_casting import cast_one_free
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.cost_words import DiscardCost, SacrificeCost
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.finding import search
from planechase.words.effects.flow import UnlessPays, both, series
from planechase.words.effects.hands import discard, draw
from planechase.words.effects.lasting_effects import UNTIL_YOUR_NEXT_TURN, Change, Goad
from planechase.words.effects.libraries import scry
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.effects.permanent_effects import sacrifice
from planechase.words.effects.tokens import LegendaryToken, create, creature_token
from planechase.words.filters import ARTIFACT, BASIC, CREATURE, LAND, Exactly
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import GainAbilities, size
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER, TARGET_PLAYER, RememberedPlayers, They
from planechase.words.predefined import TREASURE
from planechase.words.selections import target
from planechase.words.speech import Things
from planechase.words.statics import CantAttack, CastIt, Continuous

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class EnteredOnlyByName(Statement):
    """CR 701.49d: a dungeon that is entered only by venturing into it by its name."""

    reads = "you can't enter this dungeon unless you venture into {name}"
    name: str


# ---------------------------------------------------------------------- what only rooms say


@word
class KeptFromAttacking(Effect):
    """CR 508.1c: creatures cannot attack until your next turn; which ones is fixed now."""

    reads = "{what:subject} can't attack until your next turn"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        these = Exactly(tuple(obj.id for obj in (yield from self.what.choose(game, by))))
        begin_effect(game, CantAttack(these), by, UNTIL_YOUR_NEXT_TURN)


@word
class ExileTwoToPlay(Effect):
    """CR 601.3, 305.1: two cards of your library that you may play for as long as they stay exiled."""

    yours = True
    reads = "exile the top two cards of your library. You may play them"

    def happen(self, game: State, by: Source) -> Rule[None]:
        top = [game.objects[id] for id in by.you(game).library[:2]]
        for id in (yield from actions.exile(game, top, by)):
            begin_effect(game, CastIt(id, Zone.EXILE, True), by, WhileItStays(id))


@word
class DrawThreeCastOne(Effect):
    """CR 121, 608.2g: draw three cards and reveal them; one of them may be cast for nothing."""

    yours = True
    reads = "draw three cards and reveal them. You may cast one of them without paying its mana cost"

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        before = set(player.hand)
        yield from actions.draw(game, player, 3)
        drawn = [game.objects[id] for id in player.hand if id not in before]
        actions.reveal(game, player, drawn)
        yield from cast_one_free(game, player, drawn, by.object_id)


@word
class EnthroneCreature(Effect):
    """CR 701.20: of ten revealed cards a creature enters with counters, hexproof for a while; then you shuffle."""

    yours = True
    reads = (
        "reveal the top ten cards of your library. Put a creature card from among them onto the battlefield with three "
        "+1/+1 counters on it. It gains hexproof until your next turn. Then shuffle"
    )

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[:10]]
        actions.reveal(game, player, top)
        creatures = [card for card in top if game.chars(card).types & CREATURE_TYPE]
        why = "Choose the creature to put onto the battlefield."
        chosen = yield from actions.choose_objects(
            game, player, Purpose.ONTO_BATTLEFIELD, creatures, 1, 1, why, by.object_id, word=self
        )
        arrived = yield from moved(
            game,
            [
                ZoneChange(card.id, card.zone, Zone.BATTLEFIELD, "put", by, controller=player.id, counters={"+1/+1": 3})
                for card in chosen
            ],
        )
        for id in arrived:
            shielded = Continuous(Exactly((id,)), (GainAbilities((keyword("hexproof"),)),))
            begin_effect(game, shielded, by, UNTIL_YOUR_NEXT_TURN, (id,))
        actions.shuffle(game, player)


# ---------------------------------------------------------------------- the dungeons


def room(number: int, name: str, effect: Effect, *leads_to: int) -> TriggeredAbility:
    """CR 309.4c: a room by its number from the top, its name, its effect, and the rooms to which arrows lead."""
    return TriggeredAbility(EntersRoom(number, leads_to), effect, called=name)


def dungeon(name: str, *abilities: Ability) -> Characteristics:
    """CR 309.1, 309.4: a dungeon card with its rooms."""
    return Characteristics(name, types=DUNGEON, abilities=abilities)


_WHO_DID_NOT: Final = RememberedPlayers(word_slots.DID_NOT_PAY, "each player")
_THEY: Final = They(EACH_PLAYER)
_ATROPAL: Final = LegendaryToken(("God", "Horror"), 4, 4, BLACK, abilities=(keyword("deathtouch"),), name="The Atropal")

LOST_MINE: Final = dungeon(
    "Lost Mine of Phandelver",
    room(0, "Cave Entrance", scry(1), 1, 2),
    room(1, "Goblin Lair", create(creature_token(1, 1, "R", "Goblin")), 3, 4),
    room(2, "Mine Tunnels", create(TREASURE), 4, 5),
    room(3, "Storeroom", put_counters("+1/+1", target(CREATURE)), 6),
    room(4, "Dark Pool", both(lose_life(1, EACH_OPPONENT), gain_life(1)), 6),
    room(5, "Fungi Cavern", Change(target(CREATURE), (size(-4, 0),), UNTIL_YOUR_NEXT_TURN), 6),
    room(6, "Temple of Dumathoin", draw()),
)
MAD_MAGE: Final = dungeon(
    "Dungeon of the Mad Mage",
    room(0, "Yawning Portal", gain_life(1), 1),
    room(1, "Dungeon Level", scry(1), 2, 3),
    room(2, "Goblin Bazaar", create(TREASURE), 4),
    room(3, "Twisted Caverns", KeptFromAttacking(target(CREATURE)), 4),
    room(4, "Lost Level", scry(2), 5, 6),
    room(5, "Runestone Caverns", ExileTwoToPlay(), 7),
    room(6, "Muiral's Graveyard", create(creature_token(1, 1, "B", "Skeleton"), 2), 7),
    room(7, "Deep Mines", scry(3), 8),
    room(8, "Mad Wizard's Lair", DrawThreeCastOne()),
)
TOMB: Final = dungeon(
    "Tomb of Annihilation",
    room(0, "Trapped Entry", lose_life(1, EACH_PLAYER), 1, 2),
    room(1, "Veils of Fear", UnlessPays(lose_life(2, _WHO_DID_NOT), (DiscardCost(),), _THEY), 3),
    room(2, "Oubliette", both(discard(1), series(sacrifice(CREATURE), sacrifice(ARTIFACT), sacrifice(LAND))), 4),
    room(
        3,
        "Sandfall Cell",
        UnlessPays(lose_life(2, _WHO_DID_NOT), (SacrificeCost(CREATURE | ARTIFACT | LAND),), _THEY),
        4,
    ),
    room(4, "Cradle of the Death God", create(_ATROPAL)),
)
UNDERCITY: Final = dungeon(
    "Undercity",
    StaticAbility((EnteredOnlyByName("Undercity"),)),
    room(0, "Secret Entrance", search(BASIC & LAND), 1, 2),
    room(1, "Forge", put_counters("+1/+1", target(CREATURE), 2), 3, 4),
    room(2, "Lost Well", scry(2), 4, 5),
    room(3, "Trap!", lose_life(5, TARGET_PLAYER), 6),
    room(4, "Arena", Goad(target(CREATURE)), 6, 7),
    room(5, "Stash", create(TREASURE), 7),
    room(6, "Archives", draw(), 8),
    room(7, "Catacombs", create(creature_token(4, 1, "B", "Skeleton", keyword("menace"))), 8),
    room(8, "Throne of the Dead Three", EnthroneCreature()),
)
DUNGEONS: Final = (LOST_MINE, MAD_MAGE, TOMB, UNDERCITY)


def is_entered_by_name(values: Characteristics) -> bool:
    """CR 701.49d: whether it takes its name to enter it."""
    return bool(values.index.of_kind(EnteredOnlyByName))
