"""Schemes, from Power Without Equal to Your Will Is Not Your Own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.cards.schemes.a_to_i import DEVIL, HORROR, SCARECROW
from planechase.rules.events import actions
from planechase.rules.language.card_types import ARTIFACT as ARTIFACT_TYPE
from planechase.rules.language.colors import BLACK, GREEN
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.mana.mana import generic_cost
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Step
from planechase.rules.turns.turn import NoMaximumHandSize
from planechase.words.amounts import CountersOn, CountOf, Number, X
from planechase.words.card import anthem, whenever
from planechase.words.casual.commanding import CommanderManaValue, IsCommander
from planechase.words.casual.schemes import (
    OTHER_OPPONENTS,
    THAT_OPPONENT,
    AbandonThis,
    SelfOrOthers,
    ongoing_scheme,
    scheme,
    set_in_motion,
)
from planechase.words.conditions import BelowHalfLife, Controls, DiscardedThisWay, FewerThisWay, Remembers
from planechase.words.costs import mana
from planechase.words.effects.casting import MayCastFromAmong, MayCastFromHand
from planechase.words.effects.choosing import ChooseAmong, ChooseTarget
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import DamageTogether, damage
from planechase.words.effects.finding import search
from planechase.words.effects.flow import (
    ChooseModes,
    ForEachOf,
    If,
    IfPays,
    Instead,
    May,
    Sequence,
    and_,
    comma_then,
    then,
)
from planechase.words.effects.hands import DiscardDownTo, DiscardHand, discard, draw
from planechase.words.effects.lasting import (
    UNTIL_YOUR_NEXT_TURN,
    Change,
    CopySpell,
    MakeTrue,
    MayPlayMoreLands,
    UnblockableNow,
    gain_control,
    pump,
)
from planechase.words.effects.libraries import ExileTopCard, RevealTop, mill
from planechase.words.effects.life import RedistributeLife, lose_life
from planechase.words.effects.permanents import UntapIt, destroy, sacrifice
from planechase.words.effects.tokens import CopyEach, CreateForEach, create, creature_token, set_against
from planechase.words.effects.turns import ExtraTurn
from planechase.words.effects.zones import PutOntoBattlefield
from planechase.words.filters import ARTIFACT, BASIC, CREATURE, LAND, THEIRS, YOURS, ControlledBy, IsPermanentCard
from planechase.words.keywords import keyword
from planechase.words.modifications import LoseAllAbilities
from planechase.words.players import (
    EACH_OPPONENT,
    EACH_PLAYER,
    THAT_PLAYER,
    YOU,
    RememberedPlayers,
    RichestOpponents,
    TargetPlayers,
)
from planechase.words.selections import (
    ANY_NUMBER,
    THAT_SPELL,
    THIS,
    All,
    Chosen,
    OneAmong,
    OneOfEach,
    OpponentOrPlaneswalker,
    Remembered,
    ThatTarget,
    TogetherRule,
    each,
    target,
    targets,
)
from planechase.words.speech import People, Quantity, Things
from planechase.words.statics import CostsLess, SkipSteps, base_size, gets, has
from planechase.words.triggers import AtBeginning, Casts, Leaves

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


# ---------------------------------------------------------------------- odd words


@word
class ChooseOneOf(Effect):
    """CR 608.2d: you choose one of some players, who is remembered."""

    reads = "choose {among}"
    yours = True
    among: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        among = [player.id for player in self.among.found(game, by)]
        if len(among) > 1:
            which = Choose(by.controller, Purpose.PLAYER, "Choose a player.", among, about=by.object_id, word=self)
            among = yield from ask(which)
        by.remember("chosen player", tuple(among))


@word
class TheirControllers(People):
    """CR 115.4: the target player, or whoever controls the planeswalker that is the target instead."""

    reads = "that player or that planeswalker's controller"
    of: OpponentOrPlaneswalker

    def found(self, game: State, by: Source) -> list[Player]:
        ids = by.targets.get(self.of, ())
        return [game.players[id if game.is_player(id) else game.recall(id).controller] for id in ids]


@word
class AttackTheirOwners(Effect):
    """CR 508.1d: creatures attack the players who own them each combat if able, as long as they stay there."""

    reads = "each of {what} attacks its owner each combat if able"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in self.what.objects(game, by):
            if obj.id in game.objects:
                set_against(game, obj.id, obj.owner, by)
        return
        yield


@word
class FewTokens(FewerThisWay):
    """CR 111.1: fewer tokens than a number were created."""

    reads = "you created fewer than {than:number} tokens this way"


@word
class TheDifference(Quantity):
    """How many objects are missing from a number, of those that an earlier instruction did something to."""

    key: str
    number: int

    def value(self, game: State, by: Source) -> int:
        return max(0, self.number - len(by.remembered(self.key)))

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        return "a number of", " equal to the difference"


@word
class DrawOneLess(Effect):
    """CR 121.1: players draw one card less than each of them has just discarded."""

    reads = "{who} draw[s] one card fewer than they discarded this way"
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        owners = [game.recall(id).owner for id in by.remembered("discarded")]
        for player in self.who.found(game, by):
            yield from actions.draw(game, player, owners.count(player.id) - 1)


# ---------------------------------------------------------------------- the schemes

THE_CHOSEN = RememberedPlayers("chosen player")
OPPONENT_OR_WALKER = OpponentOrPlaneswalker()
THEIR_CREATURE = target(CREATURE & THEIRS)
UP_TO_ONE = targets(CREATURE, 1, 0)
UP_TO_TWO = targets(CREATURE & THEIRS, 2, 0)
ALL_DIFFERENT = Chosen(CREATURE, ANY_NUMBER, up_to=True, rule=TogetherRule("different mana values"))
THOSE_CREATURES = Remembered("chosen", "those creatures", several=True)
THE_RISEN = Remembered("entered", "those creatures", several=True)
THE_TOKEN = Remembered("tokens", "it")
THE_EXILED = Remembered("exiled", "the exiled cards", several=True)
NO_MAXIMUM = MakeTrue(NoMaximumHandSize(YOU), UNTIL_YOUR_NEXT_TURN)
VIGILANCE, TRAMPLE, HASTE = map(keyword, ("vigilance", "trample", "haste"))
GOLEM = creature_token(4, 6, 0, "Golem", types=ARTIFACT_TYPE)

# fmt: off
CARDS = (
    scheme("Power Without Equal",
           set_in_motion(then(draw(3), NO_MAXIMUM, If(Controls(LAND, 6), MayCastFromHand(3))))),

    ongoing_scheme("Reality Is Mine to Control",
                   whenever(Casts(YOU),
                            then(May(AbandonThis()), If(Remembers("abandoned", "you do"), CopySpell(THAT_SPELL))))),

    scheme("Realms Befitting My Majesty", set_in_motion(search(BASIC & LAND, Zone.BATTLEFIELD, 2, tapped=True))),

    scheme("Roots of All Evil", set_in_motion(create(creature_token(1, 1, GREEN, "Saproling"), 5))),

    scheme("Rot Like the Scum You Are",
           set_in_motion(comma_then(create(creature_token(2, 2, GREEN, "Ooze")),
                                    put_counters("+1/+1", THE_TOKEN, CountOf(LAND & THEIRS))))),

    scheme("Rotted Ones, Lay Siege",
           set_in_motion(CreateForEach(creature_token(2, 2, BLACK, "Zombie"), EACH_OPPONENT))),

    scheme("Running Is Useless", set_in_motion(then(ChooseAmong(ALL_DIFFERENT), destroy(THOSE_CREATURES)))),

    scheme("Surrender Your Thoughts",
           set_in_motion(SelfOrOthers(discard(4, THAT_OPPONENT), discard(2, OTHER_OPPONENTS)))),

    scheme("The Dead Shall Serve",
           set_in_motion(then(ForEachOf(EACH_OPPONENT, PutOntoBattlefield(OneOfEach(CREATURE, who=EACH_OPPONENT))),
                              AttackTheirOwners(THE_RISEN)))),

    scheme("The Fate of the Flammable",
           set_in_motion(SelfOrOthers(damage(6, THAT_OPPONENT), damage(3, OTHER_OPPONENTS)))),

    scheme("The Iron Guardian Stirs", set_in_motion(create(GOLEM))),

    scheme("The Mighty Will Fall",
           set_in_motion(then(ChooseOneOf(RichestOpponents()), lose_life(7, THE_CHOSEN)))),

    scheme("The Pieces Are Coming Together",
           set_in_motion(then(draw(2), MakeTrue(CostsLess(ARTIFACT, generic_cost(2), YOU))))),

    ongoing_scheme("The Very Soil Shall Shake",
                   anthem(CREATURE & YOURS, gets(2, 2), has(TRAMPLE)),
                   whenever(Leaves(CREATURE & YOURS, Zone.GRAVEYARD), AbandonThis())),

    scheme("There Is No Refuge", set_in_motion(then(damage(3, UP_TO_ONE), create(HORROR)))),

    scheme("This World Belongs to Me", set_in_motion(then(draw(2), MayPlayMoreLands()))),

    scheme("Time Bends to My Will", set_in_motion(ExtraTurn(during=SkipSteps(YOU, Step.UNTAP)))),

    scheme("Tooth, Claw, and Tail", set_in_motion(destroy(targets(~LAND, 3, 0)))),

    scheme("What's Yours Is Now Mine",
           set_in_motion(and_(gain_control(THEIR_CREATURE, None), UntapIt(THEIR_CREATURE)))),

    scheme("When Will You Learn?",
           set_in_motion(then(ExileTopCard(EACH_OPPONENT), MayCastFromAmong(THE_EXILED, any_number=True)))),

    scheme("Which of You Burns Brightest?",
           set_in_motion(IfPays((mana("{X}"),),
                                DamageTogether((damage(X(), OPPONENT_OR_WALKER),
                                                damage(X(), each(CREATURE & ControlledBy(
                                                    TheirControllers(OPPONENT_OR_WALKER))))))))),

    scheme("You Are Unworthy of Mercy",
           set_in_motion(Instead(sacrifice(~LAND, EACH_OPPONENT),
                                 Controls(LAND, 6), sacrifice(~LAND, EACH_OPPONENT, 3)))),

    ongoing_scheme("You Cannot Hide from Me",
                   whenever(AtBeginning(Step.BEGINNING_OF_COMBAT),
                            then(pump(UP_TO_ONE, 2, 2, has(VIGILANCE)), UnblockableNow(UP_TO_ONE))),
                   whenever(AtBeginning(Step.END, EACH_OPPONENT), AbandonThis(), only_if=BelowHalfLife(THAT_PLAYER))),

    scheme("You Exist Only to Amuse",
           set_in_motion(ChooseModes((create(DEVIL, 3),
                                      Change(All(CREATURE & THEIRS, quantifier=""),
                                             (base_size(1, 1), LoseAllAbilities()), UNTIL_YOUR_NEXT_TURN)),
                                     all_if=Controls(LAND, 6)))),

    scheme("You Live Only Because I Will It", set_in_motion(May(RedistributeLife()))),

    scheme("You Will Know True Suffering",
           set_in_motion(damage(CommanderManaValue(), each(~IsCommander() & CREATURE & THEIRS)))),

    scheme("Your Fate Is Thrice Sealed",
           set_in_motion(RevealTop(Number(3), LAND, rest=Zone.HAND, to=Zone.BATTLEFIELD))),

    ongoing_scheme("Your Inescapable Doom",
                   whenever(AtBeginning(Step.END),
                            then(comma_then(put_counters("doom", THIS), ChooseOneOf(RichestOpponents())),
                                 damage(CountersOn(THIS, "doom"), THE_CHOSEN)))),

    scheme("Your Mistake Is My Triumph",
           set_in_motion(Sequence(mill(3, EACH_PLAYER),
                                  PutOntoBattlefield(OneAmong("milled", IsPermanentCard()), under_you=True),
                                  ". Then "))),

    scheme("Your Nightmares Are Delicious",
           set_in_motion(Sequence(DiscardDownTo(5, EACH_OPPONENT), If(FewerThisWay("discarded", 3), draw(3)),
                                  ". Then "))),

    scheme("Your Own Face Mocks You",
           set_in_motion(then(ChooseTarget(UP_TO_TWO), CopyEach(UP_TO_TWO),
                              If(FewTokens("tokens", 2), create(SCARECROW, TheDifference("tokens", 2)))))),

    scheme("Your Plans Mean Nothing",
           set_in_motion(Sequence(then(DiscardHand(TargetPlayers()), DrawOneLess(EACH_OPPONENT)),
                                  If(DiscardedThisWay(), draw(7)), ". Then "))),

    scheme("Your Puny Minds Cannot Fathom", set_in_motion(then(draw(4), NO_MAXIMUM))),

    scheme("Your Will Is Not Your Own",
           set_in_motion(then(gain_control(THEIR_CREATURE), UntapIt(ThatTarget(THEIR_CREATURE)),
                              pump(THEIR_CREATURE, 3, 3, has(TRAMPLE, HASTE))))),
)
# fmt: on
