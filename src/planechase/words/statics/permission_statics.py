"""Static abilities about what may and may not be done, and about turns (CR 101.2, 305.2, 401.5, 614.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.card_types import LAND
from planechase.rules.language.grammar import Condition, Filter, Players
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaType
from planechase.rules.mana.mana_abilities import ProducesInstead, Production
from planechase.rules.spells.permissions import (
    ActivationProhibition,
    CantBeCountered,
    CastCondition,
    CastPermission,
    CastProhibition,
    DrawProhibition,
    EntryProhibition,
    ExtraLandPlays,
    FlashPermission,
)
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.steps import Step
from planechase.rules.state.visibility import HandShown, RevealsDraws, TopCardShown
from planechase.rules.turns.setup import OpeningHandAction
from planechase.rules.turns.turn import DoesntUntap, SkipsStep, SkipsTurn, UntapsToo
from planechase.rules.turns.untapping import MayStayTapped, UntapLimit
from planechase.words import filters
from planechase.words.effects import zone_effects  # as a whole: the two know each other
from planechase.words.english import number_word, possessive
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import PLAYERS, YOU
from planechase.words.selections import THIS
from planechase.words.speech import People, SpokenWord, Things
from planechase.words.statics.continuous_statics import named, subject

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Effect
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


COLORS_OF_MANA: Final[tuple[ManaType, ...]] = ("W", "U", "B", "R", "G")


@word
class CantCast(CastProhibition, SpokenWord):
    """CR 101.2: players who cannot cast certain spells."""

    who: Players
    what: Filter = filters.ANYTHING

    def forbids(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        """CR 305.1: a land that is played is not cast."""
        if game.chars(obj).types & LAND:
            return False
        return named(game, self.who, player.id, by) and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        spells = of_cards(reader, self.what, "many", "spell")
        return f"{spells} can't be cast" if self.who == PLAYERS else f"{reader.read(self.who)} can't cast {spells}"


@word
class CantEnterFrom(EntryProhibition):
    """CR 614.17d: no card enters the battlefield from a zone; what is cast from there enters from the stack."""

    zone: Zone

    def reading(self) -> str:
        return f"cards can't enter from {self.zone.value}"

    def forbids_entering(self, game: State, obj: Object, by: Source) -> bool:
        return obj.zone is self.zone and not obj.is_token


@word
class CastLimit(CastProhibition):
    """CR 101.2: players who cannot cast more than so many spells each turn; those cast before it was so count."""

    reads = "{who} can't cast more than {count:number} spell[s] each turn"
    who: Players
    count: int = 1

    def forbids(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        """CR 305.1: a land that is played is not cast."""
        if game.chars(obj).types & LAND or player.did(Did.CAST) < self.count:
            return False
        return named(game, self.who, player.id, by)


@word
class CastOnlyIf(CastCondition):
    """CR 601.3: this spell cannot be cast unless something is so."""

    condition: Condition

    def reading(self) -> str:
        is_time = self.condition.reading().startswith("during ")
        return "cast this spell only {condition}" if is_time else "cast this spell only if {condition}"

    def allows(self, game: State, player: Player, by: Source) -> bool:
        return self.condition.holds(game, by)


@word
class CastAsThoughFlash(FlashPermission, SpokenWord):
    """CR 601.3b: players may cast such spells whenever they could cast an instant."""

    who: Players
    what: Filter = filters.ANYTHING

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return named(game, self.who, player.id, by) and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        spells = of_cards(reader, self.what, "many", "spell").replace(" or ", " and ")
        return f"{reader.read(self.who)} may cast {spells} as though they had flash"


@word
class PlayFromTop(CastPermission):
    """CR 401.5: playing the top card of a library, your own or anybody's."""

    whose: Players = YOU

    def reading(self) -> str:
        whose = "your" if self.whose == YOU else "any player's"
        return f"you may play lands and cast spells from the top of {whose} library"

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.LIBRARY,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        if not by.means(game, player.id):
            return False
        return any(other.library[:1] == [obj.id] for other in self.whose.found(game, by))

    def lands_too(self) -> bool:
        return True


@word
class CantDraw(DrawProhibition):
    """CR 121.3: players who cannot draw cards."""

    reads = "{who} can't draw cards"
    who: Players = YOU

    def forbids_drawing(self, game: State, player: Id, by: Source) -> bool:
        return named(game, self.who, player, by)


@word
class NoActivating(ActivationProhibition, SpokenWord):
    """CR 602.5: activated abilities of certain objects cannot be activated, unless they are mana abilities."""

    what: Filter
    mana_too: bool = False

    def forbids(self, game: State, player: Player, obj: Object, is_mana: bool, by: Source) -> bool:
        """CR 109.2: what is described without the word "source" is a permanent."""
        if is_mana and not self.mana_too:
            return False
        anywhere = self.what == filters.ChosenName() or obj.zone is Zone.BATTLEFIELD
        return anywhere and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        if self.what == filters.ChosenName():
            text = "activated abilities of sources with the chosen name can't be activated"
        elif any(isinstance(part, filters.AttachedHost) for part in self.what.walk()):
            text = f"{possessive(phrase(reader, self.what, 'plain'))} activated abilities can't be activated"
        else:
            text = f"activated abilities of {phrase(reader, self.what, 'many')} can't be activated"
        return text if self.mana_too else f"{text} unless they're mana abilities"


@word
class MoreLands(ExtraLandPlays):
    """CR 305.2: players may play so many lands more each turn."""

    count: int
    who: Players = YOU

    def reading(self) -> str:
        if self.count >= 90:
            return "you may play any number of lands on each of your turns"
        many = "an additional land" if self.count == 1 else "{count} additional lands"
        return f"{{who}} may play {many} on each of {'your' if self.who == YOU else 'their'} turns"

    def extra(self, game: State, player: Player, by: Source) -> int:
        return self.count if named(game, self.who, player.id, by) else 0


