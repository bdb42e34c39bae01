"""Instructions that hold permanents back for a while: detain (CR 701.35), keep untapped, keep away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.lasting import begin_effect
from planechase.rules.events.phasing_in import CantPhaseIn
from planechase.rules.events.tapping import CantBecomeTapped
from planechase.rules.language.grammar import Duration, Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.words import filters
from planechase.words.effects.lasting_effects import UNTIL_END_OF_TURN, UNTIL_YOUR_NEXT_TURN
from planechase.words.speech import Things
from planechase.words.statics import CantAttack, CantBlock, NoActivating
from planechase.words.statics.permission_statics import StaysTapped

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Detain(Effect):
    """CR 701.35a: until your next turn they can neither attack nor block, nor can their abilities be activated."""

    reads = "detain {what}"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        these = filters.Exactly(tuple(obj.id for obj in (yield from self.what.choose(game, by))))
        for statement in (CantAttack(these), CantBlock(these), NoActivating(these, mana_too=True)):
            begin_effect(game, statement, by, UNTIL_YOUR_NEXT_TURN)


@word
class KeepUntapped(Effect):
    """CR 101.2: nothing but attacking taps these creatures for a while; which ones is fixed now."""

    reads = "{duration}, {what:subject} can't become tapped unless they're being declared as attackers"
    what: Things
    duration: Duration = UNTIL_END_OF_TURN

    def happen(self, game: State, by: Source) -> Rule[None]:
        these = filters.Exactly(tuple(obj.id for obj in (yield from self.what.choose(game, by))))
        begin_effect(game, CantBecomeTapped(these), by, self.duration)


@word
class KeepTapped(Effect):
    """CR 502.3: permanents do not untap during their controllers' untap steps for a while; which ones is fixed now."""

    reads = "{what:subject} do[es]n't untap during {what:its} controller's untap step {duration}"
    what: Things
    duration: Duration

    def happen(self, game: State, by: Source) -> Rule[None]:
        these = filters.Exactly(tuple(obj.id for obj in (yield from self.what.choose(game, by))))
        begin_effect(game, StaysTapped(these), by, self.duration)


@word
class KeepPhasedOut(Effect):
    """CR 101.2, 702.26e: what is phased out cannot phase in for a while; which permanents is fixed now."""

    reads = "{what:subject} can't phase in {duration}"
    what: Things
    duration: Duration

    def happen(self, game: State, by: Source) -> Rule[None]:
        these = filters.Exactly(tuple(obj.id for obj in (yield from self.what.choose(game, by))))
        begin_effect(game, CantPhaseIn(these), by, self.duration)
