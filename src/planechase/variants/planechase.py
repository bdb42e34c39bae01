"""Planechase (CR 901): planes and phenomena change the game, and the planar die changes the plane."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from planechase.cards import pool
from planechase.rules.casual import planar_controllers, planar_decks, planar_die, planeswalking
from planechase.rules.casual.command_zone import lay_down
from planechase.rules.casual.eternities_map import EternitiesMap, fill
from planechase.rules.casual.planar_decks import COMMUNAL, PlanarState
from planechase.rules.casual.planeswalking import Cause
from planechase.rules.events.events import Notice
from planechase.rules.language.card_types import PHENOMENON, PLANE
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ANYTHING, ManaCost, generic_cost
from planechase.rules.mana.paying import can_pay_mana, pay_mana
from planechase.rules.multiplayer import turn_markers
from planechase.rules.multiplayer.variant import Agreed, CardFinder, StateBasedAction, Variant
from planechase.rules.multiplayer.variant_display import NOTHING, FaceUpView, PlaceView, Shown
from planechase.rules.spells.permissions import sorcery_timing
from planechase.rules.state.decisions import Id, IllegalAction, Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did
from planechase.rules.state.options import Options
from planechase.rules.turns.priority import Action, ActionKind
from planechase.variants.views import PlanechaseView, RollView
from planechase.words.english import possessive

if TYPE_CHECKING:
    from planechase.rules.events.triggers import Watch
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State
    from planechase.rules.state.steps import Turn

LEAST_CARDS = 10
MOST_PHENOMENA = 2
COMMUNAL_CARDS = 40


class IllegalPlanarDeck(ValueError):
    """A planar deck that the rules do not allow; the message says what is wrong."""


class Planechase(Variant):
    """CR 901. Give a planar deck for each player, or one communal deck (901.15)."""

    __slots__ = ("communal", "decks", "eternities_map", "pile")
    name = planar_decks.NAME
    summary = "The game moves from plane to plane, each with rules of its own, as players roll the planar die."
    about = (
        "Everybody has a planar deck of ten planes or more, or all share one. In your main phase you may "
        "roll the planar die: the first time is free, and each further roll of the turn costs one mana more. One "
        "face makes chaos ensue, one leads to the next plane, and four are blank."
    )
    rules = "CR 901"

    def __init__(
        self,
        decks: Sequence[Sequence[CardDefinition | str]] = (),
        communal: Sequence[CardDefinition | str] | None = None,
        eternities_map: bool = False,
        pile: bool = False,
    ) -> None:
        self.decks = tuple(_planar_cards(deck) for deck in decks)
        self.communal = _planar_cards(communal) if communal is not None else None
        self.eternities_map = eternities_map
        self.pile = pile
        """Whether decks are plain piles, as a casual table may agree: whatever planes somebody owns."""

    def reseated(self, order: Sequence[Id]) -> Planechase:
        decks = [self.decks[who] for who in order] if self.decks else ()
        return Planechase(decks, self.communal, self.eternities_map, self.pile)

    # ------------------------------------------------------------------ decks

    def check(self, table: Agreed) -> None:
        """CR 901.3, 901.15a: refuse what is not a legal set of planar decks."""
        players, edition = table.players, table.edition
        if self.eternities_map and self.communal is None:
            raise IllegalPlanarDeck("The Eternities Map is laid out from a communal planar deck.")
        if self.eternities_map and table.options.markers:
            raise IllegalPlanarDeck("On the Eternities Map everybody is in one place; several turns at once need more.")
        if self.communal is not None:
            check = check_pile if self.pile else check_communal_deck
            check(self.communal, players, edition)
            return
        if len(self.decks) != players:
            raise IllegalPlanarDeck(
                f"{players} players need {players} planar decks or one communal deck; {len(self.decks)} were given."
            )
        for deck in self.decks:
            if self.pile:
                check_pile(deck, players, edition)
            else:
                check_planar_deck(deck, edition)

    # ------------------------------------------------------------------ hooks

    def options(self, options: Options, table: Agreed) -> Options:
        """CR 801.18, 901.12c: planes and phenomena reach everybody, and speak to a whole team that shares turns."""
        planar_types = PLANE | PHENOMENON
        exempt = options.exempt if options.strict_ranges else options.exempt | planar_types
        team_texts = options.team_texts | planar_types if options.shared_turns else options.team_texts
        return replace(options, exempt=exempt, team_texts=team_texts)

    def set_up(self, game: State) -> Rule[None]:
        """CR 901.4, 103.3: planar decks are shuffled and lie face down in the command zone."""
        state = PlanarState(self.communal is not None, planar_die.without_source(game))
        game.variant_state[self.name] = state
        piles = [(COMMUNAL, self.communal)] if self.communal is not None else list(enumerate(self.decks))
        gone = [player.id for player in game.players if player.has_left]
        for owner, cards in piles:
            if owner in gone:
                continue
            state.decks[owner] = [lay_down(game, owner, definition) for definition in cards or ()]
            game.chance.shuffle(state.decks[owner])
        return
        yield

    def before_first_turn(self, game: State) -> Rule[None]:
        """CR 901.5, 103.7, 901.14a: starting planes; phenomena on the way go to the bottom, and nothing triggers."""
        state = planar_decks.planar_state(game)
        assert state is not None
        for number, starting in enumerate(turn_markers.starting_players(game), 1):
            state.control[number] = starting.id
            deck = state.deck_of(starting.id)
            while game.objects[deck[0]].copiable.types & PHENOMENON:
                deck.append(deck.pop(0))
            first = game.objects[deck[0]]
            planar_decks.turn_up(game, first, starting)
            game.tell(Notice("The game begins on {}.", (first.id,)))
            if self.eternities_map:
                state.map = EternitiesMap()
                state.map.places[state.map.here] = first.id
                fill(game, state.map, deck)
        return
        yield

    def turn_begins(self, game: State) -> None:
        """CR 901.6: the planar controller is normally the active player."""
        planar_controllers.become_controller(game, game.active)

    def marker_removed(self, game: State, turn: Turn) -> None:
        """CR 901.14b."""
        planar_controllers.marker_removed(game, turn)

    def special_actions(self, game: State, player: Player) -> list[Action]:
        """CR 901.9, 116.2i."""
        if not may_roll(game, player):
            return []
        cost = generic_cost(cost_to_roll(player))
        return [RollThePlanarDie(cost)] if can_pay_mana(game, player, cost, ANYTHING) else []

    def state_based_actions(self, game: State) -> list[StateBasedAction]:
        """CR 704.6f."""
        done = [obj for obj in planar_decks.face_up(game) if planeswalking.phenomenon_is_done(game, obj)]
        return [AwayFromPhenomenon(player) for player in dict.fromkeys(obj.controller for obj in done)]

    def before_leaving(self, game: State, players: Sequence[Player]) -> Rule[None]:
        """CR 901.6, 800.4p."""
        planar_controllers.hand_on_control(game, players)
        return
        yield

    def after_leaving(self, game: State, players: Sequence[Player], watch: Watch) -> Rule[None]:
        """CR 901.10."""
        yield from planar_controllers.owners_left(game, players, watch)

    def view(self, game: State, viewer: Id | None) -> PlanechaseView:
        """How many cards the decks have, what the next roll costs, and the Eternities Map."""
        state = planar_decks.planar_state(game)
        if state is None:
            return {"decks": {}, "roll": None}
        shown: PlanechaseView = {
            "decks": {_whose_deck(owner): len(deck) for owner, deck in state.decks.items()},
            "roll": _roll(game, viewer),
        }
        if state.map is not None:
            here = state.map.here
            shown["map"] = [
                {
                    "at": (x - here[0], y - here[1]),
                    "id": id,
                    "name": game.objects[id].copiable.name,
                    "counters": dict(sorted((game.objects[id].counters or {}).items())),
                }
                for (x, y), id in sorted(state.map.places.items())
            ]
        return shown

    def table(self, game: State, viewer: Id | None) -> Shown:
        """The planes and phenomena face up, what the next roll costs, and what lies around on the Eternities Map."""
        state = planar_decks.planar_state(game)
        if state is None:
            return NOTHING
        shown = [
            FaceUpView(id=id, controller=game.objects[id].holder, heading=_heading(game, state, number, viewer))
            for number, id in enumerate(state.face_up)
        ]
        around = _around(game, state)
        places = (PlaceView(heading="Around", entries=around),) if around else ()
        return Shown(tuple(shown), places=places)

    # ------------------------------------------------------------------ records

    def plain(self) -> dict[str, Any]:
        communal = [card.name for card in self.communal] if self.communal is not None else None
        decks = [[card.name for card in deck] for deck in self.decks]
        plain = {"decks": decks, "communal": communal, "eternities_map": self.eternities_map}
        return {**plain, "pile": True} if self.pile else plain

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> Planechase:
        """The variant that a record describes."""
        communal = plain["communal"]
        return cls(
            [[named(name) for name in deck] for deck in plain["decks"]],
            [named(name) for name in communal] if communal is not None else None,
            plain["eternities_map"],
            plain.get("pile", False),
        )

    def brought(self) -> Iterable[CardDefinition]:
        return chain(*self.decks, self.communal or ())


class AwayFromPhenomenon(StateBasedAction):
    """CR 704.6f: away from a phenomenon that has done what it does."""

    __slots__ = ()

    def perform(self, game: State) -> Rule[None]:
        yield from planeswalking.planeswalk(game, game.players[self.player], Cause.PHENOMENON)


def _planar_cards(deck: Sequence[CardDefinition | str]) -> tuple[CardDefinition, ...]:
    """The cards of a planar deck, some of which may be given by name."""
    if isinstance(deck, (str, CardDefinition)):
        raise IllegalPlanarDeck(
            "A planar deck is a list of planes and phenomena; put the cards of each deck in a list."
        )
    return tuple(pool.card(card) if isinstance(card, str) else card for card in deck)


class PlanarProblem(NamedTuple):
    """What is wrong with a planar deck, in a sentence, and with which card, if it is one card's fault."""

    text: str
    card: str | None = None


