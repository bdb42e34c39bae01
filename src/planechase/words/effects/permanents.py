"""Instructions about permanents: destroy, exile, sacrifice, tap, counters, attach, fight, damage and life."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from planechase.rules import actions, ending, influence, life
from planechase.rules.card_types import CREATURE, EVERY_CREATURE_TYPE, KINDRED
from planechase.rules.characteristics import Characteristics
from planechase.rules.combat import remove_from_combat
from planechase.rules.damage import DamageDealt, deal_damage
from planechase.rules.decisions import Choose, Divide, Rule, ask
from planechase.rules.grammar import Amount, Effect, Filter, Players, Selection, Statement, Targeting
from planechase.rules.lasting import say_of_extra_turn
from planechase.rules.objects import Id, Object, Permanent
from planechase.rules.teams import groups, one_of_each_team
from planechase.rules.turn import add_combat_phase, extra_turn, reverse_turn_order
from planechase.rules.word import word
from planechase.words import filters
from planechase.words.amounts import Number, amount
from planechase.words.effects.tokens import Token
from planechase.words.english import listed
from planechase.words.players import YOU, RememberedPlayers
from planechase.words.selections import THIS, Attacked, Target
from planechase.words.speech import People, Quantity, Spoken
from planechase.words.statics.permissions import SkipSteps

if TYPE_CHECKING:
    from planechase.rules.source import Source
    from planechase.rules.state import State
    from planechase.words.english import Reader


EACH_OF_THEM = RememberedPlayers("each of them")


def recipients(game: State, to: Selection | Players, by: Source) -> Rule[list[Id]]:
    """The ids of the players or objects something is done to."""
    if isinstance(to, Targeting):
        return list(by.targets.get(to, ()))
    if isinstance(to, Attacked):
        return to.ids(game, by)
    if isinstance(to, Players):
        return [player.id for player in to.found(game, by)]
    objects = yield from to.choose(game, by)
    return [obj.id for obj in objects]


@word
class DealDamage(Effect):
    """CR 120: a source deals damage to each of these."""

    to: Selection | Players
    count: Quantity
    source: Selection = THIS
    key: str = "damage"

    def reading(self) -> str:
        divided = getattr(self.to, "divided", None) is not None
        middle = " divided as you choose among" if divided else " to"
        if not _plain(self.count):
            if isinstance(self.to, Players) and not isinstance(self.to, Targeting):
                return "{source} deal[s] damage to {to} {count:equal}"
            return "{source} deal[s] damage {count:equal}" + middle + " {to}"
        return "{source} deal[s] {count:digits} damage" + middle + " {to}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        dealt = yield from deal_damage(game, (yield from self.damage(game, by)))
        by.remember(self.key, tuple(d.amount for d in dealt))

    def damage(self, game: State, by: Source) -> Rule[list[DamageDealt]]:
        """The damage it is about to deal: its source, to whom, and how much."""
        sources = self.source.objects(game, by)
        if not sources:
            return []
        source = sources[0]
        total = self.count.value(game, by)
        shares = by.divisions.get(self.to) if isinstance(self.to, Targeting) else None
        return [
            DamageDealt(source.id, id, shares.get(id, 0) if shares else total)
            for id in (yield from recipients(game, self.to, by))
        ]


@word
class DamageByEach(DealDamage):
    """CR 120.4: damage to each of some players, all of it at once; how much, depends on each (`EACH_OF_THEM`)."""

    def damage(self, game: State, by: Source) -> Rule[list[DamageDealt]]:
        sources = self.source.objects(game, by)[:1]
        found: list[DamageDealt] = []
        for id in (yield from recipients(game, self.to, by)):
            one = by.clone()
            one.remember(EACH_OF_THEM.key, (id,))
            found += [DamageDealt(source.id, id, self.count.value(game, one)) for source in sources]
        return found


@word
class DamageTogether(Effect, Spoken):
    """CR 120.4: damage of different amounts in one sentence, all of it dealt at once."""

    effects: tuple[DealDamage, ...]

    def happen(self, game: State, by: Source) -> Rule[None]:
        damage: list[DamageDealt] = []
        for effect in self.effects:
            damage += yield from effect.damage(game, by)
        dealt = yield from deal_damage(game, damage)
        by.remember("damage", tuple(d.amount for d in dealt))

    def say(self, reader: Reader) -> str:
        """Who deals it is said once, and so is how much, where it is the same."""
        first, *rest = self.effects
        if all(effect.count == first.count for effect in rest):
            head = reader.template(first, "{source} deal[s]")
            whom = listed([reader.read(effect.to) for effect in self.effects])
            if _plain(first.count):
                return f"{head} {reader.read(first.count, 'digits')} damage to {whom}"
            return f"{head} damage to {whom} {reader.read(first.count, 'equal')}"
        others = [reader.template(effect, "{count:digits} damage to {to}") for effect in rest]
        return listed([reader.read(first), *others])


@word
class TakeDamage(Effect):
    """Damage to the players who chose it (see `AnyPlayerMay`)."""

    reads = "have {this} deal {count:digits} damage to them"
    count: Quantity
    this: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        amount = self.count.value(game, by)
        yield from deal_damage(game, [DamageDealt(by.object_id, player, amount) for player in by.remembered("each")])


def _plain(count: Amount) -> bool:
    return type(count).__name__ in ("Number", "X", "AsX", "ThatMuch", "Remembered", "HowMany", "Times")


@word
class GainLife(Effect):
    """CR 119.3."""

    count: Quantity
    who: Players = YOU
    imperative = False

    def reading(self) -> str:
        return "{who} gain[s] {count:digits} life" if _plain(self.count) else "{who} gain[s] life {count:equal}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from actions.gain_life(game, player, self.count.value(game, by))


@word
class LoseLife(Effect):
    """CR 119.3. How much each player lost is remembered."""

    count: Quantity
    who: Players = YOU
    imperative = False

    def reading(self) -> str:
        return "{who} lose[s] {count:digits} life" if _plain(self.count) else "{who} lose[s] life {count:equal}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        lost: list[int] = []
        for player in self.who.found(game, by):
            lost.append((yield from actions.lose_life(game, player, self.count.value(game, by))))
        by.remember("life lost", tuple(lost))


@word
class LoseHalfLife(Effect):
    """CR 119.3: half of the life a player has as this happens, rounded up."""

    reads = "{who} lose[s] half [your|their] life, rounded up"
    who: Players = YOU
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from actions.lose_life(game, player, (max(0, player.life) + 1) // 2)


@word
class SetLife(Effect):
    """CR 119.5: a life total becomes a number."""

    life: int | Quantity
    who: Players = YOU

    def reading(self) -> str:
        whose = "your" if self.who == YOU else "{who}'s"
        return whose + " life total become[s] {life:digits}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        total = amount(self.life).value(game, by)
        for player in (yield from one_of_each_team(game, self.who.found(game, by))):
            yield from actions.set_life(game, player, total)


@word
class ExchangeLife(Effect):
    """CR 701.12c: two players exchange life totals."""

    reads = "{who} exchange[s] life totals with {other}"
    other: Players
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            for other in self.other.found(game, by):
                yield from actions.exchange_life(game, player, other)


@word
class RedistributeLife(Effect):
    """CR 119.5, 810.9f: you choose some players, only one of those who share a life total, and who gets which total."""

    reads = "redistribute any number of players' life totals"
    yours = True

    def happen(self, game: State, by: Source) -> Rule[None]:
        able = [player.id for player in influence.everybody(game, by)]
        why = "Choose whose life totals to redistribute."
        one_each = partial(_share_life, game)
        chosen = yield from ask(Choose(by.controller, why, able, 0, len(able), by.object_id, one_each))
        totals = [game.players[id].life for id in chosen]
        for place, id in enumerate(chosen, 1):
            options = [str(total) for total in _possible_totals(game, id, totals, chosen[place:])]
            why = f"Choose the new life total of {game.name_of(id)}."
            total = options if len(options) == 1 else (yield from ask(Choose(by.controller, why, options, about=id)))
            totals.remove(int(total[0]))
            yield from actions.set_life(game, game.players[id], int(total[0]))


def _possible_totals(game: State, id: Id, totals: list[int], others: list[Id]) -> list[int]:
    """CR 119.7, 119.8: the totals a player can be given so that there is one left for each of the others, too."""
    picky = [other for other in others if not all(_can_have(game, other, total) for total in totals)]
    return [t for t in dict.fromkeys(totals) if _can_have(game, id, t) and _can_share(game, picky, _without(totals, t))]


def _can_share(game: State, ids: list[Id], totals: list[int]) -> bool:
    if not ids:
        return True
    first, *rest = ids
    return any(_can_have(game, first, t) and _can_share(game, rest, _without(totals, t)) for t in dict.fromkeys(totals))


def _without(totals: list[int], total: int) -> list[int]:
    place = totals.index(total)
    return totals[:place] + totals[place + 1 :]


def _can_have(game: State, id: Id, total: int) -> bool:
    player = game.players[id]
    if total == player.life:
        return True
    return not (life.cannot_gain(game, player) if total > player.life else life.cannot_lose(game, player))


def _share_life(game: State, chosen: list[Id]) -> str | None:
    teams = {game.players[id].team for id in chosen}
    if game.options.shared_life and len(teams) < len(chosen):
        return "Players who share a life total cannot both be chosen: one of each team."
    return None


@word
class Destroy(Effect):
    """CR 701.8. What was destroyed is remembered."""

    what: Selection
    can_regenerate: bool = True
    key: str = "destroyed"

    def reading(self) -> str:
        return "destroy {what}" + ("" if self.can_regenerate else ". {what} can't be regenerated")

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        gone = yield from actions.destroy(game, objects, by.object_id, self.can_regenerate)
        by.remember(self.key, tuple(gone))


@word
class Exile(Effect):
    """CR 701.13. The exiled cards are remembered, and linked to the source under `link` if it has one (CR 607)."""

    reads = "exile {what}"
    what: Selection
    link: str = ""
    key: str = "exiled"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        arrived = yield from actions.exile(game, [obj for obj in objects if obj.id in game.objects], by)
        by.remember(self.key, tuple(arrived))
        if self.link:
            game.link(by.object_id, self.link, *arrived)


@word
class ExileFaceDown(Effect):
    """CR 406.3: exile cards face down, for some players to look at."""

    reads = "exile {what} face down. {who} may look at {what} for as long as {what} stays exiled"
    what: Selection
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        there = [obj for obj in objects if obj.id in game.objects]
        arrived = yield from actions.exile_face_down(game, there, self.who.found(game, by), by)
        by.remember("exiled", tuple(arrived))


@word
class ExileUntilThisLeaves(Effect):
    """CR 610.3: exile until this leaves the battlefield; nothing happens if it already has."""

    reads = "exile {what} until {this} leaves the battlefield"
    what: Selection
    this: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        if game.permanent(by.object_id) is None:
            return
        objects = yield from self.what.choose(game, by)
        arrived = yield from actions.exile(game, [obj for obj in objects if obj.id in game.objects], by)
        by.remember("exiled", tuple(arrived))
        if arrived:
            game.held[by.object_id] = (*game.held.get(by.object_id, ()), *arrived)


@word
class Sacrifice(Effect):
    """CR 701.21: players sacrifice permanents of their choice; what was sacrificed is remembered."""

    reads = "{who} sacrifice[s] {count} {what:counted}"
    what: Filter
    who: Players = YOU
    count: Quantity = Number(1)
    key: str = "sacrificed"

    def reading(self) -> str:
        whose = "" if isinstance(self.who, People) and self.who.is_you else " of their choice"
        if isinstance(self.count, Number) and self.count.number == 1:
            return "{who} sacrifice[s] {what}" + whose
        return "{who} sacrifice[s] {count} {what:many}" + whose

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            mine = [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]
            count = self.count.value(game, by)
            chosen += yield from actions.choose_objects(game, player, mine, count, count, "Choose what to sacrifice.")
        by.remember(self.key, tuple((yield from actions.sacrifice(game, chosen))))


@word
class SacrificeAny(Effect):
    """CR 701.21: as many permanents as the player likes, perhaps none; what was sacrificed is remembered."""

    reads = "{who} sacrifice[s] any number of {what:many}"
    what: Filter
    who: Players = YOU
    key: str = "sacrificed"

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            mine = [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]
            why = "Choose what to sacrifice."
            chosen += yield from actions.choose_objects(game, player, mine, 0, len(mine), why, by.object_id)
        by.remember(self.key, tuple((yield from actions.sacrifice(game, chosen))))


@word
class SacrificeIt(Effect):
    """CR 701.21: its controller sacrifices this very permanent, or several all at once; what went is remembered."""

    reads = "sacrifice {what}"
    what: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        here = [permanent for obj in objects if (permanent := game.permanent(obj.id)) is not None]
        by.remember("sacrificed", tuple((yield from actions.sacrifice(game, here))))


@word
class TapIt(Effect):
    """CR 701.26a."""

    reads = "tap {what}"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from actions.tap(game, [obj for obj in objects if obj.id in game.objects])


@word
class UntapIt(Effect):
    """CR 701.26b."""

    reads = "untap {what}"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from actions.untap(game, [obj for obj in objects if obj.id in game.objects])


@word
class RemoveFromCombat(Effect):
    """CR 506.4: creatures are neither attacking nor blocking any more."""

    reads = "remove {what} from combat"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        for turn in game.turns:
            if turn.combat is not None:
                for obj in objects:
                    remove_from_combat(turn.combat, obj.id)
        game.stirred()


@word
class PutCounters(Effect, Spoken):
    """CR 122.6."""

    kind: str
    on: Selection
    count: Quantity = Number(1)

    def say(self, reader: Reader) -> str:
        """A number that speaks of what the counters are put on stands behind it: "where X is its mana value"."""
        on = reader.read(self.on)
        before, reader.tails = reader.tails, []
        count = reader.read(self.count)
        tails, reader.tails = reader.tails, before
        s = "" if self.count.is_one() else "s"
        return f"put {count} {self.kind} counter{s} on {on}{''.join(tails)}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.on.choose(game, by)
        shares = by.divisions.get(self.on) if isinstance(self.on, Targeting) else None
        for obj in objects:
            if obj.id in game.objects:
                count = shares.get(obj.id, 0) if shares else self.count.value(game, by)
                yield from actions.put_counters(game, by.controller, [obj.id], self.kind, count)


@word
class DistributeCounters(Effect, Spoken):
    """CR 601.2d, 122.6: a player distributes counters among targets; how, was chosen with the targets."""

    kind: str
    on: Target
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        shares = by.divisions.get(self.on, {})
        for player in self.who.found(game, by):
            for obj in self.on.objects(game, by):
                yield from actions.put_counters(game, player.id, [obj.id], self.kind, shares.get(obj.id, 0))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        count = reader.read(self.on.divided, "equal")
        verb = "distribute" if who == "you" else f"{who} distributes"
        return f"{verb} a number of {self.kind} counters {count} among {reader.read(self.on)}"


@word
class RemoveAllCounters(Effect):
    """CR 122.8: every counter of a kind."""

    reads = "remove all {kind} counters from {what}"
    kind: str
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            yield from actions.remove_counters(game, obj.id, self.kind, obj.counter(self.kind))


@word
class ChooseTarget(Effect):
    """CR 115: what the rest of the text is about; choosing it does nothing by itself."""

    what: Selection | Players
    at_random: bool = False

    def reading(self) -> str:
        return "select {what} at random" if self.at_random else "choose {what}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


@word
class ChooseOne(Effect):
    """CR 607.2d: "a color", "a creature type" or "a card name" is chosen for the source, for its linked abilities."""

    reads = "choose {which}"
    yours = True
    which: str

    def happen(self, game: State, by: Source) -> Rule[None]:
        options = choices_for(game, self.which)
        chosen = yield from ask(Choose(by.controller, f"Choose {self.which}.", options, about=by.object_id))
        game.link(by.object_id, self.which.split()[-1], chosen[0])


@word
class ChooseAmong(Effect):
    """CR 608.2d: what the rest of the text is about, chosen as the instruction is carried out; it is no target."""

    reads = "choose {what}"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.what.choose(game, by)


@word
class RemoveCounters(Effect):
    """CR 122.8."""

    kind: str
    what: Selection
    count: Quantity = Number(1)

    def reading(self) -> str:
        return "remove {count} {kind} counter" + ("" if self.count.is_one() else "s") + " from {what}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            yield from actions.remove_counters(game, obj.id, self.kind, self.count.value(game, by))


@word
class MoveCounters(Effect):
    """CR 122.5: as many counters of a kind as you like go from one object onto others, as you share them out."""

    reads = "move any number of {kind} counters from {what} onto {onto:many}"
    kind: str
    onto: Filter
    what: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        for giver in (yield from self.what.choose(game, by)):
            others = [p for p in influence.permanents(game, by) if p.id != giver.id]
            among = [p.id for p in others if self.onto.matches(game, p, by)]
            count = giver.counter(self.kind)
            if giver.id not in game.objects or not count or not among:
                continue
            why = f"Move {self.kind} counters of {game.name_of(giver.id)}; its own share stays on it."
            shares = yield from ask(Divide(by.controller, why, count, [giver.id, *among], about=by.object_id))
            yield from actions.move_counters(game, by.controller, giver.id, self.kind, shares)


@word
class AttachTo(Effect):
    """CR 701.3: attach the source, or what was spoken of before, to something."""

    reads = "attach {this} to {to}"
    to: Selection
    this: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        attachments = [permanent for obj in self.this.objects(game, by) if (permanent := game.permanent(obj.id))]
        for obj in (yield from self.to.choose(game, by)):
            for attachment in attachments:
                if obj.id in game.objects:
                    yield from actions.attach(game, attachment, obj.id)


@word
class Fight(Effect):
    """CR 701.14."""

    one: Selection
    other: Selection | None = None

    def reading(self) -> str:
        return "{one} fight each other" if self.other is None else "{one} fight[s] {other}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        fighters = self.one.objects(game, by) + (self.other.objects(game, by) if self.other is not None else [])
        if len(fighters) == 2:
            yield from actions.fight(game, fighters[0], fighters[1])


@word
class ExtraTurn(Effect):
    """CR 500.7."""

    who: Players = YOU
    during: Statement | None = None
    """What is so in that turn."""

    def reading(self) -> str:
        text = "{who} take[s] an extra turn after this one"
        if isinstance(self.during, SkipSteps):
            return f"{text}. Skip the {self.during.step.value} of that turn"
        return text if self.during is None else text + ". {during} that turn"

    def done_by_you(self) -> bool:
        return False

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 805.8: one such effect gives a team that shares turns one turn, whomever of it it names."""
        for player, *_ in groups(game, self.who.found(game, by)):
            extra_turn(game, player)
            if self.during is not None:
                say_of_extra_turn(game, player.id, self.during, by)
        return
        yield