@word
class NotCountered(CantBeCountered, SpokenWord):
    """CR 101.2: spells that cannot be countered."""

    what: Filter

    def protects(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, StackObject) and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        return (
            "this spell can't be countered"
            if self.what == filters.ITSELF
            else (f"{of_cards(reader, self.what, 'many', 'spell')} can't be countered")
        )


@word
class SkipSteps(SkipsStep):
    """CR 614.10: players do without a step of their turns."""

    who: Players
    step: Step

    def skips(self, game: State, player: Player, step: Step, by: Source) -> bool:
        return step is self.step and named(game, self.who, player.id, by)

    def reading(self) -> str:
        return f"skip your {self.step.value}" if self.who == YOU else f"{{who}} skip[s] their {self.step.value}s"


@word
class SkipTurns(SkipsTurn):
    """CR 614.10: players do without a whole turn."""

    reads = "{who} skip[s] a turn"
    who: Players

    def skips_turn(self, game: State, player: Player, by: Source) -> bool:
        return named(game, self.who, player.id, by)


@word
class MadeOfAnyColor(ProducesInstead, SpokenWord):
    """CR 106.12b: permanents that are tapped for mana produce mana of one colour of your choice instead."""

    what: Filter

    def instead(
        self, game: State, permanent: Object, productions: tuple[Production, ...], by: Source
    ) -> tuple[Production, ...]:
        if not self.what.matches(game, permanent, by):
            return productions
        amounts = dict.fromkeys(len(production) for production in productions)
        return tuple((color,) * amount for amount in amounts for color in COLORS_OF_MANA)

    def say(self, reader: Reader) -> str:
        what = phrase(reader, self.what, "one")
        return f"if {what} is tapped for mana, it produces mana of one color of your choice instead"


@word
class StaysTapped(DoesntUntap, SpokenWord):
    """CR 502.3: permanents that do not untap during their controllers' untap steps."""

    what: Filter

    def holds_down(self, game: State, permanent: Permanent, by: Source) -> bool:
        return self.what.matches(game, permanent, by)

    def say(self, reader: Reader) -> str:
        text, many = subject(reader, self.what)
        whose = _untap_steps(self.what) if many else "its controller's untap step"
        if self.what == filters.ITSELF:
            whose = "your untap step"
        return f"{text} {'do' if many else 'does'}n't untap during {whose}"


@word
class MayNotUntap(MayStayTapped):
    """CR 502.3: you may choose not to untap this."""

    reads = "you may choose not to untap {this} during your untap step"
    this: Things = THIS

    def may_stay(self, game: State, permanent: Permanent, by: Source) -> bool:
        return permanent.id == by.object_id


@word
class UntapsNoMore(UntapLimit, SpokenWord):
    """CR 502.3: players cannot untap more than so many permanents of a kind during their untap steps."""

    what: Filter
    count: int = 1

    def most(self) -> int:
        return self.count

    def limits(self, game: State, permanent: Permanent, by: Source) -> bool:
        return self.what.matches(game, permanent, by)

    def say(self, reader: Reader) -> str:
        what = phrase(reader, self.what, "plain" if self.count == 1 else "many")
        return f"players can't untap more than {number_word(self.count)} {what} during their untap steps"


def _untap_steps(what: Filter) -> str:
    """Whose untap steps they are: of one player where the description names one."""
    if any(isinstance(part, filters.Yours) for part in what.walk()):
        return "your untap step"
    who = next((part.who for part in what.walk() if isinstance(part, filters.ControlledBy)), None)
    if not isinstance(who, People) or who.is_many:
        return "their controllers' untap steps"
    return "that player's untap step"


@word
class AllUntap(UntapsToo, SpokenWord):
    """CR 502.3: other permanents untap as well during each untap step, or during those of some players."""

    what: Filter
    whose: Players | None = None

    def untaps(self, game: State, permanent: Permanent, player: Player, by: Source) -> bool:
        if self.whose is not None and not named(game, self.whose, player.id, by):
            return False
        return self.what.matches(game, permanent, by)

    def say(self, reader: Reader) -> str:
        what = phrase(reader, self.what, "many")
        if self.whose is not None:
            return f"untap all {what} during {possessive(reader.read(self.whose))} untap step"
        return f"all {what} untap during each player's untap step"


@word
class TopRevealed(TopCardShown):
    """CR 401.5: play with the top card of the library revealed."""

    who: Players = YOU

    def shows(self, game: State, library: Player, viewer: Id | None, by: Source) -> bool:
        return named(game, self.who, library.id, by)

    def reading(self) -> str:
        if self.who == YOU:
            return "play with the top card of your library revealed"
        return "players play with the top card of their libraries revealed"


@word
class HandsRevealed(HandShown):
    """CR 402.3: players play with their hands revealed."""

    reads = "{who} play with their hands revealed"
    who: Players

    def shows(self, game: State, holder: Id, by: Source) -> bool:
        return named(game, self.who, holder, by)


@word
class DrawsRevealed(RevealsDraws):
    """CR 701.20a: players reveal each card they draw."""

    reads = "players reveal each card they draw"

    def reveals(self, game: State, player: Id, by: Source) -> bool:
        return True


@word
class BeginsOnBattlefield(OpeningHandAction):
    """CR 103.6a: a card that may begin the game on the battlefield."""

    reads = "you may begin the game with this card on the battlefield if it is in your opening hand"

    def effect(self) -> Effect:
        return zone_effects.PutOntoBattlefield(THIS)