def check_planar_deck(deck: Sequence[CardDefinition], edition: Edition = Edition.CURRENT) -> None:
    """CR 901.3: refuse what is not a planar deck."""
    _refuse(planar_deck_problems(deck, edition))


def check_communal_deck(deck: Sequence[CardDefinition], players: int, edition: Edition = Edition.CURRENT) -> None:
    """CR 901.15a: refuse what is not a communal planar deck."""
    _refuse(communal_deck_problems(deck, players, edition))


def check_pile(deck: Sequence[CardDefinition], players: int, edition: Edition = Edition.CURRENT) -> None:
    """A plain pile for a casual table: planar cards, at least one of them a plane to begin on (901.5)."""
    problems = _problems_of_kinds(deck, edition)
    if not any(card.printed.types & PLANE for card in deck):
        problems.append(PlanarProblem("There is no plane in the pile to begin on."))
    _refuse(problems)


def _refuse(problems: Sequence[PlanarProblem]) -> None:
    if problems:
        raise IllegalPlanarDeck(problems[0].text)


def planar_deck_problems(
    deck: Sequence[CardDefinition], edition: Edition = Edition.CURRENT, unknown: int = 0
) -> list[PlanarProblem]:
    """CR 901.3: at least ten planar cards with different names, at most two phenomena.

    `unknown` is how many more cards the deck has that are not known.
    """
    problems = _problems_of_cards(deck, edition)
    size = len(deck) + unknown
    if size < LEAST_CARDS:
        problems.append(PlanarProblem(f"A planar deck has at least {LEAST_CARDS} cards; this one has {size}."))
    phenomena = [card.name for card in deck if card.printed.types & PHENOMENON]
    if len(phenomena) > MOST_PHENOMENA:
        text = f"A planar deck has at most {MOST_PHENOMENA} phenomena; this one has {len(phenomena)}: "
        problems.append(PlanarProblem(f"{text}{', '.join(phenomena)}."))
    return problems


