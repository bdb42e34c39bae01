"""What was spoken of: "this creature", "that card", "it", "enchanted creature", "the exiled card"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from planechase.rules.combat.combat import combat_of
from planechase.rules.events.components import became
from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Attached, Attacks, BecomesTarget, Blocks, CounterPlacement, Event
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.card_types import PLANESWALKER
from planechase.rules.language.slots import LinkSlot, ObjectSlot
from planechase.rules.language.word import word
from planechase.rules.state.objects import Id, Object, Permanent, Zone
from planechase.words import filters, word_slots
from planechase.words.phrases import phrase
from planechase.words.player_words import YOU
from planechase.words.speech import People, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class This(Things):
    """The source itself, or what it became when it just left (CR 400.7)."""

    is_settled = True

    def objects(self, game: State, by: Source) -> list[Object]:
        return [by.this(game)]

    def said(self, reader: Reader, again: bool) -> str:
        return reader.self_name


@word
class ThisCard(Things):
    """CR 400.7, 603.10: the card that this permanent was, where it went as the ability triggered."""

    is_settled = True

    def objects(self, game: State, by: Source) -> list[Object]:
        return became(game, by.this(game))

    def said(self, reader: Reader, again: bool) -> str:
        return "it" if reader.last in (THIS, self) else reader.self_name


@word
class ThisInGraveyard(Things):
    """CR 113.6m: the card itself, in its owner's graveyard."""

    is_settled = True
    zone: ClassVar[Zone] = Zone.GRAVEYARD
    who: ClassVar[People] = YOU
    reads = "this card from your graveyard"

    def objects(self, game: State, by: Source) -> list[Object]:
        return [now for now in became(game, by.this(game)) if now.zone is Zone.GRAVEYARD]


@word
class That(Things):
    """The object the triggering event is about; of a delayed ability, what the text that made it was about."""

    is_settled = True

    def objects(self, game: State, by: Source) -> list[Object]:
        id = spoken_of(by)
        return [game.recall(id)] if id is not None else []

    def said(self, reader: Reader, again: bool) -> str:
        return f"that {self.noun(reader)}"

    def noun(self, reader: Reader) -> str:
        return reader.that_noun


@word
class ThatCard(That):
    """The card the triggering event is about, where it went."""

    def objects(self, game: State, by: Source) -> list[Object]:
        id = spoken_of(by)
        return became(game, game.recall(id)) if id is not None else []

    def said(self, reader: Reader, again: bool) -> str:
        return "it" if reader.last == THAT else "that card"


@word
class ThatSpell(That):
    """The spell the triggering event is about, as it is or as it last was on the stack."""

    def noun(self, reader: Reader) -> str:
        return "spell"


@word
class ThatTarget(Things):
    """Something spoken of before, where "it" could be taken for something else: "that creature"."""

    target: Things

    def objects(self, game: State, by: Source) -> list[Object]:
        return self.target.objects(game, by)

    def many(self) -> bool:
        return self.target.many()

    def said(self, reader: Reader, again: bool) -> str:
        return self.target.said(reader, again=True)


@word
class OtherInEvent(Things):
    """The other object of the triggering event: the attacker that is blocked, the source of the damage."""

    is_settled = True
    reads = "that creature"

    def objects(self, game: State, by: Source) -> list[Object]:
        event = by.event
        if isinstance(event, Blocks):
            other = event.object_id if event.attacker in self._own(game, by) else event.attacker
            return [game.recall(other)]
        if isinstance(event, DamageDealt):
            other = event.target if event.source in self._own(game, by) else event.source
            return [] if game.is_player(other) else [game.recall(other)]
        if isinstance(event, Attached):
            return [game.recall(event.to)] if not game.is_player(event.to) else []
        return [game.recall(id) for id in by.remembered(word_slots.THE_OTHER)]

    def _own(self, game: State, by: Source) -> tuple[Id, ...]:
        """The source and what it is attached to, one of which the event is about."""
        return (by.object_id, *(host.id for host in HOST.objects(game, by)))


@word
class ThatAims(Things):
    """CR 115: the spell or ability whose target the triggering event is about."""

    is_settled = True
    reads = "that spell"

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.recall(by.event.stack_id)] if isinstance(by.event, BecomesTarget) else []


@word
class Damaged(Things):
    """CR 120.1: what the damage of the triggering event was dealt to, if no player; a delayed ability recalls it."""

    is_settled = True
    reads = "the damaged creature"

    def objects(self, game: State, by: Source) -> list[Object]:
        event = by.event
        if not isinstance(event, DamageDealt):
            return [game.recall(id) for id in by.remembered(word_slots.DEALT_TO)]
        return [] if game.is_player(event.target) else [game.recall(event.target)]


