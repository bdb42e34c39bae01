"""The table: everything that a position, continuing and acting offer, and combat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

from planechase.decks.binder import EMPTY, Binder
from planechase.rules.combat.attacking import possible_attacks
from planechase.rules.combat.attacking import why_not_attack as rules_why_not_attack
from planechase.rules.multiplayer.teams import acting_together
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.decisions import DeclareAttackers, DeclareBlockers, Id, IllegalAnswer
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Permanent, Zone
from planechase.rules.state.player import STARTING_LIFE
from planechase.rules.state.steps import IN_COMBAT, Step
from planechase.testing.errors import NoSuchCard, TableError
from planechase.testing.handle import Handle
from planechase.testing.scripted_answers import ScriptedAnswer, understood
from planechase.testing.table_actions import Acting
from planechase.testing.table_reading import ObjectLike


class Table(Acting):
    """A game of two to sixteen players that you set up and play by names.

    It begins in Ann's main phase. Ann has priority; everybody has 20 life, an empty hand, and ten basic lands in the
    library. Nobody passes automatically, but mana is paid automatically from the lands (and other sources) on the
    battlefield.

    - `players`: how many. `seed`: the seed for everything random. `life`: everybody's life total.
    - `edition` and `variants`: the rules by which the game is played.
    - `free_mana`: whether spells and abilities need no mana from the battlefield.
    - `binder`: cards beside the built-in ones, which can then be used by name.

    >>> from planechase.testing import ANN, BOB, Table
    >>> table = Table()
    >>> _ = table.lands(ANN, "Mountain", 1)
    >>> _ = table.hand(ANN, "Lightning Bolt")
    >>> bolt = table.cast(ANN, "Lightning Bolt", targets=[BOB])
    >>> table.resolve()
    >>> table.life(BOB), table.graveyard(ANN)
    (17, ['Lightning Bolt'])
    """

    def __init__(
        self,
        players: int = 2,
        *,
        seed: int = 0,
        edition: Edition = Edition.CURRENT,
        variants: Sequence[Variant] = (),
        life: int = STARTING_LIFE,
        free_mana: bool = False,
        binder: Binder = EMPTY,
    ) -> None:
        super().__init__(players, seed=seed, edition=edition, variants=variants, life=life, binder=binder)
        self.free_mana = free_mana

    # ------------------------------------------------------------------ combat

    def attack(
        self,
        player: Id,
        attackers: Mapping[Any, ScriptedAnswer] | Sequence[ObjectLike] | ObjectLike = (),
        *,
        pause: bool = False,
    ) -> None:
        """Continue to the declaration of attackers, and attack: a dictionary says who attacks whom.

        If there is only one opponent, a list of creatures (or a single one) is enough. Afterwards the attackers are
        declared, and the active player has priority. A team that shares its turn attacks together, whichever member is
        named.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> bears = table.battlefield(ANN, "Grizzly Bears")
        >>> table.attack(ANN, {"Grizzly Bears": BOB})
        >>> bears.attacking, bears.tapped
        (1, True)
        """
        if self._player(player).id not in self.state.turn.active:
            raise IllegalAnswer(f"It is not {self._player(player).name}'s turn.")
        player = self.active_player
        given = [attackers] if isinstance(attackers, (str, Handle, int)) else attackers
        self._refuse_attackers(given)
        if not self._declares(player, DeclareAttackers):
            if self._combat_has_begun:
                raise TableError(f"It is too late to attack: it is the {self.step.value}.")
            self._pass_until(lambda: self._declares(player, DeclareAttackers) or self._combat_has_begun)
        self._refuse_attackers(given)
        decision = self.decision
        if not isinstance(decision, DeclareAttackers):
            if not given:
                return
            raise IllegalAnswer("No creature can attack.")
        self._answer(understood(self.state, decision, given))
        self._stop(pause)

    @property
    def _combat_has_begun(self) -> bool:
        """Whether attackers are being declared, or have been."""
        return self.step in IN_COMBAT and self.step is not Step.BEGINNING_OF_COMBAT

    def _refuse_attackers(self, attackers: Mapping[Any, ScriptedAnswer] | Sequence[ObjectLike]) -> None:
        """Say of each creature why it cannot attack, before the rules say it of its number."""
        for creature in attackers:
            if isinstance(creature, str) and len(self.find_all(creature, zone=Zone.BATTLEFIELD)) != 1:
                active = self.state.turn.active
                mine = [one for seat in active for one in self.find_all(creature, controller=seat, zone="battlefield")]
                if not mine:
                    raise NoSuchCard(self._nothing_called(creature, self.active_player, None, Zone.BATTLEFIELD))
                reasons = [self.why_not_attack(one) for one in mine]
                if all(reasons):
                    raise IllegalAnswer(str(reasons[0]))
                continue
            defender = attackers[creature] if isinstance(attackers, Mapping) else None
            reason = self.why_not_attack(creature, defender)
            if reason:
                raise IllegalAnswer(reason)

    def block(self, player: Id, blockers: Mapping[Any, ScriptedAnswer] | None = None, *, pause: bool = False) -> None:
        """Continue to the declaration of blockers, and block: a dictionary says which creature blocks what.

        Give a list to a creature that blocks several attackers. With several defending players, call it in turn order;
        a player who is skipped does not block. A team that shares its turns blocks together.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> _ = table.battlefield(ANN, "Grizzly Bears")
        >>> wall = table.battlefield(BOB, "Wall of Blossoms")
        >>> table.attack(ANN, "Grizzly Bears")
        >>> table.block(BOB, {"Wall of Blossoms": "Grizzly Bears"})
        >>> table.combat_damage()
        >>> wall.damage, table.life(BOB)
        (2, 20)
        """
        seat = acting_together(self.state, self._player(player))[0]
        player = seat.id
        if not self._declares(player, DeclareBlockers):
            combat = self.state.turn.combat
            if combat is None or not combat.attacks:
                raise TableError("No creature is attacking; use table.attack first.")
            if combat.declared_blocks:
                raise TableError("It is too late to block: blockers have been declared. Call block in turn order.")
            self._pass_until(lambda: self._declares(player, DeclareBlockers) or self._blocks_declared)
        decision = self.decision
        if isinstance(decision, DeclareBlockers) and decision.player == player:
            self._answer(understood(self.state, decision, blockers or {}))
            self._stop(pause)
        elif blockers:
            raise IllegalAnswer(f"{seat.name} has no creature that can block anything that attacks {seat.name}.")

    @property
    def _blocks_declared(self) -> bool:
        combat = self.state.turn.combat
        return combat is None or combat.declared_blocks

    def combat_damage(self, *, pause: bool = False) -> None:
        """Continue until all combat damage has been dealt, including that after first strike."""
        combat = self.state.turn.combat
        if combat is None or not combat.attacks:
            raise TableError("No creature is attacking; use table.attack first.")
        if self.step is Step.COMBAT_DAMAGE:
            raise TableError("Combat damage has been dealt already.")
        begun = self._steps_begun
        over = (Step.COMBAT_DAMAGE, Step.END_OF_COMBAT)
        self._pass_until(lambda: self._steps_begun > begun and (self.step in over or self.step not in IN_COMBAT), pause)
        self._stop(pause)

    def _declares(self, player: Id, kind: type[DeclareAttackers] | type[DeclareBlockers]) -> bool:
        decision = self.decision
        return isinstance(decision, kind) and decision.player == player

    def why_not_attack(self, creature: ObjectLike, defender: Id | ObjectLike | None = None) -> str | None:
        """Why a creature could not attack (or not this player or planeswalker); None if it could.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> _ = table.battlefield(ANN, "Grizzly Bears", summoning_sick=True)
        >>> table.why_not_attack("Grizzly Bears")
        'Grizzly Bears came under your control this turn.'
        """
        permanent = self.find(creature, zone=Zone.BATTLEFIELD).obj
        assert isinstance(permanent, Permanent)
        reason = rules_why_not_attack(self.state, permanent)
        if reason:
            return reason
        open_to = possible_attacks(self.state, self._player(permanent.controller)).get(permanent.id, ())
        if not open_to:
            return f"{self.state.name_of(permanent.id)} cannot attack."
        if defender is None:
            return None
        wanted = defender if isinstance(defender, int) else self.find(defender).id
        if wanted in open_to:
            return None
        return f"{self.state.name_of(permanent.id)} cannot attack {self.state.name_of(wanted)}."

    def can_attack(self, creature: ObjectLike, defender: Id | ObjectLike | None = None) -> bool:
        """Whether a creature could attack, if its controller declared attackers now."""
        return self.why_not_attack(creature, defender) is None

    # ------------------------------------------------------------------ refusals and copies

    @contextmanager
    def refuses(self, because: str) -> Iterator[None]:
        """Expect the rules to refuse what is done inside, with a reason that contains this text.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> _ = table.hand(ANN, "Lightning Bolt")
        >>> with table.refuses("cannot pay"):
        ...     table.cast(ANN, "Lightning Bolt", targets=[BOB])
        """
        if not because.strip():
            raise TableError("Say a piece of the reason for which the rules refuse it.")
        try:
            yield
        except IllegalAnswer as refused:
            if because.casefold() not in str(refused).casefold():
                raise AssertionError(f"It was refused, but not because of {because!r}: {refused}") from refused
            return
        raise AssertionError(f"It was allowed; it should have been refused because of {because!r}.")

    def fork(self) -> Self:
        """Make an independent copy of this table, even in the middle of a question.

        Each table accepts handles of the other; `find(handle)` makes one that reads the other table.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> other = table.fork()
        >>> other.life(ANN, 5)
        5
        >>> table.life(ANN)
        20
        """
        new = type(self).__new__(type(self))
        new.binder = self.binder
        new._stand(self.game.fork())
        new.events = self.events[:]
        new.free_mana = self.free_mana
        new._script = self._script.clone()
        new._announcement = None
        return new