def communal_deck_problems(
    deck: Sequence[CardDefinition], players: int, edition: Edition = Edition.CURRENT
) -> list[PlanarProblem]:
    """CR 901.15a: at least forty cards or ten for each player, at most two phenomena for each player."""
    problems = _problems_of_cards(deck, edition)
    least = min(COMMUNAL_CARDS, LEAST_CARDS * players)
    called = f"A communal planar deck for {players} players"
    if len(deck) < least:
        problems.append(PlanarProblem(f"{called} has at least {least} cards; this one has {len(deck)}."))
    most = MOST_PHENOMENA * players
    phenomena = sum(bool(card.printed.types & PHENOMENON) for card in deck)
    if phenomena > most:
        problems.append(PlanarProblem(f"{called} has at most {most} phenomena; this one has {phenomena}."))
    return problems


def _problems_of_cards(deck: Sequence[CardDefinition], edition: Edition) -> list[PlanarProblem]:
    """CR 901.3: planar cards, each with a different name."""
    problems = _problems_of_kinds(deck, edition)
    for name, copies in Counter(card.name for card in deck).items():
        if copies > 1 and name not in {problem.card for problem in problems}:
            times = "twice" if copies == 2 else f"{copies} times"
            text = f"{name} is in the planar deck {times}; each card must have a different name."
            problems.append(PlanarProblem(text, name))
    return problems


