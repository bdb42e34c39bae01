"""What a variant may change (CR 800 to 811, 900 to 904): hooks, each at one named place in the rules.

A variant implements only the hooks it needs. Its own state is one object in `State.variant_state`, under its
name, with a `clone` method if it changes in place, and a `fingerprint` method that gives it as plain data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from planechase.rules.decisions import Id, Rule
from planechase.rules.edition import Edition

if TYPE_CHECKING:
    from planechase.rules.player import Player
    from planechase.rules.priority import Action
    from planechase.rules.state import State
    from planechase.rules.steps import Step


class Variant:
    """A set of changes to the rules."""

    __slots__ = ()
    name: str = "variant"

    def set_up(self, game: State) -> Rule[None]:
        """CR 103: before opening hands are drawn."""
        return
        yield

    def before_first_turn(self, game: State) -> Rule[None]:
        """CR 103.7: after opening hands are kept, before the first turn."""
        return
        yield

    def check(self, players: int, edition: Edition) -> None:
        """Raise a `ValueError` with a sentence if the game cannot be set up like this."""

    def turn_begins(self, game: State) -> None:
        """CR 500: a player has become the active player; nothing has happened in the turn yet."""

    def view(self, game: State, viewer: Id | None) -> dict[str, Any]:
        """What the table shows of the variant to a player, as plain data."""
        return {}

    def plain(self) -> dict[str, Any]:
        """What a record must keep to make the variant again."""
        return {}

    def special_actions(self, game: State, player: Player) -> list[Action]:
        """CR 116.2: more that a player with priority may do."""
        return []

    def turn_based_actions(self, game: State, step: Step) -> Rule[None]:
        """CR 703: more that happens as a step or phase begins."""
        return
        yield

    def state_based_actions(self, game: State) -> Rule[bool]:
        """CR 704.6: more that is checked. Returns whether anything happened."""
        return False
        yield

    def before_leaving(self, game: State, player: Player) -> Rule[None]:
        """CR 800.4: just before a player leaves."""
        return
        yield

    def after_leaving(self, game: State, player: Player) -> Rule[None]:
        """CR 800.4: as soon as a player has left."""
        return
        yield
