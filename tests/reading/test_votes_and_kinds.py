"""Votes, chosen kinds, the top card, your commander, two ways to pay, copies with new targets."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.language.abilities import ActivatedAbility, SpellAbility, TriggeredAbility
from planechase.words.conditions import Remembers
from planechase.words.effects.flow import If, IfPays, Later, Sequence, Vote
from planechase.words.effects.lasting_effects import CopySpell
from planechase.words.effects.life_effects import LoseLife
from planechase.words.player_words import RememberedPlayers
from planechase.words.statics.continuous_statics import ANY_ZONE, Continuous
from planechase.words.word_slots import ABANDONED, CHOSEN_PLAYER

VOTE = (
    "Will of the lamp — Starting with you, each player votes for dusk or dawn. If dusk gets more votes, draw a card. "
    "If dawn gets more votes or the vote is tied, each opponent discards a card."
)


def test_a_vote_is_called_by_its_ability_word() -> None:
    ability = read(VOTE, type_line="Sorcery").printed.abilities[0]
    assert isinstance(ability, SpellAbility)
    assert isinstance(ability.effect, Vote)
    assert (ability.effect.first, ability.effect.second) == ("dusk", "dawn")
    assert ability.effect.ability_word == "will of the lamp"


def test_a_vote_counts_what_was_voted_for() -> None:
    refused(VOTE.replace("If dawn", "If noon"), "Sorcery")


def test_the_new_targets_of_a_copy_belong_to_what_is_paid_for() -> None:
    text = "Whenever you cast an instant or sorcery spell, you may pay {2}. If you do, copy that spell."
    paid = read(f"{text} You may choose new targets for the copy.").printed.abilities[0]
    assert isinstance(paid, TriggeredAbility)
    assert isinstance(paid.effect, IfPays)
    assert isinstance(paid.effect.effect, CopySpell)
    assert paid.effect.effect.new_targets


def test_a_copy_for_the_rest_of_the_turn() -> None:
    whenever = "{T}: Until end of turn, whenever you cast an instant spell, copy that spell."
    ability = read(f"{whenever} You may choose new targets for the copy.").printed.abilities[0]
    assert isinstance(ability, ActivatedAbility)
    assert isinstance(ability.effect, Later)
    assert not ability.effect.once


def test_one_of_two_costs_is_paid() -> None:
    ability = read("{3}, {T} or {W}, {T}: You gain 2 life.").printed.abilities[0]
    assert isinstance(ability, ActivatedAbility)
    assert len(ability.costs) == len(ability.instead) == 2


def test_what_is_of_the_chosen_type_everywhere() -> None:
    also = "The same is true for creature spells you control and creature cards you own that aren't on the battlefield."
    text = f"As this creature enters, choose a creature type.\nCreatures you control are the chosen type. {also}"
    statement = next(part for part in read(text).printed.abilities[1].walk() if isinstance(part, Continuous))
    assert statement.where == ANY_ZONE
    refused(text.replace("creature spells", "artifact spells"))


@pytest.mark.parametrize(
    "text",
    [
        "As long as the top card of your library is black, creatures you control get +1/+1.",
        "Whenever your commander attacks, put a +1/+1 counter on it.",
        "Your commander has flying.",
        "If a blue source would deal damage to you, prevent 2 of that damage.",
        "If a source an opponent controls would deal damage to you, prevent 1 of that damage.",
        "{T}: Target creature gains all creature types until end of turn.",
        "{T}: Destroy any number of creatures with different mana values.",
        "{T}: Draw a card. You may have your life total become 20.",
    ],
)
def test_what_is_said_again_as_it_was(text: str) -> None:
    assert said(text) == text


@pytest.mark.parametrize("before", ["choose an opponent.", "draw a card, then choose an opponent."])
def test_that_player_is_the_one_who_was_chosen(before: str) -> None:
    card = read(f"When this creature enters, {before} That player loses 3 life.")
    lost = next(part for part in card.printed.abilities[0].walk() if isinstance(part, LoseLife))
    assert lost.who == RememberedPlayers(CHOSEN_PLAYER)


def test_what_follows_only_if_the_scheme_was_abandoned() -> None:
    card = read(
        "Whenever you cast a spell, you may abandon this scheme. If you do, draw a card.", type_line="Ongoing Scheme"
    )
    ability = card.printed.abilities[0]
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, Sequence)
    assert isinstance(ability.effect.second, If)
    assert ability.effect.second.condition == Remembers(ABANDONED)
