"""Objects in a text: "this creature", "target creature", "each land", "it", "enchanted creature"."""

from __future__ import annotations

from functools import partial, reduce
from operator import and_
from typing import TYPE_CHECKING

from planechase.rules import influence
from planechase.rules.actions import choose_objects
from planechase.rules.card_types import BATTLE, CREATURE, PLANESWALKER
from planechase.rules.combat import combat_of
from planechase.rules.damage import DamageDealt, can_be_damaged
from planechase.rules.decisions import Choose, Rule, ask
from planechase.rules.events import Attached, Attacks, Blocks, Event
from planechase.rules.grammar import Filter, Players, Targeting
from planechase.rules.objects import Id, Object, Permanent, Zone
from planechase.rules.word import word
from planechase.rules.zones import ZoneChange
from planechase.words import filters
from planechase.words.amounts import Number, amount
from planechase.words.english import article, listed, number_word, possessive
from planechase.words.phrases import of_cards, phrase
from planechase.words.players import YOU
from planechase.words.speech import Quantity, Things

if TYPE_CHECKING:
    from planechase.rules.source import Source
    from planechase.rules.state import State
    from planechase.words.english import Reader

MANY = 99
ANY_NUMBER = Number(MANY)


@word
class This(Things):
    """The source itself, or what it became when it just left (CR 400.7)."""

    def objects(self, game: State, by: Source) -> list[Object]:
        return [by.this(game)]

    def said(self, reader: Reader, again: bool) -> str:
        return reader.self_name


@word
class ThisCard(Things):
    """CR 400.7, 603.10: the card that this permanent was, where it went as the ability triggered."""

    def objects(self, game: State, by: Source) -> list[Object]:
        obj = by.this(game)
        now = game.get(obj.id) or game.get(obj.successor)
        return [now] if now is not None else []

    def said(self, reader: Reader, again: bool) -> str:
        return "it" if reader.last in (THIS, self) else reader.self_name


@word
class That(Things):
    """The object the triggering event is about; of a delayed ability, what the text that made it was about."""

    def objects(self, game: State, by: Source) -> list[Object]:
        id = spoken_of(by)
        return [game.recall(id)] if id is not None else []

    def said(self, reader: Reader, again: bool) -> str:
        return f"that {self.noun(reader)}"

    def noun(self, reader: Reader) -> str:
        return "creature"


@word
class ThatCard(That):
    """The card the triggering event is about, where it went."""

    def objects(self, game: State, by: Source) -> list[Object]:
        id = spoken_of(by)
        if id is None:
            return []
        obj = game.recall(id)
        now = game.get(id) or game.get(obj.successor)
        return [now] if now is not None else []

    def said(self, reader: Reader, again: bool) -> str:
        return "it" if reader.last == THAT else "that card"


@word
class ThatSpell(That):
    """The spell the triggering event is about, as it is or as it last was on the stack."""

    def noun(self, reader: Reader) -> str:
        return "spell"


@word
class OtherInEvent(Things):
    """The other object of the triggering event: the attacker that is blocked, the source of the damage."""

    reads = "that creature"

    def objects(self, game: State, by: Source) -> list[Object]:
        event = by.event
        if isinstance(event, Blocks):
            return [game.recall(event.attacker)]
        if isinstance(event, DamageDealt):
            other = event.target if event.source == by.object_id else event.source
            return [] if game.is_player(other) else [game.recall(other)]
        if isinstance(event, Attached):
            return [game.recall(event.to)] if not game.is_player(event.to) else []
        return []


@word
class Damaged(Things):
    """CR 120.1: what the damage of the triggering event was dealt to, if that is no player."""

    reads = "the damaged creature"

    def objects(self, game: State, by: Source) -> list[Object]:
        event = by.event
        if not isinstance(event, DamageDealt) or game.is_player(event.target):
            return []
        return [game.recall(event.target)]


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


def spoken_of(by: Source) -> Id | None:
    """What "that" means: the object of the event, or what a delayed ability remembers of the event before it."""
    id = object_of(by.event)
    return id if id is not None else next(iter(by.remembered("that")), None)


