"""What planes say and other cards too: what players may do, abilities in quotation marks, what something is not."""

from tests.reading.invented import read, refused

from planechase.rules.language.abilities import ActivatedAbility, TriggeredAbility
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import Word
from planechase.words import filters as f
from planechase.words.effects.flow import May
from planechase.words.effects.hands import Draw
from planechase.words.effects.life import GainLife
from planechase.words.effects.tokens import AddOfThatType
from planechase.words.players import THAT_PLAYER, YOU, EachExcept


def said(text: str) -> list[Word]:
    return [part for ability in read(text).printed.abilities for part in ability.walk()]


def effect_of(text: str) -> Effect:
    ability = read(text).printed.abilities[0]
    assert isinstance(ability, TriggeredAbility)
    return ability.effect


def test_whoever_may_gain_life_is_the_one_who_does_it() -> None:
    effect = effect_of("Whenever a player casts a spell, that player may gain 3 life.")
    assert isinstance(effect, May)
    assert effect.who == THAT_PLAYER
    assert isinstance(effect.effect, GainLife)
    assert effect.effect.who == YOU


def test_everybody_but_one_player() -> None:
    parts = said("Whenever a creature dies, each player except its controller draws a card.")
    assert any(isinstance(part, Draw) and isinstance(part.who, EachExcept) for part in parts)


def test_what_something_is_not() -> None:
    assert ~f.ENCHANTED in said("Whenever this creature attacks, destroy target creature that isn't enchanted.")
    assert ~f.WithKeyword("swampwalk") in said("Creatures without swampwalk can't attack.")


def test_no_creature_loses_a_landwalk_by_its_name() -> None:
    refused("Creatures lose swampwalk.")


def test_mana_of_a_type_that_something_produced() -> None:
    parts = said(
        "Whenever a player taps a permanent for mana, that player adds one mana of any type that permanent produced."
    )
    assert AddOfThatType(THAT_PLAYER, "permanent") in parts


def test_an_ability_in_quotation_marks_may_do_without_a_full_stop() -> None:
    parts = said('Whenever this creature attacks, artifacts you control gain "{T}: Draw a card" until your next turn.')
    given = next(part for part in parts if isinstance(part, ActivatedAbility))
    assert given.effect == Draw()


def test_a_keyword_before_an_ability_in_quotation_marks() -> None:
    parts = said('All creatures have "Boast — {2}: Draw a card."')
    given = next(part for part in parts if isinstance(part, ActivatedAbility))
    assert (given.keyword, given.limit, len(given.conditions)) == ("boast", 1, 1)
