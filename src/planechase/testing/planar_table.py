"""A table for Planechase: face-up planes, planar decks in any order, and a die that shows what you want.

>>> from planechase.testing import ANN, BOB
>>> from planechase.testing.planar_table import PlanarTable
>>> table = PlanarTable()
>>> table.planes
['Nowhere 1']
>>> table.roll(ANN, "planeswalker")
>>> table.stack
['the planeswalking ability']
>>> table.resolve()
>>> table.planes, table.cost_to_roll(ANN)
(['Nowhere 2'], 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from planechase.decks.binder import EMPTY, Binder
from planechase.rules.casual import chaos, planar_controllers, planar_decks, planar_die, planeswalking
from planechase.rules.casual.command_zone import face_down, lay_down
from planechase.rules.casual.eternities_map import EternitiesMap, MapPlace, fill
from planechase.rules.casual.planar_decks import COMMUNAL, PlanarState
from planechase.rules.casual.planar_die import FACES, Face
from planechase.rules.language.card_types import PHENOMENON, PLANE
from planechase.rules.mana.mana import generic_cost
from planechase.rules.multiplayer.variant import Agreed, Variant
from planechase.rules.state.decisions import Id, Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import NO_CARD
from planechase.rules.state.player import Player
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.testing.errors import TableError
from planechase.testing.handle import Handle
from planechase.testing.loaded_dice import load
from planechase.testing.rules_table import Table
from planechase.testing.table_reading import CardLike
from planechase.variants.planechase import Planechase, RollThePlanarDie, cost_to_roll
from planechase.words.casual.planar_words import plane

NOWHERE: Final = tuple(plane(f"Nowhere {number}", "Nowhere") for number in range(1, 11))
"""Ten planes without abilities, which make up each planar deck unless the test says otherwise."""


class ArrangedPlanechase(Planechase):
    """Planechase with the planar decks that a test puts there, legal or not."""

    def check(self, table: Agreed) -> None:
        """Anything goes."""

    def set_up(self, game: State) -> Rule[None]:
        """CR 727.2: in a game that begins again, the planar decks are of the cards there were."""
        planar = PlanarState(self.communal is not None, planar_die.without_source(game))
        game.variant_state[self.name] = planar
        owners = [COMMUNAL] if planar.communal else [player.id for player in game.playing()]
        planar.decks = {owner: [] for owner in owners}
        for index in sorted({obj.card for obj in game.departed.values() if obj.card != NO_CARD}):
            card = game.cards[index]
            if card.owner in owners and card.definition.printed.types & (PLANE | PHENOMENON):
                planar.decks[card.owner].append(face_down(game, index, card.owner, card.definition.printed).id)
        return
        yield


class PlanarTable(Table):
    """A `Table` in a game of Planechase. Ann is the planar controller, on a plane that does nothing.

    With `communal=True` there is a communal planar deck, and with `eternities_map=True` the Eternities Map. `variants`
    are played together with Planechase; the other arguments are those of `Table`.
    """

    def __init__(
        self,
        players: int = 2,
        *,
        communal: bool = False,
        eternities_map: bool = False,
        seed: int = 0,
        edition: Edition = Edition.CURRENT,
        variants: Sequence[Variant] = (),
        free_mana: bool = False,
        binder: Binder = EMPTY,
    ) -> None:
        communal = communal or eternities_map
        planes = ArrangedPlanechase(communal=() if communal else None)
        played = [*variants, planes]
        super().__init__(players, seed=seed, edition=edition, variants=played, free_mana=free_mana, binder=binder)
        self._planar.control = {number: turn.active[0] for number, turn in enumerate(self.state.turns, 1)}
        for owner in [COMMUNAL] if communal else range(players):
            self._planar.decks[owner] = [self._lay(owner, definition) for definition in NOWHERE]
        for controller in self._planar.controllers:
            self._turn_up_top(controller)
        if eternities_map:
            self._lay_map()
        self.game.arranged()

    @property
    def _planar(self) -> PlanarState:
        found = planar_decks.planar_state(self.state)
        assert found is not None
        return found

    def _lay(self, owner: Id, card: CardLike) -> Id:
        found = self._definition(card)
        if not found.printed.types & (PLANE | PHENOMENON):
            raise TableError(f"{found.name} is neither a plane nor a phenomenon.")
        return lay_down(self.state, owner, found)

    def _turn_up_top(self, owner: Id) -> Id:
        id = self._planar.deck_of(owner)[0]
        planar_decks.turn_up(self.state, self.state.objects[id], self.state.players[self._controller_for(owner)])
        return id

    def _controller_for(self, owner: Id | None) -> Id:
        """CR 901.14: who controls what this player turns up: they themselves, or the (first) planar controller."""
        controllers = self._planar.controllers
        return owner if owner in controllers else controllers[0]

    def _lay_map(self) -> None:
        chart = self._planar.map = EternitiesMap()
        chart.places[chart.here] = self._planar.face_up[0]
        fill(self.state, chart, self._planar.decks[COMMUNAL])

    def _set_turn(self, player: Player, step: Step, number: int | None = None, begun: bool = True) -> None:
        """CR 901.6: whose turn it is controls the planes."""
        super()._set_turn(player, step, number, begun)
        if planar_decks.planar_state(self.state) is not None:
            planar_controllers.become_controller(self.state, self.state.active)

    # ------------------------------------------------------------------ setting up

    def on_plane(self, *cards: CardLike, owner: Id | None = None) -> Handle:
        """Replace the face-up plane with this one (or with several). Nothing triggers. Returns a handle on the first.

        The plane comes from the planar deck of its owner, Ann unless you say otherwise. If several players control
        planes, it replaces the plane of `owner`.
        """
        state = self._arrange()
        for obj in planar_decks.face_up(state):
            if obj.controller == self._controller_for(owner):
                planar_decks.turn_down(state, obj)
        whose = COMMUNAL if self._planar.communal else (self._planar.controllers[0] if owner is None else owner)
        shown: list[Id] = []
        for card in cards:
            self._planar.decks[whose].insert(0, self._lay(whose, card))
            shown.append(self._turn_up_top(whose))
        self.game.arranged()
        return Handle(self, shown[0])

    def planar_deck(self, player: Id, *cards: CardLike, only: bool = False) -> list[str]:
        """Put cards on top of a player's planar deck, the first on top; returns the names in it, from the top.

        `only=True` removes what was there.
        """
        state = self.state
        owner = COMMUNAL if self._planar.communal else self._player(player).id
        if cards or only:
            self._arrange()
            if only:
                for gone in self._planar.decks[owner]:
                    del state.objects[gone]
                self._planar.decks[owner].clear()
            self._planar.decks[owner][0:0] = [self._lay(owner, card) for card in cards]
            self.game.arranged()
        return [state.objects[id].copiable.name for id in self._planar.decks[owner]]

    def lay_out(self, *cards: CardLike, deck: Sequence[CardLike] = ()) -> Handle:
        """Lay out an Eternities Map: the players are on the first card; the next lie north, east, south and west of it.

        `deck` is the whole planar deck, from the top. Returns a handle on the first card.
        """
        state, found = self._arrange(), self._planar
        if found.map is None:
            raise TableError("There is no map here: make the table with eternities_map=True.")
        gone = {*found.decks[COMMUNAL], *found.map.places.values()} - set(found.face_up)
        for obj in planar_decks.face_up(state):
            planar_decks.turn_down(state, obj)
            gone.add(obj.successor)
        for id in gone:
            del state.objects[id]
        found.decks[COMMUNAL] = [self._lay(COMMUNAL, card) for card in (*cards, *deck)]
        here = self._turn_up_top(found.controllers[0])
        self._lay_map()
        self.game.arranged()
        return Handle(self, here)

    # ------------------------------------------------------------------ doing

    def roll(self, player: Id, face: str | Face, *, pause: bool = False) -> None:
        """A player takes the special action of rolling the planar die; it shows "planeswalker", "chaos" or "blank"."""
        cost = self.cost_to_roll(player)
        if self.free_mana and cost:
            self.mana(player, "{C}" * cost)
        self.force_planar_die(face)
        self.do(player, RollThePlanarDie(generic_cost(cost)), pause=pause)

    def force_planar_die(self, *faces: str | Face) -> None:
        """Say what the planar die will show next."""
        for face in faces:
            wanted = face if isinstance(face, Face) else Face(_known(face))
            load(self.state, [FACES.index(wanted) + 1])

    def planeswalk(self, player: Id, *, pause: bool = False) -> None:
        """A player planeswalks, as if an effect told them to."""
        seat = self._player(player)
        self.happen(lambda state: planeswalking.planeswalk(state, state.players[seat.id]), pause=pause)

    def chaos(self, *, pause: bool = False) -> None:
        """Chaos ensues, as if an effect said so."""
        self.happen(chaos.chaos_ensues, pause=pause)

    # ------------------------------------------------------------------ looking

    @property
    def planes(self) -> list[str]:
        """The names of the planes and phenomena that are face up."""
        return [obj.copiable.name for obj in planar_decks.face_up(self.state)]

    @property
    def map(self) -> dict[MapPlace, str]:
        """The names on the Eternities Map, by how far east and north of the current plane they lie."""
        chart = self._planar.map
        if chart is None:
            return {}
        here, objects = chart.here, self.state.objects
        return {(x - here[0], y - here[1]): objects[id].copiable.name for (x, y), id in chart.places.items()}

    @property
    def planar_controller(self) -> Id:
        """The player who controls the face-up planes."""
        return self._planar.controllers[0]

    def cost_to_roll(self, player: Id) -> int:
        """What the next roll of the planar die costs a player."""
        return cost_to_roll(self._player(player))

    def can_roll(self, player: Id) -> bool:
        """Whether a player could roll the planar die now if they had priority."""
        variant = next(variant for variant in self.state.variants if variant.name == planar_decks.NAME)
        return bool(variant.special_actions(self.state, self._player(player)))


def _known(face: str) -> str:
    names = [one.value for one in Face]
    if face not in names:
        raise TableError(f"The planar die has no face {face!r}; its faces are {', '.join(names)}.")
    return face
