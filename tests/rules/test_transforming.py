"""Double-faced permanents that transform (CR 701.27, 701.28, 712)."""

from __future__ import annotations

import json

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import color_letters
from planechase.rules.language.word_errors import WrongField
from planechase.testing import ANN, BOB, Handle, Table, check_card
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    EXILED,
    INSTANT_CARD,
    PERMANENT,
    SORCERY_CARD,
    THIS,
    TRANSFORMED,
    YOURS,
    Step,
    activated,
    all_of,
    anthem,
    at_next,
    card,
    card_in_graveyard,
    comma_then,
    convert,
    create_copy_token,
    creature,
    destroy,
    double_faced,
    draw,
    enters_as_copy,
    exile,
    gain_life,
    gets,
    keyword,
    later,
    legendary_creature,
    loyal,
    planeswalker,
    put_onto_battlefield,
    remembered,
    subtype,
    target,
    transform,
    transforms,
    transforms_into,
    transforms_into_kind,
    turn_face_down,
    whenever,
)
from planechase.words.color_identity import color_identity
from planechase.words.plain_data import Unreadable, card_from_plain, card_to_plain
from planechase.writing import card_text

TARGET_CREATURE = target(CREATURE)
THE_CARD = remembered(EXILED, "it")

BOY = double_faced(
    card("Quiet Boy", "{1}{G}", creature("Human", 1, 2), activated("{0}", transform())),
    card(
        "Loud Beast",
        None,
        creature("Werewolf", 4, 5),
        keyword("trample"),
        activated("{0}", transform()),
        indicator="RG",
    ),
)
CRIER = double_faced(
    card("Crier", "{2}{W}", creature("Human", 2, 2), activated("{0}", transform())),
    card("Howler", None, creature("Wolf", 3, 3),
         whenever(transforms_into("Howler"), gain_life(5)), whenever(transforms(), gain_life(1)), indicator="R"),
)  # fmt: skip
PAGE = double_faced(
    card("Page", "{U}", creature("Human Wizard", 1, 1), activated("{0}", transform())),
    card("Burst", None, SORCERY_CARD, draw(1), indicator="U"),
)
HERO = double_faced(
    card("Hero", "{3}{R}", legendary_creature("Human", 3, 3),
         activated("{4}", comma_then(exile(THIS), put_onto_battlefield(
             THE_CARD, under_owner=True, returning=True, transformed=True)))),
    card("Hero, Ignited", None, planeswalker("Hero", 4), loyal(+1, draw(1)), indicator="R"),
)  # fmt: skip
MOON = card("Full Moon", "{G}", INSTANT_CARD, transform(all_of(CREATURE)))
TURN = card("Turn Over", "{G}", INSTANT_CARD, transform(TARGET_CREATURE))
SWITCH = card("Switch", "{G}", INSTANT_CARD, convert(TARGET_CREATURE))
TWIN = card("Twin Cast", "{U}", SORCERY_CARD, create_copy_token(TARGET_CREATURE))
MIRROR = card("Mirror Folk", "{U}", creature("Shapeshifter", 0, 1), enters_as_copy(CREATURE))
RISE = card("Rise Anew", "{B}", SORCERY_CARD,
            put_onto_battlefield(card_in_graveyard(CREATURE), returning=True, transformed=True))  # fmt: skip
COUNT = card("Counting House", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & TRANSFORMED, gets(2, 0)))
BLANK = card("Blank Face", "{U}", INSTANT_CARD, turn_face_down(TARGET_CREATURE))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def transformed(table: Table, definition: CardDefinition) -> Handle:
    """A permanent of Ann's with its back face up."""
    handle = table.battlefield(ANN, definition)
    table.hand(ANN, TURN)
    table.cast(ANN, "Turn Over", targets=[handle])
    table.resolve()
    return handle


def mine(table: Table) -> list[Handle]:
    """Ann's permanents."""
    return [Handle(table, permanent.id) for permanent in table.state.controlled_by(ANN)]


# ---------------------------------------------------------------------- the two faces


@pytest.mark.rule("712.8a", "712.8d")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "battlefield"])
def test_it_has_only_its_front_face_to_begin_with(table: Table, zone: str) -> None:
    found = getattr(table, zone)(ANN, BOY)
    assert (found.name, found.colors, found.power, found.mana_value) == ("Quiet Boy", "G", 1, 2)
    assert not found.has("trample")


