"""Support, adapt, monstrosity, suspect, endure, blight, double, clash, fateseal, learn, and what is paid (CR 701)."""

import pytest

from planechase.rules.language.grammar import Cost, Effect
from planechase.testing import ANN, BOB, CAT, IllegalAnswer, Table, check_card, check_cards
from planechase.testing.errors import TableError
from planechase.vocabulary import (
    BLIGHTED,
    CLASH,
    CREATURE,
    EACH_OPPONENT,
    ENCHANTMENT_CARD,
    EVIDENCE,
    EVIDENCE_WAS_COLLECTED,
    FOOD,
    FORAGE,
    INSTANT_CARD,
    LEARN,
    MONSTROUS,
    SORCERY_CARD,
    SUSPECTED,
    TARGET_OPPONENT,
    TARGET_PLAYER,
    THIS,
    WON_THE_CLASH,
    YOURS,
    X,
    activated,
    adapt,
    all_of,
    anthem,
    becomes_monstrous,
    behold,
    blight,
    blight_cost,
    blights,
    card,
    clashes,
    collect_evidence,
    create,
    creature,
    damage,
    destroy,
    do_as_cost,
    do_if,
    double_counters,
    double_life,
    double_size,
    draw,
    endure,
    fateseal,
    gain_life,
    gets,
    is_the,
    lose_life,
    may,
    may_also_cost,
    monstrosity,
    no_longer_suspected,
    remembered,
    static,
    subtype,
    support,
    suspect,
    target,
    then,
    typed,
    was_beheld,
    when_enters,
    when_you_do,
    whenever,
)

ANY = target(CREATURE)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def do(table: Table, effect: Effect, *answers: object, targets: list[object] | None = None) -> None:
    """Ann casts a spell that does this, and answers what she is asked."""
    table.hand(ANN, card("Deed", "{1}", INSTANT_CARD, effect))
    table.cast(ANN, "Deed", targets=targets or [])
    table.will(ANN, *answers)
    table.resolve()


# ---------------------------------------------------------------------- counters


@pytest.mark.rule("701.41a")
def test_support_puts_a_counter_on_each_of_some_targets(table: Table) -> None:
    bears, angel, wall = table.battlefield(ANN, "Grizzly Bears", "Serra Angel", "Wall of Blossoms")
    do(table, support(2), targets=[bears, angel])
    assert (bears.counters, angel.counters, wall.counters) == ({"+1/+1": 1}, {"+1/+1": 1}, {})


@pytest.mark.rule("701.41a")
def test_a_permanent_supports_only_others(table: Table) -> None:
    captain = card("Captain", "{1}", creature("Soldier", 1, 1), activated("{1}", support(2)))
    one, bears = table.battlefield(ANN, captain), table.battlefield(ANN, "Grizzly Bears")
    with pytest.raises(TableError, match="left over"):
        table.fork().activate(ANN, "Captain", targets=["Captain"])
    table.activate(ANN, one, targets=[bears])
    table.resolve()
    assert bears.counters == {"+1/+1": 1}
    assert table.text(captain) == "{1}: Support 2."


@pytest.mark.rule("701.46a")
def test_adapt_works_only_without_counters(table: Table) -> None:
    one = table.battlefield(ANN, card("Newt", "{1}", creature("Salamander", 1, 1), activated("{1}", adapt(2))))
    for _ in range(2):
        table.activate(ANN, one)
        table.resolve()
    assert one.counters == {"+1/+1": 2}
    table.counters(one, "+1/+1", 0)
    table.activate(ANN, one)
    table.resolve()
    assert one.counters == {"+1/+1": 2}


MONSTER = card(
    "Hydra",
    "{1}",
    creature("Hydra", 2, 2),
    activated("{X}", monstrosity(X)),
    whenever(becomes_monstrous(), damage(X, TARGET_PLAYER)),
    anthem(CREATURE & MONSTROUS, gets(0, 1)),
)


@pytest.mark.rule("701.37a", "701.37b", "701.37c")
def test_it_becomes_monstrous_once_and_other_abilities_know_x(table: Table) -> None:
    hydra = table.battlefield(ANN, MONSTER)
    assert hydra.toughness == 2
    table.activate(ANN, hydra, x=3)
    table.will(ANN, BOB)
    table.resolve()
    table.resolve()
    assert (hydra.power, hydra.toughness, table.life(BOB)) == (5, 6, 17)
    table.activate(ANN, hydra, x=2)
    table.resolve()
    assert (hydra.power, table.life(BOB), table.stack) == (5, 17, [])


