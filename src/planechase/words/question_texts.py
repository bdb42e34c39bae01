"""How an instruction reads when it is a question: whom and what it is about is called by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.grammar import Targeting
from planechase.rules.mana.costs import mana_part
from planechase.rules.state.decisions import Confirm
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.visibility import may_see
from planechase.words import word_slots
from planechase.words.english import Reader, capital, listed, possessive
from planechase.words.player_words import (
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
    from planechase.rules.language.word import Word
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
    """A reader who knows the game, and so which opponent was targeted and which creature died.

    It reads for one player, the controller if nobody else is asked: that one is "you", everybody else has a name. What
    is read `openly` is for all to hear, and names nothing that only some may know.
    """

    def __init__(self, game: State, by: Source, asked: Id | None = None, openly: bool = False) -> None:
        super().__init__(game.chars(by.this(game)))
        self.game = game
        self.by = by
        self.asked = by.controller if asked is None else asked
        self.openly = openly
        self.things: list[Id] = []
        """The objects that were called by their names."""

    @property
    def you(self) -> str:
        return self._called(self.by.controller)

    def _called(self, player: Id) -> str:
        return "you" if player == self.asked else self.game.players[player].name

    def _person(self, value: object) -> str | None:
        """One definite player, as "you" or by name."""
        if not isinstance(value, People):
            return None
        if value.is_you:
            return self.you
        found = value.found(self.game, self.by) if isinstance(value, _DEFINITE_PEOPLE) else []
        return self._called(found[0].id) if len(found) == 1 else None

    def read(self, value: object, style: str = "") -> str:
        person = self._person(value)
        if person is None:
            return super().read(value, style)
        if person == "you":
            return {"its": "your", "self": "yourself"}.get(style, person)
        return possessive(person) if style == "its" else person

    def is_addressed(self, who: Word | None) -> bool:
        """Who carries out what is being read, and is asked."""
        return who is not None

    def agreement(self, value: object) -> str:
        person = self._person(value)
        return super().agreement(value) if person is None else "you" if person == "you" else "one"

    def mention(self, what: Things, style: str) -> str:
        definite = isinstance(what, _DEFINITE_THINGS)
        if not definite or (what == self.last and what.refers()):
            return super().mention(what, style)
        meant = self._meant(what)
        shown = isinstance(what, Remembered) and what.slot == word_slots.REVEALED and not self.openly
        if not 0 < len(meant) <= _FEW or not all(self._is_known(id, shown) for id in meant):
            return super().mention(what, style)
        names = [self.game.name_of(id) for id in meant]
        self.things += [id for id in meant if not self.game.is_player(id) and id not in self.things]
        if what.refers():
            self.speak_of(what)
        return possessive(listed(names)) if style == "its" else listed(names)

    def _meant(self, what: Things) -> tuple[Id, ...]:
        if isinstance(what, Targeting):
            return tuple(self.by.targets.get(what, ()))
        return tuple(obj.id for obj in what.objects(self.game, self.by))

    def _is_known(self, id: Id, shown: bool) -> bool:
        """Whether those who hear it may know it; what was just shown, they do."""
        if self.game.is_player(id):
            return True
        obj = self.game.get(id)
        return obj is not None and (shown or may_see(self.game, obj, None if self.openly else self.asked))


def instruction(game: State, effect: Effect, by: Source, who: Players = YOU) -> str:
    """An instruction as it would stand on the card it comes from, for those who would do it."""
    return capital(Asking(game, by).done_by(who, effect))


def offer(game: State, effect: Effect, by: Source, word: Word, who: Players = YOU) -> Confirm:
    """CR 608.2d: the question whether to follow an instruction, for the one who would; it names what it is about."""
    reader = Asking(game, by)
    source = game.name_of(by.object_id)
    why = openly = f"{source}: {capital(reader.done_by(who, effect))}?"
    if not all(may_see(game, game.objects[id], None) for id in reader.things):
        openly = f"{source}: {capital(Asking(game, by, openly=True).done_by(who, effect))}?"
    return Confirm(by.controller, Purpose.MAY, why, by.object_id, word, tuple(reader.things), openly)


def price(game: State, costs: tuple[Cost, ...], by: Source, asked: Id) -> str:
    """What there is to pay: "Pay {2}", "Discard a card"."""
    reader = Asking(game, by, asked)
    mana = mana_part(costs)
    rest = [reader.read(cost) for cost in costs if cost.mana is None]
    return capital(", ".join(([] if mana.is_free and rest else [f"pay {mana}"]) + rest))
