"""Players leaving a multiplayer game (CR 800.4 with its subrules)."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import create_tokens
from planechase.rules.events.actions import destroy as destroy_them
from planechase.rules.events.control import GainControl
from planechase.rules.events.events import Event, LifeGain
from planechase.rules.events.lasting import begin_effect
from planechase.rules.events.zones import ZoneChange, put_onto_battlefield
from planechase.rules.language.grammar import Effect, Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, CAT, DAN, Table
from planechase.words.card import (
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    card,
    creature,
    planeswalker,
    upkeep,
    when_enters,
    when_leaves,
    whenever,
)
from planechase.words.cost_words import mana
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import UnlessPays, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import (
    UNTIL_END_OF_TURN,
    UNTIL_YOUR_NEXT_TURN,
    Change,
    MakeTrue,
    gain_control,
)
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.effects.permanent_effects import sacrifice
from planechase.words.effects.tokens import GetEmblem, Token
from planechase.words.effects.turns import ExtraTurn, LoseGame
from planechase.words.filters import CREATURE, OTHER, Exactly
from planechase.words.modifications import size
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER, TARGET_PLAYER
from planechase.words.selections import target
from planechase.words.statics import Continuous, StaysTapped, gets
from planechase.words.triggers import AtBeginning, Leaves

BEAR = creature("Bear", 2, 2)
MOURNER = card("Mourner", "{B}", ENCHANTMENT_CARD, whenever(Leaves(CREATURE & OTHER), gain_life(1)))
LONG_GRIP = card("Long Grip", "{U}", SORCERY_CARD, gain_control(target(CREATURE), None))
SHORT_GRIP = card("Short Grip", "{U}", INSTANT_CARD, gain_control(target(CREATURE), UNTIL_END_OF_TURN))
BLESSING = card("Blessing", "{W}", SORCERY_CARD, Change(target(CREATURE), (size(1, 1),), UNTIL_YOUR_NEXT_TURN))
EMBLEM = card("Crown", "{W}", SORCERY_CARD, GetEmblem((upkeep(gain_life(1), None),)))


# ---------------------------------------------------------------------- objects leave


@pytest.mark.rule("800.4a")
def test_everything_a_player_owns_leaves_with_them() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(BOB, "Lightning Bolt", "Forest")
    table.battlefield(BOB, "Grizzly Bears")
    table.graveyard(BOB, "Air Elemental")
    table.exile(BOB, "Serra Angel")
    table.happen(lambda state: create_tokens(state, state.players[BOB], Token(("Goblin",), 1, 1, 8).values(), 2))
    table.hand(ANN, "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=["Grizzly Bears"])
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.concede(BOB)

    assert table.stack == ["Giant Growth"]
    assert all(obj.owner != BOB for obj in table.state.objects.values())
    assert [table.zone(BOB, zone) for zone in ("hand", "battlefield", "graveyard", "exile", "library")] == [[]] * 5
    table.resolve()
    assert table.life(ANN) == 20
    assert table.graveyard(ANN) == ["Giant Growth"]


@pytest.mark.rule("800.4a")
def test_effects_that_gave_the_player_control_end() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, LONG_GRIP)
    table.cast(ANN, "Long Grip", targets=[bears])
    table.resolve()
    assert bears.controller == ANN
    table.concede(ANN)

    assert bears.exists
    assert bears.controller == BOB


@pytest.mark.rule("800.4a", "303.4")
def test_a_stolen_creature_goes_back_as_the_aura_leaves_with_its_owner() -> None:
    table = Table(players=3)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Persuasion", attached_to=bears)
    table.next_step()
    assert bears.controller == ANN
    table.concede(ANN)

    assert bears.controller == BOB


@pytest.mark.rule("800.4a")
def test_the_owners_creature_leaves_even_from_under_another_players_control() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, LONG_GRIP)
    table.cast(ANN, "Long Grip", targets=[bears])
    table.resolve()
    table.concede(BOB)

    assert not bears.exists
    assert table.exile(ANN) == []


@pytest.mark.rule("800.4a", "110.2a")
def test_what_entered_under_the_leavers_control_from_another_owner_is_exiled() -> None:
    table = Table(players=3, free_mana=True)
    table.graveyard(BOB, "Grizzly Bears")
    table.hand(ANN, "Beacon of Unrest")
    table.cast(ANN, "Beacon of Unrest", targets=["Grizzly Bears"])
    table.resolve()
    assert table.find("Grizzly Bears").controller == ANN
    table.concede(ANN)

    assert table.exile(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("800.4a", "104.3a")
def test_it_is_exiled_at_once_even_in_the_middle_of_a_resolution() -> None:
    """While Bob thinks about what to sacrifice, Ann leaves: Cat's creature, which she controlled, is exiled then."""
    table = Table(players=3, free_mana=True)
    borrowed = table.graveyard(CAT, "Serra Angel")
    table.enters(ANN, borrowed)
    table.hand(CAT, card("Edict", "{B}", INSTANT_CARD, sacrifice(CREATURE, EACH_PLAYER)))
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Air Elemental")
    table.cast(CAT, "Edict")
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB
    table.concede(ANN)

    assert table.exile(CAT) == ["Serra Angel"]
    table.answer(BOB, "Grizzly Bears")
    assert table.battlefield(BOB) == ["Air Elemental"]