@pytest.mark.rule("701.27a", "712.8e", "202.3b", "204.2")
def test_transformed_it_has_only_its_back_face_and_the_mana_value_of_its_front(table: Table) -> None:
    boy = transformed(table, BOY)
    assert (boy.name, boy.colors, boy.power, boy.toughness) == ("Loud Beast", "RG", 4, 5)
    assert boy.mana_value == 2
    assert boy.characteristics.mana_cost is None
    assert boy.has("trample")


@pytest.mark.rule("202.3b")
def test_other_effects_leave_it_the_mana_value_of_its_front(table: Table) -> None:
    boy = transformed(table, BOY)
    table.battlefield(ANN, card("Banner", "{W}", ENCHANTMENT_CARD, anthem(CREATURE, gets(1, 1))))
    assert (boy.power, boy.mana_value) == (5, 2)


@pytest.mark.rule("712.18", "701.27a")
def test_it_stays_the_same_object_and_turns_back(table: Table) -> None:
    boy = table.battlefield(ANN, BOY, counters={"+1/+1": 1})
    table.activate(ANN, boy)
    table.resolve()
    assert (boy.name, boy.power) == ("Loud Beast", 5)
    table.activate(ANN, boy)
    table.resolve()
    assert (boy.name, boy.power) == ("Quiet Boy", 2)


@pytest.mark.rule("712.8a", "400.7")
def test_it_leaves_as_its_front_face(table: Table) -> None:
    transformed(table, BOY)
    table.hand(ANN, card("Fall", "{B}", INSTANT_CARD, destroy(TARGET_CREATURE)))
    table.cast(ANN, "Fall", targets=["Loud Beast"])
    table.resolve()
    assert "Quiet Boy" in table.graveyard(ANN)


@pytest.mark.rule("701.27c")
def test_what_has_one_face_does_not_transform(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, TURN)
    table.cast(ANN, "Turn Over", targets=[bears])
    table.resolve()
    assert bears.name == "Grizzly Bears"


@pytest.mark.rule("701.27d", "712.10")
def test_nothing_transforms_into_a_sorcery(table: Table) -> None:
    page = transformed(table, PAGE)
    assert page.name == "Page"


@pytest.mark.rule("701.28a")
def test_converting_is_turning_over_too(table: Table) -> None:
    boy = table.battlefield(ANN, BOY)
    table.hand(ANN, SWITCH)
    table.cast(ANN, "Switch", targets=[boy])
    table.resolve()
    assert boy.name == "Loud Beast"


@pytest.mark.rule("701.27g")
def test_a_transformed_permanent_has_its_back_face_up(table: Table) -> None:
    table.battlefield(ANN, COUNT)
    front = table.battlefield(ANN, CRIER)
    boy = transformed(table, BOY)
    assert (boy.power, front.power) == (6, 2)


@pytest.mark.rule("712.16")
def test_it_cannot_be_turned_face_down(table: Table) -> None:
    boy = table.battlefield(ANN, BOY)
    table.hand(ANN, BLANK)
    table.cast(ANN, "Blank Face", targets=[boy])
    table.resolve()
    assert boy.name == "Quiet Boy"


# ---------------------------------------------------------------------- once for each ability


@pytest.mark.rule("701.27f")
def test_two_activations_of_its_own_ability_turn_it_over_once(table: Table) -> None:
    boy = table.battlefield(ANN, BOY)
    table.activate(ANN, boy)
    table.activate(ANN, boy)
    table.resolve()
    assert boy.name == "Loud Beast"
    table.resolve()
    assert boy.name == "Loud Beast"


@pytest.mark.rule("701.27f")
def test_spells_of_others_turn_it_over_each_time(table: Table) -> None:
    boy = table.battlefield(ANN, BOY)
    table.hand(ANN, TURN, TURN)
    table.activate(ANN, boy)
    table.cast(ANN, "Turn Over", targets=[boy])
    table.cast(ANN, "Turn Over", targets=[boy])
    table.resolve()
    assert boy.name == "Loud Beast"
    table.resolve()
    assert boy.name == "Quiet Boy"
    table.resolve()
    assert boy.name == "Quiet Boy"


