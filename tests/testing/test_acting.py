"""Acting by names: which card, half, face, way, mode, target or ability is meant, and why something cannot be done."""

from __future__ import annotations

import pytest

from planechase.rules.turns.priority import Priority
from planechase.testing import ANN, BOB, Ambiguous, IllegalAnswer, NoSuchCard, Table, TableError, Unanswered
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    INSTANT_CARD,
    LAND_CARD,
    SORCERY_CARD,
    TIMES_KICKED,
    activated,
    add,
    add_any_color,
    artifact_creature,
    buyback,
    card,
    choose_modes,
    creature,
    damage,
    draw,
    evoke,
    flashback,
    gain_life,
    modal,
    multikicker,
    split,
    target,
    with_adventure,
)

BEAR = creature("Bear", 2, 2)
HALVES = split(
    card("Fire", "{R}", INSTANT_CARD, damage(1, ANY_TARGET)), card("Tea", "{1}{U}", SORCERY_CARD, gain_life(4))
)
TRAVELLER = with_adventure(card("Traveller", "{1}{G}", BEAR), card("Journey", "{U}", SORCERY_CARD, draw(1)))
TWO_FACES = modal(card("Door", "{1}", BEAR), card("Room", None, LAND_CARD, activated("{T}", add("{G}"))))
RETURNING = card("Returning", "{R}", INSTANT_CARD, gain_life(1), flashback("{4}"))
OFTEN = card("Often", "{1}", SORCERY_CARD, gain_life(TIMES_KICKED), multikicker("{1}"))
BOUGHT = card("Bought", "{1}", SORCERY_CARD, gain_life(1), buyback("{2}"))
FLEETING = card("Fleeting", "{5}", BEAR, evoke("{1}"))
CHOICE = card("Choice", "{1}", INSTANT_CARD, choose_modes((gain_life(1), gain_life(10), draw(1)), 1, 2))
BOLT = card("Bolt", "{R}", INSTANT_CARD, damage(3, ANY_TARGET))
TOOL = card(
    "Tool", "{1}", artifact_creature("Tool", 0, 3),
    activated("{1}", gain_life(1)), activated("{2}", draw(1)), activated("{T}", gain_life(5)),
)  # fmt: skip
SPRING = card("Spring", None, LAND_CARD, activated("{T}", add("{W}")), activated("{T}", add("{B}{B}")))
PRISM = card("Prism", None, LAND_CARD, activated("{T}", add_any_color()))


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def rich() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- which card, half or face


@pytest.mark.parametrize(
    ("named", "half"), [("Tea", None), ("tea", None), ("Fire // Tea", "Tea"), ("Fire // Tea", "TEA")]
)
def test_a_half_is_cast_by_its_name(rich: Table, named: str, half: str | None) -> None:
    rich.hand(ANN, HALVES)
    rich.cast(ANN, named, half=half)
    assert rich.stack == ["Tea"]
    rich.resolve()
    assert rich.life(ANN) == 24


def test_somebody_must_say_which_half(rich: Table) -> None:
    handle = rich.hand(ANN, HALVES)
    for card_ in ("Fire // Tea", handle):
        with pytest.raises(Ambiguous, match=r"Say which half of Fire // Tea, by half= one of \['Fire', 'Tea'\]"):
            rich.cast(ANN, card_)
    assert rich.why_not_cast(ANN, handle, half="Fire") is None
    rich.turn(BOB)
    assert rich.can_cast(ANN, handle, half="Fire")
    assert not rich.can_cast(ANN, handle, half="Tea")
    assert "main phase" in str(rich.why_not_cast(ANN, handle, half="Tea"))


@pytest.mark.rule("715.3")
def test_an_adventurer_card_is_itself_unless_the_adventure_is_named(rich: Table) -> None:
    rich.hand(ANN, TRAVELLER, TRAVELLER)
    rich.cast(ANN, "Journey")
    rich.resolve()
    assert (len(rich.hand(ANN)), rich.exile(ANN)) == (2, ["Traveller"])
    rich.cast(ANN, "Traveller")
    rich.resolve_all()
    assert rich.on_battlefield("Traveller")


@pytest.mark.rule("712.12")
def test_a_face_is_played_by_its_name(rich: Table) -> None:
    rich.hand(ANN, TWO_FACES, TWO_FACES)
    room = rich.play_land(ANN, "Room")
    assert (room.name, room.zone, room.is_a("Land")) == ("Room", "battlefield", True)
    with rich.refuses("not a land"):
        rich.play_land(ANN, "Door")
    rich.cast(ANN, "Door")
    rich.resolve()
    assert rich.battlefield(ANN) == ["Room", "Door"]