@word
class ReverseTurnOrder(Effect):
    """CR 103.1: whatever looks at the turn order goes the other way round from now on."""

    reads = "reverse the game's turn order"

    def happen(self, game: State, by: Source) -> Rule[None]:
        reverse_turn_order(game)
        return
        yield


@word
class ExtraCombat(Effect):
    """CR 500.8: an additional combat phase, followed by an additional main phase."""

    reads = "after this main phase, there is an additional combat phase, then an additional main phase"

    def happen(self, game: State, by: Source) -> Rule[None]:
        if game.turn.in_main_phase:
            add_combat_phase(game)
        return
        yield


@word
class LoseGame(Effect):
    """CR 104.3e."""

    reads = "{who} lose[s] the game"
    who: Players = YOU
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from ending.lose_by_effect(game, self.who.found(game, by), f"because of {game.name_of(by.object_id)}")


@word
class WinGame(Effect):
    """CR 104.2b."""

    reads = "{who} win[s] the game"
    who: Players = YOU
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from ending.win_by_effect(game, player, by)


@word
class DrawGame(Effect):
    """CR 104.4c."""

    reads = "the game is a draw"

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from ending.draw_by_effect(game, by)


@word
class TurnFaceDown(Effect):
    """CR 708.2a, 613.7f: permanents are turned face down; what is face down already stays as it is (708.2b)."""

    reads = "turn {what} face down"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            if isinstance(obj, Permanent) and not obj.face_down:
                obj.face_down = True
                obj.timestamp = game.new_stamp()
        game.changed()