@pytest.mark.rule("701.27f")
def test_a_delayed_ability_counts_from_when_it_was_created(table: Table) -> None:
    sleeper = double_faced(
        card("Sleeper", "{W}", creature("Human", 1, 1), activated("{0}", later(at_next(Step.END), transform()))),
        card("Waker", None, creature("Human", 2, 2), indicator="W"),
    )
    obj = table.battlefield(ANN, sleeper)
    table.activate(ANN, obj)
    table.resolve()
    table.hand(ANN, TURN)
    table.cast(ANN, "Turn Over", targets=[obj])
    table.resolve()
    table.go_to(Step.END)
    table.resolve()
    assert obj.name == "Waker"


@pytest.mark.rule("701.27a")
def test_a_delayed_ability_turns_over_what_has_stayed(table: Table) -> None:
    sleeper = double_faced(
        card("Sleeper", "{W}", creature("Human", 1, 1), activated("{0}", later(at_next(Step.END), transform()))),
        card("Waker", None, creature("Human", 2, 2), indicator="W"),
    )
    obj = table.battlefield(ANN, sleeper)
    table.activate(ANN, obj)
    table.resolve()
    table.go_to(Step.END)
    table.resolve()
    assert obj.name == "Waker"


# ---------------------------------------------------------------------- triggers


@pytest.mark.rule("701.27e")
def test_abilities_of_the_new_face_see_what_it_transforms_into(table: Table) -> None:
    crier = table.battlefield(ANN, CRIER)
    table.hand(ANN, TURN)
    table.cast(ANN, "Turn Over", targets=[crier])
    table.resolve(pause=True)
    assert table.decision is not None
    table.answer(ANN, table.decision.default())
    table.resolve_all()
    assert table.life(ANN) == 26


@pytest.mark.rule("701.27e", "701.28a")
def test_to_convert_into_something_is_to_transform_into_it(table: Table) -> None:
    crier = table.battlefield(ANN, CRIER)
    table.hand(ANN, SWITCH)
    table.cast(ANN, "Switch", targets=[crier])
    table.resolve_all()
    assert table.life(ANN) == 25


@pytest.mark.rule("701.27e")
def test_others_see_what_kind_it_transforms_into(table: Table) -> None:
    beastly = transforms_into_kind(PERMANENT & YOURS, CREATURE & ~subtype("Human"))
    hunter = card("Hunter", "{W}", creature("Human", 1, 1), whenever(beastly, gain_life(2)))
    table.battlefield(ANN, hunter)
    boy = table.battlefield(ANN, BOY)
    table.activate(ANN, boy)
    table.resolve_all()
    assert table.life(ANN) == 22
    table.activate(ANN, boy)
    table.resolve_all()
    assert table.life(ANN) == 22
    assert card_text(hunter) == (
        "Whenever a permanent you control transforms into a non-Human creature, you gain 2 life."
    )


# ---------------------------------------------------------------------- entering transformed


@pytest.mark.rule("712.14a", "306.5b")
def test_it_returns_transformed_and_enters_as_its_back_face(table: Table) -> None:
    hero = table.battlefield(ANN, HERO)
    table.activate(ANN, hero)
    table.resolve()
    found = table.find("Hero, Ignited")
    assert (found.types, found.counters, found.mana_value) == (["Planeswalker"], {"loyalty": 4}, 4)