@pytest.mark.rule("800.4c")
def test_when_a_control_effect_ends_and_the_default_controller_has_left_it_is_exiled() -> None:
    """Cat owns it, Bob put it onto the battlefield, Ann borrows it; Bob leaves, then the borrowing ends."""
    table = Table(players=4, free_mana=True)
    table.graveyard(CAT, "Grizzly Bears")
    table.turn(BOB)
    table.hand(BOB, "Beacon of Unrest")
    table.cast(BOB, "Beacon of Unrest", targets=["Grizzly Bears"])
    table.resolve()
    bears = table.find("Grizzly Bears")
    table.hand(ANN, SHORT_GRIP)
    table.cast(ANN, "Short Grip", targets=[bears])
    table.resolve()
    table.concede(BOB)
    assert bears.controller == ANN
    table.next_turn()

    assert not bears.exists
    assert table.exile(CAT) == ["Grizzly Bears"]


@pytest.mark.rule("800.4b")
def test_nothing_comes_under_the_control_of_a_player_who_has_left() -> None:
    table = Table(players=3)
    bears = table.battlefield(BOB, "Grizzly Bears")
    dead = table.graveyard(BOB, "Air Elemental")
    table.concede(CAT)

    def happen(state: State) -> Rule[None]:
        yield from create_tokens(state, state.players[CAT], Token(("Goblin",), 1, 1, 8).values(), 1)
        yield from put_onto_battlefield(state, [state.objects[dead.id]], state.players[CAT])
        change = Continuous(Exactly((bears.id,)), (GainControl(),))
        begin_effect(state, change, Source(CAT, bears.id), None, (bears.id,))

    table.happen(happen)
    assert not table.on_battlefield("Goblin Token")
    assert table.graveyard(BOB) == ["Air Elemental"]
    assert bears.controller == BOB


@pytest.mark.rule("603.6c", "800.4a")
def test_permanents_that_leave_with_their_owner_leave_the_battlefield() -> None:
    table = Table(players=3)
    table.battlefield(ANN, MOURNER)
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Air Elemental")
    table.battlefield(BOB, MOURNER)
    table.will(ANN, ["Mourner", "Mourner"], about="Order")
    table.concede(BOB)

    assert table.stack == ["Mourner", "Mourner"]
    table.resolve_all()
    assert table.life(ANN) == 22


@pytest.mark.rule("800.4d")
def test_triggers_of_the_leaver_are_not_put_on_the_stack() -> None:
    table = Table(players=3)
    farewell = card("Farewell", "{R}", BEAR, when_leaves(damage(5, EACH_OPPONENT)))
    table.battlefield(BOB, farewell)
    table.concede(BOB)

    assert table.stack == []
    assert table.life(ANN) == 20


@pytest.mark.rule("800.4d", "114.2")
def test_an_emblem_leaves_with_its_owner() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, EMBLEM)
    table.cast(ANN, "Crown")
    table.resolve()
    assert len(table.state.command) == 1
    table.concede(ANN)
    table.next_turn()

    assert table.state.command == []
    assert table.stack == []


@pytest.mark.rule("114.2", "800.4a")
def test_an_emblem_made_with_a_stolen_planeswalker_stays_with_the_thief() -> None:
    table = Table(players=3)
    walker = card("Eve", "{2}", planeswalker("Eve", 5), when_enters(GetEmblem((upkeep(gain_life(1), None),))))
    owned = table.exile(BOB, walker)
    table.enters(ANN, owned)
    table.resolve()
    table.concede(BOB)
    table.next_turn()
    table.resolve()

    assert table.life(ANN) == 21


# ---------------------------------------------------------------------- the stack


