"""What has happened, in a text: conditions, numbers and descriptions that ask the history (`rules.state.history`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from planechase.rules.language.card_types import type_names
from planechase.rules.language.grammar import Condition, Players
from planechase.rules.language.word import word
from planechase.rules.language.word_errors import Unsayable, WrongField
from planechase.rules.multiplayer import influence
from planechase.rules.state.history import Did, Record, When
from planechase.words.amounts import Counted
from planechase.words.english import article, listed, number_word, plural
from planechase.words.filters import Description
from planechase.words.player_words import EACH_PLAYER, YOU, EachOpponent, WhoseStep
from planechase.words.selections import THIS
from planechase.words.speech import People, SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


class HistoryPhrase(NamedTuple):
    """The words for something that happened: `has` in questions whether it did, `past` otherwise."""

    noun: str
    past: str
    has: str = ""
    one: str = ""
    """What stands there instead of "a" and the noun."""
    once: str = ""
    """The words for whether it happened at all, if they are different."""
    anybody: str = ""
    """The same, no matter who it happened to."""


DEEDS: Final[Mapping[Did, HistoryPhrase]] = {
    Did.CAST: HistoryPhrase("spell", "{who} cast {things}", "{who} {have} cast {things}"),
    Did.DREW: HistoryPhrase("card", "{who} drew {things}", "{who} {have} drawn {things}"),
    Did.PLAYED_LAND: HistoryPhrase("land", "{who} played {things}", "{who} {have} played {things}"),
    Did.ATTACKED: HistoryPhrase("creature", "{who} attacked with {things}", once="{who} attacked"),
    Did.BLOCKED: HistoryPhrase(
        "creature", "{who} blocked with {things}", "{who} {have} blocked with {things}", "creatures"
    ),
    Did.ENTERED: HistoryPhrase("permanent", "{who} had {things} enter under {their} control"),
    Did.DIED: HistoryPhrase("creature", "{things} died under {whose} control", anybody="{things} died"),
    Did.LEFT: HistoryPhrase("permanent", "{things} left the battlefield under {whose} control"),
    Did.TO_GRAVEYARD: HistoryPhrase("card", "{things} were put into {whose} graveyard from anywhere"),
    Did.DAMAGED: HistoryPhrase("", "{who_have} been dealt {much} damage", once="{who} {was} dealt damage"),
    Did.COMMITTED_CRIME: HistoryPhrase(
        "crime", "{who} committed {things}", "{who} {have} committed {things}", once="{who} {have} committed a crime"
    ),
    Did.GAINED_LIFE: HistoryPhrase("", "{who} gained {much} life", once="{who} gained life"),
    Did.LOST_LIFE: HistoryPhrase("", "{who} lost {much} life", once="{who} lost life"),
}
"""What can be asked for in a text."""


@word
class Happened(Condition, SpokenWord):
    """A player did something often enough, or it was done to them: this turn, last turn, since your last turn."""

    did: Did
    who: Players = YOU
    least: int = 1
    types: int = 0
    """Only with objects of these card types, as they were then; 0 is any."""
    when: When = When.THIS_TURN
    never: bool = False
    """Whether it is asked that none of them did it."""
    another: bool = False
    """Whether what is only about to be cast says "another"."""

    def __post_init__(self) -> None:
        Condition.__post_init__(self)
        if self.least < 1:
            raise WrongField("Happened.least: nothing has to happen for none to have happened; say never=True.")

    def holds(self, game: State, by: Source) -> bool:
        often = [self._often(game, player, by) for player in doers(game, self.who, by)]
        if self.never:
            return not any(often)
        together = isinstance(self.who, People) and self.who.is_many
        return (sum(often) if together else max(often, default=0)) >= self.least

    def _often(self, game: State, player: Player, by: Source) -> int:
        if self.when is When.THIS_TURN and not self.types:
            return player.did(self.did)
        return sum(r.amount for r in self._records(game, player, by) if not self.types or r.types & self.types)

    def _records(self, game: State, player: Player, by: Source) -> list[Record]:
        if self.when is When.THIS_TURN:
            return game.done_by(player, self.did)
        if self.when is When.LAST_TURN:
            return [r for r in game.history.in_turn(game.turn.before, self.did) if r.player == player.id]
        since = game.history.since(by.you(game).turn_ended)
        return [r for r in since if r.did is self.did and r.player == player.id]

    def say(self, reader: Reader) -> str:
        deed = DEEDS.get(self.did)
        if deed is None:
            raise Unsayable(f"Happened does not know how to say {self.did.value!r}.")
        who = reader.read(self.who)
        if self.never:
            who = f"no {who.removeprefix('each ')}"
        elif who.startswith("each "):
            who = article(who.removeprefix("each "))
        mine = who == "you"
        have = "have" if mine or (isinstance(self.who, People) and self.who.is_many) else "has"
        asked_whether = self.least == 1 and self.when is When.THIS_TURN and not self.never
        template = (deed.has if asked_whether else "") or deed.past
        if self.least == 1 and not self.types and deed.once:
            template = deed.once
        if deed.anybody and self.who == EACH_PLAYER:
            template = deed.anybody
        said = template.format(
            who=who,
            have=have,
            was="were" if mine else "was",
            who_have="you've" if mine else f"{who} {have}",
            their="your" if mine else "their",
            whose="your" if mine else f"{who}'s",
            things=self._things(deed),
            much=f"{self.least} or more",
        )
        return f"{said} {self.when.value}"

    def _things(self, deed: HistoryPhrase) -> str:
        noun = deed.noun
        if self.types:
            kinds = [name.lower() for name in type_names(self.types)]
            noun = listed([f"{kind} spell" if self.did is Did.CAST else kind for kind in kinds], "or")
        if self.least > 1:
            return f"{number_word(self.least)} or more {plural(noun)}"
        return f"another {noun}" if self.another else deed.one or article(noun)


def doers(game: State, who: Players, by: Source) -> list[Player]:
    """Whose deeds count: also of those who have left since (CR 805.4d: of all whose turn it is)."""
    if isinstance(who, WhoseStep):
        first = game.players[game.turn.active[0]]
        return [p for p in game.players if p.team == first.team] if game.options.shared_turns else [first]
    if isinstance(who, EachOpponent):
        gone = [p for p in game.players if p.has_left and p.team != game.players[by.controller].team]
        return [*who.found(game, by), *gone]
    if who == EACH_PLAYER:
        return [*who.found(game, by), *(p for p in game.players if p.has_left)]
    return who.found(game, by)


@word
class HowOften(Counted):
    """How often something was done this turn, by anybody or by some players."""

    did: Did
    who: Players | None = None
    before: bool = False
    """CR 702.40: whether what asks is not counted itself."""

    def value(self, game: State, by: Source) -> int:
        if self.who is not None:
            often = sum(player.did(self.did) for player in doers(game, self.who, by))
        elif game.reach is not None:
            often = sum(player.did(self.did) for player in influence.everybody(game, by))
        else:
            often = sum(record.amount for record in game.this_turn(self.did))
        return max(0, often - self.before)

    def each(self, reader: Reader) -> str:
        deed = DEEDS[self.did]
        if self.did is Did.DIED and self.who in (None, YOU):
            return f"creature that died{'' if self.who is None else ' under your control'} this turn"
        if self.who is None:
            return f"{deed.noun} {self.did.value}{' before it' if self.before else ''} this turn"
        who = reader.read(self.who)
        said = deed.past.format(who="", things="").strip()
        return f"{deed.noun} {who} {said} this turn"

    def number_of(self, reader: Reader) -> str:
        noun = DEEDS[self.did].noun
        return f"the number of {plural(noun)}{self.each(reader).removeprefix(noun)}"


@word
class ThatDid(Description):
    """An object with which something was done this turn, or to which it happened."""

    looks_back = True
    role = "after"
    did: Did

    def reading(self) -> str:
        return f"that {_OF_OBJECTS.get(self.did, self.did.value)} this turn"

    def denied(self) -> str:
        return "that didn't attack this turn" if self.did is Did.ATTACKED else ""

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any(record.what == obj.id for record in game.this_turn(self.did))


@word
class DealtDamageByThis(Description):
    """CR 120.1: something to which the source, or what it is attached to, dealt damage this turn."""

    looks_back = True
    role = "after"
    reads = "dealt damage by {this} this turn"
    this: Things = THIS

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        sources = [source.id for source in self.this.objects(game, by)]
        return any(record.whom == obj.id and record.what in sources for record in game.this_turn(Did.HARMED))


_OF_OBJECTS: Final = {Did.HURT: "dealt combat damage to a player", Did.DAMAGED: "dealt damage to a player"}
THAT_ATTACKED = ThatDid(Did.ATTACKED)