def object_of(event: Event | None) -> Id | None:
    """The object an event is about."""
    if isinstance(event, ZoneChange):
        return event.new_id if event.to is Zone.BATTLEFIELD else event.object_id
    if isinstance(event, DamageDealt):
        return event.source
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
    from planechase.words.keywords import Enchant

    for ability in reader.card.abilities:
        if isinstance(ability, Enchant):
            if isinstance(ability.what, filters.Or):
                return "permanent"
            return phrase(reader, ability.what, "plain").split(" you ")[0]
    return "creature"


@word
class All(Things):
    """Every object that fits, on the battlefield or in another zone."""

    what: Filter
    zone: Zone = Zone.BATTLEFIELD
    who: Players | None = None
    quantifier: str = "all"

    def objects(self, game: State, by: Source) -> list[Object]:
        found: list[Object]
        if self.zone is Zone.BATTLEFIELD:
            found = [*game.permanents()]
        elif self.zone is Zone.STACK:
            found = [game.objects[id] for id in game.turn.stack]
        elif self.zone is Zone.EXILE:
            found = [game.objects[id] for id in game.exile]
        else:
            players = game.playing() if self.who is None else self.who.found(game, by)
            found = [game.objects[id] for player in players for id in game.zone_list(self.zone, player.id)]
        fitting = [obj for obj in found if self.what.matches(game, obj, by)]
        return fitting if game.reach is None else [*influence.objects(game, by, fitting)]

    def said(self, reader: Reader, again: bool) -> str:
        if again:
            return "those " + phrase(reader, filters.kind_of(self.what), "many")
        if self.zone is Zone.GRAVEYARD and self.what == filters.ANYTHING:
            return "all graveyards" if self.who is None else place(reader, self.zone, self.who).removeprefix("from ")
        if self.zone is not Zone.BATTLEFIELD:
            cards = of_cards(reader, self.what, "plain" if self.quantifier == "each" else "many")
            return f"{self.quantifier} {cards} {place(reader, self.zone, self.who)}".strip()
        if self.quantifier == "each":
            return f"each {phrase(reader, self.what, 'plain')}".replace("each another", "each other")
        many = phrase(reader, self.what, "many")
        return many if self.quantifier == "" else f"{self.quantifier} {many}"

    def many(self) -> bool:
        return self.quantifier != "each"


def place(reader: Reader, zone: Zone, who: Players | None) -> str:
    """ "from your graveyard", "from a graveyard"; of exiled cards the description says it ("suspended")."""
    if zone is Zone.EXILE:
        return ""
    if who is None:
        return f"from {article(zone.value)}"
    whose = reader.read(who)
    return f"from your {zone.value}" if whose == "you" else f"from {possessive(whose)} {zone.value}"


