"""Triggers about attacking, blocking and damage (CR 508.3, 509.3, 510.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import AttackersDeclared, Attacks, AttacksUnblocked, BecomesBlocked, Blocks, Event
from planechase.rules.language.card_types import PLANESWALKER
from planechase.rules.language.grammar import Filter, Players
from planechase.rules.language.word import Word, word
from planechase.rules.state.objects import Id
from planechase.words.english import Reader, number_word
from planechase.words.phrases import phrase
from planechase.words.player_words import YOU
from planechase.words.selections import THIS
from planechase.words.selections.pronouns import AttackersOfTeam, Damaged, attackers_of_team
from planechase.words.speech import Moment, SpokenWord
from planechase.words.triggers.trigger_subjects import About, is_this, who_does

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class AttacksTrigger(About):
    """CR 508.3: whenever it attacks, or attacks certain players, or attacks alone."""

    what: Filter
    whom: Players | None = None
    alone: bool = False
    or_planeswalkers: bool = False
    """Whether it may also attack a planeswalker that one of those players controls."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Attacks) or (self.alone and not event.alone):
            return False
        if self.whom is not None and not self._is_at(game, self.whom, event, by):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def _is_at(self, game: State, whom: Players, event: Attacks, by: Source) -> bool:
        defender = event.defender
        if not game.is_player(defender):
            if not self.or_planeswalkers or not game.is_a(defender, PLANESWALKER):
                return False
            defender = game.recall(defender).controller
        return any(player.id == defender for player in whom.found(game, by))

    def say(self, reader: Reader) -> str:
        whom = f" {reader.read(self.whom)}" if self.whom is not None else ""
        whom = whom.replace("each player", "a player").replace("each opponent", "an opponent")
        if self.or_planeswalkers:
            whom += f" or a planeswalker {'you control' if whom == ' you' else 'they control'}"
        return f"whenever {who_does(reader, self.what)} attacks{whom}{' alone' if self.alone else ''}"


@word
class BlocksTrigger(About):
    """CR 509.3a, 509.3b: whenever it blocks, once each combat, or whenever it blocks a creature that fits."""

    what: Filter
    attacker: Filter | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (Blocks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Blocks) or not event.declared:
            return False
        if not self.what.matches(game, game.recall(event.object_id), by):
            return False
        if self.attacker is None:
            return event.first
        return self.attacker.matches(game, game.recall(event.attacker), by)

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        """CR 801.7: the attacker only where the trigger speaks of it."""
        return event.concerned(game, False) if self.attacker is not None else event.affected(game)

    def say(self, reader: Reader) -> str:
        whom = f" {phrase(reader, self.attacker, 'one')}" if self.attacker is not None else ""
        return f"whenever {who_does(reader, self.what)} blocks{whom}"


@word
class BlockedByTrigger(About):
    """CR 509.3d: whenever it becomes blocked by a creature that fits, once for each."""

    what: Filter
    blocker: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (Blocks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Blocks) or not self.what.matches(game, game.recall(event.attacker), by):
            return False
        return self.blocker.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} becomes blocked by {phrase(reader, self.blocker, 'one')}"


@word
class BecomesBlockedTrigger(About):
    """CR 509.3c: whenever it becomes blocked, once."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (BecomesBlocked,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, BecomesBlocked) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} becomes blocked"


@word
class UnblockedTrigger(About):
    """CR 509.3g: attacks and isn't blocked."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (AttacksUnblocked,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, AttacksUnblocked) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} attacks and isn't blocked"


