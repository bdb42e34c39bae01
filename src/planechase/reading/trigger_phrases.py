"""What triggered abilities wait for, where the text says it otherwise than one word alone does (CR 603)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.rules.language.grammar import Filter, Players
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.words import filters as f
from planechase.words.player_words import AN_OPPONENT, EACH_PLAYER, YOU, ControllerOf
from planechase.words.selections import HOST
from planechase.words.speech import Moment
from planechase.words.triggers import (
    combat_triggers,
    counting_triggers,
    player_triggers,
    trigger_subjects,
    zone_triggers,
)

THIS = f.ITSELF


def add_moments(grammar: Grammar) -> None:
    """The kinds of triggers."""
    _add_deeds(grammar)
    _add_steps(grammar)
    _add_counts(grammar)
    _add_graveyards(grammar)
    grammar.say("after", "that target[s] ~", f.TargetsThis)


# ---------------------------------------------------------------------- one of two things


def _add_deeds(grammar: Grammar) -> None:
    """What something does, without saying what: two such deeds can stand behind one subject."""
    say = grammar.say
    for text, moment in (
        ("enters", zone_triggers.Enters(THIS)),
        ("dies", zone_triggers.Leaves(THIS, Zone.GRAVEYARD)),
        ("leaves the battlefield", zone_triggers.Leaves(THIS)),
        ("is put into exile", zone_triggers.Leaves(THIS, Zone.EXILE)),
        ("attacks", combat_triggers.AttacksTrigger(THIS)),
        ("blocks", combat_triggers.BlocksTrigger(THIS)),
        ("becomes blocked", combat_triggers.BecomesBlockedTrigger(THIS)),
        ("becomes tapped", zone_triggers.BecomesTapped(THIS)),
        ("becomes untapped", zone_triggers.BecomesUntapped(THIS)),
        ("is turned face up", zone_triggers.TurnedUp(THIS)),
        ("deals combat damage to a player", combat_triggers.DealsDamage(THIS)),
        ("deals combat damage to an opponent", combat_triggers.DealsDamage(THIS, to_opponent=True)),
        ("becomes the target of a spell or ability", zone_triggers.BecomesTheTarget(THIS, by_opponent=False)),
        ("becomes the target of a spell", zone_triggers.BecomesTheTarget(THIS, by_opponent=False, spells=True)),
        ("becomes the target of a spell an opponent controls", zone_triggers.BecomesTheTarget(THIS, spells=True)),
    ):
        say("deed", text, lambda moment=moment: moment)
    for is_combat, text in ((True, "combat damage"), (False, "damage")):
        say("deed", f"deals {text} to <to:one>", _hurts, is_combat=is_combat)
    say("deed", "blocks <other:one>", lambda other: combat_triggers.BlocksTrigger(THIS, other))
    say("deed", "becomes blocked by <other:one>", lambda other: combat_triggers.BlockedByTrigger(THIS, other))
    for when in ("when", "whenever"):
        say("trigger", f"{when} <what:whoever> <one:deed> or <other:deed>", _either)
        say("trigger", f"{when} <what:whoever> blocks or becomes blocked by <other:one>", _blocks_or_blocked)
        say("trigger", f"<one:trigger> or {when} <what:whoever> <other:deed>", _one_of_two)
        say("trigger", f"{when} <what:whoever> <one:deed> and {when} it <other:deed>", _either)
        say("trigger", f"{when} <what:whoever> <one:deed> and whenever [it|~] <other:deed>", _either)
    say("trigger", "<one:trigger> or <what:whoever> <other:deed>", _one_of_two)
    say("trigger", "<one:trigger> or becomes the target of a spell or ability", _attacked_or_aimed_at)
    say("beginning", "at the beginning of your upkeep", lambda: player_triggers.AtBeginning(Step.UPKEEP))
    say("beginning", "at the beginning of your end step", lambda: player_triggers.AtBeginning(Step.END))
    say("trigger", "<one:trigger> or <other:beginning>", _one_of_two)
    say("trigger", "[when|whenever] <what:whoever> attacks you or a planeswalker you control", _attacks_yours)


def _hurts(to: Filter, is_combat: bool) -> Moment:
    return combat_triggers.DealsDamage(THIS, combat=is_combat, to_player=False, to=to)


def _attacks_yours(what: Filter) -> Moment:
    return combat_triggers.AttacksTrigger(what, YOU, or_planeswalkers=True)


def _either(what: Filter, one: Moment, other: Moment) -> Moment | None:
    if one == other or (
        isinstance(one, combat_triggers.BlocksTrigger) and isinstance(other, combat_triggers.BlockedByTrigger)
    ):
        return None
    return trigger_subjects.Either(rebuilt(one, {"what": what}), rebuilt(other, {"what": what}))


def _one_of_two(one: Moment, other: Moment, what: Filter | None = None) -> Moment | None:
    """Two triggers about different things."""
    if what is not None:
        other = rebuilt(other, {"what": what})
    whole = not isinstance(one, trigger_subjects.Either) and not isinstance(other, trigger_subjects.Either)
    return trigger_subjects.Either(one, other) if whole and one != other else None


def _attacked_or_aimed_at(one: Moment) -> Moment | None:
    return (
        trigger_subjects.Either(one, zone_triggers.PlayerBecomesTarget(one.who))
        if isinstance(one, combat_triggers.IsAttacked)
        else None
    )


def _blocks_or_blocked(what: Filter, other: Filter) -> Moment:
    return trigger_subjects.Either(
        combat_triggers.BlocksTrigger(what, other), combat_triggers.BlockedByTrigger(what, other)
    )


# ---------------------------------------------------------------------- steps


def _add_steps(grammar: Grammar) -> None:
    say = grammar.say
    for text, step in (
        ("upkeep", Step.UPKEEP),
        ("draw step", Step.DRAW),
        ("end step", Step.END),
        ("first main phase", Step.PRECOMBAT_MAIN),
        ("precombat main phase", Step.PRECOMBAT_MAIN),
    ):
        say("trigger", f"at the beginning of the {text}", lambda step=step: player_triggers.AtBeginning(step, None))
        say("trigger", f"at the beginning of the {text} of enchanted <_:hostnoun>'s controller", _of_host, step=step)
        say("trigger", f"at the beginning of enchanted <_:hostnoun>'s controller's {text}", _of_host, step=step)


def _of_host(step: Step) -> Moment:
    return player_triggers.AtBeginning(step, ControllerOf(HOST))


# ---------------------------------------------------------------------- numbers


def _add_counts(grammar: Grammar) -> None:
    say = grammar.say
    for number, ordinal in enumerate(counting_triggers.ORDINALS):
        if number:
            say("ordinal", ordinal, lambda number=number: number)
    say("caster", "you", lambda: YOU)
    say("caster", "an opponent", lambda: AN_OPPONENT)
    say("caster", "a player", lambda: EACH_PLAYER)
    say("trigger", "[when|whenever] <who:caster> cast[s] [your|their] <number:ordinal> spell each turn", _casts)
    say("trigger", "[when|whenever] <who:caster> draw[s] [your|their] <number:ordinal> card each turn", _draws)
    say("trigger", "whenever one or more <what:many> enter", counting_triggers.SomeEnter)
    say("trigger", "whenever one or more <what:many> die", counting_triggers.SomeDie)
    say("trigger", "whenever one or more <what:many> attack", counting_triggers.SomeAttack)


def _casts(who: Players, number: int) -> Moment:
    return counting_triggers.CastsNth(number, who)


def _draws(who: Players, number: int) -> Moment:
    return counting_triggers.DrawsNth(number, who)


# ---------------------------------------------------------------------- graveyards


def _add_graveyards(grammar: Grammar) -> None:
    """CR 700.4: what is no creature does not die, it is put into a graveyard."""
    say = grammar.say
    for when in ("when", "whenever"):
        say("trigger", f"{when} <what:whoever> dies", _put_into_graveyard)
        say("trigger", f"{when} <what:whoever> is put into a graveyard", _put_into_graveyard)
        say(
            "trigger",
            f"{when} ~ is put into a graveyard from anywhere",
            lambda: zone_triggers.CardPutIntoGraveyard(THIS),
        )
        say("trigger", f"{when} <what:whoever> is put into a graveyard from the battlefield", _put_into_graveyard)


def _put_into_graveyard(what: Filter) -> Moment:
    return zone_triggers.Leaves(what, Zone.GRAVEYARD)
