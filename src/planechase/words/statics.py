"""What static abilities say: changes of characteristics, permissions, prohibitions, requirements and costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.abilities import Ability
from planechase.rules.attacking import (
    AttackCost,
    AttackGroupRule,
    Attacking,
    AttackRequirement,
    AttackRestriction,
)
from planechase.rules.blocking import BlockGroupRule, Blocking, BlockRequirement, BlockRestriction, BlocksMore
from planechase.rules.card_types import LAND
from planechase.rules.casting import OnlyColorsOnX
from planechase.rules.colors import color_names
from planechase.rules.combat_damage import AssignsAsThoughUnblocked, AssignsByToughness
from planechase.rules.control import GainControl
from planechase.rules.costs import AdditionalCost, AlternativeCost, CostChange, PayMana
from planechase.rules.grammar import Cost, Filter, Modification, Modifying, Players
from planechase.rules.mana import ManaCost, generic_cost
from planechase.rules.objects import Id, Object, Permanent, StackObject, Zone
from planechase.rules.permissions import (
    ActivationProhibition,
    CantBeCountered,
    CastPermission,
    CastProhibition,
    ExtraLandPlays,
    FlashPermission,
)
from planechase.rules.setup import OpeningHandAction
from planechase.rules.steps import Step
from planechase.rules.targets import could_target
from planechase.rules.turn import DoesntUntap, SkipsStep, SkipsTurn, UntapsToo
from planechase.rules.view import RevealsDraws, TopCardShown
from planechase.rules.word import word
from planechase.words import filters
from planechase.words import modifications as m
from planechase.words.amounts import amount
from planechase.words.changes import clauses
from planechase.words.english import listed
from planechase.words.phrases import of_cards, phrase
from planechase.words.players import PLAYERS, YOU
from planechase.words.selections import THIS
from planechase.words.speech import Quantity, Spoken

if TYPE_CHECKING:
    from planechase.rules.grammar import Effect
    from planechase.rules.player import Player
    from planechase.rules.source import Source
    from planechase.rules.state import State
    from planechase.words.english import Reader


def named(game: State, who: Players, player: Id, by: Source) -> bool:
    """Whether a player is among those a text speaks of."""
    return any(found.id == player for found in who.found(game, by))


def subject(reader: Reader, what: Filter) -> tuple[str, bool]:
    """The subject of a static sentence, and whether it is plural."""
    if what == filters.ITSELF:
        return reader.read(THIS), False
    if any(isinstance(part, filters.AttachedHost) for part in what.walk()):
        return phrase(reader, what, "plain"), False
    return phrase(reader, what, "many"), True


# ---------------------------------------------------------------------- characteristics


@word
class Continuous(Modifying, Spoken):
    """CR 611.3: objects that fit a description are different."""

    what: Filter
    changes: tuple[Modification, ...]
    where: tuple[Zone, ...] = (Zone.BATTLEFIELD,)

    def modifications(self) -> tuple[Modification, ...]:
        return self.changes

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        return self.what.matches(game, obj, by)

    def zones(self) -> tuple[Zone, ...]:
        return self.where

    def say(self, reader: Reader) -> str:
        if isinstance(self.changes[0], m.DefineSize):
            return self._defined(reader, self.changes[0])
        if isinstance(self.changes[0], GainControl):
            return f"you control {phrase(reader, self.what, 'plain')}"
        text, many = subject(reader, self.what)
        if self.where == (Zone.GRAVEYARD,):
            text = of_cards(reader, self.what, "many").replace(" or ", " and ") + " in graveyards"
        if self.where == (Zone.STACK,):
            text = of_cards(reader, self.what, "many", "spell").replace(" or ", " and ")
        if many and any(isinstance(change, (m.SizeFromManaValue, m.ChangeSizeOfEach)) for change in self.changes):
            text, many = f"each {phrase(reader, self.what, 'plain')}".replace("each another", "each other"), False
        if text in ("creatures", "lands", "permanents"):
            text = f"all {text}"
        bearer = self.what if self.what != filters.ITSELF else None
        says = f"{text} {clauses(reader, self.changes, many, gaining=False, what=bearer)}" + "".join(_taken(reader))
        if Zone.HAND in self.where:
            kind = phrase(reader, filters.kind_of(self.what), "plain")
            says += (
                f". The same is true for {kind} spells you control and {kind} cards you own that aren't on the "
                "battlefield"
            )
        return says

    def _defined(self, reader: Reader, change: m.DefineSize) -> str:
        name = reader.card.name
        number = reader.read(change.power, "digits")
        return f"{name}'s power and toughness are each equal to {number}"


@word
class InYourGraveyard(Continuous):
    """CR 611.3: cards in your graveyard that fit a description are different."""

    where: tuple[Zone, ...] = (Zone.GRAVEYARD,)

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        return obj.owner == by.controller and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        cards = of_cards(reader, self.what, "many")
        return f"{cards} in your graveyard {clauses(reader, self.changes, many=True, gaining=False)}"


def _taken(reader: Reader) -> list[str]:
    tails, reader.tails = reader.tails, []
    return tails


# ---------------------------------------------------------------------- combat


@word
class CantAttack(AttackRestriction, Spoken):
    """CR 508.1c: creatures that cannot attack, or cannot attack certain players."""

    what: Filter
    whom: Players | None = None

    def forbids(self, game: State, attacker: Permanent, defender: Id, by: Source) -> bool:
        """CR 506.2: to attack a player is not to attack a planeswalker that player controls."""
        if not self.what.matches(game, attacker, by):
            return False
        return self.whom is None or (game.is_player(defender) and named(game, self.whom, defender, by))

    def say(self, reader: Reader) -> str:
        text, _ = subject(reader, self.what)
        return f"{text} can't attack" + (f" {reader.read(self.whom)}" if self.whom is not None else "")


@word
class CantAttackWith(AttackRestriction):
    """CR 508.1c: players who cannot declare creatures as attackers."""

    reads = "{who} can't attack with creatures"
    who: Players = YOU

    def forbids(self, game: State, attacker: Permanent, defender: Id, by: Source) -> bool:
        return named(game, self.who, attacker.controller, by)


@word
class CantBlock(BlockRestriction, Spoken):
    """CR 509.1b: creatures that cannot block, or cannot block certain creatures."""

    what: Filter
    attackers: Filter | None = None

    def forbids(self, game: State, blocker: Permanent, attacker: Permanent, by: Source) -> bool:
        if not self.what.matches(game, blocker, by):
            return False
        return self.attackers is None or self.attackers.matches(game, attacker, by)

    def say(self, reader: Reader) -> str:
        text, _ = subject(reader, self.what)
        if self.attackers is None:
            return f"{text} can't block"
        if self.attackers == filters.ITSELF:
            return f"{text} can't block {reader.read(THIS)}"
        return f"{text} can't block {phrase(reader, self.attackers, 'many')}"


@word
class CantBeBlocked(BlockRestriction, Spoken):
    """CR 509.1b: creatures that cannot be blocked, or only by certain creatures."""

    what: Filter
    except_by: Filter | None = None

    def forbids(self, game: State, blocker: Permanent, attacker: Permanent, by: Source) -> bool:
        if not self.what.matches(game, attacker, by):
            return False
        return self.except_by is None or not self.except_by.matches(game, blocker, by)

    def say(self, reader: Reader) -> str:
        text, _ = subject(reader, self.what)
        rest = f" except by {phrase(reader, self.except_by, 'many')}" if self.except_by is not None else ""
        return f"{text} can't be blocked{rest}"


@word
class CantAttackAlone(AttackGroupRule):
    """CR 506.5, 508.1c: the source cannot be the only attacker."""

    reads = "{this} can't attack alone"
    this: object = THIS

    def refuses(self, game: State, attacks: Attacking, by: Source) -> str | None:
        if by.object_id in attacks and len(attacks) == 1:
            return f"{game.name_of(by.object_id)} can't attack alone."
        return None


@word
class CantBlockAlone(BlockGroupRule):
    """CR 509.1b: the source cannot be the only blocker."""

    reads = "{this} can't block alone"
    this: object = THIS

    def refuses(self, game: State, blocks: Blocking, by: Source) -> str | None:
        if by.object_id in blocks and len(blocks) == 1:
            return f"{game.name_of(by.object_id)} can't block alone."
        return None


@word
class CantAttackOrBlockAlone(AttackGroupRule, BlockGroupRule):
    """Both, in one sentence."""

    reads = "{this} can't attack or block alone"
    this: object = THIS

    def refuses(self, game: State, group: Attacking | Blocking, by: Source) -> str | None:
        if by.object_id in group and len(group) == 1:
            return f"{game.name_of(by.object_id)} can't attack or block alone."
        return None


@word
class AttackLimit(AttackGroupRule):
    """CR 508.1c: no more than so many attackers each combat."""

    reads = "no more than {count:number} creature[s] can attack each combat"
    count: int

    def refuses(self, game: State, attacks: Attacking, by: Source) -> str | None:
        return f"No more than {self.count} can attack." if len(attacks) > self.count else None

    def most(self) -> int:
        return self.count


@word
class BlockLimit(BlockGroupRule):
    """CR 509.1b, 802.4a: no more than so many blockers each combat, of all defending players together."""

    reads = "no more than {count:number} creature[s] can block each combat"
    count: int

    def refuses(self, game: State, blocks: Blocking, by: Source) -> str | None:
        combat = game.turn.combat
        already = len(combat.blocks) if combat is not None else 0
        return f"No more than {self.count} can block." if blocks and already + len(blocks) > self.count else None


@word
class MustAttack(AttackRequirement, Spoken):
    """CR 508.1d: attacks each combat if able."""

    what: Filter

    def concerns(self, game: State, attacker: Permanent, by: Source) -> bool:
        return self.what.matches(game, attacker, by)

    def say(self, reader: Reader) -> str:
        text, many = subject(reader, self.what)
        return f"{text} attack{'' if many else 's'} each combat if able"


@word
class Goaded(AttackRequirement, Spoken):
    """CR 701.15b: must attack if able, and somebody other than the goading player."""

    what: Filter

    def concerns(self, game: State, attacker: Permanent, by: Source) -> bool:
        return self.what.matches(game, attacker, by)

    def say(self, reader: Reader) -> str:
        return f"{subject(reader, self.what)[0]} are goaded"


@word
class AttacksSomeoneElse(AttackRequirement):
    """CR 701.15b: the second requirement of goad."""

    reads = "it attacks a player other than you if able"
    what: Filter

    def concerns(self, game: State, attacker: Permanent, by: Source) -> bool:
        return self.what.matches(game, attacker, by)

    def obeyed(self, game: State, attacker: Permanent, defender: Id | None, by: Source) -> bool:
        return defender is not None and game.is_player(defender) and defender != by.controller


@word
class AttackTax(AttackCost, Spoken):
    """CR 508.1g: mana for each creature that attacks certain players."""

    cost: ManaCost
    whom: Players = YOU

    def costs(self, game: State, attacker: Permanent, defender: Id, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost),) if game.is_player(defender) and named(game, self.whom, defender, by) else ()

    def say(self, reader: Reader) -> str:
        whom = reader.read(self.whom)
        return (
            f"creatures can't attack {whom} unless their controller pays {self.cost} for each creature they "
            f"control that's attacking {whom}"
        )


@word
class AllMustBlock(BlockRequirement, Spoken):
    """CR 509.1c: all creatures able to block certain creatures do so."""

    what: Filter

    def concerns(self, game: State, blocker: Permanent, attackers: tuple[Id, ...], by: Source) -> bool:
        return any(self.what.matches(game, game.objects[id], by) for id in attackers)

    def obeyed(self, game: State, blocker: Permanent, blocks: Blocking, by: Source) -> bool:
        return any(self.what.matches(game, game.objects[id], by) for id in blocks.get(blocker.id, ()))

    def say(self, reader: Reader) -> str:
        return f"all creatures able to block {subject(reader, self.what)[0]} do so"


@word
class CanBlockMore(BlocksMore, Spoken):
    """CR 509.1b: can block additional creatures."""

    what: Filter
    count: int = 1

    def extra(self, game: State, blocker: Permanent, by: Source) -> int:
        return self.count if self.what.matches(game, blocker, by) else 0

    def say(self, reader: Reader) -> str:
        return f"{subject(reader, self.what)[0]} can block an additional creature each combat"


@word
class DamageAsThoughUnblocked(AssignsAsThoughUnblocked, Spoken):
    """CR 510.1c."""

    what: Filter

    def concerns(self, game: State, creature: Permanent, by: Source) -> bool:
        return self.what.matches(game, creature, by)

    def say(self, reader: Reader) -> str:
        text, _ = subject(reader, self.what)
        return f"you may have {text} assign its combat damage as though it weren't blocked"


@word
class DamageByToughness(AssignsByToughness, Spoken):
    """CR 510.1a."""

    what: Filter

    def concerns(self, game: State, creature: Permanent, by: Source) -> bool:
        return self.what.matches(game, creature, by)

    def say(self, reader: Reader) -> str:
        text = phrase(reader, self.what, "plain")
        return f"each {text} assigns combat damage equal to its toughness rather than its power"


# ---------------------------------------------------------------------- costs


@word
class CostsMore(CostChange, Spoken):
    """CR 601.2f: spells that fit a description cost more."""

    what: Filter
    more: ManaCost
    who: Players = PLAYERS

    def increase(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return self.more if named(game, self.who, player.id, by) and self.what.matches(game, obj, by) else None

    def say(self, reader: Reader) -> str:
        return f"{_spells(reader, self.what, self.who)} cost {self.more} more to cast"


@word
class CostsLess(CostChange, Spoken):
    """CR 601.2f: spells that fit a description cost less."""

    what: Filter
    less: ManaCost
    who: Players = PLAYERS

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return self.less if named(game, self.who, player.id, by) and self.what.matches(game, obj, by) else None

    def hoped_for(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        aimed = self.what == filters.TargetsThis() and not spell.targets
        if aimed and named(game, self.who, player.id, by) and could_target(game, obj, by.object_id, spell):
            return self.less
        return self.reduction(game, player, obj, by, spell)

    def say(self, reader: Reader) -> str:
        return f"{_spells(reader, self.what, self.who)} cost {self.less} less to cast"


def _spells(reader: Reader, what: Filter, who: Players) -> str:
    text = of_cards(reader, what, "many", "spell")
    if isinstance(what, filters.Or) and all(isinstance(part, filters.OfType) for part in what.parts_):
        text = text.replace(" or ", " and ")
    whose = reader.read(who)
    if whose == "players":
        return text
    main, _, rest = text.partition(" that ")
    return f"{main} {whose} cast" + (f" that {rest}" if rest else "")


@word
class CostsLessForEach(CostChange, Spoken):
    """CR 702.41: the spell itself costs {1} less for each of something."""

    each: Quantity

    def of_itself(self) -> bool:
        return True

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return generic_cost(self.each.value(game, by)) if obj.id == by.object_id else None

    def say(self, reader: Reader) -> str:
        reader.read(self.each)
        return "this spell costs {1} less to cast" + "".join(_taken(reader))


@word
class AlsoCosts(AdditionalCost, Spoken):
    """CR 118.8: as an additional cost to cast this spell."""

    payment: tuple[Cost, ...]

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return self.payment

    def say(self, reader: Reader) -> str:
        return "as an additional cost to cast this spell, " + listed([reader.read(cost) for cost in self.payment])


@word
class MayCostInstead(AlternativeCost, Spoken):
    """CR 118.9: you may pay something rather than the mana cost."""

    payment: tuple[Cost, ...]

    def name(self) -> str:
        return "alternative"

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return self.payment

    def available(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        costs = listed([reader.read(cost) for cost in self.payment])
        return f"you may {costs} rather than pay this spell's mana cost"


@word
class SpendOnlyOnX(OnlyColorsOnX):
    """CR 106.6: spend only mana of a colour on X."""

    mask: int

    def colors(self) -> int:
        return self.mask

    def reading(self) -> str:
        return f"spend only {listed(color_names(self.mask), 'or')} mana on X"


# ---------------------------------------------------------------------- what may and may not be done


@word
class CantCast(CastProhibition, Spoken):
    """CR 101.2: players who cannot cast certain spells."""

    who: Players
    what: Filter = filters.ANYTHING

    def forbids(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        """CR 305.1: a land that is played is not cast."""
        if game.chars(obj).types & LAND:
            return False
        return named(game, self.who, player.id, by) and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        spells = of_cards(reader, self.what, "many", "spell")
        return f"{spells} can't be cast" if self.who == PLAYERS else f"{reader.read(self.who)} can't cast {spells}"


@word
class CastAsThoughFlash(FlashPermission, Spoken):
    """CR 601.3b."""

    who: Players
    what: Filter = filters.ANYTHING

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return named(game, self.who, player.id, by) and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        spells = of_cards(reader, self.what, "many", "spell")
        return f"{reader.read(self.who)} may cast {spells} as though they had flash"


@word
class PlayFromTop(CastPermission):
    """CR 401.5: playing the top card of a library, one's own or anybody's."""

    whose: Players = YOU

    def reading(self) -> str:
        whose = "your" if self.whose == YOU else "any player's"
        return f"you may play lands and cast spells from the top of {whose} library"

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.LIBRARY,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        if player.id != by.controller:
            return False
        return any(other.library[:1] == [obj.id] for other in self.whose.found(game, by))

    def lands_too(self) -> bool:
        return True


@word
class MayCastExactly(CastPermission):
    """A card that a resolved effect lets a player cast, perhaps without paying."""

    reads = "you may cast it"
    card: Id
    free: bool = False
    way: str = ""

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.EXILE, Zone.GRAVEYARD)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return player.id == by.controller and obj.id == self.card

    def costs(self, game: State, obj: Object, by: Source) -> tuple[Cost, ...] | None:
        return () if self.free else None

    def name(self) -> str:
        return self.way


@word
class NoActivating(ActivationProhibition, Spoken):
    """CR 602.5: activated abilities of certain objects cannot be activated, unless they are mana abilities."""

    what: Filter
    mana_too: bool = False
    anywhere: bool = False

    def forbids(self, game: State, player: Player, obj: Object, is_mana: bool, by: Source) -> bool:
        return (self.mana_too or not is_mana) and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        if self.what == filters.ChosenName():
            text = "activated abilities of sources with the chosen name can't be activated"
        else:
            text = f"activated abilities of {phrase(reader, self.what, 'many')} can't be activated"
        return text if self.mana_too else f"{text} unless they're mana abilities"


@word
class MoreLands(ExtraLandPlays):
    """CR 305.2."""

    count: int
    who: Players = YOU

    def reading(self) -> str:
        if self.count >= 90:
            return "you may play as many lands as you like on each of your turns"
        return "you may play {count} additional land[s] on each of your turns"

    def extra(self, game: State, player: Player, by: Source) -> int:
        return self.count if named(game, self.who, player.id, by) else 0


@word
class NotCountered(CantBeCountered, Spoken):
    """CR 101.2: spells that cannot be countered."""

    what: Filter

    def protects(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, StackObject) and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        return (
            "this spell can't be countered"
            if self.what == filters.ITSELF
            else (f"{of_cards(reader, self.what, 'many', 'spell')} can't be countered")
        )


@word
class SkipSteps(SkipsStep):
    """CR 614.10: players skip a step."""

    who: Players
    step: Step

    def skips(self, game: State, player: Player, step: Step, by: Source) -> bool:
        return step is self.step and named(game, self.who, player.id, by)

    def reading(self) -> str:
        return f"{{who}} skip[s] [your|their] {self.step.value}s".replace("[your|their]", "their")


@word
class SkipTurns(SkipsTurn):
    """CR 614.10: players skip a turn."""

    reads = "{who} skip[s] a turn"
    who: Players

    def skips_turn(self, game: State, player: Player, by: Source) -> bool:
        return named(game, self.who, player.id, by)


@word
class StaysTapped(DoesntUntap, Spoken):
    """CR 502.3: permanents that do not untap during their controllers' untap steps."""

    what: Filter

    def holds_down(self, game: State, permanent: Permanent, by: Source) -> bool:
        return self.what.matches(game, permanent, by)

    def say(self, reader: Reader) -> str:
        text, many = subject(reader, self.what)
        whose = "their controllers' untap steps" if many else "its controller's untap step"
        return f"{text} {'do' if many else 'does'}n't untap during {whose}"


