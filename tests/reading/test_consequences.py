"""Numbers behind an instruction, prices that are not mana, instructions in place of others, persons, combat phases."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.grammar import Effect
from planechase.rules.state.steps import Step
from planechase.testing import ANN, Table
from planechase.words.amounts import SizeOf
from planechase.words.card import SORCERY_CARD, card
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.effects.damage_effects import DealDamage
from planechase.words.effects.flow import IfPays, Instead, Sequence
from planechase.words.effects.turns import ExtraCombat
from planechase.words.selections import THAT, THIS


def effect_of(text: str) -> Effect:
    ability = read(text).printed.abilities[0]
    assert isinstance(ability, TriggeredAbility)
    return ability.effect


def test_damage_with_its_number_behind_the_target() -> None:
    dealt = effect_of("When Invention dies, it deals damage to any target equal to its power.")
    assert isinstance(dealt, DealDamage)
    assert dealt.count == SizeOf(THIS, "power")


def test_counters_with_a_number_that_is_counted() -> None:
    put = effect_of(
        "Whenever another creature you control dies, put a number of +1/+1 counters on Invention equal to its power."
    )
    assert isinstance(put, PutCounters)
    assert (put.on, put.count) == (THIS, SizeOf(THIS, "power"))


def test_its_power_is_not_that_of_what_is_named_only_behind_it() -> None:
    refused(
        "Whenever another creature you control dies, put a number of +1/+1 counters equal to its power on Invention."
    )


def test_whose_power_is_counted_where_it_stands_before_what_gets_the_counters() -> None:
    put = effect_of(
        "Whenever a land enters, put a number of +1/+1 counters equal to that land's mana value on Invention."
    )
    assert isinstance(put, PutCounters)
    assert put.count == SizeOf(THAT, "mana value")


@pytest.mark.parametrize("price", ["pay 3 life", "sacrifice an artifact or discard a card"])
def test_a_price_that_is_not_mana(price: str) -> None:
    assert isinstance(effect_of(f"When Invention enters, you may {price}. If you do, draw a card."), IfPays)


def test_an_instruction_in_place_of_another() -> None:
    text = "When Invention enters, you gain 1 life. If you control an artifact, instead you gain 4 life."
    assert isinstance(effect_of(text), Instead)


def test_a_person_is_the_card_itself_whoever_was_spoken_of_last() -> None:
    text = "Whenever Invention attacks, tap target creature. He deals 2 damage to each opponent."
    both = effect_of(text)
    assert isinstance(both, Sequence)
    assert isinstance(both.second, DealDamage)
    assert both.second.source == THIS


def test_what_is_asked_of_a_card_before_it_moves_is_not_asked_of_what_it_becomes() -> None:
    refused(
        "Whenever another creature dies, return that card to the battlefield under your control if it's a Cat card."
    )


def test_each_who_pays_is_spared_which_no_word_says() -> None:
    refused("When Invention enters, each opponent loses 3 life unless they discard a card.")


def test_a_combat_phase_alone_is_read() -> None:
    text = "Whenever Invention attacks, untap all creatures you control. After this phase, there is an additional " \
        "combat phase."  # fmt: skip
    assert "additional combat phase" in said(text)
    both = effect_of(text)
    assert isinstance(both, Sequence)
    assert both.second == ExtraCombat(main_after=False)


@pytest.mark.rule("500.8")
def test_a_combat_phase_alone_has_no_main_phase_behind_it() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, card("Once More", "{R}", SORCERY_CARD, ExtraCombat(main_after=False)))
    before = table.game.state.turn.steps.count(Step.POSTCOMBAT_MAIN)
    table.cast(ANN, "Once More")
    table.resolve()
    steps = table.game.state.turn.steps
    assert steps[0] is Step.BEGINNING_OF_COMBAT
    assert steps.count(Step.POSTCOMBAT_MAIN) == before
    assert steps.count(Step.BEGINNING_OF_COMBAT) == 2
