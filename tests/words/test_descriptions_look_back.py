"""Every description says whether it looks back, and those that do fit what has left as it was (CR 603.10a, 608.2h)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from planechase.rules.events.actions import counter, put_counters
from planechase.rules.events.control import RING_BEARER
from planechase.rules.events.zones import move
from planechase.rules.language.grammar import Filter
from planechase.rules.state.decisions import Rule
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, ArrangedCommander, Table
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    EQUIPMENT_CARD,
    INSTANT_CARD,
    THIS,
    YOU,
    activated,
    anthem,
    card,
    creature,
    double_faced,
    draw,
    gain_life,
    has,
    kicker,
    suspend,
    with_adventure,
)
from planechase.words import filters, word_slots
from planechase.words.amounts import Number
from planechase.words.casual.commander_words import IsCommander, IsYourCommander
from planechase.words.designation_words import IsMonstrous, IsSuspected
from planechase.words.effects.transforming_effects import Transform
from planechase.words.filters.characteristic_filters import HasInset
from planechase.words.filters.permanent_filters import Modified, YourTeams
from planechase.words.history_words import DealtDamageByThis, ThatDid
from planechase.words.keywords import keyword
from planechase.words.keywords.fighting import WeakerThanThis
from planechase.words.keywords.growing import Renowned
from planechase.words.keywords.mounts import IsSaddled, Saddle, ThatSaddledThis
from planechase.words.keywords.mutating import OwnedAlike
from planechase.words.suspending import Suspended
from planechase.words.tempting import IsYourRingBearer

ORACLE = card("Oracle", "{W}", ENCHANTMENT_CARD, activated("{0}", gain_life(1)))
SWORD = card("Sword", "{1}", EQUIPMENT_CARD)
LATE = card("Late", "{U}", ENCHANTMENT_CARD, suspend(2, "{U}"))


class Shown(NamedTuple):
    """A description, something that it describes, and the source whose text has the description."""

    what: Filter
    described: Id
    source: Id


Case = Callable[[Table], Shown]
CASES: dict[type[Filter], Case] = {}


def shows(*kinds: type[Filter]) -> Callable[[Case], Case]:
    def kept(case: Case) -> Case:
        CASES.update(dict.fromkeys(kinds, case))
        return case

    return kept


def bears(what: Filter) -> Case:
    """Ann's Grizzly Bears, seen by an enchantment of hers."""

    def case(table: Table) -> Shown:
        return Shown(what, table.battlefield(ANN, "Grizzly Bears").id, table.battlefield(ANN, ORACLE).id)

    return case


GREEN = filters.GREEN_
SIMPLE: dict[type[Filter], Filter] = {
    filters.And: CREATURE & GREEN,
    filters.Or: CREATURE | GREEN,
    filters.Not: ~filters.LAND,
    filters.Anything: filters.ANYTHING,
    filters.OfType: CREATURE,
    filters.OfSubtype: filters.subtype("Bear"),
    filters.OfColor: GREEN,
    filters.BothColors: filters.BothColors(GREEN.colors),
    filters.IsPermanentCard: filters.IsPermanentCard(),
    filters.Named: filters.Named("Grizzly Bears"),
    filters.SizeIs: filters.SizeIs("power", "exactly", Number(2)),
    filters.Other: filters.OTHER,
    filters.ControlledBy: filters.ControlledBy(YOU),
    filters.OwnedBy: filters.OwnedBy(YOU),
    OwnedAlike: OwnedAlike(),
    filters.Yours: filters.YOURS,
    YourTeams: YourTeams(),
    filters.FewerCounters: filters.FewerCounters("+1/+1", Number(1)),
    filters.AnySource: filters.SOURCE,
}
CASES.update({kind: bears(what) for kind, what in SIMPLE.items()})


@shows(filters.OfSupertype, filters.Historic)
def legendary(table: Table) -> Shown:
    krond = table.battlefield(ANN, "Krond the Dawn-Clad")
    return Shown(filters.LEGENDARY_ & filters.Historic(), krond.id, krond.id)


@shows(filters.Multicolored, filters.Outlaw)
def golden_rogue(table: Table) -> Shown:
    rogue = table.battlefield(ANN, card("Golden Rogue", "{U}{B}", creature("Rogue", 1, 1)))
    return Shown(filters.Multicolored() & filters.Outlaw(), rogue.id, rogue.id)


