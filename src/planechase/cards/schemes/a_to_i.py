"""Schemes, from A Display of My Dark Power to I Will Savor Your Agony."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from planechase.rules.casual.schemes import CantSetInMotion
from planechase.rules.events import actions
from planechase.rules.events.lasting import begin_effect
from planechase.rules.events.zones import BOTTOM, move, put_onto_battlefield
from planechase.rules.language.card_types import ARTIFACT as ARTIFACT_TYPE
from planechase.rules.language.colors import BLACK, GREEN, RED
from planechase.rules.language.grammar import Duration, Effect, Filter, Players
from planechase.rules.language.protection import PlayerIsHexproof, why_not_target
from planechase.rules.language.word import word
from planechase.rules.mana.mana import generic_cost
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Step
from planechase.words.amounts import LIFE_LOST_THIS_WAY, Number, ThisWay, TotalManaValue, X
from planechase.words.card import anthem, dies_, static, upkeep, whenever
from planechase.words.casual.commanding import YourCommander
from planechase.words.casual.schemes import (
    OTHER_OPPONENTS,
    THAT_OPPONENT,
    AbandonThis,
    AsSetInMotion,
    ChoosePlayer,
    SelfOrOthers,
    ongoing_scheme,
    scheme,
    set_in_motion,
)
from planechase.words.conditions import (
    CardsWentToGraveyard,
    Controls,
    CreaturesDied,
    NobodyCastSinceYourTurn,
    Remembers,
    TheyCast,
)
from planechase.words.costs import DiscardCost, OneOf, PayLife, mana
from planechase.words.effects.casting import MayCastFromHand
from planechase.words.effects.damage import damage
from planechase.words.effects.finding import Find, RevealUntil, Search, revealed_until, search
from planechase.words.effects.flow import (
    ChooseModes,
    ForEachOf,
    If,
    IfPays,
    Instead,
    Later,
    May,
    Sequence,
    UnlessPays,
    and_,
    comma_then,
    then,
    when_you_do,
)
from planechase.words.effects.hands import DiscardOneOfEach, discard, draw
from planechase.words.effects.lasting import UNTIL_END_OF_TURN, UNTIL_YOUR_NEXT_TURN, Change, MakeTrue
from planechase.words.effects.libraries import LookAndPut, PutIntoLibrary, RevealIntoHand, Shuffle, ShuffleAllIn
from planechase.words.effects.life import gain_life, lose_life
from planechase.words.effects.permanents import destroy, sacrifice
from planechase.words.effects.tokens import (
    AddOfThatType,
    CreateCopyToken,
    CreateForEach,
    CreateToken,
    add,
    create,
    creature_token,
)
from planechase.words.effects.turns import ExtraCombat, ExtraTurn
from planechase.words.effects.zones import Exile
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    BASIC,
    CREATURE,
    ENCHANTMENT,
    LAND,
    PERMANENT,
    YOURS,
    ControlledBy,
    IsPermanentCard,
    SizeIs,
)
from planechase.words.keywords import keyword
from planechase.words.phrases import phrase
from planechase.words.players import (
    CHOSEN_PLAYER,
    EACH_OPPONENT,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    OPPONENTS,
    TARGET_OPPONENT,
    TARGET_PLAYER,
    THAT_PLAYER,
    WHOSE_STEP,
    YOU,
    EachExcept,
    RememberedPlayers,
    TargetPlayer,
)
from planechase.words.replacements import MoreDamage, MultiplyDamage, PreventAll
from planechase.words.selections import ANY_TARGET, All, OneOfEach, Remembered, Together, all_of, each, target, targets
from planechase.words.speech import People
from planechase.words.statics import (
    AllUntap,
    CantAttack,
    CantAttackWith,
    CantCast,
    CastLimit,
    Continuous,
    CostsLess,
    gets,
    has,
)
from planechase.words.triggers import AtBeginning, IsDealtDamage, PlayerAttacks, TapsForMana

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


# ---------------------------------------------------------------------- odd words


@word
class TheTargetOfEach(OneOfEach):
    """CR 601.2c: exactly one target permanent of each of some players; if one has none, there is no legal choice."""

    zone: Zone = Zone.BATTLEFIELD

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        count = len(self.who.found(game, by)) if self.who is not None else 0
        return count, count

    def candidates(self, game: State, by: Source) -> list[Id]:
        """One player's after the other, in turns, so that the first ones are a choice already."""
        found: list[list[Id]] = []
        for player in self.who.found(game, by) if self.who is not None else ():
            theirs = [p.id for p in game.controlled_by(player.id) if self.allows(game, p.id, by)]
            found.append([id for id in theirs if why_not_target(game, id, by) is None])
        if not all(found):
            return []
        return [id for row in zip_longest(*found) for id in row if id is not None]

    def said(self, reader: Reader, again: bool) -> str:
        if again:
            return OneOfEach.said(self, reader, again)
        return f"target {phrase(reader, self.what, 'plain')} that player controls"