@word
class Target(Targeting, Things):
    """CR 115: target objects. The same words used twice in one text mean the same target; a `label` tells two apart."""

    what: Filter
    least: Quantity = Number(1)
    most: Quantity = Number(1)
    zone: Zone = Zone.BATTLEFIELD
    who: Players | None = None
    """Whose zone, for cards in graveyards and hands."""
    label: str = ""
    other_than: tuple[Targeting, ...] = ()
    divided: Quantity | None = None
    """CR 601.2d: how much is divided among the targets."""
    rule: TogetherRule | None = None
    by: Players | None = None
    """Who chooses, if it is not "you"."""

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.objects[id] for id in by.targets.get(self, ()) if id in game.objects]

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        most = self.most.value(game, by)
        if self.divided is not None:
            most = min(most, self.divided.value(game, by))
        return self.least.value(game, by), most

    def divides(self, game: State, by: Source) -> int | None:
        return self.divided.value(game, by) if self.divided is not None else None

    def apart_from(self) -> tuple[Targeting, ...]:
        """Those it must differ from, and those its description speaks of ("target creature that player controls")."""
        known = getattr(self, "_memo", None)
        if not isinstance(known, tuple):
            spoken_of = tuple(part for part in self.what.walk() if isinstance(part, Targeting))
            known = self.other_than + spoken_of
            object.__setattr__(self, "_memo", known)
        return known

    def chooser(self, game: State, by: Source) -> Id | None:
        choosing = influence.who_chooses(game, by, self.by) if self.by is not None else []
        return choosing[0].id if choosing else by.controller

    def candidates(self, game: State, by: Source) -> list[Id]:
        pool = All(filters.ANYTHING, self.zone, self.who).objects(game, by)
        return [obj.id for obj in pool if self.allows(game, obj.id, by)]

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        obj = game.get(candidate)
        if obj is None or obj.zone is not self.zone:
            return False
        if any(candidate in by.targets.get(other, ()) for other in self.other_than):
            return False
        if self.who is not None and not any(player.id == self.whose(obj) for player in self.who.found(game, by)):
            return False
        return self.what.matches(game, obj, by)

    def whose(self, obj: Object) -> Id:
        """The player whose it is, in the sense of `who`."""
        return obj.owner

    def refuses(self, game: State, chosen: list[Id], by: Source) -> str | None:
        return self.rule.refuses(game, [game.recall(id) for id in chosen]) if self.rule is not None else None

    def many(self) -> bool:
        return not self.most.is_one()

    def said(self, reader: Reader, again: bool) -> str:
        if again:
            kind = filters.kind_of(self.what)
            if isinstance(kind, filters.Or) and self.zone is Zone.BATTLEFIELD:
                kind = filters.PERMANENT
            noun = phrase(reader, kind, "many" if self.many() else "plain")
            return f"those {noun}" if self.many() else f"that {noun}"
        described = self._described(reader)
        return f"{described} {place(reader, self.zone, self.who)}" if self._is_card() else described

    def _is_card(self) -> bool:
        return self.zone not in (Zone.BATTLEFIELD, Zone.STACK)

    def _described(self, reader: Reader) -> str:
        style = "many" if self.many() else "plain"
        noun = of_cards(reader, self.what, style) if self._is_card() else phrase(reader, self.what, style)
        rule = f" {text}" if self.rule is not None and (text := self.rule.text()) else ""
        other = "another " if noun.startswith("another ") or self.other_than else ""
        noun = noun.removeprefix("another ").removeprefix("other ")
        if self.label == "third":
            other = "a third "
        return f"{other}{self._count(reader)}target {noun}{rule}"

    def _count(self, reader: Reader) -> str:
        least, most = self.least, self.most
        if isinstance(most, Number) and most.number >= MANY:
            return "any number of "
        if isinstance(least, Number) and least.number == 0:
            return f"up to {'one' if most.is_one() else reader.read(most)} "
        return "" if most.is_one() else f"{reader.read(most)} "


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
class OneOfEach(Target):
    """CR 115.1: up to one target of each of some players: a card in their graveyard, a permanent they control."""

    zone: Zone = Zone.GRAVEYARD

    def whose(self, obj: Object) -> Id:
        return obj.controller if self.zone is Zone.BATTLEFIELD else obj.owner

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        return 0, len(self.who.found(game, by)) if self.who is not None else 0

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        """CR 608.2b: what has gone over to another player is no longer the target it was chosen as."""
        if not Target.allows(self, game, candidate, by):
            return False
        noted = by.remembered("whose")
        chosen_for = dict(zip(noted[::2], noted[1::2], strict=True)).get(candidate)
        return chosen_for is None or chosen_for == self.whose(game.objects[candidate])

    def settled(self, game: State, by: Source) -> None:
        chosen = by.targets[self]
        by.remember("whose", tuple(number for id in chosen for number in (id, self.whose(game.recall(id)))))

    def refuses(self, game: State, chosen: list[Id], by: Source) -> str | None:
        seats = {self.whose(game.recall(id)) for id in chosen}
        return None if len(seats) == len(chosen) else "Choose at most one for each player."

    def many(self) -> bool:
        return True

    def said(self, reader: Reader, again: bool) -> str:
        if again:
            return f"those {phrase(reader, filters.kind_of(self.what), 'many')}"
        if self.zone is Zone.BATTLEFIELD:
            return f"up to one target {phrase(reader, self.what, 'plain')} that player controls"
        return f"up to one target {of_cards(reader, self.what, 'plain')} from that player's {self.zone.value}"


