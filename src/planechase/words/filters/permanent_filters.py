"""By whose an object is, its status, its counters and what is attached to it (CR 108, 110, 122, 301.5, 303.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.attaching import could_have_enchanted, is_aura
from planechase.rules.events.turning_over import is_transformed
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Amount, Players, Selection
from planechase.rules.language.word import word
from planechase.rules.state.objects import Object, Permanent, StackObject
from planechase.words.filters.combining_filters import Description

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class IsToken(Description):
    """CR 111."""

    looks_back = True
    restless = False
    role = "noun"
    reads = "token"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.is_token and not isinstance(obj, StackObject)


@word
class ControlledBy(Description):
    """CR 108.4: under the control of some players."""

    looks_back = True
    restless = False
    role = "after"
    who: Players

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any(player.id == obj.controller for player in self.who.found(game, by))


@word
class OwnedBy(Description):
    """CR 108.3: what began the game in the deck of such a player, or was created by them."""

    looks_back = True
    restless = False
    role = "after"
    who: Players

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any(player.id == obj.owner for player in self.who.found(game, by))


@word
class LeastToughness(Description):
    """With the least toughness among the creatures of its controller."""

    looks_back = False
    role = "after"
    reads = "with the least toughness among creatures you control"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        mine = [p for p in game.controlled_by(obj.controller) if game.chars(p).types & CREATURE]
        return game.toughness(obj) == min(map(game.toughness, mine), default=0)


@word
class Yours(Description):
    """Controlled by "you", as fast as it is common."""

    looks_back = True
    restless = False
    role = "after"
    reads = "you control"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.controller == by.controller or (game.options.shared_turns and by.means(game, obj.controller))


@word
class YourTeams(Description):
    """CR 808.2: controlled by you or another player of your team."""

    looks_back = True
    restless = False
    role = "after"
    reads = "your team controls"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.players[obj.controller].team == game.players[by.controller].team


@word
class OpponentControls(Description):
    """Controlled by one of your opponents."""

    looks_back = True
    restless = False
    role = "after"
    reads = "an opponent controls"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.players[obj.controller].team != game.players[by.controller].team


@word
class Tapped(Description):
    """CR 110.5b."""

    looks_back = True
    reads = "tapped"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, Permanent) and obj.tapped


@word
class Transformed(Description):
    """CR 701.27g: a double-faced permanent with its back face up."""

    looks_back = True
    reads = "transformed"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, Permanent) and is_transformed(obj)


@word
class FaceDown(Description):
    """CR 708.2, 110.5."""

    looks_back = True
    reads = "face-down"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.face_down


@word
class WithCounter(Description):
    """CR 122: with at least one counter of a kind."""

    looks_back = True
    restless = False
    role = "after"
    kind: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.counter(self.kind) > 0


@word
class WithAnyCounter(Description):
    """CR 122.1: with at least one counter, of whatever kind."""

    looks_back = True
    restless = False
    role = "after"
    reads = "with a counter on it"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.counters is not None and any(count > 0 for count in obj.counters.values())


@word
class FewerCounters(Description):
    """CR 122: with fewer counters of a kind than a number."""

    looks_back = True
    restless = False
    role = "after"
    reads = "with fewer than {than:letter} {kind} counters on it"
    kind: str
    than: Amount

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.counter(self.kind) < self.than.value(game, by)


@word
class Enchanted(Description):
    """CR 303.4b: with an Aura attached to it, now or as it left (608.2h)."""

    looks_back = True
    restless = False
    reads = "enchanted"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any(is_aura(game, other) for other in attachments_of(game, obj))


@word
class Equipped(Description):
    """CR 301.5: with an Equipment attached to it, now or as it left (608.2h)."""

    looks_back = True
    restless = False
    reads = "equipped"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any("Equipment" in game.chars(other).subtypes for other in attachments_of(game, obj))


@word
class Modified(Description):
    """CR 700.9: with a counter on it, equipped, or enchanted by an Aura that its own controller controls."""

    looks_back = True
    restless = False
    reads = "modified"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(obj.counters) or any(_modifies(game, other, obj) for other in attachments_of(game, obj))


def attachments_of(game: State, obj: Object) -> list[Object]:
    """What is attached to something, or was as it left (608.2h)."""
    if isinstance(obj, Permanent) and obj.id not in game.objects:
        return [game.recall(id) for id in obj.attachments]
    return [*game.attached_to(obj.id)]


def _modifies(game: State, attachment: Object, host: Object) -> bool:
    if is_aura(game, attachment):
        return attachment.controller == host.controller
    return "Equipment" in game.chars(attachment).subtypes


@word
class AttachedHost(Description):
    """CR 301.5, 303.4: what the source is attached to, or was as it left. Reads "enchanted" or "equipped"."""

    looks_back = True
    restless = False

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        this = by.this(game)
        return isinstance(this, Permanent) and this.attached_to == obj.id


@word
class AttachedToThis(Description):
    """Attached to the source."""

    looks_back = True
    restless = False
    role = "after"
    reads = "attached to it"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, Permanent) and obj.attached_to == by.object_id


@word
class AttachedTo(Description):
    """Attached to what the text speaks of, or what was when that left (CR 608.2h)."""

    looks_back = True
    role = "after"
    reads = "attached to {what}"
    what: Selection

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        hosts = {host.id for host in self.what.objects(game, by)}
        return isinstance(obj, Permanent) and obj.attached_to in hosts


@word
class CouldEnchant(Description):
    """CR 303.4c: an Aura that could enchant something, as that is or as it last was on the battlefield (608.2h)."""

    looks_back = True
    role = "after"
    reads = "that could enchant {what}"
    what: Selection

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        hosts = self.what.objects(game, by)
        return is_aura(game, obj) and any(could_have_enchanted(game, obj, host) for host in hosts)


TOKEN = IsToken()
YOURS = Yours()
THEIRS = OpponentControls()
YOUR_TEAMS = YourTeams()
TAPPED = Tapped()
TRANSFORMED = Transformed()
FACE_DOWN = FaceDown()
ENCHANTED = Enchanted()
MODIFIED = Modified()
