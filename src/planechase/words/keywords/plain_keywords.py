"""Keywords without a parameter that have abilities behind them: exalted, flanking, storm, cascade (CR 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.ascending import Ascending
from planechase.rules.events.continuous import DelayedTrigger
from planechase.rules.events.events import Event, PlayerEvent, event
from planechase.rules.events.triggers import delay
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import Ability, PlainKeyword, StaticAbility, TriggeredAbility, plain_keyword
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.colors import BLACK
from planechase.rules.language.grammar import Effect, Replacement
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.multiplayer import influence
from planechase.rules.spells.copying import copy_on_stack
from planechase.rules.spells.free_casting import may_cast_free
from planechase.rules.state.decisions import Choose, Confirm, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Object, StackObject, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.steps import Step
from planechase.words import filters, word_slots
from planechase.words.amounts import LIFE_LOST_THIS_WAY, Number
from planechase.words.effects.casting_effects import MayCastFree
from planechase.words.effects.flow import IfPays, Later, Sequence
from planechase.words.effects.lasting_effects import CopySpell, pump
from planechase.words.effects.life_effects import GainLife, LoseLife
from planechase.words.effects.permanent_effects import AttachTo, SacrificeIt
from planechase.words.effects.tokens import CreateToken, Token
from planechase.words.history_words import HowOften
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.player_words import EACH_OPPONENT, YOU
from planechase.words.replacements import Sunbursting, UmbraArmor
from planechase.words.selections import THAT, THIS, Remembered
from planechase.words.speech import Things
from planechase.words.statics import CantBlock
from planechase.words.triggers import (
    AtBeginning,
    AttacksTrigger,
    AtYourNext,
    BlockedByTrigger,
    Casts,
    Enters,
    YouCastThis,
)

if TYPE_CHECKING:
    from planechase.rules.state.state import State


@word
class Exalted(PlainKeyword):
    """CR 702.83: a creature that attacks alone gets +1/+1 from each exalted its controller has."""

    keyword: str = "exalted"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(AttacksTrigger(filters.CREATURE & filters.YOURS, alone=True), pump(THAT, 1, 1)),)


@word
class Ascend(PlainKeyword):
    """CR 702.131b; what it means on a spell, the rules know (702.131a)."""

    keyword: str = "ascend"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((Ascending(),)),)


@word
class Flanking(PlainKeyword):
    """CR 702.25: a blocker without flanking gets -1/-1 until end of turn."""

    keyword: str = "flanking"

    def abilities(self) -> tuple[Ability, ...]:
        blocker = filters.CREATURE & ~filters.WithKeyword("flanking")
        return (TriggeredAbility(BlockedByTrigger(filters.ITSELF, blocker), pump(THAT, -1, -1)),)


@word
class Storm(PlainKeyword):
    """CR 702.40: as many copies as spells were cast earlier in the turn."""

    keyword: str = "storm"

    def abilities(self) -> tuple[Ability, ...]:
        copies = CopySpell(THIS, HowOften(Did.CAST, before=True))
        return (TriggeredAbility(YouCastThis(), copies, zones=(Zone.STACK,)),)


@word
class Demonstrate(PlainKeyword):
    """CR 702.144: you may copy the spell as you cast it; if you do, an opponent of your choice copies it too."""

    keyword: str = "demonstrate"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(YouCastThis(), DemonstrateEffect(), zones=(Zone.STACK,)),)


@word
class DemonstrateEffect(Effect):
    """CR 702.144a."""

    reads = (
        "you may copy {this} and you may choose new targets for the copy. If you do, choose an opponent. That player "
        "copies {this} and may choose new targets for that copy"
    )
    this: Things = THIS
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        spell, you = by.this(game), by.you(game)
        if not isinstance(spell, StackObject):
            return
        why = f"Copy {game.name_of(spell.id)}? An opponent of your choice then copies it too."
        if not (yield from ask(Confirm(you.id, Purpose.MAY, why, spell.id, self))):
            return
        yield from copy_on_stack(game, you, spell)
        among = [player.id for player in influence.players(game, by, game.opponents(you.id))]
        if among:
            which = Choose(you.id, Purpose.PLAYER, "Choose who copies it too.", among, about=spell.id, word=self)
            chosen = (yield from ask(which)) if len(among) > 1 else among
            yield from copy_on_stack(game, game.players[int(chosen[0])], spell)


@word
class Cascade(PlainKeyword):
    """CR 702.85: exile cards until a cheaper nonland card; it may be cast for free, the rest goes to the bottom."""

    keyword: str = "cascade"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(YouCastThis(), CascadeEffect(), zones=(Zone.STACK,)),)


@word
class CascadeEffect(Effect):
    """CR 702.85a; in 2011 it did not matter which half of a split card was cast (2011:702.83a)."""

    reads = (
        "exile cards from the top of your library until one is a nonland card of lesser mana value. You may cast it "
        "without paying its mana cost. Put the other exiled cards on the bottom in a random order"
    )

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        limit = filters.mana_value(game, by.this(game))
        exiled: list[Object] = []
        found: Object | None = None
        while player.library and found is None:
            arrived = yield from actions.exile(game, [game.objects[player.library[0]]], by)
            exiled += [game.objects[id] for id in arrived]
            top = exiled[-1] if arrived else None
            if top is not None and not filters.LAND.matches(game, top, by):
                found = top if min(filters.mana_values(game, top)) < limit else None
        if found is not None:
            below = limit if game.edition is Edition.CURRENT else None
            yield from may_cast_free(game, player, found, below)
        rest = [obj for obj in exiled if obj.id in game.objects]
        yield from actions.put_on_bottom(game, player, rest, random=True)


@word
class Rebound(PlainKeyword):
    """CR 702.88: cast from your hand, it is exiled as it resolves, and may be cast again at your next upkeep."""

    keyword: str = "rebound"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((Rebounding(),), zones=(Zone.STACK,)),)


@word
class Rebounding(Replacement):
    """CR 702.88a: only a spell that was cast from its controller's own hand, and that really resolves."""

    reads = "exile it as it resolves instead of putting it into your graveyard"

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def own_move(self) -> bool:
        return True

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id or event.cause != "resolve":
            return False
        spell = game.on_stack(event.object_id)
        if spell is None or event.to is not Zone.GRAVEYARD or spell.controller != spell.owner:
            return False
        return spell.source.cast_from is Zone.HAND

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = Zone.EXILE
        return [event, WillRebound(by.controller, event)]
        yield


