"""The table itself, with cards made here: a stranger's cards, of which the pool knows nothing."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import choose_and_sacrifice, draw
from planechase.rules.events.damage import DamageDealt, deal_damage
from planechase.rules.events.dice import flip_coin, roll
from planechase.rules.events.events import Event, SpellCast, StepBegins
from planechase.rules.language.abilities import ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import ARTIFACT, CREATURE, ENCHANTMENT, INSTANT, SORCERY
from planechase.rules.language.characteristics import CardDefinition, Characteristics
from planechase.rules.language.grammar import Aiming, Cost, Effect, Modal, Trigger
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AdditionalCost, AlternativeCost, TapSymbol
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.decisions import Confirm, Decision, Id, IllegalAnswer, Rule, ask
from planechase.rules.state.objects import Permanent, Zone
from planechase.rules.state.player import Player
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.testing import (
    ANN,
    BOB,
    CAT,
    DAN,
    Ambiguous,
    Gone,
    NoSuchAbility,
    NoSuchCard,
    PlanarTable,
    Table,
    TableError,
    Unanswered,
)

# ---------------------------------------------------------------------- a few words and cards


@word
class Anybody(Aiming):
    """Creatures and players."""

    least: int = 1
    most: int = 1
    shared: int = 0

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        return self.least, self.most

    def candidates(self, game: State, by: Source) -> list[Id]:
        creatures = [p.id for p in game.permanents() if game.chars(p).types & CREATURE]
        return creatures + [player.id for player in game.playing()]

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        return candidate in self.candidates(game, by)

    def divides(self, game: State, by: Source) -> int | None:
        return self.shared or None


@word
class Damage(Effect):
    reads = "this deals {amount} damage"
    amount: int
    targets: Anybody
    times_x: bool = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        shares = by.divisions.get(self.targets, {})
        amount = by.x if self.times_x else self.amount
        events = [DamageDealt(by.object_id, to, shares.get(to, amount)) for to in by.targets[self.targets]]
        yield from deal_damage(game, events)


@word
class DrawOne(Effect):
    reads = "draw a card"
    may: bool = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        if not self.may or (yield from ask(Confirm(by.controller, Purpose.MAY, "Draw a card?", by.object_id))):
            yield from draw(game, by.you(game))


@word
class OneOfThese(Modal):
    modes: tuple[Effect, ...]

    def options(self) -> tuple[Effect, ...]:
        return self.modes

    def how_many(self, game: State, by: Source) -> tuple[int, int]:
        return 1, 1


@word
class Upkeep(Trigger):
    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, StepBegins) and event.step is Step.UPKEEP and event.player == by.controller


@word
class Chance(Effect):
    reads = "trust to luck"

    def happen(self, game: State, by: Source) -> Rule[None]:
        rolled = yield from roll(game, by.you(game), 6)
        won = yield from flip_coin(game, by.you(game))
        for _ in range(rolled[0] if won else 0):
            yield from draw(game, by.you(game))


@word
class Kick(AdditionalCost):
    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(ManaCost.parse("{2}")),)

    def optional(self) -> str:
        return "kicker"


@word
class Offering(AdditionalCost):
    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (SacrificeCreature(),)


@word
class SacrificeCreature(Cost):
    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return bool(self._creatures(game, player))

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        yield from choose_and_sacrifice(game, player, 1, self._creatures(game, player))

    def _creatures(self, game: State, player: Player) -> list[Permanent]:
        return [p for p in game.controlled_by(player.id) if game.chars(p).types & CREATURE]


@word
class FromTheGrave(AlternativeCost):
    def name(self) -> str:
        return "flashback"

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(ManaCost.parse("{3}{R}")),)

    def zone(self) -> Zone:
        return Zone.GRAVEYARD


@word
class DrawIfKicked(Effect):
    reads = "draw two cards for each kick"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for _ in by.extra_costs:
            yield from draw(game, by.you(game), 2)


def spell(name: str, cost: str, effect: Effect, types: int = INSTANT) -> CardDefinition:
    return CardDefinition(Characteristics(name, ManaCost.parse(cost), 8, 0, types, abilities=(SpellAbility(effect),)))


GIANT = CardDefinition(
    Characteristics("Hill Giant", ManaCost.parse("{3}{R}"), 8, 0, CREATURE, frozenset({"Giant"}), 3, 3)
)
SHOCK = spell("Small Shock", "{R}", Damage(2, Anybody()))
FORKED = spell("Forked Shock", "{1}{R}", Damage(0, Anybody(1, 3, shared=3)), SORCERY)
BLAZE = spell("Small Blaze", "{X}{R}", Damage(0, Anybody(), times_x=True), SORCERY)
CHARM = spell("Small Charm", "{R}", OneOfThese((Damage(1, Anybody()), DrawOne())))
MAYBE = spell("Maybe", "{U}", DrawOne(may=True))
GAMBLE = spell("Gamble", "{R}", Chance())
KICKED = CardDefinition(
    Characteristics(
        "Kick It", ManaCost.parse("{U}"), 2, 0, INSTANT,
        abilities=(SpellAbility(DrawIfKicked()), StaticAbility((Kick(),), zones=(Zone.STACK,))),
    )
)  # fmt: skip
OFFERED = CardDefinition(
    Characteristics(
        "Small Offering", ManaCost.parse("{R}"), 8, 0, INSTANT,
        abilities=(SpellAbility(Damage(4, Anybody())), StaticAbility((Offering(),), zones=(Zone.STACK,))),
    )
)  # fmt: skip
AGAIN = CardDefinition(
    Characteristics(
        "Shock Again", ManaCost.parse("{R}"), 8, 0, INSTANT,
        abilities=(SpellAbility(Damage(2, Anybody())), StaticAbility((FromTheGrave(),), zones=(Zone.GRAVEYARD,))),
    )
)  # fmt: skip
PINGER = CardDefinition(
    Characteristics(
        "Pinger", ManaCost.parse("{2}{U}"), 2, 0, CREATURE, frozenset({"Wizard"}), 1, 1,
        abilities=(ActivatedAbility((TapSymbol(),), Damage(1, Anybody())),),
    )
)  # fmt: skip
ROD = CardDefinition(
    Characteristics(
        "Rod", ManaCost.parse("{2}"), 0, 0, ARTIFACT,
        abilities=(
            ActivatedAbility((PayMana(ManaCost.parse("{3}")), TapSymbol()), Damage(1, Anybody())),
            ActivatedAbility((PayMana(ManaCost.parse("{X}")),), DrawOne()),
        ),
    )
)  # fmt: skip
DAILY_PAPER = CardDefinition(
    Characteristics(
        "Daily Paper", ManaCost.parse("{1}"), 2, 0, ENCHANTMENT,
        abilities=(TriggeredAbility(Upkeep(), DrawOne()),),
    )
)  # fmt: skip


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def rich() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- setting up


def test_a_new_table_stands_in_anns_main_phase(table: Table) -> None:
    assert (table.active_player, table.step, table.has_priority) == (ANN, Step.PRECOMBAT_MAIN, ANN)
    assert [table.life(player) for player in (ANN, BOB)] == [20, 20]
    assert len(table.library(BOB)) == 10
    assert table.hand(ANN) == table.battlefield(ANN) == table.graveyard(ANN) == []
    assert table.result is None


@pytest.mark.parametrize("players", [2, 3, 8])
def test_two_to_eight_players(players: int) -> None:
    table = Table(players=players)
    table.next_turn()
    assert table.active_player == BOB
    assert len(table.state.players) == players


@pytest.mark.parametrize("players", [1, 17])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(TableError, match="two to 16 players"):
        Table(players=players)


def test_cards_go_where_they_are_put(table: Table) -> None:
    table.hand(ANN, "Grizzly Bears", SHOCK)
    table.graveyard(BOB, "Forest")
    table.exile(BOB, "Grizzly Bears", face_down=True)
    table.command(ANN, "Grizzly Bears")
    assert table.hand(ANN) == ["Grizzly Bears", "Small Shock"]
    assert table.zone(BOB, "graveyard") == ["Forest"]
    assert table.exile(BOB) == ["Grizzly Bears"]
    assert table.exile(ANN) == []
    assert table.command(ANN) == ["Grizzly Bears"]


def test_what_is_put_on_the_battlefield_has_been_there(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    fresh = table.battlefield(ANN, GIANT, summoning_sick=True)
    assert not bears.summoning_sick
    assert fresh.summoning_sick
    table.turn(ANN)
    assert fresh.summoning_sick, "setting the turn is not a turn that begins"


def test_a_permanent_as_the_test_wants_it(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True, damage=1, counters={"+1/+1": 2}, token=True, owner=BOB)
    assert (bears.power, bears.tapped, bears.damage, bears.is_token) == (4, True, 1, True)
    assert (bears.controller, bears.owner) == (ANN, BOB)
    table.untap("Grizzly Bears")
    assert not bears.tapped


def test_a_face_down_permanent_is_found_by_its_name(table: Table) -> None:
    hidden = table.battlefield(ANN, GIANT, face_down=True)
    assert table.find("Hill Giant") == hidden
    assert (hidden.power, hidden.toughness, hidden.name) == (2, 2, "Hill Giant")


def test_an_instant_cannot_be_on_the_battlefield(table: Table) -> None:
    with pytest.raises(TableError, match="that cannot be on the battlefield"):
        table.battlefield(ANN, SHOCK)


def test_libraries_are_stacked_from_the_top(table: Table) -> None:
    table.library(ANN, "Grizzly Bears", SHOCK)
    table.happen(lambda state: draw(state, state.players[ANN], 2))
    assert table.hand(ANN) == ["Grizzly Bears", "Small Shock"]


def test_drawing_from_an_empty_library_loses(table: Table) -> None:
    table.library(BOB, only=True)
    table.begin("draw step", of=BOB)
    assert table.winner == ANN


def test_setting_numbers(table: Table) -> None:
    assert table.life(BOB, 4) == 4
    assert table.poison(BOB, 9) == 9
    assert table.counters(ANN, "energy", 3) == 3
    assert table.mana(ANN, "{R}{2}") == "{R}{C}{C}"
    assert table.mana(BOB) == ""


def test_life_of_zero_loses_as_soon_as_the_game_goes_on(table: Table) -> None:
    table.life(BOB, 0)
    table.pass_()
    assert table.winner == ANN
    assert table.has_lost(BOB)
    with pytest.raises(TableError, match="The game is over"):
        table.life(BOB, 5)


def test_misspelt_names_get_a_hint(table: Table) -> None:
    with pytest.raises(NoSuchCard, match="did you mean 'Grizzly Bears'"):
        table.battlefield(ANN, "Grizly Bears")
    table.battlefield(ANN, "Grizzly Bears")
    with pytest.raises(NoSuchCard, match="did you mean 'Grizzly Bears'"):
        table.find("Grizly Bears")
    with pytest.raises(TableError, match="did you mean 'upkeep'"):
        table.go_to("upkeeep")
    with pytest.raises(TableError, match="did you mean 'graveyard'"):
        table.zone(ANN, "graveyrd")
    with pytest.raises(TableError, match="they are ANN, BOB"):
        table.life(CAT)


def test_names_may_be_written_in_any_case(table: Table) -> None:
    table.battlefield(ANN, "grizzly bears")
    assert table.find("GRIZZLY BEARS").name == "Grizzly Bears"


# ---------------------------------------------------------------------- handles


def test_a_handle_follows_its_object_and_then_says_where_it_went(rich: Table) -> None:
    bears = rich.battlefield(BOB, "Grizzly Bears")
    rich.hand(ANN, SHOCK)
    rich.cast(ANN, "Small Shock", targets=[bears])
    rich.resolve()
    assert not bears.exists
    assert bears.now.zone == "graveyard"
    with pytest.raises(Gone, match=r"it is in Bob's graveyard now; see \.now"):
        _ = bears.power
    assert repr(bears) == "<Grizzly Bears, gone>"


def test_a_token_that_is_gone_is_gone(rich: Table) -> None:
    token = rich.battlefield(BOB, "Grizzly Bears", token=True)
    rich.hand(ANN, SHOCK)
    rich.cast(ANN, SHOCK.name, targets=[token])
    rich.resolve()
    with pytest.raises(Gone, match="does not exist any more"):
        _ = token.now


def test_ambiguous_names_say_how_to_be_specific(rich: Table) -> None:
    rich.battlefield(ANN, "Grizzly Bears")
    theirs = rich.battlefield(BOB, "Grizzly Bears")
    rich.hand(ANN, SHOCK)
    with pytest.raises(Ambiguous, match=r"controller=\.\.\."):
        rich.find("Grizzly Bears")
    before = rich.hash()
    with pytest.raises(Ambiguous, match=r"table\.find"):
        rich.cast(ANN, "Small Shock", targets=["Grizzly Bears"])
    assert rich.hash() == before, "the spell was taken back"
    rich.cast(ANN, "Small Shock", targets=[rich.find("Grizzly Bears", controller=BOB)])
    rich.resolve()
    assert not theirs.exists


def test_of_equal_things_any_will_do(rich: Table) -> None:
    rich.battlefield(BOB, "Grizzly Bears", "Grizzly Bears")
    rich.hand(ANN, SHOCK)
    rich.cast(ANN, "Small Shock", targets="Grizzly Bears")
    rich.resolve()
    assert rich.battlefield(BOB) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- casting and activating


def test_mana_is_paid_from_the_lands(table: Table) -> None:
    lands = table.lands(ANN, "Mountain", 2)
    table.hand(ANN, SHOCK)
    spell = table.cast(ANN, "Small Shock", targets=[BOB])
    assert spell.zone == "stack"
    assert spell.targets == [BOB]
    assert sum(land.tapped for land in lands) == 1
    assert table.stack == ["Small Shock"]
    table.resolve()
    assert table.life(BOB) == 18


def test_free_mana_is_exactly_enough(table: Table) -> None:
    mountain = table.battlefield(ANN, "Mountain")
    table.hand(ANN, BLAZE)
    table.cast(ANN, "Small Blaze", targets=[BOB], x=4, free_mana=True)
    assert not mountain.tapped
    assert table.mana(ANN) == ""
    table.resolve()
    assert table.life(BOB) == 16


def test_what_cannot_be_paid_is_refused_with_a_hint(table: Table) -> None:
    table.hand(ANN, SHOCK)
    with table.refuses("free_mana=True"):
        table.cast(ANN, "Small Shock", targets=[BOB])
    assert table.why_not_cast(ANN, "Small Shock") == "Ann cannot pay for Small Shock."
    assert table.can_cast(ANN, "Small Shock", free_mana=True)
    assert table.mana(ANN) == ""


def test_an_illegal_target_is_refused_without_a_trace(rich: Table) -> None:
    rich.hand(ANN, SHOCK)
    rich.battlefield(BOB, "Forest")
    before = rich.hash()
    with rich.refuses("Forest' is not a legal target for Small Shock"):
        rich.cast(ANN, "Small Shock", targets=["Forest"])
    assert rich.hash() == before
    assert rich.hand(ANN) == ["Small Shock"]
    assert rich.events == []


def test_too_many_targets_are_noticed(rich: Table) -> None:
    rich.hand(ANN, SHOCK)
    with pytest.raises(TableError, match="is left over"):
        rich.cast(ANN, "Small Shock", targets=[BOB, ANN])
    assert rich.hand(ANN) == ["Small Shock"]


def test_divided_damage(rich: Table) -> None:
    bears, giant = rich.battlefield(BOB, "Grizzly Bears", GIANT)
    rich.hand(ANN, FORKED)
    rich.cast(ANN, "Forked Shock", targets=[bears, giant], divide={"Grizzly Bears": 2, "Hill Giant": 1})
    rich.resolve()
    assert not bears.exists
    assert giant.damage == 1


def test_modes_by_number(rich: Table) -> None:
    rich.hand(ANN, CHARM, CHARM)
    rich.cast(ANN, "Small Charm", modes=[1])
    rich.resolve()
    assert rich.life(BOB) == 20
    assert len(rich.hand(ANN)) == 2
    rich.cast(ANN, "Small Charm", modes=[0], targets=[BOB])
    rich.resolve()
    assert rich.life(BOB) == 19


def test_kicker_is_paid_only_when_asked_for(rich: Table) -> None:
    rich.hand(ANN, KICKED, KICKED)
    rich.cast(ANN, "Kick It")
    rich.resolve()
    assert len(rich.hand(ANN)) == 1
    rich.cast(ANN, "Kick It", kicked=True)
    rich.resolve()
    assert len(rich.hand(ANN)) == 2


def test_kicker_that_cannot_be_paid_is_noticed(table: Table) -> None:
    table.battlefield(ANN, "Island")
    table.hand(ANN, KICKED)
    with pytest.raises(TableError, match="'kicker' is left over"):
        table.cast(ANN, "Kick It", kicked=True)
    assert table.hand(ANN) == ["Kick It"]
    assert not table.find("Island", zone="battlefield").tapped


def test_other_costs_are_chosen(rich: Table) -> None:
    rich.battlefield(ANN, "Grizzly Bears", GIANT)
    rich.hand(ANN, OFFERED)
    with pytest.raises(Unanswered, match="Choose what to sacrifice"):
        rich.fork().cast(ANN, "Small Offering", targets=[BOB])
    rich.cast(ANN, "Small Offering", targets=[BOB], choose=["Grizzly Bears"])
    rich.resolve()
    assert rich.battlefield(ANN) == ["Hill Giant"]
    assert rich.life(BOB) == 16


def test_pausing_in_the_middle_of_a_spell(rich: Table) -> None:
    rich.battlefield(ANN, "Grizzly Bears", GIANT)
    rich.hand(ANN, OFFERED)
    rich.cast(ANN, "Small Offering", pause=True)
    rich.answer(ANN, BOB)
    rich.answer(ANN, "Hill Giant")
    assert rich.stack == ["Small Offering"]
    assert rich.mana(ANN) == ""


def test_another_way_of_casting(rich: Table) -> None:
    rich.hand(ANN, AGAIN)
    rich.graveyard(ANN, AGAIN)
    rich.cast(ANN, "Shock Again", targets=[BOB], way="flashback")
    assert rich.hand(ANN) == ["Shock Again"]
    assert rich.graveyard(ANN) == []
    with rich.refuses("cannot be cast by 'flashback' now"):
        rich.cast(ANN, "Shock Again", targets=[BOB], way="flashback")
    rich.cast(ANN, "Shock Again", targets=[BOB])
    rich.resolve_all()
    assert rich.life(BOB) == 16


def test_the_other_player_answers_when_the_first_passes(rich: Table) -> None:
    rich.hand(ANN, SHOCK)
    rich.hand(BOB, SHOCK)
    rich.cast(ANN, "Small Shock", targets=[BOB])
    rich.cast(BOB, "Small Shock", targets=[ANN])
    assert rich.stack == ["Small Shock", "Small Shock"]
    rich.resolve()
    assert (rich.life(ANN), rich.life(BOB)) == (18, 20)
    rich.resolve_all()
    assert rich.life(BOB) == 18
    with pytest.raises(TableError, match="stack is empty"):
        rich.resolve()


def test_who_has_passed_cannot_act(rich: Table) -> None:
    rich.hand(ANN, SHOCK)
    rich.pass_(ANN)
    with pytest.raises(TableError, match="Ann has passed already; Bob has priority"):
        rich.cast(ANN, "Small Shock", targets=[BOB])
    with pytest.raises(TableError, match="Ann cannot pass: Bob has priority"):
        rich.pass_(ANN)


def test_wrong_timing_changes_nothing(rich: Table) -> None:
    rich.hand(BOB, "Grizzly Bears")
    with rich.refuses("only be cast in your main phase"):
        rich.cast(BOB, "Grizzly Bears")
    assert rich.has_priority == ANN


def test_a_card_that_is_not_in_hand(rich: Table) -> None:
    rich.graveyard(ANN, SHOCK)
    with pytest.raises(
        NoSuchCard, match=r"Ann has no 'Small Shock' to cast\. There is: Small Shock .* in Ann's graveyard"
    ):
        rich.cast(ANN, "Small Shock")


def test_activating_an_ability(table: Table) -> None:
    table.battlefield(ANN, PINGER)
    on_stack = table.activate(ANN, "Pinger", targets=[BOB])
    assert on_stack.zone == "stack"
    table.resolve()
    assert table.life(BOB) == 19
    with table.refuses("cannot be paid"):
        table.activate(ANN, "Pinger", targets=[BOB])


def test_a_summoning_sick_creature_does_not_tap(table: Table) -> None:
    table.battlefield(ANN, PINGER, summoning_sick=True)
    assert not table.can_activate(ANN, "Pinger")


def test_several_abilities_are_told_apart(rich: Table) -> None:
    rich.battlefield(ANN, ROD)
    with pytest.raises(Ambiguous, match="Say which ability of Rod"):
        rich.activate(ANN, "Rod")
    rich.activate(ANN, "Rod", 1, x=2)
    rich.resolve()
    assert len(rich.hand(ANN)) == 1
    rich.activate(ANN, "Rod", 0, targets=[BOB])
    rich.resolve()
    assert rich.life(BOB) == 19


def test_lands_and_mana(table: Table) -> None:
    table.hand(ANN, "Forest", "Forest")
    forest = table.play_land(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")
    assert table.tap_for_mana(ANN, forest) == "{G}"
    table.next_step()
    assert table.mana(ANN) == ""


def test_doing_things_by_description(table: Table) -> None:
    table.hand(ANN, "Forest")
    assert "play Forest" in table.actions(ANN)
    table.do(ANN, "play Forest")
    assert table.on_battlefield("Forest")
    with table.refuses("nothing that can be done now"):
        table.do(ANN, "play Swamp")


# ---------------------------------------------------------------------- questions


def test_a_question_nobody_answered_is_loud(rich: Table) -> None:
    rich.hand(ANN, MAYBE)
    rich.cast(ANN, "Maybe")
    with pytest.raises(Unanswered, match=r"Ann is asked: Draw a card\?[\s\S]*table.will\(ANN, \.\.\.\)"):
        rich.resolve()
    rich.answer(ANN, "yes")
    assert len(rich.hand(ANN)) == 1


def test_answers_given_beforehand(rich: Table) -> None:
    rich.hand(ANN, MAYBE, MAYBE, MAYBE)
    rich.will(ANN, "no", True, about="may")
    for _ in range(2):
        rich.cast(ANN, "Maybe")
        rich.resolve()
    assert rich.unused == []
    assert len(rich.hand(ANN)) == 2
    rich.will(BOB, True)
    rich.cast(ANN, "Maybe")
    with pytest.raises(Unanswered):
        rich.resolve()
    assert rich.unused == ["Bob: True"]


def test_always_and_on_ask(rich: Table) -> None:
    rich.hand(ANN, MAYBE, MAYBE)
    rich.always(ANN, False)
    rich.cast(ANN, "Maybe")
    rich.resolve()
    assert rich.hand(ANN) == ["Maybe"]
    asked: list[str] = []

    def says(decision: Decision[object]) -> object:
        asked.append(decision.why)
        return True

    rich.on_ask(ANN, says)
    rich.cast(ANN, "Maybe")
    rich.resolve()
    assert asked == ["Draw a card?"]
    assert len(rich.hand(ANN)) == 1


def test_pausing_at_a_question(rich: Table) -> None:
    rich.hand(ANN, MAYBE)
    rich.cast(ANN, "Maybe")
    rich.resolve(pause=True)
    assert rich.decision is not None
    assert rich.decision.why == "Draw a card?"
    with pytest.raises(TableError, match="Arrange the table before this question"):
        rich.life(ANN, 3)
    with pytest.raises(TableError, match="Bob is not asked anything now"):
        rich.answer(BOB, True)
    with pytest.raises(IllegalAnswer, match="True or False"):
        rich.answer(ANN, "perhaps")
    rich.answer(ANN, False)
    assert rich.hand(ANN) == []


def test_a_scripted_name_that_is_no_option_is_refused(table: Table) -> None:
    table.hand(BOB, *["Forest"] * 8)
    table.turn(BOB, "end step")
    table.will(BOB, "Swamp")
    with pytest.raises(IllegalAnswer, match="'Swamp' is not among the options"):
        table.next_turn()


def test_forced_dice_and_coins(rich: Table) -> None:
    rich.hand(ANN, GAMBLE, GAMBLE)
    rich.force_dice(3)
    rich.force_coins("tails")
    rich.will(ANN, "tails")
    rich.cast(ANN, "Gamble")
    rich.resolve()
    assert len(rich.hand(ANN)) == 1 + 3
    rich.force_dice(7)
    rich.cast(ANN, "Gamble")
    with pytest.raises(ValueError, match="cannot be forced to show 7"):
        rich.resolve()


# ---------------------------------------------------------------------- going on


def test_steps_go_by(table: Table) -> None:
    seen = []
    for _ in range(7):
        table.next_step()
        seen.append(table.step)
    assert seen == [
        Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.END,
        Step.UPKEEP, Step.DRAW,
    ]  # fmt: skip
    assert table.active_player == BOB
    assert len(table.hand(BOB)) == 1


def test_setting_a_step_triggers_nothing_and_beginning_it_does(table: Table) -> None:
    table.battlefield(ANN, DAILY_PAPER)
    table.turn(ANN, "upkeep")
    assert table.stack == []
    table.begin("upkeep")
    assert table.stack == ["Daily Paper"]
    table.resolve()
    assert len(table.hand(ANN)) == 1


def test_go_to_plays_on_until_the_step_begins(table: Table) -> None:
    table.battlefield(ANN, DAILY_PAPER)
    table.go_to("upkeep", of=ANN)
    assert table.stack == ["Daily Paper"]
    assert table.turn_number == 5


def test_there_is_no_priority_in_the_untap_step(table: Table) -> None:
    with pytest.raises(TableError, match="Nobody has priority in the untap step"):
        table.turn(ANN, "untap")
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.begin("untap", of=BOB)
    assert table.step is Step.UPKEEP
    assert not bears.tapped


def test_a_step_that_never_comes(table: Table) -> None:
    for player in (ANN, BOB):
        table.library(player, *["Forest"] * 40)
        table.always(player, "Forest", about="discard")
    with pytest.raises(TableError, match="did not come"):
        table.go_to("declare blockers")


def test_entering_by_the_rules(table: Table) -> None:
    bears = table.enters(BOB, "Grizzly Bears", tapped=True)
    assert (bears.controller, bears.tapped, bears.summoning_sick) == (BOB, True, True)
    in_yard = table.graveyard(ANN, GIANT)
    giant = table.enters(ANN, in_yard)
    assert giant == in_yard.now
    assert table.graveyard(ANN) == []


def test_conceding(table: Table) -> None:
    table.concede(BOB)
    assert table.winner == ANN
    assert table.result is not None
    four = Table(players=4)
    four.concede(ANN)
    assert four.result is None
    assert four.has_priority == BOB
    four.next_turn()
    assert four.active_player == BOB


# ---------------------------------------------------------------------- combat


def test_an_unblocked_attack(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {"Grizzly Bears": BOB})
    assert bears.attacking == BOB
    assert bears.tapped
    table.combat_damage()
    assert table.life(BOB) == 18
    assert table.step is Step.COMBAT_DAMAGE


def test_blocking(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    giant = table.battlefield(BOB, GIANT)
    table.attack(ANN, "Grizzly Bears")
    table.block(BOB, {"Hill Giant": "Grizzly Bears"})
    assert bears.blocked
    assert giant.blocking == [bears]
    table.combat_damage()
    assert table.graveyard(ANN) == ["Grizzly Bears"]
    assert (table.life(BOB), giant.damage) == (20, 2)


def test_two_blockers_and_a_scripted_division(table: Table) -> None:
    giant = table.battlefield(ANN, GIANT)
    table.battlefield(BOB, "Grizzly Bears", "Grizzly Bears")
    first, second = table.find_all("Grizzly Bears")
    table.attack(ANN, [giant])
    table.block(BOB, {first: giant, second: giant})
    table.will(ANN, {second: 3})
    table.combat_damage()
    assert first.exists
    assert not second.exists
    assert not giant.exists


def test_creatures_that_cannot_attack_say_why(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears", summoning_sick=True)
    table.battlefield(ANN, GIANT, tapped=True)
    table.battlefield(ANN, "Forest")
    assert not table.can_attack("Grizzly Bears")
    with table.refuses("came under your control this turn"):
        table.attack(ANN, {"Grizzly Bears": BOB})
    with table.refuses("is tapped"):
        table.attack(ANN, {"Hill Giant": BOB})
    with table.refuses("is not a creature"):
        table.attack(ANN, {"Forest": BOB})
    with table.refuses("not Bob's turn"):
        table.attack(BOB, {"Grizzly Bears": ANN})
    assert table.step is Step.PRECOMBAT_MAIN


def test_an_illegal_block_names_the_creatures(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears", GIANT)
    table.battlefield(BOB, GIANT)
    table.attack(ANN, ["Grizzly Bears"])
    with table.refuses("Hill Giant cannot block 'Forest'"):
        table.block(BOB, {"Hill Giant": "Forest"})
    table.block(BOB, {})
    table.combat_damage()
    assert table.life(BOB) == 18


def test_several_defenders_block_in_turn_order() -> None:
    table = Table(players=4)
    table.battlefield(ANN, "Grizzly Bears", GIANT)
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(CAT, GIANT)
    mine = table.find("Grizzly Bears", controller=ANN)
    giant = table.find("Hill Giant", controller=ANN)
    table.attack(ANN, {mine: BOB, giant: CAT})
    with pytest.raises(IllegalAnswer, match="Dan has no creature"):
        table.fork().block(DAN, {"Hill Giant": "Grizzly Bears"})
    table.block(BOB, {table.find("Grizzly Bears", controller=BOB): mine})
    table.block(CAT, {table.find("Hill Giant", controller=CAT): giant})
    table.combat_damage()
    assert table.battlefield(ANN) == table.battlefield(BOB) == table.battlefield(CAT) == []


def test_nobody_attacks_unless_told(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Grizzly Bears")
    table.go_to("upkeep", of=ANN)
    assert (table.life(ANN), table.life(BOB)) == (20, 20)


def test_attacks_and_blocks_told_beforehand(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, GIANT)
    table.will(ANN, {"Grizzly Bears": BOB})
    table.will(BOB, {"Hill Giant": "Grizzly Bears"})
    table.go_to("end")
    assert table.graveyard(ANN) == ["Grizzly Bears"]
    assert table.unused == []


def test_blocking_without_attackers(table: Table) -> None:
    with pytest.raises(TableError, match="No creature is attacking"):
        table.block(BOB, {})
    with pytest.raises(TableError, match="No creature is attacking"):
        table.combat_damage()


# ---------------------------------------------------------------------- reading and copying


def test_the_log_and_the_events(rich: Table) -> None:
    rich.hand(ANN, SHOCK)
    rich.cast(ANN, "Small Shock", targets=[BOB])
    rich.resolve()
    assert "spell cast: Small Shock, player Ann" in rich.log
    assert [event.player for event in rich.happened(SpellCast)] == [ANN]
    assert any(line.startswith("damage dealt: source Small Shock, target Bob, amount 2") for line in rich.log)


def test_what_a_player_sees(table: Table) -> None:
    table.hand(ANN, "Grizzly Bears")
    assert [card["name"] for card in table.view(ANN)["players"][ANN]["hand"]] == ["Grizzly Bears"]
    assert table.view(BOB)["players"][ANN]["hand"] == []


def test_the_whole_table_as_text(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    assert "battlefield: Grizzly Bears" in str(table)
    assert "Ann is asked: You have priority." in table.question


def test_a_fork_goes_its_own_way(rich: Table) -> None:
    bears = rich.battlefield(BOB, "Grizzly Bears")
    rich.hand(ANN, SHOCK)
    other = rich.fork()
    assert other.hash() == rich.hash()
    other.cast(ANN, "Small Shock", targets=[bears])
    other.resolve()
    assert bears.exists
    assert not other.find(bears).exists
    assert rich.hand(ANN) == ["Small Shock"]
    rich.cast(ANN, "Small Shock", targets=[BOB])


def test_a_fork_in_the_middle_of_a_question(rich: Table) -> None:
    rich.hand(ANN, MAYBE)
    rich.cast(ANN, "Maybe")
    rich.life(ANN, 7)
    rich.resolve(pause=True)
    other = rich.fork()
    assert other.life(ANN) == 7
    assert other.hash() == rich.hash()
    rich.answer(ANN, True)
    other.answer(ANN, False)
    assert (len(rich.hand(ANN)), other.hand(ANN)) == (1, [])


def test_a_fork_in_the_middle_of_something_that_happens(table: Table) -> None:
    def asks(state: State) -> Rule[None]:
        if (yield from ask(Confirm(ANN, Purpose.MAY, "Draw?"))):
            yield from draw(state, state.players[ANN])

    table.happen(asks, pause=True)
    other = table.fork()
    table.answer(ANN, True)
    assert len(table.hand(ANN)) == 1
    assert other.hand(ANN) == []
    other.answer(ANN, True)
    assert other.hash() == table.hash()


def test_a_record_is_plain_data(rich: Table) -> None:
    rich.pass_()
    assert rich.record()["answers"] == [0]


def test_asking_about_a_misspelt_card_is_loud(table: Table) -> None:
    table.hand(ANN, "Grizzly Bears")
    with pytest.raises(NoSuchCard, match="did you mean 'Grizzly Bears'"):
        table.can_cast(ANN, "Grizly Bears")
    with pytest.raises(NoSuchCard, match="Did you mean 'Grizzly Bears'"):
        table.cast(ANN, "Grizly Bears")


def test_asking_does_not_disturb_a_question(rich: Table) -> None:
    rich.hand(ANN, MAYBE, SHOCK)
    rich.cast(ANN, "Maybe")
    rich.resolve(pause=True)
    assert rich.can_cast(ANN, "Small Shock")
    assert rich.mana(ANN) == ""
    rich.answer(ANN, False)
    assert rich.stack == []


def test_nobody_can_activate_what_has_no_ability() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    forest = table.battlefield(ANN, "Forest")
    assert not table.can_activate(ANN, bears)
    assert not table.can_activate(ANN, forest)
    assert "has no activated ability" in str(table.why_not_activate(ANN, bears))
    with pytest.raises(NoSuchAbility, match=r"table\.tap_for_mana"):
        table.activate(ANN, forest)


@pytest.mark.rule("901.15b", "901.6")
def test_the_planar_controller_owns_the_cards_of_a_communal_deck() -> None:
    table = PlanarTable(3, communal=True)
    plane = table.on_plane("Naya")
    assert (plane.owner, repr(plane)) == (ANN, "<Naya in the command zone>")
    table.planeswalk(ANN)
    assert (plane.now.owner, repr(plane.now)) == (ANN, "<Naya in the command zone>")
    table.turn(BOB)
    assert (plane.now.owner, [one.owner for one in table.find_all(table.planes[0], owner=BOB)]) == (BOB, [BOB])