@pytest.mark.rule("712.14a")
def test_a_card_with_one_face_stays_where_it_is_rather_than_enter_transformed(table: Table) -> None:
    table.graveyard(ANN, "Grizzly Bears")
    table.hand(ANN, RISE)
    table.cast(ANN, "Rise Anew", targets=["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" in table.graveyard(ANN)
    assert table.battlefield(ANN) == []


@pytest.mark.rule("712.14a")
def test_a_sorcery_does_not_enter_either(table: Table) -> None:
    table.graveyard(ANN, PAGE)
    table.hand(ANN, RISE)
    table.cast(ANN, "Rise Anew", targets=["Page"])
    table.resolve()
    assert table.battlefield(ANN) == []


# ---------------------------------------------------------------------- copies


@pytest.mark.rule("707.8", "202.3b", "712.9")
def test_a_copy_of_the_back_face_has_no_mana_value_and_does_not_transform(table: Table) -> None:
    boy = transformed(table, BOY)
    table.hand(ANN, MIRROR, MOON)
    table.will(ANN, "Loud Beast")
    table.cast(ANN, "Mirror Folk")
    table.resolve()
    (copy,) = [one for one in mine(table) if one.name == "Loud Beast" and one != boy]
    assert (copy.power, copy.mana_value) == (4, 0)
    table.cast(ANN, "Full Moon")
    table.resolve()
    assert (boy.name, copy.name) == ("Quiet Boy", "Loud Beast")


@pytest.mark.rule("707.8a")
@pytest.mark.parametrize("start", ["Quiet Boy", "Loud Beast"])
def test_a_token_copy_has_both_faces_and_the_same_one_up(table: Table, start: str) -> None:
    boy = transformed(table, BOY) if start == "Loud Beast" else table.battlefield(ANN, BOY)
    table.hand(ANN, TWIN, MOON)
    table.cast(ANN, "Twin Cast", targets=[boy])
    table.resolve()
    (token,) = [one for one in mine(table) if one != boy]
    assert (token.name, token.mana_value) == (start, 2)
    table.cast(ANN, "Full Moon")
    table.resolve()
    assert {boy.name, token.name} == {"Quiet Boy", "Loud Beast"} - {start}


@pytest.mark.rule("707.9b", "707.8a")
def test_what_is_different_of_a_token_copy_is_so_on_both_faces(table: Table) -> None:
    king = double_faced(
        card("King", "{W}", legendary_creature("Human", 2, 2)),
        card("King in Exile", None, legendary_creature("Human", 3, 1), indicator="B"),
    )
    hero = table.battlefield(ANN, king)
    odd = card("Odd Twin", "{U}", SORCERY_CARD, create_copy_token(TARGET_CREATURE, legendary=False))
    table.hand(ANN, odd, TURN)
    table.cast(ANN, "Odd Twin", targets=[hero])
    table.resolve()
    (token,) = [one for one in mine(table) if one != hero]
    table.cast(ANN, "Turn Over", targets=[token])
    table.resolve()
    assert (token.name, token.supertypes, hero.name) == ("King in Exile", [], "King")


@pytest.mark.rule("712.9", "712.18")
def test_a_double_faced_copy_of_something_else_turns_over_and_stays_the_copy(table: Table) -> None:
    clone = double_faced(
        card("Clay Man", "{1}{U}", creature("Shapeshifter", 0, 1), enters_as_copy(CREATURE)),
        card("Hard Man", None, creature("Golem", 7, 7), indicator="U"),
    )
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, clone, TURN)
    table.will(ANN, "Grizzly Bears")
    table.cast(ANN, "Clay Man")
    table.resolve()
    (copy,) = mine(table)
    table.cast(ANN, "Turn Over", targets=[copy])
    table.resolve()
    table.battlefield(ANN, COUNT)
    assert (copy.name, copy.power, bears.power) == ("Grizzly Bears", 4, 2)


# ---------------------------------------------------------------------- cards as such


@pytest.mark.rule("712.1")
def test_its_text_shows_both_faces() -> None:
    assert card_text(BOY) == "{0}: Transform this creature.\n//\nTrample\n{0}: Transform this creature."
    assert card_text(HERO).partition("\n")[0] == (
        "{4}: Exile Hero, then return it to the battlefield transformed under its owner's control."
    )
    assert BOY.type_line == "Creature — Human // Creature — Werewolf"


def test_it_can_be_checked_written_down_and_read_again() -> None:
    check_card(HERO)
    again = card_from_plain(json.loads(json.dumps(card_to_plain(BOY))))
    assert again.same_as(BOY)
    assert not again.same_as(CRIER)


def test_a_back_face_with_a_mana_cost_is_refused() -> None:
    with pytest.raises(WrongField):
        double_faced(BOY.faces[0], BOY.faces[0])
    written = card_to_plain(BOY)
    with pytest.raises(Unreadable):
        card_from_plain({**written, "faces": [card_to_plain(BOY.faces[0])] * 2})


@pytest.mark.rule("903.4")
def test_both_faces_have_a_part_in_the_color_identity() -> None:
    assert color_letters(color_identity(BOY)) == "RG"


@pytest.mark.rule("712.6")
def test_whoever_sees_it_sees_the_other_face_too(table: Table) -> None:
    boy = transformed(table, BOY)
    (shown,) = [one for one in table.view(BOB)["battlefield"] if one["id"] == boy.id]
    assert shown["other_face"]["name"] == "Quiet Boy"


def test_games_with_another_face_up_are_different_games(table: Table) -> None:
    boy = table.battlefield(ANN, BOY)
    fork = table.fork()
    assert fork.hash() == table.hash()
    table.activate(ANN, boy)
    table.resolve()
    assert fork.hash() != table.hash()
    assert mine(fork)[0].name == "Quiet Boy"