def choices_for(game: State, which: str) -> list[str]:
    """What can be chosen for "a color", "a creature type" or "a card name".

    Any card may be named (CR 201.4), of a split card one half (201.4b).
    """
    if which == "a color":
        return ["white", "blue", "black", "red", "green"]
    if which == "a card name":
        known = (*game.pool, *(card.definition for card in game.cards))
        return sorted({name for card in known for name in card.printed.names})
    kinds = {kind for permanent in game.permanents() for kind in _kinds(game.chars(permanent))}
    for card in game.cards:
        kinds.update(_kinds_spoken_of(card.definition.printed))
    return sorted(kinds)


def _kinds(what: Characteristics | Token) -> list[str]:
    """CR 205.3c: the creature types of something; the subtypes of planes and planeswalkers are others."""
    if not what.types & (CREATURE | KINDRED):
        return []
    return [kind for kind in what.subtypes if kind != EVERY_CREATURE_TYPE and filters.is_creature_subtype(kind)]


@lru_cache(maxsize=4096)
def _kinds_spoken_of(printed: Characteristics) -> frozenset[str]:
    """The creature types of a card, and of the tokens it makes."""
    tokens = (part for ability in printed.index.all for part in ability.walk() if isinstance(part, Token))
    return frozenset({*_kinds(printed), *(kind for token in tokens for kind in _kinds(token))})


def destroy(what: Selection, can_regenerate: bool = True) -> Destroy:
    return Destroy(what, can_regenerate)


def exile(what: Selection) -> Exile:
    return Exile(what)


def damage(count: int | Quantity, to: Selection | Players, source: Selection = THIS) -> DealDamage:
    return DealDamage(to, amount(count), source)


def gain_life(count: int | Quantity, who: Players = YOU) -> GainLife:
    return GainLife(amount(count), who)


def lose_life(count: int | Quantity, who: Players = YOU) -> LoseLife:
    return LoseLife(amount(count), who)


def put_counters(kind: str, on: Selection, count: int | Quantity = 1) -> PutCounters:
    return PutCounters(kind, on, amount(count))


def sacrifice(what: filters.Description, who: Players = YOU, count: int | Quantity = 1) -> Sacrifice:
    return Sacrifice(what, who, amount(count))
