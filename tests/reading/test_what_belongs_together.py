"""Words that two things could be said of, read and played: each belongs where its rule or its noun puts it."""

from __future__ import annotations

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, CAT, Table

BITE = "Target creature an opponent controls deals damage equal to its power to another target creature that player"
GRANT = "Target player gains control of target permanent you control."
EQUIPMENT = "Artifact — Equipment"
AURA = "Enchantment — Aura"


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def cast(table: Table, text: str, targets: object = (), kind: str = "Instant", **how: object) -> None:
    """Ann casts and resolves a spell with a text."""
    table.hand(ANN, read(text, name="Spell", type_line=kind))
    table.cast(ANN, "Spell", targets, **how)  # type: ignore[arg-type]
    table.resolve_all()


# ---------------------------------------------------------------------- targets in the order of the text


@pytest.mark.rule("601.2c")
def test_who_is_given_something_is_chosen_before_what_it_is(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, GRANT, [BOB, bears], "Sorcery")
    assert bears.controller == BOB


@pytest.mark.rule("601.2c", "115.1")
def test_what_deals_the_damage_is_chosen_before_what_is_dealt_it() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    elves = table.battlefield(BOB, "Llanowar Elves")
    others = table.battlefield(CAT, "Llanowar Elves")
    cast(table, f"{BITE} controls.", [bears, elves])
    assert (elves.exists, others.exists, table.graveyard(BOB)) == (False, True, ["Llanowar Elves"])


@pytest.mark.rule("601.2c", "701.3a")
def test_what_becomes_attached_is_chosen_first(table: Table) -> None:
    axe = table.battlefield(ANN, read("Equipped creature gets +1/+1.\nEquip {2}", "Axe", EQUIPMENT))
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, "Attach target Equipment you control to target creature you control.", [axe, bears])
    assert (axe.attached_to, bears.power) == (bears, 3)


@pytest.mark.rule("601.2c", "702.42a")
def test_entwined_modes_with_the_same_words_have_targets_of_their_own(table: Table) -> None:
    both = "Choose one —\n• Tap target permanent.\n• Untap target permanent.\nEntwine {1}"
    first, second = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Llanowar Elves", tapped=True)
    table.hand(ANN, read(both, name="Spell", type_line="Instant"))
    table.cast(ANN, "Spell", [first, second], pay=["entwine"])
    table.resolve()
    assert (first.tapped, second.tapped) == (True, False)


# ---------------------------------------------------------------------- what an adjective is said of


@pytest.mark.rule("601.2c", "109.2")
@pytest.mark.parametrize("behind", ["with flying", "with power 4 or greater"])
def test_what_only_a_creature_can_have_is_said_of_the_creature(table: Table, behind: str) -> None:
    text = f"Destroy target artifact, enchantment, or creature {behind}."
    sphere = table.battlefield(BOB, "Armillary Sphere")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, read(text, name="Spell", type_line="Instant"))
    with table.refuses("target"):
        table.cast(ANN, "Spell", [bears])
    table.cast(ANN, "Spell", [sphere])
    table.resolve()
    assert (sphere.exists, bears.exists) == (False, True)
    assert said(text, "Instant") == text


@pytest.mark.rule("109.2")
def test_an_adjective_before_the_first_noun_is_not_said_of_the_second(table: Table) -> None:
    text = "Destroy target enchanted creature or enchantment creature."
    bears = table.battlefield(BOB, "Grizzly Bears")
    fawn = table.battlefield(BOB, read("", "Fawn", "Enchantment Creature — Elk"))
    table.hand(ANN, read(text, name="Spell", type_line="Instant"))
    with table.refuses("target"):
        table.cast(ANN, "Spell", [bears])
    table.cast(ANN, "Spell", [fawn])
    table.resolve()
    assert not fawn.exists