@word
class TogetherRule(Things):
    """A condition on several targets together."""

    which: str

    def refuses(self, game: State, chosen: list[Object]) -> str | None:
        if self.which == "different controllers" and len({obj.controller for obj in chosen}) < len(chosen):
            return "The targets must be controlled by different players."
        if self.which == "one graveyard" and len({obj.owner for obj in chosen}) > 1:
            return "The targets must be in one player's graveyard."
        if self.which == "shared card type" and not reduce(and_, (game.chars(obj).types for obj in chosen), -1):
            return "The targets must share a card type."
        if self.which == "different mana values" and len(_mana_values(game, chosen)) < len(chosen):
            return "They must have different mana values."
        if self.which == "no shared creature type":
            kinds = [game.chars(obj).subtypes for obj in chosen]
            if len(kinds) > 1 and filters.share_creature_type(kinds[0], kinds[1]):
                return "The targets must share no creature type."
        return None

    def text(self) -> str:
        if self.which == "different controllers":
            return "controlled by different players"
        if self.which == "one graveyard":
            return ""
        if self.which == "different mana values":
            return "with different mana values"
        return "that share a card type" if self.which == "shared card type" else "that share no creature types"


def _mana_values(game: State, objects: list[Object]) -> set[int]:
    return {filters.mana_value(game, obj) for obj in objects}


@word
class AnyTarget(Targeting, Things):
    """CR 115.4: any target is a creature, player, planeswalker or battle."""

    least: Quantity = Number(1)
    most: Quantity = Number(1)
    label: str = ""
    other_than: tuple[Targeting, ...] = ()
    divided: Quantity | None = None
    players: bool = True
    types: int = CREATURE | PLANESWALKER | BATTLE
    text: str = "any target"
    by: Players | None = None
    """Who chooses, if it is not "you"."""

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.objects[id] for id in by.targets.get(self, ()) if id in game.objects]

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        most = self.most.value(game, by)
        if self.divided is not None:
            most = min(most, self.divided.value(game, by))
        return min(self.least.value(game, by), most), most

    def divides(self, game: State, by: Source) -> int | None:
        return self.divided.value(game, by) if self.divided is not None else None

    def apart_from(self) -> tuple[Targeting, ...]:
        return self.other_than

    def chooser(self, game: State, by: Source) -> Id | None:
        choosing = influence.who_chooses(game, by, self.by) if self.by is not None else []
        return choosing[0].id if choosing else by.controller

    def candidates(self, game: State, by: Source) -> list[Id]:
        everyone = [player.id for player in game.in_turn_order()]
        everything = [permanent.id for permanent in game.permanents()]
        return [id for id in (*everyone, *everything) if self.allows(game, id, by)]

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        if any(candidate in by.targets.get(other, ()) for other in self.other_than):
            return False
        if game.is_player(candidate):
            return self.players and can_be_damaged(game, candidate)
        permanent = game.permanent(candidate)
        return permanent is not None and bool(game.chars(permanent).types & self.types)

    def many(self) -> bool:
        return not self.most.is_one()

    def said(self, reader: Reader, again: bool) -> str:
        if again:
            return "that permanent or player"
        if self.divided is not None:
            return _divided_targets(self.most)
        if self.text == "any target" and self.other_than:
            return {"another": "another target", "third": "a third target"}.get(self.label, "any other target")
        text = self.text if self.by is None else f"{self.text} of their choice"
        return f"another {text}" if self.other_than else text


@word
class OpponentOrPlaneswalker(AnyTarget):
    """CR 115.4: target opponent or planeswalker."""

    types: int = PLANESWALKER
    text: str = "target opponent or planeswalker"

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        if game.is_player(candidate) and game.players[candidate].team == game.players[by.controller].team:
            return False
        return AnyTarget.allows(self, game, candidate, by)


def _divided_targets(most: Quantity) -> str:
    if isinstance(most, Number) and most.number < MANY:
        names = [number_word(n) for n in range(1, most.number + 1)]
        return f"{', '.join(names[:-1])}, or {names[-1]} targets" if len(names) > 2 else " or ".join(names) + " targets"
    return "any number of targets"


