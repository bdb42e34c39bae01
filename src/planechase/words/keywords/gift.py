"""Gift (CR 702.174): an opponent is promised something, and the spell does more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import Ability, KeywordAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.colors import BLUE
from planechase.rules.language.grammar import Condition, Cost, Effect
from planechase.rules.language.word import word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.multiplayer import influence
from planechase.rules.spells.resolution import PROMISED, DoneFirst
from planechase.rules.state.decisions import Choose, ask
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters
from planechase.words.effects.hands import Draw
from planechase.words.effects.tokens import CreateToken, Token
from planechase.words.effects.turns import ExtraTurn
from planechase.words.keywords.cost_keywords import CostPaid, OptionalCost, costs_paid
from planechase.words.predefined import FOOD, TREASURE
from planechase.words.speech import People
from planechase.words.triggers import Enters

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

GIFT: Final = "gift"


@word
class ChosenForGift(People):
    """CR 702.174a: the opponent who was chosen as the gift was promised."""

    reads = "the chosen player"

    def found(self, game: State, by: Source) -> list[Player]:
        seats = by.remembered(PROMISED) or by.this(game).linked(PROMISED)
        return [player for player in game.in_turn_order() if player.id in seats]


GIFTED: Final = ChosenForGift()
GIFTS: Final[Mapping[str, Effect]] = {
    "a card": Draw(who=GIFTED),
    "a Food": CreateToken(FOOD, who=GIFTED),
    "a Treasure": CreateToken(TREASURE, who=GIFTED),
    "a tapped Fish": CreateToken(Token(("Fish",), 1, 1, BLUE), who=GIFTED, tapped=True),
    "an Octopus": CreateToken(Token(("Octopus",), 8, 8, BLUE), who=GIFTED),
    "an extra turn": ExtraTurn(GIFTED),
}
"""CR 702.174d to 702.174i: everything that can be given."""


@word
class Gift(KeywordAbility):
    """CR 702.174a, 702.174b: what a permanent gives as it enters, a spell gives before all else that it does."""

    reads = "gift {gift}"
    gift: str

    def __post_init__(self) -> None:
        KeywordAbility.__post_init__(self)
        if self.gift not in GIFTS:
            raise WrongField(f"Gift.gift: nobody can give {self.gift!r}; there is {', '.join(GIFTS)}.")

    @property
    def name(self) -> str:
        return GIFT

    def abilities(self) -> tuple[Ability, ...]:
        given = GIFTS[self.gift]
        return (
            StaticAbility((OptionalCost(GIFT, (ChooseOpponentForGift(),)), GivenFirst(given)), zones=(Zone.STACK,)),
            TriggeredAbility(Enters(filters.ITSELF), given, CostPaid(GIFT)),
        )


@word
class ChooseOpponentForGift(Cost):
    """CR 702.174a: nothing but a choice."""

    writes = (PROMISED,)
    reads = "choose an opponent"

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return bool(influence.players(game, by, game.opponents(player.id)))

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among = [one.id for one in influence.players(game, by, game.opponents(player.id))]
        if len(among) > 1:
            why = f"Choose who gets the gift of {game.name_of(by.object_id)}."
            among = yield from ask(Choose(player.id, Purpose.PLAYER, why, among, about=by.object_id, word=self))
        by.remember(PROMISED, tuple(among))


@word
class GivenFirst(DoneFirst):
    """CR 702.174b, 702.174j: if the gift was promised, it is given first as the spell resolves."""

    reads = "if this spell's gift cost was paid, {given}"
    given: Effect

    def first(self, game: State, by: Source) -> Effect | None:
        return self.given if GIFT in by.extra_costs else None


@word
class GiftPromised(Condition):
    """CR 702.174k, 702.174m."""

    restless = False
    announced = True
    reads = "the gift was promised"
    opposite = "the gift wasn't promised"

    def holds(self, game: State, by: Source) -> bool:
        return GIFT in costs_paid(game, by)
