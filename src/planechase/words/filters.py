"""Descriptions of objects: "nontoken creature you control with flying" is `CREATURE & ~TOKEN & YOURS & FLYING`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from planechase.rules import card_types as types_
from planechase.rules import influence
from planechase.rules import keywords as keywords_
from planechase.rules.abilities import KeywordAbility
from planechase.rules.attaching import could_have_enchanted, is_aura
from planechase.rules.card_types import EVERY_CREATURE_TYPE, has_subtype, is_creature_type
from planechase.rules.colors import BLACK, BLUE, COLOR_OF_NAME, GREEN, RED, WHITE
from planechase.rules.combat import combat_of, is_attacking, is_blocked, is_blocking
from planechase.rules.grammar import Amount, Filter, Players, Selection, Targeting
from planechase.rules.objects import Id, Object, Permanent, StackObject, Zone
from planechase.rules.word import word

if TYPE_CHECKING:
    from planechase.rules.source import Source
    from planechase.rules.state import State


class Description(Filter):
    """A filter that can be combined. `role` says where it stands in a noun phrase."""

    __slots__ = ()
    role: ClassVar[str] = "adjective"
    opposite: ClassVar[str] = ""
    """The adjective for whatever it does not describe, if there is one."""

    def __and__(self, other: Description) -> Description:
        mine = self.parts_ if isinstance(self, And) else (self,)
        theirs = other.parts_ if isinstance(other, And) else (other,)
        return And(mine + theirs)

    def __or__(self, other: Description) -> Description:
        mine = self.parts_ if isinstance(self, Or) else (self,)
        theirs = other.parts_ if isinstance(other, Or) else (other,)
        return Or(mine + theirs)

    def __invert__(self) -> Description:
        return self.inside if isinstance(self, Not) else Not(self)


@word
class And(Description):
    """Everything at once."""

    restless = False
    role = "whole"
    parts_: tuple[Description, ...]

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        for part in self.parts_:
            if not part.matches(game, obj, by):
                return False
        return True


@word
class Or(Description):
    """At least one of them."""

    restless = False
    role = "whole"
    parts_: tuple[Description, ...]

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        for part in self.parts_:
            if part.matches(game, obj, by):
                return True
        return False


@word
class Not(Description):
    """None of it."""

    restless = False

    inside: Description

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return not self.inside.matches(game, obj, by)


@word
class Anything(Description):
    """Every object there is in the zone in question."""

    restless = False
    role = "nothing"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return True


@word
class AnySource(Description):
    """CR 609.7: whatever damage or mana comes from: a permanent, a spell, the card of an ability."""

    restless = False
    role = "noun"
    reads = "source"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return True


@word
class OfType(Description):
    """CR 300: by card type."""

    restless = False
    role = "noun"
    types: int

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(game.chars(obj).types & self.types)


@word
class OfSubtype(Description):
    """CR 205.3: by subtype."""

    restless = False
    role = "noun"
    subtype: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return has_subtype(game.chars(obj).subtypes, self.subtype)


@word
class OfSupertype(Description):
    """CR 205.4: by supertype."""

    restless = False

    supertype: int

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(game.chars(obj).supertypes & self.supertype)


@word
class OfColor(Description):
    """CR 105: of at least one of these colours."""

    restless = False

    colors: int

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(game.chars(obj).colors & self.colors)


@word
class BothColors(Description):
    """Of all of these colours."""

    restless = False
    role = "after"
    colors: int

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.chars(obj).colors & self.colors == self.colors


@word
class ChosenColor(Description):
    """CR 607.2d: of the colour chosen for the source."""

    restless = False
    role = "after"
    reads = "the chosen color"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chosen = by.this(game).linked("color")
        return bool(chosen) and bool(game.chars(obj).colors & COLOR_OF_NAME[str(chosen[0])])


@word
class ChosenName(Description):
    """CR 607.2d: with the name chosen for the source."""

    restless = False
    role = "after"
    reads = "with the chosen name"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chosen = by.this(game).linked("name")
        return any(name in chosen for name in game.chars(obj).names)


@word
class Token(Description):
    """CR 111."""

    restless = False
    role = "noun"
    reads = "token"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.is_token and not isinstance(obj, StackObject)


@word
class ControlledBy(Description):
    """CR 108.4: under the control of some players."""

    restless = False
    role = "after"
    who: Players

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any(player.id == obj.controller for player in self.who.found(game, by))


@word
class OwnedBy(Description):
    """CR 108.3."""

    restless = False
    role = "after"
    who: Players

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any(player.id == obj.owner for player in self.who.found(game, by))


@word
class Yours(Description):
    """Controlled by "you", as fast as it is common."""

    restless = False
    role = "after"
    reads = "you control"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.controller == by.controller or (game.options.shared_turns and by.means(game, obj.controller))


@word
class OpponentControls(Description):
    """Controlled by one of your opponents."""

    restless = False
    role = "after"
    reads = "an opponent controls"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.players[obj.controller].team != game.players[by.controller].team


@word
class Other(Description):
    """Anything but the source itself."""

    restless = False
    role = "first"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id != by.object_id


@word
class OtherThan(Other):
    """Anything but the targets chosen for the same spell or ability."""

    than: Targeting

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id not in by.targets.get(self.than, ())


@word
class TheTarget(Description):
    """The target of the spell or ability, also of the one that made a delayed triggered ability (CR 603.7c)."""

    role = "nothing"
    target: Targeting

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        if obj.id in by.targets.get(self.target, ()):
            return True
        return any(obj.id in chosen for key, chosen in by.memory.items() if key.startswith("target "))


@word
class Exactly(Description):
    """These very objects, by id: what an effect fixed when it began."""

    restless = False
    role = "nothing"
    ids: tuple[Id, ...]

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id in self.ids


@word
class ItsSource(Description):
    """The source itself."""

    restless = False
    role = "nothing"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id == by.object_id


@word
class PutWithThis(Description):
    """CR 607.2c: what an ability of the same object put onto the battlefield."""

    role = "after"
    key: str = "put"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id in by.this(game).linked(self.key)


@word
class AttachedHost(Description):
    """CR 301.5, 303.4: what the source is attached to. Reads "enchanted" or "equipped"."""

    restless = False

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        this = game.get(by.object_id)
        return isinstance(this, Permanent) and this.attached_to == obj.id


@word
class WithKeyword(Description):
    """CR 702: with a keyword: a plain one, or by its name another one ("islandwalk")."""

    restless = False
    role = "after"
    keyword: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        bit = keywords_.KEYWORDS.get(self.keyword)
        if bit is not None:
            return bool(game.chars(obj).keywords & bit)
        return any(isinstance(a, KeywordAbility) and a.name == self.keyword for a in game.chars(obj).abilities)


@word
class Tapped(Description):
    """CR 110.5b."""

    reads = "tapped"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, Permanent) and obj.tapped


@word
class FaceDown(Description):
    """CR 708.2, 110.5."""

    reads = "face-down"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.face_down


@word
class Attacking(Description):
    """CR 506.4."""

    reads = "attacking"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return is_attacking(game, obj.id)


@word
class Blocking(Description):
    """CR 506.4."""

    reads = "blocking"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return is_blocking(game, obj.id)


@word
class BlockingOne(Description):
    """CR 509.1g: blocking a creature that fits."""

    role = "after"
    reads = "that's blocking {what}"
    what: Filter

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        combat = game.turn.combat
        attackers = combat.blocks.get(obj.id, ()) if combat is not None else ()
        return any(self.what.matches(game, game.objects[id], by) for id in attackers)


@word
class Unblocked(Description):
    """CR 509.1h: attacking, and not blocked once blockers have been declared."""

    reads = "unblocked"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        combat = combat_of(game, obj.id)
        if combat is None or not combat.declared_blocks:
            return False
        return is_attacking(game, obj.id) and not is_blocked(game, obj.id)


@word
class Enchanted(Description):
    """CR 303.4b: with an Aura attached to it, now or as it left (608.2h)."""

    restless = False
    reads = "enchanted"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        if isinstance(obj, Permanent) and obj.id not in game.objects:
            return any(is_aura(game, game.recall(id)) for id in obj.attachments)
        return any(is_aura(game, other) for other in game.attached_to(obj.id))


@word
class Equipped(Description):
    """CR 301.5: with an Equipment attached to it."""

    restless = False
    reads = "equipped"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any("Equipment" in game.chars(other).subtypes for other in game.attached_to(obj.id))


@word
class AttachedToThis(Description):
    """Attached to the source."""

    restless = False
    role = "after"
    reads = "attached to it"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, Permanent) and obj.attached_to == by.object_id


@word
class CouldEnchant(Description):
    """CR 303.4c: an Aura that could enchant something, as that is or as it last was on the battlefield (608.2h)."""

    role = "after"
    reads = "that could enchant {what}"
    what: Selection

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        hosts = self.what.objects(game, by)
        return is_aura(game, obj) and any(could_have_enchanted(game, obj, host) for host in hosts)


@word
class AttackedThisTurn(Description):
    """Was declared as an attacker this turn."""

    role = "after"
    reads = "that attacked this turn"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(game.tally.get(f"attacked {obj.id}"))


@word
class WithCounter(Description):
    """CR 122: with at least one counter of a kind."""

    restless = False
    role = "after"
    kind: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.counter(self.kind) > 0


@word
class FewerCounters(Description):
    """CR 122: with fewer counters of a kind than a number."""

    restless = False
    role = "after"
    reads = "with fewer than {than:digits} {kind} counters on it"
    kind: str
    than: Amount

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.counter(self.kind) < self.than.value(game, by)


@word
class SizeIs(Description):
    """Power, toughness or mana value compared with a number: "at most", "at least", "less than", "exactly"."""

    restless = False
    role = "after"
    what: str
    comparison: str
    amount: Amount

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chars = game.chars(obj)
        if self.what == "mana value":
            value = mana_value(game, obj)
        else:
            value = (chars.power if self.what == "power" else chars.toughness) or 0
        bound = self.amount.value(game, by)
        if self.comparison == "at most":
            return value <= bound
        if self.comparison == "at least":
            return value >= bound
        return value < bound if self.comparison == "less than" else value == bound


def mana_value(game: State, obj: Object) -> int:
    """CR 202.3e: on the stack X counts as what was chosen for it."""
    cost = game.chars(obj).mana_cost
    if cost is None:
        return 0
    return cost.mana_value(obj.source.x) if isinstance(obj, StackObject) and obj.is_spell else cost.mana_value()


@word
class Named(Description):
    """CR 201.2: by name."""

    restless = False
    role = "after"
    name: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return self.name in game.chars(obj).names


@word
class SameNameAs(Description):
    """CR 201.2a: with the name of something; what has no name shares it with nothing."""

    role = "after"
    reads = "with the same name as {than}"
    than: Selection

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chars = game.chars(obj)
        return any(chars.shares_name(game.chars(other)) for other in self.than.objects(game, by))


@word
class SharesCreatureType(Description):
    """CR 205.3m: with a creature type that the source has too."""

    restless = False
    role = "after"
    reads = "that shares at least one creature type with it"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return share_creature_type(game.chars(obj).subtypes, game.chars(by.this(game)).subtypes)


@word
class SharesTypeWithTop(Description):
    """CR 205.2: with a card type that the top card of some library has too."""

    role = "after"
    reads = "sharing a card type with the top card of a library"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        types = game.chars(obj).types
        tops = (game.objects[player.library[0]] for player in influence.everybody(game, by) if player.library)
        return any(game.chars(top).types & types for top in tops)


@word
class HurtPlayerThisCombat(Description):
    """CR 510.2: dealt combat damage to a player in the combat phase that is going on."""

    role = "after"
    reads = "that dealt combat damage to a player this combat"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        combat = combat_of(game, obj.id)
        return combat is not None and obj.id in combat.hurt


@word
class IsSpell(Description):
    """CR 112.1: a spell on the stack."""

    restless = False
    role = "place"
    reads = "spell"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, StackObject) and obj.is_spell


@word
class IsAbility(Description):
    """CR 113.1c: an ability on the stack, activated or triggered or either."""

    restless = False
    role = "place"
    kind: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        if not isinstance(obj, StackObject) or obj.is_spell:
            return False
        return self.kind == "any" or type(obj.ability).__name__.lower().startswith(self.kind)


@word
class TargetsThis(Description):
    """A spell or ability that targets the source."""

    role = "after"
    reads = "that target this permanent"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        if not isinstance(obj, StackObject):
            return False
        return any(by.object_id in chosen for chosen in obj.source.targets.values())


@word
class WithSingleTarget(Description):
    """CR 115.10a: a spell or ability with exactly one target; the same one twice counts twice."""

    role = "after"
    reads = "with a single target"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        if not isinstance(obj, StackObject):
            return False
        return sum(len(chosen) for chosen in obj.source.targets.values()) == 1


@word
class InZone(Description):
    """In one of these zones; for descriptions that are not about the battlefield."""

    restless = False
    role = "nothing"
    zone: Zone

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.zone is self.zone


@word
class IsPermanentCard(Description):
    """CR 110.4a."""

    restless = False
    role = "noun"
    reads = "permanent"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.chars(obj).is_permanent_card


ANYTHING = Anything()
CREATURE = OfType(types_.CREATURE)
ARTIFACT = OfType(types_.ARTIFACT)
ENCHANTMENT = OfType(types_.ENCHANTMENT)
LAND = OfType(types_.LAND)
PLANESWALKER = OfType(types_.PLANESWALKER)
INSTANT = OfType(types_.INSTANT)
SORCERY = OfType(types_.SORCERY)
PERMANENT = Anything()
BASIC = OfSupertype(types_.BASIC)
LEGENDARY_ = OfSupertype(types_.LEGENDARY)
AURA = OfSubtype("Aura")
WHITE_ = OfColor(WHITE)
BLUE_ = OfColor(BLUE)
BLACK_ = OfColor(BLACK)
RED_ = OfColor(RED)
GREEN_ = OfColor(GREEN)
COLORED = OfColor(WHITE | BLUE | BLACK | RED | GREEN)
TOKEN = Token()
YOURS = Yours()
THEIRS = OpponentControls()
OTHER = Other()
TAPPED = Tapped()
FACE_DOWN = FaceDown()
UNBLOCKED = Unblocked()
ENCHANTED = Enchanted()
SPELL = IsSpell()
SOURCE = AnySource()
FLYING = WithKeyword("flying")
ITSELF = ItsSource()


def kind_of(what: Filter) -> Filter:
    """What a description calls its objects, without the rest: "creature" of "creature you control"."""
    if isinstance(what, And):
        kinds = [part for part in what.parts_ if part.role == "noun"]
        return kinds[0] if kinds else ANYTHING
    return what


def subtype(name: str) -> Description:
    """By subtype: `subtype("Zombie")`."""
    return OfSubtype(name)


def is_creature_subtype(name: str) -> bool:
    return is_creature_type(name)


def share_creature_type(one: frozenset[str], other: frozenset[str]) -> bool:
    """CR 702.73a: whatever is every creature type shares one with anything that has one."""
    mine = {s for s in one if s == EVERY_CREATURE_TYPE or is_creature_type(s)}
    theirs = {s for s in other if s == EVERY_CREATURE_TYPE or is_creature_type(s)}
    if not mine or not theirs:
        return False
    return bool(mine & theirs) or EVERY_CREATURE_TYPE in mine | theirs
