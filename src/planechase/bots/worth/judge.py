"""A player's opinion of a spell or ability: the best targets for it, and what it then brings."""

from __future__ import annotations

from typing import Final

from planechase.bots.current_combat import combat_gain
from planechase.bots.judging import DAMAGE, MANA, creature_value, is_kind, kinds_worth, object_value, permanent_value
from planechase.bots.worth.flow_worth import FLOW
from planechase.bots.worth.general_worth import BY_ITSELF
from planechase.bots.worth.object_worth import TO_OBJECT, said
from planechase.bots.worth.player_worth import TO_PLAYER
from planechase.bots.worth.target_shares import best_shares
from planechase.bots.worth.text_contents import about_target, inner_effects, is_brief, modifications_in
from planechase.rules.casual.planar_decks import COMMUNAL, owner_of
from planechase.rules.events.control import GainControl
from planechase.rules.events.events import Event
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.characteristics import Characteristics, Draft
from planechase.rules.language.grammar import Amount, Effect, Modal, Modification, Players, Selection, Targeting
from planechase.rules.language.word import Word
from planechase.rules.mana.mana_abilities import AddMana
from planechase.rules.spells.targets import options as target_options
from planechase.rules.spells.targets import targetings_in
from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import Object, Permanent
from planechase.rules.state.player import Player
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.words import word_slots
from planechase.words.amounts import SizeOf
from planechase.words.selections.chosen_objects import Chosen, OfKindOfChoice
from planechase.words.selections.pronouns import Remembered

WHOLE: Final = FLOW | BY_ITSELF
"""What an instruction that is judged as a whole is worth."""

GUESS: Final = 3
"""How great a number is that depends on a card nobody has seen yet."""


