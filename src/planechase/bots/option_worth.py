"""What one option of a question is worth, by what the question is for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planechase.bots.current_combat import damage_to_come, loss
from planechase.bots.judging import card_value, hand_value, lands_of, object_value
from planechase.bots.land_choices import colors_missing
from planechase.bots.worth.judge import Judge
from planechase.bots.worth.object_worth import proliferation_worth
from planechase.rules.language.card_types import LAND
from planechase.rules.language.word import Word
from planechase.rules.spells.targets import effect_of
from planechase.rules.state.decisions import Choose, Id
from planechase.rules.state.objects import Permanent, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.words.casual.commander_words import CommanderManaValue, YourCommander
from planechase.words.effects.choosing_effects import VoteAmong
from planechase.words.effects.clashing import Fateseal
from planechase.words.effects.growing_actions import Blight, BlightCost
from planechase.words.effects.populating import Populate
from planechase.words.effects.proliferating import Proliferate
from planechase.words.effects.zone_effects import PlayersPut
from planechase.words.replacements.entering_replacements import Devouring
from planechase.words.tempting import RingTempts

ENOUGH_LANDS: Final = 4
"""Lands that an opening hand should have."""
COLORS_AT_MOST: Final = 40
"""What it is worth at most that a land makes colours that are missing."""
DEVOURED: Final = 30
"""What devouring a creature brings."""


def plain_worth(game: State, player: Id, one: Id) -> int:
    """The usual preference: what others have rather than the bot's own, and the best of that."""
    if game.is_player(one):
        return -1 if one == player else 100 - game.players[one].life
    obj = game.get(one)
    if obj is None:
        return 0
    value = object_value(game, obj)
    mine = obj.controller == player
    if isinstance(obj, Permanent) or obj.zone is Zone.STACK:
        return -value if mine else value
    return value


def _discard_worth(game: State, player: Id, one: Id) -> int:
    """The bot's own worst card, or another player's best."""
    obj = game.objects[one]
    return -hand_value(game, player, one) if obj.owner == player else object_value(game, obj)


def _loss_worth(game: State, player: Id, one: Id) -> int:
    return -loss(game, game.objects[one])


def _devour_worth(game: State, player: Id, one: Id) -> int:
    """What is worth less than the counters that the player gets for it."""
    return DEVOURED - object_value(game, game.objects[one])


def _bottom_worth(game: State, player: Id, one: Id) -> int:
    """Scry and surveil: lands go down once there are plenty, expensive spells while there are few."""
    chars = game.chars(game.objects[one])
    lands = lands_of(game, player)
    if chars.types & LAND:
        return 1 if lands >= 6 else -1
    cheapest = min((half.mana_value for half in chars.halves), default=chars.mana_value)
    return 1 if cheapest > lands + 3 else -1


def _others_bottom_worth(game: State, player: Id, one: Id) -> int:
    """Fateseal: any opponent; then what is good for the opponent whose card it is goes down."""
    if game.is_player(one):
        return plain_worth(game, player, one)
    return -_bottom_worth(game, game.objects[one].owner, one)


def _find_worth(game: State, player: Id, one: Id) -> int:
    """What is looked for in a library: the card that is missed most, and of lands the colours."""
    colors = colors_missing(game, player, [one])[one] if game.chars(game.objects[one]).types & LAND else 0
    return max(1, 200 + hand_value(game, player, one) + min(colors, COLORS_AT_MOST))


def _unwanted_worth(game: State, player: Id, one: Id) -> int:
    """An opening hand is short of lands, or has too many of them; dear spells go first, and lands beyond four."""
    chars = game.chars(game.objects[one])
    lands = [id for id in game.players[player].hand if game.chars(game.objects[id]).types & LAND]
    if chars.types & LAND:
        return lands.index(one) - ENOUGH_LANDS + 1
    return chars.mana_value - 1 if len(lands) < ENOUGH_LANDS else 0


def cast_worth(game: State, player: Id, one: Id) -> int:
    """A card that may be cast without paying: what it does, no matter who owns it."""
    chars = game.chars(game.objects[one])
    effect = None if chars.is_permanent_card or chars.halves else effect_of(chars)
    return Judge(game, Source(player, one), player).plan(effect) if effect is not None else card_value(chars)