def test_equal_cards_are_one_and_different_ones_are_told_apart(rich: Table) -> None:
    rich.hand(ANN, BOLT, BOLT)
    rich.cast(ANN, "Bolt", targets=[BOB])
    spells = rich.on_stack()
    assert len(spells) == 1
    mine = rich.hand(ANN, card("Bolt", "{R}", INSTANT_CARD, gain_life(1)))
    rich.cast(ANN, mine)
    rich.resolve()
    assert rich.life(ANN) == 21


def test_of_equal_permanents_in_different_states_the_handle_is_needed(rich: Table) -> None:
    rich.battlefield(ANN, TOOL, counters={"+1/+1": 1})
    rich.battlefield(ANN, TOOL)
    with pytest.raises(Ambiguous, match=r"'Tool' could be any of: Tool #\d+ .*; Tool #\d+ .* Give the handle"):
        rich.activate(ANN, "Tool", 0)


def test_what_is_not_there_is_said_with_where_it_is_or_what_may_be_meant(table: Table) -> None:
    table.hand(BOB, BOLT)
    with pytest.raises(NoSuchCard, match=r"^Ann has no 'Bolt' to cast\. There is: Bolt #\d+ in Bob's hand\.$"):
        table.cast(ANN, "Bolt")
    table.hand(ANN, "Grizzly Bears")
    with pytest.raises(NoSuchCard, match=r"^Ann has no 'Grizly Bear' to play\. Did you mean 'Grizzly Bears'\?$"):
        table.play_land(ANN, "Grizly Bear")
    with pytest.raises(NoSuchCard, match=r"^Ann has no 'Xyzzy' to cast\.$"):
        table.cast(ANN, "Xyzzy")
    table.graveyard(ANN, *[BOLT] * 5)
    with pytest.raises(NoSuchCard) as refused:
        table.cast(ANN, "Bolt")
    assert str(refused.value).count("Bolt #") == 3, "a few places are enough"


def test_a_handle_says_where_its_card_is(table: Table) -> None:
    mountain = table.battlefield(ANN, "Mountain")
    with table.refuses("Ann cannot cast Mountain: it is on the battlefield under Ann's control."):
        table.cast(ANN, mountain)
    assert (
        table.why_not_cast(ANN, mountain) == "Ann cannot cast Mountain: it is on the battlefield under Ann's control."
    )
    assert not table.can_cast(ANN, mountain)


# ---------------------------------------------------------------------- which way, and what for


def test_a_way_is_named_where_there_are_several(rich: Table) -> None:
    rich.hand(ANN, FLEETING)
    assert rich.can_cast(ANN, "Fleeting", way="evoke")
    with rich.refuses("Fleeting cannot be cast by 'dash' now. Ways to cast it: 'normally', 'evoke'."):
        rich.cast(ANN, "Fleeting", way="dash")
    assert not rich.can_cast(ANN, "Fleeting", way="dash")
    rich.cast(ANN, "Fleeting", way="evoke")
    rich.resolve_all()
    assert rich.graveyard(ANN) == ["Fleeting"]


def test_a_way_looks_for_the_card_that_can_be_cast_that_way(rich: Table) -> None:
    rich.hand(ANN, RETURNING)
    rich.graveyard(ANN, RETURNING)
    assert rich.can_cast(ANN, "Returning", way="flashback")
    rich.cast(ANN, "Returning", way="flashback")
    rich.resolve()
    assert (rich.hand(ANN), rich.graveyard(ANN), rich.exile(ANN)) == (["Returning"], [], ["Returning"])


def test_the_only_way_need_not_be_named(table: Table) -> None:
    table.graveyard(ANN, RETURNING)
    assert table.why_not_cast(ANN, "Returning") == "Ann cannot pay for Returning."
    table.lands(ANN, "Forest", 4)
    table.cast(ANN, "Returning")
    assert table.stack == ["Returning"]


def test_other_costs_are_paid_by_name(rich: Table) -> None:
    rich.hand(ANN, OFTEN, BOUGHT)
    rich.cast(ANN, "Often", kicked=3)
    rich.resolve()
    assert rich.life(ANN) == 23
    rich.cast(ANN, "Bought", pay=["buyback"])
    rich.resolve()
    assert rich.hand(ANN) == ["Bought"]
    rich.cast(ANN, "Bought")
    rich.resolve()
    assert rich.hand(ANN) == []