@pytest.mark.rule("109.2")
@pytest.mark.parametrize("kinds", ["enchanted creature or enchantment creature", "artifact or creature with flying"])
def test_whose_they_are_is_said_of_both(table: Table, kinds: str) -> None:
    text = f"Untap target {kinds} you control."
    fawn = read("Flying", "Fawn", "Enchantment Creature — Elk")
    mine, theirs = table.battlefield(ANN, fawn, tapped=True), table.battlefield(BOB, fawn)
    table.hand(ANN, read(text, name="Spell", type_line="Instant"))
    with table.refuses("target"):
        table.cast(ANN, "Spell", [theirs])
    table.cast(ANN, "Spell", [mine])
    table.resolve()
    assert not mine.tapped
    assert said(text, "Instant") == text


@pytest.mark.rule("109.2")
def test_an_adjective_before_two_creature_types_is_said_of_both(table: Table) -> None:
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.hand(ANN, read("Destroy target tapped Bear or Elf creature.", name="Spell", type_line="Instant"))
    with table.refuses("target"):
        table.cast(ANN, "Spell", [elves])


# ---------------------------------------------------------------------- where an ability works


@pytest.mark.rule("113.6", "702.29c")
def test_one_of_two_moments_may_be_in_another_zone(table: Table) -> None:
    text = "When you cycle this card and when this creature dies, you gain 2 life.\nCycling {1}"
    card = read(text)
    table.hand(ANN, card)
    table.activate(ANN, "Invention")
    table.resolve_all()
    assert table.life(ANN) == 22  # it lies in the graveyard by now
    cat = table.battlefield(ANN, card)
    cast(table, "Destroy target creature.", [cat])
    assert table.life(ANN) == 24


@pytest.mark.rule("113.6", "601.2i")
def test_a_spell_may_trigger_as_it_is_cast_and_later_as_it_attacks(table: Table) -> None:
    card = read("When you cast this spell and whenever this creature attacks, you gain 2 life.")
    table.hand(ANN, card)
    table.cast(ANN, "Invention")
    assert table.stack == ["Invention", "Invention"]
    table.resolve_all()
    cat = table.battlefield(ANN, card)
    table.attack(ANN, {cat: BOB})
    table.resolve_all()
    assert table.life(ANN) == 24


@pytest.mark.rule("113.6m")
def test_what_returns_with_another_card_from_the_graveyard_works_there(table: Table) -> None:
    text = "{3}: Return this card and target land card from your graveyard to the battlefield tapped."
    table.graveyard(ANN, read(text), "Forest")
    cat = table.battlefield(ANN, read(text, name="Other"))
    assert not table.can_activate(ANN, cat)
    table.activate(ANN, "Invention", targets=["Forest"])
    table.resolve()
    assert sorted(table.battlefield(ANN)) == ["Forest", "Invention", "Other"]


@pytest.mark.rule("614.1c", "614.12")
def test_what_was_cast_from_the_hand_knows_it_as_it_enters(table: Table) -> None:
    text = "This creature enters with two -1/-1 counters on it if you cast it from your hand."
    card = read(text)
    big = read("Creatures you control get +3/+3.", name="Big", type_line="Enchantment")
    table.battlefield(ANN, big)
    table.hand(ANN, card)
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.find("Invention").counters == {"-1/-1": 2}
    assert table.enters(ANN, read(text, name="Second")).counters == {}


# ---------------------------------------------------------------------- who is meant


@pytest.mark.rule("509.1", "301.5")
@pytest.mark.parametrize("attacks", [True, False])
def test_what_the_equipped_creature_meets_is_that_creature(table: Table, attacks: bool) -> None:
    text = "Whenever equipped creature blocks or becomes blocked by a creature, destroy that creature.\nEquip {1}"
    mine = table.battlefield(ANN, "Grizzly Bears")
    theirs = table.battlefield(BOB, "Llanowar Elves")
    table.battlefield(ANN if attacks else BOB, read(text, "Stake", EQUIPMENT), attached_to=mine if attacks else theirs)
    table.attack(ANN, {mine: BOB})
    table.block(BOB, {theirs: mine})
    table.resolve_all()
    assert (mine.exists, theirs.exists) == (attacks, not attacks)


@pytest.mark.rule("301.5", "109.2")
def test_another_creature_is_another_than_the_equipped_one(table: Table) -> None:
    text = (
        "Whenever equipped creature attacks alone, it gets +1/+1 until end of turn for each other creature you control."
    )
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Llanowar Elves")
    table.battlefield(ANN, read(f"{text}\nEquip {{1}}", "Sigil", EQUIPMENT), attached_to=bears)
    table.attack(ANN, {bears: BOB})
    table.resolve()
    assert bears.power == 3