def _threat_worth(game: State, player: Id, one: Id) -> int:
    """A source of damage: the one that is about to hit hardest."""
    hits = [event.amount for event in damage_to_come(game) if event.source == one and event.target == player]
    return 1000 * sum(hits) + plain_worth(game, player, one)


def _suspend_worth(game: State, player: Id, one: Id) -> int:
    """A card to suspend: one that would be too dear for a while."""
    return game.chars(game.objects[one]).mana_value - lands_of(game, player) - 1


def _sooner_worth(game: State, player: Id, one: Id) -> int:
    """A time counter less: a suspended card comes sooner, a permanent goes sooner."""
    return 1 if game.objects[one].zone is Zone.EXILE else -1


def _later_worth(game: State, player: Id, one: Id) -> int:
    return -_sooner_worth(game, player, one)


def _gain_worth(game: State, player: Id, one: Id) -> int:
    return object_value(game, game.objects[one])


def _mana_worth(game: State, player: Id, one: Id) -> int:
    return game.chars(game.objects[one]).mana_value


def _spare_worth(game: State, player: Id, one: Id) -> int:
    """What stays while the others go: the bot's best, then the best of its side."""
    obj = game.objects[one]
    mates = game.players[obj.controller].team == game.players[player].team
    return object_value(game, obj) * (2 if obj.controller == player else 1 if mates else 0)


def _against_worth(game: State, player: Id, one: Id) -> int:
    """A vote against something: the best that the other sides have."""
    obj = game.objects[one]
    mates = game.players[obj.controller].team == game.players[player].team
    return object_value(game, obj) * (-1 if mates else 1)


def _trade_worth(game: State, player: Id, one: Id) -> int:
    """Whose life totals to redistribute: the bot's own, and the highest of an opponent if that is more."""
    most = max(game.opponents(player), key=lambda other: other.life)
    return int(most.life > game.players[player].life and one in (player, most.id))


BY_PURPOSE: Final[dict[Purpose, Callable[[State, Id, Id], int]]] = {
    Purpose.DISCARD: _discard_worth,
    Purpose.BOTTOM: _discard_worth,
    Purpose.MULLIGAN: _unwanted_worth,
    Purpose.SACRIFICE: _loss_worth,
    Purpose.TAP: _loss_worth,
    Purpose.RETURN: _loss_worth,
    Purpose.TOP: _loss_worth,
    Purpose.SOURCE: _threat_worth,
    Purpose.SCRY: _bottom_worth,
    Purpose.SURVEIL: _bottom_worth,
    Purpose.SEARCH: _find_worth,
    Purpose.CAST: cast_worth,
    Purpose.ONTO_BATTLEFIELD: _gain_worth,
    Purpose.SUSPEND: _suspend_worth,
    Purpose.SOONER: _sooner_worth,
    Purpose.LATER: _later_worth,
    Purpose.KEEP: _spare_worth,
    Purpose.LIFE_TOTAL: _trade_worth,
}
"""How players and objects are ranked, by what the question is for."""

BY_WORD: Final[dict[type[Word], Callable[[State, Id, Id], int]]] = {
    Devouring: _devour_worth,
    PlayersPut: _loss_worth,
    VoteAmong: _against_worth,
    Proliferate: proliferation_worth,
    Populate: _gain_worth,
    RingTempts: _gain_worth,
    Fateseal: _others_bottom_worth,
    Blight: _loss_worth,
    BlightCost: _loss_worth,
    CommanderManaValue: _mana_worth,
    YourCommander: _gain_worth,
}
"""How they are ranked because of the word that asks."""


def worth_of_each(decision: Choose) -> Callable[[State, Id, Id], int] | None:
    """How the players and objects of a question are ranked, if the question says enough."""
    return asked_by(decision) or BY_PURPOSE.get(decision.purpose)


def asked_by(decision: Choose) -> Callable[[State, Id, Id], int] | None:
    """How they are ranked because of the word that asks."""
    return BY_WORD.get(type(decision.word)) if decision.word is not None else None