def _problems_of_kinds(deck: Sequence[CardDefinition], edition: Edition) -> list[PlanarProblem]:
    """CR 901.3, 2011:901.3: planes and phenomena; in 2011, planes only."""
    allowed = PLANE if edition is Edition.Y2011 else PLANE | PHENOMENON
    kind = "plane" if edition is Edition.Y2011 else "plane or phenomenon"
    wrong = [card.name for card in dict.fromkeys(deck) if not card.printed.types & allowed]
    return [PlanarProblem(f"{name} is not a {kind} and cannot be in a planar deck.", name) for name in wrong]


# ---------------------------------------------------------------------- the special action


def may_roll(game: State, player: Player) -> bool:
    """CR 901.9: an active player, in a main phase of their turn, while the stack is empty."""
    return planar_decks.planar_state(game) is not None and sorcery_timing(game, player.id)


def why_not_roll(game: State, player: Player) -> str | None:
    """CR 901.9: why a player cannot roll the planar die now, if they cannot."""
    if player.has_left:
        return "You have left the game."
    if not game.is_active(player.id):
        return "Only on your own turn."
    if not game.turn.in_main_phase:
        return "Only in a main phase."
    if game.turn.stack:
        return "Only while the stack is empty."
    if game.turn.priority != player.id:
        return "Only while you have priority."
    cost = generic_cost(cost_to_roll(player))
    return None if can_pay_mana(game, player, cost, ANYTHING) else f"You cannot pay {cost}."


def _roll(game: State, viewer: Id | None) -> RollView | None:
    if viewer is None:
        return None
    player = game.players[viewer]
    return {"cost": cost_to_roll(player), "why_not": why_not_roll(game, player)}


def _whose_deck(owner: Id) -> str:
    """CR 901.15: a seat, or nobody's in particular."""
    return "communal" if owner == COMMUNAL else str(owner)


def _heading(game: State, state: PlanarState, number: int, viewer: Id | None) -> str:
    """What is face up, whose it is, and what the viewer's next roll of the planar die costs."""
    obj = game.objects[state.face_up[number]]
    chars = game.chars(obj)
    heading = f"{chars.name} ({chars.type_line}{_counters(obj)}), {_whose(game, obj)}"
    several = len(state.controllers) > 1
    if number and not several:
        return heading
    roller = viewer if viewer is not None and viewer in game.turn.active and not several else obj.controller
    player = game.players[roller]
    if player.has_left:
        return heading
    cost = cost_to_roll(player)
    return f"{heading}; next roll: {f'{{{cost}}}' if cost else 'free'}"


def _whose(game: State, obj: Object) -> str:
    """CR 901.6, 901.15b: who controls it, and who owns it if that is another player."""
    controller = f"controlled by {game.players[obj.controller].name}"
    owner = planar_decks.owner_of(game, obj)
    return controller if owner == obj.controller else f"{possessive(game.players[owner].name)}, {controller}"


def _counters(obj: Object) -> str:
    return "".join(f", {count} {kind}" for kind, count in sorted((obj.counters or {}).items()))


DIRECTIONS: Final = {(0, 1): "north", (1, 0): "east", (0, -1): "south", (-1, 0): "west"}


def _around(game: State, state: PlanarState) -> list[str]:
    """What lies beside the current plane on the Eternities Map."""
    if state.map is None:
        return []
    x, y = state.map.here
    found: list[str] = []
    for (right, up), name in DIRECTIONS.items():
        id = state.map.places.get((x + right, y + up))
        if id is not None:
            plane = game.objects[id]
            counters = _counters(plane).removeprefix(", ")
            found.append(f"{name} {plane.copiable.name}" + (f" ({counters})" if counters else ""))
    return found


def cost_to_roll(player: Player) -> int:
    """CR 901.9: one mana for each time the player took this action this turn; other rolls do not count."""
    return player.did(Did.ROLLED_PLANAR_DIE)


@word
class RollThePlanarDie(Action):
    """CR 901.9, 116.2i: a special action that does not use the stack."""

    deed = ActionKind.ROLL
    said = "Roll the planar die"
    cost: ManaCost

    @property
    def price(self) -> ManaCost | None:
        return self.cost

    def perform(self, game: State, player: Player) -> Rule[None]:
        if not may_roll(game, player):
            raise IllegalAction("The planar die is rolled in your own main phase while the stack is empty.")
        yield from pay_mana(game, player, self.cost, ANYTHING)
        game.note(Did.ROLLED_PLANAR_DIE, player.id)
        yield from planar_die.roll_planar_die(game, player)
