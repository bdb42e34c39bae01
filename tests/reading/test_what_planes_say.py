"""What planes say and other cards too: what players may do, abilities in quotation marks, what something is not."""

import pytest
from tests.reading.invented import read, refused

from planechase.rules.language.abilities import ActivatedAbility, TriggeredAbility
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import Word
from planechase.testing import ANN, BOB, Table
from planechase.words import filters as f
from planechase.words.effects.counter_effects import PutCounterOfChoice
from planechase.words.effects.flow import May, Sequence
from planechase.words.effects.hands import Draw
from planechase.words.effects.lasting_effects import MakeTrue
from planechase.words.effects.life_effects import GainLife
from planechase.words.effects.permanent_effects import Sacrifice
from planechase.words.effects.tokens import AddOfThatType
from planechase.words.effects.zone_effects import PlayersPut
from planechase.words.player_words import EACH_PLAYER, THAT_PLAYER, YOU, EachExcept, HurtBy
from planechase.words.selections.groups import ANY_NUMBER


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


@pytest.mark.rule("400.7", "603.10a")
def test_what_has_died_is_exiled_from_the_graveyard() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, read("Whenever a creature dies, exile it."))
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, read("Destroy target creature.", name="Ending", type_line="Sorcery", cost="{W}"))
    table.cast(ANN, "Ending", "Grizzly Bears")
    table.resolve()
    table.resolve()
    assert table.graveyard(BOB) == []
    assert table.exile(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("608.2c")
@pytest.mark.parametrize(("creatures", "life"), [(["Grizzly Bears"], 20), ([], 16)])
def test_what_happens_where_nothing_can_be_sacrificed(creatures: list[str], life: int) -> None:
    table = Table(free_mana=True)
    for creature in creatures:
        table.battlefield(ANN, creature)
    table.hand(ANN, read("Sacrifice a creature. If you can't, you lose 4 life.", type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == life
    assert table.battlefield(ANN) == []


def test_whether_more_than_one_could_be_sacrificed_is_not_asked() -> None:
    refused("Sacrifice two creatures. If you can't, you lose 4 life.", type_line="Sorcery")


def test_a_counter_of_a_kind_that_is_chosen() -> None:
    put = effect_of("Whenever this creature attacks, put your choice of a reach, haste, or flying counter on it.")
    assert isinstance(put, PutCounterOfChoice)
    assert put.kinds == ("reach", "haste", "flying")


def test_two_rules_for_the_same_while() -> None:
    effect = effect_of(
        "Whenever this creature attacks, until your next turn, you can't lose the game and your opponents can't win "
        "the game."
    )
    assert isinstance(effect, Sequence)
    assert [type(part) for part in (effect.first, effect.second)] == [MakeTrue, MakeTrue]


def test_each_with_cards_of_their_own_tapped() -> None:
    parts = said(
        "When this creature dies, each player may put a land card from their hand onto the battlefield tapped."
    )
    put = next(part for part in parts if isinstance(part, PlayersPut))
    assert (put.who, put.may, put.tapped) == (EACH_PLAYER, True, True)


def test_that_player_is_the_one_whom_the_target_has_hurt() -> None:
    parts = said(
        "At end of combat, you may exchange control of target creature you control that dealt combat damage to a "
        "player this combat and target creature that player controls."
    )
    assert any(isinstance(part, HurtBy) for part in parts)


@pytest.mark.rule("608.2h")
def test_the_controller_of_what_has_died_is_known_after_its_card_is_exiled() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, read("Whenever a creature dies, exile it. That creature's controller loses 3 life."))
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, read("Destroy target creature.", name="Ending", type_line="Sorcery", cost="{W}"))
    table.cast(ANN, "Ending", "Grizzly Bears")
    table.resolve()
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    assert table.life(BOB) == 17


def test_any_number_may_be_sacrificed() -> None:
    parts = said("When this creature enters, you may sacrifice any number of lands. If you do, draw that many cards.")
    assert Sacrifice(f.LAND, count=ANY_NUMBER) in parts
