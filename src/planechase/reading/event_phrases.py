"""What players do and what happens to one or more at once, as the events of triggered abilities (CR 603.2)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.rules.events.events import StepBegins
from planechase.rules.events.lasting import ThisTurn
from planechase.rules.language.card_types import BATTLE
from planechase.rules.language.grammar import Condition, Duration, Effect, Filter, Players
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words.conditions import DuringYourTurn
from planechase.words.effects.flow import Later
from planechase.words.filters.characteristic_filters import HasInset
from planechase.words.filters.particular_filters import TheTarget
from planechase.words.keywords.casting_keywords import YouCycleThis
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER, YOU
from planechase.words.selections import Target
from planechase.words.speech import Moment, Things
from planechase.words.triggers import (
    action_triggers,
    counting_triggers,
    damage_triggers,
    one_or_more_triggers,
    player_triggers,
    zone_triggers,
)
from planechase.words.triggers.combat_triggers import DealsDamage, IsDealtDamage
from planechase.words.triggers.conditional_triggers import DuringAnOpponentsTurn, DuringCombat, Within
from planechase.words.triggers.copying_triggers import CastsOrCopies
from planechase.words.triggers.trigger_subjects import Either


def add_doings(grammar: Grammar) -> None:
    """The triggers that are read here."""
    _add_deeds_of_players(grammar)
    _add_casting(grammar)
    _add_cards(grammar)
    _add_some(grammar)
    _add_damage(grammar)
    _add_times(grammar)


# ---------------------------------------------------------------------- what a player does


def _add_deeds_of_players(grammar: Grammar) -> None:
    say = grammar.say
    for text, kind in (
        ("[scry|scries]", action_triggers.Scries),
        ("surveil[s]", action_triggers.Surveils),
        ("commit[s] a crime", action_triggers.CommitsCrime),
    ):
        say("trigger", f"[when|whenever] <who:caster> {text}", kind)
    say("trigger", "[when|whenever] <who:caster> play[s] <what:one>", _plays)
    say("trigger", "[when|whenever] <what:one> enters under an opponent's control", _enters_theirs)
    say("trigger", "[when|whenever] <who:caster> sacrifice[s] <what:one>", zone_triggers.SacrificesTrigger)
    say(
        "trigger",
        "[when|whenever] <who:caster> sacrifice[s] one or more <what:many>",
        one_or_more_triggers.SacrificesSome,
    )
    say(
        "trigger",
        "[when|whenever] <who:caster> put[s] one or more <kind:counterkind> counters on <what:one>",
        action_triggers.PutsCounters,
    )
    activates = "[when|whenever] <who:caster> activate[s]"
    say("trigger", f"{activates} a loyalty ability", action_triggers.ActivatesAbility, loyalty=True)
    say("trigger", f"{activates} a loyalty ability of <of:whoever>", action_triggers.ActivatesAbility, loyalty=True)
    say("trigger", f"{activates} an ability that isn't a mana ability", action_triggers.ActivatesAbility, mana=False)
    say(
        "trigger",
        f"{activates} an ability of <of:one> that isn't a mana ability",
        action_triggers.ActivatesAbility,
        mana=False,
    )


def _plays(who: Players, what: Filter) -> Moment | None:
    """CR 305.1: only lands are played that are no spells."""
    return action_triggers.PlaysLand(who, what) if any(part == f.LAND for part in what.walk()) else None


def _enters_theirs(what: f.Description) -> Moment:
    parts = what.parts_ if isinstance(what, f.And) else (what,)
    return zone_triggers.Enters(f.And((*parts, f.THEIRS)))


def _add_casting(grammar: Grammar) -> None:
    say = grammar.say
    say(
        "trigger",
        "[when|whenever] <who:caster> cast[s] [your|their] <number:ordinal> <what:plainspell> each turn",
        _casts_nth,
    )
    say(
        "trigger",
        "[when|whenever] <who:caster> cast[s] a kicked spell",
        lambda who: player_triggers.Casts(who, f.Kicked()),
    )
    first = "[when|whenever] <who:caster> cast[s] <what:spell> for the first time each turn"
    say("trigger", first, lambda who, what: player_triggers.Casts(who, what, first=True))
    say("trigger", "[when|whenever] you cast or copy <what:spell>", CastsOrCopies)
    say("after", "that's both <colors:devotedto>", f.BothColors)
    say("after", "that's one or more colors", lambda: f.COLORED)
    say("after", "that has an Adventure", lambda: HasInset("Adventure"))
    say("after", "you don't own", lambda: ~f.OwnedBy(YOU))
    for zone in (Zone.HAND, Zone.GRAVEYARD):
        for whose in ("your", "their"):
            text = f"[when|whenever] <who:caster> cast[s] <what:spell> from {whose} {zone.value}"
            say("trigger", text, _casts_from, yours=whose == "your", zone=zone)


def _casts_nth(who: Players, number: int, what: f.Description) -> Moment | None:
    return None if what == f.ANYTHING else counting_triggers.CastsNth(number, who, what)


def _casts_from(who: Players, what: Filter, yours: bool, zone: Zone) -> Moment | None:
    return player_triggers.Casts(who, what, zone) if (who == YOU) == yours else None


# ---------------------------------------------------------------------- cards


def _add_cards(grammar: Grammar) -> None:
    say = grammar.say
    say("trigger", "when you cycle ~", YouCycleThis)
    say("trigger", "[when|whenever] <who:caster> cycle[s] <what:card>", action_triggers.Cycles)
    say("trigger", "[when|whenever] <who:caster> cycle[s] or discard[s] <what:card>", _cycles_or_discards)
    say("trigger", "[when|whenever] <who:caster> discard[s] <what:card>", player_triggers.Discards)
    say(
        "trigger", "[when|whenever] <who:caster> discard[s] one or more <what:cards>", one_or_more_triggers.DiscardsSome
    )
    say("trigger", "whenever one or more <what:cards> leave your graveyard", one_or_more_triggers.SomeLeaveGraveyard)
    for text, origin in (("anywhere", None), ("your library", Zone.LIBRARY), ("your hand", Zone.HAND)):
        say(
            "trigger",
            f"whenever one or more <what:cards> are put into your graveyard from {text}",
            one_or_more_triggers.SomePutIntoGraveyard,
            origin=origin,
        )


def _cycles_or_discards(who: Players, what: Filter) -> Moment:
    return player_triggers.Discards(who, what, or_cycles=True)


# ---------------------------------------------------------------------- one or more


def _add_some(grammar: Grammar) -> None:
    say = grammar.say
    say("trigger", "whenever one or more <what:many> leave the battlefield", one_or_more_triggers.SomeLeave)
    graves = "are put into [a graveyard|graveyards] from the battlefield"
    say("trigger", f"whenever one or more <what:many> {graves}", counting_triggers.SomeDie)
    opponents = ("an opponent", "one of your opponents")
    for text, who in (("a player", EACH_PLAYER), *((each, EACH_OPPONENT) for each in opponents)):
        say("trigger", f"whenever one or more <what:many> attack {text}", counting_triggers.SomeAttack, whom=who)
        say("trigger", f"whenever you attack {text}", one_or_more_triggers.AttackPlayer, whom=who)
    say("trigger", "whenever you attack with <least:int> or more <what:many>", one_or_more_triggers.AttacksWith)
    hurt = "whenever one or more <what:many> deal combat damage to one or more"
    say("trigger", f"{hurt} players", one_or_more_triggers.SomeHurtPlayers)
    say("trigger", f"{hurt} [of your opponents|opponents]", one_or_more_triggers.SomeHurtPlayers, opponents=True)


# ---------------------------------------------------------------------- damage


def _add_damage(grammar: Grammar) -> None:
    say = grammar.say
    for is_combat, text in ((True, "combat damage"), (False, "damage")):
        whoever = f"[when|whenever] <what:whoever> deals {text}"
        say("trigger", whoever, damage_triggers.DealsAnyDamage, combat=is_combat)
        say("trigger", f"[when|whenever] <what:source> deals {text}", _source_deals, combat=is_combat)
        say("trigger", f"[when|whenever] <what:source> deals {text} to you", _source_hurts_you, combat=is_combat)
        say("trigger", f"{whoever} to <to:one>", _hurts_kind, combat=is_combat)
        say("trigger", f"{whoever} to one of your opponents", DealsDamage, combat=is_combat, to_opponent=True)
        for noun, kind in (("planeswalker", f.PLANESWALKER), ("battle", f.OfType(BATTLE))):
            say("trigger", f"{whoever} to a player or {noun}", DealsDamage, combat=is_combat, to=kind)
        say("trigger", f"[when|whenever] you're dealt {text}", IsDealtDamage, combat=is_combat)


def _source_deals(what: f.Description, combat: bool) -> Moment:
    return damage_triggers.DealsAnyDamage(_source(what), combat)


def _source_hurts_you(what: f.Description, combat: bool) -> Moment:
    return DealsDamage(_source(what), combat=combat, whom=YOU)


def _source(what: f.Description) -> f.Description:
    parts = what.parts_ if isinstance(what, f.And) else () if what == f.ANYTHING else (what,)
    return f.And((f.SOURCE, *parts)) if parts else f.SOURCE


def _hurts_kind(what: Filter, combat: bool, to: Filter) -> Moment:
    return DealsDamage(what, combat=combat, to_player=False, to=to)


# ---------------------------------------------------------------------- times


def _add_times(grammar: Grammar) -> None:
    say = grammar.say
    say("during", "during your turn", DuringYourTurn)
    say("during", "during an opponent's turn", DuringAnOpponentsTurn)
    say("during", "during combat", DuringCombat)
    say("trigger", "<moment:trigger> <condition:during>", _within)
    say("sentence", "<moment:trigger> this turn, <effect:sentence>", _this_turn)
    does = "<duration:duration>, whenever <what:things> <deed:deed>, <effect:sentence>"
    say("sentence", does, _of_target)
    say("trigger", "<moment:trigger> while <condition:condition>", _within)


def _of_target(duration: Duration, what: Things, deed: Moment, effect: Effect) -> Effect | None:
    """CR 603.7c: what a target does as long as the ability waits for it; the target itself is chosen now."""
    if not isinstance(what, Target) or what.many() or StepBegins in deed.kinds():
        return None
    return Later(rebuilt(deed, {"what": TheTarget(what)}), effect, duration, once=False)


def _this_turn(moment: Moment, effect: Effect) -> Effect | None:
    """CR 603.7b: each time it happens, as long as the turn lasts."""
    return None if StepBegins in moment.kinds() else Later(moment, effect, ThisTurn(), once=False)


def _within(moment: Moment, condition: Condition) -> Moment | None:
    return None if isinstance(moment, (Within, Either)) else Within(moment, condition)
