"""Archenemy (CR 904, 314): one player with a deck of schemes against a team, or a table of supervillains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from planechase.rules.casual import schemes
from planechase.rules.casual.command_zone import lay_down
from planechase.rules.casual.commanders import NAME as COMMANDER
from planechase.rules.casual.schemes import SchemeState
from planechase.rules.events.events import Notice
from planechase.rules.language.card_types import SCHEME
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.multiplayer.variant import Agreed, CardFinder, Place, StateBasedAction, Variant
from planechase.rules.multiplayer.variant_display import NOTHING, CountView, FaceUpView, RoleView, Shown
from planechase.rules.state.decisions import Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id
from planechase.rules.state.options import Options
from planechase.rules.state.steps import Step
from planechase.words.english import possessive

if TYPE_CHECKING:
    from planechase.rules.events.triggers import Watch
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

LEAST_SCHEMES: Final = 20
LEAST_WITH_COMMANDERS: Final = 10
"""CR 904.13d."""
MOST_OF_A_NAME: Final = 2
ARCHENEMY_LIFE: Final = 40


class IllegalSchemeDeck(ValueError):
    """A scheme deck that the rules do not allow; the message says what is wrong."""


class SchemeIsDone(StateBasedAction):
    """CR 704.6e: a scheme that has done what it does is turned face down."""

    __slots__ = ("scheme",)

    def __init__(self, scheme: Object) -> None:
        super().__init__(scheme.owner)
        self.scheme = scheme

    def perform(self, game: State) -> Rule[None]:
        schemes.turn_down(game, self.scheme)
        return
        yield


class Archenemy(Variant):
    """CR 904: the first player is the archenemy and all others are a team; `decks` holds one scheme deck."""

    __slots__ = ("decks", "pile")
    name = schemes.NAME
    place = Place.TABLE
    summary = "One player with 40 life and a deck of schemes against all the others, who are a team."
    about = (
        "The first seat is the archenemy and begins. In each of their precombat main phases they set a scheme in "
        "motion; ongoing schemes stay until they are abandoned. The others have 20 life each and take their turns "
        "together."
    )
    rules = "CR 904"

    def __init__(self, decks: Sequence[Sequence[CardDefinition]] = (), pile: bool = False) -> None:
        self.decks = tuple(tuple(deck) for deck in decks)
        self.pile = pile
        """Whether decks are plain piles, as a casual table may agree: whatever schemes somebody owns."""

    def reseated(self, order: Sequence[Id]) -> Archenemy:
        return type(self)([self.decks[who] for who in order], self.pile)

    def check(self, table: Agreed) -> None:
        """CR 904.2, 904.3, 904.13d."""
        wanted = len(self.archenemies(table.players))
        if len(self.decks) != wanted:
            raise IllegalSchemeDeck(
                f"{wanted} scheme deck{'' if wanted == 1 else 's'} needed; {len(self.decks)} given."
            )
        with_commanders = table.edition is Edition.CURRENT and any(v.name == COMMANDER for v in table.variants)
        for deck in self.decks:
            if self.pile:
                _check_pile(deck)
            else:
                check_scheme_deck(deck, with_commanders)

    def archenemies(self, players: int) -> range:
        """CR 904.2a: the seats of those with scheme decks."""
        return range(1)

    def options(self, options: Options, table: Agreed) -> Options:
        """CR 904.2: two teams that share turns; any opponent may be attacked."""
        teams = ((0,), tuple(range(1, table.players)))
        return replace(options, teams=teams, shared_turns=True, open_hands=True, archenemies=(0,))

    def starting_player(self, game: State) -> Id | None:
        """CR 904.6."""
        return 0

    def set_up(self, game: State) -> Rule[None]:
        """CR 904.4, 904.5, 103.3: scheme decks are shuffled, and an archenemy begins with more life."""
        state = game.variant_state[schemes.NAME] = SchemeState()
        for seat, deck in zip(self.archenemies(len(game.players)), self.decks, strict=True):
            player = game.players[seat]
            if player.has_left:
                continue
            player.life = player.starting_life = ARCHENEMY_LIFE
            game.tell(Notice(f"{{}} is an archenemy with {len(deck)} schemes.", (seat,)))
            state.decks[seat] = [lay_down(game, seat, definition) for definition in deck]
            game.chance.shuffle(state.decks[seat])
        return
        yield

    def turn_based_actions(self, game: State, step: Step) -> Rule[None]:
        """CR 904.9, 703.4: right after the precombat main phase of an archenemy began."""
        if step is Step.PRECOMBAT_MAIN:
            for id in game.turn.active:
                if not game.players[id].has_left:
                    yield from schemes.set_top_in_motion(game, game.players[id])

    def state_based_actions(self, game: State) -> list[StateBasedAction]:
        """CR 704.6e, 904.10."""
        return [SchemeIsDone(scheme) for scheme in schemes.finished(game)]

    def after_leaving(self, game: State, players: Sequence[Player], watch: Watch) -> Rule[None]:
        """CR 800.4a: what the players owned has left the game, their scheme decks with it."""
        state = schemes.scheme_state(game)
        assert state is not None
        for player in players:
            state.decks.pop(player.id, None)
        state.face_up = [id for id in state.face_up if id in game.objects]
        return
        yield

    def table(self, game: State, viewer: Id | None) -> Shown:
        """CR 904.8: the schemes face up, whose they are, how many are left, and who is the archenemy of a team."""
        state = schemes.scheme_state(game)
        if state is None:
            return NOTHING
        face_up = [
            FaceUpView(id=scheme.id, controller=scheme.holder, heading=_heading(game, scheme))
            for scheme in schemes.face_up(game)
        ]
        counts = [CountView(player=owner, of="schemes", count=len(deck)) for owner, deck in state.decks.items()]
        archenemies = game.options.archenemies if game.options.teams else ()
        roles = tuple(RoleView(player=player, role="archenemy") for player in archenemies)
        return Shown(tuple(face_up), roles=roles, counts=tuple(counts))

    def plain(self) -> dict[str, Any]:
        plain = {"decks": [[card.name for card in deck] for deck in self.decks]}
        return {**plain, "pile": True} if self.pile else plain

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> Archenemy:
        """The variant that a record describes."""
        return cls([[named(name) for name in deck] for deck in plain["decks"]], plain.get("pile", False))

    def brought(self) -> Iterable[CardDefinition]:
        return chain.from_iterable(self.decks)


def _heading(game: State, scheme: Object) -> str:
    chars = game.chars(scheme)
    return f"{chars.name} ({possessive(game.players[scheme.owner].name)} {chars.type_line.lower()})"


class SupervillainRumble(Archenemy):
    """CR 904.12: a free-for-all in which every player is an archenemy with a scheme deck."""

    __slots__ = ()
    name = "supervillain rumble"
    summary = "Everybody is an archenemy: a free-for-all in which each player has 40 life and a deck of schemes."
    about = (
        "Each player sets a scheme in motion in each of their own precombat main phases. Everybody plays for "
        "themselves."
    )
    rules = "CR 904.12"

    def archenemies(self, players: int) -> range:
        """CR 904.12b."""
        return range(players)

    def options(self, options: Options, table: Agreed) -> Options:
        """CR 904.12a."""
        return replace(options, archenemies=tuple(self.archenemies(table.players)))

    def starting_player(self, game: State) -> Id | None:
        """CR 904.12c: chance decides."""
        return None


def check_scheme_deck(deck: Sequence[CardDefinition], with_commanders: bool = False) -> None:
    """CR 904.3, 904.13d: refuse what is not a scheme deck."""
    for problem in scheme_deck_problems(deck, with_commanders):
        raise IllegalSchemeDeck(problem)


def scheme_deck_problems(deck: Sequence[CardDefinition], with_commanders: bool = False) -> list[str]:
    """CR 904.3, 904.13d: at least twenty scheme cards, two of a name at most; with Commander, ten different ones."""
    least, most = (LEAST_WITH_COMMANDERS, 1) if with_commanders else (LEAST_SCHEMES, MOST_OF_A_NAME)
    problems = _no_schemes(deck)
    if len(deck) < least:
        problems.append(f"A scheme deck has at least {least} cards; this one has {len(deck)}.")
    names = [card.name for card in deck]
    for name in dict.fromkeys(names):
        if names.count(name) > most:
            allowed = "one is" if most == 1 else f"{most} are"
            problems.append(f"{name} is in the scheme deck {names.count(name)} times; {allowed} allowed.")
    return problems


def _check_pile(deck: Sequence[CardDefinition]) -> None:
    """A plain pile for a casual table: schemes, and one at least."""
    for problem in _no_schemes(deck) or ([] if deck else ["There is no scheme in the pile."]):
        raise IllegalSchemeDeck(problem)


def _no_schemes(deck: Sequence[CardDefinition]) -> list[str]:
    return [
        f"{card.name} is not a scheme and cannot be in a scheme deck."
        for card in deck
        if not card.printed.types & SCHEME
    ]