@pytest.mark.rule("800.4a", "113.7a")
def test_abilities_and_copies_of_the_leaver_cease_to_exist() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Twincast")
    table.cast(ANN, "Lightning Bolt", targets=[CAT])
    table.cast(BOB, "Twincast", targets=["Lightning Bolt"])
    table.always(BOB, False)
    table.resolve()
    assert table.stack == ["Lightning Bolt", "Lightning Bolt"]
    table.concede(BOB)

    assert table.stack == ["Lightning Bolt"]
    table.resolve()
    assert table.life(CAT) == 17


@pytest.mark.rule("800.4a", "608.2b")
def test_a_spell_that_targets_somebody_gone_does_nothing() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(
        ANN,
        card(
            "Gift",
            "{W}",
            INSTANT_CARD,
            gain_life(5, TARGET_PLAYER),
        ),
    )
    table.cast(ANN, "Gift", targets=[CAT])
    table.concede(CAT)
    table.resolve()

    assert table.graveyard(ANN) == ["Gift"]
    assert table.life(CAT) == 20


@pytest.mark.rule("800.4a", "115.2")
def test_nobody_can_target_a_player_who_has_left() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    table.concede(CAT)

    with table.refuses("not a legal target"):
        table.cast(ANN, "Lightning Bolt", targets=[CAT])


@pytest.mark.rule("800.4a", "117.3d")
def test_priority_passes_to_the_next_player() -> None:
    table = Table(players=4, free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[DAN])
    table.pass_(ANN)
    assert table.has_priority == BOB
    table.concede(BOB)
    assert table.has_priority == CAT
    table.pass_(CAT)
    table.pass_(DAN)

    assert table.life(DAN) == 17


@pytest.mark.rule("800.4a", "117.4")
def test_when_the_last_player_to_pass_leaves_the_others_have_not_all_passed_again() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.pass_(ANN)
    table.pass_(BOB)
    table.concede(CAT)

    assert table.has_priority == ANN
    assert table.stack == ["Lightning Bolt"]


# ---------------------------------------------------------------------- combat


@pytest.mark.rule("800.4e", "506.4")
def test_damage_to_a_player_who_has_left_is_not_assigned() -> None:
    table = Table(players=3)
    at_bob, at_cat = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {at_bob: BOB, at_cat: CAT})
    table.concede(BOB)
    assert at_bob.attacking is None
    table.combat_damage()

    assert (table.life(BOB), table.life(CAT)) == (20, 18)


@pytest.mark.rule("800.4a", "506.4c")
def test_planeswalkers_and_blockers_of_the_leaver_leave_combat() -> None:
    table = Table(players=3)
    walker = table.battlefield(BOB, card("Ana", "{2}", planeswalker("Ana", 3)))
    wall = table.battlefield(BOB, "Wall of Blossoms")
    one, two = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {one: walker, two: BOB})
    table.block(BOB, {wall: two})
    table.concede(BOB)
    table.combat_damage()

    assert one.exists
    assert two.blocked
    assert two.damage == 0


# ---------------------------------------------------------------------- costs and choices


@pytest.mark.rule("800.4f")
def test_a_player_who_has_left_pays_nothing() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    giant = table.battlefield(BOB, "Rimeshield Frost Giant")
    table.cast(ANN, "Lightning Bolt", targets=[giant])
    assert table.stack == ["Lightning Bolt", "Rimeshield Frost Giant"]
    table.concede(ANN)

    assert table.stack == ["Rimeshield Frost Giant"]
    table.resolve()
    assert giant.exists


@pytest.mark.rule("800.4f", "118.12a")
def test_who_leaves_while_asked_to_pay_does_not_pay() -> None:
    table = Table(players=3, free_mana=True)
    levy = card("Levy", "{B}", SORCERY_CARD, UnlessPays(draw(1), (mana("{1}"),), TARGET_PLAYER))
    table.hand(ANN, levy)
    table.lands(BOB, "Forest", 1)
    table.cast(ANN, "Levy", targets=[BOB])
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB
    table.concede(BOB)

    assert table.hand(ANN) == ["Plains"]


@word
class OpponentChooses(Effect):
    """The first opponent chooses a creature of yours; destroy it."""

    reads = "an opponent chooses a creature you control; destroy it"

    def happen(self, game: State, by: Source) -> Rule[None]:
        chooser = game.opponents(by.controller)[0]
        mine = [permanent.id for permanent in game.controlled_by(by.controller)]
        chosen = yield from ask(Choose(chooser.id, Purpose.OBJECT, "Choose a creature.", mine))
        yield from destroy_them(game, [game.objects[id] for id in chosen])


