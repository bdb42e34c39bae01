"""Static abilities about attacking and blocking (CR 508, 509, 510)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.combat.attacking import (
    AttackCost,
    AttackGroupRule,
    AttackRequirement,
    AttackRestriction,
    DeclaredAttacks,
)
from planechase.rules.combat.blocking import (
    BlockGroupRule,
    BlockGroupStatement,
    BlockRequirement,
    BlockRestriction,
    BlocksMore,
    DeclaredBlocks,
    MustBeBlocked,
)
from planechase.rules.combat.combat_damage import AssignsAsThoughUnblocked, AssignsByToughness
from planechase.rules.language.card_types import PLANESWALKER
from planechase.rules.language.grammar import Cost, Filter, Players
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.multiplayer.teams import heads
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Permanent
from planechase.words import filters
from planechase.words.phrases import phrase
from planechase.words.player_words import YOU
from planechase.words.selections import THIS
from planechase.words.speech import SpokenWord, Things
from planechase.words.statics.continuous_statics import named, one_of, subject

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class CantAttack(AttackRestriction, SpokenWord):
    """CR 508.1c: creatures that cannot attack, or cannot attack certain players."""

    what: Filter
    whom: Players | None = None
    walkers_too: bool = False

    def forbids(self, game: State, attacker: Permanent, defender: Id, by: Source) -> bool:
        """CR 506.2: to attack a player is not to attack a planeswalker that player controls."""
        if not self.what.matches(game, attacker, by):
            return False
        if self.whom is None:
            return True
        if not game.is_player(defender):
            walker = game.objects[defender]
            is_meant = self.walkers_too and bool(game.chars(walker).types & PLANESWALKER)
            return is_meant and named(game, self.whom, walker.controller, by)
        return named(game, self.whom, defender, by)

    def say(self, reader: Reader) -> str:
        text, _ = subject(reader, self.what)
        if self.whom is None:
            return f"{text} can't attack"
        whom = reader.read(self.whom)
        return f"{text} can't attack {whom}" + (f" or planeswalkers {whom} control" if self.walkers_too else "")


@word
class CantAttackWith(AttackRestriction):
    """CR 508.1c: players who cannot declare creatures as attackers."""

    reads = "{who} can't attack with creatures"
    who: Players = YOU

    def forbids(self, game: State, attacker: Permanent, defender: Id, by: Source) -> bool:
        return named(game, self.who, attacker.controller, by)


@word
class CantBlock(BlockRestriction, SpokenWord):
    """CR 509.1b: creatures that cannot block, or cannot block certain creatures."""

    what: Filter
    attackers: Filter | None = None

    def forbids(self, game: State, blocker: Permanent, attacker: Permanent, by: Source) -> bool:
        if not self.what.matches(game, blocker, by):
            return False
        return self.attackers is None or self.attackers.matches(game, attacker, by)

    def restricted(self, blocker: Permanent, attacker: Permanent) -> Permanent:
        return blocker

    def say(self, reader: Reader) -> str:
        text, _ = subject(reader, self.what)
        if self.attackers is None:
            return f"{text} can't block"
        if self.attackers == filters.ITSELF:
            return f"{text} can't block {reader.read(THIS)}"
        if isinstance(self.attackers, filters.Not):
            return f"{text} can block only {phrase(reader, self.attackers.inside, 'many')}"
        return f"{text} can't block {phrase(reader, self.attackers, 'many')}"


@word
class CantBeBlocked(BlockRestriction, SpokenWord):
    """CR 509.1b: creatures that cannot be blocked, or only by certain creatures."""

    what: Filter
    except_by: Filter | None = None
    only_by: Filter | None = None
    """By which creatures it cannot be blocked, where not by any."""

    def forbids(self, game: State, blocker: Permanent, attacker: Permanent, by: Source) -> bool:
        if not self.what.matches(game, attacker, by):
            return False
        if self.only_by is not None:
            return self.only_by.matches(game, blocker, by)
        return self.except_by is None or not self.except_by.matches(game, blocker, by)

    def say(self, reader: Reader) -> str:
        text, _ = subject(reader, self.what)
        rest = f" except by {phrase(reader, self.except_by, 'many')}" if self.except_by is not None else ""
        if self.only_by is not None:
            rest = f" by {phrase(reader, self.only_by, 'many')}"
        return f"{text} can't be blocked{rest}"


@word
class CantAttackOrBlockAlone(AttackGroupRule, BlockGroupRule):
    """CR 506.5, 508.1c, 509.1b: the source can be neither the only attacker nor the only blocker."""

    reads = "{this} can't attack or block alone"
    this: Things = THIS

    def refuses(self, game: State, group: DeclaredAttacks | DeclaredBlocks, by: Source) -> str | None:
        if by.object_id in group and len(group) == 1:
            return f"{game.name_of(by.object_id)} can't attack or block alone."
        return None

    def seen_in(self, attacks: DeclaredAttacks, by: Source) -> object:
        return by.object_id in attacks


@word
class AttackLimit(AttackGroupRule):
    """CR 508.1c, 802.3a: no more than so many attackers each combat, or no more that attack certain players."""

    count: int
    whom: Players | None = None

    def reading(self) -> str:
        whom = " {whom}" if self.whom is not None else ""
        return f"no more than {{count:number}} creature[s] can attack{whom} each combat"

    def refuses(self, game: State, attacks: DeclaredAttacks, by: Source) -> str | None:
        if self.whom is None:
            return f"No more than {self.count} can attack." if len(attacks) > self.count else None
        for player in self.whom.found(game, by):
            if sum(player.id in heads(game, defender) for defender in attacks.values()) > self.count:
                return f"No more than {self.count} can attack {player.name}."
        return None

    def is_limit(self) -> bool:
        return True

    def seen_in(self, attacks: DeclaredAttacks, by: Source) -> object:
        return None


@word
class BlockLimit(BlockGroupStatement):
    """CR 509.1b, 802.4b: no more than so many blockers each combat, for each defending player or team by itself."""

    reads = "no more than {count:number} creature[s] can block each combat"
    count: int

    def refuses(self, game: State, blocks: DeclaredBlocks, by: Source) -> str | None:
        return f"No more than {self.count} can block." if len(blocks) > self.count else None


@word
class MustAttack(AttackRequirement, SpokenWord):
    """CR 508.1d: attacks each combat if able."""

    what: Filter

    def concerns(self, game: State, attacker: Permanent, by: Source) -> bool:
        return self.what.matches(game, attacker, by)

    def say(self, reader: Reader) -> str:
        text, many = subject(reader, self.what)
        return f"{text} attack{'' if many else 's'} each combat if able"


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
class AttacksPlayer(AttackRequirement, SpokenWord):
    """CR 508.1d: creatures that attack certain players each combat if able."""

    what: Filter
    whom: Players

    def concerns(self, game: State, attacker: Permanent, by: Source) -> bool:
        return self.what.matches(game, attacker, by)

    def obeyed(self, game: State, attacker: Permanent, defender: Id | None, by: Source) -> bool:
        """CR 506.2: to attack a planeswalker is not to attack the player who controls it."""
        return defender is not None and named(game, self.whom, defender, by)

    def say(self, reader: Reader) -> str:
        text, many = subject(reader, self.what)
        return f"{text} attack{'' if many else 's'} {reader.read(self.whom)} each combat if able"


@word
class AttacksOwner(AttackRequirement):
    """CR 508.1d: creatures that attack their owners if able, until they have attacked in that turn."""

    reads = "it attacks its owner if able"
    what: Filter

    def concerns(self, game: State, attacker: Permanent, by: Source) -> bool:
        return self.what.matches(game, attacker, by) and all(
            r.what != attacker.id for r in game.this_turn(Did.ATTACKED)
        )

    def obeyed(self, game: State, attacker: Permanent, defender: Id | None, by: Source) -> bool:
        return defender == attacker.owner


@word
class AttackTax(AttackCost, SpokenWord):
    """CR 508.1g: mana for each creature that attacks certain players, or planeswalkers they control as well."""

    cost: ManaCost
    whom: Players = YOU
    what: Filter = filters.CREATURE
    walkers_too: bool = False

    def costs(self, game: State, attacker: Permanent, defender: Id, by: Source) -> tuple[Cost, ...]:
        """CR 506.2: to attack a player is not to attack a planeswalker that player controls."""
        player = defender if game.is_player(defender) else self._protector(game, defender)
        if player is None or not named(game, self.whom, player, by) or not self.what.matches(game, attacker, by):
            return ()
        return (PayMana(self.cost),)

    def _protector(self, game: State, defender: Id) -> Id | None:
        walker = game.objects[defender]
        is_meant = self.walkers_too and bool(game.chars(walker).types & PLANESWALKER)
        return walker.controller if is_meant else None

    def say(self, reader: Reader) -> str:
        whom = reader.read(self.whom)
        cant = f"{phrase(reader, self.what, 'many')} can't attack {whom}"
        price = f"unless their controller pays {self.cost} for each"
        if self.walkers_too:
            return f"{cant} or planeswalkers {whom} control {price} of those creatures"
        return f"{cant} {price} creature they control that's attacking {whom}"


@word
class AllMustBlock(BlockRequirement, SpokenWord):
    """CR 509.1c: all creatures able to block certain creatures do so."""

    what: Filter

    def concerns(self, game: State, blocker: Permanent, attackers: tuple[Id, ...], by: Source) -> bool:
        return any(self.what.matches(game, game.objects[id], by) for id in attackers)

    def obeyed(self, game: State, blocker: Permanent, blocks: DeclaredBlocks, by: Source) -> bool:
        return any(self.what.matches(game, game.objects[id], by) for id in blocks.get(blocker.id, ()))

    def say(self, reader: Reader) -> str:
        return f"all creatures able to block {subject(reader, self.what)[0]} do so"


@word
class BlocksOne(BlockRequirement):
    """CR 509.1c: creatures that block one particular attacker if able."""

    reads = "it blocks that creature if able"
    what: Filter
    attacker: Id

    def concerns(self, game: State, blocker: Permanent, attackers: tuple[Id, ...], by: Source) -> bool:
        return self.attacker in attackers and self.what.matches(game, blocker, by)

    def obeyed(self, game: State, blocker: Permanent, blocks: DeclaredBlocks, by: Source) -> bool:
        return self.attacker in blocks.get(blocker.id, ())


@word
class BlockedIfAble(MustBeBlocked, SpokenWord):
    """CR 509.1c: creatures that must be blocked if able."""

    what: Filter

    def concerns(self, game: State, attacker: Permanent, by: Source) -> bool:
        return self.what.matches(game, attacker, by)

    def say(self, reader: Reader) -> str:
        return f"{one_of(reader, self.what)} must be blocked if able"


@word
class CanBlockMore(BlocksMore, SpokenWord):
    """CR 509.1b: can block additional creatures."""

    what: Filter
    count: int = 1

    def extra(self, game: State, blocker: Permanent, by: Source) -> int:
        return self.count if self.what.matches(game, blocker, by) else 0

    def say(self, reader: Reader) -> str:
        return f"{one_of(reader, self.what)} can block an additional creature each combat"


@word
class DamageAsThoughUnblocked(AssignsAsThoughUnblocked, SpokenWord):
    """CR 510.1c: such creatures may strike what they attack, though something blocks them."""

    what: Filter

    def concerns(self, game: State, creature: Permanent, by: Source) -> bool:
        return self.what.matches(game, creature, by)

    def say(self, reader: Reader) -> str:
        text, _ = subject(reader, self.what)
        return f"you may have {text} assign its combat damage as though it weren't blocked"


@word
class DamageByToughness(AssignsByToughness, SpokenWord):
    """CR 510.1a: such creatures strike in combat with their toughness instead of their power."""

    what: Filter

    def concerns(self, game: State, creature: Permanent, by: Source) -> bool:
        return self.what.matches(game, creature, by)

    def say(self, reader: Reader) -> str:
        text = phrase(reader, self.what, "plain")
        return f"each {text} assigns combat damage equal to its toughness rather than its power"