@word
class TapTogether(Effect):
    """CR 608.2d, 805.4d: those whose step it is may tap creatures, each their own, if they have enough power together.

    Whoever is asked later knows what those before them would tap.
    """

    reads = "{who} may tap any number of untapped creatures {who} control with total power {power:digits} or greater"
    power: int
    who: Players = WHOSE_STEP
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            able: list[Object] = [
                p for p in game.controlled_by(player.id) if CREATURE.matches(game, p, by) and not p.tapped
            ]
            total = sum(game.power(obj) for obj in chosen)
            why = f"Choose creatures to tap, for a total power of {self.power} or greater; so far it is {total}."
            chosen += yield from actions.choose_objects(
                game, player, Purpose.TAP, able, 0, len(able), why, by.object_id, word=self
            )
        enough = bool(chosen) and sum(game.power(obj) for obj in chosen) >= self.power
        by.remember("tapped", tuple(obj.id for obj in chosen) if enough else ())
        if enough:
            yield from actions.tap(game, chosen)


@word
class ChoosesPlayer(Effect):
    """CR 608.2d: a player chooses any player, who is remembered."""

    reads = "{who} chooses a player"
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            among = [other.id for other in game.in_turn_order()]
            which = Choose(player.id, Purpose.PLAYER, "Choose a player.", among, about=by.object_id, word=self)
            chosen = yield from ask(which)
            by.remember("chosen player", tuple(chosen))


@word
class YouAnd(People):
    """You, and somebody who was just spoken of."""

    reads = "you and {other}"
    is_many = True
    other: Players

    def found(self, game: State, by: Source) -> list[Player]:
        return list(dict.fromkeys([*YOU.found(game, by), *self.other.found(game, by)]))


@word
class OnlyTheyAct(Effect):
    """CR 101.2: for a while nobody else can cast spells or attack with creatures."""

    reads = "{duration}, only {who} can cast spells and attack with creatures"
    who: Players
    duration: Duration = UNTIL_YOUR_NEXT_TURN
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        others = EachExcept(self.who)
        begin_effect(game, CantCast(others), by, self.duration)
        begin_effect(game, CantAttackWith(others), by, self.duration)
        return
        yield


@word
class TwoPiles(Effect):
    """CR 700.3: the top cards of your library in a face-down and a face-up pile; an opponent chooses which you keep."""

    yours = True
    reads = (
        "look at the top {count} cards of your library. Separate them into two piles, one face down and one face up. "
        "An opponent chooses a pile. Put it into your hand, then put the other one on the bottom of your library in "
        "any order"
    )
    count: int

    def happen(self, game: State, by: Source) -> Rule[None]:
        you = by.you(game)
        top = [game.objects[id] for id in you.library[: self.count]]
        actions.look_at(game, you, top)
        why = "Choose the cards for the face-down pile; the others are the face-up pile."
        hidden = yield from actions.choose_objects(game, you, Purpose.PILE, top, 0, len(top), why, by.object_id)
        shown = [obj for obj in top if obj not in hidden]
        actions.reveal(game, you, shown)
        among = [player.id for player in EACH_OPPONENT.found(game, by)]
        kept = shown
        if among:
            asked = among
            if len(among) > 1:
                who = "Choose the opponent who chooses a pile."
                asked = yield from ask(Choose(you.id, Purpose.PLAYER, who, among, about=by.object_id))
            faces = ", ".join(game.name_of(obj.id) for obj in shown) or "nothing"
            why = f"Which pile goes to {you.name}'s hand? Face up: {faces}. Face down: {len(hidden)}."
            piles = ("face up", "face down") if len(shown) <= len(hidden) else ("face down", "face up")
            pile = yield from ask(Choose(asked[0], Purpose.PILE, why, piles, about=by.object_id))
            kept = shown if pile == ["face up"] else hidden
        yield from move(game, kept, Zone.HAND, "put")
        yield from actions.put_on_bottom(game, you, [obj for obj in top if obj not in kept])