@pytest.mark.rule("701.37b")
def test_monstrous_is_neither_copied_nor_kept(table: Table) -> None:
    hydra = table.battlefield(ANN, MONSTER)
    table.activate(ANN, hydra, x=1)
    table.will(ANN, BOB)
    table.resolve_all()
    fork = table.fork()
    assert fork.find("Hydra").toughness == 4
    again = card("Again", "{1}", INSTANT_CARD, do_if(is_the(THIS, MONSTROUS), draw(1)))
    assert table.text(again) == "If Again is monstrous, draw a card."
    assert table.text(MONSTER).split("\n")[:2] == [
        "{X}: Monstrosity X.",
        "When this creature becomes monstrous, it deals X damage to target player.",
    ]


@pytest.mark.rule("701.63a")
@pytest.mark.parametrize("counters", [True, False])
def test_it_endures_with_counters_or_a_spirit(table: Table, counters: bool) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    do(table, endure(target(CREATURE & YOURS), 3), "3 +1/+1 counters" if counters else "3/3 Spirit", targets=[bears])
    assert bears.counters == ({"+1/+1": 3} if counters else {})
    assert table.on_battlefield("Spirit Token") is not counters
    if not counters:
        assert (table.find("Spirit Token").power, table.find("Spirit Token").toughness) == (3, 3)