def test_what_is_not_asked_for_is_left_over_and_undone(rich: Table) -> None:
    rich.hand(ANN, BOLT, CHOICE)
    forest = rich.battlefield(ANN, "Forest")
    wrong: list[tuple[dict[str, object], str]] = [
        ({"targets": [BOB, ANN]}, "targets 0 is left over"),
        ({"targets": [BOB], "modes": [1]}, "modes 1 is left over"),
        ({"targets": [BOB], "x": 2}, "x 2 is left over"),
        ({"targets": [BOB], "kicked": True}, r"costs to pay 'kicker' is left over \(it may be that they cannot pay"),
        (
            {"targets": [BOB], "choose": ["Forest", forest]},
            "choose 'Forest', Forest is left over",
        ),
    ]
    before = rich.hash()
    for given, said in wrong:
        with pytest.raises(TableError, match=f"Bolt did not ask for everything you gave: {said}"):
            rich.cast(ANN, "Bolt", **given)  # type: ignore[arg-type]  # one argument or another
        assert (rich.hash(), rich.events, rich.stack) == (before, [], [])
    rich.cast(ANN, "Bolt", targets=[BOB], x=None, modes=[], choose=[])
    assert rich.stack == ["Bolt"]


def test_modes_in_any_order_and_alone(rich: Table) -> None:
    rich.hand(ANN, CHOICE, CHOICE)
    rich.cast(ANN, "Choice", modes=[1, 0])
    rich.resolve()
    assert rich.life(ANN) == 31
    rich.cast(ANN, "Choice", modes=[2])
    rich.resolve()
    assert len(rich.hand(ANN)) == 1


def test_a_mode_that_is_the_only_one_may_be_said_all_the_same(rich: Table) -> None:
    either = card("Either", "{1}", INSTANT_CARD, choose_modes((gain_life(1), damage(2, target(CREATURE)))))
    rich.hand(ANN, either, either)
    with pytest.raises(TableError, match="modes 1 is left over"):
        rich.cast(ANN, "Either", modes=[1])
    rich.cast(ANN, "Either", modes=[0])
    rich.cast(ANN, "Either")
    rich.resolve_all()
    assert rich.life(ANN) == 22


def test_targets_that_are_not_said_are_asked(rich: Table) -> None:
    rich.hand(ANN, BOLT)
    with pytest.raises(Unanswered, match=r"Or say it with the spell or ability: targets=, modes=, x="):
        rich.fork().cast(ANN, "Bolt")
    rich.cast(ANN, "Bolt", pause=True)
    rich.answer(ANN, BOB)
    assert rich.find("Bolt").targets == [BOB]


# ---------------------------------------------------------------------- mana


def test_a_call_says_otherwise_than_the_table(rich: Table, table: Table) -> None:
    rich.hand(ANN, BOLT)
    with rich.refuses("Ann cannot pay for Bolt. (Put lands on the battlefield, or use free_mana=True.)"):
        rich.cast(ANN, "Bolt", targets=[BOB], free_mana=False)
    assert not rich.can_cast(ANN, "Bolt", free_mana=False)
    assert rich.can_cast(ANN, "Bolt")
    table.hand(ANN, BOLT)
    assert table.can_cast(ANN, "Bolt", free_mana=True)
    assert not table.can_cast(ANN, "Bolt")
    table.cast(ANN, "Bolt", targets=[BOB], free_mana=True)
    assert (table.stack, table.mana(ANN)) == (["Bolt"], "")


def test_lent_mana_is_taken_back_and_ones_own_is_left(rich: Table) -> None:
    rich.mana(ANN, "{R}{G}")
    rich.hand(ANN, BOLT, BOLT)
    rich.cast(ANN, "Bolt", targets=[BOB])
    assert rich.mana(ANN) == "{R}{G}"
    with rich.refuses("legal target"):
        rich.cast(ANN, "Bolt", targets=["Nobody"])
    assert rich.mana(ANN) == "{R}{G}"
    rich.cast(ANN, "Bolt", pause=True)
    rich.answer(ANN, BOB)
    assert rich.mana(ANN) == "{R}{G}"


# ---------------------------------------------------------------------- abilities


def test_an_ability_is_meant_by_number_or_by_a_part_of_its_text(rich: Table) -> None:
    rich.battlefield(ANN, TOOL)
    rich.activate(ANN, "Tool", "DRAW")
    rich.resolve()
    assert (len(rich.hand(ANN)), rich.life(ANN)) == (1, 20)
    rich.activate(ANN, "Tool", 0)
    rich.resolve()
    assert rich.life(ANN) == 21
    rich.activate(ANN, "Tool", 2)
    rich.resolve()
    assert (rich.life(ANN), rich.find("Tool").tapped) == (26, True)