@word
class DealsDamage(About):
    """CR 120, 510.3a: deals damage, combat damage only if `combat`, to a player or to what fits."""

    what: Filter
    combat: bool = True
    to_player: bool = True
    to_opponent: bool = False
    to: Filter | None = None
    whom: Players | None = None
    """Only to these players, where not everybody is meant."""
    one_or_more: bool = False
    """CR 603.2c: whether it triggers once for each of those who are dealt damage at the same time."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or event.amount <= 0 or (self.combat and not event.combat):
            return False
        if game.is_player(event.target):
            if not self.to_player and self.to is not None:
                return False
            if self.to_opponent and game.players[event.target].team == game.players[by.controller].team:
                return False
            if self.whom is not None and all(player.id != event.target for player in self.whom.found(game, by)):
                return False
        elif self.to is None or not self.to.matches(game, game.recall(event.target), by):
            return False
        return self.what.matches(game, game.recall(event.source), by)

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        if not isinstance(earlier, DamageDealt) or not isinstance(event, DamageDealt):
            return False
        return self.one_or_more and earlier.target == event.target

    def say(self, reader: Reader) -> str:
        kind = "combat damage" if self.combat else "damage"
        whom = "an opponent" if self.to_opponent else "a player"
        if self.to is not None:
            kinds = [phrase(reader, self.to, "one"), *(["player"] if self.to_player else [])]
            battles = {"a planeswalker": "a player or planeswalker", "a battle": "a player or battle"}
            whom = battles[kinds[0]] if len(kinds) > 1 and kinds[0] in battles else " or ".join(kinds)
        if self.whom is not None:
            whom = reader.read(self.whom)
        if self.one_or_more:
            return f"whenever one or more {phrase(reader, self.what, 'many')} deal {kind} to {whom}"
        return f"whenever {who_does(reader, self.what)} deals {kind} to {whom}"


@word
class IsDealtDamage(Moment, SpokenWord):
    """CR 120.1, 603.2c: damage is dealt to a player, once for all that is dealt at the same time."""

    who: Players = YOU
    combat: bool = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def once_for_all(self) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or event.amount <= 0 or (self.combat and not event.combat):
            return False
        return any(player.id == event.target for player in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        return f"when {'combat damage' if self.combat else 'damage'} is dealt to {reader.read(self.who)}"


@word
class TakesDamage(About):
    """CR 120.1, 603.2c: damage is dealt to something that fits, once for all that is dealt to it at the same time."""

    what: Filter
    combat: bool = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or event.amount <= 0 or (self.combat and not event.combat):
            return False
        return not game.is_player(event.target) and self.what.matches(game, game.recall(event.target), by)

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        if not isinstance(earlier, DamageDealt) or not isinstance(event, DamageDealt):
            return False
        return earlier.target == event.target

    def subject(self) -> Word | None:
        return THIS if is_this(self.what) else Damaged()

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} is dealt {'combat ' if self.combat else ''}damage"


@word
class PlayerAttacks(Moment, SpokenWord):
    """CR 508.3a: a player declares attackers, however many."""

    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (AttackersDeclared,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, AttackersDeclared) or not event.attacks:
            return False
        return any(player.id == event.player for player in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        return f"whenever {who} attack{'' if who == 'you' else 's'}"


@word
class TeamAttacks(Moment, SpokenWord):
    """CR 508.3a, 805.10b: your team attacks with exactly so many creatures, no matter which of you controls them."""

    exactly: int

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def once_for_all(self) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Attacks) and len(attackers_of_team(game, event, by)) == self.exactly

    def subject(self) -> Word | None:
        return AttackersOfTeam()

    def say(self, reader: Reader) -> str:
        return f"whenever your team attacks with exactly {number_word(self.exactly)} creatures"


@word
class IsAttacked(Moment, SpokenWord):
    """CR 508.3b: creatures are declared as attackers of a player, at least so many; not of planeswalkers."""

    who: Players
    least: int = 1

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def once_for_all(self) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Attacks) or not any(p.id == event.defender for p in self.who.found(game, by)):
            return False
        together = getattr(event, "together", (event,))
        attacks = [one for one in together if isinstance(one, Attacks) and one.defender == event.defender]
        return len(attacks) >= self.least

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        if self.least > 1:
            return f"when {number_word(self.least)} or more creatures attack {who}"
        return f"when {who} {'are' if who == 'you' else 'is'} attacked"


@word
class FirstHurtsPlayers(About):
    """CR 120.1: deals damage to players for the first time in a turn, to however many of them at once."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DamageDealt) and event.first and self.what.matches(game, game.recall(event.source), by)

    def say(self, reader: Reader) -> str:
        return (
            f"whenever {who_does(reader, self.what)} deals damage to one or more players for the first time each turn"
        )
