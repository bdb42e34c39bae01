"""Instructions read from English: the text made from the tree says the same, and references mean what they should."""

from __future__ import annotations

import pytest

from planechase.reading.card_reading import RefusedCard, Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.abilities import SpellAbility
from planechase.rules.language.grammar import Effect
from planechase.words.amounts import HowMany
from planechase.words.effects.damage_effects import DealDamage
from planechase.words.effects.digging import Dig
from planechase.words.effects.flow import ChooseModes, Sequence
from planechase.words.effects.tokens import CreateToken
from planechase.words.english import card_text
from planechase.words.filters import OtherThan
from planechase.words.selections import Target
from planechase.words.selections.groups import All


def sorcery(text: str) -> CardText:
    return CardText("Meadow Rite", "Sorcery", text, "{1}{G}")


def artifact(text: str) -> CardText:
    return CardText("Brass Lantern", "Artifact", text, "{2}")


def effect_of(text: str) -> Effect:
    read = read_card(sorcery(text))
    assert isinstance(read, Understood), read
    ability = read.definition.printed.abilities[0]
    assert isinstance(ability, SpellAbility)
    return ability.effect


SAID = (
    "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
    "Search your library for up to two Elf cards, reveal them, put them into your hand, then shuffle.",
    "Search your library for a land card, put it into your graveyard, then shuffle.",
    "You may search your library for a Bird card, reveal it, then shuffle and put that card on top.",
    "Look at the top four cards of your library. Put two of them into your hand and the rest into your graveyard.",
    "Look at the top six cards of your library. You may reveal an Elf card from among them and put it into your hand. "
    "Put the rest on the bottom of your library in a random order.",
    "Look at the top five cards of your library. Put up to two land cards from among them onto the battlefield tapped. "
    "Put the rest on the bottom of your library in any order.",
    "Look at the top three cards of target player's library, then put them back in any order.",
    "Exile the top three cards of your library. You may play those cards until the end of your next turn.",
    "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next "
    "end step.",
    "Draw a card at the beginning of the next turn's upkeep.",
    "Meadow Rite deals 4 damage divided as you choose among any number of targets.",
    "Meadow Rite deals 3 damage divided as you choose among one, two, or three target creatures.",
    "Meadow Rite deals 3 damage to target creature and 1 damage to you.",
    "Meadow Rite deals 2 damage to each creature and each player.",
    "Prevent the next 3 damage that would be dealt to any target this turn.",
    "Target creature loses flying until end of turn.",
    "Target creature gains protection from the color of your choice until end of turn.",
    "Put a +1/+1 counter on each of up to two target creatures.",
    "Create two tapped Treasure tokens. Create a Lander token.",
    "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's "
    "graveyard.",
    "Destroy all artifacts. Draw a card for each artifact destroyed this way.",
    "Draw cards equal to the greatest power among creatures you control.",
    "Choose up to two —\n• Draw a card.\n• You gain 3 life.\n• Destroy target artifact.",
    "Choose three. You may choose the same mode more than once.\n• Draw a card.\n• You gain 3 life.",
    "Target player draws two cards and loses 2 life.",
    "You may gain 2 life.",
    "Add {G} for each Forest you control.",
)


@pytest.mark.parametrize("text", SAID)
def test_what_is_read_says_the_same(text: str) -> None:
    read = read_card(sorcery(text))
    assert isinstance(read, Understood), read
    plain = card_text(read.definition)
    for word in ("library", "tapped", "random", "divided", "next", "reveal", "graveyard", "unless"):
        assert (word in text.lower()) == (word in plain.lower())


@pytest.mark.rule("115.3")
def test_the_same_words_twice_are_two_targets() -> None:
    effect = effect_of("Target creature gets +1/+1 until end of turn. Target creature gains flying until end of turn.")
    targets = {part for part in effect.walk() if isinstance(part, Target)}
    assert len(targets) == 2


@pytest.mark.rule("115.3")
def test_two_paragraphs_with_the_same_words_have_two_targets() -> None:
    read = read_card(
        sorcery("Target creature gets +1/+0 until end of turn.\nTarget creature gets +0/+1 until end of turn.")
    )
    assert isinstance(read, Understood)
    (ability,) = read.definition.printed.abilities
    assert len({part for part in ability.walk() if isinstance(part, Target)}) == 2


@pytest.mark.rule("700.2d")
def test_modes_that_can_both_be_chosen_have_targets_of_their_own() -> None:
    both = effect_of("Choose one or both —\n• Tap target creature.\n• Untap target creature.")
    assert isinstance(both, ChooseModes)
    assert len({part for part in both.walk() if isinstance(part, Target)}) == 2
    one = effect_of("Choose one —\n• Tap target creature.\n• Untap target creature.")
    assert isinstance(one, ChooseModes)
    assert len({part for part in one.walk() if isinstance(part, Target)}) == 1


def test_another_target_is_another_than_the_first() -> None:
    effect = effect_of("Tap target creature. Untap another target creature.")
    aimed = [part for part in effect.walk() if isinstance(part, Target)]
    first = next(part for part in aimed if not part.other_than)
    second = next(part for part in aimed if part.other_than)
    assert second.other_than == (first,)


def test_each_other_creature_of_a_spell_is_other_than_its_target() -> None:
    effect = effect_of("Target creature gets +2/+2 until end of turn. Tap each other creature.")
    (tapped,) = [part for part in effect.walk() if isinstance(part, All)]
    assert any(isinstance(part, OtherThan) for part in tapped.walk())


def test_that_many_is_what_the_instruction_before_it_did() -> None:
    effect = effect_of("Sacrifice all creatures you control, then create that many 1/1 white Bird creature tokens.")
    assert isinstance(effect, Sequence)
    assert isinstance(effect.second, CreateToken)
    assert isinstance(effect.second.count, HowMany)


def test_that_many_of_nothing_is_refused() -> None:
    read = read_card(sorcery("You gain that much life."))
    assert isinstance(read, RefusedCard)
    assert "that much" in read.reason


def test_a_number_that_differs_for_each_player_is_refused() -> None:
    read = read_card(sorcery("Each player mills a card for each creature they control."))
    assert isinstance(read, RefusedCard)


def test_it_can_be_what_a_cost_speaks_of() -> None:
    read = read_card(artifact("{T}, Remove a charge counter from this artifact: It deals 1 damage to any target."))
    assert isinstance(read, Understood)
    damage = [part for part in read.definition.printed.abilities[0].walk() if isinstance(part, DealDamage)]
    assert len(damage) == 1


def test_loyalty_may_stand_in_brackets() -> None:
    walker = CardText("Ada, Weaver", "Legendary Planeswalker — Ada", "[+1]: Draw a card.", "{2}{U}", loyalty="3")
    read = read_card(walker)
    assert isinstance(read, Understood)
    assert card_text(read.definition) == "+1: Draw a card."


def test_what_a_token_has_is_part_of_it() -> None:
    effect = effect_of('Create a 1/1 green Snake creature token. It has "{T}: Add {G}."')
    assert isinstance(effect, CreateToken)
    assert len(effect.token.abilities) == 1


def test_digging_knows_how_many_and_where() -> None:
    effect = effect_of(SAID[6])
    assert isinstance(effect, Dig)
    assert (effect.take, effect.tapped, effect.at_random, effect.may) == (2, True, False, True)