@pytest.mark.rule("800.4g")
def test_another_opponent_makes_the_choice_and_the_controller_says_who() -> None:
    table = Table(players=4, free_mana=True)
    table.hand(ANN, card("Their Choice", "{B}", SORCERY_CARD, OpponentChooses()))
    bears, elemental = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Air Elemental")
    table.cast(ANN, "Their Choice")
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB
    table.concede(BOB)
    assert isinstance(table.decision, Choose)
    assert (table.decision.player, table.decision.options) == (ANN, (CAT, DAN))
    table.answer(ANN, DAN)
    assert table.decision.player == DAN
    table.answer(DAN, elemental)

    assert bears.exists
    assert not elemental.exists


@word
class ExileBecomes(Replacement):
    """What would be exiled goes elsewhere instead."""

    to: Zone

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, ZoneChange) and event.to is Zone.EXILE

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = self.to
        return [event]
        yield


@pytest.mark.rule("800.4h", "616.1")
def test_for_a_rule_the_next_player_chooses() -> None:
    """Ann leaves and her borrowed creature is to be exiled; which of two effects applies, Bob says in her place."""
    table = Table(players=3)
    borrowed = table.exile(CAT, "Grizzly Bears")
    table.enters(ANN, borrowed)
    table.battlefield(BOB, card("To Hand", "{U}", ENCHANTMENT_CARD, ExileBecomes(Zone.HAND)))
    table.battlefield(CAT, card("To Grave", "{B}", ENCHANTMENT_CARD, ExileBecomes(Zone.GRAVEYARD)))
    table.concede(ANN)
    assert isinstance(table.decision, Choose)
    assert table.decision.player == BOB
    table.answer(BOB, "To Hand")

    assert table.hand(CAT) == ["Grizzly Bears"]


@pytest.mark.rule("800.4a", "704.5j")
def test_a_choice_among_what_is_gone_is_asked_of_nobody() -> None:
    table = Table(players=3)
    legend = card("Two Kings", "{1}", creature("Human", 2, 2, "Legendary Creature"))
    table.battlefield(CAT, legend)
    table.enters(CAT, legend, pause=True)
    assert table.decision is not None
    assert table.decision.player == CAT
    table.concede(CAT)

    assert table.has_priority == ANN
    assert not table.on_battlefield("Two Kings")


@pytest.mark.rule("800.4i")
def test_what_a_player_did_before_leaving_still_counts() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(BOB, "Lightning Bolt")
    table.hand(ANN, "Grapeshot")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    table.concede(BOB)
    table.always(ANN, False)
    table.cast(ANN, "Grapeshot", targets=[CAT])
    table.resolve_all()

    assert table.life(CAT) == 18


# ---------------------------------------------------------------------- turns and durations


@pytest.mark.rule("800.4j")
def test_the_turn_goes_on_without_its_player() -> None:
    table = Table(players=3)
    late = card("Late Show", "{W}", ENCHANTMENT_CARD, whenever(AtBeginning(Step.END, None), gain_life(1)))
    table.battlefield(BOB, late)
    table.turn(ANN, "upkeep")
    table.concede(ANN)
    assert (table.active_player, table.has_priority) == (ANN, BOB)
    table.go_to("end step")
    assert table.active_player == ANN
    assert table.stack == ["Late Show"]
    table.resolve()
    assert table.has_priority == BOB
    table.next_turn()

    assert table.active_player == BOB
    assert table.life(BOB) == 21


@pytest.mark.rule("800.4j", "508.1")
def test_nobody_attacks_or_discards_in_a_turn_without_its_player() -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, *["Forest"] * 9)
    table.concede(ANN)
    table.next_turn()

    assert table.active_player == BOB
    assert (table.life(BOB), table.life(CAT)) == (20, 20)


@pytest.mark.rule("800.4a", "109.5")
def test_what_a_spell_still_does_for_you_is_not_done_for_a_controller_who_has_left() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, card("Last Words", "{B}", SORCERY_CARD, then(LoseGame(), gain_life(3), lose_life(2, EACH_PLAYER))))
    table.cast(ANN, "Last Words")
    table.resolve()
    assert table.has_lost(ANN)
    assert (table.happened(LifeGain), table.life(BOB), table.life(CAT)) == ([], 18, 18)


@pytest.mark.rule("800.4k")
def test_a_player_who_has_left_takes_no_turn() -> None:
    table = Table(players=4)
    table.concede(BOB)
    order = []
    for _ in range(3):
        table.next_turn()
        order.append(table.active_player)

    assert order == [CAT, DAN, ANN]


