"""The monarch (CR 725)."""

import pytest

from planechase.rules.state.steps import Step
from planechase.telling.log import Log
from planechase.testing import ANN, BOB, CAT, Table, check_cards
from planechase.vocabulary import (
    AN_OPPONENT,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    NO_MONARCH,
    SORCERY_CARD,
    TARGET_PLAYER,
    THAT_PLAYER,
    THE_MONARCH,
    YOU,
    YOURS,
    anthem,
    become_monarch,
    becomes_monarch,
    cant_become_monarch,
    card,
    do_if,
    draw,
    gain_life,
    gets,
    is_monarch,
    lose_life,
    whenever,
)

CROWN = card("Crown", "{W}", SORCERY_CARD, become_monarch(TARGET_PLAYER))
COURT = card("Court", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, gets(1, 1), only_if=is_monarch()))


def crown(table: Table, player: int) -> None:
    """Ann has somebody crowned."""
    table.hand(ANN, CROWN)
    table.cast(ANN, "Crown", targets=[player])
    table.resolve()


def monarchs(table: Table) -> list[int]:
    return [player["id"] for player in table.view()["players"] if "monarch" in player["designations"]]


@pytest.fixture
def table() -> Table:
    return Table(players=3, free_mana=True)


@pytest.mark.rule("725.1", "725.3")
def test_there_is_no_monarch_until_somebody_is_crowned_and_then_one(table: Table) -> None:
    assert monarchs(table) == []
    crown(table, BOB)
    assert monarchs(table) == [BOB]
    crown(table, ANN)
    assert monarchs(table) == [ANN]


@pytest.mark.rule("725.2")
def test_the_monarch_draws_a_card_at_the_beginning_of_their_end_step(table: Table) -> None:
    crown(table, ANN)
    table.go_to(Step.END, ANN)
    assert table.stack == ["the monarch's ability"]
    table.resolve()
    assert len(table.hand(ANN)) == 1
    table.go_to(Step.END, BOB)
    assert table.stack == []


@pytest.mark.rule("725.2", "113.8")
def test_the_draw_belongs_to_who_was_monarch_as_it_triggered(table: Table) -> None:
    crown(table, ANN)
    table.go_to(Step.END, ANN)
    table.hand(BOB, card("Usurp", "{W}", INSTANT_CARD, become_monarch()))
    table.cast(BOB, "Usurp")
    table.resolve_all()
    assert (len(table.hand(ANN)), monarchs(table)) == (1, [BOB])


@pytest.mark.rule("725.2")
def test_combat_damage_of_a_creature_takes_the_crown(table: Table) -> None:
    crown(table, BOB)
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.combat_damage()
    assert (monarchs(table), table.stack) == ([BOB], ["the monarch's ability"])
    assert table.on_stack()[0].controller == BOB
    table.resolve()
    assert monarchs(table) == [ANN]


@pytest.mark.rule("725.2")
def test_other_damage_and_damage_to_others_leave_the_crown_where_it_is(table: Table) -> None:
    crown(table, BOB)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    table.attack(ANN, {"Grizzly Bears": CAT})
    table.combat_damage()
    assert (monarchs(table), table.stack) == ([BOB], [])


@pytest.mark.rule("725.3", "603.2")
def test_who_is_the_monarch_already_does_not_become_it(table: Table) -> None:
    table.battlefield(ANN, card("Herald", "{W}", ENCHANTMENT_CARD, whenever(becomes_monarch(YOU), gain_life(2))))
    crown(table, ANN)
    assert table.stack == ["Herald"]
    table.resolve()
    crown(table, ANN)
    assert (table.stack, table.life(ANN)) == ([], 22)


@pytest.mark.rule("725.3")
def test_that_player_is_who_became_the_monarch(table: Table) -> None:
    envy = card("Envy", "{B}", ENCHANTMENT_CARD, whenever(becomes_monarch(AN_OPPONENT), lose_life(2, THAT_PLAYER)))
    table.battlefield(ANN, envy)
    crown(table, CAT)
    table.resolve()
    assert (table.life(BOB), table.life(CAT)) == (20, 18)


