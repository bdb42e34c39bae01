"""Several things said of one subject, conditions behind them, and how something enters; read, and played."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.state.decisions import DeclareBlockers, IllegalAnswer
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import card, creature

AURA = "Enchantment — Aura"
BIRD = card("Small Bird", "{U}", creature("Bird", 1, 1))

SAID_AGAIN = [
    "This creature can't block and can't be blocked.",
    "This creature can block only creatures with flying.",
    "This creature can't be blocked by more than one creature.",
    "This creature can't be blocked except by three or more creatures.",
    "This creature can't attack or block unless you control seven or more lands.",
    "This creature can't attack unless defending player controls a Swamp.",
    "This creature can't attack if defending player controls an untapped creature.",
    "This creature doesn't untap during your untap step if you control an Elf.",
    "Other Fish you control have haste and can't be blocked by Humans.",
    "As long as this creature is attacking alone, it can't be blocked.",
    "As long as your devotion to red and green is less than six, this creature isn't a creature.",
    "As long as this creature is in your graveyard and you control a Swamp, creatures you control have haste.",
    "This creature is all colors.",
    "This creature enters with a +1/+1 counter on it for each other creature you control.",
    "This creature enters with a +1/+1 counter on it if an opponent lost life this turn.",
    "This creature enters with X +1/+1 counters on it, where X is the number of Elves you control.",
    "Other multicolored creatures you control get +1/+0.",
]


@pytest.mark.parametrize("text", SAID_AGAIN)
def test_what_is_read_is_said_again(text: str) -> None:
    assert said(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "Enchanted creature can't attack or block, and its activated abilities can't be activated.",
        "Enchanted creature gets +1/+0 for each Swamp you control and has first strike.",
        "Enchanted creature gets +2/+2 and attacks each combat if able.",
        "Enchanted creature can't be blocked and has shroud.",
        "You control enchanted creature.",
    ],
)
def test_what_is_said_of_the_enchanted_creature_is_said_again(text: str) -> None:
    assert said(f"Enchant creature\n{text}", AURA) == f"Enchant creature\n{text}"


def test_the_subject_is_what_it_means_in_a_condition_behind_it() -> None:
    behind = "This creature has flying as long as it's untapped."
    assert said(behind) == "As long as this creature is untapped, it has flying."
    refused("Creatures you control have flying as long as it's untapped.")


def test_what_does_not_untap_in_your_untap_step_is_yours() -> None:
    assert said("Elves you control don't untap during your untap step.").startswith("Elves you control don't untap")
    refused("Elves don't untap during your untap step.")


@pytest.mark.rule("509.1b")
def test_what_stands_behind_the_last_noun_is_not_said_of_the_first() -> None:
    table = Table()
    runner = table.battlefield(ANN, read("This creature can't be blocked except by Birds and/or creatures with reach."))
    bird = table.battlefield(BOB, BIRD)
    table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, [runner])
    table.go_to("declare blockers step", pause=True)
    assert isinstance(table.decision, DeclareBlockers)
    assert list(table.decision.choices) == [bird.id]


@pytest.mark.rule("509.1b")
def test_a_creature_blocked_by_one_at_most_and_one_blocked_by_three_at_least() -> None:
    for text, refused_count, allowed in (
        ("This creature can't be blocked by more than one creature.", 2, 1),
        ("This creature can't be blocked except by three or more creatures.", 2, 3),
    ):
        table = Table()
        runner = table.battlefield(ANN, read(text))
        bears = [table.battlefield(BOB, "Grizzly Bears") for _ in range(3)]
        table.attack(ANN, [runner])
        table.go_to("declare blockers step", pause=True)
        with pytest.raises(IllegalAnswer, match="cannot be blocked by so"):
            table.block(BOB, dict.fromkeys(bears[:refused_count], runner))
        table.block(BOB, dict.fromkeys(bears[:allowed], runner))


@pytest.mark.rule("508.1c", "508.5")
def test_who_would_be_attacked_is_the_defending_player() -> None:
    table = Table(players=3)
    swimmer = table.battlefield(ANN, read("This creature can't attack unless defending player controls an Island."))
    table.battlefield(CAT, "Island")
    table.go_to("declare attackers step", pause=True)
    assert not table.can_attack(swimmer, BOB)
    assert table.can_attack(swimmer, CAT)


@pytest.mark.rule("113.6b")
def test_an_ability_that_says_so_works_in_the_graveyard() -> None:
    table = Table()
    text = "As long as this creature is in your graveyard and you control a Swamp, creatures you control have haste."
    table.graveyard(ANN, read(text))
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert not bears.has("haste")
    table.battlefield(ANN, "Swamp")
    assert bears.has("haste")


@pytest.mark.rule("700.5", "205.1a")
def test_what_is_no_creature_without_devotion() -> None:
    table = Table()
    god = table.battlefield(
        ANN,
        read(
            "As long as your devotion to red is less than three, this creature isn't a creature.",
            type_line="Enchantment Creature — God",
            cost="{R}{R}",
        ),
    )
    assert god.type_line == "Enchantment"
    table.battlefield(ANN, card("Spark", "{R}", creature("Elemental", 1, 1)))
    assert god.type_line == "Enchantment Creature — God"


@pytest.mark.rule("702.33d", "614.12")
@pytest.mark.parametrize(("kicked", "power"), [(False, 2), (True, 4)])
def test_counters_that_only_a_kicked_creature_enters_with(kicked: bool, power: int) -> None:
    table = Table(free_mana=True)
    kicker = "Kicker {2}\nIf this creature was kicked, it enters with two +1/+1 counters on it."
    table.hand(ANN, read(kicker))
    table.cast(ANN, "Invention", kicked=kicked)
    table.resolve()
    assert table.find("Invention").power == power


@pytest.mark.rule("506.5")
def test_a_creature_that_attacks_alone() -> None:
    for others, able in ((0, False), (1, True)):
        table = Table()
        runner = table.battlefield(ANN, read("This creature can't be blocked as long as it's attacking alone."))
        bears = [table.battlefield(ANN, "Grizzly Bears") for _ in range(others)]
        wall = table.battlefield(BOB, "Wall of Blossoms")
        table.attack(ANN, [runner, *bears])
        table.go_to("declare blockers step", pause=True)
        asked = table.decision
        assert (isinstance(asked, DeclareBlockers) and runner.id in asked.choices[wall.id]) is able