@pytest.mark.rule("800.4k", "500.7")
def test_an_extra_turn_of_a_player_who_has_left_is_not_taken() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Time Warp")
    table.cast(ANN, "Time Warp", targets=[CAT])
    table.resolve()
    table.concede(CAT)
    table.next_turn()

    assert table.active_player == BOB


@pytest.mark.rule("800.4m", "611.2a")
def test_until_your_next_turn_lasts_to_where_that_turn_would_have_begun() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, BLESSING)
    table.cast(ANN, "Blessing", targets=[bears])
    table.resolve()
    table.concede(ANN)
    assert bears.power == 3
    table.next_turn()
    table.next_turn()
    assert (table.active_player, bears.power) == (CAT, 3)
    table.next_turn()

    assert table.active_player == BOB
    assert bears.power == 2


@pytest.mark.rule("800.4m", "514.2")
def test_until_end_of_turn_effects_of_the_leaver_last_to_the_end_of_the_turn() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    table.concede(ANN)
    assert bears.power == 5
    table.next_turn()

    assert bears.power == 2


@pytest.mark.rule("800.4a", "611.3b")
def test_static_abilities_of_what_is_gone_end_at_once() -> None:
    table = Table(players=3)
    lock = card("Lock", "{U}", ENCHANTMENT_CARD, StaysTapped(CREATURE), Continuous(CREATURE, (gets(-1, -1),)))
    table.battlefield(CAT, lock)
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    assert bears.power == 1
    table.concede(CAT)
    assert bears.power == 2
    table.next_turn()

    assert not bears.tapped


@pytest.mark.rule("610.3", "800.4a")
def test_cards_exiled_until_a_permanent_leaves_return_when_it_leaves_with_its_owner() -> None:
    table = Table(players=3)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    table.enters(ANN, "Banisher Priest")
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    table.concede(ANN)

    assert table.battlefield(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("800.4a", "603.7")
def test_a_delayed_trigger_of_the_leaver_never_comes() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    table.enters(ANN, "Flickerwisp")
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    table.concede(ANN)
    table.next_turn()

    assert table.exile(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("800.4a", "303.4c", "704.5m")
def test_a_curse_on_a_player_who_leaves_goes_to_the_graveyard() -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Curse of the Nightly Hunt", attached_to=CAT)
    table.concede(CAT)

    assert table.graveyard(ANN) == ["Curse of the Nightly Hunt"]


@pytest.mark.rule("800.4", "104.3b")
def test_several_players_lose_at_once_and_the_rest_go_on() -> None:
    table = Table(players=5, free_mana=True)
    table.life(BOB, 2)
    table.life(DAN, 2)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, card("Drain All", "{B}", SORCERY_CARD, lose_life(2, EACH_PLAYER)))
    table.cast(ANN, "Drain All")
    table.resolve()

    assert (table.has_lost(BOB), table.has_lost(DAN), table.result) == (True, True, None)
    table.next_turn()
    assert table.active_player == CAT


@pytest.mark.rule("800.4a", "607.2a")
def test_a_linked_exile_of_the_leaver_stays_exiled() -> None:
    """Oblivion Ring leaves the game with Ann: its own trigger would be hers, so Bob's creature never returns."""
    table = Table(players=3)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    table.enters(ANN, "Oblivion Ring")
    table.resolve()
    table.concede(ANN)
    table.next_turn()

    assert table.exile(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("800.4a", "117.4")
def test_who_leaves_as_the_last_to_pass_leaves_the_stack_to_the_others() -> None:
    table = Table(3, free_mana=True)
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.pass_(ANN)
    table.pass_(BOB)
    table.concede(CAT)
    assert (table.stack, table.has_priority) == (["Grizzly Bears"], ANN)
    assert table.step is Step.PRECOMBAT_MAIN
    table.resolve()
    assert table.battlefield(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("800.4m", "500.7")
def test_what_lasts_until_the_next_turn_of_who_left_ends_where_an_extra_turn_would_have_begun() -> None:
    table = Table(players=3, free_mana=True)
    slow = MakeTrue(StaysTapped(CREATURE), UNTIL_YOUR_NEXT_TURN)
    table.hand(ANN, card("Borrowed Time", "{U}", SORCERY_CARD, then(slow, ExtraTurn())))
    table.cast(ANN, "Borrowed Time")
    table.resolve()
    table.concede(ANN)
    assert len(table.state.effects) == 1
    table.next_turn()
    assert (table.active_player, table.state.effects) == (BOB, [])