@pytest.mark.rule("701.63b")
def test_enduring_0_does_nothing(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    do(table, endure(target(CREATURE & YOURS), 0), targets=[bears])
    assert table.battlefield(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("701.68a", "701.68c", "701.68d")
def test_opponents_blight_creatures_of_their_own(table: Table) -> None:
    table.battlefield(ANN, card("Rot", "{1}", ENCHANTMENT_CARD, whenever(blights(EACH_OPPONENT), gain_life(1))))
    mine, (one, other) = table.battlefield(ANN, "Serra Angel"), table.battlefield(BOB, "Serra Angel", "Serra Angel")
    table.will(BOB, other)
    do(table, then(blight(2, EACH_OPPONENT), gain_life(1)))
    table.resolve_all()
    assert (mine.counters, one.counters, other.counters, table.life(ANN)) == ({}, {}, {"-1/-1": 2}, 22)


@pytest.mark.rule("701.68b")
def test_who_has_no_creature_cannot_choose_to_blight(table: Table) -> None:
    rot = card("Rotten", "{1}", ENCHANTMENT_CARD, activated(blight_cost(1), draw(1)))
    table.battlefield(ANN, rot)
    assert not table.can_activate(ANN, "Rotten")
    do(table, may(blight(1), then=draw(1)))
    assert table.hand(ANN) == []
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, "Rotten")
    assert bears.counters == {"-1/-1": 1}
    do(table, then(blight(1), destroy(remembered(BLIGHTED, "the blighted creature"))))
    assert not bears.exists


# ---------------------------------------------------------------------- suspect


@pytest.mark.rule("701.60a", "701.60c")
def test_a_suspected_creature_has_menace_and_cannot_block(table: Table) -> None:
    bears, angel = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(ANN, "Serra Angel")
    do(table, suspect(ANY), targets=[bears])
    assert "menace" in bears.keywords
    table.attack(ANN, {angel: BOB}, pause=True)
    with pytest.raises(IllegalAnswer):
        table.block(BOB, {bears: angel})


@pytest.mark.rule("701.60a", "701.60d")
def test_it_is_suspected_once_until_it_is_no_longer(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, card("Watch", "{1}", ENCHANTMENT_CARD, anthem(CREATURE & SUSPECTED, gets(1, 0))))
    for _ in range(2):
        do(table, suspect(ANY), targets=[bears])
    assert (bears.power, len(table.state.effects)) == (3, 1)
    do(table, no_longer_suspected(ANY), targets=[bears])
    assert (bears.power, "menace" in bears.keywords, table.state.effects) == (2, False, [])


@pytest.mark.rule("701.60b")
def test_a_creature_that_comes_back_is_not_suspected(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    do(table, then(suspect(ANY), destroy(ANY)), targets=[bears])
    assert not bears.exists
    again = table.enters(BOB, "Grizzly Bears")
    assert "menace" not in again.keywords


# ---------------------------------------------------------------------- double


@pytest.mark.rule("701.10b", "701.10c")
def test_power_is_doubled_and_a_negative_one_too(table: Table) -> None:
    bears, angel = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    table.battlefield(ANN, card("Gloom", "{1}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, gets(-3, 0))))
    do(table, double_size(all_of(CREATURE & YOURS), True, True))
    assert (bears.power, bears.toughness, angel.power, angel.toughness) == (-2, 4, 2, 8)
    table.next_turn()
    assert (bears.power, angel.power) == (-1, 1)


@pytest.mark.rule("701.11b")
def test_power_is_tripled(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    do(table, double_size(ANY, triple=True), targets=[bears])
    assert (bears.power, bears.toughness) == (6, 2)


@pytest.mark.rule("701.10e")
def test_counters_are_doubled(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 2, "stun": 1})
    do(table, double_counters(ANY, "+1/+1"), targets=[bears])
    assert bears.counters == {"+1/+1": 4, "stun": 1}
    do(table, double_counters(ANY), targets=[bears])
    assert bears.counters == {"+1/+1": 8, "stun": 2}


@pytest.mark.rule("701.10d")
def test_life_is_doubled(table: Table) -> None:
    table.life(ANN, 7)
    do(table, double_life())
    assert table.life(ANN) == 14


# ---------------------------------------------------------------------- clash and fateseal


@pytest.mark.rule("701.30b", "701.30c", "701.30d")
@pytest.mark.parametrize(("mine", "theirs", "won"), [("Serra Angel", "Forest", True), ("Forest", "Island", False)])
def test_the_higher_mana_value_wins_a_clash(table: Table, mine: str, theirs: str, won: bool) -> None:
    table.battlefield(ANN, card("Arena", "{1}", ENCHANTMENT_CARD, whenever(clashes(won=True), gain_life(5))))
    table.battlefield(BOB, card("Ring", "{1}", ENCHANTMENT_CARD, whenever(clashes(), gain_life(1))))
    table.library(ANN, mine, "Swamp", only=True)
    table.library(BOB, theirs, "Swamp", only=True)
    table.will(BOB, [theirs])
    do(table, then(CLASH, do_if(WON_THE_CLASH, lose_life(3, EACH_OPPONENT))), [])
    table.resolve_all()
    assert (table.library(ANN), table.library(BOB)) == ([mine, "Swamp"], ["Swamp", theirs])
    assert (table.life(BOB), table.life(ANN)) == ((18, 25) if won else (21, 20))


@pytest.mark.rule("701.29a")
def test_fateseal_looks_at_an_opponents_library() -> None:
    table = Table(players=3, free_mana=True)
    table.library(CAT, "Forest", "Serra Angel", "Swamp", only=True)
    do(table, fateseal(2), CAT, ["Serra Angel"])
    assert table.library(CAT) == ["Forest", "Swamp", "Serra Angel"]


# ---------------------------------------------------------------------- learn


LESSON = card("Arithmetic", "{1}", typed("Sorcery — Lesson"), draw(1))


@pytest.mark.rule("701.48a")
def test_who_learns_discards_and_draws(table: Table) -> None:
    table.hand(ANN, "Forest")
    table.library(ANN, "Island")
    do(table, LEARN, "Forest")
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Island"], ["Forest", "Deed"])


@pytest.mark.rule("701.48a")
def test_or_takes_a_lesson_from_outside(table: Table) -> None:
    table.sideboard(ANN, LESSON, "Forest")
    table.hand(ANN, "Forest")
    do(table, LEARN, [], "Arithmetic")
    assert sorted(table.hand(ANN)) == ["Arithmetic", "Forest"]


# ---------------------------------------------------------------------- what is paid


def paying(cost: Cost) -> Effect:
    return may(do_as_cost(cost), then=draw(1))


@pytest.mark.rule("701.59a", "701.59b")
def test_evidence_is_worth_so_much_or_is_not_collected(table: Table) -> None:
    study = card("Study", "{1}", ENCHANTMENT_CARD, activated(collect_evidence(6), gain_life(1)))
    table.battlefield(ANN, study)
    table.graveyard(ANN, "Serra Angel", "Forest")
    assert not table.can_activate(ANN, "Study")
    table.graveyard(ANN, "Grizzly Bears", "Grizzly Bears")
    with table.refuses("mana values"):
        table.activate(ANN, "Study", choose=[["Serra Angel", "Forest"]])
    table.activate(ANN, "Study", choose=[["Serra Angel", "Grizzly Bears"]])
    assert sorted(table.graveyard(ANN)) == ["Forest", "Grizzly Bears"]
    assert sorted(table.exile(ANN)) == ["Grizzly Bears", "Serra Angel"]


@pytest.mark.rule("701.59a", "603.12")
def test_evidence_may_be_collected_while_something_resolves(table: Table) -> None:
    effect = when_you_do(may(do_as_cost(collect_evidence(4))), lose_life(2, TARGET_OPPONENT), EVIDENCE)
    do(table, effect)
    assert table.stack == []
    table.graveyard(ANN, "Serra Angel")
    do(table, effect, True, ["Serra Angel"], BOB)
    table.resolve_all()
    assert table.life(BOB) == 18


@pytest.mark.rule("701.59c", "601.2b")
def test_a_spell_knows_whether_evidence_was_collected(table: Table) -> None:
    sleuth = card(
        "Sleuth",
        "{1}",
        creature("Human", 1, 1),
        static(may_also_cost(collect_evidence(4))),
        when_enters(draw(1), EVIDENCE_WAS_COLLECTED),
    )
    assert table.text(sleuth).split("\n") == [
        "As an additional cost to cast this spell, you may collect evidence 4.",
        "When this creature enters, if evidence was collected, draw a card.",
    ]
    table.graveyard(ANN, "Serra Angel")
    table.hand(ANN, sleuth, sleuth)
    table.cast(ANN, "Sleuth", pay=["additional"])
    table.resolve_all()
    assert (table.exile(ANN), len(table.hand(ANN))) == (["Serra Angel"], 2)
    table.cast(ANN, "Sleuth")
    table.resolve_all()
    assert len(table.hand(ANN)) == 1


@pytest.mark.rule("701.4a", "701.4b")
@pytest.mark.parametrize("where", ["hand", "battlefield"])
def test_what_is_beheld_is_shown_or_chosen(table: Table, where: str) -> None:
    breath = card(
        "Breath",
        "{1}",
        SORCERY_CARD,
        static(may_also_cost(behold(subtype("Angel")))),
        do_if(was_beheld(subtype("Angel")), draw(2)),
    )
    assert table.text(breath).split("\n") == [
        "As an additional cost to cast this spell, you may behold an Angel.",
        "If an Angel was beheld, draw two cards.",
    ]
    table.hand(ANN, breath)
    assert table.can_cast(ANN, "Breath")
    (table.hand if where == "hand" else table.battlefield)(ANN, "Serra Angel")
    table.cast(ANN, "Breath", pay=["additional"])
    table.resolve()
    assert len(table.hand(ANN)) == (3 if where == "hand" else 2)
    check_card(breath, games=1, limit=120)


@pytest.mark.rule("701.61a")
def test_one_forages_in_the_graveyard_or_with_food(table: Table) -> None:
    do(table, paying(FORAGE))
    assert table.hand(ANN) == []
    table.graveyard(ANN, "Forest", "Island")
    do(table, paying(FORAGE), True)
    assert len(table.hand(ANN)) == 1
    do(table, create(FOOD))
    do(table, paying(FORAGE), True)
    assert (len(table.hand(ANN)), table.battlefield(ANN)) == (2, [])


# ---------------------------------------------------------------------- texts


SPOKEN: list[tuple[Effect, str]] = [
    (support(2), "Support 2."),
    (endure(ANY, 2), "Target creature endures 2."),
    (blight(2), "Blight 2."),
    (blight(1, TARGET_OPPONENT), "Target opponent blights 1."),
    (suspect(ANY), "Suspect target creature."),
    (no_longer_suspected(ANY), "Target creature is no longer suspected."),
    (double_size(ANY), "Double target creature's power until end of turn."),
    (double_size(ANY, triple=True), "Triple target creature's power until end of turn."),
    (
        double_size(all_of(CREATURE & YOURS), True, True),
        "Double the power and toughness of all creatures you control until end of turn.",
    ),
    (double_counters(ANY, "+1/+1"), "Double the number of +1/+1 counters on target creature."),
    (double_counters(ANY), "Double the number of each kind of counter on target creature."),
    (double_life(), "Double your life total."),
    (double_life(TARGET_PLAYER), "Double target player's life total."),
    (then(CLASH, do_if(WON_THE_CLASH, draw(1))), "Clash with an opponent. If you win, draw a card."),
    (fateseal(2), "Fateseal 2."),
    (LEARN, "Learn."),
    (may(do_as_cost(collect_evidence(4)), then=draw(1)), "You may collect evidence 4. If you do, draw a card."),
    (paying(FORAGE), "You may forage. If you do, draw a card."),
]


@pytest.mark.parametrize(("effect", "text"), SPOKEN)
def test_how_it_reads(table: Table, effect: Effect, text: str) -> None:
    assert table.text(card("Spell", "{1}", INSTANT_CARD, effect)) == text


def test_all_that_is_read_can_be_played() -> None:
    check_cards(*(card(text, "{1}", INSTANT_CARD, effect) for effect, text in SPOKEN), games=1)
