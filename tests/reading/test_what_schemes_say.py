"""What schemes say and other cards too: what a team does, what was changed, the rest, a time behind a statement."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.word import Word
from planechase.testing import ANN, BOB, CAT, SchemeTable, Table
from planechase.words.casual.scheme_words import ChoosePlayer
from planechase.words.conditions import Remembers
from planechase.words.effects.finding import Find, Search
from planechase.words.effects.flow import May
from planechase.words.effects.lasting_effects import MakeTrue
from planechase.words.history_words import Happened
from planechase.words.player_words import (
    EACH_PLAYER,
    TARGET_OPPONENT,
    WHOSE_STEP,
    ChosenPlayer,
    RememberedPlayers,
    UpToOneOpponent,
)
from planechase.words.selections import Remembered
from planechase.words.selections.pronouns import ThatTarget
from planechase.words.word_slots import CHANGED

THEIR_END = "At the beginning of your opponents' end step"
MOTION = "When you set this scheme in motion, "


def scheme(text: str, ongoing: bool = False) -> CardDefinition:
    return read(text, type_line="Ongoing Scheme" if ongoing else "Scheme", cost="")


def sorcery(text: str) -> CardDefinition:
    return read(text, type_line="Sorcery")


def parts(card: CardDefinition) -> list[Word]:
    return [part for ability in card.printed.abilities for part in ability.walk()]


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.fixture
def villain() -> SchemeTable:
    return SchemeTable(free_mana=True)


# ---------------------------------------------------------------------- what was changed


@pytest.mark.rule("611.2c", "608.2c")
def test_what_was_changed_is_spoken_of_afterwards(table: Table) -> None:
    mine = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    theirs = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.hand(ANN, sorcery("Creatures you control get +1/+1 until end of turn. Untap those creatures."))
    table.cast(ANN, "Invention")
    table.resolve()
    assert (mine.tapped, theirs.tapped, mine.power) == (False, True, 3)


@pytest.mark.rule("608.2c")
def test_where_nothing_was_changed_nobody_is_spoken_of(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    text = "All creatures lose flying until end of turn. Artifacts you control gain haste until end of turn. Tap them."
    table.hand(ANN, sorcery(text))
    table.cast(ANN, "Invention")
    table.resolve()
    assert not bears.tapped


# ---------------------------------------------------------------------- who is chosen, by whom


@pytest.mark.rule("608.2d")
def test_a_target_chooses_any_player(table: Table) -> None:
    text = "Target opponent chooses a player. The chosen player draws three cards."
    assert ChoosePlayer(EACH_PLAYER, who=TARGET_OPPONENT) in parts(sorcery(text))
    table.library(ANN, *["Forest"] * 3)
    table.hand(ANN, sorcery(text))
    table.cast(ANN, "Invention", [BOB])
    table.will(BOB, ANN)
    table.resolve()
    assert len(table.hand(ANN)) == 3


@pytest.mark.rule("607.2d")
def test_who_was_chosen_just_now_and_who_was_chosen_by_a_linked_ability() -> None:
    now = parts(read("Whenever this creature attacks, choose an opponent. The chosen player mills two cards."))
    assert any(isinstance(part, RememberedPlayers) for part in now)
    linked = (
        "As this creature enters, choose an opponent.\nWhenever this creature attacks, the chosen player mills a card."
    )
    assert ChosenPlayer() in parts(read(linked))


@pytest.mark.rule("102.3")
def test_whose_opponent_another_player_would_choose_is_refused() -> None:
    refused("Target opponent chooses an opponent. The chosen player loses 4 life.", "Sorcery")
    refused("Each player chooses a player. The chosen player loses 4 life.", "Sorcery")


# ---------------------------------------------------------------------- what a team does together


@pytest.mark.rule("805.4d")
def test_they_are_all_whose_step_it_is() -> None:
    found = parts(scheme(f"{THEIR_END}, they may sacrifice three artifacts. If they do, abandon this scheme.", True))
    assert any(isinstance(part, Remembers) and part.who == WHOSE_STEP for part in found)
    assert not any(isinstance(part, May) for part in found)
    found = parts(scheme(f"{THEIR_END}, if they cast three or more spells this turn, abandon this scheme.", True))
    assert any(isinstance(part, Happened) and part.who == WHOSE_STEP for part in found)


@pytest.mark.rule("805.4d")
def test_what_no_word_does_for_a_team_is_refused() -> None:
    refused(f"{THEIR_END}, they may draw a card.", "Ongoing Scheme")
    refused("At the beginning of each opponent's end step, they may tap any number of untapped creatures they control "
            "with total power 5 or greater. If they do, draw a card.", "Enchantment")  # fmt: skip


# ---------------------------------------------------------------------- the rest


@pytest.mark.rule("608.2d")
def test_one_is_spared_and_the_rest_is_taken(table: Table) -> None:
    bears, elves = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Llanowar Elves")
    text = "Choose up to two creatures. Target opponent chooses one of those creatures. Destroy the rest."
    table.hand(ANN, sorcery(text))
    table.cast(ANN, "Invention", [BOB])
    table.will(ANN, [bears, elves])
    table.will(BOB, bears)
    table.resolve()
    assert (table.battlefield(BOB), table.graveyard(BOB)) == (["Grizzly Bears"], ["Llanowar Elves"])


def test_nothing_is_left_over_where_nobody_chose() -> None:
    refused("Destroy the rest.", "Sorcery")
    refused("Choose up to two creatures. Target opponent chooses one of those creatures. Draw a card.", "Sorcery")
    refused(
        "Choose up to two creatures. Target opponent chooses one of those creatures. Destroy that creature.", "Sorcery"
    )


# ---------------------------------------------------------------------- another number for each


@pytest.mark.rule("120.4")
def test_each_is_dealt_damage_by_their_own_hand(table: Table) -> None:
    table.hand(BOB, "Forest", "Forest", "Forest")
    text = "Invention deals damage to each player equal to the number of cards in that player's hand."
    table.hand(ANN, sorcery(text), "Island")
    table.cast(ANN, "Invention")
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (19, 17)


@pytest.mark.rule("119.3", "608.2h")
def test_each_loses_life_by_what_they_have_themselves(table: Table) -> None:
    table.lands(ANN, "Swamp", 2)
    table.lands(BOB, "Swamp", 3)
    table.graveyard(BOB, "Grizzly Bears")
    table.library(BOB, "Forest", "Forest")
    swamps, dead = "2 life for each Swamp they control", "a card for each creature card in their graveyard"
    text = f"Each player loses {swamps}. Each player draws {dead}."
    table.hand(ANN, sorcery(text))
    table.cast(ANN, "Invention")
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (16, 14)
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (0, 1)


@pytest.mark.rule("101.4", "701.21a")
def test_each_keeps_so_many_and_sacrifices_the_rest(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears", "Forest")
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.battlefield(BOB, "Grizzly Bears", "Serra Angel", "Forest")
    angel = table.find("Serra Angel")
    table.hand(ANN, sorcery("Each player chooses two creatures they control, then sacrifices the rest."))
    table.cast(ANN, "Invention")
    table.will(BOB, [elves, angel])
    table.resolve()
    assert (len(table.battlefield(ANN)), table.graveyard(BOB)) == (2, ["Grizzly Bears"])


def test_up_to_so_many_are_kept() -> None:
    text = "Each opponent chooses up to three artifacts they control, then sacrifices the rest."
    assert said(text, "Sorcery") == text


@pytest.mark.rule("608.2c")
def test_what_is_counted_is_said_before(table: Table) -> None:
    table.lands(ANN, "Forest", 3)
    table.hand(ANN, sorcery("For each land you control, create a 1/1 green Cat creature token."))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.battlefield(ANN)[3:] == ["Cat Token"] * 3


def test_what_speaks_of_each_of_them_is_not_counted() -> None:
    refused("Destroy all creatures. For each creature destroyed this way, its controller draws a card.", "Sorcery")


# ---------------------------------------------------------------------- a time behind a statement


@pytest.mark.rule("402.2", "611.2")
def test_a_time_stands_behind_a_statement_about_players(table: Table) -> None:
    table.library(ANN, *["Forest"] * 9)
    table.hand(ANN, sorcery("Draw eight cards. You have no maximum hand size until your next turn."))
    table.cast(ANN, "Invention")
    table.resolve()
    table.next_turn()
    assert len(table.hand(ANN)) == 8


@pytest.mark.rule("611.2c")
def test_what_objects_become_is_no_such_statement() -> None:
    found = parts(sorcery("Creatures you control get +1/+0 until your next turn."))
    assert not any(isinstance(part, MakeTrue) for part in found)


@pytest.mark.rule("614.1a")
def test_more_damage_for_a_turn() -> None:
    text = "If a source you control would deal damage this turn, it deals that much damage plus 2 instead."
    assert said(text, "Sorcery") == text
    assert any(isinstance(part, MakeTrue) for part in parts(sorcery(text)))


@pytest.mark.rule("601.2f")
def test_spells_cost_less_for_a_turn() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 1)
    bears = read("Haste", name="Fast Cat", cost="{3}")
    free = read("Creature spells you cast this turn cost {2} less to cast.", type_line="Sorcery", cost="{0}")
    table.hand(ANN, free, bears)
    assert not table.can_cast(ANN, "Fast Cat")
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.can_cast(ANN, "Fast Cat")


# ---------------------------------------------------------------------- several targets that are players


@pytest.mark.rule("115.3")
def test_no_player_is_the_target_twice() -> None:
    one = "until your next turn, up to one target opponent can't attack with creatures, "
    apart = (
        "up to one target opponent can't cast artifact spells, and up to one target opponent can't cast land spells. "
    )
    first = UpToOneOpponent()
    second = UpToOneOpponent("second", other_than=(first,))
    third = UpToOneOpponent("third", other_than=(first, second))
    found = parts(scheme(f"{MOTION}{one}{apart}You can't choose any player as a target more than once."))
    assert {first, second, third} <= set(found)
    other = apart.replace("up to one target", "up to one other target").strip()
    assert {first, second, third} <= set(parts(scheme(f"{MOTION}{one}{other}")))
    refused(f"{MOTION}up to one other target opponent can't attack with creatures this turn.", "Scheme")


# ---------------------------------------------------------------------- what is found


@pytest.mark.rule("701.23d")
def test_so_many_cards_without_a_quality_must_be_found() -> None:
    found = parts(sorcery("Search your library for three cards, put them into your graveyard, then shuffle."))
    assert [(find.count, find.exactly) for find in found if isinstance(find, Find)] == [(3, True)]
    assert [search.up_to for search in found if isinstance(search, Search)] == [False]


@pytest.mark.rule("603.12")
def test_such_cards_were_among_those_revealed(table: Table) -> None:
    reveal = "Reveal the top two cards of your library and put them into your hand. "
    text = reveal + "When you reveal one or more creature cards this way, Invention deals 4 damage to target player."
    table.library(ANN, "Grizzly Bears", "Forest", "Forest", "Forest")
    table.hand(ANN, sorcery(text), "Island")
    table.cast(ANN, "Invention")
    table.will(ANN, BOB)
    table.resolve()
    table.resolve()
    assert (table.life(BOB), len(table.hand(ANN))) == (16, 3), "the Island and both cards"


@pytest.mark.rule("608.2c")
def test_a_process_is_repeated_as_a_whole(table: Table) -> None:
    text = (
        "Exile cards from the top of your library until you exile a creature card. Put that card onto the battlefield. "
        "Then if you control three or more creatures, repeat this process once."
    )
    table.battlefield(ANN, "Llanowar Elves", "Llanowar Elves")
    table.library(ANN, "Forest", "Grizzly Bears", "Forest", "Serra Angel", "Serra Angel")
    table.hand(ANN, sorcery(text))
    table.cast(ANN, "Invention")
    table.resolve()
    assert sorted(table.battlefield(ANN)) == ["Grizzly Bears", "Llanowar Elves", "Llanowar Elves", "Serra Angel"]


def test_where_it_is_not_clear_what_the_process_is_nothing_is_repeated() -> None:
    refused("You gain 3 life. Draw a card. Then if you control a Swamp, repeat this process once.", "Sorcery")


@pytest.mark.rule("701.17c")
def test_one_is_taken_from_among_what_was_milled(table: Table) -> None:
    table.library(ANN, "Grizzly Bears", "Forest", "Serra Angel")
    table.hand(ANN, sorcery("Mill two cards. You may put a creature card from among them into your hand."))
    table.graveyard(ANN, "Llanowar Elves")
    table.cast(ANN, "Invention")
    table.will(ANN, True)
    table.resolve()
    assert (table.hand(ANN), "Llanowar Elves" in table.graveyard(ANN)) == (["Grizzly Bears"], True)


def test_from_among_what_is_not_guessed() -> None:
    refused("Draw two cards. You may put a creature card from among them onto the battlefield.", "Sorcery")


# ---------------------------------------------------------------------- choices


@pytest.mark.rule("700.2a")
@pytest.mark.parametrize(("creatures", "hands"), [(1, 1), (2, 2)])
def test_both_modes_if_something_is_so(table: Table, creatures: int, hands: int) -> None:
    text = "Choose one. If you control two or more creatures, choose both instead.\n• Draw a card.\n• You gain 3 life."
    table.battlefield(ANN, *["Grizzly Bears"] * creatures)
    table.library(ANN, "Forest")
    table.hand(ANN, sorcery(text))
    if creatures == 1:
        table.cast(ANN, "Invention", modes=[0])
    else:
        table.cast(ANN, "Invention", modes=[0, 1])
    table.resolve()
    assert (len(table.hand(ANN)), table.life(ANN)) == (1, 20 if hands == 1 else 23)


@pytest.mark.rule("608.2d")
def test_one_of_those_who_are_tied(villain: SchemeTable) -> None:
    text = (
        f"{MOTION}this scheme deals damage equal to the number of lands you control to the opponent with the highest "
        "life total among your opponents. If two or more players are tied for highest life total, you choose one."
    )
    villain.lands(ANN, "Forest", 4)
    villain.will(ANN, CAT)
    villain.set_in_motion(scheme(text))
    villain.resolve()
    assert (villain.life(BOB), villain.life(CAT)) == (20, 16)


def test_of_several_it_must_be_said_who_is_meant() -> None:
    text = f"{MOTION}this scheme deals 3 damage to the opponent with the highest life total among your opponents."
    refused(text, "Scheme")


@pytest.mark.rule("607.2c")
def test_what_was_put_onto_the_battlefield_with_it(villain: SchemeTable) -> None:
    text = (
        "At the beginning of your upkeep, put target creature card from your graveyard onto the battlefield.\n"
        "When a creature put onto the battlefield with this scheme dies, abandon this scheme."
    )
    villain.graveyard(ANN, "Grizzly Bears")
    other = villain.battlefield(ANN, "Llanowar Elves")
    villain.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    villain.scheme(scheme(text, ongoing=True))
    villain.next_turn()
    villain.will(ANN, "Grizzly Bears")
    villain.go_to("upkeep", of=ANN)
    villain.resolve()
    villain.cast(ANN, "Lightning Bolt", [other])
    villain.resolve()
    assert villain.schemes == ["Invention"]
    villain.cast(ANN, "Lightning Bolt", ["Grizzly Bears"])
    villain.resolve()
    villain.resolve()
    assert villain.schemes == []


def test_what_was_changed_is_remembered_by_its_slot() -> None:
    found = parts(sorcery("Creatures you control gain menace until end of turn. They get +1/+0 until end of turn."))
    assert any(isinstance(part, Remembered) and part.slot == CHANGED for part in found)
    assert not any(isinstance(part, ThatTarget) for part in found)
