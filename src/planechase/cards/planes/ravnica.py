"""The planes of Ravnica."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.language.colors import GREEN
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.rules.turns.turn import NoMaximumHandSize
from planechase.words.amounts import CountCards, CountersOn, Number, SizeOf, X
from planechase.words.card import static, whenever
from planechase.words.casual.planar import (
    PLANESWALK,
    UNTIL_PLANESWALK,
    arriving_and_each,
    chaos,
    plane,
    planeswalk_away,
)
from planechase.words.conditions import AttackedThisTurn, CastSpellThisTurn
from planechase.words.costs import mana
from planechase.words.effects.counters import DistributeCounters, put_counters
from planechase.words.effects.damage import damage
from planechase.words.effects.flow import ForEachOf, IfPays, Later, May, Sequence, comma_then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting import REST_OF_GAME, UNTIL_END_OF_TURN, CopySpell, MakeTrue
from planechase.words.effects.life import gain_life
from planechase.words.effects.tokens import AddOfThatType, Token, add, creature_token
from planechase.words.effects.zones import PutOntoBattlefield, ReturnAllFromGraveyard, exile, return_to_hand
from planechase.words.filters import ANYTHING, CREATURE, INSTANT, LAND, SORCERY, WHITE_, ControlledBy
from planechase.words.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU, ControllerOf, They
from planechase.words.replacements import MoreCounters, MoreTokens
from planechase.words.selections import (
    ANY_NUMBER,
    ANY_TARGET,
    THAT,
    THAT_CARD,
    THAT_SPELL,
    THIS,
    OneOfEach,
    Target,
)
from planechase.words.statics import CantAttack, CantAttackWith, CantCast, CostsLess
from planechase.words.triggers import AtNext, Casts, DealsDamage, Leaves, TapsForMana

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class ExileForTokens(Effect):
    """Everybody's objects are exiled at once; then each player gets tokens for the power of what was theirs."""

    reads = (
        "each player exiles all {what:many} they control and creates X {token}s, where X is the total power of the "
        "{what:many} they exiled this way"
    )
    what: Filter
    token: Token

    def happen(self, game: State, by: Source) -> Rule[None]:
        there = [permanent for permanent in influence.permanents(game, by) if self.what.matches(game, permanent, by)]
        arrived = yield from actions.exile(game, there, by)
        exiled = [game.recall(obj.id) for obj in there]
        exiled = [obj for obj in exiled if obj.successor in arrived]
        for player in influence.everybody(game, by):
            power = sum(game.power(obj) for obj in exiled if obj.controller == player.id)
            yield from actions.create_tokens(game, player, self.token.values(), power)


ITS_CONTROLLER = ControllerOf(THAT)
THEIRS_TO_GROW = Target(CREATURE & ControlledBy(They(ITS_CONTROLLER)), Number(0), ANY_NUMBER, divided=SizeOf(THAT),
                        by=ITS_CONTROLLER)  # fmt: skip

# fmt: off
CARDS = (
    plane("Agyrem", "Ravnica",
          whenever(Leaves(WHITE_ & CREATURE, Zone.GRAVEYARD),
                   Later(AtNext(Step.END), PutOntoBattlefield(THAT_CARD, under_owner=True, returning=True))),
          whenever(Leaves(~WHITE_ & CREATURE, Zone.GRAVEYARD), Later(AtNext(Step.END), return_to_hand(THAT_CARD))),
          chaos(MakeTrue(CantAttack(CREATURE, YOU), UNTIL_PLANESWALK))),

    plane("Grand Ossuary", "Ravnica",
          whenever(Leaves(CREATURE, Zone.GRAVEYARD), DistributeCounters("+1/+1", THEIRS_TO_GROW, ITS_CONTROLLER)),
          chaos(Sequence(ExileForTokens(CREATURE, creature_token(1, 1, GREEN, "Saproling")), PLANESWALK, ". Then "))),

    plane("Izzet Steam Maze", "Ravnica",
          whenever(Casts(EACH_PLAYER, INSTANT | SORCERY), CopySpell(THAT_SPELL, who=THAT_PLAYER)),
          chaos(MakeTrue(CostsLess(INSTANT | SORCERY, ManaCost.parse("{3}"), YOU)))),

    plane("Kilnspire District", "Ravnica",
          arriving_and_each(Step.PRECOMBAT_MAIN,
                            comma_then(put_counters("charge", THIS), add("{R}", times=CountersOn(THIS, "charge")))),
          chaos(IfPays((mana("{X}"),), damage(X(), ANY_TARGET)))),

    plane("Orzhova", "Ravnica",
          planeswalk_away(ReturnAllFromGraveyard(CREATURE, EACH_PLAYER)),
          chaos(ForEachOf(EACH_OPPONENT, exile(OneOfEach(CREATURE, who=EACH_OPPONENT))))),

    plane("Prahv", "Ravnica",
          static(CantAttackWith(), only_if=CastSpellThisTurn()),
          static(CantCast(YOU), only_if=AttackedThisTurn()),
          chaos(gain_life(CountCards(ANYTHING, Zone.HAND)))),

    plane("Selesnya Loft Gardens", "Ravnica",
          MoreTokens(),
          MoreCounters(),
          chaos(Later(TapsForMana(LAND), AddOfThatType(), UNTIL_END_OF_TURN, once=False))),

    plane("Undercity Reaches", "Ravnica",
          whenever(DealsDamage(CREATURE), May(draw(), ITS_CONTROLLER)),
          chaos(MakeTrue(NoMaximumHandSize(YOU), REST_OF_GAME))),
)
# fmt: on
