"""Making every ability of a card happen, wherever the card works and whatever it waits for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from planechase.rules.events.continuous import PendingTrigger
from planechase.rules.events.triggers import wait
from planechase.rules.language.abilities import ActivatedAbility, TriggeredAbility
from planechase.rules.language.card_types import PHENOMENON, PLANE, SCHEME, VANGUARD
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import IllegalAnswer, Rule
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.turns.priority import Priority
from planechase.testing.archenemy_table import SchemeTable
from planechase.testing.check_words import reason, to_blame
from planechase.testing.errors import CheckFailed
from planechase.testing.handle import Handle
from planechase.testing.planar_table import PlanarTable
from planechase.testing.rules_table import Table
from planechase.testing.table_players import ANN, BOB
from planechase.testing.table_position import BASIC_LANDS
from planechase.words.effects.flow import Done
from planechase.words.english import ability_text

RandomPlay = Callable[[Table, int, Chance], None]
"""Plays on at random for so many decisions."""
WHILE: Final = 30
"""How many random decisions are played with the card where it works, after a turn of each player."""
LONG: Final = 200
"""After how many decisions the check stops waiting."""
X: Final = 2


def check_abilities(defined: CardDefinition, go_on: RandomPlay, seed: int = 0) -> None:
    """Raise `CheckFailed` if something goes wrong while the card works, or while one of its abilities happens.

    Activated abilities are activated if they can be. Then every activated and triggered ability is put on the stack,
    whatever its cost, and although what it waits for has not happened. One without a target does nothing, as in a game.
    """
    for card in defined.parts or (defined,):
        table, handle = _where_it_works(card)
        with _blaming("while it is there"):
            around = table.fork()
            _pass_on(around, go_on, Chance(seed), around.state.turn.number + 1)
            go_on(around, WHILE, Chance(seed))
        _use(table, handle, go_on, seed)
        for ability in card.printed.index.all:
            if isinstance(ability, (ActivatedAbility, TriggeredAbility)):
                with _blaming(f"as “{ability_text(ability, card.printed)}” happens"):
                    _force(table.fork(), handle, ability, go_on, seed)


def _where_it_works(card: CardDefinition) -> tuple[Table, Handle]:
    """A table at which Ann has the card where it works and much mana, and there are objects of every kind."""
    types = card.printed.types
    planar, scheme = types & (PLANE | PHENOMENON), types & SCHEME
    table: Table = PlanarTable() if planar else SchemeTable() if scheme else Table()
    for player in (ANN, BOB):
        table.battlefield(player, *BASIC_LANDS, *["Grizzly Bears"] * 2, "Sol Ring", "Concordant Crossroads")
        table.graveyard(player, "Grizzly Bears", "Forest", "Sol Ring", "Concordant Crossroads", "Lightning Bolt")
        table.hand(player, "Forest", "Grizzly Bears", "Lightning Bolt")
    handle = _put(table, card)
    table.mana(ANN, "{W}{U}{B}{R}{G}{C}" * 4)
    return table, handle


def _put(table: Table, card: CardDefinition) -> Handle:
    if isinstance(table, PlanarTable) and card.printed.types & PLANE:
        return table.on_plane(card)
    if card.printed.types & VANGUARD:
        return table.vanguard(ANN, card)
    if card.printed.lives_in_command_zone:
        return table.command(ANN, card)
    return table.battlefield(ANN, card) if card.printed.is_permanent_card else table.graveyard(ANN, card)


def _use(table: Table, handle: Handle, go_on: RandomPlay, seed: int) -> None:
    """Take every action that the card offers."""
    assert isinstance(table.decision, Priority)
    for number, action in enumerate(table.decision.options):
        if action.object_id == handle.id:
            fork = table.fork()
            with _blaming("as its player acts"):
                fork.game.answer(action)
                _pass_on(fork, go_on, Chance(seed + number))


def _force(
    table: Table, handle: Handle, ability: ActivatedAbility | TriggeredAbility, go_on: RandomPlay, seed: int
) -> None:
    trigger = ability.trigger if isinstance(ability, TriggeredAbility) else Done()
    by = Source(ANN, handle.id)
    by.x = X

    def happen(game: State) -> Rule[None]:
        wait(game, PendingTrigger(TriggeredAbility(trigger, ability.effect), -1, by))
        return
        yield

    table.happen(happen, pause=True)
    _pass_on(table, go_on, Chance(seed))


def _pass_on(table: Table, go_on: RandomPlay, chance: Chance, until: int = 0) -> None:
    """Pass, and answer questions at random, until the stack is empty and that turn is over."""
    for _ in range(LONG):
        decision = table.decision
        if decision is None:
            return
        if not isinstance(decision, Priority):
            go_on(table, 1, chance)
        elif table.state.turn.stack or table.state.turn.number <= until:
            table.game.answer(decision.default())
        else:
            return


@contextmanager
def _blaming(when: str) -> Iterator[None]:
    """Turn an error inside into a failed check that names the word in which it happened."""
    try:
        yield
    except (CheckFailed, IllegalAnswer):
        raise
    except Exception as error:
        raise CheckFailed(f"{to_blame(error) or 'something'} goes wrong {when}: {reason(error)}") from error
