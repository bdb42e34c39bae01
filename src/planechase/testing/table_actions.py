"""Acting: casting spells, activating abilities, playing lands, and asking whether a player could."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from planechase.rules.language.split_cards import castable_parts
from planechase.rules.spells.activating import mana_to_activate
from planechase.rules.spells.activating import why_not_activate as rules_why_not_activate
from planechase.rules.spells.casting import mana_to_cast
from planechase.rules.spells.casting import why_not_cast as rules_why_not_cast
from planechase.rules.spells.permissions import Way, castable_elsewhere, ways_to_cast, why_not_play_land
from planechase.rules.state.decisions import Id, IllegalAnswer
from planechase.rules.state.objects import Object, Permanent, Zone
from planechase.rules.state.player import Player
from planechase.rules.turns import optional_loops
from planechase.rules.turns.priority import (
    Action,
    ActivateAbility,
    ActivateManaAbility,
    CastSpell,
    PlayLand,
    legal_actions,
)
from planechase.testing import table_names
from planechase.testing.errors import Ambiguous, NoSuchAbility, NoSuchCard, TableError, Unanswered
from planechase.testing.handle import Handle
from planechase.testing.scripted_answers import Announcement, ScriptedAnswer, understood
from planechase.testing.table_position import mana_for
from planechase.testing.table_progress import Playing
from planechase.testing.table_reading import ObjectLike

LENT: Final = -7
"""The source of mana that `free_mana` lends; what is not spent is taken back."""


class Acting(Playing):
    """What a player with priority can do; part of `Table`."""

    free_mana: bool = False
    """Whether mana for spells and abilities comes from nowhere, unless a call says otherwise."""

    # ------------------------------------------------------------------ spells, abilities, lands

    def cast(
        self,
        player: Id,
        card: ObjectLike,
        targets: Sequence[ScriptedAnswer] | ScriptedAnswer = (),
        *,
        modes: Sequence[ScriptedAnswer] = (),
        x: int | None = None,
        kicked: bool | int = False,
        pay: Sequence[str] = (),
        way: str | None = None,
        half: str | None = None,
        divide: ScriptedAnswer = None,
        choose: Sequence[ScriptedAnswer] = (),
        free_mana: bool | None = None,
        pause: bool = False,
    ) -> Handle:
        """A player casts a spell, from the hand or from wherever they may. Returns a handle on the spell.

        Players before them in the order of priority pass. If the rules do not allow it, it raises `IllegalAnswer` with
        the reason and leaves the table as it was.

        - `targets`: players, names or handles, in the order in which the card asks for them. If a card says "up to" or
          "any number" twice, group them: `targets=[["Forest", "Swamp"], [BOB]]`.
        - `modes`: the modes by number, from 0. `x`: the value of X.
        - `kicked`: pay the kicker, or the multikicker so many times. `pay`: other optional costs by name.
        - `way`: an alternative cost or permission by name, as in `way="flashback"`.
        - `half`: which half of a split card, unless `card` is the name of that half.
        - `divide`: who gets how much, as a dictionary or as a list in the order of the targets.
        - `choose`: answers to other questions, in order: what to sacrifice, what to discard.
        - `free_mana`: pay with exactly as much mana as it costs, from nowhere.
        - `pause`: stop at the next question instead of raising `Unanswered`.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table(free_mana=True)
        >>> _ = table.hand(ANN, "Lightning Bolt")
        >>> bears = table.battlefield(BOB, "Grizzly Bears")
        >>> table.cast(ANN, "Lightning Bolt", targets=["Grizzly Bears"]).targets == [bears]
        True
        """
        self._settle()
        costs = [*pay, *_kicks(kicked)]
        obj, how = self._to_cast(player, card, way, half)
        lend = self.free_mana if free_mana is None else free_mana
        seat = self._player(player)
        with self._lending(seat, self._price(seat, obj, how, costs, x) if lend else None):
            reason = self._refusal_to_cast(seat, obj, how)
            if reason:
                raise IllegalAnswer(reason + self._hint(reason, lend))
            name = how.half or table_names.object_name(self.state, obj)
            announcement = Announcement(
                player, name, obj.card, _listed(targets), _listed(modes), x, costs, divide, _listed(choose)
            )
            self._announce(player, CastSpell(obj.id, how), announcement, pause)
        return self._now(obj)

    def _hint(self, reason: str, lend: bool) -> str:
        if "cannot pay" in reason and not lend:
            return " (Put lands on the battlefield, or use free_mana=True.)"
        return ""

    def activate(
        self,
        player: Id,
        source: ObjectLike,
        ability: int | str | None = None,
        targets: Sequence[ScriptedAnswer] | ScriptedAnswer = (),
        *,
        modes: Sequence[ScriptedAnswer] = (),
        x: int | None = None,
        divide: ScriptedAnswer = None,
        choose: Sequence[ScriptedAnswer] = (),
        free_mana: bool | None = None,
        pause: bool = False,
    ) -> Handle:
        """A player activates an ability that uses the stack. Returns a handle on the ability on the stack.

        `ability` says which one, if the object has several: its number among them, from 0, or a part of its
        text. The rest is as for `cast`.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> slasher = table.battlefield(ANN, "Twinblade Slasher")
        >>> _ = table.activate(ANN, "Twinblade Slasher", free_mana=True)
        >>> table.resolve()
        >>> slasher.power, slasher.toughness
        (3, 3)
        """
        self._settle()
        obj = self._to_activate(player, source, mana=False)
        number = self._ability(obj, ability, mana=False)
        lend = self.free_mana if free_mana is None else free_mana
        seat = self._player(player)
        price = mana_for(mana_to_activate(self.state, seat, obj, number, x or 0), LENT) if lend else None
        before = set(self.state.turn.stack)
        with self._lending(seat, price):
            reason = rules_why_not_activate(self.state, seat, obj, number)
            if reason:
                raise IllegalAnswer(reason)
            name = table_names.object_name(self.state, obj)
            announcement = Announcement(
                player, name, obj.id, _listed(targets), _listed(modes), x, (), divide, _listed(choose)
            )
            self._announce(player, ActivateAbility(obj.id, number), announcement, pause)
        new = [entry for entry in self.state.turn.stack if entry not in before]
        return Handle(self, new[0] if new else obj.id)

    def play_land(self, player: Id, card: ObjectLike) -> Handle:
        """A player plays a land. Returns a handle on it.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> _ = table.hand(ANN, "Forest", "Forest")
        >>> table.play_land(ANN, "Forest")
        <Forest on the battlefield under Ann's control>
        >>> with table.refuses("No more lands"):
        ...     table.play_land(ANN, "Forest")
        """
        obj = self._among(self._playable(player), card, f"{self._player(player).name} has no {{}} to play.")
        sides = [side.name for side in obj.copiable.sides if side is not obj.copiable]
        face = next((name for name in sides if isinstance(card, str) and name.casefold() == card.casefold()), "")
        reason = why_not_play_land(self.state, self._player(player), obj, face)
        if reason:
            raise IllegalAnswer(reason)
        self._do(player, PlayLand(obj.id, face))
        return self._now(obj)

    def tap_for_mana(
        self,
        player: Id,
        source: ObjectLike,
        ability: int | str | None = None,
        *,
        choose: Sequence[ScriptedAnswer] = (),
    ) -> str:
        """A player activates a mana ability; returns what is then in their pool.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> _ = table.lands(ANN, "Forest", 2)
        >>> table.tap_for_mana(ANN, "Forest"), table.tap_for_mana(ANN, "Forest")
        ('{G}', '{G}{G}')
        """
        obj = self._to_activate(player, source, mana=True)
        number = self._ability(obj, ability, mana=True)
        reason = rules_why_not_activate(self.state, self._player(player), obj, number)
        if reason:
            raise IllegalAnswer(reason)
        name = table_names.object_name(self.state, obj)
        announcement = Announcement(player, name, obj.id, (), (), None, (), None, _listed(choose))
        self._announce(player, ActivateManaAbility(obj.id, number), announcement, False)
        return self.mana(player)

    def do(self, player: Id, action: Action | str, *, pause: bool = False) -> None:
        """A player does anything else they may do with priority, such as a special action of a variant.

        Give an action, or a part of its description; `actions` lists them.
        """
        self._give_priority(player)
        decision = self.decision
        assert decision is not None
        self._answer(understood(self.state, decision, action))
        self._stop(pause)

    def actions(self, player: Id) -> list[str]:
        """What a player may do with priority now, in words, even if they do not have it yet."""
        seat = self._player(player)
        offered = optional_loops.allowed(self.state, seat, legal_actions(self.state, seat))
        return [table_names.action_words(self.state, one) for one in offered]

    # ------------------------------------------------------------------ may they?

    def why_not_cast(
        self,
        player: Id,
        card: ObjectLike,
        *,
        way: str | None = None,
        half: str | None = None,
        free_mana: bool | None = None,
    ) -> str | None:
        """Why a player could not cast this now if they had priority, as a sentence; None if they could.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> _ = table.hand(BOB, "Grizzly Bears")
        >>> table.why_not_cast(BOB, "Grizzly Bears")
        'Grizzly Bears can only be cast in your main phase while the stack is empty.'
        """
        try:
            obj, how = self._to_cast(player, card, way, half)
        except (NoSuchCard, IllegalAnswer) as refused:
            self._insist_on_name(card)
            return str(refused)
        seat = self._player(player)
        lend = self.free_mana if free_mana is None else free_mana
        with self._lending(seat, self._price(seat, obj, how, (), None) if lend else None):
            return self._refusal_to_cast(seat, obj, how)

    def can_cast(
        self,
        player: Id,
        card: ObjectLike,
        *,
        way: str | None = None,
        half: str | None = None,
        free_mana: bool | None = None,
    ) -> bool:
        """Whether a player could cast this now if they had priority."""
        return self.why_not_cast(player, card, way=way, half=half, free_mana=free_mana) is None

    def why_not_activate(self, player: Id, source: ObjectLike, ability: int | str | None = None) -> str | None:
        """Why a player could not activate this ability now, as a sentence; None if they could."""
        try:
            obj = self._to_activate(player, source, mana=False)
            number = self._ability(obj, ability, mana=False)
        except (NoSuchCard, NoSuchAbility) as refused:
            self._insist_on_name(source)
            return str(refused)
        return rules_why_not_activate(self.state, self._player(player), obj, number)

    def can_activate(self, player: Id, source: ObjectLike, ability: int | str | None = None) -> bool:
        """Whether a player could activate this ability now."""
        return self.why_not_activate(player, source, ability) is None

    def _insist_on_name(self, thing: ObjectLike) -> None:
        """Refuse a misspelt name: it does not answer whether something is possible."""
        if isinstance(thing, str) and not self.find_all(thing):
            self.find(thing)

    # ------------------------------------------------------------------ doing it

    def _do(self, player: Id, action: Action) -> None:
        self._give_priority(player)
        self._answer(action)
        self._stop(False)

    def _announce(self, player: Id, action: Action, announcement: Announcement, pause: bool) -> None:
        """Take an action with its choices; if something is refused, it never happened."""
        self._give_priority(player)
        heard, given = len(self.events), self.game.answers_given
        self._announcement = announcement
        try:
            self._answer(action)
            if not self.game.is_busy:
                self._check_announced(announcement, action)
        except (IllegalAnswer, TableError):
            if self.game.answers_given > given:
                self.game.take_back()
            del self.events[heard:]
            raise
        finally:
            self._announcement = None
        try:
            self._stop(pause)
        except Unanswered as unanswered:
            raise Unanswered(
                f"{unanswered} Or say it with the spell or ability: targets=, modes=, x=, divide=, choose=."
            ) from None

    def _check_announced(self, announcement: Announcement, action: Action) -> None:
        """Whatever the test gave must have been used; the rules do not ask where there is no choice."""
        if announcement.modes:
            for entry in reversed(self.state.turn.stack):
                spell = self.state.on_stack(entry)
                if spell is not None and announcement.source in (spell.card, spell.source.object_id):
                    if list(spell.source.modes) == sorted(announcement.modes):
                        announcement.modes = []
                    break
        announcement.check_used_up()

    # ------------------------------------------------------------------ finding what is meant

    def _among(self, objects: Sequence[Object], wanted: ObjectLike, otherwise: str) -> Object:
        """The object that is meant, among some; of equal cards in one zone either will do."""
        if isinstance(wanted, (Handle, int)):
            return self.find(wanted).obj
        named = [obj for obj in objects if table_names.is_called(self.state, obj, wanted)]
        if not named:
            there = self.find_all(wanted)
            places = "; ".join(table_names.called(self.state, handle.obj) for handle in there[:3])
            if there:
                raise NoSuchCard(otherwise.format(repr(wanted)) + f" There is: {places}.")
            known = [table_names.object_name(self.state, obj) for obj in objects]
            hint = table_names.suggestion(wanted, known).replace("; did", " Did").removesuffix(".")
            raise NoSuchCard(otherwise.format(repr(wanted)) + hint)
        first = named[0]
        different = [obj for obj in named if obj.zone is first.zone and not table_names.alike(self.state, first, obj)]
        if different:
            listed = "; ".join(table_names.called(self.state, obj) for obj in [first, *different])
            raise Ambiguous(f"{wanted!r} could be any of: {listed}. Give the handle instead of the name.")
        return first

    def _playable(self, player: Id) -> list[Object]:
        seat = self._player(player)
        return [*self._in_zone(Zone.HAND, seat.id), *castable_elsewhere(self.state, seat)]

    def _to_cast(self, player: Id, card: ObjectLike, way: str | None, half: str | None) -> tuple[Object, Way]:
        """The card that is meant, and the way of casting it."""
        seat = self._player(player)
        possible = self._playable(player)
        if way is not None:
            fitting = [obj for obj in possible if any(w.name == way for w in ways_to_cast(self.state, seat, obj))]
            possible = fitting or possible
        obj = self._among(possible, card, f"{seat.name} has no {{}} to cast.")
        name = table_names.object_name(self.state, obj)
        ways = self._of_half(obj, card if half is None else half, ways_to_cast(self.state, seat, obj))
        if way is not None:
            named = [one for one in ways if one.name == way]
            if not named:
                known = ", ".join(repr(one.name or "normally") for one in ways) or "none"
                raise IllegalAnswer(f"{name} cannot be cast by {way!r} now. Ways to cast it: {known}.")
            return obj, named[0]
        if not ways:
            raise IllegalAnswer(f"{seat.name} cannot cast {name}: it is {table_names.where(self.state, obj)}.")
        normal = [one for one in ways if not one.name]
        if not normal and len(ways) > 1:
            raise Ambiguous(f"{name} can be cast in several ways; say way= one of {[one.name for one in ways]}.")
        return obj, (normal or ways)[0]

    def _of_half(self, obj: Object, half: ObjectLike, ways: list[Way]) -> list[Way]:
        """The ways to cast the half of a split card that is meant, or the face or frame of a card with two."""
        names = list(castable_parts(obj))
        if not names:
            return ways
        meant = [name for name in names if isinstance(half, str) and name.casefold() == half.casefold()]
        if not meant and not obj.copiable.halves:
            return [way for way in ways if not way.half]
        if not meant:
            raise Ambiguous(f"Say which half of {table_names.object_name(self.state, obj)}, by half= one of {names}.")
        return [way for way in ways if way.half in meant]

    def _refusal_to_cast(self, player: Player, obj: Object, way: Way) -> str | None:
        return rules_why_not_cast(self.state, player, obj, way)

    def _price(self, player: Player, obj: Object, way: Way, pay: Sequence[str], x: int | None) -> list[Any]:
        return mana_for(mana_to_cast(self.state, player, obj, way, pay, x or 0), LENT)

    @contextmanager
    def _lending(self, player: Player, units: list[Any] | None) -> Iterator[None]:
        """Mana from nowhere, for as long as a spell or ability is being paid for."""
        if not units:
            yield
            return
        asking = self.game.is_busy
        player.mana_pool.units[:0] = units  # what comes first is spent first, and the player's own is left
        self._look_again()
        try:
            yield
        finally:
            if asking or not self.game.is_busy:
                pool = self.state.players[player.id].mana_pool
                pool.units = [unit for unit in pool.units if unit.source != LENT]
                self._look_again()

    def _look_again(self) -> None:
        """There is other mana in a pool now."""
        self.state.stirred()
        if not self.game.is_busy:
            self.game.arranged()

    def _to_activate(self, player: Id, source: ObjectLike, mana: bool) -> Object:
        seat = self._player(player)
        listeners = self.state.known.listeners(self.state)
        able = [obj for obj in listeners if table_names.abilities_of(self.state, obj, mana)]
        mine = [obj for obj in able if (obj.controller if isinstance(obj, Permanent) else obj.owner) == seat.id]
        ready = [obj for obj in mine if not (isinstance(obj, Permanent) and obj.tapped)]
        name = source if isinstance(source, str) else ""
        for group in (ready, mine, able):
            if any(table_names.is_called(self.state, obj, name) for obj in group):
                return self._among(group, source, "")
        kind, other = ("a mana", "activate") if mana else ("an activated", "tap_for_mana")
        otherwise = f"There is no {{}} with {kind} ability here (for the other kind, use table.{other})."
        return self._among(able, source, otherwise)

    def _ability(self, obj: Object, wanted: int | str | None, mana: bool) -> int:
        """The number of the ability that is meant, among all of the object's abilities."""
        numbers = table_names.abilities_of(self.state, obj, mana)
        name = table_names.object_name(self.state, obj)
        if not numbers:
            other = "table.activate" if mana else "table.tap_for_mana"
            also = f" For the other kind, use {other}." if table_names.abilities_of(self.state, obj, not mana) else ""
            kind = "mana ability" if mana else "activated ability that uses the stack"
            raise NoSuchAbility(f"{name} has no {kind} here.{also}")
        if isinstance(wanted, int):
            if not 0 <= wanted < len(numbers):
                raise TableError(f"{name} has {len(numbers)} such abilities; there is no number {wanted}.")
            return numbers[wanted]
        if wanted is None and len(numbers) == 1:
            return numbers[0]
        texts = {number: table_names.ability_words(self.state, obj, number) for number in numbers}
        listed = "; ".join(f"{place}: {texts[number]}" for place, number in enumerate(numbers))
        if wanted is None:
            raise Ambiguous(f"Say which ability of {name}, by number or by a part of its text. {listed}")
        fitting = [number for number, text in texts.items() if wanted.casefold() in text.casefold()]
        if len(fitting) != 1:
            raise Ambiguous(f"{wanted!r} fits {len(fitting)} abilities of {name}. {listed}")
        return fitting[0]


def _listed(value: ScriptedAnswer) -> list[ScriptedAnswer]:
    """A list of answers; a single one may stand alone."""
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _kicks(kicked: bool | int) -> list[str]:
    if kicked is True:
        return ["kicker"]
    return ["multikicker"] * kicked
