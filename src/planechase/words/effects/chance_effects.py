"""Instructions that leave something to chance: a number, an ability, a token, a card out of all there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions, at_random
from planechase.rules.events.events import Notice
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import cease_to_exist
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Cost, Duration, Effect, Filter
from planechase.rules.language.protection import Protection, protected_from
from planechase.rules.language.slots import NumberSlot
from planechase.rules.language.word import word
from planechase.rules.spells.free_casting import may_cast_free
from planechase.rules.state.decisions import Confirm, Rule, ask
from planechase.rules.state.history import Did
from planechase.rules.state.objects import NO_CARD, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.words import filters, word_slots
from planechase.words.amounts import Number, RememberedNumber
from planechase.words.effects.casting_effects import MayCastFromAmong
from planechase.words.effects.flow import offered
from planechase.words.effects.lasting_effects import UNTIL_END_OF_TURN, Change
from planechase.words.effects.tokens import CreateToken, Token
from planechase.words.english import Reader, article, listed, number_word
from planechase.words.modifications import GainAbilities
from planechase.words.selections import Remembered
from planechase.words.speech import Quantity, SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import CardDefinition
    from planechase.rules.mana.mana import ManaCost
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

COPIES = Remembered(word_slots.COPIES, "the copies", several=True)


@word
class NumberAtRandom(Effect):
    """A number is chosen at random, then an instruction followed that speaks of it (see `chosen`)."""

    reads = "{effect}, where {into} is a number chosen at random from {least:digits} to {most:digits}"
    effect: Effect
    most: Quantity
    least: Quantity = Number(0)
    into: NumberSlot = word_slots.LETTER_X

    def happen(self, game: State, by: Source) -> Rule[None]:
        number = at_random.number_between(game, self.least.value(game, by), self.most.value(game, by))
        by.remember(self.into, (number,))
        tell(game, Notice(f"{{}}: the number chosen at random is {number}.", (by.object_id,)))
        yield from self.effect.happen(game, by)


def random_number(letter: NumberSlot = word_slots.LETTER_X) -> RememberedNumber:
    """The number that `NumberAtRandom` chose."""
    return RememberedNumber(letter)


@word
class GainAtRandom(Effect, SpokenWord):
    """Objects gain some keywords that chance chooses among several; which objects, is fixed now (CR 611.2c)."""

    what: Things
    count: int
    among: tuple[KeywordAbility, ...]
    duration: Duration | None = None

    def happen(self, game: State, by: Source) -> Rule[None]:
        gained = tuple(at_random.some_of(game, self.among, self.count))
        names = listed([Reader(game.chars(by.this(game))).read(ability) for ability in gained])
        tell(game, Notice(f"{{}}: chance chooses {names}.", (by.object_id,)))
        yield from Change(self.what, (GainAbilities(gained),), self.duration).happen(game, by)

    def say(self, reader: Reader) -> str:
        until = f" {reader.read(self.duration)}" if self.duration is not None else ""
        gains = f"{reader.read(self.what)} gains {number_word(self.count)} abilities chosen at random from among"
        return f"{gains} {listed([reader.read(ability) for ability in self.among])}{until}"


@word
class GainRandomProtection(Effect):
    """CR 702.16: protection from a colour that chance chooses among those it is not protected from yet."""

    reads = (
        "until end of turn, {what} gains protection from a color chosen at random from among the colors it doesn't "
        "have protection from"
    )
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in self.what.objects(game, by):
            free = [name for name, color in COLOR_OF_NAME.items() if not _is_protected(game, obj, color)]
            for name in at_random.some_of(game, free):
                tell(game, Notice(f"{{}} gains protection from {name}.", (obj.id,)))
                gained = Protection(filters.OfColor(COLOR_OF_NAME[name]))
                yield from Change(self.what, (GainAbilities((gained,)),), UNTIL_END_OF_TURN).happen(game, by)


def _is_protected(game: State, obj: Object, color: int) -> bool:
    """CR 702.16: whether it has protection from a colour: from everything that has just this colour."""
    colored = Object(0, NO_CARD, obj.controller, Zone.OUTSIDE, Characteristics("", colors=color), 0)
    colored.last_known = colored.copiable
    return protected_from(game, obj, colored)


@word
class CreateOneAtRandom(Effect, SpokenWord):
    """CR 701.7: one of several tokens, whichever chance chooses; what they share comes once, before them."""

    tokens: tuple[Token, ...]
    color: str

    def happen(self, game: State, by: Source) -> Rule[None]:
        for token in at_random.some_of(game, self.tokens):
            yield from CreateToken(token).happen(game, by)

    def say(self, reader: Reader) -> str:
        kinds = [
            article(f"{token.power}/{token.toughness} {' '.join(token.subtypes)}") + token.qualities(reader)
            for token in self.tokens
        ]
        return f"create {article(self.color)} creature token that's {listed(kinds, 'or')}, chosen at random"


# ---------------------------------------------------------------------- copies of cards


def copy_card(game: State, player: Player, card: CardDefinition) -> Object:
    """CR 707.13: a copy of a card outside the game; if it does not become a spell, it ceases to exist (707.10a)."""
    id = game.new_stamp()
    copy = Object(id, NO_CARD, player.id, Zone.OUTSIDE, card.printed, id)
    game.objects[id] = copy
    game.outside.append(id)
    return copy


def _tell_copies(game: State, by: Source, copies: list[Object]) -> None:
    if copies:
        names = listed(["{}"] * len(copies))
        tell(game, Notice(f"{{}}: chance chooses {names}.", (by.object_id, *(copy.id for copy in copies))))


def _cease(game: State, copies: list[Object]) -> None:
    """CR 707.10a, 704.5e: what has not become a spell is gone."""
    for copy in copies:
        if copy.id in game.outside:
            cease_to_exist(game, copy)


@word
class CastCopyAtRandom(Effect):
    """CR 707.12, 707.13: cards chosen at random out of all there are are copied; one copy may be cast for free."""

    writes = (word_slots.COPIES,)
    reads = (
        "copy {count:number} {what:cards} chosen at random. One of the copies may be cast without paying its mana cost"
    )
    what: Filter
    count: int = 3

    def happen(self, game: State, by: Source) -> Rule[None]:
        cards = at_random.cards_at_random(game, self.what, by, self.count)
        copies = [copy_card(game, by.you(game), card) for card in cards]
        _tell_copies(game, by, copies)
        by.remember(word_slots.COPIES, tuple(copy.id for copy in copies))
        yield from MayCastFromAmong(COPIES).happen(game, by)
        _cease(game, copies)


@word
class CopyWhatHurt(Effect):
    """CR 707.2, 707.12, 707.13: for each creature that hurt somebody, a random card of its mana cost is copied.

    A player who pays chooses one of the copies, to have a token of it or to cast it. What has no mana cost, shares it
    with no card (202.1b).
    """

    reads = (
        "for each creature that dealt combat damage to a player this turn while you controlled it, copy a random card "
        "with that creature's mana cost. You may pay {costs}. If you do, choose one of the copies. If it is a copy of "
        "a permanent card, you may create a token copy of that card. If it is a copy of an instant or sorcery card, "
        "you may cast it without paying its mana cost"
    )
    costs: tuple[Cost, ...]

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        copies = [copy_card(game, player, card) for card in self._cards(game, player)]
        _tell_copies(game, by, copies)
        if copies and (yield from offered(game, player.id, self.costs, by, self)):
            why = "Choose one of the copies."
            chosen = yield from actions.choose_objects(
                game, player, Purpose.OBJECT, copies, 1, 1, why, by.object_id, word=self
            )
            for copy in chosen:
                yield from self._use(game, player, copy)
        _cease(game, copies)

    def _cards(self, game: State, player: Player) -> list[CardDefinition]:
        """One card for each creature, among those that cost the same."""
        hurt = dict.fromkeys(record.what for record in game.done_by(player, Did.HURT))
        costs = [cost for id in hurt if (cost := game.chars(game.recall(id)).mana_cost) is not None]
        return [one for cost in costs for one in at_random.some_of(game, _costing(game, cost))]

    def _use(self, game: State, player: Player, copy: Object) -> Rule[None]:
        if not copy.copiable.is_permanent_card:
            yield from may_cast_free(game, player, copy)
            return
        why = f"Create a token copy of {copy.copiable.name}?"
        if (yield from ask(Confirm(player.id, Purpose.MAY, why, copy.id, self))):
            yield from actions.create_tokens(game, player, copy.copiable)


def _costing(game: State, cost: ManaCost) -> list[CardDefinition]:
    """CR 202.1: all the cards there are with this mana cost, whatever the order of its symbols."""
    symbols = sorted(symbol.text for symbol in cost.symbols)
    return [
        card
        for card in game.pool()
        if card.printed.mana_cost is not None
        and sorted(symbol.text for symbol in card.printed.mana_cost.symbols) == symbols
    ]
