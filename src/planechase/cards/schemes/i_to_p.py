"""Schemes, from Ignite the Cloneforge! to Plots That Span Centuries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.cards.schemes.a_to_i import (
    EACH_END,
    FLYING,
    HASTE,
    HORROR,
    MY_CREATURES,
    OPPONENTS_END,
    SCARECROW,
    VIGILANCE,
)
from planechase.rules.events import actions
from planechase.rules.events.zones import put_onto_battlefield
from planechase.rules.language.card_types import ARTIFACT as ARTIFACT_TYPE
from planechase.rules.language.card_types import TYPE_NAMES
from planechase.rules.language.colors import GREEN, RED
from planechase.rules.language.grammar import Effect, Filter, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Step
from planechase.words.amounts import CountCards, CountOf, LowestLife, Number, SizeOf, X
from planechase.words.card import activated, anthem, upkeep, whenever
from planechase.words.casual.commanding import IsYourCommander
from planechase.words.casual.schemes import (
    OTHER_OPPONENTS,
    THAT_OPPONENT,
    AbandonThis,
    ChoosePlayer,
    SelfOrOthers,
    SetAgain,
    SetMoreInMotion,
    WhenPassingSetInMotion,
    ongoing_scheme,
    scheme,
    set_in_motion,
)
from planechase.words.conditions import Controls, DrewLastTurn, IsLess, Remembers, WereDealtDamage, YouDefend
from planechase.words.costs import SacrificeThis, mana
from planechase.words.effects.casting import MayCastFree, MayCastRevealed
from planechase.words.effects.choosing import ChooseAmong
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import EACH_OF_THEM, DamageByEach
from planechase.words.effects.finding import FOUND, ExileUntilFound, search
from planechase.words.effects.flow import (
    ChooseModes,
    If,
    IfPays,
    Instead,
    Later,
    May,
    RepeatOnce,
    Sequence,
    and_,
    comma_then,
    then,
)
from planechase.words.effects.hands import RevealHands, discard, draw
from planechase.words.effects.lasting import (
    UNTIL_END_OF_TURN,
    UNTIL_YOUR_NEXT_TURN,
    AttackOwnersNow,
    Change,
    CopySpell,
    MakeAllTrue,
    NextTime,
    gain_control,
    pump,
)
from planechase.words.effects.life import SetLife, gain_life
from planechase.words.effects.permanents import UntapIt, destroy, sacrifice
from planechase.words.effects.tokens import (
    CreateCopyToken,
    CreateToken,
    Token,
    add_any_color,
    create,
    creature_token,
)
from planechase.words.effects.zones import PlayersMayPutFromHand, PutOntoBattlefield, exile
from planechase.words.english import listed
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    OTHER,
    PLANESWALKER,
    SORCERY,
    THEIRS,
    YOURS,
    ControlledBy,
    IsPermanentCard,
    OfType,
    PutWithThis,
)
from planechase.words.filters import FLYING as WITH_FLYING
from planechase.words.keywords import keyword, ward
from planechase.words.phrases import phrase
from planechase.words.players import (
    AN_OPPONENT,
    CHOSEN_PLAYER,
    EACH_OPPONENT,
    EACH_PLAYER,
    OPPONENTS,
    TARGET_OPPONENT,
    WHOSE_STEP,
    YOU,
    OpponentsWhoDidNot,
    UpToOneOpponent,
)
from planechase.words.replacements import PreventSome
from planechase.words.selections import (
    THAT,
    THAT_SPELL,
    All,
    Chosen,
    Remembered,
    Together,
    all_of,
    card_in_graveyard,
    target,
    targets,
)
from planechase.words.speech import Spoken
from planechase.words.statics import CantAttackWith, CantCast, MoreLands, StaysTapped, has
from planechase.words.triggers import (
    AtBeginning,
    AttacksTrigger,
    Casts,
    Either,
    IsAttacked,
    Leaves,
    PlayerBecomesTarget,
    UnblockedTrigger,
)

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


# ---------------------------------------------------------------------- odd words


@word
class SacrificeTogether(Effect):
    """CR 608.2d, 805.4d: those whose step it is may sacrifice so many permanents in all, each of them their own.

    Whoever is asked later knows what those before them would sacrifice; too few together are not sacrificed.
    """

    reads = "{who} may sacrifice {count} {what:many} of their choice"
    what: Filter
    count: int
    who: Players = WHOSE_STEP
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            mine: list[Object] = [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]
            left = self.count - len(chosen)
            why = f"Choose what to sacrifice, {self.count} in all; so far it is {len(chosen)}."
            chosen += yield from actions.choose_objects(
                game, player, Purpose.SACRIFICE, mine, 0, left, why, by.object_id, word=self
            )
        gone = (yield from actions.sacrifice(game, chosen)) if len(chosen) == self.count else []
        by.remember("sacrificed", tuple(gone))


@word
class KeepOne(Effect):
    """CR 101.4, 701.21: players each choose one of their permanents; then all others of that kind are sacrificed."""

    reads = "{who} choose[s] {what} they control, then sacrifices the rest"
    what: Filter
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        rest: list[Object] = []
        for player in self.who.found(game, by):
            mine: list[Object] = [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]
            why = "Choose what to keep."
            kept = yield from actions.choose_objects(game, player, Purpose.KEEP, mine, 1, 1, why, by.object_id)
            rest += [obj for obj in mine if obj not in kept]
        yield from actions.sacrifice(game, rest)


@word
class SpareOne(Effect):
    """CR 608.2d: a player chooses one of some permanents; the others are remembered as the rest."""

    reads = "{who} chooses one of those permanents"
    among: Chosen
    who: Players = TARGET_OPPONENT

    def happen(self, game: State, by: Source) -> Rule[None]:
        among = [obj for obj in self.among.objects(game, by) if obj.id in game.objects]
        for player in self.who.found(game, by):
            why = "Choose which permanent is left alone."
            spared = yield from actions.choose_objects(
                game, player, Purpose.KEEP, among, 1, 1, why, by.object_id, word=self
            )
            by.remember("rest", tuple(obj.id for obj in among if obj not in spared))


@word
class OfferOneOfEach(Effect, Spoken):
    """CR 608.2c: a player puts permanents that you do not control on top of libraries, one of each of some kinds.

    One after the other, so that none is two of these; at last the owners of all of them shuffle, once each.
    """

    kinds: tuple[Filter, ...]
    who: Players = TARGET_OPPONENT

    def happen(self, game: State, by: Source) -> Rule[None]:
        owners: list[int] = []
        for player in self.who.found(game, by):
            for kind in self.kinds:
                among = [p for p in game.permanents() if p.controller != by.controller and kind.matches(game, p, by)]
                why = "Choose what goes on top of its owner's library."
                chosen = yield from actions.choose_objects(game, player, Purpose.TOP, among, 1, 1, why, by.object_id)
                owners += [obj.owner for obj in chosen]
                yield from actions.put_on_top(game, chosen)
        for owner in game.in_turn_order():
            if owner.id in owners:
                actions.shuffle(game, owner)

    def say(self, reader: Reader) -> str:
        first, *rest = [phrase(reader, kind, "one") for kind in self.kinds]
        who = reader.read(self.who)
        return (
            f"{who} puts {first} you don't control of their choice on top of its owner's library, then does the same "
            f"with {listed(rest)}. Then each owner of a permanent put there this way shuffles"
        )


@word
class MayPutOneOfEachType(Effect):
    """CR 205.2a, 608.2d: for each card type among permanents you may choose a card in your hand; all enter at once."""

    yours = True
    reads = (
        "for each card type among {what:many}, you may put {cards:card} of that type from your hand onto the "
        "battlefield"
    )
    what: Filter
    cards: Filter = IsPermanentCard()

    def happen(self, game: State, by: Source) -> Rule[None]:
        found = 0
        for permanent in game.permanents():
            found |= game.chars(permanent).types if self.what.matches(game, permanent, by) else 0
        you = by.you(game)
        chosen: list[Object] = []
        for mask, name in TYPE_NAMES.items():
            fitting = [game.objects[id] for id in you.hand] if found & mask else []
            fitting = [obj for obj in fitting if obj not in chosen and OfType(mask).matches(game, obj, by)]
            among = [obj for obj in fitting if self.cards.matches(game, obj, by)]
            why = f"Choose a card to put onto the battlefield for the card type {name.lower()}, or none."
            chosen += yield from actions.choose_objects(
                game, you, Purpose.ONTO_BATTLEFIELD, among, 0, 1, why, by.object_id
            )
        yield from put_onto_battlefield(game, chosen, you, by=by)


# ---------------------------------------------------------------------- the schemes

TRAMPLE = keyword("trample")
TREASURE = Token(("Treasure",), types=ARTIFACT_TYPE, abilities=(activated("{T}", SacrificeThis(), add_any_color()),),
                 predefined=True)  # fmt: skip
FIRST_OF_THREE, SECOND = UpToOneOpponent(), UpToOneOpponent("second", (UpToOneOpponent(),))
THIRD = UpToOneOpponent("third", (FIRST_OF_THREE, SECOND))
THEIR_CREATURE = target(CREATURE & THEIRS)
UP_TO_THREE = Chosen(~LAND & ~YOURS, Number(3), up_to=True)
ONE_OF_MINE = Chosen(CREATURE & YOURS)
TAKEN = Remembered("changed", "those permanents", several=True)
THEIR_RICHES = CountOf((ARTIFACT | ENCHANTMENT) & THEIRS)
YOUR_END = AtBeginning(Step.END)
END_OF_COMBAT = AtBeginning(Step.END_OF_COMBAT, None)

# fmt: off
CARDS = (
    scheme("Ignite the Cloneforge!", set_in_motion(CreateCopyToken(target(THEIRS)))),

    ongoing_scheme("Imprison This Insolent Wretch",
                   set_in_motion(ChoosePlayer()),
                   StaysTapped(ControlledBy(CHOSEN_PLAYER)),
                   whenever(Either(IsAttacked(CHOSEN_PLAYER), PlayerBecomesTarget(CHOSEN_PLAYER)), AbandonThis())),

    scheme("Into the Earthen Maw",
           set_in_motion(exile(Together((targets(CREATURE & WITH_FLYING, 1, 0), targets(CREATURE & ~WITH_FLYING, 1, 0),
                                         All(ANYTHING, Zone.GRAVEYARD, UpToOneOpponent())))))),

    scheme("Introductions Are in Order",
           set_in_motion(ChooseModes((search(CREATURE), PlayersMayPutFromHand(CREATURE))))),

    scheme("Kneel Before My Legions",
           set_in_motion(ChooseModes((create(SCARECROW), pump(MY_CREATURES, 3, 3, has(VIGILANCE, TRAMPLE)))))),

    scheme("Know Evil",
           set_in_motion(MakeAllTrue((CantAttackWith(FIRST_OF_THREE), CantCast(SECOND, CREATURE),
                                      CantCast(THIRD, ~CREATURE)), UNTIL_YOUR_NEXT_TURN))),

    scheme("Know Naught but Fire",
           set_in_motion(DamageByEach(EACH_OPPONENT, CountCards(ANYTHING, Zone.HAND, EACH_OF_THEM)))),

    scheme("Look Skyward and Despair", set_in_motion(create(creature_token(5, 5, RED, "Dragon", FLYING)))),

    scheme("Make Yourself Useful",
           set_in_motion(then(destroy(THEIR_CREATURE), If(Remembers("destroyed", "a creature is destroyed this way"),
                                                          gain_life(SizeOf(THEIR_CREATURE, "toughness")))))),

    scheme("May Civilization Collapse",
           set_in_motion(SelfOrOthers(sacrifice(LAND, THAT_OPPONENT, 2), sacrifice(LAND, OTHER_OPPONENTS)))),

    ongoing_scheme("Mine Is the Only Truth",
                   whenever(Casts(EACH_PLAYER), draw()),
                   upkeep(AbandonThis(), only_if=DrewLastTurn())),

    scheme("Mortal Flesh Is Weak", set_in_motion(SetLife(LowestLife(OPPONENTS), EACH_OPPONENT))),

    ongoing_scheme("My Champion Stands Supreme",
                   anthem(IsYourCommander(), has(ward("{2}"))),
                   whenever(AttacksTrigger(IsYourCommander()), put_counters("+1/+1", THAT, 2)),
                   whenever(Leaves(IsYourCommander()), AbandonThis())),

    scheme("My Crushing Masterstroke",
           set_in_motion(then(gain_control(all_of(~LAND & THEIRS)), UntapIt(TAKEN), Change(TAKEN, (has(HASTE),)),
                              AttackOwnersNow(TAKEN)))),

    scheme("My Followers Ascend",
           set_in_motion(Instead(and_(put_counters("+1/+1", ONE_OF_MINE, 5),
                                      Change(Remembered("chosen", "it"), (has(FLYING, VIGILANCE),))),
                                 Controls(CREATURE, 0, 0), create(SCARECROW)))),

    ongoing_scheme("My Forces Are Innumerable",
                   whenever(YOUR_END, create(HORROR)),
                   whenever(OPPONENTS_END, then(SacrificeTogether(CREATURE, 2),
                                                If(Remembers("sacrificed", "they do"), AbandonThis())))),

    scheme("My Genius Knows No Bounds", set_in_motion(IfPays((mana("{X}"),), and_(gain_life(X()), draw(X()))))),

    ongoing_scheme("My Laughter Echoes",
                   whenever(WhenPassingSetInMotion(),
                            then(May(AbandonThis()), If(Remembers("abandoned", "you do"), SetAgain())))),

    ongoing_scheme("My Tendrils Run Deep",
                   MoreLands(1),
                   whenever(YOUR_END, comma_then(draw(2), AbandonThis()), only_if=Controls(LAND, 6))),

    ongoing_scheme("My Undead Horde Awakens",
                   whenever(YOUR_END, May(PutOntoBattlefield(card_in_graveyard(CREATURE, AN_OPPONENT), link="put"))),
                   whenever(Leaves(CREATURE & PutWithThis(), Zone.GRAVEYARD), AbandonThis())),

    scheme("My Wealth Will Bury You",
           set_in_motion(Instead(create(TREASURE, THEIR_RICHES), IsLess(THEIR_RICHES, 4), create(TREASURE, 4)))),

    scheme("My Will Is Irresistible",
           set_in_motion(then(ChooseAmong(UP_TO_THREE), SpareOne(UP_TO_THREE),
                              gain_control(Remembered("rest", "the rest", several=True), None)))),

    scheme("My Wings Enfold All",
           set_in_motion(ChooseModes((draw(2), Later(Casts(YOU, INSTANT | SORCERY), CopySpell(THAT_SPELL),
                                                     UNTIL_END_OF_TURN, once=False))))),

    scheme("My Wish Is Your Command",
           set_in_motion(then(RevealHands(EACH_OPPONENT), MayCastRevealed(~CREATURE & ~LAND)))),

    scheme("Nature Demands an Offering",
           set_in_motion(OfferOneOfEach((CREATURE, ARTIFACT, ENCHANTMENT, LAND)))),

    ongoing_scheme("Nature Shields Its Own",
                   whenever(UnblockedTrigger(CREATURE),
                            CreateToken(creature_token(0, 1, GREEN, "Plant"), blocking=THAT), only_if=YouDefend()),
                   whenever(IsAttacked(YOU, 4), Later(END_OF_COMBAT, AbandonThis()))),

    scheme("No One Will Hear Your Cries", set_in_motion(KeepOne(CREATURE, EACH_OPPONENT))),

    scheme("No Secret Is Hidden from Me",
           set_in_motion(RepeatOnce(then(ExileUntilFound(~LAND), MayCastFree(FOUND)), Controls(LAND, 6)))),

    ongoing_scheme("Nothing Can Stop Me Now",
                   PreventSome(THEIRS),
                   whenever(EACH_END, AbandonThis(), only_if=WereDealtDamage(5))),

    scheme("Only Blood Ends Your Nightmares",
           set_in_motion(Sequence(sacrifice(CREATURE, EACH_OPPONENT),
                                  discard(2, OpponentsWhoDidNot("sacrifice a creature", "sacrificed")), ". Then "))),

    scheme("Only I Know What Awaits", set_in_motion(MayPutOneOfEachType(THEIRS))),

    scheme("Pay Tribute to Me",
           set_in_motion(then(sacrifice(CREATURE, EACH_OPPONENT),
                              If(Controls(LAND, 6), sacrifice(CREATURE & OTHER, EACH_OPPONENT))))),

    scheme("Perhaps You've Met My Cohort", set_in_motion(search(PLANESWALKER, Zone.BATTLEFIELD))),

    scheme("Plots That Span Centuries", set_in_motion(NextTime(SetMoreInMotion(3)))),
)
# fmt: on