def test_an_ability_that_is_not_meant_clearly_is_refused(rich: Table) -> None:
    rich.battlefield(ANN, TOOL, "Forest")
    listed = r"0: \{1\}: You gain 1 life\.; 1: \{2\}: Draw a card\.; 2: \{T\}: You gain 5 life\."
    with pytest.raises(Ambiguous, match=f"Say which ability of Tool, by number or by a part of its text. {listed}"):
        rich.activate(ANN, "Tool")
    with pytest.raises(Ambiguous, match=f"'life' fits 2 abilities of Tool. {listed}"):
        rich.activate(ANN, "Tool", "life")
    with pytest.raises(Ambiguous, match="'fly' fits 0 abilities of Tool"):
        rich.activate(ANN, "Tool", "fly")
    for number in (3, -1):
        with pytest.raises(TableError, match=f"Tool has 3 such abilities; there is no number {number}"):
            rich.activate(ANN, "Tool", number)


def test_mana_abilities_are_apart(rich: Table) -> None:
    tool, forest = rich.battlefield(ANN, TOOL, "Forest")
    with pytest.raises(
        NoSuchCard, match=r"no 'Tool' with a mana ability here \(for the other kind, use table.activate\)"
    ):
        rich.tap_for_mana(ANN, "Tool")
    with pytest.raises(NoSuchCard, match=r"no 'Forest' with an activated ability here \(.* use table.tap_for_mana\)"):
        rich.activate(ANN, "Forest")
    with pytest.raises(TableError, match=r"Tool has no mana ability here\. For the other kind, use table\.activate\."):
        rich.tap_for_mana(ANN, tool)
    with pytest.raises(
        TableError, match=r"Forest has no activated .* here\. For the other kind, use table\.tap_for_mana"
    ):
        rich.activate(ANN, forest)
    bears = rich.battlefield(ANN, "Grizzly Bears")
    with pytest.raises(TableError, match=r"Grizzly Bears has no mana ability here\.$"):
        rich.tap_for_mana(ANN, bears)


def test_mana_is_made_as_a_test_chooses(table: Table) -> None:
    table.battlefield(ANN, SPRING, SPRING, PRISM)
    with pytest.raises(Ambiguous, match="Say which ability of Spring"):
        table.tap_for_mana(ANN, "Spring")
    assert table.tap_for_mana(ANN, "Spring", 1) == "{B}{B}"
    assert table.tap_for_mana(ANN, "Spring", "{W}") == "{W}{B}{B}"
    with table.refuses("cannot be paid"):
        table.tap_for_mana(ANN, "Spring", 0)
    assert table.tap_for_mana(ANN, "Prism", choose=["{U}"]) == "{W}{U}{B}{B}"


def test_of_several_those_that_are_ready_and_ones_own_come_first(rich: Table) -> None:
    theirs = rich.battlefield(BOB, TOOL)
    rich.battlefield(ANN, TOOL, tapped=True)
    ready = rich.battlefield(ANN, TOOL)
    rich.activate(ANN, "Tool", 2)
    assert (ready.tapped, theirs.tapped) == (True, False)
    alone = Table(free_mana=True)
    alone.battlefield(BOB, TOOL)
    assert alone.why_not_activate(ANN, "Tool", 0) == "Only Bob can activate abilities of Tool."
    assert not alone.can_activate(ANN, "Tool", 0)
    assert alone.can_activate(BOB, "Tool", 2)


def test_why_an_ability_cannot_be_activated(table: Table) -> None:
    tool = table.battlefield(ANN, TOOL, tapped=True)
    assert table.why_not_activate(ANN, "Tool", 2) is not None
    assert table.why_not_activate(ANN, tool, 0) == "Ann does not have the mana."
    table.lands(ANN, "Forest", 1)
    assert table.why_not_activate(ANN, "Tool", "gain 1") is None
    assert table.can_activate(ANN, tool, 0)
    assert not table.can_activate(ANN, "Tool", 1)
    table.graveyard(ANN, BOLT)
    assert "no 'Bolt' with an activated ability" in str(table.why_not_activate(ANN, "Bolt"))
    with pytest.raises(NoSuchCard, match="did you mean 'Tool'"):
        table.why_not_activate(ANN, "Toole")