@word
class TakeOneRevealed(Effect):
    """CR 701.20a: players reveal cards until one fits; you take one of those, all others are put into graveyards."""

    yours = True
    reads = (
        "{who} reveal[s] cards from the top of their library until they reveal {what:card}. Put one of those "
        "{what:cards} of your choice onto the battlefield under your control, then put the others and the rest of the "
        "revealed cards into their owners' graveyards"
    )
    what: Filter
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        revealed = [revealed_until(game, player, self.what, by) for player in self.who.found(game, by)]
        found = [obj for _, fitting in revealed for obj in fitting]
        why = "Choose a card to put onto the battlefield under your control."
        taken = yield from actions.choose_objects(
            game, by.you(game), Purpose.ONTO_BATTLEFIELD, found, 1, 1, why, by.object_id
        )
        yield from put_onto_battlefield(game, taken, by.you(game), by=by)
        rest = [obj for shown, _ in revealed for obj in shown if obj.id in game.objects]
        yield from move(game, rest, Zone.GRAVEYARD, "put", by)


# ---------------------------------------------------------------------- the schemes

MY_CREATURES = All(CREATURE & YOURS, quantifier="")
THE_TOKENS = Remembered("tokens", "they", several=True)
THE_CHOSEN = RememberedPlayers("chosen player", "the chosen player")
ANOTHER_PLAYER = TargetPlayer("another mode")
OPPONENTS_END = AtBeginning(Step.END, OPPONENTS)
EACH_END = AtBeginning(Step.END, None)
VIGILANCE, HASTE, FEAR, FLYING, HEXPROOF = map(keyword, ("vigilance", "haste", "fear", "flying", "hexproof"))
HORROR = creature_token(3, 3, BLACK, "Horror")
SCARECROW = creature_token(4, 4, 0, "Scarecrow", VIGILANCE, types=ARTIFACT_TYPE)
DEVIL = creature_token(1, 1, RED, "Devil", dies_(damage(1, ANY_TARGET)))