@event
class WillRebound(PlayerEvent):
    """CR 702.88a: the delayed triggered ability comes with the exile of the card."""

    writes = (word_slots.EXILED,)
    exiling: ZoneChange

    def occur(self, game: State) -> Rule[None]:
        card = self.exiling.new_id
        if card and self.exiling.to is Zone.EXILE:
            by = Source(self.player, card)
            by.remember(word_slots.EXILED, (card,))
            ability = TriggeredAbility(AtYourNext(Step.UPKEEP), MayCastFree(Remembered(word_slots.EXILED, "this card")))
            delay(game, DelayedTrigger(game.new_stamp(), ability, by, None))
        return
        yield


@word
class UmbraArmorKeyword(PlainKeyword):
    """CR 702.89."""

    keyword: str = "umbra armor"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((UmbraArmor(),)),)


@word
class Sunburst(PlainKeyword):
    """CR 702.44."""

    keyword: str = "sunburst"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((Sunbursting(),)),)


@word
class Germ(Token):
    """CR 702.92a: what a living weapon comes with; in 2011 it was no Phyrexian (2011:702.90a)."""

    subtypes: tuple[str, ...] = ("Phyrexian", "Germ")
    power: int | None = 0
    toughness: int | None = 0
    colors: int = BLACK

    def values(self, edition: Edition = Edition.CURRENT) -> Characteristics:
        if edition is Edition.CURRENT:
            return Token.values(self, edition)
        return Token(("Germ",), 0, 0, BLACK).values(edition)


@word
class LivingWeapon(PlainKeyword):
    """CR 702.92: comes with a 0/0 Germ that it is attached to."""

    keyword: str = "living weapon"

    def abilities(self) -> tuple[Ability, ...]:
        return (
            TriggeredAbility(
                Enters(filters.ITSELF),
                Sequence(CreateToken(Germ()), AttachTo(Remembered(word_slots.TOKENS, "it")), ", then "),
            ),
        )


@word
class Prowess(PlainKeyword):
    """CR 702.108: +1/+1 for the turn from each noncreature spell you cast."""

    keyword: str = "prowess"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(Casts(YOU, ~filters.CREATURE), pump(THIS, 1, 1)),)


@word
class Extort(Called):
    """CR 702.101: each spell you cast may drain your opponents for a mana."""

    reads = "extort"

    def abilities(self) -> tuple[Ability, ...]:
        drain = Sequence(LoseLife(Number(1), EACH_OPPONENT), GainLife(LIFE_LOST_THIS_WAY), " and ")
        return (TriggeredAbility(Casts(YOU), IfPays((PayMana(ManaCost.parse("{W/B}")),), drain)),)


@word
class Decayed(PlainKeyword):
    """CR 702.147: it cannot block, and when it attacks it is sacrificed at end of combat."""

    keyword: str = "decayed"

    def abilities(self) -> tuple[Ability, ...]:
        gone = Later(AtBeginning(Step.END_OF_COMBAT, None), SacrificeIt())
        return (
            StaticAbility((CantBlock(filters.ITSELF),)),
            TriggeredAbility(AttacksTrigger(filters.ITSELF), gone),
        )


def keyword(name: str) -> PlainKeyword:
    """A plain keyword by its name; those with abilities behind them come with these."""
    return plain_keyword(name)


def keywords(names: str) -> tuple[PlainKeyword, ...]:
    """Several plain keywords: `keywords("flying, vigilance")`."""
    return tuple(keyword(name.strip()) for name in names.split(","))
