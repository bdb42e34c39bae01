"""Names, counters that are distributed, numbers that are added up or counted for each, and reflexive triggers."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.language.abilities import Ability, ActivatedAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.grammar import Effect
from planechase.words import filters as f
from planechase.words.amounts import CountOf, Number, Sum
from planechase.words.effects.counter_effects import DistributeCounters, PutCounters
from planechase.words.effects.flow import Sequence, WhenYouDo
from planechase.words.effects.life_effects import GainLife
from planechase.words.effects.tokens import CreateToken
from planechase.words.modifications import ChangeSize, ChangeSizeOfEach
from planechase.words.selections import All
from planechase.words.statics import Continuous


def ability_of(text: str, name: str = "Invention", type_line: str = "Creature — Cat") -> Ability:
    return read(text, name, type_line).printed.abilities[0]


def effect_of(text: str, name: str = "Invention") -> Effect:
    ability = ability_of(text, name)
    assert isinstance(ability, (TriggeredAbility, ActivatedAbility))
    return ability.effect


@pytest.mark.parametrize("behind", [" with flying named Moth of the Lamp", " named Moth of the Lamp with flying"])
def test_a_token_has_a_name_of_its_own(behind: str) -> None:
    made = effect_of(f"{{T}}: Create a 1/1 white Insect creature token{behind}.")
    assert isinstance(made, CreateToken)
    assert made.token.name == "Moth of the Lamp"
    assert len(made.token.abilities) == 1


def test_a_card_can_speak_of_its_own_name() -> None:
    put = effect_of(
        "When Lamp Keeper enters, put a +1/+1 counter on each other creature you control named Lamp Keeper.",
        "Lamp Keeper",
    )
    assert isinstance(put, PutCounters)
    assert isinstance(put.on, All)
    assert any(part == f.Named("Lamp Keeper") for part in put.on.what.walk())


def test_what_a_card_calls_itself_is_no_name() -> None:
    refused("When Invention enters, destroy each creature named this creature.")


def test_counters_are_distributed_among_targets() -> None:
    put = effect_of("{T}: Distribute three +1/+1 counters among one, two, or three target creatures you control.")
    assert isinstance(put, DistributeCounters)
    assert (put.on.least, put.on.most, put.on.divided) == (Number(1), Number(3), Number(3))
    refused("{T}: Distribute three +1/+1 counters among one, two, or three targets.")


def test_two_numbers_are_added_up() -> None:
    gained = effect_of(
        "{T}: You gain life equal to the number of Cats on the battlefield plus the number of Dogs you control."
    )
    assert isinstance(gained, GainLife)
    assert gained.count == Sum(CountOf(f.OfSubtype("Cat")), CountOf(f.OfSubtype("Dog") & f.YOURS))


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("Each Cat you control gets +1/+1 for each other Cat you control.", ChangeSizeOfEach),
        ("Each Cat you control gets +1/+1 for each Dog you control.", ChangeSize),
    ],
)
def test_what_is_another_number_for_each(text: str, change: type[ChangeSize]) -> None:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    statement = ability.statements[0]
    assert isinstance(statement, Continuous)
    assert type(statement.changes[0]) is change


def test_a_first_name_that_is_a_kind_of_creature_is_that_kind() -> None:
    ability = ability_of(
        "Each Cat creature gets +1/+1 for each other Cat on the battlefield.", "Cat Chorus", "Legendary Creature — Cat"
    )
    assert f.OfSubtype("Cat") in ability.walk()


def test_all_that_is_said_behind_when_you_do_belongs_to_it() -> None:
    done = effect_of("{T}: You may sacrifice a creature. When you do, tap target creature. Put a stun counter on it.")
    assert isinstance(done, WhenYouDo)
    assert isinstance(done.effect, Sequence)


def test_the_same_player_creates_a_token() -> None:
    text = "When this creature enters, target opponent draws a card and creates a Treasure token."
    assert said(text) == text


def test_each_of_this_and_each_of_that() -> None:
    text = "{T}: This creature deals 1 damage to each creature and each planeswalker."
    assert said(text) == text