@shows(HasInset)
def adventurous(table: Table) -> Shown:
    away = card("Away", "{U}", INSTANT_CARD, draw())
    elf = table.battlefield(ANN, with_adventure(card("Elf", "{G}", creature("Elf", 1, 1)), away))
    return Shown(HasInset("Adventure"), elf.id, elf.id)


@shows(filters.ChosenColor, filters.ChosenName, filters.ChosenType, filters.PutWithThis)
def chosen(table: Table) -> Shown:
    oracle, described = table.battlefield(ANN, ORACLE), table.battlefield(BOB, "Grizzly Bears")
    table.state.link(oracle.id, word_slots.COLOR, "green")
    table.state.link(oracle.id, word_slots.CARD_NAME, "Grizzly Bears")
    table.state.link(oracle.id, word_slots.CREATURE_TYPE, "Bear")
    table.state.link(oracle.id, word_slots.PUT, described.id)
    what = filters.ChosenColor() & filters.ChosenName() & filters.ChosenType() & filters.PutWithThis()
    return Shown(what, described.id, oracle.id)


@shows(filters.SameNameAs, filters.SharesCreatureType, filters.SharesTypeWithTop)
def alike(table: Table) -> Shown:
    one, other = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.library(ANN, "Air Elemental", only=True)
    what = filters.SameNameAs(THIS) & filters.SharesCreatureType() & filters.SharesTypeWithTop()
    what = what & filters.SharesWith("color", THIS)
    return Shown(what, one.id, other.id)


@shows(filters.WithKeyword)
def flying_by_an_aura(table: Table) -> Shown:
    """What gives it the keyword leaves with it."""
    described = table.battlefield(ANN, "Grizzly Bears")
    wings = card("Wings", "{U}", ENCHANTMENT_CARD, anthem(CREATURE, has(keyword("flying"))))
    return Shown(filters.FLYING, described.id, table.battlefield(ANN, wings).id)


@shows(filters.Attacking, filters.Unblocked, ThatDid)
def attacking(table: Table) -> Shown:
    described, oracle = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, ORACLE)
    table.attack(ANN, "Grizzly Bears")
    table.block(BOB, {})
    return Shown(filters.Attacking() & filters.UNBLOCKED & ThatDid(Did.ATTACKED), described.id, oracle.id)


@shows(filters.Blocking, filters.BlockingOne)
def blocking(table: Table) -> Shown:
    oracle, attacker = table.battlefield(ANN, ORACLE), table.battlefield(ANN, "Air Elemental")
    described = table.battlefield(BOB, card("Web", "{G}", creature("Spider", 1, 4), keyword("reach")))
    table.attack(ANN, attacker)
    table.block(BOB, {described: attacker})
    return Shown(filters.Blocking() & filters.BlockingOne(filters.BLUE_ & filters.Attacking()), described.id, oracle.id)


@shows(filters.BlockingThat)
def blocking_the_source(table: Table) -> Shown:
    attacker = table.battlefield(ANN, "Air Elemental")
    described = table.battlefield(BOB, card("Web", "{G}", creature("Spider", 1, 4), keyword("reach")))
    table.attack(ANN, attacker)
    table.block(BOB, {described: attacker})
    return Shown(filters.BlockingThat(THIS), described.id, attacker.id)


@shows(WeakerThanThis, Renowned)
def renowned(table: Table) -> Shown:
    described, stronger = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Air Elemental")
    table.state.link(described.id, word_slots.RENOWNED, True)
    return Shown(WeakerThanThis() & Renowned(), described.id, stronger.id)


@shows(IsSaddled, ThatSaddledThis)
def saddled(table: Table) -> Shown:
    mount = table.battlefield(ANN, card("Horse", "{1}", creature("Horse Mount", 2, 2), Saddle(2)))
    other = table.battlefield(ANN, card("Pony", "{1}", creature("Horse Mount", 2, 2), Saddle(2)))
    table.activate(ANN, other)
    table.resolve()
    table.untap(mount)
    table.tap(other)
    table.state.link(mount.id, word_slots.SADDLED, table.turn_number)
    return Shown(IsSaddled() & ThatSaddledThis(), mount.id, other.id)