def test_an_ability_is_a_handle_on_the_stack(rich: Table) -> None:
    pinger = card("Pinger", "{1}", creature("Wizard", 1, 1), activated("{1}", damage(1, target(CREATURE))))
    rich.battlefield(ANN, pinger)
    bears = rich.battlefield(BOB, "Grizzly Bears")
    first = rich.activate(ANN, "Pinger", targets=bears)
    second = rich.activate(ANN, "Pinger", targets="Pinger")
    assert (first.targets, [one.name for one in rich.on_stack()]) == ([bears], ["Pinger", "Pinger"])
    assert rich.on_stack() == [first, second]
    with rich.refuses("'Nobody' is not a legal target for Pinger"):
        rich.activate(ANN, "Pinger", targets=["Nobody"])
    assert rich.on_stack() == [first, second]
    with pytest.raises(TableError, match="Pinger did not ask for everything you gave: x 3 is left over"):
        rich.activate(ANN, "Pinger", targets=bears, x=3)
    rich.activate(ANN, "Pinger", pause=True)
    rich.answer(ANN, "Grizzly Bears")
    assert len(rich.on_stack()) == 3


def test_x_of_an_ability(table: Table) -> None:
    table.battlefield(ANN, card("Well", "{1}", BEAR, activated("{X}", gain_life(2))))
    table.lands(ANN, "Forest", 3)
    table.activate(ANN, "Well", x=2)
    assert [one.tapped for one in table.find_all("Forest", zone="battlefield")].count(True) == 2
    table.activate(ANN, "Well", x=5, free_mana=True)
    assert len(table.stack) == 2


# ---------------------------------------------------------------------- anything else


def test_actions_are_listed_in_words(table: Table) -> None:
    table.hand(ANN, HALVES, "Forest", TWO_FACES)
    table.lands(ANN, "Mountain", 2)
    table.battlefield(ANN, TOOL)
    assert table.actions(ANN) == [
        "pass", "play Forest", "play Room", "cast Fire", "cast Door", "activate Tool: {1}: You gain 1 life.",
        "activate Tool: {2}: Draw a card.", "activate Tool: {T}: You gain 5 life.", "tap Mountain for mana",
        "tap Mountain for mana",
    ]  # fmt: skip
    assert table.actions(BOB) == ["pass"]
    table.do(ANN, "play room")
    assert table.on_battlefield("Room", controller=ANN)
    assert not table.on_battlefield("Room", controller=BOB)


def test_what_is_done_by_description_must_be_clear(table: Table) -> None:
    table.battlefield(ANN, TOOL, *["Forest"] * 2)
    with pytest.raises(Ambiguous, match="'activate' could be any of: activate Tool"):
        table.do(ANN, "activate")
    with table.refuses("'fly' is nothing that can be done now.\nAnn is asked: You have priority."):
        table.do(ANN, "fly")
    table.do(ANN, "pass")
    assert table.has_priority == BOB
    assert isinstance(table.decision, Priority)
    table.do(BOB, table.decision.options[0])
    assert table.step.value == "beginning of combat"


def test_what_asks_something_may_pause(table: Table) -> None:
    table.hand(ANN, BOLT)
    table.lands(ANN, "Mountain", 1)
    with pytest.raises(Unanswered):
        table.fork().do(ANN, "cast Bolt")
    table.do(ANN, "cast Bolt", pause=True)
    assert "target" in table.question
    table.answer(ANN, "Ann")
    table.resolve()
    assert table.life(ANN) == 17


def test_a_land_is_played_by_who_may(table: Table) -> None:
    table.hand(BOB, "Forest")
    with table.refuses("main phase"):
        table.play_land(BOB, "Forest")
    assert table.has_priority == ANN
    with pytest.raises(NoSuchCard, match="Ann has no 'Forest' to play"):
        table.play_land(ANN, "Forest")
    forest = table.hand(ANN, "Forest")
    played = table.play_land(ANN, forest)
    assert (played.zone, played == forest.now, played.summoning_sick) == ("battlefield", True, False)
    bolt = table.hand(ANN, BOLT)
    with pytest.raises(IllegalAnswer, match="Bolt is not a land"):
        table.play_land(ANN, bolt)


def test_who_has_left_does_nothing() -> None:
    table = Table(3, free_mana=True)
    table.hand(BOB, BOLT)
    table.concede(BOB)
    with pytest.raises(TableError, match="Bob has left the game"):
        table.do(BOB, "pass")
    table.concede(ANN)
    with pytest.raises(TableError, match="The game is over"):
        table.do(ANN, "pass")
    with pytest.raises(TableError, match="The game is over"):
        table.pass_()