@pytest.mark.rule("725.4")
def test_the_active_player_becomes_the_monarch_when_the_monarch_leaves(table: Table) -> None:
    crown(table, BOB)
    table.concede(BOB)
    assert monarchs(table) == [ANN]
    table.go_to(Step.END, ANN)
    table.resolve()
    assert len(table.hand(ANN)) == 1


@pytest.mark.rule("725.4")
def test_the_next_in_turn_order_becomes_the_monarch_when_the_active_player_leaves(table: Table) -> None:
    crown(table, ANN)
    table.concede(ANN)
    assert monarchs(table) == [BOB]


@pytest.mark.rule("725.4")
def test_who_cannot_become_the_monarch_is_passed_over(table: Table) -> None:
    table.battlefield(BOB, card("Humility", "{W}", ENCHANTMENT_CARD, cant_become_monarch(YOU)))
    crown(table, BOB)
    assert monarchs(table) == []
    crown(table, ANN)
    table.concede(ANN)
    assert monarchs(table) == [CAT]


@pytest.mark.rule("725.4")
def test_the_game_goes_on_without_a_monarch_where_nobody_can_be(table: Table) -> None:
    for seat in (BOB, CAT):
        table.battlefield(seat, card("Humility", "{W}", ENCHANTMENT_CARD, cant_become_monarch(YOU)))
    crown(table, ANN)
    table.concede(ANN)
    assert monarchs(table) == []


@pytest.mark.rule("725.5", "604.2")
def test_what_is_so_for_the_monarch_is_so_while_they_are_it(table: Table) -> None:
    table.battlefield(ANN, COURT)
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert bears.power == 2
    crown(table, ANN)
    assert bears.power == 3
    crown(table, BOB)
    assert bears.power == 2


@pytest.mark.rule("725.1")
def test_a_card_may_ask_whether_there_is_a_monarch(table: Table) -> None:
    claim = card("Claim", "{W}", SORCERY_CARD, do_if(NO_MONARCH, become_monarch()))
    table.hand(ANN, claim, claim)
    table.cast(ANN, "Claim")
    table.resolve()
    assert monarchs(table) == [ANN]
    crown(table, BOB)
    table.cast(ANN, "Claim")
    table.resolve()
    assert monarchs(table) == [BOB]


@pytest.mark.rule("725.1")
def test_the_monarch_may_be_spoken_of(table: Table) -> None:
    tax = card("Tax", "{B}", SORCERY_CARD, lose_life(3, THE_MONARCH))
    table.hand(ANN, tax, tax)
    table.cast(ANN, "Tax")
    table.resolve()
    crown(table, CAT)
    table.cast(ANN, "Tax")
    table.resolve()
    assert [table.life(seat) for seat in (ANN, BOB, CAT)] == [20, 20, 17]


def test_the_log_and_the_view_tell_of_the_monarch(table: Table) -> None:
    log = Log()
    table.game.watch(log.watch)
    crown(table, BOB)
    assert "Bob becomes the monarch." in log.text()
    assert [one["text"] for one in table.view()["waiting"]] == [
        "At the beginning of the monarch's end step, that player draws a card.",
        "Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.",
    ]


def test_the_words_of_the_monarch_read_like_cards_and_hold_together(table: Table) -> None:
    envy = card("Envy", "{B}", ENCHANTMENT_CARD, whenever(becomes_monarch(AN_OPPONENT), lose_life(2, THAT_PLAYER)))
    claim = card("Claim", "{W}", SORCERY_CARD, do_if(NO_MONARCH, become_monarch()))
    herald = card("Herald", "{W}", ENCHANTMENT_CARD, whenever(becomes_monarch(YOU), draw(1)))
    modest = card("Humility", "{W}", ENCHANTMENT_CARD, cant_become_monarch(YOU))
    assert table.text(CROWN) == "Target player becomes the monarch."
    assert table.text(COURT) == "As long as you're the monarch, creatures you control get +1/+1."
    assert table.text(envy) == "Whenever an opponent becomes the monarch, that player loses 2 life."
    assert table.text(claim) == "If there is no monarch, you become the monarch."
    assert table.text(herald) == "Whenever you become the monarch, draw a card."
    assert table.text(modest) == "You can't become the monarch."
    check_cards(CROWN, COURT, envy, claim, herald, modest, games=1)
