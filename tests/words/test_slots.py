"""What a word keeps for another is declared: a card on which nothing keeps what is spoken of is refused."""

from __future__ import annotations

import pytest

from planechase.rules.language.grammar import Effect
from planechase.rules.language.slots import ObjectSlot, Slot
from planechase.rules.language.word import word
from planechase.rules.language.word_errors import NothingKept
from planechase.rules.state.decisions import Rule
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Table
from planechase.words import word_slots
from planechase.words.amounts import HowMany, SizeOf
from planechase.words.card import ARTIFACT_CARD, INSTANT_CARD, activated, anthem, card, creature, when_dies, when_enters
from planechase.words.conditions import Remembers
from planechase.words.cost_words import SacrificeCost
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import If, then, when_you_do
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.permanent_effects import destroy, sacrifice
from planechase.words.effects.zone_effects import Exile, PutOntoBattlefield, exile
from planechase.words.filters import CREATURE, ChosenColor
from planechase.words.plain_data import card_from_plain, card_to_plain
from planechase.words.replacements import AsEnters
from planechase.words.selections import ANY_TARGET, Linked, Remembered, target
from planechase.words.statics import gets, has

TARGET = target(CREATURE)
BACK = PutOntoBattlefield(Remembered(word_slots.EXILED, "it"), returning=True)
WHISTLED = ObjectSlot("whistled")


@word
class WhistleFor(Effect):
    """A word of one's own that says what it keeps."""

    reads = "whistle"
    writes = (WHISTLED,)

    def happen(self, game: State, by: Source) -> Rule[None]:
        by.remember(WHISTLED, (by.object_id,))
        return
        yield


@word
class HumFor(Effect):
    """A word of one's own that keeps something and does not say so."""

    reads = "hum"

    def happen(self, game: State, by: Source) -> Rule[None]:
        by.remember(WHISTLED, (by.object_id,))
        return
        yield


@pytest.mark.rule("608.2c")
def test_a_word_that_speaks_of_what_nothing_kept_is_refused_when_the_card_is_made() -> None:
    with pytest.raises(
        NothingKept, match=r"^Flicker: Remembered speaks of what was kept as 'exiled', but nothing before"
    ):
        card("Flicker", "{W}", INSTANT_CARD, BACK)


@pytest.mark.rule("608.2c")
def test_what_is_kept_only_afterwards_does_not_count() -> None:
    with pytest.raises(NothingKept, match="exiled"):
        card("Rekcilf", "{W}", INSTANT_CARD, then(BACK, exile(TARGET)))
    card("Flicker", "{W}", INSTANT_CARD, then(exile(TARGET), BACK))


@pytest.mark.rule("608.2c")
def test_a_word_does_not_find_what_it_is_about_to_keep() -> None:
    with pytest.raises(NothingKept, match="exiled"):
        card("Circle", "{W}", INSTANT_CARD, exile(Remembered(word_slots.EXILED, "it")))


def test_a_condition_and_a_number_need_what_they_speak_of_too() -> None:
    with pytest.raises(NothingKept, match="Remembers"):
        card("Gift", "{W}", INSTANT_CARD, If(Remembers(word_slots.SACRIFICED), draw(1)))
    with pytest.raises(NothingKept, match="HowMany"):
        card("Gift", "{W}", INSTANT_CARD, draw(HowMany(word_slots.SACRIFICED)))


@pytest.mark.rule("602.2b")
def test_what_was_paid_is_known_to_what_it_was_paid_for() -> None:
    size = SizeOf(Remembered(word_slots.SACRIFICED, "the sacrificed creature"))
    card("Fling Engine", "{1}", ARTIFACT_CARD, activated(SacrificeCost(CREATURE), damage(size, ANY_TARGET)))


@pytest.mark.rule("603.12")
def test_a_reflexive_ability_knows_what_was_done_before_it() -> None:
    size = damage(SizeOf(Remembered(word_slots.SACRIFICED, "it")), ANY_TARGET)
    card("Feast", "{1}", ARTIFACT_CARD, when_enters(when_you_do(sacrifice(CREATURE), size, word_slots.SACRIFICED)))


@pytest.mark.rule("113.2")
def test_an_ability_that_is_given_away_knows_nothing_of_the_text_that_gives_it() -> None:
    gift = Change(TARGET, (has(when_dies(BACK)),))
    with pytest.raises(NothingKept, match="exiled"):
        card("Second Life", "{W}", INSTANT_CARD, then(exile(target(CREATURE)), gift))


@pytest.mark.rule("607.2a", "607.2d")
def test_a_linked_ability_needs_the_one_it_is_linked_to() -> None:
    with pytest.raises(NothingKept, match=r"ChosenColor speaks of .*'color', but nothing on the same card keeps that"):
        card("Ghost", "{W}", creature("Spirit", 1, 1), anthem(CREATURE & ChosenColor(), gets(1, 1)))
    card(
        "Ghost",
        "{W}",
        creature("Spirit", 1, 1),
        anthem(CREATURE & ChosenColor(), gets(1, 1)),
        AsEnters(word_slots.COLOR),
    )
    with pytest.raises(NothingKept, match="exiled"):
        card("Jail", "{W}", ARTIFACT_CARD, when_enters(Exile(TARGET)),
             when_dies(PutOntoBattlefield(Linked(word_slots.EXILED_WITH_THIS))))  # fmt: skip


def test_a_word_of_ones_own_says_what_it_keeps() -> None:
    what = Remembered(WHISTLED, "it")
    table = Table(free_mana=True)
    dog = card("Whistler", "{W}", creature("Dog", 1, 1), when_enters(then(WhistleFor(), destroy(what))))
    table.hand(ANN, dog)
    table.cast(ANN, "Whistler")
    table.resolve_all()
    assert (table.graveyard(ANN), table.battlefield(BOB)) == (["Whistler"], [])
    with pytest.raises(NothingKept, match="name the slot in its `writes`"):
        card("Hummer", "{W}", creature("Dog", 1, 1), when_enters(then(HumFor(), destroy(what))))


def test_a_slot_goes_to_json_and_back() -> None:
    flicker = card("Flicker", "{W}", INSTANT_CARD, then(exile(TARGET), BACK))
    assert card_from_plain(card_to_plain(flicker)).printed.abilities == flicker.printed.abilities
    assert Slot("a") != ObjectSlot("a")
