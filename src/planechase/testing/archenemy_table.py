"""A table for Archenemy: Ann is the archenemy, and sets in motion the schemes you want.

>>> from planechase.testing import ANN
>>> from planechase.testing.archenemy_table import SchemeTable
>>> from planechase.words.effects.life_effects import gain_life
>>> from planechase.words.casual.scheme_words import scheme, set_in_motion
>>> table = SchemeTable()
>>> _ = table.set_in_motion(scheme("Mine", set_in_motion(gain_life(2))))
>>> table.schemes, table.stack
(['Mine'], ['Mine'])
>>> table.resolve()
>>> table.schemes, table.life(ANN)
([], 42)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from planechase.decks.binder import EMPTY, Binder
from planechase.rules.casual import schemes
from planechase.rules.casual.command_zone import lay_down, turn_face_up
from planechase.rules.casual.schemes import SchemeState
from planechase.rules.multiplayer.variant import Agreed, Variant
from planechase.rules.state.decisions import Id, Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.state import State
from planechase.testing.handle import Handle
from planechase.testing.rules_table import Table
from planechase.testing.scripted_answers import Announcement, ScriptedAnswer
from planechase.testing.table_players import ANN
from planechase.testing.table_reading import CardLike
from planechase.variants.archenemy import Archenemy, SupervillainRumble
from planechase.words.casual.scheme_words import scheme

IDLE: Final = tuple(scheme(f"Idle Scheme {number}") for number in range(1, 21))
"""Twenty schemes without abilities, which make up each scheme deck unless the test says otherwise."""


class ArrangedArchenemy(Archenemy):
    """Archenemy with the scheme decks that a test puts there, legal or not, in the order given."""

    def check(self, table: Agreed) -> None:
        """Anything goes."""

    def set_up(self, game: State) -> Rule[None]:
        yield from super().set_up(game)
        _unshuffle(game)


class ArrangedRumble(SupervillainRumble):
    """A Supervillain Rumble with the scheme decks that a test puts there, in the order given."""

    def check(self, table: Agreed) -> None:
        """Anything goes."""

    def set_up(self, game: State) -> Rule[None]:
        yield from super().set_up(game)
        _unshuffle(game)


def _unshuffle(game: State) -> None:
    found = schemes.scheme_state(game)
    assert found is not None
    for deck in found.decks.values():
        deck.sort()


class SchemeTable(Table):
    """A `Table` in a game of Archenemy: Ann, with 40 life, against a team of all others.

    With `rumble=True` everybody is a supervillain. Scheme decks consist of schemes that do nothing. When a turn reaches
    Ann's main phase, she sets one of them in motion, and it is turned down again at once. The other arguments are
    those of `Table`.
    """

    def __init__(
        self,
        players: int = 3,
        *,
        rumble: bool = False,
        seed: int = 0,
        edition: Edition = Edition.CURRENT,
        variants: Sequence[Variant] = (),
        free_mana: bool = False,
        binder: Binder = EMPTY,
    ) -> None:
        variant = ArrangedRumble([IDLE] * players) if rumble else ArrangedArchenemy([IDLE])
        played = [variant, *variants]
        super().__init__(players, seed=seed, edition=edition, variants=played, free_mana=free_mana, binder=binder)

    @property
    def _scheme_state(self) -> SchemeState:
        found = schemes.scheme_state(self.state)
        assert found is not None
        return found

    def _lay(self, owner: Id, card: CardLike) -> Id:
        return lay_down(self.state, owner, self._definition(card))

    # ------------------------------------------------------------------ setting up

    def scheme_deck(self, *cards: CardLike, player: Id = ANN, only: bool = False) -> list[str]:
        """Put cards on top of a scheme deck, the first on top; returns the names in it, from the top.

        `only=True` removes what was there.
        """
        deck = self._scheme_state.decks[self._player(player).id]
        if cards or only:
            self._arrange()
            if only:
                for gone in deck:
                    del self.state.objects[gone]
                deck.clear()
            deck[0:0] = [self._lay(player, card) for card in cards]
            self.game.arranged()
        return [self.state.objects[id].copiable.name for id in deck]

    def scheme(self, card: CardLike, *, player: Id = ANN) -> Handle:
        """Put a face-up scheme into the command zone. Nothing triggers; a scheme that is not ongoing will not stay."""
        state = self._arrange()
        id = self._lay(self._player(player).id, card)
        self._scheme_state.face_up.append(id)
        turn_face_up(state, state.objects[id], player)
        self.game.arranged()
        return Handle(self, id)

    # ------------------------------------------------------------------ doing

    def set_in_motion(
        self,
        card: CardLike,
        targets: Sequence[ScriptedAnswer] | ScriptedAnswer = (),
        *,
        player: Id = ANN,
        modes: Sequence[ScriptedAnswer] = (),
        pause: bool = False,
    ) -> Handle:
        """An archenemy sets a scheme in motion, from the top of the scheme deck. Its ability is then on the stack.

        `targets` and `modes` are as for `cast`. Use `resolve` to resolve it, and `will` for more answers.
        """
        self._arrange()
        seat = self._player(player)
        id = self._lay(seat.id, card)
        self._scheme_state.decks[seat.id].insert(0, id)
        listed = list(targets) if isinstance(targets, (list, tuple)) else [targets]
        self._announcement = Announcement(seat.id, self._definition(card).name, id, listed, modes, None, (), None, ())
        try:
            self.happen(lambda state: schemes.set_top_in_motion(state, state.players[seat.id]), pause=True)
        finally:
            self._announcement = None
        self._stop(pause)
        return Handle(self, id)

    def abandon(self, scheme: Handle | str, *, pause: bool = False) -> None:
        """A scheme is abandoned, as if an effect said so."""
        id = self.find(scheme).id
        self.happen(lambda state: schemes.abandon(state, state.objects[id]), pause=pause)

    # ------------------------------------------------------------------ looking

    @property
    def schemes(self) -> list[str]:
        """The names of the schemes that are face up, the oldest first."""
        return [obj.copiable.name for obj in schemes.face_up(self.state)]
