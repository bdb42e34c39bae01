"""Two-Headed Giant (CR 810): teams that take their turns, and live and die, as one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from planechase.rules.multiplayer.variant import Agreed, CardFinder
from planechase.rules.state.decisions import Rule
from planechase.rules.state.options import Options
from planechase.variants.table_shapes import IllegalTable, TableShape, side_by_side

if TYPE_CHECKING:
    from planechase.rules.state.state import State

STARTING_LIFE: Final = 30
LIFE_FOR_ANOTHER_HEAD: Final = 15
LETHAL_POISON: Final = 15
POISON_FOR_ANOTHER_HEAD: Final = 5


class TwoHeadedGiant(TableShape):
    """CR 810: two teams of two players, or of more `heads` (810.11)."""

    __slots__ = ("heads",)
    name = "two-headed giant"
    summary = "Two teams of two, each with one life total of 30 and turns that its players take together."
    about = (
        "Teammates see each other's hands, attack and block as one, and win and lose as one; fifteen poison "
        "counters are lethal to a team. With more heads a giant has more life."
    )
    rules = "CR 810"

    def __init__(self, heads: int = 2) -> None:
        self.heads = heads

    def check(self, table: Agreed) -> None:
        """CR 810.1, 810.11."""
        if self.heads < 2:
            raise IllegalTable("A giant has at least two heads.")
        if table.players != 2 * self.heads:
            raise IllegalTable(f"Two teams of {self.heads} are {2 * self.heads} players, not {table.players}.")

    def options(self, options: Options, table: Agreed) -> Options:
        """CR 805, 810.2 to 810.6, 810.8d, 810.10."""
        return replace(
            options,
            teams=side_by_side([self.heads, self.heads]),
            shared_turns=True,
            shared_life=True,
            shared_poison=True,
            lethal_poison=LETHAL_POISON + POISON_FOR_ANOTHER_HEAD * (self.heads - 2),
            open_hands=True,
            no_first_draw=True,
        )

    def set_up(self, game: State) -> Rule[None]:
        """CR 810.4, 810.11: the starting life total of a team."""
        yield from super().set_up(game)
        for player in game.players:
            player.life = player.starting_life = STARTING_LIFE + LIFE_FOR_ANOTHER_HEAD * (self.heads - 2)

    def plain(self) -> dict[str, Any]:
        return {"heads": self.heads}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> TwoHeadedGiant:
        return cls(plain["heads"])