@word
class Attacked(Things):
    """CR 508.1b, 506.4c: whom or what the creature of the event is attacking, or was as it left combat."""

    reads = "the player or planeswalker it's attacking"

    def ids(self, game: State, by: Source) -> list[Id]:
        event = by.event
        if not isinstance(event, Attacks):
            return []
        combat = combat_of(game, event.object_id)
        attack = combat.attacks.get(event.object_id) if combat is not None else None
        defender = attack.defender if attack is not None else event.defender
        if defender is None or game.is_player(defender):
            return [] if defender is None else [defender]
        walker = game.permanent(defender)
        return [defender] if walker is not None and game.chars(walker).types & PLANESWALKER else []

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.objects[id] for id in self.ids(game, by) if not game.is_player(id)]


def attackers_of_team(game: State, event: Event, by: Source) -> list[Object]:
    """The creatures of your team that were declared as attackers together."""
    together = [game.recall(one.object_id) for one in getattr(event, "together", (event,)) if isinstance(one, Attacks)]
    team = game.players[by.controller].team
    return [creature for creature in together if game.players[creature.controller].team == team]


@word
class AttackersOfTeam(Things):
    """The creatures with which your team attacked as the ability triggered."""

    def objects(self, game: State, by: Source) -> list[Object]:
        return attackers_of_team(game, by.event, by) if by.event is not None else []

    def many(self) -> bool:
        return True

    def refers(self) -> bool:
        """Two creatures and the team that attacks: "they" could be either."""
        return False

    def said(self, reader: Reader, again: bool) -> str:
        return "those creatures"


def spoken_of(by: Source) -> Id | None:
    """What "that" means: the object of the event, or what a delayed ability remembers of the event before it."""
    id = object_of(by.event)
    return id if id is not None else next(iter(by.remembered(word_slots.THAT)), None)


def object_of(event: Event | None) -> Id | None:
    """The object an event is about."""
    if isinstance(event, ZoneChange):
        return event.new_id if event.to is Zone.BATTLEFIELD else event.object_id
    if isinstance(event, DamageDealt):
        return event.source
    if isinstance(event, CounterPlacement):
        return event.on
    found = getattr(event, "object_id", None)
    return found if isinstance(found, int) else None


@word
class Host(Things):
    """CR 301.5, 303.4: what the source is attached to, or was when it left."""

    reads = "enchanted creature"

    def objects(self, game: State, by: Source) -> list[Object]:
        this = by.this(game)
        if not isinstance(this, Permanent) or this.attached_to is None or game.is_player(this.attached_to):
            return []
        host = game.get(this.attached_to) or game.departed.get(this.attached_to)
        return [host] if host is not None else []

    def said(self, reader: Reader, again: bool) -> str:
        adjective = "equipped" if reader.self_noun == "Equipment" else "enchanted"
        return f"{adjective} {host_noun(reader)}"


def host_noun(reader: Reader) -> str:
    """What an Aura enchants, as its enchant ability says; what is equipped is a creature."""
    from planechase.words.keywords import Enchant  # noqa: PLC0415 - keywords are made of selections

    for ability in reader.card.abilities:
        if isinstance(ability, Enchant):
            if isinstance(ability.what, filters.Or):
                return "permanent"
            return phrase(reader, ability.what, "plain").split(" you ")[0]
    return "creature"


@word
class Remembered(Things):
    """What an earlier instruction of the same text did something to: "that card", "the exiled card"."""

    slot: ObjectSlot
    text: str = "that card"
    several: bool = False

    def objects(self, game: State, by: Source) -> list[Object]:
        return [obj for id in by.remembered(self.slot) if (obj := _wherever(game, id)) is not None]

    def many(self) -> bool:
        return self.several

    def said(self, reader: Reader, again: bool) -> str:
        return self.text


@word
class Linked(Things):
    """CR 607: what a linked ability of the same object exiled or chose."""

    slot: LinkSlot
    text: str = "the exiled card"

    def objects(self, game: State, by: Source) -> list[Object]:
        ids = by.this(game).linked(self.slot)
        return [obj for id in ids if isinstance(id, int) and (obj := game.get(id)) is not None]

    def said(self, reader: Reader, again: bool) -> str:
        return self.text


def _wherever(game: State, id: Id) -> Object | None:
    """The object, or last-known information if it has left."""
    return game.get(id) or game.departed.get(id)


THIS = This()
THIS_CARD = ThisCard()
THAT = That()
THAT_CARD = ThatCard()
THAT_SPELL = ThatSpell()
HOST = Host()