@word
class Chosen(Things):
    """Objects a player chooses as the instruction is carried out; they are not targets."""

    is_choice = True
    what: Filter
    count: Quantity = Number(1)
    who: Players = YOU
    up_to: bool = False
    zone: Zone = Zone.BATTLEFIELD
    key: str = ""
    rule: TogetherRule | None = None

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.recall(id) for id in by.remembered(self.key or "chosen")]

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        found: list[Object] = []
        for player in self.who.found(game, by):
            if self.zone is Zone.BATTLEFIELD:
                pool: list[Object] = [*influence.permanents(game, by)]
            else:
                pool = [game.objects[id] for id in game.zone_list(self.zone, player.id)]
            among = [obj for obj in pool if self.what.matches(game, obj, by)]
            count = self.count.value(game, by)
            least = 0 if self.up_to else count
            number = "one" if count == 1 else "any number" if count >= MANY else str(count)
            limit = "up to " if self.up_to and count < MANY else ""
            why = f"Choose {limit}{number} for {game.name_of(by.object_id)}."
            verify = partial(_refused, game, self.rule) if self.rule is not None else None
            found += yield from choose_objects(game, player, among, least, count, why, by.object_id, verify)
        by.remember(self.key or "chosen", tuple(obj.id for obj in found))
        return found

    def many(self) -> bool:
        return not self.count.is_one()

    def said(self, reader: Reader, again: bool) -> str:
        rule = f" {self.rule.text()}" if self.rule is not None else ""
        if isinstance(self.count, Number) and self.count.number >= MANY:
            return f"any number of {phrase(reader, self.what, 'many')}{rule}"
        style = "many" if self.many() else "one"
        noun = (
            phrase(reader, self.what, style)
            if self.zone is Zone.BATTLEFIELD
            else of_cards(reader, self.what, style) + f" {place(reader, self.zone, self.who)}"
        )
        count = "" if not self.many() else f"{reader.read(self.count)} "
        return f"up to {count}{noun}" if self.up_to else f"{count}{noun}"


def _refused(game: State, rule: TogetherRule, chosen: list[Id]) -> str | None:
    return rule.refuses(game, [game.objects[id] for id in chosen])


@word
class OneAmong(Things):
    """CR 608.2d: one of the cards that an earlier instruction of the same text did something to, of your choice.

    Those that went to a hidden zone instead are not found there (701.17c).
    """

    is_choice = True
    reads = "{what:card} from among the {key} cards"
    key: str
    what: Filter = filters.ANYTHING
    who: Players = YOU

    def objects(self, game: State, by: Source) -> list[Object]:
        there = [game.objects[id] for id in by.remembered(self.key) if id in game.objects]
        return [obj for obj in there if obj.zone not in (Zone.HAND, Zone.LIBRARY)]

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        among = [obj for obj in self.objects(game, by) if self.what.matches(game, obj, by)]
        why = f"Choose one of the {self.key} cards."
        return (yield from choose_objects(game, by.you(game), among, 1, 1, why, by.object_id))


@word
class OfKindOfChoice(Things):
    """CR 205.3e, 608.2d: all creatures of a creature type that you choose as the instruction is carried out."""

    reads = "{what:many} of the creature type of your choice"
    what: Filter = filters.CREATURE

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.recall(id) for id in by.remembered("of a kind")]

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        from planechase.words.effects.permanents import choices_for

        kinds = choices_for(game, "a creature type")
        if not kinds:
            return []
        chosen = yield from ask(Choose(by.controller, "Choose a creature type.", kinds, about=by.object_id))
        kind = filters.subtype(chosen[0])
        found: list[Object] = [
            p for p in influence.permanents(game, by) if kind.matches(game, p, by) and self.what.matches(game, p, by)
        ]
        by.remember("of a kind", tuple(obj.id for obj in found))
        return found

    def many(self) -> bool:
        return True


@word
class AtRandom(Things):
    """A card that chance picks from somebody's hand, library or graveyard as the instruction is carried out."""

    is_choice = True
    what: Filter = filters.ANYTHING
    zone: Zone = Zone.GRAVEYARD
    who: Players = YOU

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.recall(id) for id in by.remembered("at random")]

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        found: list[Object] = []
        for player in self.who.found(game, by):
            pool = [game.objects[id] for id in game.zone_list(self.zone, player.id)]
            among = [obj for obj in pool if self.what.matches(game, obj, by)]
            if among:
                found.append(among[game.chance.below(len(among))])
        by.remember("at random", tuple(obj.id for obj in found))
        return found
        yield

    def said(self, reader: Reader, again: bool) -> str:
        return f"{of_cards(reader, self.what, 'one')} at random {place(reader, self.zone, self.who)}"