# fmt: off
CARDS = (
    scheme("A Display of My Dark Power",
           set_in_motion(Later(TapsForMana(LAND, EACH_PLAYER), AddOfThatType(THAT_PLAYER), UNTIL_YOUR_NEXT_TURN,
                               once=False))),

    scheme("A Premonition of Your Demise",
           set_in_motion(when_you_do(RevealIntoHand(Number(2), ~LAND), damage(TotalManaValue("revealed"), ANY_TARGET),
                                     "revealed", "you reveal one or more nonland cards this way"))),

    scheme("A Reckoning Approaches", set_in_motion(LookAndPut(Number(6), CREATURE))),

    scheme("All Shall Smolder in My Wake",
           set_in_motion(destroy(Together((targets(ARTIFACT, 1, 0), targets(ENCHANTMENT, 1, 0),
                                           targets(~BASIC & LAND, 1, 0)))))),

    scheme("All in Good Time", set_in_motion(ExtraTurn(during=CantSetInMotion()))),

    scheme("Approach My Molten Realm", set_in_motion(MakeTrue(MultiplyDamage(), UNTIL_YOUR_NEXT_TURN))),

    ongoing_scheme("Because I Have Willed It",
                   CostsLess(ANYTHING, generic_cost(1), YOU),
                   whenever(OPPONENTS_END, AbandonThis(), only_if=TheyCast(4))),

    scheme("Behold My Grandeur",
           set_in_motion(add("{U}{B}{R}")),
           set_in_motion(May(search(SizeIs("mana value", "at least", Number(6)))), only_if=Controls(LAND, 6))),

    scheme("Behold the Power of Destruction", set_in_motion(destroy(all_of(~LAND & ControlledBy(TARGET_OPPONENT))))),

    ongoing_scheme("Bow to My Command",
                   AsSetInMotion(ChoosePlayer()),
                   CantAttack(CREATURE & ControlledBy(CHOSEN_PLAYER), YOU, walkers_too=True),
                   whenever(OPPONENTS_END, then(TapTogether(8), If(Remembers("tapped", "they do"), AbandonThis())))),

    scheme("Chaos Is My Plaything",
           set_in_motion(Sequence(ForEachOf(EACH_OPPONENT, Exile(TheTargetOfEach(PERMANENT, who=EACH_OPPONENT))),
                                  RevealUntil(IsPermanentCard(), EACH_PLAYER), ". Then "))),

    scheme("Choose Your Champion",
           set_in_motion(then(ChoosesPlayer(TARGET_OPPONENT), OnlyTheyAct(YouAnd(THE_CHOSEN))))),

    scheme("Choose Your Demise", set_in_motion(TwoPiles(4))),

    scheme("Dance, Pathetic Marionette", set_in_motion(TakeOneRevealed(CREATURE, EACH_OPPONENT))),

    ongoing_scheme("Dark Wings Bring Your Downfall",
                   whenever(PlayerAttacks(), CreateToken(creature_token(5, 5, BLACK, "Demon", FLYING), attacking=True)),
                   whenever(EACH_END, AbandonThis(), only_if=CreaturesDied(2))),

    scheme("Delight in the Hunt", set_in_motion(and_(create(HORROR), MakeTrue(PreventAll(to=CREATURE & YOURS))))),

    scheme("Drench the Soil in Their Blood",
           set_in_motion(then(ExtraCombat(), Change(MY_CREATURES, (has(VIGILANCE),))))),

    scheme("Embrace My Diabolical Vision",
           set_in_motion(then(ShuffleAllIn(EACH_PLAYER), comma_then(draw(7), draw(4, EACH_OTHER_PLAYER))))),

    scheme("Every Dream a Nightmare",
           set_in_motion(then(discard(1, EACH_OPPONENT), draw(ThisWay("discarded", "land card", LAND))))),

    scheme("Every Hope Shall Vanish", set_in_motion(DiscardOneOfEach(~LAND, EACH_OPPONENT))),

    scheme("Every Last Vestige Shall Rot",
           set_in_motion(IfPays((mana("{X}"),),
                                PutIntoLibrary(each(~LAND & ControlledBy(TARGET_PLAYER)
                                                    & SizeIs("mana value", "at most", X())), BOTTOM)))),

    scheme("Evil Comes to Fruition",
           set_in_motion(Instead(create(creature_token(0, 1, GREEN, "Plant"), 7),
                                 Controls(LAND, 10), create(creature_token(3, 3, GREEN, "Elemental"), 7)))),

    ongoing_scheme("Fear My Authority",
                   anthem(CREATURE & YOURS, gets(2, 2), has(FEAR)),
                   upkeep(UnlessPays(AbandonThis(), (OneOf((DiscardCost(), PayLife(3))),)))),

    scheme("Feed the Machine",
           set_in_motion(SelfOrOthers(sacrifice(CREATURE, THAT_OPPONENT, 2), sacrifice(CREATURE, OTHER_OPPONENTS)))),

    scheme("For Each of You, a Gift", set_in_motion(CreateForEach(HORROR, EACH_OPPONENT))),

    ongoing_scheme("I Am Duskmourn",
                   whenever(AtBeginning(Step.END),
                            then(MayCastFromHand(), If(Remembers("cast", "you do"), AbandonThis())))),

    scheme("I Am Never Alone", set_in_motion(CreateCopyToken(YourCommander(), legendary=False))),

    ongoing_scheme("I Am Untouchable",
                   static(PlayerIsHexproof(YOU), Continuous(YOURS, (has(HEXPROOF),))),
                   whenever(IsDealtDamage(combat=True), comma_then(create(SCARECROW), AbandonThis()))),

    ongoing_scheme("I Bask in Your Silent Awe",
                   CastLimit(EACH_OPPONENT),
                   upkeep(AbandonThis(), only_if=NobodyCastSinceYourTurn())),

    scheme("I Call for Slaughter",
           set_in_motion(then(create(DEVIL, 3), Change(THE_TOKENS, (has(HASTE),)),
                              MakeTrue(MoreDamage(YOURS), UNTIL_END_OF_TURN)))),

    scheme("I Call on the Ancient Magics",
           set_in_motion(then(Sequence(Search((Find(ANYTHING),), reveal=True, who=EACH_OTHER_PLAYER, shuffling=False),
                                       Search((Find(ANYTHING, 2, exactly=True),), shuffling=False), ". Then "),
                              Shuffle(EACH_PLAYER)))),

    scheme("I Delight in Your Convulsions",
           set_in_motion(then(lose_life(3, EACH_OPPONENT), gain_life(LIFE_LOST_THIS_WAY)))),

    ongoing_scheme("I Know All, I See All",
                   AllUntap(YOURS, EACH_OPPONENT),
                   whenever(EACH_END, AbandonThis(), only_if=CardsWentToGraveyard(3))),

    scheme("I Will Savor Your Agony",
           set_in_motion(ChooseModes((destroy(target(CREATURE)), draw(1, TARGET_PLAYER), gain_life(5, ANOTHER_PLAYER)),
                                     3, 3, repeated=True))),
)
# fmt: on
