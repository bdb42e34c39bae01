"""The options of a multiplayer game (CR 800.3, 801 to 805, 810): agreed before it begins, and the same to its end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from planechase.rules.language.card_types import Types
from planechase.rules.state.objects import Id


class AttackOption(Enum):
    """CR 802, 803, 809.3c: whom a player's creatures may attack."""

    ANYBODY = "any opponent"
    LEFT = "the opponent to the left"
    RIGHT = "the opponent to the right"
    BESIDE = "an opponent in the next seat"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Options:
    """How a table plays: who plays with whom, how far each player reaches, whom they attack and what they share."""

    teams: tuple[tuple[Id, ...], ...] = ()
    """CR 102.3: the teams by seat; without any, everybody plays for themselves."""
    ranges: tuple[int | None, ...] = ()
    """CR 801.2: for each seat how many seats away it reaches; None, or nothing at all, is without limit."""
    attack: AttackOption = AttackOption.ANYBODY
    deploy: bool = False
    """CR 804: creatures may be handed to teammates."""
    shared_turns: bool = False
    """CR 805: teams take turns and have priority, not players."""
    shared_life: bool = False
    """CR 810.4, 810.8, 810.9: teams have life totals, and lose, as one."""
    shared_poison: bool = False
    """CR 810.10: so do they with poison counters."""
    lethal_poison: int = 10
    """CR 704.5c, 704.6b: how many poison counters lose the game."""
    open_hands: bool = False
    """CR 808.5, 809.7, 810.5: teammates may look at each other's hands."""
    open_hands_beside: bool = False
    """CR 811.5: so may teammates who sit side by side."""
    archenemies: tuple[Id, ...] = ()
    """CR 904.2a, 904.12b: the seats of those who have scheme decks."""
    free_mulligan: bool = False
    """CR 103.5c: the first mulligan does not count, even if only two play."""
    no_first_draw: bool = False
    """CR 103.8b, 810.6: the first turn has no draw step, however many play."""
    markers: bool = False
    """CR 807.4, 807.5: several turns at once, each with its own marker and its own stack."""
    strict_ranges: bool = False
    """CR 801.18: a limited range of influence knows no exceptions, as in Grand Melee games."""
    exempt: Types = 0
    """CR 801.18: the card types whose objects do not mind a limited range of influence."""
    team_texts: Types = 0
    """CR 901.12c: the card types whose texts, where teams share turns, mean every member of a team by "you"."""

    @property
    def limited(self) -> bool:
        """CR 801.1: whether anybody's range of influence is limited."""
        return any(reach is not None for reach in self.ranges)

    def team_of(self, player: Id) -> tuple[Id, ...]:
        """CR 102.3: the seats of a player's team, the player's own included."""
        return next((team for team in self.teams if player in team), (player,))


DEFAULT: Final = Options()
"""CR 806: everybody for themselves, and everybody may be attacked."""