@shows(DealtDamageByThis)
def harmed(table: Table) -> Shown:
    attacker, described = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Air Elemental")
    table.attack(ANN, attacker)
    table.block(BOB, {described: attacker})
    table.combat_damage()
    return Shown(DealtDamageByThis(), described.id, attacker.id)


@shows(filters.HurtPlayerThisCombat)
def hurt(table: Table) -> Shown:
    described, oracle = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, ORACLE)
    table.attack(ANN, "Grizzly Bears")
    table.combat_damage()
    return Shown(filters.HurtPlayerThisCombat(), described.id, oracle.id)


@shows(filters.Exactly, filters.ItsSource, filters.ThatVery)
def itself(table: Table) -> Shown:
    described = table.battlefield(ANN, "Grizzly Bears").id
    return Shown(filters.ITSELF & filters.Exactly((described,)) & filters.ThatVery(THIS), described, described)


@shows(filters.Monocolored)
def of_one_color(table: Table) -> Shown:
    described = table.battlefield(ANN, "Grizzly Bears")
    golden = table.battlefield(ANN, card("Meadow Cat", "{G}{W}", creature("Cat", 1, 1)))
    return Shown(filters.Monocolored(), described.id, golden.id)


@shows(filters.SharesWith)
def sharing(table: Table) -> Shown:
    described, other = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Llanowar Elves")
    what = filters.SharesWith("color", THIS) & filters.SharesWith("card type", THIS)
    return Shown(what, described.id, other.id)


@shows(filters.Tapped, filters.WithCounter, filters.WithAnyCounter, Modified, filters.IsToken, filters.OpponentControls)
def tapped(table: Table) -> Shown:
    described = table.battlefield(BOB, "Grizzly Bears", tapped=True, counters={"+1/+1": 1}, token=True)
    counters = filters.WithCounter("+1/+1") & filters.WithAnyCounter()
    what = filters.TAPPED & counters & Modified() & filters.TOKEN & filters.THEIRS
    return Shown(what, described.id, table.battlefield(ANN, ORACLE).id)


@shows(filters.Transformed)
def transformed(table: Table) -> Shown:
    front = card("Front", "{G}", creature("Elk", 1, 1), activated("{0}", Transform()))
    described = table.battlefield(ANN, double_faced(front, card("Back", None, creature("Elk", 2, 2))))
    table.activate(ANN, described)
    table.resolve()
    return Shown(filters.TRANSFORMED, described.id, table.battlefield(ANN, ORACLE).id)


@shows(filters.FaceDown)
def face_down(table: Table) -> Shown:
    described = table.battlefield(ANN, "Grizzly Bears", face_down=True)
    return Shown(filters.FACE_DOWN, described.id, table.battlefield(ANN, ORACLE).id)


@shows(filters.Enchanted, filters.Equipped)
def attached(table: Table) -> Shown:
    described, oracle = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, ORACLE)
    table.battlefield(ANN, "Persuasion", SWORD, attached_to=described)
    return Shown(filters.ENCHANTED & filters.Equipped(), described.id, oracle.id)


@shows(filters.AttachedHost)
def host(table: Table) -> Shown:
    described = table.battlefield(ANN, "Grizzly Bears")
    return Shown(filters.AttachedHost(), described.id, table.battlefield(ANN, SWORD, attached_to=described).id)


@shows(filters.OtherThanHost)
def beside_the_host(table: Table) -> Shown:
    described, hosting = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    return Shown(filters.OtherThanHost(), described.id, table.battlefield(ANN, SWORD, attached_to=hosting).id)


@shows(filters.AttachedToThis, filters.AttachedTo, filters.CouldEnchant)
def attachment(table: Table) -> Shown:
    creature = table.battlefield(ANN, "Grizzly Bears")
    aura = table.battlefield(ANN, "Persuasion", attached_to=creature)
    return Shown(filters.AttachedToThis() & filters.AttachedTo(THIS) & filters.CouldEnchant(THIS), aura.id, creature.id)


@shows(filters.Kicked)
def kicked(table: Table) -> Shown:
    table.hand(ANN, card("Boot", "{U}", INSTANT_CARD, kicker("{2}"), draw()))
    boot = table.cast(ANN, "Boot", kicked=True)
    return Shown(filters.Kicked(), boot.id, boot.id)