@pytest.mark.rule("303.4", "109.2")
def test_an_aura_speaks_of_another_creature_than_the_enchanted_one(table: Table) -> None:
    text = "As long as enchanted creature's controller controls another creature, enchanted creature has shroud."
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, read(f"Enchant creature\n{text}", "Destiny", AURA), attached_to=bears)
    assert not bears.has("shroud")
    table.battlefield(BOB, "Llanowar Elves")
    assert bears.has("shroud")


@pytest.mark.rule("603.2", "122.1")
def test_a_counter_is_put_on_the_creature_and_not_on_the_spell(table: Table) -> None:
    cat = table.battlefield(
        ANN, read("Whenever you cast a spell that targets this creature, put a +1/+1 counter on it.")
    )
    cast(table, "Untap target creature.", [cat])
    assert cat.power == 3


@pytest.mark.rule("109.5", "608.2h")
def test_its_controller_is_never_that_of_the_spell_that_says_so(table: Table) -> None:
    table.turn(BOB)
    table.hand(BOB, "Grizzly Bears")
    table.cast(BOB, "Grizzly Bears")
    text = "Counter target creature spell. Backlash deals damage equal to that spell's power to its controller."
    table.hand(ANN, read(text, "Backlash", "Instant"))
    table.cast(ANN, "Backlash", ["Grizzly Bears"])
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 18)


@pytest.mark.rule("608.2c")
def test_what_has_died_is_not_the_creature_that_gets_the_counter(table: Table) -> None:
    dies = (
        "Whenever a creature dealt damage by enchanted creature this turn dies, put a +1/+1 counter on that creature."
    )
    bears = table.battlefield(ANN, "Grizzly Bears")
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.battlefield(ANN, read(f"Enchant creature\n{dies}", "Embrace", AURA), attached_to=bears)
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {elves: bears})
    table.combat_damage()
    table.resolve_all()
    assert bears.power == 3
    refused("Whenever another creature dies, put a +1/+1 counter on that creature.")


@pytest.mark.rule("603.12")
def test_a_reflexive_ability_does_not_choose_that_creature_again() -> None:
    text = (
        "Create a Monster Role token attached to target creature you control. When you do, that creature fights up to "
    )
    refused(f"{text}one target creature you don't control.", "Sorcery")


# ---------------------------------------------------------------------- what happens later


@pytest.mark.rule("603.7a", "705.2")
def test_what_a_later_flip_decides_happens_then(table: Table) -> None:
    text = "Flip a coin at the beginning of the next end step. If you lose the flip, sacrifice that creature."
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.force_coins("tails")
    table.will(ANN, "heads")
    cast(table, f"Target creature you control gains flying until end of turn. {text}", [bears])
    assert bears.exists
    table.go_to("end step")
    table.resolve_all()
    assert not bears.exists


@pytest.mark.rule("603.7a")
def test_what_is_exiled_later_returns_only_then(table: Table) -> None:
    cat = table.battlefield(ANN, read(
        "Whenever this creature attacks, exile it at end of combat, then return it to the battlefield under your "
        "control."
    ))  # fmt: skip
    table.attack(ANN, {cat: BOB})
    table.resolve_all()
    assert cat.attacking == BOB
    table.go_to("end of combat")
    table.resolve_all()
    assert (cat.exists, table.battlefield(ANN)) == (False, ["Invention"])


@pytest.mark.rule("400.7", "603.7c")
def test_what_an_instruction_has_exiled_returns_by_any_name(table: Table) -> None:
    text = (
        "exile this creature. Return this creature to the battlefield under its owner's control at the beginning of the"
    )
    table.battlefield(ANN, read(f"Whenever another creature enters, {text} next end step."))
    table.enters(ANN, "Grizzly Bears")
    table.resolve_all()
    assert table.exile(ANN) == ["Invention"]
    table.go_to("end step")
    table.resolve_all()
    assert table.on_battlefield("Invention")
