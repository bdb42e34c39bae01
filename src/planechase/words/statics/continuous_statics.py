"""Static abilities that change characteristics (CR 611.3, 613)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.control import GainControl
from planechase.rules.language.abilities import Ability
from planechase.rules.language.grammar import Filter, Modification, Modifying, Players
from planechase.rules.language.word import word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.state.objects import Id, Object, StackObject, Zone
from planechase.words import filters
from planechase.words import modifications as m
from planechase.words.amounts import amount
from planechase.words.changes import clauses
from planechase.words.phrases import of_cards, phrase
from planechase.words.selections import THIS
from planechase.words.speech import Quantity, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


def named(game: State, who: Players, player: Id, by: Source) -> bool:
    """Whether a player is among those a text speaks of."""
    return any(found.id == player for found in who.found(game, by))


def subject(reader: Reader, what: Filter) -> tuple[str, bool]:
    """The subject of a static sentence, and whether it is plural."""
    if what == filters.ITSELF:
        return reader.read(THIS), False
    if isinstance(what, filters.Exactly):
        return phrase(reader, what, "plain"), len(what.ids) > 1
    if any(isinstance(part, filters.AttachedHost) or getattr(part, "role", "") == "name" for part in what.walk()):
        return phrase(reader, what, "plain"), False
    return phrase(reader, what, "many"), True


def one_of(reader: Reader, what: Filter) -> str:
    """The subject of a sentence that is true of one at a time: "each creature you control"."""
    text, many = subject(reader, what)
    return f"each {phrase(reader, what, 'plain')}".replace("each another", "each other") if many else text


@word
class Continuous(Modifying, SpokenWord):
    """CR 611.3: objects that fit a description are different."""

    what: Filter
    changes: tuple[Modification, ...]
    where: tuple[Zone, ...] = (Zone.BATTLEFIELD,)

    def __post_init__(self) -> None:
        Modifying.__post_init__(self)
        if not self.changes:
            raise WrongField(f"{type(self).__name__}.changes: say what becomes different, such as gets(1, 1).")

    def modifications(self) -> tuple[Modification, ...]:
        return self.changes

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        return self.what.matches(game, obj, by)

    def zones(self) -> tuple[Zone, ...]:
        return self.where

    def say(self, reader: Reader) -> str:
        if isinstance(self.changes[0], m.DefineSize):
            return self._defined(reader, self.changes[0])
        if isinstance(self.changes[0], m.DefinePower):
            return f"{reader.card.name}'s power is equal to {reader.read(self.changes[0].power, 'digits')}"
        if isinstance(self.changes[0], m.DefineToughness):
            return f"{reader.card.name}'s toughness is equal to {reader.read(self.changes[0].toughness, 'digits')}"
        if isinstance(self.changes[0], GainControl):
            return f"{_controller(reader, self.changes[0])} {phrase(reader, self.what, 'plain')}"
        text, many = subject(reader, self.what)
        if self.where == (Zone.GRAVEYARD,):
            text = of_cards(reader, self.what, "many").replace(" or ", " and ") + " in graveyards"
        if self.where == (Zone.STACK,):
            text = of_cards(reader, self.what, "many", "spell").replace(" or ", " and ")
        if many and any(isinstance(change, (m.SizeFromManaValue, m.ChangeSizeOfEach)) for change in self.changes):
            text, many = f"each {phrase(reader, self.what, 'plain')}".replace("each another", "each other"), False
        if text == "spells" or (many and self.where == (Zone.BATTLEFIELD,) and _only_a_kind(self.what)):
            text = f"all {text}"
        bearer = self.what if self.what != filters.ITSELF else None
        says = f"{text} {clauses(reader, self.changes, many, gaining=False, what=bearer)}"
        if Zone.HAND in self.where:
            kind = phrase(reader, filters.kind_of(self.what), "plain")
            says += (
                f". The same is true for {kind} spells you control and {kind} cards you own that aren't on the "
                "battlefield"
            )
        return says

    def _defined(self, reader: Reader, change: m.DefineSize) -> str:
        name = reader.card.name
        number = reader.read(change.power, "digits")
        return f"{name}'s power and toughness are each equal to {number}"


def _only_a_kind(what: Filter) -> bool:
    """Whether the text names only their kind: "all Sliver creatures", but "nonbasic lands"."""
    kinds = (filters.And, filters.OfType, filters.OfSubtype, filters.Anything)
    return all(isinstance(part, kinds) for part in what.walk())


def _controller(reader: Reader, change: GainControl) -> str:
    return "you control" if change.who is None else f"{reader.read(change.who)} controls"


@word
class InYourGraveyard(Continuous):
    """CR 611.3: cards in your graveyard that fit a description are different."""

    where: tuple[Zone, ...] = (Zone.GRAVEYARD,)

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        return by.means(game, obj.owner) and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        cards = of_cards(reader, self.what, "many")
        return f"{cards} in your {self.where[0].value} {clauses(reader, self.changes, many=True, gaining=False)}"


@word
class InYourHand(InYourGraveyard):
    """CR 611.3: cards in your hand that fit a description are different."""

    where: tuple[Zone, ...] = (Zone.HAND,)


@word
class SpellsFromYourHand(Continuous):
    """CR 611.3: spells that you cast from your hand are different, and so are the cards that would become them.

    What lets a card be cast is looked for while it is still a card (601.3e).
    """

    where: tuple[Zone, ...] = (Zone.HAND, Zone.STACK)

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        if isinstance(obj, StackObject) and not (obj.is_spell and obj.source.cast_from is Zone.HAND):
            return False
        return by.means(game, obj.holder) and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        spells = of_cards(reader, self.what, "many", "spell").replace(" or ", " and ")
        return f"{spells} you cast from your hand {clauses(reader, self.changes, many=True, gaining=False)}"


def gets(power: int | Quantity, toughness: int | Quantity) -> m.ChangeSize:
    """+power/+toughness."""
    return m.ChangeSize(amount(power), amount(toughness))


def has(*abilities: Ability) -> m.GainAbilities:
    """These abilities as well."""
    return m.GainAbilities(abilities)


def base_size(power: int | Quantity, toughness: int | Quantity) -> m.SetSize:
    """Objects have this base power and toughness."""
    return m.SetSize(amount(power), amount(toughness))


ANY_ZONE = (
    Zone.BATTLEFIELD, Zone.STACK, Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE, Zone.COMMAND,
)  # fmt: skip


def everywhere(what: filters.Description, *changes: Modification) -> Continuous:
    """CR 611.3: yours are different in every zone, as permanents, spells and cards."""
    return Continuous(what, changes, ANY_ZONE)


def defined_size(number: Quantity) -> Continuous:
    """CR 604.3: power and toughness each equal to a number, in every zone."""
    return Continuous(filters.ITSELF, (m.DefineSize(number, number),))