@shows(filters.IsSpell, filters.TargetsThis, filters.TargetsOne, filters.WithSingleTarget)
def spell(table: Table) -> Shown:
    creature = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Giant Growth")
    growth = table.cast(ANN, "Giant Growth", targets=[creature])
    aimed = filters.TargetsThis() & filters.TargetsOne(filters.CREATURE) & filters.WithSingleTarget()
    return Shown(filters.SPELL & aimed, growth.id, creature.id)


@shows(filters.IsAbility)
def ability(table: Table) -> Shown:
    oracle = table.battlefield(ANN, ORACLE)
    table.activate(ANN, "Oracle")
    return Shown(filters.IsAbility("activated"), table.on_stack()[-1].id, oracle.id)


@shows(Suspended)
def suspended(table: Table) -> Shown:
    late = table.exile(ANN, LATE)
    table.happen(lambda state: put_counters(state, ANN, [late.id], "time", 2))
    return Shown(Suspended(), late.id, table.battlefield(ANN, ORACLE).id)


@shows(IsYourRingBearer)
def ring_bearer(table: Table) -> Shown:
    described = table.battlefield(ANN, "Grizzly Bears")
    table.state.link(described.id, RING_BEARER, ANN)
    return Shown(IsYourRingBearer(), described.id, table.battlefield(ANN, ORACLE).id)


@shows(IsMonstrous, IsSuspected)
def marked(table: Table) -> Shown:
    described = table.battlefield(ANN, "Grizzly Bears")
    table.state.link(described.id, word_slots.MONSTROUS, True)
    table.state.link(described.id, word_slots.SUSPECTED, True)
    return Shown(IsMonstrous() & IsSuspected(), described.id, table.battlefield(ANN, ORACLE).id)


@shows(IsCommander, IsYourCommander)
def commander(table: Table) -> Shown:
    krond = table.enters(ANN, table.commander(ANN))
    return Shown(IsCommander() & IsYourCommander(), krond.id, krond.id)


ABOUT_A_CHOICE = {filters.OtherThan, filters.TheTarget}
"""These ask who was chosen, which nothing changes that happens to the object."""


# ---------------------------------------------------------------------- walking over all of them


def descriptions() -> list[type[Filter]]:
    """Every description that a card of the project can have."""
    found: list[type[Filter]] = []
    waiting = [Filter]
    while waiting:
        kinds = waiting.pop().__subclasses__()
        waiting += kinds
        found += [kind for kind in kinds if getattr(sys.modules[kind.__module__], kind.__name__, None) is kind]
    ours = ("planechase.rules.", "planechase.words.", "planechase.cards.")
    return [kind for kind in found if kind.__module__.startswith(ours) and kind is not filters.Description]


@pytest.mark.rule("603.10a", "608.2h")
@pytest.mark.parametrize("kind", descriptions(), ids=lambda kind: kind.__name__)
def test_every_description_says_whether_it_looks_back(kind: type[Filter]) -> None:
    assert "looks_back" in kind.__dict__, (
        f"Say in {kind.__name__} whether it looks back: `looks_back = True` if it fits what has left as it left."
    )
    if kind.looks_back and kind not in ABOUT_A_CHOICE:
        assert kind in CASES, f"Show here, with @shows({kind.__name__}), something that it describes and that leaves."


@pytest.mark.rule("603.10a", "608.2h", "704.8")
@pytest.mark.parametrize("kind", CASES, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("backwards", [False, True])
def test_what_leaves_is_described_as_it_was(kind: type[Filter], backwards: bool) -> None:
    """Everything leaves at once, in whatever order it is listed."""
    leaders = ["Krond the Dawn-Clad", "Bosh, Iron Golem"]
    table = Table(variants=[ArrangedCommander(leaders)] if kind.__name__.endswith("Commander") else [], free_mana=True)
    what, described, source = CASES[kind](table)
    by = Source(ANN, source)
    assert kind.looks_back
    assert any(isinstance(part, kind) for part in (what, *what.walk()))
    assert what.matches(table.state, table.state.objects[described], by)

    def happen(state: State) -> Rule[None]:
        gone: list[Object] = [state.objects[id] for id in (*state.battlefield, *state.exile)]
        yield from counter(state, [state.objects[id] for id in state.turn.stack])
        yield from move(state, gone[::-1] if backwards else gone, Zone.HAND)

    table.always(ANN, False)
    table.happen(happen)
    assert described not in table.state.objects
    assert what.matches(table.state, table.state.recall(described), by)