class Judge:
    """One player's opinion of a spell or ability. `by` may have targets; `aim` chooses those it lacks."""

    __slots__ = ("by", "game", "me", "team")

    by: Source
    game: State
    me: Id
    team: int

    def __init__(self, game: State, by: Source, me: Id) -> None:
        self.game = game
        self.by = by
        self.me = me
        self.team = game.players[me].team

    # ------------------------------------------------------------------ targets

    def plan(self, effect: Effect) -> int:
        """Choose the best targets and say what the effect is worth with them."""
        if isinstance(effect, Modal):
            return max(self.plan(mode) for mode in effect.options())
        for targeting in targetings_in(effect):
            if targeting not in self.by.targets:
                self.by.targets[targeting] = tuple(self.aim(effect, targeting))
        return self.worth(effect)

    def aim(self, effect: Effect, targeting: Targeting) -> list[Id]:
        """The best legal targets: as many as help, and no fewer than there must be."""
        possible = target_options(self.game, targeting, self.by)
        least, most = targeting.limits(self.game, self.by)
        total = targeting.divides(self.game, self.by)
        if total:
            shares = best_shares(self, effect, targeting, possible, most, total)
            self.by.divisions[targeting] = shares
            return list(shares)
        ranked = self.rank(effect, targeting, possible)
        return [one for at, (worth, one) in enumerate(ranked[:most]) if at < least or worth > 0]

    def rank(self, effect: Effect, targeting: Targeting, possible: list[Id]) -> list[tuple[int, Id]]:
        """What each target would be worth, the best first."""
        concerned = about_target(effect, targeting)
        before = self.by.targets.get(targeting)
        ranked: list[tuple[int, Id]] = []
        for one in possible:
            self.by.targets[targeting] = (one,)
            worth = sum(self.worth(part) for part in concerned)
            ranked.append((worth or self.in_doubt(one), one))
        if before is None:
            self.by.targets.pop(targeting, None)
        else:
            self.by.targets[targeting] = before
        ranked.sort(key=lambda entry: (-entry[0], entry[1]))
        return ranked

    def in_doubt(self, one: Id) -> int:
        """What is not known to do good is better aimed at others."""
        return -2 if self.side(one) > 0 else -1

    def side(self, one: Id) -> int:
        """1 for what is on this player's side, -1 for what is not."""
        if self.game.is_player(one):
            seat = one
        else:
            obj = self.game.recall(one)
            seat = owner_of(self.game, obj) if obj.holder == COMMUNAL else obj.holder
        return 1 if self.game.players[seat].team == self.team else -1

    # ------------------------------------------------------------------ instructions

    def worth(self, effect: Effect) -> int:
        """What following this instruction is worth, with the targets it has."""
        judged = WHOLE.get(type(effect))
        if judged is not None:
            return judged(self, effect)
        if isinstance(effect, Modal):
            return max(self.worth(mode) for mode in effect.options())
        if isinstance(effect, AddMana):
            return MANA
        inner = inner_effects(effect)
        if inner:
            return sum(self.worth(part) for part in inner)
        subject = effect.subject
        return sum(self.on(effect, one) for one in self.meant(subject)) if subject is not None else 0

    def after(self, event: Event) -> Judge:
        """The same judge of an ability that this event has triggered."""
        future = self.anew()
        future.by.event = event
        return future

    def anew(self) -> Judge:
        """The same judge, who may choose other targets."""
        return Judge(self.game, self.by.clone(), self.me)

    def meant(self, subject: Selection | Players) -> list[Id]:
        """The ids of the objects and players that a subject means now."""
        if isinstance(subject, Targeting):
            return list(self.by.targets.get(subject, ()))
        if isinstance(subject, Players):
            return [player.id for player in subject.found(self.game, self.by)]
        if isinstance(subject, Chosen):
            return []
        if isinstance(subject, OfKindOfChoice):
            return self._of_best_kind()
        return [obj.id for obj in subject.objects(self.game, self.by)]

    def _of_best_kind(self) -> list[Id]:
        """All creatures of the type that this player would choose."""
        worth = kinds_worth(self.game, self.me)
        best = max(sorted(worth), key=lambda kind: worth[kind], default="")
        return [p.id for p in self.game.permanents() if is_kind(self.game, p, best)]

    def on(self, effect: Effect, one: Id) -> int:
        """What the instruction is worth if it is about this object or player."""
        if self.game.is_player(one):
            change = self._to_player(effect, self.game.players[one])
        else:
            change = self._to_object(effect, self.game.recall(one))
        return self.side(one) * change

    def share(self, number: Amount, subject: object, one: Id) -> int:
        """How much of a number one of those gets whom an instruction is about: their part, where it is divided."""
        if isinstance(subject, Targeting):
            shares = self.by.divisions.get(subject)
            if shares is not None:
                return shares.get(one, 0)
        return self.amount(number)

    def amount(self, number: Amount) -> int:
        """How much a number is now."""
        if isinstance(number, SizeOf) and isinstance(number.what, Remembered) and number.what.slot == word_slots.FOUND:
            return number.value(self.game, self.by) if self.by.remembered(word_slots.FOUND) else GUESS
        return number.value(self.game, self.by)

    # ------------------------------------------------------------------ what it changes for those it is about

    def _to_player(self, effect: Effect, player: Player) -> int:
        judged = TO_PLAYER.get(type(effect))
        return judged(self, effect, player) if judged is not None else 0

    def _to_object(self, effect: Effect, obj: Object) -> int:
        judged = TO_OBJECT.get(type(effect))
        if judged is not None:
            return judged(self, effect, obj)
        return self.stated(effect, obj, is_brief(effect))

    def stated(self, text: Word, obj: Object, brief: bool = False) -> int:
        """What the statements of a text change for the controller of the object they speak of."""
        changes = modifications_in(text)
        if not changes:
            return said(text, obj, self)
        if any(isinstance(change, GainControl) for change in changes):
            if self.side(obj.id) > 0:
                return 0
            return -self._borrowed(obj) if brief else -2 * object_value(self.game, obj)
        return self._changed(obj, changes, brief) if isinstance(obj, Permanent) else 0

    def _borrowed(self, obj: Object) -> int:
        """What it is worth to have something for a turn: it attacks instead of blocking, if there is still a combat."""
        game = self.game
        if self.me not in game.turn.active or game.turn.step is not Step.PRECOMBAT_MAIN:
            return 0
        if not game.chars(obj).types & CREATURE:
            return 0
        return DAMAGE * max(0, game.power(obj)) + object_value(game, obj) // 4

    def _changed(self, permanent: Permanent, changes: list[Modification], brief: bool) -> int:
        """What a change of characteristics does for the permanent's controller."""
        game = self.game
        now = game.chars(permanent)
        then = self.tried(permanent, changes)
        before = permanent_value(game, permanent)
        if then.types & CREATURE and (then.toughness or 0) <= permanent.damage:
            return -before
        if brief:
            return combat_gain(game, permanent, then)
        if not now.types & CREATURE:
            return creature_value(then) // 2 if then.types & CREATURE else 0
        return creature_value(then) - creature_value(now) if then.types & CREATURE else -before

    def tried(self, obj: Object, changes: list[Modification]) -> Characteristics:
        """The characteristics an object would have with these changes."""
        draft = Draft(self.game.chars(obj), obj.id, obj.controller)
        for change in sorted(changes, key=lambda change: change.layers()[0]):
            change.apply(self.game, draft, self.by)
        return draft.finished()