@word
class Both(Things):
    """Two selections taken together."""

    one: Things
    other: Things

    def objects(self, game: State, by: Source) -> list[Object]:
        return list(dict.fromkeys(self.one.objects(game, by) + self.other.objects(game, by)))

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        first = yield from self.one.choose(game, by)
        return list(dict.fromkeys(first + (yield from self.other.choose(game, by))))

    def many(self) -> bool:
        return True

    def said(self, reader: Reader, again: bool) -> str:
        return f"{reader.read(self.one)} and {reader.read(self.other)}"


@word
class Together(Things):
    """Several selections taken together: "up to one target artifact, up to one target enchantment, and ..."."""

    things: tuple[Things, ...]

    def objects(self, game: State, by: Source) -> list[Object]:
        return list(dict.fromkeys(obj for thing in self.things for obj in thing.objects(game, by)))

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        found: list[Object] = []
        for thing in self.things:
            found += yield from thing.choose(game, by)
        return list(dict.fromkeys(found))

    def many(self) -> bool:
        return True

    def said(self, reader: Reader, again: bool) -> str:
        return listed([reader.read(thing) for thing in self.things])


@word
class Remembered(Things):
    """What an earlier instruction of the same text did something to: "that card", "the exiled card"."""

    key: str
    text: str = "that card"
    several: bool = False

    def objects(self, game: State, by: Source) -> list[Object]:
        return [obj for id in by.remembered(self.key) if (obj := _wherever(game, id)) is not None]

    def many(self) -> bool:
        return self.several

    def said(self, reader: Reader, again: bool) -> str:
        return self.text


@word
class Linked(Things):
    """CR 607: what a linked ability of the same object exiled or chose."""

    key: str
    text: str = "the exiled card"

    def objects(self, game: State, by: Source) -> list[Object]:
        ids = by.this(game).linked(self.key)
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
ANY_TARGET = AnyTarget()
TARGET_PLAYER_OR_PLANESWALKER = AnyTarget(types=PLANESWALKER, text="target player or planeswalker")


def target(
    what: filters.Description, label: str = "", zone: Zone = Zone.BATTLEFIELD, who: Players | None = None
) -> Target:
    """One target."""
    return Target(what, zone=zone, who=who, label=label)


def targets(
    what: filters.Description,
    most: int | Quantity,
    least: int | Quantity | None = None,
    rule: str = "",
    label: str = "",
) -> Target:
    """Several targets; exactly that many unless a smaller least number is given."""
    high = amount(most)
    low = high if least is None else amount(least)
    return Target(what, low, high, label=label, rule=TogetherRule(rule) if rule else None)


def different_targets(what: filters.Description, count: int) -> tuple[Target, ...]:
    """CR 115.3: several targets of their own that must differ: "target", "another target", "a third target"."""
    found: list[Target] = []
    for label in ("", "another", "third")[:count]:
        found.append(Target(what, other_than=tuple(found), label=label))
    return tuple(found)


def any_targets(count: int) -> tuple[AnyTarget, ...]:
    """CR 115.3, 115.4: the same of any targets: "any target", "another target", "a third target"."""
    found: list[AnyTarget] = []
    for label in ("", "another", "third")[:count]:
        found.append(AnyTarget(other_than=tuple(found), label=label))
    return tuple(found)


def another_target(what: filters.Description, *than: Targeting, label: str = "another") -> Target:
    """A target different from earlier ones."""
    return Target(what, other_than=than, label=label)


def card_in_graveyard(what: filters.Description, who: Players | None = YOU, least: int = 1, most: int = 1) -> Target:
    """A target card in a graveyard, or several: yours, or with None anybody's."""
    return Target(what, least=Number(least), most=Number(most), zone=Zone.GRAVEYARD, who=who)


def cards_in_one_graveyard(what: filters.Description, count: int, who: Players) -> Target:
    """Several target cards, all of them in the graveyard of one of these players."""
    number = Number(count)
    return Target(what, number, number, Zone.GRAVEYARD, who, rule=TogetherRule("one graveyard"))


def target_spell(what: filters.Description = filters.ANYTHING) -> Target:
    """CR 112: a target spell."""
    return Target(what & filters.SPELL if what != filters.ANYTHING else filters.SPELL, zone=Zone.STACK)


def all_of(what: filters.Description) -> All:
    return All(what)


def each(what: filters.Description) -> All:
    return All(what, quantifier="each")
