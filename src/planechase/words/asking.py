"""How an instruction reads when it is a question: whom and what it is about is called by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.grammar import Targeting
from planechase.rules.mana.costs import mana_part
from planechase.rules.state.seeing import may_see
from planechase.words.english import Reader, capital, listed, possessive
from planechase.words.players import (
    YOU,
    ChosenPlayer,
    ControllerOf,
    EnchantedPlayer,
    HurtBy,
    OneOfThem,
    RememberedPlayers,
    TargetPlayer,
    ThatPlayer,
    They,
    WhoseStep,
)
from planechase.words.selections.pronouns import (
    Attacked,
    Damaged,
    Host,
    Linked,
    OtherInEvent,
    Remembered,
    That,
    ThatTarget,
)
from planechase.words.speech import People, Things

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Cost, Effect, Players
    from planechase.rules.state.objects import Id
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

_DEFINITE_PEOPLE: Final = (
    ChosenPlayer, ControllerOf, EnchantedPlayer, HurtBy, OneOfThem, RememberedPlayers, TargetPlayer, ThatPlayer, They,
    WhoseStep,
)  # fmt: skip
_DEFINITE_THINGS: Final = (Attacked, Damaged, Host, Linked, OtherInEvent, Remembered, That, ThatTarget, Targeting)
_FEW: Final = 3
"""As many are called by their names; more would drown the question."""


class Asking(Reader):
    """A reader who knows the game, and so which opponent was targeted and which creature died."""

    def __init__(self, game: State, by: Source) -> None:
        super().__init__(game.chars(by.this(game)))
        self.game = game
        self.by = by

    def read(self, value: object, style: str = "") -> str:
        if isinstance(value, People) and isinstance(value, _DEFINITE_PEOPLE):
            found = value.found(self.game, self.by)
            if len(found) == 1 and found[0].id != self.by.controller:
                return possessive(found[0].name) if style == "its" else found[0].name
        return super().read(value, style)

    def mention(self, what: Things, style: str) -> str:
        if (what == self.last and what.refers()) or not isinstance(what, _DEFINITE_THINGS):
            return super().mention(what, style)
        names = [self.game.name_of(id) for id in self._meant(what) if self._is_known(id)]
        if not 0 < len(names) <= _FEW:
            return super().mention(what, style)
        if what.refers():
            self.speak_of(what)
        return possessive(listed(names)) if style == "its" else listed(names)

    def _meant(self, what: Things) -> tuple[Id, ...]:
        if isinstance(what, Targeting):
            return tuple(self.by.targets.get(what, ()))
        return tuple(obj.id for obj in what.objects(self.game, self.by))

    def _is_known(self, id: Id) -> bool:
        """Whether everybody may know it: the question is read by more than the one who is asked."""
        if self.game.is_player(id):
            return True
        obj = self.game.get(id)
        return obj is not None and may_see(self.game, obj, None)


def instruction(game: State, effect: Effect, by: Source, who: Players = YOU) -> str:
    """An instruction as it would stand on the card it comes from, for those who would do it."""
    return capital(Asking(game, by).done_by(who, effect))


def price(game: State, costs: tuple[Cost, ...], by: Source) -> str:
    """What there is to pay: "Pay {2}", "Discard a card"."""
    reader = Asking(game, by)
    mana = mana_part(costs)
    rest = [reader.read(cost) for cost in costs if cost.mana is None]
    return capital(", ".join(([] if mana.is_free and rest else [f"pay {mana}"]) + rest))
