"""The parts of a turn (CR 500 to 514) and the data of a turn and of a combat. What happens in them is in `turn`."""

from __future__ import annotations

from enum import Enum
from typing import Final

from planechase.rules.state.loop_history import Circles
from planechase.rules.state.objects import Id


class Step(Enum):
    """CR 500.1: the steps, and the two main phases, which have none."""

    UNTAP = "untap step"
    UPKEEP = "upkeep"
    DRAW = "draw step"
    PRECOMBAT_MAIN = "precombat main phase"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers step"
    DECLARE_BLOCKERS = "declare blockers step"
    FIRST_STRIKE_DAMAGE = "first-strike combat damage step"
    COMBAT_DAMAGE = "combat damage step"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main phase"
    END = "end step"
    CLEANUP = "cleanup step"

    __hash__ = object.__hash__


BEGINNING_PHASE: Final = (Step.UNTAP, Step.UPKEEP, Step.DRAW)
COMBAT_PHASE: Final = (
    Step.BEGINNING_OF_COMBAT,
    Step.DECLARE_ATTACKERS,
    Step.DECLARE_BLOCKERS,
    Step.COMBAT_DAMAGE,
    Step.END_OF_COMBAT,
)
IN_COMBAT: Final = (*COMBAT_PHASE, Step.FIRST_STRIKE_DAMAGE)
FIRST_OF_PHASE: Final = (
    Step.UNTAP,
    Step.PRECOMBAT_MAIN,
    Step.BEGINNING_OF_COMBAT,
    Step.POSTCOMBAT_MAIN,
    Step.END,
)
"""CR 500.1: the steps with which a phase begins."""
WHOLE_TURN: Final = (
    *BEGINNING_PHASE,
    Step.PRECOMBAT_MAIN,
    *COMBAT_PHASE,
    Step.POSTCOMBAT_MAIN,
    Step.END,
    Step.CLEANUP,
)


class Attack:
    """CR 506.4, 509.1h: one attacking creature: what it attacks, and what has become of it."""

    __slots__ = ("blocked", "blockers", "defender", "defending_player")

    def __init__(self, defender: Id | None, defending_player: Id) -> None:
        self.defender = defender
        self.defending_player = defending_player
        self.blocked = False
        self.blockers: tuple[Id, ...] = ()

    def clone(self) -> Attack:
        new = Attack(self.defender, self.defending_player)
        new.blocked = self.blocked
        new.blockers = self.blockers
        return new


class Combat:
    """CR 506: who attacks what and who blocks whom. Attackers and blockers are kept in the order declared."""

    __slots__ = ("attacked", "attacks", "blocks", "dealt_first", "declared_blocks", "defended", "hurt")

    def __init__(self) -> None:
        self.attacked = False
        """CR 508.8: whether any creature attacked, even if none is attacking any more."""
        self.attacks: dict[Id, Attack] = {}
        self.blocks: dict[Id, tuple[Id, ...]] = {}
        self.dealt_first: frozenset[Id] = frozenset()
        self.declared_blocks = False
        self.defended: dict[Id, Id] = {}
        """CR 508.5, 805.10e: the defending player of each creature that attacked, also if it attacks no more."""
        self.hurt: dict[Id, tuple[Id, ...]] = {}
        """The players that a creature has dealt combat damage to in this combat."""

    def clone(self) -> Combat:
        new = Combat()
        new.attacked = self.attacked
        new.attacks = {id: attack.clone() for id, attack in self.attacks.items()}
        new.blocks = self.blocks.copy()
        new.dealt_first = self.dealt_first
        new.declared_blocks = self.declared_blocks
        new.defended = self.defended.copy()
        new.hurt = self.hurt.copy()
        return new


class Marker:
    """CR 807.4: a turn marker, which goes round the table where several players take turns at the same time."""

    __slots__ = ("number", "received", "removals", "unused")

    def __init__(self, number: int, received: int) -> None:
        self.number = number
        self.received = received
        """When the player who has it got it: where one player has two, the older one is ahead."""
        self.removals = 0
        """CR 807.4e: how often it was designated for removal."""
        self.unused = True
        """CR 807.4i, 807.4j: whether the player who has it is still to take their own turn, and not an extra one."""

    def clone(self) -> Marker:
        new = Marker(self.number, self.received)
        new.removals = self.removals
        new.unused = self.unused
        return new


class Turn:
    """A turn: its active players, where it is, and its stack. Normally there is one at a time (CR 500, 805, 807)."""

    __slots__ = (
        "active", "active_before", "before", "begun", "choices", "circles", "combat", "controlled_by", "involved",
        "mains", "marker", "number",
        "passed", "priority", "stack", "step", "steps", "waits",
    )  # fmt: skip

    def __init__(self, number: int, active: tuple[Id, ...]) -> None:
        self.number = number
        self.active = active
        self.active_before: tuple[Id, ...] = ()
        """CR 731.2: who was active in the turn that this one followed."""
        self.before = number - 1
        """The number of the turn that this one followed: where several are taken at once, that with the same marker."""
        self.steps: list[Step] = list(WHOLE_TURN)
        self.step = Step.UNTAP
        self.begun = False
        self.mains = 0
        """CR 505.1: how many main phases of this turn have begun."""
        self.stack: list[Id] = []
        self.priority: Id | None = None
        self.passed: tuple[Id, ...] = ()
        self.combat: Combat | None = None
        self.controlled_by: Id | None = None
        """CR 723.1: who controls the active players during this turn, if anybody does."""
        self.involved: tuple[Id, ...] = ()
        """CR 801.16: whose objects go round, if this is a loop."""
        self.choices = 0
        """How often players have chosen what they could have chosen otherwise."""
        self.circles: Circles | None = None
        """CR 732: where the turn has been; noted only where very much is chosen."""
        self.marker: Marker | None = None
        """CR 807.4: the turn marker, where several turns are taken at once."""
        self.waits = False
        """CR 807.4d: the active player only has the marker: the turn has not begun, for want of room."""

    def clone(self) -> Turn:
        new = Turn(self.number, self.active)
        new.active_before = self.active_before
        new.before = self.before
        new.steps = self.steps[:]
        new.step = self.step
        new.begun = self.begun
        new.mains = self.mains
        new.stack = self.stack[:]
        new.priority = self.priority
        new.passed = self.passed
        new.combat = self.combat.clone() if self.combat is not None else None
        new.controlled_by = self.controlled_by
        new.involved = self.involved
        new.choices = self.choices
        new.circles = self.circles.clone() if self.circles is not None else None
        new.marker = self.marker.clone() if self.marker is not None else None
        new.waits = self.waits
        return new

    @property
    def in_main_phase(self) -> bool:
        return self.step is Step.PRECOMBAT_MAIN or self.step is Step.POSTCOMBAT_MAIN