@word
class AllUntap(UntapsToo, Spoken):
    """CR 502.3: other permanents untap as well during each untap step."""

    what: Filter

    def untaps(self, game: State, permanent: Permanent, player: Player, by: Source) -> bool:
        return self.what.matches(game, permanent, by)

    def say(self, reader: Reader) -> str:
        return f"all {phrase(reader, self.what, 'many')} untap during each player's untap step"


@word
class TopRevealed(TopCardShown):
    """CR 401.5: play with the top card of the library revealed."""

    who: Players = YOU

    def shows(self, game: State, library: Player, viewer: Id | None, by: Source) -> bool:
        return named(game, self.who, library.id, by)

    def reading(self) -> str:
        if self.who == YOU:
            return "play with the top card of your library revealed"
        return "players play with the top card of their libraries revealed"


@word
class DrawsRevealed(RevealsDraws):
    """CR 701.20a: players reveal each card they draw."""

    reads = "players reveal each card they draw"

    def reveals(self, game: State, player: Id, by: Source) -> bool:
        return True


@word
class BeginsOnBattlefield(OpeningHandAction):
    """CR 103.6a: a card that may begin the game on the battlefield."""

    reads = "you may begin the game with this card on the battlefield if it is in your opening hand"

    def effect(self) -> Effect:
        from planechase.words.effects.cards import PutOntoBattlefield

        return PutOntoBattlefield(THIS)


def gets(power: int | Quantity, toughness: int | Quantity) -> m.ChangeSize:
    """+power/+toughness."""
    return m.ChangeSize(amount(power), amount(toughness))


def has(*abilities: Ability) -> m.GainAbilities:
    """These abilities as well."""
    return m.GainAbilities(abilities)


def base_size(power: int | Quantity, toughness: int | Quantity) -> m.SetSize:
    return m.SetSize(amount(power), amount(toughness))


ANY_ZONE = (
    Zone.BATTLEFIELD, Zone.STACK, Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE, Zone.COMMAND,
)  # fmt: skip


def everywhere(what: filters.Description, *changes: Modification) -> Continuous:
    """CR 611.3: yours are different in every zone, as permanents, spells and cards."""
    return Continuous(what, changes, ANY_ZONE)


def defined_size(number: Quantity) -> Continuous:
    """CR 604.3: power and toughness each equal to a number, in every zone."""
    return Continuous(filters.ITSELF, (m.DefineSize(number, number),))
