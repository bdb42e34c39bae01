"""Who "that player" is, what "it" is behind a copy, and what a delayed ability is about, read and played."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import target

SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("603.10a", "608.2h")
def test_that_player_is_whoever_controlled_what_has_died(table: Table) -> None:
    table.battlefield(ANN, read("Whenever a creature an opponent controls dies, that player loses 5 life."))
    taken = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, read("Enchant creature\nYou control enchanted creature.", "Grip", "Enchantment — Aura"),
                      attached_to=taken)  # fmt: skip
    assert taken.controller == BOB
    table.hand(ANN, SLAY)
    table.cast(ANN, "Slay", targets=[taken])
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20, 15)


@pytest.mark.rule("608.2c", "608.2h")
def test_that_player_is_the_opponent_who_controls_the_target(table: Table) -> None:
    text = "When this creature enters, destroy target creature an opponent controls. That player loses 3 life."
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, theirs)
    table.enters(ANN, read(text))
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20, 17)


@pytest.mark.rule("118.12a")
def test_they_who_pay_are_those_whose_spell_it_is() -> None:
    text = "When you cast this spell, counter target spell an opponent controls unless they pay {2}."
    table = Table()
    table.hand(BOB, read("You gain 3 life.", "Mend", "Instant"))
    table.hand(ANN, read(f"Flash\n{text}", cost="{1}"))
    table.mana(BOB, "{C}{C}{C}")
    table.mana(ANN, "{C}")
    table.cast(BOB, "Mend")
    table.pass_(BOB)
    table.will(ANN, "Mend")
    table.cast(ANN, "Invention")
    table.always(BOB, True)
    table.resolve_all()
    assert table.life(BOB) == 23


def test_nobody_is_that_player_where_none_was_named() -> None:
    refused("When this creature leaves the battlefield, that player gains 3 life.")
    refused("When this creature enters, that player loses 1 life.")
    text = "Whenever this creature deals damage to a player, that player loses 1 life."
    assert said(text) == text


@pytest.mark.rule("707.2")
def test_what_became_a_copy_is_it_and_not_what_it_is_a_copy_of(table: Table) -> None:
    text = (
        "When this creature enters, tap target creature or land. If it's a creature, it becomes a copy of this "
        "creature. If it's a land, it becomes an Island in addition to its other types."
    )
    forest = table.battlefield(BOB, "Forest")
    table.will(ANN, forest)
    table.enters(ANN, read(text))
    table.resolve_all()
    assert forest.subtypes == {"Forest", "Island"}


@pytest.mark.rule("603.7")
def test_what_a_delayed_ability_does_is_not_known_before_it_happens() -> None:
    late = "Until end of turn, whenever a creature you control dies, exile the top card of your library."
    assert said(late, "Sorcery") == late
    refused(f"{late} You may play it this turn.", "Sorcery")
    text = "Create a 1/1 white Cat creature token. Exile it at the beginning of the next end step."
    assert said(text, "Sorcery") == text


@pytest.mark.rule("701.55a", "701.55d")
def test_who_faces_a_villainous_choice_is_that_player() -> None:
    text = (
        "When this creature enters, draw a card. Then each opponent faces a villainous choice — That player discards a "
        "card, or you may put a land card from your hand onto the battlefield."
    )
    table = Table(players=3, free_mana=True)
    carl = next(seat for seat in (0, 1, 2) if seat not in (ANN, BOB))
    table.hand(BOB, "Forest")
    table.hand(carl, "Forest")
    table.will(BOB, "You discard a card")
    table.will(carl, "Ann may put a land card from your hand onto the battlefield")
    table.will(ANN, [])
    table.enters(ANN, read(text))
    table.resolve_all()
    assert (table.hand(BOB), table.hand(carl)) == ([], ["Forest"])


def test_what_is_another_for_each_player_is_not_understood() -> None:
    refused("Each player gains control of all creatures they own.", "Sorcery")


@pytest.mark.rule("608.2d")
def test_of_two_things_both_must_be_there_for_what_follows(table: Table) -> None:
    text = "When this artifact enters, you may exile a Bear you control and a land you control. If you do, draw a card."
    table.battlefield(ANN, "Grizzly Bears")
    alone = table.fork()
    alone.enters(ANN, read(text, type_line="Artifact"))
    alone.resolve_all()
    assert (alone.hand(ANN), alone.exile(ANN)) == ([], [])
    table.battlefield(ANN, "Forest")
    table.always(ANN, True)
    table.enters(ANN, read(text, type_line="Artifact"))
    table.resolve_all()
    assert (len(table.hand(ANN)), sorted(table.exile(ANN))) == (1, ["Forest", "Grizzly Bears"])


@pytest.mark.rule("714.2b", "109.5")
def test_another_creature_is_another_than_the_saga(table: Table) -> None:
    text = "I — Another target creature you control gets +2/+2 until end of turn.\nII — Draw a card."
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.will(ANN, bears)
    table.enters(ANN, read(text, type_line="Enchantment Creature — Saga Cat"))
    table.resolve_all()
    assert bears.power == 4


@pytest.mark.rule("608.2c")
def test_what_is_attached_to_it_is_attached_to_the_target(table: Table) -> None:
    text = "{T}: Return another target permanent you control and all Auras attached to it to their owners' hands."
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(
        ANN, read("Enchant creature\nEnchanted creature has reach.", "Gift", "Enchantment — Aura"), attached_to=bears
    )
    table.activate(ANN, table.battlefield(ANN, read(text, type_line="Artifact")), targets=[bears])
    table.resolve()
    assert sorted(table.hand(ANN)) == ["Gift", "Grizzly Bears"]


@pytest.mark.rule("115.3", "701.66a")
def test_who_earthbends_twice_may_do_it_to_two_lands(table: Table) -> None:
    one, other = table.battlefield(ANN, "Forest", "Forest")
    table.will(ANN, one, other)
    table.enters(ANN, read("When this creature enters, earthbend 1, then earthbend 2."))
    table.resolve_all()
    assert (one.counter("+1/+1"), other.counter("+1/+1")) == (1, 2)


@pytest.mark.rule("400.7", "603.12")
def test_what_has_died_is_still_called_by_its_name(table: Table) -> None:
    text = "When this creature dies, each player mills a card. Then you may exile Invention. When you do, draw a card."
    mine = table.battlefield(ANN, read(text))
    table.hand(ANN, SLAY)
    table.will(ANN, True)
    table.cast(ANN, "Slay", targets=[mine])
    table.resolve_all()
    assert (table.exile(ANN), len(table.hand(ANN))) == (["Invention"], 1)


@pytest.mark.rule("608.2d")
def test_which_opponent_gains_control_is_chosen() -> None:
    table = Table(players=3)
    last = max(seat for seat in range(3) if seat != ANN)
    table.will(ANN, last)
    mine = table.enters(ANN, read("When this creature enters, an opponent gains control of it."))
    table.resolve_all()
    assert mine.controller == last


@pytest.mark.rule("608.2h", "707.2")
def test_what_was_exiled_is_copied_as_it_was(table: Table) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    table.will(BOB, "Grizzly Bears")
    copy = table.enters(BOB, read("You may have Mime enter as a copy of any creature on the battlefield.", "Mime"))
    text = "Exile target creature. Create a token that's a copy of that creature."
    table.hand(ANN, read(text, type_line="Instant"))
    table.cast(ANN, "Invention", targets=[copy])
    table.resolve()
    assert (table.exile(BOB), table.battlefield(ANN)) == (["Mime"], ["Grizzly Bears"])
